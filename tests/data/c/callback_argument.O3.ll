; ModuleID = 'callback_argument.c'
source_filename = "callback_argument.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local double @callback_argument(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc double @trapezoid(ptr noundef nonnull @gauss, double noundef %0, double noundef %1, double noundef %2, i32 noundef 8)
  %5 = tail call fastcc double @trapezoid(ptr noundef nonnull @wave, double noundef %0, double noundef %1, double noundef %2, i32 noundef 6)
  %6 = fadd double %4, %5
  ret double %6
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc double @trapezoid(ptr noundef readonly captures(none) %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef range(i32 6, 9) %4) unnamed_addr #1 {
  %6 = fsub double %3, %2
  %7 = uitofp nneg i32 %4 to double
  %8 = fdiv double %6, %7
  %9 = tail call double %0(double noundef %2, double noundef %1) #5, !callees !8
  %10 = tail call double %0(double noundef %3, double noundef %1) #5, !callees !8
  %11 = fadd double %9, %10
  %12 = fmul double %11, 5.000000e-01
  br label %15

13:                                               ; preds = %15
  %14 = fmul double %8, %21
  ret double %14

15:                                               ; preds = %5, %15
  %16 = phi i32 [ 1, %5 ], [ %22, %15 ]
  %17 = phi double [ %12, %5 ], [ %21, %15 ]
  %18 = uitofp nneg i32 %16 to double
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %8, double %2)
  %20 = tail call double %0(double noundef %19, double noundef %1) #5, !callees !8
  %21 = fadd double %17, %20
  %22 = add nuw nsw i32 %16, 1
  %23 = icmp eq i32 %22, %4
  br i1 %23, label %13, label %15, !llvm.loop !9
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define internal double @gauss(double noundef %0, double noundef %1) #2 {
  %3 = fneg double %1
  %4 = fmul double %0, %3
  %5 = fmul double %0, %4
  %6 = tail call double @exp(double noundef %5) #5, !tbaa !4
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define internal double @wave(double noundef %0, double noundef %1) #2 {
  %3 = fmul double %0, %1
  %4 = tail call double @sin(double noundef %3) #5, !tbaa !4
  ret double %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{ptr @gauss, ptr @wave}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}

; ModuleID = 'complex_by_hand.c'
source_filename = "complex_by_hand.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(errnomem: write) uwtable
define dso_local double @complex_by_hand(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %2, %3
  %4 = phi double [ 0.000000e+00, %2 ], [ %10, %3 ]
  %5 = phi double [ 0.000000e+00, %2 ], [ %12, %3 ]
  %6 = phi i32 [ 0, %2 ], [ %13, %3 ]
  %7 = fneg double %5
  %8 = fmul double %5, %7
  %9 = tail call double @llvm.fmuladd.f64(double %4, double %4, double %8)
  %10 = fadd double %0, %9
  %11 = fmul double %4, 2.000000e+00
  %12 = tail call double @llvm.fmuladd.f64(double %11, double %5, double %1)
  %13 = add nuw nsw i32 %6, 1
  %14 = fmul double %12, %12
  %15 = tail call double @llvm.fmuladd.f64(double %10, double %10, double %14)
  %16 = fcmp olt double %15, 1.000000e+03
  %17 = icmp samesign ult i32 %6, 49
  %18 = select i1 %16, i1 %17, i1 false
  br i1 %18, label %3, label %19, !llvm.loop !8

19:                                               ; preds = %3
  %20 = uitofp nneg i32 %13 to double
  %21 = tail call double @llvm.sqrt.f64(double %15)
  %22 = tail call double @log(double noundef %21) #4, !tbaa !4
  %23 = tail call double @log(double noundef %22) #4, !tbaa !4
  %24 = fsub double %20, %23
  ret double %24
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

attributes #0 = { nofree norecurse nounwind memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}

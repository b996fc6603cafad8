; ModuleID = 'float_counter.c'
source_filename = "float_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(errnomem: write) uwtable
define dso_local double @float_counter(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = fcmp olt double %2, %1
  br i1 %4, label %5, label %17

5:                                                ; preds = %3
  %6 = fadd double %2, 0.000000e+00
  %7 = fmul double %0, %2
  br label %8

8:                                                ; preds = %5, %8
  %9 = phi double [ %6, %5 ], [ %15, %8 ]
  %10 = phi double [ 0.000000e+00, %5 ], [ %9, %8 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %14, %8 ]
  %12 = fmul double %0, %10
  %13 = tail call double @cos(double noundef %12) #3, !tbaa !4
  %14 = tail call double @llvm.fmuladd.f64(double %7, double %13, double %11)
  %15 = fadd double %2, %9
  %16 = fcmp olt double %15, %1
  br i1 %16, label %8, label %17, !llvm.loop !8

17:                                               ; preds = %8, %3
  %18 = phi double [ 0.000000e+00, %3 ], [ %14, %8 ]
  %19 = phi double [ 0.000000e+00, %3 ], [ %9, %8 ]
  %20 = fsub double %1, %19
  %21 = fmul double %0, %20
  %22 = fmul double %0, %19
  %23 = tail call double @cos(double noundef %22) #3, !tbaa !4
  %24 = tail call double @llvm.fmuladd.f64(double %21, double %23, double %18)
  ret double %24
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nounwind memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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

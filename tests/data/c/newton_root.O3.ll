; ModuleID = 'newton_root.c'
source_filename = "newton_root.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @newton_root(double noundef %0) local_unnamed_addr #0 {
  %2 = fcmp ogt double %0, 1.000000e+00
  %3 = select i1 %2, double %0, double 1.000000e+00
  %4 = fneg double %0
  %5 = fmul double %0, 0x3D06849B86A12B9B
  %6 = fmul double %3, %3
  %7 = tail call double @llvm.fmuladd.f64(double %6, double %3, double %4)
  %8 = tail call double @llvm.fabs.f64(double %7)
  %9 = fcmp ogt double %8, %5
  br i1 %9, label %10, label %25

10:                                               ; preds = %1, %10
  %11 = phi double [ %20, %10 ], [ %7, %1 ]
  %12 = phi i32 [ %18, %10 ], [ 0, %1 ]
  %13 = phi double [ %17, %10 ], [ %3, %1 ]
  %14 = fmul double %13, 3.000000e+00
  %15 = fmul double %13, %14
  %16 = fdiv double %11, %15
  %17 = fsub double %13, %16
  %18 = add nuw nsw i32 %12, 1
  %19 = fmul double %17, %17
  %20 = tail call double @llvm.fmuladd.f64(double %19, double %17, double %4)
  %21 = tail call double @llvm.fabs.f64(double %20)
  %22 = fcmp ogt double %21, %5
  %23 = icmp samesign ult i32 %12, 99
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %10, label %25, !llvm.loop !8

25:                                               ; preds = %10, %1
  %26 = phi double [ %3, %1 ], [ %17, %10 ]
  ret double %26
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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

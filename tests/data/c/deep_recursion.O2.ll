; ModuleID = 'deep_recursion.c'
source_filename = "deep_recursion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local double @deep_recursion(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc double @deep(double noundef %0, double noundef %1, i32 noundef %2)
  ret double %4
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc double @deep(double noundef %0, double noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = fmul double %0, %1
  br label %7

7:                                                ; preds = %9, %5
  %8 = phi double [ %6, %5 ], [ %13, %9 ]
  ret double %8

9:                                                ; preds = %3
  %10 = fmul double %0, 9.999000e-01
  %11 = add nsw i32 %2, -1
  %12 = tail call fastcc double @deep(double noundef %10, double noundef %1, i32 noundef %11)
  %13 = tail call double @llvm.fmuladd.f64(double %0, double 1.000000e-03, double %12)
  br label %7
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

; ModuleID = 'mixed_struct.c'
source_filename = "mixed_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @mixed_struct(double %0, i32 %1, i64 %2, double noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4, %6
  %7 = phi double [ %10, %6 ], [ 1.000000e+00, %4 ]
  %8 = phi i32 [ %9, %6 ], [ %1, %4 ]
  %9 = add nsw i32 %8, -1
  %10 = fmul double %3, %7
  %11 = icmp sgt i32 %8, 1
  br i1 %11, label %6, label %12, !llvm.loop !8

12:                                               ; preds = %6, %4
  %13 = phi double [ 1.000000e+00, %4 ], [ %10, %6 ]
  %14 = lshr i64 %2, 32
  %15 = trunc nuw i64 %14 to i32
  %16 = bitcast i32 %15 to float
  %17 = trunc i64 %2 to i32
  %18 = fpext float %16 to double
  %19 = sitofp i32 %17 to double
  %20 = fadd double %3, %19
  %21 = fmul double %20, %18
  %22 = tail call double @llvm.fmuladd.f64(double %0, double %13, double %21)
  ret double %22
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}

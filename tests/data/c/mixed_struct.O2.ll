; ModuleID = 'mixed_struct.c'
source_filename = "mixed_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @mixed_struct(double %0, i32 %1, i64 %2, double noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %35

6:                                                ; preds = %4
  %7 = and i32 %1, 7
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %6, %9
  %10 = phi double [ %14, %9 ], [ 1.000000e+00, %6 ]
  %11 = phi i32 [ %13, %9 ], [ %1, %6 ]
  %12 = phi i32 [ %15, %9 ], [ 0, %6 ]
  %13 = add nsw i32 %11, -1
  %14 = fmul double %3, %10
  %15 = add i32 %12, 1
  %16 = icmp eq i32 %15, %7
  br i1 %16, label %17, label %9, !llvm.loop !8

17:                                               ; preds = %9, %6
  %18 = phi double [ 1.000000e+00, %6 ], [ %14, %9 ]
  %19 = phi i32 [ %1, %6 ], [ %13, %9 ]
  %20 = phi double [ poison, %6 ], [ %14, %9 ]
  %21 = icmp ult i32 %1, 8
  br i1 %21, label %35, label %22

22:                                               ; preds = %17, %22
  %23 = phi double [ %33, %22 ], [ %18, %17 ]
  %24 = phi i32 [ %32, %22 ], [ %19, %17 ]
  %25 = fmul double %3, %23
  %26 = fmul double %3, %25
  %27 = fmul double %3, %26
  %28 = fmul double %3, %27
  %29 = fmul double %3, %28
  %30 = fmul double %3, %29
  %31 = fmul double %3, %30
  %32 = add nsw i32 %24, -8
  %33 = fmul double %3, %31
  %34 = icmp sgt i32 %24, 8
  br i1 %34, label %22, label %35, !llvm.loop !10

35:                                               ; preds = %17, %22, %4
  %36 = phi double [ 1.000000e+00, %4 ], [ %20, %17 ], [ %33, %22 ]
  %37 = lshr i64 %2, 32
  %38 = trunc nuw i64 %37 to i32
  %39 = bitcast i32 %38 to float
  %40 = trunc i64 %2 to i32
  %41 = fpext float %39 to double
  %42 = sitofp i32 %40 to double
  %43 = fadd double %3, %42
  %44 = fmul double %43, %41
  %45 = tail call double @llvm.fmuladd.f64(double %0, double %36, double %44)
  ret double %45
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}

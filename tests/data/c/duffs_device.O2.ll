; ModuleID = 'duffs_device.c'
source_filename = "duffs_device.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @duffs_device(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add nsw i32 %1, 3
  %4 = sdiv i32 %3, 4
  %5 = srem i32 %1, 4
  switch i32 %5, label %37 [
    i32 0, label %6
    i32 3, label %13
    i32 2, label %20
    i32 1, label %27
  ]

6:                                                ; preds = %2, %27
  %7 = phi double [ 0.000000e+00, %2 ], [ %34, %27 ]
  %8 = phi ptr [ %0, %2 ], [ %31, %27 ]
  %9 = phi i32 [ %4, %2 ], [ %35, %27 ]
  %10 = load double, ptr %8, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %12 = tail call double @llvm.fmuladd.f64(double %10, double %10, double %7)
  br label %13

13:                                               ; preds = %2, %6
  %14 = phi double [ %12, %6 ], [ 0.000000e+00, %2 ]
  %15 = phi ptr [ %11, %6 ], [ %0, %2 ]
  %16 = phi i32 [ %9, %6 ], [ %4, %2 ]
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = load double, ptr %15, align 8, !tbaa !8
  %19 = tail call double @llvm.fmuladd.f64(double %14, double 9.000000e-01, double %18)
  br label %20

20:                                               ; preds = %2, %13
  %21 = phi double [ %19, %13 ], [ 0.000000e+00, %2 ]
  %22 = phi ptr [ %17, %13 ], [ %0, %2 ]
  %23 = phi i32 [ %16, %13 ], [ %4, %2 ]
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %22, align 8, !tbaa !8
  %26 = tail call double @llvm.fmuladd.f64(double %21, double %25, double %21)
  br label %27

27:                                               ; preds = %2, %20
  %28 = phi double [ %26, %20 ], [ 0.000000e+00, %2 ]
  %29 = phi ptr [ %24, %20 ], [ %0, %2 ]
  %30 = phi i32 [ %23, %20 ], [ %4, %2 ]
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load double, ptr %29, align 8, !tbaa !8
  %33 = fneg double %32
  %34 = tail call double @llvm.fmuladd.f64(double %33, double 5.000000e-01, double %28)
  %35 = add nsw i32 %30, -1
  %36 = icmp sgt i32 %30, 1
  br i1 %36, label %6, label %37, !llvm.loop !10

37:                                               ; preds = %27, %2
  %38 = phi double [ 0.000000e+00, %2 ], [ %34, %27 ]
  ret double %38
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}

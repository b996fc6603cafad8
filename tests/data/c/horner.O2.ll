; ModuleID = 'horner.c'
source_filename = "horner.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @horner(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %24

5:                                                ; preds = %3
  %6 = zext nneg i32 %1 to i64
  %7 = and i64 %6, 3
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %19, label %9

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %13, %9 ], [ %6, %5 ]
  %11 = phi double [ %16, %9 ], [ 0.000000e+00, %5 ]
  %12 = phi i64 [ %17, %9 ], [ 0, %5 ]
  %13 = add nsw i64 %10, -1
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = tail call double @llvm.fmuladd.f64(double %11, double %2, double %15)
  %17 = add i64 %12, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %19, label %9, !llvm.loop !10

19:                                               ; preds = %9, %5
  %20 = phi i64 [ %6, %5 ], [ %13, %9 ]
  %21 = phi double [ 0.000000e+00, %5 ], [ %16, %9 ]
  %22 = phi double [ poison, %5 ], [ %16, %9 ]
  %23 = icmp ult i32 %1, 4
  br i1 %23, label %24, label %26

24:                                               ; preds = %19, %26, %3
  %25 = phi double [ 0.000000e+00, %3 ], [ %22, %19 ], [ %44, %26 ]
  ret double %25

26:                                               ; preds = %19, %26
  %27 = phi i64 [ %41, %26 ], [ %20, %19 ]
  %28 = phi double [ %44, %26 ], [ %21, %19 ]
  %29 = getelementptr double, ptr %0, i64 %27
  %30 = getelementptr i8, ptr %29, i64 -8
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = tail call double @llvm.fmuladd.f64(double %28, double %2, double %31)
  %33 = getelementptr double, ptr %0, i64 %27
  %34 = getelementptr i8, ptr %33, i64 -16
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = tail call double @llvm.fmuladd.f64(double %32, double %2, double %35)
  %37 = getelementptr double, ptr %0, i64 %27
  %38 = getelementptr i8, ptr %37, i64 -24
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = tail call double @llvm.fmuladd.f64(double %36, double %2, double %39)
  %41 = add nsw i64 %27, -4
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = tail call double @llvm.fmuladd.f64(double %40, double %2, double %43)
  %45 = icmp sgt i64 %27, 4
  br i1 %45, label %26, label %24, !llvm.loop !12
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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}

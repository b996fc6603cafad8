; ModuleID = 'bubble_sort.c'
source_filename = "bubble_sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @bubble_sort(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %12

4:                                                ; preds = %2, %16
  %5 = phi i32 [ %7, %16 ], [ %1, %2 ]
  %6 = phi i32 [ %17, %16 ], [ 0, %2 ]
  %7 = add i32 %5, -1
  %8 = sub nsw i32 %1, %6
  %9 = icmp sgt i32 %8, 1
  br i1 %9, label %10, label %16

10:                                               ; preds = %4
  %11 = zext i32 %7 to i64
  br label %19

12:                                               ; preds = %16, %2
  %13 = icmp sgt i32 %1, 0
  br i1 %13, label %14, label %32

14:                                               ; preds = %12
  %15 = zext nneg i32 %1 to i64
  br label %34

16:                                               ; preds = %28, %4
  %17 = add nuw nsw i32 %6, 1
  %18 = icmp eq i32 %17, %1
  br i1 %18, label %12, label %4, !llvm.loop !8

19:                                               ; preds = %10, %28
  %20 = phi i64 [ 0, %10 ], [ %30, %28 ]
  %21 = phi i64 [ 1, %10 ], [ %29, %28 ]
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %23 = load double, ptr %22, align 8, !tbaa !11
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %25 = load double, ptr %24, align 8, !tbaa !11
  %26 = fcmp ogt double %23, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %19
  store double %25, ptr %22, align 8, !tbaa !11
  store double %23, ptr %24, align 8, !tbaa !11
  br label %28

28:                                               ; preds = %19, %27
  %29 = add nuw nsw i64 %21, 1
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %11
  br i1 %31, label %16, label %19, !llvm.loop !13

32:                                               ; preds = %34, %12
  %33 = phi double [ 0.000000e+00, %12 ], [ %43, %34 ]
  ret double %33

34:                                               ; preds = %14, %34
  %35 = phi i64 [ 0, %14 ], [ %37, %34 ]
  %36 = phi double [ 0.000000e+00, %14 ], [ %43, %34 ]
  %37 = add nuw nsw i64 %35, 1
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = uitofp nneg i32 %38 to double
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %41 = load double, ptr %40, align 8, !tbaa !11
  %42 = fmul double %41, %39
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %41, double %36)
  %44 = icmp eq i64 %37, %15
  br i1 %44, label %32, label %34, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}

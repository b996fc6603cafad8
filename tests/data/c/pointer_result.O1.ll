; ModuleID = 'pointer_result.c'
source_filename = "pointer_result.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @pointer_result(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 1
  %4 = zext nneg i32 %1 to i64
  br label %23

5:                                                ; preds = %36
  %6 = icmp sgt i32 %1, 1
  br i1 %6, label %7, label %19

7:                                                ; preds = %5
  %8 = zext nneg i32 %1 to i64
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi i64 [ 1, %7 ], [ %17, %9 ]
  %11 = phi ptr [ %0, %7 ], [ %16, %9 ]
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = load double, ptr %11, align 8, !tbaa !8
  %15 = fcmp ogt double %13, %14
  %16 = select i1 %15, ptr %12, ptr %11
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %8
  br i1 %18, label %19, label %9, !llvm.loop !10

19:                                               ; preds = %9, %5
  %20 = phi ptr [ %0, %5 ], [ %16, %9 ]
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fadd double %39, %21
  ret double %22

23:                                               ; preds = %2, %36
  %24 = phi double [ 0.000000e+00, %2 ], [ %39, %36 ]
  %25 = phi i32 [ 0, %2 ], [ %41, %36 ]
  br i1 %3, label %26, label %36

26:                                               ; preds = %23, %26
  %27 = phi i64 [ %34, %26 ], [ 1, %23 ]
  %28 = phi ptr [ %33, %26 ], [ %0, %23 ]
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = load double, ptr %28, align 8, !tbaa !8
  %32 = fcmp ogt double %30, %31
  %33 = select i1 %32, ptr %29, ptr %28
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %4
  br i1 %35, label %36, label %26, !llvm.loop !10

36:                                               ; preds = %26, %23
  %37 = phi ptr [ %0, %23 ], [ %33, %26 ]
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %38, double %24)
  %40 = fmul double %38, 2.500000e-01
  store double %40, ptr %37, align 8, !tbaa !8
  %41 = add nuw nsw i32 %25, 1
  %42 = icmp eq i32 %41, 3
  br i1 %42, label %5, label %23, !llvm.loop !13
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}

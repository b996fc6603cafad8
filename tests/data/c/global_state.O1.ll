; ModuleID = 'global_state.c'
source_filename = "global_state.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@gain = dso_local local_unnamed_addr global double 0.000000e+00, align 8
@history = dso_local local_unnamed_addr global [4 x double] zeroinitializer, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @global_state(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 {
  store double %2, ptr @gain, align 8, !tbaa !8
  br label %9

4:                                                ; preds = %9
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %14

6:                                                ; preds = %4
  %7 = load double, ptr @gain, align 8
  %8 = zext nneg i32 %1 to i64
  br label %23

9:                                                ; preds = %3, %9
  %10 = phi i64 [ 0, %3 ], [ %12, %9 ]
  %11 = getelementptr inbounds nuw double, ptr @history, i64 %10
  store double 1.000000e+00, ptr %11, align 8, !tbaa !8
  %12 = add nuw nsw i64 %10, 1
  %13 = icmp eq i64 %12, 4
  br i1 %13, label %4, label %9, !llvm.loop !10

14:                                               ; preds = %23, %4
  %15 = load double, ptr @history, align 16, !tbaa !8
  %16 = load double, ptr getelementptr inbounds nuw (i8, ptr @history, i64 8), align 8, !tbaa !8
  %17 = load double, ptr getelementptr inbounds nuw (i8, ptr @history, i64 16), align 16, !tbaa !8
  %18 = load double, ptr getelementptr inbounds nuw (i8, ptr @history, i64 24), align 8, !tbaa !8
  %19 = fmul double %17, %18
  %20 = tail call double @llvm.fmuladd.f64(double %15, double %16, double %19)
  %21 = load double, ptr @gain, align 8, !tbaa !8
  %22 = fadd double %21, %20
  ret double %22

23:                                               ; preds = %6, %23
  %24 = phi i64 [ 0, %6 ], [ %29, %23 ]
  %25 = phi double [ %7, %6 ], [ %39, %23 ]
  %26 = phi i32 [ 0, %6 ], [ %35, %23 ]
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = add nuw nsw i64 %24, 1
  %30 = and i64 %29, 3
  %31 = getelementptr inbounds nuw double, ptr @history, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = fmul double %28, %32
  %34 = fmul double %33, %25
  %35 = add nuw nsw i32 %26, 1
  %36 = and i32 %26, 3
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw double, ptr @history, i64 %37
  store double %34, ptr %38, align 8, !tbaa !8
  %39 = fmul double %25, 1.100000e+00
  store double %39, ptr @gain, align 8, !tbaa !8
  %40 = icmp eq i64 %29, %8
  br i1 %40, label %14, label %23, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

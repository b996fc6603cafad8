; ModuleID = 'global_state.c'
source_filename = "global_state.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@gain = dso_local local_unnamed_addr global double 0.000000e+00, align 8
@history = dso_local local_unnamed_addr global [4 x double] zeroinitializer, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @global_state(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 {
  store double %2, ptr @gain, align 8, !tbaa !8
  store <2 x double> splat (double 1.000000e+00), ptr @history, align 16, !tbaa !8
  store <2 x double> splat (double 1.000000e+00), ptr getelementptr inbounds nuw (i8, ptr @history, i64 16), align 16, !tbaa !8
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %3
  %6 = zext nneg i32 %1 to i64
  br label %18

7:                                                ; preds = %18
  %8 = load double, ptr @history, align 16, !tbaa !8
  %9 = load double, ptr getelementptr inbounds nuw (i8, ptr @history, i64 8), align 8, !tbaa !8
  %10 = load double, ptr getelementptr inbounds nuw (i8, ptr @history, i64 16), align 16, !tbaa !8
  %11 = load double, ptr getelementptr inbounds nuw (i8, ptr @history, i64 24), align 8, !tbaa !8
  %12 = fmul double %10, %11
  %13 = tail call double @llvm.fmuladd.f64(double %8, double %9, double %12)
  br label %14

14:                                               ; preds = %7, %3
  %15 = phi double [ %34, %7 ], [ %2, %3 ]
  %16 = phi double [ %13, %7 ], [ 2.000000e+00, %3 ]
  %17 = fadd double %15, %16
  ret double %17

18:                                               ; preds = %5, %18
  %19 = phi i64 [ 0, %5 ], [ %24, %18 ]
  %20 = phi double [ %2, %5 ], [ %34, %18 ]
  %21 = phi i32 [ 0, %5 ], [ %30, %18 ]
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %19
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = add nuw nsw i64 %19, 1
  %25 = and i64 %24, 3
  %26 = getelementptr inbounds nuw double, ptr @history, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fmul double %23, %27
  %29 = fmul double %28, %20
  %30 = add nuw nsw i32 %21, 1
  %31 = and i32 %21, 3
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw double, ptr @history, i64 %32
  store double %29, ptr %33, align 8, !tbaa !8
  %34 = fmul double %20, 1.100000e+00
  store double %34, ptr @gain, align 8, !tbaa !8
  %35 = icmp eq i64 %24, %6
  br i1 %35, label %7, label %18, !llvm.loop !10
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}

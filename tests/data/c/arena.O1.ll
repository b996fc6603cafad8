; ModuleID = 'arena.c'
source_filename = "arena.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@memory = internal unnamed_addr global [4096 x i8] zeroinitializer, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @arena(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = add nsw i64 %4, 15
  %6 = and i64 %5, -16
  %7 = getelementptr inbounds nuw i8, ptr @memory, i64 %6
  %8 = icmp sgt i32 %1, 0
  %9 = icmp sgt i32 %1, 0
  %10 = sext i32 %1 to i64
  %11 = zext nneg i32 %1 to i64
  %12 = getelementptr double, ptr %0, i64 %10
  %13 = zext nneg i32 %1 to i64
  br label %15

14:                                               ; preds = %34
  ret double %35

15:                                               ; preds = %2, %34
  %16 = phi double [ 0.000000e+00, %2 ], [ %35, %34 ]
  %17 = phi i32 [ 1, %2 ], [ %36, %34 ]
  br i1 %8, label %18, label %20

18:                                               ; preds = %15
  %19 = uitofp nneg i32 %17 to double
  br label %21

20:                                               ; preds = %21, %15
  br i1 %9, label %38, label %34

21:                                               ; preds = %18, %21
  %22 = phi i64 [ 0, %18 ], [ %32, %21 ]
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fmul double %24, %19
  %26 = getelementptr inbounds nuw double, ptr @memory, i64 %22
  store double %25, ptr %26, align 8, !tbaa !8
  %27 = xor i64 %22, -1
  %28 = getelementptr double, ptr %12, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = fmul double %25, %29
  %31 = getelementptr inbounds nuw double, ptr %7, i64 %22
  store double %30, ptr %31, align 8, !tbaa !8
  %32 = add nuw nsw i64 %22, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %20, label %21, !llvm.loop !10

34:                                               ; preds = %38, %20
  %35 = phi double [ %16, %20 ], [ %47, %38 ]
  %36 = add nuw nsw i32 %17, 1
  %37 = icmp eq i32 %36, 4
  br i1 %37, label %14, label %15, !llvm.loop !13

38:                                               ; preds = %20, %38
  %39 = phi i64 [ %48, %38 ], [ 0, %20 ]
  %40 = phi double [ %47, %38 ], [ %16, %20 ]
  %41 = getelementptr inbounds nuw double, ptr @memory, i64 %39
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds nuw double, ptr %7, i64 %39
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fmul double %40, 1.000000e-02
  %46 = tail call double @llvm.fmuladd.f64(double %42, double %44, double %45)
  %47 = fadd double %40, %46
  %48 = add nuw nsw i64 %39, 1
  %49 = icmp eq i64 %48, %13
  br i1 %49, label %34, label %38, !llvm.loop !14
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
!14 = distinct !{!14, !11, !12}

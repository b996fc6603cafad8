; ModuleID = 'volatile_sum.c'
source_filename = "volatile_sum.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@enabled = dso_local global i32 1, align 4

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @volatile_sum(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store volatile double 0.000000e+00, ptr %3, align 8, !tbaa !8
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %23

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  %7 = and i64 %6, 1
  %8 = icmp eq i32 %1, 1
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = and i64 %6, 2147483646
  br label %25

11:                                               ; preds = %44
  %12 = icmp eq i64 %7, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %11, %5
  %14 = phi i64 [ 0, %5 ], [ %45, %11 ]
  %15 = icmp ne i64 %7, 0
  tail call void @llvm.assume(i1 %15)
  %16 = load volatile i32, ptr @enabled, align 4, !tbaa !4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %13
  %19 = load volatile double, ptr %3, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = tail call double @llvm.fmuladd.f64(double %21, double %21, double %19)
  store volatile double %22, ptr %3, align 8, !tbaa !8
  br label %23

23:                                               ; preds = %11, %18, %13, %2
  %24 = load volatile double, ptr %3, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %24

25:                                               ; preds = %44, %9
  %26 = phi i64 [ 0, %9 ], [ %45, %44 ]
  %27 = phi i64 [ 0, %9 ], [ %46, %44 ]
  %28 = load volatile i32, ptr @enabled, align 4, !tbaa !4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %35, label %30

30:                                               ; preds = %25
  %31 = load volatile double, ptr %3, align 8, !tbaa !8
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = tail call double @llvm.fmuladd.f64(double %33, double %33, double %31)
  store volatile double %34, ptr %3, align 8, !tbaa !8
  br label %35

35:                                               ; preds = %25, %30
  %36 = load volatile i32, ptr @enabled, align 4, !tbaa !4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %44, label %38

38:                                               ; preds = %35
  %39 = load volatile double, ptr %3, align 8, !tbaa !8
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %42, double %39)
  store volatile double %43, ptr %3, align 8, !tbaa !8
  br label %44

44:                                               ; preds = %38, %35
  %45 = add nuw nsw i64 %26, 2
  %46 = add i64 %27, 2
  %47 = icmp eq i64 %46, %10
  br i1 %47, label %11, label %25, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree norecurse nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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

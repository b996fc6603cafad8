; ModuleID = 'alloca_buffer.c'
source_filename = "alloca_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @alloca_buffer(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %26

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = and i64 %5, 1
  %7 = icmp eq i32 %1, 1
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 2147483646
  br label %28

10:                                               ; preds = %40
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %26, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %52, %10 ]
  %14 = phi ptr [ null, %4 ], [ %44, %10 ]
  %15 = phi double [ 0.000000e+00, %4 ], [ %51, %10 ]
  %16 = icmp ne i64 %6, 0
  call void @llvm.assume(i1 %16)
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fmul double %18, %18
  %20 = icmp eq ptr %14, null
  br i1 %20, label %23, label %21

21:                                               ; preds = %12
  %22 = load double, ptr %14, align 16, !tbaa !8
  br label %23

23:                                               ; preds = %21, %12
  %24 = phi double [ %22, %21 ], [ 1.000000e+00, %12 ]
  %25 = call double @llvm.fmuladd.f64(double %19, double %24, double %15)
  br label %26

26:                                               ; preds = %23, %10, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %51, %10 ], [ %25, %23 ]
  ret double %27

28:                                               ; preds = %40, %8
  %29 = phi i64 [ 0, %8 ], [ %52, %40 ]
  %30 = phi ptr [ null, %8 ], [ %44, %40 ]
  %31 = phi double [ 0.000000e+00, %8 ], [ %51, %40 ]
  %32 = phi i64 [ 0, %8 ], [ %53, %40 ]
  %33 = alloca [16 x i8], align 16
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = fmul double %35, %35
  store double %36, ptr %33, align 16, !tbaa !8
  %37 = icmp eq ptr %30, null
  br i1 %37, label %40, label %38

38:                                               ; preds = %28
  %39 = load double, ptr %30, align 16, !tbaa !8
  br label %40

40:                                               ; preds = %28, %38
  %41 = phi double [ %39, %38 ], [ 1.000000e+00, %28 ]
  %42 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store double %41, ptr %42, align 8, !tbaa !8
  %43 = call double @llvm.fmuladd.f64(double %36, double %41, double %31)
  %44 = alloca [16 x i8], align 16
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fmul double %47, %47
  store double %48, ptr %44, align 16, !tbaa !8
  %49 = load double, ptr %33, align 16, !tbaa !8
  %50 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store double %49, ptr %50, align 8, !tbaa !8
  %51 = call double @llvm.fmuladd.f64(double %48, double %49, double %43)
  %52 = add nuw nsw i64 %29, 2
  %53 = add i64 %32, 2
  %54 = icmp eq i64 %53, %9
  br i1 %54, label %10, label %28, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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

; ModuleID = 'compound_literals.c'
source_filename = "compound_literals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @compound_literals(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca [3 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [3 x ptr], align 8
  %6 = alloca [4 x double], align 8
  %7 = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  store double %0, ptr %3, align 16, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double 0.000000e+00, ptr %8, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = fmul double %0, %1
  store double %10, ptr %9, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  store double %1, ptr %4, align 16, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = fadd double %0, %1
  store double %12, ptr %11, align 8, !tbaa !8
  store ptr %3, ptr %5, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %4, ptr %13, align 8, !tbaa !10
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store double %1, ptr %6, align 8, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %0, ptr %15, align 8, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store double 2.000000e+00, ptr %16, align 8, !tbaa !8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store double %1, ptr %17, align 8, !tbaa !8
  store ptr %6, ptr %14, align 8, !tbaa !10
  store i32 3, ptr %7, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 2, ptr %18, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 4, ptr %19, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %35, %2
  %21 = phi i64 [ 0, %2 ], [ %37, %35 ]
  %22 = phi double [ 0.000000e+00, %2 ], [ %36, %35 ]
  %23 = getelementptr inbounds nuw i32, ptr %7, i64 %21
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %35

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw ptr, ptr %5, i64 %21
  %28 = load ptr, ptr %27, align 8, !tbaa !10
  %29 = sub nuw nsw i64 2, %21
  %30 = getelementptr inbounds nuw ptr, ptr %5, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !10
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = add nuw nsw i64 %21, 1
  %34 = zext nneg i32 %24 to i64
  br label %39

35:                                               ; preds = %39, %20
  %36 = phi double [ %22, %20 ], [ %48, %39 ]
  %37 = add nuw nsw i64 %21, 1
  %38 = icmp eq i64 %37, 3
  br i1 %38, label %51, label %20, !llvm.loop !13

39:                                               ; preds = %39, %26
  %40 = phi i64 [ 0, %26 ], [ %49, %39 ]
  %41 = phi double [ %22, %26 ], [ %48, %39 ]
  %42 = getelementptr inbounds nuw double, ptr %28, i64 %40
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = fmul double %32, %43
  %45 = add nuw nsw i64 %33, %40
  %46 = trunc nuw i64 %45 to i32
  %47 = uitofp nneg i32 %46 to double
  %48 = call double @llvm.fmuladd.f64(double %44, double %47, double %41)
  %49 = add nuw nsw i64 %40, 1
  %50 = icmp eq i64 %49, %34
  br i1 %50, label %35, label %39, !llvm.loop !16

51:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret double %36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 double", !12, i64 0}
!12 = !{!"any pointer", !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}

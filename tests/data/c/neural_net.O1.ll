; ModuleID = 'neural_net.c'
source_filename = "neural_net.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.layer = type { i32, i32, i32, i8 }

@layers = internal unnamed_addr constant [3 x { i32, i32, i32, i8, [3 x i8] }] [{ i32, i32, i32, i8, [3 x i8] } { i32 3, i32 4, i32 0, i8 116, [3 x i8] zeroinitializer }, { i32, i32, i32, i8, [3 x i8] } { i32 4, i32 3, i32 16, i8 114, [3 x i8] zeroinitializer }, { i32, i32, i32, i8, [3 x i8] } { i32 3, i32 1, i32 31, i8 108, [3 x i8] zeroinitializer }], align 16

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local double @neural_net(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x double], align 16
  %5 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 24, i1 false)
  br label %10

6:                                                ; preds = %29
  %7 = load double, ptr %4, align 16, !tbaa !8
  %8 = fsub double %7, %2
  %9 = fmul double %8, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret double %9

10:                                               ; preds = %3, %29
  %11 = phi i64 [ 0, %3 ], [ %30, %29 ]
  %12 = getelementptr inbounds nuw %struct.layer, ptr @layers, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %14 = load i32, ptr %13, align 4, !tbaa !10
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %16 = load i32, ptr %15, align 8, !tbaa !12
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %0, i64 %17
  %19 = load i32, ptr %12, align 16, !tbaa !13
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %23 = load i8, ptr %22, align 4, !tbaa !14
  %24 = tail call i32 @llvm.smax.i32(i32 %19, i32 1)
  %25 = sext i32 %20 to i64
  %26 = tail call i32 @llvm.smax.i32(i32 %14, i32 1)
  %27 = zext nneg i32 %26 to i64
  %28 = zext nneg i32 %24 to i64
  br label %32

29:                                               ; preds = %55
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %4, ptr noundef nonnull align 16 dereferenceable(64) %5, i64 64, i1 false)
  %30 = add nuw nsw i64 %11, 1
  %31 = icmp eq i64 %30, 3
  br i1 %31, label %6, label %10, !llvm.loop !15

32:                                               ; preds = %10, %55
  %33 = phi i64 [ 0, %10 ], [ %58, %55 ]
  %34 = mul nsw i64 %33, %25
  %35 = getelementptr inbounds double, ptr %18, i64 %34
  %36 = getelementptr inbounds double, ptr %35, i64 %21
  %37 = load double, ptr %36, align 8, !tbaa !8
  br label %39

38:                                               ; preds = %39
  switch i8 %23, label %55 [
    i8 116, label %49
    i8 114, label %51
  ]

39:                                               ; preds = %32, %39
  %40 = phi i64 [ 0, %32 ], [ %47, %39 ]
  %41 = phi double [ %37, %32 ], [ %46, %39 ]
  %42 = getelementptr inbounds nuw double, ptr %35, i64 %40
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = getelementptr inbounds nuw double, ptr %4, i64 %40
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = tail call double @llvm.fmuladd.f64(double %43, double %45, double %41)
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, %28
  br i1 %48, label %38, label %39, !llvm.loop !18

49:                                               ; preds = %38
  %50 = tail call double @tanh(double noundef %46) #6, !tbaa !4
  br label %55

51:                                               ; preds = %38
  %52 = fcmp ogt double %46, 0.000000e+00
  %53 = fmul double %46, 1.000000e-02
  %54 = select i1 %52, double %46, double %53
  br label %55

55:                                               ; preds = %38, %51, %49
  %56 = phi double [ %50, %49 ], [ %54, %51 ], [ %46, %38 ]
  %57 = getelementptr inbounds nuw double, ptr %5, i64 %33
  store double %56, ptr %57, align 8, !tbaa !8
  %58 = add nuw nsw i64 %33, 1
  %59 = icmp eq i64 %58, %27
  br i1 %59, label %29, label %32, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @tanh(double noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{!11, !5, i64 4}
!11 = !{!"layer", !5, i64 0, !5, i64 4, !5, i64 8, !6, i64 12}
!12 = !{!11, !5, i64 8}
!13 = !{!11, !5, i64 0}
!14 = !{!11, !6, i64 12}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = distinct !{!19, !16, !17}

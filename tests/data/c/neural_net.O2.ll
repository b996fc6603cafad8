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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 24, i1 false)
  br label %10

6:                                                ; preds = %35
  %7 = load double, ptr %4, align 16, !tbaa !8
  %8 = fsub double %7, %2
  %9 = fmul double %8, %8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret double %9

10:                                               ; preds = %35, %3
  %11 = phi i64 [ 0, %3 ], [ %36, %35 ]
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
  %29 = and i64 %28, 3
  %30 = and i64 %11, 9223372036854775805
  %31 = icmp eq i64 %30, 0
  %32 = and i64 %28, 2147483644
  %33 = icmp eq i64 %29, 0
  %34 = icmp ne i64 %29, 0
  br label %38

35:                                               ; preds = %98
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %4, ptr noundef nonnull align 16 dereferenceable(64) %5, i64 64, i1 false)
  %36 = add nuw nsw i64 %11, 1
  %37 = icmp eq i64 %36, 3
  br i1 %37, label %6, label %10, !llvm.loop !15

38:                                               ; preds = %98, %10
  %39 = phi i64 [ 0, %10 ], [ %101, %98 ]
  %40 = mul nsw i64 %39, %25
  %41 = getelementptr inbounds double, ptr %18, i64 %40
  %42 = getelementptr inbounds double, ptr %41, i64 %21
  %43 = load double, ptr %42, align 8, !tbaa !8
  br i1 %31, label %45, label %62

44:                                               ; preds = %62
  br i1 %33, label %60, label %45

45:                                               ; preds = %44, %38
  %46 = phi i64 [ 0, %38 ], [ %89, %44 ]
  %47 = phi double [ %43, %38 ], [ %88, %44 ]
  tail call void @llvm.assume(i1 %34)
  br label %48

48:                                               ; preds = %48, %45
  %49 = phi i64 [ %46, %45 ], [ %57, %48 ]
  %50 = phi double [ %47, %45 ], [ %56, %48 ]
  %51 = phi i64 [ 0, %45 ], [ %58, %48 ]
  %52 = getelementptr inbounds nuw double, ptr %41, i64 %49
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = getelementptr inbounds nuw double, ptr %4, i64 %49
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = tail call double @llvm.fmuladd.f64(double %53, double %55, double %50)
  %57 = add nuw nsw i64 %49, 1
  %58 = add i64 %51, 1
  %59 = icmp eq i64 %58, %29
  br i1 %59, label %60, label %48, !llvm.loop !17

60:                                               ; preds = %48, %44
  %61 = phi double [ %88, %44 ], [ %56, %48 ]
  switch i8 %23, label %98 [
    i8 116, label %92
    i8 114, label %94
  ]

62:                                               ; preds = %38, %62
  %63 = phi i64 [ %89, %62 ], [ 0, %38 ]
  %64 = phi double [ %88, %62 ], [ %43, %38 ]
  %65 = phi i64 [ %90, %62 ], [ 0, %38 ]
  %66 = getelementptr inbounds nuw double, ptr %41, i64 %63
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = getelementptr inbounds nuw double, ptr %4, i64 %63
  %69 = load double, ptr %68, align 16, !tbaa !8
  %70 = tail call double @llvm.fmuladd.f64(double %67, double %69, double %64)
  %71 = or disjoint i64 %63, 1
  %72 = getelementptr inbounds nuw double, ptr %41, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = getelementptr inbounds nuw double, ptr %4, i64 %71
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = tail call double @llvm.fmuladd.f64(double %73, double %75, double %70)
  %77 = or disjoint i64 %63, 2
  %78 = getelementptr inbounds nuw double, ptr %41, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = getelementptr inbounds nuw double, ptr %4, i64 %77
  %81 = load double, ptr %80, align 16, !tbaa !8
  %82 = tail call double @llvm.fmuladd.f64(double %79, double %81, double %76)
  %83 = or disjoint i64 %63, 3
  %84 = getelementptr inbounds nuw double, ptr %41, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = getelementptr inbounds nuw double, ptr %4, i64 %83
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = tail call double @llvm.fmuladd.f64(double %85, double %87, double %82)
  %89 = add nuw nsw i64 %63, 4
  %90 = add i64 %65, 4
  %91 = icmp eq i64 %90, %32
  br i1 %91, label %44, label %62, !llvm.loop !19

92:                                               ; preds = %60
  %93 = tail call double @tanh(double noundef %61) #7, !tbaa !4
  br label %98

94:                                               ; preds = %60
  %95 = fcmp ogt double %61, 0.000000e+00
  %96 = fmul double %61, 1.000000e-02
  %97 = select i1 %95, double %61, double %96
  br label %98

98:                                               ; preds = %60, %94, %92
  %99 = phi double [ %93, %92 ], [ %97, %94 ], [ %61, %60 ]
  %100 = getelementptr inbounds nuw double, ptr %5, i64 %39
  store double %99, ptr %100, align 8, !tbaa !8
  %101 = add nuw nsw i64 %39, 1
  %102 = icmp eq i64 %101, %27
  br i1 %102, label %35, label %38, !llvm.loop !20
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind }

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
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !16}

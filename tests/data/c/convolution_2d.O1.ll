; ModuleID = 'convolution_2d.c'
source_filename = "convolution_2d.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local float @convolution_2d(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [3 x [3 x float]], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  br label %11

6:                                                ; preds = %11
  %7 = icmp slt i32 %2, 3
  br i1 %7, label %31, label %8

8:                                                ; preds = %6
  %9 = icmp slt i32 %3, 3
  %10 = zext i32 %3 to i64
  br label %26

11:                                               ; preds = %4, %11
  %12 = phi i64 [ 0, %4 ], [ %24, %11 ]
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = fmul float %14, %14
  %16 = trunc nuw nsw i64 %12 to i32
  %17 = udiv i32 %16, 3
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw [3 x float], ptr %5, i64 %18
  %20 = trunc nuw nsw i64 %12 to i32
  %21 = urem i32 %20, 3
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %19, i64 %22
  store float %15, ptr %23, align 4, !tbaa !8
  %24 = add nuw nsw i64 %12, 1
  %25 = icmp eq i64 %24, 9
  br i1 %25, label %6, label %11, !llvm.loop !10

26:                                               ; preds = %8, %37
  %27 = phi i64 [ 0, %8 ], [ %39, %37 ]
  %28 = phi float [ 0.000000e+00, %8 ], [ %38, %37 ]
  br i1 %9, label %37, label %29

29:                                               ; preds = %26
  %30 = add nuw nsw i64 %27, 2
  br label %33

31:                                               ; preds = %37, %6
  %32 = phi float [ 0.000000e+00, %6 ], [ %38, %37 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  ret float %32

33:                                               ; preds = %29, %46
  %34 = phi i64 [ 0, %29 ], [ %48, %46 ]
  %35 = phi float [ %28, %29 ], [ %47, %46 ]
  %36 = add nuw nsw i64 %34, 2
  br label %43

37:                                               ; preds = %46, %26
  %38 = phi float [ %28, %26 ], [ %47, %46 ]
  %39 = add nuw nsw i64 %27, 2
  %40 = trunc i64 %27 to i32
  %41 = add i32 %40, 5
  %42 = icmp sgt i32 %41, %2
  br i1 %42, label %31, label %26, !llvm.loop !13

43:                                               ; preds = %33, %56
  %44 = phi i64 [ %27, %33 ], [ %57, %56 ]
  %45 = phi float [ 0xC6293E5940000000, %33 ], [ %72, %56 ]
  br label %52

46:                                               ; preds = %56
  %47 = fadd float %35, %72
  %48 = add nuw nsw i64 %34, 2
  %49 = trunc i64 %34 to i32
  %50 = add i32 %49, 5
  %51 = icmp sgt i32 %50, %3
  br i1 %51, label %37, label %33, !llvm.loop !14

52:                                               ; preds = %43, %70
  %53 = phi i64 [ %34, %43 ], [ %73, %70 ]
  %54 = phi float [ %45, %43 ], [ %72, %70 ]
  %55 = getelementptr inbounds float, ptr %0, i64 %53
  br label %63

56:                                               ; preds = %70
  %57 = add nuw nsw i64 %44, 1
  %58 = icmp samesign ult i64 %57, %30
  %59 = trunc i64 %44 to i32
  %60 = add i32 %59, 4
  %61 = icmp sle i32 %60, %2
  %62 = and i1 %58, %61
  br i1 %62, label %43, label %46, !llvm.loop !15

63:                                               ; preds = %52, %79
  %64 = phi i64 [ 0, %52 ], [ %80, %79 ]
  %65 = phi float [ 0.000000e+00, %52 ], [ %89, %79 ]
  %66 = getelementptr inbounds nuw [3 x float], ptr %5, i64 %64
  %67 = add nuw nsw i64 %64, %44
  %68 = mul nuw nsw i64 %67, %10
  %69 = getelementptr inbounds float, ptr %55, i64 %68
  br label %82

70:                                               ; preds = %79
  %71 = fcmp ogt float %89, %54
  %72 = select i1 %71, float %89, float %54
  %73 = add nuw nsw i64 %53, 1
  %74 = icmp samesign ult i64 %73, %36
  %75 = trunc i64 %53 to i32
  %76 = add i32 %75, 4
  %77 = icmp sle i32 %76, %3
  %78 = and i1 %74, %77
  br i1 %78, label %52, label %56, !llvm.loop !16

79:                                               ; preds = %82
  %80 = add nuw nsw i64 %64, 1
  %81 = icmp eq i64 %80, 3
  br i1 %81, label %70, label %63, !llvm.loop !17

82:                                               ; preds = %63, %82
  %83 = phi i64 [ 0, %63 ], [ %90, %82 ]
  %84 = phi float [ %65, %63 ], [ %89, %82 ]
  %85 = getelementptr inbounds nuw float, ptr %66, i64 %83
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = getelementptr inbounds nuw float, ptr %69, i64 %83
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = tail call float @llvm.fmuladd.f32(float %86, float %88, float %84)
  %90 = add nuw nsw i64 %83, 1
  %91 = icmp eq i64 %90, 3
  br i1 %91, label %79, label %82, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}

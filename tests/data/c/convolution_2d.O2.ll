; ModuleID = 'convolution_2d.c'
source_filename = "convolution_2d.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local float @convolution_2d(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = load float, ptr %1, align 4, !tbaa !8
  %6 = fmul float %5, %5
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = fmul float %8, %8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = fmul float %11, %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = fmul float %14, %14
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = fmul float %17, %17
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = fmul float %20, %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fmul float %23, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul float %26, %26
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = fmul float %29, %29
  %31 = icmp slt i32 %2, 3
  br i1 %31, label %39, label %32

32:                                               ; preds = %4
  %33 = icmp slt i32 %3, 3
  %34 = zext i32 %3 to i64
  br label %35

35:                                               ; preds = %32, %49
  %36 = phi i64 [ 0, %32 ], [ %38, %49 ]
  %37 = phi float [ 0.000000e+00, %32 ], [ %50, %49 ]
  %38 = add nuw nsw i64 %36, 2
  br i1 %33, label %49, label %41

39:                                               ; preds = %49, %4
  %40 = phi float [ 0.000000e+00, %4 ], [ %50, %49 ]
  ret float %40

41:                                               ; preds = %35, %100
  %42 = phi i64 [ %44, %100 ], [ 0, %35 ]
  %43 = phi float [ %101, %100 ], [ %37, %35 ]
  %44 = add nuw nsw i64 %42, 2
  %45 = trunc i64 %42 to i32
  %46 = add i32 %45, 4
  %47 = icmp sgt i32 %46, %3
  %48 = or disjoint i64 %42, 1
  br label %54

49:                                               ; preds = %100, %35
  %50 = phi float [ %37, %35 ], [ %101, %100 ]
  %51 = trunc i64 %36 to i32
  %52 = add i32 %51, 5
  %53 = icmp sgt i32 %52, %2
  br i1 %53, label %39, label %35, !llvm.loop !10

54:                                               ; preds = %144, %41
  %55 = phi i64 [ %36, %41 ], [ %58, %144 ]
  %56 = phi float [ 0xC6293E5940000000, %41 ], [ %145, %144 ]
  %57 = mul nuw nsw i64 %55, %34
  %58 = add nuw nsw i64 %55, 1
  %59 = mul nuw nsw i64 %58, %34
  %60 = add nuw nsw i64 %55, 2
  %61 = mul nuw nsw i64 %60, %34
  %62 = add nuw nsw i64 %57, %42
  %63 = getelementptr inbounds nuw float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = tail call float @llvm.fmuladd.f32(float %6, float %64, float 0.000000e+00)
  %66 = getelementptr inbounds nuw float, ptr %0, i64 %62
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 4
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = tail call float @llvm.fmuladd.f32(float %9, float %68, float %65)
  %70 = getelementptr inbounds nuw float, ptr %0, i64 %62
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = tail call float @llvm.fmuladd.f32(float %12, float %72, float %69)
  %74 = add nuw nsw i64 %59, %42
  %75 = getelementptr inbounds nuw float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = tail call float @llvm.fmuladd.f32(float %15, float %76, float %73)
  %78 = getelementptr inbounds nuw float, ptr %0, i64 %74
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = tail call float @llvm.fmuladd.f32(float %18, float %80, float %77)
  %82 = getelementptr inbounds nuw float, ptr %0, i64 %74
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = tail call float @llvm.fmuladd.f32(float %21, float %84, float %81)
  %86 = add nuw nsw i64 %61, %42
  %87 = getelementptr inbounds nuw float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = tail call float @llvm.fmuladd.f32(float %24, float %88, float %85)
  %90 = getelementptr inbounds nuw float, ptr %0, i64 %86
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = tail call float @llvm.fmuladd.f32(float %27, float %92, float %89)
  %94 = getelementptr inbounds nuw float, ptr %0, i64 %86
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %96 = load float, ptr %95, align 4, !tbaa !8
  %97 = tail call float @llvm.fmuladd.f32(float %30, float %96, float %93)
  %98 = fcmp ogt float %97, %56
  %99 = select i1 %98, float %97, float %56
  br i1 %47, label %144, label %105, !llvm.loop !12

100:                                              ; preds = %144
  %101 = fadd float %43, %145
  %102 = trunc i64 %42 to i32
  %103 = add i32 %102, 5
  %104 = icmp sgt i32 %103, %3
  br i1 %104, label %49, label %41, !llvm.loop !13

105:                                              ; preds = %54
  %106 = add nuw nsw i64 %57, %48
  %107 = getelementptr inbounds nuw float, ptr %0, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = tail call float @llvm.fmuladd.f32(float %6, float %108, float 0.000000e+00)
  %110 = getelementptr inbounds nuw float, ptr %0, i64 %106
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 4
  %112 = load float, ptr %111, align 4, !tbaa !8
  %113 = tail call float @llvm.fmuladd.f32(float %9, float %112, float %109)
  %114 = getelementptr inbounds nuw float, ptr %0, i64 %106
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %116 = load float, ptr %115, align 4, !tbaa !8
  %117 = tail call float @llvm.fmuladd.f32(float %12, float %116, float %113)
  %118 = add nuw nsw i64 %59, %48
  %119 = getelementptr inbounds nuw float, ptr %0, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !8
  %121 = tail call float @llvm.fmuladd.f32(float %15, float %120, float %117)
  %122 = getelementptr inbounds nuw float, ptr %0, i64 %118
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 4
  %124 = load float, ptr %123, align 4, !tbaa !8
  %125 = tail call float @llvm.fmuladd.f32(float %18, float %124, float %121)
  %126 = getelementptr inbounds nuw float, ptr %0, i64 %118
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %128 = load float, ptr %127, align 4, !tbaa !8
  %129 = tail call float @llvm.fmuladd.f32(float %21, float %128, float %125)
  %130 = add nuw nsw i64 %61, %48
  %131 = getelementptr inbounds nuw float, ptr %0, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !8
  %133 = tail call float @llvm.fmuladd.f32(float %24, float %132, float %129)
  %134 = getelementptr inbounds nuw float, ptr %0, i64 %130
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 4
  %136 = load float, ptr %135, align 4, !tbaa !8
  %137 = tail call float @llvm.fmuladd.f32(float %27, float %136, float %133)
  %138 = getelementptr inbounds nuw float, ptr %0, i64 %130
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = tail call float @llvm.fmuladd.f32(float %30, float %140, float %137)
  %142 = fcmp ogt float %141, %99
  %143 = select i1 %142, float %141, float %99
  br label %144

144:                                              ; preds = %105, %54
  %145 = phi float [ %99, %54 ], [ %143, %105 ]
  %146 = icmp samesign ult i64 %58, %38
  %147 = trunc i64 %55 to i32
  %148 = add i32 %147, 4
  %149 = icmp sle i32 %148, %2
  %150 = and i1 %146, %149
  br i1 %150, label %54, label %100, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}

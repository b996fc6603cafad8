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
  %32 = icmp slt i32 %3, 3
  %33 = or i1 %31, %32
  br i1 %33, label %245, label %34

34:                                               ; preds = %4
  %35 = zext nneg i32 %3 to i64
  %36 = zext nneg i32 %3 to i64
  %37 = zext nneg i32 %2 to i64
  %38 = add nsw i32 %3, -3
  %39 = lshr i32 %38, 1
  %40 = add nuw i32 %39, 1
  %41 = and i32 %40, 7
  %42 = icmp ult i32 %38, 14
  %43 = and i32 %40, -8
  %44 = icmp eq i32 %41, 0
  %45 = icmp ne i32 %41, 0
  br label %46

46:                                               ; preds = %34, %269
  %47 = phi i64 [ 0, %34 ], [ %49, %269 ]
  %48 = phi float [ 0.000000e+00, %34 ], [ %270, %269 ]
  %49 = add nuw nsw i64 %47, 2
  %50 = add nuw nsw i64 %47, 3
  %51 = icmp samesign ugt i64 %50, %37
  br i1 %51, label %66, label %52

52:                                               ; preds = %46
  %53 = mul nuw nsw i64 %47, %35
  %54 = or disjoint i64 %47, 1
  %55 = mul nuw nsw i64 %54, %35
  %56 = add nuw nsw i64 %47, 2
  %57 = mul nuw nsw i64 %56, %35
  %58 = trunc i64 %47 to i32
  %59 = add i32 %58, 4
  %60 = icmp sgt i32 %59, %2
  %61 = mul nuw nsw i64 %54, %35
  %62 = add nuw nsw i64 %47, 2
  %63 = mul nuw nsw i64 %62, %35
  %64 = add nuw nsw i64 %47, 3
  %65 = mul nuw nsw i64 %64, %35
  br label %67

66:                                               ; preds = %46
  br i1 %42, label %261, label %247

67:                                               ; preds = %52, %73
  %68 = phi i64 [ %70, %73 ], [ 0, %52 ]
  %69 = phi float [ %75, %73 ], [ %48, %52 ]
  %70 = add nuw nsw i64 %68, 2
  %71 = add nuw nsw i64 %68, 3
  %72 = icmp samesign ugt i64 %71, %36
  br i1 %72, label %73, label %79

73:                                               ; preds = %163, %205, %161, %67
  %74 = phi float [ 0xC6293E5940000000, %67 ], [ %162, %161 ], [ %201, %163 ], [ %244, %205 ]
  %75 = fadd float %69, %74
  %76 = trunc i64 %68 to i32
  %77 = add i32 %76, 5
  %78 = icmp sgt i32 %77, %3
  br i1 %78, label %269, label %67, !llvm.loop !10

79:                                               ; preds = %67
  %80 = add nuw nsw i64 %53, %68
  %81 = getelementptr inbounds nuw float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = tail call float @llvm.fmuladd.f32(float %6, float %82, float 0.000000e+00)
  %84 = getelementptr inbounds nuw float, ptr %0, i64 %80
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = tail call float @llvm.fmuladd.f32(float %9, float %86, float %83)
  %88 = getelementptr inbounds nuw float, ptr %0, i64 %80
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = tail call float @llvm.fmuladd.f32(float %12, float %90, float %87)
  %92 = add nuw nsw i64 %55, %68
  %93 = getelementptr inbounds nuw float, ptr %0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = tail call float @llvm.fmuladd.f32(float %15, float %94, float %91)
  %96 = getelementptr inbounds nuw float, ptr %0, i64 %92
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %98 = load float, ptr %97, align 4, !tbaa !8
  %99 = tail call float @llvm.fmuladd.f32(float %18, float %98, float %95)
  %100 = getelementptr inbounds nuw float, ptr %0, i64 %92
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = tail call float @llvm.fmuladd.f32(float %21, float %102, float %99)
  %104 = add nuw nsw i64 %57, %68
  %105 = getelementptr inbounds nuw float, ptr %0, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !8
  %107 = tail call float @llvm.fmuladd.f32(float %24, float %106, float %103)
  %108 = getelementptr inbounds nuw float, ptr %0, i64 %104
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %110 = load float, ptr %109, align 4, !tbaa !8
  %111 = tail call float @llvm.fmuladd.f32(float %27, float %110, float %107)
  %112 = getelementptr inbounds nuw float, ptr %0, i64 %104
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %114 = load float, ptr %113, align 4, !tbaa !8
  %115 = tail call float @llvm.fmuladd.f32(float %30, float %114, float %111)
  %116 = fcmp ogt float %115, 0xC6293E5940000000
  %117 = select i1 %116, float %115, float 0xC6293E5940000000
  %118 = trunc i64 %68 to i32
  %119 = add i32 %118, 4
  %120 = icmp sgt i32 %119, %3
  br i1 %120, label %161, label %121, !llvm.loop !12

121:                                              ; preds = %79
  %122 = or disjoint i64 %68, 1
  %123 = add nuw nsw i64 %53, %122
  %124 = getelementptr inbounds nuw float, ptr %0, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !8
  %126 = tail call float @llvm.fmuladd.f32(float %6, float %125, float 0.000000e+00)
  %127 = getelementptr inbounds nuw float, ptr %0, i64 %123
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 4
  %129 = load float, ptr %128, align 4, !tbaa !8
  %130 = tail call float @llvm.fmuladd.f32(float %9, float %129, float %126)
  %131 = getelementptr inbounds nuw float, ptr %0, i64 %123
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %133 = load float, ptr %132, align 4, !tbaa !8
  %134 = tail call float @llvm.fmuladd.f32(float %12, float %133, float %130)
  %135 = add nuw nsw i64 %55, %122
  %136 = getelementptr inbounds nuw float, ptr %0, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = tail call float @llvm.fmuladd.f32(float %15, float %137, float %134)
  %139 = getelementptr inbounds nuw float, ptr %0, i64 %135
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 4
  %141 = load float, ptr %140, align 4, !tbaa !8
  %142 = tail call float @llvm.fmuladd.f32(float %18, float %141, float %138)
  %143 = getelementptr inbounds nuw float, ptr %0, i64 %135
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %145 = load float, ptr %144, align 4, !tbaa !8
  %146 = tail call float @llvm.fmuladd.f32(float %21, float %145, float %142)
  %147 = add nuw nsw i64 %57, %122
  %148 = getelementptr inbounds nuw float, ptr %0, i64 %147
  %149 = load float, ptr %148, align 4, !tbaa !8
  %150 = tail call float @llvm.fmuladd.f32(float %24, float %149, float %146)
  %151 = getelementptr inbounds nuw float, ptr %0, i64 %147
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 4
  %153 = load float, ptr %152, align 4, !tbaa !8
  %154 = tail call float @llvm.fmuladd.f32(float %27, float %153, float %150)
  %155 = getelementptr inbounds nuw float, ptr %0, i64 %147
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %157 = load float, ptr %156, align 4, !tbaa !8
  %158 = tail call float @llvm.fmuladd.f32(float %30, float %157, float %154)
  %159 = fcmp ogt float %158, %117
  %160 = select i1 %159, float %158, float %117
  br label %161

161:                                              ; preds = %121, %79
  %162 = phi float [ %117, %79 ], [ %160, %121 ]
  br i1 %60, label %73, label %163, !llvm.loop !13

163:                                              ; preds = %161
  %164 = add nuw nsw i64 %61, %68
  %165 = getelementptr inbounds nuw float, ptr %0, i64 %164
  %166 = load float, ptr %165, align 4, !tbaa !8
  %167 = tail call float @llvm.fmuladd.f32(float %6, float %166, float 0.000000e+00)
  %168 = getelementptr inbounds nuw float, ptr %0, i64 %164
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 4
  %170 = load float, ptr %169, align 4, !tbaa !8
  %171 = tail call float @llvm.fmuladd.f32(float %9, float %170, float %167)
  %172 = getelementptr inbounds nuw float, ptr %0, i64 %164
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = tail call float @llvm.fmuladd.f32(float %12, float %174, float %171)
  %176 = add nuw nsw i64 %63, %68
  %177 = getelementptr inbounds nuw float, ptr %0, i64 %176
  %178 = load float, ptr %177, align 4, !tbaa !8
  %179 = tail call float @llvm.fmuladd.f32(float %15, float %178, float %175)
  %180 = getelementptr inbounds nuw float, ptr %0, i64 %176
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 4
  %182 = load float, ptr %181, align 4, !tbaa !8
  %183 = tail call float @llvm.fmuladd.f32(float %18, float %182, float %179)
  %184 = getelementptr inbounds nuw float, ptr %0, i64 %176
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 8
  %186 = load float, ptr %185, align 4, !tbaa !8
  %187 = tail call float @llvm.fmuladd.f32(float %21, float %186, float %183)
  %188 = add nuw nsw i64 %65, %68
  %189 = getelementptr inbounds nuw float, ptr %0, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !8
  %191 = tail call float @llvm.fmuladd.f32(float %24, float %190, float %187)
  %192 = getelementptr inbounds nuw float, ptr %0, i64 %188
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  %194 = load float, ptr %193, align 4, !tbaa !8
  %195 = tail call float @llvm.fmuladd.f32(float %27, float %194, float %191)
  %196 = getelementptr inbounds nuw float, ptr %0, i64 %188
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 8
  %198 = load float, ptr %197, align 4, !tbaa !8
  %199 = tail call float @llvm.fmuladd.f32(float %30, float %198, float %195)
  %200 = fcmp ogt float %199, %162
  %201 = select i1 %200, float %199, float %162
  %202 = trunc i64 %68 to i32
  %203 = add i32 %202, 4
  %204 = icmp sgt i32 %203, %3
  br i1 %204, label %73, label %205, !llvm.loop !12

205:                                              ; preds = %163
  %206 = or disjoint i64 %68, 1
  %207 = add nuw nsw i64 %61, %206
  %208 = getelementptr inbounds nuw float, ptr %0, i64 %207
  %209 = load float, ptr %208, align 4, !tbaa !8
  %210 = tail call float @llvm.fmuladd.f32(float %6, float %209, float 0.000000e+00)
  %211 = getelementptr inbounds nuw float, ptr %0, i64 %207
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %213 = load float, ptr %212, align 4, !tbaa !8
  %214 = tail call float @llvm.fmuladd.f32(float %9, float %213, float %210)
  %215 = getelementptr inbounds nuw float, ptr %0, i64 %207
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 8
  %217 = load float, ptr %216, align 4, !tbaa !8
  %218 = tail call float @llvm.fmuladd.f32(float %12, float %217, float %214)
  %219 = add nuw nsw i64 %63, %206
  %220 = getelementptr inbounds nuw float, ptr %0, i64 %219
  %221 = load float, ptr %220, align 4, !tbaa !8
  %222 = tail call float @llvm.fmuladd.f32(float %15, float %221, float %218)
  %223 = getelementptr inbounds nuw float, ptr %0, i64 %219
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 4
  %225 = load float, ptr %224, align 4, !tbaa !8
  %226 = tail call float @llvm.fmuladd.f32(float %18, float %225, float %222)
  %227 = getelementptr inbounds nuw float, ptr %0, i64 %219
  %228 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %229 = load float, ptr %228, align 4, !tbaa !8
  %230 = tail call float @llvm.fmuladd.f32(float %21, float %229, float %226)
  %231 = add nuw nsw i64 %65, %206
  %232 = getelementptr inbounds nuw float, ptr %0, i64 %231
  %233 = load float, ptr %232, align 4, !tbaa !8
  %234 = tail call float @llvm.fmuladd.f32(float %24, float %233, float %230)
  %235 = getelementptr inbounds nuw float, ptr %0, i64 %231
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 4
  %237 = load float, ptr %236, align 4, !tbaa !8
  %238 = tail call float @llvm.fmuladd.f32(float %27, float %237, float %234)
  %239 = getelementptr inbounds nuw float, ptr %0, i64 %231
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 8
  %241 = load float, ptr %240, align 4, !tbaa !8
  %242 = tail call float @llvm.fmuladd.f32(float %30, float %241, float %238)
  %243 = fcmp ogt float %242, %201
  %244 = select i1 %243, float %242, float %201
  br label %73

245:                                              ; preds = %269, %4
  %246 = phi float [ 0.000000e+00, %4 ], [ %270, %269 ]
  ret float %246

247:                                              ; preds = %66, %247
  %248 = phi float [ %257, %247 ], [ %48, %66 ]
  %249 = phi i32 [ %258, %247 ], [ 0, %66 ]
  %250 = fadd float %248, 0xC6293E5940000000
  %251 = fadd float %250, 0xC6293E5940000000
  %252 = fadd float %251, 0xC6293E5940000000
  %253 = fadd float %252, 0xC6293E5940000000
  %254 = fadd float %253, 0xC6293E5940000000
  %255 = fadd float %254, 0xC6293E5940000000
  %256 = fadd float %255, 0xC6293E5940000000
  %257 = fadd float %256, 0xC6293E5940000000
  %258 = add i32 %249, 8
  %259 = icmp eq i32 %258, %43
  br i1 %259, label %260, label %247, !llvm.loop !10

260:                                              ; preds = %247
  br i1 %44, label %269, label %261

261:                                              ; preds = %260, %66
  %262 = phi float [ %48, %66 ], [ %257, %260 ]
  tail call void @llvm.assume(i1 %45)
  br label %263

263:                                              ; preds = %263, %261
  %264 = phi float [ %266, %263 ], [ %262, %261 ]
  %265 = phi i32 [ %267, %263 ], [ 0, %261 ]
  %266 = fadd float %264, 0xC6293E5940000000
  %267 = add i32 %265, 1
  %268 = icmp eq i32 %267, %41
  br i1 %268, label %269, label %263, !llvm.loop !14

269:                                              ; preds = %73, %260, %263
  %270 = phi float [ %266, %263 ], [ %257, %260 ], [ %75, %73 ]
  %271 = trunc i64 %47 to i32
  %272 = add i32 %271, 5
  %273 = icmp sgt i32 %272, %2
  br i1 %273, label %245, label %46, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !11}

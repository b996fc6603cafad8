; ModuleID = 'gmm_objective.c'
source_filename = "gmm_objective.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @gmm_objective(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = sext i32 %4 to i64
  %9 = shl nsw i64 %8, 3
  %10 = tail call noalias ptr @malloc(i64 noundef %9) #6
  %11 = sext i32 %5 to i64
  %12 = shl nsw i64 %11, 3
  %13 = tail call noalias ptr @malloc(i64 noundef %12) #6
  %14 = icmp sgt i32 %6, 0
  br i1 %14, label %15, label %45

15:                                               ; preds = %7
  %16 = add nsw i32 %5, 1
  %17 = mul nsw i32 %16, %5
  %18 = sdiv i32 %17, 2
  %19 = icmp sgt i32 %4, 0
  %20 = icmp sgt i32 %5, 0
  %21 = icmp sgt i32 %4, 1
  %22 = icmp eq i32 %4, 1
  %23 = zext i32 %4 to i64
  %24 = sext i32 %18 to i64
  %25 = zext nneg i32 %6 to i64
  %26 = zext nneg i32 %5 to i64
  %27 = zext nneg i32 %5 to i64
  %28 = add nsw i64 %23, -1
  %29 = and i64 %28, 3
  %30 = add nsw i32 %4, -2
  %31 = icmp ult i32 %30, 3
  %32 = and i64 %28, -4
  %33 = icmp eq i64 %29, 0
  %34 = icmp ne i64 %29, 0
  br label %35

35:                                               ; preds = %15, %180
  %36 = phi double [ undef, %15 ], [ %181, %180 ]
  %37 = phi i64 [ 0, %15 ], [ %187, %180 ]
  %38 = phi double [ 0.000000e+00, %15 ], [ %186, %180 ]
  br i1 %19, label %39, label %180

39:                                               ; preds = %35
  %40 = trunc i64 %37 to i32
  %41 = mul i32 %5, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw double, ptr %3, i64 %42
  %44 = getelementptr inbounds nuw double, ptr %3, i64 %42
  br label %189

45:                                               ; preds = %180, %7
  %46 = phi double [ 0.000000e+00, %7 ], [ %186, %180 ]
  %47 = load double, ptr %0, align 8, !tbaa !8
  %48 = icmp sgt i32 %4, 1
  br i1 %48, label %49, label %57

49:                                               ; preds = %45
  %50 = zext nneg i32 %4 to i64
  %51 = add nsw i64 %50, -1
  %52 = and i64 %51, 3
  %53 = add nsw i32 %4, -2
  %54 = icmp ult i32 %53, 3
  br i1 %54, label %61, label %55

55:                                               ; preds = %49
  %56 = and i64 %51, -4
  br label %79

57:                                               ; preds = %45
  %58 = icmp eq i32 %4, 1
  br i1 %58, label %76, label %115

59:                                               ; preds = %79
  %60 = icmp eq i64 %52, 0
  br i1 %60, label %76, label %61

61:                                               ; preds = %59, %49
  %62 = phi i64 [ 1, %49 ], [ %102, %59 ]
  %63 = phi double [ %47, %49 ], [ %101, %59 ]
  %64 = icmp ne i64 %52, 0
  tail call void @llvm.assume(i1 %64)
  br label %65

65:                                               ; preds = %65, %61
  %66 = phi i64 [ %62, %61 ], [ %73, %65 ]
  %67 = phi double [ %63, %61 ], [ %72, %65 ]
  %68 = phi i64 [ 0, %61 ], [ %74, %65 ]
  %69 = getelementptr inbounds nuw double, ptr %0, i64 %66
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fcmp ogt double %70, %67
  %72 = select i1 %71, double %70, double %67
  %73 = add nuw nsw i64 %66, 1
  %74 = add i64 %68, 1
  %75 = icmp eq i64 %74, %52
  br i1 %75, label %76, label %65, !llvm.loop !10

76:                                               ; preds = %59, %65, %57
  %77 = phi i64 [ 1, %57 ], [ %50, %65 ], [ %50, %59 ]
  %78 = phi double [ %47, %57 ], [ %101, %59 ], [ %72, %65 ]
  br label %105

79:                                               ; preds = %79, %55
  %80 = phi i64 [ 1, %55 ], [ %102, %79 ]
  %81 = phi double [ %47, %55 ], [ %101, %79 ]
  %82 = phi i64 [ 0, %55 ], [ %103, %79 ]
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fcmp ogt double %84, %81
  %86 = select i1 %85, double %84, double %81
  %87 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = fcmp ogt double %89, %86
  %91 = select i1 %90, double %89, double %86
  %92 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fcmp ogt double %94, %91
  %96 = select i1 %95, double %94, double %91
  %97 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 24
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fcmp ogt double %99, %96
  %101 = select i1 %100, double %99, double %96
  %102 = add nuw nsw i64 %80, 4
  %103 = add i64 %82, 4
  %104 = icmp eq i64 %103, %56
  br i1 %104, label %59, label %79, !llvm.loop !12

105:                                              ; preds = %105, %76
  %106 = phi i64 [ 0, %76 ], [ %113, %105 ]
  %107 = phi double [ 0.000000e+00, %76 ], [ %112, %105 ]
  %108 = getelementptr inbounds nuw double, ptr %0, i64 %106
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = fsub double %109, %78
  %111 = tail call double @exp(double noundef %110) #7, !tbaa !4
  %112 = fadd double %107, %111
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, %77
  br i1 %114, label %115, label %105, !llvm.loop !14

115:                                              ; preds = %105, %57
  %116 = phi double [ %47, %57 ], [ %78, %105 ]
  %117 = phi double [ 0.000000e+00, %57 ], [ %112, %105 ]
  %118 = sitofp i32 %6 to double
  %119 = tail call double @log(double noundef %117) #7, !tbaa !4
  %120 = fadd double %116, %119
  %121 = fneg double %118
  %122 = tail call double @llvm.fmuladd.f64(double %121, double %120, double %46)
  tail call void @free(ptr noundef %13) #7
  tail call void @free(ptr noundef %10) #7
  ret double %122

123:                                              ; preds = %220
  %124 = load double, ptr %10, align 8, !tbaa !8
  br i1 %21, label %125, label %126

125:                                              ; preds = %123
  br i1 %31, label %128, label %144

126:                                              ; preds = %123
  br i1 %22, label %142, label %180

127:                                              ; preds = %144
  br i1 %33, label %142, label %128

128:                                              ; preds = %127, %125
  %129 = phi i64 [ 1, %125 ], [ %167, %127 ]
  %130 = phi double [ %124, %125 ], [ %166, %127 ]
  tail call void @llvm.assume(i1 %34)
  br label %131

131:                                              ; preds = %131, %128
  %132 = phi i64 [ %139, %131 ], [ %129, %128 ]
  %133 = phi double [ %138, %131 ], [ %130, %128 ]
  %134 = phi i64 [ %140, %131 ], [ 0, %128 ]
  %135 = getelementptr inbounds nuw double, ptr %10, i64 %132
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = fcmp ogt double %136, %133
  %138 = select i1 %137, double %136, double %133
  %139 = add nuw nsw i64 %132, 1
  %140 = add i64 %134, 1
  %141 = icmp eq i64 %140, %29
  br i1 %141, label %142, label %131, !llvm.loop !15

142:                                              ; preds = %127, %131, %126
  %143 = phi double [ %124, %126 ], [ %166, %127 ], [ %138, %131 ]
  br label %170

144:                                              ; preds = %125, %144
  %145 = phi i64 [ %167, %144 ], [ 1, %125 ]
  %146 = phi double [ %166, %144 ], [ %124, %125 ]
  %147 = phi i64 [ %168, %144 ], [ 0, %125 ]
  %148 = getelementptr inbounds nuw double, ptr %10, i64 %145
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fcmp ogt double %149, %146
  %151 = select i1 %150, double %149, double %146
  %152 = getelementptr inbounds nuw double, ptr %10, i64 %145
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %154 = load double, ptr %153, align 8, !tbaa !8
  %155 = fcmp ogt double %154, %151
  %156 = select i1 %155, double %154, double %151
  %157 = getelementptr inbounds nuw double, ptr %10, i64 %145
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 16
  %159 = load double, ptr %158, align 8, !tbaa !8
  %160 = fcmp ogt double %159, %156
  %161 = select i1 %160, double %159, double %156
  %162 = getelementptr inbounds nuw double, ptr %10, i64 %145
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %164 = load double, ptr %163, align 8, !tbaa !8
  %165 = fcmp ogt double %164, %161
  %166 = select i1 %165, double %164, double %161
  %167 = add nuw nsw i64 %145, 4
  %168 = add i64 %147, 4
  %169 = icmp eq i64 %168, %32
  br i1 %169, label %127, label %144, !llvm.loop !12

170:                                              ; preds = %170, %142
  %171 = phi i64 [ 0, %142 ], [ %178, %170 ]
  %172 = phi double [ 0.000000e+00, %142 ], [ %177, %170 ]
  %173 = getelementptr inbounds nuw double, ptr %10, i64 %171
  %174 = load double, ptr %173, align 8, !tbaa !8
  %175 = fsub double %174, %143
  %176 = tail call double @exp(double noundef %175) #7, !tbaa !4
  %177 = fadd double %172, %176
  %178 = add nuw nsw i64 %171, 1
  %179 = icmp eq i64 %178, %23
  br i1 %179, label %180, label %170, !llvm.loop !14

180:                                              ; preds = %170, %35, %126
  %181 = phi double [ %124, %126 ], [ %36, %35 ], [ %124, %170 ]
  %182 = phi double [ %124, %126 ], [ %36, %35 ], [ %143, %170 ]
  %183 = phi double [ 0.000000e+00, %126 ], [ 0.000000e+00, %35 ], [ %177, %170 ]
  %184 = tail call double @log(double noundef %183) #7, !tbaa !4
  %185 = fadd double %182, %184
  %186 = fadd double %38, %185
  %187 = add nuw nsw i64 %37, 1
  %188 = icmp eq i64 %187, %25
  br i1 %188, label %45, label %35, !llvm.loop !16

189:                                              ; preds = %39, %220
  %190 = phi i64 [ 0, %39 ], [ %228, %220 ]
  %191 = mul nsw i64 %190, %24
  %192 = getelementptr inbounds double, ptr %2, i64 %191
  %193 = getelementptr inbounds double, ptr %192, i64 %11
  br i1 %20, label %194, label %220

194:                                              ; preds = %189
  %195 = trunc i64 %190 to i32
  %196 = mul i32 %5, %195
  %197 = zext i32 %196 to i64
  %198 = getelementptr inbounds nuw double, ptr %1, i64 %197
  br label %204

199:                                              ; preds = %204
  %200 = trunc i64 %190 to i32
  %201 = mul i32 %5, %200
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds nuw double, ptr %1, i64 %202
  br label %230

204:                                              ; preds = %194, %204
  %205 = phi i64 [ 0, %194 ], [ %218, %204 ]
  %206 = phi double [ 0.000000e+00, %194 ], [ %217, %204 ]
  %207 = getelementptr inbounds nuw double, ptr %192, i64 %205
  %208 = load double, ptr %207, align 8, !tbaa !8
  %209 = tail call double @exp(double noundef %208) #7, !tbaa !4
  %210 = getelementptr inbounds nuw double, ptr %43, i64 %205
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = getelementptr inbounds nuw double, ptr %198, i64 %205
  %213 = load double, ptr %212, align 8, !tbaa !8
  %214 = fsub double %211, %213
  %215 = fmul double %209, %214
  %216 = getelementptr inbounds nuw double, ptr %13, i64 %205
  store double %215, ptr %216, align 8, !tbaa !8
  %217 = fadd double %206, %208
  %218 = add nuw nsw i64 %205, 1
  %219 = icmp eq i64 %218, %26
  br i1 %219, label %199, label %204, !llvm.loop !17

220:                                              ; preds = %257, %189
  %221 = phi double [ 0.000000e+00, %189 ], [ %217, %257 ]
  %222 = phi double [ 0.000000e+00, %189 ], [ %260, %257 ]
  %223 = getelementptr inbounds nuw double, ptr %0, i64 %190
  %224 = load double, ptr %223, align 8, !tbaa !8
  %225 = fadd double %221, %224
  %226 = tail call double @llvm.fmuladd.f64(double %222, double -5.000000e-01, double %225)
  %227 = getelementptr inbounds nuw double, ptr %10, i64 %190
  store double %226, ptr %227, align 8, !tbaa !8
  %228 = add nuw nsw i64 %190, 1
  %229 = icmp eq i64 %228, %23
  br i1 %229, label %123, label %189, !llvm.loop !18

230:                                              ; preds = %199, %257
  %231 = phi i64 [ 0, %199 ], [ %261, %257 ]
  %232 = phi double [ 0.000000e+00, %199 ], [ %260, %257 ]
  %233 = phi ptr [ %193, %199 ], [ %258, %257 ]
  %234 = getelementptr inbounds nuw double, ptr %13, i64 %231
  %235 = load double, ptr %234, align 8, !tbaa !8
  %236 = icmp eq i64 %231, 0
  br i1 %236, label %257, label %237

237:                                              ; preds = %230
  %238 = and i64 %231, 1
  %239 = icmp eq i64 %231, 1
  br i1 %239, label %244, label %240

240:                                              ; preds = %237
  %241 = and i64 %231, 9223372036854775806
  br label %263

242:                                              ; preds = %263
  %243 = icmp eq i64 %238, 0
  br i1 %243, label %257, label %244

244:                                              ; preds = %242, %237
  %245 = phi i64 [ 0, %237 ], [ %285, %242 ]
  %246 = phi double [ %235, %237 ], [ %284, %242 ]
  %247 = phi ptr [ %233, %237 ], [ %277, %242 ]
  %248 = icmp ne i64 %238, 0
  tail call void @llvm.assume(i1 %248)
  %249 = getelementptr inbounds nuw i8, ptr %247, i64 8
  %250 = load double, ptr %247, align 8, !tbaa !8
  %251 = getelementptr inbounds nuw double, ptr %44, i64 %245
  %252 = load double, ptr %251, align 8, !tbaa !8
  %253 = getelementptr inbounds nuw double, ptr %203, i64 %245
  %254 = load double, ptr %253, align 8, !tbaa !8
  %255 = fsub double %252, %254
  %256 = tail call double @llvm.fmuladd.f64(double %250, double %255, double %246)
  br label %257

257:                                              ; preds = %244, %242, %230
  %258 = phi ptr [ %233, %230 ], [ %277, %242 ], [ %249, %244 ]
  %259 = phi double [ %235, %230 ], [ %284, %242 ], [ %256, %244 ]
  %260 = tail call double @llvm.fmuladd.f64(double %259, double %259, double %232)
  %261 = add nuw nsw i64 %231, 1
  %262 = icmp eq i64 %261, %27
  br i1 %262, label %220, label %230, !llvm.loop !19

263:                                              ; preds = %263, %240
  %264 = phi i64 [ 0, %240 ], [ %285, %263 ]
  %265 = phi double [ %235, %240 ], [ %284, %263 ]
  %266 = phi ptr [ %233, %240 ], [ %277, %263 ]
  %267 = phi i64 [ 0, %240 ], [ %286, %263 ]
  %268 = getelementptr inbounds nuw i8, ptr %266, i64 8
  %269 = load double, ptr %266, align 8, !tbaa !8
  %270 = getelementptr inbounds nuw double, ptr %44, i64 %264
  %271 = load double, ptr %270, align 8, !tbaa !8
  %272 = getelementptr inbounds nuw double, ptr %203, i64 %264
  %273 = load double, ptr %272, align 8, !tbaa !8
  %274 = fsub double %271, %273
  %275 = tail call double @llvm.fmuladd.f64(double %269, double %274, double %265)
  %276 = or disjoint i64 %264, 1
  %277 = getelementptr inbounds nuw i8, ptr %266, i64 16
  %278 = load double, ptr %268, align 8, !tbaa !8
  %279 = getelementptr inbounds nuw double, ptr %44, i64 %276
  %280 = load double, ptr %279, align 8, !tbaa !8
  %281 = getelementptr inbounds nuw double, ptr %203, i64 %276
  %282 = load double, ptr %281, align 8, !tbaa !8
  %283 = fsub double %280, %282
  %284 = tail call double @llvm.fmuladd.f64(double %278, double %283, double %275)
  %285 = add nuw nsw i64 %264, 2
  %286 = add i64 %267, 2
  %287 = icmp eq i64 %286, %241
  br i1 %287, label %242, label %263, !llvm.loop !20
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind allocsize(0) }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}

; ModuleID = 'finite_elements.c'
source_filename = "finite_elements.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local double @finite_elements(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5) local_unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = sext i32 %8 to i64
  %10 = tail call noalias ptr @calloc(i64 noundef %9, i64 noundef 8) #5
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %6
  %13 = zext nneg i32 %2 to i64
  br label %19

14:                                               ; preds = %210, %6
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = icmp slt i32 %15, %17
  br i1 %18, label %380, label %216

19:                                               ; preds = %12, %210
  %20 = phi i64 [ 0, %12 ], [ %214, %210 ]
  %21 = getelementptr inbounds nuw [3 x i32], ptr %1, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = shl nsw i32 %23, 1
  %27 = sext i32 %26 to i64
  %28 = getelementptr double, ptr %0, i64 %27
  %29 = getelementptr i8, ptr %28, i64 8
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = shl nsw i32 %25, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr double, ptr %0, i64 %32
  %34 = getelementptr i8, ptr %33, i64 8
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = fsub double %30, %35
  %37 = load double, ptr %33, align 8, !tbaa !8
  %38 = load double, ptr %28, align 8, !tbaa !8
  %39 = fsub double %37, %38
  %40 = load i32, ptr %21, align 4, !tbaa !4
  %41 = shl nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr double, ptr %0, i64 %42
  %44 = getelementptr i8, ptr %43, i64 8
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fsub double %35, %45
  %47 = load double, ptr %43, align 8, !tbaa !8
  %48 = fsub double %47, %37
  %49 = fsub double %45, %30
  %50 = fsub double %38, %47
  %51 = fneg double %49
  %52 = fmul double %48, %51
  %53 = tail call double @llvm.fmuladd.f64(double %50, double %46, double %52)
  %54 = fmul double %53, 5.000000e-01
  %55 = fmul double %54, 4.000000e+00
  %56 = sext i32 %40 to i64
  %57 = getelementptr inbounds i32, ptr %3, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = getelementptr i8, ptr %57, i64 4
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = icmp slt i32 %58, %60
  %62 = sext i32 %58 to i64
  br i1 %61, label %63, label %76

63:                                               ; preds = %19
  %64 = fmul double %39, %39
  %65 = tail call double @llvm.fmuladd.f64(double %36, double %36, double %64)
  %66 = fdiv double %65, %55
  br label %71

67:                                               ; preds = %71
  %68 = add nsw i64 %72, 1
  %69 = trunc i64 %68 to i32
  %70 = icmp eq i32 %60, %69
  br i1 %70, label %76, label %71, !llvm.loop !10

71:                                               ; preds = %67, %63
  %72 = phi i64 [ %62, %63 ], [ %68, %67 ]
  %73 = getelementptr inbounds i32, ptr %4, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !4
  %75 = icmp eq i32 %74, %40
  br i1 %75, label %77, label %67

76:                                               ; preds = %19, %109, %161, %67, %89, %105, %125, %141, %157, %177, %190, %206
  tail call void @abort() #6
  unreachable

77:                                               ; preds = %71
  %78 = getelementptr inbounds double, ptr %10, i64 %72
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fadd double %66, %79
  store double %80, ptr %78, align 8, !tbaa !8
  %81 = fmul double %39, %48
  %82 = tail call double @llvm.fmuladd.f64(double %36, double %46, double %81)
  %83 = fdiv double %82, %55
  br label %84

84:                                               ; preds = %89, %77
  %85 = phi i64 [ %62, %77 ], [ %90, %89 ]
  %86 = getelementptr inbounds i32, ptr %4, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !4
  %88 = icmp eq i32 %87, %23
  br i1 %88, label %93, label %89

89:                                               ; preds = %84
  %90 = add nsw i64 %85, 1
  %91 = trunc i64 %90 to i32
  %92 = icmp eq i32 %60, %91
  br i1 %92, label %76, label %84, !llvm.loop !10

93:                                               ; preds = %84
  %94 = getelementptr inbounds double, ptr %10, i64 %85
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = fadd double %83, %95
  store double %96, ptr %94, align 8, !tbaa !8
  %97 = fmul double %39, %50
  %98 = tail call double @llvm.fmuladd.f64(double %36, double %49, double %97)
  %99 = fdiv double %98, %55
  br label %100

100:                                              ; preds = %105, %93
  %101 = phi i64 [ %62, %93 ], [ %106, %105 ]
  %102 = getelementptr inbounds i32, ptr %4, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !4
  %104 = icmp eq i32 %103, %25
  br i1 %104, label %109, label %105

105:                                              ; preds = %100
  %106 = add nsw i64 %101, 1
  %107 = trunc i64 %106 to i32
  %108 = icmp eq i32 %60, %107
  br i1 %108, label %76, label %100, !llvm.loop !10

109:                                              ; preds = %100
  %110 = getelementptr inbounds double, ptr %10, i64 %101
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = fadd double %99, %111
  store double %112, ptr %110, align 8, !tbaa !8
  %113 = sext i32 %23 to i64
  %114 = getelementptr inbounds i32, ptr %3, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !4
  %116 = getelementptr i8, ptr %114, i64 4
  %117 = load i32, ptr %116, align 4, !tbaa !4
  %118 = icmp slt i32 %115, %117
  %119 = sext i32 %115 to i64
  br i1 %118, label %120, label %76

120:                                              ; preds = %109, %125
  %121 = phi i64 [ %126, %125 ], [ %119, %109 ]
  %122 = getelementptr inbounds i32, ptr %4, i64 %121
  %123 = load i32, ptr %122, align 4, !tbaa !4
  %124 = icmp eq i32 %123, %40
  br i1 %124, label %129, label %125

125:                                              ; preds = %120
  %126 = add nsw i64 %121, 1
  %127 = trunc i64 %126 to i32
  %128 = icmp eq i32 %117, %127
  br i1 %128, label %76, label %120, !llvm.loop !10

129:                                              ; preds = %120
  %130 = getelementptr inbounds double, ptr %10, i64 %121
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = fadd double %83, %131
  store double %132, ptr %130, align 8, !tbaa !8
  %133 = fmul double %48, %48
  %134 = tail call double @llvm.fmuladd.f64(double %46, double %46, double %133)
  %135 = fdiv double %134, %55
  br label %136

136:                                              ; preds = %141, %129
  %137 = phi i64 [ %119, %129 ], [ %142, %141 ]
  %138 = getelementptr inbounds i32, ptr %4, i64 %137
  %139 = load i32, ptr %138, align 4, !tbaa !4
  %140 = icmp eq i32 %139, %23
  br i1 %140, label %145, label %141

141:                                              ; preds = %136
  %142 = add nsw i64 %137, 1
  %143 = trunc i64 %142 to i32
  %144 = icmp eq i32 %117, %143
  br i1 %144, label %76, label %136, !llvm.loop !10

145:                                              ; preds = %136
  %146 = getelementptr inbounds double, ptr %10, i64 %137
  %147 = load double, ptr %146, align 8, !tbaa !8
  %148 = fadd double %135, %147
  store double %148, ptr %146, align 8, !tbaa !8
  %149 = fmul double %48, %50
  %150 = tail call double @llvm.fmuladd.f64(double %46, double %49, double %149)
  %151 = fdiv double %150, %55
  br label %152

152:                                              ; preds = %157, %145
  %153 = phi i64 [ %119, %145 ], [ %158, %157 ]
  %154 = getelementptr inbounds i32, ptr %4, i64 %153
  %155 = load i32, ptr %154, align 4, !tbaa !4
  %156 = icmp eq i32 %155, %25
  br i1 %156, label %161, label %157

157:                                              ; preds = %152
  %158 = add nsw i64 %153, 1
  %159 = trunc i64 %158 to i32
  %160 = icmp eq i32 %117, %159
  br i1 %160, label %76, label %152, !llvm.loop !10

161:                                              ; preds = %152
  %162 = getelementptr inbounds double, ptr %10, i64 %153
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = fadd double %151, %163
  store double %164, ptr %162, align 8, !tbaa !8
  %165 = sext i32 %25 to i64
  %166 = getelementptr inbounds i32, ptr %3, i64 %165
  %167 = load i32, ptr %166, align 4, !tbaa !4
  %168 = getelementptr i8, ptr %166, i64 4
  %169 = load i32, ptr %168, align 4, !tbaa !4
  %170 = icmp slt i32 %167, %169
  %171 = sext i32 %167 to i64
  br i1 %170, label %172, label %76

172:                                              ; preds = %161, %177
  %173 = phi i64 [ %178, %177 ], [ %171, %161 ]
  %174 = getelementptr inbounds i32, ptr %4, i64 %173
  %175 = load i32, ptr %174, align 4, !tbaa !4
  %176 = icmp eq i32 %175, %40
  br i1 %176, label %181, label %177

177:                                              ; preds = %172
  %178 = add nsw i64 %173, 1
  %179 = trunc i64 %178 to i32
  %180 = icmp eq i32 %169, %179
  br i1 %180, label %76, label %172, !llvm.loop !10

181:                                              ; preds = %172
  %182 = getelementptr inbounds double, ptr %10, i64 %173
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = fadd double %99, %183
  store double %184, ptr %182, align 8, !tbaa !8
  br label %185

185:                                              ; preds = %190, %181
  %186 = phi i64 [ %171, %181 ], [ %191, %190 ]
  %187 = getelementptr inbounds i32, ptr %4, i64 %186
  %188 = load i32, ptr %187, align 4, !tbaa !4
  %189 = icmp eq i32 %188, %23
  br i1 %189, label %194, label %190

190:                                              ; preds = %185
  %191 = add nsw i64 %186, 1
  %192 = trunc i64 %191 to i32
  %193 = icmp eq i32 %169, %192
  br i1 %193, label %76, label %185, !llvm.loop !10

194:                                              ; preds = %185
  %195 = getelementptr inbounds double, ptr %10, i64 %186
  %196 = load double, ptr %195, align 8, !tbaa !8
  %197 = fadd double %151, %196
  store double %197, ptr %195, align 8, !tbaa !8
  %198 = fmul double %50, %50
  %199 = tail call double @llvm.fmuladd.f64(double %49, double %49, double %198)
  %200 = fdiv double %199, %55
  br label %201

201:                                              ; preds = %206, %194
  %202 = phi i64 [ %171, %194 ], [ %207, %206 ]
  %203 = getelementptr inbounds i32, ptr %4, i64 %202
  %204 = load i32, ptr %203, align 4, !tbaa !4
  %205 = icmp eq i32 %204, %25
  br i1 %205, label %210, label %206

206:                                              ; preds = %201
  %207 = add nsw i64 %202, 1
  %208 = trunc i64 %207 to i32
  %209 = icmp eq i32 %169, %208
  br i1 %209, label %76, label %201, !llvm.loop !10

210:                                              ; preds = %201
  %211 = getelementptr inbounds double, ptr %10, i64 %202
  %212 = load double, ptr %211, align 8, !tbaa !8
  %213 = fadd double %200, %212
  store double %213, ptr %211, align 8, !tbaa !8
  %214 = add nuw nsw i64 %20, 1
  %215 = icmp eq i64 %214, %13
  br i1 %215, label %14, label %19, !llvm.loop !12

216:                                              ; preds = %399, %405, %14
  %217 = phi double [ 0.000000e+00, %14 ], [ %400, %399 ], [ %426, %405 ]
  %218 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %219 = load i32, ptr %218, align 4, !tbaa !4
  %220 = icmp slt i32 %17, %219
  br i1 %220, label %221, label %271

221:                                              ; preds = %216
  %222 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %223 = load double, ptr %222, align 8, !tbaa !8
  %224 = fmul double %223, 5.000000e-01
  %225 = sext i32 %17 to i64
  %226 = sext i32 %219 to i64
  %227 = sub nsw i64 %226, %225
  %228 = and i64 %227, 1
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %241, label %230

230:                                              ; preds = %221
  %231 = getelementptr inbounds double, ptr %10, i64 %225
  %232 = load double, ptr %231, align 8, !tbaa !8
  %233 = fmul double %224, %232
  %234 = getelementptr inbounds i32, ptr %4, i64 %225
  %235 = load i32, ptr %234, align 4, !tbaa !4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds double, ptr %5, i64 %236
  %238 = load double, ptr %237, align 8, !tbaa !8
  %239 = tail call double @llvm.fmuladd.f64(double %233, double %238, double %217)
  %240 = add nsw i64 %225, 1
  br label %241

241:                                              ; preds = %230, %221
  %242 = phi double [ poison, %221 ], [ %239, %230 ]
  %243 = phi i64 [ %225, %221 ], [ %240, %230 ]
  %244 = phi double [ %217, %221 ], [ %239, %230 ]
  %245 = add nsw i64 %226, -1
  %246 = icmp eq i64 %245, %225
  br i1 %246, label %271, label %247

247:                                              ; preds = %241, %247
  %248 = phi i64 [ %269, %247 ], [ %243, %241 ]
  %249 = phi double [ %268, %247 ], [ %244, %241 ]
  %250 = getelementptr inbounds double, ptr %10, i64 %248
  %251 = load double, ptr %250, align 8, !tbaa !8
  %252 = fmul double %224, %251
  %253 = getelementptr inbounds i32, ptr %4, i64 %248
  %254 = load i32, ptr %253, align 4, !tbaa !4
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds double, ptr %5, i64 %255
  %257 = load double, ptr %256, align 8, !tbaa !8
  %258 = tail call double @llvm.fmuladd.f64(double %252, double %257, double %249)
  %259 = add nsw i64 %248, 1
  %260 = getelementptr inbounds double, ptr %10, i64 %259
  %261 = load double, ptr %260, align 8, !tbaa !8
  %262 = fmul double %224, %261
  %263 = getelementptr inbounds i32, ptr %4, i64 %259
  %264 = load i32, ptr %263, align 4, !tbaa !4
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds double, ptr %5, i64 %265
  %267 = load double, ptr %266, align 8, !tbaa !8
  %268 = tail call double @llvm.fmuladd.f64(double %262, double %267, double %258)
  %269 = add nsw i64 %248, 2
  %270 = icmp eq i64 %269, %226
  br i1 %270, label %271, label %247, !llvm.loop !13

271:                                              ; preds = %241, %247, %216
  %272 = phi double [ %217, %216 ], [ %242, %241 ], [ %268, %247 ]
  %273 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %274 = load i32, ptr %273, align 4, !tbaa !4
  %275 = icmp slt i32 %219, %274
  br i1 %275, label %276, label %326

276:                                              ; preds = %271
  %277 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %278 = load double, ptr %277, align 8, !tbaa !8
  %279 = fmul double %278, 5.000000e-01
  %280 = sext i32 %219 to i64
  %281 = sext i32 %274 to i64
  %282 = sub nsw i64 %281, %280
  %283 = and i64 %282, 1
  %284 = icmp eq i64 %283, 0
  br i1 %284, label %296, label %285

285:                                              ; preds = %276
  %286 = getelementptr inbounds double, ptr %10, i64 %280
  %287 = load double, ptr %286, align 8, !tbaa !8
  %288 = fmul double %279, %287
  %289 = getelementptr inbounds i32, ptr %4, i64 %280
  %290 = load i32, ptr %289, align 4, !tbaa !4
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds double, ptr %5, i64 %291
  %293 = load double, ptr %292, align 8, !tbaa !8
  %294 = tail call double @llvm.fmuladd.f64(double %288, double %293, double %272)
  %295 = add nsw i64 %280, 1
  br label %296

296:                                              ; preds = %285, %276
  %297 = phi double [ poison, %276 ], [ %294, %285 ]
  %298 = phi i64 [ %280, %276 ], [ %295, %285 ]
  %299 = phi double [ %272, %276 ], [ %294, %285 ]
  %300 = add nsw i64 %281, -1
  %301 = icmp eq i64 %300, %280
  br i1 %301, label %326, label %302

302:                                              ; preds = %296, %302
  %303 = phi i64 [ %324, %302 ], [ %298, %296 ]
  %304 = phi double [ %323, %302 ], [ %299, %296 ]
  %305 = getelementptr inbounds double, ptr %10, i64 %303
  %306 = load double, ptr %305, align 8, !tbaa !8
  %307 = fmul double %279, %306
  %308 = getelementptr inbounds i32, ptr %4, i64 %303
  %309 = load i32, ptr %308, align 4, !tbaa !4
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds double, ptr %5, i64 %310
  %312 = load double, ptr %311, align 8, !tbaa !8
  %313 = tail call double @llvm.fmuladd.f64(double %307, double %312, double %304)
  %314 = add nsw i64 %303, 1
  %315 = getelementptr inbounds double, ptr %10, i64 %314
  %316 = load double, ptr %315, align 8, !tbaa !8
  %317 = fmul double %279, %316
  %318 = getelementptr inbounds i32, ptr %4, i64 %314
  %319 = load i32, ptr %318, align 4, !tbaa !4
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds double, ptr %5, i64 %320
  %322 = load double, ptr %321, align 8, !tbaa !8
  %323 = tail call double @llvm.fmuladd.f64(double %317, double %322, double %313)
  %324 = add nsw i64 %303, 2
  %325 = icmp eq i64 %324, %281
  br i1 %325, label %326, label %302, !llvm.loop !13

326:                                              ; preds = %296, %302, %271
  %327 = phi double [ %272, %271 ], [ %297, %296 ], [ %323, %302 ]
  %328 = icmp slt i32 %274, %8
  br i1 %328, label %329, label %378

329:                                              ; preds = %326
  %330 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %331 = load double, ptr %330, align 8, !tbaa !8
  %332 = fmul double %331, 5.000000e-01
  %333 = sext i32 %274 to i64
  %334 = sub nsw i64 %9, %333
  %335 = and i64 %334, 1
  %336 = icmp eq i64 %335, 0
  br i1 %336, label %348, label %337

337:                                              ; preds = %329
  %338 = getelementptr inbounds double, ptr %10, i64 %333
  %339 = load double, ptr %338, align 8, !tbaa !8
  %340 = fmul double %332, %339
  %341 = getelementptr inbounds i32, ptr %4, i64 %333
  %342 = load i32, ptr %341, align 4, !tbaa !4
  %343 = sext i32 %342 to i64
  %344 = getelementptr inbounds double, ptr %5, i64 %343
  %345 = load double, ptr %344, align 8, !tbaa !8
  %346 = tail call double @llvm.fmuladd.f64(double %340, double %345, double %327)
  %347 = add nsw i64 %333, 1
  br label %348

348:                                              ; preds = %337, %329
  %349 = phi double [ poison, %329 ], [ %346, %337 ]
  %350 = phi i64 [ %333, %329 ], [ %347, %337 ]
  %351 = phi double [ %327, %329 ], [ %346, %337 ]
  %352 = add nsw i64 %9, -1
  %353 = icmp eq i64 %352, %333
  br i1 %353, label %378, label %354

354:                                              ; preds = %348, %354
  %355 = phi i64 [ %376, %354 ], [ %350, %348 ]
  %356 = phi double [ %375, %354 ], [ %351, %348 ]
  %357 = getelementptr inbounds double, ptr %10, i64 %355
  %358 = load double, ptr %357, align 8, !tbaa !8
  %359 = fmul double %332, %358
  %360 = getelementptr inbounds i32, ptr %4, i64 %355
  %361 = load i32, ptr %360, align 4, !tbaa !4
  %362 = sext i32 %361 to i64
  %363 = getelementptr inbounds double, ptr %5, i64 %362
  %364 = load double, ptr %363, align 8, !tbaa !8
  %365 = tail call double @llvm.fmuladd.f64(double %359, double %364, double %356)
  %366 = add nsw i64 %355, 1
  %367 = getelementptr inbounds double, ptr %10, i64 %366
  %368 = load double, ptr %367, align 8, !tbaa !8
  %369 = fmul double %332, %368
  %370 = getelementptr inbounds i32, ptr %4, i64 %366
  %371 = load i32, ptr %370, align 4, !tbaa !4
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds double, ptr %5, i64 %372
  %374 = load double, ptr %373, align 8, !tbaa !8
  %375 = tail call double @llvm.fmuladd.f64(double %369, double %374, double %365)
  %376 = add nsw i64 %355, 2
  %377 = icmp eq i64 %376, %9
  br i1 %377, label %378, label %354, !llvm.loop !13

378:                                              ; preds = %348, %354, %326
  %379 = phi double [ %327, %326 ], [ %349, %348 ], [ %375, %354 ]
  tail call void @free(ptr noundef %10) #7
  ret double %379

380:                                              ; preds = %14
  %381 = load double, ptr %5, align 8, !tbaa !8
  %382 = fmul double %381, 5.000000e-01
  %383 = sext i32 %15 to i64
  %384 = sext i32 %17 to i64
  %385 = sub nsw i64 %384, %383
  %386 = and i64 %385, 1
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %399, label %388

388:                                              ; preds = %380
  %389 = getelementptr inbounds double, ptr %10, i64 %383
  %390 = load double, ptr %389, align 8, !tbaa !8
  %391 = fmul double %382, %390
  %392 = getelementptr inbounds i32, ptr %4, i64 %383
  %393 = load i32, ptr %392, align 4, !tbaa !4
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds double, ptr %5, i64 %394
  %396 = load double, ptr %395, align 8, !tbaa !8
  %397 = tail call double @llvm.fmuladd.f64(double %391, double %396, double 0.000000e+00)
  %398 = add nsw i64 %383, 1
  br label %399

399:                                              ; preds = %388, %380
  %400 = phi double [ poison, %380 ], [ %397, %388 ]
  %401 = phi i64 [ %383, %380 ], [ %398, %388 ]
  %402 = phi double [ 0.000000e+00, %380 ], [ %397, %388 ]
  %403 = add nsw i64 %384, -1
  %404 = icmp eq i64 %403, %383
  br i1 %404, label %216, label %405

405:                                              ; preds = %399, %405
  %406 = phi i64 [ %427, %405 ], [ %401, %399 ]
  %407 = phi double [ %426, %405 ], [ %402, %399 ]
  %408 = getelementptr inbounds double, ptr %10, i64 %406
  %409 = load double, ptr %408, align 8, !tbaa !8
  %410 = fmul double %382, %409
  %411 = getelementptr inbounds i32, ptr %4, i64 %406
  %412 = load i32, ptr %411, align 4, !tbaa !4
  %413 = sext i32 %412 to i64
  %414 = getelementptr inbounds double, ptr %5, i64 %413
  %415 = load double, ptr %414, align 8, !tbaa !8
  %416 = tail call double @llvm.fmuladd.f64(double %410, double %415, double %407)
  %417 = add nsw i64 %406, 1
  %418 = getelementptr inbounds double, ptr %10, i64 %417
  %419 = load double, ptr %418, align 8, !tbaa !8
  %420 = fmul double %382, %419
  %421 = getelementptr inbounds i32, ptr %4, i64 %417
  %422 = load i32, ptr %421, align 4, !tbaa !4
  %423 = sext i32 %422 to i64
  %424 = getelementptr inbounds double, ptr %5, i64 %423
  %425 = load double, ptr %424, align 8, !tbaa !8
  %426 = tail call double @llvm.fmuladd.f64(double %420, double %425, double %416)
  %427 = add nsw i64 %406, 2
  %428 = icmp eq i64 %427, %384
  br i1 %428, label %216, label %405, !llvm.loop !13
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0,1) }
attributes #6 = { noreturn nounwind }
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
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}

; ModuleID = 'finite_elements.c'
source_filename = "finite_elements.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local double @finite_elements(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5) local_unnamed_addr #0 {
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = tail call noalias ptr @calloc(i64 noundef %11, i64 noundef 8) #6
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %19 = zext nneg i32 %2 to i64
  br label %25

20:                                               ; preds = %81, %6
  %21 = load i32, ptr %3, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = icmp slt i32 %21, %23
  br i1 %24, label %296, label %132

25:                                               ; preds = %14, %81
  %26 = phi i64 [ 0, %14 ], [ %82, %81 ]
  %27 = getelementptr inbounds nuw [3 x i32], ptr %1, i64 %26
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = shl nsw i32 %29, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr double, ptr %0, i64 %33
  %35 = getelementptr i8, ptr %34, i64 8
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = shl nsw i32 %31, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr double, ptr %0, i64 %38
  %40 = getelementptr i8, ptr %39, i64 8
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = fsub double %36, %41
  store double %42, ptr %7, align 16, !tbaa !8
  %43 = load double, ptr %39, align 8, !tbaa !8
  %44 = load double, ptr %34, align 8, !tbaa !8
  %45 = fsub double %43, %44
  store double %45, ptr %8, align 16, !tbaa !8
  %46 = load i32, ptr %27, align 4, !tbaa !4
  %47 = shl nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr double, ptr %0, i64 %48
  %50 = getelementptr i8, ptr %49, i64 8
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fsub double %41, %51
  store double %52, ptr %16, align 8, !tbaa !8
  %53 = load double, ptr %49, align 8, !tbaa !8
  %54 = fsub double %53, %43
  store double %54, ptr %17, align 8, !tbaa !8
  %55 = fsub double %51, %36
  store double %55, ptr %18, align 16, !tbaa !8
  %56 = fsub double %44, %53
  store double %56, ptr %15, align 16, !tbaa !8
  %57 = fneg double %55
  %58 = fmul double %54, %57
  %59 = tail call double @llvm.fmuladd.f64(double %56, double %52, double %58)
  %60 = fmul double %59, 5.000000e-01
  %61 = fmul double %60, 4.000000e+00
  br label %62

62:                                               ; preds = %25, %126
  %63 = phi i64 [ 0, %25 ], [ %130, %126 ]
  %64 = getelementptr inbounds nuw double, ptr %7, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = getelementptr inbounds nuw double, ptr %8, i64 %63
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = getelementptr inbounds nuw i32, ptr %27, i64 %63
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %3, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = getelementptr i8, ptr %71, i64 4
  %74 = load i32, ptr %73, align 4, !tbaa !4
  %75 = icmp slt i32 %72, %74
  %76 = sext i32 %72 to i64
  br i1 %75, label %77, label %93

77:                                               ; preds = %62
  %78 = fmul double %67, %45
  %79 = tail call double @llvm.fmuladd.f64(double %65, double %42, double %78)
  %80 = fdiv double %79, %61
  br label %88

81:                                               ; preds = %126
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  %82 = add nuw nsw i64 %26, 1
  %83 = icmp eq i64 %82, %19
  br i1 %83, label %20, label %25, !llvm.loop !10

84:                                               ; preds = %88
  %85 = add nsw i64 %89, 1
  %86 = trunc i64 %85 to i32
  %87 = icmp eq i32 %74, %86
  br i1 %87, label %93, label %88, !llvm.loop !12

88:                                               ; preds = %84, %77
  %89 = phi i64 [ %76, %77 ], [ %85, %84 ]
  %90 = getelementptr inbounds i32, ptr %4, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !4
  %92 = icmp eq i32 %91, %46
  br i1 %92, label %94, label %84

93:                                               ; preds = %62, %84, %106, %122
  tail call void @abort() #8
  unreachable

94:                                               ; preds = %88
  %95 = getelementptr inbounds double, ptr %12, i64 %89
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = fadd double %80, %96
  store double %97, ptr %95, align 8, !tbaa !8
  %98 = fmul double %67, %54
  %99 = tail call double @llvm.fmuladd.f64(double %65, double %52, double %98)
  %100 = fdiv double %99, %61
  br label %101

101:                                              ; preds = %106, %94
  %102 = phi i64 [ %76, %94 ], [ %107, %106 ]
  %103 = getelementptr inbounds i32, ptr %4, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !4
  %105 = icmp eq i32 %104, %29
  br i1 %105, label %110, label %106

106:                                              ; preds = %101
  %107 = add nsw i64 %102, 1
  %108 = trunc i64 %107 to i32
  %109 = icmp eq i32 %74, %108
  br i1 %109, label %93, label %101, !llvm.loop !12

110:                                              ; preds = %101
  %111 = getelementptr inbounds double, ptr %12, i64 %102
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = fadd double %100, %112
  store double %113, ptr %111, align 8, !tbaa !8
  %114 = fmul double %67, %56
  %115 = tail call double @llvm.fmuladd.f64(double %65, double %55, double %114)
  %116 = fdiv double %115, %61
  br label %117

117:                                              ; preds = %122, %110
  %118 = phi i64 [ %76, %110 ], [ %123, %122 ]
  %119 = getelementptr inbounds i32, ptr %4, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !4
  %121 = icmp eq i32 %120, %31
  br i1 %121, label %126, label %122

122:                                              ; preds = %117
  %123 = add nsw i64 %118, 1
  %124 = trunc i64 %123 to i32
  %125 = icmp eq i32 %74, %124
  br i1 %125, label %93, label %117, !llvm.loop !12

126:                                              ; preds = %117
  %127 = getelementptr inbounds double, ptr %12, i64 %118
  %128 = load double, ptr %127, align 8, !tbaa !8
  %129 = fadd double %116, %128
  store double %129, ptr %127, align 8, !tbaa !8
  %130 = add nuw nsw i64 %63, 1
  %131 = icmp eq i64 %130, 3
  br i1 %131, label %81, label %62, !llvm.loop !13

132:                                              ; preds = %315, %321, %20
  %133 = phi double [ 0.000000e+00, %20 ], [ %316, %315 ], [ %342, %321 ]
  %134 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %135 = load i32, ptr %134, align 4, !tbaa !4
  %136 = icmp slt i32 %23, %135
  br i1 %136, label %137, label %187

137:                                              ; preds = %132
  %138 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fmul double %139, 5.000000e-01
  %141 = sext i32 %23 to i64
  %142 = sext i32 %135 to i64
  %143 = sub nsw i64 %142, %141
  %144 = and i64 %143, 1
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %157, label %146

146:                                              ; preds = %137
  %147 = getelementptr inbounds double, ptr %12, i64 %141
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fmul double %140, %148
  %150 = getelementptr inbounds i32, ptr %4, i64 %141
  %151 = load i32, ptr %150, align 4, !tbaa !4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds double, ptr %5, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !8
  %155 = tail call double @llvm.fmuladd.f64(double %149, double %154, double %133)
  %156 = add nsw i64 %141, 1
  br label %157

157:                                              ; preds = %146, %137
  %158 = phi double [ poison, %137 ], [ %155, %146 ]
  %159 = phi i64 [ %141, %137 ], [ %156, %146 ]
  %160 = phi double [ %133, %137 ], [ %155, %146 ]
  %161 = add nsw i64 %142, -1
  %162 = icmp eq i64 %161, %141
  br i1 %162, label %187, label %163

163:                                              ; preds = %157, %163
  %164 = phi i64 [ %185, %163 ], [ %159, %157 ]
  %165 = phi double [ %184, %163 ], [ %160, %157 ]
  %166 = getelementptr inbounds double, ptr %12, i64 %164
  %167 = load double, ptr %166, align 8, !tbaa !8
  %168 = fmul double %140, %167
  %169 = getelementptr inbounds i32, ptr %4, i64 %164
  %170 = load i32, ptr %169, align 4, !tbaa !4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds double, ptr %5, i64 %171
  %173 = load double, ptr %172, align 8, !tbaa !8
  %174 = tail call double @llvm.fmuladd.f64(double %168, double %173, double %165)
  %175 = add nsw i64 %164, 1
  %176 = getelementptr inbounds double, ptr %12, i64 %175
  %177 = load double, ptr %176, align 8, !tbaa !8
  %178 = fmul double %140, %177
  %179 = getelementptr inbounds i32, ptr %4, i64 %175
  %180 = load i32, ptr %179, align 4, !tbaa !4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds double, ptr %5, i64 %181
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = tail call double @llvm.fmuladd.f64(double %178, double %183, double %174)
  %185 = add nsw i64 %164, 2
  %186 = icmp eq i64 %185, %142
  br i1 %186, label %187, label %163, !llvm.loop !14

187:                                              ; preds = %157, %163, %132
  %188 = phi double [ %133, %132 ], [ %158, %157 ], [ %184, %163 ]
  %189 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %190 = load i32, ptr %189, align 4, !tbaa !4
  %191 = icmp slt i32 %135, %190
  br i1 %191, label %192, label %242

192:                                              ; preds = %187
  %193 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %194 = load double, ptr %193, align 8, !tbaa !8
  %195 = fmul double %194, 5.000000e-01
  %196 = sext i32 %135 to i64
  %197 = sext i32 %190 to i64
  %198 = sub nsw i64 %197, %196
  %199 = and i64 %198, 1
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %212, label %201

201:                                              ; preds = %192
  %202 = getelementptr inbounds double, ptr %12, i64 %196
  %203 = load double, ptr %202, align 8, !tbaa !8
  %204 = fmul double %195, %203
  %205 = getelementptr inbounds i32, ptr %4, i64 %196
  %206 = load i32, ptr %205, align 4, !tbaa !4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds double, ptr %5, i64 %207
  %209 = load double, ptr %208, align 8, !tbaa !8
  %210 = tail call double @llvm.fmuladd.f64(double %204, double %209, double %188)
  %211 = add nsw i64 %196, 1
  br label %212

212:                                              ; preds = %201, %192
  %213 = phi double [ poison, %192 ], [ %210, %201 ]
  %214 = phi i64 [ %196, %192 ], [ %211, %201 ]
  %215 = phi double [ %188, %192 ], [ %210, %201 ]
  %216 = add nsw i64 %197, -1
  %217 = icmp eq i64 %216, %196
  br i1 %217, label %242, label %218

218:                                              ; preds = %212, %218
  %219 = phi i64 [ %240, %218 ], [ %214, %212 ]
  %220 = phi double [ %239, %218 ], [ %215, %212 ]
  %221 = getelementptr inbounds double, ptr %12, i64 %219
  %222 = load double, ptr %221, align 8, !tbaa !8
  %223 = fmul double %195, %222
  %224 = getelementptr inbounds i32, ptr %4, i64 %219
  %225 = load i32, ptr %224, align 4, !tbaa !4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds double, ptr %5, i64 %226
  %228 = load double, ptr %227, align 8, !tbaa !8
  %229 = tail call double @llvm.fmuladd.f64(double %223, double %228, double %220)
  %230 = add nsw i64 %219, 1
  %231 = getelementptr inbounds double, ptr %12, i64 %230
  %232 = load double, ptr %231, align 8, !tbaa !8
  %233 = fmul double %195, %232
  %234 = getelementptr inbounds i32, ptr %4, i64 %230
  %235 = load i32, ptr %234, align 4, !tbaa !4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds double, ptr %5, i64 %236
  %238 = load double, ptr %237, align 8, !tbaa !8
  %239 = tail call double @llvm.fmuladd.f64(double %233, double %238, double %229)
  %240 = add nsw i64 %219, 2
  %241 = icmp eq i64 %240, %197
  br i1 %241, label %242, label %218, !llvm.loop !14

242:                                              ; preds = %212, %218, %187
  %243 = phi double [ %188, %187 ], [ %213, %212 ], [ %239, %218 ]
  %244 = icmp slt i32 %190, %10
  br i1 %244, label %245, label %294

245:                                              ; preds = %242
  %246 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %247 = load double, ptr %246, align 8, !tbaa !8
  %248 = fmul double %247, 5.000000e-01
  %249 = sext i32 %190 to i64
  %250 = sub nsw i64 %11, %249
  %251 = and i64 %250, 1
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %264, label %253

253:                                              ; preds = %245
  %254 = getelementptr inbounds double, ptr %12, i64 %249
  %255 = load double, ptr %254, align 8, !tbaa !8
  %256 = fmul double %248, %255
  %257 = getelementptr inbounds i32, ptr %4, i64 %249
  %258 = load i32, ptr %257, align 4, !tbaa !4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds double, ptr %5, i64 %259
  %261 = load double, ptr %260, align 8, !tbaa !8
  %262 = tail call double @llvm.fmuladd.f64(double %256, double %261, double %243)
  %263 = add nsw i64 %249, 1
  br label %264

264:                                              ; preds = %253, %245
  %265 = phi double [ poison, %245 ], [ %262, %253 ]
  %266 = phi i64 [ %249, %245 ], [ %263, %253 ]
  %267 = phi double [ %243, %245 ], [ %262, %253 ]
  %268 = add nsw i64 %11, -1
  %269 = icmp eq i64 %268, %249
  br i1 %269, label %294, label %270

270:                                              ; preds = %264, %270
  %271 = phi i64 [ %292, %270 ], [ %266, %264 ]
  %272 = phi double [ %291, %270 ], [ %267, %264 ]
  %273 = getelementptr inbounds double, ptr %12, i64 %271
  %274 = load double, ptr %273, align 8, !tbaa !8
  %275 = fmul double %248, %274
  %276 = getelementptr inbounds i32, ptr %4, i64 %271
  %277 = load i32, ptr %276, align 4, !tbaa !4
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds double, ptr %5, i64 %278
  %280 = load double, ptr %279, align 8, !tbaa !8
  %281 = tail call double @llvm.fmuladd.f64(double %275, double %280, double %272)
  %282 = add nsw i64 %271, 1
  %283 = getelementptr inbounds double, ptr %12, i64 %282
  %284 = load double, ptr %283, align 8, !tbaa !8
  %285 = fmul double %248, %284
  %286 = getelementptr inbounds i32, ptr %4, i64 %282
  %287 = load i32, ptr %286, align 4, !tbaa !4
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds double, ptr %5, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !8
  %291 = tail call double @llvm.fmuladd.f64(double %285, double %290, double %281)
  %292 = add nsw i64 %271, 2
  %293 = icmp eq i64 %292, %11
  br i1 %293, label %294, label %270, !llvm.loop !14

294:                                              ; preds = %264, %270, %242
  %295 = phi double [ %243, %242 ], [ %265, %264 ], [ %291, %270 ]
  tail call void @free(ptr noundef %12) #7
  ret double %295

296:                                              ; preds = %20
  %297 = load double, ptr %5, align 8, !tbaa !8
  %298 = fmul double %297, 5.000000e-01
  %299 = sext i32 %21 to i64
  %300 = sext i32 %23 to i64
  %301 = sub nsw i64 %300, %299
  %302 = and i64 %301, 1
  %303 = icmp eq i64 %302, 0
  br i1 %303, label %315, label %304

304:                                              ; preds = %296
  %305 = getelementptr inbounds double, ptr %12, i64 %299
  %306 = load double, ptr %305, align 8, !tbaa !8
  %307 = fmul double %298, %306
  %308 = getelementptr inbounds i32, ptr %4, i64 %299
  %309 = load i32, ptr %308, align 4, !tbaa !4
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds double, ptr %5, i64 %310
  %312 = load double, ptr %311, align 8, !tbaa !8
  %313 = tail call double @llvm.fmuladd.f64(double %307, double %312, double 0.000000e+00)
  %314 = add nsw i64 %299, 1
  br label %315

315:                                              ; preds = %304, %296
  %316 = phi double [ poison, %296 ], [ %313, %304 ]
  %317 = phi i64 [ %299, %296 ], [ %314, %304 ]
  %318 = phi double [ 0.000000e+00, %296 ], [ %313, %304 ]
  %319 = add nsw i64 %300, -1
  %320 = icmp eq i64 %319, %299
  br i1 %320, label %132, label %321

321:                                              ; preds = %315, %321
  %322 = phi i64 [ %343, %321 ], [ %317, %315 ]
  %323 = phi double [ %342, %321 ], [ %318, %315 ]
  %324 = getelementptr inbounds double, ptr %12, i64 %322
  %325 = load double, ptr %324, align 8, !tbaa !8
  %326 = fmul double %298, %325
  %327 = getelementptr inbounds i32, ptr %4, i64 %322
  %328 = load i32, ptr %327, align 4, !tbaa !4
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds double, ptr %5, i64 %329
  %331 = load double, ptr %330, align 8, !tbaa !8
  %332 = tail call double @llvm.fmuladd.f64(double %326, double %331, double %323)
  %333 = add nsw i64 %322, 1
  %334 = getelementptr inbounds double, ptr %12, i64 %333
  %335 = load double, ptr %334, align 8, !tbaa !8
  %336 = fmul double %298, %335
  %337 = getelementptr inbounds i32, ptr %4, i64 %333
  %338 = load i32, ptr %337, align 4, !tbaa !4
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds double, ptr %5, i64 %339
  %341 = load double, ptr %340, align 8, !tbaa !8
  %342 = tail call double @llvm.fmuladd.f64(double %336, double %341, double %332)
  %343 = add nsw i64 %322, 2
  %344 = icmp eq i64 %343, %300
  br i1 %344, label %132, label %321, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0,1) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

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
!14 = distinct !{!14, !11}

; ModuleID = 'arena.c'
source_filename = "arena.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@memory = internal unnamed_addr global [4096 x i8] zeroinitializer, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @arena(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = add nsw i64 %4, 15
  %6 = and i64 %5, -16
  %7 = getelementptr inbounds nuw i8, ptr @memory, i64 %6
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %335

9:                                                ; preds = %2
  %10 = zext nneg i32 %1 to i64
  %11 = getelementptr double, ptr %0, i64 %3
  %12 = icmp ult i32 %1, 4
  %13 = icmp ult i64 %5, 32
  %14 = select i1 %12, i1 true, i1 %13
  br i1 %14, label %41, label %15

15:                                               ; preds = %9
  %16 = and i64 %10, 2147483644
  br label %17

17:                                               ; preds = %17, %15
  %18 = phi i64 [ 0, %15 ], [ %37, %17 ]
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load <2 x double>, ptr %19, align 8, !tbaa !8
  %22 = load <2 x double>, ptr %20, align 8, !tbaa !8
  %23 = getelementptr inbounds nuw double, ptr @memory, i64 %18
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store <2 x double> %21, ptr %23, align 16, !tbaa !8
  store <2 x double> %22, ptr %24, align 16, !tbaa !8
  %25 = xor i64 %18, -1
  %26 = getelementptr double, ptr %11, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -8
  %28 = getelementptr i8, ptr %26, i64 -24
  %29 = load <2 x double>, ptr %27, align 8, !tbaa !8
  %30 = load <2 x double>, ptr %28, align 8, !tbaa !8
  %31 = shufflevector <2 x double> %29, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %32 = shufflevector <2 x double> %30, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %33 = fmul <2 x double> %21, %31
  %34 = fmul <2 x double> %22, %32
  %35 = getelementptr inbounds nuw double, ptr %7, i64 %18
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store <2 x double> %33, ptr %35, align 16, !tbaa !8
  store <2 x double> %34, ptr %36, align 16, !tbaa !8
  %37 = add nuw i64 %18, 4
  %38 = icmp eq i64 %37, %16
  br i1 %38, label %39, label %17, !llvm.loop !10

39:                                               ; preds = %17
  %40 = icmp eq i64 %16, %10
  br i1 %40, label %59, label %41

41:                                               ; preds = %9, %39
  %42 = phi i64 [ 0, %9 ], [ %16, %39 ]
  %43 = and i64 %10, 1
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw double, ptr %0, i64 %42
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds nuw double, ptr @memory, i64 %42
  store double %47, ptr %48, align 16, !tbaa !8
  %49 = xor i64 %42, -1
  %50 = getelementptr double, ptr %11, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fmul double %47, %51
  %53 = getelementptr inbounds nuw double, ptr %7, i64 %42
  store double %52, ptr %53, align 16, !tbaa !8
  %54 = or disjoint i64 %42, 1
  br label %55

55:                                               ; preds = %45, %41
  %56 = phi i64 [ %42, %41 ], [ %54, %45 ]
  %57 = add nsw i64 %10, -1
  %58 = icmp eq i64 %42, %57
  br i1 %58, label %59, label %87

59:                                               ; preds = %55, %87, %39
  %60 = add nsw i64 %10, -1
  %61 = and i64 %10, 1
  %62 = icmp eq i64 %60, 0
  br i1 %62, label %110, label %63

63:                                               ; preds = %59
  %64 = and i64 %10, 2147483646
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i64 [ 0, %63 ], [ %84, %65 ]
  %67 = phi double [ 0.000000e+00, %63 ], [ %83, %65 ]
  %68 = phi i64 [ 0, %63 ], [ %85, %65 ]
  %69 = getelementptr inbounds nuw double, ptr @memory, i64 %66
  %70 = load double, ptr %69, align 16, !tbaa !8
  %71 = getelementptr inbounds nuw double, ptr %7, i64 %66
  %72 = load double, ptr %71, align 16, !tbaa !8
  %73 = fmul double %67, 1.000000e-02
  %74 = tail call double @llvm.fmuladd.f64(double %70, double %72, double %73)
  %75 = fadd double %67, %74
  %76 = or disjoint i64 %66, 1
  %77 = getelementptr inbounds nuw double, ptr @memory, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = getelementptr inbounds nuw double, ptr %7, i64 %76
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = fmul double %75, 1.000000e-02
  %82 = tail call double @llvm.fmuladd.f64(double %78, double %80, double %81)
  %83 = fadd double %75, %82
  %84 = add nuw nsw i64 %66, 2
  %85 = add i64 %68, 2
  %86 = icmp eq i64 %85, %64
  br i1 %86, label %108, label %65, !llvm.loop !14

87:                                               ; preds = %55, %87
  %88 = phi i64 [ %106, %87 ], [ %56, %55 ]
  %89 = getelementptr inbounds nuw double, ptr %0, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = getelementptr inbounds nuw double, ptr @memory, i64 %88
  store double %90, ptr %91, align 8, !tbaa !8
  %92 = xor i64 %88, -1
  %93 = getelementptr double, ptr %11, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fmul double %90, %94
  %96 = getelementptr inbounds nuw double, ptr %7, i64 %88
  store double %95, ptr %96, align 8, !tbaa !8
  %97 = add nuw nsw i64 %88, 1
  %98 = getelementptr inbounds nuw double, ptr %0, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = getelementptr inbounds nuw double, ptr @memory, i64 %97
  store double %99, ptr %100, align 8, !tbaa !8
  %101 = sub i64 -2, %88
  %102 = getelementptr double, ptr %11, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = fmul double %99, %103
  %105 = getelementptr inbounds nuw double, ptr %7, i64 %97
  store double %104, ptr %105, align 8, !tbaa !8
  %106 = add nuw nsw i64 %88, 2
  %107 = icmp eq i64 %106, %10
  br i1 %107, label %59, label %87, !llvm.loop !15

108:                                              ; preds = %65
  %109 = icmp eq i64 %61, 0
  br i1 %109, label %121, label %110

110:                                              ; preds = %108, %59
  %111 = phi i64 [ 0, %59 ], [ %84, %108 ]
  %112 = phi double [ 0.000000e+00, %59 ], [ %83, %108 ]
  %113 = icmp ne i64 %61, 0
  tail call void @llvm.assume(i1 %113)
  %114 = getelementptr inbounds nuw double, ptr @memory, i64 %111
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = getelementptr inbounds nuw double, ptr %7, i64 %111
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fmul double %112, 1.000000e-02
  %119 = tail call double @llvm.fmuladd.f64(double %115, double %117, double %118)
  %120 = fadd double %112, %119
  br label %121

121:                                              ; preds = %108, %110
  %122 = phi double [ %83, %108 ], [ %120, %110 ]
  %123 = getelementptr double, ptr %0, i64 %3
  %124 = icmp eq i32 %1, 1
  %125 = icmp ult i64 %5, 16
  %126 = select i1 %124, i1 true, i1 %125
  br i1 %126, label %146, label %127

127:                                              ; preds = %121
  %128 = and i64 %10, 2147483646
  br label %129

129:                                              ; preds = %129, %127
  %130 = phi i64 [ 0, %127 ], [ %142, %129 ]
  %131 = getelementptr inbounds nuw double, ptr %0, i64 %130
  %132 = load <2 x double>, ptr %131, align 8, !tbaa !8
  %133 = fmul <2 x double> %132, splat (double 2.000000e+00)
  %134 = getelementptr inbounds nuw double, ptr @memory, i64 %130
  store <2 x double> %133, ptr %134, align 16, !tbaa !8
  %135 = xor i64 %130, -1
  %136 = getelementptr double, ptr %123, i64 %135
  %137 = getelementptr i8, ptr %136, i64 -8
  %138 = load <2 x double>, ptr %137, align 8, !tbaa !8
  %139 = shufflevector <2 x double> %138, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %140 = fmul <2 x double> %133, %139
  %141 = getelementptr inbounds nuw double, ptr %7, i64 %130
  store <2 x double> %140, ptr %141, align 16, !tbaa !8
  %142 = add nuw i64 %130, 2
  %143 = icmp eq i64 %142, %128
  br i1 %143, label %144, label %129, !llvm.loop !16

144:                                              ; preds = %129
  %145 = icmp eq i64 %128, %10
  br i1 %145, label %188, label %146

146:                                              ; preds = %121, %144
  %147 = phi i64 [ 0, %121 ], [ %128, %144 ]
  %148 = and i64 %10, 1
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %161, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds nuw double, ptr %0, i64 %147
  %152 = load double, ptr %151, align 8, !tbaa !8
  %153 = fmul double %152, 2.000000e+00
  %154 = getelementptr inbounds nuw double, ptr @memory, i64 %147
  store double %153, ptr %154, align 16, !tbaa !8
  %155 = xor i64 %147, -1
  %156 = getelementptr double, ptr %123, i64 %155
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = fmul double %153, %157
  %159 = getelementptr inbounds nuw double, ptr %7, i64 %147
  store double %158, ptr %159, align 16, !tbaa !8
  %160 = or disjoint i64 %147, 1
  br label %161

161:                                              ; preds = %150, %146
  %162 = phi i64 [ %147, %146 ], [ %160, %150 ]
  %163 = add nsw i64 %10, -1
  %164 = icmp eq i64 %147, %163
  br i1 %164, label %188, label %165

165:                                              ; preds = %161, %165
  %166 = phi i64 [ %186, %165 ], [ %162, %161 ]
  %167 = getelementptr inbounds nuw double, ptr %0, i64 %166
  %168 = load double, ptr %167, align 8, !tbaa !8
  %169 = fmul double %168, 2.000000e+00
  %170 = getelementptr inbounds nuw double, ptr @memory, i64 %166
  store double %169, ptr %170, align 8, !tbaa !8
  %171 = xor i64 %166, -1
  %172 = getelementptr double, ptr %123, i64 %171
  %173 = load double, ptr %172, align 8, !tbaa !8
  %174 = fmul double %169, %173
  %175 = getelementptr inbounds nuw double, ptr %7, i64 %166
  store double %174, ptr %175, align 8, !tbaa !8
  %176 = add nuw nsw i64 %166, 1
  %177 = getelementptr inbounds nuw double, ptr %0, i64 %176
  %178 = load double, ptr %177, align 8, !tbaa !8
  %179 = fmul double %178, 2.000000e+00
  %180 = getelementptr inbounds nuw double, ptr @memory, i64 %176
  store double %179, ptr %180, align 8, !tbaa !8
  %181 = sub i64 -2, %166
  %182 = getelementptr double, ptr %123, i64 %181
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = fmul double %179, %183
  %185 = getelementptr inbounds nuw double, ptr %7, i64 %176
  store double %184, ptr %185, align 8, !tbaa !8
  %186 = add nuw nsw i64 %166, 2
  %187 = icmp eq i64 %186, %10
  br i1 %187, label %188, label %165, !llvm.loop !17

188:                                              ; preds = %161, %165, %144
  %189 = and i64 %10, 1
  %190 = icmp eq i64 %60, 0
  br i1 %190, label %217, label %191

191:                                              ; preds = %188
  %192 = and i64 %10, 2147483646
  br label %193

193:                                              ; preds = %193, %191
  %194 = phi i64 [ 0, %191 ], [ %212, %193 ]
  %195 = phi double [ %122, %191 ], [ %211, %193 ]
  %196 = phi i64 [ 0, %191 ], [ %213, %193 ]
  %197 = getelementptr inbounds nuw double, ptr @memory, i64 %194
  %198 = load double, ptr %197, align 16, !tbaa !8
  %199 = getelementptr inbounds nuw double, ptr %7, i64 %194
  %200 = load double, ptr %199, align 16, !tbaa !8
  %201 = fmul double %195, 1.000000e-02
  %202 = tail call double @llvm.fmuladd.f64(double %198, double %200, double %201)
  %203 = fadd double %195, %202
  %204 = or disjoint i64 %194, 1
  %205 = getelementptr inbounds nuw double, ptr @memory, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !8
  %207 = getelementptr inbounds nuw double, ptr %7, i64 %204
  %208 = load double, ptr %207, align 8, !tbaa !8
  %209 = fmul double %203, 1.000000e-02
  %210 = tail call double @llvm.fmuladd.f64(double %206, double %208, double %209)
  %211 = fadd double %203, %210
  %212 = add nuw nsw i64 %194, 2
  %213 = add i64 %196, 2
  %214 = icmp eq i64 %213, %192
  br i1 %214, label %215, label %193, !llvm.loop !14

215:                                              ; preds = %193
  %216 = icmp eq i64 %189, 0
  br i1 %216, label %228, label %217

217:                                              ; preds = %215, %188
  %218 = phi i64 [ 0, %188 ], [ %212, %215 ]
  %219 = phi double [ %122, %188 ], [ %211, %215 ]
  %220 = icmp ne i64 %189, 0
  tail call void @llvm.assume(i1 %220)
  %221 = getelementptr inbounds nuw double, ptr @memory, i64 %218
  %222 = load double, ptr %221, align 8, !tbaa !8
  %223 = getelementptr inbounds nuw double, ptr %7, i64 %218
  %224 = load double, ptr %223, align 8, !tbaa !8
  %225 = fmul double %219, 1.000000e-02
  %226 = tail call double @llvm.fmuladd.f64(double %222, double %224, double %225)
  %227 = fadd double %219, %226
  br label %228

228:                                              ; preds = %215, %217
  %229 = phi double [ %211, %215 ], [ %227, %217 ]
  %230 = getelementptr double, ptr %0, i64 %3
  %231 = icmp eq i32 %1, 1
  %232 = icmp ult i64 %5, 16
  %233 = select i1 %231, i1 true, i1 %232
  br i1 %233, label %253, label %234

234:                                              ; preds = %228
  %235 = and i64 %10, 2147483646
  br label %236

236:                                              ; preds = %236, %234
  %237 = phi i64 [ 0, %234 ], [ %249, %236 ]
  %238 = getelementptr inbounds nuw double, ptr %0, i64 %237
  %239 = load <2 x double>, ptr %238, align 8, !tbaa !8
  %240 = fmul <2 x double> %239, splat (double 3.000000e+00)
  %241 = getelementptr inbounds nuw double, ptr @memory, i64 %237
  store <2 x double> %240, ptr %241, align 16, !tbaa !8
  %242 = xor i64 %237, -1
  %243 = getelementptr double, ptr %230, i64 %242
  %244 = getelementptr i8, ptr %243, i64 -8
  %245 = load <2 x double>, ptr %244, align 8, !tbaa !8
  %246 = shufflevector <2 x double> %245, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %247 = fmul <2 x double> %240, %246
  %248 = getelementptr inbounds nuw double, ptr %7, i64 %237
  store <2 x double> %247, ptr %248, align 16, !tbaa !8
  %249 = add nuw i64 %237, 2
  %250 = icmp eq i64 %249, %235
  br i1 %250, label %251, label %236, !llvm.loop !18

251:                                              ; preds = %236
  %252 = icmp eq i64 %235, %10
  br i1 %252, label %295, label %253

253:                                              ; preds = %228, %251
  %254 = phi i64 [ 0, %228 ], [ %235, %251 ]
  %255 = and i64 %10, 1
  %256 = icmp eq i64 %255, 0
  br i1 %256, label %268, label %257

257:                                              ; preds = %253
  %258 = getelementptr inbounds nuw double, ptr %0, i64 %254
  %259 = load double, ptr %258, align 8, !tbaa !8
  %260 = fmul double %259, 3.000000e+00
  %261 = getelementptr inbounds nuw double, ptr @memory, i64 %254
  store double %260, ptr %261, align 16, !tbaa !8
  %262 = xor i64 %254, -1
  %263 = getelementptr double, ptr %230, i64 %262
  %264 = load double, ptr %263, align 8, !tbaa !8
  %265 = fmul double %260, %264
  %266 = getelementptr inbounds nuw double, ptr %7, i64 %254
  store double %265, ptr %266, align 16, !tbaa !8
  %267 = or disjoint i64 %254, 1
  br label %268

268:                                              ; preds = %257, %253
  %269 = phi i64 [ %254, %253 ], [ %267, %257 ]
  %270 = add nsw i64 %10, -1
  %271 = icmp eq i64 %254, %270
  br i1 %271, label %295, label %272

272:                                              ; preds = %268, %272
  %273 = phi i64 [ %293, %272 ], [ %269, %268 ]
  %274 = getelementptr inbounds nuw double, ptr %0, i64 %273
  %275 = load double, ptr %274, align 8, !tbaa !8
  %276 = fmul double %275, 3.000000e+00
  %277 = getelementptr inbounds nuw double, ptr @memory, i64 %273
  store double %276, ptr %277, align 8, !tbaa !8
  %278 = xor i64 %273, -1
  %279 = getelementptr double, ptr %230, i64 %278
  %280 = load double, ptr %279, align 8, !tbaa !8
  %281 = fmul double %276, %280
  %282 = getelementptr inbounds nuw double, ptr %7, i64 %273
  store double %281, ptr %282, align 8, !tbaa !8
  %283 = add nuw nsw i64 %273, 1
  %284 = getelementptr inbounds nuw double, ptr %0, i64 %283
  %285 = load double, ptr %284, align 8, !tbaa !8
  %286 = fmul double %285, 3.000000e+00
  %287 = getelementptr inbounds nuw double, ptr @memory, i64 %283
  store double %286, ptr %287, align 8, !tbaa !8
  %288 = sub i64 -2, %273
  %289 = getelementptr double, ptr %230, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !8
  %291 = fmul double %286, %290
  %292 = getelementptr inbounds nuw double, ptr %7, i64 %283
  store double %291, ptr %292, align 8, !tbaa !8
  %293 = add nuw nsw i64 %273, 2
  %294 = icmp eq i64 %293, %10
  br i1 %294, label %295, label %272, !llvm.loop !19

295:                                              ; preds = %268, %272, %251
  %296 = and i64 %10, 1
  %297 = icmp eq i64 %60, 0
  br i1 %297, label %324, label %298

298:                                              ; preds = %295
  %299 = and i64 %10, 2147483646
  br label %300

300:                                              ; preds = %300, %298
  %301 = phi i64 [ 0, %298 ], [ %319, %300 ]
  %302 = phi double [ %229, %298 ], [ %318, %300 ]
  %303 = phi i64 [ 0, %298 ], [ %320, %300 ]
  %304 = getelementptr inbounds nuw double, ptr @memory, i64 %301
  %305 = load double, ptr %304, align 16, !tbaa !8
  %306 = getelementptr inbounds nuw double, ptr %7, i64 %301
  %307 = load double, ptr %306, align 16, !tbaa !8
  %308 = fmul double %302, 1.000000e-02
  %309 = tail call double @llvm.fmuladd.f64(double %305, double %307, double %308)
  %310 = fadd double %302, %309
  %311 = or disjoint i64 %301, 1
  %312 = getelementptr inbounds nuw double, ptr @memory, i64 %311
  %313 = load double, ptr %312, align 8, !tbaa !8
  %314 = getelementptr inbounds nuw double, ptr %7, i64 %311
  %315 = load double, ptr %314, align 8, !tbaa !8
  %316 = fmul double %310, 1.000000e-02
  %317 = tail call double @llvm.fmuladd.f64(double %313, double %315, double %316)
  %318 = fadd double %310, %317
  %319 = add nuw nsw i64 %301, 2
  %320 = add i64 %303, 2
  %321 = icmp eq i64 %320, %299
  br i1 %321, label %322, label %300, !llvm.loop !14

322:                                              ; preds = %300
  %323 = icmp eq i64 %296, 0
  br i1 %323, label %335, label %324

324:                                              ; preds = %322, %295
  %325 = phi i64 [ 0, %295 ], [ %319, %322 ]
  %326 = phi double [ %229, %295 ], [ %318, %322 ]
  %327 = icmp ne i64 %296, 0
  tail call void @llvm.assume(i1 %327)
  %328 = getelementptr inbounds nuw double, ptr @memory, i64 %325
  %329 = load double, ptr %328, align 8, !tbaa !8
  %330 = getelementptr inbounds nuw double, ptr %7, i64 %325
  %331 = load double, ptr %330, align 8, !tbaa !8
  %332 = fmul double %326, 1.000000e-02
  %333 = tail call double @llvm.fmuladd.f64(double %329, double %331, double %332)
  %334 = fadd double %326, %333
  br label %335

335:                                              ; preds = %324, %322, %2
  %336 = phi double [ 0.000000e+00, %2 ], [ %318, %322 ], [ %334, %324 ]
  ret double %336
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = distinct !{!10, !11, !12, !13}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12, !13}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12, !13}
!19 = distinct !{!19, !11, !12}

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
  br i1 %8, label %9, label %315

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
  br i1 %58, label %59, label %65

59:                                               ; preds = %55, %65, %39
  %60 = add nsw i64 %10, -1
  %61 = and i64 %10, 1
  %62 = icmp eq i64 %60, 0
  br i1 %62, label %88, label %63

63:                                               ; preds = %59
  %64 = and i64 %10, 2147483646
  br label %317

65:                                               ; preds = %55, %65
  %66 = phi i64 [ %84, %65 ], [ %56, %55 ]
  %67 = getelementptr inbounds nuw double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = getelementptr inbounds nuw double, ptr @memory, i64 %66
  store double %68, ptr %69, align 8, !tbaa !8
  %70 = xor i64 %66, -1
  %71 = getelementptr double, ptr %11, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fmul double %68, %72
  %74 = getelementptr inbounds nuw double, ptr %7, i64 %66
  store double %73, ptr %74, align 8, !tbaa !8
  %75 = add nuw nsw i64 %66, 1
  %76 = getelementptr inbounds nuw double, ptr %0, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = getelementptr inbounds nuw double, ptr @memory, i64 %75
  store double %77, ptr %78, align 8, !tbaa !8
  %79 = sub i64 -2, %66
  %80 = getelementptr double, ptr %11, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fmul double %77, %81
  %83 = getelementptr inbounds nuw double, ptr %7, i64 %75
  store double %82, ptr %83, align 8, !tbaa !8
  %84 = add nuw nsw i64 %66, 2
  %85 = icmp eq i64 %84, %10
  br i1 %85, label %59, label %65, !llvm.loop !14

86:                                               ; preds = %317
  %87 = icmp eq i64 %61, 0
  br i1 %87, label %99, label %88

88:                                               ; preds = %86, %59
  %89 = phi i64 [ 0, %59 ], [ %336, %86 ]
  %90 = phi double [ 0.000000e+00, %59 ], [ %335, %86 ]
  %91 = icmp ne i64 %61, 0
  tail call void @llvm.assume(i1 %91)
  %92 = getelementptr inbounds nuw double, ptr @memory, i64 %89
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = getelementptr inbounds nuw double, ptr %7, i64 %89
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = fmul double %90, 1.000000e-02
  %97 = tail call double @llvm.fmuladd.f64(double %93, double %95, double %96)
  %98 = fadd double %90, %97
  br label %99

99:                                               ; preds = %86, %88
  %100 = phi double [ %335, %86 ], [ %98, %88 ]
  %101 = zext nneg i32 %1 to i64
  %102 = getelementptr double, ptr %0, i64 %3
  %103 = icmp eq i32 %1, 1
  %104 = icmp ult i64 %5, 16
  %105 = select i1 %103, i1 true, i1 %104
  br i1 %105, label %125, label %106

106:                                              ; preds = %99
  %107 = and i64 %10, 2147483646
  br label %108

108:                                              ; preds = %108, %106
  %109 = phi i64 [ 0, %106 ], [ %121, %108 ]
  %110 = getelementptr inbounds nuw double, ptr %0, i64 %109
  %111 = load <2 x double>, ptr %110, align 8, !tbaa !8
  %112 = fmul <2 x double> %111, splat (double 2.000000e+00)
  %113 = getelementptr inbounds nuw double, ptr @memory, i64 %109
  store <2 x double> %112, ptr %113, align 16, !tbaa !8
  %114 = xor i64 %109, -1
  %115 = getelementptr double, ptr %102, i64 %114
  %116 = getelementptr i8, ptr %115, i64 -8
  %117 = load <2 x double>, ptr %116, align 8, !tbaa !8
  %118 = shufflevector <2 x double> %117, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %119 = fmul <2 x double> %112, %118
  %120 = getelementptr inbounds nuw double, ptr %7, i64 %109
  store <2 x double> %119, ptr %120, align 16, !tbaa !8
  %121 = add nuw i64 %109, 2
  %122 = icmp eq i64 %121, %107
  br i1 %122, label %123, label %108, !llvm.loop !15

123:                                              ; preds = %108
  %124 = icmp eq i64 %107, %10
  br i1 %124, label %167, label %125

125:                                              ; preds = %99, %123
  %126 = phi i64 [ 0, %99 ], [ %107, %123 ]
  %127 = and i64 %10, 1
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %140, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds nuw double, ptr %0, i64 %126
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = fmul double %131, 2.000000e+00
  %133 = getelementptr inbounds nuw double, ptr @memory, i64 %126
  store double %132, ptr %133, align 16, !tbaa !8
  %134 = xor i64 %126, -1
  %135 = getelementptr double, ptr %102, i64 %134
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = fmul double %132, %136
  %138 = getelementptr inbounds nuw double, ptr %7, i64 %126
  store double %137, ptr %138, align 16, !tbaa !8
  %139 = or disjoint i64 %126, 1
  br label %140

140:                                              ; preds = %129, %125
  %141 = phi i64 [ %126, %125 ], [ %139, %129 ]
  %142 = add nsw i64 %10, -1
  %143 = icmp eq i64 %126, %142
  br i1 %143, label %167, label %144

144:                                              ; preds = %140, %144
  %145 = phi i64 [ %165, %144 ], [ %141, %140 ]
  %146 = getelementptr inbounds nuw double, ptr %0, i64 %145
  %147 = load double, ptr %146, align 8, !tbaa !8
  %148 = fmul double %147, 2.000000e+00
  %149 = getelementptr inbounds nuw double, ptr @memory, i64 %145
  store double %148, ptr %149, align 8, !tbaa !8
  %150 = xor i64 %145, -1
  %151 = getelementptr double, ptr %102, i64 %150
  %152 = load double, ptr %151, align 8, !tbaa !8
  %153 = fmul double %148, %152
  %154 = getelementptr inbounds nuw double, ptr %7, i64 %145
  store double %153, ptr %154, align 8, !tbaa !8
  %155 = add nuw nsw i64 %145, 1
  %156 = getelementptr inbounds nuw double, ptr %0, i64 %155
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = fmul double %157, 2.000000e+00
  %159 = getelementptr inbounds nuw double, ptr @memory, i64 %155
  store double %158, ptr %159, align 8, !tbaa !8
  %160 = sub i64 -2, %145
  %161 = getelementptr double, ptr %102, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = fmul double %158, %162
  %164 = getelementptr inbounds nuw double, ptr %7, i64 %155
  store double %163, ptr %164, align 8, !tbaa !8
  %165 = add nuw nsw i64 %145, 2
  %166 = icmp eq i64 %165, %101
  br i1 %166, label %167, label %144, !llvm.loop !16

167:                                              ; preds = %140, %144, %123
  %168 = and i64 %10, 1
  %169 = icmp eq i64 %60, 0
  br i1 %169, label %196, label %170

170:                                              ; preds = %167
  %171 = and i64 %10, 2147483646
  br label %172

172:                                              ; preds = %172, %170
  %173 = phi i64 [ 0, %170 ], [ %191, %172 ]
  %174 = phi double [ %100, %170 ], [ %190, %172 ]
  %175 = phi i64 [ 0, %170 ], [ %192, %172 ]
  %176 = getelementptr inbounds nuw double, ptr @memory, i64 %173
  %177 = load double, ptr %176, align 16, !tbaa !8
  %178 = getelementptr inbounds nuw double, ptr %7, i64 %173
  %179 = load double, ptr %178, align 16, !tbaa !8
  %180 = fmul double %174, 1.000000e-02
  %181 = tail call double @llvm.fmuladd.f64(double %177, double %179, double %180)
  %182 = fadd double %174, %181
  %183 = or disjoint i64 %173, 1
  %184 = getelementptr inbounds nuw double, ptr @memory, i64 %183
  %185 = load double, ptr %184, align 8, !tbaa !8
  %186 = getelementptr inbounds nuw double, ptr %7, i64 %183
  %187 = load double, ptr %186, align 8, !tbaa !8
  %188 = fmul double %182, 1.000000e-02
  %189 = tail call double @llvm.fmuladd.f64(double %185, double %187, double %188)
  %190 = fadd double %182, %189
  %191 = add nuw nsw i64 %173, 2
  %192 = add i64 %175, 2
  %193 = icmp eq i64 %192, %171
  br i1 %193, label %194, label %172, !llvm.loop !17

194:                                              ; preds = %172
  %195 = icmp eq i64 %168, 0
  br i1 %195, label %207, label %196

196:                                              ; preds = %194, %167
  %197 = phi i64 [ 0, %167 ], [ %191, %194 ]
  %198 = phi double [ %100, %167 ], [ %190, %194 ]
  %199 = icmp ne i64 %168, 0
  tail call void @llvm.assume(i1 %199)
  %200 = getelementptr inbounds nuw double, ptr @memory, i64 %197
  %201 = load double, ptr %200, align 8, !tbaa !8
  %202 = getelementptr inbounds nuw double, ptr %7, i64 %197
  %203 = load double, ptr %202, align 8, !tbaa !8
  %204 = fmul double %198, 1.000000e-02
  %205 = tail call double @llvm.fmuladd.f64(double %201, double %203, double %204)
  %206 = fadd double %198, %205
  br label %207

207:                                              ; preds = %194, %196
  %208 = phi double [ %190, %194 ], [ %206, %196 ]
  %209 = zext nneg i32 %1 to i64
  %210 = getelementptr double, ptr %0, i64 %3
  %211 = icmp eq i32 %1, 1
  %212 = icmp ult i64 %5, 16
  %213 = select i1 %211, i1 true, i1 %212
  br i1 %213, label %233, label %214

214:                                              ; preds = %207
  %215 = and i64 %10, 2147483646
  br label %216

216:                                              ; preds = %216, %214
  %217 = phi i64 [ 0, %214 ], [ %229, %216 ]
  %218 = getelementptr inbounds nuw double, ptr %0, i64 %217
  %219 = load <2 x double>, ptr %218, align 8, !tbaa !8
  %220 = fmul <2 x double> %219, splat (double 3.000000e+00)
  %221 = getelementptr inbounds nuw double, ptr @memory, i64 %217
  store <2 x double> %220, ptr %221, align 16, !tbaa !8
  %222 = xor i64 %217, -1
  %223 = getelementptr double, ptr %210, i64 %222
  %224 = getelementptr i8, ptr %223, i64 -8
  %225 = load <2 x double>, ptr %224, align 8, !tbaa !8
  %226 = shufflevector <2 x double> %225, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %227 = fmul <2 x double> %220, %226
  %228 = getelementptr inbounds nuw double, ptr %7, i64 %217
  store <2 x double> %227, ptr %228, align 16, !tbaa !8
  %229 = add nuw i64 %217, 2
  %230 = icmp eq i64 %229, %215
  br i1 %230, label %231, label %216, !llvm.loop !18

231:                                              ; preds = %216
  %232 = icmp eq i64 %215, %10
  br i1 %232, label %275, label %233

233:                                              ; preds = %207, %231
  %234 = phi i64 [ 0, %207 ], [ %215, %231 ]
  %235 = and i64 %10, 1
  %236 = icmp eq i64 %235, 0
  br i1 %236, label %248, label %237

237:                                              ; preds = %233
  %238 = getelementptr inbounds nuw double, ptr %0, i64 %234
  %239 = load double, ptr %238, align 8, !tbaa !8
  %240 = fmul double %239, 3.000000e+00
  %241 = getelementptr inbounds nuw double, ptr @memory, i64 %234
  store double %240, ptr %241, align 16, !tbaa !8
  %242 = xor i64 %234, -1
  %243 = getelementptr double, ptr %210, i64 %242
  %244 = load double, ptr %243, align 8, !tbaa !8
  %245 = fmul double %240, %244
  %246 = getelementptr inbounds nuw double, ptr %7, i64 %234
  store double %245, ptr %246, align 16, !tbaa !8
  %247 = or disjoint i64 %234, 1
  br label %248

248:                                              ; preds = %237, %233
  %249 = phi i64 [ %234, %233 ], [ %247, %237 ]
  %250 = add nsw i64 %10, -1
  %251 = icmp eq i64 %234, %250
  br i1 %251, label %275, label %252

252:                                              ; preds = %248, %252
  %253 = phi i64 [ %273, %252 ], [ %249, %248 ]
  %254 = getelementptr inbounds nuw double, ptr %0, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !8
  %256 = fmul double %255, 3.000000e+00
  %257 = getelementptr inbounds nuw double, ptr @memory, i64 %253
  store double %256, ptr %257, align 8, !tbaa !8
  %258 = xor i64 %253, -1
  %259 = getelementptr double, ptr %210, i64 %258
  %260 = load double, ptr %259, align 8, !tbaa !8
  %261 = fmul double %256, %260
  %262 = getelementptr inbounds nuw double, ptr %7, i64 %253
  store double %261, ptr %262, align 8, !tbaa !8
  %263 = add nuw nsw i64 %253, 1
  %264 = getelementptr inbounds nuw double, ptr %0, i64 %263
  %265 = load double, ptr %264, align 8, !tbaa !8
  %266 = fmul double %265, 3.000000e+00
  %267 = getelementptr inbounds nuw double, ptr @memory, i64 %263
  store double %266, ptr %267, align 8, !tbaa !8
  %268 = sub i64 -2, %253
  %269 = getelementptr double, ptr %210, i64 %268
  %270 = load double, ptr %269, align 8, !tbaa !8
  %271 = fmul double %266, %270
  %272 = getelementptr inbounds nuw double, ptr %7, i64 %263
  store double %271, ptr %272, align 8, !tbaa !8
  %273 = add nuw nsw i64 %253, 2
  %274 = icmp eq i64 %273, %209
  br i1 %274, label %275, label %252, !llvm.loop !19

275:                                              ; preds = %248, %252, %231
  %276 = and i64 %10, 1
  %277 = icmp eq i64 %60, 0
  br i1 %277, label %304, label %278

278:                                              ; preds = %275
  %279 = and i64 %10, 2147483646
  br label %280

280:                                              ; preds = %280, %278
  %281 = phi i64 [ 0, %278 ], [ %299, %280 ]
  %282 = phi double [ %208, %278 ], [ %298, %280 ]
  %283 = phi i64 [ 0, %278 ], [ %300, %280 ]
  %284 = getelementptr inbounds nuw double, ptr @memory, i64 %281
  %285 = load double, ptr %284, align 16, !tbaa !8
  %286 = getelementptr inbounds nuw double, ptr %7, i64 %281
  %287 = load double, ptr %286, align 16, !tbaa !8
  %288 = fmul double %282, 1.000000e-02
  %289 = tail call double @llvm.fmuladd.f64(double %285, double %287, double %288)
  %290 = fadd double %282, %289
  %291 = or disjoint i64 %281, 1
  %292 = getelementptr inbounds nuw double, ptr @memory, i64 %291
  %293 = load double, ptr %292, align 8, !tbaa !8
  %294 = getelementptr inbounds nuw double, ptr %7, i64 %291
  %295 = load double, ptr %294, align 8, !tbaa !8
  %296 = fmul double %290, 1.000000e-02
  %297 = tail call double @llvm.fmuladd.f64(double %293, double %295, double %296)
  %298 = fadd double %290, %297
  %299 = add nuw nsw i64 %281, 2
  %300 = add i64 %283, 2
  %301 = icmp eq i64 %300, %279
  br i1 %301, label %302, label %280, !llvm.loop !17

302:                                              ; preds = %280
  %303 = icmp eq i64 %276, 0
  br i1 %303, label %315, label %304

304:                                              ; preds = %302, %275
  %305 = phi i64 [ 0, %275 ], [ %299, %302 ]
  %306 = phi double [ %208, %275 ], [ %298, %302 ]
  %307 = icmp ne i64 %276, 0
  tail call void @llvm.assume(i1 %307)
  %308 = getelementptr inbounds nuw double, ptr @memory, i64 %305
  %309 = load double, ptr %308, align 8, !tbaa !8
  %310 = getelementptr inbounds nuw double, ptr %7, i64 %305
  %311 = load double, ptr %310, align 8, !tbaa !8
  %312 = fmul double %306, 1.000000e-02
  %313 = tail call double @llvm.fmuladd.f64(double %309, double %311, double %312)
  %314 = fadd double %306, %313
  br label %315

315:                                              ; preds = %304, %302, %2
  %316 = phi double [ 0.000000e+00, %2 ], [ %298, %302 ], [ %314, %304 ]
  ret double %316

317:                                              ; preds = %317, %63
  %318 = phi i64 [ 0, %63 ], [ %336, %317 ]
  %319 = phi double [ 0.000000e+00, %63 ], [ %335, %317 ]
  %320 = phi i64 [ 0, %63 ], [ %337, %317 ]
  %321 = getelementptr inbounds nuw double, ptr @memory, i64 %318
  %322 = load double, ptr %321, align 16, !tbaa !8
  %323 = getelementptr inbounds nuw double, ptr %7, i64 %318
  %324 = load double, ptr %323, align 16, !tbaa !8
  %325 = fmul double %319, 1.000000e-02
  %326 = tail call double @llvm.fmuladd.f64(double %322, double %324, double %325)
  %327 = fadd double %319, %326
  %328 = or disjoint i64 %318, 1
  %329 = getelementptr inbounds nuw double, ptr @memory, i64 %328
  %330 = load double, ptr %329, align 8, !tbaa !8
  %331 = getelementptr inbounds nuw double, ptr %7, i64 %328
  %332 = load double, ptr %331, align 8, !tbaa !8
  %333 = fmul double %327, 1.000000e-02
  %334 = tail call double @llvm.fmuladd.f64(double %330, double %332, double %333)
  %335 = fadd double %327, %334
  %336 = add nuw nsw i64 %318, 2
  %337 = add i64 %320, 2
  %338 = icmp eq i64 %337, %64
  br i1 %338, label %86, label %317, !llvm.loop !17
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
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12, !13}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11, !12, !13}
!19 = distinct !{!19, !11, !12}

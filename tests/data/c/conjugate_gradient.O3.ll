; ModuleID = 'conjugate_gradient.c'
source_filename = "conjugate_gradient.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @conjugate_gradient(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = shl nsw i32 %2, 2
  %5 = sext i32 %4 to i64
  %6 = shl nsw i64 %5, 3
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #8
  %8 = sext i32 %2 to i64
  %9 = getelementptr double, ptr %7, i64 %8
  %10 = getelementptr double, ptr %9, i64 %8
  %11 = getelementptr double, ptr %10, i64 %8
  %12 = shl nsw i64 %8, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 %12, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %1, i64 %12, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %1, i64 %12, i1 false)
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %382

14:                                               ; preds = %3
  %15 = zext nneg i32 %2 to i64
  %16 = and i64 %15, 3
  %17 = icmp ult i32 %2, 4
  br i1 %17, label %44, label %18

18:                                               ; preds = %14
  %19 = and i64 %15, 2147483644
  br label %20

20:                                               ; preds = %20, %18
  %21 = phi i64 [ 0, %18 ], [ %39, %20 ]
  %22 = phi double [ 0.000000e+00, %18 ], [ %38, %20 ]
  %23 = phi i64 [ 0, %18 ], [ %40, %20 ]
  %24 = getelementptr inbounds nuw double, ptr %9, i64 %21
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = tail call double @llvm.fmuladd.f64(double %25, double %25, double %22)
  %27 = getelementptr inbounds nuw double, ptr %9, i64 %21
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = tail call double @llvm.fmuladd.f64(double %29, double %29, double %26)
  %31 = getelementptr inbounds nuw double, ptr %9, i64 %21
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = tail call double @llvm.fmuladd.f64(double %33, double %33, double %30)
  %35 = getelementptr inbounds nuw double, ptr %9, i64 %21
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = tail call double @llvm.fmuladd.f64(double %37, double %37, double %34)
  %39 = add nuw nsw i64 %21, 4
  %40 = add i64 %23, 4
  %41 = icmp eq i64 %40, %19
  br i1 %41, label %42, label %20, !llvm.loop !10

42:                                               ; preds = %20
  %43 = icmp eq i64 %16, 0
  br i1 %43, label %58, label %44

44:                                               ; preds = %42, %14
  %45 = phi i64 [ 0, %14 ], [ %39, %42 ]
  %46 = phi double [ 0.000000e+00, %14 ], [ %38, %42 ]
  %47 = icmp ne i64 %16, 0
  tail call void @llvm.assume(i1 %47)
  br label %48

48:                                               ; preds = %48, %44
  %49 = phi i64 [ %45, %44 ], [ %55, %48 ]
  %50 = phi double [ %46, %44 ], [ %54, %48 ]
  %51 = phi i64 [ 0, %44 ], [ %56, %48 ]
  %52 = getelementptr inbounds nuw double, ptr %9, i64 %49
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = tail call double @llvm.fmuladd.f64(double %53, double %53, double %50)
  %55 = add nuw nsw i64 %49, 1
  %56 = add i64 %51, 1
  %57 = icmp eq i64 %56, %16
  br i1 %57, label %58, label %48, !llvm.loop !12

58:                                               ; preds = %48, %42
  %59 = phi double [ %38, %42 ], [ %54, %48 ]
  %60 = icmp eq i32 %2, 1
  br i1 %60, label %329, label %61

61:                                               ; preds = %58
  %62 = zext nneg i32 %2 to i64
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load double, ptr %0, align 8, !tbaa !8
  %65 = fadd double %64, 3.000000e+00
  %66 = add nsw i32 %2, -2
  %67 = shl nuw nsw i64 %15, 3
  %68 = getelementptr i8, ptr %7, i64 %67
  %69 = add nuw nsw i64 %8, %15
  %70 = shl nuw nsw i64 %69, 3
  %71 = getelementptr i8, ptr %7, i64 %70
  %72 = shl nuw nsw i64 %8, 4
  %73 = getelementptr i8, ptr %7, i64 %72
  %74 = getelementptr i8, ptr %73, i64 %67
  %75 = mul nuw nsw i64 %8, 24
  %76 = getelementptr i8, ptr %7, i64 %75
  %77 = getelementptr i8, ptr %76, i64 %67
  %78 = and i64 %15, 3
  %79 = icmp ult i32 %2, 4
  %80 = and i64 %15, 2147483644
  %81 = icmp eq i64 %78, 0
  %82 = icmp ne i64 %78, 0
  %83 = icmp ult i32 %2, 6
  %84 = icmp ult ptr %7, %71
  %85 = icmp ult ptr %9, %68
  %86 = and i1 %84, %85
  %87 = icmp ult ptr %7, %74
  %88 = icmp ult ptr %10, %68
  %89 = and i1 %87, %88
  %90 = or i1 %86, %89
  %91 = icmp ult ptr %7, %77
  %92 = icmp ult ptr %11, %68
  %93 = and i1 %91, %92
  %94 = or i1 %90, %93
  %95 = icmp ult ptr %9, %74
  %96 = icmp ult ptr %10, %71
  %97 = and i1 %95, %96
  %98 = or i1 %94, %97
  %99 = icmp ult ptr %9, %77
  %100 = icmp ult ptr %11, %71
  %101 = and i1 %99, %100
  %102 = or i1 %98, %101
  %103 = and i64 %15, 2147483646
  %104 = icmp eq i64 %103, %15
  %105 = and i64 %15, 1
  %106 = icmp eq i64 %105, 0
  %107 = add nsw i64 %15, -1
  %108 = and i64 %15, 3
  %109 = icmp ult i32 %2, 4
  %110 = and i64 %15, 2147483644
  %111 = icmp eq i64 %108, 0
  %112 = icmp ne i64 %108, 0
  %113 = icmp ult i32 %2, 4
  %114 = and i64 %15, 2147483644
  %115 = icmp eq i64 %114, %15
  br label %116

116:                                              ; preds = %61, %196
  %117 = phi double [ %59, %61 ], [ %307, %196 ]
  %118 = phi i32 [ 0, %61 ], [ %197, %196 ]
  %119 = load double, ptr %10, align 8, !tbaa !8
  %120 = fmul double %65, %119
  store double %120, ptr %11, align 8, !tbaa !8
  %121 = load double, ptr %63, align 8, !tbaa !8
  %122 = fsub double %120, %121
  store double %122, ptr %11, align 8, !tbaa !8
  br label %123

123:                                              ; preds = %141, %116
  %124 = phi i64 [ 1, %116 ], [ %135, %141 ]
  %125 = getelementptr inbounds nuw double, ptr %0, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = fadd double %126, 3.000000e+00
  %128 = getelementptr inbounds nuw double, ptr %10, i64 %124
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = fmul double %127, %129
  %131 = getelementptr inbounds nuw double, ptr %11, i64 %124
  store double %130, ptr %131, align 8, !tbaa !8
  %132 = getelementptr i8, ptr %128, i64 -8
  %133 = load double, ptr %132, align 8, !tbaa !8
  %134 = fsub double %130, %133
  store double %134, ptr %131, align 8, !tbaa !8
  %135 = add nuw nsw i64 %124, 1
  %136 = icmp samesign ult i64 %135, %62
  br i1 %136, label %137, label %141

137:                                              ; preds = %123
  %138 = getelementptr inbounds nuw double, ptr %10, i64 %135
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fsub double %134, %139
  store double %140, ptr %131, align 8, !tbaa !8
  br label %141

141:                                              ; preds = %137, %123
  %142 = icmp eq i64 %135, %62
  br i1 %142, label %143, label %123, !llvm.loop !14

143:                                              ; preds = %141
  br i1 %79, label %234, label %144

144:                                              ; preds = %143, %144
  %145 = phi i64 [ %171, %144 ], [ 0, %143 ]
  %146 = phi double [ %170, %144 ], [ 0.000000e+00, %143 ]
  %147 = phi i64 [ %172, %144 ], [ 0, %143 ]
  %148 = getelementptr inbounds nuw double, ptr %10, i64 %145
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = getelementptr inbounds nuw double, ptr %11, i64 %145
  %151 = load double, ptr %150, align 8, !tbaa !8
  %152 = tail call double @llvm.fmuladd.f64(double %149, double %151, double %146)
  %153 = or disjoint i64 %145, 1
  %154 = getelementptr inbounds nuw double, ptr %10, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !8
  %156 = getelementptr inbounds nuw double, ptr %11, i64 %153
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = tail call double @llvm.fmuladd.f64(double %155, double %157, double %152)
  %159 = or disjoint i64 %145, 2
  %160 = getelementptr inbounds nuw double, ptr %10, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !8
  %162 = getelementptr inbounds nuw double, ptr %11, i64 %159
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = tail call double @llvm.fmuladd.f64(double %161, double %163, double %158)
  %165 = or disjoint i64 %145, 3
  %166 = getelementptr inbounds nuw double, ptr %10, i64 %165
  %167 = load double, ptr %166, align 8, !tbaa !8
  %168 = getelementptr inbounds nuw double, ptr %11, i64 %165
  %169 = load double, ptr %168, align 8, !tbaa !8
  %170 = tail call double @llvm.fmuladd.f64(double %167, double %169, double %164)
  %171 = add nuw nsw i64 %145, 4
  %172 = add i64 %147, 4
  %173 = icmp eq i64 %172, %80
  br i1 %173, label %233, label %144, !llvm.loop !10

174:                                              ; preds = %291, %174
  %175 = phi i64 [ %193, %174 ], [ 0, %291 ]
  %176 = phi double [ %192, %174 ], [ 0.000000e+00, %291 ]
  %177 = phi i64 [ %194, %174 ], [ 0, %291 ]
  %178 = getelementptr inbounds nuw double, ptr %9, i64 %175
  %179 = load double, ptr %178, align 8, !tbaa !8
  %180 = tail call double @llvm.fmuladd.f64(double %179, double %179, double %176)
  %181 = getelementptr inbounds nuw double, ptr %9, i64 %175
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 8
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = tail call double @llvm.fmuladd.f64(double %183, double %183, double %180)
  %185 = getelementptr inbounds nuw double, ptr %9, i64 %175
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 16
  %187 = load double, ptr %186, align 8, !tbaa !8
  %188 = tail call double @llvm.fmuladd.f64(double %187, double %187, double %184)
  %189 = getelementptr inbounds nuw double, ptr %9, i64 %175
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 24
  %191 = load double, ptr %190, align 8, !tbaa !8
  %192 = tail call double @llvm.fmuladd.f64(double %191, double %191, double %188)
  %193 = add nuw nsw i64 %175, 4
  %194 = add i64 %177, 4
  %195 = icmp eq i64 %194, %110
  br i1 %195, label %292, label %174, !llvm.loop !10

196:                                              ; preds = %199, %326
  %197 = add nuw nsw i32 %118, 1
  %198 = icmp eq i32 %118, %66
  br i1 %198, label %329, label %116, !llvm.loop !16

199:                                              ; preds = %327, %199
  %200 = phi i64 [ %206, %199 ], [ %328, %327 ]
  %201 = getelementptr inbounds nuw double, ptr %9, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !8
  %203 = getelementptr inbounds nuw double, ptr %10, i64 %200
  %204 = load double, ptr %203, align 8, !tbaa !8
  %205 = tail call double @llvm.fmuladd.f64(double %308, double %204, double %202)
  store double %205, ptr %203, align 8, !tbaa !8
  %206 = add nuw nsw i64 %200, 1
  %207 = icmp eq i64 %206, %62
  br i1 %207, label %196, label %199, !llvm.loop !17

208:                                              ; preds = %288, %208
  %209 = phi i64 [ %231, %208 ], [ %289, %288 ]
  %210 = getelementptr inbounds nuw double, ptr %10, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = getelementptr inbounds nuw double, ptr %7, i64 %209
  %213 = load double, ptr %212, align 8, !tbaa !8
  %214 = tail call double @llvm.fmuladd.f64(double %251, double %211, double %213)
  store double %214, ptr %212, align 8, !tbaa !8
  %215 = getelementptr inbounds nuw double, ptr %11, i64 %209
  %216 = load double, ptr %215, align 8, !tbaa !8
  %217 = getelementptr inbounds nuw double, ptr %9, i64 %209
  %218 = load double, ptr %217, align 8, !tbaa !8
  %219 = tail call double @llvm.fmuladd.f64(double %252, double %216, double %218)
  store double %219, ptr %217, align 8, !tbaa !8
  %220 = add nuw nsw i64 %209, 1
  %221 = getelementptr inbounds nuw double, ptr %10, i64 %220
  %222 = load double, ptr %221, align 8, !tbaa !8
  %223 = getelementptr inbounds nuw double, ptr %7, i64 %220
  %224 = load double, ptr %223, align 8, !tbaa !8
  %225 = tail call double @llvm.fmuladd.f64(double %251, double %222, double %224)
  store double %225, ptr %223, align 8, !tbaa !8
  %226 = getelementptr inbounds nuw double, ptr %11, i64 %220
  %227 = load double, ptr %226, align 8, !tbaa !8
  %228 = getelementptr inbounds nuw double, ptr %9, i64 %220
  %229 = load double, ptr %228, align 8, !tbaa !8
  %230 = tail call double @llvm.fmuladd.f64(double %252, double %227, double %229)
  store double %230, ptr %228, align 8, !tbaa !8
  %231 = add nuw nsw i64 %209, 2
  %232 = icmp eq i64 %231, %62
  br i1 %232, label %291, label %208, !llvm.loop !20

233:                                              ; preds = %144
  br i1 %81, label %249, label %234

234:                                              ; preds = %233, %143
  %235 = phi i64 [ 0, %143 ], [ %171, %233 ]
  %236 = phi double [ 0.000000e+00, %143 ], [ %170, %233 ]
  tail call void @llvm.assume(i1 %82)
  br label %237

237:                                              ; preds = %237, %234
  %238 = phi i64 [ %246, %237 ], [ %235, %234 ]
  %239 = phi double [ %245, %237 ], [ %236, %234 ]
  %240 = phi i64 [ %247, %237 ], [ 0, %234 ]
  %241 = getelementptr inbounds nuw double, ptr %10, i64 %238
  %242 = load double, ptr %241, align 8, !tbaa !8
  %243 = getelementptr inbounds nuw double, ptr %11, i64 %238
  %244 = load double, ptr %243, align 8, !tbaa !8
  %245 = tail call double @llvm.fmuladd.f64(double %242, double %244, double %239)
  %246 = add nuw nsw i64 %238, 1
  %247 = add i64 %240, 1
  %248 = icmp eq i64 %247, %78
  br i1 %248, label %249, label %237, !llvm.loop !21

249:                                              ; preds = %237, %233
  %250 = phi double [ %170, %233 ], [ %245, %237 ]
  %251 = fdiv double %117, %250
  %252 = fneg double %251
  %253 = select i1 %83, i1 true, i1 %102
  br i1 %253, label %274, label %254

254:                                              ; preds = %249
  %255 = insertelement <2 x double> poison, double %251, i64 0
  %256 = shufflevector <2 x double> %255, <2 x double> poison, <2 x i32> zeroinitializer
  %257 = insertelement <2 x double> poison, double %252, i64 0
  %258 = shufflevector <2 x double> %257, <2 x double> poison, <2 x i32> zeroinitializer
  br label %259

259:                                              ; preds = %259, %254
  %260 = phi i64 [ 0, %254 ], [ %271, %259 ]
  %261 = getelementptr inbounds nuw double, ptr %10, i64 %260
  %262 = load <2 x double>, ptr %261, align 8, !tbaa !8, !alias.scope !22
  %263 = getelementptr inbounds nuw double, ptr %7, i64 %260
  %264 = load <2 x double>, ptr %263, align 8, !tbaa !8, !alias.scope !25, !noalias !27
  %265 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %256, <2 x double> %262, <2 x double> %264)
  store <2 x double> %265, ptr %263, align 8, !tbaa !8, !alias.scope !25, !noalias !27
  %266 = getelementptr inbounds nuw double, ptr %11, i64 %260
  %267 = load <2 x double>, ptr %266, align 8, !tbaa !8, !alias.scope !30
  %268 = getelementptr inbounds nuw double, ptr %9, i64 %260
  %269 = load <2 x double>, ptr %268, align 8, !tbaa !8, !alias.scope !31, !noalias !32
  %270 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %258, <2 x double> %267, <2 x double> %269)
  store <2 x double> %270, ptr %268, align 8, !tbaa !8, !alias.scope !31, !noalias !32
  %271 = add nuw i64 %260, 2
  %272 = icmp eq i64 %271, %103
  br i1 %272, label %273, label %259, !llvm.loop !33

273:                                              ; preds = %259
  br i1 %104, label %291, label %274

274:                                              ; preds = %249, %273
  %275 = phi i64 [ %103, %273 ], [ 0, %249 ]
  br i1 %106, label %288, label %276

276:                                              ; preds = %274
  %277 = getelementptr inbounds nuw double, ptr %10, i64 %275
  %278 = load double, ptr %277, align 8, !tbaa !8
  %279 = getelementptr inbounds nuw double, ptr %7, i64 %275
  %280 = load double, ptr %279, align 8, !tbaa !8
  %281 = tail call double @llvm.fmuladd.f64(double %251, double %278, double %280)
  store double %281, ptr %279, align 8, !tbaa !8
  %282 = getelementptr inbounds nuw double, ptr %11, i64 %275
  %283 = load double, ptr %282, align 8, !tbaa !8
  %284 = getelementptr inbounds nuw double, ptr %9, i64 %275
  %285 = load double, ptr %284, align 8, !tbaa !8
  %286 = tail call double @llvm.fmuladd.f64(double %252, double %283, double %285)
  store double %286, ptr %284, align 8, !tbaa !8
  %287 = or disjoint i64 %275, 1
  br label %288

288:                                              ; preds = %276, %274
  %289 = phi i64 [ %275, %274 ], [ %287, %276 ]
  %290 = icmp eq i64 %275, %107
  br i1 %290, label %291, label %208

291:                                              ; preds = %288, %208, %273
  br i1 %109, label %293, label %174

292:                                              ; preds = %174
  br i1 %111, label %306, label %293

293:                                              ; preds = %292, %291
  %294 = phi i64 [ 0, %291 ], [ %193, %292 ]
  %295 = phi double [ 0.000000e+00, %291 ], [ %192, %292 ]
  tail call void @llvm.assume(i1 %112)
  br label %296

296:                                              ; preds = %296, %293
  %297 = phi i64 [ %303, %296 ], [ %294, %293 ]
  %298 = phi double [ %302, %296 ], [ %295, %293 ]
  %299 = phi i64 [ %304, %296 ], [ 0, %293 ]
  %300 = getelementptr inbounds nuw double, ptr %9, i64 %297
  %301 = load double, ptr %300, align 8, !tbaa !8
  %302 = tail call double @llvm.fmuladd.f64(double %301, double %301, double %298)
  %303 = add nuw nsw i64 %297, 1
  %304 = add i64 %299, 1
  %305 = icmp eq i64 %304, %108
  br i1 %305, label %306, label %296, !llvm.loop !34

306:                                              ; preds = %296, %292
  %307 = phi double [ %192, %292 ], [ %302, %296 ]
  %308 = fdiv double %307, %117
  br i1 %113, label %327, label %309

309:                                              ; preds = %306
  %310 = insertelement <2 x double> poison, double %308, i64 0
  %311 = shufflevector <2 x double> %310, <2 x double> poison, <2 x i32> zeroinitializer
  br label %312

312:                                              ; preds = %312, %309
  %313 = phi i64 [ 0, %309 ], [ %324, %312 ]
  %314 = getelementptr inbounds nuw double, ptr %9, i64 %313
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 16
  %316 = load <2 x double>, ptr %314, align 8, !tbaa !8
  %317 = load <2 x double>, ptr %315, align 8, !tbaa !8
  %318 = getelementptr inbounds nuw double, ptr %10, i64 %313
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 16
  %320 = load <2 x double>, ptr %318, align 8, !tbaa !8
  %321 = load <2 x double>, ptr %319, align 8, !tbaa !8
  %322 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %311, <2 x double> %320, <2 x double> %316)
  %323 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %311, <2 x double> %321, <2 x double> %317)
  store <2 x double> %322, ptr %318, align 8, !tbaa !8
  store <2 x double> %323, ptr %319, align 8, !tbaa !8
  %324 = add nuw i64 %313, 4
  %325 = icmp eq i64 %324, %114
  br i1 %325, label %326, label %312, !llvm.loop !35

326:                                              ; preds = %312
  br i1 %115, label %196, label %327

327:                                              ; preds = %306, %326
  %328 = phi i64 [ 0, %306 ], [ %114, %326 ]
  br label %199

329:                                              ; preds = %196, %58
  %330 = and i64 %15, 3
  %331 = icmp ult i32 %2, 4
  br i1 %331, label %366, label %332

332:                                              ; preds = %329
  %333 = and i64 %15, 2147483644
  br label %334

334:                                              ; preds = %334, %332
  %335 = phi i64 [ 0, %332 ], [ %361, %334 ]
  %336 = phi double [ 0.000000e+00, %332 ], [ %360, %334 ]
  %337 = phi i64 [ 0, %332 ], [ %362, %334 ]
  %338 = getelementptr inbounds nuw double, ptr %7, i64 %335
  %339 = load double, ptr %338, align 8, !tbaa !8
  %340 = getelementptr inbounds nuw double, ptr %1, i64 %335
  %341 = load double, ptr %340, align 8, !tbaa !8
  %342 = tail call double @llvm.fmuladd.f64(double %339, double %341, double %336)
  %343 = or disjoint i64 %335, 1
  %344 = getelementptr inbounds nuw double, ptr %7, i64 %343
  %345 = load double, ptr %344, align 8, !tbaa !8
  %346 = getelementptr inbounds nuw double, ptr %1, i64 %343
  %347 = load double, ptr %346, align 8, !tbaa !8
  %348 = tail call double @llvm.fmuladd.f64(double %345, double %347, double %342)
  %349 = or disjoint i64 %335, 2
  %350 = getelementptr inbounds nuw double, ptr %7, i64 %349
  %351 = load double, ptr %350, align 8, !tbaa !8
  %352 = getelementptr inbounds nuw double, ptr %1, i64 %349
  %353 = load double, ptr %352, align 8, !tbaa !8
  %354 = tail call double @llvm.fmuladd.f64(double %351, double %353, double %348)
  %355 = or disjoint i64 %335, 3
  %356 = getelementptr inbounds nuw double, ptr %7, i64 %355
  %357 = load double, ptr %356, align 8, !tbaa !8
  %358 = getelementptr inbounds nuw double, ptr %1, i64 %355
  %359 = load double, ptr %358, align 8, !tbaa !8
  %360 = tail call double @llvm.fmuladd.f64(double %357, double %359, double %354)
  %361 = add nuw nsw i64 %335, 4
  %362 = add i64 %337, 4
  %363 = icmp eq i64 %362, %333
  br i1 %363, label %364, label %334, !llvm.loop !10

364:                                              ; preds = %334
  %365 = icmp eq i64 %330, 0
  br i1 %365, label %382, label %366

366:                                              ; preds = %364, %329
  %367 = phi i64 [ 0, %329 ], [ %361, %364 ]
  %368 = phi double [ 0.000000e+00, %329 ], [ %360, %364 ]
  %369 = icmp ne i64 %330, 0
  tail call void @llvm.assume(i1 %369)
  br label %370

370:                                              ; preds = %370, %366
  %371 = phi i64 [ %367, %366 ], [ %379, %370 ]
  %372 = phi double [ %368, %366 ], [ %378, %370 ]
  %373 = phi i64 [ 0, %366 ], [ %380, %370 ]
  %374 = getelementptr inbounds nuw double, ptr %7, i64 %371
  %375 = load double, ptr %374, align 8, !tbaa !8
  %376 = getelementptr inbounds nuw double, ptr %1, i64 %371
  %377 = load double, ptr %376, align 8, !tbaa !8
  %378 = tail call double @llvm.fmuladd.f64(double %375, double %377, double %372)
  %379 = add nuw nsw i64 %371, 1
  %380 = add i64 %373, 1
  %381 = icmp eq i64 %380, %330
  br i1 %381, label %382, label %370, !llvm.loop !36

382:                                              ; preds = %364, %370, %3
  %383 = phi double [ 0.000000e+00, %3 ], [ %360, %364 ], [ %378, %370 ]
  tail call void @free(ptr noundef %7) #9
  ret double %383
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11, !15}
!15 = !{!"llvm.loop.peeled.count", i32 1}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11, !18, !19}
!18 = !{!"llvm.loop.unroll.runtime.disable"}
!19 = !{!"llvm.loop.isvectorized", i32 1}
!20 = distinct !{!20, !11, !19}
!21 = distinct !{!21, !13}
!22 = !{!23}
!23 = distinct !{!23, !24}
!24 = distinct !{!24, !"LVerDomain"}
!25 = !{!26}
!26 = distinct !{!26, !24}
!27 = !{!28, !23, !29}
!28 = distinct !{!28, !24}
!29 = distinct !{!29, !24}
!30 = !{!29}
!31 = !{!28}
!32 = !{!23, !29}
!33 = distinct !{!33, !11, !19, !18}
!34 = distinct !{!34, !13}
!35 = distinct !{!35, !11, !19, !18}
!36 = distinct !{!36, !13}

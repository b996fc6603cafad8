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
  br i1 %13, label %14, label %169

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
  br i1 %60, label %116, label %61

61:                                               ; preds = %58
  %62 = zext nneg i32 %2 to i64
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = add nsw i32 %2, -2
  %65 = shl nuw nsw i64 %15, 3
  %66 = getelementptr i8, ptr %7, i64 %65
  %67 = add nuw nsw i64 %8, %15
  %68 = shl nuw nsw i64 %67, 3
  %69 = getelementptr i8, ptr %7, i64 %68
  %70 = shl nuw nsw i64 %8, 4
  %71 = getelementptr i8, ptr %7, i64 %70
  %72 = getelementptr i8, ptr %71, i64 %65
  %73 = mul nuw nsw i64 %8, 24
  %74 = getelementptr i8, ptr %7, i64 %73
  %75 = getelementptr i8, ptr %74, i64 %65
  %76 = load double, ptr %0, align 8, !tbaa !8
  %77 = fadd double %76, 3.000000e+00
  %78 = and i64 %15, 3
  %79 = icmp ult i32 %2, 4
  %80 = and i64 %15, 2147483644
  %81 = icmp eq i64 %78, 0
  %82 = icmp ne i64 %78, 0
  %83 = icmp ult i32 %2, 6
  %84 = icmp ult ptr %7, %69
  %85 = icmp ult ptr %9, %66
  %86 = and i1 %84, %85
  %87 = icmp ult ptr %7, %72
  %88 = icmp ult ptr %10, %66
  %89 = and i1 %87, %88
  %90 = or i1 %86, %89
  %91 = icmp ult ptr %7, %75
  %92 = icmp ult ptr %11, %66
  %93 = and i1 %91, %92
  %94 = or i1 %90, %93
  %95 = icmp ult ptr %9, %72
  %96 = icmp ult ptr %10, %69
  %97 = and i1 %95, %96
  %98 = or i1 %94, %97
  %99 = icmp ult ptr %9, %75
  %100 = icmp ult ptr %11, %69
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
  br label %171

116:                                              ; preds = %372, %58
  %117 = and i64 %15, 3
  %118 = icmp ult i32 %2, 4
  br i1 %118, label %153, label %119

119:                                              ; preds = %116
  %120 = and i64 %15, 2147483644
  br label %121

121:                                              ; preds = %121, %119
  %122 = phi i64 [ 0, %119 ], [ %148, %121 ]
  %123 = phi double [ 0.000000e+00, %119 ], [ %147, %121 ]
  %124 = phi i64 [ 0, %119 ], [ %149, %121 ]
  %125 = getelementptr inbounds nuw double, ptr %7, i64 %122
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = getelementptr inbounds nuw double, ptr %1, i64 %122
  %128 = load double, ptr %127, align 8, !tbaa !8
  %129 = tail call double @llvm.fmuladd.f64(double %126, double %128, double %123)
  %130 = or disjoint i64 %122, 1
  %131 = getelementptr inbounds nuw double, ptr %7, i64 %130
  %132 = load double, ptr %131, align 8, !tbaa !8
  %133 = getelementptr inbounds nuw double, ptr %1, i64 %130
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = tail call double @llvm.fmuladd.f64(double %132, double %134, double %129)
  %136 = or disjoint i64 %122, 2
  %137 = getelementptr inbounds nuw double, ptr %7, i64 %136
  %138 = load double, ptr %137, align 8, !tbaa !8
  %139 = getelementptr inbounds nuw double, ptr %1, i64 %136
  %140 = load double, ptr %139, align 8, !tbaa !8
  %141 = tail call double @llvm.fmuladd.f64(double %138, double %140, double %135)
  %142 = or disjoint i64 %122, 3
  %143 = getelementptr inbounds nuw double, ptr %7, i64 %142
  %144 = load double, ptr %143, align 8, !tbaa !8
  %145 = getelementptr inbounds nuw double, ptr %1, i64 %142
  %146 = load double, ptr %145, align 8, !tbaa !8
  %147 = tail call double @llvm.fmuladd.f64(double %144, double %146, double %141)
  %148 = add nuw nsw i64 %122, 4
  %149 = add i64 %124, 4
  %150 = icmp eq i64 %149, %120
  br i1 %150, label %151, label %121, !llvm.loop !10

151:                                              ; preds = %121
  %152 = icmp eq i64 %117, 0
  br i1 %152, label %169, label %153

153:                                              ; preds = %151, %116
  %154 = phi i64 [ 0, %116 ], [ %148, %151 ]
  %155 = phi double [ 0.000000e+00, %116 ], [ %147, %151 ]
  %156 = icmp ne i64 %117, 0
  tail call void @llvm.assume(i1 %156)
  br label %157

157:                                              ; preds = %157, %153
  %158 = phi i64 [ %154, %153 ], [ %166, %157 ]
  %159 = phi double [ %155, %153 ], [ %165, %157 ]
  %160 = phi i64 [ 0, %153 ], [ %167, %157 ]
  %161 = getelementptr inbounds nuw double, ptr %7, i64 %158
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = getelementptr inbounds nuw double, ptr %1, i64 %158
  %164 = load double, ptr %163, align 8, !tbaa !8
  %165 = tail call double @llvm.fmuladd.f64(double %162, double %164, double %159)
  %166 = add nuw nsw i64 %158, 1
  %167 = add i64 %160, 1
  %168 = icmp eq i64 %167, %117
  br i1 %168, label %169, label %157, !llvm.loop !14

169:                                              ; preds = %151, %157, %3
  %170 = phi double [ 0.000000e+00, %3 ], [ %147, %151 ], [ %165, %157 ]
  tail call void @free(ptr noundef %7) #9
  ret double %170

171:                                              ; preds = %372, %61
  %172 = phi double [ %59, %61 ], [ %325, %372 ]
  %173 = phi i32 [ 0, %61 ], [ %373, %372 ]
  %174 = load double, ptr %10, align 8, !tbaa !8
  %175 = fmul double %77, %174
  store double %175, ptr %11, align 8, !tbaa !8
  %176 = load double, ptr %63, align 8, !tbaa !8
  %177 = fsub double %175, %176
  store double %177, ptr %11, align 8, !tbaa !8
  br label %178

178:                                              ; preds = %196, %171
  %179 = phi i64 [ 1, %171 ], [ %190, %196 ]
  %180 = getelementptr inbounds nuw double, ptr %0, i64 %179
  %181 = load double, ptr %180, align 8, !tbaa !8
  %182 = fadd double %181, 3.000000e+00
  %183 = getelementptr inbounds nuw double, ptr %10, i64 %179
  %184 = load double, ptr %183, align 8, !tbaa !8
  %185 = fmul double %182, %184
  %186 = getelementptr inbounds nuw double, ptr %11, i64 %179
  store double %185, ptr %186, align 8, !tbaa !8
  %187 = getelementptr i8, ptr %183, i64 -8
  %188 = load double, ptr %187, align 8, !tbaa !8
  %189 = fsub double %185, %188
  store double %189, ptr %186, align 8, !tbaa !8
  %190 = add nuw nsw i64 %179, 1
  %191 = icmp samesign ult i64 %190, %62
  br i1 %191, label %192, label %196

192:                                              ; preds = %178
  %193 = getelementptr inbounds nuw double, ptr %10, i64 %190
  %194 = load double, ptr %193, align 8, !tbaa !8
  %195 = fsub double %189, %194
  store double %195, ptr %186, align 8, !tbaa !8
  br label %196

196:                                              ; preds = %192, %178
  %197 = icmp eq i64 %190, %62
  br i1 %197, label %198, label %178, !llvm.loop !15

198:                                              ; preds = %196
  br i1 %79, label %230, label %199

199:                                              ; preds = %198, %199
  %200 = phi i64 [ %226, %199 ], [ 0, %198 ]
  %201 = phi double [ %225, %199 ], [ 0.000000e+00, %198 ]
  %202 = phi i64 [ %227, %199 ], [ 0, %198 ]
  %203 = getelementptr inbounds nuw double, ptr %10, i64 %200
  %204 = load double, ptr %203, align 8, !tbaa !8
  %205 = getelementptr inbounds nuw double, ptr %11, i64 %200
  %206 = load double, ptr %205, align 8, !tbaa !8
  %207 = tail call double @llvm.fmuladd.f64(double %204, double %206, double %201)
  %208 = or disjoint i64 %200, 1
  %209 = getelementptr inbounds nuw double, ptr %10, i64 %208
  %210 = load double, ptr %209, align 8, !tbaa !8
  %211 = getelementptr inbounds nuw double, ptr %11, i64 %208
  %212 = load double, ptr %211, align 8, !tbaa !8
  %213 = tail call double @llvm.fmuladd.f64(double %210, double %212, double %207)
  %214 = or disjoint i64 %200, 2
  %215 = getelementptr inbounds nuw double, ptr %10, i64 %214
  %216 = load double, ptr %215, align 8, !tbaa !8
  %217 = getelementptr inbounds nuw double, ptr %11, i64 %214
  %218 = load double, ptr %217, align 8, !tbaa !8
  %219 = tail call double @llvm.fmuladd.f64(double %216, double %218, double %213)
  %220 = or disjoint i64 %200, 3
  %221 = getelementptr inbounds nuw double, ptr %10, i64 %220
  %222 = load double, ptr %221, align 8, !tbaa !8
  %223 = getelementptr inbounds nuw double, ptr %11, i64 %220
  %224 = load double, ptr %223, align 8, !tbaa !8
  %225 = tail call double @llvm.fmuladd.f64(double %222, double %224, double %219)
  %226 = add nuw nsw i64 %200, 4
  %227 = add i64 %202, 4
  %228 = icmp eq i64 %227, %80
  br i1 %228, label %229, label %199, !llvm.loop !10

229:                                              ; preds = %199
  br i1 %81, label %245, label %230

230:                                              ; preds = %229, %198
  %231 = phi i64 [ 0, %198 ], [ %226, %229 ]
  %232 = phi double [ 0.000000e+00, %198 ], [ %225, %229 ]
  tail call void @llvm.assume(i1 %82)
  br label %233

233:                                              ; preds = %233, %230
  %234 = phi i64 [ %242, %233 ], [ %231, %230 ]
  %235 = phi double [ %241, %233 ], [ %232, %230 ]
  %236 = phi i64 [ %243, %233 ], [ 0, %230 ]
  %237 = getelementptr inbounds nuw double, ptr %10, i64 %234
  %238 = load double, ptr %237, align 8, !tbaa !8
  %239 = getelementptr inbounds nuw double, ptr %11, i64 %234
  %240 = load double, ptr %239, align 8, !tbaa !8
  %241 = tail call double @llvm.fmuladd.f64(double %238, double %240, double %235)
  %242 = add nuw nsw i64 %234, 1
  %243 = add i64 %236, 1
  %244 = icmp eq i64 %243, %78
  br i1 %244, label %245, label %233, !llvm.loop !17

245:                                              ; preds = %233, %229
  %246 = phi double [ %225, %229 ], [ %241, %233 ]
  %247 = fdiv double %172, %246
  %248 = fneg double %247
  %249 = select i1 %83, i1 true, i1 %102
  br i1 %249, label %270, label %250

250:                                              ; preds = %245
  %251 = insertelement <2 x double> poison, double %247, i64 0
  %252 = shufflevector <2 x double> %251, <2 x double> poison, <2 x i32> zeroinitializer
  %253 = insertelement <2 x double> poison, double %248, i64 0
  %254 = shufflevector <2 x double> %253, <2 x double> poison, <2 x i32> zeroinitializer
  br label %255

255:                                              ; preds = %255, %250
  %256 = phi i64 [ 0, %250 ], [ %267, %255 ]
  %257 = getelementptr inbounds nuw double, ptr %10, i64 %256
  %258 = load <2 x double>, ptr %257, align 8, !tbaa !8, !alias.scope !18
  %259 = getelementptr inbounds nuw double, ptr %7, i64 %256
  %260 = load <2 x double>, ptr %259, align 8, !tbaa !8, !alias.scope !21, !noalias !23
  %261 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %252, <2 x double> %258, <2 x double> %260)
  store <2 x double> %261, ptr %259, align 8, !tbaa !8, !alias.scope !21, !noalias !23
  %262 = getelementptr inbounds nuw double, ptr %11, i64 %256
  %263 = load <2 x double>, ptr %262, align 8, !tbaa !8, !alias.scope !26
  %264 = getelementptr inbounds nuw double, ptr %9, i64 %256
  %265 = load <2 x double>, ptr %264, align 8, !tbaa !8, !alias.scope !27, !noalias !28
  %266 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %254, <2 x double> %263, <2 x double> %265)
  store <2 x double> %266, ptr %264, align 8, !tbaa !8, !alias.scope !27, !noalias !28
  %267 = add nuw i64 %256, 2
  %268 = icmp eq i64 %267, %103
  br i1 %268, label %269, label %255, !llvm.loop !29

269:                                              ; preds = %255
  br i1 %104, label %287, label %270

270:                                              ; preds = %245, %269
  %271 = phi i64 [ %103, %269 ], [ 0, %245 ]
  br i1 %106, label %284, label %272

272:                                              ; preds = %270
  %273 = getelementptr inbounds nuw double, ptr %10, i64 %271
  %274 = load double, ptr %273, align 8, !tbaa !8
  %275 = getelementptr inbounds nuw double, ptr %7, i64 %271
  %276 = load double, ptr %275, align 8, !tbaa !8
  %277 = tail call double @llvm.fmuladd.f64(double %247, double %274, double %276)
  store double %277, ptr %275, align 8, !tbaa !8
  %278 = getelementptr inbounds nuw double, ptr %11, i64 %271
  %279 = load double, ptr %278, align 8, !tbaa !8
  %280 = getelementptr inbounds nuw double, ptr %9, i64 %271
  %281 = load double, ptr %280, align 8, !tbaa !8
  %282 = tail call double @llvm.fmuladd.f64(double %248, double %279, double %281)
  store double %282, ptr %280, align 8, !tbaa !8
  %283 = or disjoint i64 %271, 1
  br label %284

284:                                              ; preds = %272, %270
  %285 = phi i64 [ %271, %270 ], [ %283, %272 ]
  %286 = icmp eq i64 %271, %107
  br i1 %286, label %287, label %347

287:                                              ; preds = %284, %347, %269
  br i1 %109, label %311, label %288

288:                                              ; preds = %287, %288
  %289 = phi i64 [ %307, %288 ], [ 0, %287 ]
  %290 = phi double [ %306, %288 ], [ 0.000000e+00, %287 ]
  %291 = phi i64 [ %308, %288 ], [ 0, %287 ]
  %292 = getelementptr inbounds nuw double, ptr %9, i64 %289
  %293 = load double, ptr %292, align 8, !tbaa !8
  %294 = tail call double @llvm.fmuladd.f64(double %293, double %293, double %290)
  %295 = getelementptr inbounds nuw double, ptr %9, i64 %289
  %296 = getelementptr inbounds nuw i8, ptr %295, i64 8
  %297 = load double, ptr %296, align 8, !tbaa !8
  %298 = tail call double @llvm.fmuladd.f64(double %297, double %297, double %294)
  %299 = getelementptr inbounds nuw double, ptr %9, i64 %289
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 16
  %301 = load double, ptr %300, align 8, !tbaa !8
  %302 = tail call double @llvm.fmuladd.f64(double %301, double %301, double %298)
  %303 = getelementptr inbounds nuw double, ptr %9, i64 %289
  %304 = getelementptr inbounds nuw i8, ptr %303, i64 24
  %305 = load double, ptr %304, align 8, !tbaa !8
  %306 = tail call double @llvm.fmuladd.f64(double %305, double %305, double %302)
  %307 = add nuw nsw i64 %289, 4
  %308 = add i64 %291, 4
  %309 = icmp eq i64 %308, %110
  br i1 %309, label %310, label %288, !llvm.loop !10

310:                                              ; preds = %288
  br i1 %111, label %324, label %311

311:                                              ; preds = %310, %287
  %312 = phi i64 [ 0, %287 ], [ %307, %310 ]
  %313 = phi double [ 0.000000e+00, %287 ], [ %306, %310 ]
  tail call void @llvm.assume(i1 %112)
  br label %314

314:                                              ; preds = %314, %311
  %315 = phi i64 [ %321, %314 ], [ %312, %311 ]
  %316 = phi double [ %320, %314 ], [ %313, %311 ]
  %317 = phi i64 [ %322, %314 ], [ 0, %311 ]
  %318 = getelementptr inbounds nuw double, ptr %9, i64 %315
  %319 = load double, ptr %318, align 8, !tbaa !8
  %320 = tail call double @llvm.fmuladd.f64(double %319, double %319, double %316)
  %321 = add nuw nsw i64 %315, 1
  %322 = add i64 %317, 1
  %323 = icmp eq i64 %322, %108
  br i1 %323, label %324, label %314, !llvm.loop !32

324:                                              ; preds = %314, %310
  %325 = phi double [ %306, %310 ], [ %320, %314 ]
  %326 = fdiv double %325, %172
  br i1 %113, label %345, label %327

327:                                              ; preds = %324
  %328 = insertelement <2 x double> poison, double %326, i64 0
  %329 = shufflevector <2 x double> %328, <2 x double> poison, <2 x i32> zeroinitializer
  br label %330

330:                                              ; preds = %330, %327
  %331 = phi i64 [ 0, %327 ], [ %342, %330 ]
  %332 = getelementptr inbounds nuw double, ptr %9, i64 %331
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 16
  %334 = load <2 x double>, ptr %332, align 8, !tbaa !8
  %335 = load <2 x double>, ptr %333, align 8, !tbaa !8
  %336 = getelementptr inbounds nuw double, ptr %10, i64 %331
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 16
  %338 = load <2 x double>, ptr %336, align 8, !tbaa !8
  %339 = load <2 x double>, ptr %337, align 8, !tbaa !8
  %340 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %329, <2 x double> %338, <2 x double> %334)
  %341 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %329, <2 x double> %339, <2 x double> %335)
  store <2 x double> %340, ptr %336, align 8, !tbaa !8
  store <2 x double> %341, ptr %337, align 8, !tbaa !8
  %342 = add nuw i64 %331, 4
  %343 = icmp eq i64 %342, %114
  br i1 %343, label %344, label %330, !llvm.loop !33

344:                                              ; preds = %330
  br i1 %115, label %372, label %345

345:                                              ; preds = %324, %344
  %346 = phi i64 [ 0, %324 ], [ %114, %344 ]
  br label %375

347:                                              ; preds = %284, %347
  %348 = phi i64 [ %370, %347 ], [ %285, %284 ]
  %349 = getelementptr inbounds nuw double, ptr %10, i64 %348
  %350 = load double, ptr %349, align 8, !tbaa !8
  %351 = getelementptr inbounds nuw double, ptr %7, i64 %348
  %352 = load double, ptr %351, align 8, !tbaa !8
  %353 = tail call double @llvm.fmuladd.f64(double %247, double %350, double %352)
  store double %353, ptr %351, align 8, !tbaa !8
  %354 = getelementptr inbounds nuw double, ptr %11, i64 %348
  %355 = load double, ptr %354, align 8, !tbaa !8
  %356 = getelementptr inbounds nuw double, ptr %9, i64 %348
  %357 = load double, ptr %356, align 8, !tbaa !8
  %358 = tail call double @llvm.fmuladd.f64(double %248, double %355, double %357)
  store double %358, ptr %356, align 8, !tbaa !8
  %359 = add nuw nsw i64 %348, 1
  %360 = getelementptr inbounds nuw double, ptr %10, i64 %359
  %361 = load double, ptr %360, align 8, !tbaa !8
  %362 = getelementptr inbounds nuw double, ptr %7, i64 %359
  %363 = load double, ptr %362, align 8, !tbaa !8
  %364 = tail call double @llvm.fmuladd.f64(double %247, double %361, double %363)
  store double %364, ptr %362, align 8, !tbaa !8
  %365 = getelementptr inbounds nuw double, ptr %11, i64 %359
  %366 = load double, ptr %365, align 8, !tbaa !8
  %367 = getelementptr inbounds nuw double, ptr %9, i64 %359
  %368 = load double, ptr %367, align 8, !tbaa !8
  %369 = tail call double @llvm.fmuladd.f64(double %248, double %366, double %368)
  store double %369, ptr %367, align 8, !tbaa !8
  %370 = add nuw nsw i64 %348, 2
  %371 = icmp eq i64 %370, %62
  br i1 %371, label %287, label %347, !llvm.loop !34

372:                                              ; preds = %375, %344
  %373 = add nuw nsw i32 %173, 1
  %374 = icmp eq i32 %173, %64
  br i1 %374, label %116, label %171, !llvm.loop !35

375:                                              ; preds = %345, %375
  %376 = phi i64 [ %382, %375 ], [ %346, %345 ]
  %377 = getelementptr inbounds nuw double, ptr %9, i64 %376
  %378 = load double, ptr %377, align 8, !tbaa !8
  %379 = getelementptr inbounds nuw double, ptr %10, i64 %376
  %380 = load double, ptr %379, align 8, !tbaa !8
  %381 = tail call double @llvm.fmuladd.f64(double %326, double %380, double %378)
  store double %381, ptr %379, align 8, !tbaa !8
  %382 = add nuw nsw i64 %376, 1
  %383 = icmp eq i64 %382, %62
  br i1 %383, label %372, label %375, !llvm.loop !36
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
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !11, !16}
!16 = !{!"llvm.loop.peeled.count", i32 1}
!17 = distinct !{!17, !13}
!18 = !{!19}
!19 = distinct !{!19, !20}
!20 = distinct !{!20, !"LVerDomain"}
!21 = !{!22}
!22 = distinct !{!22, !20}
!23 = !{!24, !19, !25}
!24 = distinct !{!24, !20}
!25 = distinct !{!25, !20}
!26 = !{!25}
!27 = !{!24}
!28 = !{!19, !25}
!29 = distinct !{!29, !11, !30, !31}
!30 = !{!"llvm.loop.isvectorized", i32 1}
!31 = !{!"llvm.loop.unroll.runtime.disable"}
!32 = distinct !{!32, !13}
!33 = distinct !{!33, !11, !30, !31}
!34 = distinct !{!34, !11, !30}
!35 = distinct !{!35, !11}
!36 = distinct !{!36, !11, !31, !30}

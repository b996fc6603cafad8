; ModuleID = 'lu_solve.c'
source_filename = "lu_solve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @lu_solve(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = zext i32 %2 to i64
  %5 = mul nuw i64 %4, %4
  %6 = alloca double, i64 %5, align 16
  %7 = alloca double, i64 %4, align 16
  %8 = alloca double, i64 %4, align 16
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %281

10:                                               ; preds = %3
  %11 = shl nuw nsw i64 %4, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %7, ptr align 8 %1, i64 %11, i1 false), !tbaa !8
  %12 = and i64 %4, 3
  %13 = icmp ult i32 %2, 4
  br i1 %13, label %39, label %14

14:                                               ; preds = %10
  %15 = and i64 %4, 2147483644
  br label %16

16:                                               ; preds = %16, %14
  %17 = phi i64 [ 0, %14 ], [ %34, %16 ]
  %18 = phi i64 [ 0, %14 ], [ %35, %16 ]
  %19 = mul nuw nsw i64 %11, %17
  %20 = getelementptr nuw i8, ptr %6, i64 %19
  %21 = getelementptr nuw i8, ptr %0, i64 %19
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %20, ptr align 8 %21, i64 %11, i1 false), !tbaa !8
  %22 = or disjoint i64 %17, 1
  %23 = mul nuw nsw i64 %11, %22
  %24 = getelementptr nuw i8, ptr %6, i64 %23
  %25 = getelementptr nuw i8, ptr %0, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %24, ptr nonnull align 8 %25, i64 %11, i1 false), !tbaa !8
  %26 = or disjoint i64 %17, 2
  %27 = mul nuw nsw i64 %11, %26
  %28 = getelementptr nuw i8, ptr %6, i64 %27
  %29 = getelementptr nuw i8, ptr %0, i64 %27
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %28, ptr nonnull align 8 %29, i64 %11, i1 false), !tbaa !8
  %30 = or disjoint i64 %17, 3
  %31 = mul nuw nsw i64 %11, %30
  %32 = getelementptr nuw i8, ptr %6, i64 %31
  %33 = getelementptr nuw i8, ptr %0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %32, ptr nonnull align 8 %33, i64 %11, i1 false), !tbaa !8
  %34 = add nuw nsw i64 %17, 4
  %35 = add i64 %18, 4
  %36 = icmp eq i64 %35, %15
  br i1 %36, label %37, label %16, !llvm.loop !10

37:                                               ; preds = %16
  %38 = icmp eq i64 %12, 0
  br i1 %38, label %51, label %39

39:                                               ; preds = %37, %10
  %40 = phi i64 [ 0, %10 ], [ %34, %37 ]
  %41 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %41)
  br label %42

42:                                               ; preds = %42, %39
  %43 = phi i64 [ %40, %39 ], [ %48, %42 ]
  %44 = phi i64 [ 0, %39 ], [ %49, %42 ]
  %45 = mul nuw nsw i64 %11, %43
  %46 = getelementptr nuw i8, ptr %6, i64 %45
  %47 = getelementptr nuw i8, ptr %0, i64 %45
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %46, ptr align 8 %47, i64 %11, i1 false), !tbaa !8
  %48 = add nuw nsw i64 %43, 1
  %49 = add i64 %44, 1
  %50 = icmp eq i64 %49, %12
  br i1 %50, label %51, label %42, !llvm.loop !12

51:                                               ; preds = %42, %37
  %52 = zext nneg i32 %2 to i64
  %53 = shl nuw nsw i64 %4, 3
  %54 = add nuw nsw i64 %53, 8
  %55 = mul nuw nsw i64 %4, %4
  %56 = shl i64 %55, 3
  %57 = getelementptr i8, ptr %6, i64 %56
  %58 = shl nuw nsw i64 %4, 3
  %59 = add nsw i64 %4, -2
  %60 = getelementptr i8, ptr %6, i64 %53
  %61 = getelementptr i8, ptr %6, i64 %53
  %62 = icmp ult i32 %2, 6
  %63 = and i64 %4, 2147483644
  %64 = icmp eq i64 %63, %4
  %65 = and i64 %4, 1
  %66 = icmp eq i64 %65, 0
  %67 = add nsw i64 %4, -1
  %68 = add nsw i64 %4, -1
  br label %74

69:                                               ; preds = %274, %202
  %70 = add nuw nsw i64 %76, 1
  %71 = icmp eq i64 %83, %4
  br i1 %71, label %72, label %74, !llvm.loop !14

72:                                               ; preds = %69
  %73 = zext nneg i32 %2 to i64
  br label %283

74:                                               ; preds = %51, %69
  %75 = phi i64 [ 0, %51 ], [ %83, %69 ]
  %76 = phi i64 [ 1, %51 ], [ %70, %69 ]
  %77 = sub nsw i64 %4, %75
  %78 = mul i64 %54, %75
  %79 = getelementptr i8, ptr %60, i64 %78
  %80 = getelementptr i8, ptr %6, i64 %78
  %81 = mul i64 %58, %75
  %82 = getelementptr i8, ptr %61, i64 %81
  %83 = add nuw nsw i64 %75, 1
  %84 = icmp samesign ult i64 %83, %52
  %85 = trunc nuw nsw i64 %75 to i32
  br i1 %84, label %86, label %111

86:                                               ; preds = %74
  %87 = getelementptr double, ptr %6, i64 %75
  %88 = sub nsw i64 %75, %4
  %89 = and i64 %88, 1
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %106

91:                                               ; preds = %86
  %92 = mul nuw nsw i64 %76, %4
  %93 = getelementptr inbounds nuw double, ptr %87, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = tail call double @llvm.fabs.f64(double %94)
  %96 = shl i64 %75, 32
  %97 = ashr exact i64 %96, 32
  %98 = mul nsw i64 %97, %4
  %99 = getelementptr double, ptr %87, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = tail call double @llvm.fabs.f64(double %100)
  %102 = fcmp ogt double %95, %101
  %103 = trunc nuw nsw i64 %76 to i32
  %104 = select i1 %102, i32 %103, i32 %85
  %105 = add nuw nsw i64 %76, 1
  br label %106

106:                                              ; preds = %91, %86
  %107 = phi i32 [ poison, %86 ], [ %104, %91 ]
  %108 = phi i64 [ %76, %86 ], [ %105, %91 ]
  %109 = phi i32 [ %85, %86 ], [ %104, %91 ]
  %110 = icmp eq i64 %59, %75
  br i1 %110, label %111, label %153

111:                                              ; preds = %106, %153, %74
  %112 = phi i32 [ %85, %74 ], [ %107, %106 ], [ %180, %153 ]
  %113 = zext i32 %112 to i64
  %114 = icmp eq i64 %75, %113
  br i1 %114, label %202, label %115

115:                                              ; preds = %111
  %116 = mul nuw nsw i64 %75, %4
  %117 = getelementptr inbounds nuw double, ptr %6, i64 %116
  %118 = sext i32 %112 to i64
  %119 = mul nsw i64 %118, %4
  %120 = getelementptr inbounds double, ptr %6, i64 %119
  br i1 %62, label %142, label %121

121:                                              ; preds = %115
  %122 = shl nsw i64 %118, 3
  %123 = add nsw i64 %122, 8
  %124 = mul i64 %123, %4
  %125 = getelementptr i8, ptr %6, i64 %124
  %126 = icmp ult ptr %6, %125
  %127 = icmp ult ptr %120, %57
  %128 = and i1 %126, %127
  br i1 %128, label %142, label %129

129:                                              ; preds = %121, %129
  %130 = phi i64 [ %139, %129 ], [ 0, %121 ]
  %131 = getelementptr inbounds nuw double, ptr %117, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load <2 x double>, ptr %131, align 8, !tbaa !8, !alias.scope !15, !noalias !18
  %134 = load <2 x double>, ptr %132, align 8, !tbaa !8, !alias.scope !15, !noalias !18
  %135 = getelementptr inbounds nuw double, ptr %120, i64 %130
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 16
  %137 = load <2 x double>, ptr %135, align 8, !tbaa !8, !alias.scope !18
  %138 = load <2 x double>, ptr %136, align 8, !tbaa !8, !alias.scope !18
  store <2 x double> %137, ptr %131, align 8, !tbaa !8, !alias.scope !15, !noalias !18
  store <2 x double> %138, ptr %132, align 8, !tbaa !8, !alias.scope !15, !noalias !18
  store <2 x double> %133, ptr %135, align 8, !tbaa !8, !alias.scope !18
  store <2 x double> %134, ptr %136, align 8, !tbaa !8, !alias.scope !18
  %139 = add nuw i64 %130, 4
  %140 = icmp eq i64 %139, %63
  br i1 %140, label %141, label %129, !llvm.loop !20

141:                                              ; preds = %129
  br i1 %64, label %183, label %142

142:                                              ; preds = %121, %115, %141
  %143 = phi i64 [ 0, %121 ], [ 0, %115 ], [ %63, %141 ]
  br i1 %66, label %150, label %144

144:                                              ; preds = %142
  %145 = getelementptr inbounds nuw double, ptr %117, i64 %143
  %146 = load double, ptr %145, align 8, !tbaa !8
  %147 = getelementptr inbounds nuw double, ptr %120, i64 %143
  %148 = load double, ptr %147, align 8, !tbaa !8
  store double %148, ptr %145, align 8, !tbaa !8
  store double %146, ptr %147, align 8, !tbaa !8
  %149 = or disjoint i64 %143, 1
  br label %150

150:                                              ; preds = %144, %142
  %151 = phi i64 [ %143, %142 ], [ %149, %144 ]
  %152 = icmp eq i64 %143, %67
  br i1 %152, label %183, label %189

153:                                              ; preds = %106, %153
  %154 = phi i64 [ %181, %153 ], [ %108, %106 ]
  %155 = phi i32 [ %180, %153 ], [ %109, %106 ]
  %156 = mul nuw nsw i64 %154, %4
  %157 = getelementptr inbounds nuw double, ptr %87, i64 %156
  %158 = load double, ptr %157, align 8, !tbaa !8
  %159 = tail call double @llvm.fabs.f64(double %158)
  %160 = sext i32 %155 to i64
  %161 = mul nsw i64 %160, %4
  %162 = getelementptr double, ptr %87, i64 %161
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = tail call double @llvm.fabs.f64(double %163)
  %165 = fcmp ogt double %159, %164
  %166 = trunc nuw nsw i64 %154 to i32
  %167 = select i1 %165, i32 %166, i32 %155
  %168 = add nuw nsw i64 %154, 1
  %169 = mul nuw nsw i64 %168, %4
  %170 = getelementptr inbounds nuw double, ptr %87, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = tail call double @llvm.fabs.f64(double %171)
  %173 = sext i32 %167 to i64
  %174 = mul nsw i64 %173, %4
  %175 = getelementptr double, ptr %87, i64 %174
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = tail call double @llvm.fabs.f64(double %176)
  %178 = fcmp ogt double %172, %177
  %179 = trunc nuw nsw i64 %168 to i32
  %180 = select i1 %178, i32 %179, i32 %167
  %181 = add nuw nsw i64 %154, 2
  %182 = icmp eq i64 %181, %4
  br i1 %182, label %111, label %153, !llvm.loop !23

183:                                              ; preds = %150, %189, %141
  %184 = getelementptr inbounds double, ptr %7, i64 %118
  %185 = load double, ptr %184, align 8, !tbaa !8
  %186 = getelementptr inbounds nuw double, ptr %7, i64 %75
  %187 = load double, ptr %186, align 8, !tbaa !8
  %188 = getelementptr inbounds double, ptr %7, i64 %118
  store double %185, ptr %186, align 8, !tbaa !8
  store double %187, ptr %188, align 8, !tbaa !8
  br label %202

189:                                              ; preds = %150, %189
  %190 = phi i64 [ %200, %189 ], [ %151, %150 ]
  %191 = getelementptr inbounds nuw double, ptr %117, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !8
  %193 = getelementptr inbounds nuw double, ptr %120, i64 %190
  %194 = load double, ptr %193, align 8, !tbaa !8
  store double %194, ptr %191, align 8, !tbaa !8
  store double %192, ptr %193, align 8, !tbaa !8
  %195 = add nuw nsw i64 %190, 1
  %196 = getelementptr inbounds nuw double, ptr %117, i64 %195
  %197 = load double, ptr %196, align 8, !tbaa !8
  %198 = getelementptr inbounds nuw double, ptr %120, i64 %195
  %199 = load double, ptr %198, align 8, !tbaa !8
  store double %199, ptr %196, align 8, !tbaa !8
  store double %197, ptr %198, align 8, !tbaa !8
  %200 = add nuw nsw i64 %190, 2
  %201 = icmp eq i64 %200, %4
  br i1 %201, label %183, label %189, !llvm.loop !24

202:                                              ; preds = %183, %111
  br i1 %84, label %203, label %69

203:                                              ; preds = %202
  %204 = mul nuw nsw i64 %75, %4
  %205 = getelementptr inbounds nuw double, ptr %6, i64 %204
  %206 = getelementptr inbounds nuw double, ptr %205, i64 %75
  %207 = getelementptr inbounds nuw double, ptr %7, i64 %75
  %208 = icmp ult i64 %77, 4
  %209 = icmp ult ptr %79, %82
  %210 = icmp ult ptr %80, %57
  %211 = and i1 %209, %210
  %212 = and i64 %77, -4
  %213 = add i64 %75, %212
  %214 = icmp eq i64 %77, %212
  br label %215

215:                                              ; preds = %274, %203
  %216 = phi i64 [ %279, %274 ], [ %76, %203 ]
  %217 = mul nuw nsw i64 %216, %4
  %218 = getelementptr inbounds nuw double, ptr %6, i64 %217
  %219 = getelementptr inbounds nuw double, ptr %218, i64 %75
  %220 = load double, ptr %219, align 8, !tbaa !8
  %221 = load double, ptr %206, align 8, !tbaa !8
  %222 = fneg double %220
  %223 = fdiv double %222, %221
  %224 = select i1 %208, i1 true, i1 %211
  br i1 %224, label %244, label %225

225:                                              ; preds = %215
  %226 = insertelement <2 x double> poison, double %223, i64 0
  %227 = shufflevector <2 x double> %226, <2 x double> poison, <2 x i32> zeroinitializer
  br label %228

228:                                              ; preds = %228, %225
  %229 = phi i64 [ 0, %225 ], [ %241, %228 ]
  %230 = add i64 %75, %229
  %231 = getelementptr inbounds nuw double, ptr %205, i64 %230
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 16
  %233 = load <2 x double>, ptr %231, align 8, !tbaa !8, !alias.scope !25
  %234 = load <2 x double>, ptr %232, align 8, !tbaa !8, !alias.scope !25
  %235 = getelementptr inbounds nuw double, ptr %218, i64 %230
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 16
  %237 = load <2 x double>, ptr %235, align 8, !tbaa !8, !alias.scope !28, !noalias !25
  %238 = load <2 x double>, ptr %236, align 8, !tbaa !8, !alias.scope !28, !noalias !25
  %239 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %227, <2 x double> %233, <2 x double> %237)
  %240 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %227, <2 x double> %234, <2 x double> %238)
  store <2 x double> %239, ptr %235, align 8, !tbaa !8, !alias.scope !28, !noalias !25
  store <2 x double> %240, ptr %236, align 8, !tbaa !8, !alias.scope !28, !noalias !25
  %241 = add nuw i64 %229, 4
  %242 = icmp eq i64 %241, %212
  br i1 %242, label %243, label %228, !llvm.loop !30

243:                                              ; preds = %228
  br i1 %214, label %274, label %244

244:                                              ; preds = %215, %243
  %245 = phi i64 [ %213, %243 ], [ %75, %215 ]
  %246 = sub i64 %4, %245
  %247 = and i64 %246, 1
  %248 = icmp eq i64 %247, 0
  br i1 %248, label %256, label %249

249:                                              ; preds = %244
  %250 = getelementptr inbounds nuw double, ptr %205, i64 %245
  %251 = load double, ptr %250, align 8, !tbaa !8
  %252 = getelementptr inbounds nuw double, ptr %218, i64 %245
  %253 = load double, ptr %252, align 8, !tbaa !8
  %254 = tail call double @llvm.fmuladd.f64(double %223, double %251, double %253)
  store double %254, ptr %252, align 8, !tbaa !8
  %255 = add nuw nsw i64 %245, 1
  br label %256

256:                                              ; preds = %249, %244
  %257 = phi i64 [ %245, %244 ], [ %255, %249 ]
  %258 = icmp eq i64 %245, %68
  br i1 %258, label %274, label %259

259:                                              ; preds = %256, %259
  %260 = phi i64 [ %272, %259 ], [ %257, %256 ]
  %261 = getelementptr inbounds nuw double, ptr %205, i64 %260
  %262 = load double, ptr %261, align 8, !tbaa !8
  %263 = getelementptr inbounds nuw double, ptr %218, i64 %260
  %264 = load double, ptr %263, align 8, !tbaa !8
  %265 = tail call double @llvm.fmuladd.f64(double %223, double %262, double %264)
  store double %265, ptr %263, align 8, !tbaa !8
  %266 = add nuw nsw i64 %260, 1
  %267 = getelementptr inbounds nuw double, ptr %205, i64 %266
  %268 = load double, ptr %267, align 8, !tbaa !8
  %269 = getelementptr inbounds nuw double, ptr %218, i64 %266
  %270 = load double, ptr %269, align 8, !tbaa !8
  %271 = tail call double @llvm.fmuladd.f64(double %223, double %268, double %270)
  store double %271, ptr %269, align 8, !tbaa !8
  %272 = add nuw nsw i64 %260, 2
  %273 = icmp eq i64 %272, %4
  br i1 %273, label %274, label %259, !llvm.loop !31

274:                                              ; preds = %256, %259, %243
  %275 = load double, ptr %207, align 8, !tbaa !8
  %276 = getelementptr inbounds nuw double, ptr %7, i64 %216
  %277 = load double, ptr %276, align 8, !tbaa !8
  %278 = tail call double @llvm.fmuladd.f64(double %223, double %275, double %277)
  store double %278, ptr %276, align 8, !tbaa !8
  %279 = add nuw nsw i64 %216, 1
  %280 = icmp eq i64 %279, %4
  br i1 %280, label %69, label %215, !llvm.loop !32

281:                                              ; preds = %294, %3
  %282 = phi double [ 0.000000e+00, %3 ], [ %302, %294 ]
  ret double %282

283:                                              ; preds = %72, %294
  %284 = phi i64 [ %4, %72 ], [ %286, %294 ]
  %285 = phi double [ 0.000000e+00, %72 ], [ %302, %294 ]
  %286 = add nsw i64 %284, -1
  %287 = getelementptr inbounds nuw double, ptr %7, i64 %286
  %288 = load double, ptr %287, align 8, !tbaa !8
  %289 = getelementptr inbounds nuw double, ptr %8, i64 %286
  store double %288, ptr %289, align 8, !tbaa !8
  %290 = icmp slt i64 %284, %73
  %291 = mul nuw nsw i64 %286, %4
  br i1 %290, label %292, label %294

292:                                              ; preds = %283
  %293 = getelementptr inbounds nuw double, ptr %6, i64 %291
  br label %304

294:                                              ; preds = %304, %283
  %295 = phi double [ %288, %283 ], [ %312, %304 ]
  %296 = getelementptr inbounds nuw double, ptr %6, i64 %291
  %297 = getelementptr inbounds nuw double, ptr %296, i64 %286
  %298 = load double, ptr %297, align 8, !tbaa !8
  %299 = fdiv double %295, %298
  store double %299, ptr %289, align 8, !tbaa !8
  %300 = trunc nuw nsw i64 %284 to i32
  %301 = uitofp nneg i32 %300 to double
  %302 = tail call double @llvm.fmuladd.f64(double %301, double %299, double %285)
  %303 = icmp samesign ugt i64 %284, 1
  br i1 %303, label %283, label %281, !llvm.loop !33

304:                                              ; preds = %292, %304
  %305 = phi i64 [ %284, %292 ], [ %313, %304 ]
  %306 = phi double [ %288, %292 ], [ %312, %304 ]
  %307 = getelementptr inbounds nuw double, ptr %293, i64 %305
  %308 = load double, ptr %307, align 8, !tbaa !8
  %309 = getelementptr inbounds nuw double, ptr %8, i64 %305
  %310 = load double, ptr %309, align 8, !tbaa !8
  %311 = fneg double %308
  %312 = tail call double @llvm.fmuladd.f64(double %311, double %310, double %306)
  store double %312, ptr %289, align 8, !tbaa !8
  %313 = add nuw nsw i64 %305, 1
  %314 = trunc nuw i64 %313 to i32
  %315 = icmp sgt i32 %2, %314
  br i1 %315, label %304, label %294, !llvm.loop !34
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!14 = distinct !{!14, !11}
!15 = !{!16}
!16 = distinct !{!16, !17}
!17 = distinct !{!17, !"LVerDomain"}
!18 = !{!19}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !11, !21, !22}
!21 = !{!"llvm.loop.isvectorized", i32 1}
!22 = !{!"llvm.loop.unroll.runtime.disable"}
!23 = distinct !{!23, !11}
!24 = distinct !{!24, !11, !21}
!25 = !{!26}
!26 = distinct !{!26, !27}
!27 = distinct !{!27, !"LVerDomain"}
!28 = !{!29}
!29 = distinct !{!29, !27}
!30 = distinct !{!30, !11, !21, !22}
!31 = distinct !{!31, !11, !21}
!32 = distinct !{!32, !11}
!33 = distinct !{!33, !11}
!34 = distinct !{!34, !11}

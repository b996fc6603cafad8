; ModuleID = 'jacobi_eigen.c'
source_filename = "jacobi_eigen.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @jacobi_eigen(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x [8 x double]], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %21

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = shl nuw nsw i64 %7, 3
  %9 = and i64 %7, 1
  %10 = icmp eq i32 %2, 1
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = and i64 %7, 2147483646
  br label %43

13:                                               ; preds = %43
  %14 = icmp eq i64 %9, 0
  br i1 %14, label %21, label %15

15:                                               ; preds = %13, %6
  %16 = phi i64 [ 0, %6 ], [ %53, %13 ]
  %17 = icmp ne i64 %9, 0
  tail call void @llvm.assume(i1 %17)
  %18 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %16
  %19 = mul nuw nsw i64 %16, %7
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %19
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %18, ptr align 8 %20, i64 %8, i1 false)
  br label %21

21:                                               ; preds = %15, %13, %3
  %22 = sext i32 %2 to i64
  %23 = zext i32 %2 to i64
  %24 = zext i32 %2 to i64
  %25 = shl nuw nsw i64 %23, 3
  %26 = mul nuw nsw i64 %23, 72
  %27 = getelementptr i8, ptr %4, i64 %26
  %28 = getelementptr i8, ptr %27, i64 -64
  %29 = shl nuw nsw i64 %23, 6
  %30 = mul nuw nsw i64 %23, 72
  %31 = getelementptr i8, ptr %4, i64 %30
  %32 = getelementptr i8, ptr %31, i64 -64
  %33 = add nsw i64 %24, -2
  %34 = getelementptr i8, ptr %4, i64 %29
  %35 = getelementptr i8, ptr %34, i64 -56
  %36 = getelementptr i8, ptr %4, i64 %25
  %37 = icmp ult i32 %2, 3
  %38 = or i64 %23, -2
  %39 = add nsw i64 %38, %23
  %40 = icmp eq i32 %2, 1
  %41 = and i64 %23, 2147483646
  %42 = icmp eq i64 %41, %23
  br label %56

43:                                               ; preds = %43, %11
  %44 = phi i64 [ 0, %11 ], [ %53, %43 ]
  %45 = phi i64 [ 0, %11 ], [ %54, %43 ]
  %46 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %44
  %47 = mul nuw nsw i64 %44, %7
  %48 = getelementptr inbounds nuw double, ptr %0, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %46, ptr align 8 %48, i64 %8, i1 false)
  %49 = or disjoint i64 %44, 1
  %50 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %49
  %51 = mul nuw nsw i64 %49, %7
  %52 = getelementptr inbounds nuw double, ptr %0, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %50, ptr nonnull align 8 %52, i64 %8, i1 false)
  %53 = add nuw nsw i64 %44, 2
  %54 = add i64 %45, 2
  %55 = icmp eq i64 %54, %12
  br i1 %55, label %13, label %43, !llvm.loop !8

56:                                               ; preds = %21, %252
  %57 = phi i32 [ 0, %21 ], [ %253, %252 ]
  br i1 %5, label %64, label %273

58:                                               ; preds = %87, %92, %64
  %59 = phi double [ %67, %64 ], [ %88, %87 ], [ %109, %92 ]
  %60 = add nuw nsw i64 %66, 1
  %61 = icmp eq i64 %69, %23
  br i1 %61, label %62, label %64, !llvm.loop !10

62:                                               ; preds = %58
  %63 = fcmp uge double %59, 1.000000e-26
  br i1 %63, label %115, label %255

64:                                               ; preds = %56, %58
  %65 = phi i64 [ %69, %58 ], [ 0, %56 ]
  %66 = phi i64 [ %60, %58 ], [ 1, %56 ]
  %67 = phi double [ %59, %58 ], [ 0.000000e+00, %56 ]
  %68 = sub i64 %33, %65
  %69 = add nuw nsw i64 %65, 1
  %70 = icmp slt i64 %69, %22
  br i1 %70, label %71, label %58

71:                                               ; preds = %64
  %72 = xor i64 %65, -1
  %73 = add nsw i64 %72, %24
  %74 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %65
  %75 = and i64 %73, 3
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %87, label %77

77:                                               ; preds = %71, %77
  %78 = phi i64 [ %84, %77 ], [ %66, %71 ]
  %79 = phi double [ %83, %77 ], [ %67, %71 ]
  %80 = phi i64 [ %85, %77 ], [ 0, %71 ]
  %81 = getelementptr inbounds nuw double, ptr %74, i64 %78
  %82 = load double, ptr %81, align 8, !tbaa !11
  %83 = tail call double @llvm.fmuladd.f64(double %82, double %82, double %79)
  %84 = add nuw nsw i64 %78, 1
  %85 = add i64 %80, 1
  %86 = icmp eq i64 %85, %75
  br i1 %86, label %87, label %77, !llvm.loop !13

87:                                               ; preds = %77, %71
  %88 = phi double [ poison, %71 ], [ %83, %77 ]
  %89 = phi i64 [ %66, %71 ], [ %84, %77 ]
  %90 = phi double [ %67, %71 ], [ %83, %77 ]
  %91 = icmp ult i64 %68, 3
  br i1 %91, label %58, label %92

92:                                               ; preds = %87, %92
  %93 = phi i64 [ %110, %92 ], [ %89, %87 ]
  %94 = phi double [ %109, %92 ], [ %90, %87 ]
  %95 = getelementptr inbounds nuw double, ptr %74, i64 %93
  %96 = load double, ptr %95, align 8, !tbaa !11
  %97 = tail call double @llvm.fmuladd.f64(double %96, double %96, double %94)
  %98 = getelementptr inbounds nuw double, ptr %74, i64 %93
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %100 = load double, ptr %99, align 8, !tbaa !11
  %101 = tail call double @llvm.fmuladd.f64(double %100, double %100, double %97)
  %102 = getelementptr inbounds nuw double, ptr %74, i64 %93
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %104 = load double, ptr %103, align 8, !tbaa !11
  %105 = tail call double @llvm.fmuladd.f64(double %104, double %104, double %101)
  %106 = getelementptr inbounds nuw double, ptr %74, i64 %93
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %108 = load double, ptr %107, align 8, !tbaa !11
  %109 = tail call double @llvm.fmuladd.f64(double %108, double %108, double %105)
  %110 = add nuw nsw i64 %93, 4
  %111 = icmp eq i64 %110, %23
  br i1 %111, label %58, label %92, !llvm.loop !15

112:                                              ; preds = %249, %115
  %113 = add nuw nsw i64 %117, 1
  %114 = icmp eq i64 %128, %24
  br i1 %114, label %252, label %115, !llvm.loop !16

115:                                              ; preds = %62, %112
  %116 = phi i64 [ %128, %112 ], [ 0, %62 ]
  %117 = phi i64 [ %113, %112 ], [ 1, %62 ]
  %118 = shl nuw nsw i64 %116, 3
  %119 = getelementptr i8, ptr %4, i64 %118
  %120 = getelementptr i8, ptr %35, i64 %118
  %121 = getelementptr i8, ptr %4, i64 %118
  %122 = getelementptr i8, ptr %121, i64 8
  %123 = shl nuw nsw i64 %116, 6
  %124 = getelementptr i8, ptr %4, i64 %123
  %125 = getelementptr i8, ptr %36, i64 %123
  %126 = getelementptr i8, ptr %4, i64 %123
  %127 = getelementptr i8, ptr %126, i64 64
  %128 = add nuw nsw i64 %116, 1
  %129 = icmp slt i64 %128, %22
  br i1 %129, label %130, label %112

130:                                              ; preds = %115
  %131 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %116
  %132 = getelementptr inbounds nuw double, ptr %131, i64 %116
  %133 = icmp ult ptr %119, %32
  %134 = icmp ult ptr %122, %120
  %135 = and i1 %133, %134
  %136 = icmp ult ptr %124, %28
  %137 = icmp ult ptr %127, %125
  %138 = and i1 %136, %137
  br label %139

139:                                              ; preds = %130, %249
  %140 = phi i64 [ %117, %130 ], [ %250, %249 ]
  %141 = getelementptr inbounds nuw double, ptr %131, i64 %140
  %142 = load double, ptr %141, align 8, !tbaa !11
  %143 = tail call double @llvm.fabs.f64(double %142)
  %144 = fcmp olt double %143, 1.000000e-300
  br i1 %144, label %249, label %145

145:                                              ; preds = %139
  %146 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %140
  %147 = getelementptr inbounds nuw double, ptr %146, i64 %140
  %148 = load double, ptr %147, align 8, !tbaa !11
  %149 = load double, ptr %132, align 8, !tbaa !11
  %150 = fsub double %148, %149
  %151 = fmul double %142, 2.000000e+00
  %152 = fdiv double %150, %151
  %153 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %152)
  %154 = tail call double @llvm.fabs.f64(double %152)
  %155 = tail call double @llvm.fmuladd.f64(double %152, double %152, double 1.000000e+00)
  %156 = tail call double @llvm.sqrt.f64(double %155)
  %157 = fadd double %154, %156
  %158 = fdiv double %153, %157
  %159 = tail call double @llvm.fmuladd.f64(double %158, double %158, double 1.000000e+00)
  %160 = tail call double @llvm.sqrt.f64(double %159)
  %161 = fdiv double 1.000000e+00, %160
  %162 = fmul double %158, %161
  %163 = select i1 %37, i1 true, i1 %135
  br i1 %163, label %197, label %164

164:                                              ; preds = %145
  %165 = insertelement <2 x double> poison, double %161, i64 0
  %166 = shufflevector <2 x double> %165, <2 x double> poison, <2 x i32> zeroinitializer
  %167 = insertelement <2 x double> poison, double %162, i64 0
  %168 = shufflevector <2 x double> %167, <2 x double> poison, <2 x i32> zeroinitializer
  br label %169

169:                                              ; preds = %169, %164
  %170 = phi i64 [ 0, %164 ], [ %195, %169 ]
  %171 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %170
  %172 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %170
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 64
  %174 = getelementptr inbounds nuw double, ptr %171, i64 %116
  %175 = getelementptr inbounds nuw double, ptr %173, i64 %116
  %176 = load double, ptr %174, align 8, !tbaa !11, !alias.scope !17, !noalias !20
  %177 = load double, ptr %175, align 8, !tbaa !11, !alias.scope !17, !noalias !20
  %178 = insertelement <2 x double> poison, double %176, i64 0
  %179 = insertelement <2 x double> %178, double %177, i64 1
  %180 = getelementptr inbounds nuw double, ptr %171, i64 %140
  %181 = getelementptr inbounds nuw double, ptr %173, i64 %140
  %182 = load double, ptr %180, align 8, !tbaa !11, !alias.scope !20
  %183 = load double, ptr %181, align 8, !tbaa !11, !alias.scope !20
  %184 = insertelement <2 x double> poison, double %182, i64 0
  %185 = insertelement <2 x double> %184, double %183, i64 1
  %186 = fneg <2 x double> %185
  %187 = fmul <2 x double> %168, %186
  %188 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %166, <2 x double> %179, <2 x double> %187)
  %189 = extractelement <2 x double> %188, i64 0
  %190 = extractelement <2 x double> %188, i64 1
  store double %189, ptr %174, align 8, !tbaa !11, !alias.scope !17, !noalias !20
  store double %190, ptr %175, align 8, !tbaa !11, !alias.scope !17, !noalias !20
  %191 = fmul <2 x double> %166, %185
  %192 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %168, <2 x double> %179, <2 x double> %191)
  %193 = extractelement <2 x double> %192, i64 0
  %194 = extractelement <2 x double> %192, i64 1
  store double %193, ptr %180, align 8, !tbaa !11, !alias.scope !20
  store double %194, ptr %181, align 8, !tbaa !11, !alias.scope !20
  %195 = add nuw i64 %170, 2
  %196 = icmp eq i64 %195, %39
  br i1 %196, label %197, label %169, !llvm.loop !22

197:                                              ; preds = %169, %145
  %198 = phi i64 [ 0, %145 ], [ %39, %169 ]
  br label %199

199:                                              ; preds = %197, %199
  %200 = phi i64 [ %211, %199 ], [ %198, %197 ]
  %201 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %200
  %202 = getelementptr inbounds nuw double, ptr %201, i64 %116
  %203 = load double, ptr %202, align 8, !tbaa !11
  %204 = getelementptr inbounds nuw double, ptr %201, i64 %140
  %205 = load double, ptr %204, align 8, !tbaa !11
  %206 = fneg double %205
  %207 = fmul double %162, %206
  %208 = tail call double @llvm.fmuladd.f64(double %161, double %203, double %207)
  store double %208, ptr %202, align 8, !tbaa !11
  %209 = fmul double %161, %205
  %210 = tail call double @llvm.fmuladd.f64(double %162, double %203, double %209)
  store double %210, ptr %204, align 8, !tbaa !11
  %211 = add nuw nsw i64 %200, 1
  %212 = icmp eq i64 %211, %24
  br i1 %212, label %213, label %199, !llvm.loop !25

213:                                              ; preds = %199
  %214 = select i1 %40, i1 true, i1 %138
  br i1 %214, label %234, label %215

215:                                              ; preds = %213
  %216 = insertelement <2 x double> poison, double %162, i64 0
  %217 = shufflevector <2 x double> %216, <2 x double> poison, <2 x i32> zeroinitializer
  %218 = insertelement <2 x double> poison, double %161, i64 0
  %219 = shufflevector <2 x double> %218, <2 x double> poison, <2 x i32> zeroinitializer
  br label %220

220:                                              ; preds = %220, %215
  %221 = phi i64 [ 0, %215 ], [ %231, %220 ]
  %222 = getelementptr inbounds nuw double, ptr %131, i64 %221
  %223 = load <2 x double>, ptr %222, align 16, !tbaa !11, !alias.scope !26, !noalias !29
  %224 = getelementptr inbounds nuw double, ptr %146, i64 %221
  %225 = load <2 x double>, ptr %224, align 16, !tbaa !11, !alias.scope !29
  %226 = fneg <2 x double> %225
  %227 = fmul <2 x double> %217, %226
  %228 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %219, <2 x double> %223, <2 x double> %227)
  store <2 x double> %228, ptr %222, align 16, !tbaa !11, !alias.scope !26, !noalias !29
  %229 = fmul <2 x double> %219, %225
  %230 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %217, <2 x double> %223, <2 x double> %229)
  store <2 x double> %230, ptr %224, align 16, !tbaa !11, !alias.scope !29
  %231 = add nuw i64 %221, 2
  %232 = icmp eq i64 %231, %41
  br i1 %232, label %233, label %220, !llvm.loop !31

233:                                              ; preds = %220
  br i1 %42, label %249, label %234

234:                                              ; preds = %213, %233
  %235 = phi i64 [ %41, %233 ], [ 0, %213 ]
  br label %236

236:                                              ; preds = %234, %236
  %237 = phi i64 [ %247, %236 ], [ %235, %234 ]
  %238 = getelementptr inbounds nuw double, ptr %131, i64 %237
  %239 = load double, ptr %238, align 8, !tbaa !11
  %240 = getelementptr inbounds nuw double, ptr %146, i64 %237
  %241 = load double, ptr %240, align 8, !tbaa !11
  %242 = fneg double %241
  %243 = fmul double %162, %242
  %244 = tail call double @llvm.fmuladd.f64(double %161, double %239, double %243)
  store double %244, ptr %238, align 8, !tbaa !11
  %245 = fmul double %161, %241
  %246 = tail call double @llvm.fmuladd.f64(double %162, double %239, double %245)
  store double %246, ptr %240, align 8, !tbaa !11
  %247 = add nuw nsw i64 %237, 1
  %248 = icmp eq i64 %247, %24
  br i1 %248, label %249, label %236, !llvm.loop !32

249:                                              ; preds = %236, %233, %139
  %250 = add nuw nsw i64 %140, 1
  %251 = icmp eq i64 %250, %24
  br i1 %251, label %112, label %139, !llvm.loop !33

252:                                              ; preds = %112
  %253 = add nuw nsw i32 %57, 1
  %254 = icmp eq i32 %253, 30
  br i1 %254, label %255, label %56, !llvm.loop !34

255:                                              ; preds = %252, %62
  %256 = and i64 %24, 1
  %257 = icmp eq i32 %2, 1
  br i1 %257, label %262, label %258

258:                                              ; preds = %255
  %259 = and i64 %24, 2147483646
  br label %275

260:                                              ; preds = %275
  %261 = icmp eq i64 %256, 0
  br i1 %261, label %273, label %262

262:                                              ; preds = %260, %255
  %263 = phi i64 [ 0, %255 ], [ %294, %260 ]
  %264 = phi double [ 0.000000e+00, %255 ], [ %293, %260 ]
  %265 = icmp ne i64 %256, 0
  call void @llvm.assume(i1 %265)
  %266 = getelementptr inbounds nuw double, ptr %1, i64 %263
  %267 = load double, ptr %266, align 8, !tbaa !11
  %268 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %263
  %269 = getelementptr inbounds nuw double, ptr %268, i64 %263
  %270 = load double, ptr %269, align 8, !tbaa !11
  %271 = fmul double %267, %270
  %272 = tail call double @llvm.fmuladd.f64(double %271, double %270, double %264)
  br label %273

273:                                              ; preds = %56, %262, %260
  %274 = phi double [ %272, %262 ], [ %293, %260 ], [ 0.000000e+00, %56 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret double %274

275:                                              ; preds = %275, %258
  %276 = phi i64 [ 0, %258 ], [ %294, %275 ]
  %277 = phi double [ 0.000000e+00, %258 ], [ %293, %275 ]
  %278 = phi i64 [ 0, %258 ], [ %295, %275 ]
  %279 = getelementptr inbounds nuw double, ptr %1, i64 %276
  %280 = load double, ptr %279, align 8, !tbaa !11
  %281 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %276
  %282 = getelementptr inbounds nuw double, ptr %281, i64 %276
  %283 = load double, ptr %282, align 16, !tbaa !11
  %284 = fmul double %280, %283
  %285 = tail call double @llvm.fmuladd.f64(double %284, double %283, double %277)
  %286 = or disjoint i64 %276, 1
  %287 = getelementptr inbounds nuw double, ptr %1, i64 %286
  %288 = load double, ptr %287, align 8, !tbaa !11
  %289 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %286
  %290 = getelementptr inbounds nuw double, ptr %289, i64 %286
  %291 = load double, ptr %290, align 8, !tbaa !11
  %292 = fmul double %288, %291
  %293 = tail call double @llvm.fmuladd.f64(double %292, double %291, double %285)
  %294 = add nuw nsw i64 %276, 2
  %295 = add i64 %278, 2
  %296 = icmp eq i64 %295, %259
  br i1 %296, label %260, label %275, !llvm.loop !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !9}
!16 = distinct !{!16, !9}
!17 = !{!18}
!18 = distinct !{!18, !19}
!19 = distinct !{!19, !"LVerDomain"}
!20 = !{!21}
!21 = distinct !{!21, !19}
!22 = distinct !{!22, !9, !23, !24}
!23 = !{!"llvm.loop.isvectorized", i32 1}
!24 = !{!"llvm.loop.unroll.runtime.disable"}
!25 = distinct !{!25, !9, !23}
!26 = !{!27}
!27 = distinct !{!27, !28}
!28 = distinct !{!28, !"LVerDomain"}
!29 = !{!30}
!30 = distinct !{!30, !28}
!31 = distinct !{!31, !9, !23, !24}
!32 = distinct !{!32, !9, !23}
!33 = distinct !{!33, !9}
!34 = distinct !{!34, !9}
!35 = distinct !{!35, !9}

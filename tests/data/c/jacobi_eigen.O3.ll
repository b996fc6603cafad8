; ModuleID = 'jacobi_eigen.c'
source_filename = "jacobi_eigen.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @jacobi_eigen(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x [8 x double]], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %273

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  %8 = shl nuw nsw i64 %7, 3
  %9 = add nsw i64 %7, -1
  %10 = and i64 %7, 1
  %11 = icmp eq i64 %9, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %6
  %13 = and i64 %7, 2147483646
  br label %242

14:                                               ; preds = %242
  %15 = icmp eq i64 %10, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %14, %6
  %17 = phi i64 [ 0, %6 ], [ %252, %14 ]
  %18 = icmp ne i64 %10, 0
  tail call void @llvm.assume(i1 %18)
  %19 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %17
  %20 = mul nuw nsw i64 %17, %7
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %20
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %19, ptr align 8 %21, i64 %8, i1 false)
  br label %22

22:                                               ; preds = %14, %16
  %23 = zext nneg i32 %2 to i64
  %24 = zext nneg i32 %2 to i64
  %25 = zext nneg i32 %2 to i64
  %26 = shl nuw nsw i64 %7, 3
  %27 = mul nuw nsw i64 %7, 72
  %28 = getelementptr i8, ptr %4, i64 %27
  %29 = getelementptr i8, ptr %28, i64 -64
  %30 = shl nuw nsw i64 %7, 6
  %31 = mul nuw nsw i64 %7, 72
  %32 = getelementptr i8, ptr %4, i64 %31
  %33 = getelementptr i8, ptr %32, i64 -64
  %34 = add nsw i64 %25, -2
  %35 = getelementptr i8, ptr %4, i64 %30
  %36 = getelementptr i8, ptr %35, i64 -56
  %37 = getelementptr i8, ptr %4, i64 %26
  %38 = icmp ult i32 %2, 3
  %39 = or i64 %7, -2
  %40 = add nsw i64 %39, %7
  %41 = icmp eq i32 %2, 1
  %42 = and i64 %7, 2147483646
  %43 = icmp eq i64 %42, %7
  br label %44

44:                                               ; preds = %239, %22
  %45 = phi i32 [ %240, %239 ], [ 0, %22 ]
  br label %48

46:                                               ; preds = %75
  %47 = fcmp uge double %76, 1.000000e-26
  br i1 %47, label %99, label %255

48:                                               ; preds = %44, %75
  %49 = phi i64 [ 0, %44 ], [ %53, %75 ]
  %50 = phi i64 [ 1, %44 ], [ %77, %75 ]
  %51 = phi double [ 0.000000e+00, %44 ], [ %76, %75 ]
  %52 = sub i64 %34, %49
  %53 = add nuw nsw i64 %49, 1
  %54 = icmp samesign ult i64 %53, %23
  br i1 %54, label %79, label %75

55:                                               ; preds = %94, %55
  %56 = phi i64 [ %73, %55 ], [ %96, %94 ]
  %57 = phi double [ %72, %55 ], [ %97, %94 ]
  %58 = getelementptr inbounds nuw double, ptr %81, i64 %56
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = tail call double @llvm.fmuladd.f64(double %59, double %59, double %57)
  %61 = getelementptr inbounds nuw double, ptr %81, i64 %56
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = tail call double @llvm.fmuladd.f64(double %63, double %63, double %60)
  %65 = getelementptr inbounds nuw double, ptr %81, i64 %56
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = tail call double @llvm.fmuladd.f64(double %67, double %67, double %64)
  %69 = getelementptr inbounds nuw double, ptr %81, i64 %56
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 24
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = tail call double @llvm.fmuladd.f64(double %71, double %71, double %68)
  %73 = add nuw nsw i64 %56, 4
  %74 = icmp eq i64 %73, %24
  br i1 %74, label %75, label %55, !llvm.loop !10

75:                                               ; preds = %94, %55, %48
  %76 = phi double [ %51, %48 ], [ %95, %94 ], [ %72, %55 ]
  %77 = add nuw nsw i64 %50, 1
  %78 = icmp eq i64 %53, %24
  br i1 %78, label %46, label %48, !llvm.loop !12

79:                                               ; preds = %48
  %80 = sub i64 %9, %49
  %81 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %49
  %82 = and i64 %80, 3
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %94, label %84

84:                                               ; preds = %79, %84
  %85 = phi i64 [ %91, %84 ], [ %50, %79 ]
  %86 = phi double [ %90, %84 ], [ %51, %79 ]
  %87 = phi i64 [ %92, %84 ], [ 0, %79 ]
  %88 = getelementptr inbounds nuw double, ptr %81, i64 %85
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = tail call double @llvm.fmuladd.f64(double %89, double %89, double %86)
  %91 = add nuw nsw i64 %85, 1
  %92 = add i64 %87, 1
  %93 = icmp eq i64 %92, %82
  br i1 %93, label %94, label %84, !llvm.loop !13

94:                                               ; preds = %84, %79
  %95 = phi double [ poison, %79 ], [ %90, %84 ]
  %96 = phi i64 [ %50, %79 ], [ %91, %84 ]
  %97 = phi double [ %51, %79 ], [ %90, %84 ]
  %98 = icmp ult i64 %52, 3
  br i1 %98, label %75, label %55

99:                                               ; preds = %46, %114
  %100 = phi i64 [ %112, %114 ], [ 0, %46 ]
  %101 = phi i64 [ %115, %114 ], [ 1, %46 ]
  %102 = shl nuw nsw i64 %100, 3
  %103 = getelementptr i8, ptr %4, i64 %102
  %104 = getelementptr i8, ptr %36, i64 %102
  %105 = getelementptr i8, ptr %4, i64 %102
  %106 = getelementptr i8, ptr %105, i64 8
  %107 = shl nuw nsw i64 %100, 6
  %108 = getelementptr i8, ptr %4, i64 %107
  %109 = getelementptr i8, ptr %37, i64 %107
  %110 = getelementptr i8, ptr %4, i64 %107
  %111 = getelementptr i8, ptr %110, i64 64
  %112 = add nuw nsw i64 %100, 1
  %113 = icmp samesign ult i64 %112, %23
  br i1 %113, label %117, label %114

114:                                              ; preds = %236, %99
  %115 = add nuw nsw i64 %101, 1
  %116 = icmp eq i64 %112, %25
  br i1 %116, label %239, label %99, !llvm.loop !15

117:                                              ; preds = %99
  %118 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %100
  %119 = getelementptr inbounds nuw double, ptr %118, i64 %100
  %120 = icmp ult ptr %103, %33
  %121 = icmp ult ptr %106, %104
  %122 = and i1 %120, %121
  %123 = icmp ult ptr %108, %29
  %124 = icmp ult ptr %111, %109
  %125 = and i1 %123, %124
  br label %126

126:                                              ; preds = %236, %117
  %127 = phi i64 [ %237, %236 ], [ %101, %117 ]
  %128 = getelementptr inbounds nuw double, ptr %118, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = tail call double @llvm.fabs.f64(double %129)
  %131 = fcmp olt double %130, 1.000000e-300
  br i1 %131, label %236, label %132

132:                                              ; preds = %126
  %133 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %127
  %134 = getelementptr inbounds nuw double, ptr %133, i64 %127
  %135 = load double, ptr %134, align 8, !tbaa !8
  %136 = load double, ptr %119, align 8, !tbaa !8
  %137 = fsub double %135, %136
  %138 = fmul double %129, 2.000000e+00
  %139 = fdiv double %137, %138
  %140 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %139)
  %141 = tail call double @llvm.fabs.f64(double %139)
  %142 = tail call double @llvm.fmuladd.f64(double %139, double %139, double 1.000000e+00)
  %143 = tail call double @llvm.sqrt.f64(double %142)
  %144 = fadd double %141, %143
  %145 = fdiv double %140, %144
  %146 = tail call double @llvm.fmuladd.f64(double %145, double %145, double 1.000000e+00)
  %147 = tail call double @llvm.sqrt.f64(double %146)
  %148 = fdiv double 1.000000e+00, %147
  %149 = fmul double %145, %148
  %150 = select i1 %38, i1 true, i1 %122
  br i1 %150, label %151, label %153

151:                                              ; preds = %132, %158
  %152 = phi i64 [ %40, %158 ], [ 0, %132 ]
  br label %199

153:                                              ; preds = %132
  %154 = insertelement <2 x double> poison, double %148, i64 0
  %155 = shufflevector <2 x double> %154, <2 x double> poison, <2 x i32> zeroinitializer
  %156 = insertelement <2 x double> poison, double %149, i64 0
  %157 = shufflevector <2 x double> %156, <2 x double> poison, <2 x i32> zeroinitializer
  br label %158

158:                                              ; preds = %158, %153
  %159 = phi i64 [ 0, %153 ], [ %184, %158 ]
  %160 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %159
  %161 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %159
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 64
  %163 = getelementptr inbounds nuw double, ptr %160, i64 %100
  %164 = getelementptr inbounds nuw double, ptr %162, i64 %100
  %165 = load double, ptr %163, align 8, !tbaa !8, !alias.scope !16, !noalias !19
  %166 = load double, ptr %164, align 8, !tbaa !8, !alias.scope !16, !noalias !19
  %167 = insertelement <2 x double> poison, double %165, i64 0
  %168 = insertelement <2 x double> %167, double %166, i64 1
  %169 = getelementptr inbounds nuw double, ptr %160, i64 %127
  %170 = getelementptr inbounds nuw double, ptr %162, i64 %127
  %171 = load double, ptr %169, align 8, !tbaa !8, !alias.scope !19
  %172 = load double, ptr %170, align 8, !tbaa !8, !alias.scope !19
  %173 = insertelement <2 x double> poison, double %171, i64 0
  %174 = insertelement <2 x double> %173, double %172, i64 1
  %175 = fneg <2 x double> %174
  %176 = fmul <2 x double> %157, %175
  %177 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %155, <2 x double> %168, <2 x double> %176)
  %178 = extractelement <2 x double> %177, i64 0
  %179 = extractelement <2 x double> %177, i64 1
  store double %178, ptr %163, align 8, !tbaa !8, !alias.scope !16, !noalias !19
  store double %179, ptr %164, align 8, !tbaa !8, !alias.scope !16, !noalias !19
  %180 = fmul <2 x double> %155, %174
  %181 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %157, <2 x double> %168, <2 x double> %180)
  %182 = extractelement <2 x double> %181, i64 0
  %183 = extractelement <2 x double> %181, i64 1
  store double %182, ptr %169, align 8, !tbaa !8, !alias.scope !19
  store double %183, ptr %170, align 8, !tbaa !8, !alias.scope !19
  %184 = add nuw i64 %159, 2
  %185 = icmp eq i64 %184, %40
  br i1 %185, label %151, label %158, !llvm.loop !21

186:                                              ; preds = %234, %186
  %187 = phi i64 [ %197, %186 ], [ %235, %234 ]
  %188 = getelementptr inbounds nuw double, ptr %118, i64 %187
  %189 = load double, ptr %188, align 8, !tbaa !8
  %190 = getelementptr inbounds nuw double, ptr %133, i64 %187
  %191 = load double, ptr %190, align 8, !tbaa !8
  %192 = fneg double %191
  %193 = fmul double %149, %192
  %194 = tail call double @llvm.fmuladd.f64(double %148, double %189, double %193)
  store double %194, ptr %188, align 8, !tbaa !8
  %195 = fmul double %148, %191
  %196 = tail call double @llvm.fmuladd.f64(double %149, double %189, double %195)
  store double %196, ptr %190, align 8, !tbaa !8
  %197 = add nuw nsw i64 %187, 1
  %198 = icmp eq i64 %197, %25
  br i1 %198, label %236, label %186, !llvm.loop !24

199:                                              ; preds = %151, %199
  %200 = phi i64 [ %211, %199 ], [ %152, %151 ]
  %201 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %200
  %202 = getelementptr inbounds nuw double, ptr %201, i64 %100
  %203 = load double, ptr %202, align 8, !tbaa !8
  %204 = getelementptr inbounds nuw double, ptr %201, i64 %127
  %205 = load double, ptr %204, align 8, !tbaa !8
  %206 = fneg double %205
  %207 = fmul double %149, %206
  %208 = tail call double @llvm.fmuladd.f64(double %148, double %203, double %207)
  store double %208, ptr %202, align 8, !tbaa !8
  %209 = fmul double %148, %205
  %210 = tail call double @llvm.fmuladd.f64(double %149, double %203, double %209)
  store double %210, ptr %204, align 8, !tbaa !8
  %211 = add nuw nsw i64 %200, 1
  %212 = icmp eq i64 %211, %25
  br i1 %212, label %213, label %199, !llvm.loop !25

213:                                              ; preds = %199
  %214 = select i1 %41, i1 true, i1 %125
  br i1 %214, label %234, label %215

215:                                              ; preds = %213
  %216 = insertelement <2 x double> poison, double %149, i64 0
  %217 = shufflevector <2 x double> %216, <2 x double> poison, <2 x i32> zeroinitializer
  %218 = insertelement <2 x double> poison, double %148, i64 0
  %219 = shufflevector <2 x double> %218, <2 x double> poison, <2 x i32> zeroinitializer
  br label %220

220:                                              ; preds = %220, %215
  %221 = phi i64 [ 0, %215 ], [ %231, %220 ]
  %222 = getelementptr inbounds nuw double, ptr %118, i64 %221
  %223 = load <2 x double>, ptr %222, align 16, !tbaa !8, !alias.scope !26, !noalias !29
  %224 = getelementptr inbounds nuw double, ptr %133, i64 %221
  %225 = load <2 x double>, ptr %224, align 16, !tbaa !8, !alias.scope !29
  %226 = fneg <2 x double> %225
  %227 = fmul <2 x double> %217, %226
  %228 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %219, <2 x double> %223, <2 x double> %227)
  store <2 x double> %228, ptr %222, align 16, !tbaa !8, !alias.scope !26, !noalias !29
  %229 = fmul <2 x double> %219, %225
  %230 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %217, <2 x double> %223, <2 x double> %229)
  store <2 x double> %230, ptr %224, align 16, !tbaa !8, !alias.scope !29
  %231 = add nuw i64 %221, 2
  %232 = icmp eq i64 %231, %42
  br i1 %232, label %233, label %220, !llvm.loop !31

233:                                              ; preds = %220
  br i1 %43, label %236, label %234

234:                                              ; preds = %213, %233
  %235 = phi i64 [ %42, %233 ], [ 0, %213 ]
  br label %186

236:                                              ; preds = %186, %233, %126
  %237 = add nuw nsw i64 %127, 1
  %238 = icmp eq i64 %237, %25
  br i1 %238, label %114, label %126, !llvm.loop !32

239:                                              ; preds = %114
  %240 = add nuw nsw i32 %45, 1
  %241 = icmp eq i32 %240, 30
  br i1 %241, label %255, label %44, !llvm.loop !33

242:                                              ; preds = %242, %12
  %243 = phi i64 [ 0, %12 ], [ %252, %242 ]
  %244 = phi i64 [ 0, %12 ], [ %253, %242 ]
  %245 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %243
  %246 = mul nuw nsw i64 %243, %7
  %247 = getelementptr inbounds nuw double, ptr %0, i64 %246
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %245, ptr align 8 %247, i64 %8, i1 false)
  %248 = or disjoint i64 %243, 1
  %249 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %248
  %250 = mul nuw nsw i64 %248, %7
  %251 = getelementptr inbounds nuw double, ptr %0, i64 %250
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %249, ptr nonnull align 8 %251, i64 %8, i1 false)
  %252 = add nuw nsw i64 %243, 2
  %253 = add i64 %244, 2
  %254 = icmp eq i64 %253, %13
  br i1 %254, label %14, label %242, !llvm.loop !34

255:                                              ; preds = %239, %46
  %256 = and i64 %25, 1
  %257 = icmp eq i64 %9, 0
  br i1 %257, label %262, label %258

258:                                              ; preds = %255
  %259 = and i64 %25, 2147483646
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
  %267 = load double, ptr %266, align 8, !tbaa !8
  %268 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %263
  %269 = getelementptr inbounds nuw double, ptr %268, i64 %263
  %270 = load double, ptr %269, align 8, !tbaa !8
  %271 = fmul double %267, %270
  %272 = tail call double @llvm.fmuladd.f64(double %271, double %270, double %264)
  br label %273

273:                                              ; preds = %262, %260, %3
  %274 = phi double [ 0.000000e+00, %3 ], [ %293, %260 ], [ %272, %262 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret double %274

275:                                              ; preds = %275, %258
  %276 = phi i64 [ 0, %258 ], [ %294, %275 ]
  %277 = phi double [ 0.000000e+00, %258 ], [ %293, %275 ]
  %278 = phi i64 [ 0, %258 ], [ %295, %275 ]
  %279 = getelementptr inbounds nuw double, ptr %1, i64 %276
  %280 = load double, ptr %279, align 8, !tbaa !8
  %281 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %276
  %282 = getelementptr inbounds nuw double, ptr %281, i64 %276
  %283 = load double, ptr %282, align 16, !tbaa !8
  %284 = fmul double %280, %283
  %285 = tail call double @llvm.fmuladd.f64(double %284, double %283, double %277)
  %286 = or disjoint i64 %276, 1
  %287 = getelementptr inbounds nuw double, ptr %1, i64 %286
  %288 = load double, ptr %287, align 8, !tbaa !8
  %289 = getelementptr inbounds nuw [8 x double], ptr %4, i64 %286
  %290 = getelementptr inbounds nuw double, ptr %289, i64 %286
  %291 = load double, ptr %290, align 8, !tbaa !8
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !11}
!16 = !{!17}
!17 = distinct !{!17, !18}
!18 = distinct !{!18, !"LVerDomain"}
!19 = !{!20}
!20 = distinct !{!20, !18}
!21 = distinct !{!21, !11, !22, !23}
!22 = !{!"llvm.loop.isvectorized", i32 1}
!23 = !{!"llvm.loop.unroll.runtime.disable"}
!24 = distinct !{!24, !11, !22}
!25 = distinct !{!25, !11, !22}
!26 = !{!27}
!27 = distinct !{!27, !28}
!28 = distinct !{!28, !"LVerDomain"}
!29 = !{!30}
!30 = distinct !{!30, !28}
!31 = distinct !{!31, !11, !22, !23}
!32 = distinct !{!32, !11}
!33 = distinct !{!33, !11}
!34 = distinct !{!34, !11}
!35 = distinct !{!35, !11}

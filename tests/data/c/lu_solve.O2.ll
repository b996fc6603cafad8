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
  br i1 %9, label %10, label %280

10:                                               ; preds = %3
  %11 = shl nuw nsw i64 %4, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %7, ptr align 8 %1, i64 %11, i1 false), !tbaa !8
  %12 = add nsw i64 %4, -1
  %13 = and i64 %4, 1
  %14 = icmp eq i64 %12, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %10
  %16 = and i64 %4, 2147483646
  br label %47

17:                                               ; preds = %47
  %18 = icmp eq i64 %13, 0
  br i1 %18, label %29, label %19

19:                                               ; preds = %17, %10
  %20 = phi i64 [ 0, %10 ], [ %65, %17 ]
  %21 = icmp ne i64 %13, 0
  tail call void @llvm.assume(i1 %21)
  %22 = trunc i64 %20 to i32
  %23 = mul i32 %2, %22
  %24 = zext i32 %23 to i64
  %25 = shl nuw nsw i64 %24, 3
  %26 = getelementptr i8, ptr %0, i64 %25
  %27 = mul i64 %11, %20
  %28 = getelementptr i8, ptr %6, i64 %27
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %26, i64 %11, i1 false), !tbaa !8
  br label %29

29:                                               ; preds = %17, %19
  %30 = zext nneg i32 %2 to i64
  %31 = shl nuw nsw i64 %4, 3
  %32 = add nuw nsw i64 %31, 8
  %33 = mul nuw nsw i64 %4, %4
  %34 = shl i64 %33, 3
  %35 = getelementptr i8, ptr %6, i64 %34
  %36 = shl nuw nsw i64 %4, 3
  %37 = add nsw i64 %4, -2
  %38 = getelementptr i8, ptr %6, i64 %31
  %39 = getelementptr i8, ptr %6, i64 %31
  %40 = icmp ult i32 %2, 6
  %41 = and i64 %4, 2147483644
  %42 = icmp eq i64 %41, %4
  %43 = and i64 %4, 1
  %44 = icmp eq i64 %43, 0
  %45 = add nsw i64 %4, -1
  %46 = add nsw i64 %4, -1
  br label %73

47:                                               ; preds = %47, %15
  %48 = phi i64 [ 0, %15 ], [ %65, %47 ]
  %49 = phi i64 [ 0, %15 ], [ %66, %47 ]
  %50 = trunc i64 %48 to i32
  %51 = mul i32 %2, %50
  %52 = zext i32 %51 to i64
  %53 = shl nuw nsw i64 %52, 3
  %54 = getelementptr i8, ptr %0, i64 %53
  %55 = mul i64 %11, %48
  %56 = getelementptr i8, ptr %6, i64 %55
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %56, ptr align 8 %54, i64 %11, i1 false), !tbaa !8
  %57 = or disjoint i64 %48, 1
  %58 = trunc i64 %57 to i32
  %59 = mul i32 %2, %58
  %60 = zext i32 %59 to i64
  %61 = shl nuw nsw i64 %60, 3
  %62 = getelementptr i8, ptr %0, i64 %61
  %63 = mul i64 %11, %57
  %64 = getelementptr i8, ptr %6, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %62, i64 %11, i1 false), !tbaa !8
  %65 = add nuw nsw i64 %48, 2
  %66 = add i64 %49, 2
  %67 = icmp eq i64 %66, %16
  br i1 %67, label %17, label %47, !llvm.loop !10

68:                                               ; preds = %258, %201
  %69 = add nuw nsw i64 %75, 1
  %70 = icmp eq i64 %82, %4
  br i1 %70, label %71, label %73, !llvm.loop !12

71:                                               ; preds = %68
  %72 = zext nneg i32 %2 to i64
  br label %282

73:                                               ; preds = %29, %68
  %74 = phi i64 [ 0, %29 ], [ %82, %68 ]
  %75 = phi i64 [ 1, %29 ], [ %69, %68 ]
  %76 = sub nsw i64 %4, %74
  %77 = mul i64 %32, %74
  %78 = getelementptr i8, ptr %38, i64 %77
  %79 = getelementptr i8, ptr %6, i64 %77
  %80 = mul i64 %36, %74
  %81 = getelementptr i8, ptr %39, i64 %80
  %82 = add nuw nsw i64 %74, 1
  %83 = icmp samesign ult i64 %82, %30
  %84 = trunc nuw nsw i64 %74 to i32
  br i1 %83, label %85, label %110

85:                                               ; preds = %73
  %86 = sub i64 %12, %74
  %87 = getelementptr double, ptr %6, i64 %74
  %88 = and i64 %86, 1
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %105, label %90

90:                                               ; preds = %85
  %91 = mul nuw nsw i64 %75, %4
  %92 = getelementptr inbounds nuw double, ptr %87, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = tail call double @llvm.fabs.f64(double %93)
  %95 = shl i64 %74, 32
  %96 = ashr exact i64 %95, 32
  %97 = mul nsw i64 %96, %4
  %98 = getelementptr double, ptr %87, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = tail call double @llvm.fabs.f64(double %99)
  %101 = fcmp ogt double %94, %100
  %102 = trunc nuw nsw i64 %75 to i32
  %103 = select i1 %101, i32 %102, i32 %84
  %104 = add nuw nsw i64 %75, 1
  br label %105

105:                                              ; preds = %90, %85
  %106 = phi i32 [ poison, %85 ], [ %103, %90 ]
  %107 = phi i64 [ %75, %85 ], [ %104, %90 ]
  %108 = phi i32 [ %84, %85 ], [ %103, %90 ]
  %109 = icmp eq i64 %37, %74
  br i1 %109, label %110, label %152

110:                                              ; preds = %105, %152, %73
  %111 = phi i32 [ %84, %73 ], [ %106, %105 ], [ %179, %152 ]
  %112 = zext i32 %111 to i64
  %113 = icmp eq i64 %74, %112
  br i1 %113, label %201, label %114

114:                                              ; preds = %110
  %115 = mul nuw nsw i64 %74, %4
  %116 = getelementptr inbounds nuw double, ptr %6, i64 %115
  %117 = sext i32 %111 to i64
  %118 = mul nsw i64 %117, %4
  %119 = getelementptr inbounds double, ptr %6, i64 %118
  br i1 %40, label %141, label %120

120:                                              ; preds = %114
  %121 = shl nsw i64 %117, 3
  %122 = add nsw i64 %121, 8
  %123 = mul i64 %122, %4
  %124 = getelementptr i8, ptr %6, i64 %123
  %125 = icmp ult ptr %6, %124
  %126 = icmp ult ptr %119, %35
  %127 = and i1 %125, %126
  br i1 %127, label %141, label %128

128:                                              ; preds = %120, %128
  %129 = phi i64 [ %138, %128 ], [ 0, %120 ]
  %130 = getelementptr inbounds nuw double, ptr %116, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %132 = load <2 x double>, ptr %130, align 8, !tbaa !8, !alias.scope !13, !noalias !16
  %133 = load <2 x double>, ptr %131, align 8, !tbaa !8, !alias.scope !13, !noalias !16
  %134 = getelementptr inbounds nuw double, ptr %119, i64 %129
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %136 = load <2 x double>, ptr %134, align 8, !tbaa !8, !alias.scope !16
  %137 = load <2 x double>, ptr %135, align 8, !tbaa !8, !alias.scope !16
  store <2 x double> %136, ptr %130, align 8, !tbaa !8, !alias.scope !13, !noalias !16
  store <2 x double> %137, ptr %131, align 8, !tbaa !8, !alias.scope !13, !noalias !16
  store <2 x double> %132, ptr %134, align 8, !tbaa !8, !alias.scope !16
  store <2 x double> %133, ptr %135, align 8, !tbaa !8, !alias.scope !16
  %138 = add nuw i64 %129, 4
  %139 = icmp eq i64 %138, %41
  br i1 %139, label %140, label %128, !llvm.loop !18

140:                                              ; preds = %128
  br i1 %42, label %182, label %141

141:                                              ; preds = %120, %114, %140
  %142 = phi i64 [ 0, %120 ], [ 0, %114 ], [ %41, %140 ]
  br i1 %44, label %149, label %143

143:                                              ; preds = %141
  %144 = getelementptr inbounds nuw double, ptr %116, i64 %142
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = getelementptr inbounds nuw double, ptr %119, i64 %142
  %147 = load double, ptr %146, align 8, !tbaa !8
  store double %147, ptr %144, align 8, !tbaa !8
  store double %145, ptr %146, align 8, !tbaa !8
  %148 = or disjoint i64 %142, 1
  br label %149

149:                                              ; preds = %143, %141
  %150 = phi i64 [ %142, %141 ], [ %148, %143 ]
  %151 = icmp eq i64 %142, %45
  br i1 %151, label %182, label %188

152:                                              ; preds = %105, %152
  %153 = phi i64 [ %180, %152 ], [ %107, %105 ]
  %154 = phi i32 [ %179, %152 ], [ %108, %105 ]
  %155 = mul nuw nsw i64 %153, %4
  %156 = getelementptr inbounds nuw double, ptr %87, i64 %155
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = tail call double @llvm.fabs.f64(double %157)
  %159 = sext i32 %154 to i64
  %160 = mul nsw i64 %159, %4
  %161 = getelementptr double, ptr %87, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = tail call double @llvm.fabs.f64(double %162)
  %164 = fcmp ogt double %158, %163
  %165 = trunc nuw nsw i64 %153 to i32
  %166 = select i1 %164, i32 %165, i32 %154
  %167 = add nuw nsw i64 %153, 1
  %168 = mul nuw nsw i64 %167, %4
  %169 = getelementptr inbounds nuw double, ptr %87, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !8
  %171 = tail call double @llvm.fabs.f64(double %170)
  %172 = sext i32 %166 to i64
  %173 = mul nsw i64 %172, %4
  %174 = getelementptr double, ptr %87, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !8
  %176 = tail call double @llvm.fabs.f64(double %175)
  %177 = fcmp ogt double %171, %176
  %178 = trunc nuw nsw i64 %167 to i32
  %179 = select i1 %177, i32 %178, i32 %166
  %180 = add nuw nsw i64 %153, 2
  %181 = icmp eq i64 %180, %4
  br i1 %181, label %110, label %152, !llvm.loop !21

182:                                              ; preds = %149, %188, %140
  %183 = getelementptr inbounds double, ptr %7, i64 %117
  %184 = load double, ptr %183, align 8, !tbaa !8
  %185 = getelementptr inbounds nuw double, ptr %7, i64 %74
  %186 = load double, ptr %185, align 8, !tbaa !8
  %187 = getelementptr inbounds double, ptr %7, i64 %117
  store double %184, ptr %185, align 8, !tbaa !8
  store double %186, ptr %187, align 8, !tbaa !8
  br label %201

188:                                              ; preds = %149, %188
  %189 = phi i64 [ %199, %188 ], [ %150, %149 ]
  %190 = getelementptr inbounds nuw double, ptr %116, i64 %189
  %191 = load double, ptr %190, align 8, !tbaa !8
  %192 = getelementptr inbounds nuw double, ptr %119, i64 %189
  %193 = load double, ptr %192, align 8, !tbaa !8
  store double %193, ptr %190, align 8, !tbaa !8
  store double %191, ptr %192, align 8, !tbaa !8
  %194 = add nuw nsw i64 %189, 1
  %195 = getelementptr inbounds nuw double, ptr %116, i64 %194
  %196 = load double, ptr %195, align 8, !tbaa !8
  %197 = getelementptr inbounds nuw double, ptr %119, i64 %194
  %198 = load double, ptr %197, align 8, !tbaa !8
  store double %198, ptr %195, align 8, !tbaa !8
  store double %196, ptr %197, align 8, !tbaa !8
  %199 = add nuw nsw i64 %189, 2
  %200 = icmp eq i64 %199, %4
  br i1 %200, label %182, label %188, !llvm.loop !22

201:                                              ; preds = %182, %110
  br i1 %83, label %202, label %68

202:                                              ; preds = %201
  %203 = mul nuw nsw i64 %74, %4
  %204 = getelementptr inbounds nuw double, ptr %6, i64 %203
  %205 = getelementptr inbounds nuw double, ptr %204, i64 %74
  %206 = getelementptr inbounds nuw double, ptr %7, i64 %74
  %207 = icmp ult i64 %76, 4
  %208 = icmp ult ptr %78, %81
  %209 = icmp ult ptr %79, %35
  %210 = and i1 %208, %209
  %211 = and i64 %76, -4
  %212 = add i64 %74, %211
  %213 = icmp eq i64 %76, %211
  br label %214

214:                                              ; preds = %202, %258
  %215 = phi i64 [ %75, %202 ], [ %263, %258 ]
  %216 = mul nuw nsw i64 %215, %4
  %217 = getelementptr inbounds nuw double, ptr %6, i64 %216
  %218 = getelementptr inbounds nuw double, ptr %217, i64 %74
  %219 = load double, ptr %218, align 8, !tbaa !8
  %220 = load double, ptr %205, align 8, !tbaa !8
  %221 = fneg double %219
  %222 = fdiv double %221, %220
  %223 = select i1 %207, i1 true, i1 %210
  br i1 %223, label %243, label %224

224:                                              ; preds = %214
  %225 = insertelement <2 x double> poison, double %222, i64 0
  %226 = shufflevector <2 x double> %225, <2 x double> poison, <2 x i32> zeroinitializer
  br label %227

227:                                              ; preds = %227, %224
  %228 = phi i64 [ 0, %224 ], [ %240, %227 ]
  %229 = add i64 %74, %228
  %230 = getelementptr inbounds nuw double, ptr %204, i64 %229
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 16
  %232 = load <2 x double>, ptr %230, align 8, !tbaa !8, !alias.scope !23
  %233 = load <2 x double>, ptr %231, align 8, !tbaa !8, !alias.scope !23
  %234 = getelementptr inbounds nuw double, ptr %217, i64 %229
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 16
  %236 = load <2 x double>, ptr %234, align 8, !tbaa !8, !alias.scope !26, !noalias !23
  %237 = load <2 x double>, ptr %235, align 8, !tbaa !8, !alias.scope !26, !noalias !23
  %238 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %226, <2 x double> %232, <2 x double> %236)
  %239 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %226, <2 x double> %233, <2 x double> %237)
  store <2 x double> %238, ptr %234, align 8, !tbaa !8, !alias.scope !26, !noalias !23
  store <2 x double> %239, ptr %235, align 8, !tbaa !8, !alias.scope !26, !noalias !23
  %240 = add nuw i64 %228, 4
  %241 = icmp eq i64 %240, %211
  br i1 %241, label %242, label %227, !llvm.loop !28

242:                                              ; preds = %227
  br i1 %213, label %258, label %243

243:                                              ; preds = %214, %242
  %244 = phi i64 [ %212, %242 ], [ %74, %214 ]
  %245 = sub i64 %4, %244
  %246 = and i64 %245, 1
  %247 = icmp eq i64 %246, 0
  br i1 %247, label %255, label %248

248:                                              ; preds = %243
  %249 = getelementptr inbounds nuw double, ptr %204, i64 %244
  %250 = load double, ptr %249, align 8, !tbaa !8
  %251 = getelementptr inbounds nuw double, ptr %217, i64 %244
  %252 = load double, ptr %251, align 8, !tbaa !8
  %253 = tail call double @llvm.fmuladd.f64(double %222, double %250, double %252)
  store double %253, ptr %251, align 8, !tbaa !8
  %254 = add nuw nsw i64 %244, 1
  br label %255

255:                                              ; preds = %248, %243
  %256 = phi i64 [ %244, %243 ], [ %254, %248 ]
  %257 = icmp eq i64 %244, %46
  br i1 %257, label %258, label %265

258:                                              ; preds = %255, %265, %242
  %259 = load double, ptr %206, align 8, !tbaa !8
  %260 = getelementptr inbounds nuw double, ptr %7, i64 %215
  %261 = load double, ptr %260, align 8, !tbaa !8
  %262 = tail call double @llvm.fmuladd.f64(double %222, double %259, double %261)
  store double %262, ptr %260, align 8, !tbaa !8
  %263 = add nuw nsw i64 %215, 1
  %264 = icmp eq i64 %263, %4
  br i1 %264, label %68, label %214, !llvm.loop !29

265:                                              ; preds = %255, %265
  %266 = phi i64 [ %278, %265 ], [ %256, %255 ]
  %267 = getelementptr inbounds nuw double, ptr %204, i64 %266
  %268 = load double, ptr %267, align 8, !tbaa !8
  %269 = getelementptr inbounds nuw double, ptr %217, i64 %266
  %270 = load double, ptr %269, align 8, !tbaa !8
  %271 = tail call double @llvm.fmuladd.f64(double %222, double %268, double %270)
  store double %271, ptr %269, align 8, !tbaa !8
  %272 = add nuw nsw i64 %266, 1
  %273 = getelementptr inbounds nuw double, ptr %204, i64 %272
  %274 = load double, ptr %273, align 8, !tbaa !8
  %275 = getelementptr inbounds nuw double, ptr %217, i64 %272
  %276 = load double, ptr %275, align 8, !tbaa !8
  %277 = tail call double @llvm.fmuladd.f64(double %222, double %274, double %276)
  store double %277, ptr %275, align 8, !tbaa !8
  %278 = add nuw nsw i64 %266, 2
  %279 = icmp eq i64 %278, %4
  br i1 %279, label %258, label %265, !llvm.loop !30

280:                                              ; preds = %293, %3
  %281 = phi double [ 0.000000e+00, %3 ], [ %301, %293 ]
  ret double %281

282:                                              ; preds = %71, %293
  %283 = phi i64 [ %4, %71 ], [ %285, %293 ]
  %284 = phi double [ 0.000000e+00, %71 ], [ %301, %293 ]
  %285 = add nsw i64 %283, -1
  %286 = getelementptr inbounds nuw double, ptr %7, i64 %285
  %287 = load double, ptr %286, align 8, !tbaa !8
  %288 = getelementptr inbounds nuw double, ptr %8, i64 %285
  store double %287, ptr %288, align 8, !tbaa !8
  %289 = icmp slt i64 %283, %72
  %290 = mul nuw nsw i64 %285, %4
  br i1 %289, label %291, label %293

291:                                              ; preds = %282
  %292 = getelementptr inbounds nuw double, ptr %6, i64 %290
  br label %303

293:                                              ; preds = %303, %282
  %294 = phi double [ %287, %282 ], [ %311, %303 ]
  %295 = getelementptr inbounds nuw double, ptr %6, i64 %290
  %296 = getelementptr inbounds nuw double, ptr %295, i64 %285
  %297 = load double, ptr %296, align 8, !tbaa !8
  %298 = fdiv double %294, %297
  store double %298, ptr %288, align 8, !tbaa !8
  %299 = trunc nuw nsw i64 %283 to i32
  %300 = uitofp nneg i32 %299 to double
  %301 = tail call double @llvm.fmuladd.f64(double %300, double %298, double %284)
  %302 = icmp samesign ugt i64 %283, 1
  br i1 %302, label %282, label %280, !llvm.loop !31

303:                                              ; preds = %291, %303
  %304 = phi i64 [ %283, %291 ], [ %312, %303 ]
  %305 = phi double [ %287, %291 ], [ %311, %303 ]
  %306 = getelementptr inbounds nuw double, ptr %292, i64 %304
  %307 = load double, ptr %306, align 8, !tbaa !8
  %308 = getelementptr inbounds nuw double, ptr %8, i64 %304
  %309 = load double, ptr %308, align 8, !tbaa !8
  %310 = fneg double %307
  %311 = tail call double @llvm.fmuladd.f64(double %310, double %309, double %305)
  store double %311, ptr %288, align 8, !tbaa !8
  %312 = add nuw nsw i64 %304, 1
  %313 = trunc nuw i64 %312 to i32
  %314 = icmp sgt i32 %2, %313
  br i1 %314, label %303, label %293, !llvm.loop !32
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
!12 = distinct !{!12, !11}
!13 = !{!14}
!14 = distinct !{!14, !15}
!15 = distinct !{!15, !"LVerDomain"}
!16 = !{!17}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !11, !19, !20}
!19 = !{!"llvm.loop.isvectorized", i32 1}
!20 = !{!"llvm.loop.unroll.runtime.disable"}
!21 = distinct !{!21, !11}
!22 = distinct !{!22, !11, !19}
!23 = !{!24}
!24 = distinct !{!24, !25}
!25 = distinct !{!25, !"LVerDomain"}
!26 = !{!27}
!27 = distinct !{!27, !25}
!28 = distinct !{!28, !11, !19, !20}
!29 = distinct !{!29, !11}
!30 = distinct !{!30, !11, !19}
!31 = distinct !{!31, !11}
!32 = distinct !{!32, !11}

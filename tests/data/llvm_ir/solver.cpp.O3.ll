; ModuleID = 'solver.cpp'
source_filename = "solver.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c" %.12g\00", align 1

; Function Attrs: mustprogress nounwind uwtable
define dso_local range(i64 -19327352832, 19327352824) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [7 x double], align 16
  %4 = tail call noalias dereferenceable_or_null(392) ptr @malloc(i64 noundef 392) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  br label %5

5:                                                ; preds = %20, %2
  %6 = phi i64 [ 0, %2 ], [ %33, %20 ]
  %7 = phi i64 [ 88172645463325252, %2 ], [ %26, %20 ]
  %8 = shl i64 %7, 13
  %9 = xor i64 %8, %7
  %10 = lshr i64 %9, 7
  %11 = xor i64 %10, %9
  %12 = shl i64 %11, 17
  %13 = xor i64 %12, %11
  %14 = lshr i64 %13, 11
  %15 = uitofp nneg i64 %14 to double
  %16 = fmul double %15, 0x3CA0000000000000
  %17 = fadd double %16, -5.000000e-01
  %18 = getelementptr inbounds nuw double, ptr %4, i64 %6
  store double %17, ptr %18, align 8, !tbaa !8
  %19 = icmp eq i64 %6, 48
  br i1 %19, label %34, label %20, !llvm.loop !10

20:                                               ; preds = %5
  %21 = shl i64 %13, 13
  %22 = xor i64 %21, %13
  %23 = lshr i64 %22, 7
  %24 = xor i64 %23, %22
  %25 = shl i64 %24, 17
  %26 = xor i64 %25, %24
  %27 = lshr i64 %26, 11
  %28 = uitofp nneg i64 %27 to double
  %29 = fmul double %28, 0x3CA0000000000000
  %30 = fadd double %29, -5.000000e-01
  %31 = getelementptr inbounds nuw double, ptr %4, i64 %6
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store double %30, ptr %32, align 8, !tbaa !8
  %33 = add nuw nsw i64 %6, 2
  br label %5

34:                                               ; preds = %5
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store <2 x double> <double 0x3FE3B1B7674B7BC8, double 0x3FD87F4120A324F2>, ptr %3, align 16, !tbaa !8
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store <2 x double> <double 0x3FEBF344D908E069, double 0x3FE953AA97A9CF13>, ptr %36, align 16, !tbaa !8
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store <2 x double> <double 0x3FE63B7361FD97F5, double 0x3FECF2A83C4BA1B7>, ptr %38, align 16, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store double 0x3FEFF3106FFB454B, ptr %40, align 16, !tbaa !8
  br label %44

41:                                               ; preds = %198, %80
  %42 = add nuw nsw i64 %46, 1
  %43 = icmp eq i64 %47, 7
  br i1 %43, label %205, label %44, !llvm.loop !12

44:                                               ; preds = %34, %41
  %45 = phi i64 [ %47, %41 ], [ 0, %34 ]
  %46 = phi i64 [ %42, %41 ], [ 1, %34 ]
  %47 = add nuw nsw i64 %45, 1
  %48 = icmp samesign ult i64 %45, 6
  %49 = trunc nuw nsw i64 %45 to i32
  br i1 %48, label %50, label %72

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw double, ptr %4, i64 %45
  %52 = and i64 %45, 1
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %67, label %54

54:                                               ; preds = %50
  %55 = mul nuw nsw i64 %46, 56
  %56 = getelementptr inbounds nuw i8, ptr %51, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = tail call double @llvm.fabs.f64(double %57)
  %59 = mul nuw i64 %45, 56
  %60 = getelementptr inbounds nuw i8, ptr %51, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = tail call double @llvm.fabs.f64(double %61)
  %63 = fcmp ogt double %58, %62
  %64 = trunc nuw nsw i64 %46 to i32
  %65 = select i1 %63, i32 %64, i32 %49
  %66 = add nuw nsw i64 %46, 1
  br label %67

67:                                               ; preds = %54, %50
  %68 = phi i32 [ poison, %50 ], [ %65, %54 ]
  %69 = phi i64 [ %46, %50 ], [ %66, %54 ]
  %70 = phi i32 [ %49, %50 ], [ %65, %54 ]
  %71 = icmp eq i64 %45, 5
  br i1 %71, label %72, label %103

72:                                               ; preds = %67, %103, %44
  %73 = phi i32 [ %49, %44 ], [ %68, %67 ], [ %130, %103 ]
  %74 = mul nuw nsw i32 %73, 7
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw double, ptr %4, i64 %45
  %77 = getelementptr inbounds nuw double, ptr %76, i64 %75
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fcmp une double %78, 0.000000e+00
  br i1 %79, label %80, label %317

80:                                               ; preds = %72
  %81 = mul nuw nsw i64 %45, 56
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 %81
  %83 = getelementptr inbounds nuw double, ptr %4, i64 %75
  %84 = load <2 x double>, ptr %82, align 8, !tbaa !8
  %85 = load <2 x double>, ptr %83, align 8, !tbaa !8
  store <2 x double> %85, ptr %82, align 8, !tbaa !8
  store <2 x double> %84, ptr %83, align 8, !tbaa !8
  %86 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %87 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %88 = load <2 x double>, ptr %86, align 8, !tbaa !8
  %89 = load <2 x double>, ptr %87, align 8, !tbaa !8
  store <2 x double> %89, ptr %86, align 8, !tbaa !8
  store <2 x double> %88, ptr %87, align 8, !tbaa !8
  %90 = getelementptr inbounds nuw i8, ptr %82, i64 32
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 32
  %92 = load <2 x double>, ptr %90, align 8, !tbaa !8
  %93 = load <2 x double>, ptr %91, align 8, !tbaa !8
  store <2 x double> %93, ptr %90, align 8, !tbaa !8
  store <2 x double> %92, ptr %91, align 8, !tbaa !8
  %94 = getelementptr inbounds nuw i8, ptr %82, i64 48
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %97 = load double, ptr %96, align 8, !tbaa !8
  store double %97, ptr %94, align 8, !tbaa !8
  store double %95, ptr %96, align 8, !tbaa !8
  %98 = getelementptr inbounds nuw double, ptr %3, i64 %45
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = zext nneg i32 %73 to i64
  %101 = getelementptr inbounds nuw double, ptr %3, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !8
  store double %102, ptr %98, align 8, !tbaa !8
  store double %99, ptr %101, align 8, !tbaa !8
  br i1 %48, label %133, label %41

103:                                              ; preds = %67, %103
  %104 = phi i64 [ %131, %103 ], [ %69, %67 ]
  %105 = phi i32 [ %130, %103 ], [ %70, %67 ]
  %106 = mul nuw nsw i64 %104, 56
  %107 = getelementptr inbounds nuw i8, ptr %51, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = tail call double @llvm.fabs.f64(double %108)
  %110 = mul nuw nsw i32 %105, 7
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw double, ptr %51, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = tail call double @llvm.fabs.f64(double %113)
  %115 = fcmp ogt double %109, %114
  %116 = trunc nuw nsw i64 %104 to i32
  %117 = select i1 %115, i32 %116, i32 %105
  %118 = add nuw nsw i64 %104, 1
  %119 = mul nuw nsw i64 %118, 56
  %120 = getelementptr inbounds nuw i8, ptr %51, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = tail call double @llvm.fabs.f64(double %121)
  %123 = mul nuw nsw i32 %117, 7
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw double, ptr %51, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = tail call double @llvm.fabs.f64(double %126)
  %128 = fcmp ogt double %122, %127
  %129 = trunc nuw nsw i64 %118 to i32
  %130 = select i1 %128, i32 %129, i32 %117
  %131 = add nuw nsw i64 %104, 2
  %132 = icmp eq i64 %131, 7
  br i1 %132, label %72, label %103, !llvm.loop !13

133:                                              ; preds = %80
  %134 = shl nuw nsw i64 %45, 6
  %135 = getelementptr inbounds nuw i8, ptr %4, i64 %134
  %136 = getelementptr inbounds nuw double, ptr %82, i64 %45
  %137 = add nuw nsw i64 %45, 1
  %138 = icmp eq i64 %137, 7
  %139 = getelementptr inbounds nuw double, ptr %82, i64 %137
  %140 = add nuw nsw i64 %45, 2
  %141 = icmp eq i64 %140, 7
  %142 = getelementptr inbounds nuw double, ptr %82, i64 %140
  %143 = add nuw nsw i64 %45, 3
  %144 = icmp eq i64 %143, 7
  %145 = getelementptr inbounds nuw double, ptr %82, i64 %143
  %146 = add nuw nsw i64 %45, 4
  %147 = icmp eq i64 %146, 7
  %148 = getelementptr inbounds nuw double, ptr %82, i64 %146
  %149 = add nuw nsw i64 %45, 5
  %150 = icmp eq i64 %149, 7
  %151 = getelementptr inbounds nuw double, ptr %82, i64 %149
  %152 = add nuw nsw i64 %45, 6
  %153 = icmp eq i64 %152, 7
  %154 = getelementptr inbounds nuw double, ptr %82, i64 %152
  br label %155

155:                                              ; preds = %198, %133
  %156 = phi i64 [ %203, %198 ], [ %46, %133 ]
  %157 = mul nuw nsw i64 %156, 7
  %158 = getelementptr inbounds nuw double, ptr %76, i64 %157
  %159 = load double, ptr %158, align 8, !tbaa !8
  %160 = load double, ptr %135, align 8, !tbaa !8
  %161 = fneg double %159
  %162 = fdiv double %161, %160
  %163 = getelementptr inbounds nuw double, ptr %4, i64 %157
  %164 = load double, ptr %136, align 8, !tbaa !8
  %165 = getelementptr inbounds nuw double, ptr %163, i64 %45
  %166 = load double, ptr %165, align 8, !tbaa !8
  %167 = tail call double @llvm.fmuladd.f64(double %162, double %164, double %166)
  store double %167, ptr %165, align 8, !tbaa !8
  br i1 %138, label %198, label %168, !llvm.loop !14

168:                                              ; preds = %155
  %169 = load double, ptr %139, align 8, !tbaa !8
  %170 = getelementptr inbounds nuw double, ptr %163, i64 %137
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = tail call double @llvm.fmuladd.f64(double %162, double %169, double %171)
  store double %172, ptr %170, align 8, !tbaa !8
  br i1 %141, label %198, label %173, !llvm.loop !14

173:                                              ; preds = %168
  %174 = load double, ptr %142, align 8, !tbaa !8
  %175 = getelementptr inbounds nuw double, ptr %163, i64 %140
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = tail call double @llvm.fmuladd.f64(double %162, double %174, double %176)
  store double %177, ptr %175, align 8, !tbaa !8
  br i1 %144, label %198, label %178, !llvm.loop !14

178:                                              ; preds = %173
  %179 = load double, ptr %145, align 8, !tbaa !8
  %180 = getelementptr inbounds nuw double, ptr %163, i64 %143
  %181 = load double, ptr %180, align 8, !tbaa !8
  %182 = tail call double @llvm.fmuladd.f64(double %162, double %179, double %181)
  store double %182, ptr %180, align 8, !tbaa !8
  br i1 %147, label %198, label %183, !llvm.loop !14

183:                                              ; preds = %178
  %184 = load double, ptr %148, align 8, !tbaa !8
  %185 = getelementptr inbounds nuw double, ptr %163, i64 %146
  %186 = load double, ptr %185, align 8, !tbaa !8
  %187 = tail call double @llvm.fmuladd.f64(double %162, double %184, double %186)
  store double %187, ptr %185, align 8, !tbaa !8
  br i1 %150, label %198, label %188, !llvm.loop !14

188:                                              ; preds = %183
  %189 = load double, ptr %151, align 8, !tbaa !8
  %190 = getelementptr inbounds nuw double, ptr %163, i64 %149
  %191 = load double, ptr %190, align 8, !tbaa !8
  %192 = tail call double @llvm.fmuladd.f64(double %162, double %189, double %191)
  store double %192, ptr %190, align 8, !tbaa !8
  br i1 %153, label %198, label %193, !llvm.loop !14

193:                                              ; preds = %188
  %194 = load double, ptr %154, align 8, !tbaa !8
  %195 = getelementptr inbounds nuw double, ptr %163, i64 %152
  %196 = load double, ptr %195, align 8, !tbaa !8
  %197 = tail call double @llvm.fmuladd.f64(double %162, double %194, double %196)
  store double %197, ptr %195, align 8, !tbaa !8
  br label %198

198:                                              ; preds = %193, %188, %183, %178, %173, %168, %155
  %199 = load double, ptr %98, align 8, !tbaa !8
  %200 = getelementptr inbounds nuw double, ptr %3, i64 %156
  %201 = load double, ptr %200, align 8, !tbaa !8
  %202 = tail call double @llvm.fmuladd.f64(double %162, double %199, double %201)
  store double %202, ptr %200, align 8, !tbaa !8
  %203 = add nuw nsw i64 %156, 1
  %204 = icmp eq i64 %203, 7
  br i1 %204, label %41, label %155, !llvm.loop !15

205:                                              ; preds = %41
  %206 = load double, ptr %40, align 16, !tbaa !8
  %207 = getelementptr inbounds nuw i8, ptr %4, i64 384
  %208 = load double, ptr %207, align 8, !tbaa !8
  %209 = fdiv double %206, %208
  store double %209, ptr %40, align 16, !tbaa !8
  %210 = load double, ptr %39, align 8, !tbaa !8
  %211 = getelementptr inbounds nuw i8, ptr %4, i64 328
  %212 = load double, ptr %211, align 8, !tbaa !8
  %213 = fneg double %212
  %214 = tail call double @llvm.fmuladd.f64(double %213, double %209, double %210)
  %215 = getelementptr inbounds nuw i8, ptr %4, i64 320
  %216 = load double, ptr %215, align 8, !tbaa !8
  %217 = fdiv double %214, %216
  store double %217, ptr %39, align 8, !tbaa !8
  %218 = load double, ptr %38, align 16, !tbaa !8
  %219 = getelementptr inbounds nuw i8, ptr %4, i64 264
  %220 = load double, ptr %219, align 8, !tbaa !8
  %221 = fneg double %220
  %222 = tail call double @llvm.fmuladd.f64(double %221, double %217, double %218)
  %223 = getelementptr inbounds nuw i8, ptr %4, i64 272
  %224 = load double, ptr %223, align 8, !tbaa !8
  %225 = fneg double %224
  %226 = tail call double @llvm.fmuladd.f64(double %225, double %209, double %222)
  %227 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %228 = load double, ptr %227, align 8, !tbaa !8
  %229 = fdiv double %226, %228
  store double %229, ptr %38, align 16, !tbaa !8
  %230 = load double, ptr %37, align 8, !tbaa !8
  %231 = getelementptr inbounds nuw i8, ptr %4, i64 200
  %232 = load double, ptr %231, align 8, !tbaa !8
  %233 = fneg double %232
  %234 = tail call double @llvm.fmuladd.f64(double %233, double %229, double %230)
  %235 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %236 = load double, ptr %235, align 8, !tbaa !8
  %237 = fneg double %236
  %238 = tail call double @llvm.fmuladd.f64(double %237, double %217, double %234)
  %239 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %240 = load double, ptr %239, align 8, !tbaa !8
  %241 = fneg double %240
  %242 = tail call double @llvm.fmuladd.f64(double %241, double %209, double %238)
  %243 = getelementptr inbounds nuw i8, ptr %4, i64 192
  %244 = load double, ptr %243, align 8, !tbaa !8
  %245 = fdiv double %242, %244
  %246 = load double, ptr %36, align 16, !tbaa !8
  %247 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %248 = load double, ptr %247, align 8, !tbaa !8
  %249 = fneg double %248
  %250 = tail call double @llvm.fmuladd.f64(double %249, double %245, double %246)
  %251 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %252 = load double, ptr %251, align 8, !tbaa !8
  %253 = fneg double %252
  %254 = tail call double @llvm.fmuladd.f64(double %253, double %229, double %250)
  %255 = getelementptr inbounds nuw i8, ptr %4, i64 152
  %256 = load double, ptr %255, align 8, !tbaa !8
  %257 = fneg double %256
  %258 = tail call double @llvm.fmuladd.f64(double %257, double %217, double %254)
  %259 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %260 = load double, ptr %259, align 8, !tbaa !8
  %261 = fneg double %260
  %262 = tail call double @llvm.fmuladd.f64(double %261, double %209, double %258)
  %263 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %264 = load double, ptr %263, align 8, !tbaa !8
  %265 = fdiv double %262, %264
  %266 = load double, ptr %35, align 8, !tbaa !8
  %267 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %268 = load double, ptr %267, align 8, !tbaa !8
  %269 = fneg double %268
  %270 = tail call double @llvm.fmuladd.f64(double %269, double %265, double %266)
  %271 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %272 = load double, ptr %271, align 8, !tbaa !8
  %273 = fneg double %272
  %274 = tail call double @llvm.fmuladd.f64(double %273, double %245, double %270)
  %275 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %276 = load double, ptr %275, align 8, !tbaa !8
  %277 = fneg double %276
  %278 = tail call double @llvm.fmuladd.f64(double %277, double %229, double %274)
  %279 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %280 = load double, ptr %279, align 8, !tbaa !8
  %281 = fneg double %280
  %282 = tail call double @llvm.fmuladd.f64(double %281, double %217, double %278)
  %283 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %284 = load double, ptr %283, align 8, !tbaa !8
  %285 = fneg double %284
  %286 = tail call double @llvm.fmuladd.f64(double %285, double %209, double %282)
  %287 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %288 = load double, ptr %287, align 8, !tbaa !8
  %289 = fdiv double %286, %288
  %290 = load double, ptr %3, align 16, !tbaa !8
  %291 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %292 = load double, ptr %291, align 8, !tbaa !8
  %293 = fneg double %292
  %294 = tail call double @llvm.fmuladd.f64(double %293, double %289, double %290)
  %295 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %296 = load double, ptr %295, align 8, !tbaa !8
  %297 = fneg double %296
  %298 = tail call double @llvm.fmuladd.f64(double %297, double %265, double %294)
  %299 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %300 = load double, ptr %299, align 8, !tbaa !8
  %301 = fneg double %300
  %302 = tail call double @llvm.fmuladd.f64(double %301, double %245, double %298)
  %303 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %304 = load double, ptr %303, align 8, !tbaa !8
  %305 = fneg double %304
  %306 = tail call double @llvm.fmuladd.f64(double %305, double %229, double %302)
  %307 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %308 = load double, ptr %307, align 8, !tbaa !8
  %309 = fneg double %308
  %310 = tail call double @llvm.fmuladd.f64(double %309, double %217, double %306)
  %311 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %312 = load double, ptr %311, align 8, !tbaa !8
  %313 = fneg double %312
  %314 = tail call double @llvm.fmuladd.f64(double %313, double %209, double %310)
  %315 = load double, ptr %4, align 8, !tbaa !8
  %316 = fdiv double %314, %315
  br label %322

317:                                              ; preds = %72
  %318 = load double, ptr %3, align 16, !tbaa !8
  %319 = load double, ptr %35, align 8, !tbaa !8
  %320 = load double, ptr %36, align 16, !tbaa !8
  %321 = load double, ptr %37, align 8, !tbaa !8
  br label %322

322:                                              ; preds = %317, %205
  %323 = phi double [ %321, %317 ], [ %245, %205 ]
  %324 = phi double [ %320, %317 ], [ %265, %205 ]
  %325 = phi double [ %319, %317 ], [ %289, %205 ]
  %326 = phi double [ %318, %317 ], [ %316, %205 ]
  %327 = zext i1 %79 to i32
  %328 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %327) #8
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds i8, ptr %0, i64 %329
  %331 = sub nsw i64 %1, %329
  %332 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %330, i64 noundef %331, ptr noundef nonnull @.str.1, double noundef %326) #8
  %333 = sext i32 %332 to i64
  %334 = add nsw i64 %329, %333
  %335 = getelementptr inbounds i8, ptr %0, i64 %334
  %336 = sub nsw i64 %1, %334
  %337 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %335, i64 noundef %336, ptr noundef nonnull @.str.1, double noundef %325) #8
  %338 = sext i32 %337 to i64
  %339 = add nsw i64 %334, %338
  %340 = getelementptr inbounds i8, ptr %0, i64 %339
  %341 = sub nsw i64 %1, %339
  %342 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %340, i64 noundef %341, ptr noundef nonnull @.str.1, double noundef %324) #8
  %343 = sext i32 %342 to i64
  %344 = add nsw i64 %339, %343
  %345 = getelementptr inbounds i8, ptr %0, i64 %344
  %346 = sub nsw i64 %1, %344
  %347 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %345, i64 noundef %346, ptr noundef nonnull @.str.1, double noundef %323) #8
  %348 = sext i32 %347 to i64
  %349 = add nsw i64 %344, %348
  %350 = load double, ptr %38, align 16, !tbaa !8
  %351 = getelementptr inbounds i8, ptr %0, i64 %349
  %352 = sub nsw i64 %1, %349
  %353 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %351, i64 noundef %352, ptr noundef nonnull @.str.1, double noundef %350) #8
  %354 = sext i32 %353 to i64
  %355 = add nsw i64 %349, %354
  %356 = load double, ptr %39, align 8, !tbaa !8
  %357 = getelementptr inbounds i8, ptr %0, i64 %355
  %358 = sub nsw i64 %1, %355
  %359 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %357, i64 noundef %358, ptr noundef nonnull @.str.1, double noundef %356) #8
  %360 = sext i32 %359 to i64
  %361 = add nsw i64 %355, %360
  %362 = load double, ptr %40, align 16, !tbaa !8
  %363 = getelementptr inbounds i8, ptr %0, i64 %361
  %364 = sub nsw i64 %1, %361
  %365 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %363, i64 noundef %364, ptr noundef nonnull @.str.1, double noundef %362) #8
  tail call void @free(ptr noundef nonnull %4) #8
  br label %366

366:                                              ; preds = %366, %322
  %367 = phi double [ 2.000000e+00, %322 ], [ %385, %366 ]
  %368 = phi i32 [ 0, %322 ], [ %388, %366 ]
  %369 = insertelement <2 x double> poison, double %367, i64 0
  %370 = shufflevector <2 x double> %369, <2 x double> poison, <2 x i32> zeroinitializer
  %371 = fadd <2 x double> %370, <double 0x3EB0C6F7A0B5ED8D, double 0xBEB0C6F7A0B5ED8D>
  %372 = fmul <2 x double> %371, %371
  %373 = fmul <2 x double> %371, splat (double -2.000000e+00)
  %374 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %372, <2 x double> %371, <2 x double> %373)
  %375 = fadd <2 x double> %374, splat (double -5.000000e+00)
  %376 = shufflevector <2 x double> %375, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %377 = fsub <2 x double> %375, %376
  %378 = extractelement <2 x double> %377, i64 0
  %379 = fdiv double %378, 2.000000e-06
  %380 = fmul double %367, %367
  %381 = fmul double %367, -2.000000e+00
  %382 = tail call double @llvm.fmuladd.f64(double %380, double %367, double %381)
  %383 = fadd double %382, -5.000000e+00
  %384 = fdiv double %383, %379
  %385 = fsub double %367, %384
  %386 = tail call double @llvm.fabs.f64(double %384)
  %387 = fcmp olt double %386, 0x3D719799812DEA11
  %388 = add nuw nsw i32 %368, 1
  %389 = icmp eq i32 %388, 30
  %390 = select i1 %387, i1 true, i1 %389
  br i1 %390, label %391, label %366, !llvm.loop !16

391:                                              ; preds = %366
  %392 = sext i32 %365 to i64
  %393 = add nsw i64 %361, %392
  %394 = getelementptr inbounds i8, ptr %0, i64 %393
  %395 = sub nsw i64 %1, %393
  %396 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %394, i64 noundef %395, ptr noundef nonnull @.str.1, double noundef %385) #8
  %397 = sext i32 %396 to i64
  %398 = add nsw i64 %393, %397
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret i64 %398
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #6

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}

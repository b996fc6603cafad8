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

41:                                               ; preds = %168, %80
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
  br i1 %79, label %80, label %256

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

155:                                              ; preds = %168, %133
  %156 = phi i64 [ %46, %133 ], [ %173, %168 ]
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
  br i1 %138, label %168, label %175, !llvm.loop !14

168:                                              ; preds = %200, %195, %190, %185, %180, %175, %155
  %169 = load double, ptr %98, align 8, !tbaa !8
  %170 = getelementptr inbounds nuw double, ptr %3, i64 %156
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = tail call double @llvm.fmuladd.f64(double %162, double %169, double %171)
  store double %172, ptr %170, align 8, !tbaa !8
  %173 = add nuw nsw i64 %156, 1
  %174 = icmp eq i64 %173, 7
  br i1 %174, label %41, label %155, !llvm.loop !15

175:                                              ; preds = %155
  %176 = load double, ptr %139, align 8, !tbaa !8
  %177 = getelementptr inbounds nuw double, ptr %163, i64 %137
  %178 = load double, ptr %177, align 8, !tbaa !8
  %179 = tail call double @llvm.fmuladd.f64(double %162, double %176, double %178)
  store double %179, ptr %177, align 8, !tbaa !8
  br i1 %141, label %168, label %180, !llvm.loop !14

180:                                              ; preds = %175
  %181 = load double, ptr %142, align 8, !tbaa !8
  %182 = getelementptr inbounds nuw double, ptr %163, i64 %140
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = tail call double @llvm.fmuladd.f64(double %162, double %181, double %183)
  store double %184, ptr %182, align 8, !tbaa !8
  br i1 %144, label %168, label %185, !llvm.loop !14

185:                                              ; preds = %180
  %186 = load double, ptr %145, align 8, !tbaa !8
  %187 = getelementptr inbounds nuw double, ptr %163, i64 %143
  %188 = load double, ptr %187, align 8, !tbaa !8
  %189 = tail call double @llvm.fmuladd.f64(double %162, double %186, double %188)
  store double %189, ptr %187, align 8, !tbaa !8
  br i1 %147, label %168, label %190, !llvm.loop !14

190:                                              ; preds = %185
  %191 = load double, ptr %148, align 8, !tbaa !8
  %192 = getelementptr inbounds nuw double, ptr %163, i64 %146
  %193 = load double, ptr %192, align 8, !tbaa !8
  %194 = tail call double @llvm.fmuladd.f64(double %162, double %191, double %193)
  store double %194, ptr %192, align 8, !tbaa !8
  br i1 %150, label %168, label %195, !llvm.loop !14

195:                                              ; preds = %190
  %196 = load double, ptr %151, align 8, !tbaa !8
  %197 = getelementptr inbounds nuw double, ptr %163, i64 %149
  %198 = load double, ptr %197, align 8, !tbaa !8
  %199 = tail call double @llvm.fmuladd.f64(double %162, double %196, double %198)
  store double %199, ptr %197, align 8, !tbaa !8
  br i1 %153, label %168, label %200, !llvm.loop !14

200:                                              ; preds = %195
  %201 = load double, ptr %154, align 8, !tbaa !8
  %202 = getelementptr inbounds nuw double, ptr %163, i64 %152
  %203 = load double, ptr %202, align 8, !tbaa !8
  %204 = tail call double @llvm.fmuladd.f64(double %162, double %201, double %203)
  store double %204, ptr %202, align 8, !tbaa !8
  br label %168

205:                                              ; preds = %41, %229
  %206 = phi i64 [ %237, %229 ], [ 0, %41 ]
  %207 = phi i64 [ %235, %229 ], [ 6, %41 ]
  %208 = icmp samesign ult i64 %207, 6
  %209 = getelementptr inbounds nuw double, ptr %3, i64 %207
  %210 = load double, ptr %209, align 8, !tbaa !8
  br i1 %208, label %211, label %229

211:                                              ; preds = %205
  %212 = mul nuw nsw i64 %207, 56
  %213 = getelementptr i8, ptr %4, i64 %212
  %214 = and i64 %206, 1
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %224, label %216

216:                                              ; preds = %211
  %217 = add nuw nsw i64 %207, 1
  %218 = getelementptr double, ptr %213, i64 %217
  %219 = load double, ptr %218, align 8, !tbaa !8
  %220 = getelementptr inbounds nuw double, ptr %3, i64 %217
  %221 = load double, ptr %220, align 8, !tbaa !8
  %222 = fneg double %219
  %223 = tail call double @llvm.fmuladd.f64(double %222, double %221, double %210)
  store double %223, ptr %209, align 8, !tbaa !8
  br label %224

224:                                              ; preds = %216, %211
  %225 = phi double [ poison, %211 ], [ %223, %216 ]
  %226 = phi i64 [ %207, %211 ], [ %217, %216 ]
  %227 = phi double [ %210, %211 ], [ %223, %216 ]
  %228 = icmp eq i64 %206, 1
  br i1 %228, label %229, label %238

229:                                              ; preds = %224, %238, %205
  %230 = phi double [ %210, %205 ], [ %225, %224 ], [ %254, %238 ]
  %231 = shl nuw nsw i64 %207, 6
  %232 = getelementptr inbounds nuw i8, ptr %4, i64 %231
  %233 = load double, ptr %232, align 8, !tbaa !8
  %234 = fdiv double %230, %233
  store double %234, ptr %209, align 8, !tbaa !8
  %235 = add nsw i64 %207, -1
  %236 = icmp eq i64 %207, 0
  %237 = add i64 %206, 1
  br i1 %236, label %256, label %205, !llvm.loop !16

238:                                              ; preds = %224, %238
  %239 = phi i64 [ %248, %238 ], [ %226, %224 ]
  %240 = phi double [ %254, %238 ], [ %227, %224 ]
  %241 = add nuw nsw i64 %239, 1
  %242 = getelementptr double, ptr %213, i64 %241
  %243 = load double, ptr %242, align 8, !tbaa !8
  %244 = getelementptr inbounds nuw double, ptr %3, i64 %241
  %245 = load double, ptr %244, align 8, !tbaa !8
  %246 = fneg double %243
  %247 = tail call double @llvm.fmuladd.f64(double %246, double %245, double %240)
  store double %247, ptr %209, align 8, !tbaa !8
  %248 = add nuw nsw i64 %239, 2
  %249 = getelementptr double, ptr %213, i64 %248
  %250 = load double, ptr %249, align 8, !tbaa !8
  %251 = getelementptr inbounds nuw double, ptr %3, i64 %248
  %252 = load double, ptr %251, align 8, !tbaa !8
  %253 = fneg double %250
  %254 = tail call double @llvm.fmuladd.f64(double %253, double %252, double %247)
  store double %254, ptr %209, align 8, !tbaa !8
  %255 = icmp eq i64 %248, 6
  br i1 %255, label %229, label %238, !llvm.loop !17

256:                                              ; preds = %72, %229
  %257 = zext i1 %79 to i32
  %258 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %257) #8
  %259 = sext i32 %258 to i64
  %260 = load double, ptr %3, align 16, !tbaa !8
  %261 = getelementptr inbounds i8, ptr %0, i64 %259
  %262 = sub nsw i64 %1, %259
  %263 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %261, i64 noundef %262, ptr noundef nonnull @.str.1, double noundef %260) #8
  %264 = sext i32 %263 to i64
  %265 = add nsw i64 %259, %264
  %266 = load double, ptr %35, align 8, !tbaa !8
  %267 = getelementptr inbounds i8, ptr %0, i64 %265
  %268 = sub nsw i64 %1, %265
  %269 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %267, i64 noundef %268, ptr noundef nonnull @.str.1, double noundef %266) #8
  %270 = sext i32 %269 to i64
  %271 = add nsw i64 %265, %270
  %272 = load double, ptr %36, align 16, !tbaa !8
  %273 = getelementptr inbounds i8, ptr %0, i64 %271
  %274 = sub nsw i64 %1, %271
  %275 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %273, i64 noundef %274, ptr noundef nonnull @.str.1, double noundef %272) #8
  %276 = sext i32 %275 to i64
  %277 = add nsw i64 %271, %276
  %278 = load double, ptr %37, align 8, !tbaa !8
  %279 = getelementptr inbounds i8, ptr %0, i64 %277
  %280 = sub nsw i64 %1, %277
  %281 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %279, i64 noundef %280, ptr noundef nonnull @.str.1, double noundef %278) #8
  %282 = sext i32 %281 to i64
  %283 = add nsw i64 %277, %282
  %284 = load double, ptr %38, align 16, !tbaa !8
  %285 = getelementptr inbounds i8, ptr %0, i64 %283
  %286 = sub nsw i64 %1, %283
  %287 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %285, i64 noundef %286, ptr noundef nonnull @.str.1, double noundef %284) #8
  %288 = sext i32 %287 to i64
  %289 = add nsw i64 %283, %288
  %290 = load double, ptr %39, align 8, !tbaa !8
  %291 = getelementptr inbounds i8, ptr %0, i64 %289
  %292 = sub nsw i64 %1, %289
  %293 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %291, i64 noundef %292, ptr noundef nonnull @.str.1, double noundef %290) #8
  %294 = sext i32 %293 to i64
  %295 = add nsw i64 %289, %294
  %296 = load double, ptr %40, align 16, !tbaa !8
  %297 = getelementptr inbounds i8, ptr %0, i64 %295
  %298 = sub nsw i64 %1, %295
  %299 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %297, i64 noundef %298, ptr noundef nonnull @.str.1, double noundef %296) #8
  tail call void @free(ptr noundef nonnull %4) #8
  br label %300

300:                                              ; preds = %300, %256
  %301 = phi double [ 2.000000e+00, %256 ], [ %319, %300 ]
  %302 = phi i32 [ 0, %256 ], [ %322, %300 ]
  %303 = insertelement <2 x double> poison, double %301, i64 0
  %304 = shufflevector <2 x double> %303, <2 x double> poison, <2 x i32> zeroinitializer
  %305 = fadd <2 x double> %304, <double 0x3EB0C6F7A0B5ED8D, double 0xBEB0C6F7A0B5ED8D>
  %306 = fmul <2 x double> %305, %305
  %307 = fmul <2 x double> %305, splat (double -2.000000e+00)
  %308 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %306, <2 x double> %305, <2 x double> %307)
  %309 = fadd <2 x double> %308, splat (double -5.000000e+00)
  %310 = shufflevector <2 x double> %309, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %311 = fsub <2 x double> %309, %310
  %312 = extractelement <2 x double> %311, i64 0
  %313 = fdiv double %312, 2.000000e-06
  %314 = fmul double %301, %301
  %315 = fmul double %301, -2.000000e+00
  %316 = tail call double @llvm.fmuladd.f64(double %314, double %301, double %315)
  %317 = fadd double %316, -5.000000e+00
  %318 = fdiv double %317, %313
  %319 = fsub double %301, %318
  %320 = tail call double @llvm.fabs.f64(double %318)
  %321 = fcmp olt double %320, 0x3D719799812DEA11
  %322 = add nuw nsw i32 %302, 1
  %323 = icmp eq i32 %322, 30
  %324 = select i1 %321, i1 true, i1 %323
  br i1 %324, label %325, label %300, !llvm.loop !18

325:                                              ; preds = %300
  %326 = sext i32 %299 to i64
  %327 = add nsw i64 %295, %326
  %328 = getelementptr inbounds i8, ptr %0, i64 %327
  %329 = sub nsw i64 %1, %327
  %330 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %328, i64 noundef %329, ptr noundef nonnull @.str.1, double noundef %319) #8
  %331 = sext i32 %330 to i64
  %332 = add nsw i64 %327, %331
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret i64 %332
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
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}

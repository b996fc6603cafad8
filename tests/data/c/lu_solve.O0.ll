; ModuleID = 'lu_solve.c'
source_filename = "lu_solve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @lu_solve(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca i32, align 4
  %23 = alloca double, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %26 = load i32, ptr %6, align 4
  %27 = zext i32 %26 to i64
  %28 = load i32, ptr %6, align 4
  %29 = zext i32 %28 to i64
  %30 = call ptr @llvm.stacksave.p0()
  store ptr %30, ptr %7, align 8
  %31 = mul nuw i64 %27, %29
  %32 = alloca double, i64 %31, align 16
  store i64 %27, ptr %8, align 8
  store i64 %29, ptr %9, align 8
  %33 = load i32, ptr %6, align 4
  %34 = zext i32 %33 to i64
  %35 = alloca double, i64 %34, align 16
  store i64 %34, ptr %10, align 8
  %36 = load i32, ptr %6, align 4
  %37 = zext i32 %36 to i64
  %38 = alloca double, i64 %37, align 16
  store i64 %37, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %39

39:                                               ; preds = %77, %3
  %40 = load i32, ptr %12, align 4
  %41 = load i32, ptr %6, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %80

43:                                               ; preds = %39
  %44 = load ptr, ptr %5, align 8
  %45 = load i32, ptr %12, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = load i32, ptr %12, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %35, i64 %50
  store double %48, ptr %51, align 8
  store i32 0, ptr %13, align 4
  br label %52

52:                                               ; preds = %73, %43
  %53 = load i32, ptr %13, align 4
  %54 = load i32, ptr %6, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %76

56:                                               ; preds = %52
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %12, align 4
  %59 = load i32, ptr %6, align 4
  %60 = mul nsw i32 %58, %59
  %61 = load i32, ptr %13, align 4
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %57, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = load i32, ptr %12, align 4
  %67 = sext i32 %66 to i64
  %68 = mul nsw i64 %67, %29
  %69 = getelementptr inbounds double, ptr %32, i64 %68
  %70 = load i32, ptr %13, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  store double %65, ptr %72, align 8
  br label %73

73:                                               ; preds = %56
  %74 = load i32, ptr %13, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %13, align 4
  br label %52, !llvm.loop !5

76:                                               ; preds = %52
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %12, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %12, align 4
  br label %39, !llvm.loop !7

80:                                               ; preds = %39
  store i32 0, ptr %14, align 4
  br label %81

81:                                               ; preds = %248, %80
  %82 = load i32, ptr %14, align 4
  %83 = load i32, ptr %6, align 4
  %84 = icmp slt i32 %82, %83
  br i1 %84, label %85, label %251

85:                                               ; preds = %81
  %86 = load i32, ptr %14, align 4
  store i32 %86, ptr %15, align 4
  %87 = load i32, ptr %14, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %16, align 4
  br label %89

89:                                               ; preds = %116, %85
  %90 = load i32, ptr %16, align 4
  %91 = load i32, ptr %6, align 4
  %92 = icmp slt i32 %90, %91
  br i1 %92, label %93, label %119

93:                                               ; preds = %89
  %94 = load i32, ptr %16, align 4
  %95 = sext i32 %94 to i64
  %96 = mul nsw i64 %95, %29
  %97 = getelementptr inbounds double, ptr %32, i64 %96
  %98 = load i32, ptr %14, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %97, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = call double @llvm.fabs.f64(double %101)
  %103 = load i32, ptr %15, align 4
  %104 = sext i32 %103 to i64
  %105 = mul nsw i64 %104, %29
  %106 = getelementptr inbounds double, ptr %32, i64 %105
  %107 = load i32, ptr %14, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds double, ptr %106, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = call double @llvm.fabs.f64(double %110)
  %112 = fcmp ogt double %102, %111
  br i1 %112, label %113, label %115

113:                                              ; preds = %93
  %114 = load i32, ptr %16, align 4
  store i32 %114, ptr %15, align 4
  br label %115

115:                                              ; preds = %113, %93
  br label %116

116:                                              ; preds = %115
  %117 = load i32, ptr %16, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %16, align 4
  br label %89, !llvm.loop !8

119:                                              ; preds = %89
  %120 = load i32, ptr %15, align 4
  %121 = load i32, ptr %14, align 4
  %122 = icmp ne i32 %120, %121
  br i1 %122, label %123, label %179

123:                                              ; preds = %119
  store i32 0, ptr %17, align 4
  br label %124

124:                                              ; preds = %160, %123
  %125 = load i32, ptr %17, align 4
  %126 = load i32, ptr %6, align 4
  %127 = icmp slt i32 %125, %126
  br i1 %127, label %128, label %163

128:                                              ; preds = %124
  %129 = load i32, ptr %14, align 4
  %130 = sext i32 %129 to i64
  %131 = mul nsw i64 %130, %29
  %132 = getelementptr inbounds double, ptr %32, i64 %131
  %133 = load i32, ptr %17, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %132, i64 %134
  %136 = load double, ptr %135, align 8
  store double %136, ptr %18, align 8
  %137 = load i32, ptr %15, align 4
  %138 = sext i32 %137 to i64
  %139 = mul nsw i64 %138, %29
  %140 = getelementptr inbounds double, ptr %32, i64 %139
  %141 = load i32, ptr %17, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds double, ptr %140, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = load i32, ptr %14, align 4
  %146 = sext i32 %145 to i64
  %147 = mul nsw i64 %146, %29
  %148 = getelementptr inbounds double, ptr %32, i64 %147
  %149 = load i32, ptr %17, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds double, ptr %148, i64 %150
  store double %144, ptr %151, align 8
  %152 = load double, ptr %18, align 8
  %153 = load i32, ptr %15, align 4
  %154 = sext i32 %153 to i64
  %155 = mul nsw i64 %154, %29
  %156 = getelementptr inbounds double, ptr %32, i64 %155
  %157 = load i32, ptr %17, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds double, ptr %156, i64 %158
  store double %152, ptr %159, align 8
  br label %160

160:                                              ; preds = %128
  %161 = load i32, ptr %17, align 4
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %17, align 4
  br label %124, !llvm.loop !9

163:                                              ; preds = %124
  %164 = load i32, ptr %14, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %35, i64 %165
  %167 = load double, ptr %166, align 8
  store double %167, ptr %19, align 8
  %168 = load i32, ptr %15, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds double, ptr %35, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = load i32, ptr %14, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr %35, i64 %173
  store double %171, ptr %174, align 8
  %175 = load double, ptr %19, align 8
  %176 = load i32, ptr %15, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds double, ptr %35, i64 %177
  store double %175, ptr %178, align 8
  br label %179

179:                                              ; preds = %163, %119
  %180 = load i32, ptr %14, align 4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr %20, align 4
  br label %182

182:                                              ; preds = %244, %179
  %183 = load i32, ptr %20, align 4
  %184 = load i32, ptr %6, align 4
  %185 = icmp slt i32 %183, %184
  br i1 %185, label %186, label %247

186:                                              ; preds = %182
  %187 = load i32, ptr %20, align 4
  %188 = sext i32 %187 to i64
  %189 = mul nsw i64 %188, %29
  %190 = getelementptr inbounds double, ptr %32, i64 %189
  %191 = load i32, ptr %14, align 4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds double, ptr %190, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = load i32, ptr %14, align 4
  %196 = sext i32 %195 to i64
  %197 = mul nsw i64 %196, %29
  %198 = getelementptr inbounds double, ptr %32, i64 %197
  %199 = load i32, ptr %14, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds double, ptr %198, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = fdiv double %194, %202
  store double %203, ptr %21, align 8
  %204 = load i32, ptr %14, align 4
  store i32 %204, ptr %22, align 4
  br label %205

205:                                              ; preds = %229, %186
  %206 = load i32, ptr %22, align 4
  %207 = load i32, ptr %6, align 4
  %208 = icmp slt i32 %206, %207
  br i1 %208, label %209, label %232

209:                                              ; preds = %205
  %210 = load double, ptr %21, align 8
  %211 = load i32, ptr %14, align 4
  %212 = sext i32 %211 to i64
  %213 = mul nsw i64 %212, %29
  %214 = getelementptr inbounds double, ptr %32, i64 %213
  %215 = load i32, ptr %22, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds double, ptr %214, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = load i32, ptr %20, align 4
  %220 = sext i32 %219 to i64
  %221 = mul nsw i64 %220, %29
  %222 = getelementptr inbounds double, ptr %32, i64 %221
  %223 = load i32, ptr %22, align 4
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds double, ptr %222, i64 %224
  %226 = load double, ptr %225, align 8
  %227 = fneg double %210
  %228 = call double @llvm.fmuladd.f64(double %227, double %218, double %226)
  store double %228, ptr %225, align 8
  br label %229

229:                                              ; preds = %209
  %230 = load i32, ptr %22, align 4
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %22, align 4
  br label %205, !llvm.loop !10

232:                                              ; preds = %205
  %233 = load double, ptr %21, align 8
  %234 = load i32, ptr %14, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds double, ptr %35, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = load i32, ptr %20, align 4
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds double, ptr %35, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = fneg double %233
  %243 = call double @llvm.fmuladd.f64(double %242, double %237, double %241)
  store double %243, ptr %240, align 8
  br label %244

244:                                              ; preds = %232
  %245 = load i32, ptr %20, align 4
  %246 = add nsw i32 %245, 1
  store i32 %246, ptr %20, align 4
  br label %182, !llvm.loop !11

247:                                              ; preds = %182
  br label %248

248:                                              ; preds = %247
  %249 = load i32, ptr %14, align 4
  %250 = add nsw i32 %249, 1
  store i32 %250, ptr %14, align 4
  br label %81, !llvm.loop !12

251:                                              ; preds = %81
  store double 0.000000e+00, ptr %23, align 8
  %252 = load i32, ptr %6, align 4
  %253 = sub nsw i32 %252, 1
  store i32 %253, ptr %24, align 4
  br label %254

254:                                              ; preds = %316, %251
  %255 = load i32, ptr %24, align 4
  %256 = icmp sge i32 %255, 0
  br i1 %256, label %257, label %319

257:                                              ; preds = %254
  %258 = load i32, ptr %24, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds double, ptr %35, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = load i32, ptr %24, align 4
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds double, ptr %38, i64 %263
  store double %261, ptr %264, align 8
  %265 = load i32, ptr %24, align 4
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %25, align 4
  br label %267

267:                                              ; preds = %290, %257
  %268 = load i32, ptr %25, align 4
  %269 = load i32, ptr %6, align 4
  %270 = icmp slt i32 %268, %269
  br i1 %270, label %271, label %293

271:                                              ; preds = %267
  %272 = load i32, ptr %24, align 4
  %273 = sext i32 %272 to i64
  %274 = mul nsw i64 %273, %29
  %275 = getelementptr inbounds double, ptr %32, i64 %274
  %276 = load i32, ptr %25, align 4
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds double, ptr %275, i64 %277
  %279 = load double, ptr %278, align 8
  %280 = load i32, ptr %25, align 4
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds double, ptr %38, i64 %281
  %283 = load double, ptr %282, align 8
  %284 = load i32, ptr %24, align 4
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds double, ptr %38, i64 %285
  %287 = load double, ptr %286, align 8
  %288 = fneg double %279
  %289 = call double @llvm.fmuladd.f64(double %288, double %283, double %287)
  store double %289, ptr %286, align 8
  br label %290

290:                                              ; preds = %271
  %291 = load i32, ptr %25, align 4
  %292 = add nsw i32 %291, 1
  store i32 %292, ptr %25, align 4
  br label %267, !llvm.loop !13

293:                                              ; preds = %267
  %294 = load i32, ptr %24, align 4
  %295 = sext i32 %294 to i64
  %296 = mul nsw i64 %295, %29
  %297 = getelementptr inbounds double, ptr %32, i64 %296
  %298 = load i32, ptr %24, align 4
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds double, ptr %297, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = load i32, ptr %24, align 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds double, ptr %38, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = fdiv double %305, %301
  store double %306, ptr %304, align 8
  %307 = load i32, ptr %24, align 4
  %308 = add nsw i32 %307, 1
  %309 = sitofp i32 %308 to double
  %310 = load i32, ptr %24, align 4
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds double, ptr %38, i64 %311
  %313 = load double, ptr %312, align 8
  %314 = load double, ptr %23, align 8
  %315 = call double @llvm.fmuladd.f64(double %309, double %313, double %314)
  store double %315, ptr %23, align 8
  br label %316

316:                                              ; preds = %293
  %317 = load i32, ptr %24, align 4
  %318 = add nsw i32 %317, -1
  store i32 %318, ptr %24, align 4
  br label %254, !llvm.loop !14

319:                                              ; preds = %254
  %320 = load double, ptr %23, align 8
  %321 = load ptr, ptr %7, align 8
  call void @llvm.stackrestore.p0(ptr %321)
  ret double %320
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}

; ModuleID = 'spline.c'
source_filename = "spline.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @spline(ptr noundef %0, ptr noundef %1, i32 noundef %2, double noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store double %3, ptr %8, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = call noalias ptr @calloc(i64 noundef %24, i64 noundef 8) #4
  store ptr %25, ptr %9, align 8
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = call noalias ptr @calloc(i64 noundef %27, i64 noundef 8) #4
  store ptr %28, ptr %10, align 8
  store i32 1, ptr %11, align 4
  br label %29

29:                                               ; preds = %159, %4
  %30 = load i32, ptr %11, align 4
  %31 = load i32, ptr %7, align 4
  %32 = sub nsw i32 %31, 1
  %33 = icmp slt i32 %30, %32
  br i1 %33, label %34, label %162

34:                                               ; preds = %29
  %35 = load ptr, ptr %5, align 8
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = load ptr, ptr %5, align 8
  %41 = load i32, ptr %11, align 4
  %42 = sub nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %40, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fsub double %39, %45
  %47 = load ptr, ptr %5, align 8
  %48 = load i32, ptr %11, align 4
  %49 = add nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %47, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = load ptr, ptr %5, align 8
  %54 = load i32, ptr %11, align 4
  %55 = sub nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %53, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fsub double %52, %58
  %60 = fdiv double %46, %59
  store double %60, ptr %12, align 8
  %61 = load double, ptr %12, align 8
  %62 = load ptr, ptr %9, align 8
  %63 = load i32, ptr %11, align 4
  %64 = sub nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %62, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = call double @llvm.fmuladd.f64(double %61, double %67, double 2.000000e+00)
  store double %68, ptr %13, align 8
  %69 = load double, ptr %12, align 8
  %70 = fsub double %69, 1.000000e+00
  %71 = load double, ptr %13, align 8
  %72 = fdiv double %70, %71
  %73 = load ptr, ptr %9, align 8
  %74 = load i32, ptr %11, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %73, i64 %75
  store double %72, ptr %76, align 8
  %77 = load ptr, ptr %6, align 8
  %78 = load i32, ptr %11, align 4
  %79 = add nsw i32 %78, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %77, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = load ptr, ptr %6, align 8
  %84 = load i32, ptr %11, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fsub double %82, %87
  %89 = load ptr, ptr %5, align 8
  %90 = load i32, ptr %11, align 4
  %91 = add nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %89, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = load ptr, ptr %5, align 8
  %96 = load i32, ptr %11, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %95, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fsub double %94, %99
  %101 = fdiv double %88, %100
  %102 = load ptr, ptr %6, align 8
  %103 = load i32, ptr %11, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %102, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = load ptr, ptr %6, align 8
  %108 = load i32, ptr %11, align 4
  %109 = sub nsw i32 %108, 1
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds double, ptr %107, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = fsub double %106, %112
  %114 = load ptr, ptr %5, align 8
  %115 = load i32, ptr %11, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %114, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = load ptr, ptr %5, align 8
  %120 = load i32, ptr %11, align 4
  %121 = sub nsw i32 %120, 1
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %119, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fsub double %118, %124
  %126 = fdiv double %113, %125
  %127 = fsub double %101, %126
  store double %127, ptr %14, align 8
  %128 = load double, ptr %14, align 8
  %129 = fmul double 6.000000e+00, %128
  %130 = load ptr, ptr %5, align 8
  %131 = load i32, ptr %11, align 4
  %132 = add nsw i32 %131, 1
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr %130, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = load ptr, ptr %5, align 8
  %137 = load i32, ptr %11, align 4
  %138 = sub nsw i32 %137, 1
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %136, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = fsub double %135, %141
  %143 = fdiv double %129, %142
  %144 = load double, ptr %12, align 8
  %145 = load ptr, ptr %10, align 8
  %146 = load i32, ptr %11, align 4
  %147 = sub nsw i32 %146, 1
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds double, ptr %145, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fneg double %144
  %152 = call double @llvm.fmuladd.f64(double %151, double %150, double %143)
  %153 = load double, ptr %13, align 8
  %154 = fdiv double %152, %153
  %155 = load ptr, ptr %10, align 8
  %156 = load i32, ptr %11, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds double, ptr %155, i64 %157
  store double %154, ptr %158, align 8
  br label %159

159:                                              ; preds = %34
  %160 = load i32, ptr %11, align 4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %11, align 4
  br label %29, !llvm.loop !5

162:                                              ; preds = %29
  %163 = load ptr, ptr %9, align 8
  %164 = load i32, ptr %7, align 4
  %165 = sub nsw i32 %164, 1
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds double, ptr %163, i64 %166
  store double 0.000000e+00, ptr %167, align 8
  %168 = load i32, ptr %7, align 4
  %169 = sub nsw i32 %168, 2
  store i32 %169, ptr %15, align 4
  br label %170

170:                                              ; preds = %195, %162
  %171 = load i32, ptr %15, align 4
  %172 = icmp sge i32 %171, 0
  br i1 %172, label %173, label %198

173:                                              ; preds = %170
  %174 = load ptr, ptr %9, align 8
  %175 = load i32, ptr %15, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds double, ptr %174, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = load ptr, ptr %9, align 8
  %180 = load i32, ptr %15, align 4
  %181 = add nsw i32 %180, 1
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds double, ptr %179, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = load ptr, ptr %10, align 8
  %186 = load i32, ptr %15, align 4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds double, ptr %185, i64 %187
  %189 = load double, ptr %188, align 8
  %190 = call double @llvm.fmuladd.f64(double %178, double %184, double %189)
  %191 = load ptr, ptr %9, align 8
  %192 = load i32, ptr %15, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds double, ptr %191, i64 %193
  store double %190, ptr %194, align 8
  br label %195

195:                                              ; preds = %173
  %196 = load i32, ptr %15, align 4
  %197 = add nsw i32 %196, -1
  store i32 %197, ptr %15, align 4
  br label %170, !llvm.loop !7

198:                                              ; preds = %170
  store i32 0, ptr %16, align 4
  %199 = load i32, ptr %7, align 4
  %200 = sub nsw i32 %199, 1
  store i32 %200, ptr %17, align 4
  br label %201

201:                                              ; preds = %222, %198
  %202 = load i32, ptr %17, align 4
  %203 = load i32, ptr %16, align 4
  %204 = sub nsw i32 %202, %203
  %205 = icmp sgt i32 %204, 1
  br i1 %205, label %206, label %223

206:                                              ; preds = %201
  %207 = load i32, ptr %17, align 4
  %208 = load i32, ptr %16, align 4
  %209 = add nsw i32 %207, %208
  %210 = ashr i32 %209, 1
  store i32 %210, ptr %18, align 4
  %211 = load ptr, ptr %5, align 8
  %212 = load i32, ptr %18, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds double, ptr %211, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = load double, ptr %8, align 8
  %217 = fcmp ogt double %215, %216
  br i1 %217, label %218, label %220

218:                                              ; preds = %206
  %219 = load i32, ptr %18, align 4
  store i32 %219, ptr %17, align 4
  br label %222

220:                                              ; preds = %206
  %221 = load i32, ptr %18, align 4
  store i32 %221, ptr %16, align 4
  br label %222

222:                                              ; preds = %220, %218
  br label %201, !llvm.loop !8

223:                                              ; preds = %201
  %224 = load ptr, ptr %5, align 8
  %225 = load i32, ptr %17, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds double, ptr %224, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = load ptr, ptr %5, align 8
  %230 = load i32, ptr %16, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds double, ptr %229, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = fsub double %228, %233
  store double %234, ptr %19, align 8
  %235 = load ptr, ptr %5, align 8
  %236 = load i32, ptr %17, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds double, ptr %235, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = load double, ptr %8, align 8
  %241 = fsub double %239, %240
  %242 = load double, ptr %19, align 8
  %243 = fdiv double %241, %242
  store double %243, ptr %20, align 8
  %244 = load double, ptr %8, align 8
  %245 = load ptr, ptr %5, align 8
  %246 = load i32, ptr %16, align 4
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds double, ptr %245, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = fsub double %244, %249
  %251 = load double, ptr %19, align 8
  %252 = fdiv double %250, %251
  store double %252, ptr %21, align 8
  %253 = load double, ptr %20, align 8
  %254 = load ptr, ptr %6, align 8
  %255 = load i32, ptr %16, align 4
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds double, ptr %254, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = load double, ptr %21, align 8
  %260 = load ptr, ptr %6, align 8
  %261 = load i32, ptr %17, align 4
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds double, ptr %260, i64 %262
  %264 = load double, ptr %263, align 8
  %265 = fmul double %259, %264
  %266 = call double @llvm.fmuladd.f64(double %253, double %258, double %265)
  %267 = load double, ptr %20, align 8
  %268 = load double, ptr %20, align 8
  %269 = fmul double %267, %268
  %270 = load double, ptr %20, align 8
  %271 = load double, ptr %20, align 8
  %272 = fneg double %271
  %273 = call double @llvm.fmuladd.f64(double %269, double %270, double %272)
  %274 = load ptr, ptr %9, align 8
  %275 = load i32, ptr %16, align 4
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds double, ptr %274, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = load double, ptr %21, align 8
  %280 = load double, ptr %21, align 8
  %281 = fmul double %279, %280
  %282 = load double, ptr %21, align 8
  %283 = load double, ptr %21, align 8
  %284 = fneg double %283
  %285 = call double @llvm.fmuladd.f64(double %281, double %282, double %284)
  %286 = load ptr, ptr %9, align 8
  %287 = load i32, ptr %17, align 4
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds double, ptr %286, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = fmul double %285, %290
  %292 = call double @llvm.fmuladd.f64(double %273, double %278, double %291)
  %293 = load double, ptr %19, align 8
  %294 = fmul double %292, %293
  %295 = load double, ptr %19, align 8
  %296 = fmul double %294, %295
  %297 = fdiv double %296, 6.000000e+00
  %298 = fadd double %266, %297
  store double %298, ptr %22, align 8
  %299 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %299) #5
  %300 = load ptr, ptr %10, align 8
  call void @free(ptr noundef %300) #5
  %301 = load double, ptr %22, align 8
  ret double %301
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) }
attributes #5 = { nounwind }

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

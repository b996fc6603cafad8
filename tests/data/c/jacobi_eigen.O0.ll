; ModuleID = 'jacobi_eigen.c'
source_filename = "jacobi_eigen.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @jacobi_eigen(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [8 x [8 x double]], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca i32, align 4
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  %26 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %8, align 4
  br label %27

27:                                               ; preds = %45, %3
  %28 = load i32, ptr %8, align 4
  %29 = load i32, ptr %6, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %48

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %33
  %35 = getelementptr inbounds [8 x double], ptr %34, i64 0, i64 0
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %8, align 4
  %38 = load i32, ptr %6, align 4
  %39 = mul nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %36, i64 %40
  %42 = load i32, ptr %6, align 4
  %43 = sext i32 %42 to i64
  %44 = mul i64 %43, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %35, ptr align 8 %41, i64 %44, i1 false)
  br label %45

45:                                               ; preds = %31
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %8, align 4
  br label %27, !llvm.loop !5

48:                                               ; preds = %27
  store i32 0, ptr %9, align 4
  br label %49

49:                                               ; preds = %262, %48
  %50 = load i32, ptr %9, align 4
  %51 = icmp slt i32 %50, 30
  br i1 %51, label %52, label %265

52:                                               ; preds = %49
  store double 0.000000e+00, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %53

53:                                               ; preds = %85, %52
  %54 = load i32, ptr %11, align 4
  %55 = load i32, ptr %6, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %88

57:                                               ; preds = %53
  %58 = load i32, ptr %11, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %12, align 4
  br label %60

60:                                               ; preds = %81, %57
  %61 = load i32, ptr %12, align 4
  %62 = load i32, ptr %6, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %84

64:                                               ; preds = %60
  %65 = load i32, ptr %11, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %66
  %68 = load i32, ptr %12, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [8 x double], ptr %67, i64 0, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = load i32, ptr %11, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %73
  %75 = load i32, ptr %12, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [8 x double], ptr %74, i64 0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = load double, ptr %10, align 8
  %80 = call double @llvm.fmuladd.f64(double %71, double %78, double %79)
  store double %80, ptr %10, align 8
  br label %81

81:                                               ; preds = %64
  %82 = load i32, ptr %12, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %12, align 4
  br label %60, !llvm.loop !7

84:                                               ; preds = %60
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %11, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %11, align 4
  br label %53, !llvm.loop !8

88:                                               ; preds = %53
  %89 = load double, ptr %10, align 8
  %90 = fcmp olt double %89, 1.000000e-26
  br i1 %90, label %91, label %92

91:                                               ; preds = %88
  br label %265

92:                                               ; preds = %88
  store i32 0, ptr %13, align 4
  br label %93

93:                                               ; preds = %258, %92
  %94 = load i32, ptr %13, align 4
  %95 = load i32, ptr %6, align 4
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %97, label %261

97:                                               ; preds = %93
  %98 = load i32, ptr %13, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %14, align 4
  br label %100

100:                                              ; preds = %254, %97
  %101 = load i32, ptr %14, align 4
  %102 = load i32, ptr %6, align 4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %257

104:                                              ; preds = %100
  %105 = load i32, ptr %13, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %106
  %108 = load i32, ptr %14, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [8 x double], ptr %107, i64 0, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = call double @llvm.fabs.f64(double %111)
  %113 = fcmp olt double %112, 1.000000e-300
  br i1 %113, label %114, label %115

114:                                              ; preds = %104
  br label %254

115:                                              ; preds = %104
  %116 = load i32, ptr %14, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %117
  %119 = load i32, ptr %14, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [8 x double], ptr %118, i64 0, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = load i32, ptr %13, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %124
  %126 = load i32, ptr %13, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [8 x double], ptr %125, i64 0, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = fsub double %122, %129
  %131 = load i32, ptr %13, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %132
  %134 = load i32, ptr %14, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [8 x double], ptr %133, i64 0, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fmul double 2.000000e+00, %137
  %139 = fdiv double %130, %138
  store double %139, ptr %15, align 8
  %140 = load double, ptr %15, align 8
  %141 = call double @llvm.copysign.f64(double 1.000000e+00, double %140)
  %142 = load double, ptr %15, align 8
  %143 = call double @llvm.fabs.f64(double %142)
  %144 = load double, ptr %15, align 8
  %145 = load double, ptr %15, align 8
  %146 = call double @llvm.fmuladd.f64(double %144, double %145, double 1.000000e+00)
  %147 = call double @sqrt(double noundef %146) #4
  %148 = fadd double %143, %147
  %149 = fdiv double %141, %148
  store double %149, ptr %16, align 8
  %150 = load double, ptr %16, align 8
  %151 = load double, ptr %16, align 8
  %152 = call double @llvm.fmuladd.f64(double %150, double %151, double 1.000000e+00)
  %153 = call double @sqrt(double noundef %152) #4
  %154 = fdiv double 1.000000e+00, %153
  store double %154, ptr %17, align 8
  %155 = load double, ptr %16, align 8
  %156 = load double, ptr %17, align 8
  %157 = fmul double %155, %156
  store double %157, ptr %18, align 8
  store i32 0, ptr %19, align 4
  br label %158

158:                                              ; preds = %202, %115
  %159 = load i32, ptr %19, align 4
  %160 = load i32, ptr %6, align 4
  %161 = icmp slt i32 %159, %160
  br i1 %161, label %162, label %205

162:                                              ; preds = %158
  %163 = load i32, ptr %19, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %164
  %166 = load i32, ptr %13, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [8 x double], ptr %165, i64 0, i64 %167
  %169 = load double, ptr %168, align 8
  store double %169, ptr %20, align 8
  %170 = load i32, ptr %19, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %171
  %173 = load i32, ptr %14, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [8 x double], ptr %172, i64 0, i64 %174
  %176 = load double, ptr %175, align 8
  store double %176, ptr %21, align 8
  %177 = load double, ptr %17, align 8
  %178 = load double, ptr %20, align 8
  %179 = load double, ptr %18, align 8
  %180 = load double, ptr %21, align 8
  %181 = fmul double %179, %180
  %182 = fneg double %181
  %183 = call double @llvm.fmuladd.f64(double %177, double %178, double %182)
  %184 = load i32, ptr %19, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %185
  %187 = load i32, ptr %13, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [8 x double], ptr %186, i64 0, i64 %188
  store double %183, ptr %189, align 8
  %190 = load double, ptr %18, align 8
  %191 = load double, ptr %20, align 8
  %192 = load double, ptr %17, align 8
  %193 = load double, ptr %21, align 8
  %194 = fmul double %192, %193
  %195 = call double @llvm.fmuladd.f64(double %190, double %191, double %194)
  %196 = load i32, ptr %19, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %197
  %199 = load i32, ptr %14, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [8 x double], ptr %198, i64 0, i64 %200
  store double %195, ptr %201, align 8
  br label %202

202:                                              ; preds = %162
  %203 = load i32, ptr %19, align 4
  %204 = add nsw i32 %203, 1
  store i32 %204, ptr %19, align 4
  br label %158, !llvm.loop !9

205:                                              ; preds = %158
  store i32 0, ptr %22, align 4
  br label %206

206:                                              ; preds = %250, %205
  %207 = load i32, ptr %22, align 4
  %208 = load i32, ptr %6, align 4
  %209 = icmp slt i32 %207, %208
  br i1 %209, label %210, label %253

210:                                              ; preds = %206
  %211 = load i32, ptr %13, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %212
  %214 = load i32, ptr %22, align 4
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [8 x double], ptr %213, i64 0, i64 %215
  %217 = load double, ptr %216, align 8
  store double %217, ptr %23, align 8
  %218 = load i32, ptr %14, align 4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %219
  %221 = load i32, ptr %22, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [8 x double], ptr %220, i64 0, i64 %222
  %224 = load double, ptr %223, align 8
  store double %224, ptr %24, align 8
  %225 = load double, ptr %17, align 8
  %226 = load double, ptr %23, align 8
  %227 = load double, ptr %18, align 8
  %228 = load double, ptr %24, align 8
  %229 = fmul double %227, %228
  %230 = fneg double %229
  %231 = call double @llvm.fmuladd.f64(double %225, double %226, double %230)
  %232 = load i32, ptr %13, align 4
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %233
  %235 = load i32, ptr %22, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [8 x double], ptr %234, i64 0, i64 %236
  store double %231, ptr %237, align 8
  %238 = load double, ptr %18, align 8
  %239 = load double, ptr %23, align 8
  %240 = load double, ptr %17, align 8
  %241 = load double, ptr %24, align 8
  %242 = fmul double %240, %241
  %243 = call double @llvm.fmuladd.f64(double %238, double %239, double %242)
  %244 = load i32, ptr %14, align 4
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %245
  %247 = load i32, ptr %22, align 4
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [8 x double], ptr %246, i64 0, i64 %248
  store double %243, ptr %249, align 8
  br label %250

250:                                              ; preds = %210
  %251 = load i32, ptr %22, align 4
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %22, align 4
  br label %206, !llvm.loop !10

253:                                              ; preds = %206
  br label %254

254:                                              ; preds = %253, %114
  %255 = load i32, ptr %14, align 4
  %256 = add nsw i32 %255, 1
  store i32 %256, ptr %14, align 4
  br label %100, !llvm.loop !11

257:                                              ; preds = %100
  br label %258

258:                                              ; preds = %257
  %259 = load i32, ptr %13, align 4
  %260 = add nsw i32 %259, 1
  store i32 %260, ptr %13, align 4
  br label %93, !llvm.loop !12

261:                                              ; preds = %93
  br label %262

262:                                              ; preds = %261
  %263 = load i32, ptr %9, align 4
  %264 = add nsw i32 %263, 1
  store i32 %264, ptr %9, align 4
  br label %49, !llvm.loop !13

265:                                              ; preds = %91, %49
  store double 0.000000e+00, ptr %25, align 8
  store i32 0, ptr %26, align 4
  br label %266

266:                                              ; preds = %293, %265
  %267 = load i32, ptr %26, align 4
  %268 = load i32, ptr %6, align 4
  %269 = icmp slt i32 %267, %268
  br i1 %269, label %270, label %296

270:                                              ; preds = %266
  %271 = load ptr, ptr %5, align 8
  %272 = load i32, ptr %26, align 4
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds double, ptr %271, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = load i32, ptr %26, align 4
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %277
  %279 = load i32, ptr %26, align 4
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds [8 x double], ptr %278, i64 0, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = fmul double %275, %282
  %284 = load i32, ptr %26, align 4
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [8 x [8 x double]], ptr %7, i64 0, i64 %285
  %287 = load i32, ptr %26, align 4
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds [8 x double], ptr %286, i64 0, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = load double, ptr %25, align 8
  %292 = call double @llvm.fmuladd.f64(double %283, double %290, double %291)
  store double %292, ptr %25, align 8
  br label %293

293:                                              ; preds = %270
  %294 = load i32, ptr %26, align 4
  %295 = add nsw i32 %294, 1
  store i32 %295, ptr %26, align 4
  br label %266, !llvm.loop !14

296:                                              ; preds = %266
  %297 = load double, ptr %25, align 8
  ret double %297
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #2

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

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

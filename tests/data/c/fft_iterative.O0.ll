; ModuleID = 'fft_iterative.c'
source_filename = "fft_iterative.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @fft_iterative(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 1, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %22

22:                                               ; preds = %88, %3
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %6, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %91

26:                                               ; preds = %22
  %27 = load i32, ptr %6, align 4
  %28 = ashr i32 %27, 1
  store i32 %28, ptr %9, align 4
  br label %29

29:                                               ; preds = %38, %26
  %30 = load i32, ptr %8, align 4
  %31 = load i32, ptr %9, align 4
  %32 = and i32 %30, %31
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %41

34:                                               ; preds = %29
  %35 = load i32, ptr %9, align 4
  %36 = load i32, ptr %8, align 4
  %37 = xor i32 %36, %35
  store i32 %37, ptr %8, align 4
  br label %38

38:                                               ; preds = %34
  %39 = load i32, ptr %9, align 4
  %40 = ashr i32 %39, 1
  store i32 %40, ptr %9, align 4
  br label %29, !llvm.loop !5

41:                                               ; preds = %29
  %42 = load i32, ptr %9, align 4
  %43 = load i32, ptr %8, align 4
  %44 = xor i32 %43, %42
  store i32 %44, ptr %8, align 4
  %45 = load i32, ptr %7, align 4
  %46 = load i32, ptr %8, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %87

48:                                               ; preds = %41
  %49 = load ptr, ptr %4, align 8
  %50 = load i32, ptr %7, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %49, i64 %51
  %53 = load double, ptr %52, align 8
  store double %53, ptr %10, align 8
  %54 = load ptr, ptr %4, align 8
  %55 = load i32, ptr %8, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = load ptr, ptr %4, align 8
  %60 = load i32, ptr %7, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  store double %58, ptr %62, align 8
  %63 = load double, ptr %10, align 8
  %64 = load ptr, ptr %4, align 8
  %65 = load i32, ptr %8, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %64, i64 %66
  store double %63, ptr %67, align 8
  %68 = load ptr, ptr %5, align 8
  %69 = load i32, ptr %7, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  %72 = load double, ptr %71, align 8
  store double %72, ptr %10, align 8
  %73 = load ptr, ptr %5, align 8
  %74 = load i32, ptr %8, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %73, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = load ptr, ptr %5, align 8
  %79 = load i32, ptr %7, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %78, i64 %80
  store double %77, ptr %81, align 8
  %82 = load double, ptr %10, align 8
  %83 = load ptr, ptr %5, align 8
  %84 = load i32, ptr %8, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  store double %82, ptr %86, align 8
  br label %87

87:                                               ; preds = %48, %41
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %7, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %7, align 4
  br label %22, !llvm.loop !7

91:                                               ; preds = %22
  store i32 2, ptr %11, align 4
  br label %92

92:                                               ; preds = %212, %91
  %93 = load i32, ptr %11, align 4
  %94 = load i32, ptr %6, align 4
  %95 = icmp sle i32 %93, %94
  br i1 %95, label %96, label %215

96:                                               ; preds = %92
  %97 = load i32, ptr %11, align 4
  %98 = sitofp i32 %97 to double
  %99 = fdiv double 0x401921FB54442D18, %98
  %100 = call double @cos(double noundef %99) #3
  store double %100, ptr %12, align 8
  %101 = load i32, ptr %11, align 4
  %102 = sitofp i32 %101 to double
  %103 = fdiv double 0x401921FB54442D18, %102
  %104 = call double @sin(double noundef %103) #3
  %105 = fneg double %104
  store double %105, ptr %13, align 8
  store i32 0, ptr %14, align 4
  br label %106

106:                                              ; preds = %207, %96
  %107 = load i32, ptr %14, align 4
  %108 = load i32, ptr %6, align 4
  %109 = icmp slt i32 %107, %108
  br i1 %109, label %110, label %211

110:                                              ; preds = %106
  store double 1.000000e+00, ptr %15, align 8
  store double 0.000000e+00, ptr %16, align 8
  %111 = load i32, ptr %14, align 4
  store i32 %111, ptr %17, align 4
  br label %112

112:                                              ; preds = %203, %110
  %113 = load i32, ptr %17, align 4
  %114 = load i32, ptr %14, align 4
  %115 = load i32, ptr %11, align 4
  %116 = sdiv i32 %115, 2
  %117 = add nsw i32 %114, %116
  %118 = icmp slt i32 %113, %117
  br i1 %118, label %119, label %206

119:                                              ; preds = %112
  %120 = load i32, ptr %17, align 4
  %121 = load i32, ptr %11, align 4
  %122 = sdiv i32 %121, 2
  %123 = add nsw i32 %120, %122
  store i32 %123, ptr %18, align 4
  %124 = load ptr, ptr %4, align 8
  %125 = load i32, ptr %18, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds double, ptr %124, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = load double, ptr %15, align 8
  %130 = load ptr, ptr %5, align 8
  %131 = load i32, ptr %18, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds double, ptr %130, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = load double, ptr %16, align 8
  %136 = fmul double %134, %135
  %137 = fneg double %136
  %138 = call double @llvm.fmuladd.f64(double %128, double %129, double %137)
  store double %138, ptr %19, align 8
  %139 = load ptr, ptr %4, align 8
  %140 = load i32, ptr %18, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr %139, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = load double, ptr %16, align 8
  %145 = load ptr, ptr %5, align 8
  %146 = load i32, ptr %18, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds double, ptr %145, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = load double, ptr %15, align 8
  %151 = fmul double %149, %150
  %152 = call double @llvm.fmuladd.f64(double %143, double %144, double %151)
  store double %152, ptr %20, align 8
  %153 = load ptr, ptr %4, align 8
  %154 = load i32, ptr %17, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds double, ptr %153, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = load double, ptr %19, align 8
  %159 = fsub double %157, %158
  %160 = load ptr, ptr %4, align 8
  %161 = load i32, ptr %18, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds double, ptr %160, i64 %162
  store double %159, ptr %163, align 8
  %164 = load ptr, ptr %5, align 8
  %165 = load i32, ptr %17, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds double, ptr %164, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = load double, ptr %20, align 8
  %170 = fsub double %168, %169
  %171 = load ptr, ptr %5, align 8
  %172 = load i32, ptr %18, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr %171, i64 %173
  store double %170, ptr %174, align 8
  %175 = load double, ptr %19, align 8
  %176 = load ptr, ptr %4, align 8
  %177 = load i32, ptr %17, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds double, ptr %176, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fadd double %180, %175
  store double %181, ptr %179, align 8
  %182 = load double, ptr %20, align 8
  %183 = load ptr, ptr %5, align 8
  %184 = load i32, ptr %17, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds double, ptr %183, i64 %185
  %187 = load double, ptr %186, align 8
  %188 = fadd double %187, %182
  store double %188, ptr %186, align 8
  %189 = load double, ptr %15, align 8
  %190 = load double, ptr %12, align 8
  %191 = load double, ptr %16, align 8
  %192 = load double, ptr %13, align 8
  %193 = fmul double %191, %192
  %194 = fneg double %193
  %195 = call double @llvm.fmuladd.f64(double %189, double %190, double %194)
  store double %195, ptr %21, align 8
  %196 = load double, ptr %15, align 8
  %197 = load double, ptr %13, align 8
  %198 = load double, ptr %16, align 8
  %199 = load double, ptr %12, align 8
  %200 = fmul double %198, %199
  %201 = call double @llvm.fmuladd.f64(double %196, double %197, double %200)
  store double %201, ptr %16, align 8
  %202 = load double, ptr %21, align 8
  store double %202, ptr %15, align 8
  br label %203

203:                                              ; preds = %119
  %204 = load i32, ptr %17, align 4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %17, align 4
  br label %112, !llvm.loop !8

206:                                              ; preds = %112
  br label %207

207:                                              ; preds = %206
  %208 = load i32, ptr %11, align 4
  %209 = load i32, ptr %14, align 4
  %210 = add nsw i32 %209, %208
  store i32 %210, ptr %14, align 4
  br label %106, !llvm.loop !9

211:                                              ; preds = %106
  br label %212

212:                                              ; preds = %211
  %213 = load i32, ptr %11, align 4
  %214 = shl i32 %213, 1
  store i32 %214, ptr %11, align 4
  br label %92, !llvm.loop !10

215:                                              ; preds = %92
  ret void
}

; Function Attrs: nounwind
declare double @cos(double noundef) #1

; Function Attrs: nounwind
declare double @sin(double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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

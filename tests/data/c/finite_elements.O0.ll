; ModuleID = 'finite_elements.c'
source_filename = "finite_elements.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @finite_elements(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca [3 x double], align 16
  %18 = alloca [3 x double], align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca double, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %27 = load ptr, ptr %10, align 8
  %28 = getelementptr inbounds i32, ptr %27, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = call noalias ptr @calloc(i64 noundef %30, i64 noundef 8) #5
  store ptr %31, ptr %13, align 8
  store double 0.000000e+00, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %32

32:                                               ; preds = %163, %6
  %33 = load i32, ptr %15, align 4
  %34 = load i32, ptr %9, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %166

36:                                               ; preds = %32
  %37 = load ptr, ptr %8, align 8
  %38 = load i32, ptr %15, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [3 x i32], ptr %37, i64 %39
  %41 = getelementptr inbounds [3 x i32], ptr %40, i64 0, i64 0
  store ptr %41, ptr %16, align 8
  store i32 0, ptr %19, align 4
  br label %42

42:                                               ; preds = %94, %36
  %43 = load i32, ptr %19, align 4
  %44 = icmp slt i32 %43, 3
  br i1 %44, label %45, label %97

45:                                               ; preds = %42
  %46 = load ptr, ptr %16, align 8
  %47 = load i32, ptr %19, align 4
  %48 = add nsw i32 %47, 1
  %49 = srem i32 %48, 3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %46, i64 %50
  %52 = load i32, ptr %51, align 4
  store i32 %52, ptr %20, align 4
  %53 = load ptr, ptr %16, align 8
  %54 = load i32, ptr %19, align 4
  %55 = add nsw i32 %54, 2
  %56 = srem i32 %55, 3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %53, i64 %57
  %59 = load i32, ptr %58, align 4
  store i32 %59, ptr %21, align 4
  %60 = load ptr, ptr %7, align 8
  %61 = load i32, ptr %20, align 4
  %62 = mul nsw i32 2, %61
  %63 = add nsw i32 %62, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %60, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = load ptr, ptr %7, align 8
  %68 = load i32, ptr %21, align 4
  %69 = mul nsw i32 2, %68
  %70 = add nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %67, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fsub double %66, %73
  %75 = load i32, ptr %19, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [3 x double], ptr %17, i64 0, i64 %76
  store double %74, ptr %77, align 8
  %78 = load ptr, ptr %7, align 8
  %79 = load i32, ptr %21, align 4
  %80 = mul nsw i32 2, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %78, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = load ptr, ptr %7, align 8
  %85 = load i32, ptr %20, align 4
  %86 = mul nsw i32 2, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %84, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fsub double %83, %89
  %91 = load i32, ptr %19, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [3 x double], ptr %18, i64 0, i64 %92
  store double %90, ptr %93, align 8
  br label %94

94:                                               ; preds = %45
  %95 = load i32, ptr %19, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %19, align 4
  br label %42, !llvm.loop !5

97:                                               ; preds = %42
  %98 = getelementptr inbounds [3 x double], ptr %18, i64 0, i64 2
  %99 = load double, ptr %98, align 16
  %100 = getelementptr inbounds [3 x double], ptr %17, i64 0, i64 1
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds [3 x double], ptr %18, i64 0, i64 1
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds [3 x double], ptr %17, i64 0, i64 2
  %105 = load double, ptr %104, align 16
  %106 = fmul double %103, %105
  %107 = fneg double %106
  %108 = call double @llvm.fmuladd.f64(double %99, double %101, double %107)
  %109 = fmul double 5.000000e-01, %108
  store double %109, ptr %22, align 8
  store i32 0, ptr %23, align 4
  br label %110

110:                                              ; preds = %159, %97
  %111 = load i32, ptr %23, align 4
  %112 = icmp slt i32 %111, 3
  br i1 %112, label %113, label %162

113:                                              ; preds = %110
  store i32 0, ptr %24, align 4
  br label %114

114:                                              ; preds = %155, %113
  %115 = load i32, ptr %24, align 4
  %116 = icmp slt i32 %115, 3
  br i1 %116, label %117, label %158

117:                                              ; preds = %114
  %118 = load i32, ptr %23, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [3 x double], ptr %17, i64 0, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = load i32, ptr %24, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [3 x double], ptr %17, i64 0, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = load i32, ptr %23, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [3 x double], ptr %18, i64 0, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = load i32, ptr %24, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [3 x double], ptr %18, i64 0, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = fmul double %129, %133
  %135 = call double @llvm.fmuladd.f64(double %121, double %125, double %134)
  %136 = load double, ptr %22, align 8
  %137 = fmul double 4.000000e+00, %136
  %138 = fdiv double %135, %137
  %139 = load ptr, ptr %13, align 8
  %140 = load ptr, ptr %10, align 8
  %141 = load ptr, ptr %11, align 8
  %142 = load ptr, ptr %16, align 8
  %143 = load i32, ptr %23, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %142, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = load ptr, ptr %16, align 8
  %148 = load i32, ptr %24, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, ptr %147, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = call ptr @entry(ptr noundef %139, ptr noundef %140, ptr noundef %141, i32 noundef %146, i32 noundef %151)
  %153 = load double, ptr %152, align 8
  %154 = fadd double %153, %138
  store double %154, ptr %152, align 8
  br label %155

155:                                              ; preds = %117
  %156 = load i32, ptr %24, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %24, align 4
  br label %114, !llvm.loop !7

158:                                              ; preds = %114
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %23, align 4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %23, align 4
  br label %110, !llvm.loop !8

162:                                              ; preds = %110
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %15, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %15, align 4
  br label %32, !llvm.loop !9

166:                                              ; preds = %32
  store i32 0, ptr %25, align 4
  br label %167

167:                                              ; preds = %213, %166
  %168 = load i32, ptr %25, align 4
  %169 = icmp slt i32 %168, 4
  br i1 %169, label %170, label %216

170:                                              ; preds = %167
  %171 = load ptr, ptr %10, align 8
  %172 = load i32, ptr %25, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i32, ptr %171, i64 %173
  %175 = load i32, ptr %174, align 4
  store i32 %175, ptr %26, align 4
  br label %176

176:                                              ; preds = %209, %170
  %177 = load i32, ptr %26, align 4
  %178 = load ptr, ptr %10, align 8
  %179 = load i32, ptr %25, align 4
  %180 = add nsw i32 %179, 1
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds i32, ptr %178, i64 %181
  %183 = load i32, ptr %182, align 4
  %184 = icmp slt i32 %177, %183
  br i1 %184, label %185, label %212

185:                                              ; preds = %176
  %186 = load ptr, ptr %12, align 8
  %187 = load i32, ptr %25, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds double, ptr %186, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = fmul double 5.000000e-01, %190
  %192 = load ptr, ptr %13, align 8
  %193 = load i32, ptr %26, align 4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds double, ptr %192, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = fmul double %191, %196
  %198 = load ptr, ptr %12, align 8
  %199 = load ptr, ptr %11, align 8
  %200 = load i32, ptr %26, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds i32, ptr %199, i64 %201
  %203 = load i32, ptr %202, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds double, ptr %198, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = load double, ptr %14, align 8
  %208 = call double @llvm.fmuladd.f64(double %197, double %206, double %207)
  store double %208, ptr %14, align 8
  br label %209

209:                                              ; preds = %185
  %210 = load i32, ptr %26, align 4
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr %26, align 4
  br label %176, !llvm.loop !10

212:                                              ; preds = %176
  br label %213

213:                                              ; preds = %212
  %214 = load i32, ptr %25, align 4
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %25, align 4
  br label %167, !llvm.loop !11

216:                                              ; preds = %167
  %217 = load ptr, ptr %13, align 8
  call void @free(ptr noundef %217) #6
  %218 = load double, ptr %14, align 8
  ret double %218
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @entry(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %12 = load ptr, ptr %7, align 8
  %13 = load i32, ptr %9, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4
  store i32 %16, ptr %11, align 4
  br label %17

17:                                               ; preds = %40, %5
  %18 = load i32, ptr %11, align 4
  %19 = load ptr, ptr %7, align 8
  %20 = load i32, ptr %9, align 4
  %21 = add nsw i32 %20, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %19, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %18, %24
  br i1 %25, label %26, label %43

26:                                               ; preds = %17
  %27 = load ptr, ptr %8, align 8
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %10, align 4
  %33 = icmp eq i32 %31, %32
  br i1 %33, label %34, label %39

34:                                               ; preds = %26
  %35 = load ptr, ptr %6, align 8
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  ret ptr %38

39:                                               ; preds = %26
  br label %40

40:                                               ; preds = %39
  %41 = load i32, ptr %11, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %11, align 4
  br label %17, !llvm.loop !12

43:                                               ; preds = %17
  call void @abort() #7
  unreachable
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @abort() #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0,1) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

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

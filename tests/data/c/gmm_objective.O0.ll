; ModuleID = 'gmm_objective.c'
source_filename = "gmm_objective.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @gmm_objective(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  %28 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %29 = load i32, ptr %13, align 4
  %30 = load i32, ptr %13, align 4
  %31 = add nsw i32 %30, 1
  %32 = mul nsw i32 %29, %31
  %33 = sdiv i32 %32, 2
  store i32 %33, ptr %15, align 4
  %34 = load i32, ptr %12, align 4
  %35 = sext i32 %34 to i64
  %36 = mul i64 %35, 8
  %37 = call noalias ptr @malloc(i64 noundef %36) #4
  store ptr %37, ptr %16, align 8
  %38 = load i32, ptr %13, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %39, 8
  %41 = call noalias ptr @malloc(i64 noundef %40) #4
  store ptr %41, ptr %17, align 8
  store double 0.000000e+00, ptr %18, align 8
  store i32 0, ptr %19, align 4
  br label %42

42:                                               ; preds = %181, %7
  %43 = load i32, ptr %19, align 4
  %44 = load i32, ptr %14, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %184

46:                                               ; preds = %42
  store i32 0, ptr %20, align 4
  br label %47

47:                                               ; preds = %172, %46
  %48 = load i32, ptr %20, align 4
  %49 = load i32, ptr %12, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %175

51:                                               ; preds = %47
  %52 = load ptr, ptr %10, align 8
  %53 = load i32, ptr %20, align 4
  %54 = load i32, ptr %15, align 4
  %55 = mul nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %52, i64 %56
  store ptr %57, ptr %21, align 8
  %58 = load ptr, ptr %21, align 8
  %59 = load i32, ptr %13, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  store ptr %61, ptr %22, align 8
  store double 0.000000e+00, ptr %23, align 8
  store double 0.000000e+00, ptr %24, align 8
  store i32 0, ptr %25, align 4
  br label %62

62:                                               ; preds = %104, %51
  %63 = load i32, ptr %25, align 4
  %64 = load i32, ptr %13, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %107

66:                                               ; preds = %62
  %67 = load ptr, ptr %21, align 8
  %68 = load i32, ptr %25, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = call double @exp(double noundef %71) #5
  %73 = load ptr, ptr %11, align 8
  %74 = load i32, ptr %19, align 4
  %75 = load i32, ptr %13, align 4
  %76 = mul nsw i32 %74, %75
  %77 = load i32, ptr %25, align 4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %73, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = load ptr, ptr %9, align 8
  %83 = load i32, ptr %20, align 4
  %84 = load i32, ptr %13, align 4
  %85 = mul nsw i32 %83, %84
  %86 = load i32, ptr %25, align 4
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %82, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fsub double %81, %90
  %92 = fmul double %72, %91
  %93 = load ptr, ptr %17, align 8
  %94 = load i32, ptr %25, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %93, i64 %95
  store double %92, ptr %96, align 8
  %97 = load ptr, ptr %21, align 8
  %98 = load i32, ptr %25, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %97, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = load double, ptr %24, align 8
  %103 = fadd double %102, %101
  store double %103, ptr %24, align 8
  br label %104

104:                                              ; preds = %66
  %105 = load i32, ptr %25, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %25, align 4
  br label %62, !llvm.loop !5

107:                                              ; preds = %62
  store i32 0, ptr %26, align 4
  br label %108

108:                                              ; preds = %155, %107
  %109 = load i32, ptr %26, align 4
  %110 = load i32, ptr %13, align 4
  %111 = icmp slt i32 %109, %110
  br i1 %111, label %112, label %158

112:                                              ; preds = %108
  %113 = load ptr, ptr %17, align 8
  %114 = load i32, ptr %26, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds double, ptr %113, i64 %115
  %117 = load double, ptr %116, align 8
  store double %117, ptr %27, align 8
  store i32 0, ptr %28, align 4
  br label %118

118:                                              ; preds = %147, %112
  %119 = load i32, ptr %28, align 4
  %120 = load i32, ptr %26, align 4
  %121 = icmp slt i32 %119, %120
  br i1 %121, label %122, label %150

122:                                              ; preds = %118
  %123 = load ptr, ptr %22, align 8
  %124 = getelementptr inbounds nuw double, ptr %123, i32 1
  store ptr %124, ptr %22, align 8
  %125 = load double, ptr %123, align 8
  %126 = load ptr, ptr %11, align 8
  %127 = load i32, ptr %19, align 4
  %128 = load i32, ptr %13, align 4
  %129 = mul nsw i32 %127, %128
  %130 = load i32, ptr %28, align 4
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds double, ptr %126, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = load ptr, ptr %9, align 8
  %136 = load i32, ptr %20, align 4
  %137 = load i32, ptr %13, align 4
  %138 = mul nsw i32 %136, %137
  %139 = load i32, ptr %28, align 4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr %135, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = fsub double %134, %143
  %145 = load double, ptr %27, align 8
  %146 = call double @llvm.fmuladd.f64(double %125, double %144, double %145)
  store double %146, ptr %27, align 8
  br label %147

147:                                              ; preds = %122
  %148 = load i32, ptr %28, align 4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr %28, align 4
  br label %118, !llvm.loop !7

150:                                              ; preds = %118
  %151 = load double, ptr %27, align 8
  %152 = load double, ptr %27, align 8
  %153 = load double, ptr %23, align 8
  %154 = call double @llvm.fmuladd.f64(double %151, double %152, double %153)
  store double %154, ptr %23, align 8
  br label %155

155:                                              ; preds = %150
  %156 = load i32, ptr %26, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %26, align 4
  br label %108, !llvm.loop !8

158:                                              ; preds = %108
  %159 = load ptr, ptr %8, align 8
  %160 = load i32, ptr %20, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds double, ptr %159, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = load double, ptr %24, align 8
  %165 = fadd double %163, %164
  %166 = load double, ptr %23, align 8
  %167 = call double @llvm.fmuladd.f64(double -5.000000e-01, double %166, double %165)
  %168 = load ptr, ptr %16, align 8
  %169 = load i32, ptr %20, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds double, ptr %168, i64 %170
  store double %167, ptr %171, align 8
  br label %172

172:                                              ; preds = %158
  %173 = load i32, ptr %20, align 4
  %174 = add nsw i32 %173, 1
  store i32 %174, ptr %20, align 4
  br label %47, !llvm.loop !9

175:                                              ; preds = %47
  %176 = load ptr, ptr %16, align 8
  %177 = load i32, ptr %12, align 4
  %178 = call double @logsum(ptr noundef %176, i32 noundef %177)
  %179 = load double, ptr %18, align 8
  %180 = fadd double %179, %178
  store double %180, ptr %18, align 8
  br label %181

181:                                              ; preds = %175
  %182 = load i32, ptr %19, align 4
  %183 = add nsw i32 %182, 1
  store i32 %183, ptr %19, align 4
  br label %42, !llvm.loop !10

184:                                              ; preds = %42
  %185 = load i32, ptr %14, align 4
  %186 = sitofp i32 %185 to double
  %187 = load ptr, ptr %8, align 8
  %188 = load i32, ptr %12, align 4
  %189 = call double @logsum(ptr noundef %187, i32 noundef %188)
  %190 = load double, ptr %18, align 8
  %191 = fneg double %186
  %192 = call double @llvm.fmuladd.f64(double %191, double %189, double %190)
  store double %192, ptr %18, align 8
  %193 = load ptr, ptr %17, align 8
  call void @free(ptr noundef %193) #5
  %194 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %194) #5
  %195 = load double, ptr %18, align 8
  ret double %195
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare double @exp(double noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal double @logsum(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds double, ptr %9, i64 0
  %11 = load double, ptr %10, align 8
  store double %11, ptr %5, align 8
  store double 0.000000e+00, ptr %6, align 8
  store i32 1, ptr %7, align 4
  br label %12

12:                                               ; preds = %31, %2
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %4, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %34

16:                                               ; preds = %12
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = load double, ptr %5, align 8
  %23 = fcmp ogt double %21, %22
  br i1 %23, label %24, label %30

24:                                               ; preds = %16
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  %29 = load double, ptr %28, align 8
  store double %29, ptr %5, align 8
  br label %30

30:                                               ; preds = %24, %16
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %7, align 4
  br label %12, !llvm.loop !11

34:                                               ; preds = %12
  store i32 0, ptr %8, align 4
  br label %35

35:                                               ; preds = %50, %34
  %36 = load i32, ptr %8, align 4
  %37 = load i32, ptr %4, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %53

39:                                               ; preds = %35
  %40 = load ptr, ptr %3, align 8
  %41 = load i32, ptr %8, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load double, ptr %5, align 8
  %46 = fsub double %44, %45
  %47 = call double @exp(double noundef %46) #5
  %48 = load double, ptr %6, align 8
  %49 = fadd double %48, %47
  store double %49, ptr %6, align 8
  br label %50

50:                                               ; preds = %39
  %51 = load i32, ptr %8, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %8, align 4
  br label %35, !llvm.loop !12

53:                                               ; preds = %35
  %54 = load double, ptr %5, align 8
  %55 = load double, ptr %6, align 8
  %56 = call double @log(double noundef %55) #5
  %57 = fadd double %54, %56
  ret double %57
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind
declare double @log(double noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind allocsize(0) }
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
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}

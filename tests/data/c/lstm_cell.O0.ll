; ModuleID = 'lstm_cell.c'
source_filename = "lstm_cell.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @lstm_cell(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca [4 x double], align 16
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  store double 0.000000e+00, ptr %15, align 8
  store i32 0, ptr %16, align 4
  br label %23

23:                                               ; preds = %137, %7
  %24 = load i32, ptr %16, align 4
  %25 = load i32, ptr %13, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %140

27:                                               ; preds = %23
  store i32 0, ptr %17, align 4
  br label %28

28:                                               ; preds = %133, %27
  %29 = load i32, ptr %17, align 4
  %30 = load i32, ptr %14, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %136

32:                                               ; preds = %28
  store i32 0, ptr %19, align 4
  br label %33

33:                                               ; preds = %80, %32
  %34 = load i32, ptr %19, align 4
  %35 = icmp slt i32 %34, 4
  br i1 %35, label %36, label %83

36:                                               ; preds = %33
  %37 = load ptr, ptr %8, align 8
  %38 = load i32, ptr %19, align 4
  %39 = load i32, ptr %14, align 4
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %17, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %37, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = load i32, ptr %19, align 4
  %47 = and i32 %46, 1
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %55

49:                                               ; preds = %36
  %50 = load ptr, ptr %10, align 8
  %51 = load i32, ptr %17, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load double, ptr %53, align 8
  br label %65

55:                                               ; preds = %36
  %56 = load ptr, ptr %12, align 8
  %57 = load i32, ptr %16, align 4
  %58 = load i32, ptr %14, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %17, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %56, i64 %62
  %64 = load double, ptr %63, align 8
  br label %65

65:                                               ; preds = %55, %49
  %66 = phi double [ %54, %49 ], [ %64, %55 ]
  %67 = load ptr, ptr %9, align 8
  %68 = load i32, ptr %19, align 4
  %69 = load i32, ptr %14, align 4
  %70 = mul nsw i32 %68, %69
  %71 = load i32, ptr %17, align 4
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %67, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = call double @llvm.fmuladd.f64(double %45, double %66, double %75)
  %77 = load i32, ptr %19, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x double], ptr %18, i64 0, i64 %78
  store double %76, ptr %79, align 8
  br label %80

80:                                               ; preds = %65
  %81 = load i32, ptr %19, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %19, align 4
  br label %33, !llvm.loop !5

83:                                               ; preds = %33
  %84 = getelementptr inbounds [4 x double], ptr %18, i64 0, i64 0
  %85 = load double, ptr %84, align 16
  %86 = call double @sigmoid(double noundef %85)
  store double %86, ptr %20, align 8
  %87 = getelementptr inbounds [4 x double], ptr %18, i64 0, i64 1
  %88 = load double, ptr %87, align 8
  %89 = call double @sigmoid(double noundef %88)
  store double %89, ptr %21, align 8
  %90 = getelementptr inbounds [4 x double], ptr %18, i64 0, i64 2
  %91 = load double, ptr %90, align 16
  %92 = call double @sigmoid(double noundef %91)
  store double %92, ptr %22, align 8
  %93 = load double, ptr %20, align 8
  %94 = load ptr, ptr %11, align 8
  %95 = load i32, ptr %17, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds double, ptr %94, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = load double, ptr %21, align 8
  %100 = getelementptr inbounds [4 x double], ptr %18, i64 0, i64 3
  %101 = load double, ptr %100, align 8
  %102 = call double @tanh(double noundef %101) #3
  %103 = fmul double %99, %102
  %104 = call double @llvm.fmuladd.f64(double %93, double %98, double %103)
  %105 = load ptr, ptr %11, align 8
  %106 = load i32, ptr %17, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %105, i64 %107
  store double %104, ptr %108, align 8
  %109 = load double, ptr %22, align 8
  %110 = load ptr, ptr %11, align 8
  %111 = load i32, ptr %17, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds double, ptr %110, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = call double @tanh(double noundef %114) #3
  %116 = fmul double %109, %115
  %117 = load ptr, ptr %10, align 8
  %118 = load i32, ptr %17, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds double, ptr %117, i64 %119
  store double %116, ptr %120, align 8
  %121 = load ptr, ptr %10, align 8
  %122 = load i32, ptr %17, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %121, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = load ptr, ptr %10, align 8
  %127 = load i32, ptr %17, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds double, ptr %126, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load double, ptr %15, align 8
  %132 = call double @llvm.fmuladd.f64(double %125, double %130, double %131)
  store double %132, ptr %15, align 8
  br label %133

133:                                              ; preds = %83
  %134 = load i32, ptr %17, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %17, align 4
  br label %28, !llvm.loop !7

136:                                              ; preds = %28
  br label %137

137:                                              ; preds = %136
  %138 = load i32, ptr %16, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %16, align 4
  br label %23, !llvm.loop !8

140:                                              ; preds = %23
  %141 = load double, ptr %15, align 8
  ret double %141
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @sigmoid(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = fneg double %3
  %5 = call double @exp(double noundef %4) #3
  %6 = fadd double 1.000000e+00, %5
  %7 = fdiv double 1.000000e+00, %6
  ret double %7
}

; Function Attrs: nounwind
declare double @tanh(double noundef) #2

; Function Attrs: nounwind
declare double @exp(double noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

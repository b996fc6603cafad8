; ModuleID = 'rk4.c'
source_filename = "rk4.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @rk4(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca [2 x double], align 16
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 0
  %13 = load double, ptr %12, align 8
  store double %13, ptr %9, align 8
  %14 = getelementptr inbounds double, ptr %9, i64 1
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 1
  %17 = load double, ptr %16, align 8
  store double %17, ptr %14, align 8
  store i32 0, ptr %10, align 4
  br label %18

18:                                               ; preds = %29, %4
  %19 = load i32, ptr %10, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %32

22:                                               ; preds = %18
  %23 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 0
  %24 = load ptr, ptr %6, align 8
  %25 = load double, ptr %7, align 8
  %26 = load i32, ptr %8, align 4
  %27 = sitofp i32 %26 to double
  %28 = fdiv double %25, %27
  call void @step(ptr noundef %23, ptr noundef %24, double noundef %28)
  br label %29

29:                                               ; preds = %22
  %30 = load i32, ptr %10, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %10, align 4
  br label %18, !llvm.loop !5

32:                                               ; preds = %18
  %33 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 0
  %34 = load double, ptr %33, align 16
  %35 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 1
  %36 = load double, ptr %35, align 8
  %37 = fmul double %34, %36
  ret double %37
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @step(ptr noundef %0, ptr noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca [2 x double], align 16
  %8 = alloca [2 x double], align 16
  %9 = alloca [2 x double], align 16
  %10 = alloca [2 x double], align 16
  %11 = alloca [2 x double], align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  call void @rhs(ptr noundef %16, ptr noundef %17, ptr noundef %18)
  store i32 0, ptr %12, align 4
  br label %19

19:                                               ; preds = %38, %3
  %20 = load i32, ptr %12, align 4
  %21 = icmp slt i32 %20, 2
  br i1 %21, label %22, label %41

22:                                               ; preds = %19
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %12, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = load double, ptr %6, align 8
  %29 = fmul double 5.000000e-01, %28
  %30 = load i32, ptr %12, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = call double @llvm.fmuladd.f64(double %29, double %33, double %27)
  %35 = load i32, ptr %12, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 %36
  store double %34, ptr %37, align 8
  br label %38

38:                                               ; preds = %22
  %39 = load i32, ptr %12, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %12, align 4
  br label %19, !llvm.loop !7

41:                                               ; preds = %19
  %42 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 0
  %43 = load ptr, ptr %5, align 8
  %44 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  call void @rhs(ptr noundef %42, ptr noundef %43, ptr noundef %44)
  store i32 0, ptr %13, align 4
  br label %45

45:                                               ; preds = %64, %41
  %46 = load i32, ptr %13, align 4
  %47 = icmp slt i32 %46, 2
  br i1 %47, label %48, label %67

48:                                               ; preds = %45
  %49 = load ptr, ptr %4, align 8
  %50 = load i32, ptr %13, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %49, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = load double, ptr %6, align 8
  %55 = fmul double 5.000000e-01, %54
  %56 = load i32, ptr %13, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = call double @llvm.fmuladd.f64(double %55, double %59, double %53)
  %61 = load i32, ptr %13, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 %62
  store double %60, ptr %63, align 8
  br label %64

64:                                               ; preds = %48
  %65 = load i32, ptr %13, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %13, align 4
  br label %45, !llvm.loop !8

67:                                               ; preds = %45
  %68 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 0
  %69 = load ptr, ptr %5, align 8
  %70 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 0
  call void @rhs(ptr noundef %68, ptr noundef %69, ptr noundef %70)
  store i32 0, ptr %14, align 4
  br label %71

71:                                               ; preds = %89, %67
  %72 = load i32, ptr %14, align 4
  %73 = icmp slt i32 %72, 2
  br i1 %73, label %74, label %92

74:                                               ; preds = %71
  %75 = load ptr, ptr %4, align 8
  %76 = load i32, ptr %14, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %75, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = load double, ptr %6, align 8
  %81 = load i32, ptr %14, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = call double @llvm.fmuladd.f64(double %80, double %84, double %79)
  %86 = load i32, ptr %14, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 %87
  store double %85, ptr %88, align 8
  br label %89

89:                                               ; preds = %74
  %90 = load i32, ptr %14, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %14, align 4
  br label %71, !llvm.loop !9

92:                                               ; preds = %71
  %93 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 0
  %94 = load ptr, ptr %5, align 8
  %95 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 0
  call void @rhs(ptr noundef %93, ptr noundef %94, ptr noundef %95)
  store i32 0, ptr %15, align 4
  br label %96

96:                                               ; preds = %127, %92
  %97 = load i32, ptr %15, align 4
  %98 = icmp slt i32 %97, 2
  br i1 %98, label %99, label %130

99:                                               ; preds = %96
  %100 = load double, ptr %6, align 8
  %101 = fdiv double %100, 6.000000e+00
  %102 = load i32, ptr %15, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = load i32, ptr %15, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = call double @llvm.fmuladd.f64(double 2.000000e+00, double %109, double %105)
  %111 = load i32, ptr %15, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = call double @llvm.fmuladd.f64(double 2.000000e+00, double %114, double %110)
  %116 = load i32, ptr %15, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = fadd double %115, %119
  %121 = load ptr, ptr %4, align 8
  %122 = load i32, ptr %15, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %121, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = call double @llvm.fmuladd.f64(double %101, double %120, double %125)
  store double %126, ptr %124, align 8
  br label %127

127:                                              ; preds = %99
  %128 = load i32, ptr %15, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %15, align 4
  br label %96, !llvm.loop !10

130:                                              ; preds = %96
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @rhs(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr inbounds double, ptr %7, i64 0
  %9 = load double, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds double, ptr %10, i64 0
  %12 = load double, ptr %11, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds double, ptr %13, i64 1
  %15 = load double, ptr %14, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds double, ptr %16, i64 0
  %18 = load double, ptr %17, align 8
  %19 = fmul double %15, %18
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds double, ptr %20, i64 1
  %22 = load double, ptr %21, align 8
  %23 = fmul double %19, %22
  %24 = fneg double %23
  %25 = call double @llvm.fmuladd.f64(double %9, double %12, double %24)
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds double, ptr %26, i64 0
  store double %25, ptr %27, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds double, ptr %28, i64 2
  %30 = load double, ptr %29, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 0
  %33 = load double, ptr %32, align 8
  %34 = fmul double %30, %33
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 1
  %37 = load double, ptr %36, align 8
  %38 = load ptr, ptr %5, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 3
  %40 = load double, ptr %39, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 1
  %43 = load double, ptr %42, align 8
  %44 = fmul double %40, %43
  %45 = fneg double %44
  %46 = call double @llvm.fmuladd.f64(double %34, double %37, double %45)
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds double, ptr %47, i64 1
  store double %46, ptr %48, align 8
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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

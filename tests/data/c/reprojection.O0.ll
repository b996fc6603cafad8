; ModuleID = 'reprojection.c'
source_filename = "reprojection.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reprojection(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca [3 x double], align 16
  %12 = alloca [3 x double], align 16
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store double %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  store i32 0, ptr %13, align 4
  br label %18

18:                                               ; preds = %37, %5
  %19 = load i32, ptr %13, align 4
  %20 = icmp slt i32 %19, 3
  br i1 %20, label %21, label %40

21:                                               ; preds = %18
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %13, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %13, align 4
  %29 = add nsw i32 3, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %27, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fsub double %26, %32
  %34 = load i32, ptr %13, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 %35
  store double %33, ptr %36, align 8
  br label %37

37:                                               ; preds = %21
  %38 = load i32, ptr %13, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %13, align 4
  br label %18, !llvm.loop !5

40:                                               ; preds = %18
  %41 = load ptr, ptr %6, align 8
  %42 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 0
  %43 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 0
  call void @rotate(ptr noundef %41, ptr noundef %42, ptr noundef %43)
  %44 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 0
  %45 = load double, ptr %44, align 16
  %46 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 2
  %47 = load double, ptr %46, align 16
  %48 = fdiv double %45, %47
  store double %48, ptr %14, align 8
  %49 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 1
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 2
  %52 = load double, ptr %51, align 16
  %53 = fdiv double %50, %52
  store double %53, ptr %15, align 8
  %54 = load double, ptr %14, align 8
  %55 = load double, ptr %14, align 8
  %56 = load double, ptr %15, align 8
  %57 = load double, ptr %15, align 8
  %58 = fmul double %56, %57
  %59 = call double @llvm.fmuladd.f64(double %54, double %55, double %58)
  store double %59, ptr %16, align 8
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 6
  %62 = load double, ptr %61, align 8
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds double, ptr %63, i64 9
  %65 = load double, ptr %64, align 8
  %66 = load double, ptr %16, align 8
  %67 = call double @llvm.fmuladd.f64(double %65, double %66, double 1.000000e+00)
  %68 = load ptr, ptr %6, align 8
  %69 = getelementptr inbounds double, ptr %68, i64 10
  %70 = load double, ptr %69, align 8
  %71 = load double, ptr %16, align 8
  %72 = fmul double %70, %71
  %73 = load double, ptr %16, align 8
  %74 = call double @llvm.fmuladd.f64(double %72, double %73, double %67)
  %75 = fmul double %62, %74
  store double %75, ptr %17, align 8
  %76 = load double, ptr %8, align 8
  %77 = load double, ptr %14, align 8
  %78 = load double, ptr %17, align 8
  %79 = load ptr, ptr %6, align 8
  %80 = getelementptr inbounds double, ptr %79, i64 7
  %81 = load double, ptr %80, align 8
  %82 = call double @llvm.fmuladd.f64(double %77, double %78, double %81)
  %83 = load ptr, ptr %9, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 0
  %85 = load double, ptr %84, align 8
  %86 = fsub double %82, %85
  %87 = fmul double %76, %86
  %88 = load ptr, ptr %10, align 8
  %89 = getelementptr inbounds double, ptr %88, i64 0
  store double %87, ptr %89, align 8
  %90 = load double, ptr %8, align 8
  %91 = load double, ptr %15, align 8
  %92 = load double, ptr %17, align 8
  %93 = load ptr, ptr %6, align 8
  %94 = getelementptr inbounds double, ptr %93, i64 8
  %95 = load double, ptr %94, align 8
  %96 = call double @llvm.fmuladd.f64(double %91, double %92, double %95)
  %97 = load ptr, ptr %9, align 8
  %98 = getelementptr inbounds double, ptr %97, i64 1
  %99 = load double, ptr %98, align 8
  %100 = fsub double %96, %99
  %101 = fmul double %90, %100
  %102 = load ptr, ptr %10, align 8
  %103 = getelementptr inbounds double, ptr %102, i64 1
  store double %101, ptr %103, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @rotate(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca [3 x double], align 16
  %13 = alloca [3 x double], align 16
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %17 = load ptr, ptr %4, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = call double @dot(ptr noundef %17, ptr noundef %18)
  store double %19, ptr %7, align 8
  %20 = load double, ptr %7, align 8
  %21 = fcmp oeq double %20, 0.000000e+00
  br i1 %21, label %22, label %45

22:                                               ; preds = %3
  %23 = load ptr, ptr %4, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = load ptr, ptr %6, align 8
  call void @cross(ptr noundef %23, ptr noundef %24, ptr noundef %25)
  store i32 0, ptr %8, align 4
  br label %26

26:                                               ; preds = %41, %22
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %27, 3
  br i1 %28, label %29, label %44

29:                                               ; preds = %26
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = load ptr, ptr %6, align 8
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fadd double %39, %34
  store double %40, ptr %38, align 8
  br label %41

41:                                               ; preds = %29
  %42 = load i32, ptr %8, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %8, align 4
  br label %26, !llvm.loop !7

44:                                               ; preds = %26
  br label %109

45:                                               ; preds = %3
  %46 = load double, ptr %7, align 8
  %47 = call double @sqrt(double noundef %46) #3
  store double %47, ptr %9, align 8
  %48 = load double, ptr %9, align 8
  %49 = call double @cos(double noundef %48) #3
  store double %49, ptr %10, align 8
  %50 = load double, ptr %9, align 8
  %51 = call double @sin(double noundef %50) #3
  store double %51, ptr %11, align 8
  store i32 0, ptr %14, align 4
  br label %52

52:                                               ; preds = %66, %45
  %53 = load i32, ptr %14, align 4
  %54 = icmp slt i32 %53, 3
  br i1 %54, label %55, label %69

55:                                               ; preds = %52
  %56 = load ptr, ptr %4, align 8
  %57 = load i32, ptr %14, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = load double, ptr %9, align 8
  %62 = fdiv double %60, %61
  %63 = load i32, ptr %14, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 %64
  store double %62, ptr %65, align 8
  br label %66

66:                                               ; preds = %55
  %67 = load i32, ptr %14, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %14, align 4
  br label %52, !llvm.loop !8

69:                                               ; preds = %52
  %70 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 0
  %71 = load ptr, ptr %5, align 8
  %72 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 0
  call void @cross(ptr noundef %70, ptr noundef %71, ptr noundef %72)
  %73 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 0
  %74 = load ptr, ptr %5, align 8
  %75 = call double @dot(ptr noundef %73, ptr noundef %74)
  %76 = load double, ptr %10, align 8
  %77 = fsub double 1.000000e+00, %76
  %78 = fmul double %75, %77
  store double %78, ptr %15, align 8
  store i32 0, ptr %16, align 4
  br label %79

79:                                               ; preds = %106, %69
  %80 = load i32, ptr %16, align 4
  %81 = icmp slt i32 %80, 3
  br i1 %81, label %82, label %109

82:                                               ; preds = %79
  %83 = load ptr, ptr %5, align 8
  %84 = load i32, ptr %16, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = load double, ptr %10, align 8
  %89 = load i32, ptr %16, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = load double, ptr %11, align 8
  %94 = fmul double %92, %93
  %95 = call double @llvm.fmuladd.f64(double %87, double %88, double %94)
  %96 = load i32, ptr %16, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = load double, ptr %15, align 8
  %101 = call double @llvm.fmuladd.f64(double %99, double %100, double %95)
  %102 = load ptr, ptr %6, align 8
  %103 = load i32, ptr %16, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %102, i64 %104
  store double %101, ptr %105, align 8
  br label %106

106:                                              ; preds = %82
  %107 = load i32, ptr %16, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %16, align 4
  br label %79, !llvm.loop !9

109:                                              ; preds = %44, %79
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @dot(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds double, ptr %5, i64 0
  %7 = load double, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds double, ptr %8, i64 0
  %10 = load double, ptr %9, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 1
  %13 = load double, ptr %12, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds double, ptr %14, i64 1
  %16 = load double, ptr %15, align 8
  %17 = fmul double %13, %16
  %18 = call double @llvm.fmuladd.f64(double %7, double %10, double %17)
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 2
  %21 = load double, ptr %20, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds double, ptr %22, i64 2
  %24 = load double, ptr %23, align 8
  %25 = call double @llvm.fmuladd.f64(double %21, double %24, double %18)
  ret double %25
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @cross(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds double, ptr %7, i64 1
  %9 = load double, ptr %8, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds double, ptr %10, i64 2
  %12 = load double, ptr %11, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds double, ptr %13, i64 2
  %15 = load double, ptr %14, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds double, ptr %16, i64 1
  %18 = load double, ptr %17, align 8
  %19 = fmul double %15, %18
  %20 = fneg double %19
  %21 = call double @llvm.fmuladd.f64(double %9, double %12, double %20)
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds double, ptr %22, i64 0
  store double %21, ptr %23, align 8
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 2
  %26 = load double, ptr %25, align 8
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds double, ptr %27, i64 0
  %29 = load double, ptr %28, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds double, ptr %30, i64 0
  %32 = load double, ptr %31, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 2
  %35 = load double, ptr %34, align 8
  %36 = fmul double %32, %35
  %37 = fneg double %36
  %38 = call double @llvm.fmuladd.f64(double %26, double %29, double %37)
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds double, ptr %39, i64 1
  store double %38, ptr %40, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 0
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %5, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 1
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds double, ptr %47, i64 1
  %49 = load double, ptr %48, align 8
  %50 = load ptr, ptr %5, align 8
  %51 = getelementptr inbounds double, ptr %50, i64 0
  %52 = load double, ptr %51, align 8
  %53 = fmul double %49, %52
  %54 = fneg double %53
  %55 = call double @llvm.fmuladd.f64(double %43, double %46, double %54)
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr inbounds double, ptr %56, i64 2
  store double %55, ptr %57, align 8
  ret void
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

; Function Attrs: nounwind
declare double @cos(double noundef) #2

; Function Attrs: nounwind
declare double @sin(double noundef) #2

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
!9 = distinct !{!9, !6}

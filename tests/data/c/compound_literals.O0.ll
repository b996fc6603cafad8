; ModuleID = 'compound_literals.c'
source_filename = "compound_literals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @compound_literals(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca [3 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca [3 x ptr], align 8
  %10 = alloca [4 x double], align 8
  %11 = alloca [3 x i32], align 4
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %12 = load double, ptr %3, align 8
  store double %12, ptr %5, align 8
  %13 = getelementptr inbounds double, ptr %5, i64 1
  store double 0.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds double, ptr %5, i64 2
  %15 = load double, ptr %3, align 8
  %16 = load double, ptr %4, align 8
  %17 = fmul double %15, %16
  store double %17, ptr %14, align 8
  %18 = load double, ptr %4, align 8
  store double %18, ptr %6, align 8
  %19 = getelementptr inbounds double, ptr %6, i64 1
  %20 = getelementptr inbounds double, ptr %6, i64 2
  br label %21

21:                                               ; preds = %21, %2
  %22 = phi ptr [ %19, %2 ], [ %23, %21 ]
  store double 0.000000e+00, ptr %22, align 8
  %23 = getelementptr inbounds double, ptr %22, i64 1
  %24 = icmp eq ptr %23, %20
  br i1 %24, label %25, label %21

25:                                               ; preds = %21
  store i32 0, ptr %7, align 4
  %26 = load i32, ptr %7, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %7, align 4
  %28 = load double, ptr %3, align 8
  %29 = load double, ptr %4, align 8
  %30 = fadd double %28, %29
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %32
  store double %30, ptr %33, align 8
  %34 = load i32, ptr %7, align 4
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %36
  %38 = load double, ptr %37, align 8
  store double %38, ptr %8, align 8
  %39 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 0
  store ptr %39, ptr %9, align 8
  %40 = getelementptr inbounds ptr, ptr %9, i64 1
  %41 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  store ptr %41, ptr %40, align 8
  %42 = getelementptr inbounds ptr, ptr %9, i64 2
  %43 = load double, ptr %8, align 8
  store double %43, ptr %10, align 8
  %44 = getelementptr inbounds double, ptr %10, i64 1
  %45 = load double, ptr %3, align 8
  store double %45, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %10, i64 2
  store double 2.000000e+00, ptr %46, align 8
  %47 = getelementptr inbounds double, ptr %10, i64 3
  %48 = load double, ptr %4, align 8
  store double %48, ptr %47, align 8
  %49 = getelementptr inbounds [4 x double], ptr %10, i64 0, i64 0
  store ptr %49, ptr %42, align 8
  %50 = getelementptr inbounds [3 x ptr], ptr %9, i64 0, i64 0
  store i32 3, ptr %11, align 4
  %51 = getelementptr inbounds i32, ptr %11, i64 1
  store i32 2, ptr %51, align 4
  %52 = getelementptr inbounds i32, ptr %11, i64 2
  store i32 4, ptr %52, align 4
  %53 = getelementptr inbounds [3 x i32], ptr %11, i64 0, i64 0
  %54 = call double @inner(ptr noundef %50, ptr noundef %53, i32 noundef 3)
  ret double %54
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @inner(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store double 0.000000e+00, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %10

10:                                               ; preds = %55, %3
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %58

14:                                               ; preds = %10
  store i32 0, ptr %9, align 4
  br label %15

15:                                               ; preds = %51, %14
  %16 = load i32, ptr %9, align 4
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = icmp slt i32 %16, %21
  br i1 %22, label %23, label %54

23:                                               ; preds = %15
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %8, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds ptr, ptr %24, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %28, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %6, align 4
  %35 = sub nsw i32 %34, 1
  %36 = load i32, ptr %8, align 4
  %37 = sub nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds ptr, ptr %33, i64 %38
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %40, i64 0
  %42 = load double, ptr %41, align 8
  %43 = fmul double %32, %42
  %44 = load i32, ptr %8, align 4
  %45 = load i32, ptr %9, align 4
  %46 = add nsw i32 %44, %45
  %47 = add nsw i32 %46, 1
  %48 = sitofp i32 %47 to double
  %49 = load double, ptr %7, align 8
  %50 = call double @llvm.fmuladd.f64(double %43, double %48, double %49)
  store double %50, ptr %7, align 8
  br label %51

51:                                               ; preds = %23
  %52 = load i32, ptr %9, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %9, align 4
  br label %15, !llvm.loop !5

54:                                               ; preds = %15
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %8, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %8, align 4
  br label %10, !llvm.loop !7

58:                                               ; preds = %10
  %59 = load double, ptr %7, align 8
  ret double %59
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

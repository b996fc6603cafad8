source_filename = "descent.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@enzyme_dup = dso_local global i32 0, align 4
@enzyme_const = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [16 x i8] c"%.6f %.6f %.6f\0A\00", align 1

define dso_local double @loss(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store double 0.000000e+00, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %12

12:                                               ; preds = %39, %4
  %13 = load i32, ptr %10, align 4
  %14 = load i32, ptr %8, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %42

16:                                               ; preds = %12
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 0
  %19 = load double, ptr %18, align 8
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds double, ptr %20, i64 1
  %22 = load double, ptr %21, align 8
  %23 = load ptr, ptr %6, align 8
  %24 = load i32, ptr %10, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = call double @llvm.fmuladd.f64(double %22, double %27, double %19)
  %29 = load ptr, ptr %7, align 8
  %30 = load i32, ptr %10, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %29, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fsub double %28, %33
  store double %34, ptr %11, align 8
  %35 = load double, ptr %11, align 8
  %36 = load double, ptr %11, align 8
  %37 = load double, ptr %9, align 8
  %38 = call double @llvm.fmuladd.f64(double %35, double %36, double %37)
  store double %38, ptr %9, align 8
  br label %39

39:                                               ; preds = %16
  %40 = load i32, ptr %10, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %10, align 4
  br label %12, !llvm.loop !6

42:                                               ; preds = %12
  %43 = load double, ptr %9, align 8
  %44 = load i32, ptr %8, align 4
  %45 = sitofp i32 %44 to double
  %46 = fdiv double %43, %45
  ret double %46
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x double], align 16
  %3 = alloca [6 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [2 x double], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %4, i8 0, i64 16, i1 false)
  store i32 0, ptr %5, align 4
  br label %8

8:                                                ; preds = %26, %0
  %9 = load i32, ptr %5, align 4
  %10 = icmp slt i32 %9, 6
  br i1 %10, label %11, label %29

11:                                               ; preds = %8
  %12 = load i32, ptr %5, align 4
  %13 = sitofp i32 %12 to double
  %14 = fdiv double %13, 2.000000e+00
  %15 = load i32, ptr %5, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %16
  store double %14, ptr %17, align 8
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = call double @llvm.fmuladd.f64(double -3.000000e+00, double %21, double 1.000000e+00)
  %23 = load i32, ptr %5, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [6 x double], ptr %3, i64 0, i64 %24
  store double %22, ptr %25, align 8
  br label %26

26:                                               ; preds = %11
  %27 = load i32, ptr %5, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %5, align 4
  br label %8, !llvm.loop !8

29:                                               ; preds = %8
  store i32 0, ptr %6, align 4
  br label %30

30:                                               ; preds = %51, %29
  %31 = load i32, ptr %6, align 4
  %32 = icmp slt i32 %31, 2000
  br i1 %32, label %33, label %54

33:                                               ; preds = %30
  call void @llvm.memset.p0.i64(ptr align 16 %7, i8 0, i64 16, i1 false)
  %34 = load i32, ptr @enzyme_dup, align 4
  %35 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %36 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %37 = load i32, ptr @enzyme_const, align 4
  %38 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 0
  %39 = load i32, ptr @enzyme_const, align 4
  %40 = getelementptr inbounds [6 x double], ptr %3, i64 0, i64 0
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @loss, i32 noundef %34, ptr noundef %35, ptr noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39, ptr noundef %40, i32 noundef 6)
  %41 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %42 = load double, ptr %41, align 16
  %43 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %44 = load double, ptr %43, align 16
  %45 = call double @llvm.fmuladd.f64(double -1.000000e-01, double %42, double %44)
  store double %45, ptr %43, align 16
  %46 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 1
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %49 = load double, ptr %48, align 8
  %50 = call double @llvm.fmuladd.f64(double -1.000000e-01, double %47, double %49)
  store double %50, ptr %48, align 8
  br label %51

51:                                               ; preds = %33
  %52 = load i32, ptr %6, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %6, align 4
  br label %30, !llvm.loop !9

54:                                               ; preds = %30
  %55 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %56 = load double, ptr %55, align 16
  %57 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %60 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 0
  %61 = getelementptr inbounds [6 x double], ptr %3, i64 0, i64 0
  %62 = call double @loss(ptr noundef %59, ptr noundef %60, ptr noundef %61, i32 noundef 6)
  %63 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %56, double noundef %58, double noundef %62)
  %64 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %65 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 0
  %66 = getelementptr inbounds [6 x double], ptr %3, i64 0, i64 0
  %67 = call double @loss(ptr noundef %64, ptr noundef %65, ptr noundef %66, i32 noundef 6)
  %68 = fcmp olt double %67, 0x3EB0C6F7A0B5ED8D
  %69 = zext i1 %68 to i64
  %70 = select i1 %68, i32 0, i32 1
  ret i32 %70
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare void @__enzyme_autodiff(ptr noundef, ...) #3

declare i32 @printf(ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}

source_filename = "nested.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.force.x = private unnamed_addr constant [2 x double] [double 0.000000e+00, double 8.000000e+00], align 16
@enzyme_const = external global i32, align 4
@enzyme_dup = external global i32, align 4
@enzyme_dupnoneed = external global i32, align 4
@__const.force_of_all.x = private unnamed_addr constant [2 x double] [double 0.000000e+00, double 8.000000e+00], align 16
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@__const.main.c = private unnamed_addr constant [2 x double] [double 1.000000e+01, double 1.000000e+01], align 16
@__const.main.x = private unnamed_addr constant [2 x double] [double 0.000000e+00, double 8.000000e+00], align 16
@__const.main.v = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 0.000000e+00], align 16
@__const.main.p = private unnamed_addr constant [2 x double] [double 9.000000e-01, double 0x3FE6666666666666], align 16
@__const.fit.x = private unnamed_addr constant [3 x double] [double 5.000000e-01, double 2.000000e-01, double -1.000000e-01], align 16
@__const.path.x = private unnamed_addr constant [2 x double] [double 0.000000e+00, double 8.000000e+00], align 16
@__const.path.v = private unnamed_addr constant [2 x double] [double 7.500000e-01, double 0.000000e+00], align 16

define dso_local double @force(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  store double %0, ptr %2, align 8
  store double 1.000000e+01, ptr %3, align 8
  %8 = getelementptr inbounds double, ptr %3, i64 1
  %9 = load double, ptr %2, align 8
  %10 = fsub double 1.000000e+01, %9
  store double %10, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 @__const.force.x, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 0, i64 16, i1 false)
  store double 1.000000e+00, ptr %7, align 8
  %11 = load i32, ptr @enzyme_const, align 4
  %12 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %13 = load i32, ptr @enzyme_dup, align 4
  %14 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %15 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %16 = load i32, ptr @enzyme_dupnoneed, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @potential, i32 noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %6, ptr noundef %7)
  %17 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %18 = load double, ptr %17, align 16
  ret double %18
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare void @__enzyme_autodiff(ptr noundef, ...) #3

define internal void @potential(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds double, ptr %9, i64 0
  %11 = load double, ptr %10, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds double, ptr %12, i64 0
  %14 = load double, ptr %13, align 8
  %15 = fsub double %11, %14
  store double %15, ptr %7, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds double, ptr %16, i64 1
  %18 = load double, ptr %17, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 1
  %21 = load double, ptr %20, align 8
  %22 = fsub double %18, %21
  store double %22, ptr %8, align 8
  %23 = load double, ptr %7, align 8
  %24 = load double, ptr %7, align 8
  %25 = load double, ptr %8, align 8
  %26 = load double, ptr %8, align 8
  %27 = fmul double %25, %26
  %28 = call double @llvm.fmuladd.f64(double %23, double %24, double %27)
  %29 = call double @sqrt(double noundef %28) #7
  %30 = fdiv double 1.000000e+00, %29
  %31 = load ptr, ptr %6, align 8
  store double %30, ptr %31, align 8
  ret void
}

define dso_local double @force_of_all(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store double %0, ptr %2, align 8
  store double 1.000000e+01, ptr %3, align 8
  %9 = getelementptr inbounds double, ptr %3, i64 1
  %10 = load double, ptr %2, align 8
  %11 = fsub double 1.000000e+01, %10
  store double %11, ptr %9, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %4, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 16 @__const.force_of_all.x, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 16, i1 false)
  store double 0.000000e+00, ptr %7, align 8
  store double 1.000000e+00, ptr %8, align 8
  %12 = load i32, ptr @enzyme_dup, align 4
  %13 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %14 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %15 = load i32, ptr @enzyme_dup, align 4
  %16 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %17 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  %18 = load i32, ptr @enzyme_dup, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @potential, i32 noundef %12, ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, ptr noundef %17, i32 noundef %18, ptr noundef %7, ptr noundef %8)
  %19 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  %20 = load double, ptr %19, align 16
  ret double %20
}

define dso_local void @forces(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store double 1.000000e+00, ptr %8, align 8
  %9 = load i32, ptr @enzyme_const, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = load i32, ptr @enzyme_dup, align 4
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = load i32, ptr @enzyme_dupnoneed, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @potential, i32 noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %7, ptr noundef %8)
  ret void
}

define dso_local void @forces_kept(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  store double 1.000000e+00, ptr %8, align 8
  %9 = load i32, ptr @enzyme_const, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = load i32, ptr @enzyme_dup, align 4
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = load i32, ptr @enzyme_dup, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @potential, i32 noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %7, ptr noundef %8)
  ret void
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca [2 x double], align 16
  %8 = alloca [2 x double], align 16
  %9 = alloca i32, align 4
  %10 = alloca [2 x double], align 16
  store i32 0, ptr %1, align 4
  %11 = call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef @force, double noundef 3.000000e-01)
  %12 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef @force, double noundef 3.000000e-01, double noundef 1.000000e+00)
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %11, double noundef %12)
  %14 = call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef @force_of_all, double noundef 3.000000e-01)
  %15 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef @force_of_all, double noundef 3.000000e-01, double noundef 1.000000e+00)
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %14, double noundef %15)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.c, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.x, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 @__const.main.v, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 16, i1 false)
  %17 = load i32, ptr @enzyme_const, align 4
  %18 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %19 = load i32, ptr @enzyme_dup, align 4
  %20 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %21 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %22 = load i32, ptr @enzyme_dup, align 4
  %23 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %24 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef @forces, i32 noundef %17, ptr noundef %18, i32 noundef %19, ptr noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %23, ptr noundef %24)
  %25 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  %26 = load double, ptr %25, align 16
  %27 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 1
  %28 = load double, ptr %27, align 8
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %26, double noundef %28)
  %30 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 1
  store double 0.000000e+00, ptr %30, align 8
  %31 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  store double 0.000000e+00, ptr %31, align 16
  %32 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  store double 0.000000e+00, ptr %32, align 8
  %33 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  store double 0.000000e+00, ptr %33, align 16
  %34 = load i32, ptr @enzyme_const, align 4
  %35 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %36 = load i32, ptr @enzyme_dup, align 4
  %37 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %38 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %39 = load i32, ptr @enzyme_dup, align 4
  %40 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %41 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef @forces_kept, i32 noundef %34, ptr noundef %35, i32 noundef %36, ptr noundef %37, ptr noundef %38, i32 noundef %39, ptr noundef %40, ptr noundef %41)
  %42 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  %43 = load double, ptr %42, align 16
  %44 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 1
  %45 = load double, ptr %44, align 8
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %43, double noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 @__const.main.p, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %8, i8 0, i64 16, i1 false)
  %47 = load i32, ptr @enzyme_dup, align 4
  %48 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %49 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @fit, i32 noundef %47, ptr noundef %48, ptr noundef %49)
  %50 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  %51 = load double, ptr %50, align 16
  %52 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 1
  %53 = load double, ptr %52, align 8
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %51, double noundef %53)
  %55 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 1
  store double 0.000000e+00, ptr %55, align 8
  %56 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  store double 0.000000e+00, ptr %56, align 16
  %57 = load i32, ptr @enzyme_dup, align 4
  %58 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %59 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @fit_on_heap, i32 noundef %57, ptr noundef %58, ptr noundef %59)
  %60 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  %61 = load double, ptr %60, align 16
  %62 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 1
  %63 = load double, ptr %62, align 8
  %64 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %61, double noundef %63)
  store i32 0, ptr %9, align 4
  br label %65

65:                                               ; preds = %87, %0
  %66 = load i32, ptr %9, align 4
  %67 = icmp slt i32 %66, 2
  br i1 %67, label %68, label %90

68:                                               ; preds = %65
  %69 = load i32, ptr %9, align 4
  %70 = icmp eq i32 %69, 0
  %71 = zext i1 %70 to i32
  %72 = sitofp i32 %71 to double
  store double %72, ptr %10, align 8
  %73 = getelementptr inbounds double, ptr %10, i64 1
  %74 = load i32, ptr %9, align 4
  %75 = icmp eq i32 %74, 1
  %76 = zext i1 %75 to i32
  %77 = sitofp i32 %76 to double
  store double %77, ptr %73, align 8
  %78 = load i32, ptr @enzyme_dup, align 4
  %79 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %80 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 0
  %81 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef @fit, i32 noundef %78, ptr noundef %79, ptr noundef %80)
  %82 = load i32, ptr @enzyme_dup, align 4
  %83 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %84 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 0
  %85 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef @fit_on_heap, i32 noundef %82, ptr noundef %83, ptr noundef %84)
  %86 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %81, double noundef %85)
  br label %87

87:                                               ; preds = %68
  %88 = load i32, ptr %9, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %9, align 4
  br label %65, !llvm.loop !6

90:                                               ; preds = %65
  %91 = call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef @path, double noundef 3.000000e-01)
  %92 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef @path, double noundef 3.000000e-01, double noundef 1.000000e+00)
  %93 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %91, double noundef %92)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #3

declare double @__enzyme_autodiff_d(ptr noundef, ...) #3

declare double @__enzyme_fwddiff_d(ptr noundef, ...) #3

declare void @__enzyme_fwddiff(ptr noundef, ...) #3

define internal double @fit(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [3 x double], align 16
  %4 = alloca i32, align 4
  %5 = alloca [3 x double], align 16
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.fit.x, i64 24, i1 false)
  store i32 0, ptr %4, align 4
  br label %9

9:                                                ; preds = %36, %1
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %10, 20
  br i1 %11, label %12, label %39

12:                                               ; preds = %9
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 0, i64 24, i1 false)
  store double 0.000000e+00, ptr %6, align 8
  store double 1.000000e+00, ptr %7, align 8
  %13 = load i32, ptr @enzyme_const, align 4
  %14 = load ptr, ptr %2, align 8
  %15 = load i32, ptr @enzyme_dup, align 4
  %16 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %17 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 0
  %18 = load i32, ptr @enzyme_dupnoneed, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @energy, i32 noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %16, ptr noundef %17, i32 noundef %18, ptr noundef %6, ptr noundef %7)
  store i32 0, ptr %8, align 4
  br label %19

19:                                               ; preds = %32, %12
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %20, 3
  br i1 %21, label %22, label %35

22:                                               ; preds = %19
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = call double @llvm.fmuladd.f64(double -1.000000e-01, double %26, double %30)
  store double %31, ptr %29, align 8
  br label %32

32:                                               ; preds = %22
  %33 = load i32, ptr %8, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %8, align 4
  br label %19, !llvm.loop !8

35:                                               ; preds = %19
  br label %36

36:                                               ; preds = %35
  %37 = load i32, ptr %4, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %4, align 4
  br label %9, !llvm.loop !9

39:                                               ; preds = %9
  %40 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %41 = load double, ptr %40, align 16
  %42 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 1
  %43 = load double, ptr %42, align 8
  %44 = fmul double 2.000000e+00, %43
  %45 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 2
  %46 = load double, ptr %45, align 16
  %47 = call double @llvm.fmuladd.f64(double %44, double %46, double %41)
  ret double %47
}

define internal double @fit_on_heap(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  store ptr %0, ptr %2, align 8
  %8 = call noalias ptr @malloc(i64 noundef 24) #8
  store ptr %8, ptr %3, align 8
  %9 = call noalias ptr @malloc(i64 noundef 24) #8
  store ptr %9, ptr %4, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds double, ptr %10, i64 0
  store double 5.000000e-01, ptr %11, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds double, ptr %12, i64 1
  store double 2.000000e-01, ptr %13, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds double, ptr %14, i64 2
  store double -1.000000e-01, ptr %15, align 8
  store i32 0, ptr %5, align 4
  br label %16

16:                                               ; preds = %45, %1
  %17 = load i32, ptr %5, align 4
  %18 = icmp slt i32 %17, 20
  br i1 %18, label %19, label %48

19:                                               ; preds = %16
  %20 = load ptr, ptr %4, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %20, i8 0, i64 24, i1 false)
  %21 = load i32, ptr @enzyme_const, align 4
  %22 = load ptr, ptr %2, align 8
  %23 = load i32, ptr @enzyme_dup, align 4
  %24 = load ptr, ptr %3, align 8
  %25 = load ptr, ptr %4, align 8
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @energy_value, i32 noundef %21, ptr noundef %22, i32 noundef %23, ptr noundef %24, ptr noundef %25)
  store i32 0, ptr %6, align 4
  br label %26

26:                                               ; preds = %41, %19
  %27 = load i32, ptr %6, align 4
  %28 = icmp slt i32 %27, 3
  br i1 %28, label %29, label %44

29:                                               ; preds = %26
  %30 = load ptr, ptr %4, align 8
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = load ptr, ptr %3, align 8
  %36 = load i32, ptr %6, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = call double @llvm.fmuladd.f64(double -1.000000e-01, double %34, double %39)
  store double %40, ptr %38, align 8
  br label %41

41:                                               ; preds = %29
  %42 = load i32, ptr %6, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %6, align 4
  br label %26, !llvm.loop !10

44:                                               ; preds = %26
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %5, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %5, align 4
  br label %16, !llvm.loop !11

48:                                               ; preds = %16
  %49 = load ptr, ptr %3, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 0
  %51 = load double, ptr %50, align 8
  %52 = load ptr, ptr %3, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 1
  %54 = load double, ptr %53, align 8
  %55 = fmul double 2.000000e+00, %54
  %56 = load ptr, ptr %3, align 8
  %57 = getelementptr inbounds double, ptr %56, i64 2
  %58 = load double, ptr %57, align 8
  %59 = call double @llvm.fmuladd.f64(double %55, double %58, double %51)
  store double %59, ptr %7, align 8
  %60 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %60) #7
  %61 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %61) #7
  %62 = load double, ptr %7, align 8
  ret double %62
}

define internal double @path(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store double 1.000000e+01, ptr %3, align 8
  %10 = getelementptr inbounds double, ptr %3, i64 1
  %11 = load double, ptr %2, align 8
  %12 = fsub double 1.000000e+01, %11
  store double %12, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 @__const.path.x, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 16 @__const.path.v, i64 16, i1 false)
  br label %13

13:                                               ; preds = %54, %1
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 16, i1 false)
  store double 1.000000e+00, ptr %8, align 8
  %14 = load i32, ptr @enzyme_const, align 4
  %15 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %16 = load i32, ptr @enzyme_dup, align 4
  %17 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %18 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  %19 = load i32, ptr @enzyme_dupnoneed, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @potential, i32 noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %17, ptr noundef %18, i32 noundef %19, ptr noundef %7, ptr noundef %8)
  store i32 0, ptr %9, align 4
  br label %20

20:                                               ; preds = %42, %13
  %21 = load i32, ptr %9, align 4
  %22 = icmp slt i32 %21, 2
  br i1 %22, label %23, label %45

23:                                               ; preds = %20
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = call double @llvm.fmuladd.f64(double 1.000000e-01, double %27, double %31)
  store double %32, ptr %30, align 8
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = call double @llvm.fmuladd.f64(double -1.000000e-01, double %36, double %40)
  store double %41, ptr %39, align 8
  br label %42

42:                                               ; preds = %23
  %43 = load i32, ptr %9, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %9, align 4
  br label %20, !llvm.loop !12

45:                                               ; preds = %20
  br label %46

46:                                               ; preds = %45
  %47 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %48 = load double, ptr %47, align 8
  %49 = fcmp ogt double %48, 0.000000e+00
  br i1 %49, label %50, label %54

50:                                               ; preds = %46
  %51 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %52 = load double, ptr %51, align 16
  %53 = fcmp olt double %52, 9.000000e+00
  br label %54

54:                                               ; preds = %50, %46
  %55 = phi i1 [ false, %46 ], [ %53, %50 ]
  br i1 %55, label %13, label %56, !llvm.loop !13

56:                                               ; preds = %54
  %57 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %58 = load double, ptr %57, align 16
  %59 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %60 = load double, ptr %59, align 16
  %61 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %62 = load double, ptr %61, align 8
  %63 = call double @llvm.fmuladd.f64(double %58, double %60, double %62)
  ret double %63
}

declare double @sqrt(double noundef) #4

declare double @llvm.fmuladd.f64(double, double, double) #5

define internal void @energy(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %10

10:                                               ; preds = %62, %3
  %11 = load i32, ptr %8, align 4
  %12 = icmp slt i32 %11, 3
  br i1 %12, label %13, label %65

13:                                               ; preds = %10
  %14 = load ptr, ptr %5, align 8
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %8, align 4
  %21 = srem i32 %20, 2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %19, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %8, align 4
  %27 = srem i32 %26, 2
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %25, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fneg double %24
  %32 = call double @llvm.fmuladd.f64(double %31, double %30, double %18)
  store double %32, ptr %9, align 8
  %33 = load double, ptr %9, align 8
  %34 = load double, ptr %9, align 8
  %35 = load ptr, ptr %5, align 8
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double 1.000000e-01, %39
  %41 = load ptr, ptr %5, align 8
  %42 = load i32, ptr %8, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul double %40, %45
  %47 = load ptr, ptr %5, align 8
  %48 = load i32, ptr %8, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %46, %51
  %53 = load ptr, ptr %5, align 8
  %54 = load i32, ptr %8, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %53, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fmul double %52, %57
  %59 = call double @llvm.fmuladd.f64(double %33, double %34, double %58)
  %60 = load double, ptr %7, align 8
  %61 = fadd double %60, %59
  store double %61, ptr %7, align 8
  br label %62

62:                                               ; preds = %13
  %63 = load i32, ptr %8, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %8, align 4
  br label %10, !llvm.loop !14

65:                                               ; preds = %10
  %66 = load double, ptr %7, align 8
  %67 = load ptr, ptr %6, align 8
  store double %66, ptr %67, align 8
  ret void
}

declare noalias ptr @malloc(i64 noundef) #6

define internal double @energy_value(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load ptr, ptr %4, align 8
  call void @energy(ptr noundef %6, ptr noundef %7, ptr noundef %5)
  %8 = load double, ptr %5, align 8
  ret double %8
}

declare void @free(ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }

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
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}

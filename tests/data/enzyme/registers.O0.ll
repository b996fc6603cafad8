source_filename = "registers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { double, double }
%struct.wide = type { float, float, float }
%struct.count = type { i32, double }
%struct.slice = type { ptr, i64 }

@__enzyme_register_derivative_own = dso_local global [2 x ptr] [ptr @own, ptr @own_tangent], align 16
@__enzyme_register_gradient_sum = dso_local global [3 x ptr] [ptr @sum, ptr @sum_augmented, ptr @sum_reverse], align 16
@__const.main.p = private unnamed_addr constant %struct.pair { double 2.000000e+00, double 3.000000e+00 }, align 8
@__const.main.d = private unnamed_addr constant %struct.pair { double 5.000000e+00, double 7.000000e+00 }, align 8
@__const.main.e = private unnamed_addr constant %struct.pair { double 1.000000e+00, double 1.000000e+01 }, align 8
@__const.main.q = private unnamed_addr constant %struct.pair { double 1.100000e+01, double 1.300000e+01 }, align 8
@__const.main.s = private unnamed_addr constant %struct.pair { double 1.700000e+01, double 1.900000e+01 }, align 8
@__const.main.c = private unnamed_addr constant { i32, [4 x i8], double } { i32 3, [4 x i8] zeroinitializer, double 2.000000e+00 }, align 8
@__const.main.t = private unnamed_addr constant { i32, [4 x i8], double } { i32 0, [4 x i8] zeroinitializer, double 1.000000e+01 }, align 8
@__const.main.w = private unnamed_addr constant %struct.wide { float 2.000000e+00, float 3.000000e+00, float 4.000000e+00 }, align 4
@__const.main.u = private unnamed_addr constant %struct.wide { float 1.000000e+00, float 1.000000e+01, float 1.000000e+02 }, align 4
@__const.main.x = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@enzyme_const = external global i32, align 4
@enzyme_out = external global i32, align 4
@enzyme_dup = external global i32, align 4
@enzyme_width = external global i32, align 4
@.str.1 = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"%.12g %.12g %.12g %.12g\0A\00", align 1

define dso_local double @cube(double %0, double %1) #0 {
  %3 = alloca %struct.pair, align 8
  %4 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  store double %0, ptr %4, align 8
  %5 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  store double %1, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 0
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 0
  %9 = load double, ptr %8, align 8
  %10 = fmul double %7, %9
  %11 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = fmul double %10, %12
  %14 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = fmul double %13, %15
  ret double %16
}

define dso_local double @scaled(double %0, double %1, double noundef %2) #0 {
  %4 = alloca %struct.pair, align 8
  %5 = alloca double, align 8
  %6 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  store double %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %7, align 8
  store double %2, ptr %5, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %11 = load double, ptr %10, align 8
  %12 = call double @cube(double %9, double %11)
  %13 = load double, ptr %5, align 8
  %14 = fmul double %12, %13
  ret double %14
}

define dso_local double @powers(double noundef %0, i32 %1, double %2) #0 {
  %4 = alloca %struct.count, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw { i32, double }, ptr %4, i32 0, i32 0
  store i32 %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw { i32, double }, ptr %4, i32 0, i32 1
  store double %2, ptr %8, align 8
  store double %0, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %9

9:                                                ; preds = %19, %3
  %10 = load i32, ptr %6, align 4
  %11 = getelementptr inbounds nuw %struct.count, ptr %4, i32 0, i32 0
  %12 = load i32, ptr %11, align 8
  %13 = icmp slt i32 %10, %12
  br i1 %13, label %14, label %22

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw %struct.count, ptr %4, i32 0, i32 1
  %16 = load double, ptr %15, align 8
  %17 = load double, ptr %5, align 8
  %18 = fmul double %17, %16
  store double %18, ptr %5, align 8
  br label %19

19:                                               ; preds = %14
  %20 = load i32, ptr %6, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %6, align 4
  br label %9, !llvm.loop !6

22:                                               ; preds = %9
  %23 = load double, ptr %5, align 8
  ret double %23
}

define dso_local double @volume(<2 x float> %0, float %1, double noundef %2) #1 {
  %4 = alloca %struct.wide, align 4
  %5 = alloca { <2 x float>, float }, align 4
  %6 = alloca double, align 8
  %7 = getelementptr inbounds nuw { <2 x float>, float }, ptr %5, i32 0, i32 0
  store <2 x float> %0, ptr %7, align 4
  %8 = getelementptr inbounds nuw { <2 x float>, float }, ptr %5, i32 0, i32 1
  store float %1, ptr %8, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %5, i64 12, i1 false)
  store double %2, ptr %6, align 8
  %9 = getelementptr inbounds nuw %struct.wide, ptr %4, i32 0, i32 0
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds nuw %struct.wide, ptr %4, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = fmul float %10, %12
  %14 = getelementptr inbounds nuw %struct.wide, ptr %4, i32 0, i32 2
  %15 = load float, ptr %14, align 4
  %16 = fmul float %13, %15
  %17 = getelementptr inbounds nuw %struct.wide, ptr %4, i32 0, i32 2
  %18 = load float, ptr %17, align 4
  %19 = fmul float %16, %18
  %20 = fpext float %19 to double
  %21 = load double, ptr %6, align 8
  %22 = fmul double %20, %21
  ret double %22
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

define dso_local double @squares(ptr %0, i64 %1, double noundef %2) #0 {
  %4 = alloca %struct.slice, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds nuw { ptr, i64 }, ptr %4, i32 0, i32 0
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw { ptr, i64 }, ptr %4, i32 0, i32 1
  store i64 %1, ptr %9, align 8
  store double %2, ptr %5, align 8
  store double 0.000000e+00, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %10

10:                                               ; preds = %33, %3
  %11 = load i32, ptr %7, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.slice, ptr %4, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %36

16:                                               ; preds = %10
  %17 = load double, ptr %5, align 8
  %18 = getelementptr inbounds nuw %struct.slice, ptr %4, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %19, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fmul double %17, %23
  %25 = getelementptr inbounds nuw %struct.slice, ptr %4, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = load double, ptr %6, align 8
  %32 = call double @llvm.fmuladd.f64(double %24, double %30, double %31)
  store double %32, ptr %6, align 8
  br label %33

33:                                               ; preds = %16
  %34 = load i32, ptr %7, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %7, align 4
  br label %10, !llvm.loop !8

36:                                               ; preds = %10
  %37 = load double, ptr %6, align 8
  ret double %37
}

declare double @llvm.fmuladd.f64(double, double, double) #3

define dso_local double @both(double %0, double %1, double %2, double %3) #0 {
  %5 = alloca %struct.pair, align 8
  %6 = alloca %struct.pair, align 8
  %7 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  store double %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %1, ptr %8, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %2, ptr %9, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %3, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = fmul double %12, %14
  %16 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 0
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 1
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  %22 = fmul double %19, %21
  %23 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = fmul double %22, %24
  %26 = call double @llvm.fmuladd.f64(double %15, double %17, double %25)
  ret double %26
}

define dso_local double @own(double %0, double %1) #0 {
  %3 = alloca %struct.pair, align 8
  %4 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  store double %0, ptr %4, align 8
  %5 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  store double %1, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 0
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 0
  %9 = load double, ptr %8, align 8
  %10 = fmul double %7, %9
  %11 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = fmul double %10, %12
  %14 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = fmul double %13, %15
  ret double %16
}

define dso_local double @own_tangent(double %0, double %1, double %2, double %3) #0 {
  %5 = alloca %struct.pair, align 8
  %6 = alloca %struct.pair, align 8
  %7 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  store double %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %1, ptr %8, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %2, ptr %9, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %3, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = fmul double 3.000000e+00, %12
  %14 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = fmul double %13, %15
  %17 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = fmul double %16, %18
  %20 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 0
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 0
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 0
  %25 = load double, ptr %24, align 8
  %26 = fmul double %23, %25
  %27 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = fmul double %26, %28
  %30 = getelementptr inbounds nuw %struct.pair, ptr %6, i32 0, i32 1
  %31 = load double, ptr %30, align 8
  %32 = fmul double %29, %31
  %33 = call double @llvm.fmuladd.f64(double %19, double %21, double %32)
  %34 = fmul double 1.000000e+02, %33
  ret double %34
}

define dso_local double @with_own(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca %struct.pair, align 8
  store double %0, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 0
  %5 = load double, ptr %2, align 8
  store double %5, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 1
  %7 = load double, ptr %2, align 8
  %8 = fmul double 2.000000e+00, %7
  store double %8, ptr %6, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = call double @own(double %10, double %12)
  ret double %13
}

define dso_local double @sum(ptr %0, i64 %1, double noundef %2) #0 {
  %4 = alloca %struct.slice, align 8
  %5 = alloca double, align 8
  %6 = getelementptr inbounds nuw { ptr, i64 }, ptr %4, i32 0, i32 0
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw { ptr, i64 }, ptr %4, i32 0, i32 1
  store i64 %1, ptr %7, align 8
  store double %2, ptr %5, align 8
  %8 = load double, ptr %5, align 8
  %9 = getelementptr inbounds nuw { ptr, i64 }, ptr %4, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw { ptr, i64 }, ptr %4, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call double @squares(ptr %10, i64 %12, double noundef %8)
  ret double %13
}

define dso_local double @sum_augmented(ptr %0, i64 %1, ptr %2, i64 %3, double noundef %4) #0 {
  %6 = alloca %struct.slice, align 8
  %7 = alloca %struct.slice, align 8
  %8 = alloca double, align 8
  %9 = getelementptr inbounds nuw { ptr, i64 }, ptr %6, i32 0, i32 0
  store ptr %0, ptr %9, align 8
  %10 = getelementptr inbounds nuw { ptr, i64 }, ptr %6, i32 0, i32 1
  store i64 %1, ptr %10, align 8
  %11 = getelementptr inbounds nuw { ptr, i64 }, ptr %7, i32 0, i32 0
  store ptr %2, ptr %11, align 8
  %12 = getelementptr inbounds nuw { ptr, i64 }, ptr %7, i32 0, i32 1
  store i64 %3, ptr %12, align 8
  store double %4, ptr %8, align 8
  %13 = load double, ptr %8, align 8
  %14 = getelementptr inbounds nuw { ptr, i64 }, ptr %6, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw { ptr, i64 }, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call double @squares(ptr %15, i64 %17, double noundef %13)
  ret double %18
}

define dso_local double @sum_reverse(ptr %0, i64 %1, ptr %2, i64 %3, double noundef %4, double noundef %5) #0 {
  %7 = alloca %struct.slice, align 8
  %8 = alloca %struct.slice, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  %13 = getelementptr inbounds nuw { ptr, i64 }, ptr %7, i32 0, i32 0
  store ptr %0, ptr %13, align 8
  %14 = getelementptr inbounds nuw { ptr, i64 }, ptr %7, i32 0, i32 1
  store i64 %1, ptr %14, align 8
  %15 = getelementptr inbounds nuw { ptr, i64 }, ptr %8, i32 0, i32 0
  store ptr %2, ptr %15, align 8
  %16 = getelementptr inbounds nuw { ptr, i64 }, ptr %8, i32 0, i32 1
  store i64 %3, ptr %16, align 8
  store double %4, ptr %9, align 8
  store double %5, ptr %10, align 8
  store double 0.000000e+00, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %17

17:                                               ; preds = %59, %6
  %18 = load i32, ptr %12, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw %struct.slice, ptr %7, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %19, %21
  br i1 %22, label %23, label %62

23:                                               ; preds = %17
  %24 = load double, ptr %10, align 8
  %25 = fmul double 1.000000e+02, %24
  %26 = load double, ptr %9, align 8
  %27 = fmul double %25, %26
  %28 = fmul double %27, 2.000000e+00
  %29 = getelementptr inbounds nuw %struct.slice, ptr %7, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = load i32, ptr %12, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.slice, ptr %8, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = load i32, ptr %12, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = call double @llvm.fmuladd.f64(double %28, double %34, double %40)
  store double %41, ptr %39, align 8
  %42 = load double, ptr %10, align 8
  %43 = fmul double 1.000000e+02, %42
  %44 = getelementptr inbounds nuw %struct.slice, ptr %7, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = load i32, ptr %12, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %43, %49
  %51 = getelementptr inbounds nuw %struct.slice, ptr %7, i32 0, i32 0
  %52 = load ptr, ptr %51, align 8
  %53 = load i32, ptr %12, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %52, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = load double, ptr %11, align 8
  %58 = call double @llvm.fmuladd.f64(double %50, double %56, double %57)
  store double %58, ptr %11, align 8
  br label %59

59:                                               ; preds = %23
  %60 = load i32, ptr %12, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %12, align 4
  br label %17, !llvm.loop !9

62:                                               ; preds = %17
  %63 = load double, ptr %11, align 8
  ret double %63
}

define dso_local double @with_sum(ptr noundef %0, i32 noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca %struct.slice, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store double %2, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.slice, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %4, align 8
  store ptr %9, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.slice, ptr %7, i32 0, i32 1
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  store i64 %12, ptr %10, align 8
  %13 = load double, ptr %6, align 8
  %14 = getelementptr inbounds nuw { ptr, i64 }, ptr %7, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw { ptr, i64 }, ptr %7, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call double @sum(ptr %15, i64 %17, double noundef %13)
  %19 = fmul double 2.000000e+00, %18
  ret double %19
}

define dso_local i32 @main() #1 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.pair, align 8
  %3 = alloca %struct.pair, align 8
  %4 = alloca %struct.pair, align 8
  %5 = alloca %struct.pair, align 8
  %6 = alloca %struct.pair, align 8
  %7 = alloca %struct.count, align 8
  %8 = alloca %struct.count, align 8
  %9 = alloca %struct.wide, align 4
  %10 = alloca %struct.wide, align 4
  %11 = alloca [3 x double], align 16
  %12 = alloca [3 x double], align 16
  %13 = alloca [3 x double], align 16
  %14 = alloca %struct.slice, align 8
  %15 = alloca %struct.slice, align 8
  %16 = alloca %struct.pair, align 8
  %17 = alloca %struct.pair, align 8
  %18 = alloca { <2 x float>, float }, align 4
  %19 = alloca { <2 x float>, float }, align 4
  %20 = alloca { <2 x float>, float }, align 4
  %21 = alloca double, align 8
  %22 = alloca %struct.pair, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.d, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @__const.main.e, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @__const.main.q, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const.main.s, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 @__const.main.c, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 @__const.main.t, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 @__const.main.w, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 @__const.main.u, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 @__const.main.x, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %12, i8 0, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %13, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw %struct.slice, ptr %14, i32 0, i32 0
  %24 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 0
  store ptr %24, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.slice, ptr %14, i32 0, i32 1
  store i64 3, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.slice, ptr %15, i32 0, i32 0
  %27 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 0
  store ptr %27, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.slice, ptr %15, i32 0, i32 1
  store i64 3, ptr %28, align 8
  %29 = load i32, ptr @enzyme_const, align 4
  %30 = load i32, ptr @enzyme_out, align 4
  %31 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %34 = load double, ptr %33, align 8
  %35 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @scaled, i32 noundef %29, double %32, double %34, i32 noundef %30, double noundef 5.000000e-01)
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %35)
  %37 = load i32, ptr @enzyme_dup, align 4
  %38 = load i32, ptr @enzyme_const, align 4
  %39 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %46 = load double, ptr %45, align 8
  %47 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef @scaled, i32 noundef %37, double %40, double %42, double %44, double %46, i32 noundef %38, double noundef 5.000000e-01)
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %47)
  %49 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %56 = load double, ptr %55, align 8
  %57 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef @scaled, double %50, double %52, double %54, double %56, double noundef 5.000000e-01, double noundef 4.000000e+00)
  %58 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %57)
  %59 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %66 = load double, ptr %65, align 8
  %67 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef @cube, double %60, double %62, double %64, double %66)
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %67)
  %69 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %76 = load double, ptr %75, align 8
  %77 = call double @__enzyme_fwddiff_fixed(ptr noundef @cube, double %70, double %72, double %74, double %76)
  %78 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %77)
  %79 = load i32, ptr @enzyme_width, align 4
  %80 = load i32, ptr @enzyme_dup, align 4
  %81 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %92 = load double, ptr %91, align 8
  %93 = call { double, double } (ptr, ...) @__enzyme_fwddiff_two(ptr noundef @cube, i32 noundef %79, i32 noundef 2, i32 noundef %80, double %82, double %84, double %86, double %88, double %90, double %92)
  %94 = getelementptr inbounds nuw { double, double }, ptr %16, i32 0, i32 0
  %95 = extractvalue { double, double } %93, 0
  store double %95, ptr %94, align 8
  %96 = getelementptr inbounds nuw { double, double }, ptr %16, i32 0, i32 1
  %97 = extractvalue { double, double } %93, 1
  store double %97, ptr %96, align 8
  %98 = getelementptr inbounds nuw %struct.pair, ptr %16, i32 0, i32 0
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw %struct.pair, ptr %16, i32 0, i32 1
  %101 = load double, ptr %100, align 8
  %102 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %99, double noundef %101)
  %103 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %106 = load double, ptr %105, align 8
  %107 = call { double, double } (ptr, ...) @__enzyme_autodiff_pair(ptr noundef @cube, double %104, double %106)
  %108 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  %109 = extractvalue { double, double } %107, 0
  store double %109, ptr %108, align 8
  %110 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 1
  %111 = extractvalue { double, double } %107, 1
  store double %111, ptr %110, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %17, i64 16, i1 false)
  %112 = getelementptr inbounds nuw %struct.pair, ptr %16, i32 0, i32 0
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds nuw %struct.pair, ptr %16, i32 0, i32 1
  %115 = load double, ptr %114, align 8
  %116 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %113, double noundef %115)
  %117 = load i32, ptr @enzyme_const, align 4
  %118 = load i32, ptr @enzyme_out, align 4
  %119 = getelementptr inbounds nuw { i32, double }, ptr %7, i32 0, i32 0
  %120 = load i32, ptr %119, align 8
  %121 = getelementptr inbounds nuw { i32, double }, ptr %7, i32 0, i32 1
  %122 = load double, ptr %121, align 8
  %123 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @powers, i32 noundef %117, double noundef 5.000000e-01, i32 noundef %118, i32 %120, double %122)
  %124 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %123)
  %125 = load i32, ptr @enzyme_out, align 4
  %126 = load i32, ptr @enzyme_const, align 4
  %127 = getelementptr inbounds nuw { i32, double }, ptr %7, i32 0, i32 0
  %128 = load i32, ptr %127, align 8
  %129 = getelementptr inbounds nuw { i32, double }, ptr %7, i32 0, i32 1
  %130 = load double, ptr %129, align 8
  %131 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @powers, i32 noundef %125, double noundef 5.000000e-01, i32 noundef %126, i32 %128, double %130)
  %132 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %131)
  %133 = load i32, ptr @enzyme_const, align 4
  %134 = load i32, ptr @enzyme_dup, align 4
  %135 = getelementptr inbounds nuw { i32, double }, ptr %7, i32 0, i32 0
  %136 = load i32, ptr %135, align 8
  %137 = getelementptr inbounds nuw { i32, double }, ptr %7, i32 0, i32 1
  %138 = load double, ptr %137, align 8
  %139 = getelementptr inbounds nuw { i32, double }, ptr %8, i32 0, i32 0
  %140 = load i32, ptr %139, align 8
  %141 = getelementptr inbounds nuw { i32, double }, ptr %8, i32 0, i32 1
  %142 = load double, ptr %141, align 8
  %143 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef @powers, i32 noundef %133, double noundef 5.000000e-01, i32 noundef %134, i32 %136, double %138, i32 %140, double %142)
  %144 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %143)
  %145 = load i32, ptr @enzyme_const, align 4
  %146 = load i32, ptr @enzyme_out, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %9, i64 12, i1 false)
  %147 = getelementptr inbounds nuw { <2 x float>, float }, ptr %18, i32 0, i32 0
  %148 = load <2 x float>, ptr %147, align 4
  %149 = getelementptr inbounds nuw { <2 x float>, float }, ptr %18, i32 0, i32 1
  %150 = load float, ptr %149, align 4
  %151 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @volume, i32 noundef %145, <2 x float> %148, float %150, i32 noundef %146, double noundef 5.000000e-01)
  %152 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %151)
  %153 = load i32, ptr @enzyme_dup, align 4
  %154 = load i32, ptr @enzyme_const, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %9, i64 12, i1 false)
  %155 = getelementptr inbounds nuw { <2 x float>, float }, ptr %19, i32 0, i32 0
  %156 = load <2 x float>, ptr %155, align 4
  %157 = getelementptr inbounds nuw { <2 x float>, float }, ptr %19, i32 0, i32 1
  %158 = load float, ptr %157, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %10, i64 12, i1 false)
  %159 = getelementptr inbounds nuw { <2 x float>, float }, ptr %20, i32 0, i32 0
  %160 = load <2 x float>, ptr %159, align 4
  %161 = getelementptr inbounds nuw { <2 x float>, float }, ptr %20, i32 0, i32 1
  %162 = load float, ptr %161, align 4
  %163 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef @volume, i32 noundef %153, <2 x float> %156, float %158, <2 x float> %160, float %162, i32 noundef %154, double noundef 5.000000e-01)
  %164 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %163)
  %165 = load i32, ptr @enzyme_dup, align 4
  %166 = load i32, ptr @enzyme_out, align 4
  %167 = getelementptr inbounds nuw { ptr, i64 }, ptr %14, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds nuw { ptr, i64 }, ptr %14, i32 0, i32 1
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw { ptr, i64 }, ptr %15, i32 0, i32 0
  %172 = load ptr, ptr %171, align 8
  %173 = getelementptr inbounds nuw { ptr, i64 }, ptr %15, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  %175 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @squares, i32 noundef %165, ptr %168, i64 %170, ptr %172, i64 %174, i32 noundef %166, double noundef 5.000000e-01)
  store double %175, ptr %21, align 8
  %176 = load double, ptr %21, align 8
  %177 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 0
  %178 = load double, ptr %177, align 16
  %179 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 1
  %180 = load double, ptr %179, align 8
  %181 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 2
  %182 = load double, ptr %181, align 16
  %183 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %176, double noundef %178, double noundef %180, double noundef %182)
  %184 = getelementptr inbounds nuw { ptr, i64 }, ptr %14, i32 0, i32 0
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds nuw { ptr, i64 }, ptr %14, i32 0, i32 1
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds nuw { ptr, i64 }, ptr %15, i32 0, i32 0
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr inbounds nuw { ptr, i64 }, ptr %15, i32 0, i32 1
  %191 = load i64, ptr %190, align 8
  %192 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @squares, ptr %185, i64 %187, ptr %189, i64 %191, double noundef 5.000000e-01)
  store double %192, ptr %21, align 8
  %193 = load double, ptr %21, align 8
  %194 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 0
  %195 = load double, ptr %194, align 16
  %196 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 1
  %197 = load double, ptr %196, align 8
  %198 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 2
  %199 = load double, ptr %198, align 16
  %200 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %193, double noundef %195, double noundef %197, double noundef %199)
  %201 = load i32, ptr @enzyme_dup, align 4
  %202 = load i32, ptr @enzyme_dup, align 4
  %203 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %204 = load double, ptr %203, align 8
  %205 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %208 = load double, ptr %207, align 8
  %209 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %210 = load double, ptr %209, align 8
  %211 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %216 = load double, ptr %215, align 8
  %217 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %218 = load double, ptr %217, align 8
  %219 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef @both, i32 noundef %201, double %204, double %206, double %208, double %210, i32 noundef %202, double %212, double %214, double %216, double %218)
  %220 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %219)
  %221 = load i32, ptr @enzyme_const, align 4
  %222 = load i32, ptr @enzyme_dup, align 4
  %223 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %224 = load double, ptr %223, align 8
  %225 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %226 = load double, ptr %225, align 8
  %227 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %228 = load double, ptr %227, align 8
  %229 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %230 = load double, ptr %229, align 8
  %231 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %232 = load double, ptr %231, align 8
  %233 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %234 = load double, ptr %233, align 8
  %235 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef @both, i32 noundef %221, double %224, double %226, i32 noundef %222, double %228, double %230, double %232, double %234)
  %236 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %235)
  %237 = load i32, ptr @enzyme_const, align 4
  %238 = load i32, ptr @enzyme_out, align 4
  %239 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %240 = load double, ptr %239, align 8
  %241 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %246 = load double, ptr %245, align 8
  %247 = call { double, double } (ptr, ...) @__enzyme_autodiff_pair(ptr noundef @both, i32 noundef %237, double %240, double %242, i32 noundef %238, double %244, double %246)
  %248 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %249 = extractvalue { double, double } %247, 0
  store double %249, ptr %248, align 8
  %250 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  %251 = extractvalue { double, double } %247, 1
  store double %251, ptr %250, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %22, i64 16, i1 false)
  %252 = getelementptr inbounds nuw %struct.pair, ptr %16, i32 0, i32 0
  %253 = load double, ptr %252, align 8
  %254 = getelementptr inbounds nuw %struct.pair, ptr %16, i32 0, i32 1
  %255 = load double, ptr %254, align 8
  %256 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %253, double noundef %255)
  %257 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef @with_own, double noundef 3.000000e+00, double noundef 1.000000e+00)
  %258 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %257)
  %259 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 0
  %260 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 0
  %261 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @with_sum, ptr noundef %259, ptr noundef %260, i32 noundef 3, double noundef 5.000000e-01)
  store double %261, ptr %21, align 8
  %262 = load double, ptr %21, align 8
  %263 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 0
  %264 = load double, ptr %263, align 16
  %265 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 1
  %266 = load double, ptr %265, align 8
  %267 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 2
  %268 = load double, ptr %267, align 16
  %269 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %262, double noundef %264, double noundef %266, double noundef %268)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare i32 @printf(ptr noundef, ...) #5

declare double @__enzyme_autodiff(ptr noundef, ...) #5

declare double @__enzyme_fwddiff(ptr noundef, ...) #5

declare double @__enzyme_fwddiff_fixed(ptr noundef, double, double, double, double) #5

declare { double, double } @__enzyme_fwddiff_two(ptr noundef, ...) #5

declare { double, double } @__enzyme_autodiff_pair(ptr noundef, ...) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

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

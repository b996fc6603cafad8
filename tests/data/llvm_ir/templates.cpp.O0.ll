; ModuleID = 'templates.cpp'
source_filename = "templates.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Matrix.1 = type { [1 x [1 x float]] }
%struct.Matrix = type { [2 x [3 x double]] }
%struct.Matrix.0 = type { [3 x [2 x double]] }
%struct.Matrix.2 = type { [2 x [2 x double]] }
%struct.Matrix.3 = type { [3 x [3 x double]] }

$_ZNK6MatrixIdLi2ELi3EEmlILi2EEES_IdLi2EXT_EERKS_IdLi3EXT_EE = comdat any

$_ZNK6MatrixIdLi2ELi2EE5traceEv = comdat any

$_ZNK6MatrixIdLi3ELi2EEmlILi3EEES_IdLi3EXT_EERKS_IdLi2EXT_EE = comdat any

$_ZNK6MatrixIdLi3ELi3EE5traceEv = comdat any

$_ZNK6MatrixIfLi1ELi1EEmlILi1EEES_IfLi1EXT_EERKS2_ = comdat any

$_ZNK6MatrixIfLi1ELi1EE5traceEv = comdat any

$_Z3sumIJifclEEdDpT_ = comdat any

$_Z7largestIiET_S0_S0_ = comdat any

$_Z7largestIdET_S0_S0_ = comdat any

@_Z9factorialILi0EE = dso_local constant i64 1, align 8
@start = dso_local global double 0.000000e+00, align 8
@__const.run.c = private unnamed_addr constant %struct.Matrix.1 { [1 x [1 x float]] [[1 x float] [float 1.500000e+00]] }, align 4
@.str = private unnamed_addr constant [28 x i8] c"%.17g %.17g %g %ld %g %d %g\00", align 1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %struct.Matrix, align 8
  %6 = alloca %struct.Matrix.0, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Matrix.1, align 4
  %10 = alloca %struct.Matrix.2, align 8
  %11 = alloca %struct.Matrix.3, align 8
  %12 = alloca %struct.Matrix.1, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %53, %2
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %14, 2
  br i1 %15, label %16, label %56

16:                                               ; preds = %13
  store i32 0, ptr %8, align 4
  br label %17

17:                                               ; preds = %49, %16
  %18 = load i32, ptr %8, align 4
  %19 = icmp slt i32 %18, 3
  br i1 %19, label %20, label %52

20:                                               ; preds = %17
  %21 = load double, ptr @start, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sitofp i32 %22 to double
  %24 = fadd double %21, %23
  %25 = load i32, ptr %8, align 4
  %26 = sitofp i32 %25 to double
  %27 = fadd double %24, %26
  %28 = call double @sin(double noundef %27) #5
  %29 = getelementptr inbounds nuw %struct.Matrix, ptr %5, i32 0, i32 0
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x [3 x double]], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [3 x double], ptr %32, i64 0, i64 %34
  store double %28, ptr %35, align 8
  %36 = load i32, ptr %7, align 4
  %37 = sitofp i32 %36 to double
  %38 = load i32, ptr %8, align 4
  %39 = sitofp i32 %38 to double
  %40 = fneg double %39
  %41 = call double @llvm.fmuladd.f64(double %37, double 2.000000e+00, double %40)
  %42 = getelementptr inbounds nuw %struct.Matrix.0, ptr %6, i32 0, i32 0
  %43 = load i32, ptr %8, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [3 x [2 x double]], ptr %42, i64 0, i64 %44
  %46 = load i32, ptr %7, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [2 x double], ptr %45, i64 0, i64 %47
  store double %41, ptr %48, align 8
  br label %49

49:                                               ; preds = %20
  %50 = load i32, ptr %8, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %8, align 4
  br label %17, !llvm.loop !5

52:                                               ; preds = %17
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %7, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %7, align 4
  br label %13, !llvm.loop !7

56:                                               ; preds = %13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 @__const.run.c, i64 4, i1 false)
  %57 = load ptr, ptr %3, align 8
  %58 = load i64, ptr %4, align 8
  call void @_ZNK6MatrixIdLi2ELi3EEmlILi2EEES_IdLi2EXT_EERKS_IdLi3EXT_EE(ptr dead_on_unwind writable sret(%struct.Matrix.2) align 8 %10, ptr noundef nonnull align 8 dereferenceable(48) %5, ptr noundef nonnull align 8 dereferenceable(48) %6)
  %59 = call noundef double @_ZNK6MatrixIdLi2ELi2EE5traceEv(ptr noundef nonnull align 8 dereferenceable(32) %10)
  call void @_ZNK6MatrixIdLi3ELi2EEmlILi3EEES_IdLi3EXT_EERKS_IdLi2EXT_EE(ptr dead_on_unwind writable sret(%struct.Matrix.3) align 8 %11, ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %5)
  %60 = call noundef double @_ZNK6MatrixIdLi3ELi3EE5traceEv(ptr noundef nonnull align 8 dereferenceable(72) %11)
  %61 = call float @_ZNK6MatrixIfLi1ELi1EEmlILi1EEES_IfLi1EXT_EERKS2_(ptr noundef nonnull align 4 dereferenceable(4) %9, ptr noundef nonnull align 4 dereferenceable(4) %9)
  %62 = getelementptr inbounds nuw %struct.Matrix.1, ptr %12, i32 0, i32 0
  store float %61, ptr %62, align 4
  %63 = call noundef float @_ZNK6MatrixIfLi1ELi1EE5traceEv(ptr noundef nonnull align 4 dereferenceable(4) %12)
  %64 = fpext float %63 to double
  %65 = call noundef double @_Z3sumIJifclEEdDpT_(i32 noundef 1, float noundef 2.500000e+00, i8 noundef signext 97, i64 noundef 4)
  %66 = load double, ptr @start, align 8
  %67 = fptosi double %66 to i32
  %68 = sub nsw i32 %67, 4
  %69 = call noundef i32 @_Z7largestIiET_S0_S0_(i32 noundef 3, i32 noundef %68)
  %70 = call noundef double @_Z7largestIdET_S0_S0_(double noundef 5.000000e-01, double noundef 2.500000e-01)
  %71 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %57, i64 noundef %58, ptr noundef @.str, double noundef %59, double noundef %60, double noundef %64, i64 noundef 3628800, double noundef %65, i32 noundef %69, double noundef %70) #5
  %72 = sext i32 %71 to i64
  ret i64 %72
}

; Function Attrs: nounwind
declare double @sin(double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNK6MatrixIdLi2ELi3EEmlILi2EEES_IdLi2EXT_EERKS_IdLi3EXT_EE(ptr dead_on_unwind noalias writable sret(%struct.Matrix.2) align 8 %0, ptr noundef nonnull align 8 dereferenceable(48) %1, ptr noundef nonnull align 8 dereferenceable(48) %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %1, ptr %4, align 8
  store ptr %2, ptr %5, align 8
  %9 = load ptr, ptr %4, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 32, i1 false)
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %56, %3
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %11, 2
  br i1 %12, label %13, label %59

13:                                               ; preds = %10
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %52, %13
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 2
  br i1 %16, label %17, label %55

17:                                               ; preds = %14
  store i32 0, ptr %8, align 4
  br label %18

18:                                               ; preds = %48, %17
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %19, 3
  br i1 %20, label %21, label %51

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw %struct.Matrix, ptr %9, i32 0, i32 0
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [2 x [3 x double]], ptr %22, i64 0, i64 %24
  %26 = load i32, ptr %8, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [3 x double], ptr %25, i64 0, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = load ptr, ptr %5, align 8, !nonnull !8, !align !9
  %31 = getelementptr inbounds nuw %struct.Matrix.0, ptr %30, i32 0, i32 0
  %32 = load i32, ptr %8, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [3 x [2 x double]], ptr %31, i64 0, i64 %33
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [2 x double], ptr %34, i64 0, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.Matrix.2, ptr %0, i32 0, i32 0
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [2 x [2 x double]], ptr %39, i64 0, i64 %41
  %43 = load i32, ptr %7, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [2 x double], ptr %42, i64 0, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = call double @llvm.fmuladd.f64(double %29, double %38, double %46)
  store double %47, ptr %45, align 8
  br label %48

48:                                               ; preds = %21
  %49 = load i32, ptr %8, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %8, align 4
  br label %18, !llvm.loop !10

51:                                               ; preds = %18
  br label %52

52:                                               ; preds = %51
  %53 = load i32, ptr %7, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %7, align 4
  br label %14, !llvm.loop !11

55:                                               ; preds = %14
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %6, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %6, align 4
  br label %10, !llvm.loop !12

59:                                               ; preds = %10
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZNK6MatrixIdLi2ELi2EE5traceEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %20, %1
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 2
  br i1 %8, label %9, label %23

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw %struct.Matrix.2, ptr %5, i32 0, i32 0
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [2 x [2 x double]], ptr %10, i64 0, i64 %12
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [2 x double], ptr %13, i64 0, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = load double, ptr %3, align 8
  %19 = fadd double %18, %17
  store double %19, ptr %3, align 8
  br label %20

20:                                               ; preds = %9
  %21 = load i32, ptr %4, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %4, align 4
  br label %6, !llvm.loop !13

23:                                               ; preds = %6
  %24 = load double, ptr %3, align 8
  ret double %24
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNK6MatrixIdLi3ELi2EEmlILi3EEES_IdLi3EXT_EERKS_IdLi2EXT_EE(ptr dead_on_unwind noalias writable sret(%struct.Matrix.3) align 8 %0, ptr noundef nonnull align 8 dereferenceable(48) %1, ptr noundef nonnull align 8 dereferenceable(48) %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %1, ptr %4, align 8
  store ptr %2, ptr %5, align 8
  %9 = load ptr, ptr %4, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 72, i1 false)
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %56, %3
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %11, 3
  br i1 %12, label %13, label %59

13:                                               ; preds = %10
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %52, %13
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 3
  br i1 %16, label %17, label %55

17:                                               ; preds = %14
  store i32 0, ptr %8, align 4
  br label %18

18:                                               ; preds = %48, %17
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %19, 2
  br i1 %20, label %21, label %51

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw %struct.Matrix.0, ptr %9, i32 0, i32 0
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x [2 x double]], ptr %22, i64 0, i64 %24
  %26 = load i32, ptr %8, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [2 x double], ptr %25, i64 0, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = load ptr, ptr %5, align 8, !nonnull !8, !align !9
  %31 = getelementptr inbounds nuw %struct.Matrix, ptr %30, i32 0, i32 0
  %32 = load i32, ptr %8, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [2 x [3 x double]], ptr %31, i64 0, i64 %33
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [3 x double], ptr %34, i64 0, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.Matrix.3, ptr %0, i32 0, i32 0
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [3 x [3 x double]], ptr %39, i64 0, i64 %41
  %43 = load i32, ptr %7, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [3 x double], ptr %42, i64 0, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = call double @llvm.fmuladd.f64(double %29, double %38, double %46)
  store double %47, ptr %45, align 8
  br label %48

48:                                               ; preds = %21
  %49 = load i32, ptr %8, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %8, align 4
  br label %18, !llvm.loop !14

51:                                               ; preds = %18
  br label %52

52:                                               ; preds = %51
  %53 = load i32, ptr %7, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %7, align 4
  br label %14, !llvm.loop !15

55:                                               ; preds = %14
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %6, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %6, align 4
  br label %10, !llvm.loop !16

59:                                               ; preds = %10
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZNK6MatrixIdLi3ELi3EE5traceEv(ptr noundef nonnull align 8 dereferenceable(72) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %20, %1
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 3
  br i1 %8, label %9, label %23

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw %struct.Matrix.3, ptr %5, i32 0, i32 0
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [3 x [3 x double]], ptr %10, i64 0, i64 %12
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = load double, ptr %3, align 8
  %19 = fadd double %18, %17
  store double %19, ptr %3, align 8
  br label %20

20:                                               ; preds = %9
  %21 = load i32, ptr %4, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %4, align 4
  br label %6, !llvm.loop !17

23:                                               ; preds = %6
  %24 = load double, ptr %3, align 8
  ret double %24
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local float @_ZNK6MatrixIfLi1ELi1EEmlILi1EEES_IfLi1EXT_EERKS2_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #0 comdat align 2 {
  %3 = alloca %struct.Matrix.1, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %9 = load ptr, ptr %4, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %3, i8 0, i64 4, i1 false)
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %56, %2
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %11, 1
  br i1 %12, label %13, label %59

13:                                               ; preds = %10
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %52, %13
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 1
  br i1 %16, label %17, label %55

17:                                               ; preds = %14
  store i32 0, ptr %8, align 4
  br label %18

18:                                               ; preds = %48, %17
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %19, 1
  br i1 %20, label %21, label %51

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw %struct.Matrix.1, ptr %9, i32 0, i32 0
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [1 x [1 x float]], ptr %22, i64 0, i64 %24
  %26 = load i32, ptr %8, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [1 x float], ptr %25, i64 0, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = load ptr, ptr %5, align 8, !nonnull !8, !align !18
  %31 = getelementptr inbounds nuw %struct.Matrix.1, ptr %30, i32 0, i32 0
  %32 = load i32, ptr %8, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [1 x [1 x float]], ptr %31, i64 0, i64 %33
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [1 x float], ptr %34, i64 0, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.Matrix.1, ptr %3, i32 0, i32 0
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [1 x [1 x float]], ptr %39, i64 0, i64 %41
  %43 = load i32, ptr %7, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [1 x float], ptr %42, i64 0, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = call float @llvm.fmuladd.f32(float %29, float %38, float %46)
  store float %47, ptr %45, align 4
  br label %48

48:                                               ; preds = %21
  %49 = load i32, ptr %8, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %8, align 4
  br label %18, !llvm.loop !19

51:                                               ; preds = %18
  br label %52

52:                                               ; preds = %51
  %53 = load i32, ptr %7, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %7, align 4
  br label %14, !llvm.loop !20

55:                                               ; preds = %14
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %6, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %6, align 4
  br label %10, !llvm.loop !21

59:                                               ; preds = %10
  %60 = getelementptr inbounds nuw %struct.Matrix.1, ptr %3, i32 0, i32 0
  %61 = load float, ptr %60, align 4
  ret float %61
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef float @_ZNK6MatrixIfLi1ELi1EE5traceEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  store float 0.000000e+00, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %20, %1
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %9, label %23

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw %struct.Matrix.1, ptr %5, i32 0, i32 0
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [1 x [1 x float]], ptr %10, i64 0, i64 %12
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [1 x float], ptr %13, i64 0, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = load float, ptr %3, align 4
  %19 = fadd float %18, %17
  store float %19, ptr %3, align 4
  br label %20

20:                                               ; preds = %9
  %21 = load i32, ptr %4, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %4, align 4
  br label %6, !llvm.loop !22

23:                                               ; preds = %6
  %24 = load float, ptr %3, align 4
  ret float %24
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_Z3sumIJifclEEdDpT_(i32 noundef %0, float noundef %1, i8 noundef signext %2, i64 noundef %3) #0 comdat {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  store i32 %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store i8 %2, ptr %7, align 1
  store i64 %3, ptr %8, align 8
  %9 = load i32, ptr %5, align 4
  %10 = sitofp i32 %9 to double
  %11 = fadd double 0.000000e+00, %10
  %12 = load float, ptr %6, align 4
  %13 = fpext float %12 to double
  %14 = fadd double %11, %13
  %15 = load i8, ptr %7, align 1
  %16 = sext i8 %15 to i32
  %17 = sitofp i32 %16 to double
  %18 = fadd double %14, %17
  %19 = load i64, ptr %8, align 8
  %20 = sitofp i64 %19 to double
  %21 = fadd double %18, %20
  ret double %21
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_Z7largestIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #0 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %3, align 4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_Z7largestIdET_S0_S0_(double noundef %0, double noundef %1) #0 comdat {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fcmp olt double %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load double, ptr %4, align 8
  br label %12

10:                                               ; preds = %2
  %11 = load double, ptr %3, align 8
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi double [ %9, %8 ], [ %11, %10 ]
  ret double %13
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!8 = !{}
!9 = !{i64 8}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = !{i64 4}
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6}
!21 = distinct !{!21, !6}
!22 = distinct !{!22, !6}

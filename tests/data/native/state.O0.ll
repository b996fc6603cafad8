; ModuleID = 'state.c'
source_filename = "state.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { double }
%struct.node = type { double, ptr }

@factor = internal global double 1.000000e+00, align 8
@chosen = internal global ptr null, align 8
@heap = internal global ptr null, align 8
@table = internal global [4 x double] zeroinitializer, align 16
@counted.sum = internal global double 0.000000e+00, align 8
@counted.n = internal global i32 0, align 4
@calls = internal global i32 0, align 4
@memory.cells = internal global [3 x double] zeroinitializer, align 16
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @first, ptr null }, { i32, ptr, ptr } { i32 102, ptr @second, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define internal void @first() #0 {
  store double 3.000000e+00, ptr @factor, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @second() #0 {
  %1 = alloca i32, align 4
  %2 = load double, ptr @factor, align 8
  %3 = fmul double %2, 1.500000e+00
  store double %3, ptr @factor, align 8
  store ptr @square, ptr @chosen, align 8
  %4 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 8) #6
  store ptr %4, ptr @heap, align 8
  store i32 0, ptr %1, align 4
  br label %5

5:                                                ; preds = %20, %0
  %6 = load i32, ptr %1, align 4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %8, label %23

8:                                                ; preds = %5
  %9 = load i32, ptr %1, align 4
  %10 = sitofp i32 %9 to double
  %11 = load double, ptr @factor, align 8
  %12 = fadd double %10, %11
  %13 = load ptr, ptr @heap, align 8
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %13, i64 %15
  store double %12, ptr %16, align 8
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [4 x double], ptr @table, i64 0, i64 %18
  store double %12, ptr %19, align 8
  br label %20

20:                                               ; preds = %8
  %21 = load i32, ptr %1, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %1, align 4
  br label %5, !llvm.loop !5

23:                                               ; preds = %5
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @square(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @constructed(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr @factor, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  %6 = load double, ptr getelementptr inbounds ([4 x double], ptr @table, i64 0, i64 2), align 16
  %7 = load ptr, ptr @heap, align 8
  %8 = getelementptr inbounds double, ptr %7, i64 3
  %9 = load double, ptr %8, align 8
  %10 = load double, ptr %2, align 8
  %11 = fmul double %9, %10
  %12 = load double, ptr %2, align 8
  %13 = fmul double %11, %12
  %14 = call double @llvm.fmuladd.f64(double %5, double %6, double %13)
  %15 = load ptr, ptr @chosen, align 8
  %16 = load double, ptr %2, align 8
  %17 = call double %15(double noundef %16)
  %18 = fadd double %14, %17
  ret double %18
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @counted(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store i32 0, ptr @counted.n, align 4
  store double 0.000000e+00, ptr @counted.sum, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %21, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 5
  br i1 %6, label %7, label %24

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = and i32 %8, 1
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i64
  %12 = select i1 %10, i32 2, i32 1
  %13 = load i32, ptr @counted.n, align 4
  %14 = add nsw i32 %13, %12
  store i32 %14, ptr @counted.n, align 4
  %15 = load double, ptr @counted.sum, align 8
  %16 = load i32, ptr @counted.n, align 4
  %17 = sitofp i32 %16 to double
  %18 = load double, ptr %2, align 8
  %19 = call double @llvm.fmuladd.f64(double %17, double %18, double %15)
  %20 = call double @sin(double noundef %19) #7
  store double %20, ptr @counted.sum, align 8
  br label %21

21:                                               ; preds = %7
  %22 = load i32, ptr %3, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %3, align 4
  br label %4, !llvm.loop !7

24:                                               ; preds = %4
  %25 = load double, ptr @counted.sum, align 8
  %26 = load i32, ptr @counted.n, align 4
  %27 = sitofp i32 %26 to double
  %28 = fmul double %25, %27
  ret double %28
}

; Function Attrs: nounwind
declare double @sin(double noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @kept_between_calls(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %16, %1
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 3
  br i1 %7, label %8, label %19

8:                                                ; preds = %5
  %9 = load double, ptr %2, align 8
  %10 = load i32, ptr %3, align 4
  %11 = add nsw i32 %10, 1
  %12 = sitofp i32 %11 to double
  %13 = fmul double %9, %12
  %14 = load i32, ptr %3, align 4
  %15 = call ptr @memory(i32 noundef %14)
  store double %13, ptr %15, align 8
  br label %16

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %3, align 4
  br label %5, !llvm.loop !8

19:                                               ; preds = %5
  store i32 0, ptr %4, align 4
  br label %20

20:                                               ; preds = %37, %19
  %21 = load i32, ptr %4, align 4
  %22 = icmp slt i32 %21, 6
  br i1 %22, label %23, label %40

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4
  %25 = call ptr @memory(i32 noundef %24)
  %26 = load double, ptr %25, align 8
  %27 = load i32, ptr %4, align 4
  %28 = add nsw i32 %27, 2
  %29 = call ptr @memory(i32 noundef %28)
  %30 = load double, ptr %29, align 8
  %31 = call double @sin(double noundef %30) #7
  %32 = load i32, ptr %4, align 4
  %33 = add nsw i32 %32, 1
  %34 = call ptr @memory(i32 noundef %33)
  %35 = load double, ptr %34, align 8
  %36 = call double @llvm.fmuladd.f64(double %26, double %31, double %35)
  store double %36, ptr %34, align 8
  br label %37

37:                                               ; preds = %23
  %38 = load i32, ptr %4, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %4, align 4
  br label %20, !llvm.loop !9

40:                                               ; preds = %20
  %41 = call ptr @memory(i32 noundef 0)
  %42 = load double, ptr %41, align 8
  %43 = call ptr @memory(i32 noundef 1)
  %44 = load double, ptr %43, align 8
  %45 = call ptr @memory(i32 noundef 2)
  %46 = load double, ptr %45, align 8
  %47 = call double @llvm.fmuladd.f64(double %42, double %44, double %46)
  ret double %47
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @memory(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = srem i32 %3, 3
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [3 x double], ptr @memory.cells, i64 0, i64 %5
  ret ptr %6
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @changed_callee(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %22, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %8, label %25

8:                                                ; preds = %5
  %9 = load i32, ptr %4, align 4
  %10 = and i32 %9, 1
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, ptr @twice, ptr @square
  store ptr %13, ptr @chosen, align 8
  %14 = load double, ptr %3, align 8
  %15 = load ptr, ptr @chosen, align 8
  %16 = load double, ptr %2, align 8
  %17 = load double, ptr %3, align 8
  %18 = fadd double %16, %17
  %19 = call double %15(double noundef %18)
  %20 = fadd double %14, %19
  %21 = call double @sin(double noundef %20) #7
  store double %21, ptr %3, align 8
  br label %22

22:                                               ; preds = %8
  %23 = load i32, ptr %4, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %4, align 4
  br label %5, !llvm.loop !10

25:                                               ; preds = %5
  store ptr @square, ptr @chosen, align 8
  %26 = load double, ptr %3, align 8
  ret double %26
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @twice(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = fmul double 2.000000e+00, %3
  ret double %4
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @variable_length(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store i32 1, ptr @calls, align 4
  store i32 4, ptr %3, align 4
  %10 = load i32, ptr %3, align 4
  %11 = zext i32 %10 to i64
  %12 = call ptr @llvm.stacksave.p0()
  store ptr %12, ptr %4, align 8
  %13 = alloca double, i64 %11, align 16
  store i64 %11, ptr %5, align 8
  %14 = load i32, ptr %3, align 4
  %15 = zext i32 %14 to i64
  %16 = alloca [2 x double], i64 %15, align 16
  store i64 %15, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %17

17:                                               ; preds = %54, %1
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %3, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %57

21:                                               ; preds = %17
  %22 = load double, ptr %2, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sitofp i32 %23 to double
  %25 = fadd double %22, %24
  %26 = call double @sin(double noundef %25) #7
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %13, i64 %28
  store double %26, ptr %29, align 8
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %13, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = load double, ptr %2, align 8
  %35 = fmul double %33, %34
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [2 x double], ptr %16, i64 %37
  %39 = getelementptr inbounds [2 x double], ptr %38, i64 0, i64 0
  store double %35, ptr %39, align 16
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %13, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load i32, ptr %7, align 4
  %45 = sitofp i32 %44 to double
  %46 = fadd double %43, %45
  %47 = load i32, ptr %3, align 4
  %48 = sub nsw i32 %47, 1
  %49 = load i32, ptr %7, align 4
  %50 = sub nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [2 x double], ptr %16, i64 %51
  %53 = getelementptr inbounds [2 x double], ptr %52, i64 0, i64 1
  store double %46, ptr %53, align 8
  br label %54

54:                                               ; preds = %21
  %55 = load i32, ptr %7, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %7, align 4
  br label %17, !llvm.loop !11

57:                                               ; preds = %17
  store double 0.000000e+00, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %58

58:                                               ; preds = %83, %57
  %59 = load i32, ptr %9, align 4
  %60 = load i32, ptr %3, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %86

62:                                               ; preds = %58
  %63 = load i32, ptr %9, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [2 x double], ptr %16, i64 %64
  %66 = getelementptr inbounds [2 x double], ptr %65, i64 0, i64 0
  %67 = load double, ptr %66, align 16
  %68 = load i32, ptr %9, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [2 x double], ptr %16, i64 %69
  %71 = getelementptr inbounds [2 x double], ptr %70, i64 0, i64 1
  %72 = load double, ptr %71, align 8
  %73 = fmul double %67, %72
  %74 = load i32, ptr %3, align 4
  %75 = sub nsw i32 %74, 1
  %76 = load i32, ptr %9, align 4
  %77 = sub nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %13, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = load double, ptr %8, align 8
  %82 = call double @llvm.fmuladd.f64(double %73, double %80, double %81)
  store double %82, ptr %8, align 8
  br label %83

83:                                               ; preds = %62
  %84 = load i32, ptr %9, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %9, align 4
  br label %58, !llvm.loop !12

86:                                               ; preds = %58
  %87 = load double, ptr %8, align 8
  %88 = load ptr, ptr %4, align 8
  call void @llvm.stackrestore.p0(ptr %88)
  ret double %87
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @unions(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [3 x %union.anon], align 16
  %4 = alloca [3 x %union.anon], align 16
  store double %0, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  %6 = load double, ptr %2, align 8
  %7 = fmul double %5, %6
  %8 = getelementptr inbounds [3 x %union.anon], ptr %3, i64 0, i64 0
  store double %7, ptr %8, align 16
  %9 = getelementptr inbounds [3 x %union.anon], ptr %3, i64 0, i64 1
  store i64 5, ptr %9, align 8
  %10 = load double, ptr %2, align 8
  %11 = call double @sin(double noundef %10) #7
  %12 = getelementptr inbounds [3 x %union.anon], ptr %3, i64 0, i64 2
  store double %11, ptr %12, align 16
  %13 = getelementptr inbounds [3 x %union.anon], ptr %4, i64 0, i64 0
  %14 = getelementptr inbounds [3 x %union.anon], ptr %3, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %14, i64 24, i1 false)
  %15 = getelementptr inbounds [3 x %union.anon], ptr %3, i64 0, i64 0
  %16 = getelementptr inbounds [3 x %union.anon], ptr %4, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %15, ptr align 16 %16, i64 8, i1 false)
  %17 = getelementptr inbounds [3 x %union.anon], ptr %3, i64 0, i64 2
  %18 = getelementptr inbounds [3 x %union.anon], ptr %4, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %17, ptr align 16 %18, i64 8, i1 false)
  %19 = getelementptr inbounds [3 x %union.anon], ptr %3, i64 0, i64 0
  %20 = load double, ptr %19, align 16
  %21 = getelementptr inbounds [3 x %union.anon], ptr %3, i64 0, i64 2
  %22 = load double, ptr %21, align 16
  %23 = fmul double %20, %22
  %24 = getelementptr inbounds [3 x %union.anon], ptr %4, i64 0, i64 1
  %25 = load i64, ptr %24, align 8
  %26 = sitofp i64 %25 to double
  %27 = fmul double %23, %26
  ret double %27
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @words(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [4 x double], align 16
  %4 = alloca [4 x double], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [32 x i8], align 16
  store double %0, ptr %2, align 8
  %8 = load double, ptr %2, align 8
  store double %8, ptr %3, align 8
  %9 = getelementptr inbounds double, ptr %3, i64 1
  %10 = load double, ptr %2, align 8
  %11 = load double, ptr %2, align 8
  %12 = fmul double %10, %11
  store double %12, ptr %9, align 8
  %13 = getelementptr inbounds double, ptr %3, i64 2
  store double 1.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds double, ptr %3, i64 3
  %15 = load double, ptr %2, align 8
  %16 = call double @sin(double noundef %15) #7
  store double %16, ptr %14, align 8
  store i32 0, ptr %5, align 4
  br label %17

17:                                               ; preds = %31, %1
  %18 = load i32, ptr %5, align 4
  %19 = icmp slt i32 %18, 4
  br i1 %19, label %20, label %34

20:                                               ; preds = %17
  %21 = getelementptr inbounds [4 x double], ptr %3, i64 0, i64 0
  %22 = load i32, ptr %5, align 4
  %23 = sub nsw i32 3, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 0
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i64, ptr %27, i64 %29
  store i64 %26, ptr %30, align 8
  br label %31

31:                                               ; preds = %20
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4
  br label %17, !llvm.loop !13

34:                                               ; preds = %17
  store i32 0, ptr %6, align 4
  br label %35

35:                                               ; preds = %49, %34
  %36 = load i32, ptr %6, align 4
  %37 = icmp slt i32 %36, 8
  br i1 %37, label %38, label %52

38:                                               ; preds = %35
  %39 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 0
  %40 = load i32, ptr %6, align 4
  %41 = xor i32 %40, 2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %39, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds [4 x double], ptr %3, i64 0, i64 0
  %46 = load i32, ptr %6, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  store i32 %44, ptr %48, align 4
  br label %49

49:                                               ; preds = %38
  %50 = load i32, ptr %6, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %6, align 4
  br label %35, !llvm.loop !14

52:                                               ; preds = %35
  %53 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  %54 = getelementptr inbounds [4 x double], ptr %3, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %53, ptr align 16 %54, i64 32, i1 false)
  %55 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 0
  %56 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  %57 = getelementptr inbounds i8, ptr %56, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %55, ptr align 8 %57, i64 24, i1 false)
  %58 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 0
  %59 = load double, ptr %58, align 16
  %60 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 1
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 2
  %63 = load double, ptr %62, align 16
  %64 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 3
  %65 = load double, ptr %64, align 8
  %66 = fmul double %63, %65
  %67 = call double @llvm.fmuladd.f64(double %59, double %61, double %66)
  %68 = getelementptr inbounds [4 x double], ptr %3, i64 0, i64 0
  %69 = load double, ptr %68, align 16
  %70 = load double, ptr %2, align 8
  %71 = call double @llvm.fmuladd.f64(double %69, double %70, double %67)
  ret double %71
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @relinked(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [3 x %struct.node], align 16
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store double %0, ptr %2, align 8
  %7 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 0
  %8 = load double, ptr %2, align 8
  store double %8, ptr %7, align 16
  %9 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1
  %10 = getelementptr inbounds [3 x %struct.node], ptr %3, i64 0, i64 0
  %11 = getelementptr inbounds %struct.node, ptr %10, i64 1
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds %struct.node, ptr %3, i64 1
  %13 = getelementptr inbounds nuw %struct.node, ptr %12, i32 0, i32 0
  %14 = load double, ptr %2, align 8
  %15 = load double, ptr %2, align 8
  %16 = fmul double %14, %15
  store double %16, ptr %13, align 16
  %17 = getelementptr inbounds nuw %struct.node, ptr %12, i32 0, i32 1
  %18 = getelementptr inbounds [3 x %struct.node], ptr %3, i64 0, i64 0
  %19 = getelementptr inbounds %struct.node, ptr %18, i64 2
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.node, ptr %3, i64 2
  %21 = getelementptr inbounds nuw %struct.node, ptr %20, i32 0, i32 0
  %22 = load double, ptr %2, align 8
  %23 = call double @sin(double noundef %22) #7
  store double %23, ptr %21, align 16
  %24 = getelementptr inbounds nuw %struct.node, ptr %20, i32 0, i32 1
  store ptr null, ptr %24, align 8
  %25 = getelementptr inbounds [3 x %struct.node], ptr %3, i64 0, i64 0
  %26 = getelementptr inbounds [3 x %struct.node], ptr %3, i64 0, i64 2
  %27 = getelementptr inbounds nuw %struct.node, ptr %26, i32 0, i32 1
  store ptr %25, ptr %27, align 8
  %28 = getelementptr inbounds [3 x %struct.node], ptr %3, i64 0, i64 0
  %29 = getelementptr inbounds %struct.node, ptr %28, i64 2
  %30 = getelementptr inbounds [3 x %struct.node], ptr %3, i64 0, i64 0
  %31 = getelementptr inbounds nuw %struct.node, ptr %30, i32 0, i32 1
  store ptr %29, ptr %31, align 8
  %32 = getelementptr inbounds [3 x %struct.node], ptr %3, i64 0, i64 0
  store ptr %32, ptr %4, align 8
  store double 1.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %33

33:                                               ; preds = %48, %1
  %34 = load i32, ptr %6, align 4
  %35 = icmp slt i32 %34, 5
  br i1 %35, label %36, label %54

36:                                               ; preds = %33
  %37 = load double, ptr %5, align 8
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds nuw %struct.node, ptr %38, i32 0, i32 0
  %40 = load double, ptr %39, align 8
  %41 = fmul double %37, %40
  %42 = call double @cos(double noundef %41) #7
  store double %42, ptr %5, align 8
  %43 = load double, ptr %5, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds nuw %struct.node, ptr %44, i32 0, i32 0
  %46 = load double, ptr %45, align 8
  %47 = fadd double %46, %43
  store double %47, ptr %45, align 8
  br label %48

48:                                               ; preds = %36
  %49 = load i32, ptr %6, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %6, align 4
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds nuw %struct.node, ptr %51, i32 0, i32 1
  %53 = load ptr, ptr %52, align 8
  store ptr %53, ptr %4, align 8
  br label %33, !llvm.loop !15

54:                                               ; preds = %33
  %55 = load double, ptr %5, align 8
  %56 = getelementptr inbounds [3 x %struct.node], ptr %3, i64 0, i64 1
  %57 = getelementptr inbounds nuw %struct.node, ptr %56, i32 0, i32 0
  %58 = load double, ptr %57, align 16
  %59 = getelementptr inbounds [3 x %struct.node], ptr %3, i64 0, i64 0
  %60 = getelementptr inbounds nuw %struct.node, ptr %59, i32 0, i32 0
  %61 = load double, ptr %60, align 16
  %62 = call double @llvm.fmuladd.f64(double %55, double %58, double %61)
  ret double %62
}

; Function Attrs: nounwind
declare double @cos(double noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind allocsize(0,1) }
attributes #7 = { nounwind }

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
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}

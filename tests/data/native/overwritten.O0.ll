; ModuleID = 'overwritten.c'
source_filename = "overwritten.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@.str = private unnamed_addr constant [4 x i8] c"3.0\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%lf\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"2.5 word\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%lf %lf\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"ab 7 1.5 2.5%\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"%15s %d %*f %f%%\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"text 0.75\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"%s %le\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"1.5 2.5\00", align 1
@kept = internal global double 0.000000e+00, align 8
@.str.9 = private unnamed_addr constant [4 x i8] c"3.5\00", align 1
@__const.text_that_callees_read.text = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@name = internal global [8 x i8] zeroinitializer, align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"%d%s\00", align 1
@.str.13 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"yz\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"kl\00", align 1
@.str.16 = private unnamed_addr constant [10 x i8] c"/dev/zero\00", align 1
@.str.17 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"1\00", align 1
@.str.21 = private unnamed_addr constant [2 x i8] c"2\00", align 1
@.str.22 = private unnamed_addr constant [11 x i8] c"2.5 3 0x10\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"HO\00", align 1
@__const.addresses_that_come_back.b = private unnamed_addr constant [16 x i8] c"hello,you\00\00\00\00\00\00\00", align 16
@.str.24 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.25 = private unnamed_addr constant [2 x i8] c",\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @scanned(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [2 x double], align 16
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  %6 = fmul double %4, %5
  store double %6, ptr %3, align 8
  %7 = getelementptr inbounds double, ptr %3, i64 1
  %8 = load double, ptr %2, align 8
  store double %8, ptr %7, align 8
  %9 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %10 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str, ptr noundef @.str.1, ptr noundef %9) #8
  %11 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %12 = load double, ptr %11, align 16
  %13 = load double, ptr %2, align 8
  %14 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %15 = load double, ptr %14, align 8
  %16 = call double @llvm.fmuladd.f64(double %12, double %13, double %15)
  ret double %16
}

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @scanned_in_part(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [3 x double], align 16
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  store double %4, ptr %3, align 8
  %5 = getelementptr inbounds double, ptr %3, i64 1
  %6 = load double, ptr %2, align 8
  %7 = load double, ptr %2, align 8
  %8 = fmul double %6, %7
  store double %8, ptr %5, align 8
  %9 = getelementptr inbounds double, ptr %3, i64 2
  %10 = load double, ptr %2, align 8
  %11 = load double, ptr %2, align 8
  %12 = fmul double %10, %11
  %13 = load double, ptr %2, align 8
  %14 = fmul double %12, %13
  store double %14, ptr %9, align 8
  %15 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %16 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 1
  %17 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.2, ptr noundef @.str.3, ptr noundef %15, ptr noundef %16) #8
  %18 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %19 = load double, ptr %18, align 16
  %20 = load double, ptr %2, align 8
  %21 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 1
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 2
  %24 = load double, ptr %23, align 16
  %25 = fmul double %22, %24
  %26 = call double @llvm.fmuladd.f64(double %19, double %20, double %25)
  ret double %26
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @scanned_among_others(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca [16 x i8], align 16
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  store double %0, ptr %2, align 8
  %8 = load double, ptr %2, align 8
  store double %8, ptr %3, align 8
  %9 = load double, ptr %2, align 8
  %10 = load double, ptr %2, align 8
  %11 = fmul double %9, %10
  store double %11, ptr %4, align 8
  %12 = load double, ptr %2, align 8
  %13 = fptrunc double %12 to float
  store float %13, ptr %7, align 4
  %14 = getelementptr inbounds [16 x i8], ptr %5, i64 0, i64 0
  %15 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.4, ptr noundef @.str.5, ptr noundef %14, ptr noundef %6, ptr noundef %7) #8
  %16 = getelementptr inbounds [16 x i8], ptr %5, i64 0, i64 0
  %17 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.6, ptr noundef @.str.7, ptr noundef %16, ptr noundef %3) #8
  %18 = load double, ptr %3, align 8
  %19 = load float, ptr %7, align 4
  %20 = fpext float %19 to double
  %21 = fadd double %18, %20
  %22 = load double, ptr %4, align 8
  %23 = fmul double %21, %22
  %24 = load i32, ptr %6, align 4
  %25 = sitofp i32 %24 to double
  %26 = fmul double %23, %25
  %27 = getelementptr inbounds [16 x i8], ptr %5, i64 0, i64 0
  %28 = load i8, ptr %27, align 16
  %29 = sext i8 %28 to i32
  %30 = sitofp i32 %29 to double
  %31 = fmul double %26, %30
  ret double %31
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @scanned_in_a_loop(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [3 x double], align 16
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store double %0, ptr %2, align 8
  %6 = load double, ptr %2, align 8
  store double %6, ptr %3, align 8
  %7 = getelementptr inbounds double, ptr %3, i64 1
  store double 1.000000e+00, ptr %7, align 8
  %8 = getelementptr inbounds double, ptr %3, i64 2
  store double 2.000000e+00, ptr %8, align 8
  store double 0.000000e+00, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %9

9:                                                ; preds = %28, %1
  %10 = load i32, ptr %5, align 4
  %11 = icmp slt i32 %10, 3
  br i1 %11, label %12, label %31

12:                                               ; preds = %9
  %13 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %14 = load double, ptr %13, align 16
  %15 = load i32, ptr %5, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = load double, ptr %4, align 8
  %20 = call double @llvm.fmuladd.f64(double %14, double %18, double %19)
  store double %20, ptr %4, align 8
  %21 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %22 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 1
  %23 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.8, ptr noundef @.str.3, ptr noundef %21, ptr noundef %22) #8
  %24 = load double, ptr %2, align 8
  %25 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %26 = load double, ptr %25, align 16
  %27 = fmul double %26, %24
  store double %27, ptr %25, align 16
  br label %28

28:                                               ; preds = %12
  %29 = load i32, ptr %5, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %5, align 4
  br label %9, !llvm.loop !5

31:                                               ; preds = %9
  %32 = load double, ptr %4, align 8
  %33 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %34 = load double, ptr %33, align 16
  %35 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 1
  %36 = load double, ptr %35, align 8
  %37 = call double @llvm.fmuladd.f64(double %34, double %36, double %32)
  ret double %37
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @scanned_global(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  %6 = fmul double %4, %5
  store double %6, ptr @kept, align 8
  %7 = load double, ptr @kept, align 8
  %8 = load double, ptr @kept, align 8
  %9 = fmul double %7, %8
  store double %9, ptr %3, align 8
  %10 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.9, ptr noundef @.str.1, ptr noundef @kept) #8
  %11 = load double, ptr @kept, align 8
  %12 = load double, ptr %3, align 8
  %13 = fmul double %12, %11
  store double %13, ptr %3, align 8
  %14 = load double, ptr %3, align 8
  %15 = load double, ptr %2, align 8
  %16 = fmul double %14, %15
  store double %16, ptr @kept, align 8
  %17 = load double, ptr @kept, align 8
  %18 = load double, ptr @kept, align 8
  %19 = fmul double %17, %18
  ret double %19
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @scanned_by_a_callee(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [2 x double], align 16
  %4 = alloca double, align 8
  store double %0, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  store double %5, ptr %3, align 8
  %6 = getelementptr inbounds double, ptr %3, i64 1
  %7 = load double, ptr %2, align 8
  store double %7, ptr %6, align 8
  %8 = load double, ptr %2, align 8
  %9 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %10 = call double @times_square(double noundef %8, ptr noundef %9)
  store double %10, ptr %4, align 8
  %11 = load double, ptr %4, align 8
  %12 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %13 = load double, ptr %12, align 16
  %14 = load double, ptr %4, align 8
  %15 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %16 = getelementptr inbounds double, ptr %15, i64 1
  %17 = call double @times_square(double noundef %14, ptr noundef %16)
  %18 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %19 = load double, ptr %18, align 8
  %20 = fmul double %17, %19
  %21 = call double @llvm.fmuladd.f64(double %11, double %13, double %20)
  ret double %21
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @times_square(double noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  store double %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load double, ptr %3, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds double, ptr %7, i64 0
  %9 = load double, ptr %8, align 8
  %10 = fmul double %6, %9
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 0
  %13 = load double, ptr %12, align 8
  %14 = fmul double %10, %13
  store double %14, ptr %5, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.9, ptr noundef @.str.1, ptr noundef %15) #8
  %17 = load double, ptr %5, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds double, ptr %18, i64 0
  %20 = load double, ptr %19, align 8
  %21 = fmul double %17, %20
  ret double %21
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @text_that_callees_read(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [8 x i8], align 1
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store double %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.text_that_callees_read.text, i64 8, i1 false)
  store double 0.000000e+00, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %23, %1
  %7 = load i32, ptr %5, align 4
  %8 = icmp slt i32 %7, 3
  br i1 %8, label %9, label %26

9:                                                ; preds = %6
  %10 = load double, ptr %2, align 8
  %11 = load double, ptr %4, align 8
  %12 = load double, ptr %2, align 8
  %13 = call double @llvm.fmuladd.f64(double 1.000000e-03, double %11, double %12)
  %14 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %15 = call double @times_first(double noundef %13, ptr noundef %14)
  %16 = load double, ptr %4, align 8
  %17 = call double @llvm.fmuladd.f64(double %10, double %15, double %16)
  store double %17, ptr %4, align 8
  %18 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %19 = load i32, ptr %5, align 4
  %20 = mul nsw i32 27, %19
  %21 = add nsw i32 34, %20
  %22 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %18, i64 noundef 8, ptr noundef @.str.10, i32 noundef %21) #8
  br label %23

23:                                               ; preds = %9
  %24 = load i32, ptr %5, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %5, align 4
  br label %6, !llvm.loop !7

26:                                               ; preds = %6
  %27 = load double, ptr %4, align 8
  ret double %27
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal double @times_first(double noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  store double %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = fmul double 1.000000e-02, %5
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = sitofp i32 %10 to double
  %12 = fmul double %6, %11
  %13 = call double @sin(double noundef %12) #8
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 1
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = sitofp i32 %17 to double
  %19 = fmul double %13, %18
  ret double %19
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @text_in_a_global(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  %5 = call ptr @strcpy(ptr noundef @name, ptr noundef @.str.11) #8
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %32, %1
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 3
  br i1 %8, label %9, label %35

9:                                                ; preds = %6
  %10 = load double, ptr %2, align 8
  %11 = load double, ptr %2, align 8
  %12 = fmul double %10, %11
  %13 = load i8, ptr @name, align 1
  %14 = sext i8 %13 to i32
  %15 = sitofp i32 %14 to double
  %16 = load double, ptr %3, align 8
  %17 = call double @llvm.fmuladd.f64(double %12, double %15, double %16)
  store double %17, ptr %3, align 8
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %18, 3
  %20 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef @name, ptr noundef @.str.12, i32 noundef %19, ptr noundef @.str.13) #8
  %21 = load double, ptr %2, align 8
  %22 = call double @times_first(double noundef %21, ptr noundef @name)
  %23 = load double, ptr %3, align 8
  %24 = fadd double %23, %22
  store double %24, ptr %3, align 8
  %25 = call ptr @strcat(ptr noundef @name, ptr noundef @.str.14) #8
  %26 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @name, i64 0, i64 2), align 1
  %27 = sext i8 %26 to i32
  %28 = sitofp i32 %27 to double
  %29 = load double, ptr %3, align 8
  %30 = fmul double %29, %28
  store double %30, ptr %3, align 8
  %31 = call ptr @strncpy(ptr noundef @name, ptr noundef @.str.15, i64 noundef 3) #8
  br label %32

32:                                               ; preds = %9
  %33 = load i32, ptr %4, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %4, align 4
  br label %6, !llvm.loop !8

35:                                               ; preds = %6
  %36 = load double, ptr %3, align 8
  ret double %36
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @filled_from_a_file(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  store double %0, ptr %2, align 8
  %6 = call noalias ptr @malloc(i64 noundef 24) #9
  store ptr %6, ptr %3, align 8
  %7 = load double, ptr %2, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds double, ptr %8, i64 0
  store double %7, ptr %9, align 8
  %10 = load double, ptr %2, align 8
  %11 = fmul double 2.000000e+00, %10
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds double, ptr %12, i64 1
  store double %11, ptr %13, align 8
  %14 = load double, ptr %2, align 8
  %15 = load double, ptr %2, align 8
  %16 = fmul double %14, %15
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 2
  store double %16, ptr %18, align 8
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 0
  %21 = load double, ptr %20, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds double, ptr %22, i64 1
  %24 = load double, ptr %23, align 8
  %25 = fmul double %21, %24
  store double %25, ptr %4, align 8
  %26 = call noalias ptr @fopen(ptr noundef @.str.16, ptr noundef @.str.17)
  store ptr %26, ptr %5, align 8
  %27 = load ptr, ptr %3, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = call i64 @fread(ptr noundef %27, i64 noundef 8, i64 noundef 2, ptr noundef %28)
  %30 = uitofp i64 %29 to double
  %31 = load double, ptr %4, align 8
  %32 = fadd double %31, %30
  store double %32, ptr %4, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = call i32 @fclose(ptr noundef %33)
  %35 = load ptr, ptr %3, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 0
  %37 = load double, ptr %36, align 8
  %38 = load double, ptr %4, align 8
  %39 = fadd double %38, %37
  store double %39, ptr %4, align 8
  %40 = load double, ptr %4, align 8
  %41 = load double, ptr %4, align 8
  %42 = fmul double %40, %41
  %43 = load ptr, ptr %3, align 8
  %44 = getelementptr inbounds double, ptr %43, i64 0
  store double %42, ptr %44, align 8
  %45 = load ptr, ptr %3, align 8
  %46 = getelementptr inbounds double, ptr %45, i64 0
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 1
  %50 = load double, ptr %49, align 8
  %51 = load ptr, ptr %3, align 8
  %52 = getelementptr inbounds double, ptr %51, i64 2
  %53 = load double, ptr %52, align 8
  %54 = call double @llvm.fmuladd.f64(double %47, double %50, double %53)
  %55 = load double, ptr %4, align 8
  %56 = fadd double %55, %54
  store double %56, ptr %4, align 8
  %57 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %57) #8
  %58 = load double, ptr %4, align 8
  ret double %58
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

declare noalias ptr @fopen(ptr noundef, ptr noundef) #5

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #5

declare i32 @fclose(ptr noundef) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @nothing_to_read(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [2 x double], align 16
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  store double %0, ptr %2, align 8
  %6 = load double, ptr %2, align 8
  store double %6, ptr %3, align 8
  %7 = getelementptr inbounds double, ptr %3, i64 1
  %8 = load double, ptr %2, align 8
  %9 = load double, ptr %2, align 8
  %10 = fmul double %8, %9
  store double %10, ptr %7, align 8
  %11 = call noalias ptr @fopen(ptr noundef @.str.18, ptr noundef @.str.17)
  store ptr %11, ptr %4, align 8
  %12 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %13 = load double, ptr %12, align 16
  %14 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %15 = load ptr, ptr %4, align 8
  %16 = call i64 @fread(ptr noundef %14, i64 noundef 8, i64 noundef 2, ptr noundef %15)
  %17 = uitofp i64 %16 to double
  %18 = fmul double %13, %17
  store double %18, ptr %5, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = call i32 @fclose(ptr noundef %19)
  %21 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %22 = load double, ptr %21, align 16
  %23 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %24 = load double, ptr %23, align 8
  %25 = load double, ptr %5, align 8
  %26 = call double @llvm.fmuladd.f64(double %22, double %24, double %25)
  %27 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %28 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.19, ptr noundef @.str.1, ptr noundef %27) #8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %1
  %31 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %32 = load double, ptr %31, align 16
  br label %34

33:                                               ; preds = %1
  br label %34

34:                                               ; preds = %33, %30
  %35 = phi double [ %32, %30 ], [ 0.000000e+00, %33 ]
  %36 = fadd double %26, %35
  ret double %36
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @random_numbers(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store i32 1, ptr %3, align 4
  store double 0.000000e+00, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %19, %1
  %7 = load i32, ptr %5, align 4
  %8 = icmp slt i32 %7, 4
  br i1 %8, label %9, label %22

9:                                                ; preds = %6
  %10 = call i32 @rand_r(ptr noundef %3) #8
  %11 = load double, ptr %2, align 8
  %12 = load double, ptr %2, align 8
  %13 = fmul double %11, %12
  %14 = load i32, ptr %3, align 4
  %15 = urem i32 %14, 1000
  %16 = uitofp i32 %15 to double
  %17 = load double, ptr %4, align 8
  %18 = call double @llvm.fmuladd.f64(double %13, double %16, double %17)
  store double %18, ptr %4, align 8
  br label %19

19:                                               ; preds = %9
  %20 = load i32, ptr %5, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %5, align 4
  br label %6, !llvm.loop !9

22:                                               ; preds = %6
  %23 = load double, ptr %4, align 8
  %24 = load i32, ptr %3, align 4
  %25 = urem i32 %24, 10
  %26 = uitofp i32 %25 to double
  %27 = fmul double %23, %26
  ret double %27
}

; Function Attrs: nounwind
declare i32 @rand_r(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @indices(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = alloca [3 x double], align 16
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %7 = load double, ptr %2, align 8
  store double %7, ptr %4, align 8
  %8 = getelementptr inbounds double, ptr %4, i64 1
  %9 = load double, ptr %2, align 8
  %10 = load double, ptr %2, align 8
  %11 = fmul double %9, %10
  store double %11, ptr %8, align 8
  %12 = getelementptr inbounds double, ptr %4, i64 2
  %13 = load double, ptr %2, align 8
  %14 = load double, ptr %2, align 8
  %15 = fmul double %13, %14
  %16 = load double, ptr %2, align 8
  %17 = fmul double %15, %16
  store double %17, ptr %12, align 8
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %18

18:                                               ; preds = %43, %1
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %19, 2
  br i1 %20, label %21, label %46

21:                                               ; preds = %18
  %22 = load i32, ptr %3, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = load i32, ptr %3, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = load double, ptr %5, align 8
  %31 = call double @llvm.fmuladd.f64(double %25, double %29, double %30)
  store double %31, ptr %5, align 8
  %32 = load i32, ptr %6, align 4
  %33 = icmp ne i32 %32, 0
  %34 = zext i1 %33 to i64
  %35 = select i1 %33, ptr @.str.20, ptr @.str.21
  %36 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef %35, ptr noundef @.str.10, ptr noundef %3) #8
  %37 = load double, ptr %5, align 8
  %38 = load i32, ptr %3, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %41, %37
  store double %42, ptr %40, align 8
  br label %43

43:                                               ; preds = %21
  %44 = load i32, ptr %6, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %6, align 4
  br label %18, !llvm.loop !10

46:                                               ; preds = %18
  %47 = load double, ptr %5, align 8
  %48 = load i32, ptr %3, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fadd double %47, %51
  ret double %52
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @ends(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store double %0, ptr %2, align 8
  store ptr @.str.22, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call double @strtod(ptr noundef %7, ptr noundef %4) #8
  store double %8, ptr %5, align 8
  %9 = load double, ptr %2, align 8
  %10 = load double, ptr %5, align 8
  %11 = fmul double %9, %10
  store double %11, ptr %6, align 8
  %12 = load double, ptr %2, align 8
  %13 = load double, ptr %2, align 8
  %14 = fmul double %12, %13
  %15 = load ptr, ptr %4, align 8
  %16 = call i64 @strtol(ptr noundef %15, ptr noundef %4, i32 noundef 10) #8
  %17 = sitofp i64 %16 to double
  %18 = load double, ptr %6, align 8
  %19 = call double @llvm.fmuladd.f64(double %14, double %17, double %18)
  store double %19, ptr %6, align 8
  %20 = load double, ptr %6, align 8
  %21 = load ptr, ptr %4, align 8
  %22 = call i64 @strtol(ptr noundef %21, ptr noundef null, i32 noundef 0) #8
  %23 = sitofp i64 %22 to double
  %24 = fmul double %20, %23
  %25 = load double, ptr %5, align 8
  %26 = fmul double %24, %25
  ret double %26
}

; Function Attrs: nounwind
declare double @strtod(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @environment(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [8 x i8], align 1
  store double %0, ptr %2, align 8
  %4 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %5 = call ptr @strcpy(ptr noundef %4, ptr noundef @.str.23) #8
  %6 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 2
  store i8 77, ptr %6, align 1
  %7 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 3
  store i8 69, ptr %7, align 1
  %8 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 4
  store i8 0, ptr %8, align 1
  %9 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %10 = call ptr @getenv(ptr noundef %9) #8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %15

12:                                               ; preds = %1
  %13 = load double, ptr %2, align 8
  %14 = fmul double %13, 2.000000e+00
  br label %17

15:                                               ; preds = %1
  %16 = load double, ptr %2, align 8
  br label %17

17:                                               ; preds = %15, %12
  %18 = phi double [ %14, %12 ], [ %16, %15 ]
  ret double %18
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @addresses_that_come_back(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [16 x i8], align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store double %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.addresses_that_come_back.b, i64 16, i1 false)
  %7 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %8 = call ptr @strchr(ptr noundef %7, i32 noundef 108) #10
  store ptr %8, ptr %4, align 8
  %9 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %10 = getelementptr inbounds i8, ptr %9, i64 10
  %11 = call ptr @strcpy(ptr noundef %10, ptr noundef @.str.24) #8
  store ptr %11, ptr %5, align 8
  %12 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %13 = call ptr @strtok(ptr noundef %12, ptr noundef @.str.25) #8
  store ptr %13, ptr %6, align 8
  %14 = load ptr, ptr %4, align 8
  store i8 76, ptr %14, align 1
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 1
  store i8 81, ptr %16, align 1
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 0
  store i8 72, ptr %18, align 1
  %19 = load double, ptr %2, align 8
  %20 = load double, ptr %2, align 8
  %21 = fmul double %19, %20
  %22 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 2
  %23 = load i8, ptr %22, align 2
  %24 = sext i8 %23 to i32
  %25 = sitofp i32 %24 to double
  %26 = load double, ptr %2, align 8
  %27 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 11
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i32
  %30 = sitofp i32 %29 to double
  %31 = fmul double %26, %30
  %32 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %33 = load i8, ptr %32, align 16
  %34 = sext i8 %33 to i32
  %35 = sitofp i32 %34 to double
  %36 = fmul double %31, %35
  %37 = call double @llvm.fmuladd.f64(double %21, double %25, double %36)
  %38 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 5
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %1
  %43 = load double, ptr %2, align 8
  br label %45

44:                                               ; preds = %1
  br label %45

45:                                               ; preds = %44, %42
  %46 = phi double [ %43, %42 ], [ 0.000000e+00, %44 ]
  %47 = fadd double %37, %46
  ret double %47
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #6

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @found_among_numbers(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca [2 x double], align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store double %0, ptr %2, align 8
  store double 1.500000e+00, ptr %3, align 8
  %6 = getelementptr inbounds double, ptr %3, i64 1
  %7 = load double, ptr %2, align 8
  %8 = load double, ptr %2, align 8
  %9 = fmul double %7, %8
  store double %9, ptr %6, align 8
  %10 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %11 = call ptr @memchr(ptr noundef %10, i32 noundef 248, i64 noundef 16) #10
  store ptr %11, ptr %4, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 -6
  store ptr %13, ptr %5, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds double, ptr %14, i64 0
  %16 = load double, ptr %15, align 8
  %17 = load double, ptr %2, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds double, ptr %18, i64 1
  %20 = load double, ptr %19, align 8
  %21 = call double @llvm.fmuladd.f64(double %16, double %17, double %20)
  ret double %21
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @times_of_day(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca %struct.tm, align 8
  %4 = alloca double, align 8
  store double %0, ptr %2, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 56, i1 false)
  %5 = getelementptr inbounds nuw %struct.tm, ptr %3, i32 0, i32 5
  store i32 70, ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.tm, ptr %3, i32 0, i32 3
  store i32 40, ptr %6, align 4
  %7 = load double, ptr %2, align 8
  %8 = getelementptr inbounds nuw %struct.tm, ptr %3, i32 0, i32 3
  %9 = load i32, ptr %8, align 4
  %10 = sitofp i32 %9 to double
  %11 = fmul double %7, %10
  store double %11, ptr %4, align 8
  %12 = call i64 @mktime(ptr noundef %3) #8
  %13 = load double, ptr %4, align 8
  %14 = load double, ptr %2, align 8
  %15 = fmul double %13, %14
  %16 = getelementptr inbounds nuw %struct.tm, ptr %3, i32 0, i32 3
  %17 = load i32, ptr %16, align 4
  %18 = sitofp i32 %17 to double
  %19 = fmul double %15, %18
  ret double %19
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nounwind
declare i64 @mktime(ptr noundef) #1

; Function Attrs: nounwind
declare double @sin(double noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { nounwind willreturn memory(read) }

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

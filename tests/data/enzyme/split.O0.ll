source_filename = "split.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.s = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 2.000000e+00], align 16
@__const.main.ds = private unnamed_addr constant [2 x double] [double 0.000000e+00, double 1.000000e+00], align 16
@__const.main.in = private unnamed_addr constant [2 x double] [double 3.000000e+00, double 4.000000e+00], align 16
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"%.12g %.12g %.12g %.12g\0A\00", align 1
@__const.main.t = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 2.000000e+00], align 16
@__const.main.dt = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 0.000000e+00], align 16
@__const.main.jn = private unnamed_addr constant [2 x double] [double 3.000000e+00, double 4.000000e+00], align 16
@enzyme_dup = dso_local global i32 0, align 4
@enzyme_allocated = dso_local global i32 0, align 4
@enzyme_tape = dso_local global i32 0, align 4

define dso_local void @step(ptr noundef %0, ptr noundef %1) #0 {
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
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 1
  %13 = load double, ptr %12, align 8
  %14 = call double @llvm.fmuladd.f64(double %7, double %10, double %13)
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 0
  store double %14, ptr %16, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 0
  %19 = load double, ptr %18, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds double, ptr %20, i64 1
  %22 = load double, ptr %21, align 8
  %23 = fmul double %19, %22
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 1
  store double %23, ptr %25, align 8
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca ptr, align 8
  %7 = alloca [2 x double], align 16
  %8 = alloca [2 x double], align 16
  %9 = alloca [2 x double], align 16
  %10 = alloca [2 x double], align 16
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.s, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.ds, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 @__const.main.in, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 0, i64 16, i1 false)
  %13 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %14 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %15 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %16 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %17 = call ptr (ptr, ...) @__enzyme_augmentfwd(ptr noundef @step, ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16)
  store ptr %17, ptr %6, align 8
  %18 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %19 = load double, ptr %18, align 16
  %20 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 1
  %21 = load double, ptr %20, align 8
  %22 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %19, double noundef %21)
  %23 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %24 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %25 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %26 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %27 = load ptr, ptr %6, align 8
  call void (ptr, ...) @__enzyme_reverse(ptr noundef @step, ptr noundef %23, ptr noundef %24, ptr noundef %25, ptr noundef %26, ptr noundef %27)
  %28 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %29 = load double, ptr %28, align 16
  %30 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %33 = load double, ptr %32, align 16
  %34 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  %35 = load double, ptr %34, align 8
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %29, double noundef %31, double noundef %33, double noundef %35)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 @__const.main.t, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %8, ptr align 16 @__const.main.dt, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 @__const.main.jn, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %10, i8 0, i64 16, i1 false)
  %37 = load i32, ptr @enzyme_dup, align 4
  %38 = load i32, ptr @enzyme_dup, align 4
  %39 = call i32 (ptr, ...) @__enzyme_augmentsize(ptr noundef @step, i32 noundef %37, i32 noundef %38)
  store i32 %39, ptr %11, align 4
  %40 = load i32, ptr %11, align 4
  %41 = sext i32 %40 to i64
  %42 = call noalias ptr @malloc(i64 noundef %41) #7
  store ptr %42, ptr %12, align 8
  %43 = load i32, ptr @enzyme_allocated, align 4
  %44 = load i32, ptr %11, align 4
  %45 = load i32, ptr @enzyme_tape, align 4
  %46 = load ptr, ptr %12, align 8
  %47 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %48 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  %49 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 0
  %50 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 0
  %51 = call ptr (ptr, ...) @__enzyme_augmentfwd(ptr noundef @step, i32 noundef %43, i32 noundef %44, i32 noundef %45, ptr noundef %46, ptr noundef %47, ptr noundef %48, ptr noundef %49, ptr noundef %50)
  %52 = load i32, ptr @enzyme_allocated, align 4
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr @enzyme_tape, align 4
  %55 = load ptr, ptr %12, align 8
  %56 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %57 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  %58 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 0
  %59 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 0
  call void (ptr, ...) @__enzyme_reverse(ptr noundef @step, i32 noundef %52, i32 noundef %53, i32 noundef %54, ptr noundef %55, ptr noundef %56, ptr noundef %57, ptr noundef %58, ptr noundef %59)
  %60 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %60) #8
  %61 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  %62 = load double, ptr %61, align 16
  %63 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 1
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 0
  %66 = load double, ptr %65, align 16
  %67 = getelementptr inbounds [2 x double], ptr %10, i64 0, i64 1
  %68 = load double, ptr %67, align 8
  %69 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %62, double noundef %64, double noundef %66, double noundef %68)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare ptr @__enzyme_augmentfwd(ptr noundef, ...) #4

declare i32 @printf(ptr noundef, ...) #4

declare void @__enzyme_reverse(ptr noundef, ...) #4

declare i32 @__enzyme_augmentsize(ptr noundef, ...) #4

declare noalias ptr @malloc(i64 noundef) #5

declare void @free(ptr noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

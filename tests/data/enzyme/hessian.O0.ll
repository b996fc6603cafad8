source_filename = "hessian.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@enzyme_dup = dso_local global i32 0, align 4
@__const.main.x = private unnamed_addr constant [2 x double] [double 1.500000e+00, double 5.000000e-01], align 16
@__const.main.v = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 2.000000e+00], align 16
@.str = private unnamed_addr constant [25 x i8] c"%.12g %.12g %.12g %.12g\0A\00", align 1
@enzyme_dupnoneed = dso_local global i32 0, align 4
@enzyme_const = dso_local global i32 0, align 4

define dso_local double @f(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds double, ptr %3, i64 0
  %5 = load double, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds double, ptr %6, i64 0
  %8 = load double, ptr %7, align 8
  %9 = fmul double %5, %8
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds double, ptr %10, i64 1
  %12 = load double, ptr %11, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds double, ptr %13, i64 1
  %15 = load double, ptr %14, align 8
  %16 = call double @sin(double noundef %15) #5
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 0
  %19 = load double, ptr %18, align 8
  %20 = fmul double %16, %19
  %21 = call double @llvm.fmuladd.f64(double %9, double %12, double %20)
  ret double %21
}

declare double @sin(double noundef) #1

declare double @llvm.fmuladd.f64(double, double, double) #2

define dso_local void @gradient(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds double, ptr %5, i64 0
  store double 0.000000e+00, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds double, ptr %7, i64 1
  store double 0.000000e+00, ptr %8, align 8
  %9 = load i32, ptr @enzyme_dup, align 4
  %10 = load ptr, ptr %3, align 8
  %11 = load ptr, ptr %4, align 8
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @f, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  ret void
}

declare void @__enzyme_autodiff(ptr noundef, ...) #3

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.x, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 @__const.main.v, i64 16, i1 false)
  %6 = load i32, ptr @enzyme_dup, align 4
  %7 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %8 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %9 = load i32, ptr @enzyme_dup, align 4
  %10 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %11 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef @gradient, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11)
  %12 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %13 = load double, ptr %12, align 16
  %14 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %17 = load double, ptr %16, align 16
  %18 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  %19 = load double, ptr %18, align 8
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %13, double noundef %15, double noundef %17, double noundef %19)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @__enzyme_fwddiff(ptr noundef, ...) #3

declare i32 @printf(ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

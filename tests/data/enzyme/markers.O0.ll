source_filename = "markers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.two = type { double, double }

@__const.main.x = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 2.000000e+00], align 16
@__const.main.y = private unnamed_addr constant [2 x double] [double 3.000000e+00, double 4.000000e+00], align 16
@enzyme_interleave = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"%g %g %g %g\0A\00", align 1
@__const.main.lanes = private unnamed_addr constant [2 x [2 x double]] [[2 x double] [double 1.000000e+00, double 0.000000e+00], [2 x double] [double 0.000000e+00, double 1.000000e+01]], align 16
@enzyme_width = dso_local global i32 0, align 4
@enzyme_dupv = dso_local global i32 0, align 4
@enzyme_const = dso_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@enzyme_byref = dso_local global i32 0, align 4
@__const.main.buffers = private unnamed_addr constant [2 x [2 x double]] [[2 x double] [double 1.000000e+00, double 1.000000e+00], [2 x double] [double 2.000000e+00, double 3.000000e+00]], align 16
@enzyme_buffer = dso_local global i32 0, align 4
@enzyme_vector = dso_local global i32 0, align 4
@enzyme_const_return = dso_local global i32 0, align 4
@enzyme_not_overwritten = dso_local global i32 0, align 4
@enzyme_out = dso_local global i32 0, align 4
@enzyme_dupnoneed = dso_local global i32 0, align 4
@enzyme_dup = dso_local global i32 0, align 4

define dso_local double @dot(ptr noundef %0, ptr noundef %1) #0 {
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
  ret double %18
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local double @square(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  ret double %5
}

define dso_local double @store(double noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  store double %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = fmul double %5, %6
  %8 = load double, ptr %3, align 8
  %9 = fmul double %7, %8
  %10 = load ptr, ptr %4, align 8
  store double %9, ptr %10, align 8
  %11 = load double, ptr %3, align 8
  %12 = load double, ptr %3, align 8
  %13 = fmul double %11, %12
  ret double %13
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x [2 x double]], align 16
  %7 = alloca %struct.two, align 8
  %8 = alloca double, align 8
  %9 = alloca [2 x [2 x double]], align 16
  %10 = alloca %struct.two, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.x, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.y, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %4, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 0, i64 16, i1 false)
  %14 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %15 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %16 = load i32, ptr @enzyme_interleave, align 4
  %17 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %18 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @dot, ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %17, ptr noundef %18)
  %19 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %20 = load double, ptr %19, align 16
  %21 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %24 = load double, ptr %23, align 16
  %25 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  %26 = load double, ptr %25, align 8
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %20, double noundef %22, double noundef %24, double noundef %26)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.main.lanes, i64 32, i1 false)
  %28 = load i32, ptr @enzyme_width, align 4
  %29 = load i32, ptr @enzyme_dupv, align 4
  %30 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %31 = getelementptr inbounds [2 x [2 x double]], ptr %6, i64 0, i64 0
  %32 = load i32, ptr @enzyme_const, align 4
  %33 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %34 = call { double, double } (ptr, ...) @__enzyme_fwddiff_two(ptr noundef @dot, i32 noundef %28, i32 noundef 2, i32 noundef %29, i64 noundef 16, ptr noundef %30, ptr noundef %31, i32 noundef %32, ptr noundef %33)
  %35 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %36 = extractvalue { double, double } %34, 0
  store double %36, ptr %35, align 8
  %37 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %38 = extractvalue { double, double } %34, 1
  store double %38, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.two, ptr %7, i32 0, i32 0
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.two, ptr %7, i32 0, i32 1
  %42 = load double, ptr %41, align 8
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %40, double noundef %42)
  store double 1.500000e+00, ptr %8, align 8
  %44 = load i32, ptr @enzyme_byref, align 4
  %45 = call double (ptr, ...) @__enzyme_autodiff_number(ptr noundef @square, i32 noundef %44, i32 noundef 8, ptr noundef %8)
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 @__const.main.buffers, i64 32, i1 false)
  %47 = load i32, ptr @enzyme_width, align 4
  %48 = load i32, ptr @enzyme_buffer, align 4
  %49 = getelementptr inbounds [2 x [2 x double]], ptr %9, i64 0, i64 0
  %50 = load i32, ptr @enzyme_vector, align 4
  %51 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %52 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %53 = call { double, double } (ptr, ...) @__enzyme_batch(ptr noundef @dot, i32 noundef %47, i32 noundef 2, i32 noundef %48, i64 noundef 16, ptr noundef %49, i32 noundef %50, ptr noundef %51, ptr noundef %52)
  %54 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %55 = extractvalue { double, double } %53, 0
  store double %55, ptr %54, align 8
  %56 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %57 = extractvalue { double, double } %53, 1
  store double %57, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.two, ptr %10, i32 0, i32 0
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.two, ptr %10, i32 0, i32 1
  %61 = load double, ptr %60, align 8
  %62 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %59, double noundef %61)
  store double 0.000000e+00, ptr %11, align 8
  store double 1.000000e+00, ptr %12, align 8
  %63 = load i32, ptr @enzyme_const_return, align 4
  %64 = load i32, ptr @enzyme_not_overwritten, align 4
  %65 = load i32, ptr @enzyme_out, align 4
  %66 = load i32, ptr @enzyme_dupnoneed, align 4
  %67 = call double (ptr, ...) @__enzyme_autodiff_number(ptr noundef @store, i32 noundef %63, i32 noundef %64, i32 noundef %65, double noundef 2.000000e+00, i32 noundef %66, ptr noundef %11, ptr noundef %12)
  store double %67, ptr %13, align 8
  %68 = load double, ptr %13, align 8
  %69 = load double, ptr %12, align 8
  %70 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %68, double noundef %69)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare void @__enzyme_autodiff(ptr noundef, ...) #4

declare i32 @printf(ptr noundef, ...) #4

declare { double, double } @__enzyme_fwddiff_two(ptr noundef, ...) #4

declare double @__enzyme_autodiff_number(ptr noundef, ...) #4

declare { double, double } @__enzyme_batch(ptr noundef, ...) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

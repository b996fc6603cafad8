source_filename = "forward_split.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.x = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 16
@__const.main.v = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 5.000000e-01, double -1.000000e+00], align 16
@enzyme_const = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1

define dso_local double @cubes(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %30, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %33

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fmul double %16, %21
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = load double, ptr %5, align 8
  %29 = call double @llvm.fmuladd.f64(double %22, double %27, double %28)
  store double %29, ptr %5, align 8
  br label %30

30:                                               ; preds = %11
  %31 = load i32, ptr %6, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %6, align 4
  br label %7, !llvm.loop !6

33:                                               ; preds = %7
  %34 = load double, ptr %5, align 8
  ret double %34
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

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x double], align 16
  %3 = alloca [3 x double], align 16
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.x, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.v, i64 24, i1 false)
  %6 = getelementptr inbounds [3 x double], ptr %2, i64 0, i64 0
  %7 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %8 = load i32, ptr @enzyme_const, align 4
  %9 = call ptr (ptr, ...) @__enzyme_augmentfwd(ptr noundef @cubes, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef 3)
  store ptr %9, ptr %4, align 8
  %10 = getelementptr inbounds [3 x double], ptr %2, i64 0, i64 0
  %11 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %12 = load i32, ptr @enzyme_const, align 4
  %13 = load ptr, ptr %4, align 8
  %14 = call double (ptr, ...) @__enzyme_fwdsplit(ptr noundef @cubes, ptr noundef %10, ptr noundef %11, i32 noundef %12, i32 noundef 3, ptr noundef %13)
  store double %14, ptr %5, align 8
  %15 = load double, ptr %5, align 8
  %16 = call double (ptr, ...) @__enzyme_fwdsplit(ptr noundef @square, double noundef 1.500000e+00, double noundef 2.500000e-01, ptr noundef null)
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %15, double noundef %16)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare ptr @__enzyme_augmentfwd(ptr noundef, ...) #3

declare double @__enzyme_fwdsplit(ptr noundef, ...) #3

declare i32 @printf(ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}

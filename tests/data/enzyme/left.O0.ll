source_filename = "left.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@runs = internal global i32 0, align 4
@.str = private unnamed_addr constant [10 x i8] c"in_place\0A\00", align 1
@__const.main.x = private unnamed_addr constant [2 x double] [double 3.000000e+00, double 5.000000e+00], align 16
@__const.main.dy = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 1.000000e+01], align 16
@enzyme_dup = dso_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [40 x i8] c"%.12g %.12g %.12g %.12g %.12g %.12g %d\0A\00", align 1
@__const.main.z = private unnamed_addr constant [2 x double] [double 2.000000e+00, double 7.000000e+00], align 16
@__const.main.dz = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 1.000000e+00], align 16
@.str.2 = private unnamed_addr constant [25 x i8] c"%.12g %.12g %.12g %.12g\0A\00", align 1
@enzyme_dupnoneed = dso_local global i32 0, align 4

define dso_local void @scale(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr @runs, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr @runs, align 4
  store i32 0, ptr %7, align 4
  br label %10

10:                                               ; preds = %31, %3
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %34

14:                                               ; preds = %10
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %19, %24
  %26 = fmul double %25, 5.000000e-01
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  store double %26, ptr %30, align 8
  br label %31

31:                                               ; preds = %14
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %7, align 4
  br label %10, !llvm.loop !6

34:                                               ; preds = %10
  ret void
}

define dso_local void @in_place(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str)
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds double, ptr %4, i64 1
  %6 = load double, ptr %5, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds double, ptr %7, i64 0
  %9 = load double, ptr %8, align 8
  %10 = fmul double %9, %6
  store double %10, ptr %8, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 0
  %13 = load double, ptr %12, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds double, ptr %14, i64 1
  %16 = load double, ptr %15, align 8
  %17 = fadd double %16, %13
  store double %17, ptr %15, align 8
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca [2 x double], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.x, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %4, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 16 @__const.main.dy, i64 16, i1 false)
  %8 = load i32, ptr @enzyme_dup, align 4
  %9 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %10 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %11 = load i32, ptr @enzyme_dup, align 4
  %12 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %13 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @scale, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef 2)
  %14 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %15 = load double, ptr %14, align 16
  %16 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %19 = load double, ptr %18, align 16
  %20 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %23 = load double, ptr %22, align 16
  %24 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  %25 = load double, ptr %24, align 8
  %26 = load i32, ptr @runs, align 4
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %15, double noundef %17, double noundef %19, double noundef %21, double noundef %23, double noundef %25, i32 noundef %26)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.main.z, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 @__const.main.dz, i64 16, i1 false)
  %28 = load i32, ptr @enzyme_dup, align 4
  %29 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  %30 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @in_place, i32 noundef %28, ptr noundef %29, ptr noundef %30)
  %31 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  %32 = load double, ptr %31, align 16
  %33 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 1
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %36 = load double, ptr %35, align 16
  %37 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 1
  %38 = load double, ptr %37, align 8
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %32, double noundef %34, double noundef %36, double noundef %38)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare void @__enzyme_autodiff(ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}

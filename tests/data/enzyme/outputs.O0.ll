source_filename = "outputs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.in = private unnamed_addr constant [2 x double] [double 2.000000e+00, double 0x3FE6666666666666], align 16
@enzyme_dup = dso_local global i32 0, align 4
@enzyme_dupnoneed = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"%.12g %.12g %.12g %.12g\0A\00", align 1

define dso_local void @polar(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds double, ptr %5, i64 0
  %7 = load double, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds double, ptr %8, i64 1
  %10 = load double, ptr %9, align 8
  %11 = call double @cos(double noundef %10) #5
  %12 = fmul double %7, %11
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds double, ptr %13, i64 0
  store double %12, ptr %14, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 0
  %17 = load double, ptr %16, align 8
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds double, ptr %18, i64 1
  %20 = load double, ptr %19, align 8
  %21 = call double @sin(double noundef %20) #5
  %22 = fmul double %17, %21
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds double, ptr %23, i64 1
  store double %22, ptr %24, align 8
  ret void
}

declare double @cos(double noundef) #1

declare double @sin(double noundef) #1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca i32, align 4
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca i32, align 4
  %8 = alloca [2 x double], align 16
  %9 = alloca [2 x double], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.in, i64 16, i1 false)
  store i32 0, ptr %4, align 4
  br label %10

10:                                               ; preds = %28, %0
  %11 = load i32, ptr %4, align 4
  %12 = icmp slt i32 %11, 2
  br i1 %12, label %13, label %31

13:                                               ; preds = %10
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 16, i1 false)
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %15
  store double 1.000000e+00, ptr %16, align 8
  %17 = load i32, ptr @enzyme_dup, align 4
  %18 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %19 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %20 = load i32, ptr @enzyme_dupnoneed, align 4
  %21 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %22 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @polar, i32 noundef %17, ptr noundef %18, ptr noundef %19, i32 noundef %20, ptr noundef %21, ptr noundef %22)
  %23 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %24 = load double, ptr %23, align 16
  %25 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  %26 = load double, ptr %25, align 8
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %24, double noundef %26)
  br label %28

28:                                               ; preds = %13
  %29 = load i32, ptr %4, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %4, align 4
  br label %10, !llvm.loop !6

31:                                               ; preds = %10
  store i32 0, ptr %7, align 4
  br label %32

32:                                               ; preds = %54, %31
  %33 = load i32, ptr %7, align 4
  %34 = icmp slt i32 %33, 2
  br i1 %34, label %35, label %57

35:                                               ; preds = %32
  call void @llvm.memset.p0.i64(ptr align 16 %8, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %9, i8 0, i64 16, i1 false)
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 %37
  store double 1.000000e+00, ptr %38, align 8
  %39 = load i32, ptr @enzyme_dup, align 4
  %40 = getelementptr inbounds [2 x double], ptr %2, i64 0, i64 0
  %41 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  %42 = load i32, ptr @enzyme_dup, align 4
  %43 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %44 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 0
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef @polar, i32 noundef %39, ptr noundef %40, ptr noundef %41, i32 noundef %42, ptr noundef %43, ptr noundef %44)
  %45 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %46 = load double, ptr %45, align 16
  %47 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 0
  %50 = load double, ptr %49, align 16
  %51 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 1
  %52 = load double, ptr %51, align 8
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %46, double noundef %48, double noundef %50, double noundef %52)
  br label %54

54:                                               ; preds = %35
  %55 = load i32, ptr %7, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %7, align 4
  br label %32, !llvm.loop !8

57:                                               ; preds = %32
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare void @__enzyme_autodiff(ptr noundef, ...) #4

declare i32 @printf(ptr noundef, ...) #4

declare void @__enzyme_fwddiff(ptr noundef, ...) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}

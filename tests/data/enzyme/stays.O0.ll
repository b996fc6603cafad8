source_filename = "stays.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.series = type { ptr, i32 }

@.str = private unnamed_addr constant [9 x i8] c"too many\00", align 1
@last = internal global double 0.000000e+00, align 8
@draws = internal global i32 0, align 4
@enzyme_dup = dso_local global i32 0, align 4
@enzyme_const = dso_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [6 x i8] c"%d %g\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c" %g\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@__const.main.x = private unnamed_addr constant [2 x double] [double 1.100000e+00, double 7.000000e+00], align 16
@__const.main.dx = private unnamed_addr constant [2 x double] [double 0.000000e+00, double 3.000000e+00], align 16
@.str.4 = private unnamed_addr constant [22 x i8] c"%.12g %g %.12g %g %d\0A\00", align 1

define dso_local void @grow(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.series, ptr %6, i32 0, i32 1
  %8 = load i32, ptr %7, align 8
  %9 = icmp sgt i32 %8, 100
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void (i32, ptr, ...) @errx(i32 noundef 1, ptr noundef @.str) #7
  unreachable

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds nuw %struct.series, ptr %12, i32 0, i32 1
  %14 = load i32, ptr %13, align 8
  %15 = add nsw i32 %14, 1
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, 8
  %18 = call noalias ptr @malloc(i64 noundef %17) #8
  store ptr %18, ptr %5, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds nuw %struct.series, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds nuw %struct.series, ptr %23, i32 0, i32 1
  %25 = load i32, ptr %24, align 8
  %26 = sext i32 %25 to i64
  %27 = mul i64 %26, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %22, i64 %27, i1 false)
  %28 = load double, ptr %4, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds nuw %struct.series, ptr %30, i32 0, i32 1
  %32 = load i32, ptr %31, align 8
  %33 = sub nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %29, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fmul double %28, %36
  %38 = load ptr, ptr %5, align 8
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds nuw %struct.series, ptr %39, i32 0, i32 1
  %41 = load i32, ptr %40, align 8
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %38, i64 %42
  store double %37, ptr %43, align 8
  %44 = load ptr, ptr %3, align 8
  %45 = getelementptr inbounds nuw %struct.series, ptr %44, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  call void @free(ptr noundef %46) #9
  %47 = load ptr, ptr %5, align 8
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds nuw %struct.series, ptr %48, i32 0, i32 0
  store ptr %47, ptr %49, align 8
  %50 = load ptr, ptr %3, align 8
  %51 = getelementptr inbounds nuw %struct.series, ptr %50, i32 0, i32 1
  %52 = load i32, ptr %51, align 8
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %51, align 8
  %54 = load double, ptr %4, align 8
  store double %54, ptr @last, align 8
  ret void
}

declare void @errx(i32 noundef, ptr noundef, ...) #1

declare noalias ptr @malloc(i64 noundef) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @free(ptr noundef) #4

define dso_local double @total(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %8

8:                                                ; preds = %14, %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp slt i32 %9, 3
  br i1 %10, label %11, label %17

11:                                               ; preds = %8
  %12 = load ptr, ptr %3, align 8
  %13 = load double, ptr %4, align 8
  call void @grow(ptr noundef %12, double noundef %13)
  br label %14

14:                                               ; preds = %11
  %15 = load i32, ptr %5, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %5, align 4
  br label %8, !llvm.loop !6

17:                                               ; preds = %8
  store double 0.000000e+00, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %18

18:                                               ; preds = %34, %17
  %19 = load i32, ptr %7, align 4
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds nuw %struct.series, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %21, align 8
  %23 = icmp slt i32 %19, %22
  br i1 %23, label %24, label %37

24:                                               ; preds = %18
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds nuw %struct.series, ptr %25, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = load double, ptr %6, align 8
  %33 = fadd double %32, %31
  store double %33, ptr %6, align 8
  br label %34

34:                                               ; preds = %24
  %35 = load i32, ptr %7, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %7, align 4
  br label %18, !llvm.loop !8

37:                                               ; preds = %18
  %38 = load double, ptr %6, align 8
  ret double %38
}

define dso_local double @walk(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %27, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %30

11:                                               ; preds = %7
  %12 = call i32 @rand() #9
  %13 = icmp sge i32 %12, 0
  %14 = zext i1 %13 to i32
  %15 = load i32, ptr @draws, align 4
  %16 = add nsw i32 %15, %14
  store i32 %16, ptr @draws, align 4
  %17 = load ptr, ptr %3, align 8
  %18 = load double, ptr %17, align 8
  %19 = load ptr, ptr %3, align 8
  %20 = load double, ptr %19, align 8
  %21 = fmul double %18, %20
  %22 = load ptr, ptr %3, align 8
  store double %21, ptr %22, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = load double, ptr %23, align 8
  %25 = load double, ptr %5, align 8
  %26 = fadd double %25, %24
  store double %26, ptr %5, align 8
  br label %27

27:                                               ; preds = %11
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %7, !llvm.loop !9

30:                                               ; preds = %7
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 1
  call void @llvm.memset.p0.i64(ptr align 8 %32, i8 0, i64 8, i1 false)
  %33 = load double, ptr %5, align 8
  ret double %33
}

declare i32 @rand() #4

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.series, align 8
  %3 = alloca %struct.series, align 8
  %4 = alloca i32, align 4
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  store i32 0, ptr %1, align 4
  %7 = getelementptr inbounds nuw %struct.series, ptr %2, i32 0, i32 0
  %8 = call noalias ptr @malloc(i64 noundef 8) #8
  store ptr %8, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.series, ptr %2, i32 0, i32 1
  store i32 1, ptr %9, align 8
  %10 = getelementptr i8, ptr %2, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %10, i8 0, i64 4, i1 false)
  %11 = getelementptr inbounds nuw %struct.series, ptr %3, i32 0, i32 0
  %12 = call noalias ptr @malloc(i64 noundef 8) #8
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.series, ptr %3, i32 0, i32 1
  store i32 1, ptr %13, align 8
  %14 = getelementptr i8, ptr %3, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %14, i8 0, i64 4, i1 false)
  %15 = getelementptr inbounds nuw %struct.series, ptr %2, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds double, ptr %16, i64 0
  store double 5.000000e+00, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.series, ptr %3, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 0
  store double 0.000000e+00, ptr %20, align 8
  %21 = load i32, ptr @enzyme_dup, align 4
  %22 = load i32, ptr @enzyme_const, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @total, i32 noundef %21, ptr noundef %2, ptr noundef %3, i32 noundef %22, double noundef 2.000000e+00)
  %23 = getelementptr inbounds nuw %struct.series, ptr %2, i32 0, i32 1
  %24 = load i32, ptr %23, align 8
  %25 = load double, ptr @last, align 8
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %24, double noundef %25)
  store i32 0, ptr %4, align 4
  br label %27

27:                                               ; preds = %40, %0
  %28 = load i32, ptr %4, align 4
  %29 = getelementptr inbounds nuw %struct.series, ptr %2, i32 0, i32 1
  %30 = load i32, ptr %29, align 8
  %31 = icmp slt i32 %28, %30
  br i1 %31, label %32, label %43

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw %struct.series, ptr %2, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8
  %35 = load i32, ptr %4, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %38)
  br label %40

40:                                               ; preds = %32
  %41 = load i32, ptr %4, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %4, align 4
  br label %27, !llvm.loop !10

43:                                               ; preds = %27
  %44 = call i32 (ptr, ...) @printf(ptr noundef @.str.3)
  %45 = getelementptr inbounds nuw %struct.series, ptr %2, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  call void @free(ptr noundef %46) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 16 @__const.main.x, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.main.dx, i64 16, i1 false)
  %47 = load i32, ptr @enzyme_dup, align 4
  %48 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %49 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @walk, i32 noundef %47, ptr noundef %48, ptr noundef %49, i32 noundef 3)
  %50 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 0
  %51 = load double, ptr %50, align 16
  %52 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 1
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 0
  %55 = load double, ptr %54, align 16
  %56 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 1
  %57 = load double, ptr %56, align 8
  %58 = load i32, ptr @draws, align 4
  %59 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %51, double noundef %53, double noundef %55, double noundef %57, i32 noundef %58)
  ret i32 0
}

declare void @__enzyme_autodiff(ptr noundef, ...) #6

declare i32 @printf(ptr noundef, ...) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { noreturn }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }

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
!10 = distinct !{!10, !7}

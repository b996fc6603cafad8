source_filename = "lists.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, ptr }

@enzyme_dup = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [7 x i8] c"%.12g \00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@enzyme_const = dso_local global i32 0, align 4

define dso_local double @sum_squares(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  store ptr %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  br label %4

4:                                                ; preds = %16, %1
  %5 = load ptr, ptr %2, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %20

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 0
  %10 = load double, ptr %9, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds nuw %struct.node, ptr %11, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = load double, ptr %3, align 8
  %15 = call double @llvm.fmuladd.f64(double %10, double %13, double %14)
  store double %15, ptr %3, align 8
  br label %16

16:                                               ; preds = %7
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds nuw %struct.node, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %2, align 8
  br label %4, !llvm.loop !6

20:                                               ; preds = %4
  %21 = load double, ptr %3, align 8
  ret double %21
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local double @product(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds nuw %struct.node, ptr %6, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds nuw %struct.node, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = call double @product(ptr noundef %11)
  %13 = fmul double %8, %12
  br label %15

14:                                               ; preds = %1
  br label %15

15:                                               ; preds = %14, %5
  %16 = phi double [ %13, %5 ], [ 1.000000e+00, %14 ]
  ret double %16
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr null, ptr %2, align 8
  store ptr null, ptr %3, align 8
  store i32 1, ptr %4, align 4
  br label %7

7:                                                ; preds = %17, %0
  %8 = load i32, ptr %4, align 4
  %9 = icmp sle i32 %8, 4
  br i1 %9, label %10, label %20

10:                                               ; preds = %7
  %11 = load ptr, ptr %2, align 8
  %12 = load i32, ptr %4, align 4
  %13 = sitofp i32 %12 to double
  %14 = call ptr @push(ptr noundef %11, double noundef %13)
  store ptr %14, ptr %2, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = call ptr @push(ptr noundef %15, double noundef 0.000000e+00)
  store ptr %16, ptr %3, align 8
  br label %17

17:                                               ; preds = %10
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %4, align 4
  br label %7, !llvm.loop !8

20:                                               ; preds = %7
  %21 = load i32, ptr @enzyme_dup, align 4
  %22 = load ptr, ptr %2, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @sum_squares, i32 noundef %21, ptr noundef %22, ptr noundef %23)
  %25 = load ptr, ptr %3, align 8
  store ptr %25, ptr %5, align 8
  br label %26

26:                                               ; preds = %34, %20
  %27 = load ptr, ptr %5, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %38

29:                                               ; preds = %26
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds nuw %struct.node, ptr %30, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %32)
  br label %34

34:                                               ; preds = %29
  %35 = load ptr, ptr %5, align 8
  %36 = getelementptr inbounds nuw %struct.node, ptr %35, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %5, align 8
  br label %26, !llvm.loop !9

38:                                               ; preds = %26
  %39 = load i32, ptr @enzyme_dup, align 4
  %40 = load ptr, ptr %2, align 8
  %41 = load ptr, ptr %3, align 8
  %42 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @product, i32 noundef %39, ptr noundef %40, ptr noundef %41)
  %43 = load ptr, ptr %3, align 8
  store ptr %43, ptr %6, align 8
  br label %44

44:                                               ; preds = %52, %38
  %45 = load ptr, ptr %6, align 8
  %46 = icmp ne ptr %45, null
  br i1 %46, label %47, label %56

47:                                               ; preds = %44
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds nuw %struct.node, ptr %48, i32 0, i32 0
  %50 = load double, ptr %49, align 8
  %51 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %50)
  br label %52

52:                                               ; preds = %47
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds nuw %struct.node, ptr %53, i32 0, i32 1
  %55 = load ptr, ptr %54, align 8
  store ptr %55, ptr %6, align 8
  br label %44, !llvm.loop !10

56:                                               ; preds = %44
  %57 = call i32 (ptr, ...) @printf(ptr noundef @.str.1)
  ret i32 0
}

define internal ptr @push(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %6 = call noalias ptr @malloc(i64 noundef 16) #4
  store ptr %6, ptr %5, align 8
  %7 = load double, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 0
  store double %7, ptr %9, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds nuw %struct.node, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8
  %13 = load ptr, ptr %5, align 8
  ret ptr %13
}

declare double @__enzyme_autodiff(ptr noundef, ...) #2

declare i32 @printf(ptr noundef, ...) #2

declare noalias ptr @malloc(i64 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind allocsize(0) }

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

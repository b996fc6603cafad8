source_filename = "augmented.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, ptr }

@augmented = dso_local global i32 0, align 4
@reversed = dso_local global i32 0, align 4
@seen = dso_local global double 0.000000e+00, align 8
@__enzyme_register_gradient_square = dso_local global [3 x ptr] [ptr @square_to, ptr @square_augmented, ptr @square_reverse], align 16
@stack = internal global [100 x double] zeroinitializer, align 16
@top = internal global i32 0, align 4
@__enzyme_register_gradient_cube = dso_local global [3 x ptr] [ptr @cube, ptr @cube_augmented, ptr @cube_reverse], align 16
@head = internal global ptr null, align 8
@__enzyme_register_gradient_in_place = dso_local global [3 x ptr] [ptr @square_in_place, ptr @in_place_augmented, ptr @in_place_reverse], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %.12g\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@deepest = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"%.12g %d %d\0A\00", align 1

define dso_local void @square_to(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %5, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load double, ptr %7, align 8
  %9 = fmul double %6, %8
  %10 = load ptr, ptr %4, align 8
  store double %9, ptr %10, align 8
  ret void
}

define dso_local ptr @square_augmented(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load i32, ptr @augmented, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr @augmented, align 4
  %11 = load ptr, ptr %7, align 8
  store double 7.000000e+00, ptr %11, align 8
  %12 = load ptr, ptr %8, align 8
  store double 1.100000e+01, ptr %12, align 8
  ret ptr null
}

define dso_local void @square_reverse(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %11 = load i32, ptr @reversed, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr @reversed, align 4
  %13 = load ptr, ptr %8, align 8
  %14 = load double, ptr %13, align 8
  %15 = load ptr, ptr %9, align 8
  %16 = load double, ptr %15, align 8
  %17 = fadd double %14, %16
  store double %17, ptr @seen, align 8
  %18 = load ptr, ptr %7, align 8
  store double 1.300000e+01, ptr %18, align 8
  ret void
}

define dso_local double @square(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, ptr %2, align 8
  call void @square_to(ptr noundef %2, ptr noundef %3)
  %4 = load double, ptr %3, align 8
  ret double %4
}

define dso_local double @cube(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  %6 = load double, ptr %2, align 8
  %7 = fmul double %5, %6
  ret double %7
}

define dso_local double @cube_augmented(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  call void @push(double noundef %3)
  %4 = load double, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  %6 = fmul double %4, %5
  %7 = load double, ptr %2, align 8
  %8 = fmul double %6, %7
  ret double %8
}

define internal void @push(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load i32, ptr @top, align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @top, align 4
  %6 = sext i32 %4 to i64
  %7 = getelementptr inbounds [100 x double], ptr @stack, i64 0, i64 %6
  store double %3, ptr %7, align 8
  %8 = load i32, ptr @top, align 4
  %9 = load i32, ptr @deepest, align 4
  %10 = icmp sgt i32 %8, %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %1
  %12 = load i32, ptr @top, align 4
  br label %15

13:                                               ; preds = %1
  %14 = load i32, ptr @deepest, align 4
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ]
  store i32 %16, ptr @deepest, align 4
  ret void
}

define dso_local double @cube_reverse(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %6 = load i32, ptr @top, align 4
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr @top, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [100 x double], ptr @stack, i64 0, i64 %8
  %10 = load double, ptr %9, align 8
  store double %10, ptr %5, align 8
  %11 = load double, ptr %5, align 8
  %12 = fmul double 3.000000e+00, %11
  %13 = load double, ptr %5, align 8
  %14 = fmul double %12, %13
  %15 = load double, ptr %4, align 8
  %16 = fmul double %14, %15
  ret double %16
}

define dso_local double @cubes(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %11, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %14

7:                                                ; preds = %4
  %8 = load double, ptr %2, align 8
  %9 = call double @cube(double noundef %8)
  %10 = fmul double %9, 9.000000e-01
  store double %10, ptr %2, align 8
  br label %11

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4
  br label %4, !llvm.loop !6

14:                                               ; preds = %4
  %15 = load double, ptr %2, align 8
  ret double %15
}

define dso_local void @square_in_place(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load double, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = load double, ptr %5, align 8
  %7 = fmul double %4, %6
  %8 = load ptr, ptr %2, align 8
  store double %7, ptr %8, align 8
  ret void
}

define dso_local void @in_place_augmented(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %5, align 8
  call void @keep(double noundef %6)
  %7 = load ptr, ptr %3, align 8
  %8 = load double, ptr %7, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = load double, ptr %9, align 8
  %11 = fmul double %8, %10
  %12 = load ptr, ptr %3, align 8
  store double %11, ptr %12, align 8
  ret void
}

define internal void @keep(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca ptr, align 8
  store double %0, ptr %2, align 8
  %4 = call noalias ptr @malloc(i64 noundef 16) #4
  store ptr %4, ptr %3, align 8
  %5 = load double, ptr %2, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.node, ptr %6, i32 0, i32 0
  store double %5, ptr %7, align 8
  %8 = load ptr, ptr @head, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds nuw %struct.node, ptr %9, i32 0, i32 1
  store ptr %8, ptr %10, align 8
  %11 = load ptr, ptr %3, align 8
  store ptr %11, ptr @head, align 8
  ret void
}

define dso_local void @in_place_reverse(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr @head, align 8
  store ptr %6, ptr %5, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr inbounds nuw %struct.node, ptr %7, i32 0, i32 0
  %9 = load double, ptr %8, align 8
  %10 = fmul double 2.000000e+00, %9
  %11 = load ptr, ptr %4, align 8
  %12 = load double, ptr %11, align 8
  %13 = fmul double %12, %10
  store double %13, ptr %11, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds nuw %struct.node, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr @head, align 8
  %17 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %17) #5
  ret void
}

declare void @free(ptr noundef) #1

define dso_local double @squares(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %10, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %13

7:                                                ; preds = %4
  call void @square_in_place(ptr noundef %2)
  %8 = load double, ptr %2, align 8
  %9 = fmul double %8, 9.000000e-01
  store double %9, ptr %2, align 8
  br label %10

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %3, align 4
  br label %4, !llvm.loop !8

13:                                               ; preds = %4
  %14 = load double, ptr %2, align 8
  ret double %14
}

define dso_local double @in_memory(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @square_to(ptr noundef %5, ptr noundef %6)
  %7 = load ptr, ptr %3, align 8
  %8 = load double, ptr %7, align 8
  %9 = fmul double 3.000000e+00, %8
  ret double %9
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  store i32 0, ptr %1, align 4
  %6 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @square, double noundef 3.000000e+00)
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %6)
  %8 = load i32, ptr @augmented, align 4
  %9 = load i32, ptr @reversed, align 4
  %10 = load double, ptr @seen, align 8
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %8, i32 noundef %9, double noundef %10)
  %12 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @cubes, double noundef 1.100000e+00)
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %12)
  %14 = load i32, ptr @top, align 4
  %15 = load i32, ptr @deepest, align 4
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %14, i32 noundef %15)
  %17 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @squares, double noundef 1.100000e+00)
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %17)
  %19 = load ptr, ptr @head, align 8
  %20 = icmp eq ptr %19, null
  %21 = zext i1 %20 to i32
  %22 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %21)
  store double 2.000000e+00, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store double 0.000000e+00, ptr %4, align 8
  store double 1.000000e+00, ptr %5, align 8
  %23 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @in_memory, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  %24 = load double, ptr %3, align 8
  %25 = load i32, ptr @augmented, align 4
  %26 = load i32, ptr @reversed, align 4
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %24, i32 noundef %25, i32 noundef %26)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #2

declare double @__enzyme_autodiff(ptr noundef, ...) #2

declare noalias ptr @malloc(i64 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind allocsize(0) }
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

; ModuleID = 'recursion.c'
source_filename = "recursion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [22 x i8] c"%d %d %d %.17g %d %ld\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = call i32 @even(i32 noundef 10)
  %8 = call i32 @odd(i32 noundef 10)
  %9 = call i32 @ackermann(i32 noundef 2, i32 noundef 3)
  %10 = call double @curve(double noundef 0.000000e+00)
  %11 = call double @curve(double noundef 3.000000e+00)
  %12 = call double @integrate(ptr noundef @curve, double noundef 0.000000e+00, double noundef 3.000000e+00, double noundef %10, double noundef %11, i32 noundef 12)
  %13 = call i32 @queens(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 0)
  %14 = call i64 @gcd(i64 noundef 13923, i64 noundef 6006)
  %15 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %5, i64 noundef %6, ptr noundef @.str, i32 noundef %7, i32 noundef %8, i32 noundef %9, double noundef %12, i32 noundef %13, i64 noundef %14) #3
  %16 = sext i32 %15 to i64
  ret i64 %16
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @even(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %10

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = sub i32 %7, 1
  %9 = call i32 @odd(i32 noundef %8)
  br label %10

10:                                               ; preds = %6, %5
  %11 = phi i32 [ 1, %5 ], [ %9, %6 ]
  ret i32 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @odd(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %10

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = sub i32 %7, 1
  %9 = call i32 @even(i32 noundef %8)
  br label %10

10:                                               ; preds = %6, %5
  %11 = phi i32 [ 0, %5 ], [ %9, %6 ]
  ret i32 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @ackermann(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %3, align 4
  br label %26

11:                                               ; preds = %2
  %12 = load i32, ptr %5, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4
  %16 = sub nsw i32 %15, 1
  %17 = call i32 @ackermann(i32 noundef %16, i32 noundef 1)
  store i32 %17, ptr %3, align 4
  br label %26

18:                                               ; preds = %11
  %19 = load i32, ptr %4, align 4
  %20 = sub nsw i32 %19, 1
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %5, align 4
  %23 = sub nsw i32 %22, 1
  %24 = call i32 @ackermann(i32 noundef %21, i32 noundef %23)
  %25 = call i32 @ackermann(i32 noundef %20, i32 noundef %24)
  store i32 %25, ptr %3, align 4
  br label %26

26:                                               ; preds = %18, %14, %8
  %27 = load i32, ptr %3, align 4
  ret i32 %27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @integrate(ptr noundef %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4, i32 noundef %5) #0 {
  %7 = alloca double, align 8
  %8 = alloca ptr, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  store ptr %0, ptr %8, align 8
  store double %1, ptr %9, align 8
  store double %2, ptr %10, align 8
  store double %3, ptr %11, align 8
  store double %4, ptr %12, align 8
  store i32 %5, ptr %13, align 4
  %19 = load double, ptr %9, align 8
  %20 = load double, ptr %10, align 8
  %21 = fadd double %19, %20
  %22 = fdiv double %21, 2.000000e+00
  store double %22, ptr %14, align 8
  %23 = load ptr, ptr %8, align 8
  %24 = load double, ptr %14, align 8
  %25 = call double %23(double noundef %24)
  store double %25, ptr %15, align 8
  %26 = load double, ptr %11, align 8
  %27 = load double, ptr %12, align 8
  %28 = fadd double %26, %27
  %29 = load double, ptr %10, align 8
  %30 = load double, ptr %9, align 8
  %31 = fsub double %29, %30
  %32 = fmul double %28, %31
  %33 = fdiv double %32, 2.000000e+00
  store double %33, ptr %16, align 8
  %34 = load double, ptr %11, align 8
  %35 = load double, ptr %15, align 8
  %36 = call double @llvm.fmuladd.f64(double 2.000000e+00, double %35, double %34)
  %37 = load double, ptr %12, align 8
  %38 = fadd double %36, %37
  %39 = load double, ptr %10, align 8
  %40 = load double, ptr %9, align 8
  %41 = fsub double %39, %40
  %42 = fmul double %38, %41
  %43 = fdiv double %42, 4.000000e+00
  store double %43, ptr %17, align 8
  %44 = load double, ptr %17, align 8
  %45 = load double, ptr %16, align 8
  %46 = fsub double %44, %45
  store double %46, ptr %18, align 8
  %47 = load i32, ptr %13, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %55, label %49

49:                                               ; preds = %6
  %50 = load double, ptr %18, align 8
  %51 = fcmp olt double %50, 1.000000e-04
  br i1 %51, label %52, label %57

52:                                               ; preds = %49
  %53 = load double, ptr %18, align 8
  %54 = fcmp ogt double %53, -1.000000e-04
  br i1 %54, label %55, label %57

55:                                               ; preds = %52, %6
  %56 = load double, ptr %17, align 8
  store double %56, ptr %7, align 8
  br label %75

57:                                               ; preds = %52, %49
  %58 = load ptr, ptr %8, align 8
  %59 = load double, ptr %9, align 8
  %60 = load double, ptr %14, align 8
  %61 = load double, ptr %11, align 8
  %62 = load double, ptr %15, align 8
  %63 = load i32, ptr %13, align 4
  %64 = sub nsw i32 %63, 1
  %65 = call double @integrate(ptr noundef %58, double noundef %59, double noundef %60, double noundef %61, double noundef %62, i32 noundef %64)
  %66 = load ptr, ptr %8, align 8
  %67 = load double, ptr %14, align 8
  %68 = load double, ptr %10, align 8
  %69 = load double, ptr %15, align 8
  %70 = load double, ptr %12, align 8
  %71 = load i32, ptr %13, align 4
  %72 = sub nsw i32 %71, 1
  %73 = call double @integrate(ptr noundef %66, double noundef %67, double noundef %68, double noundef %69, double noundef %70, i32 noundef %72)
  %74 = fadd double %65, %73
  store double %74, ptr %7, align 8
  br label %75

75:                                               ; preds = %57, %55
  %76 = load double, ptr %7, align 8
  ret double %76
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @curve(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  %6 = load double, ptr %2, align 8
  %7 = fsub double 3.000000e+00, %6
  %8 = fmul double %5, %7
  ret double %8
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @queens(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp eq i32 %13, 6
  br i1 %14, label %15, label %16

15:                                               ; preds = %4
  store i32 1, ptr %5, align 4
  br label %55

16:                                               ; preds = %4
  store i32 0, ptr %10, align 4
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %8, align 4
  %19 = or i32 %17, %18
  %20 = load i32, ptr %9, align 4
  %21 = or i32 %19, %20
  %22 = xor i32 %21, -1
  %23 = and i32 %22, 63
  store i32 %23, ptr %11, align 4
  br label %24

24:                                               ; preds = %48, %16
  %25 = load i32, ptr %11, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %53

27:                                               ; preds = %24
  %28 = load i32, ptr %11, align 4
  %29 = load i32, ptr %11, align 4
  %30 = sub i32 0, %29
  %31 = and i32 %28, %30
  store i32 %31, ptr %12, align 4
  %32 = load i32, ptr %6, align 4
  %33 = add nsw i32 %32, 1
  %34 = load i32, ptr %7, align 4
  %35 = load i32, ptr %12, align 4
  %36 = or i32 %34, %35
  %37 = load i32, ptr %8, align 4
  %38 = load i32, ptr %12, align 4
  %39 = or i32 %37, %38
  %40 = shl i32 %39, 1
  %41 = load i32, ptr %9, align 4
  %42 = load i32, ptr %12, align 4
  %43 = or i32 %41, %42
  %44 = lshr i32 %43, 1
  %45 = call i32 @queens(i32 noundef %33, i32 noundef %36, i32 noundef %40, i32 noundef %44)
  %46 = load i32, ptr %10, align 4
  %47 = add nsw i32 %46, %45
  store i32 %47, ptr %10, align 4
  br label %48

48:                                               ; preds = %27
  %49 = load i32, ptr %11, align 4
  %50 = sub i32 %49, 1
  %51 = load i32, ptr %11, align 4
  %52 = and i32 %51, %50
  store i32 %52, ptr %11, align 4
  br label %24, !llvm.loop !5

53:                                               ; preds = %24
  %54 = load i32, ptr %10, align 4
  store i32 %54, ptr %5, align 4
  br label %55

55:                                               ; preds = %53, %15
  %56 = load i32, ptr %5, align 4
  ret i32 %56
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @gcd(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = load i64, ptr %4, align 8
  %9 = load i64, ptr %3, align 8
  %10 = load i64, ptr %4, align 8
  %11 = srem i64 %9, %10
  %12 = call i64 @gcd(i64 noundef %8, i64 noundef %11)
  br label %15

13:                                               ; preds = %2
  %14 = load i64, ptr %3, align 8
  br label %15

15:                                               ; preds = %13, %7
  %16 = phi i64 [ %12, %7 ], [ %14, %13 ]
  ret i64 %16
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}

; ModuleID = 'power_recursive.c'
source_filename = "power_recursive.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @power_recursive(double noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load double, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call double @power(double noundef %5, i32 noundef %6)
  %8 = load double, ptr %3, align 8
  %9 = fadd double %8, 1.000000e+00
  %10 = load i32, ptr %4, align 4
  %11 = udiv i32 %10, 2
  %12 = call double @power(double noundef %9, i32 noundef %11)
  %13 = fadd double %7, %12
  ret double %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @power(double noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  store double %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store double 1.000000e+00, ptr %3, align 8
  br label %29

10:                                               ; preds = %2
  %11 = load i32, ptr %5, align 4
  %12 = urem i32 %11, 2
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = load double, ptr %4, align 8
  %16 = load i32, ptr %5, align 4
  %17 = udiv i32 %16, 2
  %18 = call double @power(double noundef %15, i32 noundef %17)
  store double %18, ptr %6, align 8
  %19 = load double, ptr %6, align 8
  %20 = load double, ptr %6, align 8
  %21 = fmul double %19, %20
  store double %21, ptr %3, align 8
  br label %29

22:                                               ; preds = %10
  %23 = load double, ptr %4, align 8
  %24 = load double, ptr %4, align 8
  %25 = load i32, ptr %5, align 4
  %26 = sub i32 %25, 1
  %27 = call double @power(double noundef %24, i32 noundef %26)
  %28 = fmul double %23, %27
  store double %28, ptr %3, align 8
  br label %29

29:                                               ; preds = %22, %14, %9
  %30 = load double, ptr %3, align 8
  ret double %30
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

; ModuleID = 'goto_retry.c'
source_filename = "goto_retry.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @goto_retry(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  store double 5.200000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %35, %28, %2
  %9 = load i32, ptr %6, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %6, align 4
  %11 = icmp sgt i32 %9, 20
  br i1 %11, label %12, label %13

12:                                               ; preds = %8
  br label %37

13:                                               ; preds = %8
  %14 = load double, ptr %3, align 8
  %15 = load double, ptr %5, align 8
  %16 = load double, ptr %3, align 8
  %17 = load double, ptr %4, align 8
  %18 = fsub double %16, %17
  %19 = fneg double %15
  %20 = call double @llvm.fmuladd.f64(double %19, double %18, double %14)
  store double %20, ptr %7, align 8
  %21 = load double, ptr %7, align 8
  %22 = load double, ptr %4, align 8
  %23 = call double @cost(double noundef %21, double noundef %22)
  %24 = load double, ptr %3, align 8
  %25 = load double, ptr %4, align 8
  %26 = call double @cost(double noundef %24, double noundef %25)
  %27 = fcmp oge double %23, %26
  br i1 %27, label %28, label %31

28:                                               ; preds = %13
  %29 = load double, ptr %5, align 8
  %30 = fmul double %29, 5.000000e-01
  store double %30, ptr %5, align 8
  br label %8

31:                                               ; preds = %13
  %32 = load double, ptr %7, align 8
  store double %32, ptr %3, align 8
  %33 = load i32, ptr %6, align 4
  %34 = icmp slt i32 %33, 7
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  br label %8

36:                                               ; preds = %31
  br label %37

37:                                               ; preds = %36, %12
  %38 = load double, ptr %3, align 8
  %39 = load double, ptr %4, align 8
  %40 = call double @cost(double noundef %38, double noundef %39)
  %41 = load double, ptr %3, align 8
  %42 = load double, ptr %5, align 8
  %43 = call double @llvm.fmuladd.f64(double %41, double %42, double %40)
  ret double %43
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @cost(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fsub double %5, %6
  %8 = load double, ptr %3, align 8
  %9 = load double, ptr %4, align 8
  %10 = fsub double %8, %9
  %11 = fmul double %7, %10
  %12 = load double, ptr %3, align 8
  %13 = load double, ptr %3, align 8
  %14 = call double @llvm.fmuladd.f64(double %12, double %13, double 1.000000e+00)
  %15 = fmul double %11, %14
  ret double %15
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

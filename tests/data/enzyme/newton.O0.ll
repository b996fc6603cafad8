source_filename = "newton.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"%.10f %.10f %.10f\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store double 3.000000e+00, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %14, %0
  %5 = load double, ptr %2, align 8
  %6 = call double @f(double noundef %5)
  %7 = call double @llvm.fabs.f64(double %6)
  %8 = fcmp ogt double %7, 0x3D719799812DEA11
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 50
  br label %12

12:                                               ; preds = %9, %4
  %13 = phi i1 [ false, %4 ], [ %11, %9 ]
  br i1 %13, label %14, label %24

14:                                               ; preds = %12
  %15 = load double, ptr %2, align 8
  %16 = call double @f(double noundef %15)
  %17 = load double, ptr %2, align 8
  %18 = call double @slope(double noundef %17)
  %19 = fdiv double %16, %18
  %20 = load double, ptr %2, align 8
  %21 = fsub double %20, %19
  store double %21, ptr %2, align 8
  %22 = load i32, ptr %3, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %3, align 4
  br label %4, !llvm.loop !6

24:                                               ; preds = %12
  %25 = load double, ptr %2, align 8
  %26 = load double, ptr %2, align 8
  %27 = call double @slope(double noundef %26)
  %28 = load double, ptr %2, align 8
  %29 = call double @curvature(double noundef %28)
  %30 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %25, double noundef %27, double noundef %29)
  ret i32 0
}

define internal double @f(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  %6 = load double, ptr %2, align 8
  %7 = load double, ptr %2, align 8
  %8 = fmul double 2.000000e+00, %7
  %9 = fneg double %8
  %10 = call double @llvm.fmuladd.f64(double %5, double %6, double %9)
  %11 = fsub double %10, 5.000000e+00
  ret double %11
}

declare double @llvm.fabs.f64(double) #1

define internal double @slope(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__enzyme_autodiff(ptr noundef @f, double noundef %3)
  ret double %4
}

declare i32 @printf(ptr noundef, ...) #2

define internal double @curvature(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__enzyme_fwddiff(ptr noundef @slope, double noundef %3, double noundef 1.000000e+00)
  ret double %4
}

declare double @llvm.fmuladd.f64(double, double, double) #1

declare double @__enzyme_autodiff(ptr noundef, double noundef) #2

declare double @__enzyme_fwddiff(ptr noundef, double noundef, double noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}

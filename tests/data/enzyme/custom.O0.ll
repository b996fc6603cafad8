source_filename = "custom.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.dual = type { double, double }

@__enzyme_register_gradient_twice = dso_local global [3 x ptr] [ptr @twice, ptr @twice_augmented, ptr @twice_reverse], align 16
@__enzyme_register_derivative_thrice = dso_local global [2 x ptr] [ptr @thrice, ptr @thrice_forward], align 16
@calls = internal global i32 0, align 4
@__enzyme_inactivefn = dso_local global [1 x ptr] [ptr @watched], align 8
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local double @twice(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = fmul double 2.000000e+00, %3
  ret double %4
}

define dso_local double @twice_augmented(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = fmul double 2.000000e+00, %3
  ret double %4
}

define dso_local double @twice_reverse(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %4, align 8
  %6 = fmul double 2.000000e+01, %5
  ret double %6
}

define dso_local double @thrice(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = fmul double 3.000000e+00, %3
  ret double %4
}

define dso_local { double, double } @thrice_forward(double noundef %0, double noundef %1) #0 {
  %3 = alloca %struct.dual, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.dual, ptr %3, i32 0, i32 0
  %7 = load double, ptr %4, align 8
  %8 = fmul double 3.000000e+00, %7
  store double %8, ptr %6, align 8
  %9 = getelementptr inbounds nuw %struct.dual, ptr %3, i32 0, i32 1
  %10 = load double, ptr %5, align 8
  %11 = fmul double 3.000000e+01, %10
  store double %11, ptr %9, align 8
  %12 = load { double, double }, ptr %3, align 8
  ret { double, double } %12
}

define dso_local double @watched(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load i32, ptr @calls, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @calls, align 4
  %5 = load i32, ptr @calls, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = load double, ptr %2, align 8
  br label %10

9:                                                ; preds = %1
  br label %10

10:                                               ; preds = %9, %7
  %11 = phi double [ %8, %7 ], [ 0.000000e+00, %9 ]
  ret double %11
}

define dso_local double @f(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @twice(double noundef %3)
  %5 = load double, ptr %2, align 8
  %6 = fmul double %4, %5
  ret double %6
}

define dso_local double @g(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @thrice(double noundef %3)
  %5 = load double, ptr %2, align 8
  %6 = fmul double %4, %5
  ret double %6
}

define dso_local double @h(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  %6 = load double, ptr %2, align 8
  %7 = call double @watched(double noundef %6)
  %8 = fmul double %5, %7
  ret double %8
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call double @__enzyme_autodiff(ptr noundef @f, double noundef 3.000000e+00)
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %2)
  %4 = call double @__enzyme_fwddiff(ptr noundef @g, double noundef 3.000000e+00, double noundef 1.000000e+00)
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %4)
  %6 = call double @__enzyme_autodiff(ptr noundef @h, double noundef 3.000000e+00)
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %6)
  %8 = load i32, ptr @calls, align 4
  %9 = icmp sgt i32 %8, 0
  %10 = zext i1 %9 to i32
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %10)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

declare double @__enzyme_autodiff(ptr noundef, double noundef) #1

declare double @__enzyme_fwddiff(ptr noundef, double noundef, double noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

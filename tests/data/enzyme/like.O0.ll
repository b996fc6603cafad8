source_filename = "like.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { double }

@factor = dso_local global double 3.000000e+00, align 8
@.str = private unnamed_addr constant [4 x i8] c"log\00", align 1
@__enzyme_function_like_log = dso_local global [2 x ptr] [ptr @fast_log, ptr @.str], align 16
@.str.1 = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1

define dso_local double @fast_log(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca %union.anon, align 8
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  store double %4, ptr %3, align 8
  %5 = load i64, ptr %3, align 8
  %6 = sub i64 %5, 4607182418800017408
  %7 = sitofp i64 %6 to double
  %8 = fdiv double %7, 0x4330000000000000
  %9 = fmul double %8, 0x3FE62E42FEFA39EF
  ret double %9
}

define dso_local double @f(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr @factor, align 8
  %4 = load double, ptr %2, align 8
  %5 = call double @fast_log(double noundef %4)
  %6 = fmul double %3, %5
  %7 = load double, ptr %2, align 8
  %8 = fmul double %6, %7
  ret double %8
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  store i32 0, ptr %1, align 4
  %3 = call double @__enzyme_autodiff(ptr noundef @f, double noundef 3.000000e+00)
  store double %3, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %4)
  ret i32 0
}

declare double @__enzyme_autodiff(ptr noundef, double noundef) #1

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

source_filename = "square.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@enzyme_out = external global i32, align 4
@enzyme_dup = external global i32, align 4

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca double, align 8
  store i32 0, ptr %1, align 4
  store i32 1, ptr %2, align 4
  br label %4

4:                                                ; preds = %23, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp sle i32 %5, 3
  br i1 %6, label %7, label %26

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = sitofp i32 %8 to double
  %10 = fmul double 5.000000e-01, %9
  store double %10, ptr %3, align 8
  %11 = load double, ptr %3, align 8
  %12 = call double @__enzyme_autodiff(ptr noundef @square, double noundef %11)
  %13 = load i32, ptr @enzyme_out, align 4
  %14 = load double, ptr %3, align 8
  %15 = call double @__enzyme_autodiff_marked(ptr noundef @square, i32 noundef %13, double noundef %14)
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %12, double noundef %15)
  %17 = load double, ptr %3, align 8
  %18 = call double @__enzyme_fwddiff(ptr noundef @square, double noundef %17, double noundef 1.000000e+00)
  %19 = load i32, ptr @enzyme_dup, align 4
  %20 = load double, ptr %3, align 8
  %21 = call double @__enzyme_fwddiff_marked(ptr noundef @square, i32 noundef %19, double noundef %20, double noundef 2.000000e+00)
  %22 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %18, double noundef %21)
  br label %23

23:                                               ; preds = %7
  %24 = load i32, ptr %2, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %2, align 4
  br label %4, !llvm.loop !6

26:                                               ; preds = %4
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

declare double @__enzyme_autodiff(ptr noundef, double noundef) #1

define internal double @square(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  ret double %5
}

declare double @__enzyme_autodiff_marked(ptr noundef, i32 noundef, double noundef) #1

declare double @__enzyme_fwddiff(ptr noundef, double noundef, double noundef) #1

declare double @__enzyme_fwddiff_marked(ptr noundef, i32 noundef, double noundef, double noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}

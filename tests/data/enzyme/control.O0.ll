source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"kind %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@enzyme_out = dso_local global i32 0, align 4

define dso_local double @f(double noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  store double %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %7 = load double, ptr %4, align 8
  %8 = fcmp olt double %7, 0.000000e+00
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = load double, ptr %4, align 8
  %11 = fneg double %10
  store double %11, ptr %3, align 8
  br label %37

12:                                               ; preds = %2
  %13 = load i32, ptr %5, align 4
  switch i32 %13, label %29 [
    i32 0, label %14
    i32 1, label %17
  ]

14:                                               ; preds = %12
  %15 = load double, ptr %4, align 8
  %16 = call double @sin(double noundef %15) #4
  store double %16, ptr %3, align 8
  br label %37

17:                                               ; preds = %12
  %18 = load double, ptr %4, align 8
  store double %18, ptr %6, align 8
  br label %19

19:                                               ; preds = %22, %17
  %20 = load double, ptr %6, align 8
  %21 = fcmp olt double %20, 1.000000e+02
  br i1 %21, label %22, label %27

22:                                               ; preds = %19
  %23 = load double, ptr %6, align 8
  %24 = fadd double %23, 1.000000e+00
  %25 = load double, ptr %6, align 8
  %26 = fmul double %25, %24
  store double %26, ptr %6, align 8
  br label %19, !llvm.loop !6

27:                                               ; preds = %19
  %28 = load double, ptr %6, align 8
  store double %28, ptr %3, align 8
  br label %37

29:                                               ; preds = %12
  %30 = load i32, ptr %5, align 4
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %30)
  %32 = load double, ptr %4, align 8
  %33 = call double @sqrt(double noundef %32) #4
  %34 = load double, ptr %4, align 8
  %35 = call double @llvm.maxnum.f64(double %34, double 2.000000e+00)
  %36 = fmul double %33, %35
  store double %36, ptr %3, align 8
  br label %37

37:                                               ; preds = %29, %27, %14, %9
  %38 = load double, ptr %3, align 8
  ret double %38
}

declare double @sin(double noundef) #1

declare i32 @printf(ptr noundef, ...) #2

declare double @sqrt(double noundef) #1

declare double @llvm.maxnum.f64(double, double) #3

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  store i32 0, ptr %1, align 4
  %3 = load i32, ptr @enzyme_out, align 4
  %4 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @f, i32 noundef %3, double noundef -2.000000e+00, i32 noundef 0)
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %4)
  %6 = load i32, ptr @enzyme_out, align 4
  %7 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @f, i32 noundef %6, double noundef 2.000000e+00, i32 noundef 0)
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %7)
  %9 = load i32, ptr @enzyme_out, align 4
  %10 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @f, i32 noundef %9, double noundef 1.500000e+00, i32 noundef 1)
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %10)
  %12 = load i32, ptr @enzyme_out, align 4
  %13 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef @f, i32 noundef %12, double noundef 9.000000e+00, i32 noundef 2)
  store double %13, ptr %2, align 8
  %14 = load double, ptr %2, align 8
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %14)
  ret i32 0
}

declare double @__enzyme_autodiff(ptr noundef, ...) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}

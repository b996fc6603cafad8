source_filename = "width.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.three = type { double, double, double }

@enzyme_width = dso_local global i32 0, align 4
@enzyme_dup = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1
@enzyme_const = dso_local global i32 0, align 4
@enzyme_vector = dso_local global i32 0, align 4
@enzyme_scalar = dso_local global i32 0, align 4

define dso_local double @f(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = fmul double %5, %6
  %8 = load double, ptr %4, align 8
  %9 = fmul double %7, %8
  ret double %9
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.three, align 8
  %3 = alloca %struct.three, align 8
  %4 = alloca %struct.three, align 8
  store i32 0, ptr %1, align 4
  %5 = load i32, ptr @enzyme_width, align 4
  %6 = load i32, ptr @enzyme_dup, align 4
  %7 = load i32, ptr @enzyme_dup, align 4
  call void (ptr, ptr, ...) @__enzyme_fwddiff(ptr dead_on_unwind writable sret(%struct.three) align 8 %2, ptr noundef @f, i32 noundef %5, i32 noundef 3, i32 noundef %6, double noundef 2.000000e+00, double noundef 1.000000e+00, double noundef 0.000000e+00, double noundef 5.000000e-01, i32 noundef %7, double noundef 5.000000e+00, double noundef 0.000000e+00, double noundef 1.000000e+00, double noundef 2.000000e+00)
  %8 = getelementptr inbounds nuw %struct.three, ptr %2, i32 0, i32 0
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.three, ptr %2, i32 0, i32 1
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.three, ptr %2, i32 0, i32 2
  %13 = load double, ptr %12, align 8
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %9, double noundef %11, double noundef %13)
  %15 = load i32, ptr @enzyme_width, align 4
  %16 = load i32, ptr @enzyme_dup, align 4
  %17 = load i32, ptr @enzyme_const, align 4
  call void (ptr, ptr, ...) @__enzyme_fwddiff(ptr dead_on_unwind writable sret(%struct.three) align 8 %3, ptr noundef @f, i32 noundef %15, i32 noundef 3, i32 noundef %16, double noundef 2.000000e+00, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, i32 noundef %17, double noundef 5.000000e+00)
  %18 = getelementptr inbounds nuw %struct.three, ptr %3, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.three, ptr %3, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.three, ptr %3, i32 0, i32 2
  %23 = load double, ptr %22, align 8
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %19, double noundef %21, double noundef %23)
  %25 = load i32, ptr @enzyme_width, align 4
  %26 = load i32, ptr @enzyme_vector, align 4
  %27 = load i32, ptr @enzyme_scalar, align 4
  call void (ptr, ptr, ...) @__enzyme_batch(ptr dead_on_unwind writable sret(%struct.three) align 8 %4, ptr noundef @f, i32 noundef %25, i32 noundef 3, i32 noundef %26, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, i32 noundef %27, double noundef 1.000000e+01)
  %28 = getelementptr inbounds nuw %struct.three, ptr %4, i32 0, i32 0
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.three, ptr %4, i32 0, i32 1
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.three, ptr %4, i32 0, i32 2
  %33 = load double, ptr %32, align 8
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %29, double noundef %31, double noundef %33)
  ret i32 0
}

declare void @__enzyme_fwddiff(ptr dead_on_unwind writable sret(%struct.three) align 8, ptr noundef, ...) #1

declare i32 @printf(ptr noundef, ...) #1

declare void @__enzyme_batch(ptr dead_on_unwind writable sret(%struct.three) align 8, ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

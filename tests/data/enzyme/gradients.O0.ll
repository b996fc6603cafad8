source_filename = "gradients.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.three = type { double, double, double }
%struct.two = type { double, double }

@.str = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1
@enzyme_out = dso_local global i32 0, align 4
@enzyme_const = dso_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1

define dso_local double @f(double noundef %0, double noundef %1, double noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %7 = load double, ptr %4, align 8
  %8 = load double, ptr %4, align 8
  %9 = fmul double %7, %8
  %10 = load double, ptr %5, align 8
  %11 = load double, ptr %6, align 8
  %12 = call double @sin(double noundef %11) #4
  %13 = load double, ptr %5, align 8
  %14 = fmul double %12, %13
  %15 = call double @llvm.fmuladd.f64(double %9, double %10, double %14)
  ret double %15
}

declare double @sin(double noundef) #1

declare double @llvm.fmuladd.f64(double, double, double) #2

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.three, align 8
  %3 = alloca %struct.two, align 8
  store i32 0, ptr %1, align 4
  call void (ptr, ptr, ...) @__enzyme_autodiff_three(ptr dead_on_unwind writable sret(%struct.three) align 8 %2, ptr noundef @f, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 5.000000e-01)
  %4 = getelementptr inbounds nuw %struct.three, ptr %2, i32 0, i32 0
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.three, ptr %2, i32 0, i32 1
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.three, ptr %2, i32 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %5, double noundef %7, double noundef %9)
  %11 = load i32, ptr @enzyme_out, align 4
  %12 = load i32, ptr @enzyme_const, align 4
  %13 = load i32, ptr @enzyme_out, align 4
  %14 = call { double, double } (ptr, ...) @__enzyme_autodiff_two(ptr noundef @f, i32 noundef %11, double noundef 2.000000e+00, i32 noundef %12, double noundef 3.000000e+00, i32 noundef %13, double noundef 5.000000e-01)
  %15 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %16 = extractvalue { double, double } %14, 0
  store double %16, ptr %15, align 8
  %17 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %18 = extractvalue { double, double } %14, 1
  store double %18, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.two, ptr %3, i32 0, i32 0
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.two, ptr %3, i32 0, i32 1
  %22 = load double, ptr %21, align 8
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %20, double noundef %22)
  %24 = load i32, ptr @enzyme_const, align 4
  %25 = load i32, ptr @enzyme_out, align 4
  %26 = load i32, ptr @enzyme_const, align 4
  %27 = call double (ptr, ...) @__enzyme_autodiff_one(ptr noundef @f, i32 noundef %24, double noundef 2.000000e+00, i32 noundef %25, double noundef 3.000000e+00, i32 noundef %26, double noundef 5.000000e-01)
  %28 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %27)
  ret i32 7
}

declare void @__enzyme_autodiff_three(ptr dead_on_unwind writable sret(%struct.three) align 8, ptr noundef, ...) #3

declare i32 @printf(ptr noundef, ...) #3

declare { double, double } @__enzyme_autodiff_two(ptr noundef, ...) #3

declare double @__enzyme_autodiff_one(ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

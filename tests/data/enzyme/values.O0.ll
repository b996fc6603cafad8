source_filename = "values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.both = type { double, double }

@enzyme_primal_return = dso_local global i32 0, align 4
@enzyme_out = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@enzyme_dup = dso_local global i32 0, align 4
@enzyme_const = dso_local global i32 0, align 4

define dso_local double @g(double noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store double %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 1.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %23

11:                                               ; preds = %7
  %12 = load double, ptr %3, align 8
  %13 = call double @exp(double noundef %12) #3
  %14 = load i32, ptr %6, align 4
  %15 = add nsw i32 %14, 1
  %16 = sitofp i32 %15 to double
  %17 = fdiv double %13, %16
  %18 = load double, ptr %5, align 8
  %19 = fmul double %18, %17
  store double %19, ptr %5, align 8
  br label %20

20:                                               ; preds = %11
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %6, align 4
  br label %7, !llvm.loop !6

23:                                               ; preds = %7
  %24 = load double, ptr %5, align 8
  ret double %24
}

declare double @exp(double noundef) #1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.both, align 8
  %3 = alloca %struct.both, align 8
  store i32 0, ptr %1, align 4
  %4 = load i32, ptr @enzyme_primal_return, align 4
  %5 = load i32, ptr @enzyme_out, align 4
  %6 = call { double, double } (ptr, ...) @__enzyme_autodiff_both(ptr noundef @g, i32 noundef %4, i32 noundef %5, double noundef 3.000000e-01, i32 noundef 4)
  %7 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %8 = extractvalue { double, double } %6, 0
  store double %8, ptr %7, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %10 = extractvalue { double, double } %6, 1
  store double %10, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.both, ptr %2, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.both, ptr %2, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %12, double noundef %14)
  %16 = load i32, ptr @enzyme_primal_return, align 4
  %17 = load i32, ptr @enzyme_dup, align 4
  %18 = load i32, ptr @enzyme_const, align 4
  %19 = call { double, double } (ptr, ...) @__enzyme_fwddiff_both(ptr noundef @g, i32 noundef %16, i32 noundef %17, double noundef 3.000000e-01, double noundef 2.000000e+00, i32 noundef %18, i32 noundef 4)
  %20 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %21 = extractvalue { double, double } %19, 0
  store double %21, ptr %20, align 8
  %22 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %23 = extractvalue { double, double } %19, 1
  store double %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.both, ptr %3, i32 0, i32 0
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.both, ptr %3, i32 0, i32 1
  %27 = load double, ptr %26, align 8
  %28 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %25, double noundef %27)
  ret i32 0
}

declare { double, double } @__enzyme_autodiff_both(ptr noundef, ...) #2

declare i32 @printf(ptr noundef, ...) #2

declare { double, double } @__enzyme_fwddiff_both(ptr noundef, ...) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}

source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@inactive = dso_local global [3 x double] zeroinitializer, align 16
@__enzyme_inactive_global_table = dso_local global [1 x ptr] [ptr @inactive], align 8
@active = dso_local global [3 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1

define dso_local void @put(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  store double %5, ptr getelementptr inbounds ([3 x double], ptr @inactive, i64 0, i64 1), align 8
  store double %5, ptr getelementptr inbounds ([3 x double], ptr @active, i64 0, i64 1), align 8
  ret void
}

define dso_local double @get_active() #0 {
  %1 = load double, ptr getelementptr inbounds ([3 x double], ptr @active, i64 0, i64 1), align 8
  ret double %1
}

define dso_local double @get_inactive() #0 {
  %1 = load double, ptr getelementptr inbounds ([3 x double], ptr @inactive, i64 0, i64 1), align 8
  ret double %1
}

define dso_local double @through(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  call void @put(double noundef %3)
  %4 = call double @get_active()
  %5 = load double, ptr %2, align 8
  %6 = fmul double %4, %5
  ret double %6
}

define dso_local double @past(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  call void @put(double noundef %3)
  %4 = call double @get_inactive()
  %5 = load double, ptr %2, align 8
  %6 = fmul double %4, %5
  ret double %6
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call double @__enzyme_autodiff(ptr noundef @through, double noundef 3.000000e+00)
  %3 = call double @__enzyme_fwddiff(ptr noundef @through, double noundef 3.000000e+00, double noundef 1.000000e+00)
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %2, double noundef %3)
  %5 = call double @__enzyme_autodiff(ptr noundef @past, double noundef 3.000000e+00)
  %6 = call double @__enzyme_fwddiff(ptr noundef @past, double noundef 3.000000e+00, double noundef 1.000000e+00)
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %5, double noundef %6)
  %8 = load double, ptr getelementptr inbounds ([3 x double], ptr @active, i64 0, i64 1), align 8
  %9 = load double, ptr getelementptr inbounds ([3 x double], ptr @inactive, i64 0, i64 1), align 8
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %8, double noundef %9)
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

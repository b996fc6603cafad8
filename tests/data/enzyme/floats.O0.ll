source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { float, float }

@.str = private unnamed_addr constant [11 x i8] c"%.7g %.7g\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"%.7g\0A\00", align 1
@enzyme_dup = dso_local global i32 0, align 4
@enzyme_out = dso_local global i32 0, align 4

define dso_local float @f(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = load float, ptr %4, align 4
  %8 = load float, ptr %4, align 4
  %9 = fmul float %7, %8
  %10 = load float, ptr %4, align 4
  %11 = fmul float %9, %10
  %12 = call float @llvm.fmuladd.f32(float %5, float %6, float %11)
  ret float %12
}

declare float @llvm.fmuladd.f32(float, float, float) #1

define dso_local float @cube(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = fmul float %3, %4
  %6 = load float, ptr %2, align 4
  %7 = fmul float %5, %6
  ret float %7
}

define dso_local i32 @main() #2 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.pair, align 4
  store i32 0, ptr %1, align 4
  %3 = call <2 x float> (ptr, ...) @__enzyme_autodiff_pair(ptr noundef @f, double noundef 1.500000e+00, double noundef 2.000000e+00)
  store <2 x float> %3, ptr %2, align 4
  %4 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 0
  %5 = load float, ptr %4, align 4
  %6 = fpext float %5 to double
  %7 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 1
  %8 = load float, ptr %7, align 4
  %9 = fpext float %8 to double
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %6, double noundef %9)
  %11 = call float @__enzyme_autodiff_float(ptr noundef @cube, float noundef 2.000000e+00)
  %12 = fpext float %11 to double
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %12)
  %14 = load i32, ptr @enzyme_dup, align 4
  %15 = load i32, ptr @enzyme_dup, align 4
  %16 = call float (ptr, ...) @__enzyme_fwddiff(ptr noundef @f, i32 noundef %14, double noundef 1.500000e+00, double noundef 1.000000e+00, i32 noundef %15, double noundef 2.000000e+00, double noundef 5.000000e-01)
  %17 = fpext float %16 to double
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %17)
  ret i32 0
}

declare <2 x float> @__enzyme_autodiff_pair(ptr noundef, ...) #3

declare i32 @printf(ptr noundef, ...) #3

declare float @__enzyme_autodiff_float(ptr noundef, float noundef) #3

declare float @__enzyme_fwddiff(ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

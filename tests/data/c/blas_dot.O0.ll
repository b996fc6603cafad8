; ModuleID = 'blas_dot.c'
source_filename = "blas_dot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @blas_dot(ptr noundef %0, ptr noundef %1, i32 noundef %2, double noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca [8 x double], align 16
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store double %3, ptr %8, align 8
  %10 = load i32, ptr %7, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds [8 x double], ptr %9, i64 0, i64 0
  call void @cblas_dcopy(i32 noundef %10, ptr noundef %11, i32 noundef 1, ptr noundef %12, i32 noundef 1)
  %13 = load i32, ptr %7, align 4
  %14 = load double, ptr %8, align 8
  %15 = load ptr, ptr %5, align 8
  %16 = load ptr, ptr %6, align 8
  call void @cblas_daxpy(i32 noundef %13, double noundef %14, ptr noundef %15, i32 noundef 1, ptr noundef %16, i32 noundef 1)
  %17 = load i32, ptr %7, align 4
  %18 = load double, ptr %8, align 8
  %19 = fadd double 1.000000e+00, %18
  %20 = getelementptr inbounds [8 x double], ptr %9, i64 0, i64 0
  call void @cblas_dscal(i32 noundef %17, double noundef %19, ptr noundef %20, i32 noundef 1)
  %21 = load i32, ptr %7, align 4
  %22 = load ptr, ptr %5, align 8
  %23 = load ptr, ptr %6, align 8
  %24 = call double @cblas_ddot(i32 noundef %21, ptr noundef %22, i32 noundef 1, ptr noundef %23, i32 noundef 1)
  %25 = load i32, ptr %7, align 4
  %26 = load ptr, ptr %6, align 8
  %27 = call double @cblas_dnrm2(i32 noundef %25, ptr noundef %26, i32 noundef 1)
  %28 = fadd double %24, %27
  %29 = load i32, ptr %7, align 4
  %30 = sdiv i32 %29, 2
  %31 = getelementptr inbounds [8 x double], ptr %9, i64 0, i64 0
  %32 = load ptr, ptr %5, align 8
  %33 = call double @cblas_ddot(i32 noundef %30, ptr noundef %31, i32 noundef 2, ptr noundef %32, i32 noundef 1)
  %34 = fadd double %28, %33
  ret double %34
}

declare void @cblas_dcopy(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) #1

declare void @cblas_daxpy(i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) #1

declare void @cblas_dscal(i32 noundef, double noundef, ptr noundef, i32 noundef) #1

declare double @cblas_ddot(i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) #1

declare double @cblas_dnrm2(i32 noundef, ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

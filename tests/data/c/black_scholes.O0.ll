; ModuleID = 'black_scholes.c'
source_filename = "black_scholes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @black_scholes(double noundef %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4) #0 {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  store double %0, ptr %6, align 8
  store double %1, ptr %7, align 8
  store double %2, ptr %8, align 8
  store double %3, ptr %9, align 8
  store double %4, ptr %10, align 8
  %14 = load double, ptr %9, align 8
  %15 = load double, ptr %10, align 8
  %16 = call double @sqrt(double noundef %15) #3
  %17 = fmul double %14, %16
  store double %17, ptr %11, align 8
  %18 = load double, ptr %6, align 8
  %19 = load double, ptr %7, align 8
  %20 = fdiv double %18, %19
  %21 = call double @log(double noundef %20) #3
  %22 = load double, ptr %8, align 8
  %23 = load double, ptr %9, align 8
  %24 = fmul double 5.000000e-01, %23
  %25 = load double, ptr %9, align 8
  %26 = call double @llvm.fmuladd.f64(double %24, double %25, double %22)
  %27 = load double, ptr %10, align 8
  %28 = call double @llvm.fmuladd.f64(double %26, double %27, double %21)
  %29 = load double, ptr %11, align 8
  %30 = fdiv double %28, %29
  store double %30, ptr %12, align 8
  %31 = load double, ptr %12, align 8
  %32 = load double, ptr %11, align 8
  %33 = fsub double %31, %32
  store double %33, ptr %13, align 8
  %34 = load double, ptr %6, align 8
  %35 = load double, ptr %12, align 8
  %36 = call double @normal_cdf(double noundef %35)
  %37 = load double, ptr %7, align 8
  %38 = load double, ptr %8, align 8
  %39 = fneg double %38
  %40 = load double, ptr %10, align 8
  %41 = fmul double %39, %40
  %42 = call double @exp(double noundef %41) #3
  %43 = fmul double %37, %42
  %44 = load double, ptr %13, align 8
  %45 = call double @normal_cdf(double noundef %44)
  %46 = fmul double %43, %45
  %47 = fneg double %46
  %48 = call double @llvm.fmuladd.f64(double %34, double %36, double %47)
  ret double %48
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #1

; Function Attrs: nounwind
declare double @log(double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @normal_cdf(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = fneg double %3
  %5 = call double @sqrt(double noundef 2.000000e+00) #3
  %6 = fdiv double %4, %5
  %7 = call double @erfc(double noundef %6) #3
  %8 = fmul double 5.000000e-01, %7
  ret double %8
}

; Function Attrs: nounwind
declare double @exp(double noundef) #1

; Function Attrs: nounwind
declare double @erfc(double noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

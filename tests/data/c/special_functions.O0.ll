; ModuleID = 'special_functions.c'
source_filename = "special_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @special_functions(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = fadd double %5, 2.000000e+00
  %7 = call double @lgamma(double noundef %6) #3
  %8 = load double, ptr %3, align 8
  %9 = load double, ptr %4, align 8
  %10 = fmul double %8, %9
  %11 = call double @erf(double noundef %10) #3
  %12 = fadd double %7, %11
  %13 = load double, ptr %4, align 8
  %14 = call double @erfc(double noundef %13) #3
  %15 = fsub double %12, %14
  %16 = load double, ptr %3, align 8
  %17 = call double @asinh(double noundef %16) #3
  %18 = fadd double %15, %17
  %19 = load double, ptr %4, align 8
  %20 = fadd double 2.000000e+00, %19
  %21 = call double @acosh(double noundef %20) #3
  %22 = fadd double %18, %21
  %23 = load double, ptr %3, align 8
  %24 = fmul double 5.000000e-01, %23
  %25 = call double @atanh(double noundef %24) #3
  %26 = fadd double %22, %25
  %27 = load double, ptr %3, align 8
  %28 = fadd double 1.500000e+00, %27
  %29 = call double @tgamma(double noundef %28) #3
  %30 = load double, ptr %4, align 8
  %31 = call double @j0(double noundef %30) #3
  %32 = call double @llvm.fmuladd.f64(double %29, double %31, double %26)
  ret double %32
}

; Function Attrs: nounwind
declare double @lgamma(double noundef) #1

; Function Attrs: nounwind
declare double @erf(double noundef) #1

; Function Attrs: nounwind
declare double @erfc(double noundef) #1

; Function Attrs: nounwind
declare double @asinh(double noundef) #1

; Function Attrs: nounwind
declare double @acosh(double noundef) #1

; Function Attrs: nounwind
declare double @atanh(double noundef) #1

; Function Attrs: nounwind
declare double @tgamma(double noundef) #1

; Function Attrs: nounwind
declare double @j0(double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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

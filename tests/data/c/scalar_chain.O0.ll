; ModuleID = 'scalar_chain.c'
source_filename = "scalar_chain.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @scalar_chain(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %9 = load double, ptr %3, align 8
  %10 = call double @sin(double noundef %9) #4
  %11 = call double @exp(double noundef %10) #4
  %12 = load double, ptr %4, align 8
  %13 = call double @cos(double noundef %12) #4
  %14 = fadd double 2.000000e+00, %13
  %15 = call double @log(double noundef %14) #4
  %16 = fadd double %11, %15
  store double %16, ptr %5, align 8
  %17 = load double, ptr %3, align 8
  %18 = load double, ptr %3, align 8
  %19 = load double, ptr %4, align 8
  %20 = load double, ptr %4, align 8
  %21 = fmul double %19, %20
  %22 = call double @llvm.fmuladd.f64(double %17, double %18, double %21)
  %23 = fadd double %22, 1.000000e+00
  %24 = call double @sqrt(double noundef %23) #4
  %25 = load double, ptr %3, align 8
  %26 = load double, ptr %4, align 8
  %27 = fsub double %25, %26
  %28 = call double @tanh(double noundef %27) #4
  %29 = fmul double %24, %28
  store double %29, ptr %6, align 8
  %30 = load double, ptr %3, align 8
  %31 = fadd double 1.500000e+00, %30
  %32 = load double, ptr %4, align 8
  %33 = call double @pow(double noundef %31, double noundef %32) #4
  %34 = load double, ptr %4, align 8
  %35 = load double, ptr %3, align 8
  %36 = call double @atan2(double noundef %34, double noundef %35) #4
  %37 = fsub double %33, %36
  store double %37, ptr %7, align 8
  %38 = load double, ptr %3, align 8
  %39 = load double, ptr %4, align 8
  %40 = call double @hypot(double noundef %38, double noundef %39) #4
  %41 = load double, ptr %3, align 8
  %42 = call double @cbrt(double noundef %41) #5
  %43 = fadd double %40, %42
  %44 = load double, ptr %3, align 8
  %45 = load double, ptr %3, align 8
  %46 = fmul double %44, %45
  %47 = call double @log1p(double noundef %46) #4
  %48 = fadd double %43, %47
  %49 = load double, ptr %4, align 8
  %50 = fmul double 1.000000e-01, %49
  %51 = call double @expm1(double noundef %50) #4
  %52 = fadd double %48, %51
  store double %52, ptr %8, align 8
  %53 = load double, ptr %5, align 8
  %54 = load double, ptr %6, align 8
  %55 = load double, ptr %7, align 8
  %56 = load double, ptr %8, align 8
  %57 = fdiv double %55, %56
  %58 = call double @llvm.fmuladd.f64(double %53, double %54, double %57)
  %59 = load double, ptr %3, align 8
  %60 = fmul double 5.000000e-01, %59
  %61 = call double @asin(double noundef %60) #4
  %62 = load double, ptr %4, align 8
  %63 = fmul double 3.000000e-01, %62
  %64 = call double @acos(double noundef %63) #4
  %65 = call double @llvm.fmuladd.f64(double %61, double %64, double %58)
  %66 = load double, ptr %3, align 8
  %67 = call double @atan(double noundef %66) #4
  %68 = load double, ptr %4, align 8
  %69 = fmul double 2.000000e-01, %68
  %70 = call double @sinh(double noundef %69) #4
  %71 = fmul double %67, %70
  %72 = load double, ptr %3, align 8
  %73 = call double @cosh(double noundef %72) #4
  %74 = call double @llvm.fmuladd.f64(double %71, double %73, double %65)
  %75 = load double, ptr %3, align 8
  %76 = fadd double 3.000000e+00, %75
  %77 = call double @log2(double noundef %76) #4
  %78 = load double, ptr %4, align 8
  %79 = call double @exp2(double noundef %78) #4
  %80 = fmul double %77, %79
  %81 = load double, ptr %4, align 8
  %82 = fadd double 4.000000e+00, %81
  %83 = call double @log10(double noundef %82) #4
  %84 = call double @llvm.fmuladd.f64(double %80, double %83, double %74)
  %85 = load double, ptr %3, align 8
  %86 = fmul double 5.000000e-01, %85
  %87 = call double @tan(double noundef %86) #4
  %88 = fadd double %84, %87
  ret double %88
}

; Function Attrs: nounwind
declare double @exp(double noundef) #1

; Function Attrs: nounwind
declare double @sin(double noundef) #1

; Function Attrs: nounwind
declare double @log(double noundef) #1

; Function Attrs: nounwind
declare double @cos(double noundef) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nounwind
declare double @tanh(double noundef) #1

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #1

; Function Attrs: nounwind
declare double @atan2(double noundef, double noundef) #1

; Function Attrs: nounwind
declare double @hypot(double noundef, double noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare double @cbrt(double noundef) #3

; Function Attrs: nounwind
declare double @log1p(double noundef) #1

; Function Attrs: nounwind
declare double @expm1(double noundef) #1

; Function Attrs: nounwind
declare double @asin(double noundef) #1

; Function Attrs: nounwind
declare double @acos(double noundef) #1

; Function Attrs: nounwind
declare double @atan(double noundef) #1

; Function Attrs: nounwind
declare double @sinh(double noundef) #1

; Function Attrs: nounwind
declare double @cosh(double noundef) #1

; Function Attrs: nounwind
declare double @log2(double noundef) #1

; Function Attrs: nounwind
declare double @exp2(double noundef) #1

; Function Attrs: nounwind
declare double @log10(double noundef) #1

; Function Attrs: nounwind
declare double @tan(double noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

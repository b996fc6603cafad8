; ModuleID = 'complex_division.c'
source_filename = "complex_division.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @complex_division(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #0 {
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca { double, double }, align 8
  store double %0, ptr %5, align 8
  store double %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store double %3, ptr %8, align 8
  %10 = load double, ptr %5, align 8
  %11 = load double, ptr %6, align 8
  %12 = fmul double %11, 0.000000e+00
  %13 = fmul double %11, 1.000000e+00
  %14 = fadd double %10, %12
  %15 = load double, ptr %7, align 8
  %16 = load double, ptr %8, align 8
  %17 = fmul double %16, 0.000000e+00
  %18 = fmul double %16, 1.000000e+00
  %19 = fadd double %15, %17
  %20 = call { double, double } @__divdc3(double noundef %14, double noundef %13, double noundef %19, double noundef %18) #2
  %21 = extractvalue { double, double } %20, 0
  %22 = extractvalue { double, double } %20, 1
  %23 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %24 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  store double %21, ptr %23, align 8
  store double %22, ptr %24, align 8
  %25 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = call double @llvm.fmuladd.f64(double 2.000000e+00, double %32, double %26)
  ret double %33
}

declare { double, double } @__divdc3(double, double, double, double)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

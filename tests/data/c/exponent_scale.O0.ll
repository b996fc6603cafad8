; ModuleID = 'exponent_scale.c'
source_filename = "exponent_scale.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @exponent_scale(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %8 = load double, ptr %3, align 8
  %9 = call double @frexp(double noundef %8, ptr noundef %5) #2
  store double %9, ptr %6, align 8
  %10 = load double, ptr %6, align 8
  %11 = load double, ptr %4, align 8
  %12 = fmul double %10, %11
  %13 = load i32, ptr %5, align 4
  %14 = add nsw i32 %13, 2
  %15 = call double @ldexp(double noundef %12, i32 noundef %14) #2
  store double %15, ptr %7, align 8
  %16 = load double, ptr %7, align 8
  %17 = load double, ptr %4, align 8
  %18 = load double, ptr %4, align 8
  %19 = fmul double %17, %18
  %20 = call double @scalbn(double noundef %19, i32 noundef -3) #2
  %21 = fadd double %16, %20
  %22 = load double, ptr %6, align 8
  %23 = fadd double %21, %22
  ret double %23
}

; Function Attrs: nounwind
declare double @frexp(double noundef, ptr noundef) #1

; Function Attrs: nounwind
declare double @ldexp(double noundef, i32 noundef) #1

; Function Attrs: nounwind
declare double @scalbn(double noundef, i32 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

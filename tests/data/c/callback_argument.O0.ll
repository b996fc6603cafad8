; ModuleID = 'callback_argument.c'
source_filename = "callback_argument.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @callback_argument(double noundef %0, double noundef %1, double noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %7 = load double, ptr %4, align 8
  %8 = load double, ptr %5, align 8
  %9 = load double, ptr %6, align 8
  %10 = call double @trapezoid(ptr noundef @gauss, double noundef %7, double noundef %8, double noundef %9, i32 noundef 8)
  %11 = load double, ptr %4, align 8
  %12 = load double, ptr %5, align 8
  %13 = load double, ptr %6, align 8
  %14 = call double @trapezoid(ptr noundef @wave, double noundef %11, double noundef %12, double noundef %13, i32 noundef 6)
  %15 = fadd double %10, %14
  ret double %15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @trapezoid(ptr noundef %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store double %1, ptr %7, align 8
  store double %2, ptr %8, align 8
  store double %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %14 = load double, ptr %9, align 8
  %15 = load double, ptr %8, align 8
  %16 = fsub double %14, %15
  %17 = load i32, ptr %10, align 4
  %18 = sitofp i32 %17 to double
  %19 = fdiv double %16, %18
  store double %19, ptr %11, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = load double, ptr %8, align 8
  %22 = load double, ptr %7, align 8
  %23 = call double %20(double noundef %21, double noundef %22)
  %24 = load ptr, ptr %6, align 8
  %25 = load double, ptr %9, align 8
  %26 = load double, ptr %7, align 8
  %27 = call double %24(double noundef %25, double noundef %26)
  %28 = fadd double %23, %27
  %29 = fmul double 5.000000e-01, %28
  store double %29, ptr %12, align 8
  store i32 1, ptr %13, align 4
  br label %30

30:                                               ; preds = %45, %5
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %10, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %48

34:                                               ; preds = %30
  %35 = load ptr, ptr %6, align 8
  %36 = load double, ptr %8, align 8
  %37 = load i32, ptr %13, align 4
  %38 = sitofp i32 %37 to double
  %39 = load double, ptr %11, align 8
  %40 = call double @llvm.fmuladd.f64(double %38, double %39, double %36)
  %41 = load double, ptr %7, align 8
  %42 = call double %35(double noundef %40, double noundef %41)
  %43 = load double, ptr %12, align 8
  %44 = fadd double %43, %42
  store double %44, ptr %12, align 8
  br label %45

45:                                               ; preds = %34
  %46 = load i32, ptr %13, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %13, align 4
  br label %30, !llvm.loop !5

48:                                               ; preds = %30
  %49 = load double, ptr %12, align 8
  %50 = load double, ptr %11, align 8
  %51 = fmul double %49, %50
  ret double %51
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @gauss(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %4, align 8
  %6 = fneg double %5
  %7 = load double, ptr %3, align 8
  %8 = fmul double %6, %7
  %9 = load double, ptr %3, align 8
  %10 = fmul double %8, %9
  %11 = call double @exp(double noundef %10) #3
  ret double %11
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @wave(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %4, align 8
  %6 = load double, ptr %3, align 8
  %7 = fmul double %5, %6
  %8 = call double @sin(double noundef %7) #3
  ret double %8
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nounwind
declare double @exp(double noundef) #2

; Function Attrs: nounwind
declare double @sin(double noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}

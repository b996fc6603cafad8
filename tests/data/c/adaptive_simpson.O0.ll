; ModuleID = 'adaptive_simpson.c'
source_filename = "adaptive_simpson.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @adaptive_simpson(ptr noundef %0, double noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load double, ptr %5, align 8
  %9 = load double, ptr %6, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load double, ptr %5, align 8
  %12 = load double, ptr %6, align 8
  %13 = call double @simpson(ptr noundef @bump, ptr noundef %10, double noundef %11, double noundef %12)
  %14 = call double @adapt(ptr noundef @bump, ptr noundef %7, double noundef %8, double noundef %9, double noundef %13, double noundef 1.000000e-05, i32 noundef 12)
  ret double %14
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @adapt(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %3, double noundef %4, double noundef %5, i32 noundef %6) #0 {
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store double %2, ptr %11, align 8
  store double %3, ptr %12, align 8
  store double %4, ptr %13, align 8
  store double %5, ptr %14, align 8
  store i32 %6, ptr %15, align 4
  %20 = load double, ptr %11, align 8
  %21 = load double, ptr %12, align 8
  %22 = fadd double %20, %21
  %23 = fmul double 5.000000e-01, %22
  store double %23, ptr %16, align 8
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = load double, ptr %11, align 8
  %27 = load double, ptr %16, align 8
  %28 = call double @simpson(ptr noundef %24, ptr noundef %25, double noundef %26, double noundef %27)
  store double %28, ptr %17, align 8
  %29 = load ptr, ptr %9, align 8
  %30 = load ptr, ptr %10, align 8
  %31 = load double, ptr %16, align 8
  %32 = load double, ptr %12, align 8
  %33 = call double @simpson(ptr noundef %29, ptr noundef %30, double noundef %31, double noundef %32)
  store double %33, ptr %18, align 8
  %34 = load double, ptr %17, align 8
  %35 = load double, ptr %18, align 8
  %36 = fadd double %34, %35
  %37 = load double, ptr %13, align 8
  %38 = fsub double %36, %37
  store double %38, ptr %19, align 8
  %39 = load i32, ptr %15, align 4
  %40 = icmp sle i32 %39, 0
  br i1 %40, label %47, label %41

41:                                               ; preds = %7
  %42 = load double, ptr %19, align 8
  %43 = call double @llvm.fabs.f64(double %42)
  %44 = load double, ptr %14, align 8
  %45 = fmul double 1.500000e+01, %44
  %46 = fcmp olt double %43, %45
  br i1 %46, label %47, label %54

47:                                               ; preds = %41, %7
  %48 = load double, ptr %17, align 8
  %49 = load double, ptr %18, align 8
  %50 = fadd double %48, %49
  %51 = load double, ptr %19, align 8
  %52 = fdiv double %51, 1.500000e+01
  %53 = fadd double %50, %52
  store double %53, ptr %8, align 8
  br label %76

54:                                               ; preds = %41
  %55 = load ptr, ptr %9, align 8
  %56 = load ptr, ptr %10, align 8
  %57 = load double, ptr %11, align 8
  %58 = load double, ptr %16, align 8
  %59 = load double, ptr %17, align 8
  %60 = load double, ptr %14, align 8
  %61 = fmul double 5.000000e-01, %60
  %62 = load i32, ptr %15, align 4
  %63 = sub nsw i32 %62, 1
  %64 = call double @adapt(ptr noundef %55, ptr noundef %56, double noundef %57, double noundef %58, double noundef %59, double noundef %61, i32 noundef %63)
  %65 = load ptr, ptr %9, align 8
  %66 = load ptr, ptr %10, align 8
  %67 = load double, ptr %16, align 8
  %68 = load double, ptr %12, align 8
  %69 = load double, ptr %18, align 8
  %70 = load double, ptr %14, align 8
  %71 = fmul double 5.000000e-01, %70
  %72 = load i32, ptr %15, align 4
  %73 = sub nsw i32 %72, 1
  %74 = call double @adapt(ptr noundef %65, ptr noundef %66, double noundef %67, double noundef %68, double noundef %69, double noundef %71, i32 noundef %73)
  %75 = fadd double %64, %74
  store double %75, ptr %8, align 8
  br label %76

76:                                               ; preds = %54, %47
  %77 = load double, ptr %8, align 8
  ret double %77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @bump(double noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  store double %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds double, ptr %5, i64 0
  %7 = load double, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds double, ptr %8, i64 1
  %10 = load double, ptr %9, align 8
  %11 = fneg double %10
  %12 = load double, ptr %3, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds double, ptr %13, i64 2
  %15 = load double, ptr %14, align 8
  %16 = fsub double %12, %15
  %17 = fmul double %11, %16
  %18 = load double, ptr %3, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 2
  %21 = load double, ptr %20, align 8
  %22 = fsub double %18, %21
  %23 = fmul double %17, %22
  %24 = call double @exp(double noundef %23) #3
  %25 = fmul double %7, %24
  ret double %25
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @simpson(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store double %3, ptr %8, align 8
  %9 = load double, ptr %8, align 8
  %10 = load double, ptr %7, align 8
  %11 = fsub double %9, %10
  %12 = fdiv double %11, 6.000000e+00
  %13 = load ptr, ptr %5, align 8
  %14 = load double, ptr %7, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = call double %13(double noundef %14, ptr noundef %15)
  %17 = load ptr, ptr %5, align 8
  %18 = load double, ptr %7, align 8
  %19 = load double, ptr %8, align 8
  %20 = fadd double %18, %19
  %21 = fmul double 5.000000e-01, %20
  %22 = load ptr, ptr %6, align 8
  %23 = call double %17(double noundef %21, ptr noundef %22)
  %24 = call double @llvm.fmuladd.f64(double 4.000000e+00, double %23, double %16)
  %25 = load ptr, ptr %5, align 8
  %26 = load double, ptr %8, align 8
  %27 = load ptr, ptr %6, align 8
  %28 = call double %25(double noundef %26, ptr noundef %27)
  %29 = fadd double %24, %28
  %30 = fmul double %12, %29
  ret double %30
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nounwind
declare double @exp(double noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

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

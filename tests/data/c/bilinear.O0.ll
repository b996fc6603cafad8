; ModuleID = 'bilinear.c'
source_filename = "bilinear.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @bilinear(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store double %3, ptr %9, align 8
  store double %4, ptr %10, align 8
  %17 = load double, ptr %9, align 8
  %18 = fptosi double %17 to i32
  store i32 %18, ptr %11, align 4
  %19 = load double, ptr %10, align 8
  %20 = fptosi double %19 to i32
  store i32 %20, ptr %12, align 4
  %21 = load i32, ptr %11, align 4
  %22 = load i32, ptr %7, align 4
  %23 = sub nsw i32 %22, 2
  %24 = icmp sgt i32 %21, %23
  br i1 %24, label %25, label %28

25:                                               ; preds = %5
  %26 = load i32, ptr %7, align 4
  %27 = sub nsw i32 %26, 2
  store i32 %27, ptr %11, align 4
  br label %28

28:                                               ; preds = %25, %5
  %29 = load i32, ptr %12, align 4
  %30 = load i32, ptr %8, align 4
  %31 = sub nsw i32 %30, 2
  %32 = icmp sgt i32 %29, %31
  br i1 %32, label %33, label %36

33:                                               ; preds = %28
  %34 = load i32, ptr %8, align 4
  %35 = sub nsw i32 %34, 2
  store i32 %35, ptr %12, align 4
  br label %36

36:                                               ; preds = %33, %28
  %37 = load double, ptr %9, align 8
  %38 = load i32, ptr %11, align 4
  %39 = sitofp i32 %38 to double
  %40 = fsub double %37, %39
  store double %40, ptr %13, align 8
  %41 = load double, ptr %10, align 8
  %42 = load i32, ptr %12, align 4
  %43 = sitofp i32 %42 to double
  %44 = fsub double %41, %43
  store double %44, ptr %14, align 8
  %45 = load ptr, ptr %6, align 8
  %46 = load i32, ptr %11, align 4
  %47 = load i32, ptr %8, align 4
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %12, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %45, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = load double, ptr %14, align 8
  %55 = fsub double 1.000000e+00, %54
  %56 = load ptr, ptr %6, align 8
  %57 = load i32, ptr %11, align 4
  %58 = load i32, ptr %8, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %12, align 4
  %61 = add nsw i32 %59, %60
  %62 = add nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %56, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = load double, ptr %14, align 8
  %67 = fmul double %65, %66
  %68 = call double @llvm.fmuladd.f64(double %53, double %55, double %67)
  store double %68, ptr %15, align 8
  %69 = load ptr, ptr %6, align 8
  %70 = load i32, ptr %11, align 4
  %71 = add nsw i32 %70, 1
  %72 = load i32, ptr %8, align 4
  %73 = mul nsw i32 %71, %72
  %74 = load i32, ptr %12, align 4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %69, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = load double, ptr %14, align 8
  %80 = fsub double 1.000000e+00, %79
  %81 = load ptr, ptr %6, align 8
  %82 = load i32, ptr %11, align 4
  %83 = add nsw i32 %82, 1
  %84 = load i32, ptr %8, align 4
  %85 = mul nsw i32 %83, %84
  %86 = load i32, ptr %12, align 4
  %87 = add nsw i32 %85, %86
  %88 = add nsw i32 %87, 1
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %81, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = load double, ptr %14, align 8
  %93 = fmul double %91, %92
  %94 = call double @llvm.fmuladd.f64(double %78, double %80, double %93)
  store double %94, ptr %16, align 8
  %95 = load double, ptr %15, align 8
  %96 = load double, ptr %13, align 8
  %97 = fsub double 1.000000e+00, %96
  %98 = load double, ptr %16, align 8
  %99 = load double, ptr %13, align 8
  %100 = fmul double %98, %99
  %101 = call double @llvm.fmuladd.f64(double %95, double %97, double %100)
  ret double %101
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

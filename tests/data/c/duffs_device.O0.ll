; ModuleID = 'duffs_device.c'
source_filename = "duffs_device.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @duffs_device(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  %8 = load ptr, ptr %3, align 8
  store ptr %8, ptr %6, align 8
  %9 = load i32, ptr %4, align 4
  %10 = add nsw i32 %9, 3
  %11 = sdiv i32 %10, 4
  store i32 %11, ptr %7, align 4
  %12 = load i32, ptr %4, align 4
  %13 = srem i32 %12, 4
  switch i32 %13, label %48 [
    i32 0, label %14
    i32 3, label %23
    i32 2, label %29
    i32 1, label %36
  ]

14:                                               ; preds = %2
  br label %15

15:                                               ; preds = %43, %14
  %16 = load ptr, ptr %6, align 8
  %17 = load double, ptr %16, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds nuw double, ptr %18, i32 1
  store ptr %19, ptr %6, align 8
  %20 = load double, ptr %18, align 8
  %21 = load double, ptr %5, align 8
  %22 = call double @llvm.fmuladd.f64(double %17, double %20, double %21)
  store double %22, ptr %5, align 8
  br label %23

23:                                               ; preds = %2, %15
  %24 = load double, ptr %5, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds nuw double, ptr %25, i32 1
  store ptr %26, ptr %6, align 8
  %27 = load double, ptr %25, align 8
  %28 = call double @llvm.fmuladd.f64(double %24, double 9.000000e-01, double %27)
  store double %28, ptr %5, align 8
  br label %29

29:                                               ; preds = %2, %23
  %30 = load double, ptr %5, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds nuw double, ptr %31, i32 1
  store ptr %32, ptr %6, align 8
  %33 = load double, ptr %31, align 8
  %34 = load double, ptr %5, align 8
  %35 = call double @llvm.fmuladd.f64(double %30, double %33, double %34)
  store double %35, ptr %5, align 8
  br label %36

36:                                               ; preds = %2, %29
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds nuw double, ptr %37, i32 1
  store ptr %38, ptr %6, align 8
  %39 = load double, ptr %37, align 8
  %40 = load double, ptr %5, align 8
  %41 = fneg double %39
  %42 = call double @llvm.fmuladd.f64(double %41, double 5.000000e-01, double %40)
  store double %42, ptr %5, align 8
  br label %43

43:                                               ; preds = %36
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %44, -1
  store i32 %45, ptr %7, align 4
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %15, label %47, !llvm.loop !5

47:                                               ; preds = %43
  br label %48

48:                                               ; preds = %47, %2
  %49 = load double, ptr %5, align 8
  ret double %49
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
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}

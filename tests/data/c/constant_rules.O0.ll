; ModuleID = 'constant_rules.c'
source_filename = "constant_rules.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@sizes = internal constant [2 x i32] [i32 2, i32 3], align 4
@weights = internal constant [2 x [3 x double]] [[3 x double] [double 1.000000e+00, double 1.000000e+00, double 0.000000e+00], [3 x double] [double 0x3FE1C71C71C71C72, double 0x3FEC71C71C71C71C, double 0x3FE1C71C71C71C72]], align 16
@points = internal constant [2 x ptr] [ptr @points2, ptr @points3], align 16
@points2 = internal constant [2 x double] [double 0xBFE279A74590331C, double 0x3FE279A74590331C], align 16
@points3 = internal constant [3 x double] [double 0xBFE8C97EF43F7248, double 0.000000e+00, double 0x3FE8C97EF43F7248], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @constant_rules(ptr noundef %0, double noundef %1, double noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store double %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store double 0.000000e+00, ptr %9, align 8
  %13 = load double, ptr %7, align 8
  %14 = load double, ptr %6, align 8
  %15 = fsub double %13, %14
  %16 = fmul double 5.000000e-01, %15
  store double %16, ptr %10, align 8
  %17 = load double, ptr %6, align 8
  %18 = load double, ptr %7, align 8
  %19 = fadd double %17, %18
  %20 = fmul double 5.000000e-01, %19
  store double %20, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %21

21:                                               ; preds = %62, %4
  %22 = load i32, ptr %12, align 4
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [2 x i32], ptr @sizes, i64 0, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = icmp slt i32 %22, %26
  br i1 %27, label %28, label %65

28:                                               ; preds = %21
  %29 = load i32, ptr %8, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [2 x [3 x double]], ptr @weights, i64 0, i64 %30
  %32 = load i32, ptr %12, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [3 x double], ptr %31, i64 0, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = load double, ptr %11, align 8
  %37 = load double, ptr %10, align 8
  %38 = load i32, ptr %8, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [2 x ptr], ptr @points, i64 0, i64 %39
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr %12, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = call double @llvm.fmuladd.f64(double %37, double %45, double %36)
  %47 = load ptr, ptr %5, align 8
  %48 = call double @f(double noundef %46, ptr noundef %47)
  %49 = fmul double %35, %48
  %50 = load i32, ptr %8, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [2 x ptr], ptr @points, i64 0, i64 %51
  %53 = load ptr, ptr %52, align 8
  %54 = load i32, ptr %12, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %53, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = load ptr, ptr %5, align 8
  %59 = call double @f(double noundef %57, ptr noundef %58)
  %60 = load double, ptr %9, align 8
  %61 = call double @llvm.fmuladd.f64(double %49, double %59, double %60)
  store double %61, ptr %9, align 8
  br label %62

62:                                               ; preds = %28
  %63 = load i32, ptr %12, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %12, align 4
  br label %21, !llvm.loop !5

65:                                               ; preds = %21
  %66 = load double, ptr %10, align 8
  %67 = load double, ptr %9, align 8
  %68 = fmul double %66, %67
  ret double %68
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @f(double noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  store double %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds double, ptr %5, i64 0
  %7 = load double, ptr %6, align 8
  %8 = load double, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds double, ptr %9, i64 1
  %11 = load double, ptr %10, align 8
  %12 = load double, ptr %3, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds double, ptr %13, i64 2
  %15 = load double, ptr %14, align 8
  %16 = load double, ptr %3, align 8
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 3
  %19 = load double, ptr %18, align 8
  %20 = call double @llvm.fmuladd.f64(double %16, double %19, double %15)
  %21 = call double @llvm.fmuladd.f64(double %12, double %20, double %11)
  %22 = call double @llvm.fmuladd.f64(double %8, double %21, double %7)
  ret double %22
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

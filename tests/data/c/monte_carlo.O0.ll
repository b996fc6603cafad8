; ModuleID = 'monte_carlo.c'
source_filename = "monte_carlo.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @monte_carlo(double noundef %0, double noundef %1, i32 noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i64 88172645463325252, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %50, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %53

16:                                               ; preds = %12
  %17 = load double, ptr %4, align 8
  store double %17, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %18

18:                                               ; preds = %36, %16
  %19 = load i32, ptr %11, align 4
  %20 = icmp slt i32 %19, 4
  br i1 %20, label %21, label %39

21:                                               ; preds = %18
  %22 = load double, ptr %5, align 8
  %23 = call double @uniform(ptr noundef %7)
  %24 = call double @uniform(ptr noundef %7)
  %25 = fadd double %23, %24
  %26 = fsub double %25, 1.000000e+00
  %27 = load double, ptr %5, align 8
  %28 = fmul double 5.000000e-01, %27
  %29 = load double, ptr %5, align 8
  %30 = fmul double %28, %29
  %31 = fneg double %30
  %32 = call double @llvm.fmuladd.f64(double %22, double %26, double %31)
  %33 = call double @exp(double noundef %32) #4
  %34 = load double, ptr %10, align 8
  %35 = fmul double %34, %33
  store double %35, ptr %10, align 8
  br label %36

36:                                               ; preds = %21
  %37 = load i32, ptr %11, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %11, align 4
  br label %18, !llvm.loop !5

39:                                               ; preds = %18
  %40 = load double, ptr %10, align 8
  %41 = fcmp ogt double %40, 1.000000e+00
  br i1 %41, label %42, label %45

42:                                               ; preds = %39
  %43 = load double, ptr %10, align 8
  %44 = fsub double %43, 1.000000e+00
  br label %46

45:                                               ; preds = %39
  br label %46

46:                                               ; preds = %45, %42
  %47 = phi double [ %44, %42 ], [ 0.000000e+00, %45 ]
  %48 = load double, ptr %8, align 8
  %49 = fadd double %48, %47
  store double %49, ptr %8, align 8
  br label %50

50:                                               ; preds = %46
  %51 = load i32, ptr %9, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %9, align 4
  br label %12, !llvm.loop !7

53:                                               ; preds = %12
  %54 = load double, ptr %8, align 8
  %55 = load i32, ptr %6, align 4
  %56 = sitofp i32 %55 to double
  %57 = fdiv double %54, %56
  ret double %57
}

; Function Attrs: nounwind
declare double @exp(double noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @uniform(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = call i64 @next(ptr noundef %5)
  %7 = lshr i64 %6, 12
  %8 = or i64 4607182418800017408, %7
  store i64 %8, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %3, i64 8, i1 false)
  %9 = load double, ptr %4, align 8
  %10 = fsub double %9, 1.000000e+00
  ret double %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @next(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = shl i64 %4, 13
  %6 = load ptr, ptr %2, align 8
  %7 = load i64, ptr %6, align 8
  %8 = xor i64 %7, %5
  store i64 %8, ptr %6, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = load i64, ptr %9, align 8
  %11 = lshr i64 %10, 7
  %12 = load ptr, ptr %2, align 8
  %13 = load i64, ptr %12, align 8
  %14 = xor i64 %13, %11
  store i64 %14, ptr %12, align 8
  %15 = load ptr, ptr %2, align 8
  %16 = load i64, ptr %15, align 8
  %17 = shl i64 %16, 17
  %18 = load ptr, ptr %2, align 8
  %19 = load i64, ptr %18, align 8
  %20 = xor i64 %19, %17
  store i64 %20, ptr %18, align 8
  %21 = load ptr, ptr %2, align 8
  %22 = load i64, ptr %21, align 8
  ret i64 %22
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}

; ModuleID = 'branches.c'
source_filename = "branches.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @branches(double noundef %0, double noundef %1, double noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %10 = load double, ptr %4, align 8
  %11 = load double, ptr %5, align 8
  %12 = fcmp ogt double %10, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = load double, ptr %4, align 8
  br label %17

15:                                               ; preds = %3
  %16 = load double, ptr %5, align 8
  br label %17

17:                                               ; preds = %15, %13
  %18 = phi double [ %14, %13 ], [ %16, %15 ]
  store double %18, ptr %7, align 8
  %19 = load double, ptr %7, align 8
  %20 = load double, ptr %6, align 8
  %21 = fcmp ogt double %19, %20
  br i1 %21, label %22, label %26

22:                                               ; preds = %17
  %23 = load double, ptr %4, align 8
  %24 = load double, ptr %5, align 8
  %25 = fmul double %23, %24
  store double %25, ptr %8, align 8
  br label %42

26:                                               ; preds = %17
  %27 = load double, ptr %4, align 8
  %28 = fcmp olt double %27, 0.000000e+00
  br i1 %28, label %29, label %37

29:                                               ; preds = %26
  %30 = load double, ptr %5, align 8
  %31 = fcmp ogt double %30, 0.000000e+00
  br i1 %31, label %32, label %37

32:                                               ; preds = %29
  %33 = load double, ptr %6, align 8
  %34 = call double @sin(double noundef %33) #3
  %35 = load double, ptr %4, align 8
  %36 = fmul double %34, %35
  store double %36, ptr %8, align 8
  br label %41

37:                                               ; preds = %29, %26
  %38 = load double, ptr %6, align 8
  %39 = load double, ptr %6, align 8
  %40 = fmul double %38, %39
  store double %40, ptr %8, align 8
  br label %41

41:                                               ; preds = %37, %32
  br label %42

42:                                               ; preds = %41, %22
  %43 = load double, ptr %6, align 8
  %44 = fcmp ogt double %43, 5.000000e-01
  br i1 %44, label %45, label %46

45:                                               ; preds = %42
  br label %47

46:                                               ; preds = %42
  br label %47

47:                                               ; preds = %46, %45
  %48 = phi ptr [ %4, %45 ], [ %5, %46 ]
  store ptr %48, ptr %9, align 8
  %49 = load double, ptr %8, align 8
  %50 = load ptr, ptr %9, align 8
  %51 = load double, ptr %50, align 8
  %52 = load double, ptr %4, align 8
  %53 = fcmp ogt double %52, 0.000000e+00
  br i1 %53, label %57, label %54

54:                                               ; preds = %47
  %55 = load double, ptr %5, align 8
  %56 = fcmp ogt double %55, 2.000000e+00
  br i1 %56, label %57, label %61

57:                                               ; preds = %54, %47
  %58 = load double, ptr %6, align 8
  %59 = fneg double %58
  %60 = call double @exp(double noundef %59) #3
  br label %64

61:                                               ; preds = %54
  %62 = load double, ptr %6, align 8
  %63 = fmul double 3.000000e+00, %62
  br label %64

64:                                               ; preds = %61, %57
  %65 = phi double [ %60, %57 ], [ %63, %61 ]
  %66 = call double @llvm.fmuladd.f64(double %49, double %51, double %65)
  ret double %66
}

; Function Attrs: nounwind
declare double @sin(double noundef) #1

; Function Attrs: nounwind
declare double @exp(double noundef) #1

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

; ModuleID = 'newton_root.c'
source_filename = "newton_root.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @newton_root(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  %6 = fcmp ogt double %5, 1.000000e+00
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = load double, ptr %2, align 8
  br label %10

9:                                                ; preds = %1
  br label %10

10:                                               ; preds = %9, %7
  %11 = phi double [ %8, %7 ], [ 1.000000e+00, %9 ]
  store double %11, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %12

12:                                               ; preds = %29, %10
  %13 = load double, ptr %3, align 8
  %14 = load double, ptr %3, align 8
  %15 = fmul double %13, %14
  %16 = load double, ptr %3, align 8
  %17 = load double, ptr %2, align 8
  %18 = fneg double %17
  %19 = call double @llvm.fmuladd.f64(double %15, double %16, double %18)
  %20 = call double @llvm.fabs.f64(double %19)
  %21 = load double, ptr %2, align 8
  %22 = fmul double 0x3D06849B86A12B9B, %21
  %23 = fcmp ogt double %20, %22
  br i1 %23, label %24, label %27

24:                                               ; preds = %12
  %25 = load i32, ptr %4, align 4
  %26 = icmp slt i32 %25, 100
  br label %27

27:                                               ; preds = %24, %12
  %28 = phi i1 [ false, %12 ], [ %26, %24 ]
  br i1 %28, label %29, label %46

29:                                               ; preds = %27
  %30 = load double, ptr %3, align 8
  %31 = load double, ptr %3, align 8
  %32 = load double, ptr %3, align 8
  %33 = fmul double %31, %32
  %34 = load double, ptr %3, align 8
  %35 = load double, ptr %2, align 8
  %36 = fneg double %35
  %37 = call double @llvm.fmuladd.f64(double %33, double %34, double %36)
  %38 = load double, ptr %3, align 8
  %39 = fmul double 3.000000e+00, %38
  %40 = load double, ptr %3, align 8
  %41 = fmul double %39, %40
  %42 = fdiv double %37, %41
  %43 = fsub double %30, %42
  store double %43, ptr %3, align 8
  %44 = load i32, ptr %4, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %4, align 4
  br label %12, !llvm.loop !5

46:                                               ; preds = %27
  %47 = load double, ptr %3, align 8
  ret double %47
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

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

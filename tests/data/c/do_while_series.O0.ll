; ModuleID = 'do_while_series.c'
source_filename = "do_while_series.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @do_while_series(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store double 1.000000e+00, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %18, %1
  %7 = load double, ptr %4, align 8
  %8 = load double, ptr %3, align 8
  %9 = fadd double %8, %7
  store double %9, ptr %3, align 8
  %10 = load i32, ptr %5, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %5, align 4
  %12 = load double, ptr %2, align 8
  %13 = load i32, ptr %5, align 4
  %14 = sitofp i32 %13 to double
  %15 = fdiv double %12, %14
  %16 = load double, ptr %4, align 8
  %17 = fmul double %16, %15
  store double %17, ptr %4, align 8
  br label %18

18:                                               ; preds = %6
  %19 = load double, ptr %4, align 8
  %20 = call double @llvm.fabs.f64(double %19)
  %21 = fcmp ogt double %20, 1.000000e-17
  br i1 %21, label %6, label %22, !llvm.loop !5

22:                                               ; preds = %18
  %23 = load double, ptr %3, align 8
  ret double %23
}

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

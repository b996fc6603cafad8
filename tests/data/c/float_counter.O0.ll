; ModuleID = 'float_counter.c'
source_filename = "float_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @float_counter(double noundef %0, double noundef %1, double noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  br label %9

9:                                                ; preds = %25, %3
  %10 = load double, ptr %8, align 8
  %11 = load double, ptr %6, align 8
  %12 = fadd double %10, %11
  %13 = load double, ptr %5, align 8
  %14 = fcmp olt double %12, %13
  br i1 %14, label %15, label %29

15:                                               ; preds = %9
  %16 = load double, ptr %6, align 8
  %17 = load double, ptr %4, align 8
  %18 = fmul double %16, %17
  %19 = load double, ptr %8, align 8
  %20 = load double, ptr %4, align 8
  %21 = fmul double %19, %20
  %22 = call double @cos(double noundef %21) #3
  %23 = load double, ptr %7, align 8
  %24 = call double @llvm.fmuladd.f64(double %18, double %22, double %23)
  store double %24, ptr %7, align 8
  br label %25

25:                                               ; preds = %15
  %26 = load double, ptr %6, align 8
  %27 = load double, ptr %8, align 8
  %28 = fadd double %27, %26
  store double %28, ptr %8, align 8
  br label %9, !llvm.loop !5

29:                                               ; preds = %9
  %30 = load double, ptr %7, align 8
  %31 = load double, ptr %5, align 8
  %32 = load double, ptr %8, align 8
  %33 = fsub double %31, %32
  %34 = load double, ptr %4, align 8
  %35 = fmul double %33, %34
  %36 = load double, ptr %8, align 8
  %37 = load double, ptr %4, align 8
  %38 = fmul double %36, %37
  %39 = call double @cos(double noundef %38) #3
  %40 = call double @llvm.fmuladd.f64(double %35, double %39, double %30)
  ret double %40
}

; Function Attrs: nounwind
declare double @cos(double noundef) #1

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
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}

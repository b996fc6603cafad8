; ModuleID = 'rounding.c'
source_filename = "rounding.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @rounding(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %7 = load double, ptr %3, align 8
  %8 = call { double, double } @llvm.modf.f64(double %7)
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  store double %10, ptr %5, align 8
  store double %9, ptr %6, align 8
  %11 = load double, ptr %3, align 8
  %12 = call double @llvm.floor.f64(double %11)
  %13 = load double, ptr %4, align 8
  %14 = load double, ptr %4, align 8
  %15 = call double @llvm.ceil.f64(double %14)
  %16 = load double, ptr %3, align 8
  %17 = fmul double %15, %16
  %18 = call double @llvm.fmuladd.f64(double %12, double %13, double %17)
  %19 = load double, ptr %3, align 8
  %20 = call double @llvm.trunc.f64(double %19)
  %21 = fadd double %18, %20
  %22 = load double, ptr %4, align 8
  %23 = call double @llvm.round.f64(double %22)
  %24 = fadd double %21, %23
  %25 = load double, ptr %3, align 8
  %26 = call double @llvm.rint.f64(double %25)
  %27 = load double, ptr %3, align 8
  %28 = load double, ptr %4, align 8
  %29 = call double @fmod(double noundef %27, double noundef %28) #4
  %30 = call double @llvm.fmuladd.f64(double %26, double %29, double %24)
  %31 = load double, ptr %6, align 8
  %32 = load double, ptr %5, align 8
  %33 = call double @llvm.fmuladd.f64(double %31, double %32, double %30)
  %34 = load double, ptr %3, align 8
  %35 = fptosi double %34 to i64
  %36 = sitofp i64 %35 to double
  %37 = load double, ptr %4, align 8
  %38 = call double @llvm.fmuladd.f64(double %36, double %37, double %33)
  %39 = load double, ptr %4, align 8
  %40 = call i64 @lround(double noundef %39) #4
  %41 = sitofp i64 %40 to double
  %42 = load double, ptr %3, align 8
  %43 = call double @llvm.fmuladd.f64(double %41, double %42, double %38)
  ret double %43
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { double, double } @llvm.modf.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #2

; Function Attrs: nounwind
declare double @fmod(double noundef, double noundef) #3

; Function Attrs: nounwind
declare i64 @lround(double noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}

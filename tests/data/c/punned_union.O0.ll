; ModuleID = 'punned_union.c'
source_filename = "punned_union.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @punned_union(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca %union.anon, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  store double %5, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  %7 = lshr i64 %6, 52
  %8 = and i64 %7, 2047
  %9 = trunc i64 %8 to i32
  %10 = sub nsw i32 %9, 1023
  store i32 %10, ptr %4, align 4
  %11 = load i64, ptr %3, align 8
  %12 = and i64 %11, 4503599627370495
  %13 = or i64 %12, 4607182418800017408
  store i64 %13, ptr %3, align 8
  %14 = load double, ptr %3, align 8
  %15 = load double, ptr %3, align 8
  %16 = load i32, ptr %4, align 4
  %17 = sitofp i32 %16 to double
  %18 = load double, ptr %2, align 8
  %19 = fmul double %17, %18
  %20 = call double @llvm.fmuladd.f64(double %14, double %15, double %19)
  ret double %20
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

; ModuleID = 'atomic_counter.c'
source_filename = "atomic_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = internal global i32 0, align 4
@total = internal global double 0.000000e+00, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @atomic_counter(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  store atomic i32 %12, ptr @calls seq_cst, align 4
  store double 0.000000e+00, ptr %6, align 8
  %13 = load i64, ptr %6, align 8
  store atomic i64 %13, ptr @total seq_cst, align 8
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %43, %2
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %46

18:                                               ; preds = %14
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %19, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = load ptr, ptr %3, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %24, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = load atomic double, ptr @total seq_cst, align 8
  br label %30

30:                                               ; preds = %30, %18
  %31 = phi double [ %29, %18 ], [ %38, %30 ]
  %32 = call double @llvm.fmuladd.f64(double %23, double %28, double %31)
  %33 = bitcast double %31 to i64
  %34 = bitcast double %32 to i64
  %35 = cmpxchg ptr @total, i64 %33, i64 %34 seq_cst seq_cst, align 8
  %36 = extractvalue { i64, i1 } %35, 0
  %37 = extractvalue { i64, i1 } %35, 1
  %38 = bitcast i64 %36 to double
  br i1 %37, label %39, label %30

39:                                               ; preds = %30
  store i32 1, ptr %8, align 4
  %40 = load i32, ptr %8, align 4
  %41 = atomicrmw add ptr @calls, i32 %40 seq_cst, align 4
  store i32 %41, ptr %9, align 4
  %42 = load i32, ptr %9, align 4
  br label %43

43:                                               ; preds = %39
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %7, align 4
  br label %14, !llvm.loop !5

46:                                               ; preds = %14
  %47 = load atomic i64, ptr @total seq_cst, align 8
  store i64 %47, ptr %10, align 8
  %48 = load double, ptr %10, align 8
  %49 = load atomic i32, ptr @calls seq_cst, align 4
  store i32 %49, ptr %11, align 4
  %50 = load i32, ptr %11, align 4
  %51 = sitofp i32 %50 to double
  %52 = fmul double %48, %51
  ret double %52
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

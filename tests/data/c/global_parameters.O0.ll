; ModuleID = 'global_parameters.c'
source_filename = "global_parameters.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@coefficients = internal global [4 x double] [double 5.000000e-01, double -1.000000e+00, double 2.000000e+00, double 2.500000e-01], align 16
@current = dso_local constant ptr @coefficients, align 8
@.str = private unnamed_addr constant [11 x i8] c"parameters\00", align 1
@label = dso_local constant ptr @.str, align 8
@degree = internal global i32 3, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @set_coefficient(i32 noundef %0, double noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca double, align 8
  store i32 %0, ptr %3, align 4
  store double %1, ptr %4, align 8
  %5 = load double, ptr %4, align 8
  %6 = load i32, ptr %3, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [4 x double], ptr @coefficients, i64 0, i64 %7
  store double %5, ptr %8, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @global_parameters(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  %5 = load i32, ptr @degree, align 4
  store i32 %5, ptr %4, align 4
  br label %6

6:                                                ; preds = %17, %1
  %7 = load i32, ptr %4, align 4
  %8 = icmp sge i32 %7, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %6
  %10 = load double, ptr %3, align 8
  %11 = load double, ptr %2, align 8
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr @coefficients, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = call double @llvm.fmuladd.f64(double %10, double %11, double %15)
  store double %16, ptr %3, align 8
  br label %17

17:                                               ; preds = %9
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %18, -1
  store i32 %19, ptr %4, align 4
  br label %6, !llvm.loop !5

20:                                               ; preds = %6
  %21 = load double, ptr %3, align 8
  ret double %21
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

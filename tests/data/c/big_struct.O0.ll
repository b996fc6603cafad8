; ModuleID = 'big_struct.c'
source_filename = "big_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.state = type { i32, [3 x double], float, [3 x double] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @big_struct(ptr noundef byval(%struct.state) align 8 %0) #0 {
  %2 = call double @energy(ptr noundef byval(%struct.state) align 8 %0)
  %3 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 1
  %4 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 1
  %7 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 1
  %8 = load double, ptr %7, align 8
  %9 = call double @llvm.fmuladd.f64(double %2, double %5, double %8)
  ret double %9
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @energy(ptr noundef byval(%struct.state) align 8 %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  br label %5

5:                                                ; preds = %18, %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 3
  br i1 %7, label %8, label %21

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 2
  %10 = load float, ptr %9, align 8
  %11 = fpext float %10 to double
  %12 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 1
  %13 = load i32, ptr %2, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul double %16, %11
  store double %17, ptr %15, align 8
  br label %18

18:                                               ; preds = %8
  %19 = load i32, ptr %2, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %2, align 4
  br label %5, !llvm.loop !5

21:                                               ; preds = %5
  store double 0.000000e+00, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %22

22:                                               ; preds = %54, %21
  %23 = load i32, ptr %4, align 4
  %24 = icmp slt i32 %23, 3
  br i1 %24, label %25, label %57

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 1
  %27 = load i32, ptr %4, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [3 x double], ptr %26, i64 0, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 1
  %32 = load i32, ptr %4, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [3 x double], ptr %31, i64 0, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 0
  %37 = load i32, ptr %36, align 8
  %38 = sitofp i32 %37 to double
  %39 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 3
  %40 = load i32, ptr %4, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [3 x double], ptr %39, i64 0, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul double %38, %43
  %45 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 3
  %46 = load i32, ptr %4, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [3 x double], ptr %45, i64 0, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %44, %49
  %51 = call double @llvm.fmuladd.f64(double %30, double %35, double %50)
  %52 = load double, ptr %3, align 8
  %53 = fadd double %52, %51
  store double %53, ptr %3, align 8
  br label %54

54:                                               ; preds = %25
  %55 = load i32, ptr %4, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %4, align 4
  br label %22, !llvm.loop !7

57:                                               ; preds = %22
  %58 = load double, ptr %3, align 8
  ret double %58
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
!7 = distinct !{!7, !6}

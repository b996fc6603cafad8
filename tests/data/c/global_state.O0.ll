; ModuleID = 'global_state.c'
source_filename = "global_state.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@gain = dso_local global double 0.000000e+00, align 8
@position = internal global i32 0, align 4
@history = dso_local global [4 x double] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @global_state(ptr noundef %0, i32 noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store double %2, ptr %6, align 8
  %9 = load double, ptr %6, align 8
  store double %9, ptr @gain, align 8
  store i32 0, ptr @position, align 4
  store i32 0, ptr %7, align 4
  br label %10

10:                                               ; preds = %17, %3
  %11 = load i32, ptr %7, align 4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %13, label %20

13:                                               ; preds = %10
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [4 x double], ptr @history, i64 0, i64 %15
  store double 1.000000e+00, ptr %16, align 8
  br label %17

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %7, align 4
  br label %10, !llvm.loop !5

20:                                               ; preds = %10
  store i32 0, ptr %8, align 4
  br label %21

21:                                               ; preds = %38, %20
  %22 = load i32, ptr %8, align 4
  %23 = load i32, ptr %5, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %41

25:                                               ; preds = %21
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = load i32, ptr %8, align 4
  %32 = add nsw i32 %31, 1
  %33 = srem i32 %32, 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x double], ptr @history, i64 0, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fmul double %30, %36
  call void @record(double noundef %37)
  br label %38

38:                                               ; preds = %25
  %39 = load i32, ptr %8, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4
  br label %21, !llvm.loop !7

41:                                               ; preds = %21
  %42 = load double, ptr @history, align 16
  %43 = load double, ptr getelementptr inbounds ([4 x double], ptr @history, i64 0, i64 1), align 8
  %44 = load double, ptr getelementptr inbounds ([4 x double], ptr @history, i64 0, i64 2), align 16
  %45 = load double, ptr getelementptr inbounds ([4 x double], ptr @history, i64 0, i64 3), align 8
  %46 = fmul double %44, %45
  %47 = call double @llvm.fmuladd.f64(double %42, double %43, double %46)
  %48 = load double, ptr @gain, align 8
  %49 = fadd double %47, %48
  ret double %49
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @record(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr @gain, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  %6 = load i32, ptr @position, align 4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @position, align 4
  %8 = srem i32 %6, 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [4 x double], ptr @history, i64 0, i64 %9
  store double %5, ptr %10, align 8
  %11 = load double, ptr @gain, align 8
  %12 = fmul double %11, 1.100000e+00
  store double %12, ptr @gain, align 8
  ret void
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

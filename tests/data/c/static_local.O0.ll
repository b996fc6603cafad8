; ModuleID = 'static_local.c'
source_filename = "static_local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@static_local.calls = internal global i32 0, align 4
@weight.table = internal global [5 x double] zeroinitializer, align 16
@weight.ready = internal global i32 0, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @static_local(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load i32, ptr @static_local.calls, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr @static_local.calls, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %9

9:                                                ; preds = %30, %2
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %4, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %33

13:                                               ; preds = %9
  %14 = load i32, ptr %6, align 4
  %15 = srem i32 %14, 5
  %16 = call double @weight(i32 noundef %15)
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fmul double %16, %21
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = load double, ptr %5, align 8
  %29 = call double @llvm.fmuladd.f64(double %22, double %27, double %28)
  store double %29, ptr %5, align 8
  br label %30

30:                                               ; preds = %13
  %31 = load i32, ptr %6, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %6, align 4
  br label %9, !llvm.loop !5

33:                                               ; preds = %9
  %34 = load i32, ptr @static_local.calls, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %33
  %37 = load double, ptr %5, align 8
  br label %41

38:                                               ; preds = %33
  %39 = load double, ptr %5, align 8
  %40 = fneg double %39
  br label %41

41:                                               ; preds = %38, %36
  %42 = phi double [ %37, %36 ], [ %40, %38 ]
  ret double %42
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @weight(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr @weight.ready, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %1
  store i32 0, ptr %3, align 4
  br label %7

7:                                                ; preds = %18, %6
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %8, 5
  br i1 %9, label %10, label %21

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4
  %12 = sitofp i32 %11 to double
  %13 = fadd double %12, 1.000000e+00
  %14 = call double @sqrt(double noundef %13) #3
  %15 = load i32, ptr %3, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [5 x double], ptr @weight.table, i64 0, i64 %16
  store double %14, ptr %17, align 8
  br label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %3, align 4
  br label %7, !llvm.loop !7

21:                                               ; preds = %7
  store i32 1, ptr @weight.ready, align 4
  br label %22

22:                                               ; preds = %21, %1
  %23 = load i32, ptr %2, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [5 x double], ptr @weight.table, i64 0, i64 %24
  %26 = load double, ptr %25, align 8
  ret double %26
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}

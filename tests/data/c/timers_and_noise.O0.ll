; ModuleID = 'timers_and_noise.c'
source_filename = "timers_and_noise.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"slow: %f s\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @timers_and_noise(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %11 = call i64 @clock() #4
  store i64 %11, ptr %5, align 8
  %12 = call i64 @time(ptr noundef null) #4
  store i64 %12, ptr %6, align 8
  call void @srand(i32 noundef 42) #4
  store double 0.000000e+00, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %13

13:                                               ; preds = %36, %2
  %14 = load i32, ptr %8, align 4
  %15 = load i32, ptr %4, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %39

17:                                               ; preds = %13
  %18 = call i32 @rand() #4
  %19 = sitofp i32 %18 to double
  %20 = fdiv double %19, 0x41DFFFFFFFC00000
  store double %20, ptr %9, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %25, %30
  %32 = load double, ptr %9, align 8
  %33 = fadd double 1.000000e+00, %32
  %34 = load double, ptr %7, align 8
  %35 = call double @llvm.fmuladd.f64(double %31, double %33, double %34)
  store double %35, ptr %7, align 8
  br label %36

36:                                               ; preds = %17
  %37 = load i32, ptr %8, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %8, align 4
  br label %13, !llvm.loop !5

39:                                               ; preds = %13
  %40 = call i64 @clock() #4
  %41 = load i64, ptr %5, align 8
  %42 = sub nsw i64 %40, %41
  %43 = sitofp i64 %42 to double
  %44 = fdiv double %43, 1.000000e+06
  store double %44, ptr %10, align 8
  %45 = load double, ptr %10, align 8
  %46 = fcmp ogt double %45, 6.000000e+01
  br i1 %46, label %50, label %47

47:                                               ; preds = %39
  %48 = load i64, ptr %6, align 8
  %49 = icmp slt i64 %48, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %47, %39
  %51 = load double, ptr %10, align 8
  %52 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %51)
  br label %53

53:                                               ; preds = %50, %47
  %54 = load double, ptr %7, align 8
  ret double %54
}

; Function Attrs: nounwind
declare i64 @clock() #1

; Function Attrs: nounwind
declare i64 @time(ptr noundef) #1

; Function Attrs: nounwind
declare void @srand(i32 noundef) #1

; Function Attrs: nounwind
declare i32 @rand() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

declare i32 @printf(ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}

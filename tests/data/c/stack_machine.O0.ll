; ModuleID = 'stack_machine.c'
source_filename = "stack_machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @stack_machine(ptr noundef %0, ptr noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca [16 x double], align 16
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  store i32 0, ptr %8, align 4
  %10 = load ptr, ptr %4, align 8
  store ptr %10, ptr %9, align 8
  br label %11

11:                                               ; preds = %87, %3
  %12 = load ptr, ptr %9, align 8
  %13 = load i8, ptr %12, align 1
  %14 = icmp ne i8 %13, 0
  br i1 %14, label %15, label %90

15:                                               ; preds = %11
  %16 = load ptr, ptr %9, align 8
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  switch i32 %18, label %73 [
    i32 120, label %19
    i32 43, label %25
    i32 42, label %38
    i32 115, label %51
    i32 100, label %62
  ]

19:                                               ; preds = %15
  %20 = load double, ptr %6, align 8
  %21 = load i32, ptr %8, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %8, align 4
  %23 = sext i32 %21 to i64
  %24 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 %23
  store double %20, ptr %24, align 8
  br label %86

25:                                               ; preds = %15
  %26 = load i32, ptr %8, align 4
  %27 = add nsw i32 %26, -1
  store i32 %27, ptr %8, align 4
  %28 = load i32, ptr %8, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = load i32, ptr %8, align 4
  %33 = sub nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fadd double %36, %31
  store double %37, ptr %35, align 8
  br label %86

38:                                               ; preds = %15
  %39 = load i32, ptr %8, align 4
  %40 = add nsw i32 %39, -1
  store i32 %40, ptr %8, align 4
  %41 = load i32, ptr %8, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load i32, ptr %8, align 4
  %46 = sub nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %49, %44
  store double %50, ptr %48, align 8
  br label %86

51:                                               ; preds = %15
  %52 = load i32, ptr %8, align 4
  %53 = sub nsw i32 %52, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = call double @sin(double noundef %56) #2
  %58 = load i32, ptr %8, align 4
  %59 = sub nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 %60
  store double %57, ptr %61, align 8
  br label %86

62:                                               ; preds = %15
  %63 = load i32, ptr %8, align 4
  %64 = sub nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = load i32, ptr %8, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 %69
  store double %67, ptr %70, align 8
  %71 = load i32, ptr %8, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %8, align 4
  br label %86

73:                                               ; preds = %15
  %74 = load ptr, ptr %5, align 8
  %75 = load ptr, ptr %9, align 8
  %76 = load i8, ptr %75, align 1
  %77 = sext i8 %76 to i32
  %78 = sub nsw i32 %77, 48
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %74, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = load i32, ptr %8, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %8, align 4
  %84 = sext i32 %82 to i64
  %85 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 %84
  store double %81, ptr %85, align 8
  br label %86

86:                                               ; preds = %73, %62, %51, %38, %25, %19
  br label %87

87:                                               ; preds = %86
  %88 = load ptr, ptr %9, align 8
  %89 = getelementptr inbounds nuw i8, ptr %88, i32 1
  store ptr %89, ptr %9, align 8
  br label %11, !llvm.loop !5

90:                                               ; preds = %11
  %91 = getelementptr inbounds [16 x double], ptr %7, i64 0, i64 0
  %92 = load double, ptr %91, align 16
  ret double %92
}

; Function Attrs: nounwind
declare double @sin(double noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}

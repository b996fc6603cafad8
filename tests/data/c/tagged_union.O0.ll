; ModuleID = 'tagged_union.c'
source_filename = "tagged_union.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.value = type { i32, %union.anon }
%union.anon = type { double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @tagged_union(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [6 x %struct.value], align 16
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %6, align 4
  br label %9

9:                                                ; preds = %69, %2
  %10 = load i32, ptr %6, align 4
  %11 = icmp slt i32 %10, 6
  br i1 %11, label %12, label %72

12:                                               ; preds = %9
  %13 = load i32, ptr %6, align 4
  %14 = srem i32 %13, 3
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [6 x %struct.value], ptr %5, i64 0, i64 %16
  %18 = getelementptr inbounds nuw %struct.value, ptr %17, i32 0, i32 0
  store i32 %14, ptr %18, align 16
  %19 = load i32, ptr %6, align 4
  %20 = srem i32 %19, 3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %35

22:                                               ; preds = %12
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %6, align 4
  %25 = load i32, ptr %4, align 4
  %26 = srem i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %23, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fmul double %29, 5.000000e-01
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [6 x %struct.value], ptr %5, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.value, ptr %33, i32 0, i32 1
  store double %30, ptr %34, align 8
  br label %68

35:                                               ; preds = %12
  %36 = load i32, ptr %6, align 4
  %37 = srem i32 %36, 3
  %38 = icmp eq i32 %37, 1
  br i1 %38, label %39, label %48

39:                                               ; preds = %35
  %40 = load i32, ptr %6, align 4
  %41 = load i32, ptr %4, align 4
  %42 = srem i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %6, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [6 x %struct.value], ptr %5, i64 0, i64 %45
  %47 = getelementptr inbounds nuw %struct.value, ptr %46, i32 0, i32 1
  store i64 %43, ptr %47, align 8
  br label %67

48:                                               ; preds = %35
  %49 = load ptr, ptr %3, align 8
  %50 = load i32, ptr %6, align 4
  %51 = load i32, ptr %4, align 4
  %52 = srem i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %49, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fptrunc double %55 to float
  %57 = load i32, ptr %6, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [6 x %struct.value], ptr %5, i64 0, i64 %58
  %60 = getelementptr inbounds nuw %struct.value, ptr %59, i32 0, i32 1
  %61 = getelementptr inbounds [2 x float], ptr %60, i64 0, i64 0
  store float %56, ptr %61, align 8
  %62 = load i32, ptr %6, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [6 x %struct.value], ptr %5, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %struct.value, ptr %64, i32 0, i32 1
  %66 = getelementptr inbounds [2 x float], ptr %65, i64 0, i64 1
  store float 2.000000e+00, ptr %66, align 4
  br label %67

67:                                               ; preds = %48, %39
  br label %68

68:                                               ; preds = %67, %22
  br label %69

69:                                               ; preds = %68
  %70 = load i32, ptr %6, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %6, align 4
  br label %9, !llvm.loop !5

72:                                               ; preds = %9
  store double 0.000000e+00, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %73

73:                                               ; preds = %87, %72
  %74 = load i32, ptr %8, align 4
  %75 = icmp slt i32 %74, 6
  br i1 %75, label %76, label %90

76:                                               ; preds = %73
  %77 = load i32, ptr %8, align 4
  %78 = add nsw i32 %77, 1
  %79 = sitofp i32 %78 to double
  %80 = load i32, ptr %8, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [6 x %struct.value], ptr %5, i64 0, i64 %81
  %83 = load ptr, ptr %3, align 8
  %84 = call double @eval(ptr noundef %82, ptr noundef %83)
  %85 = load double, ptr %7, align 8
  %86 = call double @llvm.fmuladd.f64(double %79, double %84, double %85)
  store double %86, ptr %7, align 8
  br label %87

87:                                               ; preds = %76
  %88 = load i32, ptr %8, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %8, align 4
  br label %73, !llvm.loop !7

90:                                               ; preds = %73
  %91 = load double, ptr %7, align 8
  ret double %91
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @eval(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %struct.value, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 8
  switch i32 %8, label %24 [
    i32 0, label %9
    i32 1, label %17
  ]

9:                                                ; preds = %2
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds nuw %struct.value, ptr %10, i32 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds nuw %struct.value, ptr %13, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = fmul double %12, %15
  store double %16, ptr %3, align 8
  br label %35

17:                                               ; preds = %2
  %18 = load ptr, ptr %5, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds nuw %struct.value, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %18, i64 %21
  %23 = load double, ptr %22, align 8
  store double %23, ptr %3, align 8
  br label %35

24:                                               ; preds = %2
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds nuw %struct.value, ptr %25, i32 0, i32 1
  %27 = getelementptr inbounds [2 x float], ptr %26, i64 0, i64 0
  %28 = load float, ptr %27, align 8
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds nuw %struct.value, ptr %29, i32 0, i32 1
  %31 = getelementptr inbounds [2 x float], ptr %30, i64 0, i64 1
  %32 = load float, ptr %31, align 4
  %33 = fmul float %28, %32
  %34 = fpext float %33 to double
  store double %34, ptr %3, align 8
  br label %35

35:                                               ; preds = %24, %17, %9
  %36 = load double, ptr %3, align 8
  ret double %36
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

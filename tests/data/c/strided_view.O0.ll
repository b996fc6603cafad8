; ModuleID = 'strided_view.c'
source_filename = "strided_view.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.view = type { ptr, i64, [2 x i64], [2 x i32] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @strided_view(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.view, align 8
  %8 = alloca %struct.view, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %9 = getelementptr inbounds nuw %struct.view, ptr %7, i32 0, i32 0
  %10 = load ptr, ptr %4, align 8
  store ptr %10, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.view, ptr %7, i32 0, i32 1
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.view, ptr %7, i32 0, i32 2
  store i64 1, ptr %12, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds nuw %struct.view, ptr %7, i32 0, i32 3
  %17 = load i32, ptr %6, align 4
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds i32, ptr %16, i64 1
  %19 = load i32, ptr %5, align 4
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.view, ptr %8, i32 0, i32 0
  %21 = load ptr, ptr %4, align 8
  store ptr %21, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.view, ptr %8, i32 0, i32 1
  %23 = load i32, ptr %6, align 4
  %24 = add nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  store i64 %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw %struct.view, ptr %8, i32 0, i32 2
  %27 = load i32, ptr %6, align 4
  %28 = sext i32 %27 to i64
  store i64 %28, ptr %26, align 8
  %29 = getelementptr inbounds i64, ptr %26, i64 1
  store i64 1, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.view, ptr %8, i32 0, i32 3
  %31 = load i32, ptr %5, align 4
  %32 = sub nsw i32 %31, 1
  store i32 %32, ptr %30, align 4
  %33 = getelementptr inbounds i32, ptr %30, i64 1
  %34 = load i32, ptr %6, align 4
  %35 = sub nsw i32 %34, 1
  store i32 %35, ptr %33, align 4
  %36 = call double @weighted(ptr noundef %7)
  %37 = call double @weighted(ptr noundef %8)
  %38 = fmul double %36, %37
  ret double %38
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @weighted(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %45, %1
  %7 = load i32, ptr %4, align 4
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds nuw %struct.view, ptr %8, i32 0, i32 3
  %10 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  %11 = load i32, ptr %10, align 8
  %12 = icmp slt i32 %7, %11
  br i1 %12, label %13, label %48

13:                                               ; preds = %6
  store i32 0, ptr %5, align 4
  br label %14

14:                                               ; preds = %41, %13
  %15 = load i32, ptr %5, align 4
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds nuw %struct.view, ptr %16, i32 0, i32 3
  %18 = getelementptr inbounds [2 x i32], ptr %17, i64 0, i64 1
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  br i1 %20, label %21, label %44

21:                                               ; preds = %14
  %22 = load ptr, ptr %2, align 8
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = call ptr @at(ptr noundef %22, i32 noundef %23, i32 noundef %24)
  %26 = load double, ptr %25, align 8
  %27 = load ptr, ptr %2, align 8
  %28 = load i32, ptr %4, align 4
  %29 = load i32, ptr %5, align 4
  %30 = call ptr @at(ptr noundef %27, i32 noundef %28, i32 noundef %29)
  %31 = load double, ptr %30, align 8
  %32 = fmul double %26, %31
  %33 = load i32, ptr %4, align 4
  %34 = load i32, ptr %5, align 4
  %35 = mul nsw i32 2, %34
  %36 = add nsw i32 %33, %35
  %37 = add nsw i32 %36, 1
  %38 = sitofp i32 %37 to double
  %39 = load double, ptr %3, align 8
  %40 = call double @llvm.fmuladd.f64(double %32, double %38, double %39)
  store double %40, ptr %3, align 8
  br label %41

41:                                               ; preds = %21
  %42 = load i32, ptr %5, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %5, align 4
  br label %14, !llvm.loop !5

44:                                               ; preds = %14
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %4, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %4, align 4
  br label %6, !llvm.loop !7

48:                                               ; preds = %6
  %49 = load double, ptr %3, align 8
  ret double %49
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @at(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.view, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds nuw %struct.view, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds nuw %struct.view, ptr %16, i32 0, i32 2
  %18 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 0
  %19 = load i64, ptr %18, align 8
  %20 = mul nsw i64 %15, %19
  %21 = getelementptr inbounds double, ptr %13, i64 %20
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds nuw %struct.view, ptr %24, i32 0, i32 2
  %26 = getelementptr inbounds [2 x i64], ptr %25, i64 0, i64 1
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %23, %27
  %29 = getelementptr inbounds double, ptr %21, i64 %28
  ret ptr %29
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

; ModuleID = 'table_search.c'
source_filename = "table_search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.knot = type { double, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @table_search(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store double 0.000000e+00, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %11

11:                                               ; preds = %29, %4
  %12 = load i32, ptr %10, align 4
  %13 = load i32, ptr %8, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %32

15:                                               ; preds = %11
  %16 = load i32, ptr %10, align 4
  %17 = add nsw i32 %16, 1
  %18 = sitofp i32 %17 to double
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %6, align 4
  %21 = load ptr, ptr %7, align 8
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = call double @at(ptr noundef %19, i32 noundef %20, double noundef %25)
  %27 = load double, ptr %9, align 8
  %28 = call double @llvm.fmuladd.f64(double %18, double %26, double %27)
  store double %28, ptr %9, align 8
  br label %29

29:                                               ; preds = %15
  %30 = load i32, ptr %10, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %10, align 4
  br label %11, !llvm.loop !5

32:                                               ; preds = %11
  %33 = load double, ptr %9, align 8
  ret double %33
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @at(ptr noundef %0, i32 noundef %1, double noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca ptr, align 8
  %9 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store double %2, ptr %7, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = load i32, ptr %6, align 4
  %12 = sub nsw i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = call ptr @bsearch(ptr noundef %7, ptr noundef %10, i64 noundef %13, i64 noundef 16, ptr noundef @in_interval)
  store ptr %14, ptr %8, align 8
  %15 = load ptr, ptr %8, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %39, label %17

17:                                               ; preds = %3
  %18 = load double, ptr %7, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds %struct.knot, ptr %19, i64 0
  %21 = getelementptr inbounds nuw %struct.knot, ptr %20, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = fcmp olt double %18, %22
  br i1 %23, label %24, label %29

24:                                               ; preds = %17
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds %struct.knot, ptr %25, i64 0
  %27 = getelementptr inbounds nuw %struct.knot, ptr %26, i32 0, i32 1
  %28 = load double, ptr %27, align 8
  br label %37

29:                                               ; preds = %17
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %6, align 4
  %32 = sub nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.knot, ptr %30, i64 %33
  %35 = getelementptr inbounds nuw %struct.knot, ptr %34, i32 0, i32 1
  %36 = load double, ptr %35, align 8
  br label %37

37:                                               ; preds = %29, %24
  %38 = phi double [ %28, %24 ], [ %36, %29 ]
  store double %38, ptr %4, align 8
  br label %71

39:                                               ; preds = %3
  %40 = load double, ptr %7, align 8
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds %struct.knot, ptr %41, i64 0
  %43 = getelementptr inbounds nuw %struct.knot, ptr %42, i32 0, i32 0
  %44 = load double, ptr %43, align 8
  %45 = fsub double %40, %44
  %46 = load ptr, ptr %8, align 8
  %47 = getelementptr inbounds %struct.knot, ptr %46, i64 1
  %48 = getelementptr inbounds nuw %struct.knot, ptr %47, i32 0, i32 0
  %49 = load double, ptr %48, align 8
  %50 = load ptr, ptr %8, align 8
  %51 = getelementptr inbounds %struct.knot, ptr %50, i64 0
  %52 = getelementptr inbounds nuw %struct.knot, ptr %51, i32 0, i32 0
  %53 = load double, ptr %52, align 8
  %54 = fsub double %49, %53
  %55 = fdiv double %45, %54
  store double %55, ptr %9, align 8
  %56 = load ptr, ptr %8, align 8
  %57 = getelementptr inbounds %struct.knot, ptr %56, i64 0
  %58 = getelementptr inbounds nuw %struct.knot, ptr %57, i32 0, i32 1
  %59 = load double, ptr %58, align 8
  %60 = load double, ptr %9, align 8
  %61 = load ptr, ptr %8, align 8
  %62 = getelementptr inbounds %struct.knot, ptr %61, i64 1
  %63 = getelementptr inbounds nuw %struct.knot, ptr %62, i32 0, i32 1
  %64 = load double, ptr %63, align 8
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.knot, ptr %65, i64 0
  %67 = getelementptr inbounds nuw %struct.knot, ptr %66, i32 0, i32 1
  %68 = load double, ptr %67, align 8
  %69 = fsub double %64, %68
  %70 = call double @llvm.fmuladd.f64(double %60, double %69, double %59)
  store double %70, ptr %4, align 8
  br label %71

71:                                               ; preds = %39, %37
  %72 = load double, ptr %4, align 8
  ret double %72
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @in_interval(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %5, align 8
  %9 = load ptr, ptr %4, align 8
  store ptr %9, ptr %6, align 8
  %10 = load double, ptr %5, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds %struct.knot, ptr %11, i64 0
  %13 = getelementptr inbounds nuw %struct.knot, ptr %12, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = fcmp olt double %10, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %2
  br label %25

17:                                               ; preds = %2
  %18 = load double, ptr %5, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.knot, ptr %19, i64 1
  %21 = getelementptr inbounds nuw %struct.knot, ptr %20, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = fcmp oge double %18, %22
  %24 = zext i1 %23 to i32
  br label %25

25:                                               ; preds = %17, %16
  %26 = phi i32 [ -1, %16 ], [ %24, %17 ]
  ret i32 %26
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}

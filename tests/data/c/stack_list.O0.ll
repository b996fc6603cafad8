; ModuleID = 'stack_list.c'
source_filename = "stack_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, double }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @stack_list(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [5 x %struct.node], align 16
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %4, align 4
  br label %10

10:                                               ; preds = %37, %1
  %11 = load i32, ptr %4, align 4
  %12 = icmp slt i32 %11, 5
  br i1 %12, label %13, label %40

13:                                               ; preds = %10
  %14 = load ptr, ptr %2, align 8
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = load i32, ptr %4, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [5 x %struct.node], ptr %3, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.node, ptr %21, i32 0, i32 1
  store double %18, ptr %22, align 8
  %23 = load i32, ptr %4, align 4
  %24 = icmp slt i32 %23, 4
  br i1 %24, label %25, label %30

25:                                               ; preds = %13
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [5 x %struct.node], ptr %3, i64 0, i64 %28
  br label %31

30:                                               ; preds = %13
  br label %31

31:                                               ; preds = %30, %25
  %32 = phi ptr [ %29, %25 ], [ null, %30 ]
  %33 = load i32, ptr %4, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [5 x %struct.node], ptr %3, i64 0, i64 %34
  %36 = getelementptr inbounds nuw %struct.node, ptr %35, i32 0, i32 0
  store ptr %32, ptr %36, align 16
  br label %37

37:                                               ; preds = %31
  %38 = load i32, ptr %4, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %4, align 4
  br label %10, !llvm.loop !5

40:                                               ; preds = %10
  store ptr null, ptr %5, align 8
  %41 = getelementptr inbounds [5 x %struct.node], ptr %3, i64 0, i64 0
  store ptr %41, ptr %6, align 8
  br label %42

42:                                               ; preds = %45, %40
  %43 = load ptr, ptr %6, align 8
  %44 = icmp ne ptr %43, null
  br i1 %44, label %45, label %54

45:                                               ; preds = %42
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds nuw %struct.node, ptr %46, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8
  store ptr %48, ptr %7, align 8
  %49 = load ptr, ptr %5, align 8
  %50 = load ptr, ptr %6, align 8
  %51 = getelementptr inbounds nuw %struct.node, ptr %50, i32 0, i32 0
  store ptr %49, ptr %51, align 8
  %52 = load ptr, ptr %6, align 8
  store ptr %52, ptr %5, align 8
  %53 = load ptr, ptr %7, align 8
  store ptr %53, ptr %6, align 8
  br label %42, !llvm.loop !7

54:                                               ; preds = %42
  store double 0.000000e+00, ptr %8, align 8
  %55 = load ptr, ptr %5, align 8
  store ptr %55, ptr %9, align 8
  br label %56

56:                                               ; preds = %68, %54
  %57 = load ptr, ptr %9, align 8
  %58 = icmp ne ptr %57, null
  br i1 %58, label %59, label %72

59:                                               ; preds = %56
  %60 = load double, ptr %8, align 8
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds nuw %struct.node, ptr %61, i32 0, i32 1
  %63 = load double, ptr %62, align 8
  %64 = load ptr, ptr %9, align 8
  %65 = getelementptr inbounds nuw %struct.node, ptr %64, i32 0, i32 1
  %66 = load double, ptr %65, align 8
  %67 = call double @llvm.fmuladd.f64(double %60, double %63, double %66)
  store double %67, ptr %8, align 8
  br label %68

68:                                               ; preds = %59
  %69 = load ptr, ptr %9, align 8
  %70 = getelementptr inbounds nuw %struct.node, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  store ptr %71, ptr %9, align 8
  br label %56, !llvm.loop !8

72:                                               ; preds = %56
  %73 = load double, ptr %8, align 8
  ret double %73
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
!8 = distinct !{!8, !6}

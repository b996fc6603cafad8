; ModuleID = 'pointers.c'
source_filename = "pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, ptr, ptr }

@.str = private unnamed_addr constant [7 x i8] c"%.17g \00", align 1
@operations = internal constant [2 x ptr] [ptr @add, ptr @horner], align 16
@.str.1 = private unnamed_addr constant [13 x i8] c"%.17g %d %ld\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [9 x double], align 16
  %7 = alloca [3 x ptr], align 16
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store ptr null, ptr %5, align 8
  %16 = getelementptr inbounds [3 x ptr], ptr %7, i64 0, i64 0
  store ptr %16, ptr %8, align 8
  store i32 12345, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %17

17:                                               ; preds = %38, %2
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %18, 9
  br i1 %19, label %20, label %41

20:                                               ; preds = %17
  %21 = load i32, ptr %9, align 4
  %22 = mul i32 %21, 1103515245
  %23 = add i32 %22, 12345
  store i32 %23, ptr %9, align 4
  %24 = load i32, ptr %9, align 4
  %25 = lshr i32 %24, 16
  %26 = urem i32 %25, 1000
  %27 = uitofp i32 %26 to double
  %28 = fdiv double %27, 8.000000e+00
  %29 = load i32, ptr %10, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %30
  store double %28, ptr %31, align 8
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = call ptr @insert(ptr noundef %32, double noundef %36)
  store ptr %37, ptr %5, align 8
  br label %38

38:                                               ; preds = %20
  %39 = load i32, ptr %10, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %10, align 4
  br label %17, !llvm.loop !5

41:                                               ; preds = %17
  %42 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 0
  call void @qsort(ptr noundef %42, i64 noundef 9, i64 noundef 8, ptr noundef @compare)
  store i32 0, ptr %11, align 4
  br label %43

43:                                               ; preds = %54, %41
  %44 = load i32, ptr %11, align 4
  %45 = icmp slt i32 %44, 3
  br i1 %45, label %46, label %57

46:                                               ; preds = %43
  %47 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 0
  %48 = load i32, ptr %11, align 4
  %49 = mul nsw i32 3, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %47, i64 %50
  %52 = load ptr, ptr %8, align 8
  %53 = getelementptr inbounds nuw ptr, ptr %52, i32 1
  store ptr %53, ptr %8, align 8
  store ptr %51, ptr %52, align 8
  br label %54

54:                                               ; preds = %46
  %55 = load i32, ptr %11, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %11, align 4
  br label %43, !llvm.loop !7

57:                                               ; preds = %43
  store double 0.000000e+00, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %58

58:                                               ; preds = %72, %57
  %59 = load i32, ptr %13, align 4
  %60 = icmp slt i32 %59, 3
  br i1 %60, label %61, label %75

61:                                               ; preds = %58
  %62 = load i32, ptr %13, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [3 x ptr], ptr %7, i64 0, i64 %63
  %65 = load ptr, ptr %64, align 8
  %66 = load i32, ptr %13, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = load double, ptr %12, align 8
  %71 = fadd double %70, %69
  store double %71, ptr %12, align 8
  br label %72

72:                                               ; preds = %61
  %73 = load i32, ptr %13, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %13, align 4
  br label %58, !llvm.loop !8

75:                                               ; preds = %58
  store i64 0, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %76

76:                                               ; preds = %96, %75
  %77 = load i32, ptr %15, align 4
  %78 = icmp slt i32 %77, 2
  br i1 %78, label %79, label %99

79:                                               ; preds = %76
  %80 = load ptr, ptr %3, align 8
  %81 = load i64, ptr %14, align 8
  %82 = getelementptr inbounds i8, ptr %80, i64 %81
  %83 = load i64, ptr %4, align 8
  %84 = load i64, ptr %14, align 8
  %85 = sub nsw i64 %83, %84
  %86 = load ptr, ptr %5, align 8
  %87 = load i32, ptr %15, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [2 x ptr], ptr @operations, i64 0, i64 %88
  %90 = load ptr, ptr %89, align 8
  %91 = call double @fold(ptr noundef %86, ptr noundef %90, double noundef 0.000000e+00)
  %92 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %82, i64 noundef %85, ptr noundef @.str, double noundef %91) #5
  %93 = sext i32 %92 to i64
  %94 = load i64, ptr %14, align 8
  %95 = add nsw i64 %94, %93
  store i64 %95, ptr %14, align 8
  br label %96

96:                                               ; preds = %79
  %97 = load i32, ptr %15, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %15, align 4
  br label %76, !llvm.loop !9

99:                                               ; preds = %76
  call void @drop(ptr noundef %5)
  %100 = load i64, ptr %14, align 8
  %101 = load ptr, ptr %3, align 8
  %102 = load i64, ptr %14, align 8
  %103 = getelementptr inbounds i8, ptr %101, i64 %102
  %104 = load i64, ptr %4, align 8
  %105 = load i64, ptr %14, align 8
  %106 = sub nsw i64 %104, %105
  %107 = load double, ptr %12, align 8
  %108 = load ptr, ptr %5, align 8
  %109 = icmp eq ptr %108, null
  %110 = zext i1 %109 to i32
  %111 = getelementptr inbounds [3 x ptr], ptr %7, i64 0, i64 2
  %112 = load ptr, ptr %111, align 16
  %113 = getelementptr inbounds [3 x ptr], ptr %7, i64 0, i64 0
  %114 = load ptr, ptr %113, align 16
  %115 = ptrtoint ptr %112 to i64
  %116 = ptrtoint ptr %114 to i64
  %117 = sub i64 %115, %116
  %118 = sdiv exact i64 %117, 8
  %119 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %103, i64 noundef %106, ptr noundef @.str.1, double noundef %107, i32 noundef %110, i64 noundef %118) #5
  %120 = sext i32 %119 to i64
  %121 = add nsw i64 %100, %120
  ret i64 %121
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @insert(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %12, label %7

7:                                                ; preds = %2
  %8 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 24) #6
  store ptr %8, ptr %3, align 8
  %9 = load double, ptr %4, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds nuw %struct.node, ptr %10, i32 0, i32 0
  store double %9, ptr %11, align 8
  br label %35

12:                                               ; preds = %2
  %13 = load double, ptr %4, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds nuw %struct.node, ptr %14, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = fcmp olt double %13, %16
  br i1 %17, label %18, label %26

18:                                               ; preds = %12
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds nuw %struct.node, ptr %19, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = load double, ptr %4, align 8
  %23 = call ptr @insert(ptr noundef %21, double noundef %22)
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds nuw %struct.node, ptr %24, i32 0, i32 1
  store ptr %23, ptr %25, align 8
  br label %34

26:                                               ; preds = %12
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds nuw %struct.node, ptr %27, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = load double, ptr %4, align 8
  %31 = call ptr @insert(ptr noundef %29, double noundef %30)
  %32 = load ptr, ptr %3, align 8
  %33 = getelementptr inbounds nuw %struct.node, ptr %32, i32 0, i32 2
  store ptr %31, ptr %33, align 8
  br label %34

34:                                               ; preds = %26, %18
  br label %35

35:                                               ; preds = %34, %7
  %36 = load ptr, ptr %3, align 8
  ret ptr %36
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %5, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = load double, ptr %9, align 8
  store double %10, ptr %6, align 8
  %11 = load double, ptr %5, align 8
  %12 = load double, ptr %6, align 8
  %13 = fcmp ogt double %11, %12
  %14 = zext i1 %13 to i32
  %15 = load double, ptr %5, align 8
  %16 = load double, ptr %6, align 8
  %17 = fcmp olt double %15, %16
  %18 = zext i1 %17 to i32
  %19 = sub nsw i32 %14, %18
  ret i32 %19
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @fold(ptr noundef %0, ptr noundef %1, double noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %12, label %10

10:                                               ; preds = %3
  %11 = load double, ptr %7, align 8
  store double %11, ptr %4, align 8
  br label %29

12:                                               ; preds = %3
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds nuw %struct.node, ptr %13, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds nuw %struct.node, ptr %18, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = load double, ptr %7, align 8
  %23 = call double @fold(ptr noundef %20, ptr noundef %21, double noundef %22)
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds nuw %struct.node, ptr %24, i32 0, i32 0
  %26 = load double, ptr %25, align 8
  %27 = call double %17(double noundef %23, double noundef %26)
  %28 = call double @fold(ptr noundef %15, ptr noundef %16, double noundef %27)
  store double %28, ptr %4, align 8
  br label %29

29:                                               ; preds = %12, %10
  %30 = load double, ptr %4, align 8
  ret double %30
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @drop(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %7, label %6

6:                                                ; preds = %1
  br label %17

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.node, ptr %9, i32 0, i32 1
  call void @drop(ptr noundef %10)
  %11 = load ptr, ptr %2, align 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.node, ptr %12, i32 0, i32 2
  call void @drop(ptr noundef %13)
  %14 = load ptr, ptr %2, align 8
  %15 = load ptr, ptr %14, align 8
  call void @free(ptr noundef %15) #5
  %16 = load ptr, ptr %2, align 8
  store ptr null, ptr %16, align 8
  br label %17

17:                                               ; preds = %7, %6
  ret void
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal double @add(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fadd double %5, %6
  ret double %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @horner(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call double @llvm.fmuladd.f64(double %5, double 5.000000e-01, double %6)
  ret double %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0,1) }

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
!9 = distinct !{!9, !6}

; ModuleID = 'globals.c'
source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { ptr, ptr, ptr, ptr }
%union.anon = type { double }
%struct.anon = type { i8, i64, %union.anon }

@values = dso_local global [4 x double] [double 1.500000e+00, double 2.500000e+00, double -3.500000e+00, double 0.000000e+00], align 16
@first = internal global %struct.entry { ptr @.str.2, ptr getelementptr (i8, ptr @values, i64 8), ptr @square, ptr @second }, align 8
@entries = dso_local constant ptr @first, align 8
@weak_number = weak dso_local global i32 4, align 4
@.str = private unnamed_addr constant [7 x i8] c"%s %g;\00", align 1
@common_number = dso_local global i32 0, align 4
@grid = internal constant [2 x [3 x [2 x float]]] [[3 x [2 x float]] [[2 x float] [float 1.000000e+00, float 2.000000e+00], [2 x float] [float 3.000000e+00, float 0.000000e+00], [2 x float] zeroinitializer], [3 x [2 x float]] [[2 x float] [float 4.000000e+00, float 5.000000e+00], [2 x float] [float 6.000000e+00, float 7.000000e+00], [2 x float] [float 8.000000e+00, float 9.000000e+00]]], align 16
@.str.1 = private unnamed_addr constant [32 x i8] c"%g %ld %d %d %g %c %ld %g %d %d\00", align 1
@middle = internal global ptr getelementptr (i8, ptr @values, i64 8), align 8
@wide = internal constant [5 x i32] [i32 119, i32 105, i32 100, i32 101, i32 0], align 16
@self = internal global ptr @self, align 8
@.str.2 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@second = internal global %struct.entry { ptr @.str.3, ptr getelementptr (i8, ptr @values, i64 16), ptr @cube, ptr null }, align 8
@.str.3 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@odd = internal global <{ { i8, [7 x i8], i64, { i32, [4 x i8] } }, { i8, [7 x i8], i64, %union.anon } }> <{ { i8, [7 x i8], i64, { i32, [4 x i8] } } { i8 120, [7 x i8] zeroinitializer, i64 1, { i32, [4 x i8] } { i32 2, [4 x i8] zeroinitializer } }, { i8, [7 x i8], i64, %union.anon } { i8 0, [7 x i8] zeroinitializer, i64 0, %union.anon { double 2.500000e+00 } } }>, align 16

@other_name = dso_local alias i32, ptr @weak_number

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store ptr @first, ptr %6, align 8
  br label %10

10:                                               ; preds = %35, %2
  %11 = load ptr, ptr %6, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %39

13:                                               ; preds = %10
  %14 = load ptr, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  %17 = load i64, ptr %4, align 8
  %18 = load i64, ptr %5, align 8
  %19 = sub nsw i64 %17, %18
  %20 = load ptr, ptr %6, align 8
  %21 = getelementptr inbounds nuw %struct.entry, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %6, align 8
  %24 = getelementptr inbounds nuw %struct.entry, ptr %23, i32 0, i32 2
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds nuw %struct.entry, ptr %26, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = load double, ptr %28, align 8
  %30 = call double %25(double noundef %29)
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %16, i64 noundef %19, ptr noundef @.str, ptr noundef %22, double noundef %30) #3
  %32 = sext i32 %31 to i64
  %33 = load i64, ptr %5, align 8
  %34 = add nsw i64 %33, %32
  store i64 %34, ptr %5, align 8
  br label %35

35:                                               ; preds = %13
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds nuw %struct.entry, ptr %36, i32 0, i32 3
  %38 = load ptr, ptr %37, align 8
  store ptr %38, ptr %6, align 8
  br label %10, !llvm.loop !5

39:                                               ; preds = %10
  %40 = load i32, ptr @common_number, align 4
  %41 = add nsw i32 %40, 3
  store i32 %41, ptr @common_number, align 4
  %42 = load i32, ptr @other_name, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr @other_name, align 4
  store float 0.000000e+00, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %44

44:                                               ; preds = %68, %39
  %45 = load i32, ptr %8, align 4
  %46 = icmp slt i32 %45, 2
  br i1 %46, label %47, label %71

47:                                               ; preds = %44
  store i32 0, ptr %9, align 4
  br label %48

48:                                               ; preds = %64, %47
  %49 = load i32, ptr %9, align 4
  %50 = icmp slt i32 %49, 3
  br i1 %50, label %51, label %67

51:                                               ; preds = %48
  %52 = load float, ptr %7, align 4
  %53 = load i32, ptr %8, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [2 x [3 x [2 x float]]], ptr @grid, i64 0, i64 %54
  %56 = load i32, ptr %9, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [3 x [2 x float]], ptr %55, i64 0, i64 %57
  %59 = load i32, ptr %8, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [2 x float], ptr %58, i64 0, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = call float @llvm.fmuladd.f32(float %52, float 2.000000e+00, float %62)
  store float %63, ptr %7, align 4
  br label %64

64:                                               ; preds = %51
  %65 = load i32, ptr %9, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %9, align 4
  br label %48, !llvm.loop !7

67:                                               ; preds = %48
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %8, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %8, align 4
  br label %44, !llvm.loop !8

71:                                               ; preds = %44
  %72 = load i32, ptr getelementptr inbounds nuw (%struct.anon, ptr @odd, i32 0, i32 2), align 16
  %73 = sext i32 %72 to i64
  store i64 %73, ptr getelementptr inbounds nuw (%struct.anon, ptr getelementptr inbounds ([2 x %struct.anon], ptr @odd, i64 0, i64 1), i32 0, i32 1), align 8
  %74 = load i64, ptr %5, align 8
  %75 = load ptr, ptr %3, align 8
  %76 = load i64, ptr %5, align 8
  %77 = getelementptr inbounds i8, ptr %75, i64 %76
  %78 = load i64, ptr %4, align 8
  %79 = load i64, ptr %5, align 8
  %80 = sub nsw i64 %78, %79
  %81 = load ptr, ptr @middle, align 8
  %82 = load double, ptr %81, align 8
  %83 = load i32, ptr @common_number, align 4
  %84 = load i32, ptr @weak_number, align 4
  %85 = load float, ptr %7, align 4
  %86 = fpext float %85 to double
  %87 = load i8, ptr @odd, align 16
  %88 = sext i8 %87 to i32
  %89 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr getelementptr inbounds ([2 x %struct.anon], ptr @odd, i64 0, i64 1), i32 0, i32 1), align 8
  %90 = load double, ptr getelementptr inbounds nuw (%struct.anon, ptr getelementptr inbounds ([2 x %struct.anon], ptr @odd, i64 0, i64 1), i32 0, i32 2), align 8
  %91 = load i32, ptr getelementptr inbounds ([5 x i32], ptr @wide, i64 0, i64 3), align 4
  %92 = load ptr, ptr @self, align 8
  %93 = icmp eq ptr %92, @self
  %94 = zext i1 %93 to i32
  %95 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %77, i64 noundef %80, ptr noundef @.str.1, double noundef %82, i64 noundef 24, i32 noundef %83, i32 noundef %84, double noundef %86, i32 noundef %88, i64 noundef %89, double noundef %90, i32 noundef %91, i32 noundef %94) #3
  %96 = sext i32 %95 to i64
  %97 = add nsw i64 %74, %96
  ret i64 %97
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @square(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @cube(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  %6 = load double, ptr %2, align 8
  %7 = fmul double %5, %6
  ret double %7
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !6}

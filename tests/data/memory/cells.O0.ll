; ModuleID = 'cells.c'
source_filename = "cells.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon.0 = type { double }
%struct.tagged = type { i32, %union.anon }
%union.anon = type { double }
%struct.node = type { double, ptr }
%struct.cell = type { i32, %union.anon.0 }

@__const.largest.best = private unnamed_addr constant { i32, [4 x i8], %union.anon.0 } { i32 0, [4 x i8] zeroinitializer, %union.anon.0 { double -1.000000e+02 } }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reused_slot(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.tagged, align 8
  %8 = alloca %struct.tagged, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store double 0.000000e+00, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %11

11:                                               ; preds = %72, %3
  %12 = load i32, ptr %10, align 4
  %13 = load i32, ptr %6, align 4
  %14 = mul nsw i32 3, %13
  %15 = icmp slt i32 %12, %14
  br i1 %15, label %16, label %75

16:                                               ; preds = %11
  %17 = load i32, ptr %10, align 4
  %18 = srem i32 %17, 3
  %19 = icmp eq i32 %18, 1
  %20 = zext i1 %19 to i32
  %21 = getelementptr inbounds nuw %struct.tagged, ptr %7, i32 0, i32 0
  store i32 %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.tagged, ptr %7, i32 0, i32 0
  %23 = load i32, ptr %22, align 8
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %16
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %10, align 4
  %28 = load i32, ptr %6, align 4
  %29 = srem i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %26, i64 %30
  %32 = getelementptr inbounds nuw %struct.tagged, ptr %7, i32 0, i32 1
  store ptr %31, ptr %32, align 8
  br label %50

33:                                               ; preds = %16
  %34 = load ptr, ptr %4, align 8
  %35 = load i32, ptr %10, align 4
  %36 = load i32, ptr %6, align 4
  %37 = srem i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %34, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = load i32, ptr %10, align 4
  %43 = load i32, ptr %6, align 4
  %44 = srem i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %41, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %40, %47
  %49 = getelementptr inbounds nuw %struct.tagged, ptr %7, i32 0, i32 1
  store double %48, ptr %49, align 8
  br label %50

50:                                               ; preds = %33, %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %7, i64 16, i1 false)
  %51 = call double @value(ptr noundef %8)
  %52 = load ptr, ptr %4, align 8
  %53 = load i32, ptr %10, align 4
  %54 = add nsw i32 %53, 1
  %55 = load i32, ptr %6, align 4
  %56 = srem i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %52, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = load double, ptr %9, align 8
  %61 = call double @llvm.fmuladd.f64(double %51, double %59, double %60)
  store double %61, ptr %9, align 8
  %62 = load i32, ptr %10, align 4
  %63 = load i32, ptr %6, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %71

65:                                               ; preds = %50
  %66 = load double, ptr %9, align 8
  %67 = load ptr, ptr %5, align 8
  %68 = load i32, ptr %10, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  store double %66, ptr %70, align 8
  br label %71

71:                                               ; preds = %65, %50
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %10, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %10, align 4
  br label %11, !llvm.loop !5

75:                                               ; preds = %11
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @value(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.tagged, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 8
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds nuw %struct.tagged, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load double, ptr %10, align 8
  br label %16

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds nuw %struct.tagged, ptr %13, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  br label %16

16:                                               ; preds = %12, %7
  %17 = phi double [ %11, %7 ], [ %15, %12 ]
  ret double %17
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @copied_twice(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.node], align 16
  %8 = alloca [4 x %struct.cell], align 16
  %9 = alloca i32, align 4
  %10 = alloca [4 x %struct.cell], align 16
  %11 = alloca i32, align 4
  %12 = alloca %struct.cell, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %15

15:                                               ; preds = %71, %3
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %74

19:                                               ; preds = %15
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fmul double %24, %29
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x %struct.node], ptr %7, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.node, ptr %33, i32 0, i32 0
  store double %30, ptr %34, align 16
  %35 = load i32, ptr %9, align 4
  %36 = srem i32 %35, 2
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %38
  %40 = getelementptr inbounds nuw %struct.cell, ptr %39, i32 0, i32 0
  store i32 %36, ptr %40, align 16
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %42
  %44 = getelementptr inbounds nuw %struct.cell, ptr %43, i32 0, i32 0
  %45 = load i32, ptr %44, align 16
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %59

47:                                               ; preds = %19
  %48 = getelementptr inbounds [4 x %struct.node], ptr %7, i64 0, i64 0
  %49 = load i32, ptr %9, align 4
  %50 = add nsw i32 %49, 1
  %51 = load i32, ptr %6, align 4
  %52 = srem i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.node, ptr %48, i64 %53
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %struct.cell, ptr %57, i32 0, i32 1
  store ptr %54, ptr %58, align 8
  br label %70

59:                                               ; preds = %19
  %60 = load ptr, ptr %4, align 8
  %61 = load i32, ptr %9, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fmul double 3.000000e+00, %64
  %66 = load i32, ptr %9, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %67
  %69 = getelementptr inbounds nuw %struct.cell, ptr %68, i32 0, i32 1
  store double %65, ptr %69, align 8
  br label %70

70:                                               ; preds = %59, %47
  br label %71

71:                                               ; preds = %70
  %72 = load i32, ptr %9, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %9, align 4
  br label %15, !llvm.loop !7

74:                                               ; preds = %15
  store i32 0, ptr %11, align 4
  br label %75

75:                                               ; preds = %99, %74
  %76 = load i32, ptr %11, align 4
  %77 = load i32, ptr %6, align 4
  %78 = sdiv i32 %77, 2
  %79 = icmp slt i32 %76, %78
  br i1 %79, label %80, label %102

80:                                               ; preds = %75
  %81 = load i32, ptr %11, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %82
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 16 %83, i64 16, i1 false)
  %84 = load i32, ptr %11, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %85
  %87 = load i32, ptr %6, align 4
  %88 = sub nsw i32 %87, 1
  %89 = load i32, ptr %11, align 4
  %90 = sub nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %91
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %86, ptr align 16 %92, i64 16, i1 false)
  %93 = load i32, ptr %6, align 4
  %94 = sub nsw i32 %93, 1
  %95 = load i32, ptr %11, align 4
  %96 = sub nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %97
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %98, ptr align 8 %12, i64 16, i1 false)
  br label %99

99:                                               ; preds = %80
  %100 = load i32, ptr %11, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %11, align 4
  br label %75, !llvm.loop !8

102:                                              ; preds = %75
  store i32 0, ptr %13, align 4
  br label %103

103:                                              ; preds = %123, %102
  %104 = load i32, ptr %13, align 4
  %105 = load i32, ptr %6, align 4
  %106 = icmp slt i32 %104, %105
  br i1 %106, label %107, label %126

107:                                              ; preds = %103
  %108 = load i32, ptr %13, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x %struct.cell], ptr %10, i64 0, i64 %109
  %111 = load i32, ptr %13, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %112
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %110, ptr align 16 %113, i64 16, i1 false)
  %114 = load i32, ptr %13, align 4
  %115 = add nsw i32 %114, 1
  %116 = load i32, ptr %6, align 4
  %117 = srem i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [4 x %struct.cell], ptr %10, i64 0, i64 %118
  %120 = load i32, ptr %13, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %121
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %119, ptr align 16 %122, i64 16, i1 false)
  br label %123

123:                                              ; preds = %107
  %124 = load i32, ptr %13, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %13, align 4
  br label %103, !llvm.loop !9

126:                                              ; preds = %103
  store i32 0, ptr %14, align 4
  br label %127

127:                                              ; preds = %147, %126
  %128 = load i32, ptr %14, align 4
  %129 = load i32, ptr %6, align 4
  %130 = icmp slt i32 %128, %129
  br i1 %130, label %131, label %150

131:                                              ; preds = %127
  %132 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 0
  %133 = load i32, ptr %14, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds %struct.cell, ptr %132, i64 %134
  %136 = call double @got(ptr noundef %135)
  %137 = getelementptr inbounds [4 x %struct.cell], ptr %10, i64 0, i64 0
  %138 = load i32, ptr %14, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds %struct.cell, ptr %137, i64 %139
  %141 = call double @got(ptr noundef %140)
  %142 = fmul double %136, %141
  %143 = load ptr, ptr %5, align 8
  %144 = load i32, ptr %14, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds double, ptr %143, i64 %145
  store double %142, ptr %146, align 8
  br label %147

147:                                              ; preds = %131
  %148 = load i32, ptr %14, align 4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr %14, align 4
  br label %127, !llvm.loop !10

150:                                              ; preds = %127
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @got(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.cell, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 8
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds nuw %struct.cell, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.node, ptr %10, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  br label %17

13:                                               ; preds = %1
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds nuw %struct.cell, ptr %14, i32 0, i32 1
  %16 = load double, ptr %15, align 8
  br label %17

17:                                               ; preds = %13, %7
  %18 = phi double [ %12, %7 ], [ %16, %13 ]
  ret double %18
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @largest(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.node], align 16
  %8 = alloca [4 x %struct.cell], align 16
  %9 = alloca i32, align 4
  %10 = alloca %struct.cell, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %68, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %71

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %21, %26
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x %struct.node], ptr %7, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.node, ptr %30, i32 0, i32 0
  store double %27, ptr %31, align 16
  %32 = load i32, ptr %9, align 4
  %33 = srem i32 %32, 2
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %35
  %37 = getelementptr inbounds nuw %struct.cell, ptr %36, i32 0, i32 0
  store i32 %33, ptr %37, align 16
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %39
  %41 = getelementptr inbounds nuw %struct.cell, ptr %40, i32 0, i32 0
  %42 = load i32, ptr %41, align 16
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %56

44:                                               ; preds = %16
  %45 = getelementptr inbounds [4 x %struct.node], ptr %7, i64 0, i64 0
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %46, 1
  %48 = load i32, ptr %6, align 4
  %49 = srem i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.node, ptr %45, i64 %50
  %52 = load i32, ptr %9, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %53
  %55 = getelementptr inbounds nuw %struct.cell, ptr %54, i32 0, i32 1
  store ptr %51, ptr %55, align 8
  br label %67

56:                                               ; preds = %16
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %9, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double 3.000000e+00, %61
  %63 = load i32, ptr %9, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %64
  %66 = getelementptr inbounds nuw %struct.cell, ptr %65, i32 0, i32 1
  store double %62, ptr %66, align 8
  br label %67

67:                                               ; preds = %56, %44
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %9, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %9, align 4
  br label %12, !llvm.loop !11

71:                                               ; preds = %12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 @__const.largest.best, i64 16, i1 false)
  store i32 0, ptr %11, align 4
  br label %72

72:                                               ; preds = %100, %71
  %73 = load i32, ptr %11, align 4
  %74 = load i32, ptr %6, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %103

76:                                               ; preds = %72
  %77 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 0
  %78 = load i32, ptr %11, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds %struct.cell, ptr %77, i64 %79
  %81 = call double @got(ptr noundef %80)
  %82 = call double @got(ptr noundef %10)
  %83 = fcmp ogt double %81, %82
  br i1 %83, label %84, label %88

84:                                               ; preds = %76
  %85 = load i32, ptr %11, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 16 %87, i64 16, i1 false)
  br label %88

88:                                               ; preds = %84, %76
  %89 = call double @got(ptr noundef %10)
  %90 = load ptr, ptr %4, align 8
  %91 = load i32, ptr %11, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %90, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul double %89, %94
  %96 = load ptr, ptr %5, align 8
  %97 = load i32, ptr %11, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %96, i64 %98
  store double %95, ptr %99, align 8
  br label %100

100:                                              ; preds = %88
  %101 = load i32, ptr %11, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %11, align 4
  br label %72, !llvm.loop !12

103:                                              ; preds = %72
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @by_value(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [4 x %struct.node], align 16
  %8 = alloca [4 x %struct.cell], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.cell, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %68, %3
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %71

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %21, %26
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x %struct.node], ptr %7, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.node, ptr %30, i32 0, i32 0
  store double %27, ptr %31, align 16
  %32 = load i32, ptr %9, align 4
  %33 = srem i32 %32, 2
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %35
  %37 = getelementptr inbounds nuw %struct.cell, ptr %36, i32 0, i32 0
  store i32 %33, ptr %37, align 16
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %39
  %41 = getelementptr inbounds nuw %struct.cell, ptr %40, i32 0, i32 0
  %42 = load i32, ptr %41, align 16
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %56

44:                                               ; preds = %16
  %45 = getelementptr inbounds [4 x %struct.node], ptr %7, i64 0, i64 0
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %46, 1
  %48 = load i32, ptr %6, align 4
  %49 = srem i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.node, ptr %45, i64 %50
  %52 = load i32, ptr %9, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %53
  %55 = getelementptr inbounds nuw %struct.cell, ptr %54, i32 0, i32 1
  store ptr %51, ptr %55, align 8
  br label %67

56:                                               ; preds = %16
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %9, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double 3.000000e+00, %61
  %63 = load i32, ptr %9, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %64
  %66 = getelementptr inbounds nuw %struct.cell, ptr %65, i32 0, i32 1
  store double %62, ptr %66, align 8
  br label %67

67:                                               ; preds = %56, %44
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %9, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %9, align 4
  br label %12, !llvm.loop !13

71:                                               ; preds = %12
  store i32 0, ptr %10, align 4
  br label %72

72:                                               ; preds = %110, %71
  %73 = load i32, ptr %10, align 4
  %74 = load i32, ptr %6, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %113

76:                                               ; preds = %72
  %77 = load i32, ptr %10, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %78
  %80 = load i32, ptr %10, align 4
  %81 = add nsw i32 %80, 1
  %82 = load i32, ptr %6, align 4
  %83 = srem i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [4 x %struct.cell], ptr %8, i64 0, i64 %84
  %86 = getelementptr inbounds nuw { i32, i64 }, ptr %79, i32 0, i32 0
  %87 = load i32, ptr %86, align 16
  %88 = getelementptr inbounds nuw { i32, i64 }, ptr %79, i32 0, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw { i32, i64 }, ptr %85, i32 0, i32 0
  %91 = load i32, ptr %90, align 16
  %92 = getelementptr inbounds nuw { i32, i64 }, ptr %85, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = call { i32, i64 } @larger(i32 %87, i64 %89, i32 %91, i64 %93)
  %95 = getelementptr inbounds nuw { i32, i64 }, ptr %11, i32 0, i32 0
  %96 = extractvalue { i32, i64 } %94, 0
  store i32 %96, ptr %95, align 8
  %97 = getelementptr inbounds nuw { i32, i64 }, ptr %11, i32 0, i32 1
  %98 = extractvalue { i32, i64 } %94, 1
  store i64 %98, ptr %97, align 8
  %99 = call double @got(ptr noundef %11)
  %100 = load ptr, ptr %4, align 8
  %101 = load i32, ptr %10, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %100, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fmul double %99, %104
  %106 = load ptr, ptr %5, align 8
  %107 = load i32, ptr %10, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds double, ptr %106, i64 %108
  store double %105, ptr %109, align 8
  br label %110

110:                                              ; preds = %76
  %111 = load i32, ptr %10, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %10, align 4
  br label %72, !llvm.loop !14

113:                                              ; preds = %72
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i32, i64 } @larger(i32 %0, i64 %1, i32 %2, i64 %3) #0 {
  %5 = alloca %struct.cell, align 8
  %6 = alloca %struct.cell, align 8
  %7 = alloca %struct.cell, align 8
  %8 = getelementptr inbounds nuw { i32, i64 }, ptr %6, i32 0, i32 0
  store i32 %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw { i32, i64 }, ptr %6, i32 0, i32 1
  store i64 %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw { i32, i64 }, ptr %7, i32 0, i32 0
  store i32 %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw { i32, i64 }, ptr %7, i32 0, i32 1
  store i64 %3, ptr %11, align 8
  %12 = call double @got(ptr noundef %6)
  %13 = call double @got(ptr noundef %7)
  %14 = fcmp ogt double %12, %13
  br i1 %14, label %15, label %16

15:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 16, i1 false)
  br label %17

16:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %7, i64 16, i1 false)
  br label %17

17:                                               ; preds = %16, %15
  %18 = getelementptr inbounds nuw %struct.cell, ptr %5, i32 0, i32 0
  %19 = load i32, ptr %18, align 8
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw %struct.cell, ptr %5, i32 0, i32 1
  %23 = load double, ptr %22, align 8
  %24 = fmul double %23, 2.000000e+00
  store double %24, ptr %22, align 8
  br label %25

25:                                               ; preds = %21, %17
  %26 = load { i32, i64 }, ptr %5, align 8
  ret { i32, i64 } %26
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}

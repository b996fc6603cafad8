; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tight = type <{ i8, double, i16 }>
%union.number = type { double }
%struct.mixed = type { i8, i16, [2 x %struct.point], %struct.small }
%struct.point = type { double, double }
%struct.small = type { float, i32 }
%struct.bits = type { i64 }

@__const.run.t = private unnamed_addr constant [3 x %struct.tight] [%struct.tight <{ i8 1, double 2.500000e+00, i16 3 }>, %struct.tight <{ i8 4, double 5.500000e+00, i16 6 }>, %struct.tight <{ i8 7, double 8.500000e+00, i16 9 }>], align 16
@__const.run.b = private unnamed_addr constant { i8, i8, i8, i8, i8, i8, i8, i8 } { i8 37, i8 -29, i8 -92, i8 -111, i8 120, i8 111, i8 94, i8 5 }, align 8
@__const.run.n = private unnamed_addr constant %union.number { double -1.500000e+00 }, align 8
@.str = private unnamed_addr constant [41 x i8] c"%.17g %.17g %.17g %u %u %d %lu %.17g %zu\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [5 x %struct.mixed], align 16
  %6 = alloca [5 x %struct.mixed], align 16
  %7 = alloca i32, align 4
  %8 = alloca %struct.mixed, align 8
  %9 = alloca [3 x %struct.tight], align 16
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca %struct.bits, align 8
  %13 = alloca %union.number, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %22, %2
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 5
  br i1 %16, label %17, label %25

17:                                               ; preds = %14
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [5 x %struct.mixed], ptr %5, i64 0, i64 %19
  %21 = load i32, ptr %7, align 4
  call void @build(ptr dead_on_unwind writable sret(%struct.mixed) align 8 %8, i32 noundef %21)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 8 %8, i64 48, i1 false)
  br label %22

22:                                               ; preds = %17
  %23 = load i32, ptr %7, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %7, align 4
  br label %14, !llvm.loop !5

25:                                               ; preds = %14
  %26 = getelementptr inbounds [5 x %struct.mixed], ptr %6, i64 0, i64 0
  %27 = getelementptr inbounds [5 x %struct.mixed], ptr %5, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %26, ptr align 16 %27, i64 240, i1 false)
  %28 = getelementptr inbounds [5 x %struct.mixed], ptr %6, i64 0, i64 3
  %29 = getelementptr inbounds nuw %struct.mixed, ptr %28, i32 0, i32 2
  %30 = getelementptr inbounds [2 x %struct.point], ptr %29, i64 0, i64 1
  %31 = getelementptr inbounds [5 x %struct.mixed], ptr %6, i64 0, i64 0
  %32 = getelementptr inbounds nuw %struct.mixed, ptr %31, i32 0, i32 2
  %33 = getelementptr inbounds [2 x %struct.point], ptr %32, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %33, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 @__const.run.t, i64 33, i1 false)
  store double 0.000000e+00, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %34

34:                                               ; preds = %61, %25
  %35 = load i32, ptr %11, align 4
  %36 = icmp slt i32 %35, 3
  br i1 %36, label %37, label %64

37:                                               ; preds = %34
  %38 = load double, ptr %10, align 8
  %39 = load i32, ptr %11, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [3 x %struct.tight], ptr %9, i64 0, i64 %40
  %42 = getelementptr inbounds nuw %struct.tight, ptr %41, i32 0, i32 0
  %43 = load i8, ptr %42, align 1
  %44 = sext i8 %43 to i32
  %45 = sitofp i32 %44 to double
  %46 = call double @llvm.fmuladd.f64(double %38, double 1.000000e+01, double %45)
  %47 = load i32, ptr %11, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [3 x %struct.tight], ptr %9, i64 0, i64 %48
  %50 = getelementptr inbounds nuw %struct.tight, ptr %49, i32 0, i32 1
  %51 = load double, ptr %50, align 1
  %52 = fadd double %46, %51
  %53 = load i32, ptr %11, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [3 x %struct.tight], ptr %9, i64 0, i64 %54
  %56 = getelementptr inbounds nuw %struct.tight, ptr %55, i32 0, i32 2
  %57 = load i16, ptr %56, align 1
  %58 = sext i16 %57 to i32
  %59 = sitofp i32 %58 to double
  %60 = fadd double %52, %59
  store double %60, ptr %10, align 8
  br label %61

61:                                               ; preds = %37
  %62 = load i32, ptr %11, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %11, align 4
  br label %34, !llvm.loop !7

64:                                               ; preds = %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 @__const.run.b, i64 8, i1 false)
  %65 = load i64, ptr %12, align 8
  %66 = lshr i64 %65, 3
  %67 = and i64 %66, 127
  %68 = trunc i64 %67 to i32
  %69 = add nsw i32 %68, 30
  %70 = zext i32 %69 to i64
  %71 = load i64, ptr %12, align 8
  %72 = and i64 %70, 127
  %73 = shl i64 %72, 3
  %74 = and i64 %71, -1017
  %75 = or i64 %74, %73
  store i64 %75, ptr %12, align 8
  %76 = trunc i64 %72 to i32
  %77 = load i64, ptr %12, align 8
  %78 = shl i64 %77, 45
  %79 = ashr i64 %78, 55
  %80 = trunc i64 %79 to i32
  %81 = sub nsw i32 %80, 60
  %82 = zext i32 %81 to i64
  %83 = load i64, ptr %12, align 8
  %84 = and i64 %82, 511
  %85 = shl i64 %84, 10
  %86 = and i64 %83, -523265
  %87 = or i64 %86, %85
  store i64 %87, ptr %12, align 8
  %88 = shl i64 %84, 55
  %89 = ashr i64 %88, 55
  %90 = trunc i64 %89 to i32
  %91 = load i64, ptr %12, align 8
  %92 = lshr i64 %91, 19
  %93 = and i64 %92, 1099511627775
  %94 = xor i64 %93, 255
  %95 = load i64, ptr %12, align 8
  %96 = and i64 %94, 1099511627775
  %97 = shl i64 %96, 19
  %98 = and i64 %95, -576460752302899201
  %99 = or i64 %98, %97
  store i64 %99, ptr %12, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 @__const.run.n, i64 8, i1 false)
  %100 = getelementptr inbounds [8 x i8], ptr %13, i64 0, i64 0
  %101 = load i8, ptr %100, align 8
  %102 = zext i8 %101 to i32
  %103 = or i32 %102, 1
  %104 = trunc i32 %103 to i8
  store i8 %104, ptr %100, align 8
  %105 = load i64, ptr %13, align 8
  %106 = and i64 %105, 9223372036854775807
  store i64 %106, ptr %13, align 8
  %107 = load ptr, ptr %3, align 8
  %108 = load i64, ptr %4, align 8
  %109 = getelementptr inbounds [5 x %struct.mixed], ptr %5, i64 0, i64 0
  %110 = call double @total(ptr noundef %109, i32 noundef 5)
  %111 = getelementptr inbounds [5 x %struct.mixed], ptr %6, i64 0, i64 0
  %112 = call double @total(ptr noundef %111, i32 noundef 5)
  %113 = load double, ptr %10, align 8
  %114 = load i64, ptr %12, align 8
  %115 = and i64 %114, 7
  %116 = trunc i64 %115 to i32
  %117 = load i64, ptr %12, align 8
  %118 = lshr i64 %117, 3
  %119 = and i64 %118, 127
  %120 = trunc i64 %119 to i32
  %121 = load i64, ptr %12, align 8
  %122 = shl i64 %121, 45
  %123 = ashr i64 %122, 55
  %124 = trunc i64 %123 to i32
  %125 = load i64, ptr %12, align 8
  %126 = lshr i64 %125, 19
  %127 = and i64 %126, 1099511627775
  %128 = load double, ptr %13, align 8
  %129 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %107, i64 noundef %108, ptr noundef @.str, double noundef %110, double noundef %112, double noundef %113, i32 noundef %116, i32 noundef %120, i32 noundef %124, i64 noundef %127, double noundef %128, i64 noundef 48) #5
  %130 = sext i32 %129 to i64
  ret i64 %130
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @build(ptr dead_on_unwind noalias writable sret(%struct.mixed) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.point, align 8
  %6 = alloca %struct.point, align 8
  %7 = alloca %struct.small, align 4
  %8 = alloca %struct.small, align 4
  store i32 %1, ptr %3, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 48, i1 false)
  %9 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 0
  %10 = load i32, ptr %3, align 4
  %11 = add nsw i32 97, %10
  %12 = trunc i32 %11 to i8
  store i8 %12, ptr %9, align 8
  %13 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 1
  %14 = load i32, ptr %3, align 4
  %15 = mul nsw i32 %14, 1000
  %16 = trunc i32 %15 to i16
  store i16 %16, ptr %13, align 2
  %17 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 2
  %18 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 3
  store i32 0, ptr %4, align 4
  br label %19

19:                                               ; preds = %46, %2
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %20, 2
  br i1 %21, label %22, label %49

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 2
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [2 x %struct.point], ptr %23, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 0
  %28 = load i32, ptr %3, align 4
  %29 = load i32, ptr %4, align 4
  %30 = add nsw i32 %28, %29
  %31 = sitofp i32 %30 to double
  store double %31, ptr %27, align 8
  %32 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 1
  %33 = load i32, ptr %3, align 4
  %34 = load i32, ptr %4, align 4
  %35 = sub nsw i32 %33, %34
  %36 = sitofp i32 %35 to double
  store double %36, ptr %32, align 8
  %37 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %40 = load double, ptr %39, align 8
  %41 = call { double, double } @rotate(double %38, double %40)
  %42 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %43 = extractvalue { double, double } %41, 0
  store double %43, ptr %42, align 8
  %44 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %45 = extractvalue { double, double } %41, 1
  store double %45, ptr %44, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %5, i64 16, i1 false)
  br label %46

46:                                               ; preds = %22
  %47 = load i32, ptr %4, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %4, align 4
  br label %19, !llvm.loop !8

49:                                               ; preds = %19
  %50 = getelementptr inbounds nuw %struct.mixed, ptr %0, i32 0, i32 3
  %51 = getelementptr inbounds nuw %struct.small, ptr %8, i32 0, i32 0
  %52 = load i32, ptr %3, align 4
  %53 = sitofp i32 %52 to float
  %54 = fmul float %53, 2.500000e-01
  store float %54, ptr %51, align 4
  %55 = getelementptr inbounds nuw %struct.small, ptr %8, i32 0, i32 1
  %56 = load i32, ptr %3, align 4
  store i32 %56, ptr %55, align 4
  %57 = load i64, ptr %8, align 4
  %58 = call i64 @twice(i64 %57)
  store i64 %58, ptr %7, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 4 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal double @total(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %58, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %61

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.mixed, ptr %12, i64 %14
  %16 = getelementptr inbounds nuw %struct.mixed, ptr %15, i32 0, i32 2
  %17 = getelementptr inbounds [2 x %struct.point], ptr %16, i64 0, i64 0
  %18 = getelementptr inbounds nuw %struct.point, ptr %17, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.mixed, ptr %20, i64 %22
  %24 = getelementptr inbounds nuw %struct.mixed, ptr %23, i32 0, i32 2
  %25 = getelementptr inbounds [2 x %struct.point], ptr %24, i64 0, i64 1
  %26 = getelementptr inbounds nuw %struct.point, ptr %25, i32 0, i32 1
  %27 = load double, ptr %26, align 8
  %28 = call double @llvm.fmuladd.f64(double 1.000000e+01, double %27, double %19)
  %29 = load ptr, ptr %3, align 8
  %30 = load i32, ptr %6, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.mixed, ptr %29, i64 %31
  %33 = getelementptr inbounds nuw %struct.mixed, ptr %32, i32 0, i32 3
  %34 = getelementptr inbounds nuw %struct.small, ptr %33, i32 0, i32 0
  %35 = load float, ptr %34, align 8
  %36 = fpext float %35 to double
  %37 = fadd double %28, %36
  %38 = load ptr, ptr %3, align 8
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds %struct.mixed, ptr %38, i64 %40
  %42 = getelementptr inbounds nuw %struct.mixed, ptr %41, i32 0, i32 3
  %43 = getelementptr inbounds nuw %struct.small, ptr %42, i32 0, i32 1
  %44 = load i32, ptr %43, align 4
  %45 = sitofp i32 %44 to double
  %46 = fadd double %37, %45
  %47 = load ptr, ptr %3, align 8
  %48 = load i32, ptr %6, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.mixed, ptr %47, i64 %49
  %51 = getelementptr inbounds nuw %struct.mixed, ptr %50, i32 0, i32 1
  %52 = load i16, ptr %51, align 2
  %53 = sext i16 %52 to i32
  %54 = sitofp i32 %53 to double
  %55 = fadd double %46, %54
  %56 = load double, ptr %5, align 8
  %57 = fadd double %56, %55
  store double %57, ptr %5, align 8
  br label %58

58:                                               ; preds = %11
  %59 = load i32, ptr %6, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %6, align 4
  br label %7, !llvm.loop !9

61:                                               ; preds = %7
  %62 = load double, ptr %5, align 8
  ret double %62
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, double } @rotate(double %0, double %1) #0 {
  %3 = alloca %struct.point, align 8
  %4 = alloca %struct.point, align 8
  %5 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  store double %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.point, ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.point, ptr %4, i32 0, i32 1
  %9 = load double, ptr %8, align 8
  %10 = fneg double %9
  store double %10, ptr %7, align 8
  %11 = getelementptr inbounds nuw %struct.point, ptr %3, i32 0, i32 1
  %12 = getelementptr inbounds nuw %struct.point, ptr %4, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  store double %13, ptr %11, align 8
  %14 = load { double, double }, ptr %3, align 8
  ret { double, double } %14
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @twice(i64 %0) #0 {
  %2 = alloca %struct.small, align 4
  %3 = alloca %struct.small, align 4
  store i64 %0, ptr %3, align 4
  %4 = getelementptr inbounds nuw %struct.small, ptr %3, i32 0, i32 0
  %5 = load float, ptr %4, align 4
  %6 = fmul float %5, 2.000000e+00
  store float %6, ptr %4, align 4
  %7 = getelementptr inbounds nuw %struct.small, ptr %3, i32 0, i32 1
  %8 = load i32, ptr %7, align 4
  %9 = mul nsw i32 %8, 2
  store i32 %9, ptr %7, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %3, i64 8, i1 false)
  %10 = load i64, ptr %2, align 4
  ret i64 %10
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

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

; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [56 x i8] c"%d %u %.9g %.9g %.20Lg %.17g %.17g %.17g %d %u %ld %.9g\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca double, align 8
  %6 = alloca [9 x double], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store double 0x7FF8000000000000, ptr %5, align 8
  store double 0xFFF0000000000000, ptr %6, align 8
  %12 = getelementptr inbounds double, ptr %6, i64 1
  store double -1.500000e+00, ptr %12, align 8
  %13 = getelementptr inbounds double, ptr %6, i64 2
  store double -0.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds double, ptr %6, i64 3
  store double 0.000000e+00, ptr %14, align 8
  %15 = getelementptr inbounds double, ptr %6, i64 4
  store double 1.000000e-310, ptr %15, align 8
  %16 = getelementptr inbounds double, ptr %6, i64 5
  store double 1.000000e-01, ptr %16, align 8
  %17 = getelementptr inbounds double, ptr %6, i64 6
  store double 2.500000e+00, ptr %17, align 8
  %18 = getelementptr inbounds double, ptr %6, i64 7
  store double 0x7FF0000000000000, ptr %18, align 8
  %19 = getelementptr inbounds double, ptr %6, i64 8
  %20 = load double, ptr %5, align 8
  store double %20, ptr %19, align 8
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %21

21:                                               ; preds = %45, %2
  %22 = load i32, ptr %8, align 4
  %23 = icmp slt i32 %22, 9
  br i1 %23, label %24, label %48

24:                                               ; preds = %21
  store i32 0, ptr %9, align 4
  br label %25

25:                                               ; preds = %41, %24
  %26 = load i32, ptr %9, align 4
  %27 = icmp slt i32 %26, 9
  br i1 %27, label %28, label %44

28:                                               ; preds = %25
  %29 = load i32, ptr %7, align 4
  %30 = mul nsw i32 %29, 31
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = call i32 @order(double noundef %34, double noundef %38)
  %40 = add nsw i32 %30, %39
  store i32 %40, ptr %7, align 4
  br label %41

41:                                               ; preds = %28
  %42 = load i32, ptr %9, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %9, align 4
  br label %25, !llvm.loop !5

44:                                               ; preds = %25
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %8, align 4
  br label %21, !llvm.loop !7

48:                                               ; preds = %21
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %49

49:                                               ; preds = %88, %48
  %50 = load i32, ptr %11, align 4
  %51 = icmp slt i32 %50, 9
  br i1 %51, label %52, label %91

52:                                               ; preds = %49
  %53 = load i32, ptr %10, align 4
  %54 = mul i32 %53, 4
  %55 = load i32, ptr %11, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = call i1 @llvm.is.fpclass.f64(double %58, i32 3)
  br i1 %59, label %60, label %61

60:                                               ; preds = %52
  br label %85

61:                                               ; preds = %52
  %62 = load i32, ptr %11, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = call double @llvm.fabs.f64(double %65) #3
  %67 = fcmp oeq double %66, 0x7FF0000000000000
  %68 = bitcast double %65 to i64
  %69 = icmp slt i64 %68, 0
  %70 = select i1 %69, i32 -1, i32 1
  %71 = select i1 %67, i32 %70, i32 0
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %74

73:                                               ; preds = %61
  br label %83

74:                                               ; preds = %61
  %75 = load i32, ptr %11, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = bitcast double %78 to i64
  %80 = icmp slt i64 %79, 0
  %81 = zext i1 %80 to i64
  %82 = select i1 %80, i32 1, i32 0
  br label %83

83:                                               ; preds = %74, %73
  %84 = phi i32 [ 2, %73 ], [ %82, %74 ]
  br label %85

85:                                               ; preds = %83, %60
  %86 = phi i32 [ 3, %60 ], [ %84, %83 ]
  %87 = add i32 %54, %86
  store i32 %87, ptr %10, align 4
  br label %88

88:                                               ; preds = %85
  %89 = load i32, ptr %11, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %11, align 4
  br label %49, !llvm.loop !8

91:                                               ; preds = %49
  %92 = load ptr, ptr %3, align 8
  %93 = load i64, ptr %4, align 8
  %94 = load i32, ptr %7, align 4
  %95 = load i32, ptr %10, align 4
  %96 = call float @half_way(float noundef 0x3FB99999A0000000)
  %97 = fpext float %96 to double
  %98 = call float @half_way(float noundef 7.000000e+04)
  %99 = fpext float %98 to double
  %100 = call x86_fp80 @series(i32 noundef 18)
  %101 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 0
  %102 = getelementptr inbounds double, ptr %101, i64 4
  %103 = call double @fast(ptr noundef %102, i32 noundef 3)
  %104 = call double @special(double noundef 1.300000e+00)
  %105 = call double @special(double noundef -2.700000e+00)
  %106 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 1
  %107 = load double, ptr %106, align 8
  %108 = fptosi double %107 to i32
  %109 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 6
  %110 = load double, ptr %109, align 16
  %111 = fptoui double %110 to i32
  %112 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 6
  %113 = load double, ptr %112, align 16
  %114 = call i64 @lround(double noundef %113) #4
  %115 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 5
  %116 = load double, ptr %115, align 8
  %117 = fptrunc double %116 to float
  %118 = fadd float %117, 1.000000e+00
  %119 = fpext float %118 to double
  %120 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %92, i64 noundef %93, ptr noundef @.str, i32 noundef %94, i32 noundef %95, double noundef %97, double noundef %99, x86_fp80 noundef %100, double noundef %103, double noundef %104, double noundef %105, i32 noundef %108, i32 noundef %111, i64 noundef %114, double noundef %119) #4
  %121 = sext i32 %120 to i64
  ret i64 %121
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @order(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fcmp olt double %5, %6
  %8 = zext i1 %7 to i32
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %4, align 8
  %11 = fcmp ole double %9, %10
  %12 = zext i1 %11 to i32
  %13 = shl i32 %12, 1
  %14 = or i32 %8, %13
  %15 = load double, ptr %3, align 8
  %16 = load double, ptr %4, align 8
  %17 = fcmp ogt double %15, %16
  %18 = zext i1 %17 to i32
  %19 = shl i32 %18, 2
  %20 = or i32 %14, %19
  %21 = load double, ptr %3, align 8
  %22 = load double, ptr %4, align 8
  %23 = fcmp oge double %21, %22
  %24 = zext i1 %23 to i32
  %25 = shl i32 %24, 3
  %26 = or i32 %20, %25
  %27 = load double, ptr %3, align 8
  %28 = load double, ptr %4, align 8
  %29 = fcmp oeq double %27, %28
  %30 = zext i1 %29 to i32
  %31 = shl i32 %30, 4
  %32 = or i32 %26, %31
  %33 = load double, ptr %3, align 8
  %34 = load double, ptr %4, align 8
  %35 = fcmp une double %33, %34
  %36 = zext i1 %35 to i32
  %37 = shl i32 %36, 5
  %38 = or i32 %32, %37
  %39 = load double, ptr %3, align 8
  %40 = load double, ptr %4, align 8
  %41 = fcmp uno double %39, %40
  %42 = zext i1 %41 to i32
  %43 = shl i32 %42, 6
  %44 = or i32 %38, %43
  ret i32 %44
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal float @half_way(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fptrunc float %3 to half
  %5 = fpext half %4 to float
  ret float %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal x86_fp80 @series(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store x86_fp80 0xK00000000000000000000, ptr %3, align 16
  store x86_fp80 0xK3FFF8000000000000000, ptr %4, align 16
  store i32 1, ptr %5, align 4
  br label %6

6:                                                ; preds = %18, %1
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %2, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %21

10:                                               ; preds = %6
  %11 = load x86_fp80, ptr %4, align 16
  %12 = load x86_fp80, ptr %3, align 16
  %13 = fadd x86_fp80 %12, %11
  store x86_fp80 %13, ptr %3, align 16
  %14 = load i32, ptr %5, align 4
  %15 = sitofp i32 %14 to x86_fp80
  %16 = load x86_fp80, ptr %4, align 16
  %17 = fdiv x86_fp80 %16, %15
  store x86_fp80 %17, ptr %4, align 16
  br label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %5, align 4
  br label %6, !llvm.loop !9

21:                                               ; preds = %6
  %22 = load x86_fp80, ptr %3, align 16
  ret x86_fp80 %22
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @fast(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %23

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul reassoc contract double %16, 2.000000e+00
  %18 = load double, ptr %5, align 8
  %19 = fadd reassoc contract double %18, %17
  store double %19, ptr %5, align 8
  br label %20

20:                                               ; preds = %11
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %6, align 4
  br label %7, !llvm.loop !10

23:                                               ; preds = %7
  %24 = load double, ptr %5, align 8
  ret double %24
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @special(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.fma.f64(double %3, double 5.000000e-01, double 1.000000e+00)
  %5 = load double, ptr %2, align 8
  %6 = fneg double %5
  %7 = call double @llvm.fabs.f64(double %6)
  %8 = fadd double %4, %7
  %9 = load double, ptr %2, align 8
  %10 = call double @llvm.copysign.f64(double 2.000000e+00, double %9)
  %11 = fadd double %8, %10
  %12 = load double, ptr %2, align 8
  %13 = call double @llvm.floor.f64(double %12)
  %14 = fadd double %11, %13
  %15 = load double, ptr %2, align 8
  %16 = call double @llvm.ceil.f64(double %15)
  %17 = fadd double %14, %16
  %18 = load double, ptr %2, align 8
  %19 = call double @llvm.trunc.f64(double %18)
  %20 = fadd double %17, %19
  %21 = load double, ptr %2, align 8
  %22 = call double @llvm.rint.f64(double %21)
  %23 = fadd double %20, %22
  %24 = load double, ptr %2, align 8
  %25 = call double @llvm.minnum.f64(double %24, double 1.000000e+00)
  %26 = fadd double %23, %25
  %27 = load double, ptr %2, align 8
  %28 = call double @llvm.maxnum.f64(double %27, double -1.000000e+00)
  %29 = fadd double %26, %28
  %30 = load double, ptr %2, align 8
  %31 = load double, ptr %2, align 8
  %32 = fmul double %30, %31
  %33 = call double @sqrt(double noundef %32) #4
  %34 = fadd double %29, %33
  %35 = load double, ptr %2, align 8
  %36 = fneg double %35
  %37 = call double @exp(double noundef %36) #4
  %38 = fadd double %34, %37
  %39 = load double, ptr %2, align 8
  %40 = load double, ptr %2, align 8
  %41 = fmul double %39, %40
  %42 = call double @log1p(double noundef %41) #4
  %43 = fadd double %38, %42
  %44 = load double, ptr %2, align 8
  %45 = call double @pow(double noundef 2.000000e+00, double noundef %44) #4
  %46 = fadd double %43, %45
  %47 = load double, ptr %2, align 8
  %48 = call double @atan2(double noundef %47, double noundef 3.000000e+00) #4
  %49 = fadd double %46, %48
  ret double %49
}

; Function Attrs: nounwind
declare i64 @lround(double noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

; Function Attrs: nounwind
declare double @exp(double noundef) #2

; Function Attrs: nounwind
declare double @log1p(double noundef) #2

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #2

; Function Attrs: nounwind
declare double @atan2(double noundef, double noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { memory(none) }
attributes #4 = { nounwind }

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

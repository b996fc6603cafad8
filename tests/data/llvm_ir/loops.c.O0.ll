; ModuleID = 'loops.c'
source_filename = "loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = internal global i32 0, align 4
@matrix = internal global [6 x [6 x double]] zeroinitializer, align 16
@.str = private unnamed_addr constant [21 x i8] c"%d %.17g %.9g %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d,\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [36 x double], align 16
  %6 = alloca [36 x double], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca [16 x i8], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %17 = load i32, ptr @calls, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr @calls, align 4
  store i32 0, ptr %7, align 4
  br label %19

19:                                               ; preds = %62, %2
  %20 = load i32, ptr %7, align 4
  %21 = icmp slt i32 %20, 6
  br i1 %21, label %22, label %65

22:                                               ; preds = %19
  store i32 0, ptr %8, align 4
  br label %23

23:                                               ; preds = %58, %22
  %24 = load i32, ptr %8, align 4
  %25 = icmp slt i32 %24, 6
  br i1 %25, label %26, label %61

26:                                               ; preds = %23
  %27 = load i32, ptr %7, align 4
  %28 = sitofp i32 %27 to double
  %29 = load i32, ptr %8, align 4
  %30 = sitofp i32 %29 to double
  %31 = call double @llvm.fmuladd.f64(double 2.000000e+00, double %30, double %28)
  %32 = call double @sin(double noundef %31) #4
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [6 x [6 x double]], ptr @matrix, i64 0, i64 %34
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [6 x double], ptr %35, i64 0, i64 %37
  store double %32, ptr %38, align 8
  %39 = load i32, ptr %7, align 4
  %40 = load i32, ptr %8, align 4
  %41 = icmp eq i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %26
  br label %50

43:                                               ; preds = %26
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 1, %44
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %45, %46
  %48 = sitofp i32 %47 to double
  %49 = fdiv double 1.000000e+00, %48
  br label %50

50:                                               ; preds = %43, %42
  %51 = phi double [ 2.000000e+00, %42 ], [ %49, %43 ]
  %52 = load i32, ptr %7, align 4
  %53 = mul nsw i32 %52, 6
  %54 = load i32, ptr %8, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [36 x double], ptr %5, i64 0, i64 %56
  store double %51, ptr %57, align 8
  br label %58

58:                                               ; preds = %50
  %59 = load i32, ptr %8, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %8, align 4
  br label %23, !llvm.loop !5

61:                                               ; preds = %23
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %7, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %7, align 4
  br label %19, !llvm.loop !7

65:                                               ; preds = %19
  %66 = getelementptr inbounds [36 x double], ptr %5, i64 0, i64 0
  %67 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 0
  call void @multiply(i32 noundef 6, ptr noundef @matrix, ptr noundef %66, ptr noundef %67)
  store float 0.000000e+00, ptr %9, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %10, i8 0, i64 16, i1 false)
  store i32 0, ptr %11, align 4
  br label %68

68:                                               ; preds = %90, %65
  %69 = load i32, ptr %11, align 4
  %70 = icmp slt i32 %69, 36
  br i1 %70, label %71, label %93

71:                                               ; preds = %68
  %72 = load i32, ptr %11, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fptrunc double %75 to float
  %77 = load float, ptr %9, align 4
  %78 = fadd float %77, %76
  store float %78, ptr %9, align 4
  %79 = load i32, ptr %11, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = call double @llvm.fmuladd.f64(double %82, double 7.000000e+00, double 4.000000e+01)
  %84 = fptoui double %83 to i32
  %85 = urem i32 %84, 16
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw [16 x i8], ptr %10, i64 0, i64 %86
  %88 = load i8, ptr %87, align 1
  %89 = add i8 %88, 1
  store i8 %89, ptr %87, align 1
  br label %90

90:                                               ; preds = %71
  %91 = load i32, ptr %11, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %11, align 4
  br label %68, !llvm.loop !8

93:                                               ; preds = %68
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 27, ptr %14, align 4
  br label %94

94:                                               ; preds = %111, %93
  %95 = load i32, ptr %14, align 4
  %96 = icmp ne i32 %95, 1
  br i1 %96, label %97, label %114

97:                                               ; preds = %94
  %98 = load i32, ptr %14, align 4
  %99 = and i32 %98, 1
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %101, label %107

101:                                              ; preds = %97
  %102 = load i32, ptr %14, align 4
  %103 = mul i32 3, %102
  %104 = add i32 %103, 1
  store i32 %104, ptr %14, align 4
  %105 = load i32, ptr %12, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %12, align 4
  br label %110

107:                                              ; preds = %97
  %108 = load i32, ptr %14, align 4
  %109 = udiv i32 %108, 2
  store i32 %109, ptr %14, align 4
  br label %110

110:                                              ; preds = %107, %101
  br label %111

111:                                              ; preds = %110
  %112 = load i32, ptr %13, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %13, align 4
  br label %94, !llvm.loop !9

114:                                              ; preds = %94
  %115 = load ptr, ptr %3, align 8
  %116 = load i64, ptr %4, align 8
  %117 = load i32, ptr @calls, align 4
  %118 = getelementptr inbounds [36 x double], ptr %6, i64 0, i64 0
  %119 = call double @norm(ptr noundef %118, i32 noundef 36)
  %120 = load float, ptr %9, align 4
  %121 = fpext float %120 to double
  %122 = load i32, ptr %13, align 4
  %123 = load i32, ptr %12, align 4
  %124 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %115, i64 noundef %116, ptr noundef @.str, i32 noundef %117, double noundef %119, double noundef %121, i32 noundef %122, i32 noundef %123) #4
  %125 = sext i32 %124 to i64
  store i64 %125, ptr %15, align 8
  store i32 0, ptr %16, align 4
  br label %126

126:                                              ; preds = %145, %114
  %127 = load i32, ptr %16, align 4
  %128 = icmp slt i32 %127, 16
  br i1 %128, label %129, label %148

129:                                              ; preds = %126
  %130 = load ptr, ptr %3, align 8
  %131 = load i64, ptr %15, align 8
  %132 = getelementptr inbounds i8, ptr %130, i64 %131
  %133 = load i64, ptr %4, align 8
  %134 = load i64, ptr %15, align 8
  %135 = sub nsw i64 %133, %134
  %136 = load i32, ptr %16, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [16 x i8], ptr %10, i64 0, i64 %137
  %139 = load i8, ptr %138, align 1
  %140 = zext i8 %139 to i32
  %141 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %132, i64 noundef %135, ptr noundef @.str.1, i32 noundef %140) #4
  %142 = sext i32 %141 to i64
  %143 = load i64, ptr %15, align 8
  %144 = add nsw i64 %143, %142
  store i64 %144, ptr %15, align 8
  br label %145

145:                                              ; preds = %129
  %146 = load i32, ptr %16, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %16, align 4
  br label %126, !llvm.loop !10

148:                                              ; preds = %126
  %149 = load i64, ptr %15, align 8
  ret i64 %149
}

; Function Attrs: nounwind
declare double @sin(double noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @multiply(i32 noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %13

13:                                               ; preds = %65, %4
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %5, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %68

17:                                               ; preds = %13
  store i32 0, ptr %10, align 4
  br label %18

18:                                               ; preds = %61, %17
  %19 = load i32, ptr %10, align 4
  %20 = load i32, ptr %5, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %64

22:                                               ; preds = %18
  store double 0.000000e+00, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %23

23:                                               ; preds = %48, %22
  %24 = load i32, ptr %12, align 4
  %25 = load i32, ptr %5, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %51

27:                                               ; preds = %23
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %9, align 4
  %30 = load i32, ptr %5, align 4
  %31 = mul nsw i32 %29, %30
  %32 = load i32, ptr %12, align 4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %28, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %7, align 8
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %5, align 4
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %10, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %37, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = load double, ptr %11, align 8
  %47 = call double @llvm.fmuladd.f64(double %36, double %45, double %46)
  store double %47, ptr %11, align 8
  br label %48

48:                                               ; preds = %27
  %49 = load i32, ptr %12, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %12, align 4
  br label %23, !llvm.loop !11

51:                                               ; preds = %23
  %52 = load double, ptr %11, align 8
  %53 = load ptr, ptr %8, align 8
  %54 = load i32, ptr %9, align 4
  %55 = load i32, ptr %5, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %10, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %53, i64 %59
  store double %52, ptr %60, align 8
  br label %61

61:                                               ; preds = %51
  %62 = load i32, ptr %10, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %10, align 4
  br label %18, !llvm.loop !12

64:                                               ; preds = %18
  br label %65

65:                                               ; preds = %64
  %66 = load i32, ptr %9, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %9, align 4
  br label %13, !llvm.loop !13

68:                                               ; preds = %13
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @norm(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %24, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %27

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = load double, ptr %5, align 8
  %23 = call double @llvm.fmuladd.f64(double %16, double %21, double %22)
  store double %23, ptr %5, align 8
  br label %24

24:                                               ; preds = %11
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %6, align 4
  br label %7, !llvm.loop !14

27:                                               ; preds = %7
  %28 = load double, ptr %5, align 8
  %29 = call double @sqrt(double noundef %28) #4
  ret double %29
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}

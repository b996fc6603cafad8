; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = dso_local global float -2.000000e+00, align 4
@.str = private unnamed_addr constant [56 x i8] c"%g %g %g %g | %g %g %g %g | %g %g | %d %d %d %d | %u %d\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [4 x <4 x float>], align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <2 x double>, align 16
  %12 = alloca <4 x i32>, align 16
  %13 = alloca <16 x i8>, align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %16

16:                                               ; preds = %41, %2
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %44

19:                                               ; preds = %16
  %20 = load i32, ptr %6, align 4
  %21 = add nsw i32 %20, 1
  %22 = sitofp i32 %21 to float
  %23 = insertelement <4 x float> poison, float %22, i32 0
  %24 = load i32, ptr %6, align 4
  %25 = sitofp i32 %24 to float
  %26 = fmul float %25, 5.000000e-01
  %27 = insertelement <4 x float> %23, float %26, i32 1
  %28 = load i32, ptr %6, align 4
  %29 = sub nsw i32 0, %28
  %30 = sitofp i32 %29 to float
  %31 = insertelement <4 x float> %27, float %30, i32 2
  %32 = load i32, ptr %6, align 4
  %33 = add nsw i32 %32, 1
  %34 = sitofp i32 %33 to float
  %35 = fdiv float 1.000000e+00, %34
  %36 = insertelement <4 x float> %31, float %35, i32 3
  store <4 x float> %36, ptr %7, align 16
  %37 = load <4 x float>, ptr %7, align 16
  %38 = load i32, ptr %6, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4 x <4 x float>], ptr %5, i64 0, i64 %39
  store <4 x float> %37, ptr %40, align 16
  br label %41

41:                                               ; preds = %19
  %42 = load i32, ptr %6, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %6, align 4
  br label %16, !llvm.loop !5

44:                                               ; preds = %16
  %45 = getelementptr inbounds [4 x <4 x float>], ptr %5, i64 0, i64 0
  %46 = load float, ptr @start, align 4
  %47 = insertelement <4 x float> <float 1.000000e+00, float poison, float poison, float poison>, float %46, i32 1
  %48 = insertelement <4 x float> %47, float 3.000000e+00, i32 2
  %49 = insertelement <4 x float> %48, float 2.500000e-01, i32 3
  store <4 x float> %49, ptr %9, align 16
  %50 = load <4 x float>, ptr %9, align 16
  %51 = call <4 x float> @transform(ptr noundef %45, <4 x float> noundef %50)
  %52 = call <4 x float> @clamp(<4 x float> noundef %51, float noundef -3.000000e+00, float noundef 2.500000e+00)
  store <4 x float> %52, ptr %8, align 16
  %53 = load <4 x float>, ptr %8, align 16
  %54 = getelementptr inbounds [4 x <4 x float>], ptr %5, i64 0, i64 3
  %55 = load <4 x float>, ptr %54, align 16
  %56 = shufflevector <4 x float> %53, <4 x float> %55, <4 x i32> <i32 3, i32 2, i32 5, i32 0>
  store <4 x float> %56, ptr %10, align 16
  %57 = load <4 x float>, ptr %10, align 16
  %58 = load <4 x float>, ptr %10, align 16
  %59 = shufflevector <4 x float> %57, <4 x float> %58, <2 x i32> <i32 0, i32 2>
  %60 = fpext <2 x float> %59 to <2 x double>
  store <2 x double> %60, ptr %11, align 16
  %61 = load <4 x float>, ptr %8, align 16
  %62 = fmul <4 x float> %61, splat (float 4.000000e+00)
  %63 = fptosi <4 x float> %62 to <4 x i32>
  %64 = ashr <4 x i32> %63, splat (i32 1)
  store <4 x i32> %64, ptr %12, align 16
  %65 = load <4 x i32>, ptr %12, align 16
  %66 = bitcast <4 x i32> %65 to <16 x i8>
  store <16 x i8> %66, ptr %13, align 16
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %67

67:                                               ; preds = %78, %44
  %68 = load i32, ptr %15, align 4
  %69 = icmp slt i32 %68, 16
  br i1 %69, label %70, label %81

70:                                               ; preds = %67
  %71 = load i32, ptr %14, align 4
  %72 = mul i32 %71, 3
  %73 = load <16 x i8>, ptr %13, align 16
  %74 = load i32, ptr %15, align 4
  %75 = extractelement <16 x i8> %73, i32 %74
  %76 = zext i8 %75 to i32
  %77 = add i32 %72, %76
  store i32 %77, ptr %14, align 4
  br label %78

78:                                               ; preds = %70
  %79 = load i32, ptr %15, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %15, align 4
  br label %67, !llvm.loop !7

81:                                               ; preds = %67
  %82 = load <4 x i32>, ptr %12, align 16
  %83 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %82)
  %84 = sitofp i32 %83 to double
  %85 = load <2 x double>, ptr %11, align 16
  %86 = extractelement <2 x double> %85, i32 1
  %87 = fadd double %86, %84
  %88 = load <2 x double>, ptr %11, align 16
  %89 = insertelement <2 x double> %88, double %87, i32 1
  store <2 x double> %89, ptr %11, align 16
  %90 = load ptr, ptr %3, align 8
  %91 = load i64, ptr %4, align 8
  %92 = load <4 x float>, ptr %8, align 16
  %93 = extractelement <4 x float> %92, i32 0
  %94 = fpext float %93 to double
  %95 = load <4 x float>, ptr %8, align 16
  %96 = extractelement <4 x float> %95, i32 1
  %97 = fpext float %96 to double
  %98 = load <4 x float>, ptr %8, align 16
  %99 = extractelement <4 x float> %98, i32 2
  %100 = fpext float %99 to double
  %101 = load <4 x float>, ptr %8, align 16
  %102 = extractelement <4 x float> %101, i32 3
  %103 = fpext float %102 to double
  %104 = load <4 x float>, ptr %10, align 16
  %105 = extractelement <4 x float> %104, i32 0
  %106 = fpext float %105 to double
  %107 = load <4 x float>, ptr %10, align 16
  %108 = extractelement <4 x float> %107, i32 1
  %109 = fpext float %108 to double
  %110 = load <4 x float>, ptr %10, align 16
  %111 = extractelement <4 x float> %110, i32 2
  %112 = fpext float %111 to double
  %113 = load <4 x float>, ptr %10, align 16
  %114 = extractelement <4 x float> %113, i32 3
  %115 = fpext float %114 to double
  %116 = load <2 x double>, ptr %11, align 16
  %117 = extractelement <2 x double> %116, i32 0
  %118 = load <2 x double>, ptr %11, align 16
  %119 = extractelement <2 x double> %118, i32 1
  %120 = load <4 x i32>, ptr %12, align 16
  %121 = extractelement <4 x i32> %120, i32 0
  %122 = load <4 x i32>, ptr %12, align 16
  %123 = extractelement <4 x i32> %122, i32 1
  %124 = load <4 x i32>, ptr %12, align 16
  %125 = extractelement <4 x i32> %124, i32 2
  %126 = load <4 x i32>, ptr %12, align 16
  %127 = extractelement <4 x i32> %126, i32 3
  %128 = load i32, ptr %14, align 4
  %129 = load <4 x i32>, ptr %12, align 16
  %130 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %129)
  %131 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %90, i64 noundef %91, ptr noundef @.str, double noundef %94, double noundef %97, double noundef %100, double noundef %103, double noundef %106, double noundef %109, double noundef %112, double noundef %115, double noundef %117, double noundef %119, i32 noundef %121, i32 noundef %123, i32 noundef %125, i32 noundef %127, i32 noundef %128, i32 noundef %130) #4
  %132 = sext i32 %131 to i64
  ret i64 %132
}

; Function Attrs: noinline nounwind optnone uwtable
define internal <4 x float> @clamp(<4 x float> noundef %0, float noundef %1, float noundef %2) #0 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %4, align 16
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %11 = load <4 x float>, ptr %4, align 16
  %12 = load float, ptr %5, align 4
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = fcmp olt <4 x float> %11, %14
  %16 = sext <4 x i1> %15 to <4 x i32>
  store <4 x i32> %16, ptr %7, align 16
  %17 = load <4 x float>, ptr %4, align 16
  %18 = load float, ptr %6, align 4
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = fcmp ogt <4 x float> %17, %20
  %22 = sext <4 x i1> %21 to <4 x i32>
  store <4 x i32> %22, ptr %8, align 16
  %23 = load float, ptr %5, align 4
  %24 = insertelement <4 x float> poison, float %23, i32 0
  %25 = load float, ptr %5, align 4
  %26 = insertelement <4 x float> %24, float %25, i32 1
  %27 = load float, ptr %5, align 4
  %28 = insertelement <4 x float> %26, float %27, i32 2
  %29 = load float, ptr %5, align 4
  %30 = insertelement <4 x float> %28, float %29, i32 3
  store <4 x float> %30, ptr %9, align 16
  %31 = load float, ptr %6, align 4
  %32 = insertelement <4 x float> poison, float %31, i32 0
  %33 = load float, ptr %6, align 4
  %34 = insertelement <4 x float> %32, float %33, i32 1
  %35 = load float, ptr %6, align 4
  %36 = insertelement <4 x float> %34, float %35, i32 2
  %37 = load float, ptr %6, align 4
  %38 = insertelement <4 x float> %36, float %37, i32 3
  store <4 x float> %38, ptr %10, align 16
  %39 = load <4 x i32>, ptr %7, align 16
  %40 = load <4 x float>, ptr %9, align 16
  %41 = bitcast <4 x float> %40 to <4 x i32>
  %42 = and <4 x i32> %39, %41
  %43 = load <4 x i32>, ptr %8, align 16
  %44 = load <4 x float>, ptr %10, align 16
  %45 = bitcast <4 x float> %44 to <4 x i32>
  %46 = and <4 x i32> %43, %45
  %47 = or <4 x i32> %42, %46
  %48 = load <4 x i32>, ptr %7, align 16
  %49 = xor <4 x i32> %48, splat (i32 -1)
  %50 = load <4 x i32>, ptr %8, align 16
  %51 = xor <4 x i32> %50, splat (i32 -1)
  %52 = and <4 x i32> %49, %51
  %53 = load <4 x float>, ptr %4, align 16
  %54 = bitcast <4 x float> %53 to <4 x i32>
  %55 = and <4 x i32> %52, %54
  %56 = or <4 x i32> %47, %55
  %57 = bitcast <4 x i32> %56 to <4 x float>
  ret <4 x float> %57
}

; Function Attrs: noinline nounwind optnone uwtable
define internal <4 x float> @transform(ptr noundef %0, <4 x float> noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store <4 x float> %1, ptr %4, align 16
  store <4 x float> zeroinitializer, ptr %5, align 16
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %23, %2
  %8 = load i32, ptr %6, align 4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %10, label %26

10:                                               ; preds = %7
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds <4 x float>, ptr %11, i64 %13
  %15 = load <4 x float>, ptr %14, align 16
  %16 = load <4 x float>, ptr %4, align 16
  %17 = load i32, ptr %6, align 4
  %18 = extractelement <4 x float> %16, i32 %17
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = load <4 x float>, ptr %5, align 16
  %22 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %15, <4 x float> %20, <4 x float> %21)
  store <4 x float> %22, ptr %5, align 16
  br label %23

23:                                               ; preds = %10
  %24 = load i32, ptr %6, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %6, align 4
  br label %7, !llvm.loop !8

26:                                               ; preds = %7
  %27 = load <4 x float>, ptr %5, align 16
  ret <4 x float> %27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #1

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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

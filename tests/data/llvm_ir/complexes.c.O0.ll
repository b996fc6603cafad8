; ModuleID = 'complexes.c'
source_filename = "complexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [44 x i8] c"%.15g %.15g %d %.7g %.13g %.13g %.13g %.13g\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [4 x { double, double }], align 16
  %6 = alloca [4 x { double, double }], align 16
  %7 = alloca { double, double }, align 8
  %8 = alloca { double, double }, align 8
  %9 = alloca { float, float }, align 4
  %10 = alloca i32, align 4
  %11 = alloca { float, float }, align 4
  %12 = alloca { float, float }, align 4
  %13 = alloca { float, float }, align 4
  %14 = alloca { double, double }, align 8
  %15 = alloca { double, double }, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 0, i64 64, i1 false)
  %16 = getelementptr inbounds [4 x { double, double }], ptr %5, i32 0, i32 0
  %17 = getelementptr inbounds { double, double }, ptr %16, i32 0, i32 0
  store double 1.000000e+00, ptr %17, align 16
  %18 = getelementptr inbounds { double, double }, ptr %16, i32 0, i32 1
  store double 2.000000e+00, ptr %18, align 8
  %19 = getelementptr inbounds [4 x { double, double }], ptr %5, i32 0, i32 1
  %20 = getelementptr inbounds { double, double }, ptr %19, i32 0, i32 0
  store double -5.000000e-01, ptr %20, align 16
  %21 = getelementptr inbounds [4 x { double, double }], ptr %5, i32 0, i32 2
  %22 = getelementptr inbounds { double, double }, ptr %21, i32 0, i32 1
  store double 3.000000e+00, ptr %22, align 8
  %23 = getelementptr inbounds [4 x { double, double }], ptr %5, i32 0, i32 3
  %24 = getelementptr inbounds { double, double }, ptr %23, i32 0, i32 0
  store double 2.500000e-01, ptr %24, align 16
  %25 = getelementptr inbounds { double, double }, ptr %23, i32 0, i32 1
  store double -1.000000e+00, ptr %25, align 8
  %26 = getelementptr inbounds [4 x { double, double }], ptr %5, i64 0, i64 0
  %27 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %28 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  store double 3.000000e-01, ptr %27, align 8
  store double 0x3FE6666666666666, ptr %28, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = call { double, double } @polynomial(ptr noundef %26, i32 noundef 4, double noundef %30, double noundef %32)
  %34 = extractvalue { double, double } %33, 0
  %35 = extractvalue { double, double } %33, 1
  %36 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %37 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %34, ptr %36, align 8
  store double %35, ptr %37, align 8
  %38 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 0
  %39 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 1
  store float 0.000000e+00, ptr %38, align 4
  store float 0.000000e+00, ptr %39, align 4
  store i32 0, ptr %10, align 4
  br label %40

40:                                               ; preds = %65, %2
  %41 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 0
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 1
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 0
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 1
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 0
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 1
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 0
  %54 = load float, ptr %53, align 4
  %55 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 1
  %56 = load float, ptr %55, align 4
  %57 = fmul float %52, %56
  %58 = call float @llvm.fmuladd.f32(float %42, float %46, float %57)
  %59 = fcmp olt float %58, 4.000000e+00
  br i1 %59, label %60, label %63

60:                                               ; preds = %40
  %61 = load i32, ptr %10, align 4
  %62 = icmp slt i32 %61, 50
  br label %63

63:                                               ; preds = %60, %40
  %64 = phi i1 [ false, %40 ], [ %62, %60 ]
  br i1 %64, label %65, label %85

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 0
  %67 = load float, ptr %66, align 4
  %68 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 1
  %69 = load float, ptr %68, align 4
  %70 = getelementptr inbounds nuw { float, float }, ptr %11, i32 0, i32 0
  %71 = getelementptr inbounds nuw { float, float }, ptr %11, i32 0, i32 1
  store float %67, ptr %70, align 4
  store float %69, ptr %71, align 4
  %72 = load <2 x float>, ptr %11, align 4
  %73 = getelementptr inbounds nuw { float, float }, ptr %12, i32 0, i32 0
  %74 = getelementptr inbounds nuw { float, float }, ptr %12, i32 0, i32 1
  store float 0xBFD99999A0000000, ptr %73, align 4
  store float 0x3FE6666660000000, ptr %74, align 4
  %75 = load <2 x float>, ptr %12, align 4
  %76 = call <2 x float> @step(<2 x float> noundef %72, <2 x float> noundef %75)
  store <2 x float> %76, ptr %13, align 4
  %77 = getelementptr inbounds nuw { float, float }, ptr %13, i32 0, i32 0
  %78 = load float, ptr %77, align 4
  %79 = getelementptr inbounds nuw { float, float }, ptr %13, i32 0, i32 1
  %80 = load float, ptr %79, align 4
  %81 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 0
  %82 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 1
  store float %78, ptr %81, align 4
  store float %80, ptr %82, align 4
  %83 = load i32, ptr %10, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %10, align 4
  br label %40, !llvm.loop !5

85:                                               ; preds = %63
  %86 = getelementptr inbounds [4 x { double, double }], ptr %5, i64 0, i64 0
  %87 = getelementptr inbounds [4 x { double, double }], ptr %6, i64 0, i64 0
  call void @transform(ptr noundef %86, ptr noundef %87, i32 noundef 4)
  %88 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %91 = load double, ptr %90, align 8
  %92 = fmul double %89, 1.000000e+00
  %93 = fmul double %91, 1.000000e+00
  %94 = fadd double %92, %93
  %95 = fmul double %91, 1.000000e+00
  %96 = fmul double %89, 1.000000e+00
  %97 = fsub double %95, %96
  %98 = fdiv double %94, 2.000000e+00
  %99 = fdiv double %97, 2.000000e+00
  %100 = getelementptr inbounds [4 x { double, double }], ptr %6, i64 0, i64 1
  %101 = getelementptr inbounds nuw { double, double }, ptr %100, i32 0, i32 0
  %102 = load double, ptr %101, align 16
  %103 = getelementptr inbounds nuw { double, double }, ptr %100, i32 0, i32 1
  %104 = load double, ptr %103, align 8
  %105 = fneg double %104
  %106 = fadd double %98, %102
  %107 = fadd double %99, %105
  %108 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %109 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  store double %106, ptr %108, align 8
  store double %107, ptr %109, align 8
  %110 = load ptr, ptr %3, align 8
  %111 = load i64, ptr %4, align 8
  %112 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %119 = load double, ptr %118, align 8
  %120 = load i32, ptr %10, align 4
  %121 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 0
  %122 = load float, ptr %121, align 4
  %123 = getelementptr inbounds nuw { float, float }, ptr %9, i32 0, i32 1
  %124 = load float, ptr %123, align 4
  %125 = fpext float %122 to double
  %126 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %131 = load double, ptr %130, align 8
  %132 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  %133 = load double, ptr %132, align 8
  %134 = getelementptr inbounds [4 x { double, double }], ptr %6, i64 0, i64 3
  %135 = getelementptr inbounds nuw { double, double }, ptr %134, i32 0, i32 0
  %136 = load double, ptr %135, align 16
  %137 = getelementptr inbounds nuw { double, double }, ptr %134, i32 0, i32 1
  %138 = load double, ptr %137, align 8
  %139 = getelementptr inbounds nuw { double, double }, ptr %15, i32 0, i32 0
  %140 = getelementptr inbounds nuw { double, double }, ptr %15, i32 0, i32 1
  store double %136, ptr %139, align 8
  store double %138, ptr %140, align 8
  %141 = getelementptr inbounds nuw { double, double }, ptr %15, i32 0, i32 0
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds nuw { double, double }, ptr %15, i32 0, i32 1
  %144 = load double, ptr %143, align 8
  %145 = call double @cabs(double noundef %142, double noundef %144) #5
  %146 = getelementptr inbounds [4 x { double, double }], ptr %6, i64 0, i64 2
  %147 = getelementptr inbounds nuw { double, double }, ptr %146, i32 0, i32 0
  %148 = load double, ptr %147, align 16
  %149 = getelementptr inbounds nuw { double, double }, ptr %146, i32 0, i32 1
  %150 = load double, ptr %149, align 8
  %151 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %110, i64 noundef %111, ptr noundef @.str, double noundef %113, double noundef %119, i32 noundef %120, double noundef %125, double noundef %127, double noundef %133, double noundef %145, double noundef %148) #5
  %152 = sext i32 %151 to i64
  ret i64 %152
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, double } @polynomial(ptr noundef %0, i32 noundef %1, double noundef %2, double noundef %3) #2 {
  %5 = alloca { double, double }, align 8
  %6 = alloca { double, double }, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca { double, double }, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %3, ptr %11, align 8
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  %12 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %13 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  store double 0.000000e+00, ptr %12, align 8
  store double 0.000000e+00, ptr %13, align 8
  br label %14

14:                                               ; preds = %18, %4
  %15 = load i32, ptr %8, align 4
  %16 = add nsw i32 %15, -1
  store i32 %16, ptr %8, align 4
  %17 = icmp ne i32 %15, 0
  br i1 %17, label %18, label %45

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %26 = load double, ptr %25, align 8
  %27 = fmul double %20, %24
  %28 = fmul double %22, %26
  %29 = fmul double %20, %26
  %30 = fmul double %22, %24
  %31 = fsub double %27, %28
  %32 = fadd double %29, %30
  %33 = load ptr, ptr %7, align 8
  %34 = load i32, ptr %8, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds { double, double }, ptr %33, i64 %35
  %37 = getelementptr inbounds nuw { double, double }, ptr %36, i32 0, i32 0
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw { double, double }, ptr %36, i32 0, i32 1
  %40 = load double, ptr %39, align 8
  %41 = fadd double %31, %38
  %42 = fadd double %32, %40
  %43 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %44 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  store double %41, ptr %43, align 8
  store double %42, ptr %44, align 8
  br label %14, !llvm.loop !7

45:                                               ; preds = %14
  %46 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %51 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %47, ptr %50, align 8
  store double %49, ptr %51, align 8
  %52 = load { double, double }, ptr %5, align 8
  ret { double, double } %52
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal <2 x float> @step(<2 x float> noundef %0, <2 x float> noundef %1) #0 {
  %3 = alloca { float, float }, align 4
  %4 = alloca { float, float }, align 4
  %5 = alloca { float, float }, align 4
  store <2 x float> %0, ptr %4, align 4
  store <2 x float> %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw { float, float }, ptr %4, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw { float, float }, ptr %4, i32 0, i32 1
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw { float, float }, ptr %4, i32 0, i32 0
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw { float, float }, ptr %4, i32 0, i32 1
  %13 = load float, ptr %12, align 4
  %14 = fmul float %7, %11
  %15 = fmul float %9, %13
  %16 = fmul float %7, %13
  %17 = fmul float %9, %11
  %18 = fsub float %14, %15
  %19 = fadd float %16, %17
  %20 = getelementptr inbounds nuw { float, float }, ptr %5, i32 0, i32 0
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds nuw { float, float }, ptr %5, i32 0, i32 1
  %23 = load float, ptr %22, align 4
  %24 = fadd float %18, %21
  %25 = fadd float %19, %23
  %26 = getelementptr inbounds nuw { float, float }, ptr %3, i32 0, i32 0
  %27 = getelementptr inbounds nuw { float, float }, ptr %3, i32 0, i32 1
  store float %24, ptr %26, align 4
  store float %25, ptr %27, align 4
  %28 = load <2 x float>, ptr %3, align 4
  ret <2 x float> %28
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @transform(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca { double, double }, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %10

10:                                               ; preds = %77, %3
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %80

14:                                               ; preds = %10
  %15 = load ptr, ptr %5, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds { double, double }, ptr %15, i64 %17
  %19 = getelementptr inbounds nuw { double, double }, ptr %18, i32 0, i32 0
  %20 = getelementptr inbounds nuw { double, double }, ptr %18, i32 0, i32 1
  store double 0.000000e+00, ptr %19, align 8
  store double 0.000000e+00, ptr %20, align 8
  store i32 0, ptr %8, align 4
  br label %21

21:                                               ; preds = %73, %14
  %22 = load i32, ptr %8, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %76

25:                                               ; preds = %21
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds { double, double }, ptr %26, i64 %28
  %30 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  %34 = load i32, ptr %8, align 4
  %35 = sitofp i32 %34 to double
  %36 = fmul double -0.000000e+00, %35
  %37 = fmul double 0xC01921FB54442D18, %35
  %38 = load i32, ptr %7, align 4
  %39 = sitofp i32 %38 to double
  %40 = fmul double %36, %39
  %41 = fmul double %37, %39
  %42 = load i32, ptr %6, align 4
  %43 = sitofp i32 %42 to double
  %44 = fdiv double %40, %43
  %45 = fdiv double %41, %43
  %46 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %47 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  store double %44, ptr %46, align 8
  store double %45, ptr %47, align 8
  %48 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %51 = load double, ptr %50, align 8
  %52 = call { double, double } @cexp(double noundef %49, double noundef %51) #5
  %53 = extractvalue { double, double } %52, 0
  %54 = extractvalue { double, double } %52, 1
  %55 = fmul double %31, %53
  %56 = fmul double %33, %54
  %57 = fmul double %31, %54
  %58 = fmul double %33, %53
  %59 = fsub double %55, %56
  %60 = fadd double %57, %58
  %61 = load ptr, ptr %5, align 8
  %62 = load i32, ptr %7, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds { double, double }, ptr %61, i64 %63
  %65 = getelementptr inbounds nuw { double, double }, ptr %64, i32 0, i32 0
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw { double, double }, ptr %64, i32 0, i32 1
  %68 = load double, ptr %67, align 8
  %69 = fadd double %66, %59
  %70 = fadd double %68, %60
  %71 = getelementptr inbounds nuw { double, double }, ptr %64, i32 0, i32 0
  %72 = getelementptr inbounds nuw { double, double }, ptr %64, i32 0, i32 1
  store double %69, ptr %71, align 8
  store double %70, ptr %72, align 8
  br label %73

73:                                               ; preds = %25
  %74 = load i32, ptr %8, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %8, align 4
  br label %21, !llvm.loop !8

76:                                               ; preds = %21
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %7, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %7, align 4
  br label %10, !llvm.loop !9

80:                                               ; preds = %10
  ret void
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #4

; Function Attrs: nounwind
declare double @cabs(double noundef, double noundef) #4

; Function Attrs: nounwind
declare { double, double } @cexp(double noundef, double noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

; ModuleID = 'dual.cpp'
source_filename = "dual.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Dual = type { double, double }

$_Z8functionI4DualET_S1_ = comdat any

$_ZN4DualC2Edd = comdat any

$_Z8functionIdET_S0_ = comdat any

$_Zdv4DualS_ = comdat any

$_Z3sin4Dual = comdat any

$_Zml4DualS_ = comdat any

$_Zpl4DualS_ = comdat any

$_Z3exp4Dual = comdat any

$_Zlt4DualS_ = comdat any

$_Zmi4DualS_ = comdat any

$_ZN4DualpLES_ = comdat any

@.str = private unnamed_addr constant [19 x i8] c"%.15g %.15g %.15g\0A\00", align 1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca double, align 8
  %7 = alloca %struct.Dual, align 8
  %8 = alloca %struct.Dual, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  store double -1.000000e+00, ptr %6, align 8
  br label %9

9:                                                ; preds = %39, %2
  %10 = load double, ptr %6, align 8
  %11 = fcmp olt double %10, 2.000000e+00
  br i1 %11, label %12, label %42

12:                                               ; preds = %9
  %13 = load double, ptr %6, align 8
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %8, double noundef %13, double noundef 1.000000e+00)
  %14 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  %17 = load double, ptr %16, align 8
  %18 = call { double, double } @_Z8functionI4DualET_S1_(double %15, double %17)
  %19 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %20 = extractvalue { double, double } %18, 0
  store double %20, ptr %19, align 8
  %21 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %22 = extractvalue { double, double } %18, 1
  store double %22, ptr %21, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = load i64, ptr %5, align 8
  %25 = getelementptr inbounds i8, ptr %23, i64 %24
  %26 = load i64, ptr %4, align 8
  %27 = load i64, ptr %5, align 8
  %28 = sub nsw i64 %26, %27
  %29 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = load double, ptr %6, align 8
  %34 = call noundef double @_Z8functionIdET_S0_(double noundef %33)
  %35 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %25, i64 noundef %28, ptr noundef @.str, double noundef %30, double noundef %32, double noundef %34) #4
  %36 = sext i32 %35 to i64
  %37 = load i64, ptr %5, align 8
  %38 = add nsw i64 %37, %36
  store i64 %38, ptr %5, align 8
  br label %39

39:                                               ; preds = %12
  %40 = load double, ptr %6, align 8
  %41 = fadd double %40, 7.500000e-01
  store double %41, ptr %6, align 8
  br label %9, !llvm.loop !5

42:                                               ; preds = %9
  %43 = load i64, ptr %5, align 8
  ret i64 %43
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local { double, double } @_Z8functionI4DualET_S1_(double %0, double %1) #0 comdat {
  %3 = alloca %struct.Dual, align 8
  %4 = alloca %struct.Dual, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Dual, align 8
  %7 = alloca %struct.Dual, align 8
  %8 = alloca %struct.Dual, align 8
  %9 = alloca %struct.Dual, align 8
  %10 = alloca %struct.Dual, align 8
  %11 = alloca %struct.Dual, align 8
  %12 = alloca %struct.Dual, align 8
  %13 = alloca %struct.Dual, align 8
  %14 = alloca %struct.Dual, align 8
  %15 = alloca %struct.Dual, align 8
  %16 = alloca %struct.Dual, align 8
  %17 = alloca %struct.Dual, align 8
  %18 = alloca %struct.Dual, align 8
  %19 = alloca %struct.Dual, align 8
  %20 = alloca %struct.Dual, align 8
  %21 = alloca %struct.Dual, align 8
  %22 = alloca %struct.Dual, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  store double %0, ptr %23, align 8
  %24 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %24, align 8
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %3, double noundef 1.000000e+00, double noundef 0.000000e+00)
  store i32 1, ptr %5, align 4
  br label %25

25:                                               ; preds = %131, %2
  %26 = load i32, ptr %5, align 4
  %27 = icmp slt i32 %26, 6
  br i1 %27, label %28, label %134

28:                                               ; preds = %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %4, i64 16, i1 false)
  %29 = load i32, ptr %5, align 4
  %30 = sitofp i32 %29 to double
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %10, double noundef %30, double noundef 0.000000e+00)
  %31 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %38 = load double, ptr %37, align 8
  %39 = call { double, double } @_Zml4DualS_(double %32, double %34, double %36, double %38)
  %40 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %41 = extractvalue { double, double } %39, 0
  store double %41, ptr %40, align 8
  %42 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  %43 = extractvalue { double, double } %39, 1
  store double %43, ptr %42, align 8
  %44 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  %47 = load double, ptr %46, align 8
  %48 = call { double, double } @_Z3sin4Dual(double %45, double %47)
  %49 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %50 = extractvalue { double, double } %48, 0
  store double %50, ptr %49, align 8
  %51 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %52 = extractvalue { double, double } %48, 1
  store double %52, ptr %51, align 8
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %12, double noundef 1.000000e+00, double noundef 0.000000e+00)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %4, i64 16, i1 false)
  %53 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  %56 = load double, ptr %55, align 8
  %57 = call { double, double } @_Z3exp4Dual(double %54, double %56)
  %58 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %59 = extractvalue { double, double } %57, 0
  store double %59, ptr %58, align 8
  %60 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  %61 = extractvalue { double, double } %57, 1
  store double %61, ptr %60, align 8
  %62 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  %69 = load double, ptr %68, align 8
  %70 = call { double, double } @_Zpl4DualS_(double %63, double %65, double %67, double %69)
  %71 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %72 = extractvalue { double, double } %70, 0
  store double %72, ptr %71, align 8
  %73 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %74 = extractvalue { double, double } %70, 1
  store double %74, ptr %73, align 8
  %75 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %82 = load double, ptr %81, align 8
  %83 = call { double, double } @_Zdv4DualS_(double %76, double %78, double %80, double %82)
  %84 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %85 = extractvalue { double, double } %83, 0
  store double %85, ptr %84, align 8
  %86 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %87 = extractvalue { double, double } %83, 1
  store double %87, ptr %86, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %6, i64 16, i1 false)
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %16, double noundef 0.000000e+00, double noundef 0.000000e+00)
  %88 = getelementptr inbounds nuw { double, double }, ptr %15, i32 0, i32 0
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw { double, double }, ptr %15, i32 0, i32 1
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds nuw { double, double }, ptr %16, i32 0, i32 0
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw { double, double }, ptr %16, i32 0, i32 1
  %95 = load double, ptr %94, align 8
  %96 = call noundef zeroext i1 @_Zlt4DualS_(double %89, double %91, double %93, double %95)
  br i1 %96, label %97, label %111

97:                                               ; preds = %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %3, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %6, i64 16, i1 false)
  %98 = getelementptr inbounds nuw { double, double }, ptr %18, i32 0, i32 0
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw { double, double }, ptr %18, i32 0, i32 1
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw { double, double }, ptr %19, i32 0, i32 0
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw { double, double }, ptr %19, i32 0, i32 1
  %105 = load double, ptr %104, align 8
  %106 = call { double, double } @_Zmi4DualS_(double %99, double %101, double %103, double %105)
  %107 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  %108 = extractvalue { double, double } %106, 0
  store double %108, ptr %107, align 8
  %109 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 1
  %110 = extractvalue { double, double } %106, 1
  store double %110, ptr %109, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %17, i64 16, i1 false)
  br label %130

111:                                              ; preds = %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %6, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %4, i64 16, i1 false)
  %112 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 0
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 1
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  %119 = load double, ptr %118, align 8
  %120 = call { double, double } @_Zml4DualS_(double %113, double %115, double %117, double %119)
  %121 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 0
  %122 = extractvalue { double, double } %120, 0
  store double %122, ptr %121, align 8
  %123 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 1
  %124 = extractvalue { double, double } %120, 1
  store double %124, ptr %123, align 8
  %125 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 0
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 1
  %128 = load double, ptr %127, align 8
  %129 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZN4DualpLES_(ptr noundef nonnull align 8 dereferenceable(16) %3, double %126, double %128)
  br label %130

130:                                              ; preds = %111, %97
  br label %131

131:                                              ; preds = %130
  %132 = load i32, ptr %5, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %5, align 4
  br label %25, !llvm.loop !7

134:                                              ; preds = %25
  %135 = load { double, double }, ptr %3, align 8
  ret { double, double } %135
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1, double noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %9 = load double, ptr %5, align 8
  store double %9, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 1
  %11 = load double, ptr %6, align 8
  store double %11, ptr %10, align 8
  ret void
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_Z8functionIdET_S0_(double noundef %0) #0 comdat {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  store double %0, ptr %2, align 8
  store double 1.000000e+00, ptr %3, align 8
  store i32 1, ptr %4, align 4
  br label %6

6:                                                ; preds = %31, %1
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 6
  br i1 %8, label %9, label %34

9:                                                ; preds = %6
  %10 = load double, ptr %2, align 8
  %11 = load i32, ptr %4, align 4
  %12 = sitofp i32 %11 to double
  %13 = fmul double %10, %12
  %14 = call double @sin(double noundef %13) #4
  %15 = load double, ptr %2, align 8
  %16 = call double @exp(double noundef %15) #4
  %17 = fadd double 1.000000e+00, %16
  %18 = fdiv double %14, %17
  store double %18, ptr %5, align 8
  %19 = load double, ptr %5, align 8
  %20 = fcmp olt double %19, 0.000000e+00
  br i1 %20, label %21, label %25

21:                                               ; preds = %9
  %22 = load double, ptr %3, align 8
  %23 = load double, ptr %5, align 8
  %24 = fsub double %22, %23
  store double %24, ptr %3, align 8
  br label %30

25:                                               ; preds = %9
  %26 = load double, ptr %5, align 8
  %27 = load double, ptr %2, align 8
  %28 = load double, ptr %3, align 8
  %29 = call double @llvm.fmuladd.f64(double %26, double %27, double %28)
  store double %29, ptr %3, align 8
  br label %30

30:                                               ; preds = %25, %21
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %4, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %4, align 4
  br label %6, !llvm.loop !8

34:                                               ; preds = %6
  %35 = load double, ptr %3, align 8
  ret double %35
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local { double, double } @_Zdv4DualS_(double %0, double %1, double %2, double %3) #0 comdat {
  %5 = alloca %struct.Dual, align 8
  %6 = alloca %struct.Dual, align 8
  %7 = alloca %struct.Dual, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  store double %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = fdiv double %13, %15
  %17 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = fmul double %22, %24
  %26 = fneg double %25
  %27 = call double @llvm.fmuladd.f64(double %18, double %20, double %26)
  %28 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = fmul double %29, %31
  %33 = fdiv double %27, %32
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %5, double noundef %16, double noundef %33)
  %34 = load { double, double }, ptr %5, align 8
  ret { double, double } %34
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local { double, double } @_Z3sin4Dual(double %0, double %1) #0 comdat {
  %3 = alloca %struct.Dual, align 8
  %4 = alloca %struct.Dual, align 8
  %5 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  store double %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.Dual, ptr %4, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = call double @sin(double noundef %8) #4
  %10 = getelementptr inbounds nuw %struct.Dual, ptr %4, i32 0, i32 1
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Dual, ptr %4, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = call double @cos(double noundef %13) #4
  %15 = fmul double %11, %14
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %3, double noundef %9, double noundef %15)
  %16 = load { double, double }, ptr %3, align 8
  ret { double, double } %16
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local { double, double } @_Zml4DualS_(double %0, double %1, double %2, double %3) #0 comdat {
  %5 = alloca %struct.Dual, align 8
  %6 = alloca %struct.Dual, align 8
  %7 = alloca %struct.Dual, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  store double %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = fmul double %13, %15
  %17 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = fmul double %22, %24
  %26 = call double @llvm.fmuladd.f64(double %18, double %20, double %25)
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %5, double noundef %16, double noundef %26)
  %27 = load { double, double }, ptr %5, align 8
  ret { double, double } %27
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local { double, double } @_Zpl4DualS_(double %0, double %1, double %2, double %3) #0 comdat {
  %5 = alloca %struct.Dual, align 8
  %6 = alloca %struct.Dual, align 8
  %7 = alloca %struct.Dual, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  store double %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = fadd double %13, %15
  %17 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = fadd double %18, %20
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %5, double noundef %16, double noundef %21)
  %22 = load { double, double }, ptr %5, align 8
  ret { double, double } %22
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local { double, double } @_Z3exp4Dual(double %0, double %1) #0 comdat {
  %3 = alloca %struct.Dual, align 8
  %4 = alloca %struct.Dual, align 8
  %5 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  store double %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.Dual, ptr %4, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = call double @exp(double noundef %8) #4
  %10 = getelementptr inbounds nuw %struct.Dual, ptr %4, i32 0, i32 1
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Dual, ptr %4, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = call double @exp(double noundef %13) #4
  %15 = fmul double %11, %14
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %3, double noundef %9, double noundef %15)
  %16 = load { double, double }, ptr %3, align 8
  ret { double, double } %16
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_Zlt4DualS_(double %0, double %1, double %2, double %3) #0 comdat {
  %5 = alloca %struct.Dual, align 8
  %6 = alloca %struct.Dual, align 8
  %7 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  store double %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %1, ptr %8, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %2, ptr %9, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %3, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.Dual, ptr %5, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = fcmp olt double %12, %14
  ret i1 %15
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local { double, double } @_Zmi4DualS_(double %0, double %1, double %2, double %3) #0 comdat {
  %5 = alloca %struct.Dual, align 8
  %6 = alloca %struct.Dual, align 8
  %7 = alloca %struct.Dual, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  store double %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = fsub double %13, %15
  %17 = getelementptr inbounds nuw %struct.Dual, ptr %6, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = fsub double %18, %20
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %5, double noundef %16, double noundef %21)
  %22 = load { double, double }, ptr %5, align 8
  ret { double, double } %22
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZN4DualpLES_(ptr noundef nonnull align 8 dereferenceable(16) %0, double %1, double %2) #0 comdat align 2 {
  %4 = alloca %struct.Dual, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  store double %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %2, ptr %7, align 8
  store ptr %0, ptr %5, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds nuw %struct.Dual, ptr %4, i32 0, i32 0
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Dual, ptr %8, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = fadd double %12, %10
  store double %13, ptr %11, align 8
  %14 = getelementptr inbounds nuw %struct.Dual, ptr %4, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Dual, ptr %8, i32 0, i32 1
  %17 = load double, ptr %16, align 8
  %18 = fadd double %17, %15
  store double %18, ptr %16, align 8
  ret ptr %8
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nounwind
declare double @sin(double noundef) #1

; Function Attrs: nounwind
declare double @cos(double noundef) #1

; Function Attrs: nounwind
declare double @exp(double noundef) #1

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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

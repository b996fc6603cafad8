source_filename = "records.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.triple = type { double, double, double }
%struct.pair = type { float, float }
%struct.all = type { double, %struct.triple, double }

@__const.main.p = private unnamed_addr constant %struct.triple { double 2.000000e+00, double 3.000000e+00, double 4.000000e+00 }, align 8
@__const.main.d = private unnamed_addr constant %struct.triple { double 1.000000e+00, double 1.000000e+01, double 1.000000e+02 }, align 8
@enzyme_primal_return = external global i32, align 4
@enzyme_out = external global i32, align 4
@.str = private unnamed_addr constant [31 x i8] c"%.12g %.12g %.12g %.12g %.12g\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@enzyme_const = external global i32, align 4
@.str.2 = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1
@__const.main.small = private unnamed_addr constant %struct.pair { float 2.000000e+00, float 3.000000e+00 }, align 4
@.str.3 = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@__const.main.x = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 16
@__const.main.a = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 0.000000e+00, double 0.000000e+00], align 16
@__const.main.b = private unnamed_addr constant [3 x double] [double 0.000000e+00, double 1.000000e+00, double 1.000000e+00], align 16
@__const.main.c = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 1.000000e+00, double 1.000000e+00], align 16
@__const.main.e = private unnamed_addr constant [3 x double] [double 0.000000e+00, double 0.000000e+00, double 2.000000e+00], align 16
@enzyme_width = external global i32, align 4
@enzyme_dup = external global i32, align 4
@.str.4 = private unnamed_addr constant [37 x i8] c"%.12g %.12g %.12g %.12g %.12g %.12g\0A\00", align 1

define dso_local double @scaled(ptr noundef byval(%struct.triple) align 8 %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  store double %1, ptr %3, align 8
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 0
  %6 = load double, ptr %5, align 8
  %7 = fmul double %6, %4
  store double %7, ptr %5, align 8
  %8 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 0
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 0
  %11 = load double, ptr %10, align 8
  %12 = fmul double %9, %11
  %13 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = call double @llvm.fmuladd.f64(double %12, double %14, double %16)
  ret double %17
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local double @plain(ptr noundef byval(%struct.triple) align 8 %0) #0 {
  %2 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 0
  %3 = load double, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 0
  %5 = load double, ptr %4, align 8
  %6 = fmul double %3, %5
  %7 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 2
  %10 = load double, ptr %9, align 8
  %11 = call double @llvm.fmuladd.f64(double %6, double %8, double %10)
  ret double %11
}

define dso_local float @flat(<2 x float> %0) #2 {
  %2 = alloca %struct.pair, align 4
  store <2 x float> %0, ptr %2, align 4
  %3 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 0
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = fmul float %4, %6
  %8 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 1
  %9 = load float, ptr %8, align 4
  %10 = fmul float %7, %9
  ret float %10
}

define dso_local void @turned(ptr dead_on_unwind noalias writable sret(%struct.triple) align 8 %0, ptr noundef byval(%struct.triple) align 8 %1) #0 {
  %3 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.triple, ptr %1, i32 0, i32 0
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.triple, ptr %1, i32 0, i32 1
  %7 = load double, ptr %6, align 8
  %8 = fmul double %5, %7
  store double %8, ptr %3, align 8
  %9 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 1
  %10 = getelementptr inbounds nuw %struct.triple, ptr %1, i32 0, i32 1
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.triple, ptr %1, i32 0, i32 2
  %13 = load double, ptr %12, align 8
  %14 = fmul double %11, %13
  store double %14, ptr %9, align 8
  %15 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 2
  %16 = getelementptr inbounds nuw %struct.triple, ptr %1, i32 0, i32 2
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.triple, ptr %1, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  %20 = fmul double %17, %19
  store double %20, ptr %15, align 8
  ret void
}

define dso_local void @powers(ptr dead_on_unwind noalias writable sret(%struct.triple) align 8 %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  store double %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 0
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = fmul double %5, %6
  store double %7, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 1
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %3, align 8
  %11 = fmul double %9, %10
  %12 = load double, ptr %3, align 8
  %13 = fmul double %11, %12
  store double %13, ptr %8, align 8
  %14 = getelementptr inbounds nuw %struct.triple, ptr %0, i32 0, i32 2
  %15 = load double, ptr %3, align 8
  %16 = call double @sin(double noundef %15) #7
  store double %16, ptr %14, align 8
  ret void
}

declare double @sin(double noundef) #3

define dso_local void @in_place(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %36, %2
  %7 = load i32, ptr %5, align 4
  %8 = icmp slt i32 %7, 3
  br i1 %8, label %9, label %39

9:                                                ; preds = %6
  %10 = load ptr, ptr %3, align 8
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fmul double %14, %19
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %5, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  store double %20, ptr %24, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = load ptr, ptr %3, align 8
  %31 = load i32, ptr %5, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fadd double %34, %29
  store double %35, ptr %33, align 8
  br label %36

36:                                               ; preds = %9
  %37 = load i32, ptr %5, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %5, align 4
  br label %6, !llvm.loop !6

39:                                               ; preds = %6
  ret void
}

define dso_local i32 @main() #2 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.triple, align 8
  %3 = alloca %struct.triple, align 8
  %4 = alloca %struct.all, align 8
  %5 = alloca %struct.triple, align 8
  %6 = alloca %struct.pair, align 4
  %7 = alloca %struct.pair, align 4
  %8 = alloca %struct.triple, align 8
  %9 = alloca %struct.triple, align 8
  %10 = alloca [3 x double], align 16
  %11 = alloca [3 x double], align 16
  %12 = alloca [3 x double], align 16
  %13 = alloca [3 x double], align 16
  %14 = alloca [3 x double], align 16
  %15 = alloca [3 x double], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.p, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.d, i64 24, i1 false)
  %16 = load i32, ptr @enzyme_primal_return, align 4
  %17 = load i32, ptr @enzyme_out, align 4
  %18 = load i32, ptr @enzyme_out, align 4
  call void (ptr, ptr, ...) @__enzyme_autodiff_all(ptr dead_on_unwind writable sret(%struct.all) align 8 %4, ptr noundef @scaled, i32 noundef %16, i32 noundef %17, ptr noundef byval(%struct.triple) align 8 %2, i32 noundef %18, double noundef 5.000000e-01)
  %19 = getelementptr inbounds nuw %struct.all, ptr %4, i32 0, i32 0
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.all, ptr %4, i32 0, i32 1
  %22 = getelementptr inbounds nuw %struct.triple, ptr %21, i32 0, i32 0
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.all, ptr %4, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.triple, ptr %24, i32 0, i32 1
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.all, ptr %4, i32 0, i32 1
  %28 = getelementptr inbounds nuw %struct.triple, ptr %27, i32 0, i32 2
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.all, ptr %4, i32 0, i32 2
  %31 = load double, ptr %30, align 8
  %32 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %20, double noundef %23, double noundef %26, double noundef %29, double noundef %31)
  %33 = load i32, ptr @enzyme_const, align 4
  %34 = load i32, ptr @enzyme_out, align 4
  %35 = call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef @scaled, i32 noundef %33, ptr noundef byval(%struct.triple) align 8 %2, i32 noundef %34, double noundef 5.000000e-01)
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %35)
  call void @__enzyme_autodiff_triple(ptr dead_on_unwind writable sret(%struct.triple) align 8 %5, ptr noundef @plain, ptr noundef byval(%struct.triple) align 8 %2)
  %37 = getelementptr inbounds nuw %struct.triple, ptr %5, i32 0, i32 0
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.triple, ptr %5, i32 0, i32 1
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.triple, ptr %5, i32 0, i32 2
  %42 = load double, ptr %41, align 8
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %38, double noundef %40, double noundef %42)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 @__const.main.small, i64 8, i1 false)
  %44 = load <2 x float>, ptr %6, align 4
  %45 = call <2 x float> @__enzyme_autodiff_pair(ptr noundef @flat, <2 x float> %44)
  store <2 x float> %45, ptr %7, align 4
  %46 = getelementptr inbounds nuw %struct.pair, ptr %7, i32 0, i32 0
  %47 = load float, ptr %46, align 4
  %48 = fpext float %47 to double
  %49 = getelementptr inbounds nuw %struct.pair, ptr %7, i32 0, i32 1
  %50 = load float, ptr %49, align 4
  %51 = fpext float %50 to double
  %52 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, double noundef %48, double noundef %51)
  call void @__enzyme_fwddiff_triple(ptr dead_on_unwind writable sret(%struct.triple) align 8 %8, ptr noundef @turned, ptr noundef byval(%struct.triple) align 8 %2, ptr noundef byval(%struct.triple) align 8 %3)
  %53 = getelementptr inbounds nuw %struct.triple, ptr %8, i32 0, i32 0
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.triple, ptr %8, i32 0, i32 1
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.triple, ptr %8, i32 0, i32 2
  %58 = load double, ptr %57, align 8
  %59 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %54, double noundef %56, double noundef %58)
  call void @__enzyme_fwddiff_number(ptr dead_on_unwind writable sret(%struct.triple) align 8 %9, ptr noundef @powers, double noundef 2.000000e+00, double noundef 1.000000e+00)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 24, i1 false)
  %60 = getelementptr inbounds nuw %struct.triple, ptr %8, i32 0, i32 0
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.triple, ptr %8, i32 0, i32 1
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw %struct.triple, ptr %8, i32 0, i32 2
  %65 = load double, ptr %64, align 8
  %66 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %61, double noundef %63, double noundef %65)
  %67 = call double @__enzyme_autodiff_seeded(ptr noundef @powers, ptr noundef %3, double noundef 2.000000e+00)
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 @__const.main.x, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 @__const.main.a, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 16 @__const.main.b, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %13, i8 0, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 @__const.main.c, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %15, ptr align 16 @__const.main.e, i64 24, i1 false)
  %69 = load i32, ptr @enzyme_width, align 4
  %70 = load i32, ptr @enzyme_dup, align 4
  %71 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 0
  %72 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 0
  %73 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 0
  %74 = load i32, ptr @enzyme_dup, align 4
  %75 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 0
  %76 = getelementptr inbounds [3 x double], ptr %14, i64 0, i64 0
  %77 = getelementptr inbounds [3 x double], ptr %15, i64 0, i64 0
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @in_place, i32 noundef %69, i32 noundef 2, i32 noundef %70, ptr noundef %71, ptr noundef %72, ptr noundef %73, i32 noundef %74, ptr noundef %75, ptr noundef %76, ptr noundef %77)
  %78 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 0
  %79 = load double, ptr %78, align 16
  %80 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 1
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 2
  %83 = load double, ptr %82, align 16
  %84 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 0
  %85 = load double, ptr %84, align 16
  %86 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 1
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 2
  %89 = load double, ptr %88, align 16
  %90 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %79, double noundef %81, double noundef %83, double noundef %85, double noundef %87, double noundef %89)
  %91 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 0
  %92 = load double, ptr %91, align 16
  %93 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 1
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 2
  %96 = load double, ptr %95, align 16
  %97 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 0
  %98 = load double, ptr %97, align 16
  %99 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 1
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 2
  %102 = load double, ptr %101, align 16
  %103 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %92, double noundef %94, double noundef %96, double noundef %98, double noundef %100, double noundef %102)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare void @__enzyme_autodiff_all(ptr dead_on_unwind writable sret(%struct.all) align 8, ptr noundef, ...) #5

declare i32 @printf(ptr noundef, ...) #5

declare double @__enzyme_autodiff_d(ptr noundef, ...) #5

declare void @__enzyme_autodiff_triple(ptr dead_on_unwind writable sret(%struct.triple) align 8, ptr noundef, ptr noundef byval(%struct.triple) align 8) #5

declare <2 x float> @__enzyme_autodiff_pair(ptr noundef, <2 x float>) #5

declare void @__enzyme_fwddiff_triple(ptr dead_on_unwind writable sret(%struct.triple) align 8, ptr noundef, ptr noundef byval(%struct.triple) align 8, ptr noundef byval(%struct.triple) align 8) #5

declare void @__enzyme_fwddiff_number(ptr dead_on_unwind writable sret(%struct.triple) align 8, ptr noundef, double noundef, double noundef) #5

declare double @__enzyme_autodiff_seeded(ptr noundef, ptr noundef, double noundef) #5

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

declare void @__enzyme_autodiff(ptr noundef, ...) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}

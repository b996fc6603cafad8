source_filename = "registers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__enzyme_register_derivative_own = dso_local local_unnamed_addr global [2 x ptr] [ptr @own, ptr @own_tangent], align 16
@__enzyme_register_gradient_sum = dso_local local_unnamed_addr global [3 x ptr] [ptr @sum, ptr @sum_augmented, ptr @sum_reverse], align 16
@__const.main.x = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@enzyme_const = external local_unnamed_addr global i32, align 4
@enzyme_out = external local_unnamed_addr global i32, align 4
@enzyme_dup = external local_unnamed_addr global i32, align 4
@enzyme_width = external local_unnamed_addr global i32, align 4
@.str.1 = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"%.12g %.12g %.12g %.12g\0A\00", align 1

define dso_local double @cube(double %0, double %1) #0 {
  %3 = fmul double %0, %0
  %4 = fmul double %0, %3
  %5 = fmul double %1, %4
  ret double %5
}

define dso_local double @scaled(double %0, double %1, double noundef %2) #0 {
  %4 = tail call double @cube(double %0, double %1)
  %5 = fmul double %2, %4
  ret double %5
}

define dso_local double @powers(double noundef %0, i32 %1, double %2) #1 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %21

5:                                                ; preds = %3
  %6 = and i32 %1, 7
  %7 = icmp ult i32 %1, 8
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = and i32 %1, 2147483640
  br label %23

10:                                               ; preds = %23
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %10, %5
  %13 = phi double [ %0, %5 ], [ %33, %10 ]
  %14 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %14)
  br label %15

15:                                               ; preds = %15, %12
  %16 = phi double [ %18, %15 ], [ %13, %12 ]
  %17 = phi i32 [ %19, %15 ], [ 0, %12 ]
  %18 = fmul double %2, %16
  %19 = add i32 %17, 1
  %20 = icmp eq i32 %19, %6
  br i1 %20, label %21, label %15, !llvm.loop !9

21:                                               ; preds = %10, %15, %3
  %22 = phi double [ %0, %3 ], [ %33, %10 ], [ %18, %15 ]
  ret double %22

23:                                               ; preds = %23, %8
  %24 = phi double [ %0, %8 ], [ %33, %23 ]
  %25 = phi i32 [ 0, %8 ], [ %34, %23 ]
  %26 = fmul double %2, %24
  %27 = fmul double %2, %26
  %28 = fmul double %2, %27
  %29 = fmul double %2, %28
  %30 = fmul double %2, %29
  %31 = fmul double %2, %30
  %32 = fmul double %2, %31
  %33 = fmul double %2, %32
  %34 = add i32 %25, 8
  %35 = icmp eq i32 %34, %9
  br i1 %35, label %10, label %23, !llvm.loop !11
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define dso_local double @volume(<2 x float> %0, float %1, double noundef %2) #3 {
  %4 = shufflevector <2 x float> %0, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %5 = fmul <2 x float> %0, %4
  %6 = extractelement <2 x float> %5, i64 0
  %7 = fmul float %1, %6
  %8 = fmul float %1, %7
  %9 = fpext float %8 to double
  %10 = fmul double %2, %9
  ret double %10
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

define dso_local double @squares(ptr readonly captures(none) %0, i64 %1, double noundef %2) #5 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %27

5:                                                ; preds = %3
  %6 = and i64 %1, 3
  %7 = icmp ult i64 %1, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = and i64 %1, 9223372036854775804
  br label %29

10:                                               ; preds = %29
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %27, label %12

12:                                               ; preds = %10, %5
  %13 = phi i64 [ 0, %5 ], [ %52, %10 ]
  %14 = phi double [ 0.000000e+00, %5 ], [ %51, %10 ]
  %15 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ %24, %16 ], [ %13, %12 ]
  %18 = phi double [ %23, %16 ], [ %14, %12 ]
  %19 = phi i64 [ %25, %16 ], [ 0, %12 ]
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %21 = load double, ptr %20, align 8, !tbaa !13
  %22 = fmul double %2, %21
  %23 = tail call double @llvm.fmuladd.f64(double %22, double %21, double %18)
  %24 = add nuw nsw i64 %17, 1
  %25 = add i64 %19, 1
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %27, label %16, !llvm.loop !15

27:                                               ; preds = %10, %16, %3
  %28 = phi double [ 0.000000e+00, %3 ], [ %51, %10 ], [ %23, %16 ]
  ret double %28

29:                                               ; preds = %29, %8
  %30 = phi i64 [ 0, %8 ], [ %52, %29 ]
  %31 = phi double [ 0.000000e+00, %8 ], [ %51, %29 ]
  %32 = phi i64 [ 0, %8 ], [ %53, %29 ]
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %34 = load double, ptr %33, align 8, !tbaa !13
  %35 = fmul double %2, %34
  %36 = tail call double @llvm.fmuladd.f64(double %35, double %34, double %31)
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load double, ptr %38, align 8, !tbaa !13
  %40 = fmul double %2, %39
  %41 = tail call double @llvm.fmuladd.f64(double %40, double %39, double %36)
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %44 = load double, ptr %43, align 8, !tbaa !13
  %45 = fmul double %2, %44
  %46 = tail call double @llvm.fmuladd.f64(double %45, double %44, double %41)
  %47 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %49 = load double, ptr %48, align 8, !tbaa !13
  %50 = fmul double %2, %49
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %49, double %46)
  %52 = add nuw nsw i64 %30, 4
  %53 = add i64 %32, 4
  %54 = icmp eq i64 %53, %9
  br i1 %54, label %10, label %29, !llvm.loop !16
}

declare double @llvm.fmuladd.f64(double, double, double) #6

define dso_local double @both(double %0, double %1, double %2, double %3) #0 {
  %5 = fmul double %0, %2
  %6 = fmul double %1, %1
  %7 = fmul double %6, %3
  %8 = tail call double @llvm.fmuladd.f64(double %5, double %2, double %7)
  ret double %8
}

define dso_local double @own(double %0, double %1) #0 {
  %3 = fmul double %0, %0
  %4 = fmul double %0, %3
  %5 = fmul double %1, %4
  ret double %5
}

define dso_local double @own_tangent(double %0, double %1, double %2, double %3) #0 {
  %5 = fmul double %0, 3.000000e+00
  %6 = fmul double %0, %5
  %7 = fmul double %1, %6
  %8 = fmul double %0, %0
  %9 = fmul double %0, %8
  %10 = fmul double %9, %3
  %11 = tail call double @llvm.fmuladd.f64(double %7, double %2, double %10)
  %12 = fmul double %11, 1.000000e+02
  ret double %12
}

define dso_local double @with_own(double noundef %0) #7 {
  %2 = fmul double %0, 2.000000e+00
  %3 = tail call double @own(double %0, double %2)
  ret double %3
}

define dso_local double @sum(ptr readonly captures(none) %0, i64 %1, double noundef %2) #5 {
  %4 = tail call double @squares(ptr %0, i64 %1, double noundef %2)
  ret double %4
}

define dso_local double @sum_augmented(ptr readonly captures(none) %0, i64 %1, ptr readnone captures(none) %2, i64 %3, double noundef %4) #5 {
  %6 = tail call double @squares(ptr %0, i64 %1, double noundef %4)
  ret double %6
}

define dso_local double @sum_reverse(ptr readonly captures(none) %0, i64 %1, ptr captures(none) %2, i64 %3, double noundef %4, double noundef %5) #8 {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %6
  %9 = fmul double %5, 1.000000e+02
  %10 = fmul double %4, %9
  %11 = fmul double %10, 2.000000e+00
  %12 = and i64 %1, 1
  %13 = icmp eq i64 %1, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %8
  %15 = and i64 %1, 9223372036854775806
  br label %32

16:                                               ; preds = %32
  %17 = icmp eq i64 %12, 0
  br i1 %17, label %30, label %18

18:                                               ; preds = %16, %8
  %19 = phi i64 [ 0, %8 ], [ %53, %16 ]
  %20 = phi double [ 0.000000e+00, %8 ], [ %52, %16 ]
  %21 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %21)
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %19
  %23 = load double, ptr %22, align 8, !tbaa !13
  %24 = getelementptr inbounds nuw double, ptr %2, i64 %19
  %25 = load double, ptr %24, align 8, !tbaa !13
  %26 = tail call double @llvm.fmuladd.f64(double %11, double %23, double %25)
  store double %26, ptr %24, align 8, !tbaa !13
  %27 = load double, ptr %22, align 8, !tbaa !13
  %28 = fmul double %9, %27
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %27, double %20)
  br label %30

30:                                               ; preds = %18, %16, %6
  %31 = phi double [ 0.000000e+00, %6 ], [ %52, %16 ], [ %29, %18 ]
  ret double %31

32:                                               ; preds = %32, %14
  %33 = phi i64 [ 0, %14 ], [ %53, %32 ]
  %34 = phi double [ 0.000000e+00, %14 ], [ %52, %32 ]
  %35 = phi i64 [ 0, %14 ], [ %54, %32 ]
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %37 = load double, ptr %36, align 8, !tbaa !13
  %38 = getelementptr inbounds nuw double, ptr %2, i64 %33
  %39 = load double, ptr %38, align 8, !tbaa !13
  %40 = tail call double @llvm.fmuladd.f64(double %11, double %37, double %39)
  store double %40, ptr %38, align 8, !tbaa !13
  %41 = load double, ptr %36, align 8, !tbaa !13
  %42 = fmul double %9, %41
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %41, double %34)
  %44 = or disjoint i64 %33, 1
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !13
  %47 = getelementptr inbounds nuw double, ptr %2, i64 %44
  %48 = load double, ptr %47, align 8, !tbaa !13
  %49 = tail call double @llvm.fmuladd.f64(double %11, double %46, double %48)
  store double %49, ptr %47, align 8, !tbaa !13
  %50 = load double, ptr %45, align 8, !tbaa !13
  %51 = fmul double %9, %50
  %52 = tail call double @llvm.fmuladd.f64(double %51, double %50, double %43)
  %53 = add nuw nsw i64 %33, 2
  %54 = add i64 %35, 2
  %55 = icmp eq i64 %54, %15
  br i1 %55, label %16, label %32, !llvm.loop !17
}

define dso_local double @with_sum(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) #9 {
  %4 = sext i32 %1 to i64
  %5 = tail call double @sum(ptr %0, i64 %4, double noundef %2)
  %6 = fmul double %5, 2.000000e+00
  ret double %6
}

define dso_local noundef i32 @main() local_unnamed_addr #10 {
  %1 = alloca [3 x double], align 16
  %2 = alloca [3 x double], align 16
  %3 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %1, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %4 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %5 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %6 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @scaled, i32 noundef %4, double 2.000000e+00, double 3.000000e+00, i32 noundef %5, double noundef 5.000000e-01) #15
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %6)
  %8 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %9 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %10 = tail call double (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @scaled, i32 noundef %8, double 2.000000e+00, double 3.000000e+00, double 5.000000e+00, double 7.000000e+00, i32 noundef %9, double noundef 5.000000e-01) #15
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %10)
  %12 = tail call double (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @scaled, double 2.000000e+00, double 3.000000e+00, double 5.000000e+00, double 7.000000e+00, double noundef 5.000000e-01, double noundef 4.000000e+00) #15
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %12)
  %14 = tail call double (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @cube, double 2.000000e+00, double 3.000000e+00, double 5.000000e+00, double 7.000000e+00) #15
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %14)
  %16 = tail call double @__enzyme_fwddiff_fixed(ptr noundef nonnull @cube, double 2.000000e+00, double 3.000000e+00, double 5.000000e+00, double 7.000000e+00) #15
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %16)
  %18 = load i32, ptr @enzyme_width, align 4, !tbaa !5
  %19 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %20 = tail call { double, double } (ptr, ...) @__enzyme_fwddiff_two(ptr noundef nonnull @cube, i32 noundef %18, i32 noundef 2, i32 noundef %19, double 2.000000e+00, double 3.000000e+00, double 5.000000e+00, double 7.000000e+00, double 1.000000e+00, double 1.000000e+01) #15
  %21 = extractvalue { double, double } %20, 0
  %22 = extractvalue { double, double } %20, 1
  %23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %21, double noundef %22)
  %24 = tail call { double, double } (ptr, ...) @__enzyme_autodiff_pair(ptr noundef nonnull @cube, double 2.000000e+00, double 3.000000e+00) #15
  %25 = extractvalue { double, double } %24, 0
  %26 = extractvalue { double, double } %24, 1
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %25, double noundef %26)
  %28 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %29 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %30 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @powers, i32 noundef %28, double noundef 5.000000e-01, i32 noundef %29, i32 3, double 2.000000e+00) #15
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %30)
  %32 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %33 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %34 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @powers, i32 noundef %32, double noundef 5.000000e-01, i32 noundef %33, i32 3, double 2.000000e+00) #15
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %34)
  %36 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %37 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %38 = tail call double (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @powers, i32 noundef %36, double noundef 5.000000e-01, i32 noundef %37, i32 3, double 2.000000e+00, i32 0, double 1.000000e+01) #15
  %39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %38)
  %40 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %41 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %42 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @volume, i32 noundef %40, <2 x float> <float 2.000000e+00, float 3.000000e+00>, float 4.000000e+00, i32 noundef %41, double noundef 5.000000e-01) #15
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %42)
  %44 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %45 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %46 = tail call double (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @volume, i32 noundef %44, <2 x float> <float 2.000000e+00, float 3.000000e+00>, float 4.000000e+00, <2 x float> <float 1.000000e+00, float 1.000000e+01>, float 1.000000e+02, i32 noundef %45, double noundef 5.000000e-01) #15
  %47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %46)
  %48 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %49 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %50 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @squares, i32 noundef %48, ptr nonnull %1, i64 3, ptr nonnull %2, i64 3, i32 noundef %49, double noundef 5.000000e-01) #15
  %51 = load double, ptr %2, align 16, !tbaa !13
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %53 = load double, ptr %52, align 8, !tbaa !13
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %55 = load double, ptr %54, align 16, !tbaa !13
  %56 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %50, double noundef %51, double noundef %53, double noundef %55)
  %57 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @squares, ptr nonnull %1, i64 3, ptr nonnull %2, i64 3, double noundef 5.000000e-01) #15
  %58 = load double, ptr %2, align 16, !tbaa !13
  %59 = load double, ptr %52, align 8, !tbaa !13
  %60 = load double, ptr %54, align 16, !tbaa !13
  %61 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %57, double noundef %58, double noundef %59, double noundef %60)
  %62 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %63 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @both, i32 noundef %62, double 2.000000e+00, double 3.000000e+00, double 5.000000e+00, double 7.000000e+00, i32 noundef %62, double 1.100000e+01, double 1.300000e+01, double 1.700000e+01, double 1.900000e+01) #15
  %64 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %63)
  %65 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %66 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %67 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @both, i32 noundef %65, double 2.000000e+00, double 3.000000e+00, i32 noundef %66, double 1.100000e+01, double 1.300000e+01, double 1.700000e+01, double 1.900000e+01) #15
  %68 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %67)
  %69 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %70 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %71 = call { double, double } (ptr, ...) @__enzyme_autodiff_pair(ptr noundef nonnull @both, i32 noundef %69, double 2.000000e+00, double 3.000000e+00, i32 noundef %70, double 1.100000e+01, double 1.300000e+01) #15
  %72 = extractvalue { double, double } %71, 0
  %73 = extractvalue { double, double } %71, 1
  %74 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %72, double noundef %73)
  %75 = call double (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @with_own, double noundef 3.000000e+00, double noundef 1.000000e+00) #15
  %76 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %75)
  %77 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @with_sum, ptr noundef nonnull %1, ptr noundef nonnull %3, i32 noundef 3, double noundef 5.000000e-01) #15
  %78 = load double, ptr %3, align 16, !tbaa !13
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %80 = load double, ptr %79, align 8, !tbaa !13
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %82 = load double, ptr %81, align 16, !tbaa !13
  %83 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %77, double noundef %78, double noundef %80, double noundef %82)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #12

declare double @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #13

declare double @__enzyme_fwddiff(ptr noundef, ...) local_unnamed_addr #13

declare double @__enzyme_fwddiff_fixed(ptr noundef, double, double, double, double) local_unnamed_addr #13

declare { double, double } @__enzyme_fwddiff_two(ptr noundef, ...) local_unnamed_addr #13

declare { double, double } @__enzyme_autodiff_pair(ptr noundef, ...) local_unnamed_addr #13

declare void @llvm.assume(i1 noundef) #14

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #15 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !7, i64 0}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}

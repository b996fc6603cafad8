source_filename = "nested.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@enzyme_const = external local_unnamed_addr global i32, align 4
@enzyme_dup = external local_unnamed_addr global i32, align 4
@enzyme_dupnoneed = external local_unnamed_addr global i32, align 4
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@__const.main.c = private unnamed_addr constant [2 x double] [double 1.000000e+01, double 1.000000e+01], align 16
@__const.main.v = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 0.000000e+00], align 16
@__const.main.p = private unnamed_addr constant [2 x double] [double 9.000000e-01, double 0x3FE6666666666666], align 16
@__const.fit.x = private unnamed_addr constant [3 x double] [double 5.000000e-01, double 2.000000e-01, double -1.000000e-01], align 16
@__const.path.x = private unnamed_addr constant [2 x double] [double 0.000000e+00, double 8.000000e+00], align 16

define dso_local double @force(double noundef %0) #0 {
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %7 = fsub double 1.000000e+01, %0
  %8 = insertelement <2 x double> <double 1.000000e+01, double poison>, double %7, i64 1
  store <2 x double> %8, ptr %2, align 16, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, ptr noundef nonnull align 16 dereferenceable(16) @__const.path.x, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store double 1.000000e+00, ptr %6, align 8, !tbaa !9
  %9 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %10 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %11 = load i32, ptr @enzyme_dupnoneed, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @potential, i32 noundef %9, ptr noundef nonnull %2, i32 noundef %10, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %11, ptr noundef nonnull %5, ptr noundef nonnull %6) #12
  %12 = load double, ptr %4, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret double %12
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #4

define internal void @potential(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((0, 8)) %2) #5 {
  %4 = load double, ptr %0, align 8, !tbaa !9
  %5 = load double, ptr %1, align 8, !tbaa !9
  %6 = fsub double %4, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !9
  %11 = fsub double %8, %10
  %12 = fmul double %11, %11
  %13 = tail call double @llvm.fmuladd.f64(double %6, double %6, double %12)
  %14 = tail call double @llvm.sqrt.f64(double %13)
  %15 = fdiv double 1.000000e+00, %14
  store double %15, ptr %2, align 8, !tbaa !9
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define dso_local double @force_of_all(double noundef %0) #0 {
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %8 = fsub double 1.000000e+01, %0
  %9 = insertelement <2 x double> <double 1.000000e+01, double poison>, double %8, i64 1
  store <2 x double> %9, ptr %2, align 16, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, ptr noundef nonnull align 16 dereferenceable(16) @__const.path.x, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store double 0.000000e+00, ptr %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store double 1.000000e+00, ptr %7, align 8, !tbaa !9
  %10 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @potential, i32 noundef %10, ptr noundef nonnull %2, ptr noundef nonnull %3, i32 noundef %10, ptr noundef nonnull %4, ptr noundef nonnull %5, i32 noundef %10, ptr noundef nonnull %6, ptr noundef nonnull %7) #12
  %11 = load double, ptr %5, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret double %11
}

define dso_local void @forces(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store double 1.000000e+00, ptr %5, align 8, !tbaa !9
  %6 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %7 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %8 = load i32, ptr @enzyme_dupnoneed, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @potential, i32 noundef %6, ptr noundef %0, i32 noundef %7, ptr noundef %1, ptr noundef %2, i32 noundef %8, ptr noundef nonnull %4, ptr noundef nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

define dso_local void @forces_kept(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store double 0.000000e+00, ptr %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store double 1.000000e+00, ptr %5, align 8, !tbaa !9
  %6 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %7 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @potential, i32 noundef %6, ptr noundef %0, i32 noundef %7, ptr noundef %1, ptr noundef %2, i32 noundef %7, ptr noundef nonnull %4, ptr noundef nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

define dso_local noundef i32 @main() local_unnamed_addr #6 {
  %1 = alloca [2 x double], align 16
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = alloca [2 x double], align 16
  %8 = alloca [2 x double], align 16
  %9 = tail call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef nonnull @force, double noundef 3.000000e-01) #12
  %10 = tail call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @force, double noundef 3.000000e-01, double noundef 1.000000e+00) #12
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %9, double noundef %10)
  %12 = tail call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef nonnull @force_of_all, double noundef 3.000000e-01) #12
  %13 = tail call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @force_of_all, double noundef 3.000000e-01, double noundef 1.000000e+00) #12
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %12, double noundef %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.c, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, ptr noundef nonnull align 16 dereferenceable(16) @__const.path.x, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.v, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %15 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %16 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @forces, i32 noundef %15, ptr noundef nonnull %1, i32 noundef %16, ptr noundef nonnull %2, ptr noundef nonnull %3, i32 noundef %16, ptr noundef nonnull %4, ptr noundef nonnull %5) #12
  %17 = load double, ptr %5, align 16, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %17, double noundef %19)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %21 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %22 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @forces_kept, i32 noundef %21, ptr noundef nonnull %1, i32 noundef %22, ptr noundef nonnull %2, ptr noundef nonnull %3, i32 noundef %22, ptr noundef nonnull %4, ptr noundef nonnull %5) #12
  %23 = load double, ptr %5, align 16, !tbaa !9
  %24 = load double, ptr %18, align 8, !tbaa !9
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %23, double noundef %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %6, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.p, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %26 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @fit, i32 noundef %26, ptr noundef nonnull %6, ptr noundef nonnull %7) #12
  %27 = load double, ptr %7, align 16, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %27, double noundef %29)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %31 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @fit_on_heap, i32 noundef %31, ptr noundef nonnull %6, ptr noundef nonnull %7) #12
  %32 = load double, ptr %7, align 16, !tbaa !9
  %33 = load double, ptr %28, align 8, !tbaa !9
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %32, double noundef %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %8, align 16, !tbaa !9
  %35 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %36 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @fit, i32 noundef %35, ptr noundef nonnull %6, ptr noundef nonnull %8) #12
  %37 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %38 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @fit_on_heap, i32 noundef %37, ptr noundef nonnull %6, ptr noundef nonnull %8) #12
  %39 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %36, double noundef %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store <2 x double> <double 0.000000e+00, double 1.000000e+00>, ptr %8, align 16, !tbaa !9
  %40 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %41 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @fit, i32 noundef %40, ptr noundef nonnull %6, ptr noundef nonnull %8) #12
  %42 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %43 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @fit_on_heap, i32 noundef %42, ptr noundef nonnull %6, ptr noundef nonnull %8) #12
  %44 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %41, double noundef %43)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %45 = call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef nonnull @path, double noundef 3.000000e-01) #12
  %46 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @path, double noundef 3.000000e-01, double noundef 1.000000e+00) #12
  %47 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %45, double noundef %46)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  ret i32 0
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

declare double @__enzyme_autodiff_d(ptr noundef, ...) local_unnamed_addr #4

declare double @__enzyme_fwddiff_d(ptr noundef, ...) local_unnamed_addr #4

declare void @__enzyme_fwddiff(ptr noundef, ...) local_unnamed_addr #4

define internal double @fit(ptr noundef %0) #0 {
  %2 = alloca [3 x double], align 16
  %3 = alloca [3 x double], align 16
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, ptr noundef nonnull align 16 dereferenceable(24) @__const.fit.x, i64 24, i1 false)
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %13

8:                                                ; preds = %13
  %9 = extractelement <2 x double> %20, i64 1
  %10 = fmul double %9, 2.000000e+00
  %11 = extractelement <2 x double> %20, i64 0
  %12 = call double @llvm.fmuladd.f64(double %10, double %23, double %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret double %12

13:                                               ; preds = %1, %13
  %14 = phi i32 [ 0, %1 ], [ %24, %13 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store double 0.000000e+00, ptr %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store double 1.000000e+00, ptr %5, align 8, !tbaa !9
  %15 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %16 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %17 = load i32, ptr @enzyme_dupnoneed, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @energy, i32 noundef %15, ptr noundef %0, i32 noundef %16, ptr noundef nonnull %2, ptr noundef nonnull %3, i32 noundef %17, ptr noundef nonnull %4, ptr noundef nonnull %5) #12
  %18 = load <2 x double>, ptr %3, align 16, !tbaa !9
  %19 = load <2 x double>, ptr %2, align 16, !tbaa !9
  %20 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %18, <2 x double> splat (double -1.000000e-01), <2 x double> %19)
  store <2 x double> %20, ptr %2, align 16, !tbaa !9
  %21 = load double, ptr %6, align 16, !tbaa !9
  %22 = load double, ptr %7, align 16, !tbaa !9
  %23 = call double @llvm.fmuladd.f64(double %21, double -1.000000e-01, double %22)
  store double %23, ptr %7, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %24 = add nuw nsw i32 %14, 1
  %25 = icmp eq i32 %24, 20
  br i1 %25, label %8, label %13, !llvm.loop !11
}

define internal double @fit_on_heap(ptr noundef %0) #0 {
  %2 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #13
  %3 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #13
  store <2 x double> <double 5.000000e-01, double 2.000000e-01>, ptr %2, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double -1.000000e-01, ptr %4, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16
  br label %11

6:                                                ; preds = %11
  %7 = extractelement <2 x double> %17, i64 1
  %8 = fmul double %7, 2.000000e+00
  %9 = extractelement <2 x double> %17, i64 0
  %10 = tail call double @llvm.fmuladd.f64(double %8, double %20, double %9)
  tail call void @free(ptr noundef nonnull %2) #12
  tail call void @free(ptr noundef nonnull %3) #12
  ret double %10

11:                                               ; preds = %1, %11
  %12 = phi i32 [ 0, %1 ], [ %21, %11 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %13 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %14 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @energy_value, i32 noundef %13, ptr noundef %0, i32 noundef %14, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  %15 = load <2 x double>, ptr %3, align 8, !tbaa !9
  %16 = load <2 x double>, ptr %2, align 8, !tbaa !9
  %17 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %15, <2 x double> splat (double -1.000000e-01), <2 x double> %16)
  store <2 x double> %17, ptr %2, align 8, !tbaa !9
  %18 = load double, ptr %5, align 8, !tbaa !9
  %19 = load double, ptr %4, align 8, !tbaa !9
  %20 = tail call double @llvm.fmuladd.f64(double %18, double -1.000000e-01, double %19)
  store double %20, ptr %4, align 8, !tbaa !9
  %21 = add nuw nsw i32 %12, 1
  %22 = icmp eq i32 %21, 20
  br i1 %22, label %6, label %11, !llvm.loop !13
}

define internal double @path(double noundef %0) #0 {
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %7 = fsub double 1.000000e+01, %0
  %8 = insertelement <2 x double> <double 1.000000e+01, double poison>, double %7, i64 1
  store <2 x double> %8, ptr %2, align 16, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, ptr noundef nonnull align 16 dereferenceable(16) @__const.path.x, i64 16, i1 false)
  br label %9

9:                                                ; preds = %9, %1
  %10 = phi <2 x double> [ <double 7.500000e-01, double 0.000000e+00>, %1 ], [ %17, %9 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store double 1.000000e+00, ptr %6, align 8, !tbaa !9
  %11 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %12 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %13 = load i32, ptr @enzyme_dupnoneed, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @potential, i32 noundef %11, ptr noundef nonnull %2, i32 noundef %12, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %13, ptr noundef nonnull %5, ptr noundef nonnull %6) #12
  %14 = load <2 x double>, ptr %4, align 16, !tbaa !9
  %15 = load <2 x double>, ptr %3, align 16, !tbaa !9
  %16 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %10, <2 x double> splat (double 1.000000e-01), <2 x double> %15)
  store <2 x double> %16, ptr %3, align 16, !tbaa !9
  %17 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %14, <2 x double> splat (double -1.000000e-01), <2 x double> %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %18 = extractelement <2 x double> %16, i64 1
  %19 = fcmp ogt double %18, 0.000000e+00
  %20 = extractelement <2 x double> %16, i64 0
  %21 = fcmp olt double %20, 9.000000e+00
  %22 = select i1 %19, i1 %21, i1 false
  br i1 %22, label %9, label %23, !llvm.loop !14

23:                                               ; preds = %9
  %24 = call double @llvm.fmuladd.f64(double %20, double %20, double %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret double %24
}

declare double @llvm.fmuladd.f64(double, double, double) #8

define internal void @energy(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((0, 8)) %2) #5 {
  %4 = load <2 x double>, ptr %1, align 8, !tbaa !9
  %5 = load <2 x double>, ptr %0, align 8, !tbaa !9
  %6 = fneg <2 x double> %5
  %7 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %6, <2 x double> %5, <2 x double> %4)
  %8 = fmul <2 x double> %4, splat (double 1.000000e-01)
  %9 = fmul <2 x double> %4, %8
  %10 = fmul <2 x double> %4, %9
  %11 = fmul <2 x double> %4, %10
  %12 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %7, <2 x double> %7, <2 x double> %11)
  %13 = shufflevector <2 x double> %12, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %14 = fadd <2 x double> %12, %13
  %15 = extractelement <2 x double> %14, i64 0
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = extractelement <2 x double> %6, i64 0
  %19 = extractelement <2 x double> %5, i64 0
  %20 = tail call double @llvm.fmuladd.f64(double %18, double %19, double %17)
  %21 = fmul double %17, 1.000000e-01
  %22 = fmul double %17, %21
  %23 = fmul double %17, %22
  %24 = fmul double %17, %23
  %25 = tail call double @llvm.fmuladd.f64(double %20, double %20, double %24)
  %26 = fadd double %15, %25
  store double %26, ptr %2, align 8, !tbaa !9
  ret void
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #9

define internal double @energy_value(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #5 {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @energy(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3)
  %4 = load double, ptr %3, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret double %4
}

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #10

declare double @llvm.sqrt.f64(double) #11

declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #11

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { nounwind allocsize(0) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}

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
@__const.path.v = private unnamed_addr constant [2 x double] [double 7.500000e-01, double 0.000000e+00], align 16

define dso_local double @force(double noundef %0) #0 {
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  store double 1.000000e+01, ptr %2, align 16, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = fsub double 1.000000e+01, %0
  store double %8, ptr %7, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, ptr noundef nonnull align 16 dereferenceable(16) @__const.path.x, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  store double 1.000000e+00, ptr %6, align 8, !tbaa !9
  %9 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %10 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %11 = load i32, ptr @enzyme_dupnoneed, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @potential, i32 noundef %9, ptr noundef nonnull %2, i32 noundef %10, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %11, ptr noundef nonnull %5, ptr noundef nonnull %6) #13
  %12 = load double, ptr %4, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
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
  %14 = tail call double @sqrt(double noundef %13) #13, !tbaa !5
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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  store double 1.000000e+01, ptr %2, align 16, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = fsub double 1.000000e+01, %0
  store double %9, ptr %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, ptr noundef nonnull align 16 dereferenceable(16) @__const.path.x, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  store double 0.000000e+00, ptr %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  store double 1.000000e+00, ptr %7, align 8, !tbaa !9
  %10 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @potential, i32 noundef %10, ptr noundef nonnull %2, ptr noundef nonnull %3, i32 noundef %10, ptr noundef nonnull %4, ptr noundef nonnull %5, i32 noundef %10, ptr noundef nonnull %6, ptr noundef nonnull %7) #13
  %11 = load double, ptr %5, align 16, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret double %11
}

define dso_local void @forces(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store double 1.000000e+00, ptr %5, align 8, !tbaa !9
  %6 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %7 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %8 = load i32, ptr @enzyme_dupnoneed, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @potential, i32 noundef %6, ptr noundef %0, i32 noundef %7, ptr noundef %1, ptr noundef %2, i32 noundef %8, ptr noundef nonnull %4, ptr noundef nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret void
}

define dso_local void @forces_kept(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  store double 0.000000e+00, ptr %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store double 1.000000e+00, ptr %5, align 8, !tbaa !9
  %6 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %7 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @potential, i32 noundef %6, ptr noundef %0, i32 noundef %7, ptr noundef %1, ptr noundef %2, i32 noundef %7, ptr noundef nonnull %4, ptr noundef nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
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
  %9 = tail call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef nonnull @force, double noundef 3.000000e-01) #13
  %10 = tail call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @force, double noundef 3.000000e-01, double noundef 1.000000e+00) #13
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %9, double noundef %10)
  %12 = tail call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef nonnull @force_of_all, double noundef 3.000000e-01) #13
  %13 = tail call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @force_of_all, double noundef 3.000000e-01, double noundef 1.000000e+00) #13
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %12, double noundef %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.c, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, ptr noundef nonnull align 16 dereferenceable(16) @__const.path.x, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.v, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %15 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %16 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @forces, i32 noundef %15, ptr noundef nonnull %1, i32 noundef %16, ptr noundef nonnull %2, ptr noundef nonnull %3, i32 noundef %16, ptr noundef nonnull %4, ptr noundef nonnull %5) #13
  %17 = load double, ptr %5, align 16, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %19 = load double, ptr %18, align 8, !tbaa !9
  %20 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %17, double noundef %19)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %21 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %22 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @forces_kept, i32 noundef %21, ptr noundef nonnull %1, i32 noundef %22, ptr noundef nonnull %2, ptr noundef nonnull %3, i32 noundef %22, ptr noundef nonnull %4, ptr noundef nonnull %5) #13
  %23 = load double, ptr %5, align 16, !tbaa !9
  %24 = load double, ptr %18, align 8, !tbaa !9
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %23, double noundef %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %6, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.p, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %26 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @fit, i32 noundef %26, ptr noundef nonnull %6, ptr noundef nonnull %7) #13
  %27 = load double, ptr %7, align 16, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %27, double noundef %29)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %31 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @fit_on_heap, i32 noundef %31, ptr noundef nonnull %6, ptr noundef nonnull %7) #13
  %32 = load double, ptr %7, align 16, !tbaa !9
  %33 = load double, ptr %28, align 8, !tbaa !9
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %32, double noundef %33)
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 8
  br label %40

36:                                               ; preds = %40
  %37 = call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef nonnull @path, double noundef 3.000000e-01) #13
  %38 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @path, double noundef 3.000000e-01, double noundef 1.000000e+00) #13
  %39 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %37, double noundef %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #13
  ret i32 0

40:                                               ; preds = %0, %40
  %41 = phi i32 [ 0, %0 ], [ %51, %40 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  %42 = xor i32 %41, 1
  %43 = uitofp nneg i32 %42 to double
  store double %43, ptr %8, align 16, !tbaa !9
  %44 = icmp eq i32 %41, 1
  %45 = uitofp i1 %44 to double
  store double %45, ptr %35, align 8, !tbaa !9
  %46 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %47 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @fit, i32 noundef %46, ptr noundef nonnull %6, ptr noundef nonnull %8) #13
  %48 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %49 = call double (ptr, ...) @__enzyme_fwddiff_d(ptr noundef nonnull @fit_on_heap, i32 noundef %48, ptr noundef nonnull %6, ptr noundef nonnull %8) #13
  %50 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %47, double noundef %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  %51 = add nuw nsw i32 %41, 1
  %52 = icmp eq i32 %41, 0
  br i1 %52, label %40, label %36, !llvm.loop !11
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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, ptr noundef nonnull align 16 dereferenceable(24) @__const.fit.x, i64 24, i1 false)
  br label %14

6:                                                ; preds = %19
  %7 = load double, ptr %2, align 16, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = fmul double %9, 2.000000e+00
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %12 = load double, ptr %11, align 16, !tbaa !9
  %13 = call double @llvm.fmuladd.f64(double %10, double %12, double %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret double %13

14:                                               ; preds = %1, %19
  %15 = phi i32 [ 0, %1 ], [ %20, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  store double 0.000000e+00, ptr %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store double 1.000000e+00, ptr %5, align 8, !tbaa !9
  %16 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %17 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %18 = load i32, ptr @enzyme_dupnoneed, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @energy, i32 noundef %16, ptr noundef %0, i32 noundef %17, ptr noundef nonnull %2, ptr noundef nonnull %3, i32 noundef %18, ptr noundef nonnull %4, ptr noundef nonnull %5) #13
  br label %22

19:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  %20 = add nuw nsw i32 %15, 1
  %21 = icmp eq i32 %20, 20
  br i1 %21, label %6, label %14, !llvm.loop !14

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %29, %22 ]
  %24 = getelementptr inbounds nuw double, ptr %3, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %23
  %27 = load double, ptr %26, align 8, !tbaa !9
  %28 = call double @llvm.fmuladd.f64(double %25, double -1.000000e-01, double %27)
  store double %28, ptr %26, align 8, !tbaa !9
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, 3
  br i1 %30, label %19, label %22, !llvm.loop !15
}

define internal double @fit_on_heap(ptr noundef %0) #0 {
  %2 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #14
  %3 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #14
  store double 5.000000e-01, ptr %2, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double 2.000000e-01, ptr %4, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double -1.000000e-01, ptr %5, align 8, !tbaa !9
  br label %12

6:                                                ; preds = %16
  %7 = load double, ptr %2, align 8, !tbaa !9
  %8 = load double, ptr %4, align 8, !tbaa !9
  %9 = fmul double %8, 2.000000e+00
  %10 = load double, ptr %5, align 8, !tbaa !9
  %11 = tail call double @llvm.fmuladd.f64(double %9, double %10, double %7)
  tail call void @free(ptr noundef %2) #13
  tail call void @free(ptr noundef %3) #13
  ret double %11

12:                                               ; preds = %1, %16
  %13 = phi i32 [ 0, %1 ], [ %17, %16 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %14 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %15 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  tail call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @energy_value, i32 noundef %14, ptr noundef %0, i32 noundef %15, ptr noundef nonnull %2, ptr noundef nonnull %3) #13
  br label %19

16:                                               ; preds = %19
  %17 = add nuw nsw i32 %13, 1
  %18 = icmp eq i32 %17, 20
  br i1 %18, label %6, label %12, !llvm.loop !16

19:                                               ; preds = %12, %19
  %20 = phi i64 [ 0, %12 ], [ %26, %19 ]
  %21 = getelementptr inbounds nuw double, ptr %3, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw double, ptr %2, i64 %20
  %24 = load double, ptr %23, align 8, !tbaa !9
  %25 = tail call double @llvm.fmuladd.f64(double %22, double -1.000000e-01, double %24)
  store double %25, ptr %23, align 8, !tbaa !9
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, 3
  br i1 %27, label %16, label %19, !llvm.loop !17
}

define internal double @path(double noundef %0) #0 {
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  store double 1.000000e+01, ptr %2, align 16, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = fsub double 1.000000e+01, %0
  store double %9, ptr %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, ptr noundef nonnull align 16 dereferenceable(16) @__const.path.x, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, ptr noundef nonnull align 16 dereferenceable(16) @__const.path.v, i64 16, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %11

11:                                               ; preds = %15, %1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  store double 1.000000e+00, ptr %7, align 8, !tbaa !9
  %12 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %13 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %14 = load i32, ptr @enzyme_dupnoneed, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @potential, i32 noundef %12, ptr noundef nonnull %2, i32 noundef %13, ptr noundef nonnull %3, ptr noundef nonnull %5, i32 noundef %14, ptr noundef nonnull %6, ptr noundef nonnull %7) #13
  br label %21

15:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %16 = load double, ptr %10, align 8, !tbaa !9
  %17 = fcmp ogt double %16, 0.000000e+00
  %18 = load double, ptr %3, align 16
  %19 = fcmp olt double %18, 9.000000e+00
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %11, label %33, !llvm.loop !18

21:                                               ; preds = %11, %21
  %22 = phi i64 [ 0, %11 ], [ %31, %21 ]
  %23 = getelementptr inbounds nuw double, ptr %4, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %22
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = call double @llvm.fmuladd.f64(double %24, double 1.000000e-01, double %26)
  store double %27, ptr %25, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw double, ptr %5, i64 %22
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = call double @llvm.fmuladd.f64(double %29, double -1.000000e-01, double %24)
  store double %30, ptr %23, align 8, !tbaa !9
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %22, 0
  br i1 %32, label %21, label %15, !llvm.loop !19

33:                                               ; preds = %15
  %34 = call double @llvm.fmuladd.f64(double %18, double %18, double %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  ret double %34
}

declare double @sqrt(double noundef) local_unnamed_addr #8

declare double @llvm.fmuladd.f64(double, double, double) #9

define internal void @energy(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #10 {
  br label %5

4:                                                ; preds = %5
  store double %20, ptr %2, align 8, !tbaa !9
  ret void

5:                                                ; preds = %3, %5
  %6 = phi i64 [ 0, %3 ], [ %21, %5 ]
  %7 = phi double [ 0.000000e+00, %3 ], [ %20, %5 ]
  %8 = getelementptr inbounds nuw double, ptr %1, i64 %6
  %9 = load double, ptr %8, align 8, !tbaa !9
  %10 = and i64 %6, 1
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = fneg double %12
  %14 = tail call double @llvm.fmuladd.f64(double %13, double %12, double %9)
  %15 = fmul double %9, 1.000000e-01
  %16 = fmul double %9, %15
  %17 = fmul double %9, %16
  %18 = fmul double %9, %17
  %19 = tail call double @llvm.fmuladd.f64(double %14, double %14, double %18)
  %20 = fadd double %7, %19
  %21 = add nuw nsw i64 %6, 1
  %22 = icmp eq i64 %21, 3
  br i1 %22, label %4, label %5, !llvm.loop !20
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #11

define internal double @energy_value(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #10 {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  call void @energy(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3)
  %4 = load double, ptr %3, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret double %4
}

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #12

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { nounwind }
attributes #14 = { nounwind allocsize(0) }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = distinct !{!20, !12, !13}

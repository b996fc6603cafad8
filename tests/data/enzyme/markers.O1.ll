source_filename = "markers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.x = private unnamed_addr constant [2 x double] [double 1.000000e+00, double 2.000000e+00], align 16
@__const.main.y = private unnamed_addr constant [2 x double] [double 3.000000e+00, double 4.000000e+00], align 16
@enzyme_interleave = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"%g %g %g %g\0A\00", align 1
@__const.main.lanes = private unnamed_addr constant [2 x [2 x double]] [[2 x double] [double 1.000000e+00, double 0.000000e+00], [2 x double] [double 0.000000e+00, double 1.000000e+01]], align 16
@enzyme_width = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_dupv = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@enzyme_byref = dso_local local_unnamed_addr global i32 0, align 4
@__const.main.buffers = private unnamed_addr constant [2 x [2 x double]] [[2 x double] [double 1.000000e+00, double 1.000000e+00], [2 x double] [double 2.000000e+00, double 3.000000e+00]], align 16
@enzyme_buffer = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_vector = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_const_return = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_not_overwritten = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_out = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_dupnoneed = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4

define dso_local double @dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = load double, ptr %1, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load double, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !9
  %9 = fmul double %6, %8
  %10 = tail call double @llvm.fmuladd.f64(double %3, double %4, double %9)
  ret double %10
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local noundef double @square(double noundef %0) #2 {
  %2 = fmul double %0, %0
  ret double %2
}

define dso_local noundef double @store(double noundef %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) #3 {
  %3 = fmul double %0, %0
  %4 = fmul double %0, %3
  store double %4, ptr %1, align 8, !tbaa !9
  ret double %3
}

define dso_local noundef i32 @main() local_unnamed_addr #4 {
  %1 = alloca [2 x double], align 16
  %2 = alloca [2 x double], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca [2 x [2 x double]], align 16
  %6 = alloca double, align 8
  %7 = alloca [2 x [2 x double]], align 16
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.x, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.y, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %10 = load i32, ptr @enzyme_interleave, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @dot, ptr noundef nonnull %1, ptr noundef nonnull %2, i32 noundef %10, ptr noundef nonnull %3, ptr noundef nonnull %4) #10
  %11 = load double, ptr %3, align 16, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = load double, ptr %4, align 16, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %11, double noundef %13, double noundef %14, double noundef %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull align 16 dereferenceable(32) @__const.main.lanes, i64 32, i1 false)
  %18 = load i32, ptr @enzyme_width, align 4, !tbaa !5
  %19 = load i32, ptr @enzyme_dupv, align 4, !tbaa !5
  %20 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %21 = call { double, double } (ptr, ...) @__enzyme_fwddiff_two(ptr noundef nonnull @dot, i32 noundef %18, i32 noundef 2, i32 noundef %19, i64 noundef 16, ptr noundef nonnull %1, ptr noundef nonnull %5, i32 noundef %20, ptr noundef nonnull %2) #10
  %22 = extractvalue { double, double } %21, 0
  %23 = extractvalue { double, double } %21, 1
  %24 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %22, double noundef %23)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  store double 1.500000e+00, ptr %6, align 8, !tbaa !9
  %25 = load i32, ptr @enzyme_byref, align 4, !tbaa !5
  %26 = call double (ptr, ...) @__enzyme_autodiff_number(ptr noundef nonnull @square, i32 noundef %25, i32 noundef 8, ptr noundef nonnull %6) #10
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, ptr noundef nonnull align 16 dereferenceable(32) @__const.main.buffers, i64 32, i1 false)
  %28 = load i32, ptr @enzyme_width, align 4, !tbaa !5
  %29 = load i32, ptr @enzyme_buffer, align 4, !tbaa !5
  %30 = load i32, ptr @enzyme_vector, align 4, !tbaa !5
  %31 = call { double, double } (ptr, ...) @__enzyme_batch(ptr noundef nonnull @dot, i32 noundef %28, i32 noundef 2, i32 noundef %29, i64 noundef 16, ptr noundef nonnull %7, i32 noundef %30, ptr noundef nonnull %1, ptr noundef nonnull %2) #10
  %32 = extractvalue { double, double } %31, 0
  %33 = extractvalue { double, double } %31, 1
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %32, double noundef %33)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  store double 0.000000e+00, ptr %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #10
  store double 1.000000e+00, ptr %9, align 8, !tbaa !9
  %35 = load i32, ptr @enzyme_const_return, align 4, !tbaa !5
  %36 = load i32, ptr @enzyme_not_overwritten, align 4, !tbaa !5
  %37 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %38 = load i32, ptr @enzyme_dupnoneed, align 4, !tbaa !5
  %39 = call double (ptr, ...) @__enzyme_autodiff_number(ptr noundef nonnull @store, i32 noundef %35, i32 noundef %36, i32 noundef %37, double noundef 2.000000e+00, i32 noundef %38, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %40 = load double, ptr %9, align 8, !tbaa !9
  %41 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %39, double noundef %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #8

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #9

declare { double, double } @__enzyme_fwddiff_two(ptr noundef, ...) local_unnamed_addr #8

declare double @__enzyme_autodiff_number(ptr noundef, ...) local_unnamed_addr #8

declare { double, double } @__enzyme_batch(ptr noundef, ...) local_unnamed_addr #8

declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nounwind }

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

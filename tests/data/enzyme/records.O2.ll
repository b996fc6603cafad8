source_filename = "records.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.triple = type { double, double, double }
%struct.all = type { double, %struct.triple, double }

@__const.main.p = private unnamed_addr constant %struct.triple { double 2.000000e+00, double 3.000000e+00, double 4.000000e+00 }, align 8
@__const.main.d = private unnamed_addr constant %struct.triple { double 1.000000e+00, double 1.000000e+01, double 1.000000e+02 }, align 8
@enzyme_primal_return = external local_unnamed_addr global i32, align 4
@enzyme_out = external local_unnamed_addr global i32, align 4
@.str = private unnamed_addr constant [31 x i8] c"%.12g %.12g %.12g %.12g %.12g\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@enzyme_const = external local_unnamed_addr global i32, align 4
@.str.2 = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@__const.main.x = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 16
@__const.main.a = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 0.000000e+00, double 0.000000e+00], align 16
@__const.main.b = private unnamed_addr constant [3 x double] [double 0.000000e+00, double 1.000000e+00, double 1.000000e+00], align 16
@__const.main.c = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 1.000000e+00, double 1.000000e+00], align 16
@__const.main.e = private unnamed_addr constant [3 x double] [double 0.000000e+00, double 0.000000e+00, double 2.000000e+00], align 16
@enzyme_width = external local_unnamed_addr global i32, align 4
@enzyme_dup = external local_unnamed_addr global i32, align 4
@.str.4 = private unnamed_addr constant [37 x i8] c"%.12g %.12g %.12g %.12g %.12g %.12g\0A\00", align 1

define dso_local double @scaled(ptr noundef readonly byval(%struct.triple) align 8 captures(none) %0, double noundef %1) #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = fmul double %1, %3
  %5 = fmul double %4, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load double, ptr %6, align 8, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load double, ptr %8, align 8, !tbaa !13
  %10 = tail call double @llvm.fmuladd.f64(double %5, double %7, double %9)
  ret double %10
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local double @plain(ptr noundef readonly byval(%struct.triple) align 8 captures(none) %0) #0 {
  %2 = load double, ptr %0, align 8, !tbaa !9
  %3 = fmul double %2, %2
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load double, ptr %4, align 8, !tbaa !12
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load double, ptr %6, align 8, !tbaa !13
  %8 = tail call double @llvm.fmuladd.f64(double %3, double %5, double %7)
  ret double %8
}

define dso_local float @flat(<2 x float> %0) #2 {
  %2 = fmul <2 x float> %0, %0
  %3 = shufflevector <2 x float> %0, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %4 = fmul <2 x float> %3, %2
  %5 = extractelement <2 x float> %4, i64 0
  ret float %5
}

define dso_local void @turned(ptr dead_on_unwind noalias writable writeonly sret(%struct.triple) align 8 captures(none) initializes((0, 24)) %0, ptr noundef readonly byval(%struct.triple) align 8 captures(none) %1) #3 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = load <2 x double>, ptr %1, align 8, !tbaa !14
  %6 = load double, ptr %4, align 8, !tbaa !13
  %7 = load <2 x double>, ptr %3, align 8, !tbaa !14
  %8 = fmul <2 x double> %5, %7
  store <2 x double> %8, ptr %0, align 8, !tbaa !14
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = extractelement <2 x double> %5, i64 0
  %11 = fmul double %10, %6
  store double %11, ptr %9, align 8, !tbaa !13
  ret void
}

define dso_local void @powers(ptr dead_on_unwind noalias writable writeonly sret(%struct.triple) align 8 captures(none) initializes((0, 24)) %0, double noundef %1) #4 {
  %3 = fmul double %1, %1
  store double %3, ptr %0, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = fmul double %1, %3
  store double %5, ptr %4, align 8, !tbaa !12
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = tail call double @sin(double noundef %1) #12, !tbaa !5
  store double %7, ptr %6, align 8, !tbaa !13
  ret void
}

declare double @sin(double noundef) local_unnamed_addr #5

define dso_local void @in_place(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 24)) %1) #3 {
  %3 = load double, ptr %0, align 8, !tbaa !14
  %4 = fmul double %3, %3
  store double %4, ptr %1, align 8, !tbaa !14
  %5 = load double, ptr %0, align 8, !tbaa !14
  %6 = fadd double %4, %5
  store double %6, ptr %0, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !14
  %9 = fmul double %8, %8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store double %9, ptr %10, align 8, !tbaa !14
  %11 = load double, ptr %7, align 8, !tbaa !14
  %12 = fadd double %9, %11
  store double %12, ptr %7, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load double, ptr %13, align 8, !tbaa !14
  %15 = fmul double %14, %14
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store double %15, ptr %16, align 8, !tbaa !14
  %17 = load double, ptr %13, align 8, !tbaa !14
  %18 = fadd double %15, %17
  store double %18, ptr %13, align 8, !tbaa !14
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

define dso_local noundef i32 @main() local_unnamed_addr #7 {
  %1 = alloca %struct.triple, align 8
  %2 = alloca %struct.all, align 8
  %3 = alloca %struct.triple, align 8
  %4 = alloca %struct.triple, align 8
  %5 = alloca %struct.triple, align 8
  %6 = alloca [3 x double], align 16
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = alloca [3 x double], align 16
  %11 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(24) @__const.main.d, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %12 = load i32, ptr @enzyme_primal_return, align 4, !tbaa !5
  %13 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  call void (ptr, ptr, ...) @__enzyme_autodiff_all(ptr dead_on_unwind nonnull writable sret(%struct.all) align 8 %2, ptr noundef nonnull @scaled, i32 noundef %12, i32 noundef %13, ptr noundef nonnull byval(%struct.triple) align 8 @__const.main.p, i32 noundef %13, double noundef 5.000000e-01) #12
  %14 = load double, ptr %2, align 8, !tbaa !15
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !17
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = load double, ptr %17, align 8, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = load double, ptr %19, align 8, !tbaa !19
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %22 = load double, ptr %21, align 8, !tbaa !20
  %23 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %14, double noundef %16, double noundef %18, double noundef %20, double noundef %22)
  %24 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %25 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %26 = call double (ptr, ...) @__enzyme_autodiff_d(ptr noundef nonnull @scaled, i32 noundef %24, ptr noundef nonnull byval(%struct.triple) align 8 @__const.main.p, i32 noundef %25, double noundef 5.000000e-01) #12
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @__enzyme_autodiff_triple(ptr dead_on_unwind nonnull writable sret(%struct.triple) align 8 %3, ptr noundef nonnull @plain, ptr noundef nonnull byval(%struct.triple) align 8 @__const.main.p) #12
  %28 = load double, ptr %3, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %30 = load double, ptr %29, align 8, !tbaa !12
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load double, ptr %31, align 8, !tbaa !13
  %33 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %28, double noundef %30, double noundef %32)
  %34 = call <2 x float> @__enzyme_autodiff_pair(ptr noundef nonnull @flat, <2 x float> <float 2.000000e+00, float 3.000000e+00>) #12
  %35 = extractelement <2 x float> %34, i64 0
  %36 = fpext float %35 to double
  %37 = extractelement <2 x float> %34, i64 1
  %38 = fpext float %37 to double
  %39 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %36, double noundef %38)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @__enzyme_fwddiff_triple(ptr dead_on_unwind nonnull writable sret(%struct.triple) align 8 %4, ptr noundef nonnull @turned, ptr noundef nonnull byval(%struct.triple) align 8 @__const.main.p, ptr noundef nonnull byval(%struct.triple) align 8 @__const.main.d) #12
  %40 = load double, ptr %4, align 8, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !12
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %44 = load double, ptr %43, align 8, !tbaa !13
  %45 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %40, double noundef %42, double noundef %44)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @__enzyme_fwddiff_number(ptr dead_on_unwind nonnull writable sret(%struct.triple) align 8 %5, ptr noundef nonnull @powers, double noundef 2.000000e+00, double noundef 1.000000e+00) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %5, i64 24, i1 false), !tbaa.struct !21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %46 = load double, ptr %4, align 8, !tbaa !9
  %47 = load double, ptr %41, align 8, !tbaa !12
  %48 = load double, ptr %43, align 8, !tbaa !13
  %49 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %46, double noundef %47, double noundef %48)
  %50 = call double @__enzyme_autodiff_seeded(ptr noundef nonnull @powers, ptr noundef nonnull %1, double noundef 2.000000e+00) #12
  %51 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %50)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %6, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.x, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %7, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.a, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %8, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.b, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %10, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.c, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %11, ptr noundef nonnull align 16 dereferenceable(24) @__const.main.e, i64 24, i1 false)
  %52 = load i32, ptr @enzyme_width, align 4, !tbaa !5
  %53 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @in_place, i32 noundef %52, i32 noundef 2, i32 noundef %53, ptr noundef nonnull %6, ptr noundef nonnull %7, ptr noundef nonnull %8, i32 noundef %53, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef nonnull %11) #12
  %54 = load double, ptr %6, align 16, !tbaa !14
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %56 = load double, ptr %55, align 8, !tbaa !14
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %58 = load double, ptr %57, align 16, !tbaa !14
  %59 = load double, ptr %9, align 16, !tbaa !14
  %60 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %61 = load double, ptr %60, align 8, !tbaa !14
  %62 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %63 = load double, ptr %62, align 16, !tbaa !14
  %64 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %54, double noundef %56, double noundef %58, double noundef %59, double noundef %61, double noundef %63)
  %65 = load double, ptr %7, align 16, !tbaa !14
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %67 = load double, ptr %66, align 8, !tbaa !14
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %69 = load double, ptr %68, align 16, !tbaa !14
  %70 = load double, ptr %8, align 16, !tbaa !14
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %72 = load double, ptr %71, align 8, !tbaa !14
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %74 = load double, ptr %73, align 16, !tbaa !14
  %75 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %65, double noundef %67, double noundef %69, double noundef %70, double noundef %72, double noundef %74)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

declare void @__enzyme_autodiff_all(ptr dead_on_unwind writable sret(%struct.all) align 8, ptr noundef, ...) local_unnamed_addr #9

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #10

declare double @__enzyme_autodiff_d(ptr noundef, ...) local_unnamed_addr #9

declare void @__enzyme_autodiff_triple(ptr dead_on_unwind writable sret(%struct.triple) align 8, ptr noundef, ptr noundef byval(%struct.triple) align 8) local_unnamed_addr #9

declare <2 x float> @__enzyme_autodiff_pair(ptr noundef, <2 x float>) local_unnamed_addr #9

declare void @__enzyme_fwddiff_triple(ptr dead_on_unwind writable sret(%struct.triple) align 8, ptr noundef, ptr noundef byval(%struct.triple) align 8, ptr noundef byval(%struct.triple) align 8) local_unnamed_addr #9

declare void @__enzyme_fwddiff_number(ptr dead_on_unwind writable sret(%struct.triple) align 8, ptr noundef, double noundef, double noundef) local_unnamed_addr #9

declare double @__enzyme_autodiff_seeded(ptr noundef, ptr noundef, double noundef) local_unnamed_addr #9

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

declare void @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: write, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nounwind }

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
!9 = !{!10, !11, i64 0}
!10 = !{!"triple", !11, i64 0, !11, i64 8, !11, i64 16}
!11 = !{!"double", !7, i64 0}
!12 = !{!10, !11, i64 8}
!13 = !{!10, !11, i64 16}
!14 = !{!11, !11, i64 0}
!15 = !{!16, !11, i64 0}
!16 = !{!"all", !11, i64 0, !10, i64 8, !11, i64 32}
!17 = !{!16, !11, i64 8}
!18 = !{!16, !11, i64 16}
!19 = !{!16, !11, i64 24}
!20 = !{!16, !11, i64 32}
!21 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 8, !14}

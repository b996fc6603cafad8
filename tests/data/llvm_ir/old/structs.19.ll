; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mixed = type { i8, i16, [2 x %struct.point], %struct.small }
%struct.point = type { double, double }
%struct.small = type { float, i32 }

@.str = private unnamed_addr constant [41 x i8] c"%.17g %.17g %.17g %u %u %d %lu %.17g %zu\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.mixed, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %3) #6
  call fastcc void @build(ptr dead_on_unwind nonnull writable sret(%struct.mixed) align 8 %3, i32 noundef 0)
  %4 = getelementptr inbounds i8, ptr %3, i64 2
  %5 = load i16, ptr %4, align 2, !tbaa !4
  %6 = getelementptr inbounds i8, ptr %3, i64 8
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %3, i64 16
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %3, i64 32
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = getelementptr inbounds i8, ptr %3, i64 40
  %13 = load float, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds i8, ptr %3, i64 44
  %15 = load i32, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %3) #6
  call fastcc void @build(ptr dead_on_unwind nonnull writable sret(%struct.mixed) align 8 %3, i32 noundef 1)
  %16 = load i16, ptr %4, align 2, !tbaa !4
  %17 = load double, ptr %6, align 8
  %18 = load double, ptr %10, align 8, !tbaa !8
  %19 = load float, ptr %12, align 8, !tbaa !9
  %20 = load i32, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %3) #6
  call fastcc void @build(ptr dead_on_unwind nonnull writable sret(%struct.mixed) align 8 %3, i32 noundef 2)
  %21 = load i16, ptr %4, align 2, !tbaa !4
  %22 = load double, ptr %6, align 8
  %23 = load double, ptr %10, align 8, !tbaa !8
  %24 = load float, ptr %12, align 8, !tbaa !9
  %25 = load i32, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %3) #6
  call fastcc void @build(ptr dead_on_unwind nonnull writable sret(%struct.mixed) align 8 %3, i32 noundef 3)
  %26 = load i16, ptr %4, align 2, !tbaa !4
  %27 = load double, ptr %6, align 8
  %28 = load double, ptr %10, align 8, !tbaa !8
  %29 = load float, ptr %12, align 8, !tbaa !9
  %30 = load i32, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %3) #6
  call fastcc void @build(ptr dead_on_unwind nonnull writable sret(%struct.mixed) align 8 %3, i32 noundef 4)
  %31 = load <8 x i16>, ptr %4, align 2
  %32 = shufflevector <8 x i16> %31, <8 x i16> poison, <2 x i32> <i32 0, i32 poison>
  %33 = load <2 x double>, ptr %6, align 8
  %34 = load <2 x double>, ptr %10, align 8
  %35 = load float, ptr %12, align 8, !tbaa !9
  %36 = load i32, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #6
  %37 = tail call double @llvm.fmuladd.f64(double %11, double 1.000000e+01, double %7)
  %38 = fpext float %13 to double
  %39 = fadd double %37, %38
  %40 = sitofp i32 %15 to double
  %41 = fadd double %39, %40
  %42 = sitofp i16 %5 to double
  %43 = tail call double @llvm.fmuladd.f64(double %18, double 1.000000e+01, double %17)
  %44 = fpext float %19 to double
  %45 = fadd double %43, %44
  %46 = sitofp i32 %20 to double
  %47 = fadd double %45, %46
  %48 = sitofp i16 %16 to double
  %49 = fadd double %47, %48
  %50 = tail call double @llvm.fmuladd.f64(double %23, double 1.000000e+01, double %22)
  %51 = fpext float %24 to double
  %52 = fadd double %50, %51
  %53 = sitofp i32 %25 to double
  %54 = fadd double %52, %53
  %55 = sitofp i16 %21 to double
  %56 = fadd double %54, %55
  %57 = insertelement <2 x double> %34, double %28, i64 1
  %58 = insertelement <2 x double> %33, double %27, i64 1
  %59 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %57, <2 x double> <double 1.000000e+01, double 1.000000e+01>, <2 x double> %58)
  %60 = insertelement <2 x float> poison, float %35, i64 0
  %61 = insertelement <2 x float> %60, float %29, i64 1
  %62 = fpext <2 x float> %61 to <2 x double>
  %63 = fadd <2 x double> %59, %62
  %64 = insertelement <2 x i32> poison, i32 %36, i64 0
  %65 = insertelement <2 x i32> %64, i32 %30, i64 1
  %66 = sitofp <2 x i32> %65 to <2 x double>
  %67 = fadd <2 x double> %63, %66
  %68 = insertelement <2 x i16> %32, i16 %26, i64 1
  %69 = sitofp <2 x i16> %68 to <2 x double>
  %70 = fadd <2 x double> %67, %69
  %71 = tail call double @llvm.fmuladd.f64(double %9, double 1.000000e+01, double %27)
  %72 = insertelement <2 x double> poison, double %41, i64 0
  %73 = insertelement <2 x double> %72, double %71, i64 1
  %74 = insertelement <2 x double> %62, double %42, i64 0
  %75 = fadd <2 x double> %73, %74
  %76 = insertelement <2 x double> %66, double %49, i64 0
  %77 = fadd <2 x double> %75, %76
  %78 = insertelement <2 x double> %69, double %56, i64 0
  %79 = fadd <2 x double> %77, %78
  %80 = shufflevector <2 x double> %70, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %81 = fadd <2 x double> %79, %80
  %82 = fadd <2 x double> %70, %81
  %83 = extractelement <2 x double> %82, i64 0
  %84 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %85 = fadd <2 x double> %79, %84
  %86 = fadd <2 x double> %85, %70
  %87 = extractelement <2 x double> %86, i64 0
  %88 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef %83, double noundef %87, double noundef 8.295000e+02, i32 noundef 5, i32 noundef 2, i32 noundef 252, i64 noundef 737894404811, double noundef 0x3FF8000000000001, i64 noundef 48) #6
  %89 = sext i32 %88 to i64
  ret i64 %89
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal fastcc void @build(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.mixed) align 8 %0, i32 noundef %1) unnamed_addr #2 {
  store i64 0, ptr %0, align 8
  %3 = trunc i32 %1 to i8
  %4 = add i8 %3, 97
  store i8 %4, ptr %0, align 8, !tbaa !13
  %5 = getelementptr inbounds i8, ptr %0, i64 2
  %6 = trunc i32 %1 to i16
  %7 = mul i16 %6, 1000
  store i16 %7, ptr %5, align 2, !tbaa !16
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = sitofp i32 %1 to double
  %10 = fneg double %9
  store double %10, ptr %8, align 8, !tbaa !17
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  store double %9, ptr %11, align 8, !tbaa !17
  %12 = getelementptr inbounds i8, ptr %0, i64 24
  %13 = add i32 %1, 1
  %14 = sitofp i32 %13 to double
  %15 = add i32 %1, -1
  %16 = sitofp i32 %15 to double
  %17 = fneg double %16
  store double %17, ptr %12, align 8, !tbaa !17
  %18 = getelementptr inbounds i8, ptr %0, i64 32
  store double %14, ptr %18, align 8, !tbaa !17
  %19 = getelementptr inbounds i8, ptr %0, i64 40
  %20 = sitofp i32 %1 to float
  %21 = fmul float %20, 2.500000e-01
  %22 = zext i32 %1 to i64
  %23 = fmul float %21, 2.000000e+00
  %24 = bitcast float %23 to i32
  %25 = shl i64 %22, 33
  %26 = zext i32 %24 to i64
  %27 = or disjoint i64 %25, %26
  store i64 %27, ptr %19, align 8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias nocapture noundef writeonly, i64 noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"short", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !6, i64 0}
!13 = !{!14, !6, i64 0}
!14 = !{!"mixed", !6, i64 0, !5, i64 2, !6, i64 8, !15, i64 40}
!15 = !{!"small", !10, i64 0, !12, i64 4}
!16 = !{!14, !5, i64 2}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !6, i64 0}

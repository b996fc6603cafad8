; ModuleID = 'array_2d.c'
source_filename = "array_2d.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @array_2d(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = load double, ptr %0, align 8, !tbaa !8
  %4 = load double, ptr %1, align 8, !tbaa !8
  %5 = fmul double %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load double, ptr %6, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul double %12, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = fmul double %17, %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fmul double %24, %14
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fmul double %27, %4
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %30 = load <2 x double>, ptr %8, align 8, !tbaa !8
  %31 = extractelement <2 x double> %30, i64 0
  %32 = fmul double %7, %31
  %33 = extractelement <2 x double> %30, i64 1
  %34 = fmul double %10, %33
  %35 = fmul double %20, %31
  %36 = fmul double %22, %33
  %37 = load <2 x double>, ptr %29, align 8, !tbaa !8
  %38 = fmul <2 x double> %37, %30
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fmul double %40, %14
  %42 = fmul double %28, %41
  %43 = tail call double @llvm.fmuladd.f64(double %5, double %18, double %42)
  %44 = fadd double %43, 0.000000e+00
  %45 = shufflevector <2 x double> %38, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %46 = fmul <2 x double> %38, %45
  %47 = extractelement <2 x double> %46, i64 0
  %48 = tail call double @llvm.fmuladd.f64(double %32, double %35, double %47)
  %49 = fadd double %44, %48
  %50 = tail call double @llvm.fmuladd.f64(double %34, double %36, double %47)
  %51 = fadd double %49, %50
  %52 = tail call double @llvm.fmuladd.f64(double %15, double %25, double %42)
  %53 = fadd double %51, %52
  ret double %53
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}

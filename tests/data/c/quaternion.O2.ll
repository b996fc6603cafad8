; ModuleID = 'quaternion.c'
source_filename = "quaternion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.quaternion = type { double, double, double, double }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @rotate(ptr dead_on_unwind noalias writable writeonly sret(%struct.quaternion) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly byval(%struct.quaternion) align 8 captures(none) %1, ptr noundef readonly byval(%struct.quaternion) align 8 captures(none) %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = load double, ptr %2, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %11 = load double, ptr %10, align 8
  %12 = fneg double %7
  %13 = fneg double %11
  %14 = load <2 x double>, ptr %1, align 8
  %15 = load <2 x double>, ptr %4, align 8
  %16 = fmul <2 x double> %14, %14
  %17 = extractelement <2 x double> %16, i64 1
  %18 = extractelement <2 x double> %14, i64 0
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %17)
  %20 = extractelement <2 x double> %15, i64 0
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %20, double %19)
  %22 = extractelement <2 x double> %15, i64 1
  %23 = tail call double @llvm.fmuladd.f64(double %22, double %22, double %21)
  %24 = tail call double @llvm.sqrt.f64(double %23)
  %25 = fdiv double 1.000000e+00, %24
  %26 = insertelement <2 x double> poison, double %25, i64 0
  %27 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> zeroinitializer
  %28 = fmul <2 x double> %14, %27
  %29 = fmul <2 x double> %15, %27
  %30 = extractelement <2 x double> %28, i64 1
  %31 = extractelement <2 x double> %29, i64 0
  %32 = extractelement <2 x double> %29, i64 1
  %33 = fmul double %30, %12
  %34 = extractelement <2 x double> %28, i64 0
  %35 = tail call double @llvm.fmuladd.f64(double %34, double %5, double %33)
  %36 = fmul double %5, %30
  %37 = tail call double @llvm.fmuladd.f64(double %34, double %7, double %36)
  %38 = tail call double @llvm.fmuladd.f64(double %31, double %11, double %37)
  %39 = fmul double %30, %13
  %40 = tail call double @llvm.fmuladd.f64(double %34, double %9, double %39)
  %41 = tail call double @llvm.fmuladd.f64(double %31, double %5, double %40)
  %42 = tail call double @llvm.fmuladd.f64(double %32, double %7, double %41)
  %43 = fmul double %30, %9
  %44 = tail call double @llvm.fmuladd.f64(double %34, double %11, double %43)
  %45 = fneg <2 x double> %28
  %46 = shufflevector <2 x double> %45, <2 x double> %28, <2 x i32> <i32 1, i32 2>
  %47 = insertelement <2 x double> poison, double %42, i64 0
  %48 = shufflevector <2 x double> %47, <2 x double> poison, <2 x i32> zeroinitializer
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = fneg <2 x double> %29
  %51 = extractelement <2 x double> %50, i64 0
  %52 = tail call double @llvm.fmuladd.f64(double %51, double %9, double %35)
  %53 = extractelement <2 x double> %50, i64 1
  %54 = tail call double @llvm.fmuladd.f64(double %53, double %11, double %52)
  %55 = tail call double @llvm.fmuladd.f64(double %53, double %9, double %38)
  %56 = tail call double @llvm.fmuladd.f64(double %51, double %7, double %44)
  %57 = tail call double @llvm.fmuladd.f64(double %32, double %5, double %56)
  %58 = insertelement <2 x double> poison, double %55, i64 0
  %59 = shufflevector <2 x double> %58, <2 x double> poison, <2 x i32> zeroinitializer
  %60 = fmul <2 x double> %28, %59
  %61 = insertelement <2 x double> poison, double %54, i64 0
  %62 = shufflevector <2 x double> %61, <2 x double> poison, <2 x i32> zeroinitializer
  %63 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %62, <2 x double> %46, <2 x double> %60)
  %64 = shufflevector <2 x double> %50, <2 x double> %29, <2 x i32> <i32 1, i32 2>
  %65 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %48, <2 x double> %64, <2 x double> %63)
  %66 = insertelement <2 x double> poison, double %57, i64 0
  %67 = shufflevector <2 x double> %66, <2 x double> poison, <2 x i32> zeroinitializer
  %68 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %67, <2 x double> %29, <2 x double> %65)
  %69 = shufflevector <2 x double> %68, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  store <2 x double> %69, ptr %0, align 8, !tbaa !8, !alias.scope !10
  %70 = shufflevector <2 x double> %29, <2 x double> %50, <2 x i32> <i32 1, i32 2>
  %71 = fmul <2 x double> %70, %59
  %72 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %62, <2 x double> %50, <2 x double> %71)
  %73 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %48, <2 x double> %28, <2 x double> %72)
  %74 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %67, <2 x double> %46, <2 x double> %73)
  store <2 x double> %74, ptr %49, align 8, !tbaa !8, !alias.scope !10
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!11}
!11 = distinct !{!11, !12, !"mul: argument 0"}
!12 = distinct !{!12, !"mul"}

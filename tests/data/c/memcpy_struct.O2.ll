; ModuleID = 'memcpy_struct.c'
source_filename = "memcpy_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @memcpy_struct(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load double, ptr %0, align 8, !tbaa !8
  %4 = fmul double %3, 2.000000e+00
  %5 = srem i32 1, %1
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw double, ptr %0, i64 %6
  %8 = fptrunc double %3 to float
  %9 = load double, ptr %7, align 8, !tbaa !8
  %10 = srem i32 2, %1
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = srem i32 3, %1
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = fmul double %4, %9
  %19 = fpext float %8 to double
  %20 = fadd double %18, %19
  %21 = fadd double %20, 0.000000e+00
  %22 = insertelement <2 x double> poison, double %9, i64 0
  %23 = insertelement <2 x double> %22, double %13, i64 1
  %24 = fmul <2 x double> %23, splat (double 2.000000e+00)
  %25 = fptrunc <2 x double> %23 to <2 x float>
  %26 = insertelement <2 x double> poison, double %13, i64 0
  %27 = insertelement <2 x double> %26, double %17, i64 1
  %28 = fmul <2 x double> %24, %27
  %29 = fpext <2 x float> %25 to <2 x double>
  %30 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %28, <2 x double> <double 2.000000e+00, double 3.000000e+00>, <2 x double> %29)
  %31 = fadd <2 x double> %30, zeroinitializer
  %32 = extractelement <2 x double> %31, i64 0
  %33 = fadd double %21, %32
  %34 = extractelement <2 x double> %31, i64 1
  %35 = fadd double %33, %34
  ret double %35
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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

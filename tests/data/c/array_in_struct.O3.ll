; ModuleID = 'array_in_struct.c'
source_filename = "array_in_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @array_in_struct(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %47, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load <2 x double>, ptr %5, align 8, !tbaa !8
  %7 = load <2 x double>, ptr %0, align 8, !tbaa !8
  br label %8

8:                                                ; preds = %4, %25
  %9 = phi i32 [ %27, %25 ], [ %1, %4 ]
  %10 = phi <8 x double> [ %26, %25 ], [ <double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00>, %4 ]
  %11 = phi <2 x double> [ %37, %25 ], [ <double 0.000000e+00, double 1.000000e+00>, %4 ]
  %12 = phi <2 x double> [ %35, %25 ], [ %6, %4 ]
  %13 = phi <2 x double> [ %31, %25 ], [ %7, %4 ]
  %14 = phi <2 x double> [ %38, %25 ], [ <double 1.000000e+00, double 0.000000e+00>, %4 ]
  %15 = and i32 %9, 1
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %25, label %17

17:                                               ; preds = %8
  %18 = shufflevector <2 x double> %11, <2 x double> poison, <4 x i32> <i32 1, i32 0, i32 1, i32 0>
  %19 = shufflevector <2 x double> %12, <2 x double> poison, <4 x i32> <i32 1, i32 1, i32 0, i32 0>
  %20 = shufflevector <2 x double> %14, <2 x double> poison, <4 x i32> <i32 1, i32 0, i32 1, i32 0>
  %21 = shufflevector <2 x double> %13, <2 x double> poison, <4 x i32> <i32 1, i32 1, i32 0, i32 0>
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> %21, <4 x double> zeroinitializer)
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %19, <4 x double> %22)
  %24 = shufflevector <4 x double> %23, <4 x double> poison, <8 x i32> <i32 0, i32 2, i32 1, i32 3, i32 0, i32 2, i32 1, i32 3>
  br label %25

25:                                               ; preds = %17, %8
  %26 = phi <8 x double> [ %10, %8 ], [ %24, %17 ]
  %27 = ashr i32 %9, 1
  %28 = shufflevector <2 x double> %13, <2 x double> poison, <2 x i32> zeroinitializer
  %29 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %28, <2 x double> %13, <2 x double> zeroinitializer)
  %30 = shufflevector <2 x double> %13, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %31 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %30, <2 x double> %12, <2 x double> %29)
  %32 = shufflevector <2 x double> %12, <2 x double> poison, <2 x i32> zeroinitializer
  %33 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %32, <2 x double> %13, <2 x double> zeroinitializer)
  %34 = shufflevector <2 x double> %12, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %35 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %34, <2 x double> %12, <2 x double> %33)
  %36 = icmp eq i32 %27, 0
  %37 = shufflevector <8 x double> %26, <8 x double> poison, <2 x i32> <i32 2, i32 0>
  %38 = shufflevector <8 x double> %26, <8 x double> poison, <2 x i32> <i32 3, i32 1>
  br i1 %36, label %39, label %8, !llvm.loop !10

39:                                               ; preds = %25
  %40 = extractelement <8 x double> %26, i64 6
  %41 = fmul double %40, -2.000000e+00
  %42 = extractelement <8 x double> %26, i64 4
  %43 = extractelement <8 x double> %26, i64 7
  %44 = tail call double @llvm.fmuladd.f64(double %43, double %42, double %41)
  %45 = extractelement <8 x double> %26, i64 5
  %46 = fadd double %45, %44
  br label %47

47:                                               ; preds = %39, %2
  %48 = phi double [ 1.000000e+00, %2 ], [ %46, %39 ]
  ret double %48
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}

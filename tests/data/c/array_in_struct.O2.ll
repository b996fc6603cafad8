; ModuleID = 'array_in_struct.c'
source_filename = "array_in_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @array_in_struct(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %46, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load <2 x double>, ptr %5, align 8, !tbaa !8
  %7 = load <2 x double>, ptr %0, align 8, !tbaa !8
  br label %8

8:                                                ; preds = %4, %24
  %9 = phi i32 [ %26, %24 ], [ %1, %4 ]
  %10 = phi <2 x double> [ %36, %24 ], [ <double 1.000000e+00, double 0.000000e+00>, %4 ]
  %11 = phi <2 x double> [ %34, %24 ], [ %6, %4 ]
  %12 = phi <2 x double> [ %30, %24 ], [ %7, %4 ]
  %13 = phi <2 x double> [ %37, %24 ], [ <double 0.000000e+00, double 1.000000e+00>, %4 ]
  %14 = and i32 %9, 1
  %15 = icmp eq i32 %14, 0
  %16 = shufflevector <2 x double> %10, <2 x double> %13, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br i1 %15, label %24, label %17

17:                                               ; preds = %8
  %18 = shufflevector <2 x double> %10, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %19 = shufflevector <2 x double> %11, <2 x double> poison, <4 x i32> <i32 1, i32 1, i32 0, i32 0>
  %20 = shufflevector <2 x double> %13, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %21 = shufflevector <2 x double> %12, <2 x double> poison, <4 x i32> <i32 1, i32 1, i32 0, i32 0>
  %22 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %20, <4 x double> %21, <4 x double> zeroinitializer)
  %23 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %18, <4 x double> %19, <4 x double> %22)
  br label %24

24:                                               ; preds = %17, %8
  %25 = phi <4 x double> [ %16, %8 ], [ %23, %17 ]
  %26 = ashr i32 %9, 1
  %27 = shufflevector <2 x double> %12, <2 x double> poison, <2 x i32> zeroinitializer
  %28 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %27, <2 x double> %12, <2 x double> zeroinitializer)
  %29 = shufflevector <2 x double> %12, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %30 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %29, <2 x double> %11, <2 x double> %28)
  %31 = shufflevector <2 x double> %11, <2 x double> poison, <2 x i32> zeroinitializer
  %32 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %31, <2 x double> %12, <2 x double> zeroinitializer)
  %33 = shufflevector <2 x double> %11, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %34 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %33, <2 x double> %11, <2 x double> %32)
  %35 = icmp eq i32 %26, 0
  %36 = shufflevector <4 x double> %25, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %37 = shufflevector <4 x double> %25, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  br i1 %35, label %38, label %8, !llvm.loop !10

38:                                               ; preds = %24
  %39 = extractelement <4 x double> %25, i64 1
  %40 = fmul double %39, -2.000000e+00
  %41 = extractelement <4 x double> %25, i64 0
  %42 = extractelement <4 x double> %25, i64 3
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %41, double %40)
  %44 = extractelement <4 x double> %25, i64 2
  %45 = fadd double %44, %43
  br label %46

46:                                               ; preds = %38, %2
  %47 = phi double [ 1.000000e+00, %2 ], [ %45, %38 ]
  ret double %47
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

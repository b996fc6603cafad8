; ModuleID = 'rk4.c'
source_filename = "rk4.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @rk4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = load <2 x double>, ptr %0, align 8, !tbaa !8
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %26

7:                                                ; preds = %4
  %8 = uitofp nneg i32 %3 to double
  %9 = fdiv double %2, %8
  %10 = load double, ptr %1, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = fmul double %9, 5.000000e-01
  %18 = fdiv double %9, 6.000000e+00
  %19 = insertelement <2 x double> poison, double %18, i64 0
  %20 = shufflevector <2 x double> %19, <2 x double> poison, <2 x i32> zeroinitializer
  %21 = insertelement <2 x double> poison, double %17, i64 0
  %22 = shufflevector <2 x double> %21, <2 x double> poison, <2 x i32> zeroinitializer
  %23 = insertelement <2 x double> poison, double %10, i64 0
  %24 = insertelement <2 x double> poison, double %9, i64 0
  %25 = shufflevector <2 x double> %24, <2 x double> poison, <2 x i32> zeroinitializer
  br label %31

26:                                               ; preds = %31, %4
  %27 = phi <2 x double> [ %5, %4 ], [ %77, %31 ]
  %28 = shufflevector <2 x double> %27, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %29 = fmul <2 x double> %28, %27
  %30 = extractelement <2 x double> %29, i64 0
  ret double %30

31:                                               ; preds = %7, %31
  %32 = phi i32 [ 0, %7 ], [ %78, %31 ]
  %33 = phi <2 x double> [ %5, %7 ], [ %77, %31 ]
  %34 = extractelement <2 x double> %33, i64 0
  %35 = fmul double %34, %12
  %36 = fmul double %34, %14
  %37 = insertelement <2 x double> poison, double %35, i64 0
  %38 = insertelement <2 x double> %37, double %16, i64 1
  %39 = fneg <2 x double> %33
  %40 = shufflevector <2 x double> %39, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %41 = fmul <2 x double> %38, %40
  %42 = insertelement <2 x double> %23, double %36, i64 1
  %43 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %42, <2 x double> %33, <2 x double> %41)
  %44 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %22, <2 x double> %43, <2 x double> %33)
  %45 = extractelement <2 x double> %44, i64 0
  %46 = fmul double %12, %45
  %47 = fmul double %14, %45
  %48 = insertelement <2 x double> %38, double %46, i64 0
  %49 = fneg <2 x double> %44
  %50 = shufflevector <2 x double> %49, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %51 = fmul <2 x double> %48, %50
  %52 = insertelement <2 x double> %42, double %47, i64 1
  %53 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %52, <2 x double> %44, <2 x double> %51)
  %54 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %22, <2 x double> %53, <2 x double> %33)
  %55 = extractelement <2 x double> %54, i64 0
  %56 = fmul double %12, %55
  %57 = fmul double %14, %55
  %58 = insertelement <2 x double> %38, double %56, i64 0
  %59 = fneg <2 x double> %54
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %61 = fmul <2 x double> %58, %60
  %62 = insertelement <2 x double> %52, double %57, i64 1
  %63 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %62, <2 x double> %54, <2 x double> %61)
  %64 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %25, <2 x double> %63, <2 x double> %33)
  %65 = extractelement <2 x double> %64, i64 0
  %66 = fmul double %12, %65
  %67 = fmul double %14, %65
  %68 = insertelement <2 x double> %38, double %66, i64 0
  %69 = fneg <2 x double> %64
  %70 = shufflevector <2 x double> %69, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %71 = fmul <2 x double> %68, %70
  %72 = insertelement <2 x double> %62, double %67, i64 1
  %73 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %72, <2 x double> %64, <2 x double> %71)
  %74 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %53, <2 x double> splat (double 2.000000e+00), <2 x double> %43)
  %75 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %63, <2 x double> splat (double 2.000000e+00), <2 x double> %74)
  %76 = fadd <2 x double> %75, %73
  %77 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %20, <2 x double> %76, <2 x double> %33)
  %78 = add nuw nsw i32 %32, 1
  %79 = icmp eq i32 %78, %3
  br i1 %79, label %26, label %31, !llvm.loop !10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}

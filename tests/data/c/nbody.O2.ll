; ModuleID = 'nbody.c'
source_filename = "nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.body = type { [3 x double], [3 x double], double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @nbody(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = icmp sgt i32 %1, 0
  %8 = zext i32 %1 to i64
  %9 = insertelement <2 x double> poison, double %3, i64 0
  %10 = shufflevector <2 x double> %9, <2 x double> poison, <2 x i32> zeroinitializer
  br label %15

11:                                               ; preds = %72, %4
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %96

13:                                               ; preds = %11
  %14 = zext nneg i32 %1 to i64
  br label %75

15:                                               ; preds = %6, %72
  %16 = phi i32 [ 0, %6 ], [ %73, %72 ]
  br i1 %7, label %17, label %72

17:                                               ; preds = %15, %23
  %18 = phi i64 [ %24, %23 ], [ 0, %15 ]
  %19 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 40
  br label %26

23:                                               ; preds = %55
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %8
  br i1 %25, label %58, label %17, !llvm.loop !8

26:                                               ; preds = %55, %17
  %27 = phi i64 [ 0, %17 ], [ %56, %55 ]
  %28 = icmp eq i64 %18, %27
  br i1 %28, label %55, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %27
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load double, ptr %31, align 8, !tbaa !10
  %33 = load double, ptr %21, align 8, !tbaa !10
  %34 = fsub double %32, %33
  %35 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %36 = load double, ptr %35, align 8, !tbaa !12
  %37 = load <2 x double>, ptr %30, align 8, !tbaa !10
  %38 = load <2 x double>, ptr %19, align 8, !tbaa !10
  %39 = fsub <2 x double> %37, %38
  %40 = extractelement <2 x double> %39, i64 0
  %41 = tail call double @llvm.fmuladd.f64(double %40, double %40, double 1.000000e-02)
  %42 = extractelement <2 x double> %39, i64 1
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %42, double %41)
  %44 = tail call double @llvm.fmuladd.f64(double %34, double %34, double %43)
  %45 = tail call double @llvm.sqrt.f64(double %44)
  %46 = fmul double %44, %45
  %47 = fdiv double %36, %46
  %48 = fmul double %3, %47
  %49 = load <2 x double>, ptr %20, align 8, !tbaa !10
  %50 = insertelement <2 x double> poison, double %48, i64 0
  %51 = shufflevector <2 x double> %50, <2 x double> poison, <2 x i32> zeroinitializer
  %52 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %51, <2 x double> %39, <2 x double> %49)
  store <2 x double> %52, ptr %20, align 8, !tbaa !10
  %53 = load double, ptr %22, align 8, !tbaa !10
  %54 = tail call double @llvm.fmuladd.f64(double %48, double %34, double %53)
  store double %54, ptr %22, align 8, !tbaa !10
  br label %55

55:                                               ; preds = %29, %26
  %56 = add nuw nsw i64 %27, 1
  %57 = icmp eq i64 %56, %8
  br i1 %57, label %23, label %26, !llvm.loop !14

58:                                               ; preds = %23, %58
  %59 = phi i64 [ %70, %58 ], [ 0, %23 ]
  %60 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %62 = load <2 x double>, ptr %61, align 8, !tbaa !10
  %63 = load <2 x double>, ptr %60, align 8, !tbaa !10
  %64 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %10, <2 x double> %62, <2 x double> %63)
  store <2 x double> %64, ptr %60, align 8, !tbaa !10
  %65 = getelementptr inbounds nuw i8, ptr %60, i64 40
  %66 = load double, ptr %65, align 8, !tbaa !10
  %67 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %68 = load double, ptr %67, align 8, !tbaa !10
  %69 = tail call double @llvm.fmuladd.f64(double %3, double %66, double %68)
  store double %69, ptr %67, align 8, !tbaa !10
  %70 = add nuw nsw i64 %59, 1
  %71 = icmp eq i64 %70, %8
  br i1 %71, label %72, label %58, !llvm.loop !15

72:                                               ; preds = %58, %15
  %73 = add nuw nsw i32 %16, 1
  %74 = icmp eq i32 %73, %2
  br i1 %74, label %11, label %15, !llvm.loop !16

75:                                               ; preds = %13, %75
  %76 = phi i64 [ 0, %13 ], [ %94, %75 ]
  %77 = phi double [ 0.000000e+00, %13 ], [ %93, %75 ]
  %78 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %76
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 48
  %80 = load double, ptr %79, align 8, !tbaa !12
  %81 = fmul double %80, 5.000000e-01
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 24
  %83 = load double, ptr %82, align 8, !tbaa !10
  %84 = fmul double %81, %83
  %85 = tail call double @llvm.fmuladd.f64(double %84, double %83, double %77)
  %86 = getelementptr inbounds nuw i8, ptr %78, i64 32
  %87 = load double, ptr %86, align 8, !tbaa !10
  %88 = fmul double %81, %87
  %89 = tail call double @llvm.fmuladd.f64(double %88, double %87, double %85)
  %90 = getelementptr inbounds nuw i8, ptr %78, i64 40
  %91 = load double, ptr %90, align 8, !tbaa !10
  %92 = fmul double %81, %91
  %93 = tail call double @llvm.fmuladd.f64(double %92, double %91, double %89)
  %94 = add nuw nsw i64 %76, 1
  %95 = icmp eq i64 %94, %14
  br i1 %95, label %96, label %75, !llvm.loop !17

96:                                               ; preds = %75, %11
  %97 = phi double [ 0.000000e+00, %11 ], [ %93, %75 ]
  ret double %97
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!13, !11, i64 48}
!13 = !{!"body", !6, i64 0, !6, i64 24, !11, i64 48}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}
!16 = distinct !{!16, !9}
!17 = distinct !{!17, !9}

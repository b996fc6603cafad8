; ModuleID = 'nbody.c'
source_filename = "nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.body = type { [3 x double], [3 x double], double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @nbody(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %72

6:                                                ; preds = %4
  %7 = icmp sgt i32 %1, 0
  %8 = zext i32 %1 to i64
  br i1 %7, label %9, label %97

9:                                                ; preds = %6
  %10 = insertelement <2 x double> poison, double %3, i64 0
  %11 = shufflevector <2 x double> %10, <2 x double> poison, <2 x i32> zeroinitializer
  br label %12

12:                                               ; preds = %9, %55
  %13 = phi i32 [ %56, %55 ], [ 0, %9 ]
  br label %14

14:                                               ; preds = %52, %12
  %15 = phi i64 [ 0, %12 ], [ %53, %52 ]
  %16 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 40
  br label %20

20:                                               ; preds = %49, %14
  %21 = phi i64 [ 0, %14 ], [ %50, %49 ]
  %22 = icmp eq i64 %15, %21
  br i1 %22, label %49, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %21
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = load double, ptr %18, align 8, !tbaa !8
  %28 = fsub double %26, %27
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %30 = load double, ptr %29, align 8, !tbaa !10
  %31 = load <2 x double>, ptr %24, align 8, !tbaa !8
  %32 = load <2 x double>, ptr %16, align 8, !tbaa !8
  %33 = fsub <2 x double> %31, %32
  %34 = extractelement <2 x double> %33, i64 0
  %35 = tail call double @llvm.fmuladd.f64(double %34, double %34, double 1.000000e-02)
  %36 = extractelement <2 x double> %33, i64 1
  %37 = tail call double @llvm.fmuladd.f64(double %36, double %36, double %35)
  %38 = tail call double @llvm.fmuladd.f64(double %28, double %28, double %37)
  %39 = tail call double @llvm.sqrt.f64(double %38)
  %40 = fmul double %38, %39
  %41 = fdiv double %30, %40
  %42 = fmul double %3, %41
  %43 = load <2 x double>, ptr %17, align 8, !tbaa !8
  %44 = insertelement <2 x double> poison, double %42, i64 0
  %45 = shufflevector <2 x double> %44, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %45, <2 x double> %33, <2 x double> %43)
  store <2 x double> %46, ptr %17, align 8, !tbaa !8
  %47 = load double, ptr %19, align 8, !tbaa !8
  %48 = tail call double @llvm.fmuladd.f64(double %42, double %28, double %47)
  store double %48, ptr %19, align 8, !tbaa !8
  br label %49

49:                                               ; preds = %23, %20
  %50 = add nuw nsw i64 %21, 1
  %51 = icmp eq i64 %50, %8
  br i1 %51, label %52, label %20, !llvm.loop !12

52:                                               ; preds = %49
  %53 = add nuw nsw i64 %15, 1
  %54 = icmp eq i64 %53, %8
  br i1 %54, label %58, label %14, !llvm.loop !14

55:                                               ; preds = %58
  %56 = add nuw nsw i32 %13, 1
  %57 = icmp eq i32 %56, %2
  br i1 %57, label %72, label %12, !llvm.loop !15

58:                                               ; preds = %52, %58
  %59 = phi i64 [ %70, %58 ], [ 0, %52 ]
  %60 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %62 = load <2 x double>, ptr %61, align 8, !tbaa !8
  %63 = load <2 x double>, ptr %60, align 8, !tbaa !8
  %64 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %11, <2 x double> %62, <2 x double> %63)
  store <2 x double> %64, ptr %60, align 8, !tbaa !8
  %65 = getelementptr inbounds nuw i8, ptr %60, i64 40
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = tail call double @llvm.fmuladd.f64(double %3, double %66, double %68)
  store double %69, ptr %67, align 8, !tbaa !8
  %70 = add nuw nsw i64 %59, 1
  %71 = icmp eq i64 %70, %8
  br i1 %71, label %55, label %58, !llvm.loop !16

72:                                               ; preds = %55, %4
  %73 = icmp sgt i32 %1, 0
  br i1 %73, label %74, label %97

74:                                               ; preds = %72
  %75 = zext nneg i32 %1 to i64
  br label %76

76:                                               ; preds = %74, %76
  %77 = phi i64 [ 0, %74 ], [ %95, %76 ]
  %78 = phi double [ 0.000000e+00, %74 ], [ %94, %76 ]
  %79 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %77
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 48
  %81 = load double, ptr %80, align 8, !tbaa !10
  %82 = fmul double %81, 5.000000e-01
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fmul double %82, %84
  %86 = tail call double @llvm.fmuladd.f64(double %85, double %84, double %78)
  %87 = getelementptr inbounds nuw i8, ptr %79, i64 32
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = fmul double %82, %88
  %90 = tail call double @llvm.fmuladd.f64(double %89, double %88, double %86)
  %91 = getelementptr inbounds nuw i8, ptr %79, i64 40
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = fmul double %82, %92
  %94 = tail call double @llvm.fmuladd.f64(double %93, double %92, double %90)
  %95 = add nuw nsw i64 %77, 1
  %96 = icmp eq i64 %95, %75
  br i1 %96, label %97, label %76, !llvm.loop !17

97:                                               ; preds = %76, %6, %72
  %98 = phi double [ 0.000000e+00, %72 ], [ 0.000000e+00, %6 ], [ %94, %76 ]
  ret double %98
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = !{!11, !9, i64 48}
!11 = !{!"body", !6, i64 0, !6, i64 24, !9, i64 48}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}

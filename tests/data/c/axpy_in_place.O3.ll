; ModuleID = 'axpy_in_place.c'
source_filename = "axpy_in_place.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @axpy_in_place(double noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %54

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  %8 = icmp ult i32 %3, 4
  br i1 %8, label %38, label %9

9:                                                ; preds = %6
  %10 = shl nuw nsw i64 %7, 3
  %11 = getelementptr i8, ptr %2, i64 %10
  %12 = getelementptr i8, ptr %1, i64 %10
  %13 = icmp ult ptr %2, %12
  %14 = icmp ult ptr %1, %11
  %15 = and i1 %13, %14
  br i1 %15, label %38, label %16

16:                                               ; preds = %9
  %17 = and i64 %7, 2147483644
  %18 = insertelement <2 x double> poison, double %0, i64 0
  %19 = shufflevector <2 x double> %18, <2 x double> poison, <2 x i32> zeroinitializer
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi i64 [ 0, %16 ], [ %34, %20 ]
  %22 = getelementptr inbounds nuw double, ptr %1, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %24 = load <2 x double>, ptr %22, align 8, !tbaa !8, !alias.scope !10
  %25 = load <2 x double>, ptr %23, align 8, !tbaa !8, !alias.scope !10
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load <2 x double>, ptr %26, align 8, !tbaa !8, !alias.scope !13, !noalias !10
  %29 = load <2 x double>, ptr %27, align 8, !tbaa !8, !alias.scope !13, !noalias !10
  %30 = fmul <2 x double> %28, %28
  %31 = fmul <2 x double> %29, %29
  %32 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %19, <2 x double> %24, <2 x double> %30)
  %33 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %19, <2 x double> %25, <2 x double> %31)
  store <2 x double> %32, ptr %26, align 8, !tbaa !8, !alias.scope !13, !noalias !10
  store <2 x double> %33, ptr %27, align 8, !tbaa !8, !alias.scope !13, !noalias !10
  %34 = add nuw i64 %21, 4
  %35 = icmp eq i64 %34, %17
  br i1 %35, label %36, label %20, !llvm.loop !15

36:                                               ; preds = %20
  %37 = icmp eq i64 %17, %7
  br i1 %37, label %54, label %38

38:                                               ; preds = %9, %6, %36
  %39 = phi i64 [ 0, %9 ], [ 0, %6 ], [ %17, %36 ]
  %40 = and i64 %7, 1
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %50, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw double, ptr %1, i64 %39
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = getelementptr inbounds nuw double, ptr %2, i64 %39
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = fmul double %46, %46
  %48 = tail call double @llvm.fmuladd.f64(double %0, double %44, double %47)
  store double %48, ptr %45, align 8, !tbaa !8
  %49 = or disjoint i64 %39, 1
  br label %50

50:                                               ; preds = %42, %38
  %51 = phi i64 [ %39, %38 ], [ %49, %42 ]
  %52 = add nsw i64 %7, -1
  %53 = icmp eq i64 %39, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %50, %55, %36, %4
  ret void

55:                                               ; preds = %50, %55
  %56 = phi i64 [ %70, %55 ], [ %51, %50 ]
  %57 = getelementptr inbounds nuw double, ptr %1, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = getelementptr inbounds nuw double, ptr %2, i64 %56
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = fmul double %60, %60
  %62 = tail call double @llvm.fmuladd.f64(double %0, double %58, double %61)
  store double %62, ptr %59, align 8, !tbaa !8
  %63 = add nuw nsw i64 %56, 1
  %64 = getelementptr inbounds nuw double, ptr %1, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = getelementptr inbounds nuw double, ptr %2, i64 %63
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fmul double %67, %67
  %69 = tail call double @llvm.fmuladd.f64(double %0, double %65, double %68)
  store double %69, ptr %66, align 8, !tbaa !8
  %70 = add nuw nsw i64 %56, 2
  %71 = icmp eq i64 %70, %7
  br i1 %71, label %54, label %55, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

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
!10 = !{!11}
!11 = distinct !{!11, !12}
!12 = distinct !{!12, !"LVerDomain"}
!13 = !{!14}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !16, !17, !18}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.isvectorized", i32 1}
!18 = !{!"llvm.loop.unroll.runtime.disable"}
!19 = distinct !{!19, !16, !17}

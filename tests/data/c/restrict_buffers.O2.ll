; ModuleID = 'restrict_buffers.c'
source_filename = "restrict_buffers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @restrict_buffers(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %27

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  %8 = icmp eq i32 %3, 1
  br i1 %8, label %25, label %9

9:                                                ; preds = %6
  %10 = and i64 %7, 2147483646
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %21, %11 ]
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = load <2 x double>, ptr %13, align 8, !tbaa !8
  %15 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %16 = load <2 x double>, ptr %15, align 8, !tbaa !8
  %17 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %16, <2 x double> %16, <2 x double> splat (double 1.000000e+00))
  %18 = fdiv <2 x double> %14, %17
  %19 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %14, <2 x double> %16, <2 x double> %18)
  %20 = getelementptr inbounds nuw double, ptr %2, i64 %12
  store <2 x double> %19, ptr %20, align 8, !tbaa !8
  %21 = add nuw i64 %12, 2
  %22 = icmp eq i64 %21, %10
  br i1 %22, label %23, label %11, !llvm.loop !10

23:                                               ; preds = %11
  %24 = icmp eq i64 %10, %7
  br i1 %24, label %27, label %25

25:                                               ; preds = %6, %23
  %26 = phi i64 [ 0, %6 ], [ %10, %23 ]
  br label %28

27:                                               ; preds = %28, %23, %4
  ret void

28:                                               ; preds = %25, %28
  %29 = phi i64 [ %38, %28 ], [ %26, %25 ]
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %29
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = tail call double @llvm.fmuladd.f64(double %33, double %33, double 1.000000e+00)
  %35 = fdiv double %31, %34
  %36 = tail call double @llvm.fmuladd.f64(double %31, double %33, double %35)
  %37 = getelementptr inbounds nuw double, ptr %2, i64 %29
  store double %36, ptr %37, align 8, !tbaa !8
  %38 = add nuw nsw i64 %29, 1
  %39 = icmp eq i64 %38, %7
  br i1 %39, label %27, label %28, !llvm.loop !14
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
!10 = distinct !{!10, !11, !12, !13}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
!14 = distinct !{!14, !11, !13, !12}

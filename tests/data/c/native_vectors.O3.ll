; ModuleID = 'native_vectors.c'
source_filename = "native_vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @native_vectors(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i32 %2, 4
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %16

7:                                                ; preds = %16, %3
  %8 = phi <4 x double> [ zeroinitializer, %3 ], [ %34, %16 ]
  %9 = extractelement <4 x double> %8, i64 0
  %10 = extractelement <4 x double> %8, i64 1
  %11 = tail call double @llvm.fmuladd.f64(double %10, double 2.000000e+00, double %9)
  %12 = extractelement <4 x double> %8, i64 2
  %13 = fmul double %12, 3.000000e+00
  %14 = extractelement <4 x double> %8, i64 3
  %15 = tail call double @llvm.fmuladd.f64(double %13, double %14, double %11)
  ret double %15

16:                                               ; preds = %5, %16
  %17 = phi i64 [ 0, %5 ], [ %37, %16 ]
  %18 = phi i64 [ 4, %5 ], [ %35, %16 ]
  %19 = phi <4 x double> [ zeroinitializer, %5 ], [ %34, %16 ]
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %21 = load <4 x double>, ptr %20, align 8
  %22 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %23 = load <4 x double>, ptr %22, align 8
  %24 = fmul <4 x double> %21, %21
  %25 = tail call <4 x double> @llvm.maxnum.v4f64(<4 x double> %24, <4 x double> %23)
  %26 = shufflevector <4 x double> %23, <4 x double> %21, <4 x i32> <i32 3, i32 2, i32 5, i32 0>
  %27 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %25, <4 x double> %26, <4 x double> %21)
  %28 = fadd <4 x double> %19, %27
  %29 = extractelement <4 x double> %21, i64 0
  %30 = lshr exact i64 %17, 2
  %31 = trunc nuw nsw i64 %30 to i32
  %32 = extractelement <4 x double> %28, i32 %31
  %33 = fmul double %29, %32
  %34 = insertelement <4 x double> %28, double %33, i32 %31
  %35 = add nuw nsw i64 %18, 4
  %36 = icmp samesign ugt i64 %35, %6
  %37 = add nuw nsw i64 %17, 4
  br i1 %36, label %7, label %16, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.maxnum.v4f64(<4 x double>, <4 x double>) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}

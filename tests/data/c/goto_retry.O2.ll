; ModuleID = 'goto_retry.c'
source_filename = "goto_retry.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @goto_retry(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %33, %2
  %4 = phi double [ %34, %33 ], [ 5.200000e+00, %2 ]
  %5 = phi i32 [ %13, %33 ], [ 0, %2 ]
  %6 = phi double [ %12, %33 ], [ %0, %2 ]
  %7 = fneg double %4
  %8 = tail call i32 @llvm.smax.i32(i32 %5, i32 21)
  %9 = tail call i32 @llvm.smax.i32(i32 %5, i32 6)
  br label %10

10:                                               ; preds = %3, %35
  %11 = phi i32 [ %13, %35 ], [ %5, %3 ]
  %12 = phi double [ %21, %35 ], [ %6, %3 ]
  %13 = add i32 %11, 1
  %14 = icmp eq i32 %11, %8
  %15 = fsub double %12, %1
  br i1 %14, label %16, label %20

16:                                               ; preds = %10
  %17 = fmul double %15, %15
  %18 = tail call double @llvm.fmuladd.f64(double %12, double %12, double 1.000000e+00)
  %19 = fmul double %18, %17
  br label %37

20:                                               ; preds = %10
  %21 = tail call double @llvm.fmuladd.f64(double %7, double %15, double %12)
  %22 = fsub double %21, %1
  %23 = insertelement <2 x double> poison, double %22, i64 0
  %24 = insertelement <2 x double> %23, double %15, i64 1
  %25 = fmul <2 x double> %24, %24
  %26 = insertelement <2 x double> poison, double %21, i64 0
  %27 = insertelement <2 x double> %26, double %12, i64 1
  %28 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %27, <2 x double> %27, <2 x double> splat (double 1.000000e+00))
  %29 = fmul <2 x double> %28, %25
  %30 = extractelement <2 x double> %29, i64 0
  %31 = extractelement <2 x double> %29, i64 1
  %32 = fcmp ult double %30, %31
  br i1 %32, label %35, label %33

33:                                               ; preds = %20
  %34 = fmul double %4, 5.000000e-01
  br label %3

35:                                               ; preds = %20
  %36 = icmp eq i32 %11, %9
  br i1 %36, label %37, label %10

37:                                               ; preds = %35, %16
  %38 = phi double [ %19, %16 ], [ %30, %35 ]
  %39 = phi double [ %12, %16 ], [ %21, %35 ]
  %40 = tail call double @llvm.fmuladd.f64(double %39, double %4, double %38)
  ret double %40
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

; ModuleID = 'goto_retry.c'
source_filename = "goto_retry.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @goto_retry(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %26, %2
  %4 = phi double [ %27, %26 ], [ 5.200000e+00, %2 ]
  %5 = phi i32 [ %13, %26 ], [ 0, %2 ]
  %6 = phi double [ %12, %26 ], [ %0, %2 ]
  %7 = fneg double %4
  %8 = tail call i32 @llvm.smax.i32(i32 %5, i32 21)
  %9 = tail call i32 @llvm.smax.i32(i32 %5, i32 6)
  br label %10

10:                                               ; preds = %3, %28
  %11 = phi i32 [ %13, %28 ], [ %5, %3 ]
  %12 = phi double [ %17, %28 ], [ %6, %3 ]
  %13 = add i32 %11, 1
  %14 = icmp eq i32 %11, %8
  br i1 %14, label %30, label %15

15:                                               ; preds = %10
  %16 = fsub double %12, %1
  %17 = tail call double @llvm.fmuladd.f64(double %7, double %16, double %12)
  %18 = fsub double %17, %1
  %19 = fmul double %18, %18
  %20 = tail call double @llvm.fmuladd.f64(double %17, double %17, double 1.000000e+00)
  %21 = fmul double %20, %19
  %22 = fmul double %16, %16
  %23 = tail call double @llvm.fmuladd.f64(double %12, double %12, double 1.000000e+00)
  %24 = fmul double %23, %22
  %25 = fcmp ult double %21, %24
  br i1 %25, label %28, label %26

26:                                               ; preds = %15
  %27 = fmul double %4, 5.000000e-01
  br label %3

28:                                               ; preds = %15
  %29 = icmp eq i32 %11, %9
  br i1 %29, label %30, label %10

30:                                               ; preds = %28, %10
  %31 = phi double [ %12, %10 ], [ %17, %28 ]
  %32 = fsub double %31, %1
  %33 = fmul double %32, %32
  %34 = tail call double @llvm.fmuladd.f64(double %31, double %31, double 1.000000e+00)
  %35 = fmul double %34, %33
  %36 = tail call double @llvm.fmuladd.f64(double %31, double %4, double %35)
  ret double %36
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

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

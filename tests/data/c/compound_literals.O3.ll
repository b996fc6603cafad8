; ModuleID = 'compound_literals.c'
source_filename = "compound_literals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @compound_literals(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fmul double %0, %1
  %4 = fadd double %0, %1
  %5 = fadd double %3, 0.000000e+00
  %6 = fmul double %1, 0.000000e+00
  %7 = tail call double @llvm.fmuladd.f64(double %6, double 2.000000e+00, double %5)
  %8 = fmul double %1, %3
  %9 = tail call double @llvm.fmuladd.f64(double %8, double 3.000000e+00, double %7)
  %10 = fmul double %1, %1
  %11 = tail call double @llvm.fmuladd.f64(double %10, double 2.000000e+00, double %9)
  %12 = fmul double %1, %4
  %13 = tail call double @llvm.fmuladd.f64(double %12, double 3.000000e+00, double %11)
  %14 = tail call double @llvm.fmuladd.f64(double %3, double 3.000000e+00, double %13)
  %15 = fmul double %0, %0
  %16 = tail call double @llvm.fmuladd.f64(double %15, double 4.000000e+00, double %14)
  %17 = fmul double %0, 2.000000e+00
  %18 = tail call double @llvm.fmuladd.f64(double %17, double 5.000000e+00, double %16)
  %19 = tail call double @llvm.fmuladd.f64(double %3, double 6.000000e+00, double %18)
  ret double %19
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

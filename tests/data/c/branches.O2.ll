; ModuleID = 'branches.c'
source_filename = "branches.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define dso_local double @branches(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = fcmp ogt double %0, %1
  %5 = select i1 %4, double %0, double %1
  %6 = fcmp ogt double %5, %2
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = fmul double %0, %1
  br label %18

9:                                                ; preds = %3
  %10 = fcmp olt double %0, 0.000000e+00
  %11 = fcmp ogt double %1, 0.000000e+00
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  %14 = tail call double @sin(double noundef %2) #3, !tbaa !4
  %15 = fmul double %0, %14
  br label %18

16:                                               ; preds = %9
  %17 = fmul double %2, %2
  br label %18

18:                                               ; preds = %13, %16, %7
  %19 = phi double [ %8, %7 ], [ %15, %13 ], [ %17, %16 ]
  %20 = fcmp ogt double %0, 0.000000e+00
  %21 = fcmp ogt double %1, 2.000000e+00
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %18
  %24 = fneg double %2
  %25 = tail call double @exp(double noundef %24) #3, !tbaa !4
  br label %28

26:                                               ; preds = %18
  %27 = fmul double %2, 3.000000e+00
  br label %28

28:                                               ; preds = %26, %23
  %29 = phi double [ %25, %23 ], [ %27, %26 ]
  %30 = fcmp ogt double %2, 5.000000e-01
  %31 = select i1 %30, double %0, double %1
  %32 = tail call double @llvm.fmuladd.f64(double %19, double %31, double %29)
  ret double %32
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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

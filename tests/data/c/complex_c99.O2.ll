; ModuleID = 'complex_c99.c'
source_filename = "complex_c99.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local double @complex_c99(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = insertelement <2 x double> poison, double %1, i64 0
  %6 = insertelement <2 x double> %5, double %3, i64 1
  %7 = fmul <2 x double> %6, zeroinitializer
  %8 = insertelement <2 x double> poison, double %0, i64 0
  %9 = insertelement <2 x double> %8, double %2, i64 1
  %10 = fadd <2 x double> %9, %7
  %11 = extractelement <2 x double> %10, i64 1
  %12 = extractelement <2 x double> %10, i64 0
  %13 = fmul <2 x double> %10, %10
  %14 = extractelement <2 x double> %13, i64 0
  %15 = fmul double %1, %1
  %16 = fmul double %1, %12
  %17 = fsub double %14, %15
  %18 = fadd double %16, %16
  %19 = fcmp uno double %17, 0.000000e+00
  br i1 %19, label %20, label %26, !prof !8

20:                                               ; preds = %4
  %21 = fcmp uno double %18, 0.000000e+00
  br i1 %21, label %22, label %26, !prof !8

22:                                               ; preds = %20
  %23 = tail call { double, double } @__muldc3(double noundef %12, double noundef %1, double noundef %12, double noundef %1) #2
  %24 = extractvalue { double, double } %23, 0
  %25 = extractvalue { double, double } %23, 1
  br label %26

26:                                               ; preds = %22, %20, %4
  %27 = phi double [ %17, %4 ], [ %17, %20 ], [ %24, %22 ]
  %28 = phi double [ %18, %4 ], [ %18, %20 ], [ %25, %22 ]
  %29 = fmul double %11, %27
  %30 = fmul double %3, %28
  %31 = fmul double %3, %27
  %32 = fmul double %11, %28
  %33 = fsub double %29, %30
  %34 = fadd double %31, %32
  %35 = fcmp uno double %33, 0.000000e+00
  br i1 %35, label %36, label %42, !prof !8

36:                                               ; preds = %26
  %37 = fcmp uno double %34, 0.000000e+00
  br i1 %37, label %38, label %42, !prof !8

38:                                               ; preds = %36
  %39 = tail call { double, double } @__muldc3(double noundef %27, double noundef %28, double noundef %11, double noundef %3) #2
  %40 = extractvalue { double, double } %39, 0
  %41 = extractvalue { double, double } %39, 1
  br label %42

42:                                               ; preds = %38, %36, %26
  %43 = phi double [ %33, %26 ], [ %33, %36 ], [ %40, %38 ]
  %44 = phi double [ %34, %26 ], [ %34, %36 ], [ %41, %38 ]
  %45 = fneg double %3
  %46 = fmul double %12, %11
  %47 = shufflevector <2 x double> %6, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %48 = fmul <2 x double> %47, %10
  %49 = fmul double %1, %3
  %50 = fadd double %49, %46
  %51 = shufflevector <2 x double> %48, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %52 = fsub <2 x double> %51, %48
  %53 = extractelement <2 x double> %52, i64 0
  %54 = fcmp uno double %50, 0.000000e+00
  br i1 %54, label %55, label %60, !prof !8

55:                                               ; preds = %42
  %56 = fcmp uno double %53, 0.000000e+00
  br i1 %56, label %57, label %60, !prof !8

57:                                               ; preds = %55
  %58 = tail call { double, double } @__muldc3(double noundef %12, double noundef %1, double noundef %11, double noundef %45) #2
  %59 = extractvalue { double, double } %58, 1
  br label %60

60:                                               ; preds = %57, %55, %42
  %61 = phi double [ %53, %42 ], [ %53, %55 ], [ %59, %57 ]
  %62 = fmul double %3, 5.000000e-01
  %63 = fsub double %44, %62
  %64 = fmul double %1, 3.000000e+00
  %65 = fsub double %63, %64
  %66 = fmul <2 x double> %10, <double 3.000000e+00, double 5.000000e-01>
  %67 = extractelement <2 x double> %66, i64 1
  %68 = fadd double %67, %43
  %69 = extractelement <2 x double> %66, i64 0
  %70 = fsub double %68, %69
  %71 = tail call double @llvm.fmuladd.f64(double %70, double %65, double %61)
  ret double %71
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

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
!8 = !{!"branch_weights", i32 1, i32 1048575}

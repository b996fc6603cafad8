; ModuleID = 'complex_c99.c'
source_filename = "complex_c99.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local double @complex_c99(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = fmul double %1, 0.000000e+00
  %6 = fadd double %0, %5
  %7 = fmul double %3, 0.000000e+00
  %8 = fadd double %2, %7
  %9 = fmul double %6, %6
  %10 = fmul double %1, %1
  %11 = fmul double %1, %6
  %12 = fsub double %9, %10
  %13 = fadd double %11, %11
  %14 = fcmp uno double %12, 0.000000e+00
  br i1 %14, label %15, label %21, !prof !8

15:                                               ; preds = %4
  %16 = fcmp uno double %13, 0.000000e+00
  br i1 %16, label %17, label %21, !prof !8

17:                                               ; preds = %15
  %18 = tail call { double, double } @__muldc3(double noundef %6, double noundef %1, double noundef %6, double noundef %1) #2
  %19 = extractvalue { double, double } %18, 0
  %20 = extractvalue { double, double } %18, 1
  br label %21

21:                                               ; preds = %17, %15, %4
  %22 = phi double [ %12, %4 ], [ %12, %15 ], [ %19, %17 ]
  %23 = phi double [ %13, %4 ], [ %13, %15 ], [ %20, %17 ]
  %24 = fmul double %8, %22
  %25 = fmul double %3, %23
  %26 = fmul double %3, %22
  %27 = fmul double %8, %23
  %28 = fsub double %24, %25
  %29 = fadd double %26, %27
  %30 = fcmp uno double %28, 0.000000e+00
  br i1 %30, label %31, label %37, !prof !8

31:                                               ; preds = %21
  %32 = fcmp uno double %29, 0.000000e+00
  br i1 %32, label %33, label %37, !prof !8

33:                                               ; preds = %31
  %34 = tail call { double, double } @__muldc3(double noundef %22, double noundef %23, double noundef %8, double noundef %3) #2
  %35 = extractvalue { double, double } %34, 0
  %36 = extractvalue { double, double } %34, 1
  br label %37

37:                                               ; preds = %33, %31, %21
  %38 = phi double [ %28, %21 ], [ %28, %31 ], [ %35, %33 ]
  %39 = phi double [ %29, %21 ], [ %29, %31 ], [ %36, %33 ]
  %40 = fneg double %3
  %41 = fmul double %6, %8
  %42 = fmul double %1, %8
  %43 = fmul double %1, %3
  %44 = fadd double %43, %41
  %45 = fmul double %3, %6
  %46 = fsub double %42, %45
  %47 = fcmp uno double %44, 0.000000e+00
  br i1 %47, label %48, label %53, !prof !8

48:                                               ; preds = %37
  %49 = fcmp uno double %46, 0.000000e+00
  br i1 %49, label %50, label %53, !prof !8

50:                                               ; preds = %48
  %51 = tail call { double, double } @__muldc3(double noundef %6, double noundef %1, double noundef %8, double noundef %40) #2
  %52 = extractvalue { double, double } %51, 1
  br label %53

53:                                               ; preds = %50, %48, %37
  %54 = phi double [ %46, %37 ], [ %46, %48 ], [ %52, %50 ]
  %55 = fmul double %3, 5.000000e-01
  %56 = fsub double %39, %55
  %57 = fmul double %1, 3.000000e+00
  %58 = fsub double %56, %57
  %59 = fmul double %8, 5.000000e-01
  %60 = fadd double %59, %38
  %61 = fmul double %6, 3.000000e+00
  %62 = fsub double %60, %61
  %63 = tail call double @llvm.fmuladd.f64(double %62, double %58, double %54)
  ret double %63
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

source_filename = "newton.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"%.10f %.10f %.10f\0A\00", align 1

define dso_local noundef i32 @main() local_unnamed_addr #0 {
  br label %1

1:                                                ; preds = %0, %1
  %2 = phi double [ 1.600000e+01, %0 ], [ %12, %1 ]
  %3 = phi i32 [ 0, %0 ], [ %8, %1 ]
  %4 = phi double [ 3.000000e+00, %0 ], [ %7, %1 ]
  %5 = tail call double @__enzyme_autodiff(ptr noundef nonnull @f, double noundef %4) #5
  %6 = fdiv double %2, %5
  %7 = fsub double %4, %6
  %8 = add nuw nsw i32 %3, 1
  %9 = fmul double %7, %7
  %10 = fmul double %7, -2.000000e+00
  %11 = tail call double @llvm.fmuladd.f64(double %9, double %7, double %10)
  %12 = fadd double %11, -5.000000e+00
  %13 = tail call double @llvm.fabs.f64(double %12)
  %14 = fcmp ogt double %13, 0x3D719799812DEA11
  %15 = icmp samesign ult i32 %3, 49
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %1, label %17, !llvm.loop !9

17:                                               ; preds = %1
  %18 = tail call double @__enzyme_autodiff(ptr noundef nonnull @f, double noundef %7) #5
  %19 = tail call double @__enzyme_fwddiff(ptr noundef nonnull @slope, double noundef %7, double noundef 1.000000e+00) #5
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %7, double noundef %18, double noundef %19)
  ret i32 0
}

define internal noundef double @f(double noundef %0) #1 {
  %2 = fmul double %0, %0
  %3 = fmul double %0, -2.000000e+00
  %4 = tail call double @llvm.fmuladd.f64(double %2, double %0, double %3)
  %5 = fadd double %4, -5.000000e+00
  ret double %5
}

declare double @llvm.fabs.f64(double) #2

define internal double @slope(double noundef %0) #0 {
  %2 = tail call double @__enzyme_autodiff(ptr noundef nonnull @f, double noundef %0) #5
  ret double %2
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

declare double @llvm.fmuladd.f64(double, double, double) #2

declare double @__enzyme_autodiff(ptr noundef, double noundef) local_unnamed_addr #4

declare double @__enzyme_fwddiff(ptr noundef, double noundef, double noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}

source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%.7g %.7g\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"%.7g\0A\00", align 1
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_out = dso_local local_unnamed_addr global i32 0, align 4

define dso_local noundef float @f(float noundef %0, float noundef %1) #0 {
  %3 = fmul float %1, %1
  %4 = fmul float %1, %3
  %5 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %4)
  ret float %5
}

declare float @llvm.fmuladd.f32(float, float, float) #1

define dso_local noundef float @cube(float noundef %0) #0 {
  %2 = fmul float %0, %0
  %3 = fmul float %0, %2
  ret float %3
}

define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = tail call <2 x float> (ptr, ...) @__enzyme_autodiff_pair(ptr noundef nonnull @f, double noundef 1.500000e+00, double noundef 2.000000e+00) #5
  %2 = extractelement <2 x float> %1, i64 0
  %3 = fpext float %2 to double
  %4 = extractelement <2 x float> %1, i64 1
  %5 = fpext float %4 to double
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %3, double noundef %5)
  %7 = tail call float @__enzyme_autodiff_float(ptr noundef nonnull @cube, float noundef 2.000000e+00) #5
  %8 = fpext float %7 to double
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %8)
  %10 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %11 = tail call float (ptr, ...) @__enzyme_fwddiff(ptr noundef nonnull @f, i32 noundef %10, double noundef 1.500000e+00, double noundef 1.000000e+00, i32 noundef %10, double noundef 2.000000e+00, double noundef 5.000000e-01) #5
  %12 = fpext float %11 to double
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %12)
  ret i32 0
}

declare <2 x float> @__enzyme_autodiff_pair(ptr noundef, ...) local_unnamed_addr #3

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

declare float @__enzyme_autodiff_float(ptr noundef, float noundef) local_unnamed_addr #3

declare float @__enzyme_fwddiff(ptr noundef, ...) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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

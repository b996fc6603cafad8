source_filename = "square.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@enzyme_out = external local_unnamed_addr global i32, align 4
@enzyme_dup = external local_unnamed_addr global i32, align 4

define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = tail call double @__enzyme_autodiff(ptr noundef nonnull @square, double noundef 5.000000e-01) #4
  %2 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %3 = tail call double @__enzyme_autodiff_marked(ptr noundef nonnull @square, i32 noundef %2, double noundef 5.000000e-01) #4
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %1, double noundef %3)
  %5 = tail call double @__enzyme_fwddiff(ptr noundef nonnull @square, double noundef 5.000000e-01, double noundef 1.000000e+00) #4
  %6 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %7 = tail call double @__enzyme_fwddiff_marked(ptr noundef nonnull @square, i32 noundef %6, double noundef 5.000000e-01, double noundef 2.000000e+00) #4
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %5, double noundef %7)
  %9 = tail call double @__enzyme_autodiff(ptr noundef nonnull @square, double noundef 1.000000e+00) #4
  %10 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %11 = tail call double @__enzyme_autodiff_marked(ptr noundef nonnull @square, i32 noundef %10, double noundef 1.000000e+00) #4
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %9, double noundef %11)
  %13 = tail call double @__enzyme_fwddiff(ptr noundef nonnull @square, double noundef 1.000000e+00, double noundef 1.000000e+00) #4
  %14 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %15 = tail call double @__enzyme_fwddiff_marked(ptr noundef nonnull @square, i32 noundef %14, double noundef 1.000000e+00, double noundef 2.000000e+00) #4
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %13, double noundef %15)
  %17 = tail call double @__enzyme_autodiff(ptr noundef nonnull @square, double noundef 1.500000e+00) #4
  %18 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %19 = tail call double @__enzyme_autodiff_marked(ptr noundef nonnull @square, i32 noundef %18, double noundef 1.500000e+00) #4
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %17, double noundef %19)
  %21 = tail call double @__enzyme_fwddiff(ptr noundef nonnull @square, double noundef 1.500000e+00, double noundef 1.000000e+00) #4
  %22 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %23 = tail call double @__enzyme_fwddiff_marked(ptr noundef nonnull @square, i32 noundef %22, double noundef 1.500000e+00, double noundef 2.000000e+00) #4
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %21, double noundef %23)
  ret i32 0
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

declare double @__enzyme_autodiff(ptr noundef, double noundef) local_unnamed_addr #2

define internal noundef double @square(double noundef %0) #3 {
  %2 = fmul double %0, %0
  ret double %2
}

declare double @__enzyme_autodiff_marked(ptr noundef, i32 noundef, double noundef) local_unnamed_addr #2

declare double @__enzyme_fwddiff(ptr noundef, double noundef, double noundef) local_unnamed_addr #2

declare double @__enzyme_fwddiff_marked(ptr noundef, i32 noundef, double noundef, double noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }

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

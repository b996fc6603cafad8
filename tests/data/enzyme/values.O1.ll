source_filename = "values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@enzyme_primal_return = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_out = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1
@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4

define dso_local double @g(double noundef %0, i32 noundef %1) #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call double @exp(double noundef %0) #5, !tbaa !5
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi double [ 1.000000e+00, %2 ], [ %14, %8 ]
  ret double %7

8:                                                ; preds = %4, %8
  %9 = phi i32 [ 0, %4 ], [ %11, %8 ]
  %10 = phi double [ 1.000000e+00, %4 ], [ %14, %8 ]
  %11 = add nuw nsw i32 %9, 1
  %12 = uitofp nneg i32 %11 to double
  %13 = fdiv double %5, %12
  %14 = fmul double %10, %13
  %15 = icmp eq i32 %11, %1
  br i1 %15, label %6, label %8, !llvm.loop !9
}

declare double @exp(double noundef) local_unnamed_addr #1

define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = load i32, ptr @enzyme_primal_return, align 4, !tbaa !5
  %2 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %3 = tail call { double, double } (ptr, ...) @__enzyme_autodiff_both(ptr noundef nonnull @g, i32 noundef %1, i32 noundef %2, double noundef 3.000000e-01, i32 noundef 4) #5
  %4 = extractvalue { double, double } %3, 0
  %5 = extractvalue { double, double } %3, 1
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %4, double noundef %5)
  %7 = load i32, ptr @enzyme_primal_return, align 4, !tbaa !5
  %8 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %9 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %10 = tail call { double, double } (ptr, ...) @__enzyme_fwddiff_both(ptr noundef nonnull @g, i32 noundef %7, i32 noundef %8, double noundef 3.000000e-01, double noundef 2.000000e+00, i32 noundef %9, i32 noundef 4) #5
  %11 = extractvalue { double, double } %10, 0
  %12 = extractvalue { double, double } %10, 1
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %11, double noundef %12)
  ret i32 0
}

declare { double, double } @__enzyme_autodiff_both(ptr noundef, ...) local_unnamed_addr #3

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

declare { double, double } @__enzyme_fwddiff_both(ptr noundef, ...) local_unnamed_addr #3

attributes #0 = { nofree norecurse nounwind memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}

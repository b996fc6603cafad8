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
  br i1 %3, label %4, label %26

4:                                                ; preds = %2
  %5 = tail call double @exp(double noundef %0) #6, !tbaa !5
  %6 = and i32 %1, 3
  %7 = icmp ult i32 %1, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i32 %1, 2147483644
  br label %28

10:                                               ; preds = %28
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %26, label %12

12:                                               ; preds = %10, %4
  %13 = phi i32 [ 0, %4 ], [ %44, %10 ]
  %14 = phi double [ 1.000000e+00, %4 ], [ %47, %10 ]
  %15 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i32 [ %13, %12 ], [ %20, %16 ]
  %18 = phi double [ %14, %12 ], [ %23, %16 ]
  %19 = phi i32 [ 0, %12 ], [ %24, %16 ]
  %20 = add nuw nsw i32 %17, 1
  %21 = uitofp nneg i32 %20 to double
  %22 = fdiv double %5, %21
  %23 = fmul double %18, %22
  %24 = add i32 %19, 1
  %25 = icmp eq i32 %24, %6
  br i1 %25, label %26, label %16, !llvm.loop !9

26:                                               ; preds = %10, %16, %2
  %27 = phi double [ 1.000000e+00, %2 ], [ %47, %10 ], [ %23, %16 ]
  ret double %27

28:                                               ; preds = %28, %8
  %29 = phi i32 [ 0, %8 ], [ %44, %28 ]
  %30 = phi double [ 1.000000e+00, %8 ], [ %47, %28 ]
  %31 = phi i32 [ 0, %8 ], [ %48, %28 ]
  %32 = or disjoint i32 %29, 1
  %33 = uitofp nneg i32 %32 to double
  %34 = fdiv double %5, %33
  %35 = fmul double %30, %34
  %36 = or disjoint i32 %29, 2
  %37 = uitofp nneg i32 %36 to double
  %38 = fdiv double %5, %37
  %39 = fmul double %35, %38
  %40 = or disjoint i32 %29, 3
  %41 = uitofp nneg i32 %40 to double
  %42 = fdiv double %5, %41
  %43 = fmul double %39, %42
  %44 = add nuw nsw i32 %29, 4
  %45 = uitofp nneg i32 %44 to double
  %46 = fdiv double %5, %45
  %47 = fmul double %43, %46
  %48 = add i32 %31, 4
  %49 = icmp eq i32 %48, %9
  br i1 %49, label %10, label %28, !llvm.loop !11
}

declare double @exp(double noundef) local_unnamed_addr #1

define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = load i32, ptr @enzyme_primal_return, align 4, !tbaa !5
  %2 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %3 = tail call { double, double } (ptr, ...) @__enzyme_autodiff_both(ptr noundef nonnull @g, i32 noundef %1, i32 noundef %2, double noundef 3.000000e-01, i32 noundef 4) #6
  %4 = extractvalue { double, double } %3, 0
  %5 = extractvalue { double, double } %3, 1
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %4, double noundef %5)
  %7 = load i32, ptr @enzyme_primal_return, align 4, !tbaa !5
  %8 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %9 = load i32, ptr @enzyme_const, align 4, !tbaa !5
  %10 = tail call { double, double } (ptr, ...) @__enzyme_fwddiff_both(ptr noundef nonnull @g, i32 noundef %7, i32 noundef %8, double noundef 3.000000e-01, double noundef 2.000000e+00, i32 noundef %9, i32 noundef 4) #6
  %11 = extractvalue { double, double } %10, 0
  %12 = extractvalue { double, double } %10, 1
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %11, double noundef %12)
  ret i32 0
}

declare { double, double } @__enzyme_autodiff_both(ptr noundef, ...) local_unnamed_addr #3

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

declare { double, double } @__enzyme_fwddiff_both(ptr noundef, ...) local_unnamed_addr #3

declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nofree norecurse nounwind memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}

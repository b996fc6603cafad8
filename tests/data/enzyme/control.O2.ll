source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"kind %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@enzyme_out = dso_local local_unnamed_addr global i32 0, align 4

define dso_local double @f(double noundef %0, i32 noundef %1) #0 {
  %3 = fcmp olt double %0, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = fneg double %0
  br label %21

6:                                                ; preds = %2
  switch i32 %1, label %16 [
    i32 0, label %9
    i32 1, label %7
  ]

7:                                                ; preds = %6
  %8 = fcmp olt double %0, 1.000000e+02
  br i1 %8, label %11, label %21

9:                                                ; preds = %6
  %10 = tail call double @sin(double noundef %0) #6, !tbaa !5
  br label %21

11:                                               ; preds = %7, %11
  %12 = phi double [ %14, %11 ], [ %0, %7 ]
  %13 = fadd double %12, 1.000000e+00
  %14 = fmul double %12, %13
  %15 = fcmp olt double %14, 1.000000e+02
  br i1 %15, label %11, label %21, !llvm.loop !9

16:                                               ; preds = %6
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %1)
  %18 = tail call double @sqrt(double noundef %0) #6, !tbaa !5
  %19 = tail call double @llvm.maxnum.f64(double %0, double 2.000000e+00)
  %20 = fmul double %19, %18
  br label %21

21:                                               ; preds = %11, %7, %16, %9, %4
  %22 = phi double [ %5, %4 ], [ %20, %16 ], [ %10, %9 ], [ %0, %7 ], [ %14, %11 ]
  ret double %22
}

declare double @sin(double noundef) local_unnamed_addr #1

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

declare double @sqrt(double noundef) local_unnamed_addr #1

declare double @llvm.maxnum.f64(double, double) #3

define dso_local noundef i32 @main() local_unnamed_addr #4 {
  %1 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %2 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @f, i32 noundef %1, double noundef -2.000000e+00, i32 noundef 0) #6
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %2)
  %4 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %5 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @f, i32 noundef %4, double noundef 2.000000e+00, i32 noundef 0) #6
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %5)
  %7 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %8 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @f, i32 noundef %7, double noundef 1.500000e+00, i32 noundef 1) #6
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %8)
  %10 = load i32, ptr @enzyme_out, align 4, !tbaa !5
  %11 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @f, i32 noundef %10, double noundef 9.000000e+00, i32 noundef 2) #6
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %11)
  ret i32 0
}

declare double @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!10 = !{!"llvm.loop.mustprogress"}

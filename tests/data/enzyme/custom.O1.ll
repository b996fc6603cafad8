source_filename = "custom.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__enzyme_register_gradient_twice = dso_local local_unnamed_addr global [3 x ptr] [ptr @twice, ptr @twice_augmented, ptr @twice_reverse], align 16
@__enzyme_register_derivative_thrice = dso_local local_unnamed_addr global [2 x ptr] [ptr @thrice, ptr @thrice_forward], align 16
@calls = internal unnamed_addr global i32 0, align 4
@__enzyme_inactivefn = dso_local local_unnamed_addr global [1 x ptr] [ptr @watched], align 8
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local noundef double @twice(double noundef %0) #0 {
  %2 = fmul double %0, 2.000000e+00
  ret double %2
}

define dso_local noundef double @twice_augmented(double noundef %0) #1 {
  %2 = fmul double %0, 2.000000e+00
  ret double %2
}

define dso_local noundef double @twice_reverse(double %0, double noundef %1) #1 {
  %3 = fmul double %1, 2.000000e+01
  ret double %3
}

define dso_local noundef double @thrice(double noundef %0) #0 {
  %2 = fmul double %0, 3.000000e+00
  ret double %2
}

define dso_local { double, double } @thrice_forward(double noundef %0, double noundef %1) #1 {
  %3 = fmul double %0, 3.000000e+00
  %4 = fmul double %1, 3.000000e+01
  %5 = insertvalue { double, double } poison, double %3, 0
  %6 = insertvalue { double, double } %5, double %4, 1
  ret { double, double } %6
}

define dso_local double @watched(double noundef %0) #2 {
  %2 = load i32, ptr @calls, align 4, !tbaa !5
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @calls, align 4, !tbaa !5
  %4 = icmp sgt i32 %2, -1
  %5 = select i1 %4, double %0, double 0.000000e+00
  ret double %5
}

define dso_local noundef double @f(double noundef %0) #1 {
  %2 = tail call double @twice(double noundef %0)
  %3 = fmul double %0, %2
  ret double %3
}

define dso_local noundef double @g(double noundef %0) #1 {
  %2 = tail call double @thrice(double noundef %0)
  %3 = fmul double %0, %2
  ret double %3
}

define dso_local double @h(double noundef %0) #3 {
  %2 = fmul double %0, %0
  %3 = tail call double @watched(double noundef %0)
  %4 = fmul double %2, %3
  ret double %4
}

define dso_local noundef i32 @main() local_unnamed_addr #4 {
  %1 = tail call double @__enzyme_autodiff(ptr noundef nonnull @f, double noundef 3.000000e+00) #7
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %1)
  %3 = tail call double @__enzyme_fwddiff(ptr noundef nonnull @g, double noundef 3.000000e+00, double noundef 1.000000e+00) #7
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %3)
  %5 = tail call double @__enzyme_autodiff(ptr noundef nonnull @h, double noundef 3.000000e+00) #7
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %5)
  %7 = load i32, ptr @calls, align 4, !tbaa !5
  %8 = icmp sgt i32 %7, 0
  %9 = zext i1 %8 to i32
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %9)
  ret i32 0
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

declare double @__enzyme_autodiff(ptr noundef, double noundef) local_unnamed_addr #6

declare double @__enzyme_fwddiff(ptr noundef, double noundef, double noundef) local_unnamed_addr #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind }

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

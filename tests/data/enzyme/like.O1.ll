source_filename = "like.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@factor = dso_local local_unnamed_addr global double 3.000000e+00, align 8
@.str = private unnamed_addr constant [4 x i8] c"log\00", align 1
@__enzyme_function_like_log = dso_local local_unnamed_addr global [2 x ptr] [ptr @fast_log, ptr @.str], align 16
@.str.1 = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1

define dso_local noundef double @fast_log(double noundef %0) #0 {
  %2 = bitcast double %0 to i64
  %3 = add i64 %2, -4607182418800017408
  %4 = sitofp i64 %3 to double
  %5 = fmul double %4, 0x3CB0000000000000
  %6 = fmul double %5, 0x3FE62E42FEFA39EF
  ret double %6
}

define dso_local double @f(double noundef %0) #1 {
  %2 = load double, ptr @factor, align 8, !tbaa !9
  %3 = tail call double @fast_log(double noundef %0)
  %4 = fmul double %2, %3
  %5 = fmul double %0, %4
  ret double %5
}

define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = tail call double @__enzyme_autodiff(ptr noundef nonnull @f, double noundef 3.000000e+00) #5
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %1)
  ret i32 0
}

declare double @__enzyme_autodiff(ptr noundef, double noundef) local_unnamed_addr #3

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}

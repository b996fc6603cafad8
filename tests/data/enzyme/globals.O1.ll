source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@inactive = dso_local global [3 x double] zeroinitializer, align 16
@__enzyme_inactive_global_table = dso_local local_unnamed_addr global [1 x ptr] [ptr @inactive], align 8
@active = dso_local local_unnamed_addr global [3 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [13 x i8] c"%.12g %.12g\0A\00", align 1

define dso_local void @put(double noundef %0) local_unnamed_addr #0 {
  %2 = fmul double %0, %0
  store double %2, ptr getelementptr inbounds nuw (i8, ptr @inactive, i64 8), align 8, !tbaa !9
  store double %2, ptr getelementptr inbounds nuw (i8, ptr @active, i64 8), align 8, !tbaa !9
  ret void
}

define dso_local double @get_active() local_unnamed_addr #1 {
  %1 = load double, ptr getelementptr inbounds nuw (i8, ptr @active, i64 8), align 8, !tbaa !9
  ret double %1
}

define dso_local double @get_inactive() local_unnamed_addr #1 {
  %1 = load double, ptr getelementptr inbounds nuw (i8, ptr @inactive, i64 8), align 8, !tbaa !9
  ret double %1
}

define dso_local double @through(double noundef %0) #2 {
  tail call void @put(double noundef %0)
  %2 = tail call double @get_active()
  %3 = fmul double %0, %2
  ret double %3
}

define dso_local double @past(double noundef %0) #2 {
  tail call void @put(double noundef %0)
  %2 = tail call double @get_inactive()
  %3 = fmul double %0, %2
  ret double %3
}

define dso_local noundef i32 @main() local_unnamed_addr #3 {
  %1 = tail call double @__enzyme_autodiff(ptr noundef nonnull @through, double noundef 3.000000e+00) #6
  %2 = tail call double @__enzyme_fwddiff(ptr noundef nonnull @through, double noundef 3.000000e+00, double noundef 1.000000e+00) #6
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %1, double noundef %2)
  %4 = tail call double @__enzyme_autodiff(ptr noundef nonnull @past, double noundef 3.000000e+00) #6
  %5 = tail call double @__enzyme_fwddiff(ptr noundef nonnull @past, double noundef 3.000000e+00, double noundef 1.000000e+00) #6
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %4, double noundef %5)
  %7 = load double, ptr getelementptr inbounds nuw (i8, ptr @active, i64 8), align 8, !tbaa !9
  %8 = load double, ptr getelementptr inbounds nuw (i8, ptr @inactive, i64 8), align 8, !tbaa !9
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %7, double noundef %8)
  ret i32 0
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

declare double @__enzyme_autodiff(ptr noundef, double noundef) local_unnamed_addr #5

declare double @__enzyme_fwddiff(ptr noundef, double noundef, double noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}

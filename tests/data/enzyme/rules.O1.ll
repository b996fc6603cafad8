source_filename = "rules.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__enzyme_register_gradient_square = dso_local local_unnamed_addr global [3 x ptr] [ptr @square_to, ptr @square_augmented, ptr @square_reverse], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1

define dso_local void @square_to(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = fmul double %3, %3
  store double %4, ptr %1, align 8, !tbaa !9
  ret void
}

define dso_local noalias noundef ptr @square_augmented(ptr noundef readonly captures(none) %0, ptr readnone captures(none) %1, ptr noundef writeonly captures(none) initializes((0, 8)) %2, ptr readnone captures(none) %3) #1 {
  %5 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #11
  %6 = load double, ptr %0, align 8, !tbaa !9
  store double %6, ptr %5, align 8, !tbaa !9
  %7 = fmul double %6, %6
  store double %7, ptr %2, align 8, !tbaa !9
  ret ptr %5
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define dso_local void @square_reverse(ptr readnone captures(none) %0, ptr noundef captures(none) %1, ptr readnone captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4) #4 {
  %6 = load double, ptr %4, align 8, !tbaa !9
  tail call void @free(ptr noundef %4) #12
  %7 = fmul double %6, 2.000000e+00
  %8 = load double, ptr %3, align 8, !tbaa !9
  %9 = load double, ptr %1, align 8, !tbaa !9
  %10 = tail call double @llvm.fmuladd.f64(double %7, double %8, double %9)
  store double %10, ptr %1, align 8, !tbaa !9
  store double 0.000000e+00, ptr %3, align 8, !tbaa !9
  ret void
}

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

declare double @llvm.fmuladd.f64(double, double, double) #6

define dso_local double @f(double noundef %0) #7 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @square_to(ptr noundef nonnull %2, ptr noundef nonnull %3)
  %4 = load double, ptr %3, align 8, !tbaa !9
  %5 = fmul double %0, %4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret double %5
}

define dso_local noundef i32 @main() local_unnamed_addr #8 {
  %1 = tail call double @__enzyme_autodiff(ptr noundef nonnull @f, double noundef 3.000000e+00) #12
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %1)
  ret i32 0
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #9

declare double @__enzyme_autodiff(ptr noundef, double noundef) local_unnamed_addr #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { nounwind }

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

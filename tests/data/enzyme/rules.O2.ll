source_filename = "rules.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__enzyme_register_gradient_square = dso_local local_unnamed_addr global [3 x ptr] [ptr @square_to, ptr @square_augmented, ptr @square_reverse], align 16
@__enzyme_register_gradient_in_place = dso_local local_unnamed_addr global [3 x ptr] [ptr @square_in_place, ptr @in_place_augmented, ptr @in_place_reverse], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1

define dso_local void @square_to(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = fmul double %3, %3
  store double %4, ptr %1, align 8, !tbaa !9
  ret void
}

define dso_local noalias noundef ptr @square_augmented(ptr noundef readonly captures(none) %0, ptr readnone captures(none) %1, ptr noundef writeonly captures(none) initializes((0, 8)) %2, ptr readnone captures(none) %3) #1 {
  %5 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #15
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
  tail call void @free(ptr noundef %4) #16
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

define dso_local void @square_in_place(ptr noundef captures(none) %0) #0 {
  %2 = load double, ptr %0, align 8, !tbaa !9
  %3 = fmul double %2, %2
  store double %3, ptr %0, align 8, !tbaa !9
  ret void
}

define dso_local double @in_place_augmented(ptr noundef captures(none) %0, ptr readnone captures(none) %1) #7 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = fmul double %3, %3
  store double %4, ptr %0, align 8, !tbaa !9
  ret double %3
}

define dso_local void @in_place_reverse(ptr readnone captures(none) %0, ptr noundef captures(none) %1, double noundef %2) #7 {
  %4 = fmul double %2, 2.000000e+00
  %5 = load double, ptr %1, align 8, !tbaa !9
  %6 = fmul double %4, %5
  store double %6, ptr %1, align 8, !tbaa !9
  ret void
}

define dso_local double @cube(ptr noundef readonly captures(none) %0) local_unnamed_addr #8 {
  %2 = load double, ptr %0, align 8, !tbaa !9
  %3 = fmul double %2, %2
  %4 = fmul double %2, %3
  ret double %4
}

define dso_local double @once(double noundef %0) #9 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  call void @square_to(ptr noundef nonnull %2, ptr noundef nonnull %3)
  %4 = load double, ptr %3, align 8, !tbaa !9
  %5 = fmul double %0, %4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  ret double %5
}

define dso_local double @in_place(double noundef %0) #9 {
  %2 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #16
  store double %0, ptr %2, align 8, !tbaa !9
  call void @square_in_place(ptr noundef nonnull %2)
  %3 = call double @cube(ptr noundef nonnull %2)
  call void @square_in_place(ptr noundef nonnull %2)
  %4 = load double, ptr %2, align 8, !tbaa !9
  %5 = fadd double %3, %4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #16
  ret double %5
}

define dso_local double @loop(double noundef %0) #10 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #16
  store double %0, ptr %2, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  call void @square_to(ptr noundef nonnull %2, ptr noundef nonnull %3)
  %4 = load double, ptr %3, align 8, !tbaa !9
  %5 = tail call double @sin(double noundef %4) #16, !tbaa !5
  %6 = tail call double @llvm.fmuladd.f64(double %5, double %0, double 0.000000e+00)
  %7 = tail call double @llvm.fmuladd.f64(double %4, double 5.000000e-01, double 3.000000e-01)
  store double %7, ptr %2, align 8, !tbaa !9
  call void @square_to(ptr noundef nonnull %2, ptr noundef nonnull %3)
  %8 = load double, ptr %3, align 8, !tbaa !9
  %9 = tail call double @sin(double noundef %8) #16, !tbaa !5
  %10 = tail call double @llvm.fmuladd.f64(double %9, double %7, double %6)
  %11 = tail call double @llvm.fmuladd.f64(double %8, double 5.000000e-01, double 3.000000e-01)
  store double %11, ptr %2, align 8, !tbaa !9
  call void @square_to(ptr noundef nonnull %2, ptr noundef nonnull %3)
  %12 = load double, ptr %3, align 8, !tbaa !9
  %13 = tail call double @sin(double noundef %12) #16, !tbaa !5
  %14 = tail call double @llvm.fmuladd.f64(double %13, double %11, double %10)
  %15 = tail call double @llvm.fmuladd.f64(double %12, double 5.000000e-01, double 3.000000e-01)
  store double %15, ptr %2, align 8, !tbaa !9
  call void @square_to(ptr noundef nonnull %2, ptr noundef nonnull %3)
  %16 = load double, ptr %3, align 8, !tbaa !9
  %17 = tail call double @sin(double noundef %16) #16, !tbaa !5
  %18 = tail call double @llvm.fmuladd.f64(double %17, double %15, double %14)
  %19 = tail call double @llvm.fmuladd.f64(double %16, double 5.000000e-01, double 3.000000e-01)
  %20 = fadd double %19, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #16
  ret double %20
}

declare double @sin(double noundef) local_unnamed_addr #11

define dso_local noundef i32 @main() local_unnamed_addr #12 {
  %1 = tail call double @__enzyme_autodiff(ptr noundef nonnull @once, double noundef 3.000000e+00) #16
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %1)
  %3 = tail call double @__enzyme_autodiff(ptr noundef nonnull @in_place, double noundef 0x3FE6666666666666) #16
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %3)
  %5 = tail call double @__enzyme_autodiff(ptr noundef nonnull @loop, double noundef 0x3FE6666666666666) #16
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %5)
  ret i32 0
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #13

declare double @__enzyme_autodiff(ptr noundef, double noundef) local_unnamed_addr #14

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { nounwind allocsize(0) }
attributes #16 = { nounwind }

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

source_filename = "augmented.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@augmented = dso_local local_unnamed_addr global i32 0, align 4
@reversed = dso_local local_unnamed_addr global i32 0, align 4
@seen = dso_local local_unnamed_addr global double 0.000000e+00, align 8
@__enzyme_register_gradient_square = dso_local local_unnamed_addr global [3 x ptr] [ptr @square_to, ptr @square_augmented, ptr @square_reverse], align 16
@stack = internal unnamed_addr global [100 x double] zeroinitializer, align 16
@top = internal unnamed_addr global i32 0, align 4
@__enzyme_register_gradient_cube = dso_local local_unnamed_addr global [3 x ptr] [ptr @cube, ptr @cube_augmented, ptr @cube_reverse], align 16
@head = internal unnamed_addr global ptr null, align 8
@__enzyme_register_gradient_in_place = dso_local local_unnamed_addr global [3 x ptr] [ptr @square_in_place, ptr @in_place_augmented, ptr @in_place_reverse], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.12g\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %.12g\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@deepest = internal unnamed_addr global i32 0, align 4
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"%.12g %d %d\0A\00", align 1

define dso_local void @square_to(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) #0 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = fmul double %3, %3
  store double %4, ptr %1, align 8, !tbaa !9
  ret void
}

define dso_local noalias noundef ptr @square_augmented(ptr readnone captures(none) %0, ptr readnone captures(none) %1, ptr noundef writeonly captures(none) initializes((0, 8)) %2, ptr noundef writeonly captures(none) initializes((0, 8)) %3) #1 {
  %5 = load i32, ptr @augmented, align 4, !tbaa !5
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @augmented, align 4, !tbaa !5
  store double 7.000000e+00, ptr %2, align 8, !tbaa !9
  store double 1.100000e+01, ptr %3, align 8, !tbaa !9
  ret ptr null
}

define dso_local void @square_reverse(ptr readnone captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr readnone captures(none) %4) #2 {
  %6 = load i32, ptr @reversed, align 4, !tbaa !5
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr @reversed, align 4, !tbaa !5
  %8 = load double, ptr %2, align 8, !tbaa !9
  %9 = load double, ptr %3, align 8, !tbaa !9
  %10 = fadd double %8, %9
  store double %10, ptr @seen, align 8, !tbaa !9
  store double 1.300000e+01, ptr %1, align 8, !tbaa !9
  ret void
}

define dso_local double @square(double noundef %0) #3 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  call void @square_to(ptr noundef nonnull %2, ptr noundef nonnull %3)
  %4 = load double, ptr %3, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  ret double %4
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

define dso_local noundef double @cube(double noundef %0) #5 {
  %2 = fmul double %0, %0
  %3 = fmul double %0, %2
  ret double %3
}

define dso_local noundef double @cube_augmented(double noundef %0) #6 {
  %2 = load i32, ptr @top, align 4, !tbaa !5
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @top, align 4, !tbaa !5
  %4 = sext i32 %2 to i64
  %5 = getelementptr inbounds double, ptr @stack, i64 %4
  store double %0, ptr %5, align 8, !tbaa !9
  %6 = load i32, ptr @deepest, align 4, !tbaa !5
  %7 = tail call i32 @llvm.smax.i32(i32 %3, i32 %6)
  store i32 %7, ptr @deepest, align 4, !tbaa !5
  %8 = fmul double %0, %0
  %9 = fmul double %0, %8
  ret double %9
}

define dso_local double @cube_reverse(double %0, double noundef %1) #6 {
  %3 = load i32, ptr @top, align 4, !tbaa !5
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr @top, align 4, !tbaa !5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds double, ptr @stack, i64 %5
  %7 = load double, ptr %6, align 8, !tbaa !9
  %8 = fmul double %7, 3.000000e+00
  %9 = fmul double %7, %8
  %10 = fmul double %1, %9
  ret double %10
}

define dso_local noundef double @cubes(double noundef %0) #3 {
  %2 = tail call double @cube(double noundef %0)
  %3 = fmul double %2, 9.000000e-01
  %4 = tail call double @cube(double noundef %3)
  %5 = fmul double %4, 9.000000e-01
  %6 = tail call double @cube(double noundef %5)
  %7 = fmul double %6, 9.000000e-01
  ret double %7
}

define dso_local void @square_in_place(ptr noundef captures(none) %0) #0 {
  %2 = load double, ptr %0, align 8, !tbaa !9
  %3 = fmul double %2, %2
  store double %3, ptr %0, align 8, !tbaa !9
  ret void
}

define dso_local void @in_place_augmented(ptr noundef captures(none) %0, ptr readnone captures(none) %1) #7 {
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #17
  store double %3, ptr %4, align 8, !tbaa !11
  %5 = load ptr, ptr @head, align 8, !tbaa !15
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %5, ptr %6, align 8, !tbaa !16
  store ptr %4, ptr @head, align 8, !tbaa !15
  %7 = fmul double %3, %3
  store double %7, ptr %0, align 8, !tbaa !9
  ret void
}

define dso_local void @in_place_reverse(ptr readnone captures(none) %0, ptr noundef captures(none) %1) #8 {
  %3 = load ptr, ptr @head, align 8, !tbaa !15
  %4 = load double, ptr %3, align 8, !tbaa !11
  %5 = fmul double %4, 2.000000e+00
  %6 = load double, ptr %1, align 8, !tbaa !9
  %7 = fmul double %6, %5
  store double %7, ptr %1, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !16
  store ptr %9, ptr @head, align 8, !tbaa !15
  tail call void @free(ptr noundef %3) #16
  ret void
}

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #9

define dso_local double @squares(double noundef %0) #3 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !9
  call void @square_in_place(ptr noundef nonnull %2)
  %3 = load double, ptr %2, align 8, !tbaa !9
  %4 = fmul double %3, 9.000000e-01
  store double %4, ptr %2, align 8, !tbaa !9
  call void @square_in_place(ptr noundef nonnull %2)
  %5 = load double, ptr %2, align 8, !tbaa !9
  %6 = fmul double %5, 9.000000e-01
  store double %6, ptr %2, align 8, !tbaa !9
  call void @square_in_place(ptr noundef nonnull %2)
  %7 = load double, ptr %2, align 8, !tbaa !9
  %8 = fmul double %7, 9.000000e-01
  ret double %8
}

define dso_local double @in_memory(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) #10 {
  tail call void @square_to(ptr noundef %0, ptr noundef %1)
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = fmul double %3, 3.000000e+00
  ret double %4
}

define dso_local noundef i32 @main() local_unnamed_addr #11 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @square, double noundef 3.000000e+00) #16
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %5)
  %7 = load i32, ptr @augmented, align 4, !tbaa !5
  %8 = load i32, ptr @reversed, align 4, !tbaa !5
  %9 = load double, ptr @seen, align 8, !tbaa !9
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %7, i32 noundef %8, double noundef %9)
  %11 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @cubes, double noundef 1.100000e+00) #16
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %11)
  %13 = load i32, ptr @top, align 4, !tbaa !5
  %14 = load i32, ptr @deepest, align 4, !tbaa !5
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %13, i32 noundef %14)
  %16 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @squares, double noundef 1.100000e+00) #16
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %16)
  %18 = load ptr, ptr @head, align 8, !tbaa !15
  %19 = icmp eq ptr %18, null
  %20 = zext i1 %19 to i32
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #16
  store double 2.000000e+00, ptr %1, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #16
  store double 0.000000e+00, ptr %2, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  store double 0.000000e+00, ptr %3, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #16
  store double 1.000000e+00, ptr %4, align 8, !tbaa !9
  %22 = call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @in_memory, ptr noundef nonnull %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef nonnull %4) #16
  %23 = load double, ptr %2, align 8, !tbaa !9
  %24 = load i32, ptr @augmented, align 4, !tbaa !5
  %25 = load i32, ptr @reversed, align 4, !tbaa !5
  %26 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %23, i32 noundef %24, i32 noundef %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #16
  ret i32 0
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #12

declare double @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #13

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #14

declare i32 @llvm.smax.i32(i32, i32) #15

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nounwind }
attributes #17 = { nounwind allocsize(0) }

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
!11 = !{!12, !10, i64 0}
!12 = !{!"node", !10, i64 0, !13, i64 8}
!13 = !{!"p1 _ZTS4node", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!13, !13, i64 0}
!16 = !{!12, !13, i64 8}

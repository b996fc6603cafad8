source_filename = "lists.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@enzyme_dup = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [7 x i8] c"%.12g \00", align 1
@enzyme_const = dso_local local_unnamed_addr global i32 0, align 4

define dso_local double @sum_squares(ptr noundef readonly captures(address_is_null) %0) #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %11, label %3

3:                                                ; preds = %1, %3
  %4 = phi double [ %7, %3 ], [ 0.000000e+00, %1 ]
  %5 = phi ptr [ %9, %3 ], [ %0, %1 ]
  %6 = load double, ptr %5, align 8, !tbaa !9
  %7 = tail call double @llvm.fmuladd.f64(double %6, double %6, double %4)
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !14
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %3, !llvm.loop !15

11:                                               ; preds = %3, %1
  %12 = phi double [ 0.000000e+00, %1 ], [ %7, %3 ]
  ret double %12
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local double @product(ptr noundef readonly captures(address_is_null) %0) #2 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %1, %5
  %4 = phi double [ %10, %5 ], [ 1.000000e+00, %1 ]
  ret double %4

5:                                                ; preds = %1
  %6 = load double, ptr %0, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !14
  %9 = tail call double @product(ptr noundef %8)
  %10 = fmul double %6, %9
  br label %3
}

define dso_local noundef i32 @main() local_unnamed_addr #3 {
  %1 = tail call noalias noundef dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #9
  store double 1.000000e+00, ptr %1, align 8, !tbaa !9
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr null, ptr %2, align 8, !tbaa !14
  %3 = tail call dereferenceable_or_null(16) ptr @calloc(i64 1, i64 16)
  %4 = tail call noalias noundef dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #9
  store double 2.000000e+00, ptr %4, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %1, ptr %5, align 8, !tbaa !14
  %6 = tail call noalias noundef dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #9
  store double 0.000000e+00, ptr %6, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %7, align 8, !tbaa !14
  %8 = tail call noalias noundef dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #9
  store double 3.000000e+00, ptr %8, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %4, ptr %9, align 8, !tbaa !14
  %10 = tail call noalias noundef dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #9
  store double 0.000000e+00, ptr %10, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %6, ptr %11, align 8, !tbaa !14
  %12 = tail call noalias noundef dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #9
  store double 4.000000e+00, ptr %12, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %8, ptr %13, align 8, !tbaa !14
  %14 = tail call noalias noundef dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #9
  store double 0.000000e+00, ptr %14, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %10, ptr %15, align 8, !tbaa !14
  %16 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %17 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @sum_squares, i32 noundef %16, ptr noundef nonnull %12, ptr noundef nonnull %14) #10
  br label %21

18:                                               ; preds = %21
  %19 = load i32, ptr @enzyme_dup, align 4, !tbaa !5
  %20 = tail call double (ptr, ...) @__enzyme_autodiff(ptr noundef nonnull @product, i32 noundef %19, ptr noundef nonnull %12, ptr noundef nonnull %14) #10
  br label %30

21:                                               ; preds = %0, %21
  %22 = phi ptr [ %14, %0 ], [ %26, %21 ]
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %23)
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !14
  %27 = icmp eq ptr %26, null
  br i1 %27, label %18, label %21, !llvm.loop !17

28:                                               ; preds = %30
  %29 = tail call i32 @putchar(i32 10)
  ret i32 0

30:                                               ; preds = %18, %30
  %31 = phi ptr [ %14, %18 ], [ %35, %30 ]
  %32 = load double, ptr %31, align 8, !tbaa !9
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %32)
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load ptr, ptr %34, align 8, !tbaa !14
  %36 = icmp eq ptr %35, null
  br i1 %36, label %28, label %30, !llvm.loop !18
}

declare double @__enzyme_autodiff(ptr noundef, ...) local_unnamed_addr #4

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #7

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #8

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree nounwind }
attributes #8 = { nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { nounwind }

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
!9 = !{!10, !11, i64 0}
!10 = !{!"node", !11, i64 0, !12, i64 8}
!11 = !{!"double", !7, i64 0}
!12 = !{!"p1 _ZTS4node", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!10, !12, i64 8}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}

; ModuleID = 'struct_of_arrays.c'
source_filename = "struct_of_arrays.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @struct_of_arrays(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #5
  store i32 %1, ptr %4, align 8, !tbaa !8
  %5 = sext i32 %1 to i64
  %6 = shl nsw i64 %5, 3
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #5
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %7, ptr %8, align 8, !tbaa !12
  %9 = tail call noalias ptr @malloc(i64 noundef %6) #5
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %9, ptr %10, align 8, !tbaa !13
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %16, %3
  br label %32

13:                                               ; preds = %3
  %14 = zext nneg i32 %1 to i64
  %15 = getelementptr double, ptr %0, i64 %14
  br label %16

16:                                               ; preds = %16, %13
  %17 = phi i64 [ 0, %13 ], [ %26, %16 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !14
  %20 = tail call double @llvm.fmuladd.f64(double %19, double %19, double 1.000000e+00)
  %21 = getelementptr inbounds nuw double, ptr %7, i64 %17
  store double %20, ptr %21, align 8, !tbaa !14
  %22 = xor i64 %17, -1
  %23 = getelementptr double, ptr %15, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !14
  %25 = getelementptr inbounds nuw double, ptr %9, i64 %17
  store double %24, ptr %25, align 8, !tbaa !14
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %14
  br i1 %27, label %12, label %16, !llvm.loop !16

28:                                               ; preds = %32
  %29 = icmp sgt i32 %1, 0
  br i1 %29, label %30, label %36

30:                                               ; preds = %28
  %31 = zext nneg i32 %1 to i64
  br label %38

32:                                               ; preds = %12, %32
  %33 = phi i32 [ %34, %32 ], [ 0, %12 ]
  tail call fastcc void @advance(ptr noundef nonnull %4, double noundef %2)
  %34 = add nuw nsw i32 %33, 1
  %35 = icmp eq i32 %34, 3
  br i1 %35, label %28, label %32, !llvm.loop !19

36:                                               ; preds = %38, %28
  %37 = phi double [ 0.000000e+00, %28 ], [ %43, %38 ]
  tail call void @free(ptr noundef %7) #6
  tail call void @free(ptr noundef %9) #6
  tail call void @free(ptr noundef %4) #6
  ret double %37

38:                                               ; preds = %30, %38
  %39 = phi i64 [ 0, %30 ], [ %44, %38 ]
  %40 = phi double [ 0.000000e+00, %30 ], [ %43, %38 ]
  %41 = getelementptr inbounds nuw double, ptr %7, i64 %39
  %42 = load double, ptr %41, align 8, !tbaa !14
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %42, double %40)
  %44 = add nuw nsw i64 %39, 1
  %45 = icmp eq i64 %44, %31
  br i1 %45, label %36, label %38, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @advance(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #1 {
  %3 = load i32, ptr %0, align 8, !tbaa !8
  %4 = icmp sgt i32 %3, 1
  br i1 %4, label %5, label %13

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = fneg double %1
  %11 = zext nneg i32 %3 to i64
  %12 = load double, ptr %7, align 8
  br label %14

13:                                               ; preds = %14, %2
  ret void

14:                                               ; preds = %5, %14
  %15 = phi double [ %12, %5 ], [ %27, %14 ]
  %16 = phi i64 [ 1, %5 ], [ %28, %14 ]
  %17 = getelementptr inbounds nuw double, ptr %7, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw double, ptr %9, i64 %16
  %20 = load double, ptr %19, align 8, !tbaa !14
  %21 = getelementptr double, ptr %9, i64 %16
  %22 = getelementptr i8, ptr %21, i64 -8
  %23 = load double, ptr %22, align 8, !tbaa !14
  %24 = fneg double %23
  %25 = fmul double %15, %24
  %26 = tail call double @llvm.fmuladd.f64(double %18, double %20, double %25)
  %27 = tail call double @llvm.fmuladd.f64(double %10, double %26, double %18)
  store double %27, ptr %17, align 8, !tbaa !14
  %28 = add nuw nsw i64 %16, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %13, label %14, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !5, i64 0}
!9 = !{!"field", !5, i64 0, !10, i64 8, !10, i64 16}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!9, !10, i64 8}
!13 = !{!9, !10, i64 16}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
!20 = distinct !{!20, !17, !18}
!21 = distinct !{!21, !17, !18}

; ModuleID = 'binary_tree.c'
source_filename = "binary_tree.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @binary_tree(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store ptr null, ptr %3, align 8, !tbaa !8
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %10

7:                                                ; preds = %26, %2
  %8 = phi ptr [ null, %2 ], [ %33, %26 ]
  %9 = tail call fastcc double @sum(ptr noundef %8, i32 noundef 1)
  tail call fastcc void @release(ptr noundef %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %9

10:                                               ; preds = %26, %5
  %11 = phi ptr [ null, %5 ], [ %33, %26 ]
  %12 = phi i64 [ 0, %5 ], [ %31, %26 ]
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !11
  %15 = icmp eq ptr %11, null
  br i1 %15, label %26, label %16

16:                                               ; preds = %10, %16
  %17 = phi ptr [ %22, %16 ], [ %11, %10 ]
  %18 = load double, ptr %17, align 8, !tbaa !13
  %19 = fcmp olt double %14, %18
  %20 = select i1 %19, i64 16, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %16, !llvm.loop !15

24:                                               ; preds = %16
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  br label %26

26:                                               ; preds = %24, %10
  %27 = phi ptr [ %3, %10 ], [ %25, %24 ]
  %28 = tail call noalias dereferenceable_or_null(32) ptr @calloc(i64 noundef 1, i64 noundef 32) #6
  store ptr %28, ptr %27, align 8, !tbaa !8
  store double %14, ptr %28, align 8, !tbaa !13
  %29 = fmul double %14, %14
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store double %29, ptr %30, align 8, !tbaa !17
  %31 = add nuw nsw i64 %12, 1
  %32 = icmp eq i64 %31, %6
  %33 = load ptr, ptr %3, align 8, !tbaa !8
  br i1 %32, label %7, label %10, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @sum(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %2, %6
  %5 = phi double [ %20, %6 ], [ 0.000000e+00, %2 ]
  ret double %5

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = add nsw i32 %1, 1
  %10 = tail call fastcc double @sum(ptr noundef %8, i32 noundef %9)
  %11 = load double, ptr %0, align 8, !tbaa !13
  %12 = sitofp i32 %1 to double
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load double, ptr %13, align 8, !tbaa !17
  %15 = fmul double %14, %12
  %16 = tail call double @llvm.fmuladd.f64(double %10, double %11, double %15)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !20
  %19 = tail call fastcc double @sum(ptr noundef %18, i32 noundef %9)
  %20 = fadd double %16, %19
  br label %4
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @release(ptr noundef captures(address_is_null) %0) unnamed_addr #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %3, label %4

3:                                                ; preds = %1, %4
  ret void

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !19
  tail call fastcc void @release(ptr noundef %6)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !20
  tail call fastcc void @release(ptr noundef %8)
  tail call void @free(ptr noundef nonnull %0) #7
  br label %3
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0,1) }
attributes #7 = { nounwind }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"p1 _ZTS4tree", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"tree", !12, i64 0, !12, i64 8, !9, i64 16, !9, i64 24}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!14, !12, i64 8}
!18 = distinct !{!18, !16}
!19 = !{!14, !9, i64 16}
!20 = !{!14, !9, i64 24}

; ModuleID = 'malloc_in_loop.c'
source_filename = "malloc_in_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @malloc_in_loop(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #5
  store double 1.000000e+00, ptr %3, align 8, !tbaa !8
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %12

7:                                                ; preds = %20, %2
  %8 = phi double [ 0.000000e+00, %2 ], [ %27, %20 ]
  %9 = phi ptr [ %3, %2 ], [ %32, %20 ]
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = fmul double %8, %10
  tail call void @free(ptr noundef %9) #6
  ret double %11

12:                                               ; preds = %5, %20
  %13 = phi i64 [ 0, %5 ], [ %17, %20 ]
  %14 = phi i64 [ 1, %5 ], [ %33, %20 ]
  %15 = phi ptr [ %3, %5 ], [ %32, %20 ]
  %16 = phi double [ 0.000000e+00, %5 ], [ %27, %20 ]
  %17 = add nuw nsw i64 %13, 1
  %18 = shl nuw nsw i64 %17, 3
  %19 = tail call noalias ptr @malloc(i64 noundef %18) #5
  br label %35

20:                                               ; preds = %35
  %21 = getelementptr inbounds nuw double, ptr %19, i64 %13
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = lshr i64 %13, 1
  %24 = and i64 %23, 2147483647
  %25 = getelementptr inbounds nuw double, ptr %19, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = tail call double @llvm.fmuladd.f64(double %22, double %26, double %16)
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = fcmp ogt double %29, 0.000000e+00
  %31 = select i1 %30, ptr %15, ptr %19
  %32 = select i1 %30, ptr %19, ptr %15
  tail call void @free(ptr noundef %31) #6
  %33 = add nuw nsw i64 %14, 1
  %34 = icmp eq i64 %17, %6
  br i1 %34, label %7, label %12, !llvm.loop !10

35:                                               ; preds = %12, %35
  %36 = phi i64 [ 0, %12 ], [ %43, %35 ]
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = tail call double @sin(double noundef %38) #6, !tbaa !4
  %40 = load double, ptr %15, align 8, !tbaa !8
  %41 = fmul double %39, %40
  %42 = getelementptr inbounds nuw double, ptr %19, i64 %36
  store double %41, ptr %42, align 8, !tbaa !8
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, %14
  br i1 %44, label %20, label %35, !llvm.loop !13
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}

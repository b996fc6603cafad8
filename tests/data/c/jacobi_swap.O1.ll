; ModuleID = 'jacobi_swap.c'
source_filename = "jacobi_swap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @jacobi_swap(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = tail call noalias ptr @calloc(i64 noundef %4, i64 noundef 8) #6
  %6 = shl nsw i64 %4, 3
  %7 = tail call noalias ptr @malloc(i64 noundef %6) #7
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %5, i64 %6, i1 false)
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %3
  %10 = icmp sgt i32 %1, 2
  %11 = add i32 %1, -1
  %12 = zext i32 %11 to i64
  br label %13

13:                                               ; preds = %9, %23
  %14 = phi ptr [ %5, %9 ], [ %16, %23 ]
  %15 = phi i32 [ 0, %9 ], [ %24, %23 ]
  %16 = phi ptr [ %7, %9 ], [ %14, %23 ]
  br i1 %10, label %26, label %23

17:                                               ; preds = %23, %3
  %18 = phi ptr [ %7, %3 ], [ %14, %23 ]
  %19 = phi ptr [ %5, %3 ], [ %16, %23 ]
  %20 = icmp sgt i32 %1, 0
  br i1 %20, label %21, label %47

21:                                               ; preds = %17
  %22 = zext nneg i32 %1 to i64
  br label %49

23:                                               ; preds = %26, %13
  %24 = add nuw nsw i32 %15, 1
  %25 = icmp eq i32 %24, %2
  br i1 %25, label %17, label %13, !llvm.loop !8

26:                                               ; preds = %13, %26
  %27 = phi i64 [ %45, %26 ], [ 1, %13 ]
  %28 = phi i64 [ %44, %26 ], [ 2, %13 ]
  %29 = getelementptr double, ptr %14, i64 %27
  %30 = getelementptr i8, ptr %29, i64 -8
  %31 = load double, ptr %30, align 8, !tbaa !11
  %32 = getelementptr inbounds nuw double, ptr %14, i64 %28
  %33 = load double, ptr %32, align 8, !tbaa !11
  %34 = fadd double %31, %33
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %36 = load double, ptr %35, align 8, !tbaa !11
  %37 = load double, ptr %29, align 8, !tbaa !11
  %38 = fmul double %37, 1.000000e-01
  %39 = tail call double @llvm.fmuladd.f64(double %38, double %37, double 1.000000e+00)
  %40 = fneg double %36
  %41 = tail call double @llvm.fmuladd.f64(double %40, double %39, double %34)
  %42 = fmul double %41, 5.000000e-01
  %43 = getelementptr inbounds nuw double, ptr %16, i64 %27
  store double %42, ptr %43, align 8, !tbaa !11
  %44 = add nuw nsw i64 %28, 1
  %45 = add nuw nsw i64 %27, 1
  %46 = icmp eq i64 %45, %12
  br i1 %46, label %23, label %26, !llvm.loop !13

47:                                               ; preds = %49, %17
  %48 = phi double [ 0.000000e+00, %17 ], [ %54, %49 ]
  tail call void @free(ptr noundef %19) #8
  tail call void @free(ptr noundef %18) #8
  ret double %48

49:                                               ; preds = %21, %49
  %50 = phi i64 [ 0, %21 ], [ %55, %49 ]
  %51 = phi double [ 0.000000e+00, %21 ], [ %54, %49 ]
  %52 = getelementptr inbounds nuw double, ptr %19, i64 %50
  %53 = load double, ptr %52, align 8, !tbaa !11
  %54 = tail call double @llvm.fmuladd.f64(double %53, double %53, double %51)
  %55 = add nuw nsw i64 %50, 1
  %56 = icmp eq i64 %55, %22
  br i1 %56, label %47, label %49, !llvm.loop !14
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0,1) }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}

; ModuleID = 'calloc_histogram.c'
source_filename = "calloc_histogram.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @calloc_histogram(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %2 to i64
  %5 = tail call noalias ptr @calloc(i64 noundef %4, i64 noundef 8) #5
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %32

7:                                                ; preds = %3
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %36

9:                                                ; preds = %7
  %10 = zext nneg i32 %1 to i64
  %11 = zext nneg i32 %2 to i64
  br label %12

12:                                               ; preds = %9, %29
  %13 = phi i64 [ 0, %9 ], [ %30, %29 ]
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !8
  br label %16

16:                                               ; preds = %12, %16
  %17 = phi i64 [ 0, %12 ], [ %27, %16 ]
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = uitofp nneg i32 %18 to double
  %20 = fsub double %15, %19
  %21 = fneg double %20
  %22 = fmul double %20, %21
  %23 = tail call double @exp(double noundef %22) #6, !tbaa !4
  %24 = getelementptr inbounds nuw double, ptr %5, i64 %17
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = fadd double %23, %25
  store double %26, ptr %24, align 8, !tbaa !8
  %27 = add nuw nsw i64 %17, 1
  %28 = icmp eq i64 %27, %11
  br i1 %28, label %29, label %16, !llvm.loop !10

29:                                               ; preds = %16
  %30 = add nuw nsw i64 %13, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %32, label %12, !llvm.loop !12

32:                                               ; preds = %29, %3
  %33 = icmp sgt i32 %2, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %32
  %35 = zext nneg i32 %2 to i64
  br label %38

36:                                               ; preds = %38, %7, %32
  %37 = phi double [ 0.000000e+00, %32 ], [ 0.000000e+00, %7 ], [ %45, %38 ]
  tail call void @free(ptr noundef %5) #6
  ret double %37

38:                                               ; preds = %34, %38
  %39 = phi i64 [ 0, %34 ], [ %46, %38 ]
  %40 = phi double [ 0.000000e+00, %34 ], [ %45, %38 ]
  %41 = getelementptr inbounds nuw double, ptr %5, i64 %39
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = tail call double @log(double noundef %42) #6, !tbaa !4
  %44 = fneg double %42
  %45 = tail call double @llvm.fmuladd.f64(double %44, double %43, double %40)
  %46 = add nuw nsw i64 %39, 1
  %47 = icmp eq i64 %46, %35
  br i1 %47, label %36, label %38, !llvm.loop !13
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0,1) }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}

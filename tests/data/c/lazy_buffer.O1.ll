; ModuleID = 'lazy_buffer.c'
source_filename = "lazy_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@capacity = internal unnamed_addr global i32 0, align 4
@buffer = internal unnamed_addr global ptr null, align 8

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @lazy_buffer(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load i32, ptr @capacity, align 4, !tbaa !4
  %4 = icmp sgt i32 %1, %3
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = load ptr, ptr @buffer, align 8, !tbaa !8
  tail call void @free(ptr noundef %6) #4
  %7 = zext nneg i32 %1 to i64
  %8 = shl nuw nsw i64 %7, 3
  %9 = tail call noalias ptr @malloc(i64 noundef %8) #5
  store ptr %9, ptr @buffer, align 8, !tbaa !8
  store i32 %1, ptr @capacity, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %2, %5
  %11 = load ptr, ptr @buffer, align 8, !tbaa !8
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = zext nneg i32 %1 to i64
  br label %20

15:                                               ; preds = %20, %10
  %16 = icmp sgt i32 %1, 0
  br i1 %16, label %17, label %28

17:                                               ; preds = %15
  %18 = zext nneg i32 %1 to i64
  %19 = zext nneg i32 %1 to i64
  br label %30

20:                                               ; preds = %13, %20
  %21 = phi i64 [ 0, %13 ], [ %26, %20 ]
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !11
  %24 = fmul double %23, %23
  %25 = getelementptr inbounds nuw double, ptr %11, i64 %21
  store double %24, ptr %25, align 8, !tbaa !11
  %26 = add nuw nsw i64 %21, 1
  %27 = icmp eq i64 %26, %14
  br i1 %27, label %15, label %20, !llvm.loop !13

28:                                               ; preds = %30, %15
  %29 = phi double [ 0.000000e+00, %15 ], [ %41, %30 ]
  ret double %29

30:                                               ; preds = %17, %30
  %31 = phi i64 [ 0, %17 ], [ %35, %30 ]
  %32 = phi double [ 0.000000e+00, %17 ], [ %41, %30 ]
  %33 = getelementptr inbounds nuw double, ptr %11, i64 %31
  %34 = load double, ptr %33, align 8, !tbaa !11
  %35 = add nuw nsw i64 %31, 1
  %36 = icmp eq i64 %35, %18
  %37 = and i64 %35, 4294967295
  %38 = select i1 %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw double, ptr %11, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !11
  %41 = tail call double @llvm.fmuladd.f64(double %34, double %40, double %32)
  %42 = icmp eq i64 %35, %19
  br i1 %42, label %28, label %30, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind allocsize(0) }

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
!9 = !{!"p1 double", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}

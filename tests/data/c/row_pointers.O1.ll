; ModuleID = 'row_pointers.c'
source_filename = "row_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @row_pointers(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = shl nsw i64 %4, 3
  %6 = tail call noalias ptr @malloc(i64 noundef %5) #6
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %28

8:                                                ; preds = %3
  %9 = sext i32 %2 to i64
  %10 = shl nsw i64 %9, 3
  %11 = icmp sgt i32 %2, 0
  %12 = zext i32 %2 to i64
  %13 = shl nuw nsw i64 %12, 3
  %14 = zext nneg i32 %1 to i64
  br label %15

15:                                               ; preds = %25, %8
  %16 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %17 = tail call noalias ptr @malloc(i64 noundef %10) #6
  %18 = getelementptr inbounds nuw ptr, ptr %6, i64 %16
  store ptr %17, ptr %18, align 8, !tbaa !8
  br i1 %11, label %19, label %25

19:                                               ; preds = %15
  %20 = trunc nuw nsw i64 %16 to i32
  %21 = mul i32 %2, %20
  %22 = zext i32 %21 to i64
  %23 = shl nuw nsw i64 %22, 3
  %24 = getelementptr i8, ptr %0, i64 %23
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr readonly align 8 %24, i64 %13, i1 false), !tbaa !11
  br label %25

25:                                               ; preds = %19, %15
  %26 = add nuw nsw i64 %16, 1
  %27 = icmp eq i64 %26, %14
  br i1 %27, label %28, label %15, !llvm.loop !13

28:                                               ; preds = %25, %3
  %29 = tail call fastcc double @frobenius(ptr noundef %6, i32 noundef %1, i32 noundef %2)
  %30 = icmp sgt i32 %1, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = zext nneg i32 %1 to i64
  br label %34

33:                                               ; preds = %34, %28
  tail call void @free(ptr noundef %6) #7
  ret double %29

34:                                               ; preds = %31, %34
  %35 = phi i64 [ 0, %31 ], [ %38, %34 ]
  %36 = getelementptr inbounds nuw ptr, ptr %6, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !8
  tail call void @free(ptr noundef %37) #7
  %38 = add nuw nsw i64 %35, 1
  %39 = icmp eq i64 %38, %32
  br i1 %39, label %33, label %34, !llvm.loop !16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @frobenius(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %18

5:                                                ; preds = %3
  %6 = icmp sgt i32 %2, 0
  %7 = zext nneg i32 %1 to i64
  %8 = zext nneg i32 %2 to i64
  br label %9

9:                                                ; preds = %5, %20
  %10 = phi i64 [ 0, %5 ], [ %22, %20 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %21, %20 ]
  br i1 %6, label %12, label %20

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw ptr, ptr %0, i64 %10
  %14 = load ptr, ptr %13, align 8, !tbaa !8
  %15 = trunc i64 %10 to i32
  %16 = add i32 %15, 1
  %17 = uitofp nneg i32 %16 to double
  br label %24

18:                                               ; preds = %20, %3
  %19 = phi double [ 0.000000e+00, %3 ], [ %21, %20 ]
  ret double %19

20:                                               ; preds = %24, %9
  %21 = phi double [ %11, %9 ], [ %30, %24 ]
  %22 = add nuw nsw i64 %10, 1
  %23 = icmp eq i64 %22, %7
  br i1 %23, label %18, label %9, !llvm.loop !17

24:                                               ; preds = %12, %24
  %25 = phi i64 [ 0, %12 ], [ %31, %24 ]
  %26 = phi double [ %11, %12 ], [ %30, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %14, i64 %25
  %28 = load double, ptr %27, align 8, !tbaa !11
  %29 = fmul double %28, %28
  %30 = tail call double @llvm.fmuladd.f64(double %29, double %17, double %26)
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %8
  br i1 %32, label %20, label %24, !llvm.loop !18
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind allocsize(0) }
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
!9 = !{!"p1 double", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}

; ModuleID = 'row_pointers.c'
source_filename = "row_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @row_pointers(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = shl nsw i64 %4, 3
  %6 = tail call noalias ptr @malloc(i64 noundef %5) #7
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = sext i32 %2 to i64
  %10 = shl nsw i64 %9, 3
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %8
  %13 = zext nneg i32 %1 to i64
  br label %26

14:                                               ; preds = %8
  %15 = zext nneg i32 %2 to i64
  %16 = shl nuw nsw i64 %15, 3
  %17 = zext nneg i32 %1 to i64
  br label %18

18:                                               ; preds = %18, %14
  %19 = phi i64 [ 0, %14 ], [ %24, %18 ]
  %20 = mul i64 %19, %16
  %21 = getelementptr i8, ptr %0, i64 %20
  %22 = tail call noalias ptr @malloc(i64 noundef %10) #7
  %23 = getelementptr inbounds nuw ptr, ptr %6, i64 %19
  store ptr %22, ptr %23, align 8, !tbaa !8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr readonly align 8 %21, i64 %16, i1 false), !tbaa !11
  %24 = add nuw nsw i64 %19, 1
  %25 = icmp eq i64 %24, %17
  br i1 %25, label %34, label %18, !llvm.loop !13

26:                                               ; preds = %26, %12
  %27 = phi i64 [ 0, %12 ], [ %30, %26 ]
  %28 = tail call noalias ptr @malloc(i64 noundef %10) #7
  %29 = getelementptr inbounds nuw ptr, ptr %6, i64 %27
  store ptr %28, ptr %29, align 8, !tbaa !8
  %30 = add nuw nsw i64 %27, 1
  %31 = icmp eq i64 %30, %13
  br i1 %31, label %34, label %26, !llvm.loop !13

32:                                               ; preds = %3
  %33 = tail call fastcc double @frobenius(ptr noundef %6, i32 noundef %1, i32 noundef %2)
  br label %37

34:                                               ; preds = %26, %18
  %35 = tail call fastcc double @frobenius(ptr noundef nonnull %6, i32 noundef %1, i32 noundef %2)
  %36 = zext nneg i32 %1 to i64
  br label %39

37:                                               ; preds = %39, %32
  %38 = phi double [ %33, %32 ], [ %35, %39 ]
  tail call void @free(ptr noundef %6) #8
  ret double %38

39:                                               ; preds = %34, %39
  %40 = phi i64 [ 0, %34 ], [ %43, %39 ]
  %41 = getelementptr inbounds nuw ptr, ptr %6, i64 %40
  %42 = load ptr, ptr %41, align 8, !tbaa !8
  tail call void @free(ptr noundef %42) #8
  %43 = add nuw nsw i64 %40, 1
  %44 = icmp eq i64 %43, %36
  br i1 %44, label %37, label %39, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @frobenius(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = icmp sgt i32 %1, 0
  %5 = icmp sgt i32 %2, 0
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %67

7:                                                ; preds = %3
  %8 = zext nneg i32 %1 to i64
  %9 = zext nneg i32 %2 to i64
  %10 = and i64 %9, 3
  %11 = icmp ult i32 %2, 4
  %12 = and i64 %9, 2147483644
  %13 = icmp eq i64 %10, 0
  %14 = icmp ne i64 %10, 0
  br label %15

15:                                               ; preds = %7, %64
  %16 = phi i64 [ 0, %7 ], [ %20, %64 ]
  %17 = phi double [ 0.000000e+00, %7 ], [ %65, %64 ]
  %18 = getelementptr inbounds nuw ptr, ptr %0, i64 %16
  %19 = load ptr, ptr %18, align 8, !tbaa !8
  %20 = add nuw nsw i64 %16, 1
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = uitofp nneg i32 %21 to double
  br i1 %11, label %50, label %23

23:                                               ; preds = %15, %23
  %24 = phi i64 [ %46, %23 ], [ 0, %15 ]
  %25 = phi double [ %45, %23 ], [ %17, %15 ]
  %26 = phi i64 [ %47, %23 ], [ 0, %15 ]
  %27 = getelementptr inbounds nuw double, ptr %19, i64 %24
  %28 = load double, ptr %27, align 8, !tbaa !11
  %29 = fmul double %28, %28
  %30 = tail call double @llvm.fmuladd.f64(double %29, double %22, double %25)
  %31 = getelementptr inbounds nuw double, ptr %19, i64 %24
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = load double, ptr %32, align 8, !tbaa !11
  %34 = fmul double %33, %33
  %35 = tail call double @llvm.fmuladd.f64(double %34, double %22, double %30)
  %36 = getelementptr inbounds nuw double, ptr %19, i64 %24
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = load double, ptr %37, align 8, !tbaa !11
  %39 = fmul double %38, %38
  %40 = tail call double @llvm.fmuladd.f64(double %39, double %22, double %35)
  %41 = getelementptr inbounds nuw double, ptr %19, i64 %24
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load double, ptr %42, align 8, !tbaa !11
  %44 = fmul double %43, %43
  %45 = tail call double @llvm.fmuladd.f64(double %44, double %22, double %40)
  %46 = add nuw nsw i64 %24, 4
  %47 = add i64 %26, 4
  %48 = icmp eq i64 %47, %12
  br i1 %48, label %49, label %23, !llvm.loop !16

49:                                               ; preds = %23
  br i1 %13, label %64, label %50

50:                                               ; preds = %49, %15
  %51 = phi i64 [ 0, %15 ], [ %46, %49 ]
  %52 = phi double [ %17, %15 ], [ %45, %49 ]
  tail call void @llvm.assume(i1 %14)
  br label %53

53:                                               ; preds = %53, %50
  %54 = phi i64 [ %51, %50 ], [ %61, %53 ]
  %55 = phi double [ %52, %50 ], [ %60, %53 ]
  %56 = phi i64 [ 0, %50 ], [ %62, %53 ]
  %57 = getelementptr inbounds nuw double, ptr %19, i64 %54
  %58 = load double, ptr %57, align 8, !tbaa !11
  %59 = fmul double %58, %58
  %60 = tail call double @llvm.fmuladd.f64(double %59, double %22, double %55)
  %61 = add nuw nsw i64 %54, 1
  %62 = add i64 %56, 1
  %63 = icmp eq i64 %62, %10
  br i1 %63, label %64, label %53, !llvm.loop !17

64:                                               ; preds = %53, %49
  %65 = phi double [ %45, %49 ], [ %60, %53 ]
  %66 = icmp eq i64 %20, %8
  br i1 %66, label %67, label %15, !llvm.loop !19

67:                                               ; preds = %64, %3
  %68 = phi double [ 0.000000e+00, %3 ], [ %65, %64 ]
  ret double %68
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"p1 double", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !14}

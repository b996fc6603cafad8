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
  br i1 %7, label %10, label %8

8:                                                ; preds = %3
  %9 = tail call fastcc double @frobenius(ptr noundef %6, i32 noundef %1, i32 noundef %2)
  br label %33

10:                                               ; preds = %3
  %11 = sext i32 %2 to i64
  %12 = shl nsw i64 %11, 3
  %13 = icmp sgt i32 %2, 0
  %14 = zext i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 3
  %16 = zext nneg i32 %1 to i64
  br label %17

17:                                               ; preds = %27, %10
  %18 = phi i64 [ 0, %10 ], [ %28, %27 ]
  %19 = tail call noalias ptr @malloc(i64 noundef %12) #7
  %20 = getelementptr inbounds nuw ptr, ptr %6, i64 %18
  store ptr %19, ptr %20, align 8, !tbaa !8
  br i1 %13, label %21, label %27

21:                                               ; preds = %17
  %22 = trunc nuw nsw i64 %18 to i32
  %23 = mul i32 %2, %22
  %24 = zext i32 %23 to i64
  %25 = shl nuw nsw i64 %24, 3
  %26 = getelementptr i8, ptr %0, i64 %25
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr readonly align 8 %26, i64 %15, i1 false), !tbaa !11
  br label %27

27:                                               ; preds = %21, %17
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %16
  br i1 %29, label %30, label %17, !llvm.loop !13

30:                                               ; preds = %27
  %31 = tail call fastcc double @frobenius(ptr noundef nonnull %6, i32 noundef %1, i32 noundef %2)
  %32 = zext nneg i32 %1 to i64
  br label %35

33:                                               ; preds = %35, %8
  %34 = phi double [ %9, %8 ], [ %31, %35 ]
  tail call void @free(ptr noundef %6) #8
  ret double %34

35:                                               ; preds = %30, %35
  %36 = phi i64 [ 0, %30 ], [ %39, %35 ]
  %37 = getelementptr inbounds nuw ptr, ptr %6, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !8
  tail call void @free(ptr noundef %38) #8
  %39 = add nuw nsw i64 %36, 1
  %40 = icmp eq i64 %39, %32
  br i1 %40, label %33, label %35, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @frobenius(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %25

5:                                                ; preds = %3
  %6 = icmp sgt i32 %2, 0
  %7 = zext nneg i32 %1 to i64
  %8 = zext i32 %2 to i64
  %9 = and i64 %8, 3
  %10 = icmp ult i32 %2, 4
  %11 = and i64 %8, 2147483644
  %12 = icmp eq i64 %9, 0
  %13 = icmp ne i64 %9, 0
  br label %14

14:                                               ; preds = %5, %42
  %15 = phi i64 [ 0, %5 ], [ %43, %42 ]
  %16 = phi double [ 0.000000e+00, %5 ], [ %44, %42 ]
  br i1 %6, label %19, label %17

17:                                               ; preds = %14
  %18 = add nuw nsw i64 %15, 1
  br label %42

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw ptr, ptr %0, i64 %15
  %21 = load ptr, ptr %20, align 8, !tbaa !8
  %22 = add nuw nsw i64 %15, 1
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = uitofp nneg i32 %23 to double
  br i1 %10, label %28, label %46

25:                                               ; preds = %42, %3
  %26 = phi double [ 0.000000e+00, %3 ], [ %44, %42 ]
  ret double %26

27:                                               ; preds = %46
  br i1 %12, label %42, label %28

28:                                               ; preds = %27, %19
  %29 = phi i64 [ 0, %19 ], [ %69, %27 ]
  %30 = phi double [ %16, %19 ], [ %68, %27 ]
  tail call void @llvm.assume(i1 %13)
  br label %31

31:                                               ; preds = %31, %28
  %32 = phi i64 [ %29, %28 ], [ %39, %31 ]
  %33 = phi double [ %30, %28 ], [ %38, %31 ]
  %34 = phi i64 [ 0, %28 ], [ %40, %31 ]
  %35 = getelementptr inbounds nuw double, ptr %21, i64 %32
  %36 = load double, ptr %35, align 8, !tbaa !11
  %37 = fmul double %36, %36
  %38 = tail call double @llvm.fmuladd.f64(double %37, double %24, double %33)
  %39 = add nuw nsw i64 %32, 1
  %40 = add i64 %34, 1
  %41 = icmp eq i64 %40, %9
  br i1 %41, label %42, label %31, !llvm.loop !16

42:                                               ; preds = %27, %31, %17
  %43 = phi i64 [ %18, %17 ], [ %22, %31 ], [ %22, %27 ]
  %44 = phi double [ %16, %17 ], [ %68, %27 ], [ %38, %31 ]
  %45 = icmp eq i64 %43, %7
  br i1 %45, label %25, label %14, !llvm.loop !18

46:                                               ; preds = %19, %46
  %47 = phi i64 [ %69, %46 ], [ 0, %19 ]
  %48 = phi double [ %68, %46 ], [ %16, %19 ]
  %49 = phi i64 [ %70, %46 ], [ 0, %19 ]
  %50 = getelementptr inbounds nuw double, ptr %21, i64 %47
  %51 = load double, ptr %50, align 8, !tbaa !11
  %52 = fmul double %51, %51
  %53 = tail call double @llvm.fmuladd.f64(double %52, double %24, double %48)
  %54 = getelementptr inbounds nuw double, ptr %21, i64 %47
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load double, ptr %55, align 8, !tbaa !11
  %57 = fmul double %56, %56
  %58 = tail call double @llvm.fmuladd.f64(double %57, double %24, double %53)
  %59 = getelementptr inbounds nuw double, ptr %21, i64 %47
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %61 = load double, ptr %60, align 8, !tbaa !11
  %62 = fmul double %61, %61
  %63 = tail call double @llvm.fmuladd.f64(double %62, double %24, double %58)
  %64 = getelementptr inbounds nuw double, ptr %21, i64 %47
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load double, ptr %65, align 8, !tbaa !11
  %67 = fmul double %66, %66
  %68 = tail call double @llvm.fmuladd.f64(double %67, double %24, double %63)
  %69 = add nuw nsw i64 %47, 4
  %70 = add i64 %49, 4
  %71 = icmp eq i64 %70, %11
  br i1 %71, label %27, label %46, !llvm.loop !19
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
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}

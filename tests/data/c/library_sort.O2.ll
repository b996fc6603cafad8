; ModuleID = 'library_sort.c'
source_filename = "library_sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nounwind uwtable
define dso_local double @library_sort(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  tail call void @qsort(ptr noundef %0, i64 noundef %3, i64 noundef 8, ptr noundef nonnull @ascending) #5
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %30

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  %7 = and i64 %6, 3
  %8 = icmp ult i32 %1, 4
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = and i64 %6, 2147483644
  br label %32

11:                                               ; preds = %32
  %12 = icmp eq i64 %7, 0
  br i1 %12, label %30, label %13

13:                                               ; preds = %11, %5
  %14 = phi i64 [ 0, %5 ], [ %57, %11 ]
  %15 = phi double [ 0.000000e+00, %5 ], [ %63, %11 ]
  %16 = icmp ne i64 %7, 0
  tail call void @llvm.assume(i1 %16)
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i64 [ %14, %13 ], [ %21, %17 ]
  %19 = phi double [ %15, %13 ], [ %27, %17 ]
  %20 = phi i64 [ 0, %13 ], [ %28, %17 ]
  %21 = add nuw nsw i64 %18, 1
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = uitofp nneg i32 %22 to double
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = fmul double %25, %23
  %27 = tail call double @llvm.fmuladd.f64(double %26, double %25, double %19)
  %28 = add i64 %20, 1
  %29 = icmp eq i64 %28, %7
  br i1 %29, label %30, label %17, !llvm.loop !10

30:                                               ; preds = %11, %17, %2
  %31 = phi double [ 0.000000e+00, %2 ], [ %63, %11 ], [ %27, %17 ]
  ret double %31

32:                                               ; preds = %32, %9
  %33 = phi i64 [ 0, %9 ], [ %57, %32 ]
  %34 = phi double [ 0.000000e+00, %9 ], [ %63, %32 ]
  %35 = phi i64 [ 0, %9 ], [ %64, %32 ]
  %36 = or disjoint i64 %33, 1
  %37 = trunc nuw nsw i64 %36 to i32
  %38 = uitofp nneg i32 %37 to double
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fmul double %40, %38
  %42 = tail call double @llvm.fmuladd.f64(double %41, double %40, double %34)
  %43 = or disjoint i64 %33, 2
  %44 = trunc nuw nsw i64 %43 to i32
  %45 = uitofp nneg i32 %44 to double
  %46 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fmul double %47, %45
  %49 = tail call double @llvm.fmuladd.f64(double %48, double %47, double %42)
  %50 = or disjoint i64 %33, 3
  %51 = trunc nuw nsw i64 %50 to i32
  %52 = uitofp nneg i32 %51 to double
  %53 = getelementptr inbounds nuw double, ptr %0, i64 %43
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = fmul double %54, %52
  %56 = tail call double @llvm.fmuladd.f64(double %55, double %54, double %49)
  %57 = add nuw nsw i64 %33, 4
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = uitofp nneg i32 %58 to double
  %60 = getelementptr inbounds nuw double, ptr %0, i64 %50
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = fmul double %61, %59
  %63 = tail call double @llvm.fmuladd.f64(double %62, double %61, double %56)
  %64 = add i64 %35, 4
  %65 = icmp eq i64 %64, %10
  br i1 %65, label %11, label %32, !llvm.loop !12
}

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @ascending(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #2 {
  %3 = load double, ptr %0, align 8, !tbaa !8
  %4 = load double, ptr %1, align 8, !tbaa !8
  %5 = fcmp ogt double %3, %4
  %6 = zext i1 %5 to i32
  %7 = fcmp olt double %3, %4
  %8 = sext i1 %7 to i32
  %9 = add nsw i32 %8, %6
  ret i32 %9
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}

; ModuleID = 'dot_product.c'
source_filename = "dot_product.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %29

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = and i64 %6, 3
  %8 = icmp ult i32 %2, 4
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = and i64 %6, 2147483644
  br label %31

11:                                               ; preds = %31
  %12 = icmp eq i64 %7, 0
  br i1 %12, label %29, label %13

13:                                               ; preds = %11, %5
  %14 = phi i64 [ 0, %5 ], [ %58, %11 ]
  %15 = phi double [ 0.000000e+00, %5 ], [ %57, %11 ]
  %16 = icmp ne i64 %7, 0
  tail call void @llvm.assume(i1 %16)
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i64 [ %14, %13 ], [ %26, %17 ]
  %19 = phi double [ %15, %13 ], [ %25, %17 ]
  %20 = phi i64 [ 0, %13 ], [ %27, %17 ]
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = tail call double @llvm.fmuladd.f64(double %22, double %24, double %19)
  %26 = add nuw nsw i64 %18, 1
  %27 = add i64 %20, 1
  %28 = icmp eq i64 %27, %7
  br i1 %28, label %29, label %17, !llvm.loop !10

29:                                               ; preds = %11, %17, %3
  %30 = phi double [ 0.000000e+00, %3 ], [ %57, %11 ], [ %25, %17 ]
  ret double %30

31:                                               ; preds = %31, %9
  %32 = phi i64 [ 0, %9 ], [ %58, %31 ]
  %33 = phi double [ 0.000000e+00, %9 ], [ %57, %31 ]
  %34 = phi i64 [ 0, %9 ], [ %59, %31 ]
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds nuw double, ptr %1, i64 %32
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = tail call double @llvm.fmuladd.f64(double %36, double %38, double %33)
  %40 = or disjoint i64 %32, 1
  %41 = getelementptr inbounds nuw double, ptr %0, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = tail call double @llvm.fmuladd.f64(double %42, double %44, double %39)
  %46 = or disjoint i64 %32, 2
  %47 = getelementptr inbounds nuw double, ptr %0, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = getelementptr inbounds nuw double, ptr %1, i64 %46
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = tail call double @llvm.fmuladd.f64(double %48, double %50, double %45)
  %52 = or disjoint i64 %32, 3
  %53 = getelementptr inbounds nuw double, ptr %0, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = getelementptr inbounds nuw double, ptr %1, i64 %52
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = tail call double @llvm.fmuladd.f64(double %54, double %56, double %51)
  %58 = add nuw nsw i64 %32, 4
  %59 = add i64 %34, 4
  %60 = icmp eq i64 %59, %10
  br i1 %60, label %11, label %31, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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

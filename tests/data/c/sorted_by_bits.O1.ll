; ModuleID = 'sorted_by_bits.c'
source_filename = "sorted_by_bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @sorted_by_bits(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %14

6:                                                ; preds = %14
  %7 = zext nneg i32 %30 to i64
  br label %8

8:                                                ; preds = %6, %2
  %9 = phi i64 [ 0, %2 ], [ %7, %6 ]
  %10 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = load double, ptr %0, align 8, !tbaa !8
  %13 = tail call double @llvm.fmuladd.f64(double %11, double %11, double %12)
  ret double %13

14:                                               ; preds = %4, %14
  %15 = phi i64 [ 1, %4 ], [ %31, %14 ]
  %16 = phi i32 [ 0, %4 ], [ %30, %14 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %15
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = icmp slt i64 %18, 0
  %20 = sub nsw i64 -9223372036854775808, %18
  %21 = select i1 %19, i64 %20, i64 %18
  %22 = zext nneg i32 %16 to i64
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !8
  %25 = icmp slt i64 %24, 0
  %26 = sub nsw i64 -9223372036854775808, %24
  %27 = select i1 %25, i64 %26, i64 %24
  %28 = icmp sgt i64 %21, %27
  %29 = trunc nuw nsw i64 %15 to i32
  %30 = select i1 %28, i32 %29, i32 %16
  %31 = add nuw nsw i64 %15, 1
  %32 = icmp eq i64 %31, %5
  br i1 %32, label %6, label %14, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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

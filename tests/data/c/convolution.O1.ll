; ModuleID = 'convolution.c'
source_filename = "convolution.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @convolution(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = icmp sgt i32 %4, 0
  %9 = sdiv i32 %4, -2
  %10 = zext nneg i32 %3 to i64
  %11 = zext nneg i32 %4 to i64
  br label %13

12:                                               ; preds = %19, %5
  ret void

13:                                               ; preds = %7, %19
  %14 = phi i64 [ 0, %7 ], [ %20, %19 ]
  %15 = getelementptr inbounds nuw double, ptr %2, i64 %14
  store double 0.000000e+00, ptr %15, align 8, !tbaa !8
  br i1 %8, label %16, label %19

16:                                               ; preds = %13
  %17 = trunc nuw nsw i64 %14 to i32
  %18 = add i32 %9, %17
  br label %22

19:                                               ; preds = %35, %13
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %10
  br i1 %21, label %12, label %13, !llvm.loop !10

22:                                               ; preds = %16, %35
  %23 = phi i64 [ 0, %16 ], [ %36, %35 ]
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = add i32 %18, %24
  %26 = icmp ult i32 %25, %3
  br i1 %26, label %27, label %35

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %23
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = zext nneg i32 %25 to i64
  %31 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = load double, ptr %15, align 8, !tbaa !8
  %34 = tail call double @llvm.fmuladd.f64(double %29, double %32, double %33)
  store double %34, ptr %15, align 8, !tbaa !8
  br label %35

35:                                               ; preds = %27, %22
  %36 = add nuw nsw i64 %23, 1
  %37 = icmp eq i64 %36, %11
  br i1 %37, label %19, label %22, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!13 = distinct !{!13, !11, !12}

; ModuleID = 'matmul.c'
source_filename = "matmul.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @matmul(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %25

8:                                                ; preds = %6
  %9 = icmp sgt i32 %5, 0
  %10 = icmp sgt i32 %4, 0
  %11 = zext i32 %5 to i64
  %12 = zext i32 %5 to i64
  %13 = zext nneg i32 %3 to i64
  %14 = zext nneg i32 %5 to i64
  %15 = zext nneg i32 %4 to i64
  br label %16

16:                                               ; preds = %8, %30
  %17 = phi i64 [ 0, %8 ], [ %31, %30 ]
  br i1 %9, label %18, label %30

18:                                               ; preds = %16
  %19 = mul nuw nsw i64 %17, %12
  %20 = trunc i64 %17 to i32
  %21 = mul i32 %4, %20
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %0, i64 %22
  %24 = getelementptr inbounds double, ptr %2, i64 %19
  br label %26

25:                                               ; preds = %30, %6
  ret void

26:                                               ; preds = %18, %33
  %27 = phi i64 [ 0, %18 ], [ %36, %33 ]
  br i1 %10, label %28, label %33

28:                                               ; preds = %26
  %29 = getelementptr inbounds double, ptr %1, i64 %27
  br label %38

30:                                               ; preds = %33, %16
  %31 = add nuw nsw i64 %17, 1
  %32 = icmp eq i64 %31, %13
  br i1 %32, label %25, label %16, !llvm.loop !8

33:                                               ; preds = %38, %26
  %34 = phi double [ 0.000000e+00, %26 ], [ %46, %38 ]
  %35 = getelementptr inbounds double, ptr %24, i64 %27
  store double %34, ptr %35, align 8, !tbaa !11
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, %14
  br i1 %37, label %30, label %26, !llvm.loop !13

38:                                               ; preds = %28, %38
  %39 = phi i64 [ 0, %28 ], [ %47, %38 ]
  %40 = phi double [ 0.000000e+00, %28 ], [ %46, %38 ]
  %41 = getelementptr inbounds double, ptr %23, i64 %39
  %42 = load double, ptr %41, align 8, !tbaa !11
  %43 = mul nuw nsw i64 %39, %11
  %44 = getelementptr inbounds double, ptr %29, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !11
  %46 = tail call double @llvm.fmuladd.f64(double %42, double %45, double %40)
  %47 = add nuw nsw i64 %39, 1
  %48 = icmp eq i64 %47, %15
  br i1 %48, label %33, label %38, !llvm.loop !14
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}

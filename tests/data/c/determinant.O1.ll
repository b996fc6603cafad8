; ModuleID = 'determinant.c'
source_filename = "determinant.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind uwtable
define dso_local double @determinant(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc double @det(ptr noundef %0, i32 noundef %1)
  ret double %3
}

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc double @det(ptr noundef readonly captures(none) %0, i32 noundef %1) unnamed_addr #0 {
  %3 = icmp eq i32 %1, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = load double, ptr %0, align 8, !tbaa !8
  br label %59

6:                                                ; preds = %2
  %7 = add nsw i32 %1, -1
  %8 = mul nsw i32 %7, %7
  %9 = zext nneg i32 %8 to i64
  %10 = tail call ptr @llvm.stacksave.p0()
  %11 = alloca double, i64 %9, align 16
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %6
  %14 = sext i32 %7 to i64
  %15 = zext nneg i32 %1 to i64
  %16 = zext nneg i32 %1 to i64
  %17 = zext nneg i32 %1 to i64
  %18 = zext nneg i32 %1 to i64
  br label %19

19:                                               ; preds = %13, %31
  %20 = phi i64 [ 0, %13 ], [ %40, %31 ]
  %21 = phi double [ 0.000000e+00, %13 ], [ %39, %31 ]
  br label %24

22:                                               ; preds = %31, %6
  %23 = phi double [ 0.000000e+00, %6 ], [ %39, %31 ]
  call void @llvm.stackrestore.p0(ptr %10)
  br label %59

24:                                               ; preds = %19, %42
  %25 = phi i64 [ 1, %19 ], [ %43, %42 ]
  %26 = mul nuw nsw i64 %25, %15
  %27 = add nsw i64 %25, -1
  %28 = mul nsw i64 %27, %14
  %29 = getelementptr inbounds double, ptr %0, i64 %26
  %30 = getelementptr double, ptr %11, i64 %28
  br label %45

31:                                               ; preds = %42
  %32 = and i64 %20, 1
  %33 = icmp eq i64 %32, 0
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = fneg double %35
  %37 = select i1 %33, double %35, double %36
  %38 = call fastcc double @det(ptr noundef nonnull %11, i32 noundef %7)
  %39 = tail call double @llvm.fmuladd.f64(double %37, double %38, double %21)
  %40 = add nuw nsw i64 %20, 1
  %41 = icmp eq i64 %40, %16
  br i1 %41, label %22, label %19, !llvm.loop !10

42:                                               ; preds = %55
  %43 = add nuw nsw i64 %25, 1
  %44 = icmp eq i64 %43, %17
  br i1 %44, label %31, label %24, !llvm.loop !13

45:                                               ; preds = %24, %55
  %46 = phi i64 [ 0, %24 ], [ %57, %55 ]
  %47 = phi i32 [ 0, %24 ], [ %56, %55 ]
  %48 = icmp eq i64 %46, %20
  br i1 %48, label %55, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds double, ptr %29, i64 %46
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = add nsw i32 %47, 1
  %53 = sext i32 %47 to i64
  %54 = getelementptr double, ptr %30, i64 %53
  store double %51, ptr %54, align 8, !tbaa !8
  br label %55

55:                                               ; preds = %45, %49
  %56 = phi i32 [ %52, %49 ], [ %47, %45 ]
  %57 = add nuw nsw i64 %46, 1
  %58 = icmp eq i64 %57, %18
  br i1 %58, label %42, label %45, !llvm.loop !14

59:                                               ; preds = %22, %4
  %60 = phi double [ %5, %4 ], [ %23, %22 ]
  ret double %60
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

attributes #0 = { nofree nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!14 = distinct !{!14, !11, !12}

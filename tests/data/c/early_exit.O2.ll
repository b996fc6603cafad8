; ModuleID = 'early_exit.c'
source_filename = "early_exit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @early_exit(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %40

5:                                                ; preds = %3
  %6 = fmul double %2, 4.000000e+00
  %7 = zext nneg i32 %1 to i64
  br label %8

8:                                                ; preds = %5, %34
  %9 = phi i64 [ 0, %5 ], [ %36, %34 ]
  %10 = phi double [ 0.000000e+00, %5 ], [ %35, %34 ]
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = fcmp olt double %12, 0.000000e+00
  br i1 %13, label %34, label %14

14:                                               ; preds = %8
  %15 = tail call double @llvm.fmuladd.f64(double %12, double %12, double %10)
  %16 = icmp eq i64 %9, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %14
  %18 = fmul double %12, 1.000000e-01
  br label %22

19:                                               ; preds = %28
  %20 = add nuw nsw i64 %23, 1
  %21 = icmp eq i64 %20, %9
  br i1 %21, label %31, label %22, !llvm.loop !10

22:                                               ; preds = %17, %19
  %23 = phi i64 [ 0, %17 ], [ %20, %19 ]
  %24 = phi double [ %15, %17 ], [ %29, %19 ]
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = fcmp ogt double %26, %12
  br i1 %27, label %31, label %28

28:                                               ; preds = %22
  %29 = tail call double @llvm.fmuladd.f64(double %18, double %26, double %24)
  %30 = fcmp ogt double %29, %6
  br i1 %30, label %38, label %19

31:                                               ; preds = %22, %19, %14
  %32 = phi double [ %15, %14 ], [ %29, %19 ], [ %24, %22 ]
  %33 = fcmp ogt double %32, %2
  br i1 %33, label %40, label %34

34:                                               ; preds = %31, %8
  %35 = phi double [ %10, %8 ], [ %32, %31 ]
  %36 = add nuw nsw i64 %9, 1
  %37 = icmp eq i64 %36, %7
  br i1 %37, label %40, label %8, !llvm.loop !12

38:                                               ; preds = %28
  %39 = fmul double %2, %29
  br label %43

40:                                               ; preds = %31, %34, %3
  %41 = phi double [ 0.000000e+00, %3 ], [ %35, %34 ], [ %32, %31 ]
  %42 = fadd double %2, %41
  br label %43

43:                                               ; preds = %38, %40
  %44 = phi double [ %42, %40 ], [ %39, %38 ]
  ret double %44
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}

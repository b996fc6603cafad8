; ModuleID = 'early_exit.c'
source_filename = "early_exit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @early_exit(ptr noundef readonly captures(none) %0, i32 noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %45

5:                                                ; preds = %3
  %6 = fmul double %2, 4.000000e+00
  %7 = zext nneg i32 %1 to i64
  br label %8

8:                                                ; preds = %5, %40
  %9 = phi i64 [ 0, %5 ], [ %43, %40 ]
  %10 = phi double [ 0.000000e+00, %5 ], [ %42, %40 ]
  %11 = phi double [ undef, %5 ], [ %41, %40 ]
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fcmp olt double %13, 0.000000e+00
  br i1 %14, label %40, label %15

15:                                               ; preds = %8
  %16 = tail call double @llvm.fmuladd.f64(double %13, double %13, double %10)
  %17 = icmp eq i64 %9, 0
  br i1 %17, label %34, label %18

18:                                               ; preds = %15
  %19 = fmul double %13, 1.000000e-01
  br label %23

20:                                               ; preds = %29
  %21 = add nuw nsw i64 %24, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %34, label %23, !llvm.loop !10

23:                                               ; preds = %18, %20
  %24 = phi i64 [ 0, %18 ], [ %21, %20 ]
  %25 = phi double [ %16, %18 ], [ %30, %20 ]
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fcmp ogt double %27, %13
  br i1 %28, label %34, label %29

29:                                               ; preds = %23
  %30 = tail call double @llvm.fmuladd.f64(double %19, double %27, double %25)
  %31 = fcmp ogt double %30, %6
  br i1 %31, label %32, label %20

32:                                               ; preds = %29
  %33 = fmul double %2, %30
  br label %34

34:                                               ; preds = %20, %23, %15, %32
  %35 = phi double [ %33, %32 ], [ %11, %15 ], [ %11, %23 ], [ %11, %20 ]
  %36 = phi double [ %30, %32 ], [ %16, %15 ], [ %30, %20 ], [ %25, %23 ]
  %37 = phi i1 [ false, %32 ], [ true, %15 ], [ true, %23 ], [ true, %20 ]
  br i1 %37, label %38, label %45

38:                                               ; preds = %34
  %39 = fcmp ogt double %36, %2
  br i1 %39, label %45, label %40

40:                                               ; preds = %38, %8
  %41 = phi double [ %11, %8 ], [ %35, %38 ]
  %42 = phi double [ %10, %8 ], [ %36, %38 ]
  %43 = add nuw nsw i64 %9, 1
  %44 = icmp eq i64 %43, %7
  br i1 %44, label %45, label %8, !llvm.loop !13

45:                                               ; preds = %34, %40, %38, %3
  %46 = phi double [ undef, %3 ], [ %35, %34 ], [ %41, %40 ], [ %35, %38 ]
  %47 = phi double [ 0.000000e+00, %3 ], [ %36, %34 ], [ %42, %40 ], [ %36, %38 ]
  %48 = phi i1 [ true, %3 ], [ false, %34 ], [ true, %40 ], [ true, %38 ]
  %49 = fadd double %2, %47
  %50 = select i1 %48, double %49, double %46
  ret double %50
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
!13 = distinct !{!13, !11, !12}

; ModuleID = 'iterator_object.c'
source_filename = "iterator_object.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @iterator_object(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp slt i32 %1, 1
  br i1 %3, label %18, label %4

4:                                                ; preds = %2, %4
  %5 = phi double [ %16, %4 ], [ 1.000000e+00, %2 ]
  %6 = phi ptr [ %11, %4 ], [ %0, %2 ]
  %7 = phi i32 [ %12, %4 ], [ %1, %2 ]
  %8 = phi i32 [ %14, %4 ], [ 1, %2 ]
  %9 = load double, ptr %6, align 8, !tbaa !8
  %10 = zext nneg i32 %8 to i64
  %11 = getelementptr inbounds nuw double, ptr %6, i64 %10
  %12 = sub nsw i32 %7, %8
  %13 = icmp eq i32 %8, 1
  %14 = select i1 %13, i32 2, i32 1
  %15 = fmul double %9, %9
  %16 = tail call double @llvm.fmuladd.f64(double %5, double %9, double %15)
  %17 = icmp slt i32 %12, 1
  br i1 %17, label %18, label %4, !llvm.loop !10

18:                                               ; preds = %4, %2
  %19 = phi double [ 1.000000e+00, %2 ], [ %16, %4 ]
  ret double %19
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

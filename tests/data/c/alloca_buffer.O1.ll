; ModuleID = 'alloca_buffer.c'
source_filename = "alloca_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @alloca_buffer(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %19, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %22, %19 ]
  ret double %7

8:                                                ; preds = %4, %19
  %9 = phi i64 [ 0, %4 ], [ %23, %19 ]
  %10 = phi ptr [ null, %4 ], [ %12, %19 ]
  %11 = phi double [ 0.000000e+00, %4 ], [ %22, %19 ]
  %12 = alloca [16 x i8], align 16
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul double %14, %14
  store double %15, ptr %12, align 16, !tbaa !8
  %16 = icmp eq ptr %10, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %8
  %18 = load double, ptr %10, align 16, !tbaa !8
  br label %19

19:                                               ; preds = %8, %17
  %20 = phi double [ %18, %17 ], [ 1.000000e+00, %8 ]
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store double %20, ptr %21, align 8, !tbaa !8
  %22 = call double @llvm.fmuladd.f64(double %15, double %20, double %11)
  %23 = add nuw nsw i64 %9, 1
  %24 = icmp eq i64 %23, %5
  br i1 %24, label %6, label %8, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

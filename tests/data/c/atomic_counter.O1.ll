; ModuleID = 'atomic_counter.c'
source_filename = "atomic_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = internal global i32 0, align 4
@total = internal global double 0.000000e+00, align 8

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @atomic_counter(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  store atomic i32 0, ptr @calls seq_cst, align 4
  store atomic i64 0, ptr @total seq_cst, align 8
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %12

6:                                                ; preds = %26, %2
  %7 = load atomic i64, ptr @total seq_cst, align 8
  %8 = bitcast i64 %7 to double
  %9 = load atomic i32, ptr @calls seq_cst, align 4
  %10 = sitofp i32 %9 to double
  %11 = fmul double %8, %10
  ret double %11

12:                                               ; preds = %4, %26
  %13 = phi i64 [ 0, %4 ], [ %28, %26 ]
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = load atomic double, ptr @total seq_cst, align 8, !tbaa !10
  br label %17

17:                                               ; preds = %17, %12
  %18 = phi double [ %16, %12 ], [ %25, %17 ]
  %19 = tail call double @llvm.fmuladd.f64(double %15, double %15, double %18)
  %20 = bitcast double %18 to i64
  %21 = bitcast double %19 to i64
  %22 = cmpxchg ptr @total, i64 %20, i64 %21 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 0
  %24 = extractvalue { i64, i1 } %22, 1
  %25 = bitcast i64 %23 to double
  br i1 %24, label %26, label %17

26:                                               ; preds = %17
  %27 = atomicrmw add ptr @calls, i32 1 seq_cst, align 4
  %28 = add nuw nsw i64 %13, 1
  %29 = icmp eq i64 %28, %5
  br i1 %29, label %6, label %12, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}

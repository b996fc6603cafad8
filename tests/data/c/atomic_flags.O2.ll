; ModuleID = 'atomic_flags.c'
source_filename = "atomic_flags.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@visits = internal global i32 0, align 4

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local double @atomic_flags(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  store i32 0, ptr @visits, align 4, !tbaa !8
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %22

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = and i64 %5, 1
  %7 = icmp eq i32 %1, 1
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 2147483646
  br label %24

10:                                               ; preds = %24
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %22, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %41, %10 ]
  %14 = phi double [ 0.000000e+00, %4 ], [ %40, %10 ]
  %15 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %15)
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = fmul double %17, %17
  %19 = atomicrmw add ptr @visits, i32 2 seq_cst, align 4
  %20 = sitofp i32 %19 to double
  %21 = tail call double @llvm.fmuladd.f64(double %18, double %20, double %14)
  br label %22

22:                                               ; preds = %12, %10, %2
  %23 = phi double [ 0.000000e+00, %2 ], [ %40, %10 ], [ %21, %12 ]
  fence seq_cst
  ret double %23

24:                                               ; preds = %24, %8
  %25 = phi i64 [ 0, %8 ], [ %41, %24 ]
  %26 = phi double [ 0.000000e+00, %8 ], [ %40, %24 ]
  %27 = phi i64 [ 0, %8 ], [ %42, %24 ]
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = fmul double %29, %29
  %31 = atomicrmw add ptr @visits, i32 2 seq_cst, align 4
  %32 = sitofp i32 %31 to double
  %33 = tail call double @llvm.fmuladd.f64(double %30, double %32, double %26)
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %36 = load double, ptr %35, align 8, !tbaa !9
  %37 = fmul double %36, %36
  %38 = atomicrmw add ptr @visits, i32 2 seq_cst, align 4
  %39 = sitofp i32 %38 to double
  %40 = tail call double @llvm.fmuladd.f64(double %37, double %39, double %33)
  %41 = add nuw nsw i64 %25, 2
  %42 = add i64 %27, 2
  %43 = icmp eq i64 %42, %9
  br i1 %43, label %10, label %24, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}

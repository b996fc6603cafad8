; ModuleID = 'pointer_walk.c'
source_filename = "pointer_walk.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @pointer_walk(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %12, %2
  %8 = phi double [ 0.000000e+00, %2 ], [ %17, %12 ]
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %7
  %11 = ptrtoint ptr %0 to i64
  br label %19

12:                                               ; preds = %2, %12
  %13 = phi double [ %17, %12 ], [ 0.000000e+00, %2 ]
  %14 = phi ptr [ %16, %12 ], [ %0, %2 ]
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %17 = tail call double @llvm.fmuladd.f64(double %15, double %15, double %13)
  %18 = icmp eq ptr %16, %5
  br i1 %18, label %7, label %12, !llvm.loop !10

19:                                               ; preds = %10, %19
  %20 = phi double [ %8, %10 ], [ %28, %19 ]
  %21 = phi ptr [ %5, %10 ], [ %22, %19 ]
  %22 = getelementptr inbounds i8, ptr %21, i64 -8
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = ptrtoint ptr %22 to i64
  %25 = sub i64 %24, %11
  %26 = ashr exact i64 %25, 3
  %27 = sitofp i64 %26 to double
  %28 = tail call double @llvm.fmuladd.f64(double %23, double %27, double %20)
  %29 = icmp ugt ptr %22, %0
  br i1 %29, label %19, label %30, !llvm.loop !13

30:                                               ; preds = %19, %7
  %31 = phi double [ %8, %7 ], [ %28, %19 ]
  %32 = sdiv i32 %1, 2
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %0, i64 %33
  %35 = getelementptr inbounds i8, ptr %34, i64 -8
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds i8, ptr %34, i64 -16
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = getelementptr inbounds i8, ptr %5, i64 -8
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fmul double %38, %40
  %42 = tail call double @llvm.fmuladd.f64(double %31, double %36, double %41)
  ret double %42
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

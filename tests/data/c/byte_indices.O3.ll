; ModuleID = 'byte_indices.c'
source_filename = "byte_indices.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @byte_indices(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #0 {
  %5 = load i8, ptr %2, align 1, !tbaa !8
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %9, %4
  %8 = phi double [ 0.000000e+00, %4 ], [ %38, %9 ]
  ret double %8

9:                                                ; preds = %4, %9
  %10 = phi i64 [ %39, %9 ], [ 0, %4 ]
  %11 = phi i8 [ %41, %9 ], [ %5, %4 ]
  %12 = phi double [ %38, %9 ], [ 0.000000e+00, %4 ]
  %13 = sext i8 %11 to i32
  %14 = add nsw i32 %13, -97
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %3, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %19 = load i8, ptr %18, align 1, !tbaa !8
  %20 = and i8 %19, 3
  %21 = zext nneg i8 %20 to i64
  %22 = getelementptr inbounds nuw double, ptr %3, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !9
  %24 = fmul double %17, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %10
  %26 = load i8, ptr %25, align 1, !tbaa !8
  %27 = sitofp i8 %26 to double
  %28 = tail call double @llvm.fmuladd.f64(double %24, double %27, double %12)
  %29 = and i8 %26, 1
  %30 = zext nneg i8 %29 to i32
  %31 = add nsw i32 %14, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %3, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !9
  %35 = zext i8 %19 to i32
  %36 = shl nuw nsw i32 %35, 4
  %37 = uitofp nneg i32 %36 to double
  %38 = tail call double @llvm.fmuladd.f64(double %34, double %37, double %28)
  %39 = add nuw nsw i64 %10, 1
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !8
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %7, label %9, !llvm.loop !11
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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}

; ModuleID = 'short_circuit.c'
source_filename = "short_circuit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @short_circuit(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = add nsw i32 %1, -1
  %6 = zext nneg i32 %5 to i64
  br label %12

7:                                                ; preds = %49
  %8 = sitofp i32 %50 to double
  %9 = fadd double %51, %8
  br label %10

10:                                               ; preds = %7, %2
  %11 = phi double [ %9, %7 ], [ 0.000000e+00, %2 ]
  ret double %11

12:                                               ; preds = %4, %49
  %13 = phi i64 [ 0, %4 ], [ %53, %49 ]
  %14 = phi i64 [ 1, %4 ], [ %52, %49 ]
  %15 = phi double [ 0.000000e+00, %4 ], [ %51, %49 ]
  %16 = phi i32 [ 0, %4 ], [ %50, %49 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = add nsw i32 %16, 1
  %20 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %15)
  %21 = fcmp ule double %18, 0.000000e+00
  br i1 %21, label %30, label %22

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = add nsw i32 %16, 2
  %26 = tail call double @llvm.fmuladd.f64(double %24, double %24, double %20)
  %27 = fcmp ule double %24, 0.000000e+00
  br i1 %27, label %30, label %28

28:                                               ; preds = %22
  %29 = fmul double %26, 1.500000e+00
  br label %30

30:                                               ; preds = %28, %22, %12
  %31 = phi i32 [ %19, %12 ], [ %25, %22 ], [ %25, %28 ]
  %32 = phi double [ %20, %12 ], [ %26, %22 ], [ %29, %28 ]
  %33 = fcmp olt double %18, -5.000000e-01
  br i1 %33, label %43, label %34

34:                                               ; preds = %30
  %35 = add nsw i32 %31, 1
  %36 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %32)
  br i1 %21, label %37, label %43

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = add nsw i32 %31, 2
  %41 = tail call double @llvm.fmuladd.f64(double %39, double %39, double %36)
  %42 = fcmp ule double %39, 0.000000e+00
  br i1 %42, label %43, label %49

43:                                               ; preds = %37, %34, %30
  %44 = phi i32 [ %31, %30 ], [ %40, %37 ], [ %35, %34 ]
  %45 = phi double [ %32, %30 ], [ %41, %37 ], [ %36, %34 ]
  %46 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fadd double %45, %47
  br label %49

49:                                               ; preds = %37, %43
  %50 = phi i32 [ %44, %43 ], [ %40, %37 ]
  %51 = phi double [ %48, %43 ], [ %41, %37 ]
  %52 = add nuw nsw i64 %14, 1
  %53 = add nuw nsw i64 %13, 1
  %54 = icmp eq i64 %53, %6
  br i1 %54, label %7, label %12, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

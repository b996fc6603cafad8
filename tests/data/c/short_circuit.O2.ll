; ModuleID = 'short_circuit.c'
source_filename = "short_circuit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @short_circuit(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = add nsw i32 %1, -1
  %6 = zext nneg i32 %5 to i64
  br label %12

7:                                                ; preds = %48
  %8 = sitofp i32 %49 to double
  %9 = fadd double %50, %8
  br label %10

10:                                               ; preds = %7, %2
  %11 = phi double [ %9, %7 ], [ 0.000000e+00, %2 ]
  ret double %11

12:                                               ; preds = %4, %48
  %13 = phi i64 [ 0, %4 ], [ %52, %48 ]
  %14 = phi i64 [ 1, %4 ], [ %51, %48 ]
  %15 = phi double [ 0.000000e+00, %4 ], [ %50, %48 ]
  %16 = phi i32 [ 0, %4 ], [ %49, %48 ]
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %15)
  %20 = fcmp ule double %18, 0.000000e+00
  br i1 %20, label %30, label %21

21:                                               ; preds = %12
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fcmp ule double %23, 0.000000e+00
  %25 = tail call double @llvm.fmuladd.f64(double %23, double %23, double %19)
  %26 = fmul double %25, 1.500000e+00
  %27 = select i1 %24, double %25, double %26
  %28 = add nsw i32 %16, 3
  %29 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %27)
  br label %43

30:                                               ; preds = %12
  %31 = fcmp olt double %18, -5.000000e-01
  br i1 %31, label %32, label %36

32:                                               ; preds = %30
  %33 = add nsw i32 %16, 1
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %35 = load double, ptr %34, align 8, !tbaa !8
  br label %43

36:                                               ; preds = %30
  %37 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %19)
  %38 = add nsw i32 %16, 3
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = tail call double @llvm.fmuladd.f64(double %40, double %40, double %37)
  %42 = fcmp ule double %40, 0.000000e+00
  br i1 %42, label %43, label %48

43:                                               ; preds = %32, %21, %36
  %44 = phi double [ %35, %32 ], [ %40, %36 ], [ %23, %21 ]
  %45 = phi i32 [ %33, %32 ], [ %38, %36 ], [ %28, %21 ]
  %46 = phi double [ %19, %32 ], [ %41, %36 ], [ %29, %21 ]
  %47 = fadd double %46, %44
  br label %48

48:                                               ; preds = %36, %43
  %49 = phi i32 [ %45, %43 ], [ %38, %36 ]
  %50 = phi double [ %47, %43 ], [ %41, %36 ]
  %51 = add nuw nsw i64 %14, 1
  %52 = add nuw nsw i64 %13, 1
  %53 = icmp eq i64 %52, %6
  br i1 %53, label %7, label %12, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

; ModuleID = 'mixed_precision.c'
source_filename = "mixed_precision.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @mixed_precision(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %28

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = and i64 %6, 1
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = and i64 %6, 2147483646
  br label %30

11:                                               ; preds = %30
  %12 = icmp eq i64 %7, 0
  br i1 %12, label %28, label %13

13:                                               ; preds = %11, %5
  %14 = phi i64 [ 0, %5 ], [ %57, %11 ]
  %15 = phi double [ 0.000000e+00, %5 ], [ %56, %11 ]
  %16 = icmp ne i64 %7, 0
  tail call void @llvm.assume(i1 %16)
  %17 = getelementptr inbounds nuw double, ptr %1, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fmul double %18, 2.000000e+00
  %20 = fptrunc double %19 to float
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %14
  %22 = load float, ptr %21, align 4, !tbaa !10
  %23 = fpext float %22 to double
  %24 = fmul float %22, %20
  %25 = fpext float %24 to double
  %26 = tail call double @llvm.fmuladd.f64(double %23, double %18, double %25)
  %27 = fadd double %15, %26
  br label %28

28:                                               ; preds = %13, %11, %3
  %29 = phi double [ 0.000000e+00, %3 ], [ %56, %11 ], [ %27, %13 ]
  ret double %29

30:                                               ; preds = %30, %9
  %31 = phi i64 [ 0, %9 ], [ %57, %30 ]
  %32 = phi double [ 0.000000e+00, %9 ], [ %56, %30 ]
  %33 = phi i64 [ 0, %9 ], [ %58, %30 ]
  %34 = getelementptr inbounds nuw double, ptr %1, i64 %31
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = fmul double %35, 2.000000e+00
  %37 = fptrunc double %36 to float
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %31
  %39 = load float, ptr %38, align 4, !tbaa !10
  %40 = fpext float %39 to double
  %41 = fmul float %39, %37
  %42 = fpext float %41 to double
  %43 = tail call double @llvm.fmuladd.f64(double %40, double %35, double %42)
  %44 = fadd double %32, %43
  %45 = or disjoint i64 %31, 1
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fmul double %47, 2.000000e+00
  %49 = fptrunc double %48 to float
  %50 = getelementptr inbounds nuw float, ptr %0, i64 %45
  %51 = load float, ptr %50, align 4, !tbaa !10
  %52 = fpext float %51 to double
  %53 = fmul float %51, %49
  %54 = fpext float %53 to double
  %55 = tail call double @llvm.fmuladd.f64(double %52, double %47, double %54)
  %56 = fadd double %44, %55
  %57 = add nuw nsw i64 %31, 2
  %58 = add i64 %33, 2
  %59 = icmp eq i64 %58, %10
  br i1 %59, label %11, label %30, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}

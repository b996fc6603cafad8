; ModuleID = 'vla_matrix.c'
source_filename = "vla_matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @vla_matrix(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #0 {
  %5 = zext i32 %1 to i64
  %6 = zext i32 %0 to i64
  %7 = mul nuw i64 %5, %6
  %8 = alloca double, i64 %7, align 16
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %4
  %11 = icmp sgt i32 %1, 0
  %12 = zext nneg i32 %0 to i64
  %13 = zext nneg i32 %1 to i64
  br label %14

14:                                               ; preds = %10, %28
  %15 = phi i64 [ 0, %10 ], [ %29, %28 ]
  br i1 %11, label %16, label %28

16:                                               ; preds = %14
  %17 = mul nuw nsw i64 %15, %5
  %18 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %19 = getelementptr inbounds nuw double, ptr %8, i64 %15
  br label %31

20:                                               ; preds = %28, %4
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %22, label %48

22:                                               ; preds = %20
  %23 = icmp sgt i32 %0, 0
  %24 = zext nneg i32 %1 to i64
  %25 = zext nneg i32 %1 to i64
  %26 = getelementptr double, ptr %2, i64 %24
  %27 = zext nneg i32 %0 to i64
  br label %40

28:                                               ; preds = %31, %14
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %20, label %14, !llvm.loop !8

31:                                               ; preds = %16, %31
  %32 = phi i64 [ 0, %16 ], [ %38, %31 ]
  %33 = getelementptr inbounds nuw double, ptr %18, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !11
  %35 = fmul double %34, %34
  %36 = mul nuw nsw i64 %32, %6
  %37 = getelementptr inbounds nuw double, ptr %19, i64 %36
  store double %35, ptr %37, align 8, !tbaa !11
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %13
  br i1 %39, label %28, label %31, !llvm.loop !13

40:                                               ; preds = %22, %50
  %41 = phi i64 [ 0, %22 ], [ %52, %50 ]
  %42 = phi double [ 0.000000e+00, %22 ], [ %51, %50 ]
  br i1 %23, label %43, label %50

43:                                               ; preds = %40
  %44 = mul nuw nsw i64 %41, %6
  %45 = getelementptr inbounds nuw double, ptr %8, i64 %44
  %46 = xor i64 %41, -1
  %47 = getelementptr double, ptr %26, i64 %46
  br label %54

48:                                               ; preds = %50, %20
  %49 = phi double [ 0.000000e+00, %20 ], [ %51, %50 ]
  ret double %49

50:                                               ; preds = %54, %40
  %51 = phi double [ %42, %40 ], [ %65, %54 ]
  %52 = add nuw nsw i64 %41, 1
  %53 = icmp eq i64 %52, %25
  br i1 %53, label %48, label %40, !llvm.loop !14

54:                                               ; preds = %43, %54
  %55 = phi i64 [ 0, %43 ], [ %66, %54 ]
  %56 = phi double [ %42, %43 ], [ %65, %54 ]
  %57 = getelementptr inbounds nuw double, ptr %45, i64 %55
  %58 = load double, ptr %57, align 8, !tbaa !11
  %59 = getelementptr inbounds nuw double, ptr %3, i64 %55
  %60 = load double, ptr %59, align 8, !tbaa !11
  %61 = fmul double %58, %60
  %62 = mul nuw nsw i64 %55, %5
  %63 = getelementptr double, ptr %47, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !11
  %65 = tail call double @llvm.fmuladd.f64(double %61, double %64, double %56)
  %66 = add nuw nsw i64 %55, 1
  %67 = icmp eq i64 %66, %27
  br i1 %67, label %50, label %54, !llvm.loop !15
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}

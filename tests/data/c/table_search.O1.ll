; ModuleID = 'table_search.c'
source_filename = "table_search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.knot = type { double, double }

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @table_search(ptr noundef readonly captures(address) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = add nsw i32 %1, -1
  %8 = sext i32 %7 to i64
  %9 = icmp eq i32 %7, 0
  %10 = zext nneg i32 %3 to i64
  br label %13

11:                                               ; preds = %69, %4
  %12 = phi double [ 0.000000e+00, %4 ], [ %71, %69 ]
  ret double %12

13:                                               ; preds = %6, %69
  %14 = phi i64 [ 0, %6 ], [ %16, %69 ]
  %15 = phi double [ 0.000000e+00, %6 ], [ %71, %69 ]
  %16 = add nuw nsw i64 %14, 1
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = uitofp nneg i32 %17 to double
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %14
  %20 = load double, ptr %19, align 8, !tbaa !8
  br i1 %9, label %46, label %21

21:                                               ; preds = %13, %42
  %22 = phi i64 [ %44, %42 ], [ 0, %13 ]
  %23 = phi i64 [ %43, %42 ], [ %8, %13 ]
  %24 = add i64 %23, %22
  %25 = lshr i64 %24, 1
  %26 = shl i64 %25, 4
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !10
  %29 = fcmp olt double %20, %28
  br i1 %29, label %35, label %30

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %32 = load double, ptr %31, align 8, !tbaa !10
  %33 = fcmp oge double %20, %32
  %34 = zext i1 %33 to i32
  br label %35

35:                                               ; preds = %30, %21
  %36 = phi i32 [ %34, %30 ], [ -1, %21 ]
  %37 = icmp slt i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = icmp eq i32 %36, 0
  br i1 %39, label %46, label %40

40:                                               ; preds = %38
  %41 = add nuw i64 %25, 1
  br label %42

42:                                               ; preds = %40, %35
  %43 = phi i64 [ %23, %40 ], [ %25, %35 ]
  %44 = phi i64 [ %41, %40 ], [ %22, %35 ]
  %45 = icmp ult i64 %44, %43
  br i1 %45, label %21, label %46, !llvm.loop !12

46:                                               ; preds = %42, %38, %13
  %47 = phi ptr [ null, %13 ], [ %27, %38 ], [ null, %42 ]
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %56

49:                                               ; preds = %46
  %50 = load double, ptr %0, align 8, !tbaa !10
  %51 = fcmp olt double %20, %50
  %52 = select i1 %51, i64 0, i64 %8
  %53 = getelementptr inbounds %struct.knot, ptr %0, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = load double, ptr %54, align 8, !tbaa !15
  br label %69

56:                                               ; preds = %46
  %57 = load double, ptr %47, align 8, !tbaa !10
  %58 = fsub double %20, %57
  %59 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %60 = load double, ptr %59, align 8, !tbaa !10
  %61 = fsub double %60, %57
  %62 = fdiv double %58, %61
  %63 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %64 = load double, ptr %63, align 8, !tbaa !15
  %65 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %66 = load double, ptr %65, align 8, !tbaa !15
  %67 = fsub double %66, %64
  %68 = tail call double @llvm.fmuladd.f64(double %62, double %67, double %64)
  br label %69

69:                                               ; preds = %49, %56
  %70 = phi double [ %68, %56 ], [ %55, %49 ]
  %71 = tail call double @llvm.fmuladd.f64(double %18, double %70, double %15)
  %72 = icmp eq i64 %16, %10
  br i1 %72, label %11, label %13, !llvm.loop !16
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
!10 = !{!11, !9, i64 0}
!11 = !{!"knot", !9, i64 0, !9, i64 8}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!11, !9, i64 8}
!16 = distinct !{!16, !13, !14}

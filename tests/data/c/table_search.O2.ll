; ModuleID = 'table_search.c'
source_filename = "table_search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.knot = type { double, double }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @table_search(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = add nsw i32 %1, -1
  %8 = sext i32 %7 to i64
  %9 = icmp eq i32 %7, 0
  %10 = zext nneg i32 %3 to i64
  br label %13

11:                                               ; preds = %57, %4
  %12 = phi double [ 0.000000e+00, %4 ], [ %59, %57 ]
  ret double %12

13:                                               ; preds = %6, %57
  %14 = phi i64 [ 0, %6 ], [ %16, %57 ]
  %15 = phi double [ 0.000000e+00, %6 ], [ %59, %57 ]
  %16 = add nuw nsw i64 %14, 1
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = uitofp nneg i32 %17 to double
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %14
  %20 = load double, ptr %19, align 8, !tbaa !8
  br i1 %9, label %40, label %21

21:                                               ; preds = %13, %36
  %22 = phi i64 [ %38, %36 ], [ 0, %13 ]
  %23 = phi i64 [ %37, %36 ], [ %8, %13 ]
  %24 = add i64 %23, %22
  %25 = lshr i64 %24, 1
  %26 = shl i64 %25, 4
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !10
  %29 = fcmp olt double %20, %28
  br i1 %29, label %36, label %30

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %32 = load double, ptr %31, align 8, !tbaa !10
  %33 = fcmp ult double %20, %32
  br i1 %33, label %47, label %34

34:                                               ; preds = %30
  %35 = add nuw i64 %25, 1
  br label %36

36:                                               ; preds = %34, %21
  %37 = phi i64 [ %23, %34 ], [ %25, %21 ]
  %38 = phi i64 [ %35, %34 ], [ %22, %21 ]
  %39 = icmp ult i64 %38, %37
  br i1 %39, label %21, label %40, !llvm.loop !12

40:                                               ; preds = %36, %13
  %41 = load double, ptr %0, align 8, !tbaa !10
  %42 = fcmp olt double %20, %41
  %43 = select i1 %42, i64 0, i64 %8
  %44 = getelementptr inbounds %struct.knot, ptr %0, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %46 = load double, ptr %45, align 8, !tbaa !14
  br label %57

47:                                               ; preds = %30
  %48 = fsub double %20, %28
  %49 = fsub double %32, %28
  %50 = fdiv double %48, %49
  %51 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %52 = load double, ptr %51, align 8, !tbaa !14
  %53 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %54 = load double, ptr %53, align 8, !tbaa !14
  %55 = fsub double %54, %52
  %56 = tail call double @llvm.fmuladd.f64(double %50, double %55, double %52)
  br label %57

57:                                               ; preds = %40, %47
  %58 = phi double [ %56, %47 ], [ %46, %40 ]
  %59 = tail call double @llvm.fmuladd.f64(double %18, double %58, double %15)
  %60 = icmp eq i64 %16, %10
  br i1 %60, label %11, label %13, !llvm.loop !15
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
!10 = !{!11, !9, i64 0}
!11 = !{!"knot", !9, i64 0, !9, i64 8}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!11, !9, i64 8}
!15 = distinct !{!15, !13}

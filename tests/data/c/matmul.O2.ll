; ModuleID = 'matmul.c'
source_filename = "matmul.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @matmul(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %28

8:                                                ; preds = %6
  %9 = icmp sgt i32 %5, 0
  %10 = icmp sgt i32 %4, 0
  %11 = zext i32 %5 to i64
  %12 = zext nneg i32 %3 to i64
  %13 = zext i32 %4 to i64
  %14 = and i64 %13, 3
  %15 = icmp ult i32 %4, 4
  %16 = and i64 %13, 2147483644
  %17 = icmp eq i64 %14, 0
  %18 = icmp ne i64 %14, 0
  br label %19

19:                                               ; preds = %8, %33
  %20 = phi i64 [ 0, %8 ], [ %34, %33 ]
  br i1 %9, label %21, label %33

21:                                               ; preds = %19
  %22 = mul nuw nsw i64 %20, %11
  %23 = trunc i64 %20 to i32
  %24 = mul i32 %4, %23
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %27 = getelementptr inbounds nuw double, ptr %2, i64 %22
  br label %29

28:                                               ; preds = %33, %6
  ret void

29:                                               ; preds = %21, %53
  %30 = phi i64 [ 0, %21 ], [ %56, %53 ]
  br i1 %10, label %31, label %53

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %30
  br i1 %15, label %37, label %58

33:                                               ; preds = %53, %19
  %34 = add nuw nsw i64 %20, 1
  %35 = icmp eq i64 %34, %12
  br i1 %35, label %28, label %19, !llvm.loop !8

36:                                               ; preds = %58
  br i1 %17, label %53, label %37

37:                                               ; preds = %36, %31
  %38 = phi i64 [ 0, %31 ], [ %89, %36 ]
  %39 = phi double [ 0.000000e+00, %31 ], [ %88, %36 ]
  tail call void @llvm.assume(i1 %18)
  br label %40

40:                                               ; preds = %40, %37
  %41 = phi i64 [ %38, %37 ], [ %50, %40 ]
  %42 = phi double [ %39, %37 ], [ %49, %40 ]
  %43 = phi i64 [ 0, %37 ], [ %51, %40 ]
  %44 = getelementptr inbounds nuw double, ptr %26, i64 %41
  %45 = load double, ptr %44, align 8, !tbaa !10
  %46 = mul nuw nsw i64 %41, %11
  %47 = getelementptr inbounds nuw double, ptr %32, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !10
  %49 = tail call double @llvm.fmuladd.f64(double %45, double %48, double %42)
  %50 = add nuw nsw i64 %41, 1
  %51 = add i64 %43, 1
  %52 = icmp eq i64 %51, %14
  br i1 %52, label %53, label %40, !llvm.loop !12

53:                                               ; preds = %36, %40, %29
  %54 = phi double [ 0.000000e+00, %29 ], [ %88, %36 ], [ %49, %40 ]
  %55 = getelementptr inbounds nuw double, ptr %27, i64 %30
  store double %54, ptr %55, align 8, !tbaa !10
  %56 = add nuw nsw i64 %30, 1
  %57 = icmp eq i64 %56, %11
  br i1 %57, label %33, label %29, !llvm.loop !14

58:                                               ; preds = %31, %58
  %59 = phi i64 [ %89, %58 ], [ 0, %31 ]
  %60 = phi double [ %88, %58 ], [ 0.000000e+00, %31 ]
  %61 = phi i64 [ %90, %58 ], [ 0, %31 ]
  %62 = getelementptr inbounds nuw double, ptr %26, i64 %59
  %63 = load double, ptr %62, align 8, !tbaa !10
  %64 = mul nuw nsw i64 %59, %11
  %65 = getelementptr inbounds nuw double, ptr %32, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !10
  %67 = tail call double @llvm.fmuladd.f64(double %63, double %66, double %60)
  %68 = or disjoint i64 %59, 1
  %69 = getelementptr inbounds nuw double, ptr %26, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !10
  %71 = mul nuw nsw i64 %68, %11
  %72 = getelementptr inbounds nuw double, ptr %32, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !10
  %74 = tail call double @llvm.fmuladd.f64(double %70, double %73, double %67)
  %75 = or disjoint i64 %59, 2
  %76 = getelementptr inbounds nuw double, ptr %26, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !10
  %78 = mul nuw nsw i64 %75, %11
  %79 = getelementptr inbounds nuw double, ptr %32, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !10
  %81 = tail call double @llvm.fmuladd.f64(double %77, double %80, double %74)
  %82 = or disjoint i64 %59, 3
  %83 = getelementptr inbounds nuw double, ptr %26, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !10
  %85 = mul nuw nsw i64 %82, %11
  %86 = getelementptr inbounds nuw double, ptr %32, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !10
  %88 = tail call double @llvm.fmuladd.f64(double %84, double %87, double %81)
  %89 = add nuw nsw i64 %59, 4
  %90 = add i64 %61, 4
  %91 = icmp eq i64 %90, %16
  br i1 %91, label %36, label %58, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}

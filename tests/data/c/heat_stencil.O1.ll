; ModuleID = 'heat_stencil.c'
source_filename = "heat_stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @heat_stencil(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %5, 0
  br i1 %7, label %8, label %25

8:                                                ; preds = %6
  %9 = add i32 %3, -1
  %10 = icmp sgt i32 %3, 2
  %11 = add i32 %4, -1
  %12 = icmp sgt i32 %4, 2
  %13 = icmp sgt i32 %3, 2
  %14 = icmp sgt i32 %4, 2
  %15 = sext i32 %4 to i64
  %16 = sext i32 %4 to i64
  %17 = sext i32 %4 to i64
  %18 = zext i32 %4 to i64
  %19 = zext i32 %9 to i64
  %20 = zext i32 %11 to i64
  %21 = zext i32 %9 to i64
  %22 = zext i32 %11 to i64
  br label %23

23:                                               ; preds = %8, %73
  %24 = phi i32 [ 0, %8 ], [ %74, %73 ]
  br i1 %10, label %27, label %26

25:                                               ; preds = %73, %6
  ret void

26:                                               ; preds = %39, %23
  br i1 %13, label %69, label %73

27:                                               ; preds = %23, %39
  %28 = phi i64 [ %40, %39 ], [ 1, %23 ]
  br i1 %12, label %29, label %39

29:                                               ; preds = %27
  %30 = mul nuw nsw i64 %28, %16
  %31 = add nsw i64 %28, -1
  %32 = mul nsw i64 %31, %15
  %33 = add nuw nsw i64 %28, 1
  %34 = mul nuw nsw i64 %33, %17
  %35 = getelementptr double, ptr %0, i64 %32
  %36 = getelementptr double, ptr %0, i64 %34
  %37 = add nuw i64 %30, 4294967295
  %38 = getelementptr double, ptr %0, i64 %30
  br label %42

39:                                               ; preds = %42, %27
  %40 = add nuw nsw i64 %28, 1
  %41 = icmp eq i64 %40, %19
  br i1 %41, label %26, label %27, !llvm.loop !8

42:                                               ; preds = %29, %42
  %43 = phi i64 [ 1, %29 ], [ %61, %42 ]
  %44 = add nuw nsw i64 %43, %30
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !11
  %47 = getelementptr inbounds nuw double, ptr %2, i64 %44
  %48 = load double, ptr %47, align 8, !tbaa !11
  %49 = fmul double %48, 1.000000e-01
  %50 = getelementptr double, ptr %35, i64 %43
  %51 = load double, ptr %50, align 8, !tbaa !11
  %52 = getelementptr double, ptr %36, i64 %43
  %53 = load double, ptr %52, align 8, !tbaa !11
  %54 = fadd double %51, %53
  %55 = add i64 %37, %43
  %56 = shl i64 %55, 32
  %57 = ashr exact i64 %56, 29
  %58 = getelementptr inbounds i8, ptr %0, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !11
  %60 = fadd double %54, %59
  %61 = add nuw nsw i64 %43, 1
  %62 = getelementptr double, ptr %38, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !11
  %64 = fadd double %60, %63
  %65 = tail call double @llvm.fmuladd.f64(double %46, double -4.000000e+00, double %64)
  %66 = tail call double @llvm.fmuladd.f64(double %49, double %65, double %46)
  %67 = getelementptr inbounds nuw double, ptr %1, i64 %44
  store double %66, ptr %67, align 8, !tbaa !11
  %68 = icmp eq i64 %61, %20
  br i1 %68, label %39, label %42, !llvm.loop !13

69:                                               ; preds = %26, %76
  %70 = phi i64 [ %77, %76 ], [ 1, %26 ]
  br i1 %14, label %71, label %76

71:                                               ; preds = %69
  %72 = mul nuw nsw i64 %70, %18
  br label %79

73:                                               ; preds = %76, %26
  %74 = add nuw nsw i32 %24, 1
  %75 = icmp eq i32 %74, %5
  br i1 %75, label %25, label %23, !llvm.loop !14

76:                                               ; preds = %79, %69
  %77 = add nuw nsw i64 %70, 1
  %78 = icmp eq i64 %77, %21
  br i1 %78, label %73, label %69, !llvm.loop !15

79:                                               ; preds = %71, %79
  %80 = phi i64 [ 1, %71 ], [ %85, %79 ]
  %81 = add nuw nsw i64 %80, %72
  %82 = getelementptr inbounds nuw double, ptr %1, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !11
  %84 = getelementptr inbounds nuw double, ptr %0, i64 %81
  store double %83, ptr %84, align 8, !tbaa !11
  %85 = add nuw nsw i64 %80, 1
  %86 = icmp eq i64 %85, %22
  br i1 %86, label %76, label %79, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!16 = distinct !{!16, !9, !10}

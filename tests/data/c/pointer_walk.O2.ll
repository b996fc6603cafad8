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
  br i1 %6, label %72, label %7

7:                                                ; preds = %2
  %8 = add nsw i64 %4, -8
  %9 = lshr exact i64 %8, 3
  %10 = add nuw nsw i64 %9, 1
  %11 = and i64 %10, 7
  %12 = and i64 %8, 56
  %13 = icmp eq i64 %12, 56
  br i1 %13, label %23, label %14

14:                                               ; preds = %7, %14
  %15 = phi double [ %20, %14 ], [ 0.000000e+00, %7 ]
  %16 = phi ptr [ %19, %14 ], [ %0, %7 ]
  %17 = phi i64 [ %21, %14 ], [ 0, %7 ]
  %18 = load double, ptr %16, align 8, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %20 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %15)
  %21 = add i64 %17, 1
  %22 = icmp eq i64 %21, %11
  br i1 %22, label %23, label %14, !llvm.loop !10

23:                                               ; preds = %14, %7
  %24 = phi double [ poison, %7 ], [ %20, %14 ]
  %25 = phi double [ 0.000000e+00, %7 ], [ %20, %14 ]
  %26 = phi ptr [ %0, %7 ], [ %19, %14 ]
  %27 = icmp ult i64 %8, 56
  br i1 %27, label %28, label %33

28:                                               ; preds = %33, %23
  %29 = phi double [ %24, %23 ], [ %59, %33 ]
  %30 = icmp sgt i32 %1, 0
  br i1 %30, label %31, label %72

31:                                               ; preds = %28
  %32 = ptrtoint ptr %0 to i64
  br label %61

33:                                               ; preds = %23, %33
  %34 = phi double [ %59, %33 ], [ %25, %23 ]
  %35 = phi ptr [ %58, %33 ], [ %26, %23 ]
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = tail call double @llvm.fmuladd.f64(double %36, double %36, double %34)
  %39 = load double, ptr %37, align 8, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %41 = tail call double @llvm.fmuladd.f64(double %39, double %39, double %38)
  %42 = load double, ptr %40, align 8, !tbaa !8
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %44 = tail call double @llvm.fmuladd.f64(double %42, double %42, double %41)
  %45 = load double, ptr %43, align 8, !tbaa !8
  %46 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %47 = tail call double @llvm.fmuladd.f64(double %45, double %45, double %44)
  %48 = load double, ptr %46, align 8, !tbaa !8
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %50 = tail call double @llvm.fmuladd.f64(double %48, double %48, double %47)
  %51 = load double, ptr %49, align 8, !tbaa !8
  %52 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %53 = tail call double @llvm.fmuladd.f64(double %51, double %51, double %50)
  %54 = load double, ptr %52, align 8, !tbaa !8
  %55 = getelementptr inbounds nuw i8, ptr %35, i64 56
  %56 = tail call double @llvm.fmuladd.f64(double %54, double %54, double %53)
  %57 = load double, ptr %55, align 8, !tbaa !8
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %59 = tail call double @llvm.fmuladd.f64(double %57, double %57, double %56)
  %60 = icmp eq ptr %58, %5
  br i1 %60, label %28, label %33, !llvm.loop !12

61:                                               ; preds = %31, %61
  %62 = phi double [ %29, %31 ], [ %70, %61 ]
  %63 = phi ptr [ %5, %31 ], [ %64, %61 ]
  %64 = getelementptr inbounds i8, ptr %63, i64 -8
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = ptrtoint ptr %64 to i64
  %67 = sub i64 %66, %32
  %68 = ashr exact i64 %67, 3
  %69 = sitofp i64 %68 to double
  %70 = tail call double @llvm.fmuladd.f64(double %65, double %69, double %62)
  %71 = icmp ugt ptr %64, %0
  br i1 %71, label %61, label %72, !llvm.loop !14

72:                                               ; preds = %61, %2, %28
  %73 = phi double [ %29, %28 ], [ 0.000000e+00, %2 ], [ %70, %61 ]
  %74 = sdiv i32 %1, 2
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %0, i64 %75
  %77 = getelementptr inbounds i8, ptr %76, i64 -8
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = getelementptr inbounds i8, ptr %76, i64 -16
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = getelementptr inbounds i8, ptr %5, i64 -8
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = fmul double %80, %82
  %84 = tail call double @llvm.fmuladd.f64(double %73, double %78, double %83)
  ret double %84
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}

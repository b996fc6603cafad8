; ModuleID = 'unsigned_wrap.c'
source_filename = "unsigned_wrap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @unsigned_wrap(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %23, label %4

4:                                                ; preds = %2
  %5 = and i64 %1, 3
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %18, label %7

7:                                                ; preds = %4, %7
  %8 = phi i64 [ %11, %7 ], [ %1, %4 ]
  %9 = phi double [ %15, %7 ], [ 0.000000e+00, %4 ]
  %10 = phi i64 [ %16, %7 ], [ 0, %4 ]
  %11 = add i64 %8, -1
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fmul double %13, %13
  %15 = tail call double @llvm.fmuladd.f64(double %9, double 5.000000e-01, double %14)
  %16 = add i64 %10, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %18, label %7, !llvm.loop !10

18:                                               ; preds = %7, %4
  %19 = phi double [ poison, %4 ], [ %15, %7 ]
  %20 = phi i64 [ %1, %4 ], [ %11, %7 ]
  %21 = phi double [ 0.000000e+00, %4 ], [ %15, %7 ]
  %22 = icmp ult i64 %1, 4
  br i1 %22, label %23, label %57

23:                                               ; preds = %18, %57, %2
  %24 = phi double [ 0.000000e+00, %2 ], [ %19, %18 ], [ %79, %57 ]
  %25 = trunc i64 %1 to i32
  %26 = load double, ptr %0, align 8, !tbaa !8
  %27 = tail call double @llvm.fmuladd.f64(double %26, double 0.000000e+00, double %24)
  %28 = icmp ne i32 %25, 1
  %29 = zext i1 %28 to i64
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = fadd double %31, %27
  %33 = urem i32 2, %25
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = tail call double @llvm.fmuladd.f64(double %36, double 2.000000e+00, double %32)
  %38 = urem i32 3, %25
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = tail call double @llvm.fmuladd.f64(double %41, double 3.000000e+00, double %37)
  %43 = urem i32 4, %25
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = tail call double @llvm.fmuladd.f64(double %46, double 4.000000e+00, double %42)
  %48 = tail call double @llvm.fmuladd.f64(double %26, double 2.500000e+02, double %47)
  %49 = tail call double @llvm.fmuladd.f64(double %26, double 2.510000e+02, double %48)
  %50 = tail call double @llvm.fmuladd.f64(double %26, double 2.520000e+02, double %49)
  %51 = tail call double @llvm.fmuladd.f64(double %26, double 2.530000e+02, double %50)
  %52 = tail call double @llvm.fmuladd.f64(double %26, double 2.540000e+02, double %51)
  %53 = tail call double @llvm.fmuladd.f64(double %26, double 2.550000e+02, double %52)
  %54 = tail call double @llvm.fmuladd.f64(double %26, double 0.000000e+00, double %53)
  %55 = fadd double %26, %54
  %56 = tail call double @llvm.fmuladd.f64(double %26, double 2.000000e+00, double %55)
  ret double %56

57:                                               ; preds = %18, %57
  %58 = phi i64 [ %75, %57 ], [ %20, %18 ]
  %59 = phi double [ %79, %57 ], [ %21, %18 ]
  %60 = getelementptr double, ptr %0, i64 %58
  %61 = getelementptr i8, ptr %60, i64 -8
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fmul double %62, %62
  %64 = tail call double @llvm.fmuladd.f64(double %59, double 5.000000e-01, double %63)
  %65 = getelementptr double, ptr %0, i64 %58
  %66 = getelementptr i8, ptr %65, i64 -16
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fmul double %67, %67
  %69 = tail call double @llvm.fmuladd.f64(double %64, double 5.000000e-01, double %68)
  %70 = getelementptr double, ptr %0, i64 %58
  %71 = getelementptr i8, ptr %70, i64 -24
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fmul double %72, %72
  %74 = tail call double @llvm.fmuladd.f64(double %69, double 5.000000e-01, double %73)
  %75 = add i64 %58, -4
  %76 = getelementptr inbounds nuw double, ptr %0, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = fmul double %77, %77
  %79 = tail call double @llvm.fmuladd.f64(double %74, double 5.000000e-01, double %78)
  %80 = icmp eq i64 %75, 0
  br i1 %80, label %23, label %57, !llvm.loop !12
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

; ModuleID = 'unsigned_wrap.c'
source_filename = "unsigned_wrap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @unsigned_wrap(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %7, %2
  %5 = phi double [ 0.000000e+00, %2 ], [ %14, %7 ]
  %6 = trunc i64 %1 to i32
  br label %18

7:                                                ; preds = %2, %7
  %8 = phi i64 [ %10, %7 ], [ %1, %2 ]
  %9 = phi double [ %14, %7 ], [ 0.000000e+00, %2 ]
  %10 = add i64 %8, -1
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = fmul double %12, %12
  %14 = tail call double @llvm.fmuladd.f64(double %9, double 5.000000e-01, double %13)
  %15 = icmp eq i64 %10, 0
  br i1 %15, label %4, label %7, !llvm.loop !10

16:                                               ; preds = %18
  %17 = load double, ptr %0, align 8, !tbaa !8
  br label %32

18:                                               ; preds = %4, %18
  %19 = phi i32 [ 0, %4 ], [ %29, %18 ]
  %20 = phi i32 [ -2, %4 ], [ %30, %18 ]
  %21 = phi double [ %5, %4 ], [ %28, %18 ]
  %22 = add nsw i32 %20, 2
  %23 = urem i32 %22, %6
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = uitofp nneg i32 %19 to double
  %28 = tail call double @llvm.fmuladd.f64(double %26, double %27, double %21)
  %29 = add nuw nsw i32 %19, 1
  %30 = add nsw i32 %20, 1
  %31 = icmp eq i32 %29, 5
  br i1 %31, label %16, label %18, !llvm.loop !13

32:                                               ; preds = %16, %32
  %33 = phi i8 [ -6, %16 ], [ %37, %32 ]
  %34 = phi double [ %28, %16 ], [ %36, %32 ]
  %35 = uitofp i8 %33 to double
  %36 = tail call double @llvm.fmuladd.f64(double %17, double %35, double %34)
  %37 = add nsw i8 %33, 1
  %38 = icmp eq i8 %37, 3
  br i1 %38, label %39, label %32, !llvm.loop !14

39:                                               ; preds = %32
  ret double %36
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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}

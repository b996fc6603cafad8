; ModuleID = 'kmeans.c'
source_filename = "kmeans.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @kmeans(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %5
  %8 = icmp sgt i32 %3, 0
  %9 = icmp sgt i32 %4, 0
  %10 = zext i32 %4 to i64
  %11 = zext nneg i32 %2 to i64
  %12 = zext nneg i32 %3 to i64
  %13 = zext nneg i32 %4 to i64
  br label %14

14:                                               ; preds = %7, %32
  %15 = phi i64 [ 0, %7 ], [ %35, %32 ]
  %16 = phi double [ 0.000000e+00, %7 ], [ %34, %32 ]
  br i1 %8, label %17, label %32

17:                                               ; preds = %14
  %18 = trunc i64 %15 to i32
  %19 = mul i32 %4, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %0, i64 %20
  br label %26

22:                                               ; preds = %32, %5
  %23 = phi double [ 0.000000e+00, %5 ], [ %34, %32 ]
  %24 = sitofp i32 %2 to double
  %25 = fdiv double %23, %24
  ret double %25

26:                                               ; preds = %17, %37
  %27 = phi i64 [ 0, %17 ], [ %41, %37 ]
  %28 = phi double [ 0x7FEFFFFFFFFFFFFF, %17 ], [ %40, %37 ]
  br i1 %9, label %29, label %37

29:                                               ; preds = %26
  %30 = mul nuw nsw i64 %27, %10
  %31 = getelementptr inbounds double, ptr %1, i64 %30
  br label %43

32:                                               ; preds = %37, %14
  %33 = phi double [ 0x7FEFFFFFFFFFFFFF, %14 ], [ %40, %37 ]
  %34 = fadd double %16, %33
  %35 = add nuw nsw i64 %15, 1
  %36 = icmp eq i64 %35, %11
  br i1 %36, label %22, label %14, !llvm.loop !8

37:                                               ; preds = %43, %26
  %38 = phi double [ 0.000000e+00, %26 ], [ %51, %43 ]
  %39 = fcmp olt double %38, %28
  %40 = select i1 %39, double %38, double %28
  %41 = add nuw nsw i64 %27, 1
  %42 = icmp eq i64 %41, %12
  br i1 %42, label %32, label %26, !llvm.loop !11

43:                                               ; preds = %29, %43
  %44 = phi i64 [ 0, %29 ], [ %52, %43 ]
  %45 = phi double [ 0.000000e+00, %29 ], [ %51, %43 ]
  %46 = getelementptr inbounds double, ptr %21, i64 %44
  %47 = load double, ptr %46, align 8, !tbaa !12
  %48 = getelementptr inbounds double, ptr %31, i64 %44
  %49 = load double, ptr %48, align 8, !tbaa !12
  %50 = fsub double %47, %49
  %51 = tail call double @llvm.fmuladd.f64(double %50, double %50, double %45)
  %52 = add nuw nsw i64 %44, 1
  %53 = icmp eq i64 %52, %13
  br i1 %53, label %37, label %43, !llvm.loop !14
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
!11 = distinct !{!11, !9, !10}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = distinct !{!14, !9, !10}

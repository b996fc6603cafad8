; ModuleID = 'givens_qr.c'
source_filename = "givens_qr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local double @givens_qr(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %57

5:                                                ; preds = %3
  %6 = add nsw i32 %1, -1
  %7 = sext i32 %6 to i64
  %8 = zext nneg i32 %2 to i64
  %9 = zext nneg i32 %2 to i64
  br label %10

10:                                               ; preds = %5, %19
  %11 = phi i64 [ 0, %5 ], [ %20, %19 ]
  %12 = icmp slt i64 %11, %7
  br i1 %12, label %13, label %19

13:                                               ; preds = %10
  %14 = getelementptr double, ptr %0, i64 %11
  %15 = getelementptr double, ptr %0, i64 %11
  br label %22

16:                                               ; preds = %19
  %17 = add nuw i32 %2, 1
  %18 = zext nneg i32 %2 to i64
  br label %59

19:                                               ; preds = %53, %10
  %20 = add nuw nsw i64 %11, 1
  %21 = icmp eq i64 %20, %9
  br i1 %21, label %16, label %10, !llvm.loop !8

22:                                               ; preds = %13, %53
  %23 = phi i64 [ %7, %13 ], [ %54, %53 ]
  %24 = phi i32 [ %1, %13 ], [ %56, %53 ]
  %25 = mul nsw i64 %23, %8
  %26 = getelementptr double, ptr %14, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !10
  %28 = fcmp oeq double %27, 0.000000e+00
  br i1 %28, label %53, label %29

29:                                               ; preds = %22
  %30 = add nsw i32 %24, -2
  %31 = mul nsw i32 %30, %2
  %32 = sext i32 %31 to i64
  %33 = getelementptr double, ptr %15, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !10
  %35 = tail call double @hypot(double noundef %34, double noundef %27) #3, !tbaa !4
  %36 = fdiv double %34, %35
  %37 = fdiv double %27, %35
  %38 = getelementptr double, ptr %0, i64 %32
  %39 = getelementptr double, ptr %0, i64 %25
  br label %40

40:                                               ; preds = %29, %40
  %41 = phi i64 [ %11, %29 ], [ %51, %40 ]
  %42 = getelementptr double, ptr %38, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !10
  %44 = getelementptr double, ptr %39, i64 %41
  %45 = load double, ptr %44, align 8, !tbaa !10
  %46 = fmul double %37, %45
  %47 = tail call double @llvm.fmuladd.f64(double %36, double %43, double %46)
  store double %47, ptr %42, align 8, !tbaa !10
  %48 = fneg double %43
  %49 = fmul double %37, %48
  %50 = tail call double @llvm.fmuladd.f64(double %36, double %45, double %49)
  store double %50, ptr %44, align 8, !tbaa !10
  %51 = add nuw nsw i64 %41, 1
  %52 = icmp eq i64 %51, %9
  br i1 %52, label %53, label %40, !llvm.loop !12

53:                                               ; preds = %40, %22
  %54 = add nsw i64 %23, -1
  %55 = icmp sgt i64 %54, %11
  %56 = trunc nuw nsw i64 %23 to i32
  br i1 %55, label %22, label %19, !llvm.loop !14

57:                                               ; preds = %59, %3
  %58 = phi double [ 0.000000e+00, %3 ], [ %69, %59 ]
  ret double %58

59:                                               ; preds = %16, %59
  %60 = phi i64 [ 0, %16 ], [ %70, %59 ]
  %61 = phi double [ 0.000000e+00, %16 ], [ %69, %59 ]
  %62 = trunc nuw nsw i64 %60 to i32
  %63 = mul i32 %17, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !10
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = tail call double @log(double noundef %67) #3, !tbaa !4
  %69 = fadd double %61, %68
  %70 = add nuw nsw i64 %60, 1
  %71 = icmp eq i64 %70, %18
  br i1 %71, label %57, label %59, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @hypot(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!12 = distinct !{!12, !9, !13}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}

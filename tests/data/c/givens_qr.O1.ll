; ModuleID = 'givens_qr.c'
source_filename = "givens_qr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local double @givens_qr(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %18

5:                                                ; preds = %3
  %6 = add nsw i32 %1, -1
  %7 = sext i32 %6 to i64
  %8 = zext nneg i32 %2 to i64
  %9 = sext i32 %6 to i64
  %10 = zext nneg i32 %2 to i64
  %11 = zext nneg i32 %2 to i64
  br label %12

12:                                               ; preds = %5, %23
  %13 = phi i64 [ 0, %5 ], [ %24, %23 ]
  %14 = icmp slt i64 %13, %9
  br i1 %14, label %15, label %23

15:                                               ; preds = %12
  %16 = getelementptr double, ptr %0, i64 %13
  %17 = getelementptr double, ptr %0, i64 %13
  br label %26

18:                                               ; preds = %23, %3
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %62

20:                                               ; preds = %18
  %21 = add nuw i32 %2, 1
  %22 = zext nneg i32 %2 to i64
  br label %64

23:                                               ; preds = %58, %12
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %10
  br i1 %25, label %18, label %12, !llvm.loop !8

26:                                               ; preds = %15, %58
  %27 = phi i64 [ %59, %58 ], [ %7, %15 ]
  %28 = phi i32 [ %61, %58 ], [ %1, %15 ]
  %29 = mul nsw i64 %27, %8
  %30 = getelementptr double, ptr %16, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !11
  %32 = fcmp oeq double %31, 0.000000e+00
  br i1 %32, label %58, label %33

33:                                               ; preds = %26
  %34 = add nsw i32 %28, -2
  %35 = mul nsw i32 %34, %2
  %36 = sext i32 %35 to i64
  %37 = getelementptr double, ptr %17, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !11
  %39 = tail call double @hypot(double noundef %38, double noundef %31) #3, !tbaa !4
  %40 = fdiv double %38, %39
  %41 = fdiv double %31, %39
  %42 = sext i32 %35 to i64
  %43 = getelementptr double, ptr %0, i64 %42
  %44 = getelementptr double, ptr %0, i64 %29
  br label %45

45:                                               ; preds = %33, %45
  %46 = phi i64 [ %13, %33 ], [ %56, %45 ]
  %47 = getelementptr double, ptr %43, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !11
  %49 = getelementptr double, ptr %44, i64 %46
  %50 = load double, ptr %49, align 8, !tbaa !11
  %51 = fmul double %41, %50
  %52 = tail call double @llvm.fmuladd.f64(double %40, double %48, double %51)
  store double %52, ptr %47, align 8, !tbaa !11
  %53 = fneg double %48
  %54 = fmul double %41, %53
  %55 = tail call double @llvm.fmuladd.f64(double %40, double %50, double %54)
  store double %55, ptr %49, align 8, !tbaa !11
  %56 = add nuw nsw i64 %46, 1
  %57 = icmp eq i64 %56, %11
  br i1 %57, label %58, label %45, !llvm.loop !13

58:                                               ; preds = %45, %26
  %59 = add nsw i64 %27, -1
  %60 = icmp sgt i64 %59, %13
  %61 = trunc nuw nsw i64 %27 to i32
  br i1 %60, label %26, label %23, !llvm.loop !14

62:                                               ; preds = %64, %18
  %63 = phi double [ 0.000000e+00, %18 ], [ %74, %64 ]
  ret double %63

64:                                               ; preds = %20, %64
  %65 = phi i64 [ 0, %20 ], [ %75, %64 ]
  %66 = phi double [ 0.000000e+00, %20 ], [ %74, %64 ]
  %67 = trunc nuw nsw i64 %65 to i32
  %68 = mul i32 %21, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !11
  %72 = tail call double @llvm.fabs.f64(double %71)
  %73 = tail call double @log(double noundef %72) #3, !tbaa !4
  %74 = fadd double %66, %73
  %75 = add nuw nsw i64 %65, 1
  %76 = icmp eq i64 %75, %22
  br i1 %76, label %62, label %64, !llvm.loop !15
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}

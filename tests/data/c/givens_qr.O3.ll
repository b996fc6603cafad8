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

10:                                               ; preds = %5, %54
  %11 = phi i64 [ 0, %5 ], [ %55, %54 ]
  %12 = icmp slt i64 %11, %7
  br i1 %12, label %13, label %54

13:                                               ; preds = %10
  %14 = getelementptr double, ptr %0, i64 %11
  %15 = getelementptr double, ptr %0, i64 %11
  br label %16

16:                                               ; preds = %13, %47
  %17 = phi i64 [ %7, %13 ], [ %48, %47 ]
  %18 = phi i32 [ %1, %13 ], [ %50, %47 ]
  %19 = mul nsw i64 %17, %8
  %20 = getelementptr double, ptr %14, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fcmp oeq double %21, 0.000000e+00
  br i1 %22, label %47, label %23

23:                                               ; preds = %16
  %24 = add nsw i32 %18, -2
  %25 = mul nsw i32 %24, %2
  %26 = sext i32 %25 to i64
  %27 = getelementptr double, ptr %15, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = tail call double @hypot(double noundef %28, double noundef %21) #3, !tbaa !4
  %30 = fdiv double %28, %29
  %31 = fdiv double %21, %29
  %32 = getelementptr double, ptr %0, i64 %26
  %33 = getelementptr double, ptr %0, i64 %19
  br label %34

34:                                               ; preds = %23, %34
  %35 = phi i64 [ %11, %23 ], [ %45, %34 ]
  %36 = getelementptr double, ptr %32, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = getelementptr double, ptr %33, i64 %35
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fmul double %31, %39
  %41 = tail call double @llvm.fmuladd.f64(double %30, double %37, double %40)
  store double %41, ptr %36, align 8, !tbaa !8
  %42 = fneg double %37
  %43 = fmul double %31, %42
  %44 = tail call double @llvm.fmuladd.f64(double %30, double %39, double %43)
  store double %44, ptr %38, align 8, !tbaa !8
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %9
  br i1 %46, label %47, label %34, !llvm.loop !10

47:                                               ; preds = %34, %16
  %48 = add nsw i64 %17, -1
  %49 = icmp sgt i64 %48, %11
  %50 = trunc nuw nsw i64 %17 to i32
  br i1 %49, label %16, label %54, !llvm.loop !13

51:                                               ; preds = %54
  %52 = add nuw i32 %2, 1
  %53 = zext nneg i32 %2 to i64
  br label %59

54:                                               ; preds = %47, %10
  %55 = add nuw nsw i64 %11, 1
  %56 = icmp eq i64 %55, %9
  br i1 %56, label %51, label %10, !llvm.loop !14

57:                                               ; preds = %59, %3
  %58 = phi double [ 0.000000e+00, %3 ], [ %69, %59 ]
  ret double %58

59:                                               ; preds = %51, %59
  %60 = phi i64 [ 0, %51 ], [ %70, %59 ]
  %61 = phi double [ 0.000000e+00, %51 ], [ %69, %59 ]
  %62 = trunc nuw nsw i64 %60 to i32
  %63 = mul i32 %52, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = tail call double @log(double noundef %67) #3, !tbaa !4
  %69 = fadd double %61, %68
  %70 = add nuw nsw i64 %60, 1
  %71 = icmp eq i64 %70, %53
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}

; ModuleID = 'cholesky.c'
source_filename = "cholesky.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local double @cholesky(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  %8 = zext nneg i32 %2 to i64
  %9 = zext nneg i32 %2 to i64
  %10 = zext nneg i32 %2 to i64
  br label %16

11:                                               ; preds = %58, %30
  %12 = add nuw nsw i64 %18, 1
  %13 = icmp eq i64 %36, %9
  br i1 %13, label %14, label %16, !llvm.loop !8

14:                                               ; preds = %11, %3
  %15 = phi double [ 0.000000e+00, %3 ], [ %35, %11 ]
  ret double %15

16:                                               ; preds = %5, %11
  %17 = phi i64 [ 0, %5 ], [ %36, %11 ]
  %18 = phi i64 [ 1, %5 ], [ %12, %11 ]
  %19 = phi double [ 0.000000e+00, %5 ], [ %35, %11 ]
  %20 = trunc i64 %17 to i32
  %21 = mul nuw nsw i64 %17, %8
  %22 = mul nuw nsw i32 %2, %20
  %23 = zext i32 %22 to i64
  %24 = add nuw nsw i64 %17, %23
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !11
  %27 = icmp eq i64 %17, 0
  br i1 %27, label %30, label %28

28:                                               ; preds = %16
  %29 = getelementptr inbounds double, ptr %1, i64 %21
  br label %41

30:                                               ; preds = %41, %16
  %31 = phi double [ %26, %16 ], [ %47, %41 ]
  %32 = tail call double @sqrt(double noundef %31) #3, !tbaa !4
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %24
  store double %32, ptr %33, align 8, !tbaa !11
  %34 = tail call double @log(double noundef %31) #3, !tbaa !4
  %35 = fadd double %19, %34
  %36 = add nuw nsw i64 %17, 1
  %37 = icmp samesign ult i64 %36, %7
  br i1 %37, label %38, label %11

38:                                               ; preds = %30
  %39 = icmp eq i64 %17, 0
  %40 = getelementptr inbounds double, ptr %1, i64 %21
  br label %50

41:                                               ; preds = %28, %41
  %42 = phi i64 [ %48, %41 ], [ 0, %28 ]
  %43 = phi double [ %47, %41 ], [ %26, %28 ]
  %44 = getelementptr inbounds double, ptr %29, i64 %42
  %45 = load double, ptr %44, align 8, !tbaa !11
  %46 = fneg double %45
  %47 = tail call double @llvm.fmuladd.f64(double %46, double %45, double %43)
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %17
  br i1 %49, label %30, label %41, !llvm.loop !13

50:                                               ; preds = %38, %58
  %51 = phi i64 [ %18, %38 ], [ %63, %58 ]
  %52 = mul nuw nsw i64 %51, %6
  %53 = add nuw nsw i64 %52, %17
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !11
  br i1 %39, label %58, label %56

56:                                               ; preds = %50
  %57 = getelementptr inbounds double, ptr %1, i64 %52
  br label %65

58:                                               ; preds = %65, %50
  %59 = phi double [ %55, %50 ], [ %73, %65 ]
  %60 = load double, ptr %33, align 8, !tbaa !11
  %61 = fdiv double %59, %60
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %53
  store double %61, ptr %62, align 8, !tbaa !11
  %63 = add nuw nsw i64 %51, 1
  %64 = icmp eq i64 %63, %10
  br i1 %64, label %11, label %50, !llvm.loop !14

65:                                               ; preds = %56, %65
  %66 = phi i64 [ %74, %65 ], [ 0, %56 ]
  %67 = phi double [ %73, %65 ], [ %55, %56 ]
  %68 = getelementptr inbounds double, ptr %57, i64 %66
  %69 = load double, ptr %68, align 8, !tbaa !11
  %70 = getelementptr inbounds double, ptr %40, i64 %66
  %71 = load double, ptr %70, align 8, !tbaa !11
  %72 = fneg double %69
  %73 = tail call double @llvm.fmuladd.f64(double %72, double %71, double %67)
  %74 = add nuw nsw i64 %66, 1
  %75 = icmp eq i64 %74, %17
  br i1 %75, label %58, label %65, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #2

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

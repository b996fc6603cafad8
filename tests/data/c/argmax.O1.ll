; ModuleID = 'argmax.c'
source_filename = "argmax.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @argmax(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 1
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %25

7:                                                ; preds = %25
  %8 = zext nneg i32 %36 to i64
  %9 = zext nneg i32 %42 to i64
  br label %10

10:                                               ; preds = %7, %3
  %11 = phi i64 [ 0, %3 ], [ %8, %7 ]
  %12 = phi i64 [ 0, %3 ], [ %9, %7 ]
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul double %14, %14
  %16 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fneg double %21
  %23 = fmul double %19, %22
  %24 = tail call double @llvm.fmuladd.f64(double %15, double %17, double %23)
  ret double %24

25:                                               ; preds = %5, %25
  %26 = phi i64 [ 1, %5 ], [ %43, %25 ]
  %27 = phi i32 [ 0, %5 ], [ %42, %25 ]
  %28 = phi i32 [ 0, %5 ], [ %36, %25 ]
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = zext nneg i32 %28 to i64
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fcmp ogt double %30, %33
  %35 = trunc nuw nsw i64 %26 to i32
  %36 = select i1 %34, i32 %35, i32 %28
  %37 = zext nneg i32 %27 to i64
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fcmp olt double %30, %39
  %41 = trunc nuw nsw i64 %26 to i32
  %42 = select i1 %40, i32 %41, i32 %27
  %43 = add nuw nsw i64 %26, 1
  %44 = icmp eq i64 %43, %6
  br i1 %44, label %7, label %25, !llvm.loop !10
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

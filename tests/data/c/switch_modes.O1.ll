; ModuleID = 'switch_modes.c'
source_filename = "switch_modes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @switch_modes(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %39

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %7

7:                                                ; preds = %5, %35
  %8 = phi i64 [ 0, %5 ], [ %37, %35 ]
  %9 = phi double [ 1.000000e+00, %5 ], [ %36, %35 ]
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  %11 = load i32, ptr %10, align 4, !tbaa !4
  switch i32 %11, label %30 [
    i32 0, label %12
    i32 1, label %16
    i32 2, label %20
    i32 7, label %35
    i32 9, label %26
  ]

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fadd double %9, %14
  br label %35

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fmul double %9, %18
  br label %20

20:                                               ; preds = %7, %16
  %21 = phi double [ %19, %16 ], [ %9, %7 ]
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fneg double %23
  %25 = tail call double @llvm.fmuladd.f64(double %21, double %21, double %24)
  br label %35

26:                                               ; preds = %7
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = fmul double %9, %28
  br label %39

30:                                               ; preds = %7
  %31 = tail call double @sin(double noundef %9) #3, !tbaa !4
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fmul double %31, %33
  br label %35

35:                                               ; preds = %12, %20, %30, %7
  %36 = phi double [ %34, %30 ], [ %15, %12 ], [ %25, %20 ], [ %9, %7 ]
  %37 = add nuw nsw i64 %8, 1
  %38 = icmp eq i64 %37, %6
  br i1 %38, label %39, label %7, !llvm.loop !10

39:                                               ; preds = %35, %3, %26
  %40 = phi double [ %29, %26 ], [ 1.000000e+00, %3 ], [ %36, %35 ]
  ret double %40
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

attributes #0 = { nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}

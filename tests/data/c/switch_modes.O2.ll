; ModuleID = 'switch_modes.c'
source_filename = "switch_modes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @switch_modes(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %41

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %7

7:                                                ; preds = %5, %37
  %8 = phi i64 [ 0, %5 ], [ %39, %37 ]
  %9 = phi double [ 1.000000e+00, %5 ], [ %38, %37 ]
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  %11 = load i32, ptr %10, align 4, !tbaa !4
  switch i32 %11, label %32 [
    i32 0, label %15
    i32 1, label %19
    i32 2, label %12
    i32 7, label %37
    i32 9, label %28
  ]

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %14 = load double, ptr %13, align 8, !tbaa !8
  br label %23

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = fadd double %9, %17
  br label %37

19:                                               ; preds = %7
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fmul double %9, %21
  br label %23

23:                                               ; preds = %12, %19
  %24 = phi double [ %21, %19 ], [ %14, %12 ]
  %25 = phi double [ %22, %19 ], [ %9, %12 ]
  %26 = fneg double %24
  %27 = tail call double @llvm.fmuladd.f64(double %25, double %25, double %26)
  br label %37

28:                                               ; preds = %7
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = fmul double %9, %30
  br label %41

32:                                               ; preds = %7
  %33 = tail call double @sin(double noundef %9) #3, !tbaa !4
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = fmul double %33, %35
  br label %37

37:                                               ; preds = %15, %23, %32, %7
  %38 = phi double [ %36, %32 ], [ %18, %15 ], [ %27, %23 ], [ %9, %7 ]
  %39 = add nuw nsw i64 %8, 1
  %40 = icmp eq i64 %39, %6
  br i1 %40, label %41, label %7, !llvm.loop !10

41:                                               ; preds = %37, %3, %28
  %42 = phi double [ %31, %28 ], [ 1.000000e+00, %3 ], [ %38, %37 ]
  ret double %42
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}

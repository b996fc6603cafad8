; ModuleID = 'kahan_sum.c'
source_filename = "kahan_sum.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @kahan_sum(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %22

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = and i64 %5, 1
  %7 = icmp eq i32 %1, 1
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 2147483646
  br label %24

10:                                               ; preds = %24
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %22, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %44, %10 ]
  %14 = phi double [ 0.000000e+00, %4 ], [ %41, %10 ]
  %15 = phi double [ 0.000000e+00, %4 ], [ %43, %10 ]
  %16 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %16)
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fneg double %15
  %20 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %19)
  %21 = fadd double %14, %20
  br label %22

22:                                               ; preds = %12, %10, %2
  %23 = phi double [ 0.000000e+00, %2 ], [ %41, %10 ], [ %21, %12 ]
  ret double %23

24:                                               ; preds = %24, %8
  %25 = phi i64 [ 0, %8 ], [ %44, %24 ]
  %26 = phi double [ 0.000000e+00, %8 ], [ %41, %24 ]
  %27 = phi double [ 0.000000e+00, %8 ], [ %43, %24 ]
  %28 = phi i64 [ 0, %8 ], [ %45, %24 ]
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = fneg double %27
  %32 = tail call double @llvm.fmuladd.f64(double %30, double %30, double %31)
  %33 = fadd double %26, %32
  %34 = fsub double %33, %26
  %35 = fsub double %34, %32
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = fneg double %35
  %40 = tail call double @llvm.fmuladd.f64(double %38, double %38, double %39)
  %41 = fadd double %33, %40
  %42 = fsub double %41, %33
  %43 = fsub double %42, %40
  %44 = add nuw nsw i64 %25, 2
  %45 = add i64 %28, 2
  %46 = icmp eq i64 %45, %9
  br i1 %46, label %10, label %24, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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

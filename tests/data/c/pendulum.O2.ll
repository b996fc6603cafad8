; ModuleID = 'pendulum.c'
source_filename = "pendulum.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(errnomem: write) uwtable
define dso_local double @pendulum(double noundef %0, double noundef %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = fdiv double 9.810000e+00, %1
  br label %18

8:                                                ; preds = %18
  %9 = uitofp nneg i32 %32 to double
  br label %10

10:                                               ; preds = %8, %4
  %11 = phi double [ 0.000000e+00, %4 ], [ %9, %8 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %33, %8 ]
  %13 = phi double [ %0, %4 ], [ %27, %8 ]
  %14 = fmul double %12, 1.000000e-01
  %15 = fmul double %12, %14
  %16 = tail call double @llvm.fmuladd.f64(double %13, double %13, double %15)
  %17 = fadd double %16, %11
  ret double %17

18:                                               ; preds = %6, %18
  %19 = phi i32 [ 0, %6 ], [ %34, %18 ]
  %20 = phi double [ %0, %6 ], [ %27, %18 ]
  %21 = phi double [ 0.000000e+00, %6 ], [ %33, %18 ]
  %22 = phi i32 [ 0, %6 ], [ %32, %18 ]
  %23 = tail call double @sin(double noundef %20) #3, !tbaa !4
  %24 = fmul double %2, %21
  %25 = tail call double @llvm.fmuladd.f64(double %7, double %23, double %24)
  %26 = tail call double @llvm.fmuladd.f64(double %25, double -5.000000e-02, double %21)
  %27 = tail call double @llvm.fmuladd.f64(double %26, double 5.000000e-02, double %20)
  %28 = fmul double %20, %27
  %29 = fcmp olt double %28, 0.000000e+00
  %30 = fmul double %26, 9.000000e-01
  %31 = zext i1 %29 to i32
  %32 = add nuw nsw i32 %22, %31
  %33 = select i1 %29, double %30, double %26
  %34 = add nuw nsw i32 %19, 1
  %35 = icmp eq i32 %34, %3
  br i1 %35, label %8, label %18, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

attributes #0 = { nofree norecurse nounwind memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}

; ModuleID = 'monte_carlo.c'
source_filename = "monte_carlo.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(errnomem: write) uwtable
define dso_local double @monte_carlo(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = fmul double %1, 5.000000e-01
  %7 = fneg double %1
  %8 = fmul double %6, %7
  br label %9

9:                                                ; preds = %5, %17
  %10 = phi i32 [ 0, %5 ], [ %22, %17 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %21, %17 ]
  %12 = phi i64 [ 88172645463325252, %5 ], [ %43, %17 ]
  br label %24

13:                                               ; preds = %17, %3
  %14 = phi double [ 0.000000e+00, %3 ], [ %21, %17 ]
  %15 = sitofp i32 %2 to double
  %16 = fdiv double %14, %15
  ret double %16

17:                                               ; preds = %24
  %18 = fcmp ogt double %52, 1.000000e+00
  %19 = fadd double %52, -1.000000e+00
  %20 = select i1 %18, double %19, double 0.000000e+00
  %21 = fadd double %11, %20
  %22 = add nuw nsw i32 %10, 1
  %23 = icmp eq i32 %22, %2
  br i1 %23, label %13, label %9, !llvm.loop !8

24:                                               ; preds = %9, %24
  %25 = phi i32 [ 0, %9 ], [ %53, %24 ]
  %26 = phi double [ %0, %9 ], [ %52, %24 ]
  %27 = phi i64 [ %12, %9 ], [ %43, %24 ]
  %28 = shl i64 %27, 13
  %29 = xor i64 %28, %27
  %30 = lshr i64 %29, 7
  %31 = xor i64 %30, %29
  %32 = shl i64 %31, 17
  %33 = xor i64 %32, %31
  %34 = lshr i64 %33, 12
  %35 = or disjoint i64 %34, 4607182418800017408
  %36 = bitcast i64 %35 to double
  %37 = fadd double %36, -1.000000e+00
  %38 = shl i64 %33, 13
  %39 = xor i64 %38, %33
  %40 = lshr i64 %39, 7
  %41 = xor i64 %40, %39
  %42 = shl i64 %41, 17
  %43 = xor i64 %42, %41
  %44 = lshr i64 %43, 12
  %45 = or disjoint i64 %44, 4607182418800017408
  %46 = bitcast i64 %45 to double
  %47 = fadd double %46, -1.000000e+00
  %48 = fadd double %37, %47
  %49 = fadd double %48, -1.000000e+00
  %50 = tail call double @llvm.fmuladd.f64(double %1, double %49, double %8)
  %51 = tail call double @exp(double noundef %50) #3, !tbaa !4
  %52 = fmul double %26, %51
  %53 = add nuw nsw i32 %25, 1
  %54 = icmp eq i32 %53, 4
  br i1 %54, label %17, label %24, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nofree norecurse nounwind memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!11 = distinct !{!11, !9, !10}

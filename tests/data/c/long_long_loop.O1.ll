; ModuleID = 'long_long_loop.c'
source_filename = "long_long_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @long_long_loop(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %7, %3
  %6 = phi double [ 0.000000e+00, %3 ], [ %20, %7 ]
  ret double %6

7:                                                ; preds = %3, %7
  %8 = phi i64 [ %21, %7 ], [ 0, %3 ]
  %9 = phi double [ %20, %7 ], [ 0.000000e+00, %3 ]
  %10 = getelementptr inbounds double, ptr %0, i64 %8
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = add nsw i64 %8, 1
  %13 = sitofp i64 %12 to double
  %14 = fmul double %11, %11
  %15 = sub nsw i64 %1, %8
  %16 = sitofp i64 %15 to float
  %17 = fpext float %16 to double
  %18 = fdiv double %14, %17
  %19 = tail call double @llvm.fmuladd.f64(double %11, double %13, double %18)
  %20 = fadd double %9, %19
  %21 = add nsw i64 %8, %2
  %22 = icmp slt i64 %21, %1
  br i1 %22, label %7, label %5, !llvm.loop !10
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

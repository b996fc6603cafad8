; ModuleID = 'fast_math.c'
source_filename = "fast_math.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local nofpclass(nan inf) double @fast_math(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %17

7:                                                ; preds = %17, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %29, %17 ]
  %9 = phi double [ 0.000000e+00, %3 ], [ %31, %17 ]
  %10 = tail call fast double @llvm.sqrt.f64(double %9)
  %11 = fdiv fast double %8, %10
  %12 = fneg fast double %9
  %13 = tail call fast double @llvm.exp.f64(double %12)
  %14 = tail call fast double @llvm.fabs.f64(double %8)
  %15 = fmul fast double %13, %14
  %16 = fadd fast double %11, %15
  ret double %16

17:                                               ; preds = %5, %17
  %18 = phi i64 [ 0, %5 ], [ %32, %17 ]
  %19 = phi double [ 0.000000e+00, %5 ], [ %31, %17 ]
  %20 = phi double [ 0.000000e+00, %5 ], [ %29, %17 ]
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fmul fast double %24, %22
  %26 = fmul fast double %24, %24
  %27 = fadd fast double %26, 1.000000e+00
  %28 = fdiv fast double %25, %27
  %29 = fadd fast double %28, %20
  %30 = fmul fast double %22, %22
  %31 = fadd fast double %30, %19
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp eq i64 %32, %6
  br i1 %33, label %7, label %17, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

; ModuleID = 'long_loop.c'
source_filename = "long_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @long_loop(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %23

5:                                                ; preds = %3
  %6 = and i32 %2, 3
  %7 = icmp ult i32 %2, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = and i32 %2, 2147483644
  br label %26

10:                                               ; preds = %26
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %23, label %12

12:                                               ; preds = %10, %5
  %13 = phi double [ %1, %5 ], [ %40, %10 ]
  %14 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %14)
  br label %15

15:                                               ; preds = %15, %12
  %16 = phi double [ %20, %15 ], [ %13, %12 ]
  %17 = phi i32 [ %21, %15 ], [ 0, %12 ]
  %18 = fmul double %0, %16
  %19 = fsub double 1.000000e+00, %16
  %20 = fmul double %18, %19
  %21 = add i32 %17, 1
  %22 = icmp eq i32 %21, %6
  br i1 %22, label %23, label %15, !llvm.loop !8

23:                                               ; preds = %10, %15, %3
  %24 = phi double [ %1, %3 ], [ %40, %10 ], [ %20, %15 ]
  %25 = fmul double %24, %24
  ret double %25

26:                                               ; preds = %26, %8
  %27 = phi double [ %1, %8 ], [ %40, %26 ]
  %28 = phi i32 [ 0, %8 ], [ %41, %26 ]
  %29 = fmul double %0, %27
  %30 = fsub double 1.000000e+00, %27
  %31 = fmul double %29, %30
  %32 = fmul double %0, %31
  %33 = fsub double 1.000000e+00, %31
  %34 = fmul double %32, %33
  %35 = fmul double %0, %34
  %36 = fsub double 1.000000e+00, %34
  %37 = fmul double %35, %36
  %38 = fmul double %0, %37
  %39 = fsub double 1.000000e+00, %37
  %40 = fmul double %38, %39
  %41 = add i32 %28, 4
  %42 = icmp eq i32 %41, %9
  br i1 %42, label %10, label %26, !llvm.loop !10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}

; ModuleID = 'recursion.c'
source_filename = "recursion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [22 x i8] c"%d %d %d %.17g %d %ld\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call fastcc i32 @even(i32 noundef 10)
  %4 = tail call fastcc i32 @even(i32 noundef 9)
  %5 = tail call fastcc i32 @ackermann(i32 noundef 2, i32 noundef 3)
  %6 = tail call fastcc double @integrate(double noundef 0.000000e+00, double noundef 3.000000e+00, double noundef 0.000000e+00, double noundef 0.000000e+00, i32 noundef 12)
  %7 = tail call fastcc i32 @queens(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 0)
  %8 = tail call fastcc i64 @gcd(i64 noundef 13923, i64 noundef 6006)
  %9 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, i32 noundef %7, i64 noundef %8) #5
  %10 = sext i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc range(i32 0, 2) i32 @even(i32 noundef range(i32 0, 11) %0) unnamed_addr #2 {
  br label %2

2:                                                ; preds = %4, %1
  %3 = phi i32 [ %0, %1 ], [ %5, %4 ]
  switch i32 %3, label %4 [
    i32 0, label %7
    i32 1, label %6
  ]

4:                                                ; preds = %2
  %5 = add nsw i32 %3, -2
  br label %2

6:                                                ; preds = %2
  br label %7

7:                                                ; preds = %2, %6
  %8 = phi i32 [ 1, %2 ], [ 0, %6 ]
  ret i32 %8
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @ackermann(i32 noundef range(i32 0, 3) %0, i32 noundef %1) unnamed_addr #2 {
  br label %3

3:                                                ; preds = %9, %12, %2
  %4 = phi i32 [ %0, %2 ], [ %11, %12 ], [ %11, %9 ]
  %5 = phi i32 [ %1, %2 ], [ %14, %12 ], [ 1, %9 ]
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = add nsw i32 %5, 1
  ret i32 %8

9:                                                ; preds = %3
  %10 = icmp eq i32 %5, 0
  %11 = add nsw i32 %4, -1
  br i1 %10, label %3, label %12

12:                                               ; preds = %9
  %13 = add nsw i32 %5, -1
  %14 = tail call fastcc i32 @ackermann(i32 noundef %4, i32 noundef %13)
  br label %3
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc double @integrate(double noundef %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4) unnamed_addr #2 {
  %6 = fadd double %0, %1
  %7 = fmul double %6, 5.000000e-01
  %8 = fmul double %7, %7
  %9 = fsub double 3.000000e+00, %7
  %10 = fmul double %8, %9
  %11 = fsub double %1, %0
  %12 = tail call double @llvm.fmuladd.f64(double %10, double 2.000000e+00, double %2)
  %13 = fadd double %3, %12
  %14 = fmul double %11, %13
  %15 = fmul double %14, 2.500000e-01
  %16 = icmp eq i32 %4, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %5
  %18 = fadd double %2, %3
  %19 = fmul double %11, %18
  %20 = fmul double %19, 5.000000e-01
  %21 = fsub double %15, %20
  %22 = tail call double @llvm.fabs.f64(double %21)
  %23 = fcmp olt double %22, 1.000000e-04
  br i1 %23, label %24, label %26

24:                                               ; preds = %17, %5, %26
  %25 = phi double [ %30, %26 ], [ %15, %5 ], [ %15, %17 ]
  ret double %25

26:                                               ; preds = %17
  %27 = add nsw i32 %4, -1
  %28 = tail call fastcc double @integrate(double noundef %0, double noundef %7, double noundef %2, double noundef %10, i32 noundef %27)
  %29 = tail call fastcc double @integrate(double noundef %7, double noundef %1, double noundef %10, double noundef %3, i32 noundef %27)
  %30 = fadd double %28, %29
  br label %24
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @queens(i32 noundef range(i32 0, 7) %0, i32 noundef %1, i32 noundef range(i32 0, -1) %2, i32 noundef range(i32 0, -2147483648) %3) unnamed_addr #2 {
  %5 = icmp eq i32 %0, 6
  br i1 %5, label %29, label %6

6:                                                ; preds = %4
  %7 = or i32 %2, %1
  %8 = or i32 %7, %3
  %9 = and i32 %8, 63
  %10 = icmp eq i32 %9, 63
  br i1 %10, label %29, label %11

11:                                               ; preds = %6
  %12 = xor i32 %9, 63
  %13 = add nuw nsw i32 %0, 1
  br label %14

14:                                               ; preds = %11, %14
  %15 = phi i32 [ %12, %11 ], [ %27, %14 ]
  %16 = phi i32 [ 0, %11 ], [ %25, %14 ]
  %17 = sub nsw i32 0, %15
  %18 = and i32 %15, %17
  %19 = or i32 %18, %1
  %20 = or i32 %18, %2
  %21 = shl i32 %20, 1
  %22 = or i32 %18, %3
  %23 = lshr i32 %22, 1
  %24 = tail call fastcc i32 @queens(i32 noundef %13, i32 noundef %19, i32 noundef %21, i32 noundef %23)
  %25 = add nsw i32 %24, %16
  %26 = add nsw i32 %15, -1
  %27 = and i32 %26, %15
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %14, !llvm.loop !8

29:                                               ; preds = %14, %6, %4
  %30 = phi i32 [ 1, %4 ], [ 0, %6 ], [ %25, %14 ]
  ret i32 %30
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc range(i64 1, 13924) i64 @gcd(i64 noundef range(i64 1, 13924) %0, i64 noundef range(i64 0, 6007) %1) unnamed_addr #2 {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi i64 [ %0, %2 ], [ %5, %7 ]
  %5 = phi i64 [ %1, %2 ], [ %8, %7 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = urem i64 %4, %5
  br label %3

9:                                                ; preds = %3
  ret i64 %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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

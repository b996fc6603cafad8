; ModuleID = 'timers_and_noise.c'
source_filename = "timers_and_noise.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"slow: %f s\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local double @timers_and_noise(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @clock() #4
  %4 = tail call i64 @time(ptr noundef null) #4
  tail call void @srand(i32 noundef 42) #4
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64
  br label %17

8:                                                ; preds = %17, %2
  %9 = phi double [ 0.000000e+00, %2 ], [ %27, %17 ]
  %10 = tail call i64 @clock() #4
  %11 = sub nsw i64 %10, %3
  %12 = sitofp i64 %11 to double
  %13 = fdiv double %12, 1.000000e+06
  %14 = fcmp ogt double %13, 6.000000e+01
  %15 = icmp slt i64 %4, 0
  %16 = select i1 %14, i1 true, i1 %15
  br i1 %16, label %30, label %32

17:                                               ; preds = %6, %17
  %18 = phi i64 [ 0, %6 ], [ %28, %17 ]
  %19 = phi double [ 0.000000e+00, %6 ], [ %27, %17 ]
  %20 = tail call i32 @rand() #4
  %21 = sitofp i32 %20 to double
  %22 = fdiv double %21, 0x41DFFFFFFFC00000
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fmul double %24, %24
  %26 = fadd double %22, 1.000000e+00
  %27 = tail call double @llvm.fmuladd.f64(double %25, double %26, double %19)
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %7
  br i1 %29, label %8, label %17, !llvm.loop !10

30:                                               ; preds = %8
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %13)
  br label %32

32:                                               ; preds = %8, %30
  ret double %9
}

; Function Attrs: nounwind
declare i64 @clock() local_unnamed_addr #1

; Function Attrs: nounwind
declare i64 @time(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare void @srand(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare i32 @rand() local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

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

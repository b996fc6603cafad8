; ModuleID = 'dual.cpp'
source_filename = "dual.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"%.15g %.15g %.15g\0A\00", align 1

; Function Attrs: mustprogress nofree nounwind uwtable
define dso_local i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %4

3:                                                ; preds = %56
  ret i64 %61

4:                                                ; preds = %2, %56
  %5 = phi i64 [ 0, %2 ], [ %61, %56 ]
  %6 = phi double [ -1.000000e+00, %2 ], [ %62, %56 ]
  %7 = fmul double %6, 0.000000e+00
  br label %8

8:                                                ; preds = %36, %4
  %9 = phi i32 [ 1, %4 ], [ %39, %36 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %38, %36 ]
  %11 = phi double [ 1.000000e+00, %4 ], [ %37, %36 ]
  %12 = uitofp nneg i32 %9 to double
  %13 = fmul double %6, %12
  %14 = fadd double %7, %12
  %15 = tail call double @sin(double noundef %13) #4, !tbaa !4
  %16 = tail call double @cos(double noundef %13) #4, !tbaa !4
  %17 = fmul double %14, %16
  %18 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %19 = fadd double %18, 1.000000e+00
  %20 = fadd double %18, 0.000000e+00
  %21 = fdiv double %15, %19
  %22 = fneg double %20
  %23 = fmul double %15, %22
  %24 = tail call double @llvm.fmuladd.f64(double %17, double %19, double %23)
  %25 = fmul double %19, %19
  %26 = fdiv double %24, %25
  %27 = fcmp olt double %21, 0.000000e+00
  br i1 %27, label %28, label %31

28:                                               ; preds = %8
  %29 = fsub double %11, %21
  %30 = fsub double %10, %26
  br label %36

31:                                               ; preds = %8
  %32 = fmul double %6, %21
  %33 = tail call double @llvm.fmuladd.f64(double %26, double %6, double %21)
  %34 = fadd double %11, %32
  %35 = fadd double %10, %33
  br label %36

36:                                               ; preds = %31, %28
  %37 = phi double [ %29, %28 ], [ %34, %31 ]
  %38 = phi double [ %30, %28 ], [ %35, %31 ]
  %39 = add nuw nsw i32 %9, 1
  %40 = icmp eq i32 %39, 6
  br i1 %40, label %41, label %8, !llvm.loop !8

41:                                               ; preds = %36, %41
  %42 = phi double [ %53, %41 ], [ 1.000000e+00, %36 ]
  %43 = phi i32 [ %54, %41 ], [ 1, %36 ]
  %44 = uitofp nneg i32 %43 to double
  %45 = fmul double %6, %44
  %46 = tail call double @sin(double noundef %45) #4, !tbaa !4
  %47 = tail call double @exp(double noundef %6) #4, !tbaa !4
  %48 = fadd double %47, 1.000000e+00
  %49 = fdiv double %46, %48
  %50 = fcmp olt double %49, 0.000000e+00
  %51 = fsub double %42, %49
  %52 = tail call double @llvm.fmuladd.f64(double %49, double %6, double %42)
  %53 = select i1 %50, double %51, double %52
  %54 = add nuw nsw i32 %43, 1
  %55 = icmp eq i32 %54, 6
  br i1 %55, label %56, label %41, !llvm.loop !11

56:                                               ; preds = %41
  %57 = getelementptr inbounds i8, ptr %0, i64 %5
  %58 = sub nsw i64 %1, %5
  %59 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %57, i64 noundef %58, ptr noundef nonnull @.str, double noundef %37, double noundef %38, double noundef %53) #4
  %60 = sext i32 %59 to i64
  %61 = add nsw i64 %5, %60
  %62 = fadd double %6, 7.500000e-01
  %63 = fcmp olt double %62, 2.000000e+00
  br i1 %63, label %4, label %3, !llvm.loop !12
}

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!7 = !{!"Simple C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}

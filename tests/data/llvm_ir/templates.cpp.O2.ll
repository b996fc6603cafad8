; ModuleID = 'templates.cpp'
source_filename = "templates.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_Z9factorialILi0EE = dso_local local_unnamed_addr constant i64 1, align 8
@start = dso_local local_unnamed_addr global double 0.000000e+00, align 8
@.str = private unnamed_addr constant [28 x i8] c"%.17g %.17g %g %ld %g %d %g\00", align 1

; Function Attrs: mustprogress nofree nounwind uwtable
define dso_local range(i64 -2147483648, 2147483648) i64 @run(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load double, ptr @start, align 8, !tbaa !8
  %4 = fadd double %3, 0.000000e+00
  %5 = tail call double @sin(double noundef %4) #5, !tbaa !4
  %6 = fadd double %4, 1.000000e+00
  %7 = tail call double @sin(double noundef %6) #5, !tbaa !4
  %8 = fadd double %4, 2.000000e+00
  %9 = tail call double @sin(double noundef %8) #5, !tbaa !4
  %10 = fadd double %3, 1.000000e+00
  %11 = tail call double @sin(double noundef %10) #5, !tbaa !4
  %12 = fadd double %10, 1.000000e+00
  %13 = tail call double @sin(double noundef %12) #5, !tbaa !4
  %14 = fadd double %10, 2.000000e+00
  %15 = tail call double @sin(double noundef %14) #5, !tbaa !4
  %16 = tail call double @llvm.fmuladd.f64(double %5, double 0.000000e+00, double 0.000000e+00)
  %17 = fsub double %16, %7
  %18 = tail call double @llvm.fmuladd.f64(double %9, double -2.000000e+00, double %17)
  %19 = tail call double @llvm.fmuladd.f64(double %11, double 2.000000e+00, double 0.000000e+00)
  %20 = fadd double %13, %19
  %21 = tail call double @llvm.fmuladd.f64(double %15, double 0.000000e+00, double %20)
  %22 = fadd double %18, 0.000000e+00
  %23 = fadd double %22, %21
  %24 = tail call double @llvm.fmuladd.f64(double %11, double 2.000000e+00, double %16)
  %25 = fsub double 0.000000e+00, %7
  %26 = fadd double %13, %25
  %27 = tail call double @llvm.fmuladd.f64(double %9, double -2.000000e+00, double 0.000000e+00)
  %28 = tail call double @llvm.fmuladd.f64(double %15, double 0.000000e+00, double %27)
  %29 = fadd double %24, 0.000000e+00
  %30 = fadd double %29, %26
  %31 = fadd double %30, %28
  %32 = fptosi double %3 to i32
  %33 = tail call i32 @llvm.smax.i32(i32 %32, i32 7)
  %34 = add nsw i32 %33, -4
  %35 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef nonnull @.str, double noundef %23, double noundef %31, double noundef 2.250000e+00, i64 noundef 3628800, double noundef 1.045000e+02, i32 noundef %34, double noundef 5.000000e-01) #5
  %36 = sext i32 %35 to i64
  ret i64 %36
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { mustprogress nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}

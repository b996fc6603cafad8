; ModuleID = 'scalar_chain.c'
source_filename = "scalar_chain.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define dso_local double @scalar_chain(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @sin(double noundef %0) #5, !tbaa !4
  %4 = tail call double @exp(double noundef %3) #5, !tbaa !4
  %5 = tail call double @cos(double noundef %1) #5, !tbaa !4
  %6 = fadd double %5, 2.000000e+00
  %7 = tail call double @log(double noundef %6) #5, !tbaa !4
  %8 = fadd double %4, %7
  %9 = fmul double %1, %1
  %10 = tail call double @llvm.fmuladd.f64(double %0, double %0, double %9)
  %11 = fadd double %10, 1.000000e+00
  %12 = tail call double @llvm.sqrt.f64(double %11)
  %13 = fsub double %0, %1
  %14 = tail call double @tanh(double noundef %13) #5, !tbaa !4
  %15 = fmul double %12, %14
  %16 = fadd double %0, 1.500000e+00
  %17 = tail call double @pow(double noundef %16, double noundef %1) #5, !tbaa !4
  %18 = tail call double @atan2(double noundef %1, double noundef %0) #5, !tbaa !4
  %19 = fsub double %17, %18
  %20 = tail call double @hypot(double noundef %0, double noundef %1) #5, !tbaa !4
  %21 = tail call double @cbrt(double noundef %0) #6
  %22 = fadd double %20, %21
  %23 = fmul double %0, %0
  %24 = tail call double @log1p(double noundef %23) #5, !tbaa !4
  %25 = fadd double %22, %24
  %26 = fmul double %1, 1.000000e-01
  %27 = tail call double @expm1(double noundef %26) #5, !tbaa !4
  %28 = fadd double %25, %27
  %29 = fdiv double %19, %28
  %30 = tail call double @llvm.fmuladd.f64(double %8, double %15, double %29)
  %31 = fmul double %0, 5.000000e-01
  %32 = tail call double @asin(double noundef %31) #5, !tbaa !4
  %33 = fmul double %1, 3.000000e-01
  %34 = tail call double @acos(double noundef %33) #5, !tbaa !4
  %35 = tail call double @llvm.fmuladd.f64(double %32, double %34, double %30)
  %36 = tail call double @atan(double noundef %0) #5, !tbaa !4
  %37 = fmul double %1, 2.000000e-01
  %38 = tail call double @sinh(double noundef %37) #5, !tbaa !4
  %39 = fmul double %36, %38
  %40 = tail call double @cosh(double noundef %0) #5, !tbaa !4
  %41 = tail call double @llvm.fmuladd.f64(double %39, double %40, double %35)
  %42 = fadd double %0, 3.000000e+00
  %43 = tail call double @log2(double noundef %42) #5, !tbaa !4
  %44 = tail call double @exp2(double noundef %1) #5, !tbaa !4
  %45 = fmul double %43, %44
  %46 = fadd double %1, 4.000000e+00
  %47 = tail call double @log10(double noundef %46) #5, !tbaa !4
  %48 = tail call double @llvm.fmuladd.f64(double %45, double %47, double %41)
  %49 = tail call double @tan(double noundef %31) #5, !tbaa !4
  %50 = fadd double %48, %49
  ret double %50
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @tanh(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @pow(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @atan2(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @hypot(double noundef, double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @cbrt(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log1p(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @expm1(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @asin(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @acos(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @atan(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sinh(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cosh(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log2(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp2(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log10(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @tan(double noundef) local_unnamed_addr #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(none) }

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

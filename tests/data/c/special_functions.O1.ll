; ModuleID = 'special_functions.c'
source_filename = "special_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local double @special_functions(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fadd double %0, 2.000000e+00
  %4 = tail call double @lgamma(double noundef %3) #4
  %5 = fmul double %0, %1
  %6 = tail call double @erf(double noundef %5) #4, !tbaa !4
  %7 = fadd double %4, %6
  %8 = tail call double @erfc(double noundef %1) #4, !tbaa !4
  %9 = fsub double %7, %8
  %10 = tail call double @asinh(double noundef %0) #4, !tbaa !4
  %11 = fadd double %9, %10
  %12 = fadd double %1, 2.000000e+00
  %13 = tail call double @acosh(double noundef %12) #4, !tbaa !4
  %14 = fadd double %11, %13
  %15 = fmul double %0, 5.000000e-01
  %16 = tail call double @atanh(double noundef %15) #4, !tbaa !4
  %17 = fadd double %14, %16
  %18 = fadd double %0, 1.500000e+00
  %19 = tail call double @tgamma(double noundef %18) #4, !tbaa !4
  %20 = tail call double @j0(double noundef %1) #4
  %21 = tail call double @llvm.fmuladd.f64(double %19, double %20, double %17)
  ret double %21
}

; Function Attrs: nounwind
declare double @lgamma(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @erf(double noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare double @erfc(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @asinh(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @acosh(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @atanh(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @tgamma(double noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare double @j0(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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

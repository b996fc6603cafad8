; ModuleID = 'state.c'
source_filename = "state.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef double @square(double noundef %0) unnamed_addr #0 {
  %2 = fmul double %0, %0
  ret double %2
}

; Function Attrs: nounwind uwtable
define dso_local double @constructed(double noundef %0) local_unnamed_addr #1 {
  %2 = fmul double %0, 4.500000e+00
  %3 = fmul double %0, 7.500000e+00
  %4 = fmul double %0, %3
  %5 = tail call double @llvm.fmuladd.f64(double %2, double 6.500000e+00, double %4)
  %6 = tail call fastcc double @square(double noundef %0) #7, !callees !4
  %7 = fadd double %6, %5
  ret double %7
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @counted(double noundef %0) local_unnamed_addr #3 {
  %2 = fadd double %0, 0.000000e+00
  %3 = tail call double @sin(double noundef %2) #7
  %4 = tail call double @llvm.fmuladd.f64(double %0, double 3.000000e+00, double %3)
  %5 = tail call double @sin(double noundef %4) #7
  %6 = tail call double @llvm.fmuladd.f64(double %0, double 4.000000e+00, double %5)
  %7 = tail call double @sin(double noundef %6) #7
  %8 = tail call double @llvm.fmuladd.f64(double %0, double 6.000000e+00, double %7)
  %9 = tail call double @sin(double noundef %8) #7
  %10 = tail call double @llvm.fmuladd.f64(double %0, double 7.000000e+00, double %9)
  %11 = tail call double @sin(double noundef %10) #7
  %12 = fmul double %11, 7.000000e+00
  ret double %12
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @kept_between_calls(double noundef %0) local_unnamed_addr #5 {
  %2 = fmul double %0, 2.000000e+00
  %3 = fmul double %0, 3.000000e+00
  %4 = tail call double @sin(double noundef %3) #7
  %5 = tail call double @llvm.fmuladd.f64(double %0, double %4, double %2)
  %6 = tail call double @sin(double noundef %0) #7
  %7 = tail call double @llvm.fmuladd.f64(double %5, double %6, double %3)
  %8 = tail call double @sin(double noundef %5) #7
  %9 = tail call double @llvm.fmuladd.f64(double %7, double %8, double %0)
  %10 = tail call double @sin(double noundef %7) #7
  %11 = tail call double @llvm.fmuladd.f64(double %9, double %10, double %5)
  %12 = tail call double @sin(double noundef %9) #7
  %13 = tail call double @llvm.fmuladd.f64(double %11, double %12, double %7)
  %14 = tail call double @sin(double noundef %11) #7
  %15 = tail call double @llvm.fmuladd.f64(double %13, double %14, double %9)
  %16 = tail call double @llvm.fmuladd.f64(double %15, double %11, double %13)
  ret double %16
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @changed_callee(double noundef %0) local_unnamed_addr #5 {
  %2 = fadd double %0, 0.000000e+00
  %3 = fmul double %2, %2
  %4 = tail call double @sin(double noundef %3) #7
  %5 = fadd double %0, %4
  %6 = fmul double %5, 2.000000e+00
  %7 = fadd double %4, %6
  %8 = tail call double @sin(double noundef %7) #7
  %9 = fadd double %0, %8
  %10 = fmul double %9, %9
  %11 = fadd double %8, %10
  %12 = tail call double @sin(double noundef %11) #7
  %13 = fadd double %0, %12
  %14 = fmul double %13, 2.000000e+00
  %15 = fadd double %12, %14
  %16 = tail call double @sin(double noundef %15) #7
  ret double %16
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define dso_local double @variable_length(double noundef %0) local_unnamed_addr #6 {
  %2 = fadd double %0, 0.000000e+00
  %3 = tail call double @sin(double noundef %2) #7
  %4 = fmul double %0, %3
  %5 = fadd double %3, 0.000000e+00
  %6 = fadd double %0, 1.000000e+00
  %7 = tail call double @sin(double noundef %6) #7
  %8 = fmul double %0, %7
  %9 = fadd double %7, 1.000000e+00
  %10 = fadd double %0, 2.000000e+00
  %11 = tail call double @sin(double noundef %10) #7
  %12 = fmul double %0, %11
  %13 = fadd double %11, 2.000000e+00
  %14 = fadd double %0, 3.000000e+00
  %15 = tail call double @sin(double noundef %14) #7
  %16 = fmul double %0, %15
  %17 = fadd double %15, 3.000000e+00
  %18 = fmul double %4, %17
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %15, double 0.000000e+00)
  %20 = fmul double %8, %13
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %11, double %19)
  %22 = fmul double %12, %9
  %23 = tail call double @llvm.fmuladd.f64(double %22, double %7, double %21)
  %24 = fmul double %16, %5
  %25 = tail call double @llvm.fmuladd.f64(double %24, double %3, double %23)
  ret double %25
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define dso_local double @unions(double noundef %0) local_unnamed_addr #6 {
  %2 = fmul double %0, %0
  %3 = tail call double @sin(double noundef %0) #7
  %4 = fmul double %2, %3
  %5 = fmul double %4, 5.000000e+00
  ret double %5
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define dso_local double @words(double noundef %0) local_unnamed_addr #6 {
  %2 = fmul double %0, %0
  %3 = tail call double @sin(double noundef %0) #7
  %4 = fmul double %2, %0
  %5 = tail call double @llvm.fmuladd.f64(double %3, double %0, double %4)
  %6 = fadd double %0, %5
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable
define dso_local double @relinked(double noundef %0) local_unnamed_addr #6 {
  %2 = fmul double %0, %0
  %3 = tail call double @sin(double noundef %0) #7
  %4 = tail call double @cos(double noundef %0) #7
  %5 = fadd double %0, %4
  %6 = fmul double %4, %3
  %7 = tail call double @cos(double noundef %6) #7
  %8 = fadd double %3, %7
  %9 = fmul double %7, %5
  %10 = tail call double @cos(double noundef %9) #7
  %11 = fadd double %5, %10
  %12 = fmul double %10, %8
  %13 = tail call double @cos(double noundef %12) #7
  %14 = fmul double %13, %11
  %15 = tail call double @cos(double noundef %14) #7
  %16 = fadd double %11, %15
  %17 = tail call double @llvm.fmuladd.f64(double %15, double %2, double %16)
  ret double %17
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{ptr @square, null}

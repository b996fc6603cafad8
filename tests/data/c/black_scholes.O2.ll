; ModuleID = 'black_scholes.c'
source_filename = "black_scholes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local double @black_scholes(double noundef %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = tail call double @sqrt(double noundef %4) #4, !tbaa !4
  %7 = fmul double %3, %6
  %8 = fdiv double %0, %1
  %9 = tail call double @log(double noundef %8) #4, !tbaa !4
  %10 = fmul double %3, 5.000000e-01
  %11 = tail call double @llvm.fmuladd.f64(double %10, double %3, double %2)
  %12 = tail call double @llvm.fmuladd.f64(double %11, double %4, double %9)
  %13 = fdiv double %12, %7
  %14 = fsub double %13, %7
  %15 = fdiv double %13, 0xBFF6A09E667F3BCD
  %16 = tail call double @erfc(double noundef %15) #4, !tbaa !4
  %17 = fmul double %16, 5.000000e-01
  %18 = fneg double %2
  %19 = fmul double %4, %18
  %20 = tail call double @exp(double noundef %19) #4, !tbaa !4
  %21 = fmul double %1, %20
  %22 = fdiv double %14, 0xBFF6A09E667F3BCD
  %23 = tail call double @erfc(double noundef %22) #4, !tbaa !4
  %24 = fmul double %23, -5.000000e-01
  %25 = fmul double %21, %24
  %26 = tail call double @llvm.fmuladd.f64(double %0, double %17, double %25)
  ret double %26
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare double @erfc(double noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

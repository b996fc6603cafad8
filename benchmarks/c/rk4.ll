; ModuleID = 'rk4.c'
source_filename = "rk4.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @rk4(double noundef %u, double noundef %v, double noundef %mu, i64 noundef %steps) local_unnamed_addr #0 {
entry:
  %cmp40 = icmp sgt i64 %steps, 0
  br i1 %cmp40, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %v.addr.0.lcssa = phi double [ %v, %entry ], [ %18, %for.body ]
  %u.addr.0.lcssa = phi double [ %u, %entry ], [ %16, %for.body ]
  %mul7 = fmul double %v.addr.0.lcssa, %v.addr.0.lcssa
  %0 = tail call double @llvm.fmuladd.f64(double %u.addr.0.lcssa, double %u.addr.0.lcssa, double %mul7)
  ret double %0

for.body:                                         ; preds = %entry, %for.body
  %u.addr.043 = phi double [ %16, %for.body ], [ %u, %entry ]
  %v.addr.042 = phi double [ %18, %for.body ], [ %v, %entry ]
  %i.041 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %neg.i = fneg double %u.addr.043
  %1 = tail call double @llvm.fmuladd.f64(double %neg.i, double %u.addr.043, double 1.000000e+00)
  %mul.i = fmul double %mu, %1
  %2 = tail call noundef double @llvm.fmuladd.f64(double %mul.i, double %v.addr.042, double %neg.i)
  %3 = tail call double @llvm.fmuladd.f64(double %v.addr.042, double 5.000000e-04, double %u.addr.043)
  %4 = tail call double @llvm.fmuladd.f64(double %2, double 5.000000e-04, double %v.addr.042)
  %neg.i34 = fneg double %3
  %5 = tail call double @llvm.fmuladd.f64(double %neg.i34, double %3, double 1.000000e+00)
  %mul.i35 = fmul double %mu, %5
  %6 = tail call noundef double @llvm.fmuladd.f64(double %mul.i35, double %4, double %neg.i34)
  %7 = tail call double @llvm.fmuladd.f64(double %4, double 5.000000e-04, double %u.addr.043)
  %8 = tail call double @llvm.fmuladd.f64(double %6, double 5.000000e-04, double %v.addr.042)
  %neg.i36 = fneg double %7
  %9 = tail call double @llvm.fmuladd.f64(double %neg.i36, double %7, double 1.000000e+00)
  %mul.i37 = fmul double %mu, %9
  %10 = tail call noundef double @llvm.fmuladd.f64(double %mul.i37, double %8, double %neg.i36)
  %11 = tail call double @llvm.fmuladd.f64(double %8, double 1.000000e-03, double %u.addr.043)
  %12 = tail call double @llvm.fmuladd.f64(double %10, double 1.000000e-03, double %v.addr.042)
  %neg.i38 = fneg double %11
  %13 = tail call double @llvm.fmuladd.f64(double %neg.i38, double %11, double 1.000000e+00)
  %mul.i39 = fmul double %mu, %13
  %14 = tail call noundef double @llvm.fmuladd.f64(double %mul.i39, double %12, double %neg.i38)
  %add = fadd double %4, %8
  %15 = tail call double @llvm.fmuladd.f64(double %add, double 2.000000e+00, double %v.addr.042)
  %add4 = fadd double %15, %12
  %16 = tail call double @llvm.fmuladd.f64(double %add4, double 0x3F25D867C3ECE2A5, double %u.addr.043)
  %add5 = fadd double %6, %10
  %17 = tail call double @llvm.fmuladd.f64(double %add5, double 2.000000e+00, double %2)
  %add6 = fadd double %17, %14
  %18 = tail call double @llvm.fmuladd.f64(double %add6, double 0x3F25D867C3ECE2A5, double %v.addr.042)
  %inc = add nuw nsw i64 %i.041, 1
  %exitcond.not = icmp eq i64 %inc, %steps
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}

; ModuleID = 'oscillation.c'
source_filename = "oscillation.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @misfit(ptr noundef readonly captures(none) %model, ptr noundef readonly captures(none) %time, ptr noundef readonly captures(none) %measured, ptr noundef readonly captures(none) %weight, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = load double, ptr %model, align 8, !tbaa !8
  %decay.i = getelementptr inbounds nuw i8, ptr %model, i64 8
  %1 = load double, ptr %decay.i, align 8, !tbaa !11
  %fneg.i = fneg double %1
  %frequency.i = getelementptr inbounds nuw i8, ptr %model, i64 16
  %2 = load double, ptr %frequency.i, align 8, !tbaa !12
  %phase.i = getelementptr inbounds nuw i8, ptr %model, i64 24
  %3 = load double, ptr %phase.i, align 8, !tbaa !13
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %4 = fmul double %9, 5.000000e-01
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %4, %for.cond.cleanup.loopexit ]
  ret double %sum.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %sum.015 = phi double [ 0.000000e+00, %for.body.lr.ph ], [ %9, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %time, i64 %indvars.iv
  %5 = load double, ptr %arrayidx, align 8, !tbaa !14
  %mul.i = fmul double %5, %fneg.i
  %call.i = tail call double @exp(double noundef %mul.i) #3, !tbaa !4
  %mul1.i = fmul double %0, %call.i
  %6 = tail call double @llvm.fmuladd.f64(double %2, double %5, double %3)
  %call3.i = tail call double @sin(double noundef %6) #3, !tbaa !4
  %mul4.i = fmul double %mul1.i, %call3.i
  %arrayidx2 = getelementptr inbounds nuw double, ptr %measured, i64 %indvars.iv
  %7 = load double, ptr %arrayidx2, align 8, !tbaa !14
  %sub = fsub double %mul4.i, %7
  %arrayidx4 = getelementptr inbounds nuw double, ptr %weight, i64 %indvars.iv
  %8 = load double, ptr %arrayidx4, align 8, !tbaa !14
  %mul = fmul double %8, %sub
  %9 = tail call double @llvm.fmuladd.f64(double %mul, double %sub, double %sum.015)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #2

attributes #0 = { nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
!8 = !{!9, !10, i64 0}
!9 = !{!"oscillation", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24}
!10 = !{!"double", !6, i64 0}
!11 = !{!9, !10, i64 8}
!12 = !{!9, !10, i64 16}
!13 = !{!9, !10, i64 24}
!14 = !{!10, !10, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}

; ModuleID = 'lstm.c'
source_filename = "lstm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @lstm_objective(i64 noundef %layers, i64 noundef %b, i64 noundef %characters, ptr noundef readonly captures(none) %main, ptr noundef readonly captures(none) %extra, ptr noundef readonly captures(none) %state, ptr noundef readonly captures(none) %sequence) local_unnamed_addr #0 {
entry:
  %mul1 = shl i64 %layers, 4
  %mul2 = mul i64 %mul1, %b
  %call = tail call noalias ptr @malloc(i64 noundef %mul2) #6
  %mul3 = shl i64 %b, 3
  %call4 = tail call noalias ptr @malloc(i64 noundef %mul3) #6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %call, ptr align 8 %state, i64 %mul2, i1 false)
  %sub = add i64 %characters, -1
  %cmp95 = icmp sgt i64 %characters, 1
  br i1 %cmp95, label %for.cond8.preheader.lr.ph, label %for.cond.cleanup

for.cond8.preheader.lr.ph:                        ; preds = %entry
  %cmp991 = icmp sgt i64 %b, 0
  %cmp1793 = icmp sgt i64 %layers, 0
  %cmp81.i = icmp sgt i64 %b, 0
  %mul.i = shl nuw nsw i64 %b, 1
  %mul17.i = mul nuw nsw i64 %b, 3
  %cmp38.i = icmp sgt i64 %b, 0
  %0 = getelementptr double, ptr %extra, i64 %b
  %.idx.i = shl i64 %b, 4
  %1 = getelementptr i8, ptr %extra, i64 %.idx.i
  br label %for.cond8.preheader

for.cond8.preheader:                              ; preds = %for.cond8.preheader.lr.ph, %score.exit
  %t.097 = phi i64 [ 0, %for.cond8.preheader.lr.ph ], [ %add36, %score.exit ]
  %total.096 = phi double [ 0.000000e+00, %for.cond8.preheader.lr.ph ], [ %add40, %score.exit ]
  br i1 %cmp991, label %for.body11.lr.ph, label %for.cond16.preheader

for.body11.lr.ph:                                 ; preds = %for.cond8.preheader
  %mul12 = mul nuw nsw i64 %t.097, %b
  %2 = getelementptr double, ptr %sequence, i64 %mul12
  br label %for.body11

for.cond.cleanup:                                 ; preds = %score.exit, %entry
  %total.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add40, %score.exit ]
  tail call void @free(ptr noundef %call) #7
  tail call void @free(ptr noundef %call4) #7
  %fneg = fneg double %total.0.lcssa
  %mul45 = mul nsw i64 %sub, %b
  %conv = sitofp i64 %mul45 to double
  %div = fdiv double %fneg, %conv
  ret double %div

for.cond16.preheader:                             ; preds = %for.body11, %for.cond8.preheader
  br i1 %cmp1793, label %for.body19, label %for.cond.cleanup18

for.body11:                                       ; preds = %for.body11.lr.ph, %for.body11
  %j.092 = phi i64 [ 0, %for.body11.lr.ph ], [ %inc, %for.body11 ]
  %arrayidx = getelementptr double, ptr %2, i64 %j.092
  %3 = load double, ptr %arrayidx, align 8, !tbaa !8
  %arrayidx13 = getelementptr inbounds nuw double, ptr %extra, i64 %j.092
  %4 = load double, ptr %arrayidx13, align 8, !tbaa !8
  %mul14 = fmul double %3, %4
  %arrayidx15 = getelementptr inbounds nuw double, ptr %call4, i64 %j.092
  store double %mul14, ptr %arrayidx15, align 8, !tbaa !8
  %inc = add nuw nsw i64 %j.092, 1
  %exitcond.not = icmp eq i64 %inc, %b
  br i1 %exitcond.not, label %for.cond16.preheader, label %for.body11, !llvm.loop !10

for.cond.cleanup18:                               ; preds = %layer.exit, %for.cond16.preheader
  %add36 = add nuw nsw i64 %t.097, 1
  %mul37 = mul nsw i64 %add36, %b
  %add.ptr38 = getelementptr inbounds double, ptr %sequence, i64 %mul37
  br i1 %cmp38.i, label %for.body.i, label %score.exit

for.cond.cleanup.loopexit.i:                      ; preds = %for.body.i
  %5 = fadd double %add7.i, 2.000000e+00
  %call9.i = tail call double @log(double noundef %5) #7, !tbaa !4
  br label %for.body14.i

for.body.i:                                       ; preds = %for.cond.cleanup18, %for.body.i
  %sum.040.i = phi double [ %add7.i, %for.body.i ], [ 0.000000e+00, %for.cond.cleanup18 ]
  %j.039.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %for.cond.cleanup18 ]
  %arrayidx.i = getelementptr inbounds nuw double, ptr %call4, i64 %j.039.i
  %6 = load double, ptr %arrayidx.i, align 8, !tbaa !8
  %arrayidx1.i = getelementptr double, ptr %0, i64 %j.039.i
  %7 = load double, ptr %arrayidx1.i, align 8, !tbaa !8
  %arrayidx4.i = getelementptr double, ptr %1, i64 %j.039.i
  %8 = load double, ptr %arrayidx4.i, align 8, !tbaa !8
  %9 = tail call double @llvm.fmuladd.f64(double %6, double %7, double %8)
  store double %9, ptr %arrayidx.i, align 8, !tbaa !8
  %call.i = tail call double @exp(double noundef %9) #7, !tbaa !4
  %add7.i = fadd double %sum.040.i, %call.i
  %inc.i = add nuw nsw i64 %j.039.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %b
  br i1 %exitcond.not.i, label %for.cond.cleanup.loopexit.i, label %for.body.i, !llvm.loop !13

for.body14.i:                                     ; preds = %for.cond.cleanup.loopexit.i, %for.body14.i
  %j10.043.i = phi i64 [ %inc18.i, %for.body14.i ], [ 0, %for.cond.cleanup.loopexit.i ]
  %result.042.i = phi double [ %12, %for.body14.i ], [ 0.000000e+00, %for.cond.cleanup.loopexit.i ]
  %arrayidx15.i = getelementptr inbounds nuw double, ptr %add.ptr38, i64 %j10.043.i
  %10 = load double, ptr %arrayidx15.i, align 8, !tbaa !8
  %arrayidx16.i = getelementptr inbounds nuw double, ptr %call4, i64 %j10.043.i
  %11 = load double, ptr %arrayidx16.i, align 8, !tbaa !8
  %sub.i = fsub double %11, %call9.i
  %12 = tail call double @llvm.fmuladd.f64(double %10, double %sub.i, double %result.042.i)
  %inc18.i = add nuw nsw i64 %j10.043.i, 1
  %exitcond45.not.i = icmp eq i64 %inc18.i, %b
  br i1 %exitcond45.not.i, label %score.exit, label %for.body14.i, !llvm.loop !14

score.exit:                                       ; preds = %for.body14.i, %for.cond.cleanup18
  %result.0.lcssa.i = phi double [ 0.000000e+00, %for.cond.cleanup18 ], [ %12, %for.body14.i ]
  %add40 = fadd double %total.096, %result.0.lcssa.i
  %exitcond100.not = icmp eq i64 %add36, %sub
  br i1 %exitcond100.not, label %for.cond.cleanup, label %for.cond8.preheader, !llvm.loop !15

for.body19:                                       ; preds = %for.cond16.preheader, %layer.exit
  %l.094 = phi i64 [ %inc34, %layer.exit ], [ 0, %for.cond16.preheader ]
  %mul20 = shl nsw i64 %l.094, 3
  %mul21 = mul nsw i64 %mul20, %b
  %add.ptr = getelementptr inbounds double, ptr %main, i64 %mul21
  %add23 = or disjoint i64 %mul20, 4
  %mul24 = mul nsw i64 %add23, %b
  %add.ptr25 = getelementptr inbounds double, ptr %main, i64 %mul24
  %mul26 = shl nuw nsw i64 %l.094, 1
  %mul27 = mul nsw i64 %mul26, %b
  %add.ptr28 = getelementptr inbounds double, ptr %call, i64 %mul27
  %add30 = or disjoint i64 %mul26, 1
  %mul31 = mul nsw i64 %add30, %b
  %add.ptr32 = getelementptr inbounds double, ptr %call, i64 %mul31
  br i1 %cmp81.i, label %for.body.i85, label %layer.exit

for.body.i85:                                     ; preds = %for.body19, %for.body.i85
  %j.082.i = phi i64 [ %inc.i89, %for.body.i85 ], [ 0, %for.body19 ]
  %arrayidx.i86 = getelementptr inbounds nuw double, ptr %call4, i64 %j.082.i
  %13 = load double, ptr %arrayidx.i86, align 8, !tbaa !8
  %arrayidx1.i87 = getelementptr inbounds nuw double, ptr %add.ptr, i64 %j.082.i
  %14 = load double, ptr %arrayidx1.i87, align 8, !tbaa !8
  %arrayidx2.i = getelementptr inbounds nuw double, ptr %add.ptr25, i64 %j.082.i
  %15 = load double, ptr %arrayidx2.i, align 8, !tbaa !8
  %16 = tail call double @llvm.fmuladd.f64(double %13, double %14, double %15)
  %fneg.i.i = fneg double %16
  %call.i.i = tail call double @exp(double noundef %fneg.i.i) #7, !tbaa !4
  %add.i.i = fadd double %call.i.i, 1.000000e+00
  %div.i.i = fdiv double 1.000000e+00, %add.i.i
  %arrayidx3.i = getelementptr inbounds nuw double, ptr %add.ptr28, i64 %j.082.i
  %17 = load double, ptr %arrayidx3.i, align 8, !tbaa !8
  %add.i = add nuw nsw i64 %j.082.i, %b
  %arrayidx4.i88 = getelementptr inbounds nuw double, ptr %add.ptr, i64 %add.i
  %18 = load double, ptr %arrayidx4.i88, align 8, !tbaa !8
  %arrayidx6.i = getelementptr inbounds nuw double, ptr %add.ptr25, i64 %add.i
  %19 = load double, ptr %arrayidx6.i, align 8, !tbaa !8
  %20 = tail call double @llvm.fmuladd.f64(double %17, double %18, double %19)
  %fneg.i73.i = fneg double %20
  %call.i74.i = tail call double @exp(double noundef %fneg.i73.i) #7, !tbaa !4
  %add.i75.i = fadd double %call.i74.i, 1.000000e+00
  %div.i76.i = fdiv double 1.000000e+00, %add.i75.i
  %add9.i = add nuw nsw i64 %j.082.i, %mul.i
  %arrayidx10.i = getelementptr inbounds nuw double, ptr %add.ptr, i64 %add9.i
  %21 = load double, ptr %arrayidx10.i, align 8, !tbaa !8
  %arrayidx14.i = getelementptr inbounds nuw double, ptr %add.ptr25, i64 %add9.i
  %22 = load double, ptr %arrayidx14.i, align 8, !tbaa !8
  %23 = tail call double @llvm.fmuladd.f64(double %13, double %21, double %22)
  %fneg.i77.i = fneg double %23
  %call.i78.i = tail call double @exp(double noundef %fneg.i77.i) #7, !tbaa !4
  %add.i79.i = fadd double %call.i78.i, 1.000000e+00
  %div.i80.i = fdiv double 1.000000e+00, %add.i79.i
  %add18.i = add nuw nsw i64 %j.082.i, %mul17.i
  %arrayidx19.i = getelementptr inbounds nuw double, ptr %add.ptr, i64 %add18.i
  %24 = load double, ptr %arrayidx19.i, align 8, !tbaa !8
  %arrayidx23.i = getelementptr inbounds nuw double, ptr %add.ptr25, i64 %add18.i
  %25 = load double, ptr %arrayidx23.i, align 8, !tbaa !8
  %26 = tail call double @llvm.fmuladd.f64(double %17, double %24, double %25)
  %call24.i = tail call double @tanh(double noundef %26) #7, !tbaa !4
  %arrayidx25.i = getelementptr inbounds nuw double, ptr %add.ptr32, i64 %j.082.i
  %27 = load double, ptr %arrayidx25.i, align 8, !tbaa !8
  %mul27.i = fmul double %div.i76.i, %call24.i
  %28 = tail call double @llvm.fmuladd.f64(double %27, double %div.i.i, double %mul27.i)
  store double %28, ptr %arrayidx25.i, align 8, !tbaa !8
  %call30.i = tail call double @tanh(double noundef %28) #7, !tbaa !4
  %mul31.i = fmul double %div.i80.i, %call30.i
  store double %mul31.i, ptr %arrayidx3.i, align 8, !tbaa !8
  store double %mul31.i, ptr %arrayidx.i86, align 8, !tbaa !8
  %inc.i89 = add nuw nsw i64 %j.082.i, 1
  %exitcond.not.i90 = icmp eq i64 %inc.i89, %b
  br i1 %exitcond.not.i90, label %layer.exit, label %for.body.i85, !llvm.loop !16

layer.exit:                                       ; preds = %for.body.i85, %for.body19
  %inc34 = add nuw nsw i64 %l.094, 1
  %exitcond99.not = icmp eq i64 %inc34, %layers
  br i1 %exitcond99.not, label %for.cond.cleanup18, label %for.body19, !llvm.loop !17
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @tanh(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #5

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}

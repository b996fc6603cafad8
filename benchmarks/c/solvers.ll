; ModuleID = 'solvers.c'
source_filename = "solvers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @thomas(i64 noundef %n, ptr noundef readonly captures(none) %lower, ptr noundef readonly captures(none) %diagonal, ptr noundef readonly captures(none) %upper, ptr noundef readonly captures(none) %right) local_unnamed_addr #0 {
entry:
  %mul = shl i64 %n, 3
  %call = tail call noalias ptr @malloc(i64 noundef %mul) #7
  %call2 = tail call noalias ptr @malloc(i64 noundef %mul) #7
  %0 = load double, ptr %upper, align 8, !tbaa !8
  %1 = load double, ptr %diagonal, align 8, !tbaa !8
  %div = fdiv double %0, %1
  store double %div, ptr %call, align 8, !tbaa !8
  %2 = load double, ptr %right, align 8, !tbaa !8
  %div7 = fdiv double %2, %1
  store double %div7, ptr %call2, align 8, !tbaa !8
  %cmp88 = icmp sgt i64 %n, 1
  br i1 %cmp88, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %load_initial96 = load double, ptr %call2, align 8
  %load_initial98 = load double, ptr %call, align 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %cmp2790 = icmp sgt i64 %n, 1
  br i1 %cmp2790, label %for.body29.preheader, label %for.cond38.preheader

for.body29.preheader:                             ; preds = %for.cond.cleanup
  %sub25 = add nsw i64 %n, -2
  %3 = shl i64 %n, 3
  %4 = getelementptr i8, ptr %call2, i64 %3
  %scevgep = getelementptr i8, ptr %4, i64 -8
  %load_initial = load double, ptr %scevgep, align 8
  br label %for.body29

for.body:                                         ; preds = %for.body.preheader, %for.body
  %store_forwarded99 = phi double [ %load_initial98, %for.body.preheader ], [ %div14, %for.body ]
  %store_forwarded97 = phi double [ %load_initial96, %for.body.preheader ], [ %div22, %for.body ]
  %i.089 = phi i64 [ 1, %for.body.preheader ], [ %inc, %for.body ]
  %arrayidx9 = getelementptr inbounds nuw double, ptr %diagonal, i64 %i.089
  %5 = load double, ptr %arrayidx9, align 8, !tbaa !8
  %arrayidx10 = getelementptr inbounds nuw double, ptr %lower, i64 %i.089
  %6 = load double, ptr %arrayidx10, align 8, !tbaa !8
  %neg = fneg double %6
  %7 = tail call double @llvm.fmuladd.f64(double %neg, double %store_forwarded99, double %5)
  %arrayidx13 = getelementptr inbounds nuw double, ptr %upper, i64 %i.089
  %8 = load double, ptr %arrayidx13, align 8, !tbaa !8
  %div14 = fdiv double %8, %7
  %arrayidx15 = getelementptr inbounds nuw double, ptr %call, i64 %i.089
  store double %div14, ptr %arrayidx15, align 8, !tbaa !8
  %arrayidx16 = getelementptr inbounds nuw double, ptr %right, i64 %i.089
  %9 = load double, ptr %arrayidx16, align 8, !tbaa !8
  %10 = tail call double @llvm.fmuladd.f64(double %neg, double %store_forwarded97, double %9)
  %div22 = fdiv double %10, %7
  %arrayidx23 = getelementptr inbounds nuw double, ptr %call2, i64 %i.089
  store double %div22, ptr %arrayidx23, align 8, !tbaa !8
  %inc = add nuw nsw i64 %i.089, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !10

for.cond38.preheader:                             ; preds = %for.body29, %for.cond.cleanup
  %cmp3992 = icmp sgt i64 %n, 0
  br i1 %cmp3992, label %for.body41, label %for.cond.cleanup40

for.body29:                                       ; preds = %for.body29.preheader, %for.body29
  %store_forwarded = phi double [ %load_initial, %for.body29.preheader ], [ %14, %for.body29 ]
  %i24.091 = phi i64 [ %sub25, %for.body29.preheader ], [ %dec, %for.body29 ]
  %arrayidx30 = getelementptr inbounds nuw double, ptr %call, i64 %i24.091
  %11 = load double, ptr %arrayidx30, align 8, !tbaa !8
  %12 = getelementptr inbounds nuw double, ptr %call2, i64 %i24.091
  %13 = load double, ptr %12, align 8, !tbaa !8
  %neg34 = fneg double %11
  %14 = tail call double @llvm.fmuladd.f64(double %neg34, double %store_forwarded, double %13)
  store double %14, ptr %12, align 8, !tbaa !8
  %dec = add nsw i64 %i24.091, -1
  %cmp27 = icmp sgt i64 %i24.091, 0
  br i1 %cmp27, label %for.body29, label %for.cond38.preheader, !llvm.loop !13

for.cond.cleanup40.loopexit:                      ; preds = %for.body41
  %15 = fmul double %17, 5.000000e-01
  br label %for.cond.cleanup40

for.cond.cleanup40:                               ; preds = %for.cond.cleanup40.loopexit, %for.cond38.preheader
  %sum.0.lcssa = phi double [ 0.000000e+00, %for.cond38.preheader ], [ %15, %for.cond.cleanup40.loopexit ]
  tail call void @free(ptr noundef %call) #8
  tail call void @free(ptr noundef %call2) #8
  ret double %sum.0.lcssa

for.body41:                                       ; preds = %for.cond38.preheader, %for.body41
  %i37.094 = phi i64 [ %inc46, %for.body41 ], [ 0, %for.cond38.preheader ]
  %sum.093 = phi double [ %17, %for.body41 ], [ 0.000000e+00, %for.cond38.preheader ]
  %arrayidx42 = getelementptr inbounds nuw double, ptr %call2, i64 %i37.094
  %16 = load double, ptr %arrayidx42, align 8, !tbaa !8
  %17 = tail call double @llvm.fmuladd.f64(double %16, double %16, double %sum.093)
  %inc46 = add nuw nsw i64 %i37.094, 1
  %exitcond95.not = icmp eq i64 %inc46, %n
  br i1 %exitcond95.not, label %for.cond.cleanup40.loopexit, label %for.body41, !llvm.loop !14
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @cholesky(i64 noundef %n, ptr noundef readonly captures(none) %matrix) local_unnamed_addr #4 {
entry:
  %mul = shl i64 %n, 3
  %mul1 = mul i64 %mul, %n
  %call = tail call noalias ptr @malloc(i64 noundef %mul1) #7
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %call, ptr align 8 %matrix, i64 %mul1, i1 false)
  %cmp140 = icmp sgt i64 %n, 0
  br i1 %cmp140, label %for.cond4.preheader, label %for.cond60.preheader

for.cond.loopexit:                                ; preds = %for.cond.cleanup31, %for.cond.cleanup6
  %exitcond147.not = icmp eq i64 %add23, %n
  br i1 %exitcond147.not, label %for.cond60.preheader, label %for.cond4.preheader, !llvm.loop !15

for.cond4.preheader:                              ; preds = %entry, %for.cond.loopexit
  %j.0141 = phi i64 [ %add23, %for.cond.loopexit ], [ 0, %entry ]
  %cmp5134.not = icmp eq i64 %j.0141, 0
  br i1 %cmp5134.not, label %for.cond.cleanup6, label %for.body7.lr.ph

for.body7.lr.ph:                                  ; preds = %for.cond4.preheader
  %mul8 = mul nuw nsw i64 %j.0141, %n
  %0 = getelementptr double, ptr %call, i64 %mul8
  %arrayidx15 = getelementptr double, ptr %0, i64 %j.0141
  %arrayidx15.promoted = load double, ptr %arrayidx15, align 8, !tbaa !8
  br label %for.body7

for.cond60.preheader:                             ; preds = %for.cond.loopexit, %entry
  %cmp61142 = icmp sgt i64 %n, 0
  br i1 %cmp61142, label %for.body63.lr.ph, label %for.cond.cleanup62

for.body63.lr.ph:                                 ; preds = %for.cond60.preheader
  %j59.0133 = add nuw i64 %n, 1
  br label %for.body63

for.cond.cleanup6:                                ; preds = %for.body7, %for.cond4.preheader
  %mul16 = mul nuw nsw i64 %j.0141, %n
  %1 = getelementptr double, ptr %call, i64 %mul16
  %arrayidx18 = getelementptr double, ptr %1, i64 %j.0141
  %2 = load double, ptr %arrayidx18, align 8, !tbaa !8
  %call19 = tail call double @sqrt(double noundef %2) #8, !tbaa !4
  store double %call19, ptr %arrayidx18, align 8, !tbaa !8
  %add23 = add nuw nsw i64 %j.0141, 1
  %invariant.gep = getelementptr double, ptr %call, i64 %j.0141
  %cmp25138 = icmp slt i64 %add23, %n
  br i1 %cmp25138, label %for.cond29.preheader.lr.ph, label %for.cond.loopexit

for.cond29.preheader.lr.ph:                       ; preds = %for.cond.cleanup6
  %cmp30136.not = icmp eq i64 %j.0141, 0
  br label %for.cond29.preheader

for.body7:                                        ; preds = %for.body7.lr.ph, %for.body7
  %3 = phi double [ %arrayidx15.promoted, %for.body7.lr.ph ], [ %5, %for.body7 ]
  %k.0135 = phi i64 [ 0, %for.body7.lr.ph ], [ %inc, %for.body7 ]
  %arrayidx = getelementptr double, ptr %0, i64 %k.0135
  %4 = load double, ptr %arrayidx, align 8, !tbaa !8
  %neg = fneg double %4
  %5 = tail call double @llvm.fmuladd.f64(double %neg, double %4, double %3)
  store double %5, ptr %arrayidx15, align 8, !tbaa !8
  %inc = add nuw nsw i64 %k.0135, 1
  %exitcond.not = icmp eq i64 %inc, %j.0141
  br i1 %exitcond.not, label %for.cond.cleanup6, label %for.body7, !llvm.loop !16

for.cond29.preheader:                             ; preds = %for.cond29.preheader.lr.ph, %for.cond.cleanup31
  %i.0139 = phi i64 [ %add23, %for.cond29.preheader.lr.ph ], [ %inc54, %for.cond.cleanup31 ]
  br i1 %cmp30136.not, label %for.cond.cleanup31, label %for.body32.lr.ph

for.body32.lr.ph:                                 ; preds = %for.cond29.preheader
  %mul33 = mul nuw nsw i64 %i.0139, %n
  %6 = getelementptr double, ptr %call, i64 %mul33
  %arrayidx42 = getelementptr double, ptr %6, i64 %j.0141
  %arrayidx42.promoted = load double, ptr %arrayidx42, align 8, !tbaa !8
  br label %for.body32

for.cond.cleanup31:                               ; preds = %for.body32, %for.cond29.preheader
  %7 = load double, ptr %arrayidx18, align 8, !tbaa !8
  %mul50 = mul nuw nsw i64 %i.0139, %n
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul50
  %8 = load double, ptr %gep, align 8, !tbaa !8
  %div = fdiv double %8, %7
  store double %div, ptr %gep, align 8, !tbaa !8
  %inc54 = add nuw nsw i64 %i.0139, 1
  %exitcond146.not = icmp eq i64 %inc54, %n
  br i1 %exitcond146.not, label %for.cond.loopexit, label %for.cond29.preheader, !llvm.loop !17

for.body32:                                       ; preds = %for.body32.lr.ph, %for.body32
  %9 = phi double [ %arrayidx42.promoted, %for.body32.lr.ph ], [ %12, %for.body32 ]
  %k28.0137 = phi i64 [ 0, %for.body32.lr.ph ], [ %inc45, %for.body32 ]
  %arrayidx35 = getelementptr double, ptr %6, i64 %k28.0137
  %10 = load double, ptr %arrayidx35, align 8, !tbaa !8
  %arrayidx38 = getelementptr double, ptr %1, i64 %k28.0137
  %11 = load double, ptr %arrayidx38, align 8, !tbaa !8
  %neg43 = fneg double %10
  %12 = tail call double @llvm.fmuladd.f64(double %neg43, double %11, double %9)
  store double %12, ptr %arrayidx42, align 8, !tbaa !8
  %inc45 = add nuw nsw i64 %k28.0137, 1
  %exitcond145.not = icmp eq i64 %inc45, %j.0141
  br i1 %exitcond145.not, label %for.cond.cleanup31, label %for.body32, !llvm.loop !18

for.cond.cleanup62.loopexit:                      ; preds = %for.body63
  %13 = fmul double %add68, 2.000000e+00
  br label %for.cond.cleanup62

for.cond.cleanup62:                               ; preds = %for.cond.cleanup62.loopexit, %for.cond60.preheader
  %sum.0.lcssa = phi double [ 0.000000e+00, %for.cond60.preheader ], [ %13, %for.cond.cleanup62.loopexit ]
  tail call void @free(ptr noundef %call) #8
  ret double %sum.0.lcssa

for.body63:                                       ; preds = %for.body63.lr.ph, %for.body63
  %j59.0144 = phi i64 [ 0, %for.body63.lr.ph ], [ %inc70, %for.body63 ]
  %sum.0143 = phi double [ 0.000000e+00, %for.body63.lr.ph ], [ %add68, %for.body63 ]
  %add65 = mul i64 %j59.0144, %j59.0133
  %arrayidx66 = getelementptr inbounds double, ptr %call, i64 %add65
  %14 = load double, ptr %arrayidx66, align 8, !tbaa !8
  %call67 = tail call double @log(double noundef %14) #8, !tbaa !4
  %add68 = fadd double %sum.0143, %call67
  %inc70 = add nuw nsw i64 %j59.0144, 1
  %exitcond148.not = icmp eq i64 %inc70, %n
  br i1 %exitcond148.not, label %for.cond.cleanup62.loopexit, label %for.body63, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #6

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }

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
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}

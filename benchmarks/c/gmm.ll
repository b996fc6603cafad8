; ModuleID = 'gmm.c'
source_filename = "gmm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @gmm_objective(i64 noundef %n, i64 noundef %d, i64 noundef %k, ptr noundef readonly captures(none) %alphas, ptr noundef readonly captures(none) %means, ptr noundef readonly captures(none) %icf, ptr noundef readonly captures(none) %x, double noundef %gamma, i64 noundef %m) local_unnamed_addr #0 {
entry:
  %r = alloca [64 x double], align 16
  %square = alloca [64 x double], align 16
  %add = add i64 %d, 1
  %mul = mul nsw i64 %add, %d
  %div = sdiv i64 %mul, 2
  %mul1 = shl i64 %d, 3
  %mul2 = mul i64 %mul1, %k
  %call = tail call noalias ptr @malloc(i64 noundef %mul2) #9
  %mul3 = shl i64 %k, 3
  %call4 = tail call noalias ptr @malloc(i64 noundef %mul3) #9
  %mul5 = shl i64 %k, 9
  %call6 = tail call noalias ptr @malloc(i64 noundef %mul5) #9
  %mul7 = shl i64 %d, 9
  %call8 = tail call noalias ptr @malloc(i64 noundef %mul7) #9
  %call10 = tail call noalias ptr @malloc(i64 noundef %mul7) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %r) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %square) #10
  %conv = sitofp i64 %m to double
  %cmp81.i = icmp sgt i64 %k, 0
  br i1 %cmp81.i, label %for.cond1.preheader.lr.ph.i, label %components.exit

for.cond1.preheader.lr.ph.i:                      ; preds = %entry
  %cmp272.i = icmp sgt i64 %d, 0
  %cmp1877.i = icmp slt i64 %d, %div
  %mul31.i = fmul double %gamma, 5.000000e-01
  %mul32.i = fmul double %gamma, %mul31.i
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %for.cond.cleanup19.i, %for.cond1.preheader.lr.ph.i
  %prior.083.i = phi double [ 0.000000e+00, %for.cond1.preheader.lr.ph.i ], [ %add35.i, %for.cond.cleanup19.i ]
  %c.082.i = phi i64 [ 0, %for.cond1.preheader.lr.ph.i ], [ %inc37.i, %for.cond.cleanup19.i ]
  br i1 %cmp272.i, label %for.body4.lr.ph.i, label %for.cond.cleanup3.i

for.body4.lr.ph.i:                                ; preds = %for.cond1.preheader.i
  %mul5.i = mul nuw nsw i64 %c.082.i, %div
  %0 = getelementptr double, ptr %icf, i64 %mul5.i
  %mul7.i = mul nuw nsw i64 %c.082.i, %d
  %1 = getelementptr double, ptr %call, i64 %mul7.i
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %for.body4.i, %for.cond1.preheader.i
  %sum.0.lcssa.i = phi double [ 0.000000e+00, %for.cond1.preheader.i ], [ %add13.i, %for.body4.i ]
  %frobenius.0.lcssa.i = phi double [ 0.000000e+00, %for.cond1.preheader.i ], [ %4, %for.body4.i ]
  %arrayidx15.i = getelementptr inbounds nuw double, ptr %call4, i64 %c.082.i
  store double %sum.0.lcssa.i, ptr %arrayidx15.i, align 8, !tbaa !8
  br i1 %cmp1877.i, label %for.body20.lr.ph.i, label %for.cond.cleanup19.i

for.body20.lr.ph.i:                               ; preds = %for.cond.cleanup3.i
  %mul21.i = mul nsw i64 %c.082.i, %div
  %2 = getelementptr double, ptr %icf, i64 %mul21.i
  br label %for.body20.i

for.body4.i:                                      ; preds = %for.body4.i, %for.body4.lr.ph.i
  %j.075.i = phi i64 [ 0, %for.body4.lr.ph.i ], [ %inc.i, %for.body4.i ]
  %frobenius.074.i = phi double [ 0.000000e+00, %for.body4.lr.ph.i ], [ %4, %for.body4.i ]
  %sum.073.i = phi double [ 0.000000e+00, %for.body4.lr.ph.i ], [ %add13.i, %for.body4.i ]
  %arrayidx.i = getelementptr double, ptr %0, i64 %j.075.i
  %3 = load double, ptr %arrayidx.i, align 8, !tbaa !8
  %call.i = tail call double @exp(double noundef %3) #10, !tbaa !4
  %arrayidx9.i = getelementptr double, ptr %1, i64 %j.075.i
  store double %call.i, ptr %arrayidx9.i, align 8, !tbaa !8
  %add13.i = fadd double %sum.073.i, %3
  %4 = tail call double @llvm.fmuladd.f64(double %call.i, double %call.i, double %frobenius.074.i)
  %inc.i = add nuw nsw i64 %j.075.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %d
  br i1 %exitcond.not.i, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !10

for.cond.cleanup19.i:                             ; preds = %for.body20.i, %for.cond.cleanup3.i
  %frobenius.1.lcssa.i = phi double [ %frobenius.0.lcssa.i, %for.cond.cleanup3.i ], [ %8, %for.body20.i ]
  %5 = fneg double %sum.0.lcssa.i
  %neg.i = fmul double %conv, %5
  %6 = tail call double @llvm.fmuladd.f64(double %mul32.i, double %frobenius.1.lcssa.i, double %neg.i)
  %add35.i = fadd double %prior.083.i, %6
  %inc37.i = add nuw nsw i64 %c.082.i, 1
  %exitcond87.not.i = icmp eq i64 %inc37.i, %k
  br i1 %exitcond87.not.i, label %components.exit, label %for.cond1.preheader.i, !llvm.loop !13

for.body20.i:                                     ; preds = %for.body20.i, %for.body20.lr.ph.i
  %j16.079.i = phi i64 [ %d, %for.body20.lr.ph.i ], [ %inc29.i, %for.body20.i ]
  %frobenius.178.i = phi double [ %frobenius.0.lcssa.i, %for.body20.lr.ph.i ], [ %8, %for.body20.i ]
  %arrayidx23.i = getelementptr double, ptr %2, i64 %j16.079.i
  %7 = load double, ptr %arrayidx23.i, align 8, !tbaa !8
  %8 = tail call double @llvm.fmuladd.f64(double %7, double %7, double %frobenius.178.i)
  %inc29.i = add nsw i64 %j16.079.i, 1
  %exitcond86.not.i = icmp eq i64 %inc29.i, %div
  br i1 %exitcond86.not.i, label %for.cond.cleanup19.i, label %for.body20.i, !llvm.loop !14

components.exit:                                  ; preds = %for.cond.cleanup19.i, %entry
  %prior.0.lcssa.i = phi double [ 0.000000e+00, %entry ], [ %add35.i, %for.cond.cleanup19.i ]
  %cmp155 = icmp sgt i64 %n, 0
  br i1 %cmp155, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %components.exit
  %sub.i125 = add nsw i64 %n, -1
  %cmp423.i = icmp sgt i64 %d, 0
  %invariant.gep = getelementptr double, ptr %icf, i64 %d
  %cmp14153 = icmp sgt i64 %k, 0
  %sub38.i = add nsw i64 %d, -1
  %cmp5102.i = icmp sgt i64 %k, 1
  br label %for.body

for.cond.cleanup:                                 ; preds = %likelihood.exit, %components.exit
  %total.0.lcssa = phi double [ 0.000000e+00, %components.exit ], [ %add45, %likelihood.exit ]
  tail call void @free(ptr noundef %call) #10
  tail call void @free(ptr noundef %call4) #10
  tail call void @free(ptr noundef %call6) #10
  tail call void @free(ptr noundef %call8) #10
  tail call void @free(ptr noundef %call10) #10
  br i1 %cmp81.i, label %for.body.i, label %for.cond2.preheader.i

for.cond2.preheader.i:                            ; preds = %for.body.i, %for.cond.cleanup
  %max.0.lcssa.i = phi double [ 0xFFF0000000000000, %for.cond.cleanup ], [ %10, %for.body.i ]
  br i1 %cmp81.i, label %for.body5.i, label %logsumexp.exit

for.body.i:                                       ; preds = %for.cond.cleanup, %for.body.i
  %i.023.i = phi i64 [ %inc.i116, %for.body.i ], [ 0, %for.cond.cleanup ]
  %max.022.i = phi double [ %10, %for.body.i ], [ 0xFFF0000000000000, %for.cond.cleanup ]
  %arrayidx.i115 = getelementptr inbounds nuw double, ptr %alphas, i64 %i.023.i
  %9 = load double, ptr %arrayidx.i115, align 8, !tbaa !8
  %10 = tail call double @llvm.maxnum.f64(double %max.022.i, double %9)
  %inc.i116 = add nuw nsw i64 %i.023.i, 1
  %exitcond.not.i117 = icmp eq i64 %inc.i116, %k
  br i1 %exitcond.not.i117, label %for.cond2.preheader.i, label %for.body.i, !llvm.loop !15

for.body5.i:                                      ; preds = %for.cond2.preheader.i, %for.body5.i
  %i1.026.i = phi i64 [ %inc8.i, %for.body5.i ], [ 0, %for.cond2.preheader.i ]
  %sum.025.i = phi double [ %add.i114, %for.body5.i ], [ 0.000000e+00, %for.cond2.preheader.i ]
  %arrayidx6.i = getelementptr inbounds nuw double, ptr %alphas, i64 %i1.026.i
  %11 = load double, ptr %arrayidx6.i, align 8, !tbaa !8
  %sub.i = fsub double %11, %max.0.lcssa.i
  %call.i113 = tail call double @exp(double noundef %sub.i) #10, !tbaa !4
  %add.i114 = fadd double %sum.025.i, %call.i113
  %inc8.i = add nuw nsw i64 %i1.026.i, 1
  %exitcond28.not.i = icmp eq i64 %inc8.i, %k
  br i1 %exitcond28.not.i, label %logsumexp.exit, label %for.body5.i, !llvm.loop !16

logsumexp.exit:                                   ; preds = %for.body5.i, %for.cond2.preheader.i
  %sum.0.lcssa.i112 = phi double [ 0.000000e+00, %for.cond2.preheader.i ], [ %add.i114, %for.body5.i ]
  %call10.i = tail call double @log(double noundef %sum.0.lcssa.i112) #10, !tbaa !4
  %add1.i = add i64 %m, %add
  %sub.i119 = add nsw i64 %d, -1
  %mul.i120 = mul nsw i64 %sub.i119, %d
  %conv.i = sitofp i64 %mul.i120 to double
  %mul2.i = fmul double %conv.i, 0x3FD250D048E7A1BD
  %cmp19.i = icmp sgt i64 %d, 0
  br i1 %cmp19.i, label %for.body.i122, label %wishart_constant.exit

for.body.i122:                                    ; preds = %logsumexp.exit, %log_gamma_of_half.exit.i
  %j.021.i = phi i64 [ %inc.i123, %log_gamma_of_half.exit.i ], [ 0, %logsumexp.exit ]
  %multigammaln.020.i = phi double [ %add5.i, %log_gamma_of_half.exit.i ], [ %mul2.i, %logsumexp.exit ]
  %sub4.i = sub nsw i64 %add1.i, %j.021.i
  %12 = and i64 %sub4.i, -9223372036854775807
  %cmp.i.i = icmp eq i64 %12, 1
  %cond.i.i = select i1 %cmp.i.i, double 0x3FE250D048E7A1BD, double 0.000000e+00
  %conv.i.i = select i1 %cmp.i.i, i64 1, i64 2
  %cmp413.i.i = icmp slt i64 %conv.i.i, %sub4.i
  br i1 %cmp413.i.i, label %for.body.i.i, label %log_gamma_of_half.exit.i

for.body.i.i:                                     ; preds = %for.body.i122, %for.body.i.i
  %i.015.i.i = phi i64 [ %add7.i.i, %for.body.i.i ], [ %conv.i.i, %for.body.i122 ]
  %sum.014.i.i = phi double [ %add.i.i, %for.body.i.i ], [ %cond.i.i, %for.body.i122 ]
  %conv6.i.i = uitofp nneg i64 %i.015.i.i to double
  %mul.i.i = fmul double %conv6.i.i, 5.000000e-01
  %call.i.i = tail call double @log(double noundef %mul.i.i) #10, !tbaa !4
  %add.i.i = fadd double %sum.014.i.i, %call.i.i
  %add7.i.i = add nuw nsw i64 %i.015.i.i, 2
  %cmp4.i.i = icmp slt i64 %add7.i.i, %sub4.i
  br i1 %cmp4.i.i, label %for.body.i.i, label %log_gamma_of_half.exit.i, !llvm.loop !17

log_gamma_of_half.exit.i:                         ; preds = %for.body.i.i, %for.body.i122
  %sum.0.lcssa.i.i = phi double [ %cond.i.i, %for.body.i122 ], [ %add.i.i, %for.body.i.i ]
  %add5.i = fadd double %multigammaln.020.i, %sum.0.lcssa.i.i
  %inc.i123 = add nuw nsw i64 %j.021.i, 1
  %exitcond.not.i124 = icmp eq i64 %inc.i123, %d
  br i1 %exitcond.not.i124, label %wishart_constant.exit, label %for.body.i122, !llvm.loop !18

wishart_constant.exit:                            ; preds = %log_gamma_of_half.exit.i, %logsumexp.exit
  %multigammaln.0.lcssa.i = phi double [ %mul2.i, %logsumexp.exit ], [ %add5.i, %log_gamma_of_half.exit.i ]
  %conv56 = sitofp i64 %k to double
  %conv52 = sitofp i64 %n to double
  %neg = fneg double %conv52
  %add11.i = fadd double %max.0.lcssa.i, %call10.i
  %mul49 = mul nsw i64 %d, %n
  %conv50 = sitofp i64 %mul49 to double
  %13 = tail call double @llvm.fmuladd.f64(double %conv50, double 0xBFED67F1C864BFDD, double %total.0.lcssa)
  %14 = tail call double @llvm.fmuladd.f64(double %neg, double %add11.i, double %13)
  %add55 = fadd double %prior.0.lcssa.i, %14
  %mul6.i = mul nsw i64 %add1.i, %d
  %conv7.i = sitofp i64 %mul6.i to double
  %call8.i = tail call double @log(double noundef %gamma) #10, !tbaa !4
  %sub9.i = fadd double %call8.i, 0xBFD62E42FEFA39EF
  %neg.i121 = fneg double %multigammaln.0.lcssa.i
  %15 = tail call double @llvm.fmuladd.f64(double %conv7.i, double %sub9.i, double %neg.i121)
  %neg59 = fneg double %conv56
  %16 = tail call double @llvm.fmuladd.f64(double %neg59, double %15, double %add55)
  call void @llvm.lifetime.end.p0(ptr nonnull %square) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %r) #10
  ret double %16

for.body:                                         ; preds = %for.body.lr.ph, %likelihood.exit
  %total.0157 = phi double [ 0.000000e+00, %for.body.lr.ph ], [ %add45, %likelihood.exit ]
  %start.0156 = phi i64 [ 0, %for.body.lr.ph ], [ %add47, %likelihood.exit ]
  br label %for.body.i126

for.body.i126:                                    ; preds = %for.cond.cleanup5.i, %for.body
  %i.025.i = phi i64 [ 0, %for.body ], [ %inc11.i, %for.cond.cleanup5.i ]
  %invariant.gep.i = getelementptr inbounds nuw double, ptr %call8, i64 %i.025.i
  br i1 %cmp423.i, label %for.body6.lr.ph.i, label %for.cond.cleanup5.i

for.body6.lr.ph.i:                                ; preds = %for.body.i126
  %add.i127 = add nuw nsw i64 %i.025.i, %start.0156
  %cond.i = tail call i64 @llvm.smin.i64(i64 %add.i127, i64 %sub.i125)
  %mul.i128 = mul nsw i64 %cond.i, %d
  %17 = getelementptr double, ptr %x, i64 %mul.i128
  br label %for.body6.i

for.cond.cleanup5.i:                              ; preds = %for.body6.i, %for.body.i126
  %inc11.i = add nuw nsw i64 %i.025.i, 1
  %exitcond26.not.i = icmp eq i64 %inc11.i, 64
  br i1 %exitcond26.not.i, label %for.cond13.preheader, label %for.body.i126, !llvm.loop !19

for.cond13.preheader:                             ; preds = %for.cond.cleanup5.i
  br i1 %cmp14153, label %for.body17, label %for.cond.cleanup16

for.body6.i:                                      ; preds = %for.body6.i, %for.body6.lr.ph.i
  %j.024.i = phi i64 [ 0, %for.body6.lr.ph.i ], [ %inc.i130, %for.body6.i ]
  %arrayidx.i129 = getelementptr double, ptr %17, i64 %j.024.i
  %18 = load double, ptr %arrayidx.i129, align 8, !tbaa !8
  %gep.i = getelementptr inbounds nuw [64 x double], ptr %invariant.gep.i, i64 %j.024.i
  store double %18, ptr %gep.i, align 8, !tbaa !8
  %inc.i130 = add nuw nsw i64 %j.024.i, 1
  %exitcond.not.i131 = icmp eq i64 %inc.i130, %d
  br i1 %exitcond.not.i131, label %for.cond.cleanup5.i, label %for.body6.i, !llvm.loop !20

for.cond.cleanup16:                               ; preds = %for.cond.cleanup30, %for.cond13.preheader
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %square, i8 0, i64 512, i1 false), !tbaa !8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %r, ptr noundef nonnull align 8 dereferenceable(512) %call6, i64 512, i1 false), !tbaa !8
  %sub = sub nsw i64 %n, %start.0156
  %cond = tail call i64 @llvm.smin.i64(i64 %sub, i64 64)
  br i1 %cmp5102.i, label %for.cond9.preheader.i, label %for.cond24.preheader.i

for.cond9.preheader.i:                            ; preds = %for.cond.cleanup16, %for.cond.cleanup11.i
  %c.0103.i = phi i64 [ %inc21.i, %for.cond.cleanup11.i ], [ 1, %for.cond.cleanup16 ]
  %arrayidx14.i = getelementptr inbounds nuw [64 x double], ptr %call6, i64 %c.0103.i
  br label %for.body12.i

for.cond24.preheader.i:                           ; preds = %for.cond.cleanup11.i, %for.cond.cleanup16
  br i1 %cmp81.i, label %for.cond29.preheader.i, label %for.body47.i.preheader

for.body47.i.preheader:                           ; preds = %for.cond.cleanup31.i, %for.cond24.preheader.i
  br label %for.body47.i

for.cond.cleanup11.i:                             ; preds = %for.body12.i
  %inc21.i = add nuw nsw i64 %c.0103.i, 1
  %exitcond112.not.i = icmp eq i64 %inc21.i, %k
  br i1 %exitcond112.not.i, label %for.cond24.preheader.i, label %for.cond9.preheader.i, !llvm.loop !21

for.body12.i:                                     ; preds = %for.body12.i, %for.cond9.preheader.i
  %i8.0101.i = phi i64 [ 0, %for.cond9.preheader.i ], [ %inc18.i, %for.body12.i ]
  %arrayidx13.i = getelementptr inbounds nuw double, ptr %r, i64 %i8.0101.i
  %19 = load double, ptr %arrayidx13.i, align 8, !tbaa !8
  %arrayidx15.i138 = getelementptr inbounds nuw double, ptr %arrayidx14.i, i64 %i8.0101.i
  %20 = load double, ptr %arrayidx15.i138, align 8, !tbaa !8
  %21 = tail call double @llvm.maxnum.f64(double %19, double %20)
  store double %21, ptr %arrayidx13.i, align 8, !tbaa !8
  %inc18.i = add nuw nsw i64 %i8.0101.i, 1
  %exitcond111.not.i = icmp eq i64 %inc18.i, 64
  br i1 %exitcond111.not.i, label %for.cond.cleanup11.i, label %for.body12.i, !llvm.loop !22

for.cond29.preheader.i:                           ; preds = %for.cond24.preheader.i, %for.cond.cleanup31.i
  %c23.0106.i = phi i64 [ %inc41.i, %for.cond.cleanup31.i ], [ 0, %for.cond24.preheader.i ]
  %arrayidx33.i = getelementptr inbounds nuw [64 x double], ptr %call6, i64 %c23.0106.i
  br label %for.body32.i

for.cond.cleanup31.i:                             ; preds = %for.body32.i
  %inc41.i = add nuw nsw i64 %c23.0106.i, 1
  %exitcond114.not.i = icmp eq i64 %inc41.i, %k
  br i1 %exitcond114.not.i, label %for.body47.i.preheader, label %for.cond29.preheader.i, !llvm.loop !23

for.body32.i:                                     ; preds = %for.body32.i, %for.cond29.preheader.i
  %i28.0104.i = phi i64 [ 0, %for.cond29.preheader.i ], [ %inc38.i, %for.body32.i ]
  %arrayidx34.i = getelementptr inbounds nuw double, ptr %arrayidx33.i, i64 %i28.0104.i
  %22 = load double, ptr %arrayidx34.i, align 8, !tbaa !8
  %arrayidx35.i = getelementptr inbounds nuw double, ptr %r, i64 %i28.0104.i
  %23 = load double, ptr %arrayidx35.i, align 8, !tbaa !8
  %sub.i135 = fsub double %22, %23
  %call.i136 = tail call double @exp(double noundef %sub.i135) #10, !tbaa !4
  %arrayidx36.i = getelementptr inbounds nuw double, ptr %square, i64 %i28.0104.i
  %24 = load double, ptr %arrayidx36.i, align 8, !tbaa !8
  %add.i137 = fadd double %call.i136, %24
  store double %add.i137, ptr %arrayidx36.i, align 8, !tbaa !8
  %inc38.i = add nuw nsw i64 %i28.0104.i, 1
  %exitcond113.not.i = icmp eq i64 %inc38.i, 64
  br i1 %exitcond113.not.i, label %for.cond.cleanup31.i, label %for.body32.i, !llvm.loop !24

for.cond57.preheader.i:                           ; preds = %for.body47.i
  %cmp58108.i = icmp sgt i64 %sub, 0
  br i1 %cmp58108.i, label %for.body60.i, label %likelihood.exit

for.body47.i:                                     ; preds = %for.body47.i.preheader, %for.body47.i
  %i43.0107.i = phi i64 [ %inc54.i, %for.body47.i ], [ 0, %for.body47.i.preheader ]
  %arrayidx48.i = getelementptr inbounds nuw double, ptr %r, i64 %i43.0107.i
  %25 = load double, ptr %arrayidx48.i, align 8, !tbaa !8
  %arrayidx49.i = getelementptr inbounds nuw double, ptr %square, i64 %i43.0107.i
  %26 = load double, ptr %arrayidx49.i, align 8, !tbaa !8
  %call50.i = tail call double @log(double noundef %26) #10, !tbaa !4
  %add51.i = fadd double %25, %call50.i
  store double %add51.i, ptr %arrayidx49.i, align 8, !tbaa !8
  %inc54.i = add nuw nsw i64 %i43.0107.i, 1
  %exitcond115.not.i = icmp eq i64 %inc54.i, 64
  br i1 %exitcond115.not.i, label %for.cond57.preheader.i, label %for.body47.i, !llvm.loop !25

for.body60.i:                                     ; preds = %for.cond57.preheader.i, %for.body60.i
  %i56.0110.i = phi i64 [ %inc64.i, %for.body60.i ], [ 0, %for.cond57.preheader.i ]
  %total.0109.i = phi double [ %add62.i, %for.body60.i ], [ 0.000000e+00, %for.cond57.preheader.i ]
  %arrayidx61.i = getelementptr inbounds nuw double, ptr %square, i64 %i56.0110.i
  %27 = load double, ptr %arrayidx61.i, align 8, !tbaa !8
  %add62.i = fadd double %total.0109.i, %27
  %inc64.i = add nuw nsw i64 %i56.0110.i, 1
  %exitcond116.not.i = icmp eq i64 %inc64.i, %cond
  br i1 %exitcond116.not.i, label %likelihood.exit, label %for.body60.i, !llvm.loop !26

likelihood.exit:                                  ; preds = %for.body60.i, %for.cond57.preheader.i
  %total.0.lcssa.i = phi double [ 0.000000e+00, %for.cond57.preheader.i ], [ %add62.i, %for.body60.i ]
  %add45 = fadd double %total.0157, %total.0.lcssa.i
  %add47 = add nuw nsw i64 %start.0156, 64
  %cmp = icmp slt i64 %add47, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !27

for.body17:                                       ; preds = %for.cond13.preheader, %for.cond.cleanup30
  %c.0154 = phi i64 [ %inc37, %for.cond.cleanup30 ], [ 0, %for.cond13.preheader ]
  %arrayidx = getelementptr inbounds nuw double, ptr %alphas, i64 %c.0154
  %28 = load double, ptr %arrayidx, align 8, !tbaa !8
  %arrayidx18 = getelementptr inbounds nuw double, ptr %call4, i64 %c.0154
  %29 = load double, ptr %arrayidx18, align 8, !tbaa !8
  %add19 = fadd double %28, %29
  %mul20 = mul nsw i64 %c.0154, %d
  %add.ptr = getelementptr inbounds double, ptr %call, i64 %mul20
  %mul21 = mul nsw i64 %c.0154, %div
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul21
  %add.ptr25 = getelementptr inbounds double, ptr %means, i64 %mul20
  br i1 %cmp423.i, label %for.cond1.preheader.i142, label %distances.exit.critedge

for.cond1.preheader.i142:                         ; preds = %for.body17, %for.cond.cleanup3.i149
  %j.0113.i = phi i64 [ %inc10.i, %for.cond.cleanup3.i149 ], [ 0, %for.body17 ]
  %arrayidx.i143 = getelementptr inbounds nuw [64 x double], ptr %call8, i64 %j.0113.i
  %arrayidx6.i144 = getelementptr inbounds nuw double, ptr %add.ptr25, i64 %j.0113.i
  %arrayidx7.i = getelementptr inbounds nuw [64 x double], ptr %call10, i64 %j.0113.i
  %30 = load double, ptr %arrayidx6.i144, align 8, !tbaa !8
  br label %for.body4.i145

for.cond13.preheader.i:                           ; preds = %for.cond.cleanup3.i149
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %square, i8 0, i64 512, i1 false), !tbaa !8
  br label %for.cond26.preheader.i

for.cond.cleanup3.i149:                           ; preds = %for.body4.i145
  %inc10.i = add nuw nsw i64 %j.0113.i, 1
  %exitcond124.not.i = icmp eq i64 %inc10.i, %d
  br i1 %exitcond124.not.i, label %for.cond13.preheader.i, label %for.cond1.preheader.i142, !llvm.loop !28

for.body4.i145:                                   ; preds = %for.body4.i145, %for.cond1.preheader.i142
  %i.0111.i = phi i64 [ 0, %for.cond1.preheader.i142 ], [ %inc.i147, %for.body4.i145 ]
  %arrayidx5.i = getelementptr inbounds nuw double, ptr %arrayidx.i143, i64 %i.0111.i
  %31 = load double, ptr %arrayidx5.i, align 8, !tbaa !8
  %sub.i146 = fsub double %31, %30
  %arrayidx8.i = getelementptr inbounds nuw double, ptr %arrayidx7.i, i64 %i.0111.i
  store double %sub.i146, ptr %arrayidx8.i, align 8, !tbaa !8
  %inc.i147 = add nuw nsw i64 %i.0111.i, 1
  %exitcond.not.i148 = icmp eq i64 %inc.i147, 64
  br i1 %exitcond.not.i148, label %for.cond.cleanup3.i149, label %for.body4.i145, !llvm.loop !29

for.cond26.preheader.i:                           ; preds = %for.cond.cleanup63.i, %for.cond13.preheader.i
  %row.0123.i = phi i64 [ 0, %for.cond13.preheader.i ], [ %inc73.i, %for.cond.cleanup63.i ]
  %arrayidx30.i = getelementptr inbounds nuw double, ptr %add.ptr, i64 %row.0123.i
  %arrayidx31.i = getelementptr inbounds nuw [64 x double], ptr %call10, i64 %row.0123.i
  %32 = load double, ptr %arrayidx30.i, align 8, !tbaa !8
  br label %for.body29.i

for.cond.cleanup28.i:                             ; preds = %for.body29.i
  %cmp40117.not.i = icmp eq i64 %row.0123.i, 0
  br i1 %cmp40117.not.i, label %for.body64.i.preheader, label %for.body42.preheader.i

for.body64.i.preheader:                           ; preds = %for.cond.cleanup48.i, %for.cond.cleanup28.i
  br label %for.body64.i

for.body42.preheader.i:                           ; preds = %for.cond.cleanup28.i
  %sub37.i = add nsw i64 %row.0123.i, -1
  br label %for.body42.i

for.body29.i:                                     ; preds = %for.body29.i, %for.cond26.preheader.i
  %i25.0115.i = phi i64 [ 0, %for.cond26.preheader.i ], [ %inc35.i, %for.body29.i ]
  %arrayidx32.i = getelementptr inbounds nuw double, ptr %arrayidx31.i, i64 %i25.0115.i
  %33 = load double, ptr %arrayidx32.i, align 8, !tbaa !8
  %mul.i139 = fmul double %32, %33
  %arrayidx33.i140 = getelementptr inbounds nuw double, ptr %r, i64 %i25.0115.i
  store double %mul.i139, ptr %arrayidx33.i140, align 8, !tbaa !8
  %inc35.i = add nuw nsw i64 %i25.0115.i, 1
  %exitcond125.not.i = icmp eq i64 %inc35.i, 64
  br i1 %exitcond125.not.i, label %for.cond.cleanup28.i, label %for.body29.i, !llvm.loop !30

for.body42.i:                                     ; preds = %for.cond.cleanup48.i, %for.body42.preheader.i
  %col.0120.i = phi i64 [ %inc58.i, %for.cond.cleanup48.i ], [ 0, %for.body42.preheader.i ]
  %height.0119.i = phi i64 [ %dec.i, %for.cond.cleanup48.i ], [ %sub38.i, %for.body42.preheader.i ]
  %at.0118.i = phi i64 [ %add.i141, %for.cond.cleanup48.i ], [ %sub37.i, %for.body42.preheader.i ]
  %arrayidx44.i = getelementptr inbounds double, ptr %gep, i64 %at.0118.i
  %34 = load double, ptr %arrayidx44.i, align 8, !tbaa !8
  %arrayidx50.i = getelementptr inbounds nuw [64 x double], ptr %call10, i64 %col.0120.i
  br label %for.body49.i

for.cond.cleanup48.i:                             ; preds = %for.body49.i
  %dec.i = add nsw i64 %height.0119.i, -1
  %add.i141 = add nsw i64 %dec.i, %at.0118.i
  %inc58.i = add nuw nsw i64 %col.0120.i, 1
  %exitcond127.not.i = icmp eq i64 %inc58.i, %row.0123.i
  br i1 %exitcond127.not.i, label %for.body64.i.preheader, label %for.body42.i, !llvm.loop !31

for.body49.i:                                     ; preds = %for.body49.i, %for.body42.i
  %i45.0116.i = phi i64 [ 0, %for.body42.i ], [ %inc55.i, %for.body49.i ]
  %arrayidx51.i = getelementptr inbounds nuw double, ptr %arrayidx50.i, i64 %i45.0116.i
  %35 = load double, ptr %arrayidx51.i, align 8, !tbaa !8
  %arrayidx53.i = getelementptr inbounds nuw double, ptr %r, i64 %i45.0116.i
  %36 = load double, ptr %arrayidx53.i, align 8, !tbaa !8
  %37 = tail call double @llvm.fmuladd.f64(double %34, double %35, double %36)
  store double %37, ptr %arrayidx53.i, align 8, !tbaa !8
  %inc55.i = add nuw nsw i64 %i45.0116.i, 1
  %exitcond126.not.i = icmp eq i64 %inc55.i, 64
  br i1 %exitcond126.not.i, label %for.cond.cleanup48.i, label %for.body49.i, !llvm.loop !32

for.cond.cleanup63.i:                             ; preds = %for.body64.i
  %inc73.i = add nuw nsw i64 %row.0123.i, 1
  %exitcond129.not.i = icmp eq i64 %inc73.i, %d
  br i1 %exitcond129.not.i, label %distances.exit, label %for.cond26.preheader.i, !llvm.loop !33

for.body64.i:                                     ; preds = %for.body64.i.preheader, %for.body64.i
  %i60.0121.i = phi i64 [ %inc70.i, %for.body64.i ], [ 0, %for.body64.i.preheader ]
  %arrayidx65.i = getelementptr inbounds nuw double, ptr %r, i64 %i60.0121.i
  %38 = load double, ptr %arrayidx65.i, align 8, !tbaa !8
  %arrayidx68.i = getelementptr inbounds nuw double, ptr %square, i64 %i60.0121.i
  %39 = load double, ptr %arrayidx68.i, align 8, !tbaa !8
  %40 = tail call double @llvm.fmuladd.f64(double %38, double %38, double %39)
  store double %40, ptr %arrayidx68.i, align 8, !tbaa !8
  %inc70.i = add nuw nsw i64 %i60.0121.i, 1
  %exitcond128.not.i = icmp eq i64 %inc70.i, 64
  br i1 %exitcond128.not.i, label %for.cond.cleanup63.i, label %for.body64.i, !llvm.loop !34

distances.exit.critedge:                          ; preds = %for.body17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %square, i8 0, i64 512, i1 false), !tbaa !8
  br label %distances.exit

distances.exit:                                   ; preds = %for.cond.cleanup63.i, %distances.exit.critedge
  %arrayidx34 = getelementptr inbounds nuw [64 x double], ptr %call6, i64 %c.0154
  br label %for.body31

for.cond.cleanup30:                               ; preds = %for.body31
  %inc37 = add nuw nsw i64 %c.0154, 1
  %exitcond160.not = icmp eq i64 %inc37, %k
  br i1 %exitcond160.not, label %for.cond.cleanup16, label %for.body17, !llvm.loop !35

for.body31:                                       ; preds = %distances.exit, %for.body31
  %i.0152 = phi i64 [ 0, %distances.exit ], [ %inc, %for.body31 ]
  %arrayidx32 = getelementptr inbounds nuw double, ptr %square, i64 %i.0152
  %41 = load double, ptr %arrayidx32, align 8, !tbaa !8
  %42 = tail call double @llvm.fmuladd.f64(double %41, double -5.000000e-01, double %add19)
  %arrayidx35 = getelementptr inbounds nuw double, ptr %arrayidx34, i64 %i.0152
  store double %42, ptr %arrayidx35, align 8, !tbaa !8
  %inc = add nuw nsw i64 %i.0152, 1
  %exitcond.not = icmp eq i64 %inc, 64
  br i1 %exitcond.not, label %for.cond.cleanup30, label %for.body31, !llvm.loop !36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { nounwind }

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
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = distinct !{!22, !11, !12}
!23 = distinct !{!23, !11, !12}
!24 = distinct !{!24, !11, !12}
!25 = distinct !{!25, !11, !12}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11, !12}
!29 = distinct !{!29, !11, !12}
!30 = distinct !{!30, !11, !12}
!31 = distinct !{!31, !11, !12}
!32 = distinct !{!32, !11, !12}
!33 = distinct !{!33, !11, !12}
!34 = distinct !{!34, !11, !12}
!35 = distinct !{!35, !11, !12}
!36 = distinct !{!36, !11, !12}

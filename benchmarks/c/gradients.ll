; ModuleID = 'gradients.c'
source_filename = "gradients.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @rosenbrock(i64 noundef %n, ptr noundef readonly captures(none) %x) local_unnamed_addr #0 {
entry:
  %cmp19 = icmp sgt i64 %n, 1
  br i1 %cmp19, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = add nsw i64 %n, -2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add7, %for.body ]
  ret double %sum.0.lcssa

for.body:                                         ; preds = %for.body.preheader, %for.body
  %sum.021 = phi double [ %add7, %for.body ], [ 0.000000e+00, %for.body.preheader ]
  %i.020 = phi i64 [ %add, %for.body ], [ 0, %for.body.preheader ]
  %add = add nuw nsw i64 %i.020, 1
  %arrayidx = getelementptr inbounds nuw double, ptr %x, i64 %add
  %1 = load double, ptr %arrayidx, align 8, !tbaa !8
  %arrayidx1 = getelementptr inbounds nuw double, ptr %x, i64 %i.020
  %2 = load double, ptr %arrayidx1, align 8, !tbaa !8
  %neg = fneg double %2
  %3 = tail call double @llvm.fmuladd.f64(double %neg, double %2, double %1)
  %sub4 = fsub double 1.000000e+00, %2
  %mul = fmul double %3, %3
  %mul6 = fmul double %sub4, %sub4
  %4 = tail call double @llvm.fmuladd.f64(double %mul, double 1.000000e+02, double %mul6)
  %add7 = fadd double %sum.021, %4
  %exitcond.not = icmp eq i64 %i.020, %0
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @rosenbrock_carried(i64 noundef %n, ptr noundef readonly captures(none) %x) local_unnamed_addr #0 {
entry:
  %cmp13 = icmp sgt i64 %n, 1
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = load double, ptr %x, align 8, !tbaa !8
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add, %for.body ]
  ret double %sum.0.lcssa

for.body:                                         ; preds = %for.body.preheader, %for.body
  %sum.016 = phi double [ %add, %for.body ], [ 0.000000e+00, %for.body.preheader ]
  %u.015 = phi double [ %1, %for.body ], [ %0, %for.body.preheader ]
  %i.014 = phi i64 [ %inc, %for.body ], [ 1, %for.body.preheader ]
  %arrayidx1 = getelementptr inbounds nuw double, ptr %x, i64 %i.014
  %1 = load double, ptr %arrayidx1, align 8, !tbaa !8
  %neg = fneg double %u.015
  %2 = tail call double @llvm.fmuladd.f64(double %neg, double %u.015, double %1)
  %sub = fsub double 1.000000e+00, %u.015
  %mul = fmul double %2, %2
  %mul3 = fmul double %sub, %sub
  %3 = tail call double @llvm.fmuladd.f64(double %mul, double 1.000000e+02, double %mul3)
  %add = fadd double %sum.016, %3
  %inc = add nuw nsw i64 %i.014, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !13
}

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @logsumexp(i64 noundef %n, ptr noundef readonly captures(none) %x) local_unnamed_addr #2 {
entry:
  %0 = load double, ptr %x, align 8, !tbaa !8
  %cmp23 = icmp sgt i64 %n, 1
  br i1 %cmp23, label %for.body, label %for.cond3.preheader

for.cond3.preheader:                              ; preds = %for.body, %entry
  %max.0.lcssa = phi double [ %0, %entry ], [ %2, %for.body ]
  %cmp426 = icmp sgt i64 %n, 0
  br i1 %cmp426, label %for.body6, label %for.cond.cleanup5

for.body:                                         ; preds = %entry, %for.body
  %i.025 = phi i64 [ %inc, %for.body ], [ 1, %entry ]
  %max.024 = phi double [ %2, %for.body ], [ %0, %entry ]
  %arrayidx1 = getelementptr inbounds nuw double, ptr %x, i64 %i.025
  %1 = load double, ptr %arrayidx1, align 8, !tbaa !8
  %2 = tail call double @llvm.maxnum.f64(double %max.024, double %1)
  %inc = add nuw nsw i64 %i.025, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond3.preheader, label %for.body, !llvm.loop !14

for.cond.cleanup5:                                ; preds = %for.body6, %for.cond3.preheader
  %sum.0.lcssa = phi double [ 0.000000e+00, %for.cond3.preheader ], [ %add, %for.body6 ]
  %call11 = tail call double @log(double noundef %sum.0.lcssa) #10, !tbaa !4
  %add12 = fadd double %max.0.lcssa, %call11
  ret double %add12

for.body6:                                        ; preds = %for.cond3.preheader, %for.body6
  %i2.028 = phi i64 [ %inc9, %for.body6 ], [ 0, %for.cond3.preheader ]
  %sum.027 = phi double [ %add, %for.body6 ], [ 0.000000e+00, %for.cond3.preheader ]
  %arrayidx7 = getelementptr inbounds nuw double, ptr %x, i64 %i2.028
  %3 = load double, ptr %arrayidx7, align 8, !tbaa !8
  %sub = fsub double %3, %max.0.lcssa
  %call = tail call double @exp(double noundef %sub) #10, !tbaa !4
  %add = fadd double %sum.027, %call
  %inc9 = add nuw nsw i64 %i2.028, 1
  %exitcond30.not = icmp eq i64 %inc9, %n
  br i1 %exitcond30.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @exp(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local float @softmax_cross_entropy(i64 noundef %rows, ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %labels) local_unnamed_addr #2 {
entry:
  %cmp50 = icmp sgt i64 %rows, 0
  br i1 %cmp50, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup11, %entry
  %total.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add24, %for.cond.cleanup11 ]
  %conv = sitofp i64 %rows to float
  %div = fdiv float %total.0.lcssa, %conv
  ret float %div

for.body:                                         ; preds = %entry, %for.cond.cleanup11
  %i.052 = phi i64 [ %inc26, %for.cond.cleanup11 ], [ 0, %entry ]
  %total.051 = phi float [ %add24, %for.cond.cleanup11 ], [ 0.000000e+00, %entry ]
  %arrayidx = getelementptr inbounds nuw [1000 x float], ptr %x, i64 %i.052
  %0 = load float, ptr %arrayidx, align 4, !tbaa !16
  br label %for.body5

for.body5:                                        ; preds = %for.body, %for.body5
  %j.047 = phi i64 [ 1, %for.body ], [ %inc, %for.body5 ]
  %max.046 = phi float [ %0, %for.body ], [ %2, %for.body5 ]
  %arrayidx7 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %j.047
  %1 = load float, ptr %arrayidx7, align 4, !tbaa !16
  %2 = tail call float @llvm.maxnum.f32(float %max.046, float %1)
  %inc = add nuw nsw i64 %j.047, 1
  %exitcond.not = icmp eq i64 %inc, 1000
  br i1 %exitcond.not, label %for.body12, label %for.body5, !llvm.loop !18

for.cond.cleanup11:                               ; preds = %for.body12
  %call18 = tail call float @logf(float noundef %add) #10, !tbaa !4
  %add19 = fadd float %2, %call18
  %arrayidx21 = getelementptr inbounds nuw i32, ptr %labels, i64 %i.052
  %3 = load i32, ptr %arrayidx21, align 4, !tbaa !4
  %idxprom = sext i32 %3 to i64
  %arrayidx22 = getelementptr inbounds float, ptr %arrayidx, i64 %idxprom
  %4 = load float, ptr %arrayidx22, align 4, !tbaa !16
  %sub23 = fsub float %add19, %4
  %add24 = fadd float %total.051, %sub23
  %inc26 = add nuw nsw i64 %i.052, 1
  %exitcond54.not = icmp eq i64 %inc26, %rows
  br i1 %exitcond54.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19

for.body12:                                       ; preds = %for.body5, %for.body12
  %j8.049 = phi i64 [ %inc16, %for.body12 ], [ 0, %for.body5 ]
  %sum.048 = phi float [ %add, %for.body12 ], [ 0.000000e+00, %for.body5 ]
  %arrayidx14 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %j8.049
  %5 = load float, ptr %arrayidx14, align 4, !tbaa !16
  %sub = fsub float %5, %2
  %call = tail call float @expf(float noundef %sub) #10, !tbaa !4
  %add = fadd float %sum.048, %call
  %inc16 = add nuw nsw i64 %j8.049, 1
  %exitcond53.not = icmp eq i64 %inc16, 1000
  br i1 %exitcond53.not, label %for.cond.cleanup11, label %for.body12, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @expf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @logf(float noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @newton(i64 noundef %n, ptr noundef readonly captures(none) %x) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i64 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %newton_sqrt.exit, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add, %newton_sqrt.exit ]
  ret double %sum.0.lcssa

for.body:                                         ; preds = %entry, %newton_sqrt.exit
  %i.06 = phi i64 [ %inc, %newton_sqrt.exit ], [ 0, %entry ]
  %sum.05 = phi double [ %add, %newton_sqrt.exit ], [ 0.000000e+00, %entry ]
  %arrayidx = getelementptr inbounds nuw double, ptr %x, i64 %i.06
  %0 = load double, ptr %arrayidx, align 8, !tbaa !8
  %1 = tail call double @llvm.maxnum.f64(double %0, double 1.000000e+00)
  %neg.i = fneg double %0
  %mul.i = fmul double %0, 0x3D719799812DEA11
  %2 = tail call double @llvm.fmuladd.f64(double %1, double %1, double %neg.i)
  %3 = tail call double @llvm.fabs.f64(double %2)
  %cmp9.i = fcmp ogt double %3, %mul.i
  br i1 %cmp9.i, label %while.body.i, label %newton_sqrt.exit

while.body.i:                                     ; preds = %for.body, %while.body.i
  %y.010.i = phi double [ %mul1.i, %while.body.i ], [ %1, %for.body ]
  %div.i = fdiv double %0, %y.010.i
  %add.i = fadd double %y.010.i, %div.i
  %mul1.i = fmul double %add.i, 5.000000e-01
  %4 = tail call double @llvm.fmuladd.f64(double %mul1.i, double %mul1.i, double %neg.i)
  %5 = tail call double @llvm.fabs.f64(double %4)
  %cmp.i = fcmp ogt double %5, %mul.i
  br i1 %cmp.i, label %while.body.i, label %newton_sqrt.exit, !llvm.loop !21

newton_sqrt.exit:                                 ; preds = %while.body.i, %for.body
  %y.0.lcssa.i = phi double [ %1, %for.body ], [ %mul1.i, %while.body.i ]
  %add = fadd double %sum.05, %y.0.lcssa.i
  %inc = add nuw nsw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !22
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @stencil(ptr noundef readonly captures(none) %u, i64 noundef %sweeps) local_unnamed_addr #4 {
entry:
  %call = tail call noalias dereferenceable_or_null(8388608) ptr @malloc(i64 noundef 8388608) #11
  %call1 = tail call noalias dereferenceable_or_null(8388608) ptr @malloc(i64 noundef 8388608) #11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(8388608) %call, ptr noundef nonnull align 8 dereferenceable(8388608) %u, i64 8388608, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(8388608) %call1, ptr noundef nonnull align 8 dereferenceable(8388608) %u, i64 8388608, i1 false)
  %cmp97 = icmp sgt i64 %sweeps, 0
  br i1 %cmp97, label %for.cond2.preheader, label %for.cond37.preheader

for.cond2.preheader:                              ; preds = %entry, %for.cond.cleanup4
  %a.0100 = phi ptr [ %b.099, %for.cond.cleanup4 ], [ %call, %entry ]
  %b.099 = phi ptr [ %a.0100, %for.cond.cleanup4 ], [ %call1, %entry ]
  %sweep.098 = phi i64 [ %inc34, %for.cond.cleanup4 ], [ 0, %entry ]
  br label %for.cond6.preheader

for.cond37.preheader:                             ; preds = %for.cond.cleanup4, %entry
  %b.0.lcssa = phi ptr [ %call1, %entry ], [ %a.0100, %for.cond.cleanup4 ]
  %a.0.lcssa = phi ptr [ %call, %entry ], [ %b.099, %for.cond.cleanup4 ]
  br label %for.cond42.preheader

for.cond6.preheader:                              ; preds = %for.cond2.preheader, %for.cond.cleanup8
  %i.096 = phi i64 [ 1, %for.cond2.preheader ], [ %inc31, %for.cond.cleanup8 ]
  %arrayidx = getelementptr inbounds nuw [1024 x double], ptr %a.0100, i64 %i.096
  %arrayidx11 = getelementptr i8, ptr %arrayidx, i64 -8192
  %arrayidx13 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8192
  %arrayidx28 = getelementptr inbounds nuw [1024 x double], ptr %b.099, i64 %i.096
  br label %for.body9

for.cond.cleanup4:                                ; preds = %for.cond.cleanup8
  %inc34 = add nuw nsw i64 %sweep.098, 1
  %exitcond107.not = icmp eq i64 %inc34, %sweeps
  br i1 %exitcond107.not, label %for.cond37.preheader, label %for.cond2.preheader, !llvm.loop !23

for.cond.cleanup8:                                ; preds = %for.body9
  %inc31 = add nuw nsw i64 %i.096, 1
  %exitcond106.not = icmp eq i64 %inc31, 1023
  br i1 %exitcond106.not, label %for.cond.cleanup4, label %for.cond6.preheader, !llvm.loop !24

for.body9:                                        ; preds = %for.cond6.preheader, %for.body9
  %j.095 = phi i64 [ 1, %for.cond6.preheader ], [ %add20, %for.body9 ]
  %arrayidx10 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %j.095
  %0 = load double, ptr %arrayidx10, align 8, !tbaa !8
  %arrayidx12 = getelementptr inbounds nuw double, ptr %arrayidx11, i64 %j.095
  %1 = load double, ptr %arrayidx12, align 8, !tbaa !8
  %arrayidx14 = getelementptr inbounds nuw double, ptr %arrayidx13, i64 %j.095
  %2 = load double, ptr %arrayidx14, align 8, !tbaa !8
  %add15 = fadd double %1, %2
  %arrayidx18 = getelementptr i8, ptr %arrayidx10, i64 -8
  %3 = load double, ptr %arrayidx18, align 8, !tbaa !8
  %add20 = add nuw nsw i64 %j.095, 1
  %arrayidx21 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %add20
  %4 = load double, ptr %arrayidx21, align 8, !tbaa !8
  %add22 = fadd double %3, %4
  %add23 = fadd double %add15, %add22
  %5 = tail call double @llvm.fmuladd.f64(double %0, double -4.000000e+00, double %add23)
  %mul24 = fmul double %0, %0
  %mul25 = fmul double %0, %mul24
  %neg = fmul double %mul25, -1.000000e-02
  %6 = tail call double @llvm.fmuladd.f64(double %5, double 1.000000e-01, double %neg)
  %add27 = fadd double %0, %6
  %arrayidx29 = getelementptr inbounds nuw double, ptr %arrayidx28, i64 %j.095
  store double %add27, ptr %arrayidx29, align 8, !tbaa !8
  %exitcond.not = icmp eq i64 %add20, 1023
  br i1 %exitcond.not, label %for.cond.cleanup8, label %for.body9, !llvm.loop !25

for.cond42.preheader:                             ; preds = %for.cond37.preheader, %for.cond.cleanup44
  %i36.0105 = phi i64 [ 0, %for.cond37.preheader ], [ %inc54, %for.cond.cleanup44 ]
  %energy.0104 = phi double [ 0.000000e+00, %for.cond37.preheader ], [ %8, %for.cond.cleanup44 ]
  %arrayidx46 = getelementptr inbounds nuw [1024 x double], ptr %a.0.lcssa, i64 %i36.0105
  br label %for.body45

for.cond.cleanup39:                               ; preds = %for.cond.cleanup44
  tail call void @free(ptr noundef %a.0.lcssa) #10
  tail call void @free(ptr noundef %b.0.lcssa) #10
  ret double %8

for.cond.cleanup44:                               ; preds = %for.body45
  %inc54 = add nuw nsw i64 %i36.0105, 1
  %exitcond109.not = icmp eq i64 %inc54, 1024
  br i1 %exitcond109.not, label %for.cond.cleanup39, label %for.cond42.preheader, !llvm.loop !26

for.body45:                                       ; preds = %for.cond42.preheader, %for.body45
  %j41.0103 = phi i64 [ 0, %for.cond42.preheader ], [ %inc51, %for.body45 ]
  %energy.1102 = phi double [ %energy.0104, %for.cond42.preheader ], [ %8, %for.body45 ]
  %arrayidx47 = getelementptr inbounds nuw double, ptr %arrayidx46, i64 %j41.0103
  %7 = load double, ptr %arrayidx47, align 8, !tbaa !8
  %8 = tail call double @llvm.fmuladd.f64(double %7, double %7, double %energy.1102)
  %inc51 = add nuw nsw i64 %j41.0103, 1
  %exitcond108.not = icmp eq i64 %inc51, 1024
  br i1 %exitcond108.not, label %for.cond.cleanup44, label %for.body45, !llvm.loop !27
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define dso_local double @black_scholes(i64 noundef %n, ptr noundef readonly captures(none) %spot, ptr noundef readonly captures(none) %strike, ptr noundef readonly captures(none) %time, double noundef %rate, double noundef %sigma) local_unnamed_addr #8 {
entry:
  %cmp40 = icmp sgt i64 %n, 0
  br i1 %cmp40, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %mul4 = fmul double %sigma, %sigma
  %0 = tail call double @llvm.fmuladd.f64(double %mul4, double 5.000000e-01, double %rate)
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add, %for.body ]
  ret double %sum.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %sum.042 = phi double [ 0.000000e+00, %for.body.lr.ph ], [ %add, %for.body ]
  %i.041 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %time, i64 %i.041
  %1 = load double, ptr %arrayidx, align 8, !tbaa !8
  %call = tail call double @sqrt(double noundef %1) #10, !tbaa !4
  %mul = fmul double %sigma, %call
  %arrayidx1 = getelementptr inbounds nuw double, ptr %spot, i64 %i.041
  %2 = load double, ptr %arrayidx1, align 8, !tbaa !8
  %arrayidx2 = getelementptr inbounds nuw double, ptr %strike, i64 %i.041
  %3 = load double, ptr %arrayidx2, align 8, !tbaa !8
  %div = fdiv double %2, %3
  %call3 = tail call double @log(double noundef %div) #10, !tbaa !4
  %4 = tail call double @llvm.fmuladd.f64(double %0, double %1, double %call3)
  %div8 = fdiv double %4, %mul
  %sub = fsub double %div8, %mul
  %5 = fneg double %1
  %fneg = fmul double %rate, %5
  %call11 = tail call double @exp(double noundef %fneg) #10, !tbaa !4
  %mul.i = fmul double %div8, 0xBFE6A09E667F3BCD
  %call.i = tail call double @erfc(double noundef %mul.i) #10, !tbaa !4
  %mul1.i = fmul double %call.i, 5.000000e-01
  %mul16 = fmul double %3, %call11
  %mul.i37 = fmul double %sub, 0xBFE6A09E667F3BCD
  %call.i38 = tail call double @erfc(double noundef %mul.i37) #10, !tbaa !4
  %6 = fmul double %call.i38, -5.000000e-01
  %neg = fmul double %mul16, %6
  %7 = tail call double @llvm.fmuladd.f64(double %2, double %mul1.i, double %neg)
  %add = fadd double %sum.042, %7
  %inc = add nuw nsw i64 %i.041, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @n_body(i64 noundef %n, ptr noundef readonly captures(none) %x) local_unnamed_addr #2 {
entry:
  %cmp38 = icmp sgt i64 %n, 0
  br i1 %cmp38, label %for.body, label %for.cond.cleanup

for.cond.loopexit:                                ; preds = %for.cond.cleanup7, %for.body
  %energy.1.lcssa = phi double [ %energy.040, %for.body ], [ %sub13, %for.cond.cleanup7 ]
  %exitcond44.not = icmp eq i64 %add, %n
  br i1 %exitcond44.not, label %for.cond.cleanup, label %for.body, !llvm.loop !29

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  %energy.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %energy.1.lcssa, %for.cond.loopexit ]
  ret double %energy.0.lcssa

for.body:                                         ; preds = %entry, %for.cond.loopexit
  %energy.040 = phi double [ %energy.1.lcssa, %for.cond.loopexit ], [ 0.000000e+00, %entry ]
  %i.039 = phi i64 [ %add, %for.cond.loopexit ], [ 0, %entry ]
  %add = add nuw nsw i64 %i.039, 1
  %cmp235 = icmp slt i64 %add, %n
  br i1 %cmp235, label %for.cond5.preheader.lr.ph, label %for.cond.loopexit

for.cond5.preheader.lr.ph:                        ; preds = %for.body
  %arrayidx = getelementptr inbounds nuw [3 x double], ptr %x, i64 %i.039
  br label %for.cond5.preheader

for.cond5.preheader:                              ; preds = %for.cond5.preheader.lr.ph, %for.cond.cleanup7
  %energy.137 = phi double [ %energy.040, %for.cond5.preheader.lr.ph ], [ %sub13, %for.cond.cleanup7 ]
  %j.036 = phi i64 [ %add, %for.cond5.preheader.lr.ph ], [ %inc15, %for.cond.cleanup7 ]
  %arrayidx10 = getelementptr inbounds nuw [3 x double], ptr %x, i64 %j.036
  br label %for.body8

for.cond.cleanup7:                                ; preds = %for.body8
  %call = tail call double @sqrt(double noundef %2) #10, !tbaa !4
  %div = fdiv double 1.000000e+00, %call
  %sub13 = fsub double %energy.137, %div
  %inc15 = add nuw nsw i64 %j.036, 1
  %exitcond43.not = icmp eq i64 %inc15, %n
  br i1 %exitcond43.not, label %for.cond.loopexit, label %for.cond5.preheader, !llvm.loop !30

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %square.033 = phi double [ 1.000000e-02, %for.cond5.preheader ], [ %2, %for.body8 ]
  %arrayidx9 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %indvars.iv
  %0 = load double, ptr %arrayidx9, align 8, !tbaa !8
  %arrayidx12 = getelementptr inbounds nuw double, ptr %arrayidx10, i64 %indvars.iv
  %1 = load double, ptr %arrayidx12, align 8, !tbaa !8
  %sub = fsub double %0, %1
  %2 = tail call double @llvm.fmuladd.f64(double %sub, double %sub, double %square.033)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !31
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nounwind
declare double @erfc(double noundef) local_unnamed_addr #9

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }

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
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
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

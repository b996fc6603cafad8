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
  %cmp96 = icmp sgt i64 %n, 0
  br i1 %cmp96, label %for.cond4.preheader.lr.ph, label %for.cond35.preheader

for.cond4.preheader.lr.ph:                        ; preds = %entry
  %j.091 = add nuw i64 %n, 1
  br label %for.cond4.preheader

for.cond4.preheader:                              ; preds = %for.cond4.preheader.lr.ph, %for.cond.cleanup6
  %j.097 = phi i64 [ 0, %for.cond4.preheader.lr.ph ], [ %inc32, %for.cond.cleanup6 ]
  %cmp1092.not = icmp eq i64 %j.097, 0
  %mul16 = mul nuw nsw i64 %j.097, %n
  %0 = getelementptr double, ptr %call, i64 %mul16
  %add23 = mul i64 %j.097, %j.091
  %arrayidx24 = getelementptr inbounds double, ptr %call, i64 %add23
  br label %for.body7

for.cond35.preheader:                             ; preds = %for.cond.cleanup6, %entry
  %cmp3698 = icmp sgt i64 %n, 0
  br i1 %cmp3698, label %for.body38.lr.ph, label %for.cond.cleanup37

for.body38.lr.ph:                                 ; preds = %for.cond35.preheader
  %j34.090 = add nuw i64 %n, 1
  br label %for.body38

for.cond.cleanup6:                                ; preds = %cond.end
  %inc32 = add nuw nsw i64 %j.097, 1
  %exitcond103.not = icmp eq i64 %inc32, %n
  br i1 %exitcond103.not, label %for.cond35.preheader, label %for.cond4.preheader, !llvm.loop !15

for.body7:                                        ; preds = %for.cond4.preheader, %cond.end
  %i.095 = phi i64 [ %j.097, %for.cond4.preheader ], [ %inc29, %cond.end ]
  %mul8 = mul nuw nsw i64 %i.095, %n
  %1 = getelementptr double, ptr %call, i64 %mul8
  %arrayidx = getelementptr double, ptr %1, i64 %j.097
  %2 = load double, ptr %arrayidx, align 8, !tbaa !8
  br i1 %cmp1092.not, label %for.cond.cleanup11, label %for.body12

for.cond.cleanup11:                               ; preds = %for.body12, %for.body7
  %rest.0.lcssa = phi double [ %2, %for.body7 ], [ %5, %for.body12 ]
  %cmp20 = icmp eq i64 %i.095, %j.097
  br i1 %cmp20, label %cond.true, label %cond.false

for.body12:                                       ; preds = %for.body7, %for.body12
  %k.094 = phi i64 [ %inc, %for.body12 ], [ 0, %for.body7 ]
  %rest.093 = phi double [ %5, %for.body12 ], [ %2, %for.body7 ]
  %arrayidx15 = getelementptr double, ptr %1, i64 %k.094
  %3 = load double, ptr %arrayidx15, align 8, !tbaa !8
  %arrayidx18 = getelementptr double, ptr %0, i64 %k.094
  %4 = load double, ptr %arrayidx18, align 8, !tbaa !8
  %neg = fneg double %3
  %5 = tail call double @llvm.fmuladd.f64(double %neg, double %4, double %rest.093)
  %inc = add nuw nsw i64 %k.094, 1
  %exitcond.not = icmp eq i64 %inc, %j.097
  br i1 %exitcond.not, label %for.cond.cleanup11, label %for.body12, !llvm.loop !16

cond.true:                                        ; preds = %for.cond.cleanup11
  %call21 = tail call double @sqrt(double noundef %rest.0.lcssa) #8, !tbaa !4
  br label %cond.end

cond.false:                                       ; preds = %for.cond.cleanup11
  %6 = load double, ptr %arrayidx24, align 8, !tbaa !8
  %div = fdiv double %rest.0.lcssa, %6
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %call21, %cond.true ], [ %div, %cond.false ]
  store double %cond, ptr %arrayidx, align 8, !tbaa !8
  %inc29 = add nuw nsw i64 %i.095, 1
  %exitcond102.not = icmp eq i64 %inc29, %n
  br i1 %exitcond102.not, label %for.cond.cleanup6, label %for.body7, !llvm.loop !17

for.cond.cleanup37.loopexit:                      ; preds = %for.body38
  %7 = fmul double %add43, 2.000000e+00
  br label %for.cond.cleanup37

for.cond.cleanup37:                               ; preds = %for.cond.cleanup37.loopexit, %for.cond35.preheader
  %sum.0.lcssa = phi double [ 0.000000e+00, %for.cond35.preheader ], [ %7, %for.cond.cleanup37.loopexit ]
  tail call void @free(ptr noundef %call) #8
  ret double %sum.0.lcssa

for.body38:                                       ; preds = %for.body38.lr.ph, %for.body38
  %j34.0100 = phi i64 [ 0, %for.body38.lr.ph ], [ %inc45, %for.body38 ]
  %sum.099 = phi double [ 0.000000e+00, %for.body38.lr.ph ], [ %add43, %for.body38 ]
  %add40 = mul i64 %j34.0100, %j34.090
  %arrayidx41 = getelementptr inbounds double, ptr %call, i64 %add40
  %8 = load double, ptr %arrayidx41, align 8, !tbaa !8
  %call42 = tail call double @log(double noundef %8) #8, !tbaa !4
  %add43 = fadd double %sum.099, %call42
  %inc45 = add nuw nsw i64 %j34.0100, 1
  %exitcond104.not = icmp eq i64 %inc45, %n
  br i1 %exitcond104.not, label %for.cond.cleanup37.loopexit, label %for.body38, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @log(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @stencil_in_pairs(ptr noundef readonly captures(none) %u, i64 noundef %pairs) local_unnamed_addr #4 {
entry:
  %call = tail call noalias dereferenceable_or_null(8388608) ptr @malloc(i64 noundef 8388608) #7
  %call1 = tail call noalias dereferenceable_or_null(8388608) ptr @malloc(i64 noundef 8388608) #7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(8388608) %call, ptr noundef nonnull align 8 dereferenceable(8388608) %u, i64 8388608, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(8388608) %call1, ptr noundef nonnull align 8 dereferenceable(8388608) %u, i64 8388608, i1 false)
  %cmp63 = icmp sgt i64 %pairs, 0
  br i1 %cmp63, label %for.cond1.preheader.i.preheader, label %for.cond6.preheader.preheader

for.cond1.preheader.i.preheader:                  ; preds = %entry, %sweep.exit62
  %pair.064 = phi i64 [ %inc, %sweep.exit62 ], [ 0, %entry ]
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %for.cond1.preheader.i.preheader, %for.cond.cleanup3.i
  %i.051.i = phi i64 [ %inc26.i, %for.cond.cleanup3.i ], [ 1, %for.cond1.preheader.i.preheader ]
  %arrayidx.i = getelementptr inbounds nuw [1024 x double], ptr %call, i64 %i.051.i
  %arrayidx6.i = getelementptr i8, ptr %arrayidx.i, i64 -8192
  %arrayidx8.i = getelementptr inbounds nuw i8, ptr %arrayidx.i, i64 8192
  %arrayidx23.i = getelementptr inbounds nuw [1024 x double], ptr %call1, i64 %i.051.i
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %for.body4.i
  %inc26.i = add nuw nsw i64 %i.051.i, 1
  %exitcond52.not.i = icmp eq i64 %inc26.i, 1023
  br i1 %exitcond52.not.i, label %for.cond1.preheader.i36, label %for.cond1.preheader.i, !llvm.loop !19

for.body4.i:                                      ; preds = %for.body4.i, %for.cond1.preheader.i
  %j.050.i = phi i64 [ 1, %for.cond1.preheader.i ], [ %add15.i, %for.body4.i ]
  %arrayidx5.i = getelementptr inbounds nuw double, ptr %arrayidx.i, i64 %j.050.i
  %0 = load double, ptr %arrayidx5.i, align 8, !tbaa !8
  %arrayidx7.i = getelementptr inbounds nuw double, ptr %arrayidx6.i, i64 %j.050.i
  %1 = load double, ptr %arrayidx7.i, align 8, !tbaa !8
  %arrayidx9.i = getelementptr inbounds nuw double, ptr %arrayidx8.i, i64 %j.050.i
  %2 = load double, ptr %arrayidx9.i, align 8, !tbaa !8
  %add10.i = fadd double %1, %2
  %arrayidx13.i = getelementptr i8, ptr %arrayidx5.i, i64 -8
  %3 = load double, ptr %arrayidx13.i, align 8, !tbaa !8
  %add15.i = add nuw nsw i64 %j.050.i, 1
  %arrayidx16.i = getelementptr inbounds nuw double, ptr %arrayidx.i, i64 %add15.i
  %4 = load double, ptr %arrayidx16.i, align 8, !tbaa !8
  %add17.i = fadd double %3, %4
  %add18.i = fadd double %add10.i, %add17.i
  %5 = tail call double @llvm.fmuladd.f64(double %0, double -4.000000e+00, double %add18.i)
  %mul19.i = fmul double %0, %0
  %mul20.i = fmul double %0, %mul19.i
  %neg.i = fmul double %mul20.i, -1.000000e-02
  %6 = tail call double @llvm.fmuladd.f64(double %5, double 1.000000e-01, double %neg.i)
  %add22.i = fadd double %0, %6
  %arrayidx24.i = getelementptr inbounds nuw double, ptr %arrayidx23.i, i64 %j.050.i
  store double %add22.i, ptr %arrayidx24.i, align 8, !tbaa !8
  %exitcond.not.i = icmp eq i64 %add15.i, 1023
  br i1 %exitcond.not.i, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !20

for.cond1.preheader.i36:                          ; preds = %for.cond.cleanup3.i, %for.cond.cleanup3.i59
  %i.051.i37 = phi i64 [ %inc26.i60, %for.cond.cleanup3.i59 ], [ 1, %for.cond.cleanup3.i ]
  %arrayidx.i38 = getelementptr inbounds nuw [1024 x double], ptr %call1, i64 %i.051.i37
  %arrayidx6.i39 = getelementptr i8, ptr %arrayidx.i38, i64 -8192
  %arrayidx8.i40 = getelementptr inbounds nuw i8, ptr %arrayidx.i38, i64 8192
  %arrayidx23.i41 = getelementptr inbounds nuw [1024 x double], ptr %call, i64 %i.051.i37
  br label %for.body4.i42

for.cond.cleanup3.i59:                            ; preds = %for.body4.i42
  %inc26.i60 = add nuw nsw i64 %i.051.i37, 1
  %exitcond52.not.i61 = icmp eq i64 %inc26.i60, 1023
  br i1 %exitcond52.not.i61, label %sweep.exit62, label %for.cond1.preheader.i36, !llvm.loop !19

for.body4.i42:                                    ; preds = %for.body4.i42, %for.cond1.preheader.i36
  %j.050.i43 = phi i64 [ 1, %for.cond1.preheader.i36 ], [ %add15.i49, %for.body4.i42 ]
  %arrayidx5.i44 = getelementptr inbounds nuw double, ptr %arrayidx.i38, i64 %j.050.i43
  %7 = load double, ptr %arrayidx5.i44, align 8, !tbaa !8
  %arrayidx7.i45 = getelementptr inbounds nuw double, ptr %arrayidx6.i39, i64 %j.050.i43
  %8 = load double, ptr %arrayidx7.i45, align 8, !tbaa !8
  %arrayidx9.i46 = getelementptr inbounds nuw double, ptr %arrayidx8.i40, i64 %j.050.i43
  %9 = load double, ptr %arrayidx9.i46, align 8, !tbaa !8
  %add10.i47 = fadd double %8, %9
  %arrayidx13.i48 = getelementptr i8, ptr %arrayidx5.i44, i64 -8
  %10 = load double, ptr %arrayidx13.i48, align 8, !tbaa !8
  %add15.i49 = add nuw nsw i64 %j.050.i43, 1
  %arrayidx16.i50 = getelementptr inbounds nuw double, ptr %arrayidx.i38, i64 %add15.i49
  %11 = load double, ptr %arrayidx16.i50, align 8, !tbaa !8
  %add17.i51 = fadd double %10, %11
  %add18.i52 = fadd double %add10.i47, %add17.i51
  %12 = tail call double @llvm.fmuladd.f64(double %7, double -4.000000e+00, double %add18.i52)
  %mul19.i53 = fmul double %7, %7
  %mul20.i54 = fmul double %7, %mul19.i53
  %neg.i55 = fmul double %mul20.i54, -1.000000e-02
  %13 = tail call double @llvm.fmuladd.f64(double %12, double 1.000000e-01, double %neg.i55)
  %add22.i56 = fadd double %7, %13
  %arrayidx24.i57 = getelementptr inbounds nuw double, ptr %arrayidx23.i41, i64 %j.050.i43
  store double %add22.i56, ptr %arrayidx24.i57, align 8, !tbaa !8
  %exitcond.not.i58 = icmp eq i64 %add15.i49, 1023
  br i1 %exitcond.not.i58, label %for.cond.cleanup3.i59, label %for.body4.i42, !llvm.loop !20

sweep.exit62:                                     ; preds = %for.cond.cleanup3.i59
  %inc = add nuw nsw i64 %pair.064, 1
  %exitcond.not = icmp eq i64 %inc, %pairs
  br i1 %exitcond.not, label %for.cond6.preheader.preheader, label %for.cond1.preheader.i.preheader, !llvm.loop !21

for.cond6.preheader.preheader:                    ; preds = %sweep.exit62, %entry
  br label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %for.cond6.preheader.preheader, %for.cond.cleanup8
  %i.068 = phi i64 [ %inc17, %for.cond.cleanup8 ], [ 0, %for.cond6.preheader.preheader ]
  %energy.067 = phi double [ %15, %for.cond.cleanup8 ], [ 0.000000e+00, %for.cond6.preheader.preheader ]
  %arrayidx = getelementptr inbounds nuw [1024 x double], ptr %call, i64 %i.068
  br label %for.body9

for.cond.cleanup4:                                ; preds = %for.cond.cleanup8
  tail call void @free(ptr noundef %call) #8
  tail call void @free(ptr noundef %call1) #8
  ret double %15

for.cond.cleanup8:                                ; preds = %for.body9
  %inc17 = add nuw nsw i64 %i.068, 1
  %exitcond70.not = icmp eq i64 %inc17, 1024
  br i1 %exitcond70.not, label %for.cond.cleanup4, label %for.cond6.preheader, !llvm.loop !22

for.body9:                                        ; preds = %for.cond6.preheader, %for.body9
  %j.066 = phi i64 [ 0, %for.cond6.preheader ], [ %inc14, %for.body9 ]
  %energy.165 = phi double [ %energy.067, %for.cond6.preheader ], [ %15, %for.body9 ]
  %arrayidx10 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %j.066
  %14 = load double, ptr %arrayidx10, align 8, !tbaa !8
  %15 = tail call double @llvm.fmuladd.f64(double %14, double %14, double %energy.165)
  %inc14 = add nuw nsw i64 %j.066, 1
  %exitcond69.not = icmp eq i64 %inc14, 1024
  br i1 %exitcond69.not, label %for.cond.cleanup8, label %for.body9, !llvm.loop !23
}

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
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = distinct !{!22, !11, !12}
!23 = distinct !{!23, !11, !12}

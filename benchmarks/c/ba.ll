; ModuleID = 'ba.c'
source_filename = "ba.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.camera = type { [3 x double], [3 x double], double, [2 x double], [2 x double] }

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local void @ba_objective(i64 noundef %p, ptr noundef readonly captures(none) %cams, ptr noundef readonly captures(none) %points, ptr noundef readonly captures(none) %weights, ptr noundef readonly captures(none) %observations, ptr noundef readonly captures(none) %features, ptr noundef writeonly captures(none) %residuals, ptr noundef writeonly captures(none) %weight_residuals) local_unnamed_addr #0 {
entry:
  %w.i.i = alloca [3 x double], align 16
  %cross.i.i = alloca [3 x double], align 16
  %v.i = alloca [3 x double], align 16
  %x.i = alloca [3 x double], align 16
  %cmp46 = icmp sgt i64 %p, 0
  br i1 %cmp46, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx12.i.i = getelementptr inbounds nuw i8, ptr %w.i.i, i64 8
  %arrayidx13.i.i = getelementptr inbounds nuw i8, ptr %v.i, i64 16
  %arrayidx14.i.i = getelementptr inbounds nuw i8, ptr %w.i.i, i64 16
  %arrayidx15.i.i = getelementptr inbounds nuw i8, ptr %v.i, i64 8
  %arrayinit.element.i.i = getelementptr inbounds nuw i8, ptr %cross.i.i, i64 8
  %arrayinit.element23.i.i = getelementptr inbounds nuw i8, ptr %cross.i.i, i64 16
  %arrayidx8.i = getelementptr inbounds nuw i8, ptr %x.i, i64 16
  %arrayidx9.i = getelementptr inbounds nuw i8, ptr %x.i, i64 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %project.exit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %project.exit
  %i.047 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %project.exit ]
  %mul = shl nuw nsw i64 %i.047, 1
  %arrayidx = getelementptr inbounds nuw i32, ptr %observations, i64 %mul
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %idxprom = sext i32 %0 to i64
  %arrayidx1 = getelementptr inbounds %struct.camera, ptr %cams, i64 %idxprom
  %add = or disjoint i64 %mul, 1
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %observations, i64 %add
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !4
  %mul4 = mul nsw i32 %1, 3
  %idxprom5 = sext i32 %mul4 to i64
  %arrayidx6 = getelementptr inbounds double, ptr %points, i64 %idxprom5
  call void @llvm.lifetime.start.p0(ptr nonnull %v.i) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %x.i) #4
  %centre.i = getelementptr inbounds nuw i8, ptr %arrayidx1, i64 24
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %for.body.i
  %2 = load double, ptr %arrayidx1, align 8, !tbaa !8
  %arrayidx2.i.i = getelementptr inbounds nuw i8, ptr %arrayidx1, i64 8
  %3 = load double, ptr %arrayidx2.i.i, align 8, !tbaa !8
  %mul4.i.i = fmul double %3, %3
  %4 = tail call double @llvm.fmuladd.f64(double %2, double %2, double %mul4.i.i)
  %arrayidx5.i.i = getelementptr inbounds nuw i8, ptr %arrayidx1, i64 16
  %5 = load double, ptr %arrayidx5.i.i, align 8, !tbaa !8
  %6 = tail call double @llvm.fmuladd.f64(double %5, double %5, double %4)
  %call.i.i = tail call double @sqrt(double noundef %6) #4, !tbaa !4
  %call7.i.i = tail call double @cos(double noundef %call.i.i) #4, !tbaa !4
  %call8.i.i = tail call double @sin(double noundef %call.i.i) #4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %w.i.i) #4
  br label %for.body.i.i

for.cond.cleanup.i.i:                             ; preds = %for.body.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %cross.i.i) #4
  %7 = load double, ptr %arrayidx12.i.i, align 8, !tbaa !8
  %8 = load double, ptr %arrayidx13.i.i, align 16, !tbaa !8
  %9 = load double, ptr %arrayidx14.i.i, align 16, !tbaa !8
  %10 = load double, ptr %arrayidx15.i.i, align 8, !tbaa !8
  %11 = fneg double %10
  %neg.i.i = fmul double %9, %11
  %12 = tail call double @llvm.fmuladd.f64(double %7, double %8, double %neg.i.i)
  store double %12, ptr %cross.i.i, align 16, !tbaa !8
  %13 = load double, ptr %v.i, align 16, !tbaa !8
  %14 = load double, ptr %w.i.i, align 16, !tbaa !8
  %15 = fneg double %8
  %neg22.i.i = fmul double %14, %15
  %16 = tail call double @llvm.fmuladd.f64(double %9, double %13, double %neg22.i.i)
  store double %16, ptr %arrayinit.element.i.i, align 8, !tbaa !8
  %17 = fneg double %13
  %neg29.i.i = fmul double %7, %17
  %18 = tail call double @llvm.fmuladd.f64(double %14, double %10, double %neg29.i.i)
  store double %18, ptr %arrayinit.element23.i.i, align 16, !tbaa !8
  %mul34.i.i = fmul double %7, %10
  %19 = tail call double @llvm.fmuladd.f64(double %14, double %13, double %mul34.i.i)
  %20 = tail call double @llvm.fmuladd.f64(double %9, double %8, double %19)
  %sub.i.i = fsub double 1.000000e+00, %call7.i.i
  %mul.i.i = fmul double %sub.i.i, %20
  br label %for.body41.i.i

for.body.i.i:                                     ; preds = %for.body.i.i, %for.cond.cleanup.i
  %indvars.iv.i.i = phi i64 [ 0, %for.cond.cleanup.i ], [ %indvars.iv.next.i.i, %for.body.i.i ]
  %arrayidx9.i.i = getelementptr inbounds nuw double, ptr %arrayidx1, i64 %indvars.iv.i.i
  %21 = load double, ptr %arrayidx9.i.i, align 8, !tbaa !8
  %div.i.i = fdiv double %21, %call.i.i
  %arrayidx11.i.i = getelementptr inbounds nuw double, ptr %w.i.i, i64 %indvars.iv.i.i
  store double %div.i.i, ptr %arrayidx11.i.i, align 8, !tbaa !8
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %indvars.iv.next.i.i, 3
  br i1 %exitcond.not.i.i, label %for.cond.cleanup.i.i, label %for.body.i.i, !llvm.loop !10

for.body41.i.i:                                   ; preds = %for.body41.i.i, %for.cond.cleanup.i.i
  %indvars.iv85.i.i = phi i64 [ 0, %for.cond.cleanup.i.i ], [ %indvars.iv.next86.i.i, %for.body41.i.i ]
  %arrayidx43.i.i = getelementptr inbounds nuw double, ptr %v.i, i64 %indvars.iv85.i.i
  %22 = load double, ptr %arrayidx43.i.i, align 8, !tbaa !8
  %arrayidx46.i.i = getelementptr inbounds nuw double, ptr %cross.i.i, i64 %indvars.iv85.i.i
  %23 = load double, ptr %arrayidx46.i.i, align 8, !tbaa !8
  %mul47.i.i = fmul double %call8.i.i, %23
  %24 = tail call double @llvm.fmuladd.f64(double %22, double %call7.i.i, double %mul47.i.i)
  %arrayidx49.i.i = getelementptr inbounds nuw double, ptr %w.i.i, i64 %indvars.iv85.i.i
  %25 = load double, ptr %arrayidx49.i.i, align 8, !tbaa !8
  %26 = tail call double @llvm.fmuladd.f64(double %25, double %mul.i.i, double %24)
  %arrayidx52.i.i = getelementptr inbounds nuw double, ptr %x.i, i64 %indvars.iv85.i.i
  store double %26, ptr %arrayidx52.i.i, align 8, !tbaa !8
  %indvars.iv.next86.i.i = add nuw nsw i64 %indvars.iv85.i.i, 1
  %exitcond88.not.i.i = icmp eq i64 %indvars.iv.next86.i.i, 3
  br i1 %exitcond88.not.i.i, label %project.exit, label %for.body41.i.i, !llvm.loop !13

for.body.i:                                       ; preds = %for.body.i, %for.body
  %indvars.iv.i = phi i64 [ 0, %for.body ], [ %indvars.iv.next.i, %for.body.i ]
  %arrayidx.i = getelementptr inbounds nuw double, ptr %arrayidx6, i64 %indvars.iv.i
  %27 = load double, ptr %arrayidx.i, align 8, !tbaa !8
  %arrayidx2.i = getelementptr inbounds nuw double, ptr %centre.i, i64 %indvars.iv.i
  %28 = load double, ptr %arrayidx2.i, align 8, !tbaa !8
  %sub.i = fsub double %27, %28
  %arrayidx4.i = getelementptr inbounds nuw double, ptr %v.i, i64 %indvars.iv.i
  store double %sub.i, ptr %arrayidx4.i, align 8, !tbaa !8
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 3
  br i1 %exitcond.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !14

project.exit:                                     ; preds = %for.body41.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %cross.i.i) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %w.i.i) #4
  %29 = load double, ptr %x.i, align 16, !tbaa !8
  %30 = load double, ptr %arrayidx8.i, align 16, !tbaa !8
  %div.i = fdiv double %29, %30
  %31 = load double, ptr %arrayidx9.i, align 8, !tbaa !8
  %div11.i = fdiv double %31, %30
  %mul12.i = fmul double %div11.i, %div11.i
  %32 = tail call double @llvm.fmuladd.f64(double %div.i, double %div.i, double %mul12.i)
  %distortion.i = getelementptr inbounds nuw i8, ptr %arrayidx1, i64 72
  %33 = load double, ptr %distortion.i, align 8, !tbaa !8
  %arrayidx15.i = getelementptr inbounds nuw i8, ptr %arrayidx1, i64 80
  %34 = load double, ptr %arrayidx15.i, align 8, !tbaa !8
  %35 = tail call double @llvm.fmuladd.f64(double %34, double %32, double %33)
  %36 = tail call double @llvm.fmuladd.f64(double %35, double %32, double 1.000000e+00)
  %mul.i = fmul double %div.i, %36
  %focal.i = getelementptr inbounds nuw i8, ptr %arrayidx1, i64 48
  %37 = load double, ptr %focal.i, align 8, !tbaa !15
  %principal.i = getelementptr inbounds nuw i8, ptr %arrayidx1, i64 56
  %38 = load double, ptr %principal.i, align 8, !tbaa !8
  %39 = tail call double @llvm.fmuladd.f64(double %mul.i, double %37, double %38)
  %mul19.i = fmul double %div11.i, %36
  %arrayidx23.i = getelementptr inbounds nuw i8, ptr %arrayidx1, i64 64
  %40 = load double, ptr %arrayidx23.i, align 8, !tbaa !8
  %41 = tail call double @llvm.fmuladd.f64(double %mul19.i, double %37, double %40)
  call void @llvm.lifetime.end.p0(ptr nonnull %x.i) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %v.i) #4
  %arrayidx7 = getelementptr inbounds nuw double, ptr %weights, i64 %i.047
  %42 = load double, ptr %arrayidx7, align 8, !tbaa !8
  %arrayidx10 = getelementptr inbounds nuw double, ptr %features, i64 %mul
  %43 = load double, ptr %arrayidx10, align 8, !tbaa !8
  %sub = fsub double %39, %43
  %mul11 = fmul double %42, %sub
  %arrayidx13 = getelementptr inbounds nuw double, ptr %residuals, i64 %mul
  store double %mul11, ptr %arrayidx13, align 8, !tbaa !8
  %44 = load double, ptr %arrayidx7, align 8, !tbaa !8
  %arrayidx18 = getelementptr inbounds nuw double, ptr %features, i64 %add
  %45 = load double, ptr %arrayidx18, align 8, !tbaa !8
  %sub19 = fsub double %41, %45
  %mul20 = fmul double %44, %sub19
  %arrayidx23 = getelementptr inbounds nuw double, ptr %residuals, i64 %add
  store double %mul20, ptr %arrayidx23, align 8, !tbaa !8
  %46 = load double, ptr %arrayidx7, align 8, !tbaa !8
  %neg = fneg double %46
  %47 = tail call double @llvm.fmuladd.f64(double %neg, double %46, double 1.000000e+00)
  %arrayidx27 = getelementptr inbounds nuw double, ptr %weight_residuals, i64 %i.047
  store double %47, ptr %arrayidx27, align 8, !tbaa !8
  %inc = add nuw nsw i64 %i.047, 1
  %exitcond.not = icmp eq i64 %inc, %p
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @cos(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #3

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = !{!16, !9, i64 48}
!16 = !{!"camera", !6, i64 0, !6, i64 24, !9, i64 48, !6, i64 56, !6, i64 72}
!17 = distinct !{!17, !11, !12}

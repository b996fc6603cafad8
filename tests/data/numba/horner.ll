; ModuleID = 'horner'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZN08NumbaEnv8__main__6hornerB2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dEdx = common local_unnamed_addr global ptr null

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define noundef i32 @_ZN8__main__6hornerB2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dEdx(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, double %arg.x, i64 %arg.n) local_unnamed_addr #0 {
B0.endif:
  %.9240.not = icmp slt i64 %arg.n, 1
  br i1 %.9240.not, label %B102, label %B40.preheader

B40.preheader:                                    ; preds = %B0.endif
  %xtraiter = and i64 %arg.n, 7
  %0 = icmp ult i64 %arg.n, 8
  br i1 %0, label %B40.epil.preheader, label %B40.preheader.new

B40.preheader.new:                                ; preds = %B40.preheader
  %unroll_iter = and i64 %arg.n, 9223372036854775800
  br label %B40

B40:                                              ; preds = %B40, %B40.preheader.new
  %s.2.043 = phi double [ 0.000000e+00, %B40.preheader.new ], [ %.137.7, %B40 ]
  %.983941 = phi i64 [ 0, %B40.preheader.new ], [ %8, %B40 ]
  %.132 = fmul double %arg.x, %s.2.043
  %.134 = uitofp nneg i64 %.983941 to double
  %.135 = fmul double %arg.x, %.134
  %.136 = tail call double @llvm.sin.f64(double %.135)
  %.137 = fadd double %.132, %.136
  %.132.1 = fmul double %arg.x, %.137
  %1 = add i64 %.983941, 1
  %.134.1 = uitofp nneg i64 %1 to double
  %.135.1 = fmul double %arg.x, %.134.1
  %.136.1 = tail call double @llvm.sin.f64(double %.135.1)
  %.137.1 = fadd double %.132.1, %.136.1
  %.132.2 = fmul double %arg.x, %.137.1
  %2 = add i64 %1, 1
  %.134.2 = uitofp nneg i64 %2 to double
  %.135.2 = fmul double %arg.x, %.134.2
  %.136.2 = tail call double @llvm.sin.f64(double %.135.2)
  %.137.2 = fadd double %.132.2, %.136.2
  %.132.3 = fmul double %arg.x, %.137.2
  %3 = add i64 %2, 1
  %.134.3 = uitofp nneg i64 %3 to double
  %.135.3 = fmul double %arg.x, %.134.3
  %.136.3 = tail call double @llvm.sin.f64(double %.135.3)
  %.137.3 = fadd double %.132.3, %.136.3
  %.132.4 = fmul double %arg.x, %.137.3
  %4 = add i64 %3, 1
  %.134.4 = uitofp nneg i64 %4 to double
  %.135.4 = fmul double %arg.x, %.134.4
  %.136.4 = tail call double @llvm.sin.f64(double %.135.4)
  %.137.4 = fadd double %.132.4, %.136.4
  %.132.5 = fmul double %arg.x, %.137.4
  %5 = add i64 %4, 1
  %.134.5 = uitofp nneg i64 %5 to double
  %.135.5 = fmul double %arg.x, %.134.5
  %.136.5 = tail call double @llvm.sin.f64(double %.135.5)
  %.137.5 = fadd double %.132.5, %.136.5
  %.132.6 = fmul double %arg.x, %.137.5
  %6 = add i64 %5, 1
  %.134.6 = uitofp nneg i64 %6 to double
  %.135.6 = fmul double %arg.x, %.134.6
  %.136.6 = tail call double @llvm.sin.f64(double %.135.6)
  %.137.6 = fadd double %.132.6, %.136.6
  %.105.7 = add nuw nsw i64 %.983941, 8
  %.132.7 = fmul double %arg.x, %.137.6
  %7 = add i64 %6, 1
  %.134.7 = uitofp nneg i64 %7 to double
  %.135.7 = fmul double %arg.x, %.134.7
  %.136.7 = tail call double @llvm.sin.f64(double %.135.7)
  %.137.7 = fadd double %.132.7, %.136.7
  %8 = add i64 %7, 1
  %niter.ncmp.7 = icmp eq i64 %8, %unroll_iter
  br i1 %niter.ncmp.7, label %B102.loopexit.unr-lcssa, label %B40

B102.loopexit.unr-lcssa:                          ; preds = %B40
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B102, label %B40.epil.preheader

B40.epil.preheader:                               ; preds = %B102.loopexit.unr-lcssa, %B40.preheader
  %s.2.043.epil.init = phi double [ 0.000000e+00, %B40.preheader ], [ %.137.7, %B102.loopexit.unr-lcssa ]
  %.983941.epil.init = phi i64 [ 0, %B40.preheader ], [ %.105.7, %B102.loopexit.unr-lcssa ]
  br label %B40.epil

B40.epil:                                         ; preds = %B40.epil, %B40.epil.preheader
  %lsr.iv = phi i64 [ %lsr.iv.next, %B40.epil ], [ %xtraiter, %B40.epil.preheader ]
  %s.2.043.epil = phi double [ %.137.epil, %B40.epil ], [ %s.2.043.epil.init, %B40.epil.preheader ]
  %.983941.epil = phi i64 [ %.105.epil, %B40.epil ], [ %.983941.epil.init, %B40.epil.preheader ]
  %.105.epil = add nuw nsw i64 %.983941.epil, 1
  %.132.epil = fmul double %arg.x, %s.2.043.epil
  %.134.epil = uitofp nneg i64 %.983941.epil to double
  %.135.epil = fmul double %arg.x, %.134.epil
  %.136.epil = tail call double @llvm.sin.f64(double %.135.epil)
  %.137.epil = fadd double %.132.epil, %.136.epil
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %epil.iter.cmp.not, label %B102, label %B40.epil, !llvm.loop !0

B102:                                             ; preds = %B40.epil, %B102.loopexit.unr-lcssa, %B0.endif
  %s.2.0.lcssa = phi double [ 0.000000e+00, %B0.endif ], [ %.137.7, %B102.loopexit.unr-lcssa ], [ %.137.epil, %B40.epil ]
  store double %s.2.0.lcssa, ptr %retptr, align 8
  ret i32 0
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define double @cfunc._ZN8__main__6hornerB2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dEdx(double %.1, i64 %.2) local_unnamed_addr #2 {
entry:
  %.4 = alloca double, align 8
  store double 0.000000e+00, ptr %.4, align 8
  %.8 = call i32 @_ZN8__main__6hornerB2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dEdx(ptr nonnull %.4, ptr nonnull poison, double %.1, i64 %.2) #4
  %.18 = load double, ptr %.4, align 8
  ret double %.18
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { noinline }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}

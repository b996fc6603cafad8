; ModuleID = 'energy'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZN08NumbaEnv8__main__6energyB2v2B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dE10float64_2ax = common local_unnamed_addr global ptr null
@PyExc_StopIteration = external global i8
@PyExc_SystemError = external global i8
@".const.unknown error when calling native function" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@_ZN08NumbaEnv5numba2np8arrayobj11impl_carray12_3clocals_3e4implB2v3B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE10float64_2ax27omitted_28default_3dNone_29 = common local_unnamed_addr global ptr null
@_ZN08NumbaEnv5numba7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB2v4B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdx = common local_unnamed_addr global ptr null

define noundef range(i32 -1, -2) i32 @_ZN8__main__6energyB2v2B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dE10float64_2ax(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.p, i64 %arg.n) local_unnamed_addr {
B0.endif.endif:
  %.135122.not = icmp slt i64 %arg.n, 1
  br i1 %.135122.not, label %common.ret, label %B82.lr.ph

B82:                                              ; preds = %B223.7, %B82.lr.ph.new
  %s.3.0125 = phi double [ 0.000000e+00, %B82.lr.ph.new ], [ %s.4.1.7, %B223.7 ]
  %.141121123 = phi i64 [ 0, %B82.lr.ph.new ], [ %.148.7, %B223.7 ]
  %sunkaddr = mul i64 %.141121123, 8
  %sunkaddr22 = getelementptr i8, ptr %arg.p, i64 %sunkaddr
  %.206 = load double, ptr %sunkaddr22, align 8
  %.207 = fcmp ogt double %.206, 1.000000e+00
  br i1 %.207, label %B282.i.preheader, label %B138

B282.i.preheader:                                 ; preds = %B82
  %.147.i = fmul double %.206, %.206
  %.127.i.1 = fmul double %.206, %.147.i
  %.267 = fadd double %s.3.0125, %.127.i.1
  br label %B223

B138:                                             ; preds = %B82
  %.305 = tail call double @llvm.exp.f64(double %.206)
  %.341 = fadd double %.206, %.340
  %.342 = fmul double %.305, %.341
  %.344 = fsub double %s.3.0125, %.342
  br label %B223

common.ret.loopexit.unr-lcssa:                    ; preds = %B223.7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %common.ret, label %B82.epil.preheader

B82.epil.preheader:                               ; preds = %common.ret.loopexit.unr-lcssa, %B82.lr.ph
  %s.3.0125.epil.init = phi double [ 0.000000e+00, %B82.lr.ph ], [ %s.4.1.7, %common.ret.loopexit.unr-lcssa ]
  %.141121123.epil.init = phi i64 [ 0, %B82.lr.ph ], [ %.148.7, %common.ret.loopexit.unr-lcssa ]
  %0 = shl i64 %.141121123.epil.init, 3
  %scevgep = getelementptr i8, ptr %arg.p, i64 %0
  br label %B82.epil

B82.epil:                                         ; preds = %B223.epil, %B82.epil.preheader
  %s.3.0125.epil = phi double [ %s.3.0125.epil.init, %B82.epil.preheader ], [ %s.4.1.epil, %B223.epil ]
  %epil.iter = phi i64 [ 0, %B82.epil.preheader ], [ %epil.iter.next, %B223.epil ]
  %1 = shl nuw nsw i64 %epil.iter, 3
  %scevgep5 = getelementptr i8, ptr %scevgep, i64 %1
  %.206.epil = load double, ptr %scevgep5, align 8
  %.207.epil = fcmp ogt double %.206.epil, 1.000000e+00
  br i1 %.207.epil, label %B282.i.preheader.epil, label %B138.epil

B138.epil:                                        ; preds = %B82.epil
  %.305.epil = tail call double @llvm.exp.f64(double %.206.epil)
  %.341.epil = fadd double %.206.epil, %.340
  %.342.epil = fmul double %.305.epil, %.341.epil
  %.344.epil = fsub double %s.3.0125.epil, %.342.epil
  br label %B223.epil

B282.i.preheader.epil:                            ; preds = %B82.epil
  %.147.i.epil = fmul double %.206.epil, %.206.epil
  %.127.i.1.epil = fmul double %.206.epil, %.147.i.epil
  %.267.epil = fadd double %s.3.0125.epil, %.127.i.1.epil
  br label %B223.epil

B223.epil:                                        ; preds = %B282.i.preheader.epil, %B138.epil
  %s.4.1.epil = phi double [ %.267.epil, %B282.i.preheader.epil ], [ %.344.epil, %B138.epil ]
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %common.ret, label %B82.epil, !llvm.loop !0

common.ret:                                       ; preds = %B223.epil, %common.ret.loopexit.unr-lcssa, %B0.endif.endif
  %s.3.0.lcssa = phi double [ 0.000000e+00, %B0.endif.endif ], [ %s.4.1.7, %common.ret.loopexit.unr-lcssa ], [ %s.4.1.epil, %B223.epil ]
  store double %s.3.0.lcssa, ptr %retptr, align 8
  ret i32 0

B223:                                             ; preds = %B282.i.preheader, %B138
  %s.4.1 = phi double [ %.267, %B282.i.preheader ], [ %.344, %B138 ]
  %sunkaddr23 = mul i64 %.141121123, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.p, i64 %sunkaddr23
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr24, i64 8
  %.206.1 = load double, ptr %sunkaddr25, align 8
  %.207.1 = fcmp ogt double %.206.1, 1.000000e+00
  br i1 %.207.1, label %B282.i.preheader.1, label %B138.1

B138.1:                                           ; preds = %B223
  %.305.1 = tail call double @llvm.exp.f64(double %.206.1)
  %.341.1 = fadd double %.206.1, %.340
  %.342.1 = fmul double %.305.1, %.341.1
  %.344.1 = fsub double %s.4.1, %.342.1
  br label %B223.1

B282.i.preheader.1:                               ; preds = %B223
  %.147.i.1 = fmul double %.206.1, %.206.1
  %.127.i.1.1 = fmul double %.206.1, %.147.i.1
  %.267.1 = fadd double %s.4.1, %.127.i.1.1
  br label %B223.1

B223.1:                                           ; preds = %B282.i.preheader.1, %B138.1
  %s.4.1.1 = phi double [ %.267.1, %B282.i.preheader.1 ], [ %.344.1, %B138.1 ]
  %sunkaddr26 = mul i64 %.141121123, 8
  %sunkaddr27 = getelementptr i8, ptr %arg.p, i64 %sunkaddr26
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr27, i64 16
  %.206.2 = load double, ptr %sunkaddr28, align 8
  %.207.2 = fcmp ogt double %.206.2, 1.000000e+00
  br i1 %.207.2, label %B282.i.preheader.2, label %B138.2

B138.2:                                           ; preds = %B223.1
  %.305.2 = tail call double @llvm.exp.f64(double %.206.2)
  %.341.2 = fadd double %.206.2, %.340
  %.342.2 = fmul double %.305.2, %.341.2
  %.344.2 = fsub double %s.4.1.1, %.342.2
  br label %B223.2

B282.i.preheader.2:                               ; preds = %B223.1
  %.147.i.2 = fmul double %.206.2, %.206.2
  %.127.i.1.2 = fmul double %.206.2, %.147.i.2
  %.267.2 = fadd double %s.4.1.1, %.127.i.1.2
  br label %B223.2

B223.2:                                           ; preds = %B282.i.preheader.2, %B138.2
  %s.4.1.2 = phi double [ %.267.2, %B282.i.preheader.2 ], [ %.344.2, %B138.2 ]
  %sunkaddr29 = mul i64 %.141121123, 8
  %sunkaddr30 = getelementptr i8, ptr %arg.p, i64 %sunkaddr29
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr30, i64 24
  %.206.3 = load double, ptr %sunkaddr31, align 8
  %.207.3 = fcmp ogt double %.206.3, 1.000000e+00
  br i1 %.207.3, label %B282.i.preheader.3, label %B138.3

B138.3:                                           ; preds = %B223.2
  %.305.3 = tail call double @llvm.exp.f64(double %.206.3)
  %.341.3 = fadd double %.206.3, %.340
  %.342.3 = fmul double %.305.3, %.341.3
  %.344.3 = fsub double %s.4.1.2, %.342.3
  br label %B223.3

B282.i.preheader.3:                               ; preds = %B223.2
  %.147.i.3 = fmul double %.206.3, %.206.3
  %.127.i.1.3 = fmul double %.206.3, %.147.i.3
  %.267.3 = fadd double %s.4.1.2, %.127.i.1.3
  br label %B223.3

B223.3:                                           ; preds = %B282.i.preheader.3, %B138.3
  %s.4.1.3 = phi double [ %.267.3, %B282.i.preheader.3 ], [ %.344.3, %B138.3 ]
  %sunkaddr32 = mul i64 %.141121123, 8
  %sunkaddr33 = getelementptr i8, ptr %arg.p, i64 %sunkaddr32
  %sunkaddr34 = getelementptr i8, ptr %sunkaddr33, i64 32
  %.206.4 = load double, ptr %sunkaddr34, align 8
  %.207.4 = fcmp ogt double %.206.4, 1.000000e+00
  br i1 %.207.4, label %B282.i.preheader.4, label %B138.4

B138.4:                                           ; preds = %B223.3
  %.305.4 = tail call double @llvm.exp.f64(double %.206.4)
  %.341.4 = fadd double %.206.4, %.340
  %.342.4 = fmul double %.305.4, %.341.4
  %.344.4 = fsub double %s.4.1.3, %.342.4
  br label %B223.4

B282.i.preheader.4:                               ; preds = %B223.3
  %.147.i.4 = fmul double %.206.4, %.206.4
  %.127.i.1.4 = fmul double %.206.4, %.147.i.4
  %.267.4 = fadd double %s.4.1.3, %.127.i.1.4
  br label %B223.4

B223.4:                                           ; preds = %B282.i.preheader.4, %B138.4
  %s.4.1.4 = phi double [ %.267.4, %B282.i.preheader.4 ], [ %.344.4, %B138.4 ]
  %sunkaddr35 = mul i64 %.141121123, 8
  %sunkaddr36 = getelementptr i8, ptr %arg.p, i64 %sunkaddr35
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr36, i64 40
  %.206.5 = load double, ptr %sunkaddr37, align 8
  %.207.5 = fcmp ogt double %.206.5, 1.000000e+00
  br i1 %.207.5, label %B282.i.preheader.5, label %B138.5

B138.5:                                           ; preds = %B223.4
  %.305.5 = tail call double @llvm.exp.f64(double %.206.5)
  %.341.5 = fadd double %.206.5, %.340
  %.342.5 = fmul double %.305.5, %.341.5
  %.344.5 = fsub double %s.4.1.4, %.342.5
  br label %B223.5

B282.i.preheader.5:                               ; preds = %B223.4
  %.147.i.5 = fmul double %.206.5, %.206.5
  %.127.i.1.5 = fmul double %.206.5, %.147.i.5
  %.267.5 = fadd double %s.4.1.4, %.127.i.1.5
  br label %B223.5

B223.5:                                           ; preds = %B282.i.preheader.5, %B138.5
  %s.4.1.5 = phi double [ %.267.5, %B282.i.preheader.5 ], [ %.344.5, %B138.5 ]
  %sunkaddr38 = mul i64 %.141121123, 8
  %sunkaddr39 = getelementptr i8, ptr %arg.p, i64 %sunkaddr38
  %sunkaddr40 = getelementptr i8, ptr %sunkaddr39, i64 48
  %.206.6 = load double, ptr %sunkaddr40, align 8
  %.207.6 = fcmp ogt double %.206.6, 1.000000e+00
  br i1 %.207.6, label %B282.i.preheader.6, label %B138.6

B138.6:                                           ; preds = %B223.5
  %.305.6 = tail call double @llvm.exp.f64(double %.206.6)
  %.341.6 = fadd double %.206.6, %.340
  %.342.6 = fmul double %.305.6, %.341.6
  %.344.6 = fsub double %s.4.1.5, %.342.6
  br label %B223.6

B282.i.preheader.6:                               ; preds = %B223.5
  %.147.i.6 = fmul double %.206.6, %.206.6
  %.127.i.1.6 = fmul double %.206.6, %.147.i.6
  %.267.6 = fadd double %s.4.1.5, %.127.i.1.6
  br label %B223.6

B223.6:                                           ; preds = %B282.i.preheader.6, %B138.6
  %s.4.1.6 = phi double [ %.267.6, %B282.i.preheader.6 ], [ %.344.6, %B138.6 ]
  %.148.7 = add nuw nsw i64 %.141121123, 8
  %sunkaddr41 = mul i64 %.141121123, 8
  %sunkaddr42 = getelementptr i8, ptr %arg.p, i64 %sunkaddr41
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr42, i64 56
  %.206.7 = load double, ptr %sunkaddr43, align 8
  %.207.7 = fcmp ogt double %.206.7, 1.000000e+00
  br i1 %.207.7, label %B282.i.preheader.7, label %B138.7

B138.7:                                           ; preds = %B223.6
  %.305.7 = tail call double @llvm.exp.f64(double %.206.7)
  %.341.7 = fadd double %.206.7, %.340
  %.342.7 = fmul double %.305.7, %.341.7
  %.344.7 = fsub double %s.4.1.6, %.342.7
  br label %B223.7

B282.i.preheader.7:                               ; preds = %B223.6
  %.147.i.7 = fmul double %.206.7, %.206.7
  %.127.i.1.7 = fmul double %.206.7, %.147.i.7
  %.267.7 = fadd double %s.4.1.6, %.127.i.1.7
  br label %B223.7

B223.7:                                           ; preds = %B282.i.preheader.7, %B138.7
  %s.4.1.7 = phi double [ %.267.7, %B282.i.preheader.7 ], [ %.344.7, %B138.7 ]
  %niter.ncmp.7 = icmp eq i64 %unroll_iter, %.148.7
  br i1 %niter.ncmp.7, label %common.ret.loopexit.unr-lcssa, label %B82

B82.lr.ph:                                        ; preds = %B0.endif.endif
  %.340 = uitofp nneg i64 %arg.n to double
  %xtraiter = and i64 %arg.n, 7
  %2 = icmp ult i64 %arg.n, 8
  br i1 %2, label %B82.epil.preheader, label %B82.lr.ph.new

B82.lr.ph.new:                                    ; preds = %B82.lr.ph
  %unroll_iter = and i64 %arg.n, 9223372036854775800
  br label %B82
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #0

define double @cfunc._ZN8__main__6energyB2v2B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dE10float64_2ax(ptr readonly captures(none) %.1, i64 %.2) local_unnamed_addr {
entry:
  %.4 = alloca double, align 8
  store double 0.000000e+00, ptr %.4, align 8
  %.8 = call i32 @_ZN8__main__6energyB2v2B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dE10float64_2ax(ptr nonnull %.4, ptr nonnull poison, ptr %.1, i64 %.2) #1
  %.18 = load double, ptr %.4, align 8
  %.20 = alloca i32, align 4
  store i32 0, ptr %.20, align 4
  %cond = icmp eq i32 %.8, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !2

entry.if:                                         ; preds = %entry
  %.16 = icmp sgt i32 %.8, 0
  call void @numba_gil_ensure(ptr nonnull %.20)
  br i1 %.16, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %entry, %.23
  ret double %.18

.23:                                              ; preds = %entry.if.endif, %entry.if.endif.endif.endif, %entry.if.endif.if
  %.71 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>")
  call void @PyErr_WriteUnraisable(ptr %.71)
  call void @Py_DecRef(ptr %.71)
  call void @numba_gil_release(ptr nonnull %.20)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  unreachable

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.8, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.23
  ]

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.23

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function")
  br label %.23
}

declare void @numba_gil_ensure(ptr) local_unnamed_addr

declare ptr @PyUnicode_FromString(ptr) local_unnamed_addr

declare void @PyErr_WriteUnraisable(ptr) local_unnamed_addr

declare void @Py_DecRef(ptr) local_unnamed_addr

declare void @numba_gil_release(ptr) local_unnamed_addr

declare void @PyErr_Clear() local_unnamed_addr

declare void @PyErr_SetString(ptr, ptr) local_unnamed_addr

declare void @PyErr_SetNone(ptr) local_unnamed_addr

; Function Attrs: noinline
define linkonce_odr void @NRT_decref(ptr %.1) local_unnamed_addr #1 {
.3:
  %.4 = icmp eq ptr %.1, null
  br i1 %.4, label %common.ret1, label %.3.endif, !prof !3

common.ret1:                                      ; preds = %.3, %.3.endif
  ret void

.3.endif:                                         ; preds = %.3
  fence release
  %0 = tail call i8 @llvm.x86.atomic.sub.cc.i64(ptr nonnull %.1, i64 1, i32 4)
  %1 = trunc i8 %0 to i1
  br i1 %1, label %.3.endif.if, label %common.ret1, !prof !3

.3.endif.if:                                      ; preds = %.3.endif
  fence acquire
  tail call void @NRT_MemInfo_call_dtor(ptr nonnull %.1)
  ret void
}

; Function Attrs: nounwind
declare i8 @llvm.x86.atomic.sub.cc.i64(ptr, i64, i32 immarg) #2

declare void @NRT_MemInfo_call_dtor(ptr) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { noinline }
attributes #2 = { nounwind }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"branch_weights", i32 49, i32 1}
!3 = !{!"branch_weights", i32 1, i32 99}

; ModuleID = 'filled'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZN08NumbaEnv8__main__6filledB2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dEdx = common local_unnamed_addr global ptr null
@PyExc_RuntimeError = external global i8
@".const.Error creating Python tuple from runtime exception arguments" = internal constant [61 x i8] c"Error creating Python tuple from runtime exception arguments\00"
@".const.<numba.core.cpu.CPUContext>" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@_ZN08NumbaEnv5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB2v2B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29 = common local_unnamed_addr global ptr null
@_ZN08NumbaEnv5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB2v3B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx39Function_28_3cclass_20_27float_27_3e_29 = common local_unnamed_addr global ptr null
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b = internal constant [77 x i8] c"\80\04\95B\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Fnegative dimensions not allowed\94\85\94N\87\94."
@.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1 = internal constant [20 x i8] c"3\1B\85c\BD\B9\DA\C8\1B8B\22s\05,Ho\C1pk"
@.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b, i32 77, ptr @.const.pickledata.331b8563bdb9dac81b38422273052c486fc1706b.sha1, ptr null, i32 0 }
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57 = internal constant [137 x i8] c"\80\04\95~\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C[array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.\94\85\94N\87\94."
@.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1 = internal constant [20 x i8] c"X\E1N\CC\B5\07\B1\E0 i\81t\02#\E6\85\CB\8C<W"
@.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57, i32 137, ptr @.const.pickledata.58e14eccb507b1e0206981740223e685cb8c3c57.sha1, ptr null, i32 0 }
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209 = internal constant [86 x i8] c"\80\04\95K\00\00\00\00\00\00\00\8C\08builtins\94\8C\0BMemoryError\94\93\94\8C'Allocation failed (probably too large).\94\85\94N\87\94."
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1 = internal constant [20 x i8] c"\BA(\9D\81\F0\\p \F3G|\15sH\04\DFe\AB\E2\09"
@.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209, i32 86, ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1, ptr null, i32 0 }
@_ZN08NumbaEnv5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB2v6B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE5ArrayIdLi1E1C7mutable7alignedE = common local_unnamed_addr global ptr null
@_ZN08NumbaEnv5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB2v7B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29 = common local_unnamed_addr global ptr null
@_ZN08NumbaEnv5numba2np8arrayobj15_call_allocatorB2v4B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj = common local_unnamed_addr global ptr null
@_ZN08NumbaEnv5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB2v5B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj = common local_unnamed_addr global ptr null
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.10 = internal constant [86 x i8] c"\80\04\95K\00\00\00\00\00\00\00\8C\08builtins\94\8C\0BMemoryError\94\93\94\8C'Allocation failed (probably too large).\94\85\94N\87\94."
@.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1.11 = internal constant [20 x i8] c"\BA(\9D\81\F0\\p \F3G|\15sH\04\DFe\AB\E2\09"
@.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209.9 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.10, i32 86, ptr @.const.pickledata.ba289d81f05c7020f3477c15734804df65abe209.sha1.11, ptr null, i32 0 }

define range(i32 0, 2) i32 @_ZN8__main__6filledB2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dEdx(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, double %arg.x, i64 %arg.n) local_unnamed_addr {
B0:
  %.15.i.i = icmp slt i64 %arg.n, 0
  br i1 %.15.i.i, label %B0.if.if, label %B0.endif.endif.i.i, !prof !0

B0.endif.endif.i.i:                               ; preds = %B0
  %const = bitcast i64 1152921504606846968 to i64
  %const_mat = add i64 %const, 7
  %.31.i.i = icmp samesign ugt i64 %arg.n, %const_mat
  br i1 %.31.i.i, label %B0.if.if, label %B0.endif.endif.endif.i.i, !prof !0

B0.endif.endif.endif.i.i:                         ; preds = %B0.endif.endif.i.i
  %.30.i.i = shl nuw nsw i64 %arg.n, 3
  %.7.i.i.i.i = tail call ptr @NRT_MemInfo_alloc_aligned(i64 %.30.i.i, i32 32), !noalias !1
  %.8.i.i.i.i = icmp eq ptr %.7.i.i.i.i, null
  br i1 %.8.i.i.i.i, label %B0.if.if, label %B0.endif.endif.endif.i, !prof !0

B116:                                             ; preds = %B116.preheader26, %B116
  %.182201203 = phi i64 [ %7, %B116 ], [ %.182201203.unr, %B116.preheader26 ]
  %.215 = uitofp nneg i64 %.182201203 to double
  %.216 = fmul double %arg.x, %.215
  %sunkaddr = mul i64 %.182201203, 8
  %sunkaddr90 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr
  store double %.216, ptr %sunkaddr90, align 8
  %.277 = tail call double @llvm.sin.f64(double %.216)
  %.278 = fadd double %.277, 1.000000e+00
  %sunkaddr91 = mul i64 %.182201203, 8
  %sunkaddr92 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr91
  store double %.278, ptr %sunkaddr92, align 8
  %0 = add i64 %.182201203, 1
  %.215.1 = uitofp nneg i64 %0 to double
  %.216.1 = fmul double %arg.x, %.215.1
  %sunkaddr93 = mul i64 %.182201203, 8
  %sunkaddr94 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 8
  store double %.216.1, ptr %sunkaddr95, align 8
  %.277.1 = tail call double @llvm.sin.f64(double %.216.1)
  %.278.1 = fadd double %.277.1, 1.000000e+00
  %sunkaddr96 = mul i64 %.182201203, 8
  %sunkaddr97 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr96
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr97, i64 8
  store double %.278.1, ptr %sunkaddr98, align 8
  %1 = add i64 %0, 1
  %.215.2 = uitofp nneg i64 %1 to double
  %.216.2 = fmul double %arg.x, %.215.2
  %sunkaddr99 = mul i64 %.182201203, 8
  %sunkaddr100 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr99
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 16
  store double %.216.2, ptr %sunkaddr101, align 8
  %.277.2 = tail call double @llvm.sin.f64(double %.216.2)
  %.278.2 = fadd double %.277.2, 1.000000e+00
  %sunkaddr102 = mul i64 %.182201203, 8
  %sunkaddr103 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 16
  store double %.278.2, ptr %sunkaddr104, align 8
  %2 = add i64 %1, 1
  %.215.3 = uitofp nneg i64 %2 to double
  %.216.3 = fmul double %arg.x, %.215.3
  %sunkaddr105 = mul i64 %.182201203, 8
  %sunkaddr106 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr105
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 24
  store double %.216.3, ptr %sunkaddr107, align 8
  %.277.3 = tail call double @llvm.sin.f64(double %.216.3)
  %.278.3 = fadd double %.277.3, 1.000000e+00
  %sunkaddr108 = mul i64 %.182201203, 8
  %sunkaddr109 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 24
  store double %.278.3, ptr %sunkaddr110, align 8
  %3 = add i64 %2, 1
  %.215.4 = uitofp nneg i64 %3 to double
  %.216.4 = fmul double %arg.x, %.215.4
  %sunkaddr111 = mul i64 %.182201203, 8
  %sunkaddr112 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr111
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr112, i64 32
  store double %.216.4, ptr %sunkaddr113, align 8
  %.277.4 = tail call double @llvm.sin.f64(double %.216.4)
  %.278.4 = fadd double %.277.4, 1.000000e+00
  %sunkaddr114 = mul i64 %.182201203, 8
  %sunkaddr115 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr114
  %sunkaddr116 = getelementptr i8, ptr %sunkaddr115, i64 32
  store double %.278.4, ptr %sunkaddr116, align 8
  %4 = add i64 %3, 1
  %.215.5 = uitofp nneg i64 %4 to double
  %.216.5 = fmul double %arg.x, %.215.5
  %sunkaddr117 = mul i64 %.182201203, 8
  %sunkaddr118 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr117
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 40
  store double %.216.5, ptr %sunkaddr119, align 8
  %.277.5 = tail call double @llvm.sin.f64(double %.216.5)
  %.278.5 = fadd double %.277.5, 1.000000e+00
  %sunkaddr120 = mul i64 %.182201203, 8
  %sunkaddr121 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr120
  %sunkaddr122 = getelementptr i8, ptr %sunkaddr121, i64 40
  store double %.278.5, ptr %sunkaddr122, align 8
  %5 = add i64 %4, 1
  %.215.6 = uitofp nneg i64 %5 to double
  %.216.6 = fmul double %arg.x, %.215.6
  %sunkaddr123 = mul i64 %.182201203, 8
  %sunkaddr124 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr123
  %sunkaddr125 = getelementptr i8, ptr %sunkaddr124, i64 48
  store double %.216.6, ptr %sunkaddr125, align 8
  %.277.6 = tail call double @llvm.sin.f64(double %.216.6)
  %.278.6 = fadd double %.277.6, 1.000000e+00
  %sunkaddr126 = mul i64 %.182201203, 8
  %sunkaddr127 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr126
  %sunkaddr128 = getelementptr i8, ptr %sunkaddr127, i64 48
  store double %.278.6, ptr %sunkaddr128, align 8
  %6 = add i64 %5, 1
  %.215.7 = uitofp nneg i64 %6 to double
  %.216.7 = fmul double %arg.x, %.215.7
  %sunkaddr129 = mul i64 %.182201203, 8
  %sunkaddr130 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr129
  %sunkaddr131 = getelementptr i8, ptr %sunkaddr130, i64 56
  store double %.216.7, ptr %sunkaddr131, align 8
  %.277.7 = tail call double @llvm.sin.f64(double %.216.7)
  %.278.7 = fadd double %.277.7, 1.000000e+00
  %sunkaddr132 = mul i64 %.182201203, 8
  %sunkaddr133 = getelementptr i8, ptr %.6.i.i, i64 %sunkaddr132
  %sunkaddr134 = getelementptr i8, ptr %sunkaddr133, i64 56
  store double %.278.7, ptr %sunkaddr134, align 8
  %7 = add i64 %6, 1
  %exitcond.not.7 = icmp eq i64 %arg.n, %7
  br i1 %exitcond.not.7, label %B236.preheader, label %B116, !llvm.loop !14

B236.preheader:                                   ; preds = %B116, %B116.prol.loopexit, %middle.block
  %8 = add nsw i64 %arg.n, -1
  %xtraiter22 = and i64 %arg.n, 7
  %9 = icmp ult i64 %8, 7
  br i1 %9, label %B236.epil.preheader, label %B236.preheader.new

B236.preheader.new:                               ; preds = %B236.preheader
  %unroll_iter = and i64 %arg.n, %const
  br label %B236

B236:                                             ; preds = %B236, %B236.preheader.new
  %lsr.iv47 = phi i64 [ %lsr.iv.next48, %B236 ], [ %8, %B236.preheader.new ]
  %s.2.0211 = phi double [ 0.000000e+00, %B236.preheader.new ], [ %.502.7, %B236 ]
  %.405207209 = phi i64 [ 0, %B236.preheader.new ], [ %.412.7, %B236 ]
  %sunkaddr135 = mul i64 %.405207209, 8
  %sunkaddr136 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr135
  %.466 = load double, ptr %sunkaddr136, align 8
  %.483 = icmp slt i64 %lsr.iv47, 0
  %.484 = select i1 %.483, i64 %arg.n, i64 0
  %10 = shl i64 %.484, 3
  %scevgep46 = getelementptr i8, ptr %.6.i.i, i64 %10
  %11 = shl i64 %lsr.iv47, 3
  %scevgep49 = getelementptr i8, ptr %scevgep46, i64 %11
  %.499 = load double, ptr %scevgep49, align 8
  %.500 = fmul double %.466, %.499
  %.502 = fadd double %s.2.0211, %.500
  %sunkaddr137 = mul i64 %.405207209, 8
  %sunkaddr138 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr137
  %sunkaddr139 = getelementptr i8, ptr %sunkaddr138, i64 8
  %.466.1 = load double, ptr %sunkaddr139, align 8
  %12 = xor i64 %.405207209, -2
  %.469.1 = add nsw i64 %arg.n, %12
  %.483.1 = icmp slt i64 %.469.1, 0
  %.484.1 = select i1 %.483.1, i64 %arg.n, i64 0
  %13 = getelementptr double, ptr %.6.i.i, i64 %.469.1
  %.498.1 = getelementptr double, ptr %13, i64 %.484.1
  %.499.1 = load double, ptr %.498.1, align 8
  %.500.1 = fmul double %.466.1, %.499.1
  %.502.1 = fadd double %.502, %.500.1
  %sunkaddr140 = mul i64 %.405207209, 8
  %sunkaddr141 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr140
  %sunkaddr142 = getelementptr i8, ptr %sunkaddr141, i64 16
  %.466.2 = load double, ptr %sunkaddr142, align 8
  %14 = xor i64 %.405207209, -3
  %.469.2 = add nsw i64 %arg.n, %14
  %.483.2 = icmp slt i64 %.469.2, 0
  %.484.2 = select i1 %.483.2, i64 %arg.n, i64 0
  %15 = getelementptr double, ptr %.6.i.i, i64 %.469.2
  %.498.2 = getelementptr double, ptr %15, i64 %.484.2
  %.499.2 = load double, ptr %.498.2, align 8
  %.500.2 = fmul double %.466.2, %.499.2
  %.502.2 = fadd double %.502.1, %.500.2
  %sunkaddr143 = mul i64 %.405207209, 8
  %sunkaddr144 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr143
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr144, i64 24
  %.466.3 = load double, ptr %sunkaddr145, align 8
  %16 = xor i64 %.405207209, -4
  %.469.3 = add nsw i64 %arg.n, %16
  %.483.3 = icmp slt i64 %.469.3, 0
  %.484.3 = select i1 %.483.3, i64 %arg.n, i64 0
  %17 = getelementptr double, ptr %.6.i.i, i64 %.469.3
  %.498.3 = getelementptr double, ptr %17, i64 %.484.3
  %.499.3 = load double, ptr %.498.3, align 8
  %.500.3 = fmul double %.466.3, %.499.3
  %.502.3 = fadd double %.502.2, %.500.3
  %sunkaddr146 = mul i64 %.405207209, 8
  %sunkaddr147 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr146
  %sunkaddr148 = getelementptr i8, ptr %sunkaddr147, i64 32
  %.466.4 = load double, ptr %sunkaddr148, align 8
  %18 = xor i64 %.405207209, -5
  %.469.4 = add nsw i64 %arg.n, %18
  %.483.4 = icmp slt i64 %.469.4, 0
  %.484.4 = select i1 %.483.4, i64 %arg.n, i64 0
  %19 = getelementptr double, ptr %.6.i.i, i64 %.469.4
  %.498.4 = getelementptr double, ptr %19, i64 %.484.4
  %.499.4 = load double, ptr %.498.4, align 8
  %.500.4 = fmul double %.466.4, %.499.4
  %.502.4 = fadd double %.502.3, %.500.4
  %sunkaddr149 = mul i64 %.405207209, 8
  %sunkaddr150 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr149
  %sunkaddr151 = getelementptr i8, ptr %sunkaddr150, i64 40
  %.466.5 = load double, ptr %sunkaddr151, align 8
  %20 = xor i64 %.405207209, -6
  %.469.5 = add nsw i64 %arg.n, %20
  %.483.5 = icmp slt i64 %.469.5, 0
  %.484.5 = select i1 %.483.5, i64 %arg.n, i64 0
  %21 = getelementptr double, ptr %.6.i.i, i64 %.469.5
  %.498.5 = getelementptr double, ptr %21, i64 %.484.5
  %.499.5 = load double, ptr %.498.5, align 8
  %.500.5 = fmul double %.466.5, %.499.5
  %.502.5 = fadd double %.502.4, %.500.5
  %sunkaddr152 = mul i64 %.405207209, 8
  %sunkaddr153 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr152
  %sunkaddr154 = getelementptr i8, ptr %sunkaddr153, i64 48
  %.466.6 = load double, ptr %sunkaddr154, align 8
  %22 = xor i64 %.405207209, -7
  %.469.6 = add nsw i64 %arg.n, %22
  %.483.6 = icmp slt i64 %.469.6, 0
  %.484.6 = select i1 %.483.6, i64 %arg.n, i64 0
  %23 = getelementptr double, ptr %.6.i.i, i64 %.469.6
  %.498.6 = getelementptr double, ptr %23, i64 %.484.6
  %.499.6 = load double, ptr %.498.6, align 8
  %.500.6 = fmul double %.466.6, %.499.6
  %.502.6 = fadd double %.502.5, %.500.6
  %.412.7 = add nuw i64 %.405207209, 8
  %sunkaddr155 = mul i64 %.405207209, 8
  %sunkaddr156 = getelementptr i8, ptr %.6.i.i.i, i64 %sunkaddr155
  %sunkaddr157 = getelementptr i8, ptr %sunkaddr156, i64 56
  %.466.7 = load double, ptr %sunkaddr157, align 8
  %24 = xor i64 %.405207209, -8
  %.469.7 = add nsw i64 %arg.n, %24
  %.483.7 = icmp slt i64 %.469.7, 0
  %.484.7 = select i1 %.483.7, i64 %arg.n, i64 0
  %25 = getelementptr double, ptr %.6.i.i, i64 %.469.7
  %.498.7 = getelementptr double, ptr %25, i64 %.484.7
  %.499.7 = load double, ptr %.498.7, align 8
  %.500.7 = fmul double %.466.7, %.499.7
  %.502.7 = fadd double %.502.6, %.500.7
  %lsr.iv.next48 = add i64 %lsr.iv47, -8
  %niter.ncmp.7 = icmp eq i64 %unroll_iter, %.412.7
  br i1 %niter.ncmp.7, label %B292.loopexit.unr-lcssa, label %B236

common.ret:                                       ; preds = %B0.endif.if.if, %B0.if.if, %B292
  %common.ret.op = phi i32 [ 0, %B292 ], [ 1, %B0.if.if ], [ 1, %B0.endif.if.if ]
  ret i32 %common.ret.op

B292.loopexit.unr-lcssa:                          ; preds = %B236
  %lcmp.mod23.not = icmp eq i64 %xtraiter22, 0
  br i1 %lcmp.mod23.not, label %B292, label %B236.epil.preheader

B236.epil.preheader:                              ; preds = %B292.loopexit.unr-lcssa, %B236.preheader
  %s.2.0211.epil.init = phi double [ 0.000000e+00, %B236.preheader ], [ %.502.7, %B292.loopexit.unr-lcssa ]
  %.405207209.epil.init = phi i64 [ 0, %B236.preheader ], [ %.412.7, %B292.loopexit.unr-lcssa ]
  %26 = add i64 %arg.n, -1
  %27 = sub i64 %26, %.405207209.epil.init
  %28 = shl i64 %.405207209.epil.init, 3
  %scevgep28 = getelementptr i8, ptr %.6.i.i.i, i64 %28
  br label %B236.epil

B236.epil:                                        ; preds = %B236.epil, %B236.epil.preheader
  %lsr.iv = phi i64 [ %lsr.iv.next, %B236.epil ], [ %27, %B236.epil.preheader ]
  %s.2.0211.epil = phi double [ %.502.epil, %B236.epil ], [ %s.2.0211.epil.init, %B236.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B236.epil ], [ 0, %B236.epil.preheader ]
  %29 = shl nuw nsw i64 %epil.iter, 3
  %scevgep29 = getelementptr i8, ptr %scevgep28, i64 %29
  %.466.epil = load double, ptr %scevgep29, align 8
  %.483.epil = icmp slt i64 %lsr.iv, 0
  %.484.epil = select i1 %.483.epil, i64 %arg.n, i64 0
  %30 = shl i64 %.484.epil, 3
  %scevgep = getelementptr i8, ptr %.6.i.i, i64 %30
  %31 = shl i64 %lsr.iv, 3
  %scevgep27 = getelementptr i8, ptr %scevgep, i64 %31
  %.499.epil = load double, ptr %scevgep27, align 8
  %.500.epil = fmul double %.466.epil, %.499.epil
  %.502.epil = fadd double %s.2.0211.epil, %.500.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %lsr.iv.next = add i64 %lsr.iv, -1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter22, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B292, label %B236.epil, !llvm.loop !16

B292:                                             ; preds = %B236.epil, %B292.loopexit.unr-lcssa, %B0.endif.endif.endif
  %s.2.0.lcssa = phi double [ 0.000000e+00, %B0.endif.endif.endif ], [ %.502.7, %B292.loopexit.unr-lcssa ], [ %.502.epil, %B236.epil ]
  tail call void @NRT_decref(ptr nonnull %.7.i.i.i)
  tail call void @NRT_decref(ptr nonnull %.7.i.i.i.i)
  store double %s.2.0.lcssa, ptr %retptr, align 8
  br label %common.ret

B0.endif.endif.endif.i:                           ; preds = %B0.endif.endif.endif.i.i
  %.5.i.i.i = getelementptr i8, ptr %.7.i.i.i.i, i64 24
  %.6.i.i.i = load ptr, ptr %.5.i.i.i, align 8, !noalias !18
  tail call void @llvm.memset.p0.i64(ptr align 1 %.6.i.i.i, i8 0, i64 %.30.i.i, i1 false), !noalias !19
  %.7.i.i.i = tail call ptr @NRT_MemInfo_alloc_aligned(i64 %.30.i.i, i32 32), !noalias !22
  %.8.i.i.i = icmp eq ptr %.7.i.i.i, null
  br i1 %.8.i.i.i, label %B0.endif.if.if, label %B0.endif.endif.endif, !prof !0

B0.if.if:                                         ; preds = %B0.endif.endif.endif.i.i, %B0.endif.endif.i.i, %B0
  %excinfo.1.0.ph = phi ptr [ @.const.picklebuf.331b8563bdb9dac81b38422273052c486fc1706b, %B0 ], [ @.const.picklebuf.58e14eccb507b1e0206981740223e685cb8c3c57, %B0.endif.endif.i.i ], [ @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209, %B0.endif.endif.endif.i.i ]
  store ptr %excinfo.1.0.ph, ptr %excinfo, align 8
  br label %common.ret

B0.endif.if.if:                                   ; preds = %B0.endif.endif.endif.i
  store ptr @.const.picklebuf.ba289d81f05c7020f3477c15734804df65abe209.9, ptr %excinfo, align 8
  br label %common.ret

B0.endif.endif.endif:                             ; preds = %B0.endif.endif.endif.i
  %.5.i.i = getelementptr i8, ptr %.7.i.i.i, i64 24
  %.6.i.i = load ptr, ptr %.5.i.i, align 8, !noalias !32
  %.134.not = icmp eq i64 %arg.n, 0
  br i1 %.134.not, label %B292, label %B116.preheader

B116.preheader:                                   ; preds = %B0.endif.endif.endif
  %32 = ptrtoint ptr %.6.i.i.i to i64
  %.6.i.i19 = ptrtoint ptr %.6.i.i to i64
  %min.iters.check = icmp ult i64 %arg.n, 8
  %33 = sub i64 %.6.i.i19, %32
  %diff.check = icmp ult i64 %33, 64
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B116.preheader21, label %vector.ph

vector.ph:                                        ; preds = %B116.preheader
  %n.vec = and i64 %arg.n, %const
  %broadcast.splatinsert = insertelement <8 x double> poison, double %arg.x, i64 0
  %broadcast.splat = shufflevector <8 x double> %broadcast.splatinsert, <8 x double> poison, <8 x i32> zeroinitializer
  %34 = lshr i64 %arg.n, 3
  %35 = trunc i64 %34 to i57
  %36 = zext i57 %35 to i64
  %37 = shl nuw nsw i64 %36, 6
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %lsr.iv86 = phi i64 [ %lsr.iv.next87, %vector.body ], [ 0, %vector.ph ]
  %vec.ind = phi <8 x i64> [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %38 = uitofp nneg <8 x i64> %vec.ind to <8 x double>
  %39 = fmul <8 x double> %broadcast.splat, %38
  %scevgep89 = getelementptr i8, ptr %.6.i.i.i, i64 %lsr.iv86
  store <8 x double> %39, ptr %scevgep89, align 8
  %40 = tail call <8 x double> @llvm.sin.v8f64(<8 x double> %39)
  %41 = fadd <8 x double> %40, splat (double 1.000000e+00)
  %scevgep88 = getelementptr i8, ptr %.6.i.i, i64 %lsr.iv86
  store <8 x double> %41, ptr %scevgep88, align 8
  %vec.ind.next = add nuw nsw <8 x i64> %vec.ind, splat (i64 8)
  %lsr.iv.next87 = add nuw nsw i64 %lsr.iv86, 64
  %42 = icmp eq i64 %37, %lsr.iv.next87
  br i1 %42, label %middle.block, label %vector.body, !llvm.loop !33

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %arg.n, %n.vec
  br i1 %cmp.n, label %B236.preheader, label %B116.preheader21

B116.preheader21:                                 ; preds = %B116.preheader, %middle.block
  %.182201203.ph = phi i64 [ 0, %B116.preheader ], [ %n.vec, %middle.block ]
  %xtraiter = and i64 %arg.n, 7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B116.prol.loopexit, label %B116.prol.preheader

B116.prol.preheader:                              ; preds = %B116.preheader21
  br label %B116.prol

B116.prol:                                        ; preds = %B116.prol.preheader, %B116.prol
  %lsr.iv84 = phi i64 [ %xtraiter, %B116.prol.preheader ], [ %lsr.iv.next85, %B116.prol ]
  %.182201203.prol = phi i64 [ %.189.prol, %B116.prol ], [ %.182201203.ph, %B116.prol.preheader ]
  %.189.prol = add nuw nsw i64 %.182201203.prol, 1
  %.215.prol = uitofp nneg i64 %.182201203.prol to double
  %.216.prol = fmul double %arg.x, %.215.prol
  %43 = shl nuw nsw i64 %.182201203.prol, 3
  %scevgep83 = getelementptr i8, ptr %.6.i.i.i, i64 %43
  store double %.216.prol, ptr %scevgep83, align 8
  %.277.prol = tail call double @llvm.sin.f64(double %.216.prol)
  %.278.prol = fadd double %.277.prol, 1.000000e+00
  %44 = shl nuw nsw i64 %.182201203.prol, 3
  %scevgep82 = getelementptr i8, ptr %.6.i.i, i64 %44
  store double %.278.prol, ptr %scevgep82, align 8
  %lsr.iv.next85 = add nsw i64 %lsr.iv84, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next85, 0
  br i1 %prol.iter.cmp.not, label %B116.prol.loopexit, label %B116.prol, !llvm.loop !35

B116.prol.loopexit:                               ; preds = %B116.prol, %B116.preheader21
  %.182201203.unr = phi i64 [ %.182201203.ph, %B116.preheader21 ], [ %.189.prol, %B116.prol ]
  %45 = sub nsw i64 %.182201203.ph, %arg.n
  %46 = icmp ugt i64 %45, -8
  br i1 %46, label %B236.preheader, label %B116.preheader26

B116.preheader26:                                 ; preds = %B116.prol.loopexit
  br label %B116
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #1

define double @cfunc._ZN8__main__6filledB2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dEdx(double %.1, i64 %.2) local_unnamed_addr {
entry:
  %.4 = alloca double, align 8
  store double 0.000000e+00, ptr %.4, align 8
  %excinfo = alloca ptr, align 8
  store ptr null, ptr %excinfo, align 8
  %.8 = call i32 @_ZN8__main__6filledB2v1B52c8tJTIeFIjxB2IKSgI4CrvQClUYkACQB1EiFSRRB9GgCAA_3d_3dEdx(ptr nonnull %.4, ptr nonnull %excinfo, double %.1, i64 %.2) #2
  %.9 = load ptr, ptr %excinfo, align 8
  %.18 = load double, ptr %.4, align 8
  %.20 = alloca i32, align 4
  store i32 0, ptr %.20, align 4
  %cond = icmp eq i32 %.8, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !36

entry.if:                                         ; preds = %entry
  call void @numba_gil_ensure(ptr nonnull %.20)
  call void @PyErr_Clear()
  %.26 = load { ptr, i32, ptr, ptr, i32 }, ptr %.9, align 8
  %.27 = extractvalue { ptr, i32, ptr, ptr, i32 } %.26, 4
  %.28 = icmp sgt i32 %.27, 0
  %.31 = extractvalue { ptr, i32, ptr, ptr, i32 } %.26, 0
  %.33 = extractvalue { ptr, i32, ptr, ptr, i32 } %.26, 1
  br i1 %.28, label %entry.if.if.if, label %entry.if.if.else

common.ret:                                       ; preds = %entry, %.23, %entry.if.if.if.if
  %common.ret.op = phi double [ 0.000000e+00, %entry.if.if.if.if ], [ %.18, %.23 ], [ %.18, %entry ]
  ret double %common.ret.op

.23:                                              ; preds = %entry.if.if.endif, %entry.if.if.endif.if
  %.71 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>")
  call void @PyErr_WriteUnraisable(ptr %.71)
  call void @Py_DecRef(ptr %.71)
  call void @numba_gil_release(ptr nonnull %.20)
  br label %common.ret

entry.if.if.if:                                   ; preds = %entry.if
  %.34 = sext i32 %.33 to i64
  %.35 = call ptr @PyBytes_FromStringAndSize(ptr %.31, i64 %.34)
  %.36 = load { ptr, i32, ptr, ptr, i32 }, ptr %.9, align 8
  %.37 = extractvalue { ptr, i32, ptr, ptr, i32 } %.36, 2
  %.39 = extractvalue { ptr, i32, ptr, ptr, i32 } %.36, 3
  %.41 = call ptr %.39(ptr %.37)
  %.42 = icmp eq ptr %.41, null
  br i1 %.42, label %entry.if.if.if.if, label %entry.if.if.if.endif, !prof !0

entry.if.if.else:                                 ; preds = %entry.if
  %.55 = extractvalue { ptr, i32, ptr, ptr, i32 } %.26, 2
  %.56 = call ptr @numba_unpickle(ptr %.31, i32 %.33, ptr %.55)
  br label %entry.if.if.endif

entry.if.if.endif:                                ; preds = %entry.if.if.if.endif, %entry.if.if.else
  %.58 = phi ptr [ %.46, %entry.if.if.if.endif ], [ %.56, %entry.if.if.else ]
  %.59.not = icmp eq ptr %.58, null
  br i1 %.59.not, label %.23, label %entry.if.if.endif.if, !prof !0

entry.if.if.if.if:                                ; preds = %entry.if.if.if
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.Error creating Python tuple from runtime exception arguments")
  br label %common.ret

entry.if.if.if.endif:                             ; preds = %entry.if.if.if
  %.46 = call ptr @numba_runtime_build_excinfo_struct(ptr %.35, ptr nonnull %.41)
  call void @NRT_Free(ptr nonnull %.9)
  br label %entry.if.if.endif

entry.if.if.endif.if:                             ; preds = %entry.if.if.endif
  call void @numba_do_raise(ptr nonnull %.58)
  br label %.23
}

declare void @numba_gil_ensure(ptr) local_unnamed_addr

declare ptr @PyUnicode_FromString(ptr) local_unnamed_addr

declare void @PyErr_WriteUnraisable(ptr) local_unnamed_addr

declare void @Py_DecRef(ptr) local_unnamed_addr

declare void @numba_gil_release(ptr) local_unnamed_addr

declare void @PyErr_Clear() local_unnamed_addr

declare ptr @PyBytes_FromStringAndSize(ptr, i64) local_unnamed_addr

declare ptr @numba_unpickle(ptr, i32, ptr) local_unnamed_addr

declare void @PyErr_SetString(ptr, ptr) local_unnamed_addr

declare ptr @numba_runtime_build_excinfo_struct(ptr, ptr) local_unnamed_addr

declare void @NRT_Free(ptr) local_unnamed_addr

declare void @numba_do_raise(ptr) local_unnamed_addr

declare noalias ptr @NRT_MemInfo_alloc_aligned(i64, i32) local_unnamed_addr

; Function Attrs: noinline
define linkonce_odr void @NRT_decref(ptr %.1) local_unnamed_addr #2 {
.3:
  %.4 = icmp eq ptr %.1, null
  br i1 %.4, label %common.ret, label %.3.endif, !prof !0

common.ret:                                       ; preds = %.3, %.3.endif
  ret void

.3.endif:                                         ; preds = %.3
  fence release
  %0 = tail call i8 @llvm.x86.atomic.sub.cc.i64(ptr nonnull %.1, i64 1, i32 4)
  %1 = trunc i8 %0 to i1
  br i1 %1, label %.3.endif.if, label %common.ret, !prof !0

.3.endif.if:                                      ; preds = %.3.endif
  fence acquire
  tail call void @NRT_MemInfo_call_dtor(ptr nonnull %.1)
  ret void
}

; Function Attrs: nounwind
declare i8 @llvm.x86.atomic.sub.cc.i64(ptr, i64, i32 immarg) #3

declare void @NRT_MemInfo_call_dtor(ptr) local_unnamed_addr

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.sin.v8f64(<8 x double>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
attributes #3 = { nounwind }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!0 = !{!"branch_weights", i32 1, i32 99}
!1 = !{!2, !4, !5, !7, !8, !10, !11, !13}
!2 = distinct !{!2, !3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB2v5B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!3 = distinct !{!3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB2v5B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!4 = distinct !{!4, !3, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB2v5B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!5 = distinct !{!5, !6, !"_ZN5numba2np8arrayobj15_call_allocatorB2v4B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!6 = distinct !{!6, !"_ZN5numba2np8arrayobj15_call_allocatorB2v4B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!7 = distinct !{!7, !6, !"_ZN5numba2np8arrayobj15_call_allocatorB2v4B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!8 = distinct !{!8, !9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB2v3B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx39Function_28_3cclass_20_27float_27_3e_29: %retptr"}
!9 = distinct !{!9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB2v3B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx39Function_28_3cclass_20_27float_27_3e_29"}
!10 = distinct !{!10, !9, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB2v3B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx39Function_28_3cclass_20_27float_27_3e_29: %excinfo"}
!11 = distinct !{!11, !12, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB2v2B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!12 = distinct !{!12, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB2v2B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!13 = distinct !{!13, !12, !"_ZN5numba2np8arrayobj11ol_np_zeros12_3clocals_3e4implB2v2B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.isvectorized", i32 1}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!8, !10, !11, !13}
!19 = !{!20, !11, !13}
!20 = distinct !{!20, !21, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB2v6B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!21 = distinct !{!21, !"_ZN5numba2np8arrayobj18ol_array_zero_fill12_3clocals_3e4implB2v6B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!22 = !{!23, !25, !26, !28, !29, !31}
!23 = distinct !{!23, !24, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB2v5B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!24 = distinct !{!24, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB2v5B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!25 = distinct !{!25, !24, !"_ZN5numba2np8arrayobj18_ol_array_allocate12_3clocals_3e4implB2v5B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!26 = distinct !{!26, !27, !"_ZN5numba2np8arrayobj15_call_allocatorB2v4B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %retptr"}
!27 = distinct !{!27, !"_ZN5numba2np8arrayobj15_call_allocatorB2v4B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj"}
!28 = distinct !{!28, !27, !"_ZN5numba2np8arrayobj15_call_allocatorB2v4B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEN29typeref_5b_3cclass_20_27numba4core5types8npytypes14Array_27_3e_5dExj: %excinfo"}
!29 = distinct !{!29, !30, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB2v7B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %retptr"}
!30 = distinct !{!30, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB2v7B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29"}
!31 = distinct !{!31, !30, !"_ZN5numba2np8arrayobj11ol_np_empty12_3clocals_3e4implB2v7B42c8tJTIeFIjxB2IKSgI4CrvQClcaMQ5hEEUSJJgA_3dEx48omitted_28default_3d_3cclass_20_27float_27_3e_29: %excinfo"}
!32 = !{!29, !31}
!33 = distinct !{!33, !15, !34}
!34 = !{!"llvm.loop.unroll.runtime.disable"}
!35 = distinct !{!35, !17}
!36 = !{!"branch_weights", i32 49, i32 1}

; ModuleID = 'shapes'
source_filename = "shapes"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%Shape = type { i64, [2 x i64] }

; alloc::raw_vec::RawVecInner<A>::finish_grow
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h6a2f9a5e872bde4dE"(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(24) initializes((0, 8)) %_0, i64 %self.0.val, ptr %self.8.val, i64 noundef %cap) unnamed_addr #0 {
start:
  %_33.0 = shl i64 %cap, 3
  %_33.1 = icmp ult i64 %cap, 2305843009213693952
  %_38 = icmp ult i64 %_33.0, 9223372036854775801
  %or.cond = and i1 %_33.1, %_38
  br i1 %or.cond, label %bb15, label %bb11, !prof !3

bb15:                                             ; preds = %start
  %0 = icmp eq i64 %self.0.val, 0
  br i1 %0, label %bb5, label %bb3

bb3:                                              ; preds = %bb15
  %alloc_size.i = shl nuw i64 %self.0.val, 3
  %1 = icmp ne ptr %self.8.val, null
  tail call void @llvm.assume(i1 %1)
  %cond.i.i = icmp uge i64 %_33.0, %alloc_size.i
  tail call void @llvm.assume(i1 %cond.i.i)
; call __rustc::__rust_realloc
  %raw_ptr.i.i = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr noundef nonnull %self.8.val, i64 noundef %alloc_size.i, i64 noundef 8, i64 noundef range(i64 0, 9223372036854775801) %_33.0) #13
  br label %bb7

bb5:                                              ; preds = %bb15
  %2 = icmp eq i64 %_33.0, 0
  br i1 %2, label %bb9, label %bb4.i.i

bb4.i.i:                                          ; preds = %bb5
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #13
; call __rustc::__rust_alloc
  %3 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %_33.0, i64 noundef 8) #13
  br label %bb7

bb7:                                              ; preds = %bb4.i.i, %bb3
  %raw_ptr.i.i.pn = phi ptr [ %raw_ptr.i.i, %bb3 ], [ %3, %bb4.i.i ]
  %4 = icmp eq ptr %raw_ptr.i.i.pn, null
  br i1 %4, label %bb8, label %bb9

bb8:                                              ; preds = %bb7
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 8, ptr %5, align 8
  br label %bb11

bb9:                                              ; preds = %bb5, %bb7
  %raw_ptr.i.i.pn8 = phi ptr [ %raw_ptr.i.i.pn, %bb7 ], [ inttoptr (i64 8 to ptr), %bb5 ]
  %6 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %raw_ptr.i.i.pn8, ptr %6, align 8
  br label %bb11

bb11:                                             ; preds = %start, %bb9, %bb8
  %.sink9 = phi i64 [ 16, %bb9 ], [ 16, %bb8 ], [ 8, %start ]
  %_33.0.sink = phi i64 [ %_33.0, %bb9 ], [ %_33.0, %bb8 ], [ 0, %start ]
  %storemerge8 = phi i64 [ 0, %bb9 ], [ 1, %bb8 ], [ 1, %start ]
  %7 = getelementptr inbounds nuw i8, ptr %_0, i64 %.sink9
  store i64 %_33.0.sink, ptr %7, align 8
  store i64 %storemerge8, ptr %_0, align 8
  ret void
}

; alloc::raw_vec::RawVecInner<A>::reserve::do_reserve_and_handle
; Function Attrs: cold nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h98a24125d011ef99E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(16) %slf, i64 noundef %len, i64 noundef %additional) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %self3.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4)
  %_25.0.i = add i64 %additional, %len
  %_25.1.i = icmp ult i64 %_25.0.i, %len
  br i1 %_25.1.i, label %bb2, label %bb9.i

bb9.i:                                            ; preds = %start
  %self5.i = load i64, ptr %slf, align 8, !range !7, !alias.scope !4, !noundef !8
  %v16.i = shl nuw i64 %self5.i, 1
  %..i.i = tail call noundef i64 @llvm.umax.i64(i64 %_25.0.i, i64 range(i64 0, -1) %v16.i)
  %..i16.i = tail call noundef i64 @llvm.umax.i64(i64 %..i.i, i64 4)
  call void @llvm.lifetime.start.p0(ptr nonnull %self3.i), !noalias !4
  %0 = getelementptr inbounds nuw i8, ptr %slf, i64 8
  %self.val15.i = load ptr, ptr %0, align 8, !alias.scope !4
; call alloc::raw_vec::RawVecInner<A>::finish_grow
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$11finish_grow17h6a2f9a5e872bde4dE"(ptr noalias noundef align 8 captures(none) dereferenceable(24) %self3.i, i64 %self5.i, ptr %self.val15.i, i64 noundef %..i16.i) #13
  %_37.i = load i64, ptr %self3.i, align 8, !range !9, !noalias !4, !noundef !8
  %1 = trunc nuw i64 %_37.i to i1
  %2 = getelementptr inbounds nuw i8, ptr %self3.i, i64 8
  br i1 %1, label %bb18.i, label %bb3

bb18.i:                                           ; preds = %bb9.i
  %e.0.i = load i64, ptr %2, align 8, !range !10, !noalias !4, !noundef !8
  %3 = getelementptr inbounds nuw i8, ptr %self3.i, i64 16
  %e.1.i = load i64, ptr %3, align 8, !noalias !4
  call void @llvm.lifetime.end.p0(ptr nonnull %self3.i), !noalias !4
  br label %bb2

bb2:                                              ; preds = %bb18.i, %start
  %_0.sroa.5.0.i.ph = phi i64 [ undef, %start ], [ %e.1.i, %bb18.i ]
  %_0.sroa.0.0.i.ph = phi i64 [ 0, %start ], [ %e.0.i, %bb18.i ]
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %_0.sroa.0.0.i.ph, i64 %_0.sroa.5.0.i.ph) #14
  unreachable

bb3:                                              ; preds = %bb9.i
  %v.0.i = load ptr, ptr %2, align 8, !noalias !4, !nonnull !8, !noundef !8
  call void @llvm.lifetime.end.p0(ptr nonnull %self3.i), !noalias !4
  store ptr %v.0.i, ptr %0, align 8, !alias.scope !4
  %4 = icmp sgt i64 %..i16.i, -1
  tail call void @llvm.assume(i1 %4)
  store i64 %..i16.i, ptr %slf, align 8, !alias.scope !4
  ret void
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @areas(double noundef %a, i64 noundef %k) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #13
; call __rustc::__rust_alloc
  %0 = tail call noundef align 8 dereferenceable_or_null(72) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 72, i64 noundef 8) #13
  %1 = icmp eq ptr %0, null
  br i1 %1, label %bb2.i, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit, !prof !11

bb2.i:                                            ; preds = %start
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 72) #14
  unreachable

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit: ; preds = %start
  %_7 = fadd double %a, 1.000000e+00
  store i64 0, ptr %0, align 8
  %_5.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %a, ptr %_5.sroa.4.0..sroa_idx, align 8
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %2, align 8
  %_6.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 32
  store double %a, ptr %_6.sroa.4.0..sroa_idx, align 8
  %_6.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 40
  store double %_7, ptr %_6.sroa.5.0..sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 2, ptr %3, align 8
  %_0.i.i.i11.not.i = icmp eq i64 %k, 0
  br i1 %_0.i.i.i11.not.i, label %"_ZN4core3ptr57drop_in_place$LT$alloc..vec..Vec$LT$shapes..Shape$GT$$GT$17h8c76172dd1ebfbf5E.exit", label %bb1.i.i.i

bb1.i.i.i:                                        ; preds = %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9c8ec34fa8eed3d6E.exit.i"
  %accum.sroa.0.013.i = phi double [ %_0.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9c8ec34fa8eed3d6E.exit.i" ], [ -0.000000e+00, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ]
  %self.sroa.0.012.i = phi i64 [ %_0.i1.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9c8ec34fa8eed3d6E.exit.i" ], [ 0, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ]
  %_0.i1.i.i.i = add nuw i64 %self.sroa.0.012.i, 1
  %_4.i.i2.i = urem i64 %self.sroa.0.012.i, 3
  %_3.i.i.i = getelementptr inbounds nuw %Shape, ptr %0, i64 %_4.i.i2.i
  %_11.i.i.i = load i64, ptr %_3.i.i.i, align 8, !range !12, !noalias !13, !noundef !8
  switch i64 %_11.i.i.i, label %default.unreachable [
    i64 0, label %bb6.i.i.i
    i64 1, label %bb5.i.i.i
    i64 2, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9c8ec34fa8eed3d6E.exit.i"
  ]

default.unreachable:                              ; preds = %bb1.i.i.i
  unreachable

bb6.i.i.i:                                        ; preds = %bb1.i.i.i
  %4 = getelementptr inbounds nuw i8, ptr %_3.i.i.i, i64 8
  %_15.i.i.i = load double, ptr %4, align 8, !noalias !13, !noundef !8
  %_12.i.i.i = fmul double %_15.i.i.i, 3.000000e+00
  %5 = fmul double %_15.i.i.i, %_12.i.i.i
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9c8ec34fa8eed3d6E.exit.i"

bb5.i.i.i:                                        ; preds = %bb1.i.i.i
  %6 = getelementptr inbounds nuw i8, ptr %_3.i.i.i, i64 8
  %_13.i.i.i = load double, ptr %6, align 8, !noalias !13, !noundef !8
  %7 = getelementptr inbounds nuw i8, ptr %_3.i.i.i, i64 16
  %_14.i.i.i = load double, ptr %7, align 8, !noalias !13, !noundef !8
  %8 = fmul double %_13.i.i.i, %_14.i.i.i
  br label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9c8ec34fa8eed3d6E.exit.i"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9c8ec34fa8eed3d6E.exit.i": ; preds = %bb5.i.i.i, %bb6.i.i.i, %bb1.i.i.i
  %_0.sroa.0.0.i.i3.i = phi double [ %5, %bb6.i.i.i ], [ %8, %bb5.i.i.i ], [ 0.000000e+00, %bb1.i.i.i ]
  %_0.i.i.i = fadd double %accum.sroa.0.013.i, %_0.sroa.0.0.i.i3.i
  %exitcond.not.i = icmp eq i64 %_0.i1.i.i.i, %k
  br i1 %exitcond.not.i, label %"_ZN4core3ptr57drop_in_place$LT$alloc..vec..Vec$LT$shapes..Shape$GT$$GT$17h8c76172dd1ebfbf5E.exit", label %bb1.i.i.i

"_ZN4core3ptr57drop_in_place$LT$alloc..vec..Vec$LT$shapes..Shape$GT$$GT$17h8c76172dd1ebfbf5E.exit": ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9c8ec34fa8eed3d6E.exit.i", %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit
  %accum.sroa.0.0.lcssa.i = phi double [ -0.000000e+00, %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit ], [ %_0.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9c8ec34fa8eed3d6E.exit.i" ]
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %0, i64 noundef 72, i64 noundef range(i64 1, -9223372036854775807) 8) #13
  ret double %accum.sroa.0.0.lcssa.i
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @filtered(ptr noundef readonly captures(address_is_null) %x, i64 noundef %n) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %vector.i = alloca [24 x i8], align 8
  %0 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %0)
  %_15.idx = shl nuw nsw i64 %n, 3
  %1 = icmp eq i64 %n, 0
  br i1 %1, label %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h294427f6d6d1cb1bE.exit", label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i: ; preds = %start
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #13, !noalias !16
; call __rustc::__rust_alloc
  %2 = tail call noundef align 8 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) %_15.idx, i64 noundef 8) #13, !noalias !16
  %3 = icmp eq ptr %2, null
  br i1 %3, label %bb3.i.i, label %bb8.i.i.i.i.i.i.preheader

bb8.i.i.i.i.i.i.preheader:                        ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i
  %min.iters.check = icmp eq i64 %n, 1
  br i1 %min.iters.check, label %bb8.i.i.i.i.i.i.preheader22, label %vector.ph

vector.ph:                                        ; preds = %bb8.i.i.i.i.i.i.preheader
  %n.vec = and i64 %n, -2
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %4 = getelementptr inbounds nuw double, ptr %x, i64 %index
  %wide.load = load <2 x double>, ptr %4, align 8, !noalias !21
  %5 = tail call <2 x double> @llvm.sin.v2f64(<2 x double> %wide.load)
  %6 = fmul <2 x double> %5, splat (double 2.000000e+00)
  %7 = getelementptr inbounds nuw double, ptr %2, i64 %index
  store <2 x double> %6, ptr %7, align 8, !noalias !32
  %index.next = add nuw i64 %index, 2
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !39

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h294427f6d6d1cb1bE.exit", label %bb8.i.i.i.i.i.i.preheader22

bb8.i.i.i.i.i.i.preheader22:                      ; preds = %bb8.i.i.i.i.i.i.preheader, %middle.block
  %.ph = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %n.vec, %middle.block ]
  br label %bb8.i.i.i.i.i.i

bb3.i.i:                                          ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 %_15.idx) #14, !noalias !42
  unreachable

bb8.i.i.i.i.i.i:                                  ; preds = %bb8.i.i.i.i.i.i.preheader22, %bb8.i.i.i.i.i.i
  %9 = phi i64 [ %11, %bb8.i.i.i.i.i.i ], [ %.ph, %bb8.i.i.i.i.i.i.preheader22 ]
  %_45.i.i.i.i.i.i = getelementptr inbounds nuw double, ptr %x, i64 %9
  %_45.val.i.i.i.i.i.i = load double, ptr %_45.i.i.i.i.i.i, align 8, !noalias !21, !noundef !8
  %10 = tail call double @llvm.sin.f64(double %_45.val.i.i.i.i.i.i)
  %_0.i.i.i.i.i.i.i.i = fmul double %10, 2.000000e+00
  %_3.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw double, ptr %2, i64 %9
  store double %_0.i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i, align 8, !noalias !32
  %11 = add nuw i64 %9, 1
  %_28.i.i.i.i.i.i = icmp eq i64 %11, %n
  br i1 %_28.i.i.i.i.i.i, label %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h294427f6d6d1cb1bE.exit", label %bb8.i.i.i.i.i.i, !llvm.loop !43

"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h294427f6d6d1cb1bE.exit": ; preds = %bb8.i.i.i.i.i.i, %middle.block, %start
  %12 = phi ptr [ inttoptr (i64 8 to ptr), %start ], [ %2, %middle.block ], [ %2, %bb8.i.i.i.i.i.i ]
  %_27 = getelementptr inbounds nuw double, ptr %12, i64 %n
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i), !noalias !44
  br label %bb1.i.i.i.i

bb1.i.i.i.i:                                      ; preds = %bb13.i.i.i.i, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h294427f6d6d1cb1bE.exit"
  %_231.i.i.i.i = phi ptr [ %_23.i.i.i.i, %bb13.i.i.i.i ], [ %12, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h294427f6d6d1cb1bE.exit" ]
  %_13.i.i.i.i = icmp eq ptr %_231.i.i.i.i, %_27
  br i1 %_13.i.i.i.i, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.thread", label %bb13.i.i.i.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.thread": ; preds = %bb1.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i), !noalias !44
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h491aa8c2477b3145E.exit"

bb13.i.i.i.i:                                     ; preds = %bb1.i.i.i.i
  %_23.i.i.i.i = getelementptr inbounds nuw i8, ptr %_231.i.i.i.i, i64 8
  %_3.i.i.i.i.i.i = load double, ptr %_231.i.i.i.i, align 8, !noalias !47, !noundef !8
  %_0.i.i.i.i.i.i = fcmp ogt double %_3.i.i.i.i.i.i, 5.000000e-01
  br i1 %_0.i.i.i.i.i.i, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i3, label %bb1.i.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i3: ; preds = %bb13.i.i.i.i
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #13, !noalias !54
; call __rustc::__rust_alloc
  %13 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 0, 9223372036854775801) 32, i64 noundef 8) #13, !noalias !54
  %14 = icmp eq ptr %13, null
  br i1 %14, label %bb3.i.i5, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17hd6cf7f35017235bcE.exit.i"

bb3.i.i5:                                         ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i3
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 8, i64 32) #14, !noalias !44
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17hd6cf7f35017235bcE.exit.i": ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i.i3
  store double %_3.i.i.i.i.i.i, ptr %13, align 8, !noalias !44
  store i64 4, ptr %vector.i, align 8, !noalias !44
  %vector1.sroa.4.0.vector.sroa_idx.i = getelementptr inbounds nuw i8, ptr %vector.i, i64 8
  store ptr %13, ptr %vector1.sroa.4.0.vector.sroa_idx.i, align 8, !noalias !44
  %vector1.sroa.6.0.vector.sroa_idx.i = getelementptr inbounds nuw i8, ptr %vector.i, i64 16
  store i64 1, ptr %vector1.sroa.6.0.vector.sroa_idx.i, align 8, !noalias !44
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !60)
  br label %bb1.i.i.i

bb1.i.i.i:                                        ; preds = %bb8.i.i.i, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17hd6cf7f35017235bcE.exit.i"
  %_23.i.i9.i = phi ptr [ %13, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17hd6cf7f35017235bcE.exit.i" ], [ %_23.i.i.i, %bb8.i.i.i ]
  %large.sroa.8.0.copyload = phi i64 [ 1, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17hd6cf7f35017235bcE.exit.i" ], [ %new_len.i.i.i, %bb8.i.i.i ]
  %iterator.sroa.0.0.i.i.i = phi ptr [ %_23.i.i.i.i, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17hd6cf7f35017235bcE.exit.i" ], [ %_23.i.i.i.i.i.i, %bb8.i.i.i ]
  br label %bb1.i.i.i.i.i.i

bb1.i.i.i.i.i.i:                                  ; preds = %bb13.i.i.i.i.i.i, %bb1.i.i.i
  %_231.i.i.i.i.i.i = phi ptr [ %_23.i.i.i.i.i.i, %bb13.i.i.i.i.i.i ], [ %iterator.sroa.0.0.i.i.i, %bb1.i.i.i ]
  %_13.i.i.i.i.i.i = icmp eq ptr %_231.i.i.i.i.i.i, %_27
  br i1 %_13.i.i.i.i.i.i, label %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit", label %bb13.i.i.i.i.i.i

bb13.i.i.i.i.i.i:                                 ; preds = %bb1.i.i.i.i.i.i
  %_23.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_231.i.i.i.i.i.i, i64 8
  %_3.i.i.i.i.i.i.i.i = load double, ptr %_231.i.i.i.i.i.i, align 8, !noalias !63, !noundef !8
  %_0.i.i.i.i.i.i.i.i4 = fcmp ogt double %_3.i.i.i.i.i.i.i.i, 5.000000e-01
  br i1 %_0.i.i.i.i.i.i.i.i4, label %bb3.i.i.i, label %bb1.i.i.i.i.i.i

bb3.i.i.i:                                        ; preds = %bb13.i.i.i.i.i.i
  %_19.i.i.i = icmp samesign ult i64 %large.sroa.8.0.copyload, 1152921504606846976
  tail call void @llvm.assume(i1 %_19.i.i.i)
  %self1.i.i.i = load i64, ptr %vector.i, align 8, !range !7, !alias.scope !70, !noalias !44, !noundef !8
  %_8.i.i.i = icmp eq i64 %large.sroa.8.0.copyload, %self1.i.i.i
  br i1 %_8.i.i.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9b4a1a500aba6e4aE.exit.i.i.i", label %bb8.i.i.i

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9b4a1a500aba6e4aE.exit.i.i.i": ; preds = %bb3.i.i.i
; call alloc::raw_vec::RawVecInner<A>::reserve::do_reserve_and_handle
  call fastcc void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h98a24125d011ef99E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i, i64 noundef %large.sroa.8.0.copyload, i64 noundef 1) #13
  %_23.i.i.pre.i = load ptr, ptr %vector1.sroa.4.0.vector.sroa_idx.i, align 8, !alias.scope !70, !noalias !44
  br label %bb8.i.i.i

bb8.i.i.i:                                        ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9b4a1a500aba6e4aE.exit.i.i.i", %bb3.i.i.i
  %_23.i.i.i = phi ptr [ %_23.i.i.pre.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9b4a1a500aba6e4aE.exit.i.i.i" ], [ %_23.i.i9.i, %bb3.i.i.i ]
  %dst.i.i.i = getelementptr inbounds nuw double, ptr %_23.i.i.i, i64 %large.sroa.8.0.copyload
  store double %_3.i.i.i.i.i.i.i.i, ptr %dst.i.i.i, align 8, !noalias !71
  %new_len.i.i.i = add nuw nsw i64 %large.sroa.8.0.copyload, 1
  store i64 %new_len.i.i.i, ptr %vector1.sroa.6.0.vector.sroa_idx.i, align 8, !alias.scope !70, !noalias !44
  br label %bb1.i.i.i

"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit": ; preds = %bb1.i.i.i.i.i.i
  %large.sroa.0.0.copyload = load i64, ptr %vector.i, align 8
  %large.sroa.5.0.copyload = load ptr, ptr %vector1.sroa.4.0.vector.sroa_idx.i, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i), !noalias !44
  %xtraiter = and i64 %large.sroa.8.0.copyload, 7
  %15 = icmp samesign ult i64 %large.sroa.8.0.copyload, 8
  br i1 %15, label %bb8.i.epil.preheader, label %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit.new"

"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit.new": ; preds = %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit"
  %unroll_iter = and i64 %large.sroa.8.0.copyload, 9223372036854775800
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit.new"
  %i.sroa.0.0.i = phi i64 [ 0, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit.new" ], [ %_27.i.7, %bb8.i ]
  %acc.sroa.0.0.i = phi double [ 1.000000e+00, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit.new" ], [ %_0.i.i.7, %bb8.i ]
  %niter = phi i64 [ 0, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit.new" ], [ %niter.next.7, %bb8.i ]
  %_45.i = getelementptr inbounds nuw double, ptr %large.sroa.5.0.copyload, i64 %i.sroa.0.0.i
  %_45.val.i = load double, ptr %_45.i, align 8, !noundef !8
  %_0.i.i = fmul double %acc.sroa.0.0.i, %_45.val.i
  %16 = getelementptr inbounds nuw double, ptr %large.sroa.5.0.copyload, i64 %i.sroa.0.0.i
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %_45.val.i.1 = load double, ptr %_45.i.1, align 8, !noundef !8
  %_0.i.i.1 = fmul double %_0.i.i, %_45.val.i.1
  %17 = getelementptr inbounds nuw double, ptr %large.sroa.5.0.copyload, i64 %i.sroa.0.0.i
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %_45.val.i.2 = load double, ptr %_45.i.2, align 8, !noundef !8
  %_0.i.i.2 = fmul double %_0.i.i.1, %_45.val.i.2
  %18 = getelementptr inbounds nuw double, ptr %large.sroa.5.0.copyload, i64 %i.sroa.0.0.i
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %_45.val.i.3 = load double, ptr %_45.i.3, align 8, !noundef !8
  %_0.i.i.3 = fmul double %_0.i.i.2, %_45.val.i.3
  %19 = getelementptr inbounds nuw double, ptr %large.sroa.5.0.copyload, i64 %i.sroa.0.0.i
  %_45.i.4 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %_45.val.i.4 = load double, ptr %_45.i.4, align 8, !noundef !8
  %_0.i.i.4 = fmul double %_0.i.i.3, %_45.val.i.4
  %20 = getelementptr inbounds nuw double, ptr %large.sroa.5.0.copyload, i64 %i.sroa.0.0.i
  %_45.i.5 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %_45.val.i.5 = load double, ptr %_45.i.5, align 8, !noundef !8
  %_0.i.i.5 = fmul double %_0.i.i.4, %_45.val.i.5
  %21 = getelementptr inbounds nuw double, ptr %large.sroa.5.0.copyload, i64 %i.sroa.0.0.i
  %_45.i.6 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %_45.val.i.6 = load double, ptr %_45.i.6, align 8, !noundef !8
  %_0.i.i.6 = fmul double %_0.i.i.5, %_45.val.i.6
  %22 = getelementptr inbounds nuw double, ptr %large.sroa.5.0.copyload, i64 %i.sroa.0.0.i
  %_45.i.7 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %_45.val.i.7 = load double, ptr %_45.i.7, align 8, !noundef !8
  %_0.i.i.7 = fmul double %_0.i.i.6, %_45.val.i.7
  %_27.i.7 = add nuw nsw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.unr-lcssa", label %bb8.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.unr-lcssa": ; preds = %bb8.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit", label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.unr-lcssa", %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit"
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit" ], [ %_27.i.7, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.unr-lcssa" ]
  %acc.sroa.0.0.i.epil.init = phi double [ 1.000000e+00, %"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE.exit" ], [ %_0.i.i.7, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.unr-lcssa" ]
  %lcmp.mod24 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod24)
  br label %bb8.i.epil

bb8.i.epil:                                       ; preds = %bb8.i.epil, %bb8.i.epil.preheader
  %i.sroa.0.0.i.epil = phi i64 [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ], [ %_27.i.epil, %bb8.i.epil ]
  %acc.sroa.0.0.i.epil = phi double [ %acc.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ], [ %_0.i.i.epil, %bb8.i.epil ]
  %epil.iter = phi i64 [ 0, %bb8.i.epil.preheader ], [ %epil.iter.next, %bb8.i.epil ]
  %_45.i.epil = getelementptr inbounds nuw double, ptr %large.sroa.5.0.copyload, i64 %i.sroa.0.0.i.epil
  %_45.val.i.epil = load double, ptr %_45.i.epil, align 8, !noundef !8
  %_0.i.i.epil = fmul double %acc.sroa.0.0.i.epil, %_45.val.i.epil
  %_27.i.epil = add nuw nsw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit", label %bb8.i.epil, !llvm.loop !72

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit": ; preds = %bb8.i.epil, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.unr-lcssa"
  %_0.i.i.lcssa = phi double [ %_0.i.i.7, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.unr-lcssa" ], [ %_0.i.i.epil, %bb8.i.epil ]
  %23 = icmp eq i64 %large.sroa.0.0.copyload, 0
  br i1 %23, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h491aa8c2477b3145E.exit", label %bb2.i.i.i.i

bb2.i.i.i.i:                                      ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit"
  %alloc_size.i.i.i.i.i = shl nuw i64 %large.sroa.0.0.copyload, 3
  %24 = icmp ne ptr %large.sroa.5.0.copyload, null
  tail call void @llvm.assume(i1 %24)
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %large.sroa.5.0.copyload, i64 noundef %alloc_size.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 8) #13
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h491aa8c2477b3145E.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h491aa8c2477b3145E.exit": ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.thread", %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit", %bb2.i.i.i.i
  %_0.sroa.0.0.i21 = phi double [ 1.000000e+00, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit.thread" ], [ %_0.i.i.lcssa, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hada0dfa7708ee5e8E.exit" ], [ %_0.i.i.lcssa, %bb2.i.i.i.i ]
  %25 = icmp eq i64 %n, 0
  br i1 %25, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h491aa8c2477b3145E.exit9", label %bb2.i.i.i.i7

bb2.i.i.i.i7:                                     ; preds = %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h491aa8c2477b3145E.exit"
  %alloc_size.i.i.i.i.i8 = shl nuw i64 %n, 3
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %12, i64 noundef %alloc_size.i.i.i.i.i8, i64 noundef range(i64 1, -9223372036854775807) 8) #13
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h491aa8c2477b3145E.exit9"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h491aa8c2477b3145E.exit9": ; preds = %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$$GT$17h491aa8c2477b3145E.exit", %bb2.i.i.i.i7
  ret double %_0.sroa.0.0.i21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define noundef double @options(double noundef %0) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_9 = fcmp ogt double %0, 1.000000e+00
  br i1 %_9, label %bb2, label %bb3

bb3:                                              ; preds = %start
  %1 = fmul double %0, %0
  br label %bb5

bb2:                                              ; preds = %start
  %2 = tail call double @llvm.log.f64(double %0)
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3
  %_3.sroa.0.0 = phi double [ %2, %bb2 ], [ %1, %bb3 ]
  %_6 = fadd double %0, 1.000000e+00
  %_11 = fcmp ogt double %_6, 1.000000e+00
  br i1 %_11, label %bb6.split, label %bb8

bb6.split:                                        ; preds = %bb5
  %3 = tail call double @llvm.log.f64(double %_6)
  %_0.i.i = fmul double %0, %3
  br label %bb8

bb8:                                              ; preds = %bb5, %bb6.split
  %phi.call = phi double [ %_0.i.i, %bb6.split ], [ 0.000000e+00, %bb5 ]
  %_0 = fadd double %_3.sroa.0.0, %phi.call
  ret double %_0
}

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(argmem: read) uwtable
define noundef double @path_length(ptr noundef readonly captures(none) %x, i64 noundef %n) unnamed_addr #3 {
start:
  %_166 = icmp ugt i64 %n, 1
  br i1 %_166, label %bb3.preheader, label %bb5

bb3.preheader:                                    ; preds = %start
  %0 = add i64 %n, -1
  %xtraiter = and i64 %0, 1
  %1 = icmp eq i64 %n, 2
  br i1 %1, label %bb3.epil.preheader, label %bb3.preheader.new

bb3.preheader.new:                                ; preds = %bb3.preheader
  %unroll_iter = and i64 %0, -2
  br label %bb3

bb5.loopexit.unr-lcssa:                           ; preds = %bb3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb5, label %bb3.epil.preheader

bb3.epil.preheader:                               ; preds = %bb5.loopexit.unr-lcssa, %bb3.preheader
  %sum.sroa.0.08.epil.init = phi double [ 0.000000e+00, %bb3.preheader ], [ %19, %bb5.loopexit.unr-lcssa ]
  %iter.sroa.0.07.epil.init = phi i64 [ 1, %bb3.preheader ], [ %15, %bb5.loopexit.unr-lcssa ]
  %lcmp.mod11 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod11)
  %2 = getelementptr inbounds nuw double, ptr %x, i64 %iter.sroa.0.07.epil.init
  %_9.epil = load double, ptr %2, align 8, !noundef !8
  %3 = getelementptr double, ptr %x, i64 %iter.sroa.0.07.epil.init
  %4 = getelementptr i8, ptr %3, i64 -8
  %_11.epil = load double, ptr %4, align 8, !noundef !8
  %_8.epil = fsub double %_9.epil, %_11.epil
  %5 = fmul double %_8.epil, %_8.epil
  %6 = tail call double @llvm.sqrt.f64(double %5)
  %_14.epil = uitofp i64 %iter.sroa.0.07.epil.init to double
  %_5.epil = fmul double %6, %_14.epil
  %7 = fadd double %sum.sroa.0.08.epil.init, %_5.epil
  br label %bb5

bb5:                                              ; preds = %bb3.epil.preheader, %bb5.loopexit.unr-lcssa, %start
  %sum.sroa.0.0.lcssa = phi double [ 0.000000e+00, %start ], [ %19, %bb5.loopexit.unr-lcssa ], [ %7, %bb3.epil.preheader ]
  ret double %sum.sroa.0.0.lcssa

bb3:                                              ; preds = %bb3, %bb3.preheader.new
  %sum.sroa.0.08 = phi double [ 0.000000e+00, %bb3.preheader.new ], [ %19, %bb3 ]
  %iter.sroa.0.07 = phi i64 [ 1, %bb3.preheader.new ], [ %15, %bb3 ]
  %niter = phi i64 [ 0, %bb3.preheader.new ], [ %niter.next.1, %bb3 ]
  %8 = add nuw i64 %iter.sroa.0.07, 1
  %9 = getelementptr inbounds nuw double, ptr %x, i64 %iter.sroa.0.07
  %_9 = load double, ptr %9, align 8, !noundef !8
  %10 = getelementptr double, ptr %x, i64 %iter.sroa.0.07
  %11 = getelementptr i8, ptr %10, i64 -8
  %_11 = load double, ptr %11, align 8, !noundef !8
  %_8 = fsub double %_9, %_11
  %12 = fmul double %_8, %_8
  %13 = tail call double @llvm.sqrt.f64(double %12)
  %_14 = uitofp i64 %iter.sroa.0.07 to double
  %_5 = fmul double %13, %_14
  %14 = fadd double %sum.sroa.0.08, %_5
  %15 = add nuw i64 %iter.sroa.0.07, 2
  %16 = getelementptr inbounds nuw double, ptr %x, i64 %8
  %_9.1 = load double, ptr %16, align 8, !noundef !8
  %_8.1 = fsub double %_9.1, %_9
  %17 = fmul double %_8.1, %_8.1
  %18 = tail call double @llvm.sqrt.f64(double %17)
  %_14.1 = uitofp i64 %8 to double
  %_5.1 = fmul double %18, %_14.1
  %19 = fadd double %14, %_5.1
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb5.loopexit.unr-lcssa, label %bb3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #6

; __rustc::__rust_realloc
; Function Attrs: nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc(ptr allocptr noundef, i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #7

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #1

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #8

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #9

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #1

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sin.v2f64(<2 x double>) #12

attributes #0 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!"branch_weights", i32 2000, i32 2002}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hf641bde5473f0c27E: %self"}
!6 = distinct !{!6, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hf641bde5473f0c27E"}
!7 = !{i64 0, i64 -9223372036854775808}
!8 = !{}
!9 = !{i64 0, i64 2}
!10 = !{i64 0, i64 -9223372036854775807}
!11 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!12 = !{i64 0, i64 3}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN4core4iter6traits8iterator8Iterator4fold17he88ecd8b9e4f66dcE: argument 0"}
!15 = distinct !{!15, !"_ZN4core4iter6traits8iterator8Iterator4fold17he88ecd8b9e4f66dcE"}
!16 = !{!17, !19}
!17 = distinct !{!17, !18, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h6192e34da130bf19E: %_0"}
!18 = distinct !{!18, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h6192e34da130bf19E"}
!19 = distinct !{!19, !20, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h294427f6d6d1cb1bE: %_0"}
!20 = distinct !{!20, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h294427f6d6d1cb1bE"}
!21 = !{!22, !24, !26, !28, !30, !19}
!22 = distinct !{!22, !23, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hdade4530b695bba4E: %f"}
!23 = distinct !{!23, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hdade4530b695bba4E"}
!24 = distinct !{!24, !25, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h288345ae31edc0ebE: %g"}
!25 = distinct !{!25, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h288345ae31edc0ebE"}
!26 = distinct !{!26, !27, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hd4f3e5e73900329dE: %f"}
!27 = distinct !{!27, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hd4f3e5e73900329dE"}
!28 = distinct !{!28, !29, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hf2c61bff8b6549bfE: %self"}
!29 = distinct !{!29, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hf2c61bff8b6549bfE"}
!30 = distinct !{!30, !31, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h2a305d97cea5f120E: %self"}
!31 = distinct !{!31, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h2a305d97cea5f120E"}
!32 = !{!33, !35, !37, !22, !24, !26, !28, !30, !19}
!33 = distinct !{!33, !34, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h5f8af173378e253fE: %_1"}
!34 = distinct !{!34, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h5f8af173378e253fE"}
!35 = distinct !{!35, !36, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17he6340b0e4d4096d1E: %_1"}
!36 = distinct !{!36, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17he6340b0e4d4096d1E"}
!37 = distinct !{!37, !38, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h78d338f660929a5dE: %_1"}
!38 = distinct !{!38, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h78d338f660929a5dE"}
!39 = distinct !{!39, !40, !41}
!40 = !{!"llvm.loop.isvectorized", i32 1}
!41 = !{!"llvm.loop.unroll.runtime.disable"}
!42 = !{!19}
!43 = distinct !{!43, !41, !40}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE: %_0"}
!46 = distinct !{!46, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he3f37ee9a2a6005bE"}
!47 = !{!48, !50, !52, !45}
!48 = distinct !{!48, !49, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4find17haab24ed0bb1927cdE: %self"}
!49 = distinct !{!49, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4find17haab24ed0bb1927cdE"}
!50 = distinct !{!50, !51, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc68c962bd09a931aE: %self"}
!51 = distinct !{!51, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc68c962bd09a931aE"}
!52 = distinct !{!52, !53, !"_ZN104_$LT$core..iter..adapters..cloned..Cloned$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h908cfad08925ebdaE: %self"}
!53 = distinct !{!53, !"_ZN104_$LT$core..iter..adapters..cloned..Cloned$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h908cfad08925ebdaE"}
!54 = !{!55, !45}
!55 = distinct !{!55, !56, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h6192e34da130bf19E: %_0"}
!56 = distinct !{!56, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h6192e34da130bf19E"}
!57 = !{!58}
!58 = distinct !{!58, !59, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h1f396b5e78858e0dE: %self"}
!59 = distinct !{!59, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h1f396b5e78858e0dE"}
!60 = !{!61}
!61 = distinct !{!61, !62, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h24c18219918ec830E: %self"}
!62 = distinct !{!62, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h24c18219918ec830E"}
!63 = !{!64, !66, !68, !61, !58, !45}
!64 = distinct !{!64, !65, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4find17haab24ed0bb1927cdE: %self"}
!65 = distinct !{!65, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4find17haab24ed0bb1927cdE"}
!66 = distinct !{!66, !67, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc68c962bd09a931aE: %self"}
!67 = distinct !{!67, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc68c962bd09a931aE"}
!68 = distinct !{!68, !69, !"_ZN104_$LT$core..iter..adapters..cloned..Cloned$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h908cfad08925ebdaE: %self"}
!69 = distinct !{!69, !"_ZN104_$LT$core..iter..adapters..cloned..Cloned$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h908cfad08925ebdaE"}
!70 = !{!61, !58}
!71 = !{!61, !58, !45}
!72 = distinct !{!72, !73}
!73 = !{!"llvm.loop.unroll.disable"}

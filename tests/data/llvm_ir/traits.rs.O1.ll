; ModuleID = 'traits.ad332f50e6e58fd4-cgu.0'
source_filename = "traits.ad332f50e6e58fd4-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_356aa755a8d6f4b2f9181f5f314c66f1 = private unnamed_addr constant [10 x i8] c"traits.rs\00", align 1
@alloc_a2ae29937ab024b3aec8af5cb91a0b9d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_356aa755a8d6f4b2f9181f5f314c66f1, [16 x i8] c"\09\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN47_$LT$traits..Scale$u20$as$u20$traits..Layer$GT$5apply17heb10fe3ec7f04361E", ptr @_ZN6traits5Layer5twice17hce7354b5fef1920aE }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN47_$LT$traits..Shift$u20$as$u20$traits..Layer$GT$5apply17h12bc4c71c6bfb03eE", ptr @"_ZN47_$LT$traits..Shift$u20$as$u20$traits..Layer$GT$5twice17h8de52577b9c2e499E" }>, align 8

; __rustc::rust_begin_unwind
; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  tail call void @abort() #10
  unreachable
}

; <traits::Scale as traits::Layer>::apply
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define internal noundef double @"_ZN47_$LT$traits..Scale$u20$as$u20$traits..Layer$GT$5apply17heb10fe3ec7f04361E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, double noundef %x) unnamed_addr #1 {
start:
  %_3 = load double, ptr %self, align 8, !noundef !3
  %_0 = fmul double %x, %_3
  ret double %_0
}

; <traits::Shift as traits::Layer>::apply
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define internal noundef double @"_ZN47_$LT$traits..Shift$u20$as$u20$traits..Layer$GT$5apply17h12bc4c71c6bfb03eE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, double noundef %x) unnamed_addr #1 {
start:
  %_4 = load double, ptr %self, align 8, !noundef !3
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_6 = load i16, ptr %0, align 8, !noundef !3
  %_0.i = uitofp i16 %_6 to double
  %_3 = fmul double %_4, %_0.i
  %_0 = fadd double %x, %_3
  ret double %_0
}

; <traits::Shift as traits::Layer>::twice
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define internal noundef double @"_ZN47_$LT$traits..Shift$u20$as$u20$traits..Layer$GT$5twice17h8de52577b9c2e499E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, double noundef %x) unnamed_addr #1 {
start:
  %_3 = load double, ptr %self, align 8, !noundef !3
  %_0 = fsub double %x, %_3
  ret double %_0
}

; traits::Layer::twice
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define internal noundef double @_ZN6traits5Layer5twice17hce7354b5fef1920aE(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, double noundef %x) unnamed_addr #1 {
start:
  %_3.i = load double, ptr %self, align 8, !alias.scope !4, !noundef !3
  %_0.i = fmul double %x, %_3.i
  %_0.i2 = fmul double %_3.i, %_0.i
  ret double %_0.i2
}

; traits::chain
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc noundef double @_ZN6traits5chain17h3974854f09840197E(ptr noalias noundef nonnull readonly align 8 captures(none) %layers.0) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !7)
  %_5.0.i.i = load ptr, ptr %layers.0, align 8, !alias.scope !7, !nonnull !3, !align !10, !noundef !3
  %0 = getelementptr inbounds nuw i8, ptr %layers.0, i64 8
  %_5.1.i.i = load ptr, ptr %0, align 8, !alias.scope !7, !nonnull !3, !align !11, !noundef !3
  %1 = getelementptr inbounds nuw i8, ptr %_5.1.i.i, i64 24
  %2 = load ptr, ptr %1, align 8, !invariant.load !3, !noalias !7, !nonnull !3
  %_4.i.i = tail call noundef double %2(ptr noundef nonnull align 1 %_5.0.i.i, double noundef 2.000000e+00) #11, !noalias !7
  %3 = getelementptr inbounds nuw i8, ptr %_5.1.i.i, i64 32
  %4 = load ptr, ptr %3, align 8, !invariant.load !3, !noalias !7, !nonnull !3
  %_0.i.i = tail call noundef double %4(ptr noundef nonnull align 1 %_5.0.i.i, double noundef %_4.i.i) #11, !noalias !7
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %layers.0, i64 16
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %_5.0.i.i.1 = load ptr, ptr %_45.i.1, align 8, !alias.scope !12, !nonnull !3, !align !10, !noundef !3
  %5 = getelementptr inbounds nuw i8, ptr %layers.0, i64 24
  %_5.1.i.i.1 = load ptr, ptr %5, align 8, !alias.scope !12, !nonnull !3, !align !11, !noundef !3
  %6 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.1, i64 24
  %7 = load ptr, ptr %6, align 8, !invariant.load !3, !noalias !12, !nonnull !3
  %_4.i.i.1 = tail call noundef double %7(ptr noundef nonnull align 1 %_5.0.i.i.1, double noundef %_0.i.i) #11, !noalias !12
  %8 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.1, i64 32
  %9 = load ptr, ptr %8, align 8, !invariant.load !3, !noalias !12, !nonnull !3
  %_0.i.i.1 = tail call noundef double %9(ptr noundef nonnull align 1 %_5.0.i.i.1, double noundef %_4.i.i.1) #11, !noalias !12
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %layers.0, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !14)
  %_5.0.i.i.2 = load ptr, ptr %_45.i.2, align 8, !alias.scope !14, !nonnull !3, !align !10, !noundef !3
  %10 = getelementptr inbounds nuw i8, ptr %layers.0, i64 40
  %_5.1.i.i.2 = load ptr, ptr %10, align 8, !alias.scope !14, !nonnull !3, !align !11, !noundef !3
  %11 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.2, i64 24
  %12 = load ptr, ptr %11, align 8, !invariant.load !3, !noalias !14, !nonnull !3
  %_4.i.i.2 = tail call noundef double %12(ptr noundef nonnull align 1 %_5.0.i.i.2, double noundef %_0.i.i.1) #11, !noalias !14
  %13 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.2, i64 32
  %14 = load ptr, ptr %13, align 8, !invariant.load !3, !noalias !14, !nonnull !3
  %_0.i.i.2 = tail call noundef double %14(ptr noundef nonnull align 1 %_5.0.i.i.2, double noundef %_4.i.i.2) #11, !noalias !14
  ret double %_0.i.i.2
}

; traits::power
; Function Attrs: nofree nosync nounwind nonlazybind memory(none) uwtable
define internal fastcc noundef i64 @_ZN6traits5power17h34bdfbf35811a7beE(i64 noundef %x, i32 noundef range(i32 1, 10) %n) unnamed_addr #3 {
start:
  br label %tailrecurse

tailrecurse:                                      ; preds = %bb6, %bb3, %start
  %accumulator.tr = phi i64 [ %accumulator.tr, %bb3 ], [ 1, %start ], [ %_3.0.i2, %bb6 ]
  %x.tr = phi i64 [ %x, %start ], [ %_3.0.i, %bb3 ], [ %x.tr, %bb6 ]
  %n.tr = phi i32 [ %n, %start ], [ %_51, %bb3 ], [ %_7, %bb6 ]
  %0 = icmp eq i32 %n.tr, 1
  br i1 %0, label %bb10, label %bb2

bb2:                                              ; preds = %tailrecurse
  %_3 = and i32 %n.tr, 1
  %1 = icmp eq i32 %_3, 0
  br i1 %1, label %bb3, label %bb6

bb10:                                             ; preds = %tailrecurse
  %accumulator.ret.tr = mul i64 %accumulator.tr, %x.tr
  ret i64 %accumulator.ret.tr

bb3:                                              ; preds = %bb2
  %_3.0.i = mul i64 %x.tr, %x.tr
  %_51 = lshr exact i32 %n.tr, 1
  br label %tailrecurse

bb6:                                              ; preds = %bb2
  %_7 = add nsw i32 %n.tr, -1
  %_3.0.i2 = mul i64 %accumulator.tr, %x.tr
  br label %tailrecurse
}

; traits::power
; Function Attrs: nofree nosync nounwind nonlazybind memory(none) uwtable
define internal fastcc noundef double @_ZN6traits5power17h45e5be74b2489149E(double noundef %x, i32 noundef %n) unnamed_addr #3 {
start:
  br label %tailrecurse

tailrecurse:                                      ; preds = %bb3, %start
  %x.tr = phi double [ %x, %start ], [ %_0.i, %bb3 ]
  %n.tr = phi i32 [ %n, %start ], [ %_51, %bb3 ]
  %0 = icmp eq i32 %n.tr, 1
  br i1 %0, label %common.ret, label %bb2

bb2:                                              ; preds = %tailrecurse
  %_3 = and i32 %n.tr, 1
  %1 = icmp eq i32 %_3, 0
  br i1 %1, label %bb3, label %bb6

common.ret:                                       ; preds = %tailrecurse, %bb6
  %common.ret.op = phi double [ %_0.i2, %bb6 ], [ %x.tr, %tailrecurse ]
  ret double %common.ret.op

bb3:                                              ; preds = %bb2
  %_0.i = fmul double %x.tr, %x.tr
  %_51 = lshr exact i32 %n.tr, 1
  br label %tailrecurse

bb6:                                              ; preds = %bb2
  %_7 = add nsw i32 %n.tr, -1
; call traits::power
  %_6 = tail call fastcc noundef double @_ZN6traits5power17h45e5be74b2489149E(double noundef %x.tr, i32 noundef %_7) #12
  %_0.i2 = fmul double %x.tr, %_6
  br label %common.ret
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i64 @run(ptr noundef writeonly captures(address_is_null) %out, i64 noundef %size) unnamed_addr #4 personality ptr @rust_eh_personality {
start:
  %_8.i = alloca [48 x i8], align 8
  %b.i = alloca [16 x i8], align 8
  %a.i = alloca [8 x i8], align 8
  %_42 = lshr i64 %size, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %a.i), !noalias !16
  store double 1.500000e+00, ptr %a.i, align 8, !noalias !16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i), !noalias !16
  store double 2.500000e-01, ptr %b.i, align 8, !noalias !16
  %0 = getelementptr inbounds nuw i8, ptr %b.i, i64 8
  store i16 3, ptr %0, align 8, !noalias !16
  call void @llvm.lifetime.start.p0(ptr nonnull %_8.i), !noalias !16
  store ptr %a.i, ptr %_8.i, align 8, !noalias !16
  %1 = getelementptr inbounds nuw i8, ptr %_8.i, i64 8
  store ptr @vtable.0, ptr %1, align 8, !noalias !16
  %2 = getelementptr inbounds nuw i8, ptr %_8.i, i64 16
  store ptr %b.i, ptr %2, align 8, !noalias !16
  %3 = getelementptr inbounds nuw i8, ptr %_8.i, i64 24
  store ptr @vtable.1, ptr %3, align 8, !noalias !16
  %4 = getelementptr inbounds nuw i8, ptr %_8.i, i64 32
  store ptr %a.i, ptr %4, align 8, !noalias !16
  %5 = getelementptr inbounds nuw i8, ptr %_8.i, i64 40
  store ptr @vtable.0, ptr %5, align 8, !noalias !16
; call traits::chain
  %_5.i = call fastcc noundef double @_ZN6traits5chain17h3974854f09840197E(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %_8.i) #13
  %_5.i.i.not = icmp eq i64 %_42, 0
  br i1 %_5.i.i.not, label %panic.i.i, label %_ZN6traits3Out3put17hef60004ae997e042E.exit.i

panic.i.i:                                        ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a2ae29937ab024b3aec8af5cb91a0b9d) #14, !noalias !19
  unreachable

_ZN6traits3Out3put17hef60004ae997e042E.exit.i:    ; preds = %start
  %6 = icmp ne ptr %out, null
  call void @llvm.assume(i1 %6)
  store double %_5.i, ptr %out, align 8, !noalias !19
  call void @llvm.lifetime.end.p0(ptr nonnull %_8.i), !noalias !16
  %_5.i6.i.not = icmp eq i64 %_42, 1
  br i1 %_5.i6.i.not, label %panic.i7.i, label %_ZN6traits3Out3put17hef60004ae997e042E.exit9.i

panic.i7.i:                                       ; preds = %_ZN6traits3Out3put17hef60004ae997e042E.exit9.1.i, %_ZN6traits3Out3put17hef60004ae997e042E.exit9.i, %_ZN6traits3Out3put17hef60004ae997e042E.exit.i
  %_3.i42526.lcssa.i = phi i64 [ 1, %_ZN6traits3Out3put17hef60004ae997e042E.exit.i ], [ 2, %_ZN6traits3Out3put17hef60004ae997e042E.exit9.i ], [ 3, %_ZN6traits3Out3put17hef60004ae997e042E.exit9.1.i ]
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_3.i42526.lcssa.i, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a2ae29937ab024b3aec8af5cb91a0b9d) #14, !noalias !22
  unreachable

_ZN6traits3Out3put17hef60004ae997e042E.exit9.i:   ; preds = %_ZN6traits3Out3put17hef60004ae997e042E.exit.i
  %7 = getelementptr inbounds nuw i8, ptr %out, i64 8
  store double -3.000000e+00, ptr %7, align 8, !noalias !22
  %_5.i6.1.i = icmp ugt i64 %size, 23
  br i1 %_5.i6.1.i, label %_ZN6traits3Out3put17hef60004ae997e042E.exit9.1.i, label %panic.i7.i

_ZN6traits3Out3put17hef60004ae997e042E.exit9.1.i: ; preds = %_ZN6traits3Out3put17hef60004ae997e042E.exit9.i
  %8 = getelementptr inbounds nuw i8, ptr %out, i64 16
  store double -4.000000e+00, ptr %8, align 8, !noalias !25
  %_5.i6.2.i = icmp ugt i64 %size, 31
  br i1 %_5.i6.2.i, label %_ZN6traits3Out3put17hef60004ae997e042E.exit9.2.i, label %panic.i7.i

_ZN6traits3Out3put17hef60004ae997e042E.exit9.2.i: ; preds = %_ZN6traits3Out3put17hef60004ae997e042E.exit9.1.i
  %9 = getelementptr inbounds nuw i8, ptr %out, i64 24
  store double 1.000000e+00, ptr %9, align 8, !noalias !27
; call traits::power
  %_31.i = call fastcc noundef double @_ZN6traits5power17h45e5be74b2489149E(double noundef 1.250000e+00, i32 noundef 13) #12
  %_5.i12.i = icmp ugt i64 %size, 39
  br i1 %_5.i12.i, label %_ZN6traits3Out3put17hef60004ae997e042E.exit15.i, label %panic.i13.i

panic.i13.i:                                      ; preds = %_ZN6traits3Out3put17hef60004ae997e042E.exit9.2.i
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 4, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a2ae29937ab024b3aec8af5cb91a0b9d) #14, !noalias !29
  unreachable

_ZN6traits3Out3put17hef60004ae997e042E.exit15.i:  ; preds = %_ZN6traits3Out3put17hef60004ae997e042E.exit9.2.i
  %10 = getelementptr inbounds nuw i8, ptr %out, i64 32
  store double %_31.i, ptr %10, align 8, !noalias !29
; call traits::power
  %_34.i = call fastcc noundef i64 @_ZN6traits5power17h34bdfbf35811a7beE(i64 noundef 7, i32 noundef 9) #12
  %_5.i18.i = icmp ugt i64 %size, 47
  br i1 %_5.i18.i, label %_ZN6traits4work17h97a1fe07754ae9d7E.exit, label %panic.i19.i

panic.i19.i:                                      ; preds = %_ZN6traits3Out3put17hef60004ae997e042E.exit15.i
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 5, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a2ae29937ab024b3aec8af5cb91a0b9d) #14, !noalias !32
  unreachable

_ZN6traits4work17h97a1fe07754ae9d7E.exit:         ; preds = %_ZN6traits3Out3put17hef60004ae997e042E.exit15.i
  %_33.i = sitofp i64 %_34.i to double
  %11 = getelementptr inbounds nuw i8, ptr %out, i64 40
  store double %_33.i, ptr %11, align 8, !noalias !32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i), !noalias !16
  call void @llvm.lifetime.end.p0(ptr nonnull %a.i), !noalias !16
  ret i64 48
}

; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #7

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree nosync nounwind nonlazybind memory(none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nonlazybind "target-cpu"="x86-64" }
attributes #8 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #10 = { noreturn nounwind }
attributes #11 = { inlinehint nounwind }
attributes #12 = { nounwind }
attributes #13 = { noinline nounwind }
attributes #14 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN47_$LT$traits..Scale$u20$as$u20$traits..Layer$GT$5apply17heb10fe3ec7f04361E: %self"}
!6 = distinct !{!6, !"_ZN47_$LT$traits..Scale$u20$as$u20$traits..Layer$GT$5apply17heb10fe3ec7f04361E"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN6traits5chain28_$u7b$$u7b$closure$u7d$$u7d$17h1279a51c6a01853bE: %layer"}
!9 = distinct !{!9, !"_ZN6traits5chain28_$u7b$$u7b$closure$u7d$$u7d$17h1279a51c6a01853bE"}
!10 = !{i64 1}
!11 = !{i64 8}
!12 = !{!13}
!13 = distinct !{!13, !9, !"_ZN6traits5chain28_$u7b$$u7b$closure$u7d$$u7d$17h1279a51c6a01853bE: %layer:It1"}
!14 = !{!15}
!15 = distinct !{!15, !9, !"_ZN6traits5chain28_$u7b$$u7b$closure$u7d$$u7d$17h1279a51c6a01853bE: %layer:It2"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"_ZN6traits4work17h97a1fe07754ae9d7E: %out"}
!18 = distinct !{!18, !"_ZN6traits4work17h97a1fe07754ae9d7E"}
!19 = !{!20, !17}
!20 = distinct !{!20, !21, !"_ZN6traits3Out3put17hef60004ae997e042E: %self"}
!21 = distinct !{!21, !"_ZN6traits3Out3put17hef60004ae997e042E"}
!22 = !{!23, !17}
!23 = distinct !{!23, !24, !"_ZN6traits3Out3put17hef60004ae997e042E: %self"}
!24 = distinct !{!24, !"_ZN6traits3Out3put17hef60004ae997e042E"}
!25 = !{!26, !17}
!26 = distinct !{!26, !24, !"_ZN6traits3Out3put17hef60004ae997e042E: %self:It1"}
!27 = !{!28, !17}
!28 = distinct !{!28, !24, !"_ZN6traits3Out3put17hef60004ae997e042E: %self:It2"}
!29 = !{!30, !17}
!30 = distinct !{!30, !31, !"_ZN6traits3Out3put17hef60004ae997e042E: %self"}
!31 = distinct !{!31, !"_ZN6traits3Out3put17hef60004ae997e042E"}
!32 = !{!33, !17}
!33 = distinct !{!33, !34, !"_ZN6traits3Out3put17hef60004ae997e042E: %self"}
!34 = distinct !{!34, !"_ZN6traits3Out3put17hef60004ae997e042E"}

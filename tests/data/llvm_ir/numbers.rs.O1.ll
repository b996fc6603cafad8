; ModuleID = 'numbers.c1c8298a9572654-cgu.0'
source_filename = "numbers.c1c8298a9572654-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_fd6a92ba301a7cc8ecaac6cd99335510 = private unnamed_addr constant [11 x i8] c"numbers.rs\00", align 1
@alloc_54c128480a07107bbfa071cfb2abc07f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8

; __rustc::rust_begin_unwind
; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  tail call void @abort() #6
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i64 @run(ptr noundef writeonly captures(address_is_null) %out, i64 noundef %size) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_42 = lshr i64 %size, 3
  %_5.i.i.not = icmp eq i64 %_42, 0
  br i1 %_5.i.i.not, label %panic.i.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit.i

panic.i.i:                                        ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit.i:   ; preds = %start
  %0 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %0)
  store double 0x43277C1F242504DC, ptr %out, align 8, !noalias !3
  br label %bb2.i.i

bb2.i.i:                                          ; preds = %bb2.i.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit.i
  %low.sroa.0.07.i.i = phi i64 [ 0, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit.i ], [ %middle5.low.sroa.0.0.i.i, %bb2.i.i ]
  %high.sroa.0.06.i.i = phi i64 [ 4294967296, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit.i ], [ %high.sroa.0.0.middle5.i.i, %bb2.i.i ]
  %_8.i.i = add nuw i64 %high.sroa.0.06.i.i, %low.sroa.0.07.i.i
  %middle5.i.i = lshr i64 %_8.i.i, 1
  %1 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 range(i64 0, -9223372036854775808) %middle5.i.i, i64 range(i64 0, -9223372036854775808) %middle5.i.i)
  %_5.1.i.i.i = extractvalue { i64, i1 } %1, 1
  %_5.0.i.i.i = extractvalue { i64, i1 } %1, 0
  %_14.i.i = icmp ugt i64 %_5.0.i.i.i, -4908649673030966514
  %or.cond.not.i.i = or i1 %_5.1.i.i.i, %_14.i.i
  %high.sroa.0.0.middle5.i.i = select i1 %or.cond.not.i.i, i64 %middle5.i.i, i64 %high.sroa.0.06.i.i
  %middle5.low.sroa.0.0.i.i = select i1 %or.cond.not.i.i, i64 %low.sroa.0.07.i.i, i64 %middle5.i.i
  %_4.i.i = add nuw i64 %middle5.low.sroa.0.0.i.i, 1
  %_3.i10.i = icmp ult i64 %_4.i.i, %high.sroa.0.0.middle5.i.i
  br i1 %_3.i10.i, label %bb2.i.i, label %_ZN7numbers5isqrt17h857ed3715e83b032E.exit.i

_ZN7numbers5isqrt17h857ed3715e83b032E.exit.i:     ; preds = %bb2.i.i
  %_5.i13.i.not = icmp eq i64 %_42, 1
  br i1 %_5.i13.i.not, label %panic.i14.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit16.i

panic.i14.i:                                      ; preds = %_ZN7numbers5isqrt17h857ed3715e83b032E.exit.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !8
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit16.i: ; preds = %_ZN7numbers5isqrt17h857ed3715e83b032E.exit.i
  %_10.i = uitofp nneg i64 %middle5.low.sroa.0.0.i.i to double
  %2 = getelementptr inbounds nuw i8, ptr %out, i64 8
  store double %_10.i, ptr %2, align 8, !noalias !8
  %_5.i19.i = icmp ugt i64 %size, 23
  br i1 %_5.i19.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit22.i, label %panic.i20.i

panic.i20.i:                                      ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit16.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 2, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !11
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit22.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit16.i
  %3 = getelementptr inbounds nuw i8, ptr %out, i64 16
  store double 1.830000e+02, ptr %3, align 8, !noalias !11
  %_5.i25.i = icmp ugt i64 %size, 31
  br i1 %_5.i25.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit28.i, label %panic.i26.i

panic.i26.i:                                      ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit22.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 3, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !14
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit28.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit22.i
  %4 = getelementptr inbounds nuw i8, ptr %out, i64 24
  store double 3.800000e+01, ptr %4, align 8, !noalias !14
  %_5.i31.i = icmp ugt i64 %size, 39
  br i1 %_5.i31.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit34.i, label %panic.i32.i

panic.i32.i:                                      ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit28.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 4, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !17
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit34.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit28.i
  %5 = getelementptr inbounds nuw i8, ptr %out, i64 32
  store double 0x41D0C94E9E000000, ptr %5, align 8, !noalias !17
  %_5.i37.i = icmp ugt i64 %size, 47
  br i1 %_5.i37.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit40.i, label %panic.i38.i

panic.i38.i:                                      ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit34.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 5, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !20
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit40.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit34.i
  %6 = getelementptr inbounds nuw i8, ptr %out, i64 40
  store double 0x4422129FAFB57F96, ptr %6, align 8, !noalias !20
  %_5.i43.i = icmp ugt i64 %size, 55
  br i1 %_5.i43.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.i, label %panic.i44.i

panic.i44.i:                                      ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.4.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.3.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.2.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.1.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit40.i
  %.lcssa.i = phi i64 [ 6, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit40.i ], [ 8, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.i ], [ 10, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.1.i ], [ 12, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.2.i ], [ 14, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.3.i ], [ 16, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.4.i ]
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %.lcssa.i, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !23
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit40.i
  %7 = getelementptr inbounds nuw i8, ptr %out, i64 48
  store double 0xC1E0000000000000, ptr %7, align 8, !noalias !23
  %_5.i49.i = icmp ugt i64 %size, 63
  br i1 %_5.i49.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.i, label %panic.i50.i

panic.i50.i:                                      ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.5.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.4.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.3.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.2.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.1.i, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.i
  %.lcssa87.i = phi i64 [ 7, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.i ], [ 9, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.1.i ], [ 11, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.2.i ], [ 13, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.3.i ], [ 15, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.4.i ], [ 17, %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.5.i ]
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %.lcssa87.i, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !26
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.i
  %8 = getelementptr inbounds nuw i8, ptr %out, i64 56
  store double 0xC6293E5940000000, ptr %8, align 8, !noalias !26
  %_5.i43.1.i = icmp ugt i64 %size, 71
  br i1 %_5.i43.1.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.1.i, label %panic.i44.i

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.1.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.i
  %9 = getelementptr inbounds nuw i8, ptr %out, i64 64
  store double -1.000000e+00, ptr %9, align 8, !noalias !29
  %_5.i49.1.i = icmp ugt i64 %size, 79
  br i1 %_5.i49.1.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.1.i, label %panic.i50.i

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.1.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.1.i
  %10 = getelementptr inbounds nuw i8, ptr %out, i64 72
  store double -1.500000e+00, ptr %10, align 8, !noalias !31
  %_5.i43.2.i = icmp ugt i64 %size, 87
  br i1 %_5.i43.2.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.2.i, label %panic.i44.i

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.2.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.1.i
  %11 = getelementptr inbounds nuw i8, ptr %out, i64 80
  store double 0.000000e+00, ptr %11, align 8, !noalias !33
  %_5.i49.2.i = icmp ugt i64 %size, 95
  br i1 %_5.i49.2.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.2.i, label %panic.i50.i

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.2.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.2.i
  %12 = getelementptr inbounds nuw i8, ptr %out, i64 88
  store double 0.000000e+00, ptr %12, align 8, !noalias !35
  %_5.i43.3.i = icmp ugt i64 %size, 103
  br i1 %_5.i43.3.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.3.i, label %panic.i44.i

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.3.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.2.i
  %13 = getelementptr inbounds nuw i8, ptr %out, i64 96
  store double 4.000000e+00, ptr %13, align 8, !noalias !37
  %_5.i49.3.i = icmp ugt i64 %size, 111
  br i1 %_5.i49.3.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.3.i, label %panic.i50.i

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.3.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.3.i
  %14 = getelementptr inbounds nuw i8, ptr %out, i64 104
  store double 2.500000e+00, ptr %14, align 8, !noalias !39
  %_5.i43.4.i = icmp ugt i64 %size, 119
  br i1 %_5.i43.4.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.4.i, label %panic.i44.i

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.4.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.3.i
  %15 = getelementptr inbounds nuw i8, ptr %out, i64 112
  store double 0x41E000001FC00000, ptr %15, align 8, !noalias !41
  %_5.i49.4.i = icmp ugt i64 %size, 127
  br i1 %_5.i49.4.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.4.i, label %panic.i50.i

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.4.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.4.i
  %16 = getelementptr inbounds nuw i8, ptr %out, i64 120
  store double 0x46293E5940000000, ptr %16, align 8, !noalias !43
  %_5.i43.5.i = icmp ugt i64 %size, 135
  br i1 %_5.i43.5.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.5.i, label %panic.i44.i

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.5.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.4.i
  %17 = getelementptr inbounds nuw i8, ptr %out, i64 128
  store double 0.000000e+00, ptr %17, align 8, !noalias !45
  %_5.i49.5.i = icmp ugt i64 %size, 143
  br i1 %_5.i49.5.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.5.i, label %panic.i50.i

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.5.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit46.5.i
  %18 = getelementptr inbounds nuw i8, ptr %out, i64 136
  store double 0x7FF8000000000000, ptr %18, align 8, !noalias !47
  %_5.i55.i = icmp ugt i64 %size, 151
  br i1 %_5.i55.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit58.i, label %panic.i56.i

panic.i56.i:                                      ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.5.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 18, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !49
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit58.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit52.5.i
  %19 = getelementptr inbounds nuw i8, ptr %out, i64 144
  store double 0x7BE0F9212826E30E, ptr %19, align 8, !noalias !49
  %_5.i61.i = icmp ugt i64 %size, 159
  br i1 %_5.i61.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit64.i, label %panic.i62.i

panic.i62.i:                                      ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit58.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 19, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !52
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit64.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit58.i
  %20 = getelementptr inbounds nuw i8, ptr %out, i64 152
  store double 0xC1B15AEEA4000000, ptr %20, align 8, !noalias !52
  %_5.i67.i = icmp ugt i64 %size, 167
  br i1 %_5.i67.i, label %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit70.i, label %panic.i68.i

panic.i68.i:                                      ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit64.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 20, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !55
  unreachable

_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit70.i: ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit64.i
  %21 = getelementptr inbounds nuw i8, ptr %out, i64 160
  store double 2.600000e+01, ptr %21, align 8, !noalias !55
  %_5.i73.i = icmp ugt i64 %size, 175
  br i1 %_5.i73.i, label %_ZN7numbers4work17h668cd7204fecbd80E.exit, label %panic.i74.i

panic.i74.i:                                      ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit70.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 21, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !58
  unreachable

_ZN7numbers4work17h668cd7204fecbd80E.exit:        ; preds = %_ZN7numbers3Out3put17he0288b65ca8e02cbE.exit70.i
  %22 = getelementptr inbounds nuw i8, ptr %out, i64 168
  store double 1.000000e+02, ptr %22, align 8, !noalias !58
  ret i64 176
}

; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #5

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nonlazybind "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { noreturn nounwind }
attributes #7 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4, !6}
!4 = distinct !{!4, !5, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!5 = distinct !{!5, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!6 = distinct !{!6, !7, !"_ZN7numbers4work17h668cd7204fecbd80E: %out"}
!7 = distinct !{!7, !"_ZN7numbers4work17h668cd7204fecbd80E"}
!8 = !{!9, !6}
!9 = distinct !{!9, !10, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!10 = distinct !{!10, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!11 = !{!12, !6}
!12 = distinct !{!12, !13, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!13 = distinct !{!13, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!14 = !{!15, !6}
!15 = distinct !{!15, !16, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!16 = distinct !{!16, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!17 = !{!18, !6}
!18 = distinct !{!18, !19, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!19 = distinct !{!19, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!20 = !{!21, !6}
!21 = distinct !{!21, !22, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!22 = distinct !{!22, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!23 = !{!24, !6}
!24 = distinct !{!24, !25, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!25 = distinct !{!25, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!26 = !{!27, !6}
!27 = distinct !{!27, !28, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!28 = distinct !{!28, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!29 = !{!30, !6}
!30 = distinct !{!30, !25, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self:It1"}
!31 = !{!32, !6}
!32 = distinct !{!32, !28, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self:It1"}
!33 = !{!34, !6}
!34 = distinct !{!34, !25, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self:It2"}
!35 = !{!36, !6}
!36 = distinct !{!36, !28, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self:It2"}
!37 = !{!38, !6}
!38 = distinct !{!38, !25, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self:It3"}
!39 = !{!40, !6}
!40 = distinct !{!40, !28, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self:It3"}
!41 = !{!42, !6}
!42 = distinct !{!42, !25, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self:It4"}
!43 = !{!44, !6}
!44 = distinct !{!44, !28, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self:It4"}
!45 = !{!46, !6}
!46 = distinct !{!46, !25, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self:It5"}
!47 = !{!48, !6}
!48 = distinct !{!48, !28, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self:It5"}
!49 = !{!50, !6}
!50 = distinct !{!50, !51, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!51 = distinct !{!51, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!52 = !{!53, !6}
!53 = distinct !{!53, !54, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!54 = distinct !{!54, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!55 = !{!56, !6}
!56 = distinct !{!56, !57, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!57 = distinct !{!57, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}
!58 = !{!59, !6}
!59 = distinct !{!59, !60, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE: %self"}
!60 = distinct !{!60, !"_ZN7numbers3Out3put17he0288b65ca8e02cbE"}

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
  %_59.i.not = icmp eq i64 %_42, 0
  br i1 %_59.i.not, label %panic.i, label %bb9.i

bb9.i:                                            ; preds = %start
  %0 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %0)
  store double 0x43277C1F242504DC, ptr %out, align 8, !noalias !3
  br label %bb11.i

panic.i:                                          ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

bb16.i:                                           ; preds = %bb11.i
  %_78.i.not = icmp eq i64 %_42, 1
  br i1 %_78.i.not, label %panic1.i, label %bb20.i

bb11.i:                                           ; preds = %bb11.i, %bb9.i
  %_9.sroa.0.039.i = phi i64 [ 0, %bb9.i ], [ %_9.sroa.0.0._6733.i, %bb11.i ]
  %_62.sroa.0.038.i = phi i64 [ 4294967296, %bb9.i ], [ %_6733._62.sroa.0.0.i, %bb11.i ]
  %_68.i = add nuw i64 %_62.sroa.0.038.i, %_9.sroa.0.039.i
  %_6733.i = lshr i64 %_68.i, 1
  %1 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_6733.i, i64 %_6733.i)
  %_74.0.i = extractvalue { i64, i1 } %1, 0
  %_74.1.i = extractvalue { i64, i1 } %1, 1
  %_71.i = icmp ugt i64 %_74.0.i, -4908649673030966514
  %or.cond.not.i = or i1 %_74.1.i, %_71.i
  %_6733._62.sroa.0.0.i = select i1 %or.cond.not.i, i64 %_6733.i, i64 %_62.sroa.0.038.i, !prof !6
  %_9.sroa.0.0._6733.i = select i1 %or.cond.not.i, i64 %_9.sroa.0.039.i, i64 %_6733.i, !prof !6
  %_64.i = add nuw i64 %_9.sroa.0.0._6733.i, 1
  %_63.i = icmp ult i64 %_64.i, %_6733._62.sroa.0.0.i
  br i1 %_63.i, label %bb11.i, label %bb16.i

bb20.i:                                           ; preds = %bb16.i
  %_8.i = uitofp nneg i64 %_9.sroa.0.0._6733.i to double
  %2 = getelementptr inbounds nuw i8, ptr %out, i64 8
  store double %_8.i, ptr %2, align 8, !noalias !3
  %_83.i = icmp ugt i64 %size, 23
  br i1 %_83.i, label %bb22.i, label %panic2.i

panic1.i:                                         ; preds = %bb16.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

bb22.i:                                           ; preds = %bb20.i
  %3 = getelementptr inbounds nuw i8, ptr %out, i64 16
  store double 1.830000e+02, ptr %3, align 8, !noalias !3
  %_88.i = icmp ugt i64 %size, 31
  br i1 %_88.i, label %bb26.i, label %panic3.i

panic2.i:                                         ; preds = %bb20.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 2, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

bb26.i:                                           ; preds = %bb22.i
  %4 = getelementptr inbounds nuw i8, ptr %out, i64 24
  store double 3.800000e+01, ptr %4, align 8, !noalias !3
  %_93.i = icmp ugt i64 %size, 39
  br i1 %_93.i, label %bb29.i, label %panic4.i

panic3.i:                                         ; preds = %bb22.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 3, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

bb29.i:                                           ; preds = %bb26.i
  %5 = getelementptr inbounds nuw i8, ptr %out, i64 32
  store double 0x41D0C94E9E000000, ptr %5, align 8, !noalias !3
  %_98.i = icmp ugt i64 %size, 47
  br i1 %_98.i, label %bb30.i, label %panic5.i

panic4.i:                                         ; preds = %bb26.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 4, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

bb30.i:                                           ; preds = %bb29.i
  %6 = getelementptr inbounds nuw i8, ptr %out, i64 40
  store double 0x4422129FAFB57F96, ptr %6, align 8, !noalias !3
  %_109.i = icmp ugt i64 %size, 55
  br i1 %_109.i, label %bb32.i, label %panic11.i

panic5.i:                                         ; preds = %bb29.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 5, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

bb36.i:                                           ; preds = %bb33.5.i
  %7 = getelementptr inbounds nuw i8, ptr %out, i64 144
  store double 0x7BE0F9212826E30E, ptr %7, align 8, !noalias !3
  %_124.i = icmp ugt i64 %size, 159
  br i1 %_124.i, label %bb37.i, label %panic7.i

panic6.i:                                         ; preds = %bb33.5.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 18, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

bb37.i:                                           ; preds = %bb36.i
  %8 = getelementptr inbounds nuw i8, ptr %out, i64 152
  store double 0xC1B15AEEA4000000, ptr %8, align 8, !noalias !3
  %_129.i = icmp ugt i64 %size, 167
  br i1 %_129.i, label %bb38.i, label %panic8.i

panic7.i:                                         ; preds = %bb36.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 19, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

bb38.i:                                           ; preds = %bb37.i
  %9 = getelementptr inbounds nuw i8, ptr %out, i64 160
  store double 2.600000e+01, ptr %9, align 8, !noalias !3
  %_134.i = icmp ugt i64 %size, 175
  br i1 %_134.i, label %_ZN7numbers4work17h668cd7204fecbd80E.exit, label %panic9.i

panic8.i:                                         ; preds = %bb37.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 20, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

panic9.i:                                         ; preds = %bb38.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 21, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

bb32.i:                                           ; preds = %bb30.i
  %10 = getelementptr inbounds nuw i8, ptr %out, i64 48
  store double 0xC1E0000000000000, ptr %10, align 8, !noalias !3
  %_114.i = icmp ugt i64 %size, 63
  br i1 %_114.i, label %bb33.i, label %panic12.i

panic11.i:                                        ; preds = %bb33.4.i, %bb33.3.i, %bb33.2.i, %bb33.1.i, %bb33.i, %bb30.i
  %.lcssa.i = phi i64 [ 6, %bb30.i ], [ 8, %bb33.i ], [ 10, %bb33.1.i ], [ 12, %bb33.2.i ], [ 14, %bb33.3.i ], [ 16, %bb33.4.i ]
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %.lcssa.i, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

bb33.i:                                           ; preds = %bb32.i
  %11 = getelementptr inbounds nuw i8, ptr %out, i64 56
  store double 0xC6293E5940000000, ptr %11, align 8, !noalias !3
  %_109.1.i = icmp ugt i64 %size, 71
  br i1 %_109.1.i, label %bb32.1.i, label %panic11.i

bb32.1.i:                                         ; preds = %bb33.i
  %12 = getelementptr inbounds nuw i8, ptr %out, i64 64
  store double -1.000000e+00, ptr %12, align 8, !noalias !3
  %_114.1.i = icmp ugt i64 %size, 79
  br i1 %_114.1.i, label %bb33.1.i, label %panic12.i

bb33.1.i:                                         ; preds = %bb32.1.i
  %13 = getelementptr inbounds nuw i8, ptr %out, i64 72
  store double -1.500000e+00, ptr %13, align 8, !noalias !3
  %_109.2.i = icmp ugt i64 %size, 87
  br i1 %_109.2.i, label %bb32.2.i, label %panic11.i

bb32.2.i:                                         ; preds = %bb33.1.i
  %14 = getelementptr inbounds nuw i8, ptr %out, i64 80
  store double 0.000000e+00, ptr %14, align 8, !noalias !3
  %_114.2.i = icmp ugt i64 %size, 95
  br i1 %_114.2.i, label %bb33.2.i, label %panic12.i

bb33.2.i:                                         ; preds = %bb32.2.i
  %15 = getelementptr inbounds nuw i8, ptr %out, i64 88
  store double 0.000000e+00, ptr %15, align 8, !noalias !3
  %_109.3.i = icmp ugt i64 %size, 103
  br i1 %_109.3.i, label %bb32.3.i, label %panic11.i

bb32.3.i:                                         ; preds = %bb33.2.i
  %16 = getelementptr inbounds nuw i8, ptr %out, i64 96
  store double 4.000000e+00, ptr %16, align 8, !noalias !3
  %_114.3.i = icmp ugt i64 %size, 111
  br i1 %_114.3.i, label %bb33.3.i, label %panic12.i

bb33.3.i:                                         ; preds = %bb32.3.i
  %17 = getelementptr inbounds nuw i8, ptr %out, i64 104
  store double 2.500000e+00, ptr %17, align 8, !noalias !3
  %_109.4.i = icmp ugt i64 %size, 119
  br i1 %_109.4.i, label %bb32.4.i, label %panic11.i

bb32.4.i:                                         ; preds = %bb33.3.i
  %18 = getelementptr inbounds nuw i8, ptr %out, i64 112
  store double 0x41E000001FC00000, ptr %18, align 8, !noalias !3
  %_114.4.i = icmp ugt i64 %size, 127
  br i1 %_114.4.i, label %bb33.4.i, label %panic12.i

bb33.4.i:                                         ; preds = %bb32.4.i
  %19 = getelementptr inbounds nuw i8, ptr %out, i64 120
  store double 0x46293E5940000000, ptr %19, align 8, !noalias !3
  %_109.5.i = icmp ugt i64 %size, 135
  br i1 %_109.5.i, label %bb32.5.i, label %panic11.i

bb32.5.i:                                         ; preds = %bb33.4.i
  %20 = getelementptr inbounds nuw i8, ptr %out, i64 128
  store double 0.000000e+00, ptr %20, align 8, !noalias !3
  %_114.5.i = icmp ugt i64 %size, 143
  br i1 %_114.5.i, label %bb33.5.i, label %panic12.i

bb33.5.i:                                         ; preds = %bb32.5.i
  %21 = getelementptr inbounds nuw i8, ptr %out, i64 136
  store double 0x7FF8000000000000, ptr %21, align 8, !noalias !3
  %_119.i = icmp ugt i64 %size, 151
  br i1 %_119.i, label %bb36.i, label %panic6.i

panic12.i:                                        ; preds = %bb32.5.i, %bb32.4.i, %bb32.3.i, %bb32.2.i, %bb32.1.i, %bb32.i
  %.lcssa46.i = phi i64 [ 7, %bb32.i ], [ 9, %bb32.1.i ], [ 11, %bb32.2.i ], [ 13, %bb32.3.i ], [ 15, %bb32.4.i ], [ 17, %bb32.5.i ]
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %.lcssa46.i, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_54c128480a07107bbfa071cfb2abc07f) #7, !noalias !3
  unreachable

_ZN7numbers4work17h668cd7204fecbd80E.exit:        ; preds = %bb38.i
  %22 = getelementptr inbounds nuw i8, ptr %out, i64 168
  store double 1.000000e+02, ptr %22, align 8, !noalias !3
  ret i64 176
}

; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nonlazybind "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { noreturn nounwind }
attributes #7 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN7numbers4work17h668cd7204fecbd80E: %out"}
!5 = distinct !{!5, !"_ZN7numbers4work17h668cd7204fecbd80E"}
!6 = !{!"branch_weights", i32 2002, i32 2000}

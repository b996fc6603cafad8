; ModuleID = 'iterators.53ec9449411a796f-cgu.0'
source_filename = "iterators.53ec9449411a796f-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_0a1e1363b92f186bfcd524ce3619cede = private unnamed_addr constant [13 x i8] c"iterators.rs\00", align 1
@alloc_a0d9ec248d53bfdc0b6eec687d568ae4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8

; __rustc::rust_begin_unwind
; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  tail call void @abort() #5
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i64 @run(ptr noundef writeonly captures(address_is_null) %out, i64 noundef %size) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_42 = lshr i64 %size, 3
  %_5.i.i.not = icmp eq i64 %_42, 0
  br i1 %_5.i.i.not, label %panic.i.i, label %_ZN9iterators3Out3put17h53129ea3a6268385E.exit.i

panic.i.i:                                        ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a0d9ec248d53bfdc0b6eec687d568ae4) #6, !noalias !3
  unreachable

_ZN9iterators3Out3put17h53129ea3a6268385E.exit.i: ; preds = %start
  %0 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %0)
  store double 4.350000e+01, ptr %out, align 8, !noalias !3
  %_5.i14.i.not = icmp eq i64 %_42, 1
  br i1 %_5.i14.i.not, label %panic.i15.i, label %_ZN9iterators3Out3put17h53129ea3a6268385E.exit17.i

panic.i15.i:                                      ; preds = %_ZN9iterators3Out3put17h53129ea3a6268385E.exit.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a0d9ec248d53bfdc0b6eec687d568ae4) #6, !noalias !8
  unreachable

_ZN9iterators3Out3put17h53129ea3a6268385E.exit17.i: ; preds = %_ZN9iterators3Out3put17h53129ea3a6268385E.exit.i
  %1 = getelementptr inbounds nuw i8, ptr %out, i64 8
  store double 2.000000e+00, ptr %1, align 8, !noalias !8
  %_5.i22.i = icmp ugt i64 %size, 23
  br i1 %_5.i22.i, label %_ZN9iterators3Out3put17h53129ea3a6268385E.exit25.i, label %panic.i23.i

panic.i23.i:                                      ; preds = %_ZN9iterators3Out3put17h53129ea3a6268385E.exit17.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 2, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a0d9ec248d53bfdc0b6eec687d568ae4) #6, !noalias !11
  unreachable

_ZN9iterators3Out3put17h53129ea3a6268385E.exit25.i: ; preds = %_ZN9iterators3Out3put17h53129ea3a6268385E.exit17.i
  %2 = getelementptr inbounds nuw i8, ptr %out, i64 16
  store double 5.250000e+00, ptr %2, align 8, !noalias !11
  %_5.i28.i = icmp ugt i64 %size, 31
  br i1 %_5.i28.i, label %_ZN9iterators3Out3put17h53129ea3a6268385E.exit31.i, label %panic.i29.i

panic.i29.i:                                      ; preds = %_ZN9iterators3Out3put17h53129ea3a6268385E.exit25.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 3, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a0d9ec248d53bfdc0b6eec687d568ae4) #6, !noalias !14
  unreachable

_ZN9iterators3Out3put17h53129ea3a6268385E.exit31.i: ; preds = %_ZN9iterators3Out3put17h53129ea3a6268385E.exit25.i
  %3 = getelementptr inbounds nuw i8, ptr %out, i64 24
  store double 1.125000e+01, ptr %3, align 8, !noalias !14
  %_5.i37.i = icmp ugt i64 %size, 39
  br i1 %_5.i37.i, label %_ZN9iterators3Out3put17h53129ea3a6268385E.exit40.i, label %panic.i38.i

panic.i38.i:                                      ; preds = %_ZN9iterators3Out3put17h53129ea3a6268385E.exit31.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 4, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a0d9ec248d53bfdc0b6eec687d568ae4) #6, !noalias !17
  unreachable

_ZN9iterators3Out3put17h53129ea3a6268385E.exit40.i: ; preds = %_ZN9iterators3Out3put17h53129ea3a6268385E.exit31.i
  %4 = getelementptr inbounds nuw i8, ptr %out, i64 32
  store double 7.000000e+00, ptr %4, align 8, !noalias !17
  %_5.i43.i = icmp ugt i64 %size, 47
  br i1 %_5.i43.i, label %_ZN9iterators4work17hcd5f3f2a07554bdbE.exit, label %panic.i44.i

panic.i44.i:                                      ; preds = %_ZN9iterators3Out3put17h53129ea3a6268385E.exit40.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 5, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a0d9ec248d53bfdc0b6eec687d568ae4) #6, !noalias !20
  unreachable

_ZN9iterators4work17hcd5f3f2a07554bdbE.exit:      ; preds = %_ZN9iterators3Out3put17h53129ea3a6268385E.exit40.i
  %5 = getelementptr inbounds nuw i8, ptr %out, i64 40
  store double 2.250000e+01, ptr %5, align 8, !noalias !20
  ret i64 48
}

; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #3

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { nonlazybind "target-cpu"="x86-64" }
attributes #4 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { noreturn nounwind }
attributes #6 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4, !6}
!4 = distinct !{!4, !5, !"_ZN9iterators3Out3put17h53129ea3a6268385E: %self"}
!5 = distinct !{!5, !"_ZN9iterators3Out3put17h53129ea3a6268385E"}
!6 = distinct !{!6, !7, !"_ZN9iterators4work17hcd5f3f2a07554bdbE: %out"}
!7 = distinct !{!7, !"_ZN9iterators4work17hcd5f3f2a07554bdbE"}
!8 = !{!9, !6}
!9 = distinct !{!9, !10, !"_ZN9iterators3Out3put17h53129ea3a6268385E: %self"}
!10 = distinct !{!10, !"_ZN9iterators3Out3put17h53129ea3a6268385E"}
!11 = !{!12, !6}
!12 = distinct !{!12, !13, !"_ZN9iterators3Out3put17h53129ea3a6268385E: %self"}
!13 = distinct !{!13, !"_ZN9iterators3Out3put17h53129ea3a6268385E"}
!14 = !{!15, !6}
!15 = distinct !{!15, !16, !"_ZN9iterators3Out3put17h53129ea3a6268385E: %self"}
!16 = distinct !{!16, !"_ZN9iterators3Out3put17h53129ea3a6268385E"}
!17 = !{!18, !6}
!18 = distinct !{!18, !19, !"_ZN9iterators3Out3put17h53129ea3a6268385E: %self"}
!19 = distinct !{!19, !"_ZN9iterators3Out3put17h53129ea3a6268385E"}
!20 = !{!21, !6}
!21 = distinct !{!21, !22, !"_ZN9iterators3Out3put17h53129ea3a6268385E: %self"}
!22 = distinct !{!22, !"_ZN9iterators3Out3put17h53129ea3a6268385E"}

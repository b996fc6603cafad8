; ModuleID = 'memory.e21044b67e330c73-cgu.0'
source_filename = "memory.e21044b67e330c73-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%Node = type { %"core::option::Option<usize>", double }
%"core::option::Option<usize>" = type { i64, [1 x i64] }

@alloc_18619f4202f377c82003cc6353a5657a = private unnamed_addr constant [10 x i8] c"memory.rs\00", align 1
@alloc_8ff3859d3088a17f9b02256742d83bbb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00;\00\00\00\1F\00\00\00" }>, align 8
@alloc_e9c2fd19d6fbf05b03e2403ab1de0f61 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8
@_ZN6memory5CALLS17he6833302a6aab789E.0 = internal unnamed_addr global i32 0, align 4

; __rustc::rust_begin_unwind
; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  tail call void @abort() #8
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i64 @run(ptr noundef writeonly captures(address_is_null) %out, i64 noundef %size) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %b.i = alloca [24 x i8], align 16
  %list.i = alloca [192 x i8], align 8
  %_42 = lshr i64 %size, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %list.i)
  %_3.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %list.i, i64 16
  %0 = getelementptr inbounds nuw i8, ptr %list.i, i64 24
  %_3.sroa.5.0..sroa_idx.1.i = getelementptr inbounds nuw i8, ptr %list.i, i64 40
  %1 = getelementptr inbounds nuw i8, ptr %list.i, i64 48
  %_3.sroa.5.0..sroa_idx.2.i = getelementptr inbounds nuw i8, ptr %list.i, i64 64
  %2 = getelementptr inbounds nuw i8, ptr %list.i, i64 72
  %_3.sroa.5.0..sroa_idx.3.i = getelementptr inbounds nuw i8, ptr %list.i, i64 88
  %3 = getelementptr inbounds nuw i8, ptr %list.i, i64 96
  %_3.sroa.5.0..sroa_idx.4.i = getelementptr inbounds nuw i8, ptr %list.i, i64 112
  %4 = getelementptr inbounds nuw i8, ptr %list.i, i64 120
  %_3.sroa.5.0..sroa_idx.5.i = getelementptr inbounds nuw i8, ptr %list.i, i64 136
  %_3.sroa.5.0..sroa_idx.6.i = getelementptr inbounds nuw i8, ptr %list.i, i64 160
  %_3.sroa.5.0..sroa_idx.7.i = getelementptr inbounds nuw i8, ptr %list.i, i64 184
  store double 0.000000e+00, ptr %_3.sroa.5.0..sroa_idx.7.i, align 8, !noalias !3
  store i64 0, ptr %list.i, align 8, !noalias !3
  store i64 0, ptr %_3.sroa.5.0..sroa_idx.i, align 8, !noalias !3
  %5 = getelementptr inbounds nuw i8, ptr %list.i, i64 144
  store i64 0, ptr %5, align 8, !noalias !3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_3.sroa.5.0..sroa_idx.6.i, i8 0, i64 16, i1 false), !noalias !3
  store i64 1, ptr %0, align 8, !noalias !3
  %_68.sroa.4.0..sroa_idx.1.i = getelementptr inbounds nuw i8, ptr %list.i, i64 32
  store i64 0, ptr %_68.sroa.4.0..sroa_idx.1.i, align 8, !noalias !3
  store double 1.250000e+00, ptr %_3.sroa.5.0..sroa_idx.1.i, align 8, !noalias !3
  store i64 1, ptr %1, align 8, !noalias !3
  %_68.sroa.4.0..sroa_idx.2.i = getelementptr inbounds nuw i8, ptr %list.i, i64 56
  store i64 1, ptr %_68.sroa.4.0..sroa_idx.2.i, align 8, !noalias !3
  store double 2.500000e+00, ptr %_3.sroa.5.0..sroa_idx.2.i, align 8, !noalias !3
  store i64 1, ptr %2, align 8, !noalias !3
  %_68.sroa.4.0..sroa_idx.3.i = getelementptr inbounds nuw i8, ptr %list.i, i64 80
  store i64 2, ptr %_68.sroa.4.0..sroa_idx.3.i, align 8, !noalias !3
  store double 3.750000e+00, ptr %_3.sroa.5.0..sroa_idx.3.i, align 8, !noalias !3
  store i64 1, ptr %3, align 8, !noalias !3
  %_68.sroa.4.0..sroa_idx.4.i = getelementptr inbounds nuw i8, ptr %list.i, i64 104
  store i64 3, ptr %_68.sroa.4.0..sroa_idx.4.i, align 8, !noalias !3
  store double 5.000000e+00, ptr %_3.sroa.5.0..sroa_idx.4.i, align 8, !noalias !3
  store i64 1, ptr %4, align 8, !noalias !3
  %_68.sroa.4.0..sroa_idx.5.i = getelementptr inbounds nuw i8, ptr %list.i, i64 128
  store i64 4, ptr %_68.sroa.4.0..sroa_idx.5.i, align 8, !noalias !3
  store double 6.250000e+00, ptr %_3.sroa.5.0..sroa_idx.5.i, align 8, !noalias !3
  br label %bb15.i

bb15.i:                                           ; preds = %bb16.i, %start
  %list2.sroa.5.154.i = phi i64 [ %11, %bb16.i ], [ 5, %start ]
  %_8.sroa.0.053.i = phi double [ %8, %bb16.i ], [ 0.000000e+00, %start ]
  %_67.i = icmp ult i64 %list2.sroa.5.154.i, 8
  br i1 %_67.i, label %bb16.i, label %panic.i

bb13.i:                                           ; preds = %bb16.i
  %_75.i.not = icmp eq i64 %_42, 0
  br i1 %_75.i.not, label %panic4.i, label %bb18.i

bb16.i:                                           ; preds = %bb15.i
  %_65.i = fmul double %_8.sroa.0.053.i, 5.000000e-01
  %6 = getelementptr inbounds nuw %Node, ptr %list.i, i64 %list2.sroa.5.154.i
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %_66.i = load double, ptr %7, align 8, !noalias !3, !noundef !6
  %8 = fadd double %_65.i, %_66.i
  %9 = load i64, ptr %6, align 8, !range !7, !noalias !3, !noundef !6
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !noalias !3
  %12 = trunc nuw i64 %9 to i1
  br i1 %12, label %bb15.i, label %bb13.i

panic.i:                                          ; preds = %bb15.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %list2.sroa.5.154.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8ff3859d3088a17f9b02256742d83bbb) #9, !noalias !3
  unreachable

bb18.i:                                           ; preds = %bb13.i
  %13 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %13)
  store double %8, ptr %out, align 8, !noalias !3
  %_80.i.not = icmp eq i64 %_42, 1
  br i1 %_80.i.not, label %panic5.i, label %bb19.i

panic4.i:                                         ; preds = %bb13.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #9, !noalias !3
  unreachable

bb19.i:                                           ; preds = %bb18.i
  %14 = getelementptr inbounds nuw i8, ptr %out, i64 8
  store double 5.000000e+00, ptr %14, align 8, !noalias !3
  %_85.i = icmp ugt i64 %size, 23
  br i1 %_85.i, label %bb20.i, label %panic6.i

panic5.i:                                         ; preds = %bb18.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #9, !noalias !3
  unreachable

bb20.i:                                           ; preds = %bb19.i
  %15 = getelementptr inbounds nuw i8, ptr %out, i64 16
  store double 1.640400e+04, ptr %15, align 8, !noalias !3
  %16 = load i32, ptr @_ZN6memory5CALLS17he6833302a6aab789E.0, align 4, !noalias !3, !noundef !6
  %17 = add i32 %16, 2
  store i32 %17, ptr @_ZN6memory5CALLS17he6833302a6aab789E.0, align 4, !noalias !3
  %_90.i = icmp ugt i64 %size, 31
  br i1 %_90.i, label %bb21.i, label %panic7.i

panic6.i:                                         ; preds = %bb19.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 2, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #9, !noalias !3
  unreachable

bb21.i:                                           ; preds = %bb20.i
  %_15.i = uitofp i32 %17 to double
  %18 = getelementptr inbounds nuw i8, ptr %out, i64 24
  store double %_15.i, ptr %18, align 8, !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i)
  store <2 x double> <double 3.000000e+00, double 1.000000e+00>, ptr %b.i, align 16, !noalias !3
  %_99.i = icmp ugt i64 %size, 39
  br i1 %_99.i, label %bb26.i, label %panic9.i

panic7.i:                                         ; preds = %bb20.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 3, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #9, !noalias !3
  unreachable

bb26.i:                                           ; preds = %bb21.i
  %19 = getelementptr inbounds nuw i8, ptr %out, i64 32
  store double 4.100000e+01, ptr %19, align 8, !noalias !3
  %_112.i = icmp ugt i64 %size, 47
  br i1 %_112.i, label %bb28.i, label %panic11.i

panic9.i:                                         ; preds = %bb21.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 4, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #9, !noalias !3
  unreachable

bb28.i:                                           ; preds = %bb26.i
  %20 = getelementptr inbounds nuw i8, ptr %out, i64 40
  store double 6.000000e+00, ptr %20, align 8, !noalias !3
  %b.i.8.b.i.8.b.i.8.b.8.b.8.b.8.b.8.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %b.i, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %b.i.8.b.i.8.b.i.8.b.8.b.8.b.8.b.8.gep.sroa_idx, ptr noundef nonnull align 16 dereferenceable(16) %b.i, i64 16, i1 false), !noalias !3
  %b.i.8.b.i.8.b.i.8.b.8.b.8.b.8.b.8.gep.sroa_idx13 = getelementptr inbounds nuw i8, ptr %b.i, i64 8
  %b.i.8.b.i.8.b.i.8.b.8._51.sroa.4.0.copyload.i = load double, ptr %b.i.8.b.i.8.b.i.8.b.8.b.8.b.8.b.8.gep.sroa_idx13, align 8, !noalias !3
  %b.i.16.b.i.16.b.i.16.b.16.b.16.b.16.b.16.b.sroa_idx = getelementptr inbounds nuw i8, ptr %b.i, i64 16
  %b.i.16.b.i.16.b.i.16.b.16._51.sroa.5.0.copyload.i = load double, ptr %b.i.16.b.i.16.b.i.16.b.16.b.16.b.16.b.16.b.sroa_idx, align 16, !noalias !3
  %_125.i = icmp ugt i64 %size, 55
  br i1 %_125.i, label %bb31.i, label %panic12.i

panic11.i:                                        ; preds = %bb26.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 5, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #9, !noalias !3
  unreachable

bb31.i:                                           ; preds = %bb28.i
  %21 = getelementptr inbounds nuw i8, ptr %out, i64 48
  store double 3.000000e+00, ptr %21, align 8, !noalias !3
  %_125.1.i = icmp ugt i64 %size, 63
  br i1 %_125.1.i, label %bb31.1.i, label %panic12.i

bb31.1.i:                                         ; preds = %bb31.i
  %22 = getelementptr inbounds nuw i8, ptr %out, i64 56
  store double %b.i.8.b.i.8.b.i.8.b.8._51.sroa.4.0.copyload.i, ptr %22, align 8, !noalias !3
  %_125.2.i = icmp ugt i64 %size, 71
  br i1 %_125.2.i, label %_ZN6memory4work17h20093d5fe6bb17b0E.exit, label %panic12.i

panic12.i:                                        ; preds = %bb31.1.i, %bb31.i, %bb28.i
  %.lcssa.i = phi i64 [ 6, %bb28.i ], [ 7, %bb31.i ], [ 8, %bb31.1.i ]
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %.lcssa.i, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #9, !noalias !3
  unreachable

_ZN6memory4work17h20093d5fe6bb17b0E.exit:         ; preds = %bb31.1.i
  %23 = getelementptr inbounds nuw i8, ptr %out, i64 64
  store double %b.i.16.b.i.16.b.i.16.b.16._51.sroa.5.0.copyload.i, ptr %23, align 8, !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %list.i)
  ret i64 72
}

; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #4

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nonlazybind "target-cpu"="x86-64" }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { noreturn nounwind }
attributes #9 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN6memory4work17h20093d5fe6bb17b0E: %out"}
!5 = distinct !{!5, !"_ZN6memory4work17h20093d5fe6bb17b0E"}
!6 = !{}
!7 = !{i64 0, i64 2}

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
  tail call void @abort() #9
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i64 @run(ptr noundef writeonly captures(address_is_null) %out, i64 noundef %size) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %b.i = alloca [24 x i8], align 8
  %list.i = alloca [216 x i8], align 8
  %_42 = lshr i64 %size, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %list.i), !noalias !3
  %0 = getelementptr inbounds nuw i8, ptr %list.i, i64 192
  %1 = getelementptr inbounds nuw i8, ptr %list.i, i64 208
  store i64 0, ptr %1, align 8, !noalias !3
  %2 = getelementptr inbounds nuw i8, ptr %list.i, i64 200
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %list.i, i8 0, i64 200, i1 false), !noalias !3
  %_4.1.i.i = load i64, ptr %2, align 8, !alias.scope !6, !noalias !3
  store i64 0, ptr %list.i, align 8, !alias.scope !6, !noalias !3
  %_3.sroa.4.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %list.i, i64 8
  store i64 %_4.1.i.i, ptr %_3.sroa.4.0..sroa_idx.i.i, align 8, !alias.scope !6, !noalias !3
  %_3.sroa.5.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %list.i, i64 16
  store double 0.000000e+00, ptr %_3.sroa.5.0..sroa_idx.i.i, align 8, !alias.scope !6, !noalias !3
  store i64 1, ptr %0, align 8, !alias.scope !6, !noalias !3
  store i64 0, ptr %2, align 8, !alias.scope !6, !noalias !3
  store i64 1, ptr %1, align 8, !alias.scope !6, !noalias !3
  %3 = getelementptr inbounds nuw i8, ptr %list.i, i64 24
  store i64 1, ptr %3, align 8, !alias.scope !9, !noalias !3
  %_3.sroa.4.0..sroa_idx.i.1.i = getelementptr inbounds nuw i8, ptr %list.i, i64 32
  store i64 0, ptr %_3.sroa.4.0..sroa_idx.i.1.i, align 8, !alias.scope !9, !noalias !3
  %_3.sroa.5.0..sroa_idx.i.1.i = getelementptr inbounds nuw i8, ptr %list.i, i64 40
  store double 1.250000e+00, ptr %_3.sroa.5.0..sroa_idx.i.1.i, align 8, !alias.scope !9, !noalias !3
  store i64 1, ptr %0, align 8, !alias.scope !9, !noalias !3
  store i64 1, ptr %2, align 8, !alias.scope !9, !noalias !3
  store i64 2, ptr %1, align 8, !alias.scope !9, !noalias !3
  %4 = getelementptr inbounds nuw i8, ptr %list.i, i64 48
  store i64 1, ptr %4, align 8, !alias.scope !11, !noalias !3
  %_3.sroa.4.0..sroa_idx.i.2.i = getelementptr inbounds nuw i8, ptr %list.i, i64 56
  store i64 1, ptr %_3.sroa.4.0..sroa_idx.i.2.i, align 8, !alias.scope !11, !noalias !3
  %_3.sroa.5.0..sroa_idx.i.2.i = getelementptr inbounds nuw i8, ptr %list.i, i64 64
  store double 2.500000e+00, ptr %_3.sroa.5.0..sroa_idx.i.2.i, align 8, !alias.scope !11, !noalias !3
  store i64 1, ptr %0, align 8, !alias.scope !11, !noalias !3
  store i64 2, ptr %2, align 8, !alias.scope !11, !noalias !3
  store i64 3, ptr %1, align 8, !alias.scope !11, !noalias !3
  %5 = getelementptr inbounds nuw i8, ptr %list.i, i64 72
  store i64 1, ptr %5, align 8, !alias.scope !13, !noalias !3
  %_3.sroa.4.0..sroa_idx.i.3.i = getelementptr inbounds nuw i8, ptr %list.i, i64 80
  store i64 2, ptr %_3.sroa.4.0..sroa_idx.i.3.i, align 8, !alias.scope !13, !noalias !3
  %_3.sroa.5.0..sroa_idx.i.3.i = getelementptr inbounds nuw i8, ptr %list.i, i64 88
  store double 3.750000e+00, ptr %_3.sroa.5.0..sroa_idx.i.3.i, align 8, !alias.scope !13, !noalias !3
  store i64 1, ptr %0, align 8, !alias.scope !13, !noalias !3
  store i64 3, ptr %2, align 8, !alias.scope !13, !noalias !3
  store i64 4, ptr %1, align 8, !alias.scope !13, !noalias !3
  %6 = getelementptr inbounds nuw i8, ptr %list.i, i64 96
  store i64 1, ptr %6, align 8, !alias.scope !15, !noalias !3
  %_3.sroa.4.0..sroa_idx.i.4.i = getelementptr inbounds nuw i8, ptr %list.i, i64 104
  store i64 3, ptr %_3.sroa.4.0..sroa_idx.i.4.i, align 8, !alias.scope !15, !noalias !3
  %_3.sroa.5.0..sroa_idx.i.4.i = getelementptr inbounds nuw i8, ptr %list.i, i64 112
  store double 5.000000e+00, ptr %_3.sroa.5.0..sroa_idx.i.4.i, align 8, !alias.scope !15, !noalias !3
  store i64 1, ptr %0, align 8, !alias.scope !15, !noalias !3
  store i64 4, ptr %2, align 8, !alias.scope !15, !noalias !3
  store i64 5, ptr %1, align 8, !alias.scope !15, !noalias !3
  %7 = getelementptr inbounds nuw i8, ptr %list.i, i64 120
  store i64 1, ptr %7, align 8, !alias.scope !17, !noalias !3
  %_3.sroa.4.0..sroa_idx.i.5.i = getelementptr inbounds nuw i8, ptr %list.i, i64 128
  store i64 4, ptr %_3.sroa.4.0..sroa_idx.i.5.i, align 8, !alias.scope !17, !noalias !3
  %_3.sroa.5.0..sroa_idx.i.5.i = getelementptr inbounds nuw i8, ptr %list.i, i64 136
  store double 6.250000e+00, ptr %_3.sroa.5.0..sroa_idx.i.5.i, align 8, !alias.scope !17, !noalias !3
  store i64 1, ptr %0, align 8, !alias.scope !17, !noalias !3
  store i64 5, ptr %2, align 8, !alias.scope !17, !noalias !3
  store i64 6, ptr %1, align 8, !alias.scope !17, !noalias !3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  br label %bb2.i.i

bb2.i.i:                                          ; preds = %bb3.i.i, %start
  %at.sroa.3.08.in.i.i = phi ptr [ %11, %bb3.i.i ], [ %2, %start ]
  %sum.sroa.0.07.i.i = phi double [ %10, %bb3.i.i ], [ 0.000000e+00, %start ]
  %at.sroa.3.08.i.i = load i64, ptr %at.sroa.3.08.in.i.i, align 8, !alias.scope !19, !noalias !3
  %_6.i10.i = icmp ult i64 %at.sroa.3.08.i.i, 8
  br i1 %_6.i10.i, label %bb3.i.i, label %panic.i11.i

bb3.i.i:                                          ; preds = %bb2.i.i
  %_4.i.i = fmul double %sum.sroa.0.07.i.i, 5.000000e-01
  %8 = getelementptr inbounds nuw %Node, ptr %list.i, i64 %at.sroa.3.08.i.i
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %_5.i12.i = load double, ptr %9, align 8, !alias.scope !19, !noalias !3, !noundef !22
  %10 = fadd double %_4.i.i, %_5.i12.i
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %at.sroa.0.0.i.i = load i64, ptr %8, align 8, !range !23, !alias.scope !19, !noalias !3, !noundef !22
  %12 = trunc nuw i64 %at.sroa.0.0.i.i to i1
  br i1 %12, label %bb2.i.i, label %"_ZN6memory13List$LT$_$GT$3sum17h0c79844205725e4aE.exit.i"

panic.i11.i:                                      ; preds = %bb2.i.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %at.sroa.3.08.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8ff3859d3088a17f9b02256742d83bbb) #10, !noalias !24
  unreachable

"_ZN6memory13List$LT$_$GT$3sum17h0c79844205725e4aE.exit.i": ; preds = %bb3.i.i
  %_5.i13.i.not = icmp eq i64 %_42, 0
  br i1 %_5.i13.i.not, label %panic.i14.i, label %_ZN6memory3Out3put17h13a6a858776d9547E.exit.i

panic.i14.i:                                      ; preds = %"_ZN6memory13List$LT$_$GT$3sum17h0c79844205725e4aE.exit.i"
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #10, !noalias !25
  unreachable

_ZN6memory3Out3put17h13a6a858776d9547E.exit.i:    ; preds = %"_ZN6memory13List$LT$_$GT$3sum17h0c79844205725e4aE.exit.i"
  %13 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %13)
  store double %10, ptr %out, align 8, !noalias !25
  %_5.i17.i.not = icmp eq i64 %_42, 1
  br i1 %_5.i17.i.not, label %panic.i18.i, label %_ZN6memory3Out3put17h13a6a858776d9547E.exit20.i

panic.i18.i:                                      ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #10, !noalias !28
  unreachable

_ZN6memory3Out3put17h13a6a858776d9547E.exit20.i:  ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit.i
  %14 = getelementptr inbounds nuw i8, ptr %out, i64 8
  store double 5.000000e+00, ptr %14, align 8, !noalias !28
  %_5.i23.i = icmp ugt i64 %size, 23
  br i1 %_5.i23.i, label %_ZN6memory3Out3put17h13a6a858776d9547E.exit26.i, label %panic.i24.i

panic.i24.i:                                      ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit20.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 2, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #10, !noalias !31
  unreachable

_ZN6memory3Out3put17h13a6a858776d9547E.exit26.i:  ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit20.i
  %15 = getelementptr inbounds nuw i8, ptr %out, i64 16
  store double 1.640400e+04, ptr %15, align 8, !noalias !31
  %16 = load i32, ptr @_ZN6memory5CALLS17he6833302a6aab789E.0, align 4, !noalias !3, !noundef !22
  %17 = add i32 %16, 2
  store i32 %17, ptr @_ZN6memory5CALLS17he6833302a6aab789E.0, align 4, !noalias !3
  %_5.i29.i = icmp ugt i64 %size, 31
  br i1 %_5.i29.i, label %_ZN6memory3Out3put17h13a6a858776d9547E.exit32.i, label %panic.i30.i

panic.i30.i:                                      ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit26.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 3, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #10, !noalias !34
  unreachable

_ZN6memory3Out3put17h13a6a858776d9547E.exit32.i:  ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit26.i
  %_0.i4.i = uitofp i32 %17 to double
  %18 = getelementptr inbounds nuw i8, ptr %out, i64 24
  store double %_0.i4.i, ptr %18, align 8, !noalias !34
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i)
  store double 3.000000e+00, ptr %b.i, align 8, !noalias !3
  %b.i.8.b.i.8.b.i.8.b.8.b.8.b.sroa_idx18 = getelementptr inbounds nuw i8, ptr %b.i, i64 8
  store double 4.000000e+00, ptr %b.i.8.b.i.8.b.i.8.b.8.b.8.b.sroa_idx18, align 8, !noalias !3
  %b.i.16.b.i.16.b.i.16.b.16.b.16.b.sroa_idx = getelementptr inbounds nuw i8, ptr %b.i, i64 16
  store double 5.000000e+00, ptr %b.i.16.b.i.16.b.i.16.b.16.b.16.b.sroa_idx, align 8, !noalias !3
  %b.i.8.b.i.8.b.i.8.b.8.b.8.b.sroa_idx19 = getelementptr inbounds nuw i8, ptr %b.i, i64 8
  store double 1.000000e+00, ptr %b.i.8.b.i.8.b.i.8.b.8.b.8.b.sroa_idx19, align 8, !alias.scope !37, !noalias !40
  %_5.i35.i = icmp ugt i64 %size, 39
  br i1 %_5.i35.i, label %_ZN6memory3Out3put17h13a6a858776d9547E.exit38.i, label %panic.i36.i

panic.i36.i:                                      ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit32.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 4, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #10, !noalias !42
  unreachable

_ZN6memory3Out3put17h13a6a858776d9547E.exit38.i:  ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit32.i
  %19 = getelementptr inbounds nuw i8, ptr %out, i64 32
  store double 4.100000e+01, ptr %19, align 8, !noalias !42
  %_5.i41.i = icmp ugt i64 %size, 47
  br i1 %_5.i41.i, label %_ZN6memory3Out3put17h13a6a858776d9547E.exit44.i, label %panic.i42.i

panic.i42.i:                                      ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit38.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 5, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #10, !noalias !45
  unreachable

_ZN6memory3Out3put17h13a6a858776d9547E.exit44.i:  ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit38.i
  %20 = getelementptr inbounds nuw i8, ptr %out, i64 40
  store double 6.000000e+00, ptr %20, align 8, !noalias !45
  %b.i.16.b.i.16.b.i.16.b.16.b.16.b.sroa_idx21 = getelementptr inbounds nuw i8, ptr %b.i, i64 16
  store double 0.000000e+00, ptr %b.i.16.b.i.16.b.i.16.b.16.b.16.b.sroa_idx21, align 8, !noalias !3
  %b.i.8.b.i.8.b.i.8.b.8.b.8.b.sroa_idx = getelementptr inbounds nuw i8, ptr %b.i, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %b.i.8.b.i.8.b.i.8.b.8.b.8.b.sroa_idx, ptr noundef nonnull align 8 dereferenceable(16) %b.i, i64 16, i1 false), !noalias !3
  %b.i.8.b.i.8.b.i.8.b.8.b.8.b.sroa_idx20 = getelementptr inbounds nuw i8, ptr %b.i, i64 8
  %b.i.8.b.i.8.b.i.8.b.8._67.sroa.4.0.copyload.i = load double, ptr %b.i.8.b.i.8.b.i.8.b.8.b.8.b.sroa_idx20, align 8, !noalias !3
  %b.i.16.b.i.16.b.i.16.b.16.b.16.b.sroa_idx22 = getelementptr inbounds nuw i8, ptr %b.i, i64 16
  %b.i.16.b.i.16.b.i.16.b.16._67.sroa.5.0.copyload.i = load double, ptr %b.i.16.b.i.16.b.i.16.b.16.b.16.b.sroa_idx22, align 8, !noalias !3
  %_5.i48.i = icmp ugt i64 %size, 55
  br i1 %_5.i48.i, label %_ZN6memory3Out3put17h13a6a858776d9547E.exit51.i, label %panic.i49.i

panic.i49.i:                                      ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit51.1.i, %_ZN6memory3Out3put17h13a6a858776d9547E.exit51.i, %_ZN6memory3Out3put17h13a6a858776d9547E.exit44.i
  %_3.i465960.lcssa.i = phi i64 [ 6, %_ZN6memory3Out3put17h13a6a858776d9547E.exit44.i ], [ 7, %_ZN6memory3Out3put17h13a6a858776d9547E.exit51.i ], [ 8, %_ZN6memory3Out3put17h13a6a858776d9547E.exit51.1.i ]
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_3.i465960.lcssa.i, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #10, !noalias !48
  unreachable

_ZN6memory3Out3put17h13a6a858776d9547E.exit51.i:  ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit44.i
  %21 = getelementptr inbounds nuw i8, ptr %out, i64 48
  store double 3.000000e+00, ptr %21, align 8, !noalias !48
  %_5.i48.1.i = icmp ugt i64 %size, 63
  br i1 %_5.i48.1.i, label %_ZN6memory3Out3put17h13a6a858776d9547E.exit51.1.i, label %panic.i49.i

_ZN6memory3Out3put17h13a6a858776d9547E.exit51.1.i: ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit51.i
  %22 = getelementptr inbounds nuw i8, ptr %out, i64 56
  store double %b.i.8.b.i.8.b.i.8.b.8._67.sroa.4.0.copyload.i, ptr %22, align 8, !noalias !51
  %_5.i48.2.i = icmp ugt i64 %size, 71
  br i1 %_5.i48.2.i, label %_ZN6memory4work17h20093d5fe6bb17b0E.exit, label %panic.i49.i

_ZN6memory4work17h20093d5fe6bb17b0E.exit:         ; preds = %_ZN6memory3Out3put17h13a6a858776d9547E.exit51.1.i
  %23 = getelementptr inbounds nuw i8, ptr %out, i64 64
  store double %b.i.16.b.i.16.b.i.16.b.16._67.sroa.5.0.copyload.i, ptr %23, align 8, !noalias !53
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %list.i), !noalias !3
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nonlazybind "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { noreturn nounwind }
attributes #10 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN6memory4work17h20093d5fe6bb17b0E: %out"}
!5 = distinct !{!5, !"_ZN6memory4work17h20093d5fe6bb17b0E"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN6memory13List$LT$_$GT$4push17h97d9e2c5b939c4b7E: %self"}
!8 = distinct !{!8, !"_ZN6memory13List$LT$_$GT$4push17h97d9e2c5b939c4b7E"}
!9 = !{!10}
!10 = distinct !{!10, !8, !"_ZN6memory13List$LT$_$GT$4push17h97d9e2c5b939c4b7E: %self:It1"}
!11 = !{!12}
!12 = distinct !{!12, !8, !"_ZN6memory13List$LT$_$GT$4push17h97d9e2c5b939c4b7E: %self:It2"}
!13 = !{!14}
!14 = distinct !{!14, !8, !"_ZN6memory13List$LT$_$GT$4push17h97d9e2c5b939c4b7E: %self:It3"}
!15 = !{!16}
!16 = distinct !{!16, !8, !"_ZN6memory13List$LT$_$GT$4push17h97d9e2c5b939c4b7E: %self:It4"}
!17 = !{!18}
!18 = distinct !{!18, !8, !"_ZN6memory13List$LT$_$GT$4push17h97d9e2c5b939c4b7E: %self:It5"}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZN6memory13List$LT$_$GT$3sum17h0c79844205725e4aE: %self"}
!21 = distinct !{!21, !"_ZN6memory13List$LT$_$GT$3sum17h0c79844205725e4aE"}
!22 = !{}
!23 = !{i64 0, i64 2}
!24 = !{!20, !4}
!25 = !{!26, !4}
!26 = distinct !{!26, !27, !"_ZN6memory3Out3put17h13a6a858776d9547E: %self"}
!27 = distinct !{!27, !"_ZN6memory3Out3put17h13a6a858776d9547E"}
!28 = !{!29, !4}
!29 = distinct !{!29, !30, !"_ZN6memory3Out3put17h13a6a858776d9547E: %self"}
!30 = distinct !{!30, !"_ZN6memory3Out3put17h13a6a858776d9547E"}
!31 = !{!32, !4}
!32 = distinct !{!32, !33, !"_ZN6memory3Out3put17h13a6a858776d9547E: %self"}
!33 = distinct !{!33, !"_ZN6memory3Out3put17h13a6a858776d9547E"}
!34 = !{!35, !4}
!35 = distinct !{!35, !36, !"_ZN6memory3Out3put17h13a6a858776d9547E: %self"}
!36 = distinct !{!36, !"_ZN6memory3Out3put17h13a6a858776d9547E"}
!37 = !{!38}
!38 = distinct !{!38, !39, !"_ZN4core3mem4swap17he1d496615197fba6E: %y"}
!39 = distinct !{!39, !"_ZN4core3mem4swap17he1d496615197fba6E"}
!40 = !{!41, !4}
!41 = distinct !{!41, !39, !"_ZN4core3mem4swap17he1d496615197fba6E: %x"}
!42 = !{!43, !4}
!43 = distinct !{!43, !44, !"_ZN6memory3Out3put17h13a6a858776d9547E: %self"}
!44 = distinct !{!44, !"_ZN6memory3Out3put17h13a6a858776d9547E"}
!45 = !{!46, !4}
!46 = distinct !{!46, !47, !"_ZN6memory3Out3put17h13a6a858776d9547E: %self"}
!47 = distinct !{!47, !"_ZN6memory3Out3put17h13a6a858776d9547E"}
!48 = !{!49, !4}
!49 = distinct !{!49, !50, !"_ZN6memory3Out3put17h13a6a858776d9547E: %self"}
!50 = distinct !{!50, !"_ZN6memory3Out3put17h13a6a858776d9547E"}
!51 = !{!52, !4}
!52 = distinct !{!52, !50, !"_ZN6memory3Out3put17h13a6a858776d9547E: %self:It1"}
!53 = !{!54, !4}
!54 = distinct !{!54, !50, !"_ZN6memory3Out3put17h13a6a858776d9547E: %self:It2"}

; ModuleID = 'enums.27969d1237b2b65-cgu.0'
source_filename = "enums.27969d1237b2b65-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_771c7cb38606a1dbe85caf547e09422a = private unnamed_addr constant [9 x i8] c"enums.rs\00", align 1
@alloc_effde972fefa482a31ac644e7f2cbd8f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_771c7cb38606a1dbe85caf547e09422a, [16 x i8] c"\08\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8

; __rustc::rust_begin_unwind
; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  tail call void @abort() #7
  unreachable
}

; enums::total
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @_ZN5enums5total17hd1d1a898d196fdb5E(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([16 x i8]) align 8 captures(none) dereferenceable(16) %_0, ptr noalias noundef nonnull readonly align 8 captures(none) %shapes.0) unnamed_addr #1 {
start:
  %_8.sroa.0.0.copyload = load i8, ptr %shapes.0, align 8
  %_8.sroa.4.0.iter.sroa.0.0.ptr.sroa_idx = getelementptr inbounds nuw i8, ptr %shapes.0, i64 1
  %_8.sroa.4.0.copyload = load i8, ptr %_8.sroa.4.0.iter.sroa.0.0.ptr.sroa_idx, align 1
  %_8.sroa.6.0.iter.sroa.0.0.ptr.sroa_idx = getelementptr inbounds nuw i8, ptr %shapes.0, i64 8
  %_8.sroa.6.0.copyload = load i64, ptr %_8.sroa.6.0.iter.sroa.0.0.ptr.sroa_idx, align 8
  switch i8 %_8.sroa.0.0.copyload, label %default.unreachable3.i [
    i8 0, label %bb8
    i8 1, label %bb7.i
    i8 2, label %bb6.i
    i8 3, label %bb2.i
  ]

default.unreachable3.i:                           ; preds = %bb8.2, %bb8.1, %bb8, %start
  unreachable

bb7.i:                                            ; preds = %start
  %0 = bitcast i64 %_8.sroa.6.0.copyload to double
  %_6.i = fcmp olt double %0, 0.000000e+00
  br i1 %_6.i, label %bb7, label %bb10.i

bb6.i:                                            ; preds = %start
  %_8.sroa.52.0.iter.sroa.0.0.ptr.sroa_idx = getelementptr inbounds nuw i8, ptr %shapes.0, i64 4
  %_8.sroa.52.0.copyload = load float, ptr %_8.sroa.52.0.iter.sroa.0.0.ptr.sroa_idx, align 4
  %1 = bitcast i64 %_8.sroa.6.0.copyload to double
  %_13.i = fpext float %_8.sroa.52.0.copyload to double
  %_12.i = fmul double %1, %_13.i
  br label %bb8

bb2.i:                                            ; preds = %start
  %_3.i = icmp ult i8 %_8.sroa.4.0.copyload, 10
  br i1 %_3.i, label %bb4.i, label %bb3.i

bb10.i:                                           ; preds = %bb7.i
  %_9.i = fmul double %0, 3.000000e+00
  %_8.i = fmul double %_9.i, %0
  br label %bb8

bb3.i:                                            ; preds = %bb2.i.3, %bb2.i.2, %bb2.i.1, %bb2.i
  %_8.sroa.4.0.copyload.lcssa15 = phi i8 [ %_8.sroa.4.0.copyload, %bb2.i ], [ %_8.sroa.4.0.copyload.1, %bb2.i.1 ], [ %_8.sroa.4.0.copyload.2, %bb2.i.2 ], [ %_8.sroa.4.0.copyload.3, %bb2.i.3 ]
  %_20.i = zext i8 %_8.sroa.4.0.copyload.lcssa15 to i32
  br label %bb7

bb4.i:                                            ; preds = %bb2.i
  %_17.i = uitofp nneg i8 %_8.sroa.4.0.copyload to double
  %_18.i = sitofp i64 %_8.sroa.6.0.copyload to double
  %_16.i = fadd double %_17.i, %_18.i
  br label %bb8

bb7:                                              ; preds = %bb7.i, %bb7.i.1, %bb7.i.2, %bb7.i.3, %bb3.i
  %_7.sroa.5.1 = phi i32 [ %_20.i, %bb3.i ], [ -1, %bb7.i.3 ], [ -1, %bb7.i.2 ], [ -1, %bb7.i.1 ], [ -1, %bb7.i ]
  %2 = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_7.sroa.5.1, ptr %2, align 4
  br label %bb4

bb8:                                              ; preds = %bb4.i, %bb6.i, %start, %bb10.i
  %_7.sroa.8.1.ph = phi double [ %_16.i, %bb4.i ], [ %_12.i, %bb6.i ], [ %_8.i, %bb10.i ], [ 0.000000e+00, %start ]
  %3 = fadd double %_7.sroa.8.1.ph, 0.000000e+00
  %iter.sroa.0.0.ptr.1 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 16
  %_8.sroa.0.0.copyload.1 = load i8, ptr %iter.sroa.0.0.ptr.1, align 8
  %_8.sroa.4.0.iter.sroa.0.0.ptr.sroa_idx.1 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 17
  %_8.sroa.4.0.copyload.1 = load i8, ptr %_8.sroa.4.0.iter.sroa.0.0.ptr.sroa_idx.1, align 1
  %_8.sroa.6.0.iter.sroa.0.0.ptr.sroa_idx.1 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 24
  %_8.sroa.6.0.copyload.1 = load i64, ptr %_8.sroa.6.0.iter.sroa.0.0.ptr.sroa_idx.1, align 8
  switch i8 %_8.sroa.0.0.copyload.1, label %default.unreachable3.i [
    i8 0, label %bb8.1
    i8 1, label %bb7.i.1
    i8 2, label %bb6.i.1
    i8 3, label %bb2.i.1
  ]

bb2.i.1:                                          ; preds = %bb8
  %_3.i.1 = icmp ult i8 %_8.sroa.4.0.copyload.1, 10
  br i1 %_3.i.1, label %bb4.i.1, label %bb3.i

bb4.i.1:                                          ; preds = %bb2.i.1
  %_17.i.1 = uitofp nneg i8 %_8.sroa.4.0.copyload.1 to double
  %_18.i.1 = sitofp i64 %_8.sroa.6.0.copyload.1 to double
  %_16.i.1 = fadd double %_17.i.1, %_18.i.1
  br label %bb8.1

bb6.i.1:                                          ; preds = %bb8
  %_8.sroa.52.0.iter.sroa.0.0.ptr.sroa_idx.1 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 20
  %_8.sroa.52.0.copyload.1 = load float, ptr %_8.sroa.52.0.iter.sroa.0.0.ptr.sroa_idx.1, align 4
  %4 = bitcast i64 %_8.sroa.6.0.copyload.1 to double
  %_13.i.1 = fpext float %_8.sroa.52.0.copyload.1 to double
  %_12.i.1 = fmul double %4, %_13.i.1
  br label %bb8.1

bb7.i.1:                                          ; preds = %bb8
  %5 = bitcast i64 %_8.sroa.6.0.copyload.1 to double
  %_6.i.1 = fcmp olt double %5, 0.000000e+00
  br i1 %_6.i.1, label %bb7, label %bb10.i.1

bb10.i.1:                                         ; preds = %bb7.i.1
  %_9.i.1 = fmul double %5, 3.000000e+00
  %_8.i.1 = fmul double %_9.i.1, %5
  br label %bb8.1

bb8.1:                                            ; preds = %bb10.i.1, %bb6.i.1, %bb4.i.1, %bb8
  %_7.sroa.8.1.ph.1 = phi double [ %_16.i.1, %bb4.i.1 ], [ %_12.i.1, %bb6.i.1 ], [ %_8.i.1, %bb10.i.1 ], [ 0.000000e+00, %bb8 ]
  %6 = fadd double %3, %_7.sroa.8.1.ph.1
  %iter.sroa.0.0.ptr.2 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 32
  %_8.sroa.0.0.copyload.2 = load i8, ptr %iter.sroa.0.0.ptr.2, align 8
  %_8.sroa.4.0.iter.sroa.0.0.ptr.sroa_idx.2 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 33
  %_8.sroa.4.0.copyload.2 = load i8, ptr %_8.sroa.4.0.iter.sroa.0.0.ptr.sroa_idx.2, align 1
  %_8.sroa.6.0.iter.sroa.0.0.ptr.sroa_idx.2 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 40
  %_8.sroa.6.0.copyload.2 = load i64, ptr %_8.sroa.6.0.iter.sroa.0.0.ptr.sroa_idx.2, align 8
  switch i8 %_8.sroa.0.0.copyload.2, label %default.unreachable3.i [
    i8 0, label %bb8.2
    i8 1, label %bb7.i.2
    i8 2, label %bb6.i.2
    i8 3, label %bb2.i.2
  ]

bb2.i.2:                                          ; preds = %bb8.1
  %_3.i.2 = icmp ult i8 %_8.sroa.4.0.copyload.2, 10
  br i1 %_3.i.2, label %bb4.i.2, label %bb3.i

bb4.i.2:                                          ; preds = %bb2.i.2
  %_17.i.2 = uitofp nneg i8 %_8.sroa.4.0.copyload.2 to double
  %_18.i.2 = sitofp i64 %_8.sroa.6.0.copyload.2 to double
  %_16.i.2 = fadd double %_17.i.2, %_18.i.2
  br label %bb8.2

bb6.i.2:                                          ; preds = %bb8.1
  %_8.sroa.52.0.iter.sroa.0.0.ptr.sroa_idx.2 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 36
  %_8.sroa.52.0.copyload.2 = load float, ptr %_8.sroa.52.0.iter.sroa.0.0.ptr.sroa_idx.2, align 4
  %7 = bitcast i64 %_8.sroa.6.0.copyload.2 to double
  %_13.i.2 = fpext float %_8.sroa.52.0.copyload.2 to double
  %_12.i.2 = fmul double %7, %_13.i.2
  br label %bb8.2

bb7.i.2:                                          ; preds = %bb8.1
  %8 = bitcast i64 %_8.sroa.6.0.copyload.2 to double
  %_6.i.2 = fcmp olt double %8, 0.000000e+00
  br i1 %_6.i.2, label %bb7, label %bb10.i.2

bb10.i.2:                                         ; preds = %bb7.i.2
  %_9.i.2 = fmul double %8, 3.000000e+00
  %_8.i.2 = fmul double %_9.i.2, %8
  br label %bb8.2

bb8.2:                                            ; preds = %bb10.i.2, %bb6.i.2, %bb4.i.2, %bb8.1
  %_7.sroa.8.1.ph.2 = phi double [ %_16.i.2, %bb4.i.2 ], [ %_12.i.2, %bb6.i.2 ], [ %_8.i.2, %bb10.i.2 ], [ 0.000000e+00, %bb8.1 ]
  %9 = fadd double %6, %_7.sroa.8.1.ph.2
  %iter.sroa.0.0.ptr.3 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 48
  %_8.sroa.0.0.copyload.3 = load i8, ptr %iter.sroa.0.0.ptr.3, align 8
  %_8.sroa.4.0.iter.sroa.0.0.ptr.sroa_idx.3 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 49
  %_8.sroa.4.0.copyload.3 = load i8, ptr %_8.sroa.4.0.iter.sroa.0.0.ptr.sroa_idx.3, align 1
  %_8.sroa.6.0.iter.sroa.0.0.ptr.sroa_idx.3 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 56
  %_8.sroa.6.0.copyload.3 = load i64, ptr %_8.sroa.6.0.iter.sroa.0.0.ptr.sroa_idx.3, align 8
  switch i8 %_8.sroa.0.0.copyload.3, label %default.unreachable3.i [
    i8 0, label %bb8.3
    i8 1, label %bb7.i.3
    i8 2, label %bb6.i.3
    i8 3, label %bb2.i.3
  ]

bb2.i.3:                                          ; preds = %bb8.2
  %_3.i.3 = icmp ult i8 %_8.sroa.4.0.copyload.3, 10
  br i1 %_3.i.3, label %bb4.i.3, label %bb3.i

bb4.i.3:                                          ; preds = %bb2.i.3
  %_17.i.3 = uitofp nneg i8 %_8.sroa.4.0.copyload.3 to double
  %_18.i.3 = sitofp i64 %_8.sroa.6.0.copyload.3 to double
  %_16.i.3 = fadd double %_17.i.3, %_18.i.3
  br label %bb8.3

bb6.i.3:                                          ; preds = %bb8.2
  %_8.sroa.52.0.iter.sroa.0.0.ptr.sroa_idx.3 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 52
  %_8.sroa.52.0.copyload.3 = load float, ptr %_8.sroa.52.0.iter.sroa.0.0.ptr.sroa_idx.3, align 4
  %10 = bitcast i64 %_8.sroa.6.0.copyload.3 to double
  %_13.i.3 = fpext float %_8.sroa.52.0.copyload.3 to double
  %_12.i.3 = fmul double %10, %_13.i.3
  br label %bb8.3

bb7.i.3:                                          ; preds = %bb8.2
  %11 = bitcast i64 %_8.sroa.6.0.copyload.3 to double
  %_6.i.3 = fcmp olt double %11, 0.000000e+00
  br i1 %_6.i.3, label %bb7, label %bb10.i.3

bb10.i.3:                                         ; preds = %bb7.i.3
  %_9.i.3 = fmul double %11, 3.000000e+00
  %_8.i.3 = fmul double %_9.i.3, %11
  br label %bb8.3

bb8.3:                                            ; preds = %bb10.i.3, %bb6.i.3, %bb4.i.3, %bb8.2
  %_7.sroa.8.1.ph.3 = phi double [ %_16.i.3, %bb4.i.3 ], [ %_12.i.3, %bb6.i.3 ], [ %_8.i.3, %bb10.i.3 ], [ 0.000000e+00, %bb8.2 ]
  %12 = fadd double %9, %_7.sroa.8.1.ph.3
  %13 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store double %12, ptr %13, align 8
  br label %bb4

bb4:                                              ; preds = %bb8.3, %bb7
  %storemerge = phi i32 [ 1, %bb7 ], [ 0, %bb8.3 ]
  store i32 %storemerge, ptr %_0, align 8
  ret void
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i64 @run(ptr noundef writeonly captures(address_is_null) %out, i64 noundef %size) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_12.i = alloca [16 x i8], align 8
  %_8.i = alloca [16 x i8], align 8
  %shapes.i = alloca [64 x i8], align 8
  %_42 = lshr i64 %size, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %shapes.i), !noalias !3
  store i8 0, ptr %shapes.i, align 8, !noalias !3
  %0 = getelementptr inbounds nuw i8, ptr %shapes.i, i64 16
  store i8 1, ptr %0, align 8, !noalias !3
  %_4.sroa.44.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 24
  store double 2.000000e+00, ptr %_4.sroa.44.0..sroa_idx.i, align 8, !noalias !3
  %1 = getelementptr inbounds nuw i8, ptr %shapes.i, i64 32
  store i8 2, ptr %1, align 8, !noalias !3
  %_5.sroa.45.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 36
  store float 4.000000e+00, ptr %_5.sroa.45.0..sroa_idx.i, align 4, !noalias !3
  %_5.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 40
  store double 1.500000e+00, ptr %_5.sroa.5.0..sroa_idx.i, align 8, !noalias !3
  %2 = getelementptr inbounds nuw i8, ptr %shapes.i, i64 48
  store i8 3, ptr %2, align 8, !noalias !3
  %_6.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 49
  store i8 7, ptr %_6.sroa.4.0..sroa_idx.i, align 1, !noalias !3
  %_6.sroa.56.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 56
  store i64 -3, ptr %_6.sroa.56.0..sroa_idx.i, align 8, !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %_8.i), !noalias !3
; call enums::total
  call fastcc void @_ZN5enums5total17hd1d1a898d196fdb5E(ptr noalias noundef sret([16 x i8]) align 8 captures(none) dereferenceable(16) %_8.i, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %shapes.i) #8
  %3 = load i32, ptr %_8.i, align 8, !range !6, !noalias !3, !noundef !7
  %4 = getelementptr inbounds nuw i8, ptr %_8.i, i64 8
  %5 = load double, ptr %4, align 8, !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %_8.i), !noalias !3
  %_38.i.not = icmp eq i64 %_42, 0
  br i1 %_38.i.not, label %panic.i, label %bb17.i

bb17.i:                                           ; preds = %start
  %6 = trunc nuw i32 %3 to i1
  %_7.sroa.0.0.i = select i1 %6, double -1.000000e+00, double %5
  %_3.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 1
  %7 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %7)
  store double %_7.sroa.0.0.i, ptr %out, align 8, !noalias !3
  store i8 3, ptr %shapes.i, align 8, !noalias !3
  store i8 -56, ptr %_3.sroa.4.0..sroa_idx.i, align 1, !noalias !3
  %_11.sroa.57.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 8
  store i64 1, ptr %_11.sroa.57.0..sroa_idx.i, align 8, !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %_12.i), !noalias !3
; call enums::total
  call fastcc void @_ZN5enums5total17hd1d1a898d196fdb5E(ptr noalias noundef sret([16 x i8]) align 8 captures(none) dereferenceable(16) %_12.i, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %shapes.i) #8
  %_43.i.not = icmp eq i64 %_42, 1
  br i1 %_43.i.not, label %panic1.i, label %bb18.i

panic.i:                                          ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_effde972fefa482a31ac644e7f2cbd8f) #9, !noalias !3
  unreachable

bb18.i:                                           ; preds = %bb17.i
  %8 = load i32, ptr %_12.i, align 8, !range !6, !noalias !3, !noundef !7
  %9 = trunc nuw i32 %8 to i1
  %10 = getelementptr inbounds nuw i8, ptr %_12.i, i64 4
  %code.i = load i32, ptr %10, align 4, !noalias !3
  %_18.i = sitofp i32 %code.i to double
  %11 = fmul double %_18.i, 1.000000e+03
  %12 = getelementptr inbounds nuw i8, ptr %_12.i, i64 8
  %13 = load double, ptr %12, align 8, !noalias !3
  %x.sroa.0.0.i = select i1 %9, double %11, double %13
  %14 = getelementptr inbounds nuw i8, ptr %out, i64 8
  store double %x.sroa.0.0.i, ptr %14, align 8, !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %_12.i), !noalias !3
  %_48.i = icmp ugt i64 %size, 23
  br i1 %_48.i, label %_ZN5enums5first17h9527775109fa4643E.exit.i, label %panic2.i

panic1.i:                                         ; preds = %bb17.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_effde972fefa482a31ac644e7f2cbd8f) #9, !noalias !3
  unreachable

panic2.i:                                         ; preds = %bb18.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 2, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_effde972fefa482a31ac644e7f2cbd8f) #9, !noalias !3
  unreachable

_ZN5enums5first17h9527775109fa4643E.exit.i:       ; preds = %bb18.i
  %15 = getelementptr inbounds nuw i8, ptr %out, i64 16
  store double 1.000000e+00, ptr %15, align 8, !noalias !3
  %_60.i = icmp ugt i64 %size, 31
  br i1 %_60.i, label %_ZN5enums5first17h9527775109fa4643E.exit.1.i, label %panic3.i

_ZN5enums5first17h9527775109fa4643E.exit.1.i:     ; preds = %_ZN5enums5first17h9527775109fa4643E.exit.i
  %16 = getelementptr inbounds nuw i8, ptr %out, i64 24
  store double 7.000000e+00, ptr %16, align 8, !noalias !3
  %_60.1.i = icmp ugt i64 %size, 39
  br i1 %_60.1.i, label %_ZN5enums5first17h9527775109fa4643E.exit.2.i, label %panic3.i

_ZN5enums5first17h9527775109fa4643E.exit.2.i:     ; preds = %_ZN5enums5first17h9527775109fa4643E.exit.1.i
  %17 = getelementptr inbounds nuw i8, ptr %out, i64 32
  store double -1.000000e+00, ptr %17, align 8, !noalias !3
  %_60.2.i = icmp ugt i64 %size, 47
  br i1 %_60.2.i, label %_ZN5enums5first17h9527775109fa4643E.exit.3.i, label %panic3.i

_ZN5enums5first17h9527775109fa4643E.exit.3.i:     ; preds = %_ZN5enums5first17h9527775109fa4643E.exit.2.i
  %18 = getelementptr inbounds nuw i8, ptr %out, i64 40
  store double -1.000000e+00, ptr %18, align 8, !noalias !3
  %_60.3.i = icmp ugt i64 %size, 55
  br i1 %_60.3.i, label %_ZN5enums5first17h9527775109fa4643E.exit.4.i, label %panic3.i

_ZN5enums5first17h9527775109fa4643E.exit.4.i:     ; preds = %_ZN5enums5first17h9527775109fa4643E.exit.3.i
  %19 = getelementptr inbounds nuw i8, ptr %out, i64 48
  store double -1.000000e+00, ptr %19, align 8, !noalias !3
  %_60.4.i = icmp ugt i64 %size, 63
  br i1 %_60.4.i, label %_ZN5enums4work17h93d1adccd2f4fa11E.exit, label %panic3.i

panic3.i:                                         ; preds = %_ZN5enums5first17h9527775109fa4643E.exit.4.i, %_ZN5enums5first17h9527775109fa4643E.exit.3.i, %_ZN5enums5first17h9527775109fa4643E.exit.2.i, %_ZN5enums5first17h9527775109fa4643E.exit.1.i, %_ZN5enums5first17h9527775109fa4643E.exit.i
  %.lcssa.i = phi i64 [ 3, %_ZN5enums5first17h9527775109fa4643E.exit.i ], [ 4, %_ZN5enums5first17h9527775109fa4643E.exit.1.i ], [ 5, %_ZN5enums5first17h9527775109fa4643E.exit.2.i ], [ 6, %_ZN5enums5first17h9527775109fa4643E.exit.3.i ], [ 7, %_ZN5enums5first17h9527775109fa4643E.exit.4.i ]
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %.lcssa.i, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_effde972fefa482a31ac644e7f2cbd8f) #9, !noalias !3
  unreachable

_ZN5enums4work17h93d1adccd2f4fa11E.exit:          ; preds = %_ZN5enums5first17h9527775109fa4643E.exit.4.i
  %20 = getelementptr inbounds nuw i8, ptr %out, i64 56
  store double -1.000000e+00, ptr %20, align 8, !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %shapes.i), !noalias !3
  ret i64 64
}

; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #5

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: readwrite) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nonlazybind "target-cpu"="x86-64" }
attributes #6 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind }
attributes #9 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN5enums4work17h93d1adccd2f4fa11E: %out"}
!5 = distinct !{!5, !"_ZN5enums4work17h93d1adccd2f4fa11E"}
!6 = !{i32 0, i32 2}
!7 = !{}

; ModuleID = 'enums.27969d1237b2b65-cgu.0'
source_filename = "enums.27969d1237b2b65-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::mem::maybe_uninit::MaybeUninit<&[core::option::Option<u32>]>" = type { [2 x i64] }

@alloc_ef3ddcc5c900571c5ed237759720d8ac = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_771c7cb38606a1dbe85caf547e09422a = private unnamed_addr constant [9 x i8] c"enums.rs\00", align 1
@alloc_effde972fefa482a31ac644e7f2cbd8f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_771c7cb38606a1dbe85caf547e09422a, [16 x i8] c"\08\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8
@alloc_aa9d13279a03a10fea3f0a0b9c95f419 = private unnamed_addr constant [8 x i8] c"\01\00\00\00\04\00\00\00", align 4
@alloc_1602f6ed6a0b2ade1ca409aa3f65386e = private unnamed_addr constant [8 x i8] c"\01\00\00\00\FF\FF\FF\FF", align 4
@alloc_86d0cfe5c996ad8901f6f09dfcb60c93 = private unnamed_addr constant [8 x i8] c"\01\00\00\00\01\00\00\00", align 4

; __rustc::rust_begin_unwind
; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  tail call void @abort() #8
  unreachable
}

; enums::total
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @_ZN5enums5total17hd1d1a898d196fdb5E(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([16 x i8]) align 8 captures(none) dereferenceable(16) %_0, ptr noalias noundef nonnull readonly align 8 captures(none) %shapes.0) unnamed_addr #1 {
start:
  %_11.sroa.0.0.copyload = load i8, ptr %shapes.0, align 8
  %_11.sroa.4.0._0.sroa.0.0.i.sroa_idx = getelementptr inbounds nuw i8, ptr %shapes.0, i64 1
  %_11.sroa.4.0.copyload = load i8, ptr %_11.sroa.4.0._0.sroa.0.0.i.sroa_idx, align 1
  %_11.sroa.6.0._0.sroa.0.0.i.sroa_idx = getelementptr inbounds nuw i8, ptr %shapes.0, i64 8
  %_11.sroa.6.0.copyload = load i64, ptr %_11.sroa.6.0._0.sroa.0.0.i.sroa_idx, align 8
  switch i8 %_11.sroa.0.0.copyload, label %default.unreachable5.i [
    i8 0, label %_ZN5enums4area17h79653ae7747efa7fE.exit
    i8 1, label %bb7.i
    i8 2, label %bb6.i4
    i8 3, label %bb2.i
  ]

default.unreachable5.i:                           ; preds = %bb9.2, %bb9.1, %bb9, %start
  unreachable

bb7.i:                                            ; preds = %start
  %0 = bitcast i64 %_11.sroa.6.0.copyload to double
  %_6.i5 = fcmp olt double %0, 0.000000e+00
  br i1 %_6.i5, label %_ZN5enums4area17h79653ae7747efa7fE.exit, label %bb10.i

bb6.i4:                                           ; preds = %start
  %_11.sroa.59.0._0.sroa.0.0.i.sroa_idx = getelementptr inbounds nuw i8, ptr %shapes.0, i64 4
  %_11.sroa.59.0.copyload = load float, ptr %_11.sroa.59.0._0.sroa.0.0.i.sroa_idx, align 4
  %1 = bitcast i64 %_11.sroa.6.0.copyload to double
  %_0.i3.i = fpext float %_11.sroa.59.0.copyload to double
  %_12.i = fmul double %1, %_0.i3.i
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit

bb2.i:                                            ; preds = %start
  %_3.i = icmp ult i8 %_11.sroa.4.0.copyload, 10
  br i1 %_3.i, label %bb4.i, label %bb3.i

bb10.i:                                           ; preds = %bb7.i
  %_9.i = fmul double %0, 3.000000e+00
  %_8.i = fmul double %_9.i, %0
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit

bb3.i:                                            ; preds = %bb2.i
  %_0.i4.i = zext i8 %_11.sroa.4.0.copyload to i32
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit

bb4.i:                                            ; preds = %bb2.i
  %_0.i.i = uitofp nneg i8 %_11.sroa.4.0.copyload to double
  %_18.i = sitofp i64 %_11.sroa.6.0.copyload to double
  %_16.i3 = fadd double %_0.i.i, %_18.i
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit

_ZN5enums4area17h79653ae7747efa7fE.exit:          ; preds = %bb7.i, %start, %bb6.i4, %bb10.i, %bb3.i, %bb4.i
  %_10.sroa.0.0 = phi i1 [ true, %bb3.i ], [ false, %start ], [ false, %bb10.i ], [ false, %bb6.i4 ], [ false, %bb4.i ], [ true, %bb7.i ]
  %_10.sroa.9.1 = phi i32 [ %_0.i4.i, %bb3.i ], [ undef, %start ], [ undef, %bb10.i ], [ undef, %bb6.i4 ], [ undef, %bb4.i ], [ -1, %bb7.i ]
  %_10.sroa.12.1 = phi double [ undef, %bb3.i ], [ 0.000000e+00, %start ], [ %_8.i, %bb10.i ], [ %_12.i, %bb6.i4 ], [ %_16.i3, %bb4.i ], [ undef, %bb7.i ]
  %_10.sroa.9.1._9.sroa.5.0 = select i1 %_10.sroa.0.0, i32 %_10.sroa.9.1, i32 undef
  br i1 %_10.sroa.0.0, label %bb10, label %bb9

bb12:                                             ; preds = %bb10, %bb9.3
  %storemerge = phi i32 [ 1, %bb10 ], [ 0, %bb9.3 ]
  store i32 %storemerge, ptr %_0, align 8
  ret void

bb10:                                             ; preds = %_ZN5enums4area17h79653ae7747efa7fE.exit.3, %_ZN5enums4area17h79653ae7747efa7fE.exit.2, %_ZN5enums4area17h79653ae7747efa7fE.exit.1, %_ZN5enums4area17h79653ae7747efa7fE.exit
  %_10.sroa.9.1._9.sroa.5.0.lcssa = phi i32 [ %_10.sroa.9.1._9.sroa.5.0, %_ZN5enums4area17h79653ae7747efa7fE.exit ], [ %_10.sroa.9.1._9.sroa.5.0.1, %_ZN5enums4area17h79653ae7747efa7fE.exit.1 ], [ %_10.sroa.9.1._9.sroa.5.0.2, %_ZN5enums4area17h79653ae7747efa7fE.exit.2 ], [ %_10.sroa.9.1._9.sroa.5.0.3, %_ZN5enums4area17h79653ae7747efa7fE.exit.3 ]
  %2 = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_10.sroa.9.1._9.sroa.5.0.lcssa, ptr %2, align 4, !alias.scope !3
  br label %bb12

bb9:                                              ; preds = %_ZN5enums4area17h79653ae7747efa7fE.exit
  %3 = fadd double %_10.sroa.12.1, 0.000000e+00
  %iter.sroa.0.0.ptr.1 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 16
  %_11.sroa.0.0.copyload.1 = load i8, ptr %iter.sroa.0.0.ptr.1, align 8
  %_11.sroa.4.0._0.sroa.0.0.i.sroa_idx.1 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 17
  %_11.sroa.4.0.copyload.1 = load i8, ptr %_11.sroa.4.0._0.sroa.0.0.i.sroa_idx.1, align 1
  %_11.sroa.6.0._0.sroa.0.0.i.sroa_idx.1 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 24
  %_11.sroa.6.0.copyload.1 = load i64, ptr %_11.sroa.6.0._0.sroa.0.0.i.sroa_idx.1, align 8
  switch i8 %_11.sroa.0.0.copyload.1, label %default.unreachable5.i [
    i8 0, label %_ZN5enums4area17h79653ae7747efa7fE.exit.1
    i8 1, label %bb7.i.1
    i8 2, label %bb6.i4.1
    i8 3, label %bb2.i.1
  ]

bb2.i.1:                                          ; preds = %bb9
  %_3.i.1 = icmp ult i8 %_11.sroa.4.0.copyload.1, 10
  br i1 %_3.i.1, label %bb4.i.1, label %bb3.i.1

bb3.i.1:                                          ; preds = %bb2.i.1
  %_0.i4.i.1 = zext i8 %_11.sroa.4.0.copyload.1 to i32
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.1

bb4.i.1:                                          ; preds = %bb2.i.1
  %_0.i.i.1 = uitofp nneg i8 %_11.sroa.4.0.copyload.1 to double
  %_18.i.1 = sitofp i64 %_11.sroa.6.0.copyload.1 to double
  %_16.i3.1 = fadd double %_0.i.i.1, %_18.i.1
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.1

bb6.i4.1:                                         ; preds = %bb9
  %_11.sroa.59.0._0.sroa.0.0.i.sroa_idx.1 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 20
  %_11.sroa.59.0.copyload.1 = load float, ptr %_11.sroa.59.0._0.sroa.0.0.i.sroa_idx.1, align 4
  %4 = bitcast i64 %_11.sroa.6.0.copyload.1 to double
  %_0.i3.i.1 = fpext float %_11.sroa.59.0.copyload.1 to double
  %_12.i.1 = fmul double %4, %_0.i3.i.1
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.1

bb7.i.1:                                          ; preds = %bb9
  %5 = bitcast i64 %_11.sroa.6.0.copyload.1 to double
  %_6.i5.1 = fcmp olt double %5, 0.000000e+00
  br i1 %_6.i5.1, label %_ZN5enums4area17h79653ae7747efa7fE.exit.1, label %bb10.i.1

bb10.i.1:                                         ; preds = %bb7.i.1
  %_9.i.1 = fmul double %5, 3.000000e+00
  %_8.i.1 = fmul double %_9.i.1, %5
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.1

_ZN5enums4area17h79653ae7747efa7fE.exit.1:        ; preds = %bb10.i.1, %bb7.i.1, %bb6.i4.1, %bb4.i.1, %bb3.i.1, %bb9
  %_10.sroa.0.0.1 = phi i1 [ true, %bb3.i.1 ], [ false, %bb9 ], [ false, %bb10.i.1 ], [ false, %bb6.i4.1 ], [ false, %bb4.i.1 ], [ true, %bb7.i.1 ]
  %_10.sroa.9.1.1 = phi i32 [ %_0.i4.i.1, %bb3.i.1 ], [ %_10.sroa.9.1, %bb9 ], [ %_10.sroa.9.1, %bb10.i.1 ], [ %_10.sroa.9.1, %bb6.i4.1 ], [ %_10.sroa.9.1, %bb4.i.1 ], [ -1, %bb7.i.1 ]
  %_10.sroa.12.1.1 = phi double [ %_10.sroa.12.1, %bb3.i.1 ], [ 0.000000e+00, %bb9 ], [ %_8.i.1, %bb10.i.1 ], [ %_12.i.1, %bb6.i4.1 ], [ %_16.i3.1, %bb4.i.1 ], [ %_10.sroa.12.1, %bb7.i.1 ]
  %_10.sroa.9.1._9.sroa.5.0.1 = select i1 %_10.sroa.0.0.1, i32 %_10.sroa.9.1.1, i32 %_10.sroa.9.1._9.sroa.5.0
  br i1 %_10.sroa.0.0.1, label %bb10, label %bb9.1

bb9.1:                                            ; preds = %_ZN5enums4area17h79653ae7747efa7fE.exit.1
  %6 = fadd double %3, %_10.sroa.12.1.1
  %iter.sroa.0.0.ptr.2 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 32
  %_11.sroa.0.0.copyload.2 = load i8, ptr %iter.sroa.0.0.ptr.2, align 8
  %_11.sroa.4.0._0.sroa.0.0.i.sroa_idx.2 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 33
  %_11.sroa.4.0.copyload.2 = load i8, ptr %_11.sroa.4.0._0.sroa.0.0.i.sroa_idx.2, align 1
  %_11.sroa.6.0._0.sroa.0.0.i.sroa_idx.2 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 40
  %_11.sroa.6.0.copyload.2 = load i64, ptr %_11.sroa.6.0._0.sroa.0.0.i.sroa_idx.2, align 8
  switch i8 %_11.sroa.0.0.copyload.2, label %default.unreachable5.i [
    i8 0, label %_ZN5enums4area17h79653ae7747efa7fE.exit.2
    i8 1, label %bb7.i.2
    i8 2, label %bb6.i4.2
    i8 3, label %bb2.i.2
  ]

bb2.i.2:                                          ; preds = %bb9.1
  %_3.i.2 = icmp ult i8 %_11.sroa.4.0.copyload.2, 10
  br i1 %_3.i.2, label %bb4.i.2, label %bb3.i.2

bb3.i.2:                                          ; preds = %bb2.i.2
  %_0.i4.i.2 = zext i8 %_11.sroa.4.0.copyload.2 to i32
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.2

bb4.i.2:                                          ; preds = %bb2.i.2
  %_0.i.i.2 = uitofp nneg i8 %_11.sroa.4.0.copyload.2 to double
  %_18.i.2 = sitofp i64 %_11.sroa.6.0.copyload.2 to double
  %_16.i3.2 = fadd double %_0.i.i.2, %_18.i.2
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.2

bb6.i4.2:                                         ; preds = %bb9.1
  %_11.sroa.59.0._0.sroa.0.0.i.sroa_idx.2 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 36
  %_11.sroa.59.0.copyload.2 = load float, ptr %_11.sroa.59.0._0.sroa.0.0.i.sroa_idx.2, align 4
  %7 = bitcast i64 %_11.sroa.6.0.copyload.2 to double
  %_0.i3.i.2 = fpext float %_11.sroa.59.0.copyload.2 to double
  %_12.i.2 = fmul double %7, %_0.i3.i.2
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.2

bb7.i.2:                                          ; preds = %bb9.1
  %8 = bitcast i64 %_11.sroa.6.0.copyload.2 to double
  %_6.i5.2 = fcmp olt double %8, 0.000000e+00
  br i1 %_6.i5.2, label %_ZN5enums4area17h79653ae7747efa7fE.exit.2, label %bb10.i.2

bb10.i.2:                                         ; preds = %bb7.i.2
  %_9.i.2 = fmul double %8, 3.000000e+00
  %_8.i.2 = fmul double %_9.i.2, %8
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.2

_ZN5enums4area17h79653ae7747efa7fE.exit.2:        ; preds = %bb10.i.2, %bb7.i.2, %bb6.i4.2, %bb4.i.2, %bb3.i.2, %bb9.1
  %_10.sroa.0.0.2 = phi i1 [ true, %bb3.i.2 ], [ false, %bb9.1 ], [ false, %bb10.i.2 ], [ false, %bb6.i4.2 ], [ false, %bb4.i.2 ], [ true, %bb7.i.2 ]
  %_10.sroa.9.1.2 = phi i32 [ %_0.i4.i.2, %bb3.i.2 ], [ %_10.sroa.9.1.1, %bb9.1 ], [ %_10.sroa.9.1.1, %bb10.i.2 ], [ %_10.sroa.9.1.1, %bb6.i4.2 ], [ %_10.sroa.9.1.1, %bb4.i.2 ], [ -1, %bb7.i.2 ]
  %_10.sroa.12.1.2 = phi double [ %_10.sroa.12.1.1, %bb3.i.2 ], [ 0.000000e+00, %bb9.1 ], [ %_8.i.2, %bb10.i.2 ], [ %_12.i.2, %bb6.i4.2 ], [ %_16.i3.2, %bb4.i.2 ], [ %_10.sroa.12.1.1, %bb7.i.2 ]
  %_10.sroa.9.1._9.sroa.5.0.2 = select i1 %_10.sroa.0.0.2, i32 %_10.sroa.9.1.2, i32 %_10.sroa.9.1._9.sroa.5.0.1
  br i1 %_10.sroa.0.0.2, label %bb10, label %bb9.2

bb9.2:                                            ; preds = %_ZN5enums4area17h79653ae7747efa7fE.exit.2
  %9 = fadd double %6, %_10.sroa.12.1.2
  %iter.sroa.0.0.ptr.3 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 48
  %_11.sroa.0.0.copyload.3 = load i8, ptr %iter.sroa.0.0.ptr.3, align 8
  %_11.sroa.4.0._0.sroa.0.0.i.sroa_idx.3 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 49
  %_11.sroa.4.0.copyload.3 = load i8, ptr %_11.sroa.4.0._0.sroa.0.0.i.sroa_idx.3, align 1
  %_11.sroa.6.0._0.sroa.0.0.i.sroa_idx.3 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 56
  %_11.sroa.6.0.copyload.3 = load i64, ptr %_11.sroa.6.0._0.sroa.0.0.i.sroa_idx.3, align 8
  switch i8 %_11.sroa.0.0.copyload.3, label %default.unreachable5.i [
    i8 0, label %_ZN5enums4area17h79653ae7747efa7fE.exit.3
    i8 1, label %bb7.i.3
    i8 2, label %bb6.i4.3
    i8 3, label %bb2.i.3
  ]

bb2.i.3:                                          ; preds = %bb9.2
  %_3.i.3 = icmp ult i8 %_11.sroa.4.0.copyload.3, 10
  br i1 %_3.i.3, label %bb4.i.3, label %bb3.i.3

bb3.i.3:                                          ; preds = %bb2.i.3
  %_0.i4.i.3 = zext i8 %_11.sroa.4.0.copyload.3 to i32
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.3

bb4.i.3:                                          ; preds = %bb2.i.3
  %_0.i.i.3 = uitofp nneg i8 %_11.sroa.4.0.copyload.3 to double
  %_18.i.3 = sitofp i64 %_11.sroa.6.0.copyload.3 to double
  %_16.i3.3 = fadd double %_0.i.i.3, %_18.i.3
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.3

bb6.i4.3:                                         ; preds = %bb9.2
  %_11.sroa.59.0._0.sroa.0.0.i.sroa_idx.3 = getelementptr inbounds nuw i8, ptr %shapes.0, i64 52
  %_11.sroa.59.0.copyload.3 = load float, ptr %_11.sroa.59.0._0.sroa.0.0.i.sroa_idx.3, align 4
  %10 = bitcast i64 %_11.sroa.6.0.copyload.3 to double
  %_0.i3.i.3 = fpext float %_11.sroa.59.0.copyload.3 to double
  %_12.i.3 = fmul double %10, %_0.i3.i.3
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.3

bb7.i.3:                                          ; preds = %bb9.2
  %11 = bitcast i64 %_11.sroa.6.0.copyload.3 to double
  %_6.i5.3 = fcmp olt double %11, 0.000000e+00
  br i1 %_6.i5.3, label %_ZN5enums4area17h79653ae7747efa7fE.exit.3, label %bb10.i.3

bb10.i.3:                                         ; preds = %bb7.i.3
  %_9.i.3 = fmul double %11, 3.000000e+00
  %_8.i.3 = fmul double %_9.i.3, %11
  br label %_ZN5enums4area17h79653ae7747efa7fE.exit.3

_ZN5enums4area17h79653ae7747efa7fE.exit.3:        ; preds = %bb10.i.3, %bb7.i.3, %bb6.i4.3, %bb4.i.3, %bb3.i.3, %bb9.2
  %_10.sroa.0.0.3 = phi i1 [ true, %bb3.i.3 ], [ false, %bb9.2 ], [ false, %bb10.i.3 ], [ false, %bb6.i4.3 ], [ false, %bb4.i.3 ], [ true, %bb7.i.3 ]
  %_10.sroa.9.1.3 = phi i32 [ %_0.i4.i.3, %bb3.i.3 ], [ %_10.sroa.9.1.2, %bb9.2 ], [ %_10.sroa.9.1.2, %bb10.i.3 ], [ %_10.sroa.9.1.2, %bb6.i4.3 ], [ %_10.sroa.9.1.2, %bb4.i.3 ], [ -1, %bb7.i.3 ]
  %_10.sroa.12.1.3 = phi double [ %_10.sroa.12.1.2, %bb3.i.3 ], [ 0.000000e+00, %bb9.2 ], [ %_8.i.3, %bb10.i.3 ], [ %_12.i.3, %bb6.i4.3 ], [ %_16.i3.3, %bb4.i.3 ], [ %_10.sroa.12.1.2, %bb7.i.3 ]
  %_10.sroa.9.1._9.sroa.5.0.3 = select i1 %_10.sroa.0.0.3, i32 %_10.sroa.9.1.3, i32 %_10.sroa.9.1._9.sroa.5.0.2
  br i1 %_10.sroa.0.0.3, label %bb10, label %bb9.3

bb9.3:                                            ; preds = %_ZN5enums4area17h79653ae7747efa7fE.exit.3
  %12 = fadd double %9, %_10.sroa.12.1.3
  %13 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store double %12, ptr %13, align 8
  br label %bb12
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef range(i64 0, -7) i64 @run(ptr noundef writeonly captures(address_is_null) %out, i64 noundef %size) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %iter.i = alloca [96 x i8], align 8
  %_14.i = alloca [16 x i8], align 8
  %_9.i = alloca [16 x i8], align 8
  %shapes.i = alloca [64 x i8], align 8
  %_42 = lshr i64 %size, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %shapes.i), !noalias !6
  store i8 0, ptr %shapes.i, align 8, !noalias !6
  %0 = getelementptr inbounds nuw i8, ptr %shapes.i, i64 16
  store i8 1, ptr %0, align 8, !noalias !6
  %_4.sroa.41.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 24
  store double 2.000000e+00, ptr %_4.sroa.41.0..sroa_idx.i, align 8, !noalias !6
  %1 = getelementptr inbounds nuw i8, ptr %shapes.i, i64 32
  store i8 2, ptr %1, align 8, !noalias !6
  %_5.sroa.42.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 36
  store float 4.000000e+00, ptr %_5.sroa.42.0..sroa_idx.i, align 4, !noalias !6
  %_5.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 40
  store double 1.500000e+00, ptr %_5.sroa.5.0..sroa_idx.i, align 8, !noalias !6
  %2 = getelementptr inbounds nuw i8, ptr %shapes.i, i64 48
  store i8 3, ptr %2, align 8, !noalias !6
  %_6.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 49
  store i8 7, ptr %_6.sroa.4.0..sroa_idx.i, align 1, !noalias !6
  %_6.sroa.53.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 56
  store i64 -3, ptr %_6.sroa.53.0..sroa_idx.i, align 8, !noalias !6
  call void @llvm.lifetime.start.p0(ptr nonnull %_9.i), !noalias !6
; call enums::total
  call fastcc void @_ZN5enums5total17hd1d1a898d196fdb5E(ptr noalias noundef sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_9.i, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %shapes.i) #9
  %3 = load i32, ptr %_9.i, align 8, !range !9, !alias.scope !10, !noalias !6, !noundef !13
  %4 = getelementptr inbounds nuw i8, ptr %_9.i, i64 8
  %5 = load double, ptr %4, align 8, !alias.scope !10, !noalias !6
  call void @llvm.lifetime.end.p0(ptr nonnull %_9.i), !noalias !6
  %_5.i.i.not = icmp eq i64 %_42, 0
  br i1 %_5.i.i.not, label %panic.i.i, label %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit.i

panic.i.i:                                        ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_effde972fefa482a31ac644e7f2cbd8f) #10, !noalias !14
  unreachable

_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit.i:     ; preds = %start
  %6 = trunc nuw i32 %3 to i1
  %t.sroa.0.0.i.i = select i1 %6, double -1.000000e+00, double %5
  %_3.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 1
  %7 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %7)
  store double %t.sroa.0.0.i.i, ptr %out, align 8, !noalias !14
  store i8 3, ptr %shapes.i, align 8, !noalias !6
  store i8 -56, ptr %_3.sroa.4.0..sroa_idx.i, align 1, !noalias !6
  %_12.sroa.54.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %shapes.i, i64 8
  store i64 1, ptr %_12.sroa.54.0..sroa_idx.i, align 8, !noalias !6
  call void @llvm.lifetime.start.p0(ptr nonnull %_14.i), !noalias !6
; call enums::total
  call fastcc void @_ZN5enums5total17hd1d1a898d196fdb5E(ptr noalias noundef sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_14.i, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %shapes.i) #9
  %_5.i10.i.not = icmp eq i64 %_42, 1
  br i1 %_5.i10.i.not, label %panic.i11.i, label %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit13.i

panic.i11.i:                                      ; preds = %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_effde972fefa482a31ac644e7f2cbd8f) #10, !noalias !17
  unreachable

_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit13.i:   ; preds = %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit.i
  %8 = getelementptr inbounds nuw i8, ptr %_14.i, i64 8
  %9 = load double, ptr %8, align 8, !noalias !6
  %10 = getelementptr inbounds nuw i8, ptr %_14.i, i64 4
  %code.i = load i32, ptr %10, align 4, !noalias !6
  %11 = load i32, ptr %_14.i, align 8, !range !9, !noalias !6, !noundef !13
  %12 = trunc nuw i32 %11 to i1
  %_0.i.i = sitofp i32 %code.i to double
  %13 = fmul double %_0.i.i, 1.000000e+03
  %x.sroa.0.0.i = select i1 %12, double %13, double %9
  %14 = getelementptr inbounds nuw i8, ptr %out, i64 8
  store double %x.sroa.0.0.i, ptr %14, align 8, !noalias !17
  call void @llvm.lifetime.end.p0(ptr nonnull %_14.i), !noalias !6
  %_5.i17.i = icmp ugt i64 %size, 23
  br i1 %_5.i17.i, label %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit20.i, label %panic.i18.i

panic.i18.i:                                      ; preds = %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit13.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 2, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_effde972fefa482a31ac644e7f2cbd8f) #10, !noalias !20
  unreachable

_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit20.i:   ; preds = %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit13.i
  %15 = getelementptr inbounds nuw i8, ptr %out, i64 16
  store double 1.000000e+00, ptr %15, align 8, !noalias !20
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i), !noalias !6
  store i64 0, ptr %iter.i, align 8, !noalias !6
  %_26.sroa.4.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 8
  store i64 5, ptr %_26.sroa.4.0.iter.sroa_idx.i, align 8, !noalias !6
  %_26.sroa.5.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 16
  store ptr @alloc_aa9d13279a03a10fea3f0a0b9c95f419, ptr %_26.sroa.5.0.iter.sroa_idx.i, align 8, !noalias !6
  %_26.sroa.5.sroa.4.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 24
  store i64 1, ptr %_26.sroa.5.sroa.4.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !6
  %_26.sroa.5.sroa.5.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 32
  store ptr @alloc_ef3ddcc5c900571c5ed237759720d8ac, ptr %_26.sroa.5.sroa.5.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !6
  %_26.sroa.5.sroa.6.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 40
  store i64 1, ptr %_26.sroa.5.sroa.6.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !6
  %_26.sroa.5.sroa.7.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 48
  store ptr inttoptr (i64 4 to ptr), ptr %_26.sroa.5.sroa.7.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !6
  %_26.sroa.5.sroa.8.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 56
  store i64 0, ptr %_26.sroa.5.sroa.8.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !6
  %_26.sroa.5.sroa.9.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 64
  store ptr @alloc_1602f6ed6a0b2ade1ca409aa3f65386e, ptr %_26.sroa.5.sroa.9.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !6
  %_26.sroa.5.sroa.10.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 72
  store i64 1, ptr %_26.sroa.5.sroa.10.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !6
  %_26.sroa.5.sroa.11.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 80
  store ptr @alloc_86d0cfe5c996ad8901f6f09dfcb60c93, ptr %_26.sroa.5.sroa.11.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !6
  %_26.sroa.5.sroa.12.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 88
  store i64 1, ptr %_26.sroa.5.sroa.12.0._26.sroa.5.0.iter.sroa_idx.sroa_idx.i, align 8, !noalias !6
  br label %bb17.i

bb17.i:                                           ; preds = %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit29.i, %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit20.i
  %out1.sroa.6.0 = phi i64 [ 3, %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit20.i ], [ %24, %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit29.i ]
  %_11.i.i32.i = phi i64 [ 0, %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit20.i ], [ %_11.i.i33.i, %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit29.i ]
  %_10.i.i31.i = phi i64 [ 0, %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit20.i ], [ %_10.i.i30.i, %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit29.i ]
  %_5.not.i.i.i = icmp eq i64 %_10.i.i31.i, 5
  br i1 %_5.not.i.i.i, label %"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h42f65dd73153f081E.exit.i", label %bb1.i.i.i

bb1.i.i.i:                                        ; preds = %bb17.i
  %_11.i.i.i = add nuw nsw i64 %_10.i.i31.i, 1
  %_19.i.i.i = icmp ult i64 %_10.i.i31.i, 5
  tail call void @llvm.assume(i1 %_19.i.i.i)
  %self3.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<&[core::option::Option<u32>]>", ptr %_26.sroa.5.0.iter.sroa_idx.i, i64 %_10.i.i31.i
  %_14.0.i.i.i = load ptr, ptr %self3.i.i.i, align 8, !alias.scope !23, !noalias !6, !nonnull !13, !align !28, !noundef !13
  %16 = getelementptr inbounds nuw i8, ptr %self3.i.i.i, i64 8
  %_14.1.i.i.i = load i64, ptr %16, align 8, !alias.scope !23, !noalias !6, !noundef !13
  %17 = icmp eq i64 %_14.1.i.i.i, 0
  br label %"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h42f65dd73153f081E.exit.i"

"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h42f65dd73153f081E.exit.i": ; preds = %bb1.i.i.i, %bb17.i
  %_11.i.i33.i = phi i64 [ %_11.i.i.i, %bb1.i.i.i ], [ %_11.i.i32.i, %bb17.i ]
  %_10.i.i30.i = phi i64 [ %_11.i.i.i, %bb1.i.i.i ], [ 5, %bb17.i ]
  %_0.sroa.3.0.i.i.i = phi i1 [ %17, %bb1.i.i.i ], [ undef, %bb17.i ]
  %_0.sroa.0.0.i.i.i = phi ptr [ %_14.0.i.i.i, %bb1.i.i.i ], [ null, %bb17.i ]
  %.not.i = icmp eq ptr %_0.sroa.0.0.i.i.i, null
  br i1 %.not.i, label %_ZN5enums4work17h93d1adccd2f4fa11E.exit, label %bb19.i

bb19.i:                                           ; preds = %"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h42f65dd73153f081E.exit.i"
  br i1 %_0.sroa.3.0.i.i.i, label %_ZN5enums5first17h9527775109fa4643E.exit.i, label %bb3.i.i.i

bb3.i.i.i:                                        ; preds = %bb19.i
  %v.0.i.i.i = load i32, ptr %_0.sroa.0.0.i.i.i, align 4, !range !9, !alias.scope !29, !noalias !6, !noundef !13
  %18 = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i, i64 4
  %v.1.i.i.i = load i32, ptr %18, align 4, !alias.scope !29, !noalias !6
  %19 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %v.1.i.i.i, i32 3)
  %20 = trunc nuw i32 %v.0.i.i.i to i1
  br i1 %20, label %bb8.i.i, label %_ZN5enums5first17h9527775109fa4643E.exit.i

bb8.i.i:                                          ; preds = %bb3.i.i.i
  %_5.1.i.i.i = extractvalue { i32, i1 } %19, 1
  br i1 %_5.1.i.i.i, label %_ZN5enums5first17h9527775109fa4643E.exit.i, label %bb12.i.i

bb12.i.i:                                         ; preds = %bb8.i.i
  %_5.0.i.i.i = extractvalue { i32, i1 } %19, 0
  %_3.i.i.i = icmp ugt i32 %_5.0.i.i.i, 4
  %_4.i.i.i = add i32 %_5.0.i.i.i, -5
  %21 = uitofp i32 %_4.i.i.i to double
  %22 = select i1 %_3.i.i.i, double %21, double -1.000000e+00
  br label %_ZN5enums5first17h9527775109fa4643E.exit.i

_ZN5enums5first17h9527775109fa4643E.exit.i:       ; preds = %bb12.i.i, %bb8.i.i, %bb3.i.i.i, %bb19.i
  %_0.sroa.0.0.i21.i = phi double [ %22, %bb12.i.i ], [ -1.000000e+00, %bb8.i.i ], [ -1.000000e+00, %bb3.i.i.i ], [ -1.000000e+00, %bb19.i ]
  %exitcond.not = icmp eq i64 %out1.sroa.6.0, %_42
  br i1 %exitcond.not, label %panic.i27.i, label %_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit29.i

panic.i27.i:                                      ; preds = %_ZN5enums5first17h9527775109fa4643E.exit.i
  store i64 %_11.i.i33.i, ptr %iter.i, align 8, !noalias !6
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %out1.sroa.6.0, i64 noundef %_42, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_effde972fefa482a31ac644e7f2cbd8f) #10, !noalias !34
  unreachable

_ZN5enums3Out3put17ha7197a698a0d1c1bE.exit29.i:   ; preds = %_ZN5enums5first17h9527775109fa4643E.exit.i
  %23 = getelementptr inbounds nuw double, ptr %out, i64 %out1.sroa.6.0
  store double %_0.sroa.0.0.i21.i, ptr %23, align 8, !noalias !34
  %24 = add nuw nsw i64 %out1.sroa.6.0, 1
  br label %bb17.i

_ZN5enums4work17h93d1adccd2f4fa11E.exit:          ; preds = %"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h42f65dd73153f081E.exit.i"
  store i64 %_11.i.i33.i, ptr %iter.i, align 8, !noalias !6
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i), !noalias !6
  call void @llvm.lifetime.end.p0(ptr nonnull %shapes.i), !noalias !6
  %_0 = shl i64 %out1.sroa.6.0, 3
  ret i64 %_0
}

; Function Attrs: cold nofree noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #6

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7

attributes #0 = { cold nofree noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: readwrite) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nonlazybind "target-cpu"="x86-64" }
attributes #7 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind }
attributes #10 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17hb8a417e9327fad23E: %_0"}
!5 = distinct !{!5, !"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17hb8a417e9327fad23E"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN5enums4work17h93d1adccd2f4fa11E: %out"}
!8 = distinct !{!8, !"_ZN5enums4work17h93d1adccd2f4fa11E"}
!9 = !{i32 0, i32 2}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4core6result19Result$LT$T$C$E$GT$9unwrap_or17hc8da93006ed56099E: %self"}
!12 = distinct !{!12, !"_ZN4core6result19Result$LT$T$C$E$GT$9unwrap_or17hc8da93006ed56099E"}
!13 = !{}
!14 = !{!15, !7}
!15 = distinct !{!15, !16, !"_ZN5enums3Out3put17ha7197a698a0d1c1bE: %self"}
!16 = distinct !{!16, !"_ZN5enums3Out3put17ha7197a698a0d1c1bE"}
!17 = !{!18, !7}
!18 = distinct !{!18, !19, !"_ZN5enums3Out3put17ha7197a698a0d1c1bE: %self"}
!19 = distinct !{!19, !"_ZN5enums3Out3put17ha7197a698a0d1c1bE"}
!20 = !{!21, !7}
!21 = distinct !{!21, !22, !"_ZN5enums3Out3put17ha7197a698a0d1c1bE: %self"}
!22 = distinct !{!22, !"_ZN5enums3Out3put17ha7197a698a0d1c1bE"}
!23 = !{!24, !26}
!24 = distinct !{!24, !25, !"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17hf28b3e0a71cafe81E: %self.0"}
!25 = distinct !{!25, !"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17hf28b3e0a71cafe81E"}
!26 = distinct !{!26, !27, !"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h42f65dd73153f081E: %self"}
!27 = distinct !{!27, !"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h42f65dd73153f081E"}
!28 = !{i64 4}
!29 = !{!30, !32}
!30 = distinct !{!30, !31, !"_ZN4core6option19Option$LT$$RF$T$GT$6copied17h7c4c760102abcd2dE: argument 0"}
!31 = distinct !{!31, !"_ZN4core6option19Option$LT$$RF$T$GT$6copied17h7c4c760102abcd2dE"}
!32 = distinct !{!32, !33, !"_ZN5enums5first17h9527775109fa4643E: %values.0"}
!33 = distinct !{!33, !"_ZN5enums5first17h9527775109fa4643E"}
!34 = !{!35, !7}
!35 = distinct !{!35, !36, !"_ZN5enums3Out3put17ha7197a698a0d1c1bE: %self"}
!36 = distinct !{!36, !"_ZN5enums3Out3put17ha7197a698a0d1c1bE"}

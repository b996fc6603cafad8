; ModuleID = 'memory.e21044b67e330c73-cgu.0'
source_filename = "memory.e21044b67e330c73-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>" = type { [8 x i8] }
%Node = type { %"core::option::Option<usize>", double }
%"core::option::Option<usize>" = type { i64, [1 x i64] }

@anon.3e81a189a551cbd792a3d60f5d70fffc.0 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_59149eeb649f39d9180425e3764054a3 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/range.rs\00", align 1
@alloc_8a7813f1a038cd71090e4a0dcbf8eae3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_59149eeb649f39d9180425e3764054a3, [16 x i8] c"N\00\00\00\00\00\00\00\B2\01\00\00\01\00\00\00" }>, align 8
@alloc_ac58905df1c7070c854dfff60260b3ad = private unnamed_addr constant [83 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/intrinsics/mod.rs\00", align 1
@alloc_b90498d3febd1b2c7361fce5cd399b17 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ac58905df1c7070c854dfff60260b3ad, [16 x i8] c"R\00\00\00\00\00\00\00\11\0A\00\00\0E\00\00\00" }>, align 8
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_2875d9f120b8cc0de1c30c014c7b6715 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::swap_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mod.rs\00", align 1
@alloc_53b1b0291ea51cd7399ceb8c4189456a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00r\02\00\00\09\00\00\00" }>, align 8
@alloc_5ee6cd0de5bab89c84438a39fb5fb08c = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: ptr::copy requires that both pointer arguments are aligned and non-null\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_0ed0763d8bf93ac79247e07858374e35 = private unnamed_addr constant [210 x i8] c"unsafe precondition(s) violated: ptr::offset requires the address calculation to not overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_75fb06c2453febd814e73f5f2e72ae38 = private unnamed_addr constant [199 x i8] c"unsafe precondition(s) violated: hint::unreachable_unchecked must never be reached\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@anon.3e81a189a551cbd792a3d60f5d70fffc.1 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_43db45ebdf0a3d6e3246eedb47a76a93 = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ops/index_range.rs\00", align 1
@alloc_ce80e79f3c9060ea066a507aad0cbb89 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_43db45ebdf0a3d6e3246eedb47a76a93, [16 x i8] c"S\00\00\00\00\00\00\00?\00\00\00%\00\00\00" }>, align 8
@alloc_082107b1c47f17e29d320b8b2dd4f81e = private unnamed_addr constant [90 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/iter/iter_inner.rs\00", align 1
@alloc_b9585347369fbb186c3ccfb6c2caba79 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_082107b1c47f17e29d320b8b2dd4f81e, [16 x i8] c"Y\00\00\00\00\00\00\00\AE\00\00\00 \00\00\00" }>, align 8
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_18619f4202f377c82003cc6353a5657a = private unnamed_addr constant [10 x i8] c"memory.rs\00", align 1
@alloc_8ff3859d3088a17f9b02256742d83bbb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00;\00\00\00\1F\00\00\00" }>, align 8
@alloc_9ac13fa4c141dac598e441465f35a819 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00<\00\00\00\12\00\00\00" }>, align 8
@alloc_cb6c2f29089748f4836c559ebba1284e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\003\00\00\00\09\00\00\00" }>, align 8
@alloc_d6e4d223a30d4fe34aa0772182c3f0ce = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\005\00\00\00\09\00\00\00" }>, align 8
@alloc_e9c2fd19d6fbf05b03e2403ab1de0f61 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8
@alloc_bf3688ff088ebb4f51ce4c89f5346c55 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00\19\00\00\00\09\00\00\00" }>, align 8
@alloc_f8ffa5fe933ec064bf249d98f650d7fd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00[\00\00\00\09\00\00\00" }>, align 8
@alloc_ad10cc09bd99806f7adee1b3195221c1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00\\\00\00\00\1B\00\00\00" }>, align 8
@alloc_9ad91bde3bb775760ffde68f6bd48bd9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00_\00\00\00\05\00\00\00" }>, align 8
@alloc_9c25c9b1ef5e4d462db375c2e6aa6ec6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00b\00\00\00\10\00\00\00" }>, align 8
@alloc_a4a754d247f8d3b5c56f85cdaec8e724 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00f\00\00\00\17\00\00\00" }>, align 8
@alloc_6e05b051b14f82dc83468fcbc5484acc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00f\00\00\00!\00\00\00" }>, align 8
@alloc_2c6019dc9914a4e421304f98eebfd518 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00f\00\00\00\0C\00\00\00" }>, align 8
@alloc_4292d373b4532ae31b84b3ac1afbc87e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00f\00\00\00\09\00\00\00" }>, align 8
@alloc_c7de16659dfc2d415c1674ee2edaa0e2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00g\00\00\00\1E\00\00\00" }>, align 8
@_ZN6memory5CALLS17he6833302a6aab789E = internal global [4 x i8] zeroinitializer, align 4
@_ZN6memory5TABLE17hb4628b420cd0f10cE = internal constant [24 x i8] c"\00\00\80?\00\00\00@\00\00@@\00\00\00?\00\00\80>\00\00\00>", align 4
@alloc_97d92cbf2a68a6ac45a1b13da79836e4 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_97d7df697401aedb0deb6c049326a325 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00\1F\00\00\00\11\00\00\00" }>, align 8
@alloc_e1cb8a827dc3d8972968ea6e1c5b578d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_18619f4202f377c82003cc6353a5657a, [16 x i8] c"\09\00\00\00\00\00\00\00\22\00\00\00\05\00\00\00" }>, align 8

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @abort() #9
  unreachable
}

; <i32 as core::iter::range::Step>::forward_unchecked
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i32 @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h6997b34721fe1aedE"(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %self = alloca [8 x i8], align 4
  %rhs = trunc i64 %n to i32
  %0 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %start1, i32 %rhs)
  %_8.0 = extractvalue { i32, i1 } %0, 0
  %_8.1 = extractvalue { i32, i1 } %0, 1
  %_10 = icmp slt i32 %rhs, 0
  %b = xor i1 %_8.1, %_10
  br i1 %b, label %bb1, label %bb3

bb3:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_8.0, ptr %1, align 4
  store i32 1, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  %val = load i32, ptr %2, align 4
  ret i32 %val

bb1:                                              ; preds = %start
  %3 = load i32, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.0, align 4
  %4 = load i32, ptr getelementptr inbounds (i8, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.0, i64 4), align 4
  store i32 %3, ptr %self, align 4
  %5 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %4, ptr %5, align 4
; call core::hint::unreachable_unchecked::precondition_check
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17hcd0eea37a980002bE(ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #10
  unreachable
}

; core::intrinsics::typed_swap_nonoverlapping
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core10intrinsics25typed_swap_nonoverlapping17hc4219d4adffb3da1E(ptr %x, ptr %y) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
; call core::ptr::swap_nonoverlapping
  call void @_ZN4core3ptr19swap_nonoverlapping17hc94eee61008761aaE(ptr %x, ptr %y, i64 1, ptr align 8 @alloc_b90498d3febd1b2c7361fce5cd399b17) #10
  ret void
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind nonlazybind uwtable
define internal void @_ZN4core10intrinsics9cold_path17h08f017bff9db404dE() unnamed_addr #2 {
start:
  ret void
}

; core::mem::swap
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3mem4swap17he1d496615197fba6E(ptr align 8 %x, ptr align 8 %y) unnamed_addr #1 {
start:
  %0 = load double, ptr %x, align 8
  %1 = load double, ptr %y, align 8
  store double %1, ptr %x, align 8
  store double %0, ptr %y, align 8
  ret void
}

; core::num::<impl usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h6cca37fd8de7233fE"(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #1 {
start:
  %_7.0 = add i64 %lhs, %rhs
  %_7.1 = icmp ult i64 %_7.0, %lhs
  br i1 %_7.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable
}

; core::ptr::swap_chunk
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr10swap_chunk17h86c6f49df9882e57E(ptr align 1 %x, ptr align 1 %y) unnamed_addr #1 {
start:
  %_4 = alloca [2 x i8], align 1
  %_3 = alloca [2 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 1 %x, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 1 %y, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %_4, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %_3, i64 2, i1 false)
  ret void
}

; core::ptr::swap_chunk
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr10swap_chunk17hc4d916c60764ab0dE(ptr align 1 %x, ptr align 1 %y) unnamed_addr #1 {
start:
  %_4 = alloca [1 x i8], align 1
  %_3 = alloca [1 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 1 %x, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 1 %y, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %_4, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %_3, i64 1, i1 false)
  ret void
}

; core::ptr::swap_chunk
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr10swap_chunk17hca5eaeb28a27ef43E(ptr align 1 %x, ptr align 1 %y) unnamed_addr #1 {
start:
  %_4 = alloca [8 x i8], align 1
  %_3 = alloca [8 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 1 %x, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 1 %y, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %_4, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %_3, i64 8, i1 false)
  ret void
}

; core::ptr::swap_chunk
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr10swap_chunk17hdf235c4de2361fd2E(ptr align 1 %x, ptr align 1 %y) unnamed_addr #1 {
start:
  %_4 = alloca [4 x i8], align 1
  %_3 = alloca [4 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 1 %x, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 1 %y, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %_4, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %_3, i64 4, i1 false)
  ret void
}

; core::ptr::swap_nonoverlapping
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr19swap_nonoverlapping17hc94eee61008761aaE(ptr %x, ptr %y, i64 %count, ptr align 8 %0) unnamed_addr #1 {
start:
  %1 = alloca [8 x i8], align 8
  %_10 = alloca [8 x i8], align 8
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_ZN4core3ptr19swap_nonoverlapping18precondition_check17hc1c314b6e47f8cc3E(ptr %x, ptr %y, i64 8, i64 8, i64 %count, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %2 = mul nuw nsw i64 %count, 8
  store i64 %2, ptr %1, align 8
  %bytes = load i64, ptr %1, align 8
  store i64 %bytes, ptr %_10, align 8
  %3 = load i64, ptr %_10, align 8
  %4 = icmp eq i64 %3, 0
  %_11 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_11 to i1
  br i1 %5, label %bb5, label %bb7

bb5:                                              ; preds = %bb3
  %bytes1 = load i64, ptr %_10, align 8
; call core::ptr::swap_nonoverlapping_bytes
  call void @_ZN4core3ptr25swap_nonoverlapping_bytes17h53afedc98cbf9cc8E(ptr %x, ptr %y, i64 %bytes1) #10
  br label %bb4

bb7:                                              ; preds = %bb3
  br label %bb4

bb4:                                              ; preds = %bb7, %bb5
  ret void

bb9:                                              ; No predecessors!
  unreachable
}

; core::ptr::swap_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr19swap_nonoverlapping18precondition_check17hc1c314b6e47f8cc3E(ptr %x, ptr %y, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %size, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i8 1, ptr %zero_size, align 1
  br label %bb3

bb2:                                              ; preds = %start
  %2 = icmp eq i64 %count, 0
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %zero_size, align 1
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %zero_size, align 1
  %is_zst = trunc nuw i8 %4 to i1
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_16 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h9ee2e1d9a632384fE"(ptr %x, i64 %align) #10
  br i1 %_16, label %bb11, label %bb12

bb12:                                             ; preds = %bb3
  br label %bb7

bb11:                                             ; preds = %bb3
  br i1 %is_zst, label %bb13, label %bb14

bb7:                                              ; preds = %bb14, %bb12
  br label %bb8

bb14:                                             ; preds = %bb11
  %_18 = ptrtoint ptr %x to i64
  %_17 = icmp eq i64 %_18, 0
  %_8 = xor i1 %_17, true
  br i1 %_8, label %bb4, label %bb7

bb13:                                             ; preds = %bb11
  br label %bb4

bb4:                                              ; preds = %bb13, %bb14
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_19 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h9ee2e1d9a632384fE"(ptr %y, i64 %align) #10
  br i1 %_19, label %bb16, label %bb17

bb8:                                              ; preds = %bb6, %bb7
  br label %bb9

bb17:                                             ; preds = %bb4
  br label %bb6

bb16:                                             ; preds = %bb4
  %5 = load i8, ptr %zero_size, align 1
  %6 = trunc nuw i8 %5 to i1
  br i1 %6, label %bb18, label %bb19

bb6:                                              ; preds = %bb19, %bb17
  br label %bb8

bb19:                                             ; preds = %bb16
  %_21 = ptrtoint ptr %y to i64
  %_20 = icmp eq i64 %_21, 0
  %_11 = xor i1 %_20, true
  br i1 %_11, label %bb5, label %bb6

bb18:                                             ; preds = %bb16
  br label %bb5

bb5:                                              ; preds = %bb18, %bb19
; call core::ub_checks::maybe_is_nonoverlapping::runtime
  %_6 = call zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h96fb5501ae714a65E(ptr %x, ptr %y, i64 %size, i64 %count) #10
  br i1 %_6, label %bb10, label %bb9

bb9:                                              ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_2875d9f120b8cc0de1c30c014c7b6715, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb10:                                             ; preds = %bb5
  ret void
}

; core::ptr::swap_nonoverlapping_bytes
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr25swap_nonoverlapping_bytes17h53afedc98cbf9cc8E(ptr %x, ptr %y, i64 %bytes) unnamed_addr #1 {
start:
  %_13 = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  %chunks = udiv i64 %bytes, 8
  %tail = urem i64 %bytes, 8
  store i64 %chunks, ptr %_7, align 8
  %0 = load i64, ptr %_7, align 8
  %1 = icmp eq i64 %0, 0
  %_8 = select i1 %1, i64 0, i64 1
  %2 = trunc nuw i64 %_8 to i1
  br i1 %2, label %bb1, label %bb3

bb1:                                              ; preds = %start
  %chunks1 = load i64, ptr %_7, align 8
; call core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_chunks
  call void @_ZN4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunks17h6793846629ca9842E(ptr %x, ptr %y, i64 %chunks1) #12
  br label %bb4

bb3:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb3, %bb1
  store i64 %tail, ptr %_13, align 8
  %3 = load i64, ptr %_13, align 8
  %4 = icmp eq i64 %3, 0
  %_14 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_14 to i1
  br i1 %5, label %bb5, label %bb7

bb5:                                              ; preds = %bb4
  %tail2 = load i64, ptr %_13, align 8
  %delta = mul i64 %chunks, 8
  %_18 = getelementptr inbounds nuw i8, ptr %x, i64 %delta
  %_19 = getelementptr inbounds nuw i8, ptr %y, i64 %delta
; call core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_short
  call void @_ZN4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_short17hdfc82cb574a4ae0bE(ptr %_18, ptr %_19, i64 %tail2) #10
  br label %bb8

bb7:                                              ; preds = %bb4
  br label %bb8

bb8:                                              ; preds = %bb7, %bb5
  ret void

bb9:                                              ; No predecessors!
  unreachable
}

; core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_short
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_short17hdfc82cb574a4ae0bE(ptr %x, ptr %y, i64 %bytes) unnamed_addr #1 {
start:
  %i = alloca [8 x i8], align 8
  store i64 0, ptr %i, align 8
  %_6 = and i64 %bytes, 4
  %0 = icmp eq i64 %_6, 0
  br i1 %0, label %bb3, label %bb1

bb3:                                              ; preds = %start
  br label %bb4

bb1:                                              ; preds = %start
  %count = load i64, ptr %i, align 8
  %self = getelementptr inbounds nuw i8, ptr %x, i64 %count
  %count1 = load i64, ptr %i, align 8
  %self2 = getelementptr inbounds nuw i8, ptr %y, i64 %count1
; call core::ptr::swap_chunk
  call void @_ZN4core3ptr10swap_chunk17hdf235c4de2361fd2E(ptr align 1 %self, ptr align 1 %self2) #10
  %1 = load i64, ptr %i, align 8
  %2 = or i64 %1, 4
  store i64 %2, ptr %i, align 8
  br label %bb4

bb4:                                              ; preds = %bb1, %bb3
  %_16 = and i64 %bytes, 2
  %3 = icmp eq i64 %_16, 0
  br i1 %3, label %bb7, label %bb5

bb7:                                              ; preds = %bb4
  br label %bb8

bb5:                                              ; preds = %bb4
  %count3 = load i64, ptr %i, align 8
  %self4 = getelementptr inbounds nuw i8, ptr %x, i64 %count3
  %count5 = load i64, ptr %i, align 8
  %self6 = getelementptr inbounds nuw i8, ptr %y, i64 %count5
; call core::ptr::swap_chunk
  call void @_ZN4core3ptr10swap_chunk17h86c6f49df9882e57E(ptr align 1 %self4, ptr align 1 %self6) #10
  %4 = load i64, ptr %i, align 8
  %5 = or i64 %4, 2
  store i64 %5, ptr %i, align 8
  br label %bb8

bb8:                                              ; preds = %bb5, %bb7
  %_26 = and i64 %bytes, 1
  %6 = icmp eq i64 %_26, 0
  br i1 %6, label %bb11, label %bb9

bb11:                                             ; preds = %bb8
  br label %bb12

bb9:                                              ; preds = %bb8
  %count7 = load i64, ptr %i, align 8
  %self8 = getelementptr inbounds nuw i8, ptr %x, i64 %count7
  %count9 = load i64, ptr %i, align 8
  %self10 = getelementptr inbounds nuw i8, ptr %y, i64 %count9
; call core::ptr::swap_chunk
  call void @_ZN4core3ptr10swap_chunk17hc4d916c60764ab0dE(ptr align 1 %self8, ptr align 1 %self10) #10
  %7 = load i64, ptr %i, align 8
  %8 = or i64 %7, 1
  store i64 %8, ptr %i, align 8
  br label %bb12

bb12:                                             ; preds = %bb9, %bb11
  ret void
}

; core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_chunks
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunks17h6793846629ca9842E(ptr %x, ptr %y, i64 %chunks) unnamed_addr #3 {
start:
  %_6 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  store i64 0, ptr %iter, align 8
  %0 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %chunks, ptr %0, align 8
  br label %bb1

bb1:                                              ; preds = %bb6, %start
  %_19 = load i64, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  %_20 = load i64, ptr %1, align 8
  %_14 = icmp ult i64 %_19, %_20
  br i1 %_14, label %bb3, label %bb4

bb4:                                              ; preds = %bb1
  ret void

bb3:                                              ; preds = %bb1
  %old = load i64, ptr %iter, align 8
  br label %bb5

bb5:                                              ; preds = %bb3
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h6cca37fd8de7233fE"(i64 %old, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #10
  br label %bb6

bb6:                                              ; preds = %bb5
  %_18 = add nuw i64 %old, 1
  store i64 %_18, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %old, ptr %2, align 8
  store i64 1, ptr %_6, align 8
  %3 = getelementptr inbounds i8, ptr %_6, i64 8
  %i = load i64, ptr %3, align 8
  %_11 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %x, i64 %i
  %_13 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %y, i64 %i
; call core::ptr::swap_chunk
  call void @_ZN4core3ptr10swap_chunk17hca5eaeb28a27ef43E(ptr align 1 %_11, ptr align 1 %_13) #10
  br label %bb1
}

; core::ptr::copy::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr4copy18precondition_check17ha8e7e56e210351c3E(ptr %src, ptr %dst, i64 %align, i1 zeroext %zero_size, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_15 = alloca [1 x i8], align 1
  %align1 = alloca [8 x i8], align 8
  %ptr = alloca [8 x i8], align 8
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_12 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h9ee2e1d9a632384fE"(ptr %src, i64 %align) #10
  br i1 %_12, label %bb5, label %bb6

bb6:                                              ; preds = %start
  br label %bb3

bb5:                                              ; preds = %start
  br i1 %zero_size, label %bb7, label %bb8

bb3:                                              ; preds = %bb8, %bb6
  br label %bb4

bb8:                                              ; preds = %bb5
  %_14 = ptrtoint ptr %src to i64
  %_13 = icmp eq i64 %_14, 0
  %_5 = xor i1 %_13, true
  br i1 %_5, label %bb14, label %bb3

bb7:                                              ; preds = %bb5
  store ptr %dst, ptr %ptr, align 8
  store i64 %align, ptr %align1, align 8
  %1 = load ptr, ptr %ptr, align 8
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %2 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h9ee2e1d9a632384fE"(ptr %1, i64 %align) #10
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %_15, align 1
  %4 = load i8, ptr %_15, align 1
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %bb11, label %bb10

bb14:                                             ; preds = %bb8
  store ptr %dst, ptr %ptr, align 8
  store i64 %align, ptr %align1, align 8
  %6 = load ptr, ptr %ptr, align 8
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %7 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h9ee2e1d9a632384fE"(ptr %6, i64 %align) #10
  %8 = zext i1 %7 to i8
  store i8 %8, ptr %_15, align 1
  %9 = load i8, ptr %_15, align 1
  %10 = trunc nuw i8 %9 to i1
  br i1 %10, label %bb12, label %bb10

bb4:                                              ; preds = %bb2, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5ee6cd0de5bab89c84438a39fb5fb08c, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb10:                                             ; preds = %bb7, %bb14
  br label %bb2

bb12:                                             ; preds = %bb14
  %_17 = ptrtoint ptr %dst to i64
  %_16 = icmp eq i64 %_17, 0
  %_6 = xor i1 %_16, true
  br i1 %_6, label %bb1, label %bb2

bb2:                                              ; preds = %bb10, %bb12
  br label %bb4

bb1:                                              ; preds = %bb11, %bb12
  ret void

bb11:                                             ; preds = %bb7
  br label %bb1
}

; core::ptr::drop_in_place<core::array::iter::IntoIter<f64,3_usize>>
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr69drop_in_place$LT$core..array..iter..IntoIter$LT$f64$C$3_usize$GT$$GT$17h09e7f443e273cf28E"(ptr align 8 %_1) unnamed_addr #3 {
start:
; call <core::array::iter::IntoIter<T,_> as core::ops::drop::Drop>::drop
  call void @"_ZN82_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9060680c3a00af7E"(ptr align 8 %_1) #10
  ret void
}

; core::ptr::mut_ptr::<impl *mut T>::offset::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$6offset18precondition_check17h1264eb7df96da931E"(ptr %this, i64 %count, i64 %size, ptr align 8 %0) unnamed_addr #1 {
start:
  %1 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %count, i64 %size)
  %_12.0 = extractvalue { i64, i1 } %1, 0
  %_12.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_12.1, label %bb3, label %bb5

bb5:                                              ; preds = %start
  %self = ptrtoint ptr %this to i64
  %_21.0 = add i64 %self, %_12.0
  %_21.1 = icmp ult i64 %_21.0, %self
  %_19 = icmp slt i64 %_12.0, 0
  %overflow = xor i1 %_21.1, %_19
  %_4 = xor i1 %overflow, true
  br i1 %_4, label %bb1, label %bb2

bb3:                                              ; preds = %start
  br label %bb2

bb2:                                              ; preds = %bb3, %bb5
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_0ed0763d8bf93ac79247e07858374e35, ptr inttoptr (i64 421 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb1:                                              ; preds = %bb5
  ret void
}

; core::ptr::const_ptr::<impl *const T>::is_aligned_to
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h9ee2e1d9a632384fE"(ptr %self, i64 %align) unnamed_addr #1 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %0, align 4
  %_8 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %_8, 1
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64
  %_7 = sub i64 %align, 1
  %_5 = and i64 %_6, %_7
  %_0 = icmp eq i64 %_5, 0
  ret i1 %_0

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #11
  unreachable
}

; core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h71852f3cf45be092E"(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; core::hint::unreachable_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4hint21unreachable_unchecked18precondition_check17hcd0eea37a980002bE(ptr align 8 %0) unnamed_addr #1 {
start:
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_75fb06c2453febd814e73f5f2e72ae38, ptr inttoptr (i64 399 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable
}

; core::iter::range::<impl core::iter::traits::iterator::Iterator for core::ops::range::Range<A>>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h6b030e9fa4ac4857E"(ptr align 4 %self) unnamed_addr #1 {
start:
; call <core::ops::range::Range<T> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hb06878940ec131c6E"(ptr align 4 %self) #10
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

; core::iter::traits::iterator::Iterator::sum
; Function Attrs: nounwind nonlazybind uwtable
define internal float @_ZN4core4iter6traits8iterator8Iterator3sum17h940570c1c2147a77E(ptr %self.0, ptr %self.1) unnamed_addr #3 {
start:
; call <f32 as core::iter::traits::accum::Sum<&f32>>::sum
  %_0 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17h73a312a63be6bf3bE"(ptr %self.0, ptr %self.1) #12
  ret float %_0
}

; core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<T>]>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, double } @"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17h7ead7eb933b1f067E"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %f = alloca [16 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self.0, i64 8
  %_9 = load i64, ptr %0, align 8
  %_10 = load i64, ptr %self.0, align 8
  %_6 = sub nuw i64 %_9, %_10
  %_5 = icmp ugt i64 %_6, 0
  br i1 %_5, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %1 = load i64, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.1, align 8
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.1, i64 8), align 8
  store i64 %1, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %2, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self.0, i64 16
  store ptr %4, ptr %_4, align 8
  %5 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %self.1, ptr %5, align 8
  %6 = load ptr, ptr %_4, align 8
  %7 = getelementptr inbounds i8, ptr %_4, i64 8
  %8 = load i64, ptr %7, align 8
  store ptr %6, ptr %f, align 8
  %9 = getelementptr inbounds i8, ptr %f, i64 8
  store i64 %8, ptr %9, align 8
  store i64 0, ptr %_0, align 8
  br label %bb5

bb1:                                              ; preds = %start
  %value = load i64, ptr %self.0, align 8
  br label %bb3

bb5:                                              ; preds = %bb8, %bb2
  %10 = load i64, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  %12 = load double, ptr %11, align 8
  %13 = insertvalue { i64, double } poison, i64 %10, 0
  %14 = insertvalue { i64, double } %13, double %12, 1
  ret { i64, double } %14

bb3:                                              ; preds = %bb1
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h6cca37fd8de7233fE"(i64 %value, i64 1, ptr align 8 @alloc_ce80e79f3c9060ea066a507aad0cbb89) #10
  br label %bb4

bb4:                                              ; preds = %bb3
  %_11 = add nuw i64 %value, 1
  store i64 %_11, ptr %self.0, align 8
  %15 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %value, ptr %15, align 8
  store i64 1, ptr %self, align 8
  %16 = getelementptr inbounds i8, ptr %self.0, i64 16
  store ptr %16, ptr %_4, align 8
  %17 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %self.1, ptr %17, align 8
  %18 = load ptr, ptr %_4, align 8
  %19 = getelementptr inbounds i8, ptr %_4, i64 8
  %20 = load i64, ptr %19, align 8
  store ptr %18, ptr %f, align 8
  %21 = getelementptr inbounds i8, ptr %f, i64 8
  store i64 %20, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %self, i64 8
  %x = load i64, ptr %22, align 8
  %_23.0 = load ptr, ptr %_4, align 8
  %23 = getelementptr inbounds i8, ptr %_4, i64 8
  %_23.1 = load i64, ptr %23, align 8
  %self.01 = load ptr, ptr %_4, align 8
  %24 = getelementptr inbounds i8, ptr %_4, i64 8
  %self.12 = load i64, ptr %24, align 8
  br label %bb6

bb6:                                              ; preds = %bb4
  %25 = load ptr, ptr %_4, align 8
  %26 = getelementptr inbounds i8, ptr %_4, i64 8
  %_18 = load i64, ptr %26, align 8
; call <usize as core::slice::index::SliceIndex<[T]>>::get_unchecked::precondition_check
  call void @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$13get_unchecked18precondition_check17habea80ad96aa06b6E"(i64 %x, i64 %_18, ptr align 8 @alloc_b9585347369fbb186c3ccfb6c2caba79) #10
  br label %bb8

bb8:                                              ; preds = %bb6
  %27 = load ptr, ptr %_4, align 8
  %28 = getelementptr inbounds i8, ptr %_4, i64 8
  %_20 = load i64, ptr %28, align 8
  %_19 = icmp ult i64 %x, %_20
  %29 = load ptr, ptr %_4, align 8
  %30 = getelementptr inbounds i8, ptr %_4, i64 8
  %31 = load i64, ptr %30, align 8
  %self3 = getelementptr inbounds nuw double, ptr %29, i64 %x
  %_14 = load double, ptr %self3, align 8
  %32 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %_14, ptr %32, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5
}

; core::array::iter::<impl core::iter::traits::collect::IntoIterator for [T; N]>::into_iter
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core5array4iter94_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17h4ced1e259c5dd95aE"(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_6 = alloca [40 x i8], align 8
  %_5 = alloca [40 x i8], align 8
  %_3 = alloca [40 x i8], align 8
  %_2 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_2, ptr align 8 %self, i64 24, i1 false)
  store i64 0, ptr %_3, align 8
  %0 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 3, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %_2, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_6, ptr align 8 %_3, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %_6, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 40, i1 false)
  ret void
}

; core::slice::<impl [T]>::iter
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h618761d108d91eb3E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
; call core::slice::iter::Iter<T>::new
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h69c39ca1dd4ade3aE"(ptr align 4 %self.0, i64 %self.1) #10
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; core::slice::raw::from_raw_parts_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17hff3d2959a70d8b20E(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h36113829dd7c1802E(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h36113829dd7c1802E(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %max_len = alloca [8 x i8], align 8
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_11 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h9ee2e1d9a632384fE"(ptr %data, i64 %align) #10
  br i1 %_11, label %bb6, label %bb7

bb7:                                              ; preds = %start
  br label %bb4

bb6:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64
  %_12 = icmp eq i64 %_13, 0
  %_5 = xor i1 %_12, true
  br i1 %_5, label %bb1, label %bb4

bb4:                                              ; preds = %bb6, %bb7
  br label %bb5

bb1:                                              ; preds = %bb6
  %1 = icmp eq i64 %size, 0
  br i1 %1, label %bb9, label %bb10

bb5:                                              ; preds = %bb3, %bb4
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5c1a2f972552229672fc942406cfc298, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb9:                                              ; preds = %bb1
  store i64 -1, ptr %max_len, align 8
  br label %bb11

bb10:                                             ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size
  store i64 %2, ptr %max_len, align 8
  br label %bb11

bb11:                                             ; preds = %bb10, %bb9
  %3 = load i64, ptr %max_len, align 8
  %_7 = icmp ule i64 %len, %3
  br i1 %_7, label %bb2, label %bb3

bb3:                                              ; preds = %bb11
  br label %bb5

bb2:                                              ; preds = %bb11
  ret void
}

; core::slice::iter::Iter<T>::new
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h69c39ca1dd4ade3aE"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw float, ptr %slice.0, i64 %slice.1
  store ptr %_6, ptr %end_or_len, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1
  ret { ptr, ptr } %1

bb1:                                              ; No predecessors!
  unreachable
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h96fb5501ae714a65E(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #1 {
start:
  %diff = alloca [8 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %src_usize = ptrtoint ptr %src to i64
  %dst_usize = ptrtoint ptr %dst to i64
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %size, i64 %count)
  %_13.0 = extractvalue { i64, i1 } %0, 0
  %_13.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_13.1, label %bb1, label %bb3

bb3:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %_13.0, ptr %1, align 8
  store i64 1, ptr %_9, align 8
  %2 = getelementptr inbounds i8, ptr %_9, i64 8
  %size1 = load i64, ptr %2, align 8
  %_21 = icmp ult i64 %src_usize, %dst_usize
  br i1 %_21, label %bb4, label %bb5

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #11
  unreachable

bb5:                                              ; preds = %bb3
  %3 = sub i64 %src_usize, %dst_usize
  store i64 %3, ptr %diff, align 8
  br label %bb6

bb4:                                              ; preds = %bb3
  %4 = sub i64 %dst_usize, %src_usize
  store i64 %4, ptr %diff, align 8
  br label %bb6

bb6:                                              ; preds = %bb4, %bb5
  %5 = load i64, ptr %diff, align 8
  %_0 = icmp uge i64 %5, %size1
  ret i1 %_0
}

; <I as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17he69b9dba0ac31bc7E"(i32 %self.0, i32 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

; <f32 as core::iter::traits::accum::Sum<&f32>>::sum
; Function Attrs: nounwind nonlazybind uwtable
define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17h73a312a63be6bf3bE"(ptr %iter.0, ptr %iter.1) unnamed_addr #3 {
start:
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hf8a173ca46383383E"(ptr %iter.0, ptr %iter.1, float -0.000000e+00) #10
  ret float %_0
}

; <f32 as core::iter::traits::accum::Sum<&f32>>::sum::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hae48bdbbf7b14804E"(ptr align 1 %_1, float %a, ptr align 4 %b) unnamed_addr #1 {
start:
  %_4 = load float, ptr %b, align 4
  %_0 = fadd float %a, %_4
  ret float %_0
}

; memory::List<_>::sum
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN6memory13List$LT$_$GT$3sum17h0c79844205725e4aE"(ptr align 8 %self) unnamed_addr #3 {
start:
  %_4 = alloca [24 x i8], align 8
  %at = alloca [16 x i8], align 8
  %sum = alloca [8 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 192
  %_5.0 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  %_5.1 = load i64, ptr %1, align 8
  store double 0.000000e+00, ptr %_4, align 8
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %_5.0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %_5.1, ptr %3, align 8
  %4 = load double, ptr %_4, align 8
  store double %4, ptr %sum, align 8
  %5 = getelementptr inbounds i8, ptr %_4, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  %8 = load i64, ptr %7, align 8
  store i64 %6, ptr %at, align 8
  %9 = getelementptr inbounds i8, ptr %at, i64 8
  store i64 %8, ptr %9, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
  %_6 = load i64, ptr %at, align 8
  %10 = getelementptr inbounds i8, ptr %at, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = trunc nuw i64 %_6 to i1
  br i1 %12, label %bb2, label %bb5

bb2:                                              ; preds = %bb1
  %13 = getelementptr inbounds i8, ptr %at, i64 8
  %i = load i64, ptr %13, align 8
  %_9 = load double, ptr %sum, align 8
  %_8 = fmul double %_9, 5.000000e-01
  %_11 = icmp ult i64 %i, 8
  br i1 %_11, label %bb3, label %panic

bb5:                                              ; preds = %bb1
  %_0 = load double, ptr %sum, align 8
  ret double %_0

bb3:                                              ; preds = %bb2
  %14 = getelementptr inbounds nuw %Node, ptr %self, i64 %i
  %15 = getelementptr inbounds i8, ptr %14, i64 16
  %_10 = load double, ptr %15, align 8
  %16 = fadd double %_8, %_10
  store double %16, ptr %sum, align 8
  %_13 = icmp ult i64 %i, 8
  br i1 %_13, label %bb4, label %panic1

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %i, i64 8, ptr align 8 @alloc_8ff3859d3088a17f9b02256742d83bbb) #11
  unreachable

bb4:                                              ; preds = %bb3
  %17 = getelementptr inbounds nuw %Node, ptr %self, i64 %i
  %_12.0 = load i64, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 8
  %_12.1 = load i64, ptr %18, align 8
  store i64 %_12.0, ptr %at, align 8
  %19 = getelementptr inbounds i8, ptr %at, i64 8
  store i64 %_12.1, ptr %19, align 8
  br label %bb1

panic1:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %i, i64 8, ptr align 8 @alloc_9ac13fa4c141dac598e441465f35a819) #11
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; memory::List<_>::push
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN6memory13List$LT$_$GT$4push17h97d9e2c5b939c4b7E"(ptr align 8 %self, double %value) unnamed_addr #3 {
start:
  %_3 = alloca [24 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 192
  %_4.0 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  %_4.1 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 16
  store double %value, ptr %2, align 8
  store i64 %_4.0, ptr %_3, align 8
  %3 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %_4.1, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 208
  %_5 = load i64, ptr %4, align 8
  %_6 = icmp ult i64 %_5, 8
  br i1 %_6, label %bb1, label %panic

bb1:                                              ; preds = %start
  %5 = getelementptr inbounds nuw %Node, ptr %self, i64 %_5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %_3, i64 24, i1 false)
  %6 = getelementptr inbounds i8, ptr %self, i64 208
  %_8 = load i64, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 192
  store i64 1, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %_8, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %self, i64 208
  %10 = load i64, ptr %9, align 8
  %_9.0 = add i64 %10, 1
  %_9.1 = icmp ult i64 %_9.0, %10
  br i1 %_9.1, label %panic1, label %bb2

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_5, i64 8, ptr align 8 @alloc_cb6c2f29089748f4836c559ebba1284e) #11
  unreachable

bb2:                                              ; preds = %bb1
  %11 = getelementptr inbounds i8, ptr %self, i64 208
  store i64 %_9.0, ptr %11, align 8
  ret void

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_d6e4d223a30d4fe34aa0772182c3f0ce) #11
  unreachable
}

; memory::Out::put
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN6memory3Out3put17h13a6a858776d9547E(ptr align 8 %self, double %value) unnamed_addr #3 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %_3 = load i64, ptr %0, align 8
  %_8.0 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_8.1 = load i64, ptr %1, align 8
  %_6 = icmp ult i64 %_3, %_8.1
  br i1 %_6, label %bb1, label %panic

bb1:                                              ; preds = %start
  %_9.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %_9.1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds nuw double, ptr %_9.0, i64 %_3
  store double %value, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 16
  %5 = load i64, ptr %4, align 8
  %_7.0 = add i64 %5, 1
  %_7.1 = icmp ult i64 %_7.0, %5
  br i1 %_7.1, label %panic1, label %bb2

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_3, i64 %_8.1, ptr align 8 @alloc_e9c2fd19d6fbf05b03e2403ab1de0f61) #11
  unreachable

bb2:                                              ; preds = %bb1
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 %_7.0, ptr %6, align 8
  ret void

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_bf3688ff088ebb4f51ce4c89f5346c55) #11
  unreachable
}

; memory::work
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN6memory4work17h20093d5fe6bb17b0E(ptr align 8 %out) unnamed_addr #3 {
start:
  %_7.i = alloca [1 x i8], align 1
  %_90 = alloca [16 x i8], align 8
  %iter1 = alloca [40 x i8], align 8
  %_88 = alloca [24 x i8], align 8
  %_87 = alloca [40 x i8], align 8
  %_42 = alloca [24 x i8], align 8
  %_41 = alloca [16 x i8], align 8
  %_40 = alloca [40 x i8], align 8
  %b = alloca [24 x i8], align 8
  %a = alloca [16 x i8], align 8
  %bits = alloca [8 x i8], align 8
  %_10 = alloca [8 x i8], align 4
  %iter = alloca [8 x i8], align 4
  %_4 = alloca [24 x i8], align 8
  %_3 = alloca [192 x i8], align 8
  %list = alloca [216 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %_4, i64 16
  store double 0.000000e+00, ptr %0, align 8
  store i64 0, ptr %_4, align 8
  %1 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 undef, ptr %1, align 8
  %2 = getelementptr inbounds nuw %Node, ptr %_3, i64 0
  %3 = getelementptr inbounds nuw %Node, ptr %_3, i64 8
  br label %repeat_loop_header

repeat_loop_header:                               ; preds = %repeat_loop_body, %start
  %4 = phi ptr [ %2, %start ], [ %6, %repeat_loop_body ]
  %5 = icmp ne ptr %4, %3
  br i1 %5, label %repeat_loop_body, label %repeat_loop_next

repeat_loop_body:                                 ; preds = %repeat_loop_header
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %_4, i64 24, i1 false)
  %6 = getelementptr inbounds %Node, ptr %4, i64 1
  br label %repeat_loop_header

repeat_loop_next:                                 ; preds = %repeat_loop_header
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %list, ptr align 8 %_3, i64 192, i1 false)
  %7 = getelementptr inbounds i8, ptr %list, i64 192
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 undef, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %list, i64 208
  store i64 0, ptr %9, align 8
; call <I as core::iter::traits::collect::IntoIterator>::into_iter
  %10 = call { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17he69b9dba0ac31bc7E"(i32 0, i32 6) #10
  %_7.0 = extractvalue { i32, i32 } %10, 0
  %_7.1 = extractvalue { i32, i32 } %10, 1
  store i32 %_7.0, ptr %iter, align 4
  %11 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_7.1, ptr %11, align 4
  br label %bb2

bb2:                                              ; preds = %bb5, %repeat_loop_next
; call core::iter::range::<impl core::iter::traits::iterator::Iterator for core::ops::range::Range<A>>::next
  %12 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h6b030e9fa4ac4857E"(ptr align 4 %iter) #10
  %13 = extractvalue { i32, i32 } %12, 0
  %14 = extractvalue { i32, i32 } %12, 1
  store i32 %13, ptr %_10, align 4
  %15 = getelementptr inbounds i8, ptr %_10, i64 4
  store i32 %14, ptr %15, align 4
  %16 = load i32, ptr %_10, align 4
  %17 = getelementptr inbounds i8, ptr %_10, i64 4
  %18 = load i32, ptr %17, align 4
  %_12 = zext i32 %16 to i64
  %19 = trunc nuw i64 %_12 to i1
  br i1 %19, label %bb5, label %bb6

bb5:                                              ; preds = %bb2
  %20 = getelementptr inbounds i8, ptr %_10, i64 4
  %i = load i32, ptr %20, align 4
  %_0.i = sitofp i32 %i to double
  %_16 = fmul double %_0.i, 1.250000e+00
; call memory::List<_>::push
  call void @"_ZN6memory13List$LT$_$GT$4push17h97d9e2c5b939c4b7E"(ptr align 8 %list, double %_16) #12
  br label %bb2

bb6:                                              ; preds = %bb2
; call memory::List<_>::sum
  %_19 = call double @"_ZN6memory13List$LT$_$GT$3sum17h0c79844205725e4aE"(ptr align 8 %list) #12
; call memory::Out::put
  call void @_ZN6memory3Out3put17h13a6a858776d9547E(ptr align 8 %out, double %_19) #12
  store double -2.500000e+00, ptr %bits, align 8
  %21 = getelementptr inbounds nuw i16, ptr %bits, i64 3
  %22 = getelementptr inbounds nuw i16, ptr %bits, i64 3
  %23 = load i16, ptr %22, align 2
  %24 = xor i16 %23, -32752
  store i16 %24, ptr %21, align 2
  %_25 = load double, ptr %bits, align 8
; call memory::Out::put
  call void @_ZN6memory3Out3put17h13a6a858776d9547E(ptr align 8 %out, double %_25) #12
  %_29 = load i64, ptr %bits, align 8
  %_28 = lshr i64 %_29, 48
  %_27 = uitofp i64 %_28 to double
; call memory::Out::put
  call void @_ZN6memory3Out3put17h13a6a858776d9547E(ptr align 8 %out, double %_27) #12
  %_118 = icmp eq i64 ptrtoint (ptr @_ZN6memory5CALLS17he6833302a6aab789E to i64), 0
  %_119 = and i1 %_118, true
  %_120 = xor i1 %_119, true
  br i1 %_120, label %bb47, label %panic

bb47:                                             ; preds = %bb6
  %25 = load i32, ptr @_ZN6memory5CALLS17he6833302a6aab789E, align 4
  %_33.0 = add i32 %25, 2
  %_33.1 = icmp ult i32 %_33.0, %25
  br i1 %_33.1, label %panic2, label %bb14

panic:                                            ; preds = %bb6
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_f8ffa5fe933ec064bf249d98f650d7fd) #11
  unreachable

bb14:                                             ; preds = %bb47
  %_124 = icmp eq i64 ptrtoint (ptr @_ZN6memory5CALLS17he6833302a6aab789E to i64), 0
  %_125 = and i1 %_124, true
  %_126 = xor i1 %_125, true
  br i1 %_126, label %bb48, label %panic3

panic2:                                           ; preds = %bb47
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_f8ffa5fe933ec064bf249d98f650d7fd) #11
  unreachable

bb48:                                             ; preds = %bb14
  store i32 %_33.0, ptr @_ZN6memory5CALLS17he6833302a6aab789E, align 4
  %_130 = icmp eq i64 ptrtoint (ptr @_ZN6memory5CALLS17he6833302a6aab789E to i64), 0
  %_131 = and i1 %_130, true
  %_132 = xor i1 %_131, true
  br i1 %_132, label %bb49, label %panic4

panic3:                                           ; preds = %bb14
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_f8ffa5fe933ec064bf249d98f650d7fd) #11
  unreachable

bb49:                                             ; preds = %bb48
  %_36 = load i32, ptr @_ZN6memory5CALLS17he6833302a6aab789E, align 4
  %_0.i9 = uitofp i32 %_36 to double
; call memory::Out::put
  call void @_ZN6memory3Out3put17h13a6a858776d9547E(ptr align 8 %out, double %_0.i9) #12
  %26 = getelementptr inbounds nuw double, ptr %_41, i64 0
  store double 1.000000e+00, ptr %26, align 8
  %27 = getelementptr inbounds nuw double, ptr %_41, i64 1
  store double 2.000000e+00, ptr %27, align 8
  %28 = getelementptr inbounds nuw double, ptr %_42, i64 0
  store double 3.000000e+00, ptr %28, align 8
  %29 = getelementptr inbounds nuw double, ptr %_42, i64 1
  store double 4.000000e+00, ptr %29, align 8
  %30 = getelementptr inbounds nuw double, ptr %_42, i64 2
  store double 5.000000e+00, ptr %30, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_40, ptr align 8 %_41, i64 16, i1 false)
  %31 = getelementptr inbounds i8, ptr %_40, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %_42, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %_40, i64 16, i1 false)
  %32 = getelementptr inbounds i8, ptr %_40, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %32, i64 24, i1 false)
; call memory::longest
  %33 = call { ptr, i64 } @_ZN6memory7longest17he000be7443a2536cE(ptr align 8 %a, i64 2, ptr align 8 %b, i64 3) #12
  %_43.0 = extractvalue { ptr, i64 } %33, 0
  %_43.1 = extractvalue { ptr, i64 } %33, 1
  %_51 = icmp ult i64 1, %_43.1
  br i1 %_51, label %bb18, label %panic5

panic4:                                           ; preds = %bb48
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_ad10cc09bd99806f7adee1b3195221c1) #11
  unreachable

bb18:                                             ; preds = %bb49
  %34 = getelementptr inbounds nuw double, ptr %_43.0, i64 1
  %35 = getelementptr inbounds nuw double, ptr %_43.0, i64 1
  %36 = load double, ptr %35, align 8
  %37 = fmul double %36, 1.000000e+01
  store double %37, ptr %34, align 8
  %_53 = getelementptr inbounds nuw double, ptr %a, i64 0
  %_56 = getelementptr inbounds nuw double, ptr %b, i64 1
; call core::mem::swap
  call void @_ZN4core3mem4swap17he1d496615197fba6E(ptr align 8 %_53, ptr align 8 %_56) #10
  %38 = getelementptr inbounds nuw double, ptr %a, i64 0
  %_61 = load double, ptr %38, align 8
  %39 = getelementptr inbounds nuw double, ptr %b, i64 1
  %_64 = load double, ptr %39, align 8
  %_60 = fadd double %_61, %_64
; call memory::Out::put
  call void @_ZN6memory3Out3put17h13a6a858776d9547E(ptr align 8 %out, double %_60) #12
  %40 = getelementptr inbounds i8, ptr %list, i64 208
  %_70 = load i64, ptr %40, align 8
  %_69 = urem i64 %_70, 2
  %_72 = icmp ult i64 %_69, 2
  br i1 %_72, label %bb26, label %panic6

panic5:                                           ; preds = %bb49
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %_43.1, ptr align 8 @alloc_9ad91bde3bb775760ffde68f6bd48bd9) #11
  unreachable

bb26:                                             ; preds = %bb18
  %row = getelementptr inbounds nuw [3 x float], ptr @_ZN6memory5TABLE17hb4628b420cd0f10cE, i64 %_69
; call core::slice::<impl [T]>::iter
  %41 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h618761d108d91eb3E"(ptr align 4 %row, i64 3) #10
  %_76.0 = extractvalue { ptr, ptr } %41, 0
  %_76.1 = extractvalue { ptr, ptr } %41, 1
; call core::iter::traits::iterator::Iterator::sum
  %_75 = call float @_ZN4core4iter6traits8iterator8Iterator3sum17h940570c1c2147a77E(ptr %_76.0, ptr %_76.1) #12
  %_0.i10 = fpext float %_75 to double
; call memory::Out::put
  call void @_ZN6memory3Out3put17h13a6a858776d9547E(ptr align 8 %out, double %_0.i10) #12
; call core::ptr::mut_ptr::<impl *mut T>::offset::precondition_check
  call void @"_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$6offset18precondition_check17h1264eb7df96da931E"(ptr %b, i64 1, i64 8, ptr align 8 @alloc_a4a754d247f8d3b5c56f85cdaec8e724) #10
  %_0.i14 = getelementptr inbounds double, ptr %b, i64 1
  %_0.i13 = load double, ptr %_0.i14, align 8
  %_0.i12 = getelementptr inbounds nuw double, ptr %b, i64 2
  %_96 = ptrtoint ptr %_0.i12 to i64
  %_98 = and i64 %_96, 7
  %_99 = icmp eq i64 %_98, 0
  br i1 %_99, label %bb43, label %panic7

panic6:                                           ; preds = %bb18
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_69, i64 2, ptr align 8 @alloc_9c25c9b1ef5e4d462db375c2e6aa6ec6) #11
  unreachable

bb43:                                             ; preds = %bb26
  %_134 = ptrtoint ptr %_0.i12 to i64
  %_136 = icmp eq i64 %_134, 0
  %_137 = and i1 %_136, true
  %_138 = xor i1 %_137, true
  br i1 %_138, label %bb50, label %panic8

panic7:                                           ; preds = %bb26
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking36panic_misaligned_pointer_dereference(i64 8, i64 %_96, ptr align 8 @alloc_4292d373b4532ae31b84b3ac1afbc87e) #11
  unreachable

bb50:                                             ; preds = %bb43
  %42 = fsub double %_0.i13, 1.000000e+00
  store double %42, ptr %_0.i12, align 8
  %_0.i11 = getelementptr inbounds nuw double, ptr %b, i64 1
  store i8 0, ptr %_7.i, align 1
  %43 = load i8, ptr %_7.i, align 1
  %44 = trunc nuw i8 %43 to i1
; call core::ptr::copy::precondition_check
  call void @_ZN4core3ptr4copy18precondition_check17ha8e7e56e210351c3E(ptr %b, ptr %_0.i11, i64 8, i1 zeroext %44, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #10
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %_0.i11, ptr align 8 %b, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_88, ptr align 8 %b, i64 24, i1 false)
; call core::array::iter::<impl core::iter::traits::collect::IntoIterator for [T; N]>::into_iter
  call void @"_ZN4core5array4iter94_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17h4ced1e259c5dd95aE"(ptr sret([40 x i8]) align 8 %_87, ptr align 8 %_88) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter1, ptr align 8 %_87, i64 40, i1 false)
  br label %bb38

panic8:                                           ; preds = %bb43
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_4292d373b4532ae31b84b3ac1afbc87e) #11
  unreachable

bb38:                                             ; preds = %bb40, %bb50
; call <core::array::iter::IntoIter<T,_> as core::iter::traits::iterator::Iterator>::next
  %45 = call { i64, double } @"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb98318d9ec4cb8a2E"(ptr align 8 %iter1) #10
  %46 = extractvalue { i64, double } %45, 0
  %47 = extractvalue { i64, double } %45, 1
  store i64 %46, ptr %_90, align 8
  %48 = getelementptr inbounds i8, ptr %_90, i64 8
  store double %47, ptr %48, align 8
  %_92 = load i64, ptr %_90, align 8
  %49 = getelementptr inbounds i8, ptr %_90, i64 8
  %50 = load double, ptr %49, align 8
  %51 = trunc nuw i64 %_92 to i1
  br i1 %51, label %bb40, label %bb41

bb40:                                             ; preds = %bb38
  %52 = getelementptr inbounds i8, ptr %_90, i64 8
  %x = load double, ptr %52, align 8
; call memory::Out::put
  call void @_ZN6memory3Out3put17h13a6a858776d9547E(ptr align 8 %out, double %x) #12
  br label %bb38

bb41:                                             ; preds = %bb38
; call core::ptr::drop_in_place<core::array::iter::IntoIter<f64,3_usize>>
  call void @"_ZN4core3ptr69drop_in_place$LT$core..array..iter..IntoIter$LT$f64$C$3_usize$GT$$GT$17h09e7f443e273cf28E"(ptr align 8 %iter1) #12
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

; memory::longest
; Function Attrs: nounwind nonlazybind uwtable
define internal { ptr, i64 } @_ZN6memory7longest17he000be7443a2536cE(ptr align 8 %a.0, i64 %a.1, ptr align 8 %b.0, i64 %b.1) unnamed_addr #3 {
start:
  %_3 = alloca [16 x i8], align 8
  %_4 = icmp ult i64 %a.1, %b.1
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr %a.0, ptr %_3, align 8
  %0 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %a.1, ptr %0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %b.0, ptr %_3, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %b.1, ptr %1, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %_0.0 = load ptr, ptr %_3, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %_0.1 = load i64, ptr %2, align 8
  %3 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %4 = insertvalue { ptr, i64 } %3, i64 %_0.1, 1
  ret { ptr, i64 } %4
}

; <usize as core::slice::index::SliceIndex<[T]>>::get_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$13get_unchecked18precondition_check17habea80ad96aa06b6E"(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp ult i64 %this, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_97d92cbf2a68a6ac45a1b13da79836e4, ptr inttoptr (i64 429 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <core::array::iter::IntoIter<T,_> as core::ops::drop::Drop>::drop
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN82_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9060680c3a00af7E"(ptr align 8 %self) unnamed_addr #1 {
start:
  br label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <core::ops::range::Range<T> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hb06878940ec131c6E"(ptr align 4 %self) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 4
  %_3.i = load i32, ptr %self, align 4
  %_4.i = load i32, ptr %_4, align 4
  %_0.i = icmp slt i32 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:                                              ; preds = %start
  store i32 0, ptr %_0, align 4
  br label %bb5

bb2:                                              ; preds = %start
  %old = load i32, ptr %self, align 4
; call <i32 as core::iter::range::Step>::forward_unchecked
  %_6 = call i32 @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h6997b34721fe1aedE"(i32 %old, i64 1) #10
  store i32 %_6, ptr %self, align 4
  %0 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %old, ptr %0, align 4
  store i32 1, ptr %_0, align 4
  br label %bb5

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i32, ptr %_0, align 4
  %2 = getelementptr inbounds i8, ptr %_0, i64 4
  %3 = load i32, ptr %2, align 4
  %4 = insertvalue { i32, i32 } poison, i32 %1, 0
  %5 = insertvalue { i32, i32 } %4, i32 %3, 1
  ret { i32, i32 } %5
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hf8a173ca46383383E"(ptr %self.0, ptr %self.1, float %init) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [4 x i8], align 4
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
  br label %bb2

bb2:                                              ; preds = %start
  %1 = icmp eq ptr %self.0, %self.1
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %_4, align 1
  br label %bb3

bb3:                                              ; preds = %bb2
  %3 = load i8, ptr %_4, align 1
  %4 = trunc nuw i8 %3 to i1
  br i1 %4, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store i8 1, ptr %_31, align 1
  store float %init, ptr %acc, align 4
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store float %init, ptr %_0, align 4
  br label %bb12

bb7:                                              ; preds = %bb5
  br label %bb20

bb20:                                             ; preds = %bb7
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h71852f3cf45be092E"(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %5 = ptrtoint ptr %self.1 to i64
  %6 = ptrtoint ptr %self.0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 4
  store i64 %8, ptr %len, align 8
  br label %bb8

bb25:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #11
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21 = load float, ptr %acc, align 4
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw float, ptr %self.0, i64 %count
; call <f32 as core::iter::traits::accum::Sum<&f32>>::sum::{{closure}}
  %_18 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hae48bdbbf7b14804E"(ptr align 1 %f, float %_21, ptr align 4 %_45) #10
  br label %bb9

bb9:                                              ; preds = %bb8
  store float %_18, ptr %acc, align 4
  br label %bb26

bb26:                                             ; preds = %bb9
  %9 = load i64, ptr %i, align 8
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h6cca37fd8de7233fE"(i64 %9, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #10
  br label %bb27

bb27:                                             ; preds = %bb26
  %10 = load i64, ptr %i, align 8
  %_27 = add nuw i64 %10, 1
  store i64 %_27, ptr %i, align 8
  %_29 = load i64, ptr %i, align 8
  %_30 = load i64, ptr %len, align 8
  %_28 = icmp eq i64 %_29, %_30
  br i1 %_28, label %bb10, label %bb11

bb11:                                             ; preds = %bb27
  br label %bb8

bb10:                                             ; preds = %bb27
  %11 = load float, ptr %acc, align 4
  store float %11, ptr %_0, align 4
  br label %bb12

bb12:                                             ; preds = %bb4, %bb10
  %12 = load float, ptr %_0, align 4
  ret float %12

bb16:                                             ; No predecessors!
  %13 = load i8, ptr %_31, align 1
  %14 = trunc nuw i8 %13 to i1
  br i1 %14, label %bb15, label %bb13

bb13:                                             ; preds = %bb15, %bb16
  br label %bb18

bb15:                                             ; preds = %bb16
  br label %bb13

bb18:                                             ; preds = %bb13
  %15 = load i8, ptr %_32, align 1
  %16 = trunc nuw i8 %15 to i1
  br i1 %16, label %bb17, label %bb14

bb14:                                             ; preds = %bb17, %bb18
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  resume { ptr, i32 } %21

bb17:                                             ; preds = %bb18
  br label %bb14

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; <core::array::iter::IntoIter<T,_> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, double } @"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb98318d9ec4cb8a2E"(ptr align 8 %self) unnamed_addr #1 {
start:
; call core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<T>]>::next
  %0 = call { i64, double } @"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17h7ead7eb933b1f067E"(ptr align 8 %self, i64 3) #10
  %_0.0 = extractvalue { i64, double } %0, 0
  %_0.1 = extractvalue { i64, double } %0, 1
  %1 = insertvalue { i64, double } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, double } %1, double %_0.1, 1
  ret { i64, double } %2
}

; Function Attrs: nounwind nonlazybind uwtable
define i64 @run(ptr %out, i64 %size) unnamed_addr #3 {
start:
  %out1 = alloca [24 x i8], align 8
  %_4 = udiv i64 %size, 8
; call core::slice::raw::from_raw_parts_mut
  %0 = call { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17hff3d2959a70d8b20E(ptr %out, i64 %_4, ptr align 8 @alloc_97d7df697401aedb0deb6c049326a325) #10
  %place.0 = extractvalue { ptr, i64 } %0, 0
  %place.1 = extractvalue { ptr, i64 } %0, 1
  store ptr %place.0, ptr %out1, align 8
  %1 = getelementptr inbounds i8, ptr %out1, i64 8
  store i64 %place.1, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %out1, i64 16
  store i64 0, ptr %2, align 8
; call memory::work
  call void @_ZN6memory4work17h20093d5fe6bb17b0E(ptr align 8 %out1) #12
  %3 = getelementptr inbounds i8, ptr %out1, i64 16
  %_11 = load i64, ptr %3, align 8
  %4 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_11, i64 8)
  %_12.0 = extractvalue { i64, i1 } %4, 0
  %_12.1 = extractvalue { i64, i1 } %4, 1
  br i1 %_12.1, label %panic, label %bb4

bb4:                                              ; preds = %start
  ret i64 %_12.0

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_e1cb8a827dc3d8972968ea6e1c5b578d) #11
  unreachable
}

; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #4

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #5

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #4

; core::panicking::panic_nounwind
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1, i64) unnamed_addr #6

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #8

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #6

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #8

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #8

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #6

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #6

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nonlazybind "target-cpu"="x86-64" }
attributes #6 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { noreturn nounwind }
attributes #10 = { inlinehint nounwind }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}

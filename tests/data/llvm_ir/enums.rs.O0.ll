; ModuleID = 'enums.27969d1237b2b65-cgu.0'
source_filename = "enums.27969d1237b2b65-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::mem::maybe_uninit::MaybeUninit<&[core::option::Option<u32>]>" = type { [2 x i64] }
%"core::option::Option<u32>" = type { i32, [1 x i32] }
%Shape = type { i8, [15 x i8] }

@alloc_ef3ddcc5c900571c5ed237759720d8ac = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@anon.3e81a189a551cbd792a3d60f5d70fffc.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_43db45ebdf0a3d6e3246eedb47a76a93 = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ops/index_range.rs\00", align 1
@alloc_ce80e79f3c9060ea066a507aad0cbb89 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_43db45ebdf0a3d6e3246eedb47a76a93, [16 x i8] c"S\00\00\00\00\00\00\00?\00\00\00%\00\00\00" }>, align 8
@alloc_082107b1c47f17e29d320b8b2dd4f81e = private unnamed_addr constant [90 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/iter/iter_inner.rs\00", align 1
@alloc_b9585347369fbb186c3ccfb6c2caba79 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_082107b1c47f17e29d320b8b2dd4f81e, [16 x i8] c"Y\00\00\00\00\00\00\00\AE\00\00\00 \00\00\00" }>, align 8
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_771c7cb38606a1dbe85caf547e09422a = private unnamed_addr constant [9 x i8] c"enums.rs\00", align 1
@alloc_effde972fefa482a31ac644e7f2cbd8f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_771c7cb38606a1dbe85caf547e09422a, [16 x i8] c"\08\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8
@alloc_27115f23383a57e3723dd7b38da15508 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_771c7cb38606a1dbe85caf547e09422a, [16 x i8] c"\08\00\00\00\00\00\00\00\19\00\00\00\09\00\00\00" }>, align 8
@alloc_a0834f4fbc5a97b9319640dfc2bc38ee = private unnamed_addr constant <{ [1 x i8], [7 x i8], [8 x i8] }> <{ [1 x i8] c"\01", [7 x i8] undef, [8 x i8] c"\00\00\00\00\00\00\00@" }>, align 8
@alloc_aa9d13279a03a10fea3f0a0b9c95f419 = private unnamed_addr constant [8 x i8] c"\01\00\00\00\04\00\00\00", align 4
@alloc_3a9057dc9cf7fcedb223581524720d51 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_771c7cb38606a1dbe85caf547e09422a, [16 x i8] c"\08\00\00\00\00\00\00\00S\00\00\00\1C\00\00\00" }>, align 8
@alloc_1602f6ed6a0b2ade1ca409aa3f65386e = private unnamed_addr constant [8 x i8] c"\01\00\00\00\FF\FF\FF\FF", align 4
@alloc_86d0cfe5c996ad8901f6f09dfcb60c93 = private unnamed_addr constant [8 x i8] c"\01\00\00\00\01\00\00\00", align 4
@alloc_4f167056a02ea83b99f2c38b6c12574e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_771c7cb38606a1dbe85caf547e09422a, [16 x i8] c"\08\00\00\00\00\00\00\00;\00\00\00\10\00\00\00" }>, align 8
@alloc_97d92cbf2a68a6ac45a1b13da79836e4 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_960d8c472891f903d67eea7e98538fb4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_771c7cb38606a1dbe85caf547e09422a, [16 x i8] c"\08\00\00\00\00\00\00\00\1F\00\00\00\11\00\00\00" }>, align 8
@alloc_0a9f600fa2c02260485377e6aea5d722 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_771c7cb38606a1dbe85caf547e09422a, [16 x i8] c"\08\00\00\00\00\00\00\00\22\00\00\00\05\00\00\00" }>, align 8

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @abort() #9
  unreachable
}

; <core::option::Option<T> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17h260fe16244819abaE"() unnamed_addr #1 {
start:
  ret { i32, i32 } { i32 0, i32 undef }
}

; <core::result::Result<T,F> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible,E>>>::from_residual
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17hb8a417e9327fad23E"(ptr sret([16 x i8]) align 8 %_0, i32 %residual, ptr align 8 %0) unnamed_addr #1 {
start:
  %1 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %residual, ptr %1, align 4
  store i32 1, ptr %_0, align 8
  ret void
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind nonlazybind uwtable
define internal void @_ZN4core10intrinsics9cold_path17h54ee2286df8d7493E() unnamed_addr #2 {
start:
  ret void
}

; core::cmp::impls::<impl core::cmp::PartialEq for u8>::eq
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3cmp5impls53_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$u8$GT$2eq17hb0d4cabd8078f8e6E"(ptr align 1 %self, ptr align 1 %other) unnamed_addr #1 {
start:
  %_3 = load i8, ptr %self, align 1
  %_4 = load i8, ptr %other, align 1
  %_0 = icmp eq i8 %_3, %_4
  ret i1 %_0
}

; core::cmp::impls::<impl core::cmp::PartialEq for f32>::eq
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3cmp5impls54_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$f32$GT$2eq17hd1497ca564ec1181E"(ptr align 4 %self, ptr align 4 %other) unnamed_addr #1 {
start:
  %_3 = load float, ptr %self, align 4
  %_4 = load float, ptr %other, align 4
  %_0 = fcmp oeq float %_3, %_4
  ret i1 %_0
}

; core::cmp::impls::<impl core::cmp::PartialEq for f64>::eq
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3cmp5impls54_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$f64$GT$2eq17ha1feb0c576ab5939E"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
start:
  %_3 = load double, ptr %self, align 8
  %_4 = load double, ptr %other, align 8
  %_0 = fcmp oeq double %_3, %_4
  ret i1 %_0
}

; core::cmp::impls::<impl core::cmp::PartialEq for i64>::eq
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3cmp5impls54_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$i64$GT$2eq17hda2147e763a06b57E"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
start:
  %_3 = load i64, ptr %self, align 8
  %_4 = load i64, ptr %other, align 8
  %_0 = icmp eq i64 %_3, %_4
  ret i1 %_0
}

; core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17h611bb2691868657aE"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8
  %_4 = load ptr, ptr %other, align 8
; call core::cmp::impls::<impl core::cmp::PartialEq for i64>::eq
  %_0 = call zeroext i1 @"_ZN4core3cmp5impls54_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$i64$GT$2eq17hda2147e763a06b57E"(ptr align 8 %_3, ptr align 8 %_4) #10
  ret i1 %_0
}

; core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hb0f9eb27dbabda21E"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8
  %_4 = load ptr, ptr %other, align 8
; call core::cmp::impls::<impl core::cmp::PartialEq for u8>::eq
  %_0 = call zeroext i1 @"_ZN4core3cmp5impls53_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$u8$GT$2eq17hb0d4cabd8078f8e6E"(ptr align 1 %_3, ptr align 1 %_4) #10
  ret i1 %_0
}

; core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hb6eceb942191788dE"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8
  %_4 = load ptr, ptr %other, align 8
; call core::cmp::impls::<impl core::cmp::PartialEq for f32>::eq
  %_0 = call zeroext i1 @"_ZN4core3cmp5impls54_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$f32$GT$2eq17hd1497ca564ec1181E"(ptr align 4 %_3, ptr align 4 %_4) #10
  ret i1 %_0
}

; core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hcb106bbf548fd51dE"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8
  %_4 = load ptr, ptr %other, align 8
; call core::cmp::impls::<impl core::cmp::PartialEq for f64>::eq
  %_0 = call zeroext i1 @"_ZN4core3cmp5impls54_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$f64$GT$2eq17ha1feb0c576ab5939E"(ptr align 8 %_3, ptr align 8 %_4) #10
  ret i1 %_0
}

; core::num::<impl u32>::checked_mul
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_mul17h0eb13fe5e7892084E"(i32 %self, i32 %rhs) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %self, i32 %rhs)
  %_5.0 = extractvalue { i32, i1 } %0, 0
  %_5.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1, label %bb2, label %bb4

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_5.0, ptr %1, align 4
  store i32 1, ptr %_0, align 4
  br label %bb1

bb2:                                              ; preds = %start
  %2 = load i32, ptr @alloc_ef3ddcc5c900571c5ed237759720d8ac, align 4
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @alloc_ef3ddcc5c900571c5ed237759720d8ac, i64 4), align 4
  store i32 %2, ptr %_0, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %3, ptr %4, align 4
  br label %bb1

bb1:                                              ; preds = %bb2, %bb4
  %5 = load i32, ptr %_0, align 4
  %6 = getelementptr inbounds i8, ptr %_0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = insertvalue { i32, i32 } poison, i32 %5, 0
  %9 = insertvalue { i32, i32 } %8, i32 %7, 1
  ret { i32, i32 } %9
}

; core::num::<impl u32>::checked_sub
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_sub17h202f85792832d24aE"(i32 %self, i32 %rhs) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %_3 = icmp ult i32 %self, %rhs
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_4 = sub nuw i32 %self, %rhs
  %0 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_4, ptr %0, align 4
  store i32 1, ptr %_0, align 4
  br label %bb3

bb1:                                              ; preds = %start
  %1 = load i32, ptr @alloc_ef3ddcc5c900571c5ed237759720d8ac, align 4
  %2 = load i32, ptr getelementptr inbounds (i8, ptr @alloc_ef3ddcc5c900571c5ed237759720d8ac, i64 4), align 4
  store i32 %1, ptr %_0, align 4
  %3 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %2, ptr %3, align 4
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %4 = load i32, ptr %_0, align 4
  %5 = getelementptr inbounds i8, ptr %_0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = insertvalue { i32, i32 } poison, i32 %4, 0
  %8 = insertvalue { i32, i32 } %7, i32 %6, 1
  ret { i32, i32 } %8
}

; core::num::<impl usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h04708a2339454b34E"(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #1 {
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

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @_ZN4core3ops8function6FnOnce9call_once17h4a57841268d2a737E(i32 %0) unnamed_addr #1 {
start:
  %_2 = alloca [4 x i8], align 4
  store i32 %0, ptr %_2, align 4
  %1 = load i32, ptr %_2, align 4
  %_0.i = uitofp i32 %1 to double
  ret double %_0.i
}

; core::ptr::drop_in_place<core::array::iter::IntoIter<&[core::option::Option<u32>],5_usize>>
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr111drop_in_place$LT$core..array..iter..IntoIter$LT$$RF$$u5b$core..option..Option$LT$u32$GT$$u5d$$C$5_usize$GT$$GT$17h4a83039d9d707f71E"(ptr align 8 %_1) unnamed_addr #3 {
start:
; call <core::array::iter::IntoIter<T,_> as core::ops::drop::Drop>::drop
  call void @"_ZN82_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0a23f4a3d3377094E"(ptr align 8 %_1) #10
  ret void
}

; core::ptr::const_ptr::<impl *const T>::is_aligned_to
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h64e10e4f55016b52E"(ptr %self, i64 %align) unnamed_addr #1 {
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

; core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<T>]>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, i64 } @"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17hf28b3e0a71cafe81E"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 {
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
  %1 = load i64, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.0, align 8
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.0, i64 8), align 8
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
  store ptr null, ptr %_0, align 8
  br label %bb5

bb1:                                              ; preds = %start
  %value = load i64, ptr %self.0, align 8
  br label %bb3

bb5:                                              ; preds = %bb8, %bb2
  %10 = load ptr, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = insertvalue { ptr, i64 } poison, ptr %10, 0
  %14 = insertvalue { ptr, i64 } %13, i64 %12, 1
  ret { ptr, i64 } %14

bb3:                                              ; preds = %bb1
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h04708a2339454b34E"(i64 %value, i64 1, ptr align 8 @alloc_ce80e79f3c9060ea066a507aad0cbb89) #10
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
  call void @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$13get_unchecked18precondition_check17hd00005a9e16c92abE"(i64 %x, i64 %_18, ptr align 8 @alloc_b9585347369fbb186c3ccfb6c2caba79) #10
  br label %bb8

bb8:                                              ; preds = %bb6
  %27 = load ptr, ptr %_4, align 8
  %28 = getelementptr inbounds i8, ptr %_4, i64 8
  %_20 = load i64, ptr %28, align 8
  %_19 = icmp ult i64 %x, %_20
  %29 = load ptr, ptr %_4, align 8
  %30 = getelementptr inbounds i8, ptr %_4, i64 8
  %31 = load i64, ptr %30, align 8
  %self3 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<&[core::option::Option<u32>]>", ptr %29, i64 %x
  %_14.0 = load ptr, ptr %self3, align 8
  %32 = getelementptr inbounds i8, ptr %self3, i64 8
  %_14.1 = load i64, ptr %32, align 8
  store ptr %_14.0, ptr %_0, align 8
  %33 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_14.1, ptr %33, align 8
  br label %bb5
}

; core::array::iter::<impl core::iter::traits::collect::IntoIterator for [T; N]>::into_iter
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core5array4iter94_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17h921bf5cc7675eab3E"(ptr sret([96 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_6 = alloca [96 x i8], align 8
  %_5 = alloca [96 x i8], align 8
  %_3 = alloca [96 x i8], align 8
  %_2 = alloca [80 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_2, ptr align 8 %self, i64 80, i1 false)
  store i64 0, ptr %_3, align 8
  %0 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 5, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %_2, i64 80, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_6, ptr align 8 %_3, i64 96, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %_6, i64 96, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 96, i1 false)
  ret void
}

; core::array::<impl core::ops::index::Index<I> for [T; N]>::index
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, i64 } @"_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17hd890780151f7a711E"(ptr align 4 %self, ptr align 8 %0) unnamed_addr #1 {
start:
; call <core::ops::range::RangeFull as core::slice::index::SliceIndex<[T]>>::index
  %1 = call { ptr, i64 } @"_ZN97_$LT$core..ops..range..RangeFull$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h066a0db3138275d9E"(ptr align 4 %self, i64 1, ptr align 8 %0) #10
  %_0.0.i = extractvalue { ptr, i64 } %1, 0
  %_0.1.i = extractvalue { ptr, i64 } %1, 1
  %_0.0 = extractvalue { ptr, i64 } %1, 0
  %_0.1 = extractvalue { ptr, i64 } %1, 1
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1
  ret { ptr, i64 } %3
}

; core::slice::<impl [T]>::first
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal align 4 ptr @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$5first17hdb65479b78fee307E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp uge i64 %self.1, 1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  %first = getelementptr inbounds nuw %"core::option::Option<u32>", ptr %self.0, i64 0
  store ptr %first, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; core::slice::raw::from_raw_parts_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17h244fe90a9c0e53bdE(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h6e4bc276a1e4e5baE(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h6e4bc276a1e4e5baE(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %max_len = alloca [8 x i8], align 8
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_11 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h64e10e4f55016b52E"(ptr %data, i64 %align) #10
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

; core::slice::iter::<impl core::iter::traits::collect::IntoIterator for &[T]>::into_iter
; Function Attrs: nounwind nonlazybind uwtable
define internal { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h654a4f29285948abE"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #3 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw %Shape, ptr %self.0, i64 %self.1
  store ptr %_6, ptr %end_or_len, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1
  ret { ptr, ptr } %1

bb1:                                              ; No predecessors!
  unreachable
}

; core::option::Option<T>::map_or
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN4core6option15Option$LT$T$GT$6map_or17hf0921979f8b6866eE"(i32 %0, i32 %1, double %default) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_8 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %3 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %3, align 4
  store i8 1, ptr %_8, align 1
  %4 = load i32, ptr %self, align 4
  %5 = getelementptr inbounds i8, ptr %self, i64 4
  %6 = load i32, ptr %5, align 4
  %_4 = zext i32 %4 to i64
  %7 = trunc nuw i64 %_4 to i1
  br i1 %7, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self, i64 4
  %t = load i32, ptr %8, align 4
; call core::ops::function::FnOnce::call_once
  %9 = call double @_ZN4core3ops8function6FnOnce9call_once17h4a57841268d2a737E(i32 %t) #10
  store double %9, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %start
  store i8 0, ptr %_8, align 1
  store double %default, ptr %_0, align 8
  br label %bb5

bb5:                                              ; preds = %bb4, %bb2
  %10 = load double, ptr %_0, align 8
  ret double %10

bb4:                                              ; preds = %bb3
  br label %bb5

bb8:                                              ; No predecessors!
  %11 = load i8, ptr %_8, align 1
  %12 = trunc nuw i8 %11 to i1
  br i1 %12, label %bb7, label %bb6

bb6:                                              ; preds = %bb7, %bb8
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %2, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17

bb7:                                              ; preds = %bb8
  br label %bb6

bb1:                                              ; No predecessors!
  unreachable
}

; core::option::Option<&T>::copied
; Function Attrs: nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN4core6option19Option$LT$$RF$T$GT$6copied17h7c4c760102abcd2dE"(ptr align 4 %0) unnamed_addr #3 {
start:
  %_0 = alloca [8 x i8], align 4
  %self = alloca [8 x i8], align 8
  store ptr %0, ptr %self, align 8
  %1 = load ptr, ptr %self, align 8
  %2 = ptrtoint ptr %1 to i64
  %3 = icmp eq i64 %2, 0
  %_2 = select i1 %3, i64 0, i64 1
  %4 = trunc nuw i64 %_2 to i1
  br i1 %4, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %_4 = load ptr, ptr %self, align 8
  %v.0 = load i32, ptr %_4, align 4
  %5 = getelementptr inbounds i8, ptr %_4, i64 4
  %v.1 = load i32, ptr %5, align 4
  store i32 %v.0, ptr %_0, align 4
  %6 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %v.1, ptr %6, align 4
  br label %bb4

bb2:                                              ; preds = %start
  store i32 2, ptr %_0, align 4
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  %7 = load i32, ptr %_0, align 4
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = insertvalue { i32, i32 } poison, i32 %7, 0
  %11 = insertvalue { i32, i32 } %10, i32 %9, 1
  ret { i32, i32 } %11

bb1:                                              ; No predecessors!
  unreachable
}

; core::result::Result<T,E>::unwrap_or
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN4core6result19Result$LT$T$C$E$GT$9unwrap_or17hc8da93006ed56099E"(ptr align 8 %self, double %default) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %t = alloca [8 x i8], align 8
  %1 = load i32, ptr %self, align 8
  %_3 = zext i32 %1 to i64
  %2 = trunc nuw i64 %_3 to i1
  br i1 %2, label %bb2, label %bb3

bb2:                                              ; preds = %start
  store double %default, ptr %t, align 8
  br label %bb4

bb3:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = load double, ptr %3, align 8
  store double %4, ptr %t, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %5 = load i32, ptr %self, align 8
  %_4 = zext i32 %5 to i64
  %6 = trunc nuw i64 %_4 to i1
  br i1 %6, label %bb8, label %bb7

bb5:                                              ; No predecessors!
  %7 = load i32, ptr %self, align 8
  %_5 = zext i32 %7 to i64
  %8 = icmp eq i64 %_5, 0
  br i1 %8, label %bb6, label %bb9

bb6:                                              ; preds = %bb9, %bb5
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = insertvalue { ptr, i32 } poison, ptr %9, 0
  %13 = insertvalue { ptr, i32 } %12, i32 %11, 1
  resume { ptr, i32 } %13

bb9:                                              ; preds = %bb5
  br label %bb6

bb8:                                              ; preds = %bb4
  br label %bb7

bb7:                                              ; preds = %bb8, %bb4
  %14 = load double, ptr %t, align 8
  ret double %14

bb1:                                              ; No predecessors!
  unreachable
}

; <enums::Shape as core::cmp::PartialEq>::eq
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN53_$LT$enums..Shape$u20$as$u20$core..cmp..PartialEq$GT$2eq17h092901cffbf43d9aE"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
start:
  %__arg1_16 = alloca [8 x i8], align 8
  %__arg1_05 = alloca [8 x i8], align 8
  %__self_14 = alloca [8 x i8], align 8
  %__self_03 = alloca [8 x i8], align 8
  %__arg1_1 = alloca [8 x i8], align 8
  %__arg1_02 = alloca [8 x i8], align 8
  %__self_1 = alloca [8 x i8], align 8
  %__self_01 = alloca [8 x i8], align 8
  %__arg1_0 = alloca [8 x i8], align 8
  %__self_0 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %0 = load i8, ptr %self, align 8
  %__self_discr = zext i8 %0 to i64
  %1 = load i8, ptr %other, align 8
  %__arg1_discr = zext i8 %1 to i64
  %_5 = icmp eq i64 %__self_discr, %__arg1_discr
  br i1 %_5, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store i8 0, ptr %_0, align 1
  br label %bb16

bb1:                                              ; preds = %start
  %2 = load i8, ptr %self, align 8
  %_10 = zext i8 %2 to i64
  switch i64 %_10, label %bb17 [
    i64 1, label %bb4
    i64 2, label %bb5
    i64 3, label %bb6
    i64 0, label %bb3
  ]

bb16:                                             ; preds = %bb3, %bb14, %bb15, %bb11, %bb12, %bb9, %bb2
  %3 = load i8, ptr %_0, align 1
  %4 = trunc nuw i8 %3 to i1
  ret i1 %4

bb17:                                             ; preds = %bb1
  unreachable

bb4:                                              ; preds = %bb1
  %5 = load i8, ptr %other, align 8
  %_7 = zext i8 %5 to i64
  %6 = icmp eq i64 %_7, 1
  br i1 %6, label %bb9, label %bb3

bb5:                                              ; preds = %bb1
  %7 = load i8, ptr %other, align 8
  %_8 = zext i8 %7 to i64
  %8 = icmp eq i64 %_8, 2
  br i1 %8, label %bb8, label %bb3

bb6:                                              ; preds = %bb1
  %9 = load i8, ptr %other, align 8
  %_9 = zext i8 %9 to i64
  %10 = icmp eq i64 %_9, 3
  br i1 %10, label %bb7, label %bb3

bb3:                                              ; preds = %bb6, %bb5, %bb4, %bb1
  store i8 1, ptr %_0, align 1
  br label %bb16

bb9:                                              ; preds = %bb4
  %11 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %11, ptr %__self_0, align 8
  %12 = getelementptr inbounds i8, ptr %other, i64 8
  store ptr %12, ptr %__arg1_0, align 8
; call core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
  %13 = call zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hcb106bbf548fd51dE"(ptr align 8 %__self_0, ptr align 8 %__arg1_0) #10
  %14 = zext i1 %13 to i8
  store i8 %14, ptr %_0, align 1
  br label %bb16

bb8:                                              ; preds = %bb5
  %15 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %15, ptr %__self_01, align 8
  %16 = getelementptr inbounds i8, ptr %self, i64 4
  store ptr %16, ptr %__self_1, align 8
  %17 = getelementptr inbounds i8, ptr %other, i64 8
  store ptr %17, ptr %__arg1_02, align 8
  %18 = getelementptr inbounds i8, ptr %other, i64 4
  store ptr %18, ptr %__arg1_1, align 8
; call core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
  %_19 = call zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hcb106bbf548fd51dE"(ptr align 8 %__self_01, ptr align 8 %__arg1_02) #10
  br i1 %_19, label %bb11, label %bb12

bb12:                                             ; preds = %bb8
  store i8 0, ptr %_0, align 1
  br label %bb16

bb11:                                             ; preds = %bb8
; call core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
  %19 = call zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hb6eceb942191788dE"(ptr align 8 %__self_1, ptr align 8 %__arg1_1) #10
  %20 = zext i1 %19 to i8
  store i8 %20, ptr %_0, align 1
  br label %bb16

bb7:                                              ; preds = %bb6
  %21 = getelementptr inbounds i8, ptr %self, i64 1
  store ptr %21, ptr %__self_03, align 8
  %22 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %22, ptr %__self_14, align 8
  %23 = getelementptr inbounds i8, ptr %other, i64 1
  store ptr %23, ptr %__arg1_05, align 8
  %24 = getelementptr inbounds i8, ptr %other, i64 8
  store ptr %24, ptr %__arg1_16, align 8
; call core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
  %_28 = call zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hb0f9eb27dbabda21E"(ptr align 8 %__self_03, ptr align 8 %__arg1_05) #10
  br i1 %_28, label %bb14, label %bb15

bb15:                                             ; preds = %bb7
  store i8 0, ptr %_0, align 1
  br label %bb16

bb14:                                             ; preds = %bb7
; call core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
  %25 = call zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17h611bb2691868657aE"(ptr align 8 %__self_14, ptr align 8 %__arg1_16) #10
  %26 = zext i1 %25 to i8
  store i8 %26, ptr %_0, align 1
  br label %bb16
}

; enums::Out::put
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN5enums3Out3put17ha7197a698a0d1c1bE(ptr align 8 %self, double %value) unnamed_addr #3 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_3, i64 %_8.1, ptr align 8 @alloc_effde972fefa482a31ac644e7f2cbd8f) #11
  unreachable

bb2:                                              ; preds = %bb1
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 %_7.0, ptr %6, align 8
  ret void

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_27115f23383a57e3723dd7b38da15508) #11
  unreachable
}

; enums::area
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN5enums4area17h79653ae7747efa7fE(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %shape) unnamed_addr #3 {
start:
  %0 = load i8, ptr %shape, align 8
  %_4 = zext i8 %0 to i64
  switch i64 %_4, label %bb1 [
    i64 0, label %bb8
    i64 1, label %bb7
    i64 2, label %bb6
    i64 3, label %bb2
  ]

bb1:                                              ; preds = %start
  unreachable

bb8:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store double 0.000000e+00, ptr %1, align 8
  store i32 0, ptr %_0, align 8
  br label %bb14

bb7:                                              ; preds = %start
  %r = getelementptr inbounds i8, ptr %shape, i64 8
  %_8 = load double, ptr %r, align 8
  %_7 = fcmp olt double %_8, 0.000000e+00
  br i1 %_7, label %bb9, label %bb10

bb6:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %shape, i64 8
  %w = load double, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %shape, i64 4
  %h = load float, ptr %3, align 4
  %_0.i4 = fpext float %h to double
  %_14 = fmul double %w, %_0.i4
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %_14, ptr %4, align 8
  store i32 0, ptr %_0, align 8
  br label %bb14

bb2:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %shape, i64 1
  %6 = load i8, ptr %5, align 1
  %_2 = icmp ule i8 0, %6
  br i1 %_2, label %bb5, label %bb3

bb14:                                             ; preds = %bb4, %bb3, %bb6, %bb9, %bb10, %bb8
  ret void

bb10:                                             ; preds = %bb7
  %7 = getelementptr inbounds i8, ptr %shape, i64 8
  %r1 = load double, ptr %7, align 8
  %_11 = fmul double 3.000000e+00, %r1
  %_10 = fmul double %_11, %r1
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %_10, ptr %8, align 8
  store i32 0, ptr %_0, align 8
  br label %bb14

bb9:                                              ; preds = %bb7
  %9 = getelementptr inbounds i8, ptr %shape, i64 8
  %r2 = load double, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 -1, ptr %10, align 4
  store i32 1, ptr %_0, align 8
  br label %bb14

bb3:                                              ; preds = %bb5, %bb2
  %11 = getelementptr inbounds i8, ptr %shape, i64 1
  %n = load i8, ptr %11, align 1
  %_0.i5 = zext i8 %n to i32
  %12 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_0.i5, ptr %12, align 4
  store i32 1, ptr %_0, align 8
  br label %bb14

bb5:                                              ; preds = %bb2
  %13 = getelementptr inbounds i8, ptr %shape, i64 1
  %14 = load i8, ptr %13, align 1
  %_3 = icmp ule i8 %14, 9
  br i1 %_3, label %bb4, label %bb3

bb4:                                              ; preds = %bb5
  %15 = getelementptr inbounds i8, ptr %shape, i64 1
  %n3 = load i8, ptr %15, align 1
  %16 = getelementptr inbounds i8, ptr %shape, i64 8
  %m = load i64, ptr %16, align 8
  %_0.i = uitofp i8 %n3 to double
  %_20 = sitofp i64 %m to double
  %_18 = fadd double %_0.i, %_20
  %17 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %_18, ptr %17, align 8
  store i32 0, ptr %_0, align 8
  br label %bb14
}

; enums::work
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN5enums4work17h93d1adccd2f4fa11E(ptr align 8 %out) unnamed_addr #3 {
start:
  %_45 = alloca [16 x i8], align 8
  %iter = alloca [96 x i8], align 8
  %_33 = alloca [80 x i8], align 8
  %_32 = alloca [96 x i8], align 8
  %_17 = alloca [16 x i8], align 8
  %_16 = alloca [8 x i8], align 8
  %_12 = alloca [16 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %_6 = alloca [16 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %shapes = alloca [64 x i8], align 8
  store i8 0, ptr %_3, align 8
  %0 = getelementptr inbounds i8, ptr %_4, i64 8
  store double 2.000000e+00, ptr %0, align 8
  store i8 1, ptr %_4, align 8
  %1 = getelementptr inbounds i8, ptr %_5, i64 8
  store double 1.500000e+00, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_5, i64 4
  store float 4.000000e+00, ptr %2, align 4
  store i8 2, ptr %_5, align 8
  %3 = getelementptr inbounds i8, ptr %_6, i64 1
  store i8 7, ptr %3, align 1
  %4 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 -3, ptr %4, align 8
  store i8 3, ptr %_6, align 8
  %5 = getelementptr inbounds nuw %Shape, ptr %shapes, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %_3, i64 16, i1 false)
  %6 = getelementptr inbounds nuw %Shape, ptr %shapes, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %_4, i64 16, i1 false)
  %7 = getelementptr inbounds nuw %Shape, ptr %shapes, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %_5, i64 16, i1 false)
  %8 = getelementptr inbounds nuw %Shape, ptr %shapes, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %_6, i64 16, i1 false)
; call enums::total
  call void @_ZN5enums5total17hd1d1a898d196fdb5E(ptr sret([16 x i8]) align 8 %_9, ptr align 8 %shapes, i64 4) #12
; call core::result::Result<T,E>::unwrap_or
  %_8 = call double @"_ZN4core6result19Result$LT$T$C$E$GT$9unwrap_or17hc8da93006ed56099E"(ptr align 8 %_9, double -1.000000e+00) #10
; call enums::Out::put
  call void @_ZN5enums3Out3put17ha7197a698a0d1c1bE(ptr align 8 %out, double %_8) #12
  %9 = getelementptr inbounds i8, ptr %_12, i64 1
  store i8 -56, ptr %9, align 1
  %10 = getelementptr inbounds i8, ptr %_12, i64 8
  store i64 1, ptr %10, align 8
  store i8 3, ptr %_12, align 8
  %11 = getelementptr inbounds nuw %Shape, ptr %shapes, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %_12, i64 16, i1 false)
; call enums::total
  call void @_ZN5enums5total17hd1d1a898d196fdb5E(ptr sret([16 x i8]) align 8 %_17, ptr align 8 %shapes, i64 4) #12
  %12 = load i32, ptr %_17, align 8
  %_20 = zext i32 %12 to i64
  %13 = trunc nuw i64 %_20 to i1
  br i1 %13, label %bb7, label %bb8

bb7:                                              ; preds = %start
  %14 = getelementptr inbounds i8, ptr %_17, i64 4
  %code = load i32, ptr %14, align 4
  %_0.i = sitofp i32 %code to double
  %15 = fmul double %_0.i, 1.000000e+03
  store double %15, ptr %_16, align 8
  br label %bb10

bb8:                                              ; preds = %start
  %16 = getelementptr inbounds i8, ptr %_17, i64 8
  %x = load double, ptr %16, align 8
  store double %x, ptr %_16, align 8
  br label %bb10

bb10:                                             ; preds = %bb7, %bb8
  %17 = load double, ptr %_16, align 8
; call enums::Out::put
  call void @_ZN5enums3Out3put17ha7197a698a0d1c1bE(ptr align 8 %out, double %17) #12
  %_28 = getelementptr inbounds nuw %Shape, ptr %shapes, i64 1
; call <enums::Shape as core::cmp::PartialEq>::eq
  %_27 = call zeroext i1 @"_ZN53_$LT$enums..Shape$u20$as$u20$core..cmp..PartialEq$GT$2eq17h092901cffbf43d9aE"(ptr align 8 %_28, ptr align 8 @alloc_a0834f4fbc5a97b9319640dfc2bc38ee) #10
  %_0.i2 = zext i1 %_27 to i8
  %_0.i1 = uitofp i8 %_0.i2 to double
; call enums::Out::put
  call void @_ZN5enums3Out3put17ha7197a698a0d1c1bE(ptr align 8 %out, double %_0.i1) #12
; call core::array::<impl core::ops::index::Index<I> for [T; N]>::index
  %18 = call { ptr, i64 } @"_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17hd890780151f7a711E"(ptr align 4 @alloc_aa9d13279a03a10fea3f0a0b9c95f419, ptr align 8 @alloc_3a9057dc9cf7fcedb223581524720d51) #10
  %_34.0 = extractvalue { ptr, i64 } %18, 0
  %_34.1 = extractvalue { ptr, i64 } %18, 1
  %19 = getelementptr inbounds nuw { ptr, i64 }, ptr %_33, i64 0
  store ptr %_34.0, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 8
  store i64 %_34.1, ptr %20, align 8
  %21 = getelementptr inbounds nuw { ptr, i64 }, ptr %_33, i64 1
  store ptr @alloc_ef3ddcc5c900571c5ed237759720d8ac, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  store i64 1, ptr %22, align 8
  %23 = getelementptr inbounds nuw { ptr, i64 }, ptr %_33, i64 2
  store ptr inttoptr (i64 4 to ptr), ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw { ptr, i64 }, ptr %_33, i64 3
  store ptr @alloc_1602f6ed6a0b2ade1ca409aa3f65386e, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 8
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw { ptr, i64 }, ptr %_33, i64 4
  store ptr @alloc_86d0cfe5c996ad8901f6f09dfcb60c93, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 8
  store i64 1, ptr %28, align 8
; call core::array::iter::<impl core::iter::traits::collect::IntoIterator for [T; N]>::into_iter
  call void @"_ZN4core5array4iter94_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17h921bf5cc7675eab3E"(ptr sret([96 x i8]) align 8 %_32, ptr align 8 %_33) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_32, i64 96, i1 false)
  br label %bb19

bb19:                                             ; preds = %bb21, %bb10
; call <core::array::iter::IntoIter<T,_> as core::iter::traits::iterator::Iterator>::next
  %29 = call { ptr, i64 } @"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h42f65dd73153f081E"(ptr align 8 %iter) #10
  %30 = extractvalue { ptr, i64 } %29, 0
  %31 = extractvalue { ptr, i64 } %29, 1
  store ptr %30, ptr %_45, align 8
  %32 = getelementptr inbounds i8, ptr %_45, i64 8
  store i64 %31, ptr %32, align 8
  %33 = load ptr, ptr %_45, align 8
  %34 = getelementptr inbounds i8, ptr %_45, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = ptrtoint ptr %33 to i64
  %37 = icmp eq i64 %36, 0
  %_47 = select i1 %37, i64 0, i64 1
  %38 = trunc nuw i64 %_47 to i1
  br i1 %38, label %bb21, label %bb22

bb21:                                             ; preds = %bb19
  %case.0 = load ptr, ptr %_45, align 8
  %39 = getelementptr inbounds i8, ptr %_45, i64 8
  %case.1 = load i64, ptr %39, align 8
; call enums::first
  %40 = call { i32, i32 } @_ZN5enums5first17h9527775109fa4643E(ptr align 4 %case.0, i64 %case.1) #12
  %_51.0 = extractvalue { i32, i32 } %40, 0
  %_51.1 = extractvalue { i32, i32 } %40, 1
; call core::option::Option<T>::map_or
  %_50 = call double @"_ZN4core6option15Option$LT$T$GT$6map_or17hf0921979f8b6866eE"(i32 %_51.0, i32 %_51.1, double -1.000000e+00) #10
; call enums::Out::put
  call void @_ZN5enums3Out3put17ha7197a698a0d1c1bE(ptr align 8 %out, double %_50) #12
  br label %bb19

bb22:                                             ; preds = %bb19
; call core::ptr::drop_in_place<core::array::iter::IntoIter<&[core::option::Option<u32>],5_usize>>
  call void @"_ZN4core3ptr111drop_in_place$LT$core..array..iter..IntoIter$LT$$RF$$u5b$core..option..Option$LT$u32$GT$$u5d$$C$5_usize$GT$$GT$17h4a83039d9d707f71E"(ptr align 8 %iter) #12
  ret void

bb6:                                              ; No predecessors!
  unreachable
}

; enums::first
; Function Attrs: nounwind nonlazybind uwtable
define internal { i32, i32 } @_ZN5enums5first17h9527775109fa4643E(ptr align 4 %values.0, i64 %values.1) unnamed_addr #3 {
start:
  %_10 = alloca [8 x i8], align 4
  %_3 = alloca [8 x i8], align 4
  %_2 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
; call core::slice::<impl [T]>::first
  %_5 = call align 4 ptr @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$5first17hdb65479b78fee307E"(ptr align 4 %values.0, i64 %values.1) #10
; call core::option::Option<&T>::copied
  %0 = call { i32, i32 } @"_ZN4core6option19Option$LT$$RF$T$GT$6copied17h7c4c760102abcd2dE"(ptr align 4 %_5) #12
  %_4.0 = extractvalue { i32, i32 } %0, 0
  %_4.1 = extractvalue { i32, i32 } %0, 1
; call <core::option::Option<T> as core::ops::try_trait::Try>::branch
  %1 = call { i32, i32 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h10ecbb720ee593c8E"(i32 %_4.0, i32 %_4.1) #10
  %2 = extractvalue { i32, i32 } %1, 0
  %3 = extractvalue { i32, i32 } %1, 1
  store i32 %2, ptr %_3, align 4
  %4 = getelementptr inbounds i8, ptr %_3, i64 4
  store i32 %3, ptr %4, align 4
  %5 = load i32, ptr %_3, align 4
  %6 = getelementptr inbounds i8, ptr %_3, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %5, 2
  %_6 = select i1 %8, i64 1, i64 0
  %9 = trunc nuw i64 %_6 to i1
  br i1 %9, label %bb6, label %bb5

bb6:                                              ; preds = %start
; call <core::option::Option<T> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %10 = call { i32, i32 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17h260fe16244819abaE"() #10
  %11 = extractvalue { i32, i32 } %10, 0
  %12 = extractvalue { i32, i32 } %10, 1
  store i32 %11, ptr %_0, align 4
  %13 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %12, ptr %13, align 4
  br label %bb14

bb5:                                              ; preds = %start
  %val.0 = load i32, ptr %_3, align 4
  %14 = getelementptr inbounds i8, ptr %_3, i64 4
  %val.1 = load i32, ptr %14, align 4
; call <core::option::Option<T> as core::ops::try_trait::Try>::branch
  %15 = call { i32, i32 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h8c8d99783946a958E"(i32 %val.0, i32 %val.1) #10
  %16 = extractvalue { i32, i32 } %15, 0
  %17 = extractvalue { i32, i32 } %15, 1
  store i32 %16, ptr %_2, align 4
  %18 = getelementptr inbounds i8, ptr %_2, i64 4
  store i32 %17, ptr %18, align 4
  %19 = load i32, ptr %_2, align 4
  %20 = getelementptr inbounds i8, ptr %_2, i64 4
  %21 = load i32, ptr %20, align 4
  %_8 = zext i32 %19 to i64
  %22 = trunc nuw i64 %_8 to i1
  br i1 %22, label %bb9, label %bb8

bb9:                                              ; preds = %bb5
; call <core::option::Option<T> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %23 = call { i32, i32 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17h260fe16244819abaE"() #10
  %24 = extractvalue { i32, i32 } %23, 0
  %25 = extractvalue { i32, i32 } %23, 1
  store i32 %24, ptr %_0, align 4
  %26 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %25, ptr %26, align 4
  br label %bb14

bb8:                                              ; preds = %bb5
  %27 = getelementptr inbounds i8, ptr %_2, i64 4
  %a = load i32, ptr %27, align 4
; call core::num::<impl u32>::checked_mul
  %28 = call { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_mul17h0eb13fe5e7892084E"(i32 %a, i32 3) #10
  %_11.0 = extractvalue { i32, i32 } %28, 0
  %_11.1 = extractvalue { i32, i32 } %28, 1
; call <core::option::Option<T> as core::ops::try_trait::Try>::branch
  %29 = call { i32, i32 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h8c8d99783946a958E"(i32 %_11.0, i32 %_11.1) #10
  %30 = extractvalue { i32, i32 } %29, 0
  %31 = extractvalue { i32, i32 } %29, 1
  store i32 %30, ptr %_10, align 4
  %32 = getelementptr inbounds i8, ptr %_10, i64 4
  store i32 %31, ptr %32, align 4
  %33 = load i32, ptr %_10, align 4
  %34 = getelementptr inbounds i8, ptr %_10, i64 4
  %35 = load i32, ptr %34, align 4
  %_12 = zext i32 %33 to i64
  %36 = trunc nuw i64 %_12 to i1
  br i1 %36, label %bb13, label %bb12

bb13:                                             ; preds = %bb8
; call <core::option::Option<T> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %37 = call { i32, i32 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17h260fe16244819abaE"() #10
  %38 = extractvalue { i32, i32 } %37, 0
  %39 = extractvalue { i32, i32 } %37, 1
  store i32 %38, ptr %_0, align 4
  %40 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %39, ptr %40, align 4
  br label %bb14

bb12:                                             ; preds = %bb8
  %41 = getelementptr inbounds i8, ptr %_10, i64 4
  %val = load i32, ptr %41, align 4
; call core::num::<impl u32>::checked_sub
  %42 = call { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_sub17h202f85792832d24aE"(i32 %val, i32 5) #10
  %43 = extractvalue { i32, i32 } %42, 0
  %44 = extractvalue { i32, i32 } %42, 1
  store i32 %43, ptr %_0, align 4
  %45 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %44, ptr %45, align 4
  br label %bb14

bb14:                                             ; preds = %bb6, %bb9, %bb13, %bb12
  %46 = load i32, ptr %_0, align 4
  %47 = getelementptr inbounds i8, ptr %_0, i64 4
  %48 = load i32, ptr %47, align 4
  %49 = insertvalue { i32, i32 } poison, i32 %46, 0
  %50 = insertvalue { i32, i32 } %49, i32 %48, 1
  ret { i32, i32 } %50

bb4:                                              ; No predecessors!
  unreachable
}

; enums::total
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN5enums5total17hd1d1a898d196fdb5E(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %shapes.0, i64 %shapes.1) unnamed_addr #3 {
start:
  %_11 = alloca [16 x i8], align 8
  %_10 = alloca [16 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %_5 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %sum = alloca [8 x i8], align 8
  store double 0.000000e+00, ptr %sum, align 8
; call core::slice::iter::<impl core::iter::traits::collect::IntoIterator for &[T]>::into_iter
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h654a4f29285948abE"(ptr align 8 %shapes.0, i64 %shapes.1) #12
  %_3.0 = extractvalue { ptr, ptr } %0, 0
  %_3.1 = extractvalue { ptr, ptr } %0, 1
  store ptr %_3.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_3.1, ptr %1, align 8
  br label %bb2

bb2:                                              ; preds = %bb9, %start
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %2 = call align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h653747968e6b14d3E"(ptr align 8 %iter) #10
  store ptr %2, ptr %_5, align 8
  %3 = load ptr, ptr %_5, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = icmp eq i64 %4, 0
  %_7 = select i1 %5, i64 0, i64 1
  %6 = trunc nuw i64 %_7 to i1
  br i1 %6, label %bb5, label %bb6

bb5:                                              ; preds = %bb2
  %shape = load ptr, ptr %_5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_11, ptr align 8 %shape, i64 16, i1 false)
; call enums::area
  call void @_ZN5enums4area17h79653ae7747efa7fE(ptr sret([16 x i8]) align 8 %_10, ptr align 8 %_11) #12
; call <core::result::Result<T,E> as core::ops::try_trait::Try>::branch
  call void @"_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h6f469bf4ba8eab3bE"(ptr sret([16 x i8]) align 8 %_9, ptr align 8 %_10) #10
  %7 = load i32, ptr %_9, align 8
  %_12 = zext i32 %7 to i64
  %8 = trunc nuw i64 %_12 to i1
  br i1 %8, label %bb10, label %bb9

bb6:                                              ; preds = %bb2
  %_15 = load double, ptr %sum, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %_15, ptr %9, align 8
  store i32 0, ptr %_0, align 8
  br label %bb11

bb11:                                             ; preds = %bb10, %bb6
  ret void

bb10:                                             ; preds = %bb5
  %10 = getelementptr inbounds i8, ptr %_9, i64 4
  %residual = load i32, ptr %10, align 4
; call <core::result::Result<T,F> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible,E>>>::from_residual
  call void @"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17hb8a417e9327fad23E"(ptr sret([16 x i8]) align 8 %_0, i32 %residual, ptr align 8 @alloc_4f167056a02ea83b99f2c38b6c12574e) #10
  br label %bb11

bb9:                                              ; preds = %bb5
  %11 = getelementptr inbounds i8, ptr %_9, i64 8
  %val = load double, ptr %11, align 8
  %12 = load double, ptr %sum, align 8
  %13 = fadd double %12, %val
  store double %13, ptr %sum, align 8
  br label %bb2

bb4:                                              ; No predecessors!
  unreachable
}

; <core::option::Option<T> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h10ecbb720ee593c8E"(i32 %0, i32 %1) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %2, align 4
  %3 = load i32, ptr %self, align 4
  %4 = getelementptr inbounds i8, ptr %self, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %3, 2
  %_2 = select i1 %6, i64 0, i64 1
  %7 = trunc nuw i64 %_2 to i1
  br i1 %7, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %v.0 = load i32, ptr %self, align 4
  %8 = getelementptr inbounds i8, ptr %self, i64 4
  %v.1 = load i32, ptr %8, align 4
  store i32 %v.0, ptr %_0, align 4
  %9 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %v.1, ptr %9, align 4
  br label %bb4

bb2:                                              ; preds = %start
  store i32 2, ptr %_0, align 4
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  %10 = load i32, ptr %_0, align 4
  %11 = getelementptr inbounds i8, ptr %_0, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = insertvalue { i32, i32 } poison, i32 %10, 0
  %14 = insertvalue { i32, i32 } %13, i32 %12, 1
  ret { i32, i32 } %14

bb1:                                              ; No predecessors!
  unreachable
}

; <core::option::Option<T> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h8c8d99783946a958E"(i32 %0, i32 %1) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %2, align 4
  %3 = load i32, ptr %self, align 4
  %4 = getelementptr inbounds i8, ptr %self, i64 4
  %5 = load i32, ptr %4, align 4
  %_2 = zext i32 %3 to i64
  %6 = trunc nuw i64 %_2 to i1
  br i1 %6, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 4
  %v = load i32, ptr %7, align 4
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %v, ptr %8, align 4
  store i32 0, ptr %_0, align 4
  br label %bb4

bb2:                                              ; preds = %start
  store i32 1, ptr %_0, align 4
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  %9 = load i32, ptr %_0, align 4
  %10 = getelementptr inbounds i8, ptr %_0, i64 4
  %11 = load i32, ptr %10, align 4
  %12 = insertvalue { i32, i32 } poison, i32 %9, 0
  %13 = insertvalue { i32, i32 } %12, i32 %11, 1
  ret { i32, i32 } %13

bb1:                                              ; No predecessors!
  unreachable
}

; <usize as core::slice::index::SliceIndex<[T]>>::get_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$13get_unchecked18precondition_check17hd00005a9e16c92abE"(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #1 {
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

; <core::result::Result<T,E> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h6f469bf4ba8eab3bE"(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = load i32, ptr %self, align 8
  %_2 = zext i32 %0 to i64
  %1 = trunc nuw i64 %_2 to i1
  br i1 %1, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  %e = load i32, ptr %2, align 4
  %3 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %e, ptr %3, align 4
  store i32 1, ptr %_0, align 8
  br label %bb4

bb3:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %v = load double, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %v, ptr %5, align 8
  store i32 0, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::array::iter::IntoIter<T,_> as core::ops::drop::Drop>::drop
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN82_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0a23f4a3d3377094E"(ptr align 8 %self) unnamed_addr #1 {
start:
  br label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h653747968e6b14d3E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %0, align 8
  br label %bb4

bb4:                                              ; preds = %start
  %_6 = icmp eq ptr %ptr, %end_or_len
  br i1 %_6, label %bb5, label %bb6

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw %Shape, ptr %ptr, i64 1
  store ptr %_16, ptr %self, align 8
  br label %bb7

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8
  br label %bb8

bb7:                                              ; preds = %bb6
  store ptr %ptr, ptr %_0, align 8
  br label %bb8

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8
  ret ptr %1

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; <core::ops::range::RangeFull as core::slice::index::SliceIndex<[T]>>::index
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, i64 } @"_ZN97_$LT$core..ops..range..RangeFull$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h066a0db3138275d9E"(ptr align 4 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %1 = insertvalue { ptr, i64 } poison, ptr %slice.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %slice.1, 1
  ret { ptr, i64 } %2
}

; <core::array::iter::IntoIter<T,_> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, i64 } @"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h42f65dd73153f081E"(ptr align 8 %self) unnamed_addr #1 {
start:
; call core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<T>]>::next
  %0 = call { ptr, i64 } @"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17hf28b3e0a71cafe81E"(ptr align 8 %self, i64 5) #10
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

; Function Attrs: nounwind nonlazybind uwtable
define i64 @run(ptr %out, i64 %size) unnamed_addr #3 {
start:
  %out1 = alloca [24 x i8], align 8
  %_4 = udiv i64 %size, 8
; call core::slice::raw::from_raw_parts_mut
  %0 = call { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17h244fe90a9c0e53bdE(ptr %out, i64 %_4, ptr align 8 @alloc_960d8c472891f903d67eea7e98538fb4) #10
  %place.0 = extractvalue { ptr, i64 } %0, 0
  %place.1 = extractvalue { ptr, i64 } %0, 1
  store ptr %place.0, ptr %out1, align 8
  %1 = getelementptr inbounds i8, ptr %out1, i64 8
  store i64 %place.1, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %out1, i64 16
  store i64 0, ptr %2, align 8
; call enums::work
  call void @_ZN5enums4work17h93d1adccd2f4fa11E(ptr align 8 %out1) #12
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
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_0a9f600fa2c02260485377e6aea5d722) #11
  unreachable
}

; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #7

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #8

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #4

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #5

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nonlazybind "target-cpu"="x86-64" }
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

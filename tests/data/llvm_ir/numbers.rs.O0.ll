; ModuleID = 'numbers.c1c8298a9572654-cgu.0'
source_filename = "numbers.c1c8298a9572654-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZN7numbers4TEXT17h4be3fc77860bea7aE = internal global [10 x i8] c"round trip", align 1
@anon.3e81a189a551cbd792a3d60f5d70fffc.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_43db45ebdf0a3d6e3246eedb47a76a93 = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ops/index_range.rs\00", align 1
@alloc_ce80e79f3c9060ea066a507aad0cbb89 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_43db45ebdf0a3d6e3246eedb47a76a93, [16 x i8] c"S\00\00\00\00\00\00\00?\00\00\00%\00\00\00" }>, align 8
@alloc_082107b1c47f17e29d320b8b2dd4f81e = private unnamed_addr constant [90 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/iter/iter_inner.rs\00", align 1
@alloc_b9585347369fbb186c3ccfb6c2caba79 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_082107b1c47f17e29d320b8b2dd4f81e, [16 x i8] c"Y\00\00\00\00\00\00\00\AE\00\00\00 \00\00\00" }>, align 8
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_97d92cbf2a68a6ac45a1b13da79836e4 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_fd6a92ba301a7cc8ecaac6cd99335510 = private unnamed_addr constant [11 x i8] c"numbers.rs\00", align 1
@alloc_54c128480a07107bbfa071cfb2abc07f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8
@alloc_8f4b8b3d91c2c061cc88378806a8a7a1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00\19\00\00\00\09\00\00\00" }>, align 8
@alloc_79c536f35b8d8d83fecb6c70cbb238d2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\009\00\00\00\1B\00\00\00" }>, align 8
@alloc_81dffc85be699b4799d06ef0bd22360c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00=\00\00\00(\00\00\00" }>, align 8
@alloc_c8065c961b3e5e76e6fd7375d5b3d891 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00=\00\00\00\17\00\00\00" }>, align 8
@alloc_0a308b6916b81b2987424d4568d3bea5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00?\00\00\00\10\00\00\00" }>, align 8
@alloc_48eb80d0778049b05afd18b454787bf3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00H\00\00\00 \00\00\00" }>, align 8
@alloc_5ab0da9faec3ff4ff0adf8216fc7f15d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00H\00\00\00\17\00\00\00" }>, align 8
@alloc_459e25fccbc1d94adb1f758650b3011e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00H\00\00\00>\00\00\00" }>, align 8
@alloc_0013acdf629b62c48d1cb5dbf456cc61 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00+\00\00\00\0B\00\00\00" }>, align 8
@alloc_33a6c69cd5a297b5b05a15584cab6219 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00,\00\00\00\16\00\00\00" }>, align 8
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_b8dfe5fc2892385e4652ced87fd61c26 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00\1F\00\00\00\11\00\00\00" }>, align 8
@alloc_b5ab285a16b99a43f561acbc39e54d12 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fd6a92ba301a7cc8ecaac6cd99335510, [16 x i8] c"\0A\00\00\00\00\00\00\00\22\00\00\00\05\00\00\00" }>, align 8

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @abort() #10
  unreachable
}

; core::intrinsics::rotate_left
; Function Attrs: nounwind nonlazybind uwtable
define internal i32 @_ZN4core10intrinsics11rotate_left17h7e4c716d9e2e3288E(i32 %x, i32 %shift) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [4 x i8], align 4
  %_3 = urem i32 %shift, 32
  %1 = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %_3)
  store i32 %1, ptr %0, align 4
  %_0 = load i32, ptr %0, align 4
  ret i32 %_0
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind nonlazybind uwtable
define internal void @_ZN4core10intrinsics9cold_path17h46c193db09fc7439E() unnamed_addr #2 {
start:
  ret void
}

; core::f64::<impl f64>::abs
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN4core3f6421_$LT$impl$u20$f64$GT$3abs17hbaa936a9e381c688E"(double %self) unnamed_addr #3 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = call double @llvm.fabs.f64(double %self)
  store double %1, ptr %0, align 8
  %_0 = load double, ptr %0, align 8
  ret double %_0
}

; core::f64::<impl f64>::min
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN4core3f6421_$LT$impl$u20$f64$GT$3min17hd40fc0f0124efdfcE"(double %self, double %other) unnamed_addr #3 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = call double @llvm.minnum.f64(double %self, double %other)
  store double %1, ptr %0, align 8
  %_0 = load double, ptr %0, align 8
  ret double %_0
}

; core::f64::<impl f64>::from_bits
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN4core3f6421_$LT$impl$u20$f64$GT$9from_bits17h4cc879dd8c708ba2E"(i64 %v) unnamed_addr #3 {
start:
  %_0 = bitcast i64 %v to double
  ret double %_0
}

; core::num::<impl i32>::div_euclid
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i32 @"_ZN4core3num21_$LT$impl$u20$i32$GT$10div_euclid17haefa8f232a87ba1cE"(i32 %self, i32 %rhs, ptr align 8 %0) unnamed_addr #3 {
start:
  %_0 = alloca [4 x i8], align 4
  %_4 = icmp eq i32 %rhs, 0
  br i1 %_4, label %panic, label %bb1

bb1:                                              ; preds = %start
  %_5 = icmp eq i32 %rhs, -1
  %_6 = icmp eq i32 %self, -2147483648
  %_7 = and i1 %_5, %_6
  br i1 %_7, label %panic1, label %bb2

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 %0) #11
  unreachable

bb2:                                              ; preds = %bb1
  %q = sdiv i32 %self, %rhs
  %_9 = srem i32 %self, %rhs
  %_8 = icmp slt i32 %_9, 0
  br i1 %_8, label %bb3, label %bb7

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_div_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 %0) #11
  unreachable

bb7:                                              ; preds = %bb2
  store i32 %q, ptr %_0, align 4
  br label %bb8

bb3:                                              ; preds = %bb2
  %_10 = icmp sgt i32 %rhs, 0
  br i1 %_10, label %bb4, label %bb5

bb8:                                              ; preds = %bb6, %bb7
  %1 = load i32, ptr %_0, align 4
  ret i32 %1

bb5:                                              ; preds = %bb3
  %2 = add i32 %q, 1
  store i32 %2, ptr %_0, align 4
  br label %bb6

bb4:                                              ; preds = %bb3
  %3 = sub i32 %q, 1
  store i32 %3, ptr %_0, align 4
  br label %bb6

bb6:                                              ; preds = %bb4, %bb5
  br label %bb8
}

; core::num::<impl i32>::rem_euclid
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i32 @"_ZN4core3num21_$LT$impl$u20$i32$GT$10rem_euclid17hb991f1972d449382E"(i32 %self, i32 %rhs, ptr align 8 %0) unnamed_addr #3 {
start:
  %rhs1 = alloca [4 x i8], align 4
  %_0 = alloca [4 x i8], align 4
  %_4 = icmp eq i32 %rhs, 0
  br i1 %_4, label %panic, label %bb1

bb1:                                              ; preds = %start
  %_5 = icmp eq i32 %rhs, -1
  %_6 = icmp eq i32 %self, -2147483648
  %_7 = and i1 %_5, %_6
  br i1 %_7, label %panic2, label %bb2

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 %0) #11
  unreachable

bb2:                                              ; preds = %bb1
  %r = srem i32 %self, %rhs
  %_8 = icmp slt i32 %r, 0
  br i1 %_8, label %bb3, label %bb4

panic2:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_rem_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8 %0) #11
  unreachable

bb4:                                              ; preds = %bb2
  store i32 %r, ptr %_0, align 4
  br label %bb5

bb3:                                              ; preds = %bb2
  %_10 = icmp slt i32 %rhs, 0
  br i1 %_10, label %bb6, label %bb7

bb5:                                              ; preds = %bb8, %bb4
  %1 = load i32, ptr %_0, align 4
  ret i32 %1

bb7:                                              ; preds = %bb3
  store i32 %rhs, ptr %rhs1, align 4
  br label %bb8

bb6:                                              ; preds = %bb3
  %2 = sub i32 0, %rhs
  store i32 %2, ptr %rhs1, align 4
  br label %bb8

bb8:                                              ; preds = %bb6, %bb7
  %3 = load i32, ptr %rhs1, align 4
  %4 = add i32 %r, %3
  store i32 %4, ptr %_0, align 4
  br label %bb5
}

; core::num::<impl u64>::checked_mul
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, i64 } @"_ZN4core3num21_$LT$impl$u20$u64$GT$11checked_mul17h31c7b317f6a521d2E"(i64 %self, i64 %rhs) unnamed_addr #3 {
start:
  %_0 = alloca [16 x i8], align 8
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %self, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb2, label %bb4

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_5.0, ptr %1, align 8
  store i64 1, ptr %_0, align 8
  br label %bb1

bb2:                                              ; preds = %start
  %2 = load i64, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.0, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.0, i64 8), align 8
  store i64 %2, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb1

bb1:                                              ; preds = %bb2, %bb4
  %5 = load i64, ptr %_0, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = insertvalue { i64, i64 } poison, i64 %5, 0
  %9 = insertvalue { i64, i64 } %8, i64 %7, 1
  ret { i64, i64 } %9
}

; core::num::<impl usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h578dee8b04d72fc2E"(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #3 {
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

; core::ptr::drop_in_place<core::array::iter::IntoIter<f64,6_usize>>
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr69drop_in_place$LT$core..array..iter..IntoIter$LT$f64$C$6_usize$GT$$GT$17hd2927dd708c170e4E"(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::array::iter::IntoIter<T,_> as core::ops::drop::Drop>::drop
  call void @"_ZN82_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9fc0cb1674ffa73fE"(ptr align 8 %_1) #12
  ret void
}

; core::ptr::const_ptr::<impl *const T>::is_aligned_to
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17hda5851d53cfbd45dE"(ptr %self, i64 %align) unnamed_addr #3 {
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
define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h98d400c1cca575deE"(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #3 {
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

; core::char::convert::<impl core::convert::From<u8> for char>::from
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i32 @"_ZN4core4char7convert64_$LT$impl$u20$core..convert..From$LT$u8$GT$$u20$for$u20$char$GT$4from17hf0bbcfde0a32791cE"(i8 %i) unnamed_addr #3 {
start:
  %_0 = zext i8 %i to i32
  ret i32 %_0
}

; core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<T>]>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, double } @"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17h6045189b667f7b27E"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #3 {
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
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h578dee8b04d72fc2E"(i64 %value, i64 1, ptr align 8 @alloc_ce80e79f3c9060ea066a507aad0cbb89) #12
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
  call void @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$13get_unchecked18precondition_check17h4f19ddcb5044ae0dE"(i64 %x, i64 %_18, ptr align 8 @alloc_b9585347369fbb186c3ccfb6c2caba79) #12
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
define internal void @"_ZN4core5array4iter94_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17h91dd72d40a833c77E"(ptr sret([64 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #3 {
start:
  %_6 = alloca [64 x i8], align 8
  %_5 = alloca [64 x i8], align 8
  %_3 = alloca [64 x i8], align 8
  %_2 = alloca [48 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_2, ptr align 8 %self, i64 48, i1 false)
  store i64 0, ptr %_3, align 8
  %0 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 6, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %_2, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_6, ptr align 8 %_3, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %_6, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 64, i1 false)
  ret void
}

; core::slice::<impl [T]>::iter
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17he561483b06eb27f7E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #3 {
start:
; call core::slice::iter::Iter<T>::new
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17hadf3ae75fe95261dE"(ptr align 1 %self.0, i64 %self.1) #12
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; core::slice::raw::from_raw_parts_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17h01bf973b95724ec3E(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #3 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h31f2a416d7a5261cE(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #12
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h31f2a416d7a5261cE(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %max_len = alloca [8 x i8], align 8
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_11 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17hda5851d53cfbd45dE"(ptr %data, i64 %align) #12
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
define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17hadf3ae75fe95261dE"(ptr align 1 %slice.0, i64 %slice.1) unnamed_addr #3 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %slice.1
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

; <usize as core::slice::index::SliceIndex<[T]>>::get_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$13get_unchecked18precondition_check17h4f19ddcb5044ae0dE"(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #3 {
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

; numbers::Out::put
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %self, double %value) unnamed_addr #1 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_3, i64 %_8.1, ptr align 8 @alloc_54c128480a07107bbfa071cfb2abc07f) #11
  unreachable

bb2:                                              ; preds = %bb1
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 %_7.0, ptr %6, align 8
  ret void

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_8f4b8b3d91c2c061cc88378806a8a7a1) #11
  unreachable
}

; numbers::hash
; Function Attrs: nounwind nonlazybind uwtable
define internal i64 @_ZN7numbers4hash17hbce54ed6f5aabfb2E(ptr align 1 %bytes.0, i64 %bytes.1) unnamed_addr #1 {
start:
; call core::slice::<impl [T]>::iter
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17he561483b06eb27f7E"(ptr align 1 %bytes.0, i64 %bytes.1) #12
  %_2.0 = extractvalue { ptr, ptr } %0, 0
  %_2.1 = extractvalue { ptr, ptr } %0, 1
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call i64 @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hde9ec9139e268f3fE"(ptr %_2.0, ptr %_2.1, i64 -3750763034362895579) #12
  ret i64 %_0
}

; numbers::hash::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @"_ZN7numbers4hash28_$u7b$$u7b$closure$u7d$$u7d$17h390caaaf0b0f88edE"(ptr align 1 %_1, i64 %h, ptr align 1 %b) unnamed_addr #3 {
start:
  %_6 = load i8, ptr %b, align 1
  %_0.i1 = zext i8 %_6 to i64
  %_4 = xor i64 %h, %_0.i1
  %_0.i = mul i64 %_4, 1099511628211
  ret i64 %_0.i
}

; numbers::work
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN7numbers4work17h668cd7204fecbd80E(ptr align 8 %out) unnamed_addr #1 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = alloca [4 x i8], align 4
  %2 = alloca [4 x i8], align 4
  %3 = alloca [4 x i8], align 4
  %4 = alloca [1 x i8], align 1
  %_56 = alloca [16 x i8], align 8
  %iter = alloca [64 x i8], align 8
  %_54 = alloca [48 x i8], align 8
  %_53 = alloca [64 x i8], align 8
  %_106 = icmp eq i64 ptrtoint (ptr @_ZN7numbers4TEXT17h4be3fc77860bea7aE to i64), 0
  %_107 = and i1 %_106, true
  %_108 = xor i1 %_107, true
  br i1 %_108, label %bb59, label %panic

bb59:                                             ; preds = %start
; call numbers::hash
  %h = call i64 @_ZN7numbers4hash17hbce54ed6f5aabfb2E(ptr align 1 @_ZN7numbers4TEXT17h4be3fc77860bea7aE, i64 10) #13
  %_9 = lshr i64 %h, 12
  %_8 = uitofp i64 %_9 to double
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_8) #13
; call numbers::isqrt
  %_14 = call i64 @_ZN7numbers5isqrt17h857ed3715e83b032E(i64 %h) #13
  %_13 = uitofp i64 %_14 to double
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_13) #13
  store i8 127, ptr %4, align 1
  %_0.i = load i8, ptr %4, align 1
  %_0.i13 = sitofp i8 %_0.i to double
  %_16 = fadd double %_0.i13, 5.600000e+01
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_16) #13
  %5 = call i64 @llvm.ctpop.i64(i64 %h)
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %2, align 4
  %_0.i10 = load i32, ptr %2, align 4
  %7 = call i64 @llvm.ctlz.i64(i64 %h, i1 false)
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %1, align 4
  %_0.i11 = load i32, ptr %1, align 4
  %9 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_0.i11, i32 100)
  %_28.0 = extractvalue { i32, i1 } %9, 0
  %_28.1 = extractvalue { i32, i1 } %9, 1
  br i1 %_28.1, label %panic1, label %bb13

panic:                                            ; preds = %start
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_79c536f35b8d8d83fecb6c70cbb238d2) #11
  unreachable

bb13:                                             ; preds = %bb59
  %_29.0 = add i32 %_0.i10, %_28.0
  %_29.1 = icmp ult i32 %_29.0, %_0.i10
  br i1 %_29.1, label %panic2, label %bb14

panic1:                                           ; preds = %bb59
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_81dffc85be699b4799d06ef0bd22360c) #11
  unreachable

bb14:                                             ; preds = %bb13
  %_31 = shl i64 %h, 7
  %10 = call i64 @llvm.cttz.i64(i64 %_31, i1 false)
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %0, align 4
  %_0.i12 = load i32, ptr %0, align 4
  %_34.0 = add i32 %_29.0, %_0.i12
  %_34.1 = icmp ult i32 %_34.0, %_29.0
  br i1 %_34.1, label %panic3, label %bb17

panic2:                                           ; preds = %bb13
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_c8065c961b3e5e76e6fd7375d5b3d891) #11
  unreachable

bb17:                                             ; preds = %bb14
  %_0.i20 = uitofp i32 %_34.0 to double
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_0.i20) #13
  %_39 = trunc i64 %h to i32
; call core::intrinsics::rotate_left
  %_0.i9 = call i32 @_ZN4core10intrinsics11rotate_left17h7e4c716d9e2e3288E(i32 %_39, i32 9) #13
  %_41 = trunc i64 %h to i32
  %12 = call i32 @llvm.bswap.i32(i32 %_41)
  store i32 %12, ptr %3, align 4
  %_0.i8 = load i32, ptr %3, align 4
  %_37 = xor i32 %_0.i9, %_0.i8
  %_0.i19 = uitofp i32 %_37 to double
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_0.i19) #13
  %_0.i23 = zext i64 %h to i128
  %_0.i22 = zext i64 %h to i128
  %13 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %_0.i23, i128 %_0.i22)
  %_46.0 = extractvalue { i128, i1 } %13, 0
  %_46.1 = extractvalue { i128, i1 } %13, 1
  br i1 %_46.1, label %panic4, label %bb26

panic3:                                           ; preds = %bb14
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_c8065c961b3e5e76e6fd7375d5b3d891) #11
  unreachable

bb26:                                             ; preds = %bb17
  %wide = udiv i128 %_46.0, 1000003
  %_50 = lshr i128 %wide, 40
  %_49 = uitofp i128 %_50 to double
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_49) #13
  %14 = getelementptr inbounds nuw double, ptr %_54, i64 0
  store double -1.000000e+30, ptr %14, align 8
  %15 = getelementptr inbounds nuw double, ptr %_54, i64 1
  store double -1.500000e+00, ptr %15, align 8
  %16 = getelementptr inbounds nuw double, ptr %_54, i64 2
  store double 0.000000e+00, ptr %16, align 8
  %17 = getelementptr inbounds nuw double, ptr %_54, i64 3
  store double 2.500000e+00, ptr %17, align 8
  %18 = getelementptr inbounds nuw double, ptr %_54, i64 4
  store double 1.000000e+30, ptr %18, align 8
  %19 = getelementptr inbounds nuw double, ptr %_54, i64 5
  store double 0x7FF8000000000000, ptr %19, align 8
; call core::array::iter::<impl core::iter::traits::collect::IntoIterator for [T; N]>::into_iter
  call void @"_ZN4core5array4iter94_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17h91dd72d40a833c77E"(ptr sret([64 x i8]) align 8 %_53, ptr align 8 %_54) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_53, i64 64, i1 false)
  br label %bb31

panic4:                                           ; preds = %bb17
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_0a308b6916b81b2987424d4568d3bea5) #11
  unreachable

bb31:                                             ; preds = %bb34, %bb26
; call <core::array::iter::IntoIter<T,_> as core::iter::traits::iterator::Iterator>::next
  %20 = call { i64, double } @"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfbec7344b564ae59E"(ptr align 8 %iter) #12
  %21 = extractvalue { i64, double } %20, 0
  %22 = extractvalue { i64, double } %20, 1
  store i64 %21, ptr %_56, align 8
  %23 = getelementptr inbounds i8, ptr %_56, i64 8
  store double %22, ptr %23, align 8
  %_58 = load i64, ptr %_56, align 8
  %24 = getelementptr inbounds i8, ptr %_56, i64 8
  %25 = load double, ptr %24, align 8
  %26 = trunc nuw i64 %_58 to i1
  br i1 %26, label %bb34, label %bb35

bb34:                                             ; preds = %bb31
  %27 = getelementptr inbounds i8, ptr %_56, i64 8
  %x = load double, ptr %27, align 8
  %_63 = trunc i64 %h to i8
  %_62 = and i8 %_63, 1
  %_0.i17 = uitofp i8 %_62 to double
  %x7 = fadd double %x, %_0.i17
  %_67 = call i32 @llvm.fptosi.sat.i32.f64(double %x7)
  %_0.i14 = sitofp i32 %_67 to double
  %_69 = call i8 @llvm.fptoui.sat.i8.f64(double %x7)
  %_0.i16 = uitofp i8 %_69 to double
  %_65 = fadd double %_0.i14, %_0.i16
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_65) #13
  %_72 = fptrunc double %x7 to float
  %_0.i21 = fpext float %_72 to double
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_0.i21) #13
  br label %bb31

bb35:                                             ; preds = %bb31
; call core::ptr::drop_in_place<core::array::iter::IntoIter<f64,6_usize>>
  call void @"_ZN4core3ptr69drop_in_place$LT$core..array..iter..IntoIter$LT$f64$C$6_usize$GT$$GT$17hd2927dd708c170e4E"(ptr align 8 %iter) #13
  %_77 = or i64 %h, 4611686018427387904
; call core::f64::<impl f64>::from_bits
  %_76 = call double @"_ZN4core3f6421_$LT$impl$u20$f64$GT$9from_bits17h4cc879dd8c708ba2E"(i64 %_77) #12
; call core::f64::<impl f64>::abs
  %_75 = call double @"_ZN4core3f6421_$LT$impl$u20$f64$GT$3abs17hbaa936a9e381c688E"(double %_76) #12
; call core::f64::<impl f64>::min
  %_74 = call double @"_ZN4core3f6421_$LT$impl$u20$f64$GT$3min17hd40fc0f0124efdfcE"(double %_75, double 1.000000e+300) #12
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_74) #13
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double 0xC1B15AEEA4000000) #13
; call core::num::<impl i32>::rem_euclid
  %_94 = call i32 @"_ZN4core3num21_$LT$impl$u20$i32$GT$10rem_euclid17hb991f1972d449382E"(i32 -17, i32 5, ptr align 8 @alloc_48eb80d0778049b05afd18b454787bf3) #12
  %28 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %_94, i32 10)
  %_95.0 = extractvalue { i32, i1 } %28, 0
  %_95.1 = extractvalue { i32, i1 } %28, 1
  br i1 %_95.1, label %panic5, label %bb50

bb50:                                             ; preds = %bb35
; call core::num::<impl i32>::div_euclid
  %_96 = call i32 @"_ZN4core3num21_$LT$impl$u20$i32$GT$10div_euclid17haefa8f232a87ba1cE"(i32 -17, i32 5, ptr align 8 @alloc_459e25fccbc1d94adb1f758650b3011e) #12
  %29 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_95.0, i32 %_96)
  %_97.0 = extractvalue { i32, i1 } %29, 0
  %_97.1 = extractvalue { i32, i1 } %29, 1
  br i1 %_97.1, label %panic6, label %bb52

panic5:                                           ; preds = %bb35
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_5ab0da9faec3ff4ff0adf8216fc7f15d) #11
  unreachable

bb52:                                             ; preds = %bb50
  %_0.i15 = sitofp i32 %_97.0 to double
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_0.i15) #13
; call core::char::convert::<impl core::convert::From<u8> for char>::from
  %_101 = call i32 @"_ZN4core4char7convert64_$LT$impl$u20$core..convert..From$LT$u8$GT$$u20$for$u20$char$GT$4from17hf0bbcfde0a32791cE"(i8 100) #12
  %_0.i18 = uitofp i32 %_101 to double
; call numbers::Out::put
  call void @_ZN7numbers3Out3put17he0288b65ca8e02cbE(ptr align 8 %out, double %_0.i18) #13
  ret void

panic6:                                           ; preds = %bb50
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_5ab0da9faec3ff4ff0adf8216fc7f15d) #11
  unreachable

bb33:                                             ; No predecessors!
  unreachable
}

; numbers::isqrt
; Function Attrs: nounwind nonlazybind uwtable
define internal i64 @_ZN7numbers5isqrt17h857ed3715e83b032E(i64 %n) unnamed_addr #1 {
start:
  %_19 = alloca [16 x i8], align 8
  %high = alloca [8 x i8], align 8
  %low = alloca [8 x i8], align 8
  store i64 0, ptr %low, align 8
  store i64 4294967296, ptr %high, align 8
  br label %bb2

bb2:                                              ; preds = %bb8, %bb10, %start
  %_10 = load i64, ptr %low, align 8
  %_11.0 = add i64 %_10, 1
  %_11.1 = icmp ult i64 %_11.0, %_10
  br i1 %_11.1, label %panic, label %bb3

bb3:                                              ; preds = %bb2
  %_12 = load i64, ptr %high, align 8
  %_8 = icmp ult i64 %_11.0, %_12
  br i1 %_8, label %bb4, label %bb11

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_0013acdf629b62c48d1cb5dbf456cc61) #11
  unreachable

bb11:                                             ; preds = %bb3
  %_0 = load i64, ptr %low, align 8
  ret i64 %_0

bb4:                                              ; preds = %bb3
  %_15 = load i64, ptr %low, align 8
  %_16 = load i64, ptr %high, align 8
  %_17.0 = add i64 %_15, %_16
  %_17.1 = icmp ult i64 %_17.0, %_15
  br i1 %_17.1, label %panic1, label %bb5

bb5:                                              ; preds = %bb4
  %middle = udiv i64 %_17.0, 2
; call core::num::<impl u64>::checked_mul
  %0 = call { i64, i64 } @"_ZN4core3num21_$LT$impl$u20$u64$GT$11checked_mul17h31c7b317f6a521d2E"(i64 %middle, i64 %middle) #12
  %1 = extractvalue { i64, i64 } %0, 0
  %2 = extractvalue { i64, i64 } %0, 1
  store i64 %1, ptr %_19, align 8
  %3 = getelementptr inbounds i8, ptr %_19, i64 8
  store i64 %2, ptr %3, align 8
  %_20 = load i64, ptr %_19, align 8
  %4 = getelementptr inbounds i8, ptr %_19, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = trunc nuw i64 %_20 to i1
  br i1 %6, label %bb9, label %bb8

panic1:                                           ; preds = %bb4
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_33a6c69cd5a297b5b05a15584cab6219) #11
  unreachable

bb9:                                              ; preds = %bb5
  %square = getelementptr inbounds i8, ptr %_19, i64 8
  %_24 = load i64, ptr %square, align 8
  %_23 = icmp ule i64 %_24, %n
  br i1 %_23, label %bb10, label %bb8

bb8:                                              ; preds = %bb9, %bb5
  store i64 %middle, ptr %high, align 8
  br label %bb2

bb10:                                             ; preds = %bb9
  %7 = getelementptr inbounds i8, ptr %_19, i64 8
  %square2 = load i64, ptr %7, align 8
  store i64 %middle, ptr %low, align 8
  br label %bb2

bb12:                                             ; No predecessors!
  unreachable
}

; <core::array::iter::IntoIter<T,_> as core::ops::drop::Drop>::drop
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN82_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9fc0cb1674ffa73fE"(ptr align 8 %self) unnamed_addr #3 {
start:
  br label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hde9ec9139e268f3fE"(ptr %self.0, ptr %self.1, i64 %init) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
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
  store i64 %init, ptr %acc, align 8
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store i64 %init, ptr %_0, align 8
  br label %bb12

bb7:                                              ; preds = %bb5
  br label %bb20

bb20:                                             ; preds = %bb7
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h98d400c1cca575deE"(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %5 = ptrtoint ptr %self.1 to i64
  %6 = ptrtoint ptr %self.0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 1
  store i64 %8, ptr %len, align 8
  br label %bb8

bb25:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #11
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21 = load i64, ptr %acc, align 8
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw i8, ptr %self.0, i64 %count
; call numbers::hash::{{closure}}
  %_18 = call i64 @"_ZN7numbers4hash28_$u7b$$u7b$closure$u7d$$u7d$17h390caaaf0b0f88edE"(ptr align 1 %f, i64 %_21, ptr align 1 %_45) #12
  br label %bb9

bb9:                                              ; preds = %bb8
  store i64 %_18, ptr %acc, align 8
  br label %bb26

bb26:                                             ; preds = %bb9
  %9 = load i64, ptr %i, align 8
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h578dee8b04d72fc2E"(i64 %9, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #12
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
  %11 = load i64, ptr %acc, align 8
  store i64 %11, ptr %_0, align 8
  br label %bb12

bb12:                                             ; preds = %bb4, %bb10
  %12 = load i64, ptr %_0, align 8
  ret i64 %12

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
define internal { i64, double } @"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfbec7344b564ae59E"(ptr align 8 %self) unnamed_addr #3 {
start:
; call core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<T>]>::next
  %0 = call { i64, double } @"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17h6045189b667f7b27E"(ptr align 8 %self, i64 6) #12
  %_0.0 = extractvalue { i64, double } %0, 0
  %_0.1 = extractvalue { i64, double } %0, 1
  %1 = insertvalue { i64, double } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, double } %1, double %_0.1, 1
  ret { i64, double } %2
}

; Function Attrs: nounwind nonlazybind uwtable
define i64 @run(ptr %out, i64 %size) unnamed_addr #1 {
start:
  %out1 = alloca [24 x i8], align 8
  %_4 = udiv i64 %size, 8
; call core::slice::raw::from_raw_parts_mut
  %0 = call { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17h01bf973b95724ec3E(ptr %out, i64 %_4, ptr align 8 @alloc_b8dfe5fc2892385e4652ced87fd61c26) #12
  %place.0 = extractvalue { ptr, i64 } %0, 0
  %place.1 = extractvalue { ptr, i64 } %0, 1
  store ptr %place.0, ptr %out1, align 8
  %1 = getelementptr inbounds i8, ptr %out1, i64 8
  store i64 %place.1, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %out1, i64 16
  store i64 0, ptr %2, align 8
; call numbers::work
  call void @_ZN7numbers4work17h668cd7204fecbd80E(ptr align 8 %out1) #13
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
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_b5ab285a16b99a43f561acbc39e54d12) #11
  unreachable
}

; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.sadd.sat.i8(i8, i8) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #5

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #4

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8) unnamed_addr #7

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8) unnamed_addr #7

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8) unnamed_addr #7

; core::panicking::panic_const::panic_const_rem_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #4

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #7

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #9

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #7

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f64(double) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptoui.sat.i8.f64(double) #4

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #4

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nonlazybind "target-cpu"="x86-64" }
attributes #7 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { noreturn nounwind }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { inlinehint nounwind }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}

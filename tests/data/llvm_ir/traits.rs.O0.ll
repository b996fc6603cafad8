; ModuleID = 'traits.ad332f50e6e58fd4-cgu.0'
source_filename = "traits.ad332f50e6e58fd4-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_18d73aa062d524e9620b9e3b55bd9eb1 = private unnamed_addr constant [218 x i8] c"unsafe precondition(s) violated: slice::get_unchecked_mut requires that the range is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_dc12fe9c9217456b9ad1e9c032f89ff3 = private unnamed_addr constant [78 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/mod.rs\00", align 1
@alloc_1ab8d7cde8216e0bfb1187b5ea04539e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_dc12fe9c9217456b9ad1e9c032f89ff3, [16 x i8] c"M\00\00\00\00\00\00\00\D0\03\00\00\1C\00\00\00" }>, align 8
@alloc_5b8566c47a19d34bfd6336deaf6375f9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_dc12fe9c9217456b9ad1e9c032f89ff3, [16 x i8] c"M\00\00\00\00\00\00\00\D1\03\00\001\00\00\00" }>, align 8
@anon.3e81a189a551cbd792a3d60f5d70fffc.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_43db45ebdf0a3d6e3246eedb47a76a93 = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ops/index_range.rs\00", align 1
@alloc_ce80e79f3c9060ea066a507aad0cbb89 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_43db45ebdf0a3d6e3246eedb47a76a93, [16 x i8] c"S\00\00\00\00\00\00\00?\00\00\00%\00\00\00" }>, align 8
@alloc_082107b1c47f17e29d320b8b2dd4f81e = private unnamed_addr constant [90 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/iter/iter_inner.rs\00", align 1
@alloc_b9585347369fbb186c3ccfb6c2caba79 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_082107b1c47f17e29d320b8b2dd4f81e, [16 x i8] c"Y\00\00\00\00\00\00\00\AE\00\00\00 \00\00\00" }>, align 8
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/index.rs\00", align 1
@alloc_0d66999e2f47b6dd52528aac14576a45 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9, [16 x i8] c"O\00\00\00\00\00\00\00\0C\02\00\00 \00\00\00" }>, align 8
@alloc_356aa755a8d6f4b2f9181f5f314c66f1 = private unnamed_addr constant [10 x i8] c"traits.rs\00", align 1
@alloc_a2ae29937ab024b3aec8af5cb91a0b9d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_356aa755a8d6f4b2f9181f5f314c66f1, [16 x i8] c"\09\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8
@alloc_9ba520fd102fe47ff3628f29d80422d7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_356aa755a8d6f4b2f9181f5f314c66f1, [16 x i8] c"\09\00\00\00\00\00\00\00\19\00\00\00\09\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN47_$LT$traits..Scale$u20$as$u20$traits..Layer$GT$5apply17heb10fe3ec7f04361E", ptr @_ZN6traits5Layer5twice17hce7354b5fef1920aE }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN47_$LT$traits..Shift$u20$as$u20$traits..Layer$GT$5apply17h12bc4c71c6bfb03eE", ptr @"_ZN47_$LT$traits..Shift$u20$as$u20$traits..Layer$GT$5twice17h8de52577b9c2e499E" }>, align 8
@alloc_4de1f4255b10d60fb822129fd8c08e85 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_356aa755a8d6f4b2f9181f5f314c66f1, [16 x i8] c"\09\00\00\00\00\00\00\00a\00\00\00\16\00\00\00" }>, align 8
@alloc_64ffc9e68b374526193f93b6f57f3d3d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_356aa755a8d6f4b2f9181f5f314c66f1, [16 x i8] c"\09\00\00\00\00\00\00\00a\00\00\00\09\00\00\00" }>, align 8
@alloc_6658c9842616e87c7380eaf7a1458dcb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_356aa755a8d6f4b2f9181f5f314c66f1, [16 x i8] c"\09\00\00\00\00\00\00\00_\00\00\00\0F\00\00\00" }>, align 8
@alloc_97d92cbf2a68a6ac45a1b13da79836e4 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5a8fdd84b3281310cbf6b74bb6bf0065 = private unnamed_addr constant [218 x i8] c"unsafe precondition(s) violated: slice::get_unchecked_mut requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_89f09d6050d6562dd144da9ee85d1439 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/drain.rs\00", align 1
@alloc_14cd16bb6730e2f27d87c2d8c3edb436 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_89f09d6050d6562dd144da9ee85d1439, [16 x i8] c"O\00\00\00\00\00\00\00c\00\00\00\1E\00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_4e64a660a52c21ca7cc8b61b811fbac3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_356aa755a8d6f4b2f9181f5f314c66f1, [16 x i8] c"\09\00\00\00\00\00\00\00\1F\00\00\00\11\00\00\00" }>, align 8
@alloc_b9db3ee1552aa6fc0decb60d60724b3d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_356aa755a8d6f4b2f9181f5f314c66f1, [16 x i8] c"\09\00\00\00\00\00\00\00\22\00\00\00\05\00\00\00" }>, align 8

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @abort() #11
  unreachable
}

; <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[T]>>::get_unchecked_mut::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$17get_unchecked_mut18precondition_check17h4993af4c0423fb68E"(i64 %start1, i64 %end, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %_4 = icmp uge i64 %end, %start1
  br i1 %_4, label %bb1, label %bb3

bb3:                                              ; preds = %bb1, %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_18d73aa062d524e9620b9e3b55bd9eb1, ptr inttoptr (i64 437 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb1:                                              ; preds = %start
  %_5 = icmp ule i64 %end, %len
  br i1 %_5, label %bb2, label %bb3

bb2:                                              ; preds = %bb1
  ret void
}

; <core::ops::try_trait::Wrapped<T,A,F> as core::ops::function::FnMut<(A,)>>::call_mut
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN113_$LT$core..ops..try_trait..Wrapped$LT$T$C$A$C$F$GT$$u20$as$u20$core..ops..function..FnMut$LT$$LP$A$C$$RP$$GT$$GT$8call_mut17hbb5750055ce28599E"(ptr align 8 %self, double %0) unnamed_addr #2 {
start:
  %_2 = alloca [8 x i8], align 8
  store double %0, ptr %_2, align 8
  %args = load double, ptr %_2, align 8
  %1 = load double, ptr %_2, align 8
; call <traits::Vec3 as core::ops::arith::Mul<f64>>::mul::{{closure}}
  %_4 = call double @"_ZN65_$LT$traits..Vec3$u20$as$u20$core..ops..arith..Mul$LT$f64$GT$$GT$3mul28_$u7b$$u7b$closure$u7d$$u7d$17h144bc4ae9b4cdbeaE"(ptr align 8 %self, double %1) #13
  ret double %_4
}

; <&mut core::array::drain::Drain<T,_,F> as core::ops::function::FnMut<(usize,)>>::call_mut
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN125_$LT$$RF$mut$u20$core..array..drain..Drain$LT$T$C$_$C$F$GT$$u20$as$u20$core..ops..function..FnMut$LT$$LP$usize$C$$RP$$GT$$GT$8call_mut17h3f46519a1338f37bE"(ptr align 8 %self, i64 %0) unnamed_addr #2 {
start:
  %_0 = alloca [8 x i8], align 8
  %_2 = alloca [8 x i8], align 8
  store i64 %0, ptr %_2, align 8
  br label %bb4

bb4:                                              ; preds = %start
  %_12 = load ptr, ptr %self, align 8
  %p = load ptr, ptr %_12, align 8
  %_13 = load ptr, ptr %self, align 8
  %self1 = load ptr, ptr %_13, align 8
  %_17 = getelementptr inbounds nuw double, ptr %self1, i64 1
  %_14 = load ptr, ptr %self, align 8
  store ptr %_17, ptr %_14, align 8
  %_15 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %_15, i64 8
  %_16 = load ptr, ptr %1, align 8
  %_9 = load double, ptr %p, align 8
; call <core::ops::try_trait::Wrapped<T,A,F> as core::ops::function::FnMut<(A,)>>::call_mut
  %2 = call double @"_ZN113_$LT$core..ops..try_trait..Wrapped$LT$T$C$A$C$F$GT$$u20$as$u20$core..ops..function..FnMut$LT$$LP$A$C$$RP$$GT$$GT$8call_mut17hbb5750055ce28599E"(ptr align 8 %_16, double %_9) #14
  store double %2, ptr %_0, align 8
  br label %bb6

bb6:                                              ; preds = %bb4
  %3 = load double, ptr %_0, align 8
  ret double %3

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <core::ops::try_trait::NeverShortCircuit<T> as core::ops::try_trait::FromResidual<core::ops::try_trait::NeverShortCircuitResidual>>::from_residual
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN158_$LT$core..ops..try_trait..NeverShortCircuit$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..ops..try_trait..NeverShortCircuitResidual$GT$$GT$13from_residual17h8fe4eafd630444f0E"(ptr sret([24 x i8]) align 8 %_0) unnamed_addr #1 {
start:
  unreachable
}

; <f64 as core::ops::arith::Mul>::mul
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN45_$LT$f64$u20$as$u20$core..ops..arith..Mul$GT$3mul17h7891619e3f2f8426E"(double %self, double %other, ptr align 8 %0) unnamed_addr #1 {
start:
  %_0 = fmul double %self, %other
  ret double %_0
}

; <i64 as core::ops::arith::Mul>::mul
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @"_ZN45_$LT$i64$u20$as$u20$core..ops..arith..Mul$GT$3mul17hfb31890d2ec79246E"(i64 %self, i64 %other, ptr align 8 %0) unnamed_addr #1 {
start:
  %1 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %self, i64 %other)
  %_3.0 = extractvalue { i64, i1 } %1, 0
  %_3.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_3.1, label %panic, label %bb1

bb1:                                              ; preds = %start
  ret i64 %_3.0

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 %0) #12
  unreachable
}

; <traits::Scale as traits::Layer>::apply
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN47_$LT$traits..Scale$u20$as$u20$traits..Layer$GT$5apply17heb10fe3ec7f04361E"(ptr align 8 %self, double %x) unnamed_addr #2 {
start:
  %_3 = load double, ptr %self, align 8
  %_0 = fmul double %x, %_3
  ret double %_0
}

; <traits::Shift as traits::Layer>::apply
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN47_$LT$traits..Shift$u20$as$u20$traits..Layer$GT$5apply17h12bc4c71c6bfb03eE"(ptr align 8 %self, double %x) unnamed_addr #2 {
start:
  %_4 = load double, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = load i16, ptr %0, align 8
  %_0.i = uitofp i16 %_6 to double
  %_3 = fmul double %_4, %_0.i
  %_0 = fadd double %x, %_3
  ret double %_0
}

; <traits::Shift as traits::Layer>::twice
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN47_$LT$traits..Shift$u20$as$u20$traits..Layer$GT$5twice17h8de52577b9c2e499E"(ptr align 8 %self, double %x) unnamed_addr #2 {
start:
  %_3 = load double, ptr %self, align 8
  %_0 = fsub double %x, %_3
  ret double %_0
}

; core::num::<impl usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17hb8db58af020c0aa6E"(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #1 {
start:
  %_7.0 = add i64 %lhs, %rhs
  %_7.1 = icmp ult i64 %_7.0, %lhs
  br i1 %_7.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable
}

; core::ptr::drop_in_place<core::array::drain::Drain<f64,3_usize,core::ops::try_trait::Wrapped<f64,f64,<traits::Vec3 as core::ops::arith::Mul<f64>>::mul::{{closure}}>>>
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr217drop_in_place$LT$core..array..drain..Drain$LT$f64$C$3_usize$C$core..ops..try_trait..Wrapped$LT$f64$C$f64$C$$LT$traits..Vec3$u20$as$u20$core..ops..arith..Mul$LT$f64$GT$$GT$..mul..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$$GT$17h8cf592e37e9449c8E"(ptr align 8 %_1) unnamed_addr #2 {
start:
; call <core::array::drain::Drain<T,_,F> as core::ops::drop::Drop>::drop
  call void @"_ZN84_$LT$core..array..drain..Drain$LT$T$C$_$C$F$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hde2a59c7ef425273E"(ptr align 8 %_1) #14
  ret void
}

; core::ptr::drop_in_place<core::array::Guard<f64>>
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr50drop_in_place$LT$core..array..Guard$LT$f64$GT$$GT$17h35ceb7eaa017d599E"(ptr align 8 %_1) unnamed_addr #2 {
start:
; call <core::array::Guard<T> as core::ops::drop::Drop>::drop
  call void @"_ZN69_$LT$core..array..Guard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h92d65e3511e69680E"(ptr align 8 %_1) #13
  ret void
}

; core::ptr::drop_in_place<core::array::iter::IntoIter<f64,3_usize>>
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr69drop_in_place$LT$core..array..iter..IntoIter$LT$f64$C$3_usize$GT$$GT$17hd7bf5fc15e49ec7dE"(ptr align 8 %_1) unnamed_addr #2 {
start:
; call <core::array::iter::IntoIter<T,_> as core::ops::drop::Drop>::drop
  call void @"_ZN82_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6ffa81036ecad02E"(ptr align 8 %_1) #13
  ret void
}

; core::ptr::const_ptr::<impl *const T>::is_aligned_to
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h6a92c4edc6742de7E"(ptr %self, i64 %align) unnamed_addr #1 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #12
  unreachable
}

; core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h455ff34cae961cdeE"(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; core::array::try_from_fn
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core5array11try_from_fn17h25f162deb9ff4a8aE(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %cb) unnamed_addr #1 {
start:
  %array1 = alloca [24 x i8], align 8
  %_8 = alloca [24 x i8], align 8
  %_3 = alloca [0 x i8], align 1
  %array = alloca [24 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %array, i8 undef, i64 24, i1 false)
; call core::array::try_from_fn_erased
  call void @_ZN4core5array18try_from_fn_erased17h5e4a1eb330e54255E(ptr align 8 %array, i64 3, ptr align 8 %cb) #13
  br label %bb3

bb3:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %array1, ptr align 8 %array, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_8, ptr align 8 %array1, i64 24, i1 false)
; call <core::ops::try_trait::NeverShortCircuit<T> as core::ops::try_trait::Try>::from_output
  call void @"_ZN94_$LT$core..ops..try_trait..NeverShortCircuit$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$11from_output17he8232f5f9f9b66d4E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %_8) #13
  br label %bb6

bb6:                                              ; preds = %bb4, %bb3
  ret void

bb4:                                              ; No predecessors!
; call <core::ops::try_trait::NeverShortCircuit<T> as core::ops::try_trait::FromResidual<core::ops::try_trait::NeverShortCircuitResidual>>::from_residual
  call void @"_ZN158_$LT$core..ops..try_trait..NeverShortCircuit$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..ops..try_trait..NeverShortCircuitResidual$GT$$GT$13from_residual17h8fe4eafd630444f0E"(ptr sret([24 x i8]) align 8 %_0) #13
  br label %bb6

bb2:                                              ; No predecessors!
  unreachable
}

; core::array::try_from_fn_erased
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core5array18try_from_fn_erased17h5e4a1eb330e54255E(ptr align 8 %buffer.0, i64 %buffer.1, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %residual = alloca [0 x i8], align 1
  %self = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  %guard = alloca [24 x i8], align 8
  %generator = alloca [8 x i8], align 8
  store ptr %0, ptr %generator, align 8
  store ptr %buffer.0, ptr %guard, align 8
  %2 = getelementptr inbounds i8, ptr %guard, i64 8
  store i64 %buffer.1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %guard, i64 16
  store i64 0, ptr %3, align 8
  br label %bb1

bb1:                                              ; preds = %bb19, %start
  %4 = getelementptr inbounds i8, ptr %guard, i64 16
  %_5 = load i64, ptr %4, align 8
  %_16.0 = load ptr, ptr %guard, align 8
  %5 = getelementptr inbounds i8, ptr %guard, i64 8
  %_16.1 = load i64, ptr %5, align 8
  %_4 = icmp ult i64 %_5, %_16.1
  br i1 %_4, label %bb2, label %bb6

bb6:                                              ; preds = %bb1
  %t.0 = load ptr, ptr %guard, align 8
  %6 = getelementptr inbounds i8, ptr %guard, i64 8
  %t.1 = load i64, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %guard, i64 16
  %t = load i64, ptr %7, align 8
  br label %bb8

bb2:                                              ; preds = %bb1
  %8 = getelementptr inbounds i8, ptr %guard, i64 16
  %_12 = load i64, ptr %8, align 8
; call <&mut core::array::drain::Drain<T,_,F> as core::ops::function::FnMut<(usize,)>>::call_mut
  %_9 = call double @"_ZN125_$LT$$RF$mut$u20$core..array..drain..Drain$LT$T$C$_$C$F$GT$$u20$as$u20$core..ops..function..FnMut$LT$$LP$usize$C$$RP$$GT$$GT$8call_mut17h3f46519a1338f37bE"(ptr align 8 %generator, i64 %_12) #14
  br label %bb3

bb8:                                              ; preds = %bb7, %bb6
  ret void

bb3:                                              ; preds = %bb2
; call <core::ops::try_trait::NeverShortCircuit<T> as core::ops::try_trait::Try>::branch
  %9 = call double @"_ZN94_$LT$core..ops..try_trait..NeverShortCircuit$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h0d6d97c471ba8f3eE"(double %_9) #13
  store double %9, ptr %self, align 8
  br label %bb4

bb4:                                              ; preds = %bb3
  %10 = load double, ptr %self, align 8
  br label %bb13

bb13:                                             ; preds = %bb4
  %c = load double, ptr %self, align 8
  store double %c, ptr %_7, align 8
  %item = load double, ptr %_7, align 8
  %self.0 = load ptr, ptr %guard, align 8
  %11 = getelementptr inbounds i8, ptr %guard, i64 8
  %self.1 = load i64, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %guard, i64 16
  %index = load i64, ptr %12, align 8
  br label %bb14

bb14:                                             ; preds = %bb13
; call <usize as core::slice::index::SliceIndex<[T]>>::get_unchecked_mut::precondition_check
  call void @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$17get_unchecked_mut18precondition_check17hfbad9e99e16e155eE"(i64 %index, i64 %self.1, ptr align 8 @alloc_1ab8d7cde8216e0bfb1187b5ea04539e) #13
  br label %bb16

bb16:                                             ; preds = %bb14
  %self1 = getelementptr inbounds nuw double, ptr %self.0, i64 %index
  store double %item, ptr %self1, align 8
  %13 = getelementptr inbounds i8, ptr %guard, i64 16
  %self2 = load i64, ptr %13, align 8
  br label %bb18

bb18:                                             ; preds = %bb16
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17hb8db58af020c0aa6E"(i64 %self2, i64 1, ptr align 8 @alloc_5b8566c47a19d34bfd6336deaf6375f9) #13
  br label %bb19

bb19:                                             ; preds = %bb18
  %_22 = add nuw i64 %self2, 1
  %14 = getelementptr inbounds i8, ptr %guard, i64 16
  store i64 %_22, ptr %14, align 8
  br label %bb1

bb12:                                             ; No predecessors!
  call void @llvm.trap()
  call void @llvm.trap()
  call void @llvm.trap()
; call core::ptr::drop_in_place<core::array::Guard<f64>>
  call void @"_ZN4core3ptr50drop_in_place$LT$core..array..Guard$LT$f64$GT$$GT$17h35ceb7eaa017d599E"(ptr align 8 %guard) #14
  br label %bb7

bb7:                                              ; preds = %bb12
  br label %bb8

bb5:                                              ; No predecessors!
  unreachable

bb11:                                             ; No predecessors!
; call core::ptr::drop_in_place<core::array::Guard<f64>>
  call void @"_ZN4core3ptr50drop_in_place$LT$core..array..Guard$LT$f64$GT$$GT$17h35ceb7eaa017d599E"(ptr align 8 %guard) #15
  br label %bb9

bb9:                                              ; preds = %bb11
  %15 = load ptr, ptr %1, align 8
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  resume { ptr, i32 } %19
}

; core::array::<impl [T; N]>::map
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN4core5array40_$LT$impl$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3map17h832795c8dc156bb1E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, ptr align 8 %f) unnamed_addr #2 {
start:
  %_3 = alloca [24 x i8], align 8
; call core::array::<impl [T; N]>::try_map
  call void @"_ZN4core5array40_$LT$impl$u20$$u5b$T$u3b$$u20$N$u5d$$GT$7try_map17hd13591e05c424cf6E"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %self, ptr align 8 %f) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_3, i64 24, i1 false)
  ret void
}

; core::array::<impl [T; N]>::try_map
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN4core5array40_$LT$impl$u20$$u5b$T$u3b$$u20$N$u5d$$GT$7try_map17hd13591e05c424cf6E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, ptr align 8 %0) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %end = alloca [8 x i8], align 8
  %_8 = alloca [24 x i8], align 8
  %f1 = alloca [24 x i8], align 8
  %me = alloca [24 x i8], align 8
  %f = alloca [8 x i8], align 8
  store ptr %0, ptr %f, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_8, ptr align 8 %self, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %me, ptr align 8 %_8, i64 24, i1 false)
  br label %bb8

bb8:                                              ; preds = %start
  %2 = getelementptr inbounds nuw double, ptr %me, i64 3
  store ptr %2, ptr %end, align 8
  br label %bb9

bb9:                                              ; preds = %bb8
  store ptr %me, ptr %f1, align 8
  %3 = load ptr, ptr %end, align 8
  %4 = getelementptr inbounds i8, ptr %f1, i64 16
  store ptr %3, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %f1, i64 8
  store ptr %f, ptr %5, align 8
; call core::array::try_from_fn
  call void @_ZN4core5array11try_from_fn17h25f162deb9ff4a8aE(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %f1) #13
  br label %bb1

bb1:                                              ; preds = %bb9
; call core::ptr::drop_in_place<core::array::drain::Drain<f64,3_usize,core::ops::try_trait::Wrapped<f64,f64,<traits::Vec3 as core::ops::arith::Mul<f64>>::mul::{{closure}}>>>
  call void @"_ZN4core3ptr217drop_in_place$LT$core..array..drain..Drain$LT$f64$C$3_usize$C$core..ops..try_trait..Wrapped$LT$f64$C$f64$C$$LT$traits..Vec3$u20$as$u20$core..ops..arith..Mul$LT$f64$GT$$GT$..mul..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$$GT$17h8cf592e37e9449c8E"(ptr align 8 %f1) #14
  br label %bb2

bb2:                                              ; preds = %bb1
  ret void

bb4:                                              ; No predecessors!
; call core::ptr::drop_in_place<core::array::drain::Drain<f64,3_usize,core::ops::try_trait::Wrapped<f64,f64,<traits::Vec3 as core::ops::arith::Mul<f64>>::mul::{{closure}}>>>
  call void @"_ZN4core3ptr217drop_in_place$LT$core..array..drain..Drain$LT$f64$C$3_usize$C$core..ops..try_trait..Wrapped$LT$f64$C$f64$C$$LT$traits..Vec3$u20$as$u20$core..ops..arith..Mul$LT$f64$GT$$GT$..mul..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$$GT$17h8cf592e37e9449c8E"(ptr align 8 %f1) #15
  br label %bb5

bb5:                                              ; preds = %bb4
  %6 = load ptr, ptr %1, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb7:                                              ; No predecessors!
  unreachable
}

; core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<T>]>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, double } @"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17hf404680024150677E"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 {
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
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17hb8db58af020c0aa6E"(i64 %value, i64 1, ptr align 8 @alloc_ce80e79f3c9060ea066a507aad0cbb89) #13
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
  call void @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$13get_unchecked18precondition_check17he6170c6fda4fda4bE"(i64 %x, i64 %_18, ptr align 8 @alloc_b9585347369fbb186c3ccfb6c2caba79) #13
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
define internal void @"_ZN4core5array4iter94_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17h9d22fc861d787b9eE"(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
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
define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h74b56103001f6cc1E"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 {
start:
; call core::slice::iter::Iter<T>::new
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h16147efda54b586cE"(ptr align 8 %self.0, i64 %self.1) #13
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; core::slice::raw::from_raw_parts_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17hdb7dcbf2a3eef9adE(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17hbca2167c12f40bcdE(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #13
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17hbca2167c12f40bcdE(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %max_len = alloca [8 x i8], align 8
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_11 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h6a92c4edc6742de7E"(ptr %data, i64 %align) #13
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5c1a2f972552229672fc942406cfc298, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #12
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
define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h16147efda54b586cE"(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw { ptr, ptr }, ptr %slice.0, i64 %slice.1
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

; <traits::Vec3 as core::ops::arith::Add>::add
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN54_$LT$traits..Vec3$u20$as$u20$core..ops..arith..Add$GT$3add17h5f55ffad56991d52E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, ptr align 8 %o) unnamed_addr #2 {
start:
  %_3 = alloca [24 x i8], align 8
  %0 = getelementptr inbounds nuw double, ptr %self, i64 0
  %_5 = load double, ptr %0, align 8
  %1 = getelementptr inbounds nuw double, ptr %o, i64 0
  %_8 = load double, ptr %1, align 8
  %_4 = fadd double %_5, %_8
  %2 = getelementptr inbounds nuw double, ptr %self, i64 1
  %_12 = load double, ptr %2, align 8
  %3 = getelementptr inbounds nuw double, ptr %o, i64 1
  %_15 = load double, ptr %3, align 8
  %_11 = fadd double %_12, %_15
  %4 = getelementptr inbounds nuw double, ptr %self, i64 2
  %_19 = load double, ptr %4, align 8
  %5 = getelementptr inbounds nuw double, ptr %o, i64 2
  %_22 = load double, ptr %5, align 8
  %_18 = fadd double %_19, %_22
  %6 = getelementptr inbounds nuw double, ptr %_3, i64 0
  store double %_4, ptr %6, align 8
  %7 = getelementptr inbounds nuw double, ptr %_3, i64 1
  store double %_11, ptr %7, align 8
  %8 = getelementptr inbounds nuw double, ptr %_3, i64 2
  store double %_18, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_3, i64 24, i1 false)
  ret void
}

; <traits::Vec3 as core::ops::arith::Neg>::neg
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN54_$LT$traits..Vec3$u20$as$u20$core..ops..arith..Neg$GT$3neg17h196d6f71fddc8a4dE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #2 {
start:
  %0 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %self, i64 24, i1 false)
; call <traits::Vec3 as core::ops::arith::Mul<f64>>::mul
  call void @"_ZN65_$LT$traits..Vec3$u20$as$u20$core..ops..arith..Mul$LT$f64$GT$$GT$3mul17he280cb0510c085e2E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %0, double -1.000000e+00) #14
  ret void
}

; <traits::Vec3 as core::ops::arith::Mul<f64>>::mul
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN65_$LT$traits..Vec3$u20$as$u20$core..ops..arith..Mul$LT$f64$GT$$GT$3mul17he280cb0510c085e2E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, double %0) unnamed_addr #2 {
start:
  %_4 = alloca [24 x i8], align 8
  %_3 = alloca [24 x i8], align 8
  %s = alloca [8 x i8], align 8
  store double %0, ptr %s, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 24, i1 false)
; call core::array::<impl [T; N]>::map
  call void @"_ZN4core5array40_$LT$impl$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3map17h832795c8dc156bb1E"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %_4, ptr align 8 %s) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_3, i64 24, i1 false)
  ret void
}

; <traits::Vec3 as core::ops::arith::Mul<f64>>::mul::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN65_$LT$traits..Vec3$u20$as$u20$core..ops..arith..Mul$LT$f64$GT$$GT$3mul28_$u7b$$u7b$closure$u7d$$u7d$17h144bc4ae9b4cdbeaE"(ptr align 8 %_1, double %x) unnamed_addr #1 {
start:
  %_4 = load ptr, ptr %_1, align 8
  %_3 = load double, ptr %_4, align 8
  %_0 = fmul double %x, %_3
  ret double %_0
}

; <core::array::Guard<T> as core::ops::drop::Drop>::drop
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN69_$LT$core..array..Guard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h92d65e3511e69680E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %self.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %index = load i64, ptr %1, align 8
  br label %bb1

bb1:                                              ; preds = %start
; call <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[T]>>::get_unchecked_mut::precondition_check
  call void @"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$17get_unchecked_mut18precondition_check17h4993af4c0423fb68E"(i64 0, i64 %index, i64 %self.1, ptr align 8 @alloc_0d66999e2f47b6dd52528aac14576a45) #13
  br label %bb3

bb3:                                              ; preds = %bb1
  %2 = icmp eq i64 %index, 0
  br i1 %2, label %bb4, label %bb5

bb4:                                              ; preds = %bb5, %bb3
  ret void

bb5:                                              ; preds = %bb3
  br label %bb4
}

; traits::Out::put
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN6traits3Out3put17hef60004ae997e042E(ptr align 8 %self, double %value) unnamed_addr #2 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_3, i64 %_8.1, ptr align 8 @alloc_a2ae29937ab024b3aec8af5cb91a0b9d) #12
  unreachable

bb2:                                              ; preds = %bb1
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 %_7.0, ptr %6, align 8
  ret void

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9ba520fd102fe47ff3628f29d80422d7) #12
  unreachable
}

; traits::work
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN6traits4work17h97a1fe07754ae9d7E(ptr align 8 %out) unnamed_addr #2 {
start:
  %_28 = alloca [16 x i8], align 8
  %iter = alloca [40 x i8], align 8
  %_26 = alloca [24 x i8], align 8
  %_25 = alloca [40 x i8], align 8
  %_24 = alloca [24 x i8], align 8
  %_23 = alloca [24 x i8], align 8
  %_22 = alloca [24 x i8], align 8
  %_21 = alloca [24 x i8], align 8
  %_20 = alloca [24 x i8], align 8
  %_19 = alloca [24 x i8], align 8
  %v = alloca [24 x i8], align 8
  %_11 = alloca [48 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %b = alloca [16 x i8], align 8
  %a = alloca [8 x i8], align 8
  store double 1.500000e+00, ptr %_4, align 8
  %0 = getelementptr inbounds i8, ptr %_4, i64 8
  store double 2.500000e-01, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  store i16 3, ptr %1, align 8
  %2 = load double, ptr %_4, align 8
  store double %2, ptr %a, align 8
  %3 = getelementptr inbounds i8, ptr %_4, i64 8
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = load i16, ptr %5, align 8
  store double %4, ptr %b, align 8
  %7 = getelementptr inbounds i8, ptr %b, i64 8
  store i16 %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw { ptr, ptr }, ptr %_11, i64 0
  store ptr %a, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store ptr @vtable.0, ptr %9, align 8
  %10 = getelementptr inbounds nuw { ptr, ptr }, ptr %_11, i64 1
  store ptr %b, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr @vtable.1, ptr %11, align 8
  %12 = getelementptr inbounds nuw { ptr, ptr }, ptr %_11, i64 2
  store ptr %a, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr @vtable.0, ptr %13, align 8
; call traits::chain
  %_8 = call double @_ZN6traits5chain17h3974854f09840197E(ptr align 8 %_11, i64 3, double 2.000000e+00) #16
; call traits::Out::put
  call void @_ZN6traits3Out3put17hef60004ae997e042E(ptr align 8 %out, double %_8) #14
  %14 = getelementptr inbounds nuw double, ptr %_21, i64 0
  store double 1.000000e+00, ptr %14, align 8
  %15 = getelementptr inbounds nuw double, ptr %_21, i64 1
  store double 2.000000e+00, ptr %15, align 8
  %16 = getelementptr inbounds nuw double, ptr %_21, i64 2
  store double -3.000000e+00, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_20, ptr align 8 %_21, i64 24, i1 false)
  %17 = getelementptr inbounds nuw double, ptr %_24, i64 0
  %18 = getelementptr inbounds nuw double, ptr %_24, i64 3
  br label %repeat_loop_header

repeat_loop_header:                               ; preds = %repeat_loop_body, %start
  %19 = phi ptr [ %17, %start ], [ %21, %repeat_loop_body ]
  %20 = icmp ne ptr %19, %18
  br i1 %20, label %repeat_loop_body, label %repeat_loop_next

repeat_loop_body:                                 ; preds = %repeat_loop_header
  store double 5.000000e-01, ptr %19, align 8
  %21 = getelementptr inbounds double, ptr %19, i64 1
  br label %repeat_loop_header

repeat_loop_next:                                 ; preds = %repeat_loop_header
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_23, ptr align 8 %_24, i64 24, i1 false)
; call <traits::Vec3 as core::ops::arith::Mul<f64>>::mul
  call void @"_ZN65_$LT$traits..Vec3$u20$as$u20$core..ops..arith..Mul$LT$f64$GT$$GT$3mul17he280cb0510c085e2E"(ptr sret([24 x i8]) align 8 %_22, ptr align 8 %_23, double 4.000000e+00) #14
; call <traits::Vec3 as core::ops::arith::Add>::add
  call void @"_ZN54_$LT$traits..Vec3$u20$as$u20$core..ops..arith..Add$GT$3add17h5f55ffad56991d52E"(ptr sret([24 x i8]) align 8 %_19, ptr align 8 %_20, ptr align 8 %_22) #14
; call <traits::Vec3 as core::ops::arith::Neg>::neg
  call void @"_ZN54_$LT$traits..Vec3$u20$as$u20$core..ops..arith..Neg$GT$3neg17h196d6f71fddc8a4dE"(ptr sret([24 x i8]) align 8 %v, ptr align 8 %_19) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_26, ptr align 8 %v, i64 24, i1 false)
; call core::array::iter::<impl core::iter::traits::collect::IntoIterator for [T; N]>::into_iter
  call void @"_ZN4core5array4iter94_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17h9d22fc861d787b9eE"(ptr sret([40 x i8]) align 8 %_25, ptr align 8 %_26) #13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_25, i64 40, i1 false)
  br label %bb7

bb7:                                              ; preds = %bb10, %repeat_loop_next
; call <core::array::iter::IntoIter<T,_> as core::iter::traits::iterator::Iterator>::next
  %22 = call { i64, double } @"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h159e4d4b670be0ceE"(ptr align 8 %iter) #13
  %23 = extractvalue { i64, double } %22, 0
  %24 = extractvalue { i64, double } %22, 1
  store i64 %23, ptr %_28, align 8
  %25 = getelementptr inbounds i8, ptr %_28, i64 8
  store double %24, ptr %25, align 8
  %_30 = load i64, ptr %_28, align 8
  %26 = getelementptr inbounds i8, ptr %_28, i64 8
  %27 = load double, ptr %26, align 8
  %28 = trunc nuw i64 %_30 to i1
  br i1 %28, label %bb10, label %bb11

bb10:                                             ; preds = %bb7
  %29 = getelementptr inbounds i8, ptr %_28, i64 8
  %x = load double, ptr %29, align 8
; call traits::Out::put
  call void @_ZN6traits3Out3put17hef60004ae997e042E(ptr align 8 %out, double %x) #14
  br label %bb7

bb11:                                             ; preds = %bb7
; call core::ptr::drop_in_place<core::array::iter::IntoIter<f64,3_usize>>
  call void @"_ZN4core3ptr69drop_in_place$LT$core..array..iter..IntoIter$LT$f64$C$3_usize$GT$$GT$17hd7bf5fc15e49ec7dE"(ptr align 8 %iter) #14
; call traits::power
  %_34 = call double @_ZN6traits5power17h45e5be74b2489149E(double 1.250000e+00, i32 13) #14
; call traits::Out::put
  call void @_ZN6traits3Out3put17hef60004ae997e042E(ptr align 8 %out, double %_34) #14
; call traits::power
  %_37 = call i64 @_ZN6traits5power17h34bdfbf35811a7beE(i64 7, i32 9) #14
  %_36 = sitofp i64 %_37 to double
; call traits::Out::put
  call void @_ZN6traits3Out3put17hef60004ae997e042E(ptr align 8 %out, double %_36) #14
  ret void

bb9:                                              ; No predecessors!
  unreachable
}

; traits::Layer::twice
; Function Attrs: nounwind nonlazybind uwtable
define internal double @_ZN6traits5Layer5twice17hce7354b5fef1920aE(ptr align 8 %self, double %x) unnamed_addr #2 {
start:
; call <traits::Scale as traits::Layer>::apply
  %_3 = call double @"_ZN47_$LT$traits..Scale$u20$as$u20$traits..Layer$GT$5apply17heb10fe3ec7f04361E"(ptr align 8 %self, double %x) #14
; call <traits::Scale as traits::Layer>::apply
  %_0 = call double @"_ZN47_$LT$traits..Scale$u20$as$u20$traits..Layer$GT$5apply17heb10fe3ec7f04361E"(ptr align 8 %self, double %_3) #14
  ret double %_0
}

; traits::chain
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal double @_ZN6traits5chain17h3974854f09840197E(ptr align 8 %layers.0, i64 %layers.1, double %x) unnamed_addr #3 {
start:
; call core::slice::<impl [T]>::iter
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h74b56103001f6cc1E"(ptr align 8 %layers.0, i64 %layers.1) #13
  %_3.0 = extractvalue { ptr, ptr } %0, 0
  %_3.1 = extractvalue { ptr, ptr } %0, 1
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call double @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5efef1f9f0b86c3cE"(ptr %_3.0, ptr %_3.1, double %x) #13
  ret double %_0
}

; traits::chain::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN6traits5chain28_$u7b$$u7b$closure$u7d$$u7d$17h1279a51c6a01853bE"(ptr align 1 %_1, double %x, ptr align 8 %layer) unnamed_addr #1 {
start:
  %_5.0 = load ptr, ptr %layer, align 8
  %0 = getelementptr inbounds i8, ptr %layer, i64 8
  %_5.1 = load ptr, ptr %0, align 8
  %_6.0 = load ptr, ptr %layer, align 8
  %1 = getelementptr inbounds i8, ptr %layer, i64 8
  %_6.1 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_6.1, i64 24
  %3 = load ptr, ptr %2, align 8, !invariant.load !3, !nonnull !3
  %_4 = call double %3(ptr align 1 %_6.0, double %x) #13
  %4 = getelementptr inbounds i8, ptr %_5.1, i64 32
  %5 = load ptr, ptr %4, align 8, !invariant.load !3, !nonnull !3
  %_0 = call double %5(ptr align 1 %_5.0, double %_4) #13
  ret double %_0
}

; traits::power
; Function Attrs: nounwind nonlazybind uwtable
define internal i64 @_ZN6traits5power17h34bdfbf35811a7beE(i64 %x, i32 %n) unnamed_addr #2 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp eq i32 %n, 1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_5 = urem i32 %n, 2
  %_4 = icmp eq i32 %_5, 0
  br i1 %_4, label %bb4, label %bb7

bb1:                                              ; preds = %start
  store i64 %x, ptr %_0, align 8
  br label %bb10

bb7:                                              ; preds = %bb2
  %_12.0 = sub i32 %n, 1
  %_12.1 = icmp ult i32 %n, 1
  br i1 %_12.1, label %panic, label %bb8

bb4:                                              ; preds = %bb2
; call <i64 as core::ops::arith::Mul>::mul
  %_7 = call i64 @"_ZN45_$LT$i64$u20$as$u20$core..ops..arith..Mul$GT$3mul17hfb31890d2ec79246E"(i64 %x, i64 %x, ptr align 8 @alloc_6658c9842616e87c7380eaf7a1458dcb) #13
  %_8 = udiv i32 %n, 2
; call traits::power
  %0 = call i64 @_ZN6traits5power17h34bdfbf35811a7beE(i64 %_7, i32 %_8) #14
  store i64 %0, ptr %_0, align 8
  br label %bb10

bb8:                                              ; preds = %bb7
; call traits::power
  %_10 = call i64 @_ZN6traits5power17h34bdfbf35811a7beE(i64 %x, i32 %_12.0) #14
; call <i64 as core::ops::arith::Mul>::mul
  %1 = call i64 @"_ZN45_$LT$i64$u20$as$u20$core..ops..arith..Mul$GT$3mul17hfb31890d2ec79246E"(i64 %x, i64 %_10, ptr align 8 @alloc_64ffc9e68b374526193f93b6f57f3d3d) #13
  store i64 %1, ptr %_0, align 8
  br label %bb10

panic:                                            ; preds = %bb7
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_4de1f4255b10d60fb822129fd8c08e85) #12
  unreachable

bb10:                                             ; preds = %bb1, %bb4, %bb8
  %2 = load i64, ptr %_0, align 8
  ret i64 %2
}

; traits::power
; Function Attrs: nounwind nonlazybind uwtable
define internal double @_ZN6traits5power17h45e5be74b2489149E(double %x, i32 %n) unnamed_addr #2 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp eq i32 %n, 1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_5 = urem i32 %n, 2
  %_4 = icmp eq i32 %_5, 0
  br i1 %_4, label %bb4, label %bb7

bb1:                                              ; preds = %start
  store double %x, ptr %_0, align 8
  br label %bb10

bb7:                                              ; preds = %bb2
  %_12.0 = sub i32 %n, 1
  %_12.1 = icmp ult i32 %n, 1
  br i1 %_12.1, label %panic, label %bb8

bb4:                                              ; preds = %bb2
; call <f64 as core::ops::arith::Mul>::mul
  %_7 = call double @"_ZN45_$LT$f64$u20$as$u20$core..ops..arith..Mul$GT$3mul17h7891619e3f2f8426E"(double %x, double %x, ptr align 8 @alloc_6658c9842616e87c7380eaf7a1458dcb) #13
  %_8 = udiv i32 %n, 2
; call traits::power
  %0 = call double @_ZN6traits5power17h45e5be74b2489149E(double %_7, i32 %_8) #14
  store double %0, ptr %_0, align 8
  br label %bb10

bb8:                                              ; preds = %bb7
; call traits::power
  %_10 = call double @_ZN6traits5power17h45e5be74b2489149E(double %x, i32 %_12.0) #14
; call <f64 as core::ops::arith::Mul>::mul
  %1 = call double @"_ZN45_$LT$f64$u20$as$u20$core..ops..arith..Mul$GT$3mul17h7891619e3f2f8426E"(double %x, double %_10, ptr align 8 @alloc_64ffc9e68b374526193f93b6f57f3d3d) #13
  store double %1, ptr %_0, align 8
  br label %bb10

panic:                                            ; preds = %bb7
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_4de1f4255b10d60fb822129fd8c08e85) #12
  unreachable

bb10:                                             ; preds = %bb1, %bb4, %bb8
  %2 = load double, ptr %_0, align 8
  ret double %2
}

; <usize as core::slice::index::SliceIndex<[T]>>::get_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$13get_unchecked18precondition_check17he6170c6fda4fda4bE"(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp ult i64 %this, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_97d92cbf2a68a6ac45a1b13da79836e4, ptr inttoptr (i64 429 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <usize as core::slice::index::SliceIndex<[T]>>::get_unchecked_mut::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$17get_unchecked_mut18precondition_check17hfbad9e99e16e155eE"(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp ult i64 %this, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5a8fdd84b3281310cbf6b74bb6bf0065, ptr inttoptr (i64 437 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <core::array::iter::IntoIter<T,_> as core::ops::drop::Drop>::drop
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN82_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd6ffa81036ecad02E"(ptr align 8 %self) unnamed_addr #1 {
start:
  br label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <core::array::drain::Drain<T,_,F> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN84_$LT$core..array..drain..Drain$LT$T$C$_$C$F$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hde2a59c7ef425273E"(ptr align 8 %self) unnamed_addr #2 {
start:
  %0 = alloca [8 x i8], align 8
  br label %bb1

bb1:                                              ; preds = %start
  %self1 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %self2 = load ptr, ptr %1, align 8
  %self3 = load ptr, ptr %self, align 8
  br label %bb4

bb4:                                              ; preds = %bb1
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h455ff34cae961cdeE"(ptr %self2, ptr %self3, ptr align 8 @alloc_14cd16bb6730e2f27d87c2d8c3edb436) #13
  br label %bb6

bb6:                                              ; preds = %bb4
  br label %bb7

bb7:                                              ; preds = %bb6
  br label %bb8

bb8:                                              ; preds = %bb7
  %2 = ptrtoint ptr %self2 to i64
  %3 = ptrtoint ptr %self3 to i64
  %4 = sub nuw i64 %2, %3
  %5 = udiv exact i64 %4, 8
  store i64 %5, ptr %0, align 8
  %metadata = load i64, ptr %0, align 8
  br label %bb2

bb9:                                              ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_14cd16bb6730e2f27d87c2d8c3edb436) #12
  unreachable

bb2:                                              ; preds = %bb8
  ret void
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5efef1f9f0b86c3cE"(ptr %self.0, ptr %self.1, double %init) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  store double %init, ptr %acc, align 8
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store double %init, ptr %_0, align 8
  br label %bb12

bb7:                                              ; preds = %bb5
  br label %bb20

bb20:                                             ; preds = %bb7
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h455ff34cae961cdeE"(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #13
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %5 = ptrtoint ptr %self.1 to i64
  %6 = ptrtoint ptr %self.0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 16
  store i64 %8, ptr %len, align 8
  br label %bb8

bb25:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21 = load double, ptr %acc, align 8
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw { ptr, ptr }, ptr %self.0, i64 %count
; call traits::chain::{{closure}}
  %_18 = call double @"_ZN6traits5chain28_$u7b$$u7b$closure$u7d$$u7d$17h1279a51c6a01853bE"(ptr align 1 %f, double %_21, ptr align 8 %_45) #13
  br label %bb9

bb9:                                              ; preds = %bb8
  store double %_18, ptr %acc, align 8
  br label %bb26

bb26:                                             ; preds = %bb9
  %9 = load i64, ptr %i, align 8
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17hb8db58af020c0aa6E"(i64 %9, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #13
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
  %11 = load double, ptr %acc, align 8
  store double %11, ptr %_0, align 8
  br label %bb12

bb12:                                             ; preds = %bb4, %bb10
  %12 = load double, ptr %_0, align 8
  ret double %12

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

; <core::ops::try_trait::NeverShortCircuit<T> as core::ops::try_trait::Try>::from_output
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN94_$LT$core..ops..try_trait..NeverShortCircuit$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$11from_output17he8232f5f9f9b66d4E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %x) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %x, i64 24, i1 false)
  ret void
}

; <core::ops::try_trait::NeverShortCircuit<T> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN94_$LT$core..ops..try_trait..NeverShortCircuit$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h0d6d97c471ba8f3eE"(double %self) unnamed_addr #1 {
start:
  ret double %self
}

; <core::array::iter::IntoIter<T,_> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, double } @"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h159e4d4b670be0ceE"(ptr align 8 %self) unnamed_addr #1 {
start:
; call core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<T>]>::next
  %0 = call { i64, double } @"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17hf404680024150677E"(ptr align 8 %self, i64 3) #13
  %_0.0 = extractvalue { i64, double } %0, 0
  %_0.1 = extractvalue { i64, double } %0, 1
  %1 = insertvalue { i64, double } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, double } %1, double %_0.1, 1
  ret { i64, double } %2
}

; Function Attrs: nounwind nonlazybind uwtable
define i64 @run(ptr %out, i64 %size) unnamed_addr #2 {
start:
  %out1 = alloca [24 x i8], align 8
  %_4 = udiv i64 %size, 8
; call core::slice::raw::from_raw_parts_mut
  %0 = call { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17hdb7dcbf2a3eef9adE(ptr %out, i64 %_4, ptr align 8 @alloc_4e64a660a52c21ca7cc8b61b811fbac3) #13
  %place.0 = extractvalue { ptr, i64 } %0, 0
  %place.1 = extractvalue { ptr, i64 } %0, 1
  store ptr %place.0, ptr %out1, align 8
  %1 = getelementptr inbounds i8, ptr %out1, i64 8
  store i64 %place.1, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %out1, i64 16
  store i64 0, ptr %2, align 8
; call traits::work
  call void @_ZN6traits4work17h97a1fe07754ae9d7E(ptr align 8 %out1) #14
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
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_b9db3ee1552aa6fc0decb60d60724b3d) #12
  unreachable
}

; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #8

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #9

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #10

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #4

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #4

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #4

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nonlazybind "target-cpu"="x86-64" }
attributes #9 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #10 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { noreturn nounwind }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { inlinehint nounwind }
attributes #14 = { nounwind }
attributes #15 = { cold nounwind }
attributes #16 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}

; ModuleID = 'iterators.53ec9449411a796f-cgu.0'
source_filename = "iterators.53ec9449411a796f-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_66decb206cc790f4c5da38fd8d19ae5a = private unnamed_addr constant [92 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/adapters/enumerate.rs\00", align 1
@alloc_da75e79ea4900be5811e6318d0bc905d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_66decb206cc790f4c5da38fd8d19ae5a, [16 x i8] c"[\00\00\00\00\00\00\00R\00\00\00\09\00\00\00" }>, align 8
@alloc_59149eeb649f39d9180425e3764054a3 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/range.rs\00", align 1
@alloc_8a7813f1a038cd71090e4a0dcbf8eae3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_59149eeb649f39d9180425e3764054a3, [16 x i8] c"N\00\00\00\00\00\00\00\B2\01\00\00\01\00\00\00" }>, align 8
@anon.3e81a189a551cbd792a3d60f5d70fffc.0 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_75fb06c2453febd814e73f5f2e72ae38 = private unnamed_addr constant [199 x i8] c"unsafe precondition(s) violated: hint::unreachable_unchecked must never be reached\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mod.rs\00", align 1
@alloc_37f6e60a2902ea1334fb3e649d7c5a34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00\0F\02\00\00\05\00\00\00" }>, align 8
@alloc_d1084648e479974e70c9329824bf76f9 = private unnamed_addr constant [9 x i8] c"mid > len", align 1
@alloc_91c74303079502ec2def021907035619 = private unnamed_addr constant [78 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/mod.rs\00", align 1
@alloc_d1250771b83e6344d3d40eb1743414a9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\94\08\00\00 \00\00\00" }>, align 8
@alloc_6b0b11c9e93314b588b613b55005cf18 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: slice::split_at_mut_unchecked requires the index to be within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_d0b5540d38aa67683bd942cb6db4a43b = private unnamed_addr constant [28 x i8] c"window size must be non-zero", align 1
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_ab77ed90a3bb8c697b2704042ce329ff = private unnamed_addr constant [86 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/traits/accum.rs\00", align 1
@alloc_45c7fca6d83c7d5a4170abc80231b3c8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ab77ed90a3bb8c697b2704042ce329ff, [16 x i8] c"U\00\00\00\00\00\00\00\CC\00\00\00\01\00\00\00" }>, align 8
@alloc_81dc6630e9c3c60d4b0b45f853c1b37a = private unnamed_addr constant [89 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/adapters/filter.rs\00", align 1
@alloc_eb95fa3266854cdcf84e6eb8ffa57e4a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_81dc6630e9c3c60d4b0b45f853c1b37a, [16 x i8] c"X\00\00\00\00\00\00\00\FB\00\00\00\12\00\00\00" }>, align 8
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@anon.3e81a189a551cbd792a3d60f5d70fffc.1 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_31e0c595875695c77fd2f54110592d27 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00Q\05\00\00\1D\00\00\00" }>, align 8
@alloc_b2f28986b414e660fff9151eee01a1b2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00P\05\00\00#\00\00\00" }>, align 8
@anon.3e81a189a551cbd792a3d60f5d70fffc.2 = private unnamed_addr constant [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 8
@alloc_0a1e1363b92f186bfcd524ce3619cede = private unnamed_addr constant [13 x i8] c"iterators.rs\00", align 1
@alloc_a0d9ec248d53bfdc0b6eec687d568ae4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\00\18\00\00\00\09\00\00\00" }>, align 8
@alloc_acbd7e48decbfdc3647b206b9ebe0093 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\00\19\00\00\00\09\00\00\00" }>, align 8
@alloc_ba034c0fed00daef9824cb413b716c4c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\00&\00\00\00\22\00\00\00" }>, align 8
@alloc_a8690404b3af5b0d528543cc24d63816 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\003\00\00\00\0F\00\00\00" }>, align 8
@alloc_992917e3ed40bd062764aa622cd9e02a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\00;\00\00\00\1B\00\00\00" }>, align 8
@alloc_f21702791f314dfe4e069554094ce5e4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\00<\00\00\00 \00\00\00" }>, align 8
@alloc_49c3d5b3125e829124332915d296a212 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\00<\00\00\00\0A\00\00\00" }>, align 8
@alloc_0fb0fbc5af8e56efb9043f12b7917e06 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\000\00\00\00\09\00\00\00" }>, align 8
@alloc_e66234981793b0078f982da21f82ed48 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\003\00\00\00%\00\00\00" }>, align 8
@alloc_06c760c3805c743f165e5f17db67621c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\003\00\00\00,\00\00\00" }>, align 8
@alloc_dfac360494f86a2aee8c18c372659355 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\00\1F\00\00\00\11\00\00\00" }>, align 8
@alloc_28db61f39103d01f0fed9c23e35967cf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0a1e1363b92f186bfcd524ce3619cede, [16 x i8] c"\0C\00\00\00\00\00\00\00\22\00\00\00\05\00\00\00" }>, align 8

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind nonlazybind uwtable
define hidden void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @abort() #9
  unreachable
}

; <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1708c72851184b41E"(ptr align 8 %self, double %init) unnamed_addr #1 {
start:
  %_4 = alloca [48 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 48, i1 false)
; call <core::iter::adapters::zip::Zip<A,B> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call double @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc2bf988a4d0c79e2E"(ptr align 8 %_4, double %init) #10
  ret double %_0
}

; <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h76df2890d7e46d49E"(ptr align 8 %self, double %init) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4.0 = load i32, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 4
  %_4.1 = load i32, ptr %1, align 4
  %f = load ptr, ptr %self, align 8
; call <core::iter::adapters::rev::Rev<I> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call double @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h918d9fca65475ee2E"(i32 %_4.0, i32 %_4.1, double %init, ptr align 8 %f) #11
  ret double %_0
}

; <core::iter::adapters::zip::Zip<A,B> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc2bf988a4d0c79e2E"(ptr align 8 %self, double %init) unnamed_addr #2 {
start:
; call <core::iter::adapters::zip::Zip<A,B> as core::iter::adapters::zip::ZipImpl<A,B>>::fold
  %_0 = call double @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h1df7180b8f691545E"(ptr align 8 %self, double %init) #10
  ret double %_0
}

; <core::iter::adapters::cloned::Cloned<I> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN104_$LT$core..iter..adapters..cloned..Cloned$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hee51e53fd0445997E"(ptr %self.0, ptr %self.1, double %init) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_9 = alloca [1 x i8], align 1
  %_8 = alloca [1 x i8], align 1
  store i8 1, ptr %_9, align 1
  store i8 1, ptr %_8, align 1
; call core::iter::traits::iterator::Iterator::map
  %1 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h2fdb5be4adc10cc9E(ptr %self.0, ptr %self.1) #10
  %self.01 = extractvalue { ptr, ptr } %1, 0
  %self.12 = extractvalue { ptr, ptr } %1, 1
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_9, align 1
  store i8 0, ptr %_8, align 1
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call double @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h84ef2e554e97f0dbE"(ptr %self.01, ptr %self.12, double %init) #10
  br label %bb7

bb7:                                              ; preds = %bb1
  ret double %_0

bb5:                                              ; No predecessors!
  %2 = load i8, ptr %_8, align 1
  %3 = trunc nuw i8 %2 to i1
  br i1 %3, label %bb4, label %bb2

bb2:                                              ; preds = %bb4, %bb5
  %4 = load i8, ptr %_9, align 1
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %bb6, label %bb3

bb4:                                              ; preds = %bb5
  br label %bb2

bb3:                                              ; preds = %bb6, %bb2
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb6:                                              ; preds = %bb2
  br label %bb3
}

; <core::iter::adapters::filter::Filter<I,P> as core::iter::traits::iterator::Iterator>::count
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h45e77273815ba1b8E"(ptr align 8 %self) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_14 = alloca [24 x i8], align 8
  %_12 = alloca [1 x i8], align 1
  %_11 = alloca [1 x i8], align 1
  %_7 = alloca [24 x i8], align 8
  %self2 = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %self1 = alloca [16 x i8], align 8
  %before = alloca [8 x i8], align 8
  store i8 1, ptr %_11, align 1
  store i8 1, ptr %_12, align 1
; call <core::slice::iter::Windows<T> as core::iter::traits::iterator::Iterator>::size_hint
  call void @"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h2286563bed6e3c54E"(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %self) #10
  br label %bb1

bb1:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_4, i64 8
  %2 = load i64, ptr %1, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  store i64 %2, ptr %self1, align 8
  %5 = getelementptr inbounds i8, ptr %self1, i64 8
  store i64 %4, ptr %5, align 8
  %_13 = load i64, ptr %self1, align 8
  %6 = getelementptr inbounds i8, ptr %self1, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = trunc nuw i64 %_13 to i1
  br i1 %8, label %bb12, label %bb11

bb12:                                             ; preds = %bb1
  %9 = getelementptr inbounds i8, ptr %self1, i64 8
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %before, align 8
  br label %bb9

bb11:                                             ; preds = %bb1
  store i64 -1, ptr %before, align 8
  br label %bb9

bb9:                                              ; preds = %bb12, %bb11
  store i8 0, ptr %_12, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_7, ptr align 8 %self, i64 24, i1 false)
  store i8 0, ptr %_11, align 1
; call core::iter::traits::iterator::Iterator::map
  call void @_ZN4core4iter6traits8iterator8Iterator3map17he265ca23f48d45dbE(ptr sret([24 x i8]) align 8 %self2, ptr align 8 %_7) #10
  br label %bb2

bb2:                                              ; preds = %bb9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_14, ptr align 8 %self2, i64 24, i1 false)
; call core::iter::traits::iterator::Iterator::fold
  %total = call i64 @_ZN4core4iter6traits8iterator8Iterator4fold17h3b76f96e89346c87E(ptr align 8 %_14, i64 0) #10
  br label %bb13

bb13:                                             ; preds = %bb2
  %11 = load i64, ptr %before, align 8
; call <I as core::iter::adapters::filter::SpecAssumeCount>::assume_count_le_upper_bound
  call void @"_ZN67_$LT$I$u20$as$u20$core..iter..adapters..filter..SpecAssumeCount$GT$27assume_count_le_upper_bound17hdffbe8d18bf26fa4E"(i64 %total, i64 %11) #10
  br label %bb3

bb3:                                              ; preds = %bb13
  ret i64 %total

bb10:                                             ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  %12 = load i8, ptr %_12, align 1
  %13 = trunc nuw i8 %12 to i1
  br i1 %13, label %bb7, label %bb5

bb5:                                              ; preds = %bb7, %bb8
  %14 = load i8, ptr %_11, align 1
  %15 = trunc nuw i8 %14 to i1
  br i1 %15, label %bb6, label %bb4

bb7:                                              ; preds = %bb8
  br label %bb5

bb4:                                              ; preds = %bb6, %bb5
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = insertvalue { ptr, i32 } poison, ptr %16, 0
  %20 = insertvalue { ptr, i32 } %19, i32 %18, 1
  resume { ptr, i32 } %20

bb6:                                              ; preds = %bb5
  br label %bb4
}

; <core::iter::adapters::filter::Filter<I,P> as core::iter::traits::iterator::Iterator>::count::to_usize::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17h6f71c37b91f56fc1E"(ptr align 1 %_1, ptr align 8 %0, i64 %1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %x = alloca [16 x i8], align 8
  store ptr %0, ptr %x, align 8
  %3 = getelementptr inbounds i8, ptr %x, i64 8
  store i64 %1, ptr %3, align 8
; call iterators::work::{{closure}}
  %_3 = call zeroext i1 @"_ZN9iterators4work28_$u7b$$u7b$closure$u7d$$u7d$17h3606c5dd454f5074E"(ptr align 1 %_1, ptr align 8 %x) #10
  br label %bb1

bb1:                                              ; preds = %start
  %_0 = zext i1 %_3 to i64
  ret i64 %_0

bb3:                                              ; No predecessors!
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  resume { ptr, i32 } %8
}

; <core::iter::adapters::enumerate::Enumerate<I> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc05b283e3dbc3e8dE"(ptr align 8 %self) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
; call <core::slice::iter::IterMut<T> as core::iter::traits::iterator::Iterator>::next
  %1 = call align 8 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3a115d4887bedcf9E"(ptr align 8 %self) #10
  store ptr %1, ptr %self1, align 8
  %2 = load ptr, ptr %self1, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_12 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_12 to i1
  br i1 %5, label %bb8, label %bb7

bb8:                                              ; preds = %start
  %v = load ptr, ptr %self1, align 8
  store ptr %v, ptr %_3, align 8
  %val = load ptr, ptr %_3, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  %i = load i64, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 16
  %8 = load i64, ptr %7, align 8
  %_9.0 = add i64 %8, 1
  %_9.1 = icmp ult i64 %_9.0, %8
  br i1 %_9.1, label %panic, label %bb3

bb7:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr null, ptr %9, align 8
  br label %bb4

bb4:                                              ; preds = %bb3, %bb7
  %10 = load i64, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = insertvalue { i64, ptr } poison, i64 %10, 0
  %14 = insertvalue { i64, ptr } %13, ptr %12, 1
  ret { i64, ptr } %14

bb3:                                              ; preds = %bb8
  %15 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 %_9.0, ptr %15, align 8
  store i64 %i, ptr %_0, align 8
  %16 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %val, ptr %16, align 8
  br label %bb4

panic:                                            ; preds = %bb8
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_da75e79ea4900be5811e6318d0bc905d) #12
  unreachable

bb5:                                              ; No predecessors!
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  resume { ptr, i32 } %21

bb2:                                              ; No predecessors!
  unreachable
}

; <core::iter::adapters::zip::Zip<A,B> as core::iter::adapters::zip::ZipImpl<A,B>>::get_unchecked
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$13get_unchecked17hb69e0a411b75e5aeE"(ptr align 8 %self, i64 %idx) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_4 = load i64, ptr %1, align 8
  %idx1 = add i64 %_4, %idx
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_5 = call align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h13fcb8c957e0e2e5E"(ptr align 8 %self, i64 %idx1) #10
  %_8 = getelementptr inbounds i8, ptr %self, i64 16
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_7 = call align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h13fcb8c957e0e2e5E"(ptr align 8 %_8, i64 %idx1) #10
  br label %bb2

bb2:                                              ; preds = %start
  %2 = insertvalue { ptr, ptr } poison, ptr %_5, 0
  %3 = insertvalue { ptr, ptr } %2, ptr %_7, 1
  ret { ptr, ptr } %3

bb3:                                              ; No predecessors!
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  resume { ptr, i32 } %8
}

; <core::iter::adapters::zip::Zip<A,B> as core::iter::adapters::zip::ZipImpl<A,B>>::new
; Function Attrs: nounwind nonlazybind uwtable
define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h3b3d0191e961c307E"(ptr sret([48 x i8]) align 8 %_0, ptr %0, ptr %1, ptr %2, ptr %3) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %4 = alloca [16 x i8], align 8
  %b = alloca [16 x i8], align 8
  %a = alloca [16 x i8], align 8
  store ptr %0, ptr %a, align 8
  %5 = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %b, align 8
  %6 = getelementptr inbounds i8, ptr %b, i64 8
  store ptr %3, ptr %6, align 8
; call core::iter::adapters::zip::TrustedRandomAccessNoCoerce::size
  %v1 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hd08024d51f4ae143E(ptr align 8 %a) #11
  br label %bb1

bb1:                                              ; preds = %start
; call core::iter::adapters::zip::TrustedRandomAccessNoCoerce::size
  %v2 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hd08024d51f4ae143E(ptr align 8 %b) #11
  br label %bb2

bb2:                                              ; preds = %bb1
; call core::cmp::Ord::min
  %len = call i64 @_ZN4core3cmp3Ord3min17h5a9f9e7ddc79780eE(i64 %v1, i64 %v2) #10
  br label %bb6

bb6:                                              ; preds = %bb2
  %_8.0 = load ptr, ptr %a, align 8
  %7 = getelementptr inbounds i8, ptr %a, i64 8
  %_8.1 = load ptr, ptr %7, align 8
  %_9.0 = load ptr, ptr %b, align 8
  %8 = getelementptr inbounds i8, ptr %b, i64 8
  %_9.1 = load ptr, ptr %8, align 8
  store ptr %_8.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_8.1, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %_9.0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %_9.1, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 40
  store i64 %len, ptr %13, align 8
  ret void

bb3:                                              ; No predecessors!
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %4, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %18 = insertvalue { ptr, i32 } %17, i32 %16, 1
  resume { ptr, i32 } %18
}

; <core::iter::adapters::zip::Zip<A,B> as core::iter::adapters::zip::ZipImpl<A,B>>::fold
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h1df7180b8f691545E"(ptr align 8 %self, double %init) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_19 = alloca [1 x i8], align 1
  %_18 = alloca [1 x i8], align 1
  %_14 = alloca [24 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %accum = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  store i8 1, ptr %_19, align 1
  store double %init, ptr %accum, align 8
; call <core::iter::adapters::zip::Zip<A,B> as core::iter::adapters::zip::ZipImpl<A,B>>::size_hint
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$9size_hint17h6e98923a7c68154fE"(ptr sret([24 x i8]) align 8 %_6, ptr align 8 %self) #10
  br label %bb1

bb1:                                              ; preds = %start
  %len = load i64, ptr %_6, align 8
  store i64 0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %len, ptr %1, align 8
  br label %bb2

bb2:                                              ; preds = %bb4, %bb1
  %_25 = load i64, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  %_26 = load i64, ptr %2, align 8
  %_20 = icmp ult i64 %_25, %_26
  br i1 %_20, label %bb14, label %bb15

bb15:                                             ; preds = %bb2
  %_0 = load double, ptr %accum, align 8
  br label %bb5

bb14:                                             ; preds = %bb2
  %old = load i64, ptr %iter, align 8
  br label %bb16

bb5:                                              ; preds = %bb15
  ret double %_0

bb16:                                             ; preds = %bb14
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h1146f845ca0c67afE"(i64 %old, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #10
  br label %bb17

bb17:                                             ; preds = %bb16
  %_24 = add nuw i64 %old, 1
  store i64 %_24, ptr %iter, align 8
  %3 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %old, ptr %3, align 8
  store i64 1, ptr %_9, align 8
  %4 = getelementptr inbounds i8, ptr %_9, i64 8
  %i = load i64, ptr %4, align 8
  store i8 0, ptr %_19, align 1
  store i8 1, ptr %_18, align 1
  %_15 = load double, ptr %accum, align 8
; call <core::iter::adapters::zip::Zip<A,B> as core::iter::adapters::zip::ZipImpl<A,B>>::get_unchecked
  %5 = call { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$13get_unchecked17hb69e0a411b75e5aeE"(ptr align 8 %self, i64 %i) #10
  %_16.0 = extractvalue { ptr, ptr } %5, 0
  %_16.1 = extractvalue { ptr, ptr } %5, 1
  br label %bb3

bb3:                                              ; preds = %bb17
  store i8 0, ptr %_18, align 1
  store double %_15, ptr %_14, align 8
  %6 = getelementptr inbounds i8, ptr %_14, i64 8
  store ptr %_16.0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %_16.1, ptr %7, align 8
  %8 = load double, ptr %_14, align 8
  %9 = getelementptr inbounds i8, ptr %_14, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = load ptr, ptr %11, align 8
; call core::iter::adapters::map::map_fold::{{closure}}
  %_12 = call double @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h1d8c2702d919a5d4E"(ptr align 1 %f, double %8, ptr align 8 %10, ptr align 8 %12) #10
  br label %bb4

bb4:                                              ; preds = %bb3
  store double %_12, ptr %accum, align 8
  br label %bb2

bb11:                                             ; No predecessors!
  %13 = load i8, ptr %_18, align 1
  %14 = trunc nuw i8 %13 to i1
  br i1 %14, label %bb10, label %bb13

bb13:                                             ; preds = %bb10, %bb11
  %15 = load i8, ptr %_19, align 1
  %16 = trunc nuw i8 %15 to i1
  br i1 %16, label %bb12, label %bb7

bb10:                                             ; preds = %bb11
  br label %bb13

bb7:                                              ; preds = %bb12, %bb13
  br label %bb8

bb12:                                             ; preds = %bb13
  br label %bb7

bb8:                                              ; preds = %bb7
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  resume { ptr, i32 } %21
}

; <core::iter::adapters::zip::Zip<A,B> as core::iter::adapters::zip::ZipImpl<A,B>>::size_hint
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$9size_hint17h6e98923a7c68154fE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #2 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 40
  %_3 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_4 = load i64, ptr %1, align 8
  %_2 = sub i64 %_3, %_4
  store i64 %_2, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %_2, ptr %3, align 8
  ret void
}

; <i32 as core::iter::range::Step>::backward_unchecked
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i32 @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$18backward_unchecked17h5a991a8f7dd7831fE"(i32 %start1, i64 %n) unnamed_addr #2 {
start:
  %self = alloca [8 x i8], align 4
  %rhs = trunc i64 %n to i32
  %0 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %start1, i32 %rhs)
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
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17h07b1ec3ac4a19773E(ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #10
  unreachable
}

; <&f64 as core::ops::arith::Mul>::mul
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN49_$LT$$RF$f64$u20$as$u20$core..ops..arith..Mul$GT$3mul17hb0eadeb6e26bbb7fE"(ptr align 8 %self, ptr align 8 %other, ptr align 8 %0) unnamed_addr #2 {
start:
  %_3 = load double, ptr %self, align 8
  %_4 = load double, ptr %other, align 8
  %_0 = fmul double %_3, %_4
  ret double %_0
}

; <usize as core::iter::range::Step>::forward_unchecked
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h1148a060561e8793E"(i64 %start1, i64 %n) unnamed_addr #2 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h1146f845ca0c67afE"(i64 %start1, i64 %n, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind nonlazybind uwtable
define internal void @_ZN4core10intrinsics9cold_path17h6acb6a8daa989623E() unnamed_addr #3 {
start:
  ret void
}

; core::cmp::Ord::min
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @_ZN4core3cmp3Ord3min17h5a9f9e7ddc79780eE(i64 %0, i64 %1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %other = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  store i64 %0, ptr %self, align 8
  store i64 %1, ptr %other, align 8
  store i8 1, ptr %_6, align 1
  %_3.i = load i64, ptr %other, align 8
  %_4.i = load i64, ptr %self, align 8
  %_0.i = icmp ult i64 %_3.i, %_4.i
  br label %bb1

bb1:                                              ; preds = %start
  br i1 %_0.i, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  store i8 0, ptr %_6, align 1
  %3 = load i64, ptr %self, align 8
  store i64 %3, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %bb1
  %4 = load i64, ptr %other, align 8
  store i64 %4, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %5 = load i64, ptr %_0, align 8
  ret i64 %5

bb5:                                              ; No predecessors!
  br label %bb8

bb8:                                              ; preds = %bb5
  %6 = load i8, ptr %_6, align 1
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb7, label %bb6

bb6:                                              ; preds = %bb7, %bb8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %2, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  resume { ptr, i32 } %12

bb7:                                              ; preds = %bb8
  br label %bb6
}

; core::f64::<impl f64>::max
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN4core3f6421_$LT$impl$u20$f64$GT$3max17h72a800a6bc0879a8E"(double %self, double %other) unnamed_addr #2 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = call double @llvm.maxnum.f64(double %self, double %other)
  store double %1, ptr %0, align 8
  %_0 = load double, ptr %0, align 8
  ret double %_0
}

; core::num::<impl usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h1146f845ca0c67afE"(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #2 {
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

; core::ops::function::FnMut::call_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @_ZN4core3ops8function5FnMut8call_mut17h80c4991243bad860E(ptr align 1 %_1, ptr align 8 %0) unnamed_addr #2 {
start:
  %_2 = alloca [8 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %1 = load ptr, ptr %_2, align 8
  %_0.i = load double, ptr %1, align 8
  ret double %_0.i
}

; core::ops::function::FnMut::call_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @_ZN4core3ops8function5FnMut8call_mut17hca61e8f92a988712E(ptr align 1 %_1, double %0, double %1) unnamed_addr #2 {
start:
  %_2 = alloca [16 x i8], align 8
  store double %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store double %1, ptr %2, align 8
  %3 = load double, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load double, ptr %4, align 8
; call core::f64::<impl f64>::max
  %_0 = call double @"_ZN4core3f6421_$LT$impl$u20$f64$GT$3max17h72a800a6bc0879a8E"(double %3, double %5) #10
  ret double %_0
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr19copy_nonoverlapping18precondition_check17h044d38fe1b7829e4E(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %count, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i8 1, ptr %zero_size, align 1
  br label %bb3

bb2:                                              ; preds = %start
  %2 = icmp eq i64 %size, 0
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %zero_size, align 1
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %zero_size, align 1
  %is_zst = trunc nuw i8 %4 to i1
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_15 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h0562e70b7f78743bE"(ptr %src, i64 %align) #10
  br i1 %_15, label %bb11, label %bb12

bb12:                                             ; preds = %bb3
  br label %bb7

bb11:                                             ; preds = %bb3
  br i1 %is_zst, label %bb13, label %bb14

bb7:                                              ; preds = %bb14, %bb12
  br label %bb8

bb14:                                             ; preds = %bb11
  %_17 = ptrtoint ptr %src to i64
  %_16 = icmp eq i64 %_17, 0
  %_8 = xor i1 %_16, true
  br i1 %_8, label %bb4, label %bb7

bb13:                                             ; preds = %bb11
  br label %bb4

bb4:                                              ; preds = %bb13, %bb14
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_18 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h0562e70b7f78743bE"(ptr %dst, i64 %align) #10
  br i1 %_18, label %bb16, label %bb17

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
  %_20 = ptrtoint ptr %dst to i64
  %_19 = icmp eq i64 %_20, 0
  %_10 = xor i1 %_19, true
  br i1 %_10, label %bb5, label %bb6

bb18:                                             ; preds = %bb16
  br label %bb5

bb5:                                              ; preds = %bb18, %bb19
; call core::ub_checks::maybe_is_nonoverlapping::runtime
  %_6 = call zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17hb9a3fab01adab24fE(ptr %src, ptr %dst, i64 %size, i64 %count) #10
  br i1 %_6, label %bb10, label %bb9

bb9:                                              ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb10:                                             ; preds = %bb5
  ret void
}

; core::ptr::const_ptr::<impl *const T>::is_aligned_to
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h0562e70b7f78743bE"(ptr %self, i64 %align) unnamed_addr #2 {
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
define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17ha31b3f331dc08acdE"(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #2 {
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

; core::hint::assert_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4hint16assert_unchecked18precondition_check17h6c8bfa3b7d019307E(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #2 {
start:
  br i1 %cond, label %bb2, label %bb1

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb2:                                              ; preds = %start
  ret void
}

; core::hint::unreachable_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4hint21unreachable_unchecked18precondition_check17h07b1ec3ac4a19773E(ptr align 8 %0) unnamed_addr #2 {
start:
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_75fb06c2453febd814e73f5f2e72ae38, ptr inttoptr (i64 399 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable
}

; core::iter::range::<impl core::iter::traits::iterator::Iterator for core::ops::range::Range<A>>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h12e0327128248ec0E"(ptr align 8 %self) unnamed_addr #2 {
start:
; call <core::ops::range::Range<T> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h64d0779bfbfea37eE"(ptr align 8 %self) #10
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

; core::iter::range::<impl core::iter::traits::double_ended::DoubleEndedIterator for core::ops::range::Range<A>>::next_back
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN4core4iter5range116_$LT$impl$u20$core..iter..traits..double_ended..DoubleEndedIterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$9next_back17hbc631155766f3d68E"(ptr align 4 %self) unnamed_addr #2 {
start:
; call <core::ops::range::Range<T> as core::iter::range::RangeIteratorImpl>::spec_next_back
  %0 = call { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$14spec_next_back17h5755f74c79314976E"(ptr align 4 %self) #10
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

; core::iter::traits::double_ended::DoubleEndedIterator::rfold
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17h5f2ded092b142a41E(i32 %0, i32 %1, double %init, ptr align 8 %2) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %3 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_5 = alloca [8 x i8], align 4
  %accum = alloca [8 x i8], align 8
  %f = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %4 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %4, align 4
  store ptr %2, ptr %f, align 8
  store i8 1, ptr %_13, align 1
  store double %init, ptr %accum, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
; call core::iter::range::<impl core::iter::traits::double_ended::DoubleEndedIterator for core::ops::range::Range<A>>::next_back
  %5 = call { i32, i32 } @"_ZN4core4iter5range116_$LT$impl$u20$core..iter..traits..double_ended..DoubleEndedIterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$9next_back17hbc631155766f3d68E"(ptr align 4 %self) #10
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, ptr %_5, align 4
  %8 = getelementptr inbounds i8, ptr %_5, i64 4
  store i32 %7, ptr %8, align 4
  br label %bb2

bb2:                                              ; preds = %bb1
  %9 = load i32, ptr %_5, align 4
  %10 = getelementptr inbounds i8, ptr %_5, i64 4
  %11 = load i32, ptr %10, align 4
  %_7 = zext i32 %9 to i64
  %12 = trunc nuw i64 %_7 to i1
  br i1 %12, label %bb3, label %bb5

bb3:                                              ; preds = %bb2
  %13 = getelementptr inbounds i8, ptr %_5, i64 4
  %x = load i32, ptr %13, align 4
  store i8 0, ptr %_13, align 1
  %_12 = load double, ptr %accum, align 8
; call core::iter::adapters::map::map_fold::{{closure}}
  %_9 = call double @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h476a746542816cb6E"(ptr align 8 %f, double %_12, i32 %x) #10
  br label %bb4

bb5:                                              ; preds = %bb2
  %_0 = load double, ptr %accum, align 8
  br label %bb6

bb4:                                              ; preds = %bb3
  store i8 1, ptr %_13, align 1
  store double %_9, ptr %accum, align 8
  br label %bb1

bb6:                                              ; preds = %bb5
  ret double %_0

bb13:                                             ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  %14 = load i8, ptr %_13, align 1
  %15 = trunc nuw i8 %14 to i1
  br i1 %15, label %bb11, label %bb8

bb8:                                              ; preds = %bb11, %bb12
  br label %bb9

bb11:                                             ; preds = %bb12
  br label %bb8

bb9:                                              ; preds = %bb8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds i8, ptr %3, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = insertvalue { ptr, i32 } poison, ptr %16, 0
  %20 = insertvalue { ptr, i32 } %19, i32 %18, 1
  resume { ptr, i32 } %20
}

; core::iter::traits::iterator::Iterator::map
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h2fdb5be4adc10cc9E(ptr %self.0, ptr %self.1) unnamed_addr #2 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

; core::iter::traits::iterator::Iterator::map
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4iter6traits8iterator8Iterator3map17h6d9b3dd8cb2f2ff0E(ptr sret([16 x i8]) align 8 %_0, i32 %self.0, i32 %self.1, ptr align 8 %f) unnamed_addr #2 {
start:
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %self.0, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %self.1, ptr %1, align 4
  store ptr %f, ptr %_0, align 8
  ret void
}

; core::iter::traits::iterator::Iterator::map
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4iter6traits8iterator8Iterator3map17hd7865f1d4aa600c8E(ptr sret([48 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #2 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 48, i1 false)
  ret void
}

; core::iter::traits::iterator::Iterator::map
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4iter6traits8iterator8Iterator3map17he265ca23f48d45dbE(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #2 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

; core::iter::traits::iterator::Iterator::rev
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @_ZN4core4iter6traits8iterator8Iterator3rev17hba10117a2a23f3bdE(i32 %self.0, i32 %self.1) unnamed_addr #2 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

; core::iter::traits::iterator::Iterator::sum
; Function Attrs: nounwind nonlazybind uwtable
define internal double @_ZN4core4iter6traits8iterator8Iterator3sum17h0d14b84ca67f1208E(ptr align 8 %self) unnamed_addr #1 {
start:
; call <f64 as core::iter::traits::accum::Sum>::sum
  %_0 = call double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hfd11a92d32f3c668E"(ptr align 8 %self) #11
  ret double %_0
}

; core::iter::traits::iterator::Iterator::sum
; Function Attrs: nounwind nonlazybind uwtable
define internal double @_ZN4core4iter6traits8iterator8Iterator3sum17h3b02db700ad2c1edE(ptr align 8 %self) unnamed_addr #1 {
start:
; call <f64 as core::iter::traits::accum::Sum>::sum
  %_0 = call double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17ha4ca525393258eb6E"(ptr align 8 %self) #11
  ret double %_0
}

; core::iter::traits::iterator::Iterator::zip
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17ha76c86e1cd8e9098E(ptr sret([48 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %other.0, i64 %other.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  store i8 1, ptr %_5, align 1
; call core::slice::iter::<impl core::iter::traits::collect::IntoIterator for &[T]>::into_iter
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h29a277a7de80222aE"(ptr align 8 %other.0, i64 %other.1) #11
  %b.0 = extractvalue { ptr, ptr } %1, 0
  %b.1 = extractvalue { ptr, ptr } %1, 1
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_5, align 1
; call <core::iter::adapters::zip::Zip<A,B> as core::iter::adapters::zip::ZipImpl<A,B>>::new
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h3b3d0191e961c307E"(ptr sret([48 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %b.0, ptr %b.1) #11
  br label %bb5

bb5:                                              ; preds = %bb1
  ret void

bb4:                                              ; No predecessors!
  %2 = load i8, ptr %_5, align 1
  %3 = trunc nuw i8 %2 to i1
  br i1 %3, label %bb3, label %bb2

bb2:                                              ; preds = %bb3, %bb4
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  resume { ptr, i32 } %8

bb3:                                              ; preds = %bb4
  br label %bb2
}

; core::iter::traits::iterator::Iterator::fold
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @_ZN4core4iter6traits8iterator8Iterator4fold17h3b76f96e89346c87E(ptr align 8 %self, i64 %init) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_11 = alloca [24 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  %accum = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  store i8 1, ptr %_13, align 1
  store i64 %init, ptr %accum, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
; call <core::slice::iter::Windows<T> as core::iter::traits::iterator::Iterator>::next
  %1 = call { ptr, i64 } @"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1c0669677fa9e4fE"(ptr align 8 %self) #10
  %2 = extractvalue { ptr, i64 } %1, 0
  %3 = extractvalue { ptr, i64 } %1, 1
  store ptr %2, ptr %_5, align 8
  %4 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb2

bb2:                                              ; preds = %bb1
  %5 = load ptr, ptr %_5, align 8
  %6 = getelementptr inbounds i8, ptr %_5, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = ptrtoint ptr %5 to i64
  %9 = icmp eq i64 %8, 0
  %_7 = select i1 %9, i64 0, i64 1
  %10 = trunc nuw i64 %_7 to i1
  br i1 %10, label %bb3, label %bb5

bb3:                                              ; preds = %bb2
  %x.0 = load ptr, ptr %_5, align 8
  %11 = getelementptr inbounds i8, ptr %_5, i64 8
  %x.1 = load i64, ptr %11, align 8
  store i8 0, ptr %_13, align 1
  %_12 = load i64, ptr %accum, align 8
  store i64 %_12, ptr %_11, align 8
  %12 = getelementptr inbounds i8, ptr %_11, i64 8
  store ptr %x.0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %x.1, ptr %13, align 8
  %14 = load i64, ptr %_11, align 8
  %15 = getelementptr inbounds i8, ptr %_11, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %15, i64 8
  %18 = load i64, ptr %17, align 8
; call core::iter::adapters::map::map_fold::{{closure}}
  %_9 = call i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3787ef77304677e5E"(ptr align 1 %f, i64 %14, ptr align 8 %16, i64 %18) #10
  br label %bb4

bb5:                                              ; preds = %bb2
  %_0 = load i64, ptr %accum, align 8
  br label %bb6

bb4:                                              ; preds = %bb3
  store i8 1, ptr %_13, align 1
  store i64 %_9, ptr %accum, align 8
  br label %bb1

bb6:                                              ; preds = %bb5
  ret i64 %_0

bb13:                                             ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  %19 = load i8, ptr %_13, align 1
  %20 = trunc nuw i8 %19 to i1
  br i1 %20, label %bb11, label %bb8

bb8:                                              ; preds = %bb11, %bb12
  br label %bb9

bb11:                                             ; preds = %bb12
  br label %bb8

bb9:                                              ; preds = %bb8
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = insertvalue { ptr, i32 } poison, ptr %21, 0
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1
  resume { ptr, i32 } %25
}

; core::iter::traits::iterator::Iterator::cloned
; Function Attrs: nounwind nonlazybind uwtable
define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator6cloned17h8f62b3f0dbefdda5E(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

; core::iter::traits::iterator::Iterator::filter
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4iter6traits8iterator8Iterator6filter17h49a779adc80099f2E(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #2 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

; core::iter::traits::iterator::Iterator::enumerate
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4iter6traits8iterator8Iterator9enumerate17h684b8e50b9a1d839E(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1) unnamed_addr #2 {
start:
  store ptr %self.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 0, ptr %1, align 8
  ret void
}

; core::iter::adapters::map::map_fold::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h1d8c2702d919a5d4E"(ptr align 1 %_1, double %acc, ptr align 8 %elt.0, ptr align 8 %elt.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
; call iterators::dot::{{closure}}
  %_7 = call double @"_ZN9iterators3dot28_$u7b$$u7b$closure$u7d$$u7d$17hfff45c9aa2ea91a8E"(ptr align 1 %_1, ptr align 8 %elt.0, ptr align 8 %elt.1) #10
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1
; call <f64 as core::iter::traits::accum::Sum>::sum::{{closure}}
  %_0 = call double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h170222fbba692ae9E"(ptr align 1 %_1, double %acc, double %_7) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  ret double %_0

bb5:                                              ; No predecessors!
  %1 = load i8, ptr %_10, align 1
  %2 = trunc nuw i8 %1 to i1
  br i1 %2, label %bb4, label %bb3

bb3:                                              ; preds = %bb4, %bb5
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = insertvalue { ptr, i32 } poison, ptr %3, 0
  %7 = insertvalue { ptr, i32 } %6, i32 %5, 1
  resume { ptr, i32 } %7

bb4:                                              ; preds = %bb5
  br label %bb3
}

; core::iter::adapters::map::map_fold::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3787ef77304677e5E"(ptr align 1 %_1, i64 %acc, ptr align 8 %elt.0, i64 %elt.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
; call <core::iter::adapters::filter::Filter<I,P> as core::iter::traits::iterator::Iterator>::count::to_usize::{{closure}}
  %_7 = call i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17h6f71c37b91f56fc1E"(ptr align 1 %_1, ptr align 8 %elt.0, i64 %elt.1) #10
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1
; call <usize as core::iter::traits::accum::Sum>::sum::{{closure}}
  %_0 = call i64 @"_ZN56_$LT$usize$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h9d42b9ae34dd4ca5E"(ptr align 1 %_1, i64 %acc, i64 %_7) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  ret i64 %_0

bb5:                                              ; No predecessors!
  %1 = load i8, ptr %_10, align 1
  %2 = trunc nuw i8 %1 to i1
  br i1 %2, label %bb4, label %bb3

bb3:                                              ; preds = %bb4, %bb5
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = insertvalue { ptr, i32 } poison, ptr %3, 0
  %7 = insertvalue { ptr, i32 } %6, i32 %5, 1
  resume { ptr, i32 } %7

bb4:                                              ; preds = %bb5
  br label %bb3
}

; core::iter::adapters::map::map_fold::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h476a746542816cb6E"(ptr align 8 %_1, double %acc, i32 %elt) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  %_4 = getelementptr inbounds i8, ptr %_1, i64 8
  store i8 1, ptr %_10, align 1
; call iterators::work::{{closure}}
  %_7 = call double @"_ZN9iterators4work28_$u7b$$u7b$closure$u7d$$u7d$17h00c34939cd28f5baE"(ptr align 8 %_1, i32 %elt) #10
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1
; call <f64 as core::iter::traits::accum::Sum>::sum::{{closure}}
  %_0 = call double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17haa8104181ef78876E"(ptr align 1 %_4, double %acc, double %_7) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  ret double %_0

bb5:                                              ; No predecessors!
  %1 = load i8, ptr %_10, align 1
  %2 = trunc nuw i8 %1 to i1
  br i1 %2, label %bb4, label %bb3

bb3:                                              ; preds = %bb4, %bb5
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = insertvalue { ptr, i32 } poison, ptr %3, 0
  %7 = insertvalue { ptr, i32 } %6, i32 %5, 1
  resume { ptr, i32 } %7

bb4:                                              ; preds = %bb5
  br label %bb3
}

; core::iter::adapters::map::map_fold::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hf30ee8b2bcee34dfE"(ptr align 1 %_1, double %acc, ptr align 8 %elt) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
; call core::ops::function::FnMut::call_mut
  %_7 = call double @_ZN4core3ops8function5FnMut8call_mut17h80c4991243bad860E(ptr align 1 %_1, ptr align 8 %elt) #10
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1
; call core::ops::function::FnMut::call_mut
  %_0 = call double @_ZN4core3ops8function5FnMut8call_mut17hca61e8f92a988712E(ptr align 1 %_1, double %acc, double %_7) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  ret double %_0

bb5:                                              ; No predecessors!
  %1 = load i8, ptr %_10, align 1
  %2 = trunc nuw i8 %1 to i1
  br i1 %2, label %bb4, label %bb3

bb3:                                              ; preds = %bb4, %bb5
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = insertvalue { ptr, i32 } poison, ptr %3, 0
  %7 = insertvalue { ptr, i32 } %6, i32 %5, 1
  resume { ptr, i32 } %7

bb4:                                              ; preds = %bb5
  br label %bb3
}

; core::iter::adapters::zip::TrustedRandomAccessNoCoerce::size
; Function Attrs: nounwind nonlazybind uwtable
define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hd08024d51f4ae143E(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::size_hint
  call void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h8a638d893d700f07E"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #10
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

; core::slice::copy_from_slice_impl
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN4core5slice20copy_from_slice_impl17hac0c5c4d856661bbE(ptr align 8 %dest.0, i64 %dest.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp ne i64 %dest.1, %src.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 %dest.1, i64 %src.1, ptr align 8 %0) #12
  unreachable

bb3:                                              ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_ZN4core3ptr19copy_nonoverlapping18precondition_check17h044d38fe1b7829e4E(ptr %src.0, ptr %dest.0, i64 8, i64 8, i64 %dest.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #10
  br label %bb5

bb5:                                              ; preds = %bb3
  %1 = mul i64 %dest.1, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %dest.0, ptr align 8 %src.0, i64 %1, i1 false)
  ret void
}

; core::slice::<impl [T]>::split_at_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12split_at_mut17h6e962d24eb73749fE"(ptr sret([32 x i8]) align 8 %pair, ptr align 8 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #2 {
start:
  %_8 = alloca [32 x i8], align 8
  %_3 = alloca [32 x i8], align 8
  %_6 = icmp ule i64 %mid, %self.1
  br i1 %_6, label %bb1, label %bb3

bb3:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_d1084648e479974e70c9329824bf76f9, ptr inttoptr (i64 19 to ptr), ptr align 8 %0) #12
  unreachable

bb1:                                              ; preds = %start
; call core::slice::<impl [T]>::split_at_mut_unchecked
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked17h54abc80a7e54c204E"(ptr sret([32 x i8]) align 8 %_8, ptr align 8 %self.0, i64 %self.1, i64 %mid, ptr align 8 @alloc_d1250771b83e6344d3d40eb1743414a9) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_8, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 %_3, i64 32, i1 false)
  ret void
}

; core::slice::<impl [T]>::copy_from_slice
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h88e83988a6f10e08E"(ptr align 8 %self.0, i64 %self.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #2 {
start:
; call core::slice::copy_from_slice_impl
  call void @_ZN4core5slice20copy_from_slice_impl17hac0c5c4d856661bbE(ptr align 8 %self.0, i64 %self.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) #11
  ret void
}

; core::slice::<impl [T]>::split_at_mut_unchecked
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked17h54abc80a7e54c204E"(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #2 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::<impl [T]>::split_at_mut_unchecked::precondition_check
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked18precondition_check17hecbde07e07f95f0fE"(i64 %mid, i64 %self.1, ptr align 8 %0) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  br label %bb3

bb3:                                              ; preds = %bb2
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h54489e7a9ea56b95E(ptr %self.0, i64 8, i64 8, i64 %mid, ptr align 8 %0) #10
  br label %bb5

bb5:                                              ; preds = %bb3
  %data = getelementptr inbounds nuw double, ptr %self.0, i64 %mid
  %len = sub nuw i64 %self.1, %mid
  br label %bb6

bb6:                                              ; preds = %bb5
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h54489e7a9ea56b95E(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #10
  br label %bb8

bb8:                                              ; preds = %bb6
  store ptr %self.0, ptr %_0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %mid, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %data, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %len, ptr %3, align 8
  ret void
}

; core::slice::<impl [T]>::split_at_mut_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked18precondition_check17hecbde07e07f95f0fE"(i64 %mid, i64 %len, ptr align 8 %0) unnamed_addr #2 {
start:
  %_3 = icmp ule i64 %mid, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_6b0b11c9e93314b588b613b55005cf18, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; core::slice::<impl [T]>::iter
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hc7dab8aee456e59aE"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #2 {
start:
; call core::slice::iter::Iter<T>::new
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h68cb1704f4c28858E"(ptr align 8 %self.0, i64 %self.1) #10
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; core::slice::<impl [T]>::windows
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7windows17hb3c3eac5ad2eebb5E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self.0, i64 %self.1, i64 %size, ptr align 8 %0) unnamed_addr #2 {
start:
  %self = alloca [8 x i8], align 8
  store i64 %size, ptr %self, align 8
  %1 = load i64, ptr %self, align 8
  %2 = icmp eq i64 %1, 0
  %_5 = select i1 %2, i64 0, i64 1
  %3 = trunc nuw i64 %_5 to i1
  br i1 %3, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %size1 = load i64, ptr %self, align 8
  store ptr %self.0, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %self.1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %size1, ptr %5, align 8
  ret void

bb2:                                              ; preds = %start
; call core::option::expect_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1 @alloc_d0b5540d38aa67683bd942cb6db4a43b, i64 28, ptr align 8 %0) #12
  unreachable

bb1:                                              ; No predecessors!
  unreachable
}

; core::slice::<impl [T]>::iter_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17hc3319cb3f393dda3E"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #2 {
start:
; call core::slice::iter::IterMut<T>::new
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h0eea3347755f7956E"(ptr align 8 %self.0, i64 %self.1) #10
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; core::slice::raw::from_raw_parts_mut
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17hc785d7e9e1b0b0e6E(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #2 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h54489e7a9ea56b95E(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h54489e7a9ea56b95E(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %max_len = alloca [8 x i8], align 8
; call core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_11 = call zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h0562e70b7f78743bE"(ptr %data, i64 %align) #10
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
define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h68cb1704f4c28858E"(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #2 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw double, ptr %slice.0, i64 %slice.1
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

; core::slice::iter::IterMut<T>::new
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h0eea3347755f7956E"(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #2 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds nuw double, ptr %slice.0, i64 %slice.1
  store ptr %0, ptr %end_or_len, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8
  %1 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2

bb1:                                              ; No predecessors!
  unreachable
}

; core::slice::iter::<impl core::iter::traits::collect::IntoIterator for &[T]>::into_iter
; Function Attrs: nounwind nonlazybind uwtable
define internal { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h29a277a7de80222aE"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw double, ptr %self.0, i64 %self.1
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

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17hb9a3fab01adab24fE(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #2 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #12
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

; <f64 as core::iter::traits::accum::Sum>::sum
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17ha4ca525393258eb6E"(ptr align 8 %iter) unnamed_addr #1 {
start:
; call <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call double @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1708c72851184b41E"(ptr align 8 %iter, double -0.000000e+00) #11
  ret double %_0
}

; <f64 as core::iter::traits::accum::Sum>::sum
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hfd11a92d32f3c668E"(ptr align 8 %iter) unnamed_addr #1 {
start:
; call <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call double @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h76df2890d7e46d49E"(ptr align 8 %iter, double -0.000000e+00) #11
  ret double %_0
}

; <f64 as core::iter::traits::accum::Sum>::sum::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h170222fbba692ae9E"(ptr align 1 %_1, double %a, double %b) unnamed_addr #2 {
start:
  %_0 = fadd double %a, %b
  ret double %_0
}

; <f64 as core::iter::traits::accum::Sum>::sum::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN54_$LT$f64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17haa8104181ef78876E"(ptr align 1 %_1, double %a, double %b) unnamed_addr #2 {
start:
  %_0 = fadd double %a, %b
  ret double %_0
}

; <usize as core::iter::traits::accum::Sum>::sum::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i64 @"_ZN56_$LT$usize$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h9d42b9ae34dd4ca5E"(ptr align 1 %_1, i64 %a, i64 %b) unnamed_addr #2 {
start:
  %_4.0 = add i64 %a, %b
  %_4.1 = icmp ult i64 %_4.0, %a
  br i1 %_4.1, label %panic, label %bb1

bb1:                                              ; preds = %start
  ret i64 %_4.0

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_45c7fca6d83c7d5a4170abc80231b3c8) #12
  unreachable
}

; <I as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h80e205c6d4a0636fE"(i64 %self.0, i64 %self.1) unnamed_addr #2 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

; <I as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hde49164a497b2d2eE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #2 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

; <I as core::iter::adapters::filter::SpecAssumeCount>::assume_count_le_upper_bound
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN67_$LT$I$u20$as$u20$core..iter..adapters..filter..SpecAssumeCount$GT$27assume_count_le_upper_bound17hdffbe8d18bf26fa4E"(i64 %count, i64 %upper) unnamed_addr #2 {
start:
  %cond = icmp ule i64 %count, %upper
  br label %bb1

bb1:                                              ; preds = %start
; call core::hint::assert_unchecked::precondition_check
  call void @_ZN4core4hint16assert_unchecked18precondition_check17h6c8bfa3b7d019307E(i1 zeroext %cond, ptr align 8 @alloc_eb95fa3266854cdcf84e6eb8ffa57e4a) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  ret void
}

; <core::ops::range::Range<T> as core::iter::range::RangeIteratorImpl>::spec_next_back
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$14spec_next_back17h5755f74c79314976E"(ptr align 4 %self) unnamed_addr #2 {
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
  %0 = getelementptr inbounds i8, ptr %self, i64 4
  %_6 = load i32, ptr %0, align 4
; call <i32 as core::iter::range::Step>::backward_unchecked
  %_5 = call i32 @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$18backward_unchecked17h5a991a8f7dd7831fE"(i32 %_6, i64 1) #10
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_5, ptr %1, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  %_7 = load i32, ptr %2, align 4
  %3 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_7, ptr %3, align 4
  store i32 1, ptr %_0, align 4
  br label %bb5

bb5:                                              ; preds = %bb2, %bb4
  %4 = load i32, ptr %_0, align 4
  %5 = getelementptr inbounds i8, ptr %_0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = insertvalue { i32, i32 } poison, i32 %4, 0
  %8 = insertvalue { i32, i32 } %7, i32 %6, 1
  ret { i32, i32 } %8
}

; <core::ops::range::Range<T> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h64d0779bfbfea37eE"(ptr align 8 %self) unnamed_addr #2 {
start:
  %_0 = alloca [16 x i8], align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  %_3.i = load i64, ptr %self, align 8
  %_4.i = load i64, ptr %_4, align 8
  %_0.i = icmp ult i64 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  br label %bb5

bb2:                                              ; preds = %start
  %old = load i64, ptr %self, align 8
; call <usize as core::iter::range::Step>::forward_unchecked
  %_6 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h1148a060561e8793E"(i64 %old, i64 1) #10
  store i64 %_6, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %old, ptr %0, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i64, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = insertvalue { i64, i64 } poison, i64 %1, 0
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1
  ret { i64, i64 } %5
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h13fcb8c957e0e2e5E"(ptr align 8 %self, i64 %idx) unnamed_addr #2 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds nuw double, ptr %_5, i64 %idx
  ret ptr %_3
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h84ef2e554e97f0dbE"(ptr %self.0, ptr %self.1, double %init) unnamed_addr #2 personality ptr @rust_eh_personality {
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
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17ha31b3f331dc08acdE"(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %5 = ptrtoint ptr %self.1 to i64
  %6 = ptrtoint ptr %self.0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 8
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
  %_45 = getelementptr inbounds nuw double, ptr %self.0, i64 %count
; call core::iter::adapters::map::map_fold::{{closure}}
  %_18 = call double @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hf30ee8b2bcee34dfE"(ptr align 1 %f, double %_21, ptr align 8 %_45) #10
  br label %bb9

bb9:                                              ; preds = %bb8
  store double %_18, ptr %acc, align 8
  br label %bb26

bb26:                                             ; preds = %bb9
  %9 = load i64, ptr %i, align 8
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h1146f845ca0c67afE"(i64 %9, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #10
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

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::position
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { i64, i64 } @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17hdc398d40fa9c9c89E"(ptr align 8 %self) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %predicate = alloca [0 x i8], align 1
  br label %bb2

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = load ptr, ptr %1, align 8
  %subtracted = load ptr, ptr %self, align 8
  br label %bb12

bb12:                                             ; preds = %bb2
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17ha31b3f331dc08acdE"(ptr %_6, ptr %subtracted, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  br label %bb14

bb14:                                             ; preds = %bb12
  br label %bb15

bb15:                                             ; preds = %bb14
  br label %bb16

bb16:                                             ; preds = %bb15
  %2 = ptrtoint ptr %_6 to i64
  %3 = ptrtoint ptr %subtracted to i64
  %4 = sub nuw i64 %2, %3
  %5 = udiv exact i64 %4, 8
  store i64 %5, ptr %n, align 8
  br label %bb3

bb17:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
  unreachable

bb3:                                              ; preds = %bb16
  store i64 0, ptr %i, align 8
  br label %bb4

bb4:                                              ; preds = %bb7, %bb3
  %ptr = load ptr, ptr %self, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %6, align 8
  br label %bb21

bb21:                                             ; preds = %bb4
  %_29 = icmp eq ptr %ptr, %end_or_len
  br i1 %_29, label %bb22, label %bb23

bb23:                                             ; preds = %bb21
  %_39 = getelementptr inbounds nuw double, ptr %ptr, i64 1
  store ptr %_39, ptr %self, align 8
  br label %bb24

bb22:                                             ; preds = %bb21
  br label %bb29

bb24:                                             ; preds = %bb23
  store ptr %ptr, ptr %_9, align 8
  %x = load ptr, ptr %_9, align 8
; call iterators::work::{{closure}}
  %_11 = call zeroext i1 @"_ZN9iterators4work28_$u7b$$u7b$closure$u7d$$u7d$17h51a45a5769b55768E"(ptr align 1 %predicate, ptr align 8 %x) #10
  br label %bb5

bb5:                                              ; preds = %bb24
  br i1 %_11, label %bb6, label %bb7

bb7:                                              ; preds = %bb5
  %7 = load i64, ptr %i, align 8
  %8 = add i64 %7, 1
  store i64 %8, ptr %i, align 8
  br label %bb4

bb6:                                              ; preds = %bb5
  %_15 = load i64, ptr %i, align 8
  %9 = load i64, ptr %n, align 8
  %cond = icmp ult i64 %_15, %9
  br label %bb27

bb27:                                             ; preds = %bb6
; call core::hint::assert_unchecked::precondition_check
  call void @_ZN4core4hint16assert_unchecked18precondition_check17h6c8bfa3b7d019307E(i1 zeroext %cond, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #10
  br label %bb28

bb28:                                             ; preds = %bb27
  %10 = load i64, ptr %i, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %10, ptr %11, align 8
  store i64 1, ptr %_0, align 8
  br label %bb8

bb8:                                              ; preds = %bb29, %bb28
  %12 = load i64, ptr %_0, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = insertvalue { i64, i64 } poison, i64 %12, 0
  %16 = insertvalue { i64, i64 } %15, i64 %14, 1
  ret { i64, i64 } %16

bb9:                                              ; No predecessors!
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  resume { ptr, i32 } %21

bb29:                                             ; preds = %bb22
  %22 = load i64, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.1, align 8
  %23 = load i64, ptr getelementptr inbounds (i8, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.1, i64 8), align 8
  store i64 %22, ptr %_0, align 8
  %24 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %23, ptr %24, align 8
  br label %bb8

bb1:                                              ; No predecessors!
  unreachable

bb18:                                             ; No predecessors!
  unreachable

bb19:                                             ; No predecessors!
  unreachable

bb20:                                             ; No predecessors!
  unreachable

bb25:                                             ; No predecessors!
  unreachable

bb26:                                             ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h8a638d893d700f07E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #2 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load ptr, ptr %0, align 8
  %subtracted = load ptr, ptr %self, align 8
  br label %bb5

bb5:                                              ; preds = %bb2
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17ha31b3f331dc08acdE"(ptr %_5, ptr %subtracted, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  br label %bb7

bb7:                                              ; preds = %bb5
  br label %bb8

bb8:                                              ; preds = %bb7
  br label %bb9

bb9:                                              ; preds = %bb8
  %1 = ptrtoint ptr %_5 to i64
  %2 = ptrtoint ptr %subtracted to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 8
  store i64 %4, ptr %exact, align 8
  br label %bb3

bb10:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
  unreachable

bb3:                                              ; preds = %bb9
  %_7 = load i64, ptr %exact, align 8
  %_8.1 = load i64, ptr %exact, align 8
  store i64 %_7, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %_8.1, ptr %6, align 8
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::IterMut<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal align 8 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3a115d4887bedcf9E"(ptr align 8 %self) unnamed_addr #2 {
start:
  %_0 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %0, align 8
  br label %bb4

bb4:                                              ; preds = %start
  %_7 = icmp eq ptr %ptr, %end_or_len
  br i1 %_7, label %bb5, label %bb6

bb6:                                              ; preds = %bb4
  %_17 = getelementptr inbounds nuw double, ptr %ptr, i64 1
  store ptr %_17, ptr %self, align 8
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

; <core::slice::iter::Windows<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal { ptr, i64 } @"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1c0669677fa9e4fE"(ptr align 8 %self) unnamed_addr #2 {
start:
  %ret = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %self1 = load i64, ptr %0, align 8
  %_10.0 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_10.1 = load i64, ptr %1, align 8
  %_2 = icmp ugt i64 %self1, %_10.1
  br i1 %_2, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %self.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  %self2 = load i64, ptr %3, align 8
  %_19 = icmp ult i64 %self2, 0
  br i1 %_19, label %bb7, label %bb8

bb1:                                              ; preds = %start
  %4 = load ptr, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.1, align 8
  %5 = load i64, ptr getelementptr inbounds (i8, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.1, i64 8), align 8
  store ptr %4, ptr %ret, align 8
  %6 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %5, ptr %6, align 8
  br label %bb3

bb8:                                              ; preds = %bb2
  %_13 = icmp ule i64 %self2, %self.1
  br i1 %_13, label %bb4, label %bb5

bb7:                                              ; preds = %bb2
  br label %bb6

bb5:                                              ; preds = %bb8
  br label %bb6

bb4:                                              ; preds = %bb8
  store ptr %self.0, ptr %ret, align 8
  %7 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %self2, ptr %7, align 8
  %self.03 = load ptr, ptr %self, align 8
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %self.14 = load i64, ptr %8, align 8
  %_21 = icmp ugt i64 1, %self.14
  br i1 %_21, label %bb9, label %bb10

bb6:                                              ; preds = %bb7, %bb5
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 0, i64 %self2, i64 %self.1, ptr align 8 @alloc_b2f28986b414e660fff9151eee01a1b2) #12
  unreachable

bb10:                                             ; preds = %bb4
  %new_len = sub nuw i64 %self.14, 1
  %_28 = getelementptr inbounds nuw double, ptr %self.03, i64 1
  store ptr %_28, ptr %self, align 8
  %9 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %new_len, ptr %9, align 8
  br label %bb3

bb9:                                              ; preds = %bb4
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 1, i64 %self.14, i64 %self.14, ptr align 8 @alloc_31e0c595875695c77fd2f54110592d27) #12
  unreachable

bb3:                                              ; preds = %bb1, %bb10
  %10 = load ptr, ptr %ret, align 8
  %11 = getelementptr inbounds i8, ptr %ret, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = insertvalue { ptr, i64 } poison, ptr %10, 0
  %14 = insertvalue { ptr, i64 } %13, i64 %12, 1
  ret { ptr, i64 } %14
}

; <core::slice::iter::Windows<T> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h2286563bed6e3c54E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #2 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %self1 = load i64, ptr %0, align 8
  %_9.0 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_9.1 = load i64, ptr %1, align 8
  %_2 = icmp ugt i64 %self1, %_9.1
  br i1 %_2, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_7 = sub i64 %_9.1, %self1
  %size = add i64 %_7, 1
  store i64 %size, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %size, ptr %3, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  %4 = load i64, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.2, align 8
  %5 = load i64, ptr getelementptr inbounds (i8, ptr @anon.3e81a189a551cbd792a3d60f5d70fffc.2, i64 8), align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %4, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %5, ptr %7, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  ret void
}

; <core::iter::adapters::rev::Rev<I> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: nounwind nonlazybind uwtable
define internal double @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h918d9fca65475ee2E"(i32 %self.0, i32 %self.1, double %init, ptr align 8 %f) unnamed_addr #1 {
start:
; call core::iter::traits::double_ended::DoubleEndedIterator::rfold
  %_0 = call double @_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17h5f2ded092b142a41E(i32 %self.0, i32 %self.1, double %init, ptr align 8 %f) #10
  ret double %_0
}

; iterators::Out::put
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN9iterators3Out3put17h53129ea3a6268385E(ptr align 8 %self, double %value) unnamed_addr #1 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_3, i64 %_8.1, ptr align 8 @alloc_a0d9ec248d53bfdc0b6eec687d568ae4) #12
  unreachable

bb2:                                              ; preds = %bb1
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 %_7.0, ptr %6, align 8
  ret void

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_acbd7e48decbfdc3647b206b9ebe0093) #12
  unreachable
}

; iterators::dot
; Function Attrs: nounwind nonlazybind uwtable
define internal double @_ZN9iterators3dot17h14363d21a7568fb1E(ptr align 8 %a.0, i64 %a.1, ptr align 8 %b.0, i64 %b.1) unnamed_addr #1 {
start:
  %_4 = alloca [48 x i8], align 8
  %_3 = alloca [48 x i8], align 8
; call core::slice::<impl [T]>::iter
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hc7dab8aee456e59aE"(ptr align 8 %a.0, i64 %a.1) #10
  %_5.0 = extractvalue { ptr, ptr } %0, 0
  %_5.1 = extractvalue { ptr, ptr } %0, 1
; call core::iter::traits::iterator::Iterator::zip
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17ha76c86e1cd8e9098E(ptr sret([48 x i8]) align 8 %_4, ptr %_5.0, ptr %_5.1, ptr align 8 %b.0, i64 %b.1) #10
; call core::iter::traits::iterator::Iterator::map
  call void @_ZN4core4iter6traits8iterator8Iterator3map17hd7865f1d4aa600c8E(ptr sret([48 x i8]) align 8 %_3, ptr align 8 %_4) #10
; call core::iter::traits::iterator::Iterator::sum
  %_0 = call double @_ZN4core4iter6traits8iterator8Iterator3sum17h3b02db700ad2c1edE(ptr align 8 %_3) #11
  ret double %_0
}

; iterators::dot::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN9iterators3dot28_$u7b$$u7b$closure$u7d$$u7d$17hfff45c9aa2ea91a8E"(ptr align 1 %_1, ptr align 8 %_2.0, ptr align 8 %_2.1) unnamed_addr #2 {
start:
; call <&f64 as core::ops::arith::Mul>::mul
  %_0 = call double @"_ZN49_$LT$$RF$f64$u20$as$u20$core..ops..arith..Mul$GT$3mul17hb0eadeb6e26bbb7fE"(ptr align 8 %_2.0, ptr align 8 %_2.1, ptr align 8 @alloc_ba034c0fed00daef9824cb413b716c4c) #10
  ret double %_0
}

; iterators::work
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_ZN9iterators4work17hcd5f3f2a07554bdbE(ptr align 8 %out) unnamed_addr #1 {
start:
  %_3.i.i.i = alloca [16 x i8], align 8
  %_63 = alloca [32 x i8], align 8
  %_54 = alloca [16 x i8], align 8
  %_52 = alloca [16 x i8], align 8
  %_47 = alloca [16 x i8], align 8
  %scale = alloca [8 x i8], align 8
  %_35 = alloca [24 x i8], align 8
  %_34 = alloca [24 x i8], align 8
  %_20 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %b = alloca [96 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %_3 = alloca [24 x i8], align 8
  %a = alloca [96 x i8], align 8
  %0 = getelementptr inbounds nuw double, ptr %a, i64 0
  %1 = getelementptr inbounds nuw double, ptr %a, i64 12
  br label %repeat_loop_header

repeat_loop_header:                               ; preds = %repeat_loop_body, %start
  %2 = phi ptr [ %0, %start ], [ %4, %repeat_loop_body ]
  %3 = icmp ne ptr %2, %1
  br i1 %3, label %repeat_loop_body, label %repeat_loop_next

repeat_loop_body:                                 ; preds = %repeat_loop_header
  store double 0.000000e+00, ptr %2, align 8
  %4 = getelementptr inbounds double, ptr %2, i64 1
  br label %repeat_loop_header

repeat_loop_next:                                 ; preds = %repeat_loop_header
; call core::slice::<impl [T]>::iter_mut
  %5 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17hc3319cb3f393dda3E"(ptr align 8 %a, i64 12) #10
  %_5.0 = extractvalue { ptr, ptr } %5, 0
  %_5.1 = extractvalue { ptr, ptr } %5, 1
; call core::iter::traits::iterator::Iterator::enumerate
  call void @_ZN4core4iter6traits8iterator8Iterator9enumerate17h684b8e50b9a1d839E(ptr sret([24 x i8]) align 8 %_4, ptr %_5.0, ptr %_5.1) #10
; call <I as core::iter::traits::collect::IntoIterator>::into_iter
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hde49164a497b2d2eE"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %_4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_3, i64 24, i1 false)
  br label %bb4

bb4:                                              ; preds = %bb7, %repeat_loop_next
; call <core::iter::adapters::enumerate::Enumerate<I> as core::iter::traits::iterator::Iterator>::next
  %6 = call { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc05b283e3dbc3e8dE"(ptr align 8 %iter) #10
  %7 = extractvalue { i64, ptr } %6, 0
  %8 = extractvalue { i64, ptr } %6, 1
  store i64 %7, ptr %_9, align 8
  %9 = getelementptr inbounds i8, ptr %_9, i64 8
  store ptr %8, ptr %9, align 8
  %10 = load i64, ptr %_9, align 8
  %11 = getelementptr inbounds i8, ptr %_9, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = icmp eq i64 %13, 0
  %_11 = select i1 %14, i64 0, i64 1
  %15 = trunc nuw i64 %_11 to i1
  br i1 %15, label %bb7, label %bb8

bb7:                                              ; preds = %bb4
  %i5 = load i64, ptr %_9, align 8
  %16 = getelementptr inbounds i8, ptr %_9, i64 8
  %x = load ptr, ptr %16, align 8
  %_15 = uitofp i64 %i5 to double
  %_14 = fmul double %_15, 7.500000e-01
  %17 = fsub double %_14, 3.000000e+00
  store double %17, ptr %x, align 8
  br label %bb4

bb8:                                              ; preds = %bb4
  %18 = getelementptr inbounds nuw double, ptr %b, i64 0
  %19 = getelementptr inbounds nuw double, ptr %b, i64 12
  br label %repeat_loop_header2

repeat_loop_header2:                              ; preds = %repeat_loop_body3, %bb8
  %20 = phi ptr [ %18, %bb8 ], [ %22, %repeat_loop_body3 ]
  %21 = icmp ne ptr %20, %19
  br i1 %21, label %repeat_loop_body3, label %repeat_loop_next4

repeat_loop_body3:                                ; preds = %repeat_loop_header2
  store double -1.500000e+00, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %20, i64 1
  br label %repeat_loop_header2

repeat_loop_next4:                                ; preds = %repeat_loop_header2
; call <I as core::iter::traits::collect::IntoIterator>::into_iter
  %23 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h80e205c6d4a0636fE"(i64 4, i64 9) #10
  %_17.0 = extractvalue { i64, i64 } %23, 0
  %_17.1 = extractvalue { i64, i64 } %23, 1
  store i64 %_17.0, ptr %iter1, align 8
  %24 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_17.1, ptr %24, align 8
  br label %bb10

bb10:                                             ; preds = %bb14, %repeat_loop_next4
; call core::iter::range::<impl core::iter::traits::iterator::Iterator for core::ops::range::Range<A>>::next
  %25 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h12e0327128248ec0E"(ptr align 8 %iter1) #10
  %26 = extractvalue { i64, i64 } %25, 0
  %27 = extractvalue { i64, i64 } %25, 1
  store i64 %26, ptr %_20, align 8
  %28 = getelementptr inbounds i8, ptr %_20, i64 8
  store i64 %27, ptr %28, align 8
  %_22 = load i64, ptr %_20, align 8
  %29 = getelementptr inbounds i8, ptr %_20, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = trunc nuw i64 %_22 to i1
  br i1 %31, label %bb12, label %bb13

bb12:                                             ; preds = %bb10
  %32 = getelementptr inbounds i8, ptr %_20, i64 8
  %i = load i64, ptr %32, align 8
  %_24 = icmp ult i64 %i, 12
  br i1 %_24, label %bb14, label %panic

bb13:                                             ; preds = %bb10
; call iterators::dot
  %_26 = call double @_ZN9iterators3dot17h14363d21a7568fb1E(ptr align 8 %a, i64 12, ptr align 8 %b, i64 12) #11
; call iterators::Out::put
  call void @_ZN9iterators3Out3put17h53129ea3a6268385E(ptr align 8 %out, double %_26) #11
; call core::slice::<impl [T]>::windows
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7windows17hb3c3eac5ad2eebb5E"(ptr sret([24 x i8]) align 8 %_35, ptr align 8 %a, i64 12, i64 2, ptr align 8 @alloc_a8690404b3af5b0d528543cc24d63816) #10
; call core::iter::traits::iterator::Iterator::filter
  call void @_ZN4core4iter6traits8iterator8Iterator6filter17h49a779adc80099f2E(ptr sret([24 x i8]) align 8 %_34, ptr align 8 %_35) #10
; call <core::iter::adapters::filter::Filter<I,P> as core::iter::traits::iterator::Iterator>::count
  %_33 = call i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h45e77273815ba1b8E"(ptr align 8 %_34) #10
  %_32 = uitofp i64 %_33 to double
; call iterators::Out::put
  call void @_ZN9iterators3Out3put17h53129ea3a6268385E(ptr align 8 %out, double %_32) #11
; call core::slice::<impl [T]>::iter
  %33 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hc7dab8aee456e59aE"(ptr align 8 %a, i64 12) #10
  %_40.0 = extractvalue { ptr, ptr } %33, 0
  %_40.1 = extractvalue { ptr, ptr } %33, 1
; call core::iter::traits::iterator::Iterator::cloned
  %34 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator6cloned17h8f62b3f0dbefdda5E(ptr %_40.0, ptr %_40.1) #11
  %_39.0 = extractvalue { ptr, ptr } %34, 0
  %_39.1 = extractvalue { ptr, ptr } %34, 1
; call <core::iter::adapters::cloned::Cloned<I> as core::iter::traits::iterator::Iterator>::fold
  %largest = call double @"_ZN104_$LT$core..iter..adapters..cloned..Cloned$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hee51e53fd0445997E"(ptr %_39.0, ptr %_39.1, double 0xFFF0000000000000) #11
; call iterators::Out::put
  call void @_ZN9iterators3Out3put17h53129ea3a6268385E(ptr align 8 %out, double %largest) #11
  store double 2.500000e-01, ptr %scale, align 8
; call core::iter::traits::iterator::Iterator::rev
  %35 = call { i32, i32 } @_ZN4core4iter6traits8iterator8Iterator3rev17hba10117a2a23f3bdE(i32 1, i32 10) #10
  %_48.0 = extractvalue { i32, i32 } %35, 0
  %_48.1 = extractvalue { i32, i32 } %35, 1
; call core::iter::traits::iterator::Iterator::map
  call void @_ZN4core4iter6traits8iterator8Iterator3map17h6d9b3dd8cb2f2ff0E(ptr sret([16 x i8]) align 8 %_47, i32 %_48.0, i32 %_48.1, ptr align 8 %scale) #10
; call core::iter::traits::iterator::Iterator::sum
  %_46 = call double @_ZN4core4iter6traits8iterator8Iterator3sum17h0d14b84ca67f1208E(ptr align 8 %_47) #11
; call iterators::Out::put
  call void @_ZN9iterators3Out3put17h53129ea3a6268385E(ptr align 8 %out, double %_46) #11
; call core::slice::<impl [T]>::iter
  %36 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hc7dab8aee456e59aE"(ptr align 8 %b, i64 12) #10
  %37 = extractvalue { ptr, ptr } %36, 0
  %38 = extractvalue { ptr, ptr } %36, 1
  store ptr %37, ptr %_54, align 8
  %39 = getelementptr inbounds i8, ptr %_54, i64 8
  store ptr %38, ptr %39, align 8
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::position
  %40 = call { i64, i64 } @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17hdc398d40fa9c9c89E"(ptr align 8 %_54) #10
  %41 = extractvalue { i64, i64 } %40, 0
  %42 = extractvalue { i64, i64 } %40, 1
  store i64 %41, ptr %_52, align 8
  %43 = getelementptr inbounds i8, ptr %_52, i64 8
  store i64 %42, ptr %43, align 8
  %_57 = load i64, ptr %_52, align 8
  %44 = getelementptr inbounds i8, ptr %_52, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = trunc nuw i64 %_57 to i1
  br i1 %46, label %bb31, label %bb32

bb31:                                             ; preds = %bb13
  %47 = getelementptr inbounds i8, ptr %_52, i64 8
  %at = load i64, ptr %47, align 8
  %_60 = uitofp i64 %at to double
; call iterators::Out::put
  call void @_ZN9iterators3Out3put17h53129ea3a6268385E(ptr align 8 %out, double %_60) #11
  br label %bb32

bb32:                                             ; preds = %bb31, %bb13
; call core::slice::<impl [T]>::split_at_mut
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12split_at_mut17h6e962d24eb73749fE"(ptr sret([32 x i8]) align 8 %_63, ptr align 8 %a, i64 12, i64 4, ptr align 8 @alloc_992917e3ed40bd062764aa622cd9e02a) #10
  %left.0 = load ptr, ptr %_63, align 8
  %48 = getelementptr inbounds i8, ptr %_63, i64 8
  %left.1 = load i64, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %_63, i64 16
  %right.0 = load ptr, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %49, i64 8
  %right.1 = load i64, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %_3.i.i.i, i64 8
  store i64 4, ptr %51, align 8
  store i64 1, ptr %_3.i.i.i, align 8
  %52 = getelementptr inbounds i8, ptr %_3.i.i.i, i64 8
  %new_len.i.i.i = load i64, ptr %52, align 8
  %_7.i.i.i = icmp ule i64 4, %right.1
  br i1 %_7.i.i.i, label %"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h41bac514b7c7c2c8E.exit", label %bb2.i.i.i

bb2.i.i.i:                                        ; preds = %bb32
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 0, i64 4, i64 %right.1, ptr align 8 @alloc_f21702791f314dfe4e069554094ce5e4) #12
  unreachable

"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h41bac514b7c7c2c8E.exit": ; preds = %bb32
  %53 = insertvalue { ptr, i64 } poison, ptr %right.0, 0
  %54 = insertvalue { ptr, i64 } %53, i64 %new_len.i.i.i, 1
  %55 = insertvalue { ptr, i64 } poison, ptr %right.0, 0
  %56 = insertvalue { ptr, i64 } %55, i64 %new_len.i.i.i, 1
  %57 = insertvalue { ptr, i64 } poison, ptr %right.0, 0
  %58 = insertvalue { ptr, i64 } %57, i64 %new_len.i.i.i, 1
  %_67.0 = extractvalue { ptr, i64 } %58, 0
  %_67.1 = extractvalue { ptr, i64 } %58, 1
; call core::slice::<impl [T]>::copy_from_slice
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h88e83988a6f10e08E"(ptr align 8 %left.0, i64 %left.1, ptr align 8 %_67.0, i64 %_67.1, ptr align 8 @alloc_49c3d5b3125e829124332915d296a212) #10
  %59 = getelementptr inbounds nuw double, ptr %a, i64 0
  %_72 = load double, ptr %59, align 8
  %60 = getelementptr inbounds nuw double, ptr %a, i64 3
  %_76 = load double, ptr %60, align 8
  %_75 = fmul double 1.000000e+01, %_76
  %_71 = fadd double %_72, %_75
; call iterators::Out::put
  call void @_ZN9iterators3Out3put17h53129ea3a6268385E(ptr align 8 %out, double %_71) #11
  ret void

bb14:                                             ; preds = %bb12
  %61 = getelementptr inbounds nuw double, ptr %b, i64 %i
  %62 = uitofp i64 %i to double
  store double %62, ptr %61, align 8
  br label %bb10

panic:                                            ; preds = %bb12
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %i, i64 12, ptr align 8 @alloc_0fb0fbc5af8e56efb9043f12b7917e06) #12
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; iterators::work::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal double @"_ZN9iterators4work28_$u7b$$u7b$closure$u7d$$u7d$17h00c34939cd28f5baE"(ptr align 8 %_1, i32 %i) unnamed_addr #2 {
start:
  %_3 = sitofp i32 %i to double
  %_5 = load ptr, ptr %_1, align 8
  %_4 = load double, ptr %_5, align 8
  %_0 = fmul double %_3, %_4
  ret double %_0
}

; iterators::work::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN9iterators4work28_$u7b$$u7b$closure$u7d$$u7d$17h3606c5dd454f5074E"(ptr align 1 %_1, ptr align 8 %w) unnamed_addr #2 {
start:
  %_14.0 = load ptr, ptr %w, align 8
  %0 = getelementptr inbounds i8, ptr %w, i64 8
  %_14.1 = load i64, ptr %0, align 8
  %_8 = icmp ult i64 0, %_14.1
  br i1 %_8, label %bb1, label %panic

bb1:                                              ; preds = %start
  %_15.0 = load ptr, ptr %w, align 8
  %1 = getelementptr inbounds i8, ptr %w, i64 8
  %_15.1 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds nuw double, ptr %_15.0, i64 0
  %_4 = load double, ptr %2, align 8
  %_16.0 = load ptr, ptr %w, align 8
  %3 = getelementptr inbounds i8, ptr %w, i64 8
  %_16.1 = load i64, ptr %3, align 8
  %_13 = icmp ult i64 1, %_16.1
  br i1 %_13, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %_14.1, ptr align 8 @alloc_e66234981793b0078f982da21f82ed48) #12
  unreachable

bb2:                                              ; preds = %bb1
  %_17.0 = load ptr, ptr %w, align 8
  %4 = getelementptr inbounds i8, ptr %w, i64 8
  %_17.1 = load i64, ptr %4, align 8
  %5 = getelementptr inbounds nuw double, ptr %_17.0, i64 1
  %_9 = load double, ptr %5, align 8
  %_3 = fmul double %_4, %_9
  %_0 = fcmp ole double %_3, 0.000000e+00
  ret i1 %_0

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %_16.1, ptr align 8 @alloc_06c760c3805c743f165e5f17db67621c) #12
  unreachable
}

; iterators::work::{{closure}}
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal zeroext i1 @"_ZN9iterators4work28_$u7b$$u7b$closure$u7d$$u7d$17h51a45a5769b55768E"(ptr align 1 %_1, ptr align 8 %x) unnamed_addr #2 {
start:
  %_3 = load double, ptr %x, align 8
  %_0 = fcmp ogt double %_3, 6.000000e+00
  ret i1 %_0
}

; Function Attrs: nounwind nonlazybind uwtable
define i64 @run(ptr %out, i64 %size) unnamed_addr #1 {
start:
  %out1 = alloca [24 x i8], align 8
  %_4 = udiv i64 %size, 8
; call core::slice::raw::from_raw_parts_mut
  %0 = call { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17hc785d7e9e1b0b0e6E(ptr %out, i64 %_4, ptr align 8 @alloc_dfac360494f86a2aee8c18c372659355) #10
  %place.0 = extractvalue { ptr, i64 } %0, 0
  %place.1 = extractvalue { ptr, i64 } %0, 1
  store ptr %place.0, ptr %out1, align 8
  %1 = getelementptr inbounds i8, ptr %out1, i64 8
  store i64 %place.1, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %out1, i64 16
  store i64 0, ptr %2, align 8
; call iterators::work
  call void @_ZN9iterators4work17hcd5f3f2a07554bdbE(ptr align 8 %out1) #11
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
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_28db61f39103d01f0fed9c23e35967cf) #12
  unreachable
}

; Function Attrs: noreturn nounwind nonlazybind uwtable
declare void @abort() unnamed_addr #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #5

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #6

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #7

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #7

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #6

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64, i64, ptr align 8) unnamed_addr #6

; core::option::expect_failed
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1, i64, ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #7

; core::panicking::panic_nounwind
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1, i64) unnamed_addr #6

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #6

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #7

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #6

attributes #0 = { noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nonlazybind "target-cpu"="x86-64" }
attributes #6 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { noreturn nounwind }
attributes #10 = { inlinehint nounwind }
attributes #11 = { nounwind }
attributes #12 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}

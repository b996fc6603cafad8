; Every kind of instruction, constant, global and attribute that is imported, once or more.
source_filename = "constructs"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl from_assembly"

%pair = type { double, i32 }
%packed = type <{ i8, double, i16 }>
%nested = type { %pair, [3 x %pair], ptr }
%opaque = type opaque
%"odd name" = type { i1, i128 }

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$nodup = comdat nodeduplicate
$same = comdat samesize

; --- globals ---
@true = constant i1 true
@small = global i8 -128
@large = global i128 -170141183460469231731687303715884105728
@half = constant half 0xH3C00
@bfloat = constant bfloat 0xR3F80
@float = constant float 1.5
@float.nan = constant float 0x7FF8000020000000
@double = constant double 1.000000e-300
@double.nan = constant double 0x7FF8000000000001
@double.snan = constant double 0x7FF0000000000001
@double.inf = constant double 0xFFF0000000000000
@negative.zero = constant double -0.000000e+00
@extended = constant x86_fp80 0xK4000C90FDAA22168C235
@extended.exact = constant x86_fp80 0xK3FFF8000000000000000
@extended.nan = constant x86_fp80 0xK7FFFC000000000000000
@quad = constant fp128 0xL8469898CC51701B84000921FB54442D1
@quad.exact = constant fp128 0xL00000000000000003FFF000000000000
@null = global ptr null
@self = global ptr @self
@text = private unnamed_addr constant [7 x i8] c"a\00\22\\\0A\FF\00", align 1
@plain = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@bytes = global [3 x i8] [i8 0, i8 1, i8 0]
@shorts = constant [3 x i16] [i16 0, i16 -1, i16 0]
@matrix = global [2 x [2 x double]] [[2 x double] [double 1.0, double 2.0], [2 x double] zeroinitializer]
@pointers = global [3 x ptr] [ptr @double, ptr null, ptr getelementptr (i8, ptr @matrix, i64 16)]
@struct = constant %pair { double 2.5, i32 7 }
@struct.packed = constant %packed <{ i8 1, double -2.0, i16 3 }>, align 1
@struct.nested = global %nested { %pair { double 1.0, i32 2 }, [3 x %pair] [%pair zeroinitializer, %pair { double 3.0, i32 4 }, %pair undef], ptr @function }
@struct.partly = constant { i32, i8, i64 } { i32 -1, i8 undef, i64 poison }
@struct.odd = global %"odd name" { i1 true, i128 5 }
@struct.strings = global [2 x { [4 x i8], i32 }] [{ [4 x i8], i32 } { [4 x i8] c"abc\00", i32 1 }, { [4 x i8], i32 } zeroinitializer]
@empty = global {} zeroinitializer
@none = global [0 x i32] zeroinitializer
@vector = constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@vector.same = constant <4 x float> <float 2.0, float 2.0, float 2.0, float 2.0>
@vector.partly = constant <2 x i32> <i32 1, i32 undef>
@vectors = global [2 x <2 x double>] [<2 x double> <double 1.0, double 2.0>, <2 x double> zeroinitializer]
@vector.pointers = global <2 x ptr> <ptr @double, ptr null>
@offset = constant i64 ptrtoint (ptr getelementptr inbounds (%pair, ptr null, i64 1) to i64)
@difference = constant i64 sub (i64 ptrtoint (ptr @double to i64), i64 ptrtoint (ptr @float to i64))
@address = constant i64 add (i64 ptrtoint (ptr @matrix to i64), i64 4)
@low = constant i32 trunc (i64 ptrtoint (ptr @matrix to i64) to i32)
@flipped = constant i64 xor (i64 ptrtoint (ptr @matrix to i64), i64 1)
@integer.pointer = global ptr inttoptr (i64 4096 to ptr)
@other.space = global ptr addrspacecast (ptr addrspace(1) @space to ptr)
@vtable = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @function, ptr @declared] }
@vtable.use = global ptr getelementptr inbounds inrange(-8, 16) ({ [3 x ptr] }, ptr @vtable, i32 0, i32 0, i32 1)
@"quoted name!" = global i32 1
@linkage.private = private global i32 0
@linkage.internal = internal global i32 0
@linkage.available = available_externally global i32 0
@linkage.linkonce = linkonce global i32 0
@linkage.weak = weak global i32 0
@linkage.common = common global i32 0
@linkage.linkonce_odr = linkonce_odr global i32 0
@linkage.weak_odr = weak_odr global i32 0
@linkage.external = external global i32
@linkage.extern_weak = extern_weak global i32
@visibility.hidden = hidden global i32 0
@visibility.protected = protected global i32 0
@local = dso_local global i32 0
@storage = external dllimport global i32
@thread = thread_local global i32 0
@thread.local = thread_local(localdynamic) global i32 0
@thread.initial = thread_local(initialexec) global i32 0
@thread.exec = thread_local(localexec) global i32 0
@unnamed = unnamed_addr global i32 0
@unnamed.local = local_unnamed_addr global i32 0
@space = addrspace(1) global i32 0
@initialised = external externally_initialized global i32
@section = global i32 0, section "data", align 4
@exact = global i32 0, comdat
@grouped = global i32 0, section "shared", comdat($any), align 16
@used = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @local], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @construct, ptr null }, { i32, ptr, ptr } { i32 1, ptr @construct, ptr @used }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @construct, ptr null }]

@alias = alias i32, ptr @used
@alias.inside = internal unnamed_addr alias double, getelementptr inbounds ([2 x [2 x double]], ptr @matrix, i64 0, i64 1)
@alias.hidden = weak hidden alias i32, ptr @local
@alias.function = alias double (double), ptr @function

; --- functions ---
declare double @declared(double noundef, ptr readonly captures(none)) local_unnamed_addr #0
declare extern_weak void @declared.weak()
declare i32 @printf(ptr noundef, ...)
declare ptr @malloc(i64 noundef) #1
declare void @free(ptr allocptr noundef captures(none)) #2

define internal void @construct() {
  ret void
}

define double @function(double %x) {
  ret double %x
}

define private fastcc void @convention.fast() { ret void }
define coldcc void @convention.cold() { ret void }
define linkonce_odr hidden preserve_mostcc void @convention.mostly() unnamed_addr #3 section "text" comdat($largest) align 32 gc "shadow-stack" { ret void }

define void @calls.conventions() {
  call fastcc void @convention.fast()
  tail call coldcc void @convention.cold()
  notail call preserve_mostcc void @convention.mostly()
  ret void
}

define noundef nonnull align 8 dereferenceable(16) ptr @parameters(ptr noalias returned nonnull align 16 dereferenceable(8) dereferenceable_or_null(64) %a, i8 signext %b, i8 zeroext %c, ptr byval(%pair) align 8 %d, ptr %e, i32 inreg range(i32 -3, 10) %f, float nofpclass(nan inf) %g, ptr writeonly captures(address, read_provenance) %h, ptr initializes((0, 8), (16, 24)) "enzyme_type"="{[-1]:Pointer, [-1,0]:Float@double}" "marked" %i) "function_marked" "enzyme_inactive"="yes" {
  ret ptr %a
}

define void @parameters.result(ptr sret(%nested) align 8 %r, ptr nest %n, ptr dead_on_unwind writable %w) alwaysinline {
  ret void
}

define void @parameters.of.calls(ptr %p, i32 %i) {
  %r = call noundef nonnull ptr @malloc(i64 noundef 8) #4
  %q = call "enzyme_type"="{[-1]:Pointer}" ptr @malloc(i64 "enzyme_type"="{[-1]:Integer}" 8) "call_marked"
  call void @free(ptr noundef "enzyme_type"="{[-1]:Pointer}" %r)
  ret void
}

define i32 @integers(i32 %a, i32 %b, i64 %w) {
  %1 = add i32 %a, %b
  %2 = add nuw i32 %1, 1
  %3 = sub nsw i32 %2, %b
  %4 = mul nuw nsw i32 %3, 3
  %5 = sdiv exact i32 %4, 2
  %6 = udiv i32 %5, 7
  %7 = srem i32 %6, %b
  %8 = urem i32 %7, 5
  %9 = shl nsw i32 %8, 2
  %10 = lshr exact i32 %9, 1
  %11 = ashr i32 %10, %a
  %12 = and i32 %11, -16
  %13 = or disjoint i32 %12, 3
  %14 = xor i32 %13, -1
  %15 = icmp samesign ult i32 %14, %a
  %16 = icmp eq i64 %w, 9223372036854775807
  %17 = and i1 %15, %16
  %18 = select i1 %17, i32 %14, i32 %b
  %19 = freeze i32 %18
  %20 = trunc nuw nsw i64 %w to i32
  %21 = add i32 %19, %20
  %22 = zext nneg i32 %21 to i64
  %23 = sext i32 %21 to i64
  %24 = sub i64 %22, %23
  %25 = trunc i64 %24 to i32
  ret i32 %25
}

define double @floats(double %a, double %b, float %c, i32 %i, x86_fp80 %e, fp128 %q, half %h, bfloat %l) {
  %1 = fadd fast double %a, %b
  %2 = fsub nnan ninf nsz double %1, 1.000000e+00
  %3 = fmul reassoc contract double %2, %b
  %4 = fdiv arcp afn double %3, 0x400921FB54442D18
  %5 = frem double %4, 2.5
  %6 = fneg nnan double %5
  %7 = fcmp fast olt double %6, %a
  %8 = fcmp uno double %b, 0.000000e+00
  %9 = or i1 %7, %8
  %10 = select nnan i1 %9, double %6, double 0xFFF0000000000000
  %11 = fpext float %c to double
  %12 = fptrunc nnan double %11 to float
  %13 = fpext fast float %12 to double
  %14 = sitofp i32 %i to double
  %15 = uitofp nneg i32 %i to double
  %16 = fptosi double %14 to i64
  %17 = fptoui double %15 to i64
  %18 = sub i64 %16, %17
  %19 = bitcast i64 %18 to double
  %20 = fadd x86_fp80 %e, 0xK4000C90FDAA22168C235
  %21 = fptrunc x86_fp80 %20 to double
  %22 = fmul fp128 %q, 0xL00000000000000003FFF000000000000
  %23 = fptrunc fp128 %22 to double
  %24 = fadd half %h, 0xH3555
  %25 = fpext half %24 to double
  %26 = fadd bfloat %l, 0xR3F80
  %27 = fpext bfloat %26 to double
  %28 = fadd double %10, %13
  %29 = fadd double %19, %21
  %30 = fadd double %23, %25
  %31 = fadd double %27, %28
  %32 = fadd double %29, %30
  %33 = fadd double %31, %32
  ret double %33
}

define ptr @addresses(ptr %p, i64 %i, i32 %j, <2 x ptr> %v, <2 x i64> %w, ptr addrspace(1) %s) {
  %1 = getelementptr double, ptr %p, i64 %i
  %2 = getelementptr inbounds %nested, ptr %1, i64 0, i32 1, i64 %i, i32 1
  %3 = getelementptr nuw i8, ptr %2, i64 8
  %4 = getelementptr nusw nuw i8, ptr %3, i64 -1
  %5 = getelementptr inbounds nuw [4 x i32], ptr %4, i64 0, i32 %j
  %6 = getelementptr i8, ptr %5, i64 123456789012
  %7 = getelementptr double, <2 x ptr> %v, i64 3
  %8 = getelementptr double, ptr %p, <2 x i64> %w
  %9 = getelementptr %pair, <2 x ptr> %8, <2 x i64> %w, i32 1
  %10 = addrspacecast ptr addrspace(1) %s to ptr
  %11 = ptrtoint ptr %6 to i64
  %12 = inttoptr i64 %11 to ptr
  %13 = icmp eq ptr %12, null
  %14 = select i1 %13, ptr %10, ptr getelementptr inbounds (i8, ptr @matrix, i64 8)
  %15 = extractelement <2 x ptr> %9, i64 0
  %16 = extractelement <2 x ptr> %7, i32 1
  %17 = select i1 %13, ptr %15, ptr %16
  %18 = icmp ult ptr %17, @struct
  %19 = select i1 %18, ptr %14, ptr inttoptr (i64 64 to ptr)
  ret ptr %19
}

define %pair @aggregates(%pair %a, [2 x i32] %b, { { double, i8 }, ptr } %c) {
  %1 = extractvalue %pair %a, 0
  %2 = extractvalue { { double, i8 }, ptr } %c, 0, 0
  %3 = fadd double %1, %2
  %4 = insertvalue %pair %a, double %3, 0
  %5 = extractvalue [2 x i32] %b, 1
  %6 = insertvalue %pair %4, i32 %5, 1
  %7 = insertvalue { { double, i8 }, ptr } %c, i8 3, 0, 1
  %8 = extractvalue { { double, i8 }, ptr } %7, 0
  %9 = extractvalue { double, i8 } %8, 0
  %10 = insertvalue %pair { double 1.0, i32 undef }, i32 4, 1
  %11 = extractvalue %pair %10, 0
  %12 = fadd double %9, %11
  %13 = insertvalue %pair poison, double %12, 0
  %14 = insertvalue %pair %13, i32 2, 1
  %15 = fcmp ogt double %12, 0.000000e+00
  %16 = select i1 %15, %pair %14, %pair %6
  ret %pair %16
}

define <4 x float> @lanes(<4 x float> %a, <4 x float> %b, i32 %i, <4 x i1> %m) {
  %1 = fadd <4 x float> %a, <float 1.0, float 2.0, float 3.0, float 4.0>
  %2 = fmul <4 x float> %1, splat (float 5.000000e-01)
  %3 = insertelement <4 x float> %2, float 9.0, i32 %i
  %4 = shufflevector <4 x float> %3, <4 x float> %b, <4 x i32> <i32 0, i32 poison, i32 7, i32 3>
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <4 x i32> zeroinitializer
  %6 = shufflevector <4 x float> %5, <4 x float> %b, <2 x i32> <i32 1, i32 4>
  %7 = shufflevector <2 x float> %6, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %8 = extractelement <4 x float> %7, i64 1
  %9 = insertelement <4 x float> <float 1.0, float poison, float poison, float undef>, float %8, i64 1
  %10 = fcmp oge <4 x float> %9, zeroinitializer
  %11 = select <4 x i1> %10, <4 x float> %9, <4 x float> %b
  %12 = select <4 x i1> %m, <4 x float> %11, <4 x float> zeroinitializer
  %13 = bitcast <4 x float> %12 to <2 x i64>
  %14 = add <2 x i64> %13, <i64 1, i64 -1>
  %15 = bitcast <2 x i64> %14 to <4 x float>
  ret <4 x float> %15
}

define i32 @memory(ptr %p, i32 %n) {
  %1 = alloca i32, align 4
  %2 = alloca [4 x double], align 16
  %3 = alloca i8, i32 %n, align 1
  %4 = alloca %pair, i64 2, align 8
  %5 = load i32, ptr %p, align 4, !tbaa !4
  store i32 %5, ptr %1, align 4, !tbaa !4
  %6 = load volatile i32, ptr %p, align 4
  store volatile i32 %6, ptr %1, align 4
  %7 = load atomic i32, ptr %p seq_cst, align 4
  store atomic i32 %7, ptr %1 syncscope("singlethread") release, align 4
  %8 = load i32, ptr %p, align 4, !nontemporal !8, !enzyme_type !20
  store i32 %8, ptr %p, align 4, !nontemporal !8
  %9 = load i32, ptr %p, align 4, !invariant.load !9, !noundef !9
  %10 = load ptr, ptr %p, align 8, !nonnull !9, !dereferenceable !10, !tbaa !11
  %11 = atomicrmw add ptr %p, i32 1 monotonic, align 4
  %12 = atomicrmw volatile xchg ptr %p, i32 %9 syncscope("singlethread") acq_rel, align 4
  %13 = atomicrmw fadd ptr %2, double 1.0 seq_cst, align 8
  %14 = cmpxchg weak ptr %p, i32 0, i32 1 acquire monotonic, align 4
  %15 = cmpxchg volatile ptr %p, i32 %11, i32 %12 seq_cst seq_cst, align 4
  %16 = extractvalue { i32, i1 } %15, 0
  fence acquire
  fence syncscope("singlethread") seq_cst
  ret i32 %16
}

define double @control(i32 %n, ptr %f) {
entry:
  br label %loop

loop:                                             ; preds = %next, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %next ]
  %s = phi fast double [ 0.0, %entry ], [ %s.next, %next ]
  switch i32 %i, label %otherwise [
    i32 0, label %same
    i32 1, label %same
    i32 -7, label %far
    i32 3, label %next
  ]

same:                                             ; preds = %loop, %loop
  %t = phi double [ 1.0, %loop ], [ 1.0, %loop ]
  br label %next

far:                                              ; preds = %loop
  unreachable

otherwise:                                        ; preds = %loop
  %odd = trunc i32 %i to i1
  br i1 %odd, label %both, label %both, !prof !12

both:                                             ; preds = %otherwise, %otherwise
  %called = call double %f(double %s)
  br label %next

next:                                             ; preds = %both, %same, %loop
  %u = phi double [ %t, %same ], [ %called, %both ], [ 2.0, %loop ]
  %s.next = fadd double %s, %u
  %i.next = add nsw i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !13

done:                                             ; preds = %next
  switch i1 %more, label %end [
  ]

end:                                              ; preds = %done
  ret double %s.next
}

define double @backwards(i1 %c) {
  br i1 %c, label %later, label %last

last:
  %1 = phi double [ %3, %later ], [ 0.0, %0 ]
  ret double %1

later:
  %2 = phi double [ 1.0, %0 ]
  %3 = fadd double %2, 1.0
  br label %last
}

define double @dead.block(double %x) {
  ret double %x

unused:                                           ; No predecessors!
  %z = phi double [ %y, %unused.2 ]
  %y = fadd double %z, 1.0
  br label %unused.2

unused.2:
  br label %unused
}

define i32 @variadic(i32 %n, ...) {
  %list = alloca [1 x { i32, i32, ptr, ptr }], align 16
  %copy = alloca [1 x { i32, i32, ptr, ptr }], align 16
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  %v = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %copy)
  call void @llvm.va_end.p0(ptr %list)
  ret i32 %v
}

define i32 @calls(ptr %f, double %x) {
  %1 = call i32 (ptr, ...) @printf(ptr @plain, double %x, i32 3)
  %2 = tail call i32 (i32, ...) @variadic(i32 1, i32 %1)
  %3 = call fast double %f(double %x)
  %4 = call double (double, ...) %f(double %3, i32 1)
  %5 = call double @declared(double %4, ptr null) nounwind
  %6 = call i32 @mistyped(i32 %2)
  %7 = call double @alias.function(double %5)
  call void @llvm.assume(i1 true) [ "align"(ptr %f, i64 8), "nonnull"(ptr %f) ]
  call void inttoptr (i64 64 to ptr)()
  ret i32 %6
}

define double @mistyped(double %x) {
  ret double %x
}

define i32 @tail.call(i32 %x, ptr %y) {
  %1 = musttail call i32 @tail.call(i32 %x, ptr %y)
  ret i32 %1
}

define double @intrinsics(double %x, double %y, i32 %i, ptr %p, <4 x double> %v, <4 x i1> %m) {
  %1 = call double @llvm.exp.f64(double %x)
  %2 = call fast double @llvm.pow.f64(double %1, double %y)
  %3 = call double @llvm.powi.f64.i32(double %2, i32 %i)
  %4 = call double @llvm.fma.f64(double %3, double %x, double %y)
  %5 = call double @llvm.copysign.f64(double %4, double -1.0)
  %6 = call double @llvm.minimumnum.f64(double %5, double %y)
  %7 = call i32 @llvm.abs.i32(i32 %i, i1 true)
  %8 = call i32 @llvm.ctlz.i32(i32 %7, i1 false)
  %9 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %8, i32 1)
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = call i32 @llvm.fshl.i32(i32 %10, i32 %i, i32 5)
  %12 = call i1 @llvm.is.fpclass.f64(double %6, i32 3)
  %13 = call i1 @llvm.expect.i1(i1 %12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 4 @matrix, i64 32, i1 false), !tbaa.struct !14
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 true)
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 8, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr @matrix, i64 16, i1 false)
  %stack = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %stack)
  %slot = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr %slot)
  call void @llvm.lifetime.end.p0(ptr %slot)
  %14 = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %v)
  %15 = call reassoc double @llvm.vector.reduce.fmax.v4f64(<4 x double> %v)
  %16 = call <4 x double> @llvm.masked.load.v4f64.p0(ptr align 8 %p, <4 x i1> %m, <4 x double> zeroinitializer)
  call void @llvm.masked.store.v4f64.p0(<4 x double> %16, ptr align 8 %p, <4 x i1> %m)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  %17 = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  %18 = call i32 @llvm.smax.i32(i32 %11, i32 7)
  %19 = call i32 @llvm.ctpop.i32(i32 %18)
  %20 = call i64 @llvm.lround.i64.f64(double %14)
  %21 = call { double, i32 } @llvm.frexp.f64.i32(double %15)
  %22 = extractvalue { double, i32 } %21, 0
  %23 = call double @llvm.ldexp.f64.i32(double %22, i32 3)
  %24 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  %25 = call ptr @llvm.launder.invariant.group.p0(ptr %24)
  %26 = call i32 @llvm.fptosi.sat.i32.f64(double %23)
  %27 = call double @llvm.canonicalize.f64(double %23)
  %28 = call ptr @llvm.threadlocal.address.p0(ptr @thread)
  %29 = call i8 @llvm.uadd.sat.i8(i8 1, i8 -1)
  %30 = call <2 x double> @llvm.vector.extract.v2f64.v4f64(<4 x double> %16, i64 2)
  %31 = call i64 @llvm.readcyclecounter()
  call void @llvm.donothing()
  %32 = call i8 @llvm.scmp.i8.i32(i32 %26, i32 %i)
  ret double %27
}

attributes #0 = { nofree nosync nounwind willreturn memory(argmem: read, errnomem: write) "no-trapping-math"="true" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { cold minsize noinline norecurse optsize ssp uwtable(sync) alignstack=16 "frame-pointer"="all" "target-cpu"="x86-64" "target-features"="+sse2,-avx" "unsafe-fp-math"="true" }
attributes #4 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 2}
!3 = !{!"constructs"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1}
!9 = !{}
!10 = !{i64 8}
!11 = !{!15, !16, i64 8, i64 1}
!12 = !{!"branch_weights", i32 1, i32 2000}
!13 = distinct !{!13, !17, !18, !19}
!14 = !{i64 0, i64 8, !4}
!15 = !{!"node", !5, i64 0, !16, i64 8}
!16 = !{!"any pointer", !6, i64 0}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.count", i32 4}
!19 = !{!"llvm.loop.vectorize.enable", i1 false}
!20 = !{!"Unknown", i32 0, !21, i32 4, !22}
!21 = !{!"Integer"}
!22 = !{!"Pointer", i32 0, !23}
!23 = !{!"Float@double"}

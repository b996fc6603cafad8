llvm.func @arith(%a: i64, %b: i64) -> i64 {
  %0 = llvm.add %a, %b overflow<nsw> : i64
  %1 = llvm.sub %0, %b overflow<nsw, nuw> : i64
  %2 = llvm.mul %1, %b overflow<nuw> : i64
  %3 = llvm.udiv exact %2, %b : i64
  %4 = llvm.sdiv %3, %b : i64
  %5 = llvm.urem %4, %b : i64
  %6 = llvm.srem %5, %b : i64
  %7 = llvm.shl %6, %b overflow<nsw> : i64
  %8 = llvm.lshr exact %7, %b : i64
  %9 = llvm.ashr %8, %b : i64
  %10 = llvm.and %9, %b : i64
  %11 = llvm.or disjoint %10, %b : i64
  %12 = llvm.xor %11, %b : i64
  llvm.return %12 : i64
}

// -----

llvm.func @floats(%a: f64, %b: f64, %v: vector<4xf32>) -> f64 {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f64
  %1 = llvm.fsub %0, %b : f64
  %2 = llvm.fmul %1, %b {fastmathFlags = #llvm.fastmath<fast>} : f64
  %3 = llvm.fdiv %2, %b : f64
  %4 = llvm.frem %3, %b : f64
  %5 = llvm.fneg %4 : f64
  %6 = llvm.fmul %v, %v : vector<4xf32>
  llvm.return %5 : f64
}

// -----

llvm.func @compare(%a: i64, %x: f64, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>) {
  %0 = llvm.icmp "slt" %a, %a : i64
  %1 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %2 = llvm.icmp "ugt" %w, %w : vector<4xi32>
  %3 = llvm.fcmp "ogt" %x, %x : f64
  %4 = llvm.fcmp "une" %x, %x {fastmathFlags = #llvm.fastmath<nnan>} : f64
  %5 = llvm.fcmp "ole" %v, %v : vector<4xf32>
  %6 = llvm.fcmp "_true" %x, %x : f64
  %7 = llvm.select %0, %x, %x : i1, f64
  %8 = llvm.select %5, %v, %v {fastmathFlags = #llvm.fastmath<nsz>} : vector<4xi1>, vector<4xf32>
  llvm.return
}

// -----

llvm.func @casts(%a: i32, %x: f64, %p: !llvm.ptr, %w: vector<4xi32>, %h: f16) {
  %0 = llvm.sext %a : i32 to i64
  %1 = llvm.zext %a : i32 to i64
  %2 = llvm.zext nneg %a : i32 to i64
  %3 = llvm.trunc %0 : i64 to i16
  %4 = llvm.trunc %0 overflow<nsw> : i64 to i16
  %5 = llvm.sitofp %a : i32 to f64
  %6 = llvm.uitofp %a : i32 to f64
  %7 = llvm.fptosi %x : f64 to i32
  %8 = llvm.fptoui %x : f64 to i32
  %9 = llvm.fpext %h : f16 to f64
  %10 = llvm.fptrunc %x : f64 to f32
  %11 = llvm.bitcast %x : f64 to i64
  %12 = llvm.ptrtoint %p : !llvm.ptr to i64
  %13 = llvm.inttoptr %12 : i64 to !llvm.ptr
  %14 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %15 = llvm.sitofp %w : vector<4xi32> to vector<4xf32>
  %16 = llvm.freeze %a : i32
  llvm.return
}

// -----

llvm.func @uitofp_nneg(%a: i32) -> f64 {
  %0 = llvm.uitofp nneg %a : i32 to f64
  llvm.return %0 : f64
}

// -----

llvm.func @constants() {
  %0 = llvm.mlir.constant(42 : i64) : i64
  %1 = llvm.mlir.constant(-1 : i32) : i32
  %2 = llvm.mlir.constant(true) : i1
  %3 = llvm.mlir.constant(1.500000e+00 : f64) : f64
  %4 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %5 = llvm.mlir.constant(0xFF800000 : f32) : f32
  %6 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %7 = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
  %8 = llvm.mlir.constant("hi\00") : !llvm.array<3 x i8>
  %9 = llvm.mlir.constant([1.0 : f64, 2.0 : f64]) : !llvm.struct<(f64, f64)>
  %10 = llvm.mlir.zero : !llvm.ptr
  %11 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %12 = llvm.mlir.undef : !llvm.struct<(ptr, array<2 x i64>)>
  %13 = llvm.mlir.poison : i64
  %14 = llvm.mlir.zero : i64
  %15 = llvm.mlir.none : !llvm.token
  %16 = llvm.mlir.constant(1.0 : f16) : f16
  %17 = llvm.mlir.constant(1.0 : bf16) : bf16
  llvm.return
}

// -----

llvm.func @types(!llvm.ptr, !llvm.ptr<3>, !llvm.struct<(i32, struct<(ptr, f64)>)>, !llvm.struct<packed (i8, i64)>, !llvm.array<4 x struct<(i32, ptr)>>)

// -----

llvm.func @named(%p: !llvm.ptr) -> !llvm.struct<"pair", (f64, i64)> {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"pair", (f64, i64)>
  %2 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %2 x !llvm.struct<"packed pair", packed (i8, i64)> : (i64) -> !llvm.ptr
  llvm.return %0 : !llvm.struct<"pair", (f64, i64)>
}

// -----

llvm.mlir.global external @file() {addr_space = 0 : i32} : !llvm.struct<"file", opaque>

// -----

llvm.func @memory(%p: !llvm.ptr, %x: f64, %n: i64) {
  %0 = llvm.load %p : !llvm.ptr -> f64
  %1 = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> f64
  %2 = llvm.load volatile %p : !llvm.ptr -> f64
  %3 = llvm.load %p atomic acquire {alignment = 8 : i64} : !llvm.ptr -> f64
  %4 = llvm.load %p atomic syncscope("singlethread") monotonic {alignment = 8 : i64} : !llvm.ptr -> f64
  %5 = llvm.load %p invariant {alignment = 8 : i64} : !llvm.ptr -> f64
  %6 = llvm.load %p {nontemporal} : !llvm.ptr -> f64
  llvm.store %x, %p : f64, !llvm.ptr
  llvm.store volatile %x, %p {alignment = 16 : i64, nontemporal} : f64, !llvm.ptr
  llvm.store %x, %p atomic release {alignment = 8 : i64} : f64, !llvm.ptr
  llvm.store %x, %p atomic syncscope("agent") seq_cst {alignment = 8 : i64} : f64, !llvm.ptr
  %7 = llvm.alloca %n x f64 : (i64) -> !llvm.ptr
  %8 = llvm.alloca %n x f64 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %9 = llvm.alloca %n x f64 : (i64) -> !llvm.ptr<5>
  llvm.return
}

// -----

llvm.func @invariant_group(%p: !llvm.ptr) {
  %5 = llvm.load %p invariant invariant_group {alignment = 8 : i64} : !llvm.ptr -> f64
  llvm.store %5, %p invariant_group : f64, !llvm.ptr
  llvm.return
}

// -----

llvm.func @addresses(%p: !llvm.ptr, %i: i64, %j: i32) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %1 = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %2 = llvm.getelementptr inbounds|nuw %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64)>
  %3 = llvm.getelementptr nuw %p[%i, 1, %j] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f64>)>
  %4 = llvm.getelementptr nusw %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.getelementptr inbounds %p[5] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @vector_gep(%p: !llvm.ptr, %i: vector<4xi64>) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f64
  llvm.return
}

// -----

llvm.func @aggregates(%s: !llvm.struct<(f64, array<2 x i64>)>, %i: i64, %v: vector<4xf32>, %k: i32, %x: f32) {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(f64, array<2 x i64>)>
  %1 = llvm.insertvalue %i, %s[1, 1] : !llvm.struct<(f64, array<2 x i64>)>
  %2 = llvm.extractelement %v[%k : i32] : vector<4xf32>
  %3 = llvm.insertelement %x, %v[%k : i32] : vector<4xf32>
  %4 = llvm.shufflevector %v, %v [0, 4, 1, 5] : vector<4xf32>
  %5 = llvm.shufflevector %v, %v [0, -1] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @atomics(%p: !llvm.ptr, %i: i64, %x: f64) {
  %0 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, i64
  %1 = llvm.atomicrmw fadd %p, %x acq_rel : !llvm.ptr, f64
  %2 = llvm.atomicrmw volatile xchg %p, %i syncscope("singlethread") seq_cst {alignment = 16 : i64} : !llvm.ptr, i64
  %3 = llvm.atomicrmw umax %p, %i acquire : !llvm.ptr, i64
  %4 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i64
  %5 = llvm.cmpxchg weak volatile %p, %i, %i syncscope("agent") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, i64
  llvm.fence release
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}

// -----

llvm.func @branches(%c: i1, %x: f64, %i: i32) -> f64 {
  llvm.cond_br %c, ^bb1(%x : f64), ^bb2
^bb1(%a: f64):
  llvm.br ^bb3(%a, %x : f64, f64)
^bb2:
  llvm.cond_br %c weights([5, 10]), ^bb3(%x, %x : f64, f64), ^bb1(%x : f64)
^bb3(%b: f64, %d: f64):
  llvm.switch %i : i32, ^bb4 [
    1: ^bb5(%b, %d : f64, f64),
    -2: ^bb3(%d, %b : f64, f64)
  ]
^bb4:
  llvm.unreachable
^bb5(%e: f64, %f: f64):
  llvm.return %e : f64
}

// -----

llvm.func @duplicates(%i: i32, %x: f64, %y: f64, %c: i1) -> f64 {
  llvm.switch %i : i32, ^bb1(%x : f64) [
    1: ^bb1(%y : f64),
    -2: ^bb1(%x : f64)
  ]
^bb1(%a: f64):
  llvm.cond_br %c, ^bb2(%a : f64), ^bb2(%y : f64)
^bb2(%b: f64):
  llvm.return %b : f64
}

// -----

llvm.func @switch_weights(%i: i64) {
  llvm.switch %i : i64, ^bb1 [
    42: ^bb1
  ] {branch_weights = array<i32: 13, 29>}
^bb1:
  llvm.switch %i : i64, ^bb2 [
  ]
^bb2:
  llvm.return
}

// -----

#unroll = #llvm.loop_unroll<disable = true>
#annotation = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, vectorize = <disable = false, width = 4 : i32>, interleave = <count = 2 : i32>, unroll = #unroll>
llvm.func @loop(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #annotation}
^bb2:
  llvm.br ^bb3 {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^bb3:
  llvm.return
}

// -----

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @g(f64) -> f64
llvm.func @h()
llvm.func @calls(%x: f64, %p: !llvm.ptr) -> f64 {
  %0 = llvm.call @g(%x) : (f64) -> f64
  llvm.call @h() : () -> ()
  %1 = llvm.call %p(%x) : !llvm.ptr, (f64) -> f64
  llvm.call %p() : !llvm.ptr, () -> ()
  %2 = llvm.call @printf(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %3 = llvm.call tail @g(%x) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
  %4 = llvm.call fastcc @g(%x) : (f64) -> f64
  %5 = llvm.call @g(%x) {no_unwind, will_return} : (f64) -> f64
  %6 = llvm.call %p(%p) : !llvm.ptr, (!llvm.ptr {llvm.noalias}) -> (f64 {llvm.noundef})
  %7 = llvm.call %p(%x) vararg(!llvm.func<i32 (f64, ...)>) : !llvm.ptr, (f64) -> i32
  %8 = llvm.call @g(%x) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (f64) -> f64
  llvm.return %3 : f64
}

// -----

llvm.func @h()
llvm.func @bundles(%i: i32, %p: !llvm.ptr, %c: i1) {
  llvm.call @h() ["tag"(%i : i32), "other"()] : () -> ()
  %true = llvm.mlir.constant(true) : i1
  llvm.intr.assume %true ["align"(%p, %i : !llvm.ptr, i32)] : i1
  llvm.intr.assume %c : i1
  llvm.return
}

// -----

llvm.func internal @internal() {
  llvm.return
}
llvm.func private @private() {
  llvm.return
}
llvm.func linkonce_odr hidden @odr() attributes {dso_local} {
  llvm.return
}
llvm.func fastcc @fast(%x: f64) -> f64 {
  llvm.return %x : f64
}
llvm.func extern_weak @weak()
llvm.func local_unnamed_addr @local()

// -----

llvm.func @attributes(%p: !llvm.ptr {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.nocapture}, %b: !llvm.ptr {llvm.byval = i64, llvm.dereferenceable = 8 : i64}) -> (i8 {llvm.zeroext}) attributes {always_inline, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"]], section = ".text.hot", target_cpu = "znver5", target_features = #llvm.target_features<["+avx2", "-sse4a"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
  %0 = llvm.mlir.constant(1 : i8) : i8
  llvm.return %0 : i8
}

// -----

llvm.func @sret(!llvm.ptr {llvm.sret = !llvm.struct<(i64, i64)>}, f64 {llvm.nofpclass = 3 : i64}, i32 {llvm.range = #llvm.constant_range<i32, 0, 12>})

// -----

llvm.func @vscale(%x: f64) attributes {vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>}

// -----

llvm.func @noinline_all() attributes {no_inline, optimize_none, convergent}

// -----

llvm.func @variadic(i32, ...) attributes {alignment = 16 : i64}

// -----

llvm.func @gxx(...) -> i32
llvm.func @body() attributes {garbageCollector = "statepoint-example", personality = @gxx} {
  llvm.return
}

// -----

llvm.mlir.global external @a(7 : i32) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i32
llvm.mlir.global internal constant @b(dense<[1.0, 2.0]> : tensor<2xf64>) {addr_space = 0 : i32} : !llvm.array<2 x f64>
llvm.mlir.global private unnamed_addr constant @c("hello\0A\00") {addr_space = 0 : i32, section = ".rodata"} : !llvm.array<7 x i8>
llvm.mlir.global external @d() : f64
llvm.mlir.global external thread_local @e(0 : i64) : i64
llvm.mlir.global internal @f() : !llvm.ptr {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal @g() : !llvm.struct<(ptr, i64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
  %1 = llvm.mlir.addressof @a : !llvm.ptr
  %2 = llvm.mlir.constant(3 : i64) : i64
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(ptr, i64)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(ptr, i64)>
  llvm.return %4 : !llvm.struct<(ptr, i64)>
}
llvm.mlir.global common @h(0 : i32) : i32
llvm.mlir.global weak @i(dense<0> : vector<4xi32>) {addr_space = 3 : i32} : vector<4xi32>
llvm.mlir.global external hidden @j(1 : i32) : i32
llvm.mlir.global external @k(1 : i32) {externally_initialized} : i32
llvm.func @use() -> i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  %1 = llvm.mlir.addressof @use : !llvm.ptr
  %2 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @f() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@f], priorities = [65535 : i32], data = [#llvm.zero]

// -----

llvm.mlir.global_ctors ctors = [], priorities = [], data = []

// -----

llvm.mlir.global external @a(7 : i32) : i32
llvm.mlir.alias external @b {dso_local} : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak hidden unnamed_addr @c : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @largest largest
}
llvm.mlir.global linkonce_odr constant @x(1 : i32) comdat(@__llvm_comdat::@any) : i32
llvm.func linkonce_odr @y() comdat(@__llvm_comdat::@largest) {
  llvm.return
}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<override, "text", "value">]

// -----

llvm.module_flags [#llvm.mlir.module_flag<max, "a", 1 : i32>]

// -----

module attributes {llvm.data_layout = "e-m:e-i64:64", llvm.target_triple = "x86_64-unknown-linux-gnu", llvm.ident = "x"} {
}

// -----

llvm.func @intrinsics(%x: f64, %i: i64, %k: i32, %v: vector<4xf32>) {
  %0 = llvm.intr.exp(%x) : (f64) -> f64
  %1 = llvm.intr.exp(%v) {fastmathFlags = #llvm.fastmath<afn>} : (vector<4xf32>) -> vector<4xf32>
  %2 = llvm.intr.fma(%x, %x, %x) : (f64, f64, f64) -> f64
  %3 = llvm.intr.fmuladd(%x, %x, %x) : (f64, f64, f64) -> f64
  %4 = llvm.intr.powi(%x, %k) : (f64, i32) -> f64
  %5 = llvm.intr.ldexp(%x, %k) : (f64, i32) -> f64
  %6 = llvm.intr.frexp(%x) : (f64) -> !llvm.struct<(f64, i32)>
  %7 = llvm.intr.sincos(%x) : (f64) -> !llvm.struct<(f64, f64)>
  %8 = llvm.intr.lround(%x) : (f64) -> i64
  %9 = llvm.intr.smax(%i, %i) : (i64, i64) -> i64
  %11 = llvm.intr.copysign(%x, %x) : (f64, f64) -> f64
  %14 = llvm.intr.fshl(%i, %i, %i) : (i64, i64, i64) -> i64
  %15 = llvm.intr.ctpop(%i) : (i64) -> i64
  %16 = llvm.intr.scmp(%i, %i) : (i64, i64) -> i2
  llvm.return
}

// -----

llvm.func @count(%i: i64, %x: f32, %p: !llvm.ptr) {
  %0 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i64) -> i64
  %1 = "llvm.intr.cttz"(%i) <{is_zero_poison = false}> : (i64) -> i64
  %2 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i64) -> i64
  %3 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
  %4 = llvm.intr.expect %i, %i : i64
  %5 = llvm.intr.expect.with.probability %i, %i, 5.000000e-01 : i64
  llvm.return
}

// -----

llvm.func @reductions(%x: f32, %v: vector<4xf32>, %w: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
  %2 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
  %3 = llvm.intr.vector.reduce.fmax(%v) : (vector<4xf32>) -> f32
  %4 = llvm.intr.vector.reduce.fminimum(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  %5 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %6 = "llvm.intr.vector.reduce.fmul"(%x, %v) : (f32, vector<4xf32>) -> f32
  llvm.return
}

// -----

llvm.func @memory_intrinsics(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memcpy"(%p, %q, %n) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// -----

llvm.func @lifetimes(%n: i64) {
  %0 = llvm.alloca %n x f64 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.intr.lifetime.end %0 : !llvm.ptr
  %1 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %1 : !llvm.ptr
  %2 = llvm.intr.invariant.start 1, %0 : !llvm.ptr
  llvm.intr.invariant.end %2, 1, %0 : !llvm.ptr
  llvm.return
}

// -----

llvm.func @masked(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>, %q: vector<4x!llvm.ptr>) {
  %0 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  %1 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %2 = llvm.intr.masked.gather %q, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %q, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %3 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  %5 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.intr.get.active.lane.mask %5, %5 : i64, i64 to vector<4xi1>
  llvm.return
}

// -----

llvm.func @vectors(%a: vector<4xf32>, %b: vector<8xf32>) {
  %0 = llvm.intr.vector.insert %a, %b[4] : vector<4xf32> into vector<8xf32>
  %1 = llvm.intr.vector.extract %b[0] : vector<4xf32> from vector<8xf32>
  %2 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %3 = "llvm.intr.vector.deinterleave2"(%b) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %4 = llvm.intr.stepvector : vector<4xi32>
  llvm.return
}

// -----

llvm.func @call_intrinsic(%x: f64, %p: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.exp.f64"(%x) : (f64) -> f64
  %1 = llvm.call_intrinsic "llvm.exp"(%x) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
  llvm.call_intrinsic "llvm.trap"() : () -> ()
  %3 = llvm.mlir.constant(-8 : i64) : i64
  %2 = llvm.intr.ptrmask %p, %3 : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @variadics(%p: !llvm.ptr, ...) -> i32 {
  llvm.intr.vastart %p : !llvm.ptr
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.intr.vaend %p : !llvm.ptr
  llvm.return %0 : i32
}

// -----

llvm.func @inline_asm(%i: i64) -> i64 {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %i : (i64) -> i64
  llvm.inline_asm has_side_effects asm_dialect = att "nop", "" : () -> ()
  llvm.return %0 : i64
}

// -----

llvm.func @gxx(...) -> i32
llvm.func @may_throw(f64) -> f64
llvm.func @exceptions(%x: f64) -> f64 attributes {personality = @gxx} {
  %0 = llvm.invoke @may_throw(%x) to ^bb1 unwind ^bb2 : (f64) -> f64
^bb1:
  llvm.return %0 : f64
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @gxx(...) -> i32
llvm.func @exceptions2(%x: f64, %p: !llvm.ptr) -> f64 attributes {personality = @gxx} {
  %n = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke %p(%x) to ^bb1(%x : f64) unwind ^bb2 : !llvm.ptr, (f64) -> f64
^bb1(%y: f64):
  llvm.return %y : f64
^bb2:
  %1 = llvm.landingpad (catch %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return %x : f64
}

// -----

llvm.func @indirect(%p: !llvm.ptr, %i: i32) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1,
  ^bb2(%i : i32)
  ]
^bb1:
  llvm.return
^bb2(%a: i32):
  llvm.return
}

// -----

llvm.mlir.global internal constant @label() : !llvm.ptr {
  %0 = llvm.blockaddress <function = @jumps, tag = <id = 4>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @jumps(%c: i1) {
  %0 = llvm.blockaddress <function = @jumps, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [
  ^bb1,
  ^bb2
  ]
^bb1:
  llvm.blocktag <id = 1>
  llvm.br ^bb2
^bb2:
  llvm.blocktag <id = 4>
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#double = #llvm.tbaa_type_desc<id = "double", members = {<#char, 0>}>
#tag = #llvm.tbaa_tag<base_type = #double, access_type = #double, offset = 0>
llvm.func @tbaa(%p: !llvm.ptr) -> f64 {
  %0 = llvm.load %p {alignment = 8 : i64, tbaa = [#tag]} : !llvm.ptr -> f64
  llvm.store %0, %p {tbaa = [#tag]} : f64, !llvm.ptr
  llvm.return %0 : f64
}

// -----

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "s">
llvm.func @scopes(%p: !llvm.ptr) -> f64 {
  %0 = llvm.load %p {alias_scopes = [#scope], noalias_scopes = [#scope]} : !llvm.ptr -> f64
  llvm.return %0 : f64
}

// -----

llvm.func @float_intrinsics(%x: f64, %y: f32, %v: vector<4xf32>) {
  %0 = llvm.intr.fabs(%x) : (f64) -> f64
  %1 = llvm.intr.ceil(%x) : (f64) -> f64
  %2 = llvm.intr.floor(%x) : (f64) -> f64
  %3 = llvm.intr.sqrt(%x) : (f64) -> f64
  %4 = llvm.intr.exp2(%x) : (f64) -> f64
  %5 = llvm.intr.exp10(%x) : (f64) -> f64
  %6 = llvm.intr.log(%x) : (f64) -> f64
  %7 = llvm.intr.log2(%x) : (f64) -> f64
  %8 = llvm.intr.log10(%x) : (f64) -> f64
  %9 = llvm.intr.sin(%x) : (f64) -> f64
  %10 = llvm.intr.cos(%x) : (f64) -> f64
  %11 = llvm.intr.tan(%x) : (f64) -> f64
  %12 = llvm.intr.asin(%x) : (f64) -> f64
  %13 = llvm.intr.acos(%x) : (f64) -> f64
  %14 = llvm.intr.atan(%x) : (f64) -> f64
  %15 = llvm.intr.sinh(%x) : (f64) -> f64
  %16 = llvm.intr.cosh(%x) : (f64) -> f64
  %17 = llvm.intr.tanh(%x) : (f64) -> f64
  %18 = llvm.intr.round(%x) : (f64) -> f64
  %19 = llvm.intr.roundeven(%x) : (f64) -> f64
  %20 = llvm.intr.trunc(%x) : (f64) -> f64
  %21 = llvm.intr.rint(%x) : (f64) -> f64
  %22 = llvm.intr.nearbyint(%x) : (f64) -> f64
  %23 = llvm.intr.pow(%v, %v) {fastmathFlags = #llvm.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %24 = llvm.intr.maxnum(%v, %v) {fastmathFlags = #llvm.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %25 = llvm.intr.minnum(%v, %v) {fastmathFlags = #llvm.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %26 = llvm.intr.maximum(%v, %v) {fastmathFlags = #llvm.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %27 = llvm.intr.minimum(%v, %v) {fastmathFlags = #llvm.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %28 = llvm.intr.atan2(%v, %v) {fastmathFlags = #llvm.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %29 = llvm.intr.llround(%y) : (f32) -> i64
  %30 = llvm.intr.lrint(%y) : (f32) -> i64
  %31 = llvm.intr.llrint(%y) : (f32) -> i64
  llvm.return
}

// -----

llvm.func @integer_intrinsics(%i: i64, %v: vector<4xi32>) {
  %0 = llvm.intr.bitreverse(%i) : (i64) -> i64
  %1 = llvm.intr.bswap(%i) : (i64) -> i64
  %2 = llvm.intr.smin(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %3 = llvm.intr.umax(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %4 = llvm.intr.umin(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %5 = llvm.intr.fshr(%i, %i, %i) : (i64, i64, i64) -> i64
  %6 = llvm.intr.ucmp(%i, %i) : (i64, i64) -> i8
  %7 = llvm.intr.sadd.sat(%i, %i) : (i64, i64) -> i64
  %8 = llvm.intr.uadd.sat(%i, %i) : (i64, i64) -> i64
  %9 = llvm.intr.ssub.sat(%i, %i) : (i64, i64) -> i64
  %10 = llvm.intr.usub.sat(%i, %i) : (i64, i64) -> i64
  %11 = llvm.intr.sshl.sat(%i, %i) : (i64, i64) -> i64
  %12 = llvm.intr.ushl.sat(%i, %i) : (i64, i64) -> i64
  %13 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %14 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %15 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %16 = "llvm.intr.usub.with.overflow"(%i, %i) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %17 = "llvm.intr.smul.with.overflow"(%i, %i) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %18 = "llvm.intr.umul.with.overflow"(%i, %i) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %19 = "llvm.intr.vector.reduce.and"(%v) : (vector<4xi32>) -> i32
  %20 = "llvm.intr.vector.reduce.or"(%v) : (vector<4xi32>) -> i32
  %21 = "llvm.intr.vector.reduce.xor"(%v) : (vector<4xi32>) -> i32
  %22 = "llvm.intr.vector.reduce.smin"(%v) : (vector<4xi32>) -> i32
  %23 = "llvm.intr.vector.reduce.umax"(%v) : (vector<4xi32>) -> i32
  %24 = "llvm.intr.vector.reduce.umin"(%v) : (vector<4xi32>) -> i32
  %25 = "llvm.intr.is.constant"(%i) : (i64) -> i1
  %26 = llvm.intr.ssa.copy %i : i64
  %27 = "llvm.intr.vscale"() : () -> i64
  llvm.return
}

// -----

llvm.mlir.global external thread_local @tls(0 : i32) : i32
llvm.func @other_intrinsics(%p: !llvm.ptr, %v: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmin(%v) : (vector<4xf32>) -> f32
  %1 = llvm.intr.vector.reduce.fmaximum(%v) : (vector<4xf32>) -> f32
  %2 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %3 = llvm.intr.strip.invariant.group %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  %a = llvm.mlir.addressof @tls : !llvm.ptr
  %t = "llvm.intr.threadlocal.address"(%a) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

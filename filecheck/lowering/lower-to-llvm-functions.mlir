// RUN: ad-opt %s -p "lower-to-llvm" | filecheck %s

// libm is declared once, without side effects.
// CHECK: llvm.func @expf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none{{.*}}>, no_unwind, will_return}

// CHECK-LABEL: llvm.func @math(
// CHECK:         llvm.call @expf(%{{.*}}) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:    llvm.call @expf(
// CHECK-NEXT:    llvm.intr.sqrt(%{{.*}}) : (f32) -> f32
func.func @math(%x: f32) -> (f32) {
  %0 = math.exp %x fastmath<afn> : f32
  %1 = math.exp %0 : f32
  %2 = math.sqrt %1 : f32
  return %2 : f32
}

// f16 goes through f32 and is rounded once.
// CHECK-LABEL: llvm.func @half(
// CHECK-NEXT:    %[[w:.*]] = llvm.fpext %{{.*}} : f16 to f32
// CHECK-NEXT:    %[[y:.*]] = llvm.call @sinf(%[[w]]) : (f32) -> f32
// CHECK-NEXT:    llvm.fptrunc %[[y]] : f32 to f16
func.func @half(%x: f16) -> (f16) {
  %0 = math.sin %x : f16
  return %0 : f16
}

// Several results return as a struct; a private function is internal.
// CHECK-LABEL: llvm.func internal @two(%{{.*}}: f64, %{{.*}}: i64) -> !llvm.struct<(f64, i64)> {
// CHECK-LABEL: llvm.func @call(%{{.*}}: f64) -> f64 attributes {ad.signature = (f64) -> f64} {
// CHECK:         %[[r:.*]] = llvm.call @two(%{{.*}}, %{{.*}}) : (f64, i64) -> !llvm.struct<(f64, i64)>
// CHECK-NEXT:    %a = llvm.extractvalue %[[r]][0]
func.func private @two(%x: f64, %i: index) -> (f64, index) {
  return %x, %i : f64, index
}
func.func @call(%x: f64) -> (f64) {
  %0 = arith.constant 0 : index
  %a, %b = call @two(%x, %0) : (f64, index) -> (f64, index)
  return %a : f64
}

// CHECK-LABEL: llvm.func @arith(
// CHECK:         llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT:    llvm.add %{{.*}}, %{{.*}} overflow<nsw> : i64
// CHECK-NEXT:    llvm.intr.smax(%{{.*}}, %{{.*}}) : (i64, i64) -> i64
func.func @arith(%x: f64, %i: i64) -> (f64, i64) {
  %0 = arith.addf %x, %x fastmath<nnan> : f64
  %1 = arith.addi %i, %i overflow<nsw> : i64
  %2 = arith.maxsi %i, %1 : i64
  return %0, %2 : f64, i64
}

// A function that is not to be inlined stays apart in LLVM, too.
// CHECK-LABEL: llvm.func internal @apart(
// CHECK-SAME:    no_inline
func.func private @apart(%x: f64) -> f64 attributes {no_inline} {
  return %x : f64
}

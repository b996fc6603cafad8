// RUN: ad-opt %s -p expand-elementary-functions | filecheck %s
// RUN: ad-opt %s -p "expand-elementary-functions{functions=kernels}" | filecheck %s --check-prefix=KERNELS
// RUN: ad-opt %s -p "expand-elementary-functions{tiny=zero}" | filecheck %s --check-prefix=ZERO
// RUN: ad-opt %s --emit=asm | filecheck %s --check-prefix=ASM

// Sine and cosine of one value in a block are one call; f16 and vectors stay.

// CHECK-LABEL:  func.func @of_other_programs
// CHECK-NEXT:    %s, %c = func.call @sincos_f32_1(%x) : (f32) -> (f32, f32)
// CHECK-NEXT:    %t, %u = func.call @sincos_f64(%y) : (f64) -> (f64, f64)
// CHECK-NEXT:    %h = math.sin %z : f16
// CHECK-NEXT:    %v = math.cos %w : vector<4xf32>
// KERNELS-LABEL: func.func @of_other_programs
// KERNELS:         math.sin %x : f32
// KERNELS:         math.sincos %y : f64
func.func @of_other_programs(%x: f32, %y: f64, %z: f16, %w: vector<4xf32>)
    -> (f32, f32, f64, f64, f16, vector<4xf32>) {
  %s = math.sin %x : f32
  %c = math.cos %x : f32
  %t, %u = math.sincos %y : f64
  %h = math.sin %z : f16
  %v = math.cos %w : vector<4xf32>
  return %s, %c, %t, %u, %h, %v : f32, f32, f64, f64, f16, vector<4xf32>
}

// Other functions become straight-line ones, also of vectors; f16 stays.

// CHECK-LABEL:  func.func @exponentials
// CHECK-NEXT:    %a = func.call @exp_f32(%x) : (f32) -> f32
// CHECK-NEXT:    %b = func.call @log_4xf64(%y) : (vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT:    %c = math.tanh %z : f16
// KERNELS-LABEL: func.func @exponentials
// KERNELS:         math.exp %x : f32
func.func @exponentials(%x: f32, %y: vector<4xf64>, %z: f16) -> (f32, vector<4xf64>, f16) {
  %a = math.exp %x : f32
  %b = math.log %y : vector<4xf64>
  %c = math.tanh %z : f16
  return %a, %b, %c : f32, vector<4xf64>, f16
}

// Of a bounded argument: neither is the exponential too large, nor the logarithm of what is small;
// what is added to 1 may be zero. Of one that is used elsewhere, it may not.

// CHECK-LABEL:  func.func @bounded
// CHECK:          %e = func.call @exp_f32_or_zero_no_ends(%minus)
// CHECK:          %g = func.call @log_f32_no_ends(%f)
// CHECK:          %h = func.call @exp_f32_no_ends(%minus)
// CHECK:          %i = func.call @log_f32(%h)
// CHECK:          %j = func.call @exp_f32(%size)
// ZERO-LABEL:   func.func @bounded
// ZERO:           %e = func.call @exp_f32_or_zero_no_ends(%minus)
// ZERO:           %g = func.call @log_f32_or_zero_no_ends(%f)
// ZERO:           %h = func.call @exp_f32_or_zero_no_ends(%minus)
// ZERO:           %i = func.call @log_f32_or_zero(%h)
// ZERO:           %j = func.call @exp_f32_or_zero(%size)
func.func @bounded(%x: f32) -> (f32, f32, f32) {
  %one = arith.constant 1.0 : f32
  %size = math.absf %x : f32
  %minus = arith.negf %size : f32
  %e = math.exp %minus : f32
  %f = arith.addf %one, %e : f32
  %g = math.log %f : f32
  %h = math.exp %minus : f32
  %i = math.log %h : f32
  %j = math.exp %size : f32
  return %g, %i, %j : f32, f32, f32
}

// A kernel, and what it calls.

// KERNELS-LABEL: func.func @kernel
// KERNELS:         func.call @sincos_f32_1(
// KERNELS-LABEL: func.func private @border
// KERNELS:         func.call @sincos_f32_1(
func.func @kernel(%x: f32) -> (f32, f32) attributes {nlls.kernel = "cost"} {
  %s = math.sin %x : f32
  %b = func.call @border(%x) : (f32) -> f32
  return %s, %b : f32, f32
}
func.func private @border(%x: f32) -> f32 {
  %c = math.cos %x : f32
  return %c : f32
}

// This name is taken.
func.func @sincos_f32(%x: f32) -> f32 {
  return %x : f32
}

// CHECK:       func.func private @exp_f32(%x: f32) -> f32 attributes {
// CHECK-SAME:    passthrough = ["alwaysinline",
// CHECK-NOT:     {{call|scf|cf\.}}
// CHECK:         return
// CHECK:       func.func private @log_4xf64(%x: vector<4xf64>)
// CHECK:       func.func private @sincos_f32_1(%x: f32) -> (f32, f32) attributes {
// CHECK-SAME:    ["vector-function-abi-variant", "_ZGV_LLVM_N4v_sincos_f32_1(sincos_f32_1.4),
// CHECK:       func.func private @sincos_f32_1.16(%x: vector<16xf32>)
// CHECK:       func.func private @sincos_f64(%x: f64)
// CHECK:       llvm.mlir.global appending @llvm.compiler.used()
// KERNELS-NOT:  @sincos_f64

// Machine code of kernels calls them.
// ASM: kernel:
// ASM: sincos_f32_1

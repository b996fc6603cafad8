// RUN: ad-opt %s -p expand-elementary-functions | filecheck %s
// RUN: ad-opt %s -p "expand-elementary-functions{functions=kernels}" | filecheck %s --check-prefix=KERNELS
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

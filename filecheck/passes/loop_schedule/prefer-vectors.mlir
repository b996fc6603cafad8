// RUN: ad-opt %s -p "prefer-vectors{bits=512}" | filecheck %s
// RUN: ad-opt %s -p "prefer-vectors{bits=512},lower" --emit=llvm-ir | filecheck %s --check-prefix=LLVM
// RUN: ad-opt %s -p "prefer-vectors{bits=512 rolled=true},lower" --emit=llvm-ir | filecheck %s --check-prefix=ROLLED

// CHECK: func.func @plain(%x: f32) -> f32 attributes {passthrough = {{\[}}["prefer-vector-width", "512"]]}
// LLVM: define float @plain(float %v0) "prefer-vector-width"="512" {
// ROLLED: define float @plain(float %v0) "prefer-vector-width"="512" "ad-opt.rolled-loops" {
func.func @plain(%x: f32) -> f32 {
  return %x : f32
}

// CHECK: func.func @outlined(%x: f32) -> f32 attributes {passthrough = ["noinline", ["prefer-vector-width", "512"]]}
func.func @outlined(%x: f32) -> f32 attributes {passthrough = ["noinline"]} {
  return %x : f32
}

// What a function says by itself stays.
// CHECK: func.func @narrow(%x: f32) -> f32 attributes {passthrough = {{\[}}["prefer-vector-width", "128"]]}
// ROLLED: define float @narrow(float %v0) "prefer-vector-width"="128" "ad-opt.rolled-loops" {
func.func @narrow(%x: f32) -> f32 attributes {passthrough = [["prefer-vector-width", "128"]]} {
  return %x : f32
}

// CHECK: func.func private @elsewhere(f32) -> f32{{$}}
func.func private @elsewhere(f32) -> f32

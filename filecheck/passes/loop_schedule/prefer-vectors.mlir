// RUN: ad-opt %s -p "prefer-vectors{bits=512}" | filecheck %s
// RUN: ad-opt %s -p "prefer-vectors{bits=512},lower" --emit=llvm-ir | filecheck %s --check-prefix=LLVM
// RUN: ad-opt %s -p "prefer-vectors{bits=512 rolled=true},lower" --emit=llvm-ir | filecheck %s --check-prefix=ROLLED
// RUN: ad-opt %s -p "prefer-vectors{bits=512 rolled=true}" | filecheck %s --check-prefix=OUTER

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

// Loops around one of which vectors are to be made are not written out, short ones inside may be.
// OUTER: #[[UNROLL:[a-z_]+]] = #llvm.loop_unroll<disable = true>
// OUTER: #loop_annotation = #llvm.loop_annotation<unroll = #[[UNROLL]]>
// OUTER-LABEL: @around
// OUTER: affine.for %i
// OUTER-NEXT: affine.for %j
// OUTER-NEXT: affine.for %k
// OUTER: }{{$}}
// OUTER: } {llvm.loop_annotation = #loop_annotation}
// OUTER-NEXT: } {llvm.loop_annotation = #loop_annotation}
func.func @around(%x: memref<4x4x64xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 64 {
        %a = affine.load %x[%i, %j, %k] : memref<4x4x64xf32>
        %b = arith.mulf %a, %a : f32
        affine.store %b, %x[%i, %j, %k] : memref<4x4x64xf32>
      }
    }
  }
  return
}

// OUTER-LABEL: @short
// OUTER-NOT: llvm.loop_annotation
func.func @short(%x: memref<4x8xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 8 {
      %a = affine.load %x[%i, %k] : memref<4x8xf32>
      %b = arith.mulf %a, %a : f32
      affine.store %b, %x[%i, %k] : memref<4x8xf32>
    }
  }
  return
}

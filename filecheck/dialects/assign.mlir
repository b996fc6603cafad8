// RUN: ad-opt %s | ad-opt - | filecheck %s

// CHECK-LABEL: func.func @forward
// CHECK-SAME:    %w: memref<4x3xf32> {assign.label = "w"}
func.func @forward(%w: memref<4x3xf32> {assign.label = "w"}, %x: memref<2x3xf32>, %y: memref<2x4xf32>) {
  // CHECK-NEXT: %h = assign.node "h" {padding = array<i64: 1, 1, 0, 0>, placement = #assign.placement<materialized, 37>} : memref<2x4xf32>
  %h = assign.node "h" {padding = array<i64: 1, 1, 0, 0>, placement = #assign.placement<materialized, 37>} : memref<2x4xf32>
  // CHECK-NEXT: assign.accumulate #assign.kind<add> init %h[affine_map<(d0, d1, d2) -> (d0, d1)>] from %w[affine_map<(d0, d1, d2) -> (d1, d2)>], %x[affine_map<(d0, d1, d2) -> (d0, d2)>] over [2, 4, 3] {
  // CHECK-NEXT: ^bb0(%a: f32, %b: f32):
  // CHECK-NEXT:   %m = arith.mulf %a, %b : f32
  // CHECK-NEXT:   assign.yield %m : f32
  // CHECK-NEXT: } : memref<2x4xf32>, memref<4x3xf32>, memref<2x3xf32>
  assign.accumulate #assign.kind<add> init %h[affine_map<(i, j, k) -> (i, j)>] from %w[affine_map<(i, j, k) -> (j, k)>], %x[affine_map<(i, j, k) -> (i, k)>] over [2, 4, 3] {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    assign.yield %m : f32
  } : memref<2x4xf32>, memref<4x3xf32>, memref<2x3xf32>
  return
}

// Static symbols, iterators as values, no inputs.
// CHECK-LABEL: func.func @symbols
func.func @symbols(%y: memref<80xi64>, %s: index {assign.range = 76 : i64}) {
  // CHECK-NEXT: assign.accumulate #assign.kind<set> %y[affine_map<(d0)[s0] -> ((d0 + s0))>] over [5] symbols [%s] attributes {note} {
  assign.accumulate #assign.kind<set> %y[affine_map<(i)[s] -> (i + s)>] over [5] symbols [%s] attributes {note} {
    // CHECK-NEXT: %i = assign.index 0 : index
    %i = assign.index 0 : index
    %n = arith.index_cast %i : index to i64
    assign.yield %n : i64
  // CHECK: } : memref<80xi64>
  } : memref<80xi64>
  return
}

// CHECK-LABEL: func.func @fetches
func.func @fetches(%y: memref<2x3xf32> {assign.label = "y"}, %d: memref<8x2x3xf32>, %s: index {assign.range = 8 : i64}, %c: memref<f32>, %seed: i64) {
  // CHECK-NEXT: assign.block "zero" {
  // CHECK-NEXT:   assign.fetch constant 0.000000e+00 : f32 into %y : memref<2x3xf32>
  // CHECK-NEXT: }
  assign.block "zero" {
    assign.fetch constant 0.0 : f32 into %y : memref<2x3xf32>
  }
  // CHECK-NEXT: assign.fetch range into %y : memref<2x3xf32>
  assign.fetch range into %y : memref<2x3xf32>
  // CHECK-NEXT: assign.fetch slice %d[%s] into %y : memref<8x2x3xf32>, memref<2x3xf32>
  assign.fetch slice %d[%s] into %y : memref<8x2x3xf32>, memref<2x3xf32>
  // CHECK-NEXT: assign.fetch symbol %s into %c : memref<f32>
  assign.fetch symbol %s into %c : memref<f32>
  // CHECK-NEXT: assign.fetch data dense<1.000000e+00> : tensor<2x3xf32> into %y : memref<2x3xf32>
  assign.fetch data dense<1.0> : tensor<2x3xf32> into %y : memref<2x3xf32>
  // CHECK-NEXT: assign.random uniform seed %seed rounds 20 into %y : i64, memref<2x3xf32>
  assign.random uniform seed %seed into %y : i64, memref<2x3xf32>
  // CHECK-NEXT: assign.random normal seed %s stream 7 rounds 13 into %y : index, memref<2x3xf32>
  assign.random normal seed %s stream 7 rounds 13 into %y : index, memref<2x3xf32>
  // CHECK-NEXT: assign.staged "clip" (%y, %c) config {limit = 1.000000e+00 : f32} : memref<2x3xf32>, memref<f32>
  assign.staged "clip" (%y, %c) config {limit = 1.0 : f32} : memref<2x3xf32>, memref<f32>
  return
}

// CHECK-LABEL: func.func @concatenations
func.func @concatenations(%y: memref<5x4xf32>, %a: memref<2x4xf32>, %b: memref<3x4xf32>) {
  // CHECK-NEXT: assign.concatenate #assign.kind<set> %y[affine_map<(d0, d1) -> (d0, d1)>] parts %a[affine_map<(d0, d1) -> (d0, d1)>] at [0], %b[affine_map<(d0, d1) -> (d0, d1)>] at [1] over [[2, 3], 4] {
  // CHECK-NEXT: ^bb0(%p: f32):
  assign.concatenate #assign.kind<set> %y[affine_map<(i, j) -> (i, j)>] parts %a[affine_map<(i, j) -> (i, j)>] at [0], %b[affine_map<(i, j) -> (i, j)>] at [1] over [[2, 3], 4] {
  ^bb0(%p: f32):
    assign.yield %p : f32
  // CHECK: } : memref<5x4xf32>, memref<2x4xf32>, memref<3x4xf32>
  } : memref<5x4xf32>, memref<2x4xf32>, memref<3x4xf32>
  // CHECK-NEXT: assign.concatenate #assign.kind<add> init %b[affine_map<(d0, d1) -> (d0, d1)>] at [1] from %y[affine_map<(d0, d1) -> (d0, d1)>] over [[2, 3], 4] {
  assign.concatenate #assign.kind<add> init %b[affine_map<(i, j) -> (i, j)>] at [1] from %y[affine_map<(i, j) -> (i, j)>] over [[2, 3], 4] {
  ^bb0(%p: f32):
    assign.yield %p : f32
  } : memref<3x4xf32>, memref<5x4xf32>
  return
}

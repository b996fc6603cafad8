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

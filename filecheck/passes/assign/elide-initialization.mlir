// RUN: ad-opt %s -p elide-initialization | filecheck %s

// A fill in front of a transposition: no initialisation, no accumulation.
// CHECK-LABEL: func.func @transposed
// CHECK-NEXT:    assign.accumulate #assign.kind<set> %y[affine_map<(d0, d1) -> (d1, d0)>] from %x
// CHECK-NOT:     assign.fetch
func.func @transposed(%x: memref<2x3xf32>, %y: memref<3x2xf32>) {
  assign.block "zero gradients" {
    assign.fetch constant 0.0 : f32 into %y : memref<3x2xf32>
  }
  assign.accumulate #assign.kind<add> %y[affine_map<(i, j) -> (j, i)>] from %x[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<3x2xf32>, memref<2x3xf32>
  return
}

// The diagonal: the rest is filled, and each element of the diagonal overwritten.
// CHECK-LABEL: func.func @diagonal
// CHECK-NEXT:    assign.fetch constant 0.000000e+00 : f32 into %y : memref<5x5xf32>
// CHECK-NEXT:    assign.accumulate #assign.kind<set> %y[affine_map<(d0) -> (d0, d0)>]
func.func @diagonal(%x: memref<5xf32>, %y: memref<5x5xf32>) {
  assign.accumulate #assign.kind<add> init %y[affine_map<(i) -> (i, i)>] from %x[affine_map<(i) -> (i)>] over [5] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<5x5xf32>, memref<5xf32>
  return
}

// One column: only the others are filled.
// CHECK-LABEL: func.func @column
// CHECK-NEXT:    assign.accumulate #assign.kind<set> %y[affine_map<(d0, d1) -> (d0, (d1 + 1))>] over [4, 2] {
// CHECK:         assign.accumulate #assign.kind<set> %y[affine_map<(d0) -> (d0, 0)>] from %x
// CHECK-NOT:     assign.fetch
func.func @column(%x: memref<4xf32>, %y: memref<4x3xf32>) {
  assign.accumulate #assign.kind<add> init %y[affine_map<(i) -> (i, 0)>] from %x[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4x3xf32>, memref<4xf32>
  return
}

// A difference starts from zero: it is the negative.
// CHECK-LABEL: func.func @negated
// CHECK-NEXT:    assign.accumulate #assign.kind<set> %y
// CHECK:           %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      %[[MINUS:.*]] = arith.subf %[[ZERO]], %a : f32
// CHECK-NEXT:      assign.yield %[[MINUS]] : f32
func.func @negated(%x: memref<4xf32>, %y: memref<4xf32>) {
  assign.accumulate #assign.kind<sub> init %y[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  return
}

// A sum of several keeps what it starts from; the fill in front of it is that.
// CHECK-LABEL: func.func @sum
// CHECK-NEXT:    assign.accumulate #assign.kind<add> init %y[affine_map<(d0, d1) -> (d0)>]
func.func @sum(%x: memref<4x3xf32>, %y: memref<4xf32>) {
  assign.fetch constant 0.0 : f32 into %y : memref<4xf32>
  assign.accumulate #assign.kind<add> %y[affine_map<(i, j) -> (i)>] from %x[affine_map<(i, j) -> (i, j)>] over [4, 3] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4x3xf32>
  return
}

// What stands in margins depends on the kind: 1 for a product, which therefore stays one.
// CHECK-LABEL: func.func @margins
// CHECK:         assign.accumulate #assign.kind<mul> init %y
// CHECK:         assign.accumulate #assign.kind<set> %z
func.func @margins(%y: memref<4xf32>, %z: memref<4xf32>) {
  %h = assign.node "h" {padding = array<i64: 0, 1>} : memref<4xf32>
  assign.fetch constant 3.0 : f32 into %h : memref<4xf32>
  assign.accumulate #assign.kind<mul> init %y[affine_map<(i) -> (i)>] from %h[affine_map<(i) -> (i + 1)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<add> init %z[affine_map<(i) -> (i)>] from %h[affine_map<(i) -> (i + 1)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  return
}

// What is read in between, what starts from another number, and what reads its own output, stays.
// CHECK-LABEL: func.func @kept
// CHECK-NEXT:    assign.fetch constant 0.000000e+00 : f32 into %y
// CHECK-NEXT:    assign.accumulate #assign.kind<set> %z[
// CHECK:         assign.accumulate #assign.kind<add> %y[
// CHECK:         assign.fetch constant 1.000000e+00 : f32 into %y
// CHECK-NEXT:    assign.accumulate #assign.kind<add> %y[
// CHECK:         assign.accumulate #assign.kind<add> init %y[{{.*}}] from %y[
func.func @kept(%x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>) {
  assign.fetch constant 0.0 : f32 into %y : memref<4xf32>
  assign.accumulate #assign.kind<set> %z[affine_map<(i) -> (i)>] from %y[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<add> %y[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  assign.fetch constant 1.0 : f32 into %y : memref<4xf32>
  assign.accumulate #assign.kind<add> %y[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<add> init %y[affine_map<(i) -> (i)>] from %y[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  return
}

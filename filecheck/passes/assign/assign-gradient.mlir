// RUN: ad-opt %s -p assign-gradient --split-input-file | filecheck %s

// A layer: projections change places, and each cotangent is written once, without zeros before.
// CHECK-LABEL: func.func @layer
// CHECK:         assign.accumulate #assign.kind<add> init %loss
// CHECK:         assign.accumulate #assign.kind<set> %h_grad[affine_map<(d0, d1) -> (d0, d1)>] from %h[
// CHECK:         assign.accumulate #assign.kind<add> init %gw[affine_map<(d0, d1, d2) -> (d1, d2)>]
// CHECK-SAME:      from %h_grad[affine_map<(d0, d1, d2) -> (d0, d1)>], %x[affine_map<(d0, d1, d2) -> (d0, d2)>] over [2, 4, 3] {
// CHECK-NEXT:    ^bb0([[D:%.*]]: f32, [[X:%.*]]: f32):
// CHECK-NEXT:      [[P:%.*]] = arith.mulf [[D]], [[X]] : f32
// CHECK-NEXT:      assign.yield [[P]] : f32
// CHECK-NEXT:    } : memref<4x3xf32>, memref<2x4xf32>, memref<2x3xf32>
// CHECK-NOT:     assign.
// CHECK:         func.return
func.func @layer(%w: memref<4x3xf32>, %x: memref<2x3xf32>, %loss: memref<f32>, %gw: memref<4x3xf32>) {
  %h = assign.node "h" : memref<2x4xf32>
  assign.accumulate #assign.kind<add> init %h[affine_map<(i, j, k) -> (i, j)>]
      from %w[affine_map<(i, j, k) -> (j, k)>], %x[affine_map<(i, j, k) -> (i, k)>] over [2, 4, 3] {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    assign.yield %m : f32
  } : memref<2x4xf32>, memref<4x3xf32>, memref<2x3xf32>
  assign.accumulate #assign.kind<add> init %loss[affine_map<(i, j) -> ()>] from %h[affine_map<(i, j) -> (i, j)>] over [2, 4] {
  ^bb0(%a: f32):
    %m = arith.mulf %a, %a : f32
    assign.yield %m : f32
  } : memref<f32>, memref<2x4xf32>
  assign.gradient %loss of %w into %gw : memref<f32> of memref<4x3xf32> into memref<4x3xf32>
  return
}

// -----

// A sum hands one number to all elements, and an addition the cotangent itself: no node for either.
// CHECK-LABEL: func.func @sum
// CHECK-COUNT-2: assign.accumulate
// CHECK-NOT:     assign.node
// CHECK:         assign.accumulate #assign.kind<set> %gx[affine_map<(d0) -> (d0)>] over [4] {
// CHECK-NEXT:      [[ONE:%.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:      assign.yield [[ONE]] : f32
// CHECK-NEXT:    } : memref<4xf32>
// CHECK-NEXT:    func.return
func.func @sum(%x: memref<4xf32>, %y: memref<4xf32>, %loss: memref<f32>, %gx: memref<4xf32>) {
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    %one = arith.constant 1.0 : f32
    %m = arith.addf %a, %one : f32
    assign.yield %m : f32
  } : memref<4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<add> init %loss[affine_map<(i) -> ()>] from %y[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<f32>, memref<4xf32>
  assign.gradient %loss of %x into %gx : memref<f32> of memref<4xf32> into memref<4xf32>
  return
}

// -----

// What is overwritten before the way back reads it is copied first; what is not is not.
// CHECK-LABEL: func.func @overwritten
// CHECK:         assign.accumulate #assign.kind<set> %y[
// CHECK:         %x_saved = assign.node "x.saved" : memref<4xf32>
// CHECK-NEXT:    assign.accumulate #assign.kind<set> %x_saved[affine_map<(d0) -> (d0)>] from %x[
// CHECK:         assign.accumulate #assign.kind<sub> %x[
// CHECK-NOT:     assign.node
// CHECK:         assign.accumulate #assign.kind<set> %gx[affine_map<(d0) -> (d0)>] from %seed[affine_map<(d0) -> (d0)>], %x_saved[
// CHECK:           math.cos
func.func @overwritten(%x: memref<4xf32>, %y: memref<4xf32>, %seed: memref<4xf32>, %gx: memref<4xf32>) {
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    %m = math.sin %a : f32
    assign.yield %m : f32
  } : memref<4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<sub> %x[affine_map<(i) -> (i)>] from %y[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  assign.gradient %y of %x into %gx seed %seed : memref<4xf32> of memref<4xf32> into memref<4xf32> seed memref<4xf32>
  return
}

// -----

// Elements that tie for a maximum are counted, and share.
// CHECK-LABEL: func.func @largest
// CHECK:         %y_ties = assign.node "y.ties" : memref<2xf32>
// CHECK-NEXT:    assign.accumulate #assign.kind<add> init %y_ties[affine_map<(d0, d1) -> (d0)>] from %x[{{.*}}], %y[
// CHECK:           arith.cmpf ueq
// CHECK:         assign.accumulate #assign.kind<set> %gx[affine_map<(d0, d1) -> (d0, d1)>]
// CHECK:           arith.divf
// CHECK:           arith.select
func.func @largest(%x: memref<2x3xf32>, %y: memref<2xf32>, %gx: memref<2x3xf32>) {
  assign.accumulate #assign.kind<max> init %y[affine_map<(i, j) -> (i)>] from %x[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<2xf32>, memref<2x3xf32>
  assign.gradient %y of %x into %gx : memref<2xf32> of memref<2x3xf32> into memref<2x3xf32>
  return
}

// -----

// What is compared with the maximum is read from memory: contributions that are computed are stored,
// and so is the node whose elements are handed on with their signs changed.
// CHECK-LABEL: func.func @largest_computed
// CHECK:         %n = assign.node "n" {placement = #assign.placement<never_virtual, 206>} : memref<2x3xf32>
// CHECK:         %y_contributions = assign.node "y.contributions" {placement = #assign.placement<never_virtual, 206>} : memref<2x3xf32>
// CHECK-NEXT:    assign.accumulate #assign.kind<max> init %y_contributions[affine_map<(d0, d1) -> (d0, d1)>] from %x[
// CHECK:           math.exp
// CHECK:         assign.accumulate #assign.kind<max> init %y[affine_map<(d0, d1) -> (d0)>] from %y_contributions[
// CHECK-NEXT:    ^bb0([[C:%.*]]: f32):
// CHECK-NEXT:      assign.yield [[C]] : f32
// CHECK:         assign.accumulate #assign.kind<min> %y[affine_map<(d0, d1) -> (d0)>] from %n[
// CHECK-NEXT:    ^bb0
// CHECK-NEXT:      arith.negf
// CHECK:         arith.cmpf ueq
// CHECK-NOT:     math.exp
// CHECK:         arith.cmpf ueq
func.func @largest_computed(%x: memref<2x3xf32>, %y: memref<2xf32>, %gx: memref<2x3xf32>) {
  %n = assign.node "n" : memref<2x3xf32>
  assign.accumulate #assign.kind<set> %n[affine_map<(i, j) -> (i, j)>] from %x[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    %e = arith.mulf %a, %a : f32
    assign.yield %e : f32
  } : memref<2x3xf32>, memref<2x3xf32>
  assign.accumulate #assign.kind<max> init %y[affine_map<(i, j) -> (i)>] from %x[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    %e = math.exp %a : f32
    assign.yield %e : f32
  } : memref<2xf32>, memref<2x3xf32>
  assign.accumulate #assign.kind<min> %y[affine_map<(i, j) -> (i)>] from %n[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    %e = arith.negf %a : f32
    assign.yield %e : f32
  } : memref<2xf32>, memref<2x3xf32>
  assign.gradient %y of %x into %gx : memref<2xf32> of memref<2x3xf32> into memref<2x3xf32>
  return
}

// -----

// No cotangent arrives at a maximum through which derivatives stop: nothing is compared, or kept for it.
// CHECK-LABEL: func.func @shifted
// CHECK-NOT:     206
// CHECK-NOT:     contributions
// CHECK-NOT:     arith.cmpf
// CHECK:         func.return
func.func @shifted(%x: memref<2x3xf32>, %y: memref<2x3xf32>, %gx: memref<2x3xf32>) {
  %n = assign.node "n" : memref<2x3xf32>
  %largest = assign.node "largest" : memref<2xf32>
  %shift = assign.node "shift" : memref<2xf32>
  assign.accumulate #assign.kind<set> %n[affine_map<(i, j) -> (i, j)>] from %x[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    %e = arith.mulf %a, %a : f32
    assign.yield %e : f32
  } : memref<2x3xf32>, memref<2x3xf32>
  assign.accumulate #assign.kind<max> init %largest[affine_map<(i, j) -> (i)>] from %n[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    %e = arith.addf %a, %a : f32
    assign.yield %e : f32
  } : memref<2xf32>, memref<2x3xf32>
  assign.accumulate #assign.kind<set> %shift[affine_map<(i) -> (i)>] from %largest[affine_map<(i) -> (i)>] over [2] {
  ^bb0(%a: f32):
    %e = autodiff.stop_gradient %a : f32
    assign.yield %e : f32
  } : memref<2xf32>, memref<2xf32>
  assign.accumulate #assign.kind<set> %y[affine_map<(i, j) -> (i, j)>] from %n[affine_map<(i, j) -> (i, j)>], %shift[affine_map<(i, j) -> (i)>] over [2, 3] {
  ^bb0(%a: f32, %b: f32):
    %e = arith.subf %a, %b : f32
    assign.yield %e : f32
  } : memref<2x3xf32>, memref<2x3xf32>, memref<2xf32>
  assign.gradient %y of %x into %gx : memref<2x3xf32> of memref<2x3xf32> into memref<2x3xf32>
  return
}

// -----

// Elements that are chosen among numbers of the caller have the same bits wherever they are chosen.
// CHECK-LABEL: func.func @largest_chosen
// CHECK-NOT:     206
// CHECK-NOT:     contributions
// CHECK:         arith.cmpf ueq
// CHECK-NOT:     206
// CHECK:         func.return
func.func @largest_chosen(%x: memref<2x3xf32>, %y: memref<2xf32>, %gx: memref<2x3xf32>) {
  %n = assign.node "n" : memref<2x3xf32>
  assign.accumulate #assign.kind<set> %n[affine_map<(i, j) -> (i, j)>] from %x[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    %zero = arith.constant 0.0 : f32
    %e = arith.maximumf %a, %zero : f32
    assign.yield %e : f32
  } : memref<2x3xf32>, memref<2x3xf32>
  assign.accumulate #assign.kind<max> init %y[affine_map<(i, j) -> (i)>] from %n[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    %bound = arith.constant 6.0 : f32
    %above = arith.cmpf ogt, %a, %bound : f32
    %e = arith.select %above, %bound, %a : f32
    assign.yield %e : f32
  } : memref<2xf32>, memref<2x3xf32>
  assign.gradient %y of %x into %gx : memref<2xf32> of memref<2x3xf32> into memref<2x3xf32>
  return
}

// -----

// A cotangent arrives at the first maximum through what is written to its node later, in place, and read.
// CHECK-LABEL: func.func @largest_then_used
// CHECK:         assign.node "y.contributions" {placement = #assign.placement<never_virtual, 206>} : memref<2x3xf32>
// CHECK:         arith.cmpf ueq
func.func @largest_then_used(%x: memref<2x3xf32>, %y: memref<2xf32>, %z: memref<f32>, %gx: memref<2x3xf32>) {
  assign.accumulate #assign.kind<max> init %y[affine_map<(i, j) -> (i)>] from %x[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    %e = arith.addf %a, %a : f32
    assign.yield %e : f32
  } : memref<2xf32>, memref<2x3xf32>
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] from %y[affine_map<(i) -> (i)>] over [2] {
  ^bb0(%a: f32):
    %e = math.exp %a : f32
    assign.yield %e : f32
  } : memref<2xf32>, memref<2xf32>
  assign.accumulate #assign.kind<add> init %z[affine_map<(i) -> ()>] from %y[affine_map<(i) -> (i)>] over [2] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<f32>, memref<2xf32>
  assign.gradient %z of %x into %gx : memref<f32> of memref<2x3xf32> into memref<2x3xf32>
  return
}

// -----

// A slice hands its cotangent to its part of the whole; numbers that are fetched have none.
// CHECK-LABEL: func.func @batch
// CHECK:         assign.fetch slice
// CHECK:         assign.accumulate #assign.kind<add> init %gx[affine_map<(d0)[s0] -> (s0, d0)>] over [4] symbols [%s] {
// CHECK-NEXT:      [[ONE:%.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:      assign.yield [[ONE]] : f32
// CHECK-NEXT:    } : memref<8x4xf32>
// CHECK-NEXT:    func.return
func.func @batch(%x: memref<8x4xf32>, %s: index {assign.range = 8 : i64}, %y: memref<4xf32>, %gx: memref<8x4xf32>) {
  assign.fetch constant 3.0 : f32 into %y : memref<4xf32>
  assign.fetch slice %x[%s] into %y : memref<8x4xf32>, memref<4xf32>
  assign.gradient %y of %x into %gx : memref<4xf32> of memref<8x4xf32> into memref<8x4xf32>
  return
}

// RUN: ad-opt %s -p lower-assign-to-affine | filecheck %s

// CHECK-LABEL: func.func @matmul
// CHECK:         %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    affine.for %i = 0 to 2 {
// CHECK-NEXT:      affine.for %j = 0 to 4 {
// CHECK-NEXT:        affine.store %[[ZERO]], %y[%i, %j] : memref<2x4xf32>
// CHECK:         affine.for %[[I:.*]] = 0 to 2 {
// CHECK-NEXT:      affine.for %[[J:.*]] = 0 to 4 {
// CHECK-NEXT:        affine.for %[[K:.*]] = 0 to 3 {
// CHECK-NEXT:          %a = affine.load %w[%[[J]], %[[K]]] : memref<4x3xf32>
// CHECK-NEXT:          %b = affine.load %x[%[[I]], %[[K]]] : memref<2x3xf32>
// CHECK-NEXT:          %m = arith.mulf %a, %b : f32
// CHECK-NEXT:          %[[OLD:.*]] = affine.load %y[%[[I]], %[[J]]] : memref<2x4xf32>
// CHECK-NEXT:          %[[NEW:.*]] = arith.addf %[[OLD]], %m fastmath<reassoc,contract> : f32
// CHECK-NEXT:          affine.store %[[NEW]], %y[%[[I]], %[[J]]] : memref<2x4xf32>
// CHECK-NOT:     assign.
func.func @matmul(%w: memref<4x3xf32>, %x: memref<2x3xf32>, %y: memref<2x4xf32>) {
  assign.accumulate #assign.kind<add> init %y[affine_map<(i, j, k) -> (i, j)>] from %w[affine_map<(i, j, k) -> (j, k)>], %x[affine_map<(i, j, k) -> (i, k)>] over [2, 4, 3] {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    assign.yield %m : f32
  } : memref<2x4xf32>, memref<4x3xf32>, memref<2x3xf32>
  return
}

// What is reduced goes inside; a symbol stays a symbol.
// CHECK-LABEL: func.func @rows
// CHECK-NEXT:    affine.for %j = 0 to 3 {
// CHECK-NEXT:      affine.for %i = 0 to 2 {
// CHECK-NEXT:        %a = affine.load %x[symbol(%s), %i, %j] : memref<8x2x3xf32>
// CHECK-NEXT:        %[[OLD:.*]] = affine.load %y[%j] : memref<3xf32>
// CHECK-NEXT:        %[[NEW:.*]] = arith.maximumf %[[OLD]], %a fastmath<reassoc,contract> : f32
// CHECK-NEXT:        affine.store %[[NEW]], %y[%j] : memref<3xf32>
func.func @rows(%x: memref<8x2x3xf32>, %y: memref<3xf32>, %s: index {assign.range = 8 : i64}) {
  assign.accumulate #assign.kind<max> %y[affine_map<(i, j)[s] -> (j)>] from %x[affine_map<(i, j)[s] -> (s, i, j)>] over [2, 3] symbols [%s] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<3xf32>, memref<8x2x3xf32>
  return
}

// Where the order counts, loops stand as they are written; iterators are values.
// CHECK-LABEL: func.func @last
// CHECK-NEXT:    affine.for %i = 0 to 2 {
// CHECK-NEXT:      affine.for %j = 0 to 3 {
// CHECK-NEXT:        %n = arith.index_cast %i : index to i64
// CHECK-NEXT:        affine.store %n, %y[%j] : memref<3xi64>
func.func @last(%y: memref<3xi64>) {
  assign.accumulate #assign.kind<set> %y[affine_map<(i, j) -> (j)>] over [2, 3] {
    %i = assign.index 0 : index
    %n = arith.index_cast %i : index to i64
    assign.yield %n : i64
  } : memref<3xi64>
  return
}

// RUN: ad-opt %s -p lower-assign-to-affine | filecheck %s
// RUN: ad-opt %s -p 'lower-assign-to-affine{stops=false}' | filecheck %s --check-prefix=FREE
// FREE-NOT: stop_gradient
// RUN: ad-opt %s -p lower-assign-to-affine{registers=false} | filecheck %s --check-prefix MEMORY

// A sum is carried by the loop of what is reduced; nothing is filled.
// CHECK-LABEL: func.func @matmul
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:    affine.for %i = 0 to 2 {
// CHECK-NEXT:      affine.for %j = 0 to 4 {
// CHECK-NEXT:        %[[SUM:.*]] = affine.for %k = 0 to 3 iter_args(%[[OLD:.*]] = %[[ZERO]]) -> (f32) {
// CHECK-NEXT:          %a = affine.load %w[%j, %k] : memref<4x3xf32>
// CHECK-NEXT:          %b = affine.load %x[%i, %k] : memref<2x3xf32>
// CHECK-NEXT:          %m = arith.mulf %a, %b : f32
// CHECK-NEXT:          %[[NEW:.*]] = arith.addf %[[OLD]], %m fastmath<reassoc,contract> : f32
// CHECK-NEXT:          affine.yield %[[NEW]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.store %[[SUM]], %y[%i, %j] : memref<2x4xf32>
// CHECK-NOT:     assign.
// MEMORY-LABEL: func.func @matmul
// MEMORY:         affine.store %{{.*}}, %y[%i, %j] : memref<2x4xf32>
// MEMORY:         affine.for %[[I:.*]] = 0 to 2 {
// MEMORY-NEXT:      affine.for %[[J:.*]] = 0 to 4 {
// MEMORY-NEXT:        affine.for %[[K:.*]] = 0 to 3 {
// MEMORY-NEXT:          %a = affine.load %w[%[[J]], %[[K]]] : memref<4x3xf32>
// MEMORY-NEXT:          %b = affine.load %x[%[[I]], %[[K]]] : memref<2x3xf32>
// MEMORY-NEXT:          %m = arith.mulf %a, %b : f32
// MEMORY-NEXT:          %[[OLD:.*]] = affine.load %y[%[[I]], %[[J]]] : memref<2x4xf32>
// MEMORY-NEXT:          %[[NEW:.*]] = arith.addf %[[OLD]], %m fastmath<reassoc,contract> : f32
// MEMORY-NEXT:          affine.store %[[NEW]], %y[%[[I]], %[[J]]] : memref<2x4xf32>
func.func @matmul(%w: memref<4x3xf32>, %x: memref<2x3xf32>, %y: memref<2x4xf32>) {
  assign.accumulate #assign.kind<add> init %y[affine_map<(i, j, k) -> (i, j)>] from %w[affine_map<(i, j, k) -> (j, k)>], %x[affine_map<(i, j, k) -> (i, k)>] over [2, 4, 3] {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %b : f32
    assign.yield %m : f32
  } : memref<2x4xf32>, memref<4x3xf32>, memref<2x3xf32>
  return
}

// What is reduced goes inside; a symbol stays a symbol; without init the old value is loaded once.
// CHECK-LABEL: func.func @rows
// CHECK-NEXT:    affine.for %j = 0 to 3 {
// CHECK-NEXT:      %[[START:.*]] = affine.load %y[%j] : memref<3xf32>
// CHECK-NEXT:      %[[MAX:.*]] = affine.for %i = 0 to 2 iter_args(%[[OLD:.*]] = %[[START]]) -> (f32) {
// CHECK-NEXT:        %a = affine.load %x[symbol(%s), %i, %j] : memref<8x2x3xf32>
// CHECK-NEXT:        %[[NEW:.*]] = arith.maximumf %[[OLD]], %a fastmath<reassoc,contract> : f32
// CHECK-NEXT:        affine.yield %[[NEW]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.store %[[MAX]], %y[%j] : memref<3xf32>
func.func @rows(%x: memref<8x2x3xf32>, %y: memref<3xf32>, %s: index {assign.range = 8 : i64}) {
  assign.accumulate #assign.kind<max> %y[affine_map<(i, j)[s] -> (j)>] from %x[affine_map<(i, j)[s] -> (s, i, j)>] over [2, 3] symbols [%s] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<3xf32>, memref<8x2x3xf32>
  return
}

// Of what is overwritten only the last is written.
// CHECK-LABEL: func.func @last
// CHECK-NEXT:    affine.for %j = 0 to 3 {
// CHECK-NEXT:      affine.for %i = 1 to 2 {
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

// A transposition: no initialisation, nothing is read of the output.
// CHECK-LABEL: func.func @transposed
// CHECK-NEXT:    affine.for %i = 0 to 2 {
// CHECK-NEXT:      affine.for %j = 0 to 3 {
// CHECK-NEXT:        %a = affine.load %x[%i, %j] : memref<2x3xf32>
// CHECK-NEXT:        affine.store %a, %y[%j, %i] : memref<3x2xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return
func.func @transposed(%x: memref<2x3xf32>, %y: memref<3x2xf32>) {
  assign.accumulate #assign.kind<add> init %y[affine_map<(i, j) -> (j, i)>] from %x[affine_map<(i, j) -> (i, j)>] over [2, 3] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<3x2xf32>, memref<2x3xf32>
  return
}

// An assignment that reads what it writes starts from the fill.
// CHECK-LABEL: func.func @itself
// CHECK:         affine.store %{{.*}}, %y[%i] : memref<3xf32>
// CHECK:         affine.for
// CHECK:           affine.load %y[
// CHECK:           affine.load %y[
func.func @itself(%y: memref<3xf32>) {
  assign.accumulate #assign.kind<add> init %y[affine_map<(i) -> (i)>] from %y[affine_map<(i) -> (-i + 2)>] over [3] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<3xf32>, memref<3xf32>
  return
}

// The margins hold what the assignment that reads them starts from, and are filled once for two.
// CHECK-LABEL: func.func @windows
// CHECK-NEXT:    %h = assign.node "h" : memref<6xf32>
// CHECK-NEXT:    affine.for %i = 0 to 4 {
// CHECK-NEXT:      %a = affine.load %x[%i] : memref<4xf32>
// CHECK-NEXT:      affine.store %a, %h[%i + 1] : memref<6xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[LOW:.*]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    affine.store %[[LOW]], %h[0] : memref<6xf32>
// CHECK-NEXT:    %[[SAME:.*]] = arith.constant 0xff800000 : f32
// CHECK-NEXT:    affine.store %[[SAME]], %h[5] : memref<6xf32>
// CHECK:           affine.for
// CHECK:             affine.load %h[%{{.*}} + %{{.*}}] : memref<6xf32>
// CHECK-NOT:     affine.store %{{.*}}, %h[
// CHECK:         func.return
func.func @windows(%x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>) {
  %h = assign.node "h" {padding = array<i64: 1, 1>} : memref<4xf32>
  assign.accumulate #assign.kind<set> %h[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<max> init %y[affine_map<(i, k) -> (i)>] from %h[affine_map<(i, k) -> (i + k - 1)>] over [4, 3] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<max> init %z[affine_map<(i, k) -> (i)>] from %h[affine_map<(i, k) -> (i + k - 1)>] over [4, 2] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  return
}

// CHECK-LABEL: func.func @fetches
// CHECK:         affine.store %{{.*}}, %y[%i] : memref<20xf32>
// CHECK:         %[[AT:.*]] = affine.apply affine_map<(d0) -> (d0)> (%{{.*}})
// CHECK:         %[[DATA:.*]] = memref.get_global @assign_data : memref<20xf32>
// CHECK:         affine.load %[[DATA]]
// CHECK-NOT:     assign.
func.func @fetches(%y: memref<20xf32>) {
  assign.block "first" {
    assign.fetch constant 1.0 : f32 into %y : memref<20xf32>
    assign.fetch range into %y : memref<20xf32>
  }
  assign.fetch data dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0]> : tensor<20xf32> into %y : memref<20xf32>
  return
}

// What no derivative is to flow through is a constant for derivatives of the loops.
// CHECK-LABEL: func.func @stopped
// CHECK:         %[[C:.*]] = arith.mulf
// CHECK-NEXT:    %[[STOPPED:.*]] = autodiff.stop_gradient %[[C]] : f32
// CHECK:         arith.subf %{{.*}}, %[[STOPPED]]
// CHECK:         affine.load %w
// CHECK-NOT:     autodiff.stop_gradient
func.func @stopped(%w: memref<4xf32>, %g: memref<4xf32>, %n: memref<4xi32>) {
  assign.accumulate #assign.kind<sub> %w[affine_map<(i) -> (i)>] from %g[affine_map<(i) -> (i)>] over [4] attributes {stop_gradient} {
  ^bb0(%a: f32):
    %b = arith.mulf %a, %a : f32
    assign.yield %b : f32
  } : memref<4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<set> %g[affine_map<(i) -> (i)>] from %w[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<set> %n[affine_map<(i) -> (i)>] from %n[affine_map<(i) -> (i)>] over [4] attributes {stop_gradient} {
  ^bb0(%a: i32):
    assign.yield %a : i32
  } : memref<4xi32>, memref<4xi32>
  return
}

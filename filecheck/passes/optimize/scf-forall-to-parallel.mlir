// RUN: ad-opt %s -p scf-forall-to-parallel | filecheck %s

// CHECK-LABEL: func.func @f
// CHECK:         scf.parallel (%i, %j) = (%{{.*}}, %{{.*}}) to (%{{.*}}, %n) step (%{{.*}}, %{{.*}}) {
// CHECK-NEXT:      memref.store %x, %m[%i, %j] : memref<4x?xf64>
// CHECK-NOT:     scf.forall
func.func @f(%m: memref<4x?xf64>, %x: f64, %n: index) {
  scf.forall (%i, %j) in (4, %n) {
    memref.store %x, %m[%i, %j] : memref<4x?xf64>
  }
  return
}

// What is no sum is carried from iteration to iteration.
// CHECK-LABEL: func.func @product
// CHECK:         %[[R:.*]] = scf.for %i = %c0 to %n step %c1 iter_args(%[[OUTER:.*]] = %x) -> (f64) {
// CHECK-NEXT:      %[[IN:.*]] = scf.for %j = %c1 to %n step %c1 iter_args(%[[OLD:.*]] = %[[OUTER]]) -> (f64) {
// CHECK-NEXT:        %v = memref.load %m[%i, %j] : memref<?x?xf64>
// CHECK-NEXT:        %p = arith.mulf %[[OLD]], %v : f64
// CHECK-NEXT:        scf.yield %p : f64
// CHECK:           scf.yield %[[IN]] : f64
// CHECK:         func.return %[[R]] : f64
func.func @product(%m: memref<?x?xf64>, %x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) init (%x) -> f64 {
    %v = memref.load %m[%i, %j] : memref<?x?xf64>
    scf.reduce(%v : f64) {
    ^bb0(%a: f64, %b: f64):
      %p = arith.mulf %a, %b : f64
      scf.reduce.return %p : f64
    }
  }
  return %y : f64
}

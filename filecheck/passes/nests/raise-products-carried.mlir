// RUN: ad-opt %s -p "raise-products{early=true}" | filecheck %s

// A nest that carries a sum keeps it: the products of 64 rows at once leave it, and no buffer is as
// large as all that is summed up.

// CHECK-LABEL: func.func @carried
// CHECK:         %[[R:.*]] = scf.for %[[AT:.*]] = %{{.*}} to %m step %{{.*}} iter_args(%[[E:.*]] = %zero) -> (f64) {
// CHECK:           %[[S:.*]] = memref.alloc(%{{.*}}, %{{.*}}) : memref<?x?xf64>
// CHECK:           memref.subview %a[%[[AT]], 0]
// CHECK:           linalg.generic
// CHECK:           %[[STRIP:.*]] = scf.for %{{.*}} = %[[AT]] to %{{.*}} iter_args(%{{.*}} = %[[E]]) -> (f64) {
// CHECK:             memref.load %[[S]]
// CHECK-NEXT:        math.exp
// CHECK-NOT:         arith.mulf
// CHECK:           memref.dealloc %[[S]]
// CHECK-NEXT:      scf.yield %[[STRIP]] : f64
// CHECK:         return %[[R]] : f64
func.func @carried(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias}, %m: index, %n: index, %l: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%e = %zero) -> (f64) {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%f = %e) -> (f64) {
      %s = scf.for %k = %c0 to %l step %c1 iter_args(%t = %zero) -> (f64) {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%j, %k] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %v = math.exp %s : f64
      %g = arith.addf %f, %v : f64
      scf.yield %g : f64
    }
    scf.yield %q : f64
  }
  return %r : f64
}

// A product of a matrix and a vector has no strips: its loops change places, and what goes on with
// the sums stands behind.

// CHECK-LABEL: func.func @columns
// CHECK-NOT:     linalg
// CHECK:         %[[S:.*]] = memref.alloc(%{{.*}}) : memref<?xf64>
// CHECK:         scf.for %[[I:.*]] = %c0 to %n
// CHECK-NEXT:      scf.for %[[J:.*]] = %c0 to %m
// CHECK:             memref.load %a[%[[I]], %[[J]]]
// CHECK:         %[[R:.*]] = scf.for %{{.*}} iter_args
// CHECK-NOT:       scf.for
// CHECK:           memref.load %[[S]]
// CHECK:         memref.dealloc %[[S]]
// CHECK:         return %[[R]] : f64
func.func @columns(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?xf64> {llvm.noalias}, %m: index, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %j = %c0 to %m step %c1 iter_args(%e = %zero) -> (f64) {
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
      %x = memref.load %a[%i, %j] : memref<?x?xf64>
      %y = memref.load %b[%i] : memref<?xf64>
      %p = arith.mulf %x, %y : f64
      %u = arith.addf %t, %p : f64
      scf.yield %u : f64
    }
    %v = math.exp %s : f64
    %g = arith.addf %e, %v : f64
    scf.yield %g : f64
  }
  return %r : f64
}

// Rows of which only every other one counts have no strips.

// CHECK-LABEL: func.func @every_other
// CHECK-NOT:     linalg
// CHECK:         return
func.func @every_other(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias}, %m: index, %n: index, %l: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %m step %c2 iter_args(%e = %zero) -> (f64) {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%f = %e) -> (f64) {
      %s = scf.for %k = %c0 to %l step %c1 iter_args(%t = %zero) -> (f64) {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%j, %k] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %v = math.exp %s : f64
      %g = arith.addf %f, %v : f64
      scf.yield %g : f64
    }
    scf.yield %q : f64
  }
  return %r : f64
}

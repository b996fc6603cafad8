// RUN: ad-opt %s -p "unroll-loops,promote-memory,simplify" | filecheck %s

// A product of two vectors of three: nothing is left of the buffer and of the loops.
// CHECK-LABEL: func.func @dot
// CHECK-NOT:     scf.for
// CHECK:         %[[P0:.*]] = memref.load %{{.*}}[%{{.*}}] : memref<?xf64>
// CHECK:         %[[P1:.*]] = memref.load
// CHECK:         %[[P2:.*]] = memref.load
// CHECK:         arith.mulf %[[P0]], %[[P0]] : f64
// CHECK:         arith.mulf %[[P1]], %[[P1]] : f64
// CHECK:         arith.mulf %[[P2]], %[[P2]] : f64
// CHECK-NOT:     memref
func.func @dot(%p: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %v = memref.alloca() : memref<3xf64>
  scf.for %i = %c0 to %c3 step %c1 {
    %e = memref.load %p[%i] : memref<?xf64>
    memref.store %e, %v[%i] : memref<3xf64>
  }
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %zero) -> (f64) {
    %e = memref.load %v[%i] : memref<3xf64>
    %ee = arith.mulf %e, %e : f64
    %b = arith.addf %a, %ee : f64
    scf.yield %b : f64
  }
  func.return %s : f64
}

// An index that is not known even then: the loop stays.
// CHECK-LABEL: func.func @unknown
// CHECK:         scf.for
func.func @unknown(%p: memref<?xf64>, %k: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = memref.alloca() : memref<3xf64>
  scf.for %i = %c0 to %c3 step %c1 {
    %e = memref.load %p[%i] : memref<?xf64>
    memref.store %e, %v[%i] : memref<3xf64>
  }
  %e = memref.load %v[%k] : memref<3xf64>
  func.return %e : f64
}

// Loops over nothing that is local stay as they are.
// CHECK-LABEL: func.func @outside
// CHECK:         scf.for
func.func @outside(%p: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    memref.store %x, %p[%i] : memref<?xf64>
  }
  func.return
}

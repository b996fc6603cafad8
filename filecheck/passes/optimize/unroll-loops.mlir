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

// A triangle: where the inner loop ends, the one around it says.
// CHECK-LABEL: func.func @triangle
// CHECK-NOT:     scf.for
// CHECK-NOT:     memref.alloca
// CHECK:         func.return
func.func @triangle(%p: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %v = memref.alloca() : memref<3xf64>
  scf.for %i = %c0 to %c3 step %c1 {
    %e = memref.load %p[%i] : memref<?xf64>
    %s = scf.for %j = %c0 to %i step %c1 iter_args(%a = %e) -> (f64) {
      %k = memref.load %v[%j] : memref<3xf64>
      %b = arith.mulf %a, %k : f64
      scf.yield %b : f64
    }
    memref.store %s, %v[%i] : memref<3xf64>
  }
  %r = memref.load %v[%c2] : memref<3xf64>
  func.return %r : f64
}

// Where this one ends, nobody knows: both loops stay.
// CHECK-LABEL: func.func @open
// CHECK:         scf.for
// CHECK:           scf.for
func.func @open(%p: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = memref.alloca() : memref<3xf64>
  scf.for %i = %c0 to %c3 step %c1 {
    %end = arith.minsi %i, %n : index
    %e = memref.load %p[%i] : memref<?xf64>
    %s = scf.for %j = %c0 to %end step %c1 iter_args(%a = %e) -> (f64) {
      %k = memref.load %v[%j] : memref<3xf64>
      %b = arith.mulf %a, %k : f64
      scf.yield %b : f64
    }
    memref.store %s, %v[%i] : memref<3xf64>
  }
  %r = memref.load %v[%c1] : memref<3xf64>
  func.return %r : f64
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

// Of a nest that would become more than a thousand operations, only the inner loop is written out.
// CHECK-LABEL: func.func @nest
// CHECK:         scf.for
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @nest(%p: memref<?xf64>, %u: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %v = memref.alloca() : memref<8xf64>
  scf.for %i = %c0 to %c8 step %c1 {
    %a = memref.load %p[%i] : memref<?xf64>
    scf.for %j = %c0 to %c8 step %c1 {
      memref.store %a, %v[%j] : memref<8xf64>
      %e0 = memref.load %v[%j] : memref<8xf64>
      %e1 = arith.addf %e0, %u : f64
      %e2 = arith.mulf %e1, %u : f64
      %e3 = arith.addf %e2, %u : f64
      %e4 = arith.mulf %e3, %u : f64
      %e5 = arith.addf %e4, %u : f64
      %e6 = arith.mulf %e5, %u : f64
      %e7 = arith.addf %e6, %u : f64
      %e8 = arith.mulf %e7, %u : f64
      %e9 = arith.addf %e8, %u : f64
      %e10 = arith.mulf %e9, %u : f64
      %e11 = arith.addf %e10, %u : f64
      %e12 = arith.mulf %e11, %u : f64
      %e13 = arith.addf %e12, %u : f64
      %e14 = arith.mulf %e13, %u : f64
      %e15 = arith.addf %e14, %u : f64
      %e16 = arith.mulf %e15, %u : f64
      memref.store %e16, %p[%j] : memref<?xf64>
    }
  }
  func.return
}

// A sum of three terms in a loop, with which something is computed: it is written out in the order
// that it has.
// CHECK-LABEL: func.func @distance
// CHECK:         scf.for
// CHECK-NOT:     scf.for
// CHECK:           %[[S0:.*]] = arith.addf %{{.*}}, %zero : f64
// CHECK:           %[[S1:.*]] = arith.addf %{{.*}}, %[[S0]] : f64
// CHECK:           %[[S2:.*]] = arith.addf %{{.*}}, %[[S1]] : f64
// CHECK-NEXT:      math.sqrt %[[S2]] : f64
// CHECK-NOT:     scf.for
func.func @distance(%p: memref<?x3xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %s = scf.for %k = %c0 to %c3 step %c1 iter_args(%a = %zero) -> (f64) {
      %e = memref.load %p[%i, %k] : memref<?x3xf64>
      %ee = arith.mulf %e, %e : f64
      %b = arith.addf %ee, %a : f64
      scf.yield %b : f64
    }
    %d = math.sqrt %s : f64
    %next = arith.addf %acc, %d : f64
    scf.yield %next : f64
  }
  func.return %sum : f64
}

// Nobody computes with a sum that is stored: the nest may be a product of matrices.
// CHECK-LABEL: func.func @product
// CHECK-COUNT-3: scf.for
func.func @product(%a: memref<?x3xf64>, %b: memref<3x?xf64>, %c: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = scf.for %k = %c0 to %c3 step %c1 iter_args(%t = %zero) -> (f64) {
        %x = memref.load %a[%i, %k] : memref<?x3xf64>
        %y = memref.load %b[%k, %j] : memref<3x?xf64>
        %p = arith.mulf %x, %y : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      memref.store %s, %c[%i, %j] : memref<?x?xf64>
    }
  }
  func.return
}

// Nine trips, and no loop around.
// CHECK-LABEL: func.func @long
// CHECK-COUNT-2: scf.for
// CHECK-LABEL: func.func @alone
// CHECK:         scf.for
func.func @long(%p: memref<?x9xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %s = scf.for %k = %c0 to %c9 step %c1 iter_args(%a = %zero) -> (f64) {
      %e = memref.load %p[%i, %k] : memref<?x9xf64>
      %b = arith.addf %e, %a : f64
      scf.yield %b : f64
    }
    %d = math.sqrt %s : f64
    %next = arith.addf %acc, %d : f64
    scf.yield %next : f64
  }
  func.return %sum : f64
}
func.func @alone(%p: memref<3xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %s = scf.for %k = %c0 to %c3 step %c1 iter_args(%a = %zero) -> (f64) {
    %e = memref.load %p[%k] : memref<3xf64>
    %b = arith.addf %e, %a : f64
    scf.yield %b : f64
  }
  %d = math.sqrt %s : f64
  func.return %d : f64
}

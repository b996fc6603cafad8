// RUN: ad-opt %s -p batch-functions | filecheck %s

// A strip: the sums of rows, then their functions, then what is done with these.
// CHECK-LABEL: func.func @loss
// CHECK:         %[[YS:.*]] = memref.alloca() : memref<32xf64>
// CHECK:         %[[XS:.*]] = memref.alloca() : memref<32xf64>
// CHECK:         scf.for %{{.*}} = %{{.*}} to %n step %{{.*}} iter_args(%[[A:.*]] = %zero) -> (f64)
// CHECK:           scf.for
// CHECK:             %[[X:.*]] = scf.for
// CHECK-NOT:         math.exp
// CHECK:             memref.store %[[X]], %[[B:.*]][
// CHECK:           scf.for
// CHECK-NOT:         scf.for
// CHECK:             memref.load %[[B]][
// CHECK:             math.exp
// CHECK:             memref.store
// CHECK:           scf.for {{.*}} iter_args(%{{.*}} = %[[A]]) -> (f64)
// CHECK:             arith.addf
// CHECK:             scf.for
// CHECK-NOT:     math.exp
func.func @loss(%n: index, %d: index, %p: memref<?x?xf64>, %g: memref<?xf64>, %zero: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = memref.alloc(%d) : memref<?xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %x = scf.for %j = %c0 to %d step %c1 iter_args(%b = %zero) -> (f64) {
      %e = memref.load %p[%i, %j] : memref<?x?xf64>
      %c = arith.addf %b, %e : f64
      scf.yield %c : f64
    }
    %y = math.exp %x : f64
    %z = arith.addf %a, %y : f64
    scf.for %j = %c0 to %d step %c1 {
      %e = memref.load %q[%j] : memref<?xf64>
      %c = arith.addf %e, %y : f64
      memref.store %c, %q[%j] : memref<?xf64>
    }
    scf.yield %z : f64
  }
  memref.dealloc %q : memref<?xf64>
  func.return %r : f64
}

// The rows may be what is written: they stay together.
// CHECK-LABEL: func.func @written
// CHECK-NOT:     memref.alloca
// CHECK:         func.return
func.func @written(%n: index, %d: index, %p: memref<?x?xf64>, %g: memref<?xf64>, %zero: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = scf.for %j = %c0 to %d step %c1 iter_args(%b = %zero) -> (f64) {
      %e = memref.load %p[%i, %j] : memref<?x?xf64>
      %c = arith.addf %b, %e : f64
      scf.yield %c : f64
    }
    %y = math.exp %x : f64
    scf.for %j = %c0 to %d step %c1 {
      memref.store %y, %g[%j] : memref<?xf64>
    }
  }
  func.return
}

// The sum of a row begins with what the row before gave.
// CHECK-LABEL: func.func @carried
// CHECK-NOT:     memref.alloca
// CHECK:         func.return
func.func @carried(%n: index, %d: index, %p: memref<?x?xf64>, %zero: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %x = scf.for %j = %c0 to %d step %c1 iter_args(%b = %a) -> (f64) {
      %e = memref.load %p[%i, %j] : memref<?x?xf64>
      %c = arith.addf %b, %e : f64
      scf.yield %c : f64
    }
    %y = math.exp %x : f64
    %z = scf.for %j = %c0 to %d step %c1 iter_args(%b = %zero) -> (f64) {
      %c = arith.addf %b, %y : f64
      scf.yield %c : f64
    }
    scf.yield %z : f64
  }
  func.return %r : f64
}

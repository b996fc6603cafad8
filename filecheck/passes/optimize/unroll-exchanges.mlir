// RUN: ad-opt %s -p "unroll-loops" | filecheck %s

// Two buffers that change places: two trips name them, the second if there is one.
// CHECK-LABEL: func.func @two
// CHECK:         scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} {
// CHECK:           memref.load %a
// CHECK:           memref.store %{{.*}}, %b
// CHECK:           scf.if
// CHECK:             memref.load %b
// CHECK:             memref.store %{{.*}}, %a
// CHECK:         %[[LEFT:.*]] = arith.remui
// CHECK:         %[[ODD:.*]] = arith.cmpi eq, %[[LEFT]]
// CHECK:         %[[R:.*]] = arith.select %[[ODD]], %b, %a : memref<?xf64>
// CHECK:         memref.load %[[R]]
func.func @two(%a: memref<?xf64>, %b: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b)
      -> (memref<?xf64>, memref<?xf64>) {
    %e = memref.load %p[%c0] : memref<?xf64>
    %s = math.sin %e : f64
    memref.store %s, %q[%c0] : memref<?xf64>
    scf.yield %q, %p : memref<?xf64>, memref<?xf64>
  }
  %e = memref.load %r#0[%c0] : memref<?xf64>
  func.return %e : f64
}

// One memory by two names, and a buffer that does not come back: they stay.
// CHECK-LABEL: func.func @one
// CHECK:         iter_args
// CHECK-LABEL: func.func @shifted
// CHECK:         iter_args
func.func @one(%a: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %a)
      -> (memref<?xf64>, memref<?xf64>) {
    %e = memref.load %p[%i] : memref<?xf64>
    memref.store %e, %q[%c0] : memref<?xf64>
    scf.yield %q, %p : memref<?xf64>, memref<?xf64>
  }
  func.return
}
func.func @shifted(%a: memref<?xf64>, %b: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b)
      -> (memref<?xf64>, memref<?xf64>) {
    %e = memref.load %p[%i] : memref<?xf64>
    memref.store %e, %q[%c0] : memref<?xf64>
    scf.yield %q, %q : memref<?xf64>, memref<?xf64>
  }
  func.return
}

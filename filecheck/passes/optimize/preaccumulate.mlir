// RUN: ad-opt %s -p "preaccumulate{bits=512}" | filecheck %s

// A step of a linear recurrence whose chain is long: the matrices of up to 64 iterations first, which
// wait for nothing; then a product and a sum for each value that is carried. What only sums is not
// in the way.

// CHECK-LABEL: func.func @chain
// CHECK:         scf.for %[[K:[0-9]+]] = %{{.*}} to %n step %{{.*}} iter_args
// CHECK:           %[[LEFT:[0-9]+]] = arith.subi %n, %[[K]] : index
// CHECK:           %[[COUNT:[0-9]+]] = arith.minsi %[[LEFT]], %{{.*}} : index
// CHECK:           scf.for %[[J:[0-9]+]] = %{{.*}} to %[[COUNT]] step %{{[^ ]*}} {
// CHECK-NEXT:        %[[I:[0-9]+]] = arith.addi %[[K]], %[[J]] : index
// CHECK-NEXT:        memref.load %p[%[[I]]] : memref<?xf64>
// CHECK-COUNT-6:     memref.store %{{.*}}, %{{.*}}[%[[J]]] : memref<64xf64>
// CHECK-NEXT:      }
// CHECK:           scf.for %[[L:[0-9]+]] = %{{.*}} to %[[COUNT]] step %{{.*}} iter_args
// CHECK-COUNT-6:     memref.load %{{.*}}[%[[L]]] : memref<64xf64>
// CHECK-NEXT:        mulf
// CHECK-NEXT:        mulf
// CHECK-NEXT:        addf
// CHECK-NEXT:        mulf
// CHECK-NEXT:        mulf
// CHECK-NEXT:        addf
// CHECK-NEXT:        mulf
// CHECK-NEXT:        addf
// CHECK-NEXT:        mulf
// CHECK-NEXT:        addf
// CHECK-NEXT:        scf.yield
// CHECK-NOT:     memref.load %p
func.func @chain(%p: memref<?xf64>, %n: index, %x: f64, %y: f64) -> (f64, f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y, %s = %zero) -> (f64, f64, f64) {
    %e = memref.load %p[%i] : memref<?xf64>
    %f = arith.mulf %e, %e : f64
    %b0 = arith.mulf %a, %e : f64
    %b1 = arith.addf %b0, %b : f64
    %a1 = arith.mulf %b1, %f : f64
    %a2 = arith.subf %a1, %a : f64
    %b2 = arith.mulf %a2, %e : f64
    %b3 = arith.addf %b2, %b1 : f64
    %a3 = arith.mulf %b3, %f : f64
    %a4 = arith.addf %a3, %a2 : f64
    %b4 = arith.mulf %a4, %e : f64
    %b5 = arith.subf %b4, %b3 : f64
    %a5 = arith.mulf %b5, %f : f64
    %a6 = arith.addf %a5, %a4 : f64
    %b6 = arith.mulf %a6, %e : f64
    %b7 = arith.subf %b6, %b5 : f64
    %t = arith.mulf %b6, %f : f64
    %s1 = arith.addf %s, %t : f64
    scf.yield %a6, %b7, %s1 : f64, f64, f64
  }
  return %r#0, %r#1, %r#2 : f64, f64, f64
}

// A product of two values that are carried is not linear.

// CHECK-LABEL: func.func @nonlinear
// CHECK-NOT:     memref<64xf64>
func.func @nonlinear(%p: memref<?xf64>, %n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %y = memref.load %p[%i] : memref<?xf64>
    %b = arith.mulf %a, %y : f64
    %c = arith.addf %b, %a : f64
    %d = arith.mulf %c, %y : f64
    %e = arith.addf %d, %c : f64
    %f = arith.mulf %e, %e : f64
    %g = arith.addf %f, %a : f64
    scf.yield %g : f64
  }
  return %r : f64
}

// What writes, branches, counts otherwise or is over soon stays; so do sums, which become lanes as
// they are, and chains that would not be shorter.

// CHECK-LABEL: func.func @others
// CHECK-NOT:     memref<64xf64>
func.func @others(%p: memref<?xf64>, %n: index, %x: f64, %q: i1) -> (f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %short = arith.constant 40 : index
  %writes = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %y = memref.load %p[%i] : memref<?xf64>
    %b = arith.mulf %a, %y : f64
    %c = arith.addf %b, %a : f64
    %d = arith.mulf %c, %y : f64
    %e = arith.addf %d, %c : f64
    %f = arith.mulf %e, %y : f64
    %g = arith.addf %f, %e : f64
    memref.store %g, %p[%i] : memref<?xf64>
    scf.yield %g : f64
  }
  %branches = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %y = memref.load %p[%i] : memref<?xf64>
    %b = arith.mulf %a, %y : f64
    %c = arith.addf %b, %a : f64
    %d = arith.mulf %c, %y : f64
    %e = arith.addf %d, %c : f64
    %f = arith.mulf %e, %y : f64
    %g = arith.addf %f, %e : f64
    %h = scf.if %q -> (f64) {
      scf.yield %g : f64
    } else {
      scf.yield %a : f64
    }
    scf.yield %h : f64
  }
  %steps = scf.for %i = %c0 to %n step %c2 iter_args(%a = %x) -> (f64) {
    %y = memref.load %p[%i] : memref<?xf64>
    %b = arith.mulf %a, %y : f64
    %c = arith.addf %b, %a : f64
    %d = arith.mulf %c, %y : f64
    %e = arith.addf %d, %c : f64
    %f = arith.mulf %e, %y : f64
    %g = arith.addf %f, %e : f64
    scf.yield %g : f64
  }
  %soon = scf.for %i = %c0 to %short step %c1 iter_args(%a = %x) -> (f64) {
    %y = memref.load %p[%i] : memref<?xf64>
    %b = arith.mulf %a, %y : f64
    %c = arith.addf %b, %a : f64
    %d = arith.mulf %c, %y : f64
    %e = arith.addf %d, %c : f64
    %f = arith.mulf %e, %y : f64
    %g = arith.addf %f, %e : f64
    scf.yield %g : f64
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %b = memref.load %p[%i] : memref<?xf64>
    %c = math.exp %b : f64
    %d = arith.addf %a, %c : f64
    scf.yield %d : f64
  }
  %no_shorter = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %b = memref.load %p[%i] : memref<?xf64>
    %c = arith.mulf %a, %b : f64
    %d = arith.addf %c, %b : f64
    scf.yield %d : f64
  }
  return %writes, %branches, %steps, %soon, %sum, %no_shorter : f64, f64, f64, f64, f64, f64
}

// Iterations of the loop around would share the buffers.

// CHECK-LABEL: func.func @at_once
// CHECK-NOT:     memref<64xf64>
func.func @at_once(%p: memref<?xf64>, %out: memref<?xf64>, %n: index, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%k) = (%c0) to (%n) step (%c1) {
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
      %e = memref.load %p[%i] : memref<?xf64>
      %b = arith.mulf %a, %e : f64
      %c = arith.addf %b, %a : f64
      %d = arith.mulf %c, %e : f64
      %f = arith.addf %d, %c : f64
      %g = arith.mulf %f, %e : f64
      %h = arith.addf %g, %f : f64
      %j = arith.mulf %h, %e : f64
      %l = arith.addf %j, %h : f64
      scf.yield %l : f64
    }
    memref.store %r, %out[%k] : memref<?xf64>
    scf.reduce
  }
  return
}

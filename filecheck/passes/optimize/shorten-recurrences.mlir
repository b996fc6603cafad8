// RUN: ad-opt %s -p shorten-recurrences | filecheck %s --check-prefix=STRICT
// RUN: ad-opt %s -p "shorten-recurrences{fast=true}" | filecheck %s

// STRICT-NOT: arith.no_reciprocal
// STRICT-LABEL: func.func @adjoint
// STRICT:         %s = arith.addf %b, %u
// STRICT-NEXT:    %q = arith.divf %s, %p
// STRICT-NEXT:    %r = arith.mulf %q, %c
// STRICT-NEXT:    scf.yield %r
// STRICT-NOT:     arith.no_reciprocal

// The carried value waits for one multiplication and one addition.
// CHECK-LABEL: func.func @adjoint
// CHECK:         scf.for {{.*}} iter_args(%b = %{{.*}}) -> (f64) {
// CHECK:           %[[ONE_OF:.*]] = arith.divf %{{.*}}, %p
// CHECK-NEXT:      %[[PART:.*]] = arith.mulf %u, %[[ONE_OF]]
// CHECK-NEXT:      %[[FACTOR:.*]] = arith.mulf %[[ONE_OF]], %c
// CHECK-NEXT:      %[[REST:.*]] = arith.mulf %[[PART]], %c
// CHECK-NEXT:      %[[SCALED:.*]] = arith.mulf %[[FACTOR]], %b
// CHECK-NEXT:      %[[NEXT:.*]] = arith.addf %[[REST]], %[[SCALED]]
// CHECK-NEXT:      scf.yield %[[NEXT]] : f64
func.func @adjoint(%m: memref<?x3xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%b = %zero) -> (f64) {
    %u = memref.load %m[%i, %c0] : memref<?x3xf64>
    %p = memref.load %m[%i, %c1] : memref<?x3xf64>
    %c = memref.load %m[%i, %c2] : memref<?x3xf64>
    %s = arith.addf %b, %u : f64
    %q = arith.divf %s, %p : f64
    %r = arith.mulf %q, %c : f64
    scf.yield %r : f64
  }
  func.return %last : f64
}

// Divided by itself, a value is not linear: the division is not to become two operations.
// CHECK-LABEL: func.func @divisor
// CHECK:           %[[P:.*]] = arith.subf %u, %b
// CHECK-NEXT:      %[[Q:.*]] = arith.divf %c, %[[P]] {arith.no_reciprocal} : f64
// CHECK-NEXT:      scf.yield %[[Q]]
func.func @divisor(%m: memref<?x3xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%b = %zero) -> (f64) {
    %u = memref.load %m[%i, %c0] : memref<?x3xf64>
    %c = memref.load %m[%i, %c1] : memref<?x3xf64>
    %p = arith.subf %u, %b : f64
    %q = arith.divf %c, %p : f64
    scf.yield %q : f64
  }
  func.return %last : f64
}

// A product and a sum are short already; squares, and two values that go round together, stay.
// CHECK-LABEL: func.func @others
// CHECK:           %s0 = arith.mulf %a, %u
// CHECK-NEXT:      %s1 = arith.addf %s0, %u
// CHECK-NEXT:      %t0 = arith.mulf %b, %b
// CHECK-NEXT:      %t1 = arith.mulf %t0, %u
// CHECK-NEXT:      %t2 = arith.addf %t1, %u
// CHECK-NEXT:      %v0 = arith.mulf %d, %u
// CHECK-NEXT:      %v1 = arith.mulf %v0, %u
// CHECK-NEXT:      %v2 = arith.addf %v1, %e
// CHECK-NEXT:      %w0 = arith.addf %e, %d
// CHECK-NEXT:      %w1 = arith.mulf %w0, %u
// CHECK-NEXT:      %w2 = arith.mulf %w1, %u
// CHECK-NEXT:      scf.yield %s1, %t2, %v2, %w2
func.func @others(%m: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %last:4 = scf.for %i = %c0 to %n step %c1
      iter_args(%a = %zero, %b = %zero, %d = %zero, %e = %zero) -> (f64, f64, f64, f64) {
    %u = memref.load %m[%i] : memref<?xf64>
    %s0 = arith.mulf %a, %u : f64
    %s1 = arith.addf %s0, %u : f64
    %t0 = arith.mulf %b, %b : f64
    %t1 = arith.mulf %t0, %u : f64
    %t2 = arith.addf %t1, %u : f64
    %v0 = arith.mulf %d, %u : f64
    %v1 = arith.mulf %v0, %u : f64
    %v2 = arith.addf %v1, %e : f64
    %w0 = arith.addf %e, %d : f64
    %w1 = arith.mulf %w0, %u : f64
    %w2 = arith.mulf %w1, %u : f64
    scf.yield %s1, %t2, %v2, %w2 : f64, f64, f64, f64
  }
  func.return %last#0 : f64
}

// Reciprocals overflow where quotients do not: a division that does not allow them stays one.
// STRICT-LABEL: func.func @no_reciprocals
// STRICT:         scf.for
// STRICT-NEXT:      memref.load
// STRICT-NEXT:      arith.divf
// STRICT-NEXT:      scf.yield
func.func @no_reciprocals(%p: memref<?xf64>, %n: index, %first: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %first) -> (f64) {
    %x = memref.load %p[%i] : memref<?xf64>
    %q = arith.divf %b, %x fastmath<reassoc,contract> : f64
    scf.yield %q : f64
  }
  return %r : f64
}

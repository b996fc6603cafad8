// RUN: ad-opt %s -p "simplify-guards,simplify" | filecheck %s

// A quotient times something is a multiple of what is divided: it is zero or NaN where that is zero.
// CHECK-LABEL: func.func @product
// CHECK:         %[[Q:.*]] = arith.divf %d, %y : f64
// CHECK-NEXT:    %[[P:.*]] = arith.mulf %f, %[[Q]] : f64
// CHECK-NEXT:    %[[Z:.*]] = arith.cmpf oeq, %d, %zero : f64
// CHECK-NEXT:    %[[R:.*]] = arith.select %[[Z]], %zero, %[[P]] : f64
// CHECK-NEXT:    func.return %[[R]] : f64
func.func @product(%d: f64, %y: f64, %f: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %q = arith.divf %d, %y : f64
  %p = arith.mulf %f, %q : f64
  %is_zero = arith.cmpf oeq, %d, %zero : f64
  %is_nan = arith.cmpf uno, %p, %p : f64
  %both = arith.andi %is_nan, %is_zero : i1
  %r = arith.select %both, %zero, %p : f64
  func.return %r : f64
}

// The divisor is zero, not what is divided; and a sum is no multiple of its terms.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-2: arith.cmpf uno
func.func @others(%d: f64, %y: f64) -> (f64, f64) {
  %zero = arith.constant 0.0 : f64
  %p = arith.divf %y, %d : f64
  %is_zero = arith.cmpf oeq, %d, %zero : f64
  %is_nan = arith.cmpf uno, %p, %p : f64
  %both = arith.andi %is_zero, %is_nan : i1
  %r = arith.select %both, %zero, %p : f64
  %s = arith.addf %d, %y : f64
  %is_nan2 = arith.cmpf uno, %s, %s : f64
  %both2 = arith.andi %is_zero, %is_nan2 : i1
  %t = arith.select %both2, %zero, %s : f64
  func.return %r, %t : f64, f64
}

// A sum is zero where all its terms are; what a loop carries is where it starts so, and stays so.
// CHECK-LABEL: func.func @roots
// CHECK-NOT:     arith.cmpf uno
// CHECK:         func.return
func.func @roots(%d: f64, %e: f64, %y: f64, %n: index) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %d_zero = arith.cmpf oeq, %d, %zero : f64
  %e_zero = arith.cmpf oeq, %e, %zero : f64
  %thrown_away = arith.andi %d_zero, %e_zero : i1
  %s = arith.addf %d, %e : f64
  %p = arith.divf %s, %y : f64
  %is_nan = arith.cmpf uno, %p, %p : f64
  %both = arith.andi %thrown_away, %is_nan : i1
  %r = arith.select %both, %zero, %p : f64
  %t, %flag = scf.for %i = %c0 to %n step %c1 iter_args(%a = %d, %f = %d_zero) -> (f64, i1) {
    %q = arith.mulf %a, %y : f64
    %b = arith.addf %q, %e : f64
    %g = arith.andi %f, %e_zero : i1
    scf.yield %b, %g : f64, i1
  }
  %u = arith.divf %t, %y : f64
  %u_nan = arith.cmpf uno, %u, %u : f64
  %u_both = arith.andi %flag, %u_nan : i1
  %v = arith.select %u_both, %zero, %u : f64
  func.return %r, %v : f64, f64
}

// One term of two, and a loop that carries something else.
// CHECK-LABEL: func.func @no_roots
// CHECK-COUNT-2: arith.cmpf uno
func.func @no_roots(%d: f64, %e: f64, %y: f64, %n: index) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %d_zero = arith.cmpf oeq, %d, %zero : f64
  %s = arith.addf %d, %e : f64
  %is_nan = arith.cmpf uno, %s, %s : f64
  %both = arith.andi %d_zero, %is_nan : i1
  %r = arith.select %both, %zero, %s : f64
  %t, %flag = scf.for %i = %c0 to %n step %c1 iter_args(%a = %d, %f = %d_zero) -> (f64, i1) {
    %b = arith.addf %a, %e : f64
    scf.yield %b, %f : f64, i1
  }
  %u = arith.divf %t, %y : f64
  %u_nan = arith.cmpf uno, %u, %u : f64
  %u_both = arith.andi %flag, %u_nan : i1
  %v = arith.select %u_both, %zero, %u : f64
  func.return %r, %v : f64, f64
}

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

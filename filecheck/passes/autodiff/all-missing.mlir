// RUN: ad-opt %s --grad=f --allow-unregistered-dialect --verify-diagnostics

// All that has no derivative is said in one run, what is inactive is not.
func.func @f(%x: f64, %y: f64) -> f64 {
  // expected-error @below {{`test.one` has no derivative rule}}
  %a = "test.one"(%x) : (f64) -> f64
  %zero = arith.constant 0.0 : f64
  %c = "test.three"(%zero) : (f64) -> f64
  // expected-error @below {{`test.two` has no derivative rule}}
  %d = "test.two"(%y) : (f64) -> f64
  %e = arith.mulf %a, %d : f64
  %g = arith.mulf %e, %c : f64
  return %g : f64
}

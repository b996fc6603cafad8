// RUN: ad-opt %s -p differentiate --split-input-file --verify-diagnostics

// A function that asks for its own derivative would need one of every order.

func.func @f(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  // expected-error @+1 {{needs its own derivative of every order}}
  %dx = autodiff.bwd_diff @f(%x, %one) {activity = [active], primal = false} : (f64, f64) -> f64
  return %dx : f64
}

// -----

// One that asks for the derivative of what it calls does not.

func.func @g(%x: f64) -> f64 {
  %y = math.sin %x : f64
  return %y : f64
}
func.func @f(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %y = func.call @g(%x) : (f64) -> f64
  %dx = autodiff.bwd_diff @g(%y, %one) {activity = [active], primal = false} : (f64, f64) -> f64
  return %dx : f64
}

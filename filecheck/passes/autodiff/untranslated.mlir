// RUN: ad-opt %s -p "inline,differentiate" --split-input-file --verify-diagnostics | filecheck %s

// What programs say in their own terms is not passed over where the passes of types were left out.

// expected-error@+1 {{`autodiff.fwd_derivative` is not in the form that `differentiate` knows yet}}
func.func private @sqr(%x: f64) -> f64 attributes {autodiff.fwd_derivative = @sqr_fwd} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @sqr_fwd(!pair.pair<f64>) -> !pair.pair<f64>
func.func private @f(%x: f64) -> f64 {
  %r = func.call @sqr(%x) : (f64) -> f64
  return %r : f64
}
func.func @use(%x: f64, %dx: f64) -> f64 {
  %y, %dy = autodiff.fwd_diff @f(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
  return %dy : f64
}

// -----

// expected-error@+1 {{`autodiff.treat_as_differentiable` is not in the form}}
func.func private @sqr(%x: f64) -> f64 attributes {autodiff.treat_as_differentiable} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @f(%x: f64) -> f64 {
  %r = func.call @sqr(%x) : (f64) -> f64
  return %r : f64
}
func.func @use(%x: f64, %dy: f64) -> f64 {
  %dx = autodiff.bwd_diff @f(%x, %dy) {activity = [active], primal = false} : (f64, f64) -> f64
  return %dx : f64
}

// -----

// Without what they say.

// CHECK-LABEL: func.func private @f.fwd
func.func private @f(%x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func @use(%x: f64, %dx: f64) -> f64 {
  %y, %dy = autodiff.fwd_diff @f(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
  return %dy : f64
}

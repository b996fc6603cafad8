// RUN: ad-opt %s -p "resolve-invocations,differentiate" --split-input-file --verify-diagnostics | filecheck %s

// A derivative for one mode says nothing about the other one.

// expected-note@+1 {{the function is here}}
func.func @sqr(%x: f64) -> f64 attributes {autodiff.bwd_derivative = @sqr_bwd} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @sqr_bwd(f64, f64) -> f64
func.func @f(%x: f64, %dx: f64) -> f64 {
  // expected-error@+1 {{`@sqr` has a backward derivative, but none for forward mode}}
  %y, %dy = autodiff.fwd_diff @sqr(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
  return %dy : f64
}

// -----

// Marked as differentiable, its body has the other derivative.

// CHECK:       func.func private @sqr.fwd(%x: f64, %{{.*}}: f64)
// CHECK:         arith.mulf
func.func @sqr(%x: f64) -> f64 attributes {autodiff.differentiable = "both", autodiff.bwd_derivative = @sqr_bwd} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @sqr_bwd(f64, f64) -> f64
func.func @f(%x: f64, %dx: f64) -> f64 {
  %y, %dy = autodiff.fwd_diff @sqr(%x, %dx) {activity = [dup]} : (f64, f64) -> (f64, f64)
  return %dy : f64
}

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

// -----

// The other way round.

// expected-note@+1 {{the function is here}}
func.func private @sqr(f64) -> f64 attributes {autodiff.fwd_derivative = @sqr_fwd}
func.func private @sqr_fwd(!pair.pair<f64>) -> !pair.pair<f64>
func.func @f(%x: f64, %dy: f64) -> f64 {
  // expected-error@+1 {{`@sqr` has a forward derivative, but none for backward mode}}
  %dx = autodiff.bwd_diff @sqr(%x, %dy) {activity = [active], primal = false} : (f64, f64) -> f64
  return %dx : f64
}

// -----

// What a function without a body does to a buffer is not known.

// expected-error@+1 {{the derivative of `@fill` is to be zero, but nobody knows whether it writes argument 0}}
func.func private @fill(memref<f64>) attributes {autodiff.treat_as_differentiable}

// -----

// It says so.

func.func private @sample(memref<f64> {llvm.readonly}) -> f64 attributes {autodiff.treat_as_differentiable}

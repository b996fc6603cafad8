// RUN: ad-opt %s -p "inline,differentiate,simplify" | filecheck %s

// What programs say in their own terms counts where the passes of types were left out, too.

// The derivative that is given, and is 3x.
func.func private @sqr(%x: f64) -> f64 attributes {autodiff.fwd_derivative = @sqr_fwd} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @sqr_fwd(%p: !pair.pair<f64>) -> !pair.pair<f64> {
  %x = pair.primal %p : !pair.pair<f64> -> f64
  %d = pair.diff %p : !pair.pair<f64> -> f64
  %three = arith.constant 3.0 : f64
  %y = arith.mulf %x, %x : f64
  %t = arith.mulf %three, %x : f64
  %q = arith.mulf %t, %d : f64
  %r = pair.make %y, %q : f64, f64 -> !pair.pair<f64>
  return %r : !pair.pair<f64>
}
func.func @given(%x: f64) -> f64 {
  %r = func.call @sqr(%x) : (f64) -> f64
  return %r : f64
}
// CHECK:      func.func private @sqr.fwd
// CHECK-NEXT:   func.call @sqr.forward
// CHECK:      func.func private @sqr.forward
// CHECK:        func.call @sqr_fwd
// CHECK:      func.func private @given.fwd(%x: f64, %dx: f64)
// CHECK-NEXT:   %{{.*}}, %[[D:.*]] = func.call @sqr.fwd(%x, %dx)
// CHECK-NEXT:   return %[[D]]

// No derivative: 2x of x times what is taken for a constant.
func.func private @fixed(%x: f64) -> f64 attributes {autodiff.treat_as_differentiable} {
  %two = arith.constant 2.0 : f64
  %r = arith.mulf %x, %two : f64
  return %r : f64
}
func.func @treated(%x: f64) -> f64 {
  %a = func.call @fixed(%x) : (f64) -> f64
  %r = arith.mulf %a, %x : f64
  return %r : f64
}
// CHECK:      func.func private @treated.bwd(%x: f64, %[[SEED:.*]]: f64)
// CHECK-NEXT:   %a = func.call @fixed(%x)
// CHECK-NEXT:   %[[D:.*]] = arith.mulf %[[SEED]], %a
// CHECK-NEXT:   return %[[D]]

// No derivative by the first parameter.
func.func private @scale(%this: f64, %x: f64) -> f64 attributes {no_inline, autodiff.no_diff_this} {
  %r = arith.mulf %x, %this : f64
  return %r : f64
}
func.func @method(%x: f64) -> f64 {
  %r = func.call @scale(%x, %x) : (f64, f64) -> f64
  return %r : f64
}
// CHECK:      func.func private @scale.fwd(%this: f64, %dthis: f64, %x: f64, %dx: f64)
// CHECK-NEXT:   %[[STILL:.*]] = autodiff.detach %this
// CHECK-NEXT:   arith.mulf %x, %[[STILL]]
// CHECK-NEXT:   %[[D:.*]] = arith.mulf %dx, %[[STILL]]
// CHECK-NEXT:   return %{{.*}}, %[[D]]
// CHECK:      func.func private @method.fwd(%x: f64, %dx: f64)
// CHECK-NEXT:   %{{.*}}, %[[D:.*]] = func.call @scale.fwd(%x, %dx, %x, %dx)
// CHECK-NEXT:   return %[[D]]

func.func @use(%x: f64, %d: f64) -> (f64, f64, f64) {
  %0 = autodiff.fwd_diff @given(%x, %d) {activity = [dup], primal = false} : (f64, f64) -> f64
  %1 = autodiff.bwd_diff @treated(%x, %d) {activity = [active], primal = false} : (f64, f64) -> f64
  %2 = autodiff.fwd_diff @method(%x, %d) {activity = [dup], primal = false} : (f64, f64) -> f64
  return %0, %1, %2 : f64, f64, f64
}

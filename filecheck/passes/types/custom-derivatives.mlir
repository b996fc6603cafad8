// RUN: ad-opt %s -p "resolve-invocations" --split-input-file --verify-diagnostics | filecheck %s

// A derivative in terms of pairs becomes one in the engine's terms.

// CHECK:       func.func @sqr(%x: f64) -> f64 attributes {autodiff.forward = @sqr.forward, autodiff.given_only}
// CHECK:       func.func private @sqr.forward(%[[x:.*]]: f64, %[[dx:.*]]: f64) -> (f64, f64)
// CHECK-NEXT:    %[[p:.*]] = pair.make %[[x]], %[[dx]] : f64, f64 -> !pair.user<f64>
// CHECK-NEXT:    %[[q:.*]] = func.call @sqr_fwd(%[[p]]) : (!pair.user<f64>) -> !pair.user<f64>
// CHECK-NEXT:    %[[y:.*]] = pair.primal %[[q]]
// CHECK-NEXT:    %[[dy:.*]] = pair.diff %[[q]]
// CHECK-NEXT:    func.return %[[y]], %[[dy]] : f64, f64
// CHECK:       func.func private @sqr_fwd(!pair.user<f64>) -> !pair.user<f64>
func.func @sqr(%x: f64) -> f64 attributes {autodiff.fwd_derivative = @sqr_fwd} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @sqr_fwd(!pair.user<f64>) -> !pair.user<f64>

// -----

// The other direction; a reverse derivative by values is the engine's already.

// CHECK:       func.func @sqr(%x: f64) -> f64 attributes {autodiff.backward = @sqr_bwd, autodiff.given_only}
// CHECK:       func.func private @sqr_bwd(f64, f64) -> f64{{$}}
func.func @sqr(%x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @sqr_bwd(f64, f64) -> f64 attributes {autodiff.bwd_derivative_of = @sqr}

// -----

// What is `no_diff` has no gradient; the engine, which knows types only, gets zero for it.

// CHECK:       func.func private @f.backward(%[[x:.*]]: f64, %[[k:.*]]: !autodiff.attributed<f64, #autodiff.no_diff>, %[[s:.*]]: f64) -> (f64, f64)
// CHECK-NEXT:    %[[g:.*]] = func.call @g(%[[x]], %[[k]], %[[s]])
// CHECK-NEXT:    %[[z:.*]] = autodiff.zero : f64
// CHECK-NEXT:    func.return %[[g]], %[[z]] : f64, f64
func.func private @f(f64, !autodiff.attributed<f64, #autodiff.no_diff>) -> f64 attributes {autodiff.bwd_derivative = @g}
func.func private @g(f64, !autodiff.attributed<f64, #autodiff.no_diff>, f64) -> f64

// -----

// The source's convention: pairs that come in with a zero go out with the gradient.

// CHECK:       func.func private @f.backward(%[[x:.*]]: f64, %[[n:.*]]: i32, %[[s:.*]]: f64) -> f64
// CHECK-NEXT:    %[[z:.*]] = autodiff.zero : f64
// CHECK-NEXT:    %[[p:.*]] = pair.make %[[x]], %[[z]] : f64, f64 -> !pair.user<f64>
// CHECK-NEXT:    %[[q:.*]] = func.call @g(%[[p]], %[[n]], %[[s]]) : (!pair.user<f64>, i32, f64) -> !pair.user<f64>
// CHECK-NEXT:    %[[d:.*]] = pair.diff %[[q]] : !pair.user<f64> -> f64
// CHECK-NEXT:    func.return %[[d]] : f64
func.func private @f(f64, i32) -> f64 attributes {autodiff.bwd_derivative = @g}
func.func private @g(!pair.user<f64>, i32, f64) -> !pair.user<f64>

// -----

// Treated as differentiable: inactive; with one derivative given, zero for the other mode.

// CHECK:       func.func private @a(f64) -> f64 attributes {autodiff.treat_as_differentiable, autodiff.inactive}
// CHECK:       func.func private @b(f64) -> f64 attributes {autodiff.treat_as_differentiable, autodiff.backward = @g, autodiff.forward = @b.forward}
// CHECK:       func.func private @b.forward(%[[x:.*]]: f64, %{{.*}}: f64) -> (f64, f64)
// CHECK-NEXT:    %[[y:.*]] = func.call @b(%[[x]]) : (f64) -> f64
// CHECK-NEXT:    %[[z:.*]] = autodiff.zero : f64
// CHECK-NEXT:    func.return %[[y]], %[[z]] : f64, f64
func.func private @a(f64) -> f64 attributes {autodiff.treat_as_differentiable}
func.func private @b(f64) -> f64 attributes {autodiff.bwd_derivative = @g, autodiff.treat_as_differentiable}
func.func private @g(f64, f64) -> f64

// -----

// expected-error@+1 {{`autodiff.fwd_derivative` names @sqr_fw, which is no function of this module}}
func.func private @sqr(f64) -> f64 attributes {autodiff.fwd_derivative = @sqr_fw}
func.func private @sqr_fwd(!pair.user<f64>) -> !pair.user<f64>

// -----

// expected-error@+1 {{`autodiff.bwd_derivative_of` names @sq, which is no function of this module}}
func.func private @sqr_bwd(f64, f64) -> f64 attributes {autodiff.bwd_derivative_of = @sq}

// -----

// expected-note@+1 {{the function is here}}
func.func private @f(f64, i32) -> f64 attributes {autodiff.fwd_derivative = @g}
// expected-error@+1 {{the forward derivative of `@f` does not fit it: argument 1 is a i64, not a i32}}
func.func private @g(!pair.user<f64>, i64) -> !pair.user<f64>

// -----

// expected-note@+1 {{the function is here}}
func.func private @f(f64) -> f64 attributes {autodiff.bwd_derivative = @g}
// expected-error@+1 {{the backward derivative of `@f` does not fit it: it has 1 arguments, not 2}}
func.func private @g(f64) -> f64

// -----

agg.struct_def @A { agg.field @x : f64 deriv @A::@x }
agg.struct_def @B { agg.field @x : f64 deriv @B::@x }
iface.witness_table @A_D : @IDifferentiable for !agg.struct<@A> { iface.entry "Differential" = !agg.struct<@A> }
iface.witness_table @B_D : @IDifferentiable for !agg.struct<@B> { iface.entry "Differential" = !agg.struct<@B> }
// expected-note@+1 {{the function is here}}
func.func private @f(!agg.struct<@A>) -> f64 attributes {autodiff.fwd_derivative = @g}
// expected-error@+1 {{argument 0 (`this`) is a !pair.user<!agg.struct<@B>>, not a !pair.pair<!agg.struct<@A>>}}
func.func private @g(!pair.user<!agg.struct<@B>>) -> !pair.user<f64>

// -----

iface.interface @IShape {
  // expected-note@+1 {{the requirement is here}}
  iface.req_func @area : (f64) -> f64
}
// expected-error@+1 {{`autodiff.fwd_derivative_of` names @IShape::@area, a requirement of an interface}}
func.func private @g(!pair.user<f64>) -> !pair.user<f64> attributes {autodiff.fwd_derivative_of = @IShape::@area}

// -----

// expected-note@+1 {{the function is here}}
func.func private @f(f64) -> f64 attributes {autodiff.fwd_derivative = @g}
func.func private @g(!pair.user<f64>) -> !pair.user<f64>
// expected-error@+1 {{`@f` already has a forward derivative: @g}}
func.func private @h(!pair.user<f64>) -> !pair.user<f64> attributes {autodiff.fwd_derivative_of = @f}

// -----

// Both sides may name each other.

func.func private @f(f64) -> f64 attributes {autodiff.fwd_derivative = @g}
func.func private @g(!pair.user<f64>) -> !pair.user<f64> attributes {autodiff.fwd_derivative_of = @f}

// -----

module @library {
  func.func private @g(!pair.user<f64>) -> !pair.user<f64>
}
// expected-error@+1 {{`autodiff.fwd_derivative` names @library::@g, a function of another module}}
func.func private @f(f64) -> f64 attributes {autodiff.fwd_derivative = @library::@g}

// -----

// expected-note@+1 {{the function is here}}
func.func private @f(f64) -> f64 attributes {autodiff.differentiable = "both", autodiff.primal_substitute = @g}
// expected-error@+1 {{the primal substitute of `@f` is less differentiable than the function}}
func.func private @g(f64) -> f64 attributes {autodiff.differentiable = "forward"}

// -----

func.func private @f(f64) -> f64 attributes {autodiff.differentiable = "both", autodiff.primal_substitute = @g}
func.func private @g(f64) -> f64 attributes {autodiff.differentiable = "both"}

// -----

// expected-note@+1 {{the function is here}}
func.func private @f(f64) -> f64 attributes {autodiff.differentiable = "forward"}
func.func @use(%x: f64) -> f64 {
  %f = autodiff.ref @f : (f64) -> f64
  // expected-error@+1 {{`@f` is differentiable in forward mode only}}
  %b = autodiff.bwd_diff %f : (f64) -> f64 to (f64, f64) -> f64
  %r = autodiff.invoke %b(%x, %x) : (f64, f64) -> f64
  return %r : f64
}

// -----

// One derivative for several functions: there are no overloads, so it is one symbol.

func.func private @f(f64) -> f64
func.func private @f32(f32) -> f32
// expected-error@+1 {{`autodiff.fwd_derivative_of` must name a function: `autodiff.fwd_derivative_of = @f`}}
func.func private @g(!pair.user<f64>) -> !pair.user<f64> attributes {autodiff.fwd_derivative_of = [@f, @f32]}

// -----

// A derivative with a `this` that the function does not have.

agg.struct_def @A { agg.field @x : f64 deriv @A::@x }
iface.witness_table @A_D : @IDifferentiable for !agg.struct<@A> { iface.entry "Differential" = !agg.struct<@A> }
// expected-note@+1 {{the function is here}}
func.func private @f(f64) -> f64 attributes {autodiff.fwd_derivative = @g}
// expected-error@+1 {{the forward derivative of `@f` does not fit it: it has 2 arguments, not 1}}
func.func private @g(!pair.user<!agg.struct<@A>>, !pair.user<f64>) -> !pair.user<f64>

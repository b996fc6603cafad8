// RUN: ad-opt %s -p "synthesize-conformances,resolve-invocations" --split-input-file --verify-diagnostics | filecheck %s

// What the module says about a type is more than the type says.

agg.struct_def @Plain {
  agg.field @a : f64 no_diff
}
// expected-note@+1 {{the function is here}}
func.func private @f(!agg.struct<@Plain>, f64) -> f64
func.func @use(%s: !agg.struct<@Plain>, %x: f64) -> f64 {
  %f = autodiff.ref @f : (!agg.struct<@Plain>, f64) -> f64
  // expected-error@+1 {{`bwd_diff` of `@f` has type (!agg.struct<@Plain>, f64, f64) -> f64, not (!agg.struct<@Plain>, f64, f64) -> (!agg.struct<@Plain>, f64)}}
  %b = autodiff.bwd_diff %f : (!agg.struct<@Plain>, f64) -> f64 to (!agg.struct<@Plain>, f64, f64) -> (!agg.struct<@Plain>, f64)
  %0, %1 = autodiff.invoke %b(%s, %x, %x) : (!agg.struct<@Plain>, f64, f64) -> (!agg.struct<@Plain>, f64)
  return %1 : f64
}

// -----

// With the type that is right.

// CHECK-LABEL: func.func @use
// CHECK-NEXT:    func.call @f.bwd_pairs(%s, %x, %x) : (!agg.struct<@Plain>, f64, f64) -> f64
agg.struct_def @Plain {
  agg.field @a : f64 no_diff
}
func.func private @f(!agg.struct<@Plain>, f64) -> f64
func.func @use(%s: !agg.struct<@Plain>, %x: f64) -> f64 {
  %f = autodiff.ref @f : (!agg.struct<@Plain>, f64) -> f64
  %b = autodiff.bwd_diff %f : (!agg.struct<@Plain>, f64) -> f64 to (!agg.struct<@Plain>, f64, f64) -> f64
  %1 = autodiff.invoke %b(%s, %x, %x) : (!agg.struct<@Plain>, f64, f64) -> f64
  return %1 : f64
}

// -----

// Which function is meant must be known.

func.func private @a(f64) -> f64
func.func private @b(f64) -> f64
func.func @choose(%c: i1, %x: f64) -> f64 {
  %f = autodiff.ref @a : (f64) -> f64
  %g = autodiff.ref @b : (f64) -> f64
  // expected-note@+1 {{the function value comes from here}}
  %h = arith.select %c, %f, %g : (f64) -> f64
  // expected-error@+1 {{it is not known which function this invokes}}
  %y = autodiff.invoke %h(%x) : (f64) -> f64
  return %y : f64
}

// -----

// A context has no derivative.

func.func @f(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @use(%p: !pair.pair<f64>) -> !pair.pair<f64> {
  %f = autodiff.ref @f : (f64) -> f64
  %a = autodiff.apply %f : (f64) -> f64 to (f64) -> (f64, !autodiff.ctx<@f>)
  // expected-error@+1 {{`fwd_diff` of `@f.apply_pairs`, which takes or gives a context}}
  %d = autodiff.fwd_diff %a : (f64) -> (f64, !autodiff.ctx<@f>) to (!pair.pair<f64>) -> (!pair.pair<f64>, !autodiff.ctx<@f>)
  %r, %c = autodiff.invoke %d(%p) : (!pair.pair<f64>) -> (!pair.pair<f64>, !autodiff.ctx<@f>)
  return %r : !pair.pair<f64>
}

// -----

// What is synthesised has no name yet.

agg.struct_def @T {
  agg.field @a : f64
  agg.field @n : i32
}
// expected-note@+1 {{the function is here}}
func.func private @f(%s: !agg.struct<@T>) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@T> -> f64
  return %a : f64
}
func.func @use(%s: !agg.struct<@T>, %x: f64) -> !agg.struct<@T> {
  %f = autodiff.ref @f : (!agg.struct<@T>) -> f64
  // expected-error@+1 {{has type (!agg.struct<@T>, f64) -> !agg.struct<@T.Differential>, not}}
  %b = autodiff.bwd_diff %f : (!agg.struct<@T>) -> f64 to (!agg.struct<@T>, f64) -> !agg.struct<@T>
  %d = autodiff.invoke %b(%s, %x) : (!agg.struct<@T>, f64) -> !agg.struct<@T>
  return %d : !agg.struct<@T>
}

// -----

// The context of a function that is split is a tape; a program does not open it.

func.func @f(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @use(%x: f64) -> f64 {
  %f = autodiff.ref @f : (f64) -> f64
  %a = autodiff.apply %f : (f64) -> f64 to (f64) -> (f64, !autodiff.ctx<@f>)
  %y, %c = autodiff.invoke %a(%x) : (f64) -> (f64, !autodiff.ctx<@f>)
  // expected-error@+1 {{`autodiff.ctx_get` of a context that `autodiff.apply` makes}}
  %z = autodiff.ctx_get %c "y" [] : !autodiff.ctx<@f> -> f64
  return %z : f64
}

// A member whose derivatives, for a struct with another Differential, are three times what they should be,
// and a default implementation with a substitute that is twice as much.
agg.struct_def @S {
  agg.field @n : i32
  agg.field @x : f64
  agg.field @c : f64 no_diff
}
iface.interface @I extends [@IDifferentiable] {
  iface.req_func @v : (!iface.self, f64) -> f64
  iface.req_func @w : (!iface.self, f64) -> f64 default @w_default
}
func.func private @S.v(%s: !agg.struct<@S>, %y: f64) -> f64 {
  %x = agg.get %s "x" : !agg.struct<@S> -> f64
  %r = arith.mulf %x, %y : f64
  return %r : f64
}
func.func private @S.v_fwd(%s: !pair.pair<!agg.struct<@S>>, %y: !pair.pair<f64>) -> !pair.pair<f64> attributes {autodiff.fwd_derivative_of = @S.v} {
  %p = pair.primal %s : !pair.pair<!agg.struct<@S>> -> !agg.struct<@S>
  %d = pair.diff %s : !pair.pair<!agg.struct<@S>> -> !iface.assoc<!agg.struct<@S>, @IDifferentiable, "Differential">
  %yp = pair.primal %y : !pair.pair<f64> -> f64
  %yd = pair.diff %y : !pair.pair<f64> -> f64
  %x = agg.get %p "x" : !agg.struct<@S> -> f64
  %dx = agg.get %d "x" : !iface.assoc<!agg.struct<@S>, @IDifferentiable, "Differential"> -> f64
  %three = arith.constant 3.0 : f64
  %a = arith.mulf %dx, %yp : f64
  %b = arith.mulf %x, %yd : f64
  %c = arith.addf %a, %b : f64
  %e = arith.mulf %three, %c : f64
  %r = arith.mulf %x, %yp : f64
  %q = pair.make %r, %e : f64, f64 -> !pair.pair<f64>
  return %q : !pair.pair<f64>
}
func.func private @S.v_bwd(%s: !agg.struct<@S>, %y: f64, %d: f64) -> (!iface.assoc<!agg.struct<@S>, @IDifferentiable, "Differential">, f64) attributes {autodiff.bwd_derivative_of = @S.v} {
  %x = agg.get %s "x" : !agg.struct<@S> -> f64
  %three = arith.constant 3.0 : f64
  %a = arith.mulf %d, %three : f64
  %b = arith.mulf %a, %y : f64
  %c = arith.mulf %a, %x : f64
  %g = agg.make %b : (f64) -> !iface.assoc<!agg.struct<@S>, @IDifferentiable, "Differential">
  return %g, %c : !iface.assoc<!agg.struct<@S>, @IDifferentiable, "Differential">, f64
}
iface.generic @w_default [!iface.tparam<"Self">, !iface.witness<@I>] {
^bb0(%w: !iface.witness<@I>):
  %v = iface.lookup %w "v" : !iface.witness<@I> -> (!iface.tparam<"Self">, f64) -> f64
  iface.body (!iface.tparam<"Self">, f64) -> f64 attributes {autodiff.primal_substitute = @w_sub} {
  ^bb1(%s: !iface.tparam<"Self">, %y: f64):
    %r = autodiff.invoke %v(%s, %y) : (!iface.tparam<"Self">, f64) -> f64
    iface.yield %r : f64
  }
}
iface.generic @w_sub [!iface.tparam<"Self">, !iface.witness<@I>] {
^bb0(%w: !iface.witness<@I>):
  %v = iface.lookup %w "v" : !iface.witness<@I> -> (!iface.tparam<"Self">, f64) -> f64
  iface.body (!iface.tparam<"Self">, f64) -> f64 {
  ^bb1(%s: !iface.tparam<"Self">, %y: f64):
    %r = autodiff.invoke %v(%s, %y) : (!iface.tparam<"Self">, f64) -> f64
    %two = arith.constant 2.0 : f64
    %t = arith.mulf %two, %r : f64
    iface.yield %t : f64
  }
}
iface.witness_table @S_I : @I for !agg.struct<@S> { iface.entry "v" = @S.v }
iface.generic @gen [!iface.tparam<"Self">, !iface.witness<@I>] {
^bb0(%w: !iface.witness<@I>):
  %m = iface.lookup %w "w" : !iface.witness<@I> -> (!iface.tparam<"Self">, f64) -> f64
  iface.body (!iface.tparam<"Self">, f64) -> f64 {
  ^bb1(%s: !iface.tparam<"Self">, %y: f64):
    %r = autodiff.invoke %m(%s, %y) : (!iface.tparam<"Self">, f64) -> f64
    iface.yield %r : f64
  }
}
func.func @f(%x: f64, %y: f64) -> f64 {
  %n = arith.constant 1 : i32
  %s = agg.make %n, %x, %x : (i32, f64, f64) -> !agg.struct<@S>
  %o = iface.pack %s via @S_I : !agg.struct<@S> -> !iface.any<@I>
  %r = iface.open %o as "T" : !iface.any<@I> -> f64 {
  ^bb0(%w: !iface.witness<@I>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "w" : !iface.witness<@I> -> (!iface.tparam<"T">, f64) -> f64
    %a = autodiff.invoke %m(%v, %y) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %a : f64
  }
  return %r : f64
}
func.func @g(%x: f64, %y: f64) -> f64 {
  %n = arith.constant 1 : i32
  %s = agg.make %n, %x, %x : (i32, f64, f64) -> !agg.struct<@S>
  %m = iface.specialize @gen [!agg.struct<@S>, @S_I] : (!agg.struct<@S>, f64) -> f64
  %a = autodiff.invoke %m(%s, %y) : (!agg.struct<@S>, f64) -> f64
  return %a : f64
}

// RUN: ad-opt %s --split-input-file --verify-diagnostics -p "synthesize-conformances,devirtualize,inline,differentiate"
// Without marks nobody has said what is to have a derivative: refused where one is made.

iface.interface @I {
  iface.req_func @get : (!iface.self) -> f64
}
agg.struct_def @S {
  agg.field @a : f64
}
func.func private @S.get(%s: !agg.struct<@S>) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@S> -> f64
  return %a : f64
}
iface.witness_table @S_I : @I for !agg.struct<@S> {
  iface.entry "get" = @S.get
}
func.func private @f(%x: f64, %y: f64) -> f64 {
  %s = agg.make %x : (f64) -> !agg.struct<@S>
  // expected-error @+1 {{AD0852: the derivative of what is packed here is lost: values of @I have none}}
  %o = iface.pack %s via @S_I : !agg.struct<@S> -> !iface.any<@I>
  %r = iface.open %o as "T" : !iface.any<@I> -> f64 {
  ^bb0(%w: !iface.witness<@I>, %v: !iface.tparam<"T">):
    %get = iface.lookup %w "get" : !iface.witness<@I> -> (!iface.tparam<"T">) -> f64
    %a = autodiff.invoke %get(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %a : f64
  }
  %z = arith.mulf %r, %y : f64
  return %z : f64
}
func.func @by_x(%x: f64, %y: f64, %dz: f64) -> f64 {
  %dx = autodiff.bwd_diff @f(%x, %y, %dz) {activity = [active, const], primal = false}
    : (f64, f64, f64) -> f64
  return %dx : f64
}

// -----

// Nothing is lost by the other argument.

iface.interface @I {
  iface.req_func @get : (!iface.self) -> f64
}
agg.struct_def @S {
  agg.field @a : f64
}
func.func private @S.get(%s: !agg.struct<@S>) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@S> -> f64
  return %a : f64
}
iface.witness_table @S_I : @I for !agg.struct<@S> {
  iface.entry "get" = @S.get
}
func.func private @f(%x: f64, %y: f64) -> f64 {
  %s = agg.make %x : (f64) -> !agg.struct<@S>
  %o = iface.pack %s via @S_I : !agg.struct<@S> -> !iface.any<@I>
  %r = iface.open %o as "T" : !iface.any<@I> -> f64 {
  ^bb0(%w: !iface.witness<@I>, %v: !iface.tparam<"T">):
    %get = iface.lookup %w "get" : !iface.witness<@I> -> (!iface.tparam<"T">) -> f64
    %a = autodiff.invoke %get(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %a : f64
  }
  %z = arith.mulf %r, %y : f64
  return %z : f64
}
func.func @by_y(%x: f64, %y: f64, %dz: f64) -> f64 {
  %dy = autodiff.bwd_diff @f(%x, %y, %dz) {activity = [const, active], primal = false}
    : (f64, f64, f64) -> f64
  return %dy : f64
}


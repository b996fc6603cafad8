// An optional of an existential is used twice: its differentials are added where both are there.
iface.interface @IV extends [@IDifferentiable] {
  iface.req_func @v : (!iface.self) -> f64
}
func.func private @f64.v(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
iface.witness_table @f64_IV : @IV for f64 {
  iface.entry "v" = @f64.v
}
func.func private @v(%o: !agg.optional<!iface.any<@IV>>) -> f64 {
  %has = agg.has_value %o : !agg.optional<!iface.any<@IV>>
  %r = scf.if %has -> (f64) {
    %any = agg.value %o : !agg.optional<!iface.any<@IV>> -> !iface.any<@IV>
    %y = iface.open %any as "T" : !iface.any<@IV> -> f64 {
    ^bb0(%w: !iface.witness<@IV>, %x: !iface.tparam<"T">):
      %m = iface.lookup %w "v" : !iface.witness<@IV> -> (!iface.tparam<"T">) -> f64
      %a = autodiff.invoke %m(%x) : (!iface.tparam<"T">) -> f64
      iface.yield %a : f64
    }
    scf.yield %y : f64
  } else {
    %one = arith.constant 1.0 : f64
    scf.yield %one : f64
  }
  return %r : f64
}
func.func @f(%there: i1, %x: f64) -> f64 {
  %any = iface.pack %x via @f64_IV : f64 -> !iface.any<@IV>
  %o = scf.if %there -> (!agg.optional<!iface.any<@IV>>) {
    %some = agg.some %any : !iface.any<@IV> -> !agg.optional<!iface.any<@IV>>
    scf.yield %some : !agg.optional<!iface.any<@IV>>
  } else {
    %none = agg.none : !agg.optional<!iface.any<@IV>>
    scf.yield %none : !agg.optional<!iface.any<@IV>>
  }
  %a = func.call @v(%o) : (!agg.optional<!iface.any<@IV>>) -> f64
  %b = func.call @v(%o) : (!agg.optional<!iface.any<@IV>>) -> f64
  %r = arith.mulf %a, %b : f64
  return %r : f64
}

// A generic method of an existential (row G20 of the reference table): no_diff(o.sample(x))·x, where
// sample is the identity for any type that the interface @ICount counts; at 3 the slope is 3.
iface.interface @ICount {
  iface.req_func @one : () -> f64
  iface.req_func @of : (!iface.self) -> f64
}
func.func private @f64.one() -> f64 {
  %one = arith.constant 1.0 : f64
  return %one : f64
}
func.func private @f64.of(%x: f64) -> f64 {
  return %x : f64
}
iface.witness_table @f64_ICount : @ICount for f64 {
  iface.entry "one" = @f64.one
  iface.entry "of" = @f64.of
}
iface.interface @ISampler {
  iface.req_func @sample : (!iface.self, !iface.tparam<"U">) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @b : i32
}
iface.generic @A.sample [!iface.tparam<"U">, !iface.witness<@ICount>] {
^bb0(%w: !iface.witness<@ICount>):
  %of = iface.lookup %w "of" : !iface.witness<@ICount> -> (!iface.tparam<"U">) -> f64
  iface.body (!agg.struct<@A>, !iface.tparam<"U">) -> f64 {
  ^bb1(%s: !agg.struct<@A>, %u: !iface.tparam<"U">):
    %r = autodiff.invoke %of(%u) : (!iface.tparam<"U">) -> f64
    iface.yield %r : f64
  }
}
iface.generic @B.sample [!iface.tparam<"U">, !iface.witness<@ICount>] {
^bb0(%w: !iface.witness<@ICount>):
  %one = iface.lookup %w "one" : !iface.witness<@ICount> -> () -> f64
  iface.body (!agg.struct<@B>, !iface.tparam<"U">) -> f64 {
  ^bb1(%s: !agg.struct<@B>, %u: !iface.tparam<"U">):
    %r = autodiff.invoke %one() : () -> f64
    iface.yield %r : f64
  }
}
iface.witness_table @A_ISampler : @ISampler for !agg.struct<@A> {
  iface.entry "sample" = @A.sample
}
iface.witness_table @B_ISampler : @ISampler for !agg.struct<@B> {
  iface.entry "sample" = @B.sample
}
func.func @f(%first: i1, %x: f64) -> f64 {
  %o = scf.if %first -> (!iface.any<@ISampler>) {
    %s = agg.make %x : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ISampler : !agg.struct<@A> -> !iface.any<@ISampler>
    scf.yield %p : !iface.any<@ISampler>
  } else {
    %n = arith.constant 7 : i32
    %s = agg.make %n : (i32) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ISampler : !agg.struct<@B> -> !iface.any<@ISampler>
    scf.yield %p : !iface.any<@ISampler>
  }
  %k = iface.open %o as "T" : !iface.any<@ISampler> -> f64 {
  ^bb0(%w: !iface.witness<@ISampler>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "sample" : !iface.witness<@ISampler> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) {autodiff.no_diff} : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  %y = arith.mulf %k, %x : f64
  return %y : f64
}

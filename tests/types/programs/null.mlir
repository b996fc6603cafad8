// Null differentials, and sums of differentials of different types.
iface.interface @IShape {
  iface.req_func @value : (!iface.self) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @b : f64
}
func.func private @A.value(%s: !agg.struct<@A>) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  return %a : f64
}
iface.witness_table @A_IShape : @IShape for !agg.struct<@A> {
  iface.entry "value" = @A.value
}
iface.witness_table @A_IDiff : @IDifferentiable for !agg.struct<@A> {
  iface.entry "Differential" = !agg.struct<@A>
}
iface.witness_table @B_IDiff : @IDifferentiable for !agg.struct<@B> {
  iface.entry "Differential" = !agg.struct<@B>
}
func.func @f(%there: i1, %x: f64) -> f64 {
  %o = scf.if %there -> (!iface.any<@IShape>) {
    %s = agg.make %x : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_IShape : !agg.struct<@A> -> !iface.any<@IShape>
    scf.yield %p : !iface.any<@IShape>
  } else {
    %n = iface.null_differential : !iface.any<@IShape>
    scf.yield %n : !iface.any<@IShape>
  }
  %y = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "value" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f64
    %r = autodiff.invoke %m(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func private @differential(%there: i1, %x: f64) -> !iface.any<@IDifferentiable> {
  %o = scf.if %there -> (!iface.any<@IDifferentiable>) {
    %s = agg.make %x : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_IDiff : !agg.struct<@A> -> !iface.any<@IDifferentiable>
    scf.yield %p : !iface.any<@IDifferentiable>
  } else {
    %n = iface.null_differential : !iface.any<@IDifferentiable>
    scf.yield %n : !iface.any<@IDifferentiable>
  }
  return %o : !iface.any<@IDifferentiable>
}
func.func @add(%first: i1, %second: i1, %x: f64, %y: f64) -> f64 {
  %l = func.call @differential(%first, %x) : (i1, f64) -> !iface.any<@IDifferentiable>
  %r = func.call @differential(%second, %y) : (i1, f64) -> !iface.any<@IDifferentiable>
  %s = autodiff.add %l, %r : !iface.any<@IDifferentiable>
  %a = iface.unpack_as %s via @A_IDiff : !iface.any<@IDifferentiable> -> !agg.struct<@A>
  %v = agg.get %a "a" : !agg.struct<@A> -> f64
  return %v : f64
}
func.func @add_two_types(%x: f64, %y: f64) -> f64 {
  %true = arith.constant true
  %l = func.call @differential(%true, %x) : (i1, f64) -> !iface.any<@IDifferentiable>
  %b = agg.make %y : (f64) -> !agg.struct<@B>
  %r = iface.pack %b via @B_IDiff : !agg.struct<@B> -> !iface.any<@IDifferentiable>
  %s = autodiff.add %l, %r : !iface.any<@IDifferentiable>
  %a = iface.unpack_as %s via @A_IDiff : !iface.any<@IDifferentiable> -> !agg.struct<@A>
  %v = agg.get %a "a" : !agg.struct<@A> -> f64
  return %v : f64
}

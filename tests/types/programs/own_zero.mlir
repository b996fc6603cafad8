// A differential whose zero is not all bits zero: it counts from 42. A null of it unpacks as 42.
agg.struct_def @D {
  agg.field @n : f64
}
func.func private @D.dzero() -> !agg.struct<@D> {
  %zero = arith.constant 42.0 : f64
  %d = agg.make %zero : (f64) -> !agg.struct<@D>
  return %d : !agg.struct<@D>
}
func.func private @D.dadd(%a: !agg.struct<@D>, %b: !agg.struct<@D>) -> !agg.struct<@D> {
  %zero = arith.constant 42.0 : f64
  %x = agg.get %a "n" : !agg.struct<@D> -> f64
  %y = agg.get %b "n" : !agg.struct<@D> -> f64
  %s = arith.addf %x, %y : f64
  %n = arith.subf %s, %zero : f64
  %d = agg.make %n : (f64) -> !agg.struct<@D>
  return %d : !agg.struct<@D>
}
iface.witness_table @D_IDiff : @IDifferentiable for !agg.struct<@D> {
  iface.entry "Differential" = !agg.struct<@D>
  iface.entry "dzero" = @D.dzero
  iface.entry "dadd" = @D.dadd
}
func.func private @d(%there: i1, %x: f64) -> !iface.any<@IDifferentiable> {
  %o = scf.if %there -> (!iface.any<@IDifferentiable>) {
    %s = agg.make %x : (f64) -> !agg.struct<@D>
    %p = iface.pack %s via @D_IDiff : !agg.struct<@D> -> !iface.any<@IDifferentiable>
    scf.yield %p : !iface.any<@IDifferentiable>
  } else {
    %n = iface.null_differential : !iface.any<@IDifferentiable>
    scf.yield %n : !iface.any<@IDifferentiable>
  }
  return %o : !iface.any<@IDifferentiable>
}
func.func @sum(%first: i1, %second: i1, %x: f64, %y: f64) -> f64 {
  %l = func.call @d(%first, %x) : (i1, f64) -> !iface.any<@IDifferentiable>
  %r = func.call @d(%second, %y) : (i1, f64) -> !iface.any<@IDifferentiable>
  %s = autodiff.add %l, %r : !iface.any<@IDifferentiable>
  %d = iface.unpack_as %s via @D_IDiff : !iface.any<@IDifferentiable> -> !agg.struct<@D>
  %n = agg.get %d "n" : !agg.struct<@D> -> f64
  return %n : f64
}

// Two types behind one interface: 2·x³ and 3·x⁴ (row G16 of the reference table). A third one, which
// is larger, is packed nowhere.
iface.interface @IShape {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func @A.eval(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %xx = arith.mulf %x, %x : f64
  %xxx = arith.mulf %xx, %x : f64
  %r = arith.mulf %a, %xxx : f64
  return %r : f64
}
func.func @B.eval(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %xx = arith.mulf %x, %x : f64
  %xxxx = arith.mulf %xx, %xx : f64
  %r = arith.mulf %a, %xxxx : f64
  return %r : f64
}
iface.witness_table @A_IShape : @IShape for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
iface.witness_table @B_IShape : @IShape for !agg.struct<@B> {
  iface.entry "eval" = @B.eval
}
agg.struct_def @Never {
  agg.field @values : !agg.array<5, f64>
}
func.func @Never.eval(%s: !agg.struct<@Never>, %x: f64) -> f64 {
  %values = agg.get %s "values" : !agg.struct<@Never> -> !agg.array<5, f64>
  %i = arith.constant 3 : index
  %a = agg.elem %values[%i] : !agg.array<5, f64> -> f64
  %r = arith.mulf %a, %x : f64
  return %r : f64
}
iface.witness_table @Never_IShape : @IShape for !agg.struct<@Never> {
  iface.entry "eval" = @Never.eval
}
func.func @make(%id: i1) -> !iface.any<@IShape> {
  %r = scf.if %id -> (!iface.any<@IShape>) {
    %c = arith.constant 2.0 : f64
    %s = agg.make %c : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_IShape : !agg.struct<@A> -> !iface.any<@IShape>
    scf.yield %p : !iface.any<@IShape>
  } else {
    %c = arith.constant 3.0 : f64
    %s = agg.make %c : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_IShape : !agg.struct<@B> -> !iface.any<@IShape>
    scf.yield %p : !iface.any<@IShape>
  }
  return %r : !iface.any<@IShape>
}
func.func @f(%id: i1, %x: f64) -> f64 {
  %o = func.call @make(%id) : (i1) -> !iface.any<@IShape>
  %y = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

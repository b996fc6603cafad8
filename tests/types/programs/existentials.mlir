// Two types behind one interface that is differentiable; gradients flow into the opened values.
//   A: a·x²    B: a²·x²    f = eval(o, eval(o, x))
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
  agg.field @n : i32
}
func.func @A.eval(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %xx : f64
  return %r : f64
}
func.func @B.eval(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %xx = arith.mulf %x, %x : f64
  %aa = arith.mulf %a, %a : f64
  %r = arith.mulf %aa, %xx : f64
  return %r : f64
}
iface.witness_table @A_IShape : @IShape for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
iface.witness_table @B_IShape : @IShape for !agg.struct<@B> {
  iface.entry "eval" = @B.eval
}
func.func @make(%id: i1, %a: f64) -> !iface.any<@IShape> {
  %r = scf.if %id -> (!iface.any<@IShape>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_IShape : !agg.struct<@A> -> !iface.any<@IShape>
    scf.yield %p : !iface.any<@IShape>
  } else {
    %n = arith.constant 1 : i32
    %s = agg.make %a, %n : (f64, i32) -> !agg.struct<@B>
    %p = iface.pack %s via @B_IShape : !agg.struct<@B> -> !iface.any<@IShape>
    scf.yield %p : !iface.any<@IShape>
  }
  return %r : !iface.any<@IShape>
}
func.func @eval(%o: !iface.any<@IShape>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%id: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%id, %a) : (i1, f64) -> !iface.any<@IShape>
  %y = func.call @eval(%o, %x) : (!iface.any<@IShape>, f64) -> f64
  %z = func.call @eval(%o, %y) : (!iface.any<@IShape>, f64) -> f64
  return %z : f64
}

// The same existential counts twice: its differentials are added by type.
func.func @twice(%id: i1, %a: f64, %x: f64, %y: f64) -> f64 {
  %o = func.call @make(%id, %a) : (i1, f64) -> !iface.any<@IShape>
  %u = func.call @eval(%o, %x) : (!iface.any<@IShape>, f64) -> f64
  %v = func.call @eval(%o, %y) : (!iface.any<@IShape>, f64) -> f64
  %r = arith.mulf %u, %v : f64
  return %r : f64
}
// An array of existentials, chosen from by a number.
func.func @sum(%a: f64, %b: f64, %x: f64, %n: index) -> f64 {
  %true = arith.constant true
  %false = arith.constant false
  %o = func.call @make(%true, %a) : (i1, f64) -> !iface.any<@IShape>
  %p = func.call @make(%false, %b) : (i1, f64) -> !iface.any<@IShape>
  %both = agg.make %o, %p : (!iface.any<@IShape>, !iface.any<@IShape>) -> !agg.array<2, !iface.any<@IShape>>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %start = arith.constant 0.0 : f64
  %r = scf.for %i = %zero to %n step %one iter_args(%sum = %start) -> (f64) {
    %k = arith.remui %i, %two : index
    %e = agg.elem %both[%k] : !agg.array<2, !iface.any<@IShape>> -> !iface.any<@IShape>
    %v = func.call @eval(%e, %x) : (!iface.any<@IShape>, f64) -> f64
    %next = arith.addf %sum, %v : f64
    scf.yield %next : f64
  }
  return %r : f64
}

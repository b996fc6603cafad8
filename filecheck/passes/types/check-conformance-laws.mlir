// RUN: ad-opt %s --split-input-file --verify-diagnostics -p "check-conformance{test-laws=true}" -o %t

// What follows from the structure obeys the laws, and so does a user's arithmetic that is right.
agg.struct_def @V {
  agg.field @x : f32
  agg.field @a : !agg.array<2, complex<f64>>
  agg.field @v : vector<2xf64>
  agg.field @o : !agg.optional<f64>
  agg.field @p : !pair.user<f64>
  agg.field @n : i32
}
agg.struct_def @Own {
  agg.field @x : f64
}
iface.witness_table @Own_w : @IDifferentiable for !agg.struct<@Own> {
  iface.entry "dadd" = @own_add
  iface.entry "dmul:f32" = @own_mul
}
func.func @own_add(%a: !agg.struct<@Own>, %b: !agg.struct<@Own>) -> !agg.struct<@Own> {
  %ax = agg.get %a "x" : !agg.struct<@Own> -> f64
  %bx = agg.get %b "x" : !agg.struct<@Own> -> f64
  %x = arith.addf %bx, %ax : f64
  %r = agg.make %x : (f64) -> !agg.struct<@Own>
  func.return %r : !agg.struct<@Own>
}
func.func @own_mul(%s: f32, %a: !agg.struct<@Own>) -> !agg.struct<@Own> {
  %ax = agg.get %a "x" : !agg.struct<@Own> -> f64
  %t = arith.extf %s : f32 to f64
  %x = arith.mulf %t, %ax : f64
  %r = agg.make %x : (f64) -> !agg.struct<@Own>
  func.return %r : !agg.struct<@Own>
}

// -----

// A zero that is 42.
agg.struct_def @S {
  agg.field @x : f64
}
// expected-error@+1 {{dzero is not the identity of dadd for !agg.struct<@S>: dadd(dzero(), a) = a does not hold in x}}
iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
  iface.entry "dzero" = @zero
}
func.func @zero() -> !agg.struct<@S> {
  %x = arith.constant 42.0 : f64
  %r = agg.make %x : (f64) -> !agg.struct<@S>
  func.return %r : !agg.struct<@S>
}

// -----

// A sum that is the mean: commutative, but nothing else.
agg.struct_def @S {
  agg.field @x : f64
}
// expected-error@+3 {{dadd is not associative for !agg.struct<@S>}}
// expected-error@+2 {{dzero is not the identity of dadd for !agg.struct<@S>}}
// expected-error@+1 {{dmul does not distribute over dadd for !agg.struct<@S>}}
iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
  iface.entry "dadd" = @mean
  iface.entry "dmul:f64" = @square
}
func.func @mean(%a: !agg.struct<@S>, %b: !agg.struct<@S>) -> !agg.struct<@S> {
  %h = arith.constant 0.5 : f64
  %ax = agg.get %a "x" : !agg.struct<@S> -> f64
  %bx = agg.get %b "x" : !agg.struct<@S> -> f64
  %y = arith.addf %ax, %bx : f64
  %x = arith.mulf %y, %h : f64
  %r = agg.make %x : (f64) -> !agg.struct<@S>
  func.return %r : !agg.struct<@S>
}
func.func @square(%s: f64, %a: !agg.struct<@S>) -> !agg.struct<@S> {
  %ax = agg.get %a "x" : !agg.struct<@S> -> f64
  %y = arith.mulf %ax, %ax : f64
  %m = arith.subf %s, %s : f64
  %n = arith.mulf %m, %y : f64
  %x = arith.addf %n, %ax : f64
  %t = arith.mulf %x, %x : f64
  %o = arith.constant 1.0 : f64
  %e = arith.cmpf oeq, %s, %o : f64
  %q = arith.select %e, %ax, %t : f64
  %r = agg.make %q : (f64) -> !agg.struct<@S>
  func.return %r : !agg.struct<@S>
}

// -----

// A sum that takes the first, and a product that ignores its factor.
agg.struct_def @S {
  agg.field @x : f64
  agg.field @y : f64
}
// expected-error@+3 {{dadd is not commutative for !agg.struct<@S>: dadd(a, b) = dadd(b, a) does not hold in x}}
// expected-error@+2 {{dzero is not the identity of dadd for !agg.struct<@S>}}
// expected-error@+1 {{dmul by 1 changes its argument for !agg.struct<@S>: dmul(1, a) = a does not hold in y}}
iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
  iface.entry "dadd" = @first
  iface.entry "dmul:f64" = @half
}
func.func @first(%a: !agg.struct<@S>, %b: !agg.struct<@S>) -> !agg.struct<@S> {
  func.return %a : !agg.struct<@S>
}
func.func @half(%s: f64, %a: !agg.struct<@S>) -> !agg.struct<@S> {
  %ax = agg.get %a "x" : !agg.struct<@S> -> f64
  %z = arith.constant 0.0 : f64
  %r = agg.make %ax, %z : (f64, f64) -> !agg.struct<@S>
  func.return %r : !agg.struct<@S>
}

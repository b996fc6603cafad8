// ROW B1 a struct that adds in its own way: only x is added
// JVP @f((1, 2); (.2, 0)) = 1, .4
// VJP @g((1, 2); 1) = 6, 0
// DISAGREE @g AD0710
// UNCHECKED the sum of two derivatives forgets y, as it says
agg.struct_def @A {
  agg.field @x : f64 deriv @A::@x
  agg.field @y : f64 deriv @A::@y
}
iface.witness_table @A_IDifferentiable : @IDifferentiable for !agg.struct<@A> {
  iface.entry "Differential" = !agg.struct<@A>
  iface.entry "dzero" = @A.dzero
  iface.entry "dadd" = @A.dadd
}
func.func private @A.dzero() -> !agg.struct<@A> {
  %zero = arith.constant 0.0 : f64
  %r = agg.make %zero, %zero : (f64, f64) -> !agg.struct<@A>
  return %r : !agg.struct<@A>
}
func.func private @A.dadd(%a: !agg.struct<@A>, %b: !agg.struct<@A>) -> !agg.struct<@A> {
  %zero = arith.constant 0.0 : f64
  %ax = agg.get %a "x" : !agg.struct<@A> -> f64
  %bx = agg.get %b "x" : !agg.struct<@A> -> f64
  %x = arith.addf %ax, %bx : f64
  %r = agg.make %x, %zero : (f64, f64) -> !agg.struct<@A>
  return %r : !agg.struct<@A>
}
func.func @f(%a: !agg.struct<@A>) -> !agg.struct<@A> {
  %five = arith.constant 5.0 : f64
  %two = arith.constant 2.0 : f64
  %x = agg.get %a "x" : !agg.struct<@A> -> f64
  %p = arith.mulf %five, %x : f64
  %q = arith.mulf %two, %x : f64
  %r = agg.make %p, %q : (f64, f64) -> !agg.struct<@A>
  return %r : !agg.struct<@A>
}
// Two uses of the struct: the derivatives of both are added by @A.dadd.
func.func @g(%a: !agg.struct<@A>) -> f64 {
  %x = func.call @part(%a) : (!agg.struct<@A>) -> f64
  %y = func.call @part(%a) : (!agg.struct<@A>) -> f64
  %r = arith.addf %x, %y : f64
  return %r : f64
}
func.func private @part(%a: !agg.struct<@A>) -> f64 attributes {no_inline} {
  %three = arith.constant 3.0 : f64
  %x = agg.get %a "x" : !agg.struct<@A> -> f64
  %y = agg.get %a "y" : !agg.struct<@A> -> f64
  %p = arith.mulf %three, %x : f64
  %q = arith.addf %p, %y : f64
  return %q : f64
}

// -----

// ROW B3 a struct in a struct: without derivative, and added to itself
// JVP @dropped(((.2,), 1); ((1,), 1)) = 0, 0
// CALL @twice(((.2,), 1)) = .4, 2
// UNCHECKED differences do not see what is dropped
agg.struct_def @B {
  agg.field @x : f64
}
agg.struct_def @A {
  agg.field @b : !agg.struct<@B>
  agg.field @y : f64
}
func.func private @g(%a: !agg.struct<@A>) -> !agg.struct<@A> {
  return %a : !agg.struct<@A>
}
func.func @dropped(%a: !agg.struct<@A>) -> !agg.struct<@A> {
  %r = func.call @g(%a) {autodiff.no_diff} : (!agg.struct<@A>) -> !agg.struct<@A>
  return %r : !agg.struct<@A>
}
func.func @twice(%a: !agg.struct<@A>) -> !agg.struct<@A> {
  %r = autodiff.add %a, %a : !agg.struct<@A>
  return %r : !agg.struct<@A>
}

// -----

// ROW B5 a struct of floats and a vector is its own differential
// VJP @f((1, [1, 1], 2); (1, [2, 3], 4)) = 1, 2, 3, 4
// CALL @twice((1, [1, 1], 2)) = 2, 2, 2, 4
agg.struct_def @S {
  agg.field @a : f64
  agg.field @v : vector<2xf64>
  agg.field @b : f64
}
func.func @f(%s: !agg.struct<@S>) -> !agg.struct<@S> {
  return %s : !agg.struct<@S>
}
func.func @twice(%s: !agg.struct<@S>) -> !agg.struct<@S> {
  %r = autodiff.add %s, %s : !agg.struct<@S>
  return %r : !agg.struct<@S>
}

// -----

// ROW B6 a differential of another type, with another name for its field
// JVP @f((1, 2); (.2,)) = 1
// VJP @f((1, 2); (1,)) = 5
agg.struct_def @B {
  agg.field @z : f64
}
agg.struct_def @A {
  agg.field @x : f64 deriv @B::@z
  agg.field @y : f64 no_diff
}
iface.witness_table @A_IDifferentiable : @IDifferentiable for !agg.struct<@A> {
  iface.entry "Differential" = !agg.struct<@B>
}
func.func @f(%a: !agg.struct<@A>) -> !agg.struct<@A> {
  %five = arith.constant 5.0 : f64
  %x = agg.get %a "x" : !agg.struct<@A> -> f64
  %p = arith.mulf %five, %x : f64
  %r = agg.set %a "x", %p : !agg.struct<@A>, f64 -> !agg.struct<@A>
  return %r : !agg.struct<@A>
}

// -----

// ROW B8 a method of a type with a differential of its own
// VJP @f((1,); 1) = 2
agg.struct_def @Bar {
  agg.field @y : f64
}
agg.struct_def @Foo {
  agg.field @x : f64 deriv @Bar::@y
}
iface.witness_table @Foo_IDifferentiable : @IDifferentiable for !agg.struct<@Foo> {
  iface.entry "Differential" = !agg.struct<@Bar>
}
func.func @f(%this: !agg.struct<@Foo>) -> f64 {
  %x = agg.get %this "x" : !agg.struct<@Foo> -> f64
  %r = arith.mulf %x, %x : f64
  return %r : f64
}

// -----

// ROW B10 an array in a struct; the index is rounded, and has no derivative
// JVP @f(.5; 1) = 1
agg.struct_def @S {
  agg.field @v : !agg.array<3, f64>
}
func.func @f(%x: f64) -> f64 {
  %v = agg.make %x, %x, %x : (f64, f64, f64) -> !agg.array<3, f64>
  %s = agg.make %v : (!agg.array<3, f64>) -> !agg.struct<@S>
  %low = math.floor %x : f64
  %n = arith.fptosi %low : f64 to i64
  %i = arith.index_cast %n : i64 to index
  %w = agg.get %s "v" : !agg.struct<@S> -> !agg.array<3, f64>
  %e = agg.elem %w[%i] : !agg.array<3, f64> -> f64
  %r = arith.mulf %e, %e : f64
  return %r : f64
}

// -----

// ROW B11 made of a differential: x = d.x squared
// JVP @f((3,); (1,)) = 6
// VJP @f((3,); (1,)) = 6
agg.struct_def @D {
  agg.field @x : f64
}
agg.struct_def @S {
  agg.field @x : f64
}
func.func private @create(%d: !agg.struct<@D>) -> !agg.struct<@S> {
  %x = agg.get %d "x" : !agg.struct<@D> -> f64
  %y = arith.mulf %x, %x : f64
  %s = agg.make %y : (f64) -> !agg.struct<@S>
  return %s : !agg.struct<@S>
}
func.func @f(%d: !agg.struct<@D>) -> !agg.struct<@S> {
  %s = func.call @create(%d) : (!agg.struct<@D>) -> !agg.struct<@S>
  return %s : !agg.struct<@S>
}

// -----

// ROW B13 a struct that is made with an operand that has no place in the differential
// VJP @f(1, 2; (4.2,)) = 0, 4.2
// UNCHECKED differences see the first field
agg.struct_def @S {
  agg.field @f1 : f64 no_diff
  agg.field @f2 : f64
}
func.func @f(%a: f64, %b: f64) -> !agg.struct<@S> {
  %s = agg.make %a, %b : (f64, f64) -> !agg.struct<@S>
  return %s : !agg.struct<@S>
}

// -----

// ROW B15 made of its own differential, and squared
// VJP @f((3,); 1) = 6
agg.struct_def @S {
  agg.field @x : f64
}
func.func private @made(%d: !agg.struct<@S>) -> !agg.struct<@S> {
  %x = agg.get %d "x" : !agg.struct<@S> -> f64
  %s = agg.make %x : (f64) -> !agg.struct<@S>
  return %s : !agg.struct<@S>
}
func.func @f(%d: !agg.struct<@S>) -> f64 {
  %s = func.call @made(%d) : (!agg.struct<@S>) -> !agg.struct<@S>
  %x = agg.get %s "x" : !agg.struct<@S> -> f64
  %r = arith.mulf %x, %x : f64
  return %r : f64
}

// -----

// ROW B16 tuples in tuples: t = 2x, t = t + 2x, then (y, (t + 5x, t))
// VJP @f((7, (1, 2)); (1, (1, 1))) = 1, 13, 0
func.func @f(%p: !agg.tuple<[f64, !agg.tuple<[f64, f64]>]>) -> !agg.tuple<[f64, !agg.tuple<[f64, f64]>]> {
  %two = arith.constant 2.0 : f64
  %five = arith.constant 5.0 : f64
  %first = agg.get %p "0" : !agg.tuple<[f64, !agg.tuple<[f64, f64]>]> -> f64
  %inner = agg.get %p "1" : !agg.tuple<[f64, !agg.tuple<[f64, f64]>]> -> !agg.tuple<[f64, f64]>
  %x = agg.get %inner "0" : !agg.tuple<[f64, f64]> -> f64
  %a = arith.mulf %two, %x : f64
  %t = arith.addf %a, %a : f64
  %b = arith.mulf %five, %x : f64
  %c = arith.addf %t, %b : f64
  %q = agg.make %c, %t : (f64, f64) -> !agg.tuple<[f64, f64]>
  %r = agg.make %first, %q : (f64, !agg.tuple<[f64, f64]>) -> !agg.tuple<[f64, !agg.tuple<[f64, f64]>]>
  return %r : !agg.tuple<[f64, !agg.tuple<[f64, f64]>]>
}

// -----

// ROW B18 through a struct without derivatives, and back
// VJP @f(3; 1) = 0
// CALL @f(3) = 3
// UNCHECKED differences see what the struct hides
agg.struct_def @S {
  agg.field @x : f64 no_diff
}
func.func @f(%x: f64) -> f64 {
  %s = agg.make %x : (f64) -> !agg.struct<@S>
  %r = agg.get %s "x" : !agg.struct<@S> -> f64
  return %r : f64
}

// -----

// ROW B20 a struct that is written several times
// VJP @f((1, 2); (1, 1)) = 13, 0
agg.struct_def @S {
  agg.field @x : f64
  agg.field @y : f64
}
func.func @f(%s: !agg.struct<@S>) -> !agg.struct<@S> {
  %two = arith.constant 2.0 : f64
  %five = arith.constant 5.0 : f64
  %x = agg.get %s "x" : !agg.struct<@S> -> f64
  %a = arith.mulf %two, %x : f64
  %s1 = agg.set %s "y", %a : !agg.struct<@S>, f64 -> !agg.struct<@S>
  %t = agg.get %s1 "y" : !agg.struct<@S> -> f64
  %u = arith.addf %t, %a : f64
  %s2 = agg.set %s1 "y", %u : !agg.struct<@S>, f64 -> !agg.struct<@S>
  %b = arith.mulf %five, %x : f64
  %c = arith.addf %u, %b : f64
  %s3 = agg.set %s2 "x", %c : !agg.struct<@S>, f64 -> !agg.struct<@S>
  return %s3 : !agg.struct<@S>
}

// -----

// ROW B21 a struct as result: (n^2, constant)
// VJP @f(3; (1, 0)) = 6
// VJP @f(3; (0, 1)) = 0
agg.struct_def @S {
  agg.field @x : f64
  agg.field @y : f64
}
func.func @f(%n: f64) -> !agg.struct<@S> {
  %c = arith.constant 3.0 : f64
  %x = arith.mulf %n, %n : f64
  %s = agg.make %x, %c : (f64, f64) -> !agg.struct<@S>
  return %s : !agg.struct<@S>
}

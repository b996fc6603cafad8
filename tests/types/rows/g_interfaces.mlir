// ROW G1 x^3 or x^2, chosen at run time; directly, and through a method of a struct
// JVP @f(1, 2; None, 1) = 12
// JVP @f(0, 1.5; None, 1) = 3
// JVP @method(0, 1.5; None, 1) = 3
// VJP @f(1, 2; 1) = 12
iface.interface @IPower {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @unused : i32
}
agg.struct_def @B {
  agg.field @unused : i64
}
func.func private @A.eval(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %a, %x : f64
  return %b : f64
}
func.func private @B.eval(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  return %a : f64
}
iface.witness_table @A_IPower : @IPower for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
iface.witness_table @B_IPower : @IPower for !agg.struct<@B> {
  iface.entry "eval" = @B.eval
}
func.func private @make(%id: i1) -> !iface.any<@IPower> {
  %r = scf.if %id -> (!iface.any<@IPower>) {
    %c = arith.constant 1 : i32
    %s = agg.make %c : (i32) -> !agg.struct<@A>
    %p = iface.pack %s via @A_IPower : !agg.struct<@A> -> !iface.any<@IPower>
    scf.yield %p : !iface.any<@IPower>
  } else {
    %c = arith.constant 2 : i64
    %s = agg.make %c : (i64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_IPower : !agg.struct<@B> -> !iface.any<@IPower>
    scf.yield %p : !iface.any<@IPower>
  }
  return %r : !iface.any<@IPower>
}
func.func private @eval(%o: !iface.any<@IPower>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@IPower> -> f64 {
  ^bb0(%w: !iface.witness<@IPower>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@IPower> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%id: i1, %x: f64) -> f64 {
  %o = func.call @make(%id) : (i1) -> !iface.any<@IPower>
  %y = func.call @eval(%o, %x) : (!iface.any<@IPower>, f64) -> f64
  return %y : f64
}
agg.struct_def @Owner {
  agg.field @o : !iface.any<@IPower> no_diff
}
func.func private @Owner.eval(%this: !agg.struct<@Owner>, %x: f64) -> f64 {
  %o = agg.get %this "o" : !agg.struct<@Owner> -> !iface.any<@IPower>
  %y = func.call @eval(%o, %x) : (!iface.any<@IPower>, f64) -> f64
  return %y : f64
}
func.func @method(%id: i1, %x: f64) -> f64 {
  %o = func.call @make(%id) : (i1) -> !iface.any<@IPower>
  %s = agg.make %o : (!iface.any<@IPower>) -> !agg.struct<@Owner>
  %y = func.call @Owner.eval(%s, %x) : (!agg.struct<@Owner>, f64) -> f64
  return %y : f64
}

// -----

// ROW G3 made behind a condition, without derivative: 2x^2 and 1.5x^3
// VJP @f(1, 3; 1) = 12
// VJP @f(0, 2; 1) = 18
iface.interface @IPower {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64 no_diff
}
agg.struct_def @B {
  agg.field @b : f64 no_diff
}
func.func private @A.eval(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %p = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %p : f64
  return %r : f64
}
func.func private @B.eval(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %b = agg.get %s "b" : !agg.struct<@B> -> f64
  %p = arith.mulf %x, %x : f64
  %q = arith.mulf %p, %x : f64
  %r = arith.mulf %b, %q : f64
  return %r : f64
}
iface.witness_table @A_IPower : @IPower for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
iface.witness_table @B_IPower : @IPower for !agg.struct<@B> {
  iface.entry "eval" = @B.eval
}
func.func @f(%id: i1, %x: f64) -> f64 {
  %o = scf.if %id -> (!iface.any<@IPower>) {
    %c = arith.constant 2.0 : f64
    %s = agg.make %c : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_IPower : !agg.struct<@A> -> !iface.any<@IPower>
    scf.yield %p : !iface.any<@IPower>
  } else {
    %c = arith.constant 1.5 : f64
    %s = agg.make %c : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_IPower : !agg.struct<@B> -> !iface.any<@IPower>
    scf.yield %p : !iface.any<@IPower>
  }
  %y = iface.open %o as "T" : !iface.any<@IPower> -> f64 {
  ^bb0(%w: !iface.witness<@IPower>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@IPower> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

// ROW G4 a x^2 with the object's own field: d/da, d/dx
// VJP @f(2, 3; 1) = 9, 12
iface.interface @IPower extends [@IDifferentiable] {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
func.func private @A.eval(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %p = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %p : f64
  return %r : f64
}
iface.witness_table @A_IPower : @IPower for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
func.func @f(%a: f64, %x: f64) -> f64 {
  %s = agg.make %a : (f64) -> !agg.struct<@A>
  %o = iface.pack %s via @A_IPower : !agg.struct<@A> -> !iface.any<@IPower>
  %y = iface.open %o as "T" : !iface.any<@IPower> -> f64 {
  ^bb0(%w: !iface.witness<@IPower>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@IPower> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

// ROW G6 the objects are made from x: 2 x^4 at 1 with seed 2, and at 1.5 half as much
// VJP @f(1; 2) = 16
// VJP @f(1.5; 1) = 27
iface.interface @IPower extends [@IDifferentiable] {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
func.func private @A.eval(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %p = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %p : f64
  return %r : f64
}
iface.witness_table @A_IPower : @IPower for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
func.func @f(%x: f64) -> f64 {
  %xx = arith.mulf %x, %x : f64
  %xxx = arith.addf %xx, %xx : f64
  %s = agg.make %xxx : (f64) -> !agg.struct<@A>
  %o = iface.pack %s via @A_IPower : !agg.struct<@A> -> !iface.any<@IPower>
  %y = iface.open %o as "T" : !iface.any<@IPower> -> f64 {
  ^bb0(%w: !iface.witness<@IPower>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@IPower> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

// ROW G9 two methods of two types: 2x^2 and 2x^3; 3x and 3x^2
// VJP @first(1, 3; 1) = 12
// VJP @second(1, 3; 1) = 54
// VJP @first(0, 2; 1) = 3
// VJP @second(0, 2; 1) = 12
iface.interface @ITwo {
  iface.req_func @first : (!iface.self, f64) -> f64
  iface.req_func @second : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64 no_diff
}
agg.struct_def @B {
  agg.field @b : f64 no_diff
}
func.func private @A.first(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %p = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %p : f64
  return %r : f64
}
func.func private @A.second(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %p = arith.mulf %x, %x : f64
  %q = arith.mulf %p, %x : f64
  %r = arith.mulf %a, %q : f64
  return %r : f64
}
func.func private @B.first(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %b = agg.get %s "b" : !agg.struct<@B> -> f64
  %r = arith.mulf %b, %x : f64
  return %r : f64
}
func.func private @B.second(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %b = agg.get %s "b" : !agg.struct<@B> -> f64
  %p = arith.mulf %x, %x : f64
  %r = arith.mulf %b, %p : f64
  return %r : f64
}
iface.witness_table @A_ITwo : @ITwo for !agg.struct<@A> {
  iface.entry "first" = @A.first
  iface.entry "second" = @A.second
}
iface.witness_table @B_ITwo : @ITwo for !agg.struct<@B> {
  iface.entry "first" = @B.first
  iface.entry "second" = @B.second
}
func.func private @make(%id: i1) -> !iface.any<@ITwo> {
  %r = scf.if %id -> (!iface.any<@ITwo>) {
    %c = arith.constant 2.0 : f64
    %s = agg.make %c : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ITwo : !agg.struct<@A> -> !iface.any<@ITwo>
    scf.yield %p : !iface.any<@ITwo>
  } else {
    %c = arith.constant 3.0 : f64
    %s = agg.make %c : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ITwo : !agg.struct<@B> -> !iface.any<@ITwo>
    scf.yield %p : !iface.any<@ITwo>
  }
  return %r : !iface.any<@ITwo>
}
func.func @first(%id: i1, %x: f64) -> f64 {
  %o = func.call @make(%id) : (i1) -> !iface.any<@ITwo>
  %y = iface.open %o as "T" : !iface.any<@ITwo> -> f64 {
  ^bb0(%w: !iface.witness<@ITwo>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "first" : !iface.witness<@ITwo> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @second(%id: i1, %x: f64) -> f64 {
  %o = func.call @make(%id) : (i1) -> !iface.any<@ITwo>
  %y = iface.open %o as "T" : !iface.any<@ITwo> -> f64 {
  ^bb0(%w: !iface.witness<@ITwo>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "second" : !iface.witness<@ITwo> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

// ROW G11 one implementation has a substitute: x^5 in place of x, also for the value of a derivative
// CALL @f(2) = 2
// VJP @f(2; 1) = 80
// JVP @f(2; 1) = 80
// UNCHECKED the substitute is another function
iface.interface @IEval {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @unused : i32
}
func.func private @A.eval(%s: !agg.struct<@A>, %x: f64) -> f64 attributes {autodiff.primal_substitute = @A.other} {
  return %x : f64
}
func.func private @A.other(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %a, %a : f64
  %c = arith.mulf %b, %x : f64
  return %c : f64
}
iface.witness_table @A_IEval : @IEval for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
func.func @f(%x: f64) -> f64 {
  %n = arith.constant 0 : i32
  %s = agg.make %n : (i32) -> !agg.struct<@A>
  %o = iface.pack %s via @A_IEval : !agg.struct<@A> -> !iface.any<@IEval>
  %y = iface.open %o as "T" : !iface.any<@IEval> -> f64 {
  ^bb0(%w: !iface.witness<@IEval>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@IEval> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

// ROW G14 x^2 + y^2 with and without the derivative of the object
// CALL @with(2, 3) = 13
// VJP @with(2, 3; 1) = 4, 6
// JVP @with(2, 3; 1, 1) = 10
// CALL @without(2, 3) = 13
// VJP @without(2, 3; 1) = 0, 6
// JVP @without(2, 3; 1, 1) = 6
// UNCHECKED differences see the object
iface.interface @IEval extends [@IDifferentiable] {
  iface.req_func @with : (!iface.self, f64) -> f64
  iface.req_func @without : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @x : f64
}
func.func private @A.with(%s: !agg.struct<@A>, %y: f64) -> f64 {
  %x = agg.get %s "x" : !agg.struct<@A> -> f64
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %y, %y : f64
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func private @A.without(%s: !agg.struct<@A>, %y: f64) -> f64 attributes {autodiff.no_diff_this} {
  %x = agg.get %s "x" : !agg.struct<@A> -> f64
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %y, %y : f64
  %r = arith.addf %a, %b : f64
  return %r : f64
}
iface.witness_table @A_IEval : @IEval for !agg.struct<@A> {
  iface.entry "with" = @A.with
  iface.entry "without" = @A.without
}
func.func @with(%x: f64, %y: f64) -> f64 {
  %s = agg.make %x : (f64) -> !agg.struct<@A>
  %o = iface.pack %s via @A_IEval : !agg.struct<@A> -> !iface.any<@IEval>
  %z = iface.open %o as "T" : !iface.any<@IEval> -> f64 {
  ^bb0(%w: !iface.witness<@IEval>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "with" : !iface.witness<@IEval> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %y) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %z : f64
}
func.func @without(%x: f64, %y: f64) -> f64 {
  %s = agg.make %x : (f64) -> !agg.struct<@A>
  %o = iface.pack %s via @A_IEval : !agg.struct<@A> -> !iface.any<@IEval>
  %z = iface.open %o as "T" : !iface.any<@IEval> -> f64 {
  ^bb0(%w: !iface.witness<@IEval>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "without" : !iface.witness<@IEval> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %y) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %z : f64
}

// -----

// ROW G13 no_diff(obj.calc(x)) + x^2, where calc has a derivative of its own: 2x dy for x^3
// VJP @f(2; 1) = 4
// VJP @direct(1.5; 1) = 3
// UNCHECKED the derivative is not that of the function
iface.interface @ICalc {
  iface.req_func @calc : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @unused : i32
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 attributes {autodiff.backward = @A.calc_bwd} {
  %a = arith.mulf %x, %x : f64
  %b = arith.mulf %a, %x : f64
  return %b : f64
}
func.func private @A.calc_bwd(%s: !agg.struct<@A>, %x: f64, %dy: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %a = arith.mulf %two, %x : f64
  %b = arith.mulf %a, %dy : f64
  return %b : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
}
func.func private @make() -> !iface.any<@ICalc> {
  %n = arith.constant 0 : i32
  %s = agg.make %n : (i32) -> !agg.struct<@A>
  %o = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
  return %o : !iface.any<@ICalc>
}
func.func @f(%x: f64) -> f64 {
  %o = func.call @make() : () -> !iface.any<@ICalc>
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) {autodiff.no_diff} : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  %xx = arith.mulf %x, %x : f64
  %z = arith.addf %y, %xx : f64
  return %z : f64
}
func.func @direct(%x: f64) -> f64 {
  %o = func.call @make() : () -> !iface.any<@ICalc>
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

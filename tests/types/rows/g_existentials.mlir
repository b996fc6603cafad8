// ROW G1 x^3 or x^2, chosen at run time; through a method of a method too
// CALL @f(True, 1, 2) = 8
// JVP @f(True, 1, 2; None, 0, 1) = 12
// JVP @f(False, 1, 1.5; None, 0, 1) = 3
// VJP @f(True, 1, 2; 1) = 0, 12
// VJP @g(False, 1, 1.5; 1) = 0, 3
iface.interface @ICalc {
  iface.req_func @calc : (!iface.self, f64) -> f64
  iface.req_func @through : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %xx = arith.mulf %x, %x : f64
  %r = arith.mulf %xx, %x : f64
  return %r : f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @A.through(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %r = func.call @A.calc(%s, %x) : (!agg.struct<@A>, f64) -> f64
  return %r : f64
}
func.func private @B.through(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %r = func.call @B.calc(%s, %x) : (!agg.struct<@B>, f64) -> f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
  iface.entry "through" = @A.through
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
  iface.entry "through" = @B.through
}
func.func private @make(%first: i1, %a: f64) -> !iface.any<@ICalc> {
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func private @through(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "through" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @calc(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}
func.func @g(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @through(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}

// -----

// ROW G3 constructed in a branch: 2 x^2 or 1.5 x^3, where the factor has no derivative
// VJP @f(True, 2, 3; 1) = 0, 12
// VJP @f(False, 1.5, 2; 1) = 0, 18
// JVP @f(True, 2, 3; None, 1, 1) = 12
// UNCHECKED the interface is not differentiable, so its values carry no derivative; differences see one
iface.interface @ICalc {
  iface.req_func @calc : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %xx : f64
  return %r : f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %xx = arith.mulf %x, %x : f64
  %xxx = arith.mulf %xx, %x : f64
  %r = arith.mulf %a, %xxx : f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
}
func.func private @make(%first: i1, %factor: f64) -> !iface.any<@ICalc> {
  %a = autodiff.detach %factor : f64
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @calc(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}

// -----

// ROW G4 a x^2 with the gradient through the value itself
// VJP @f(True, 2, 3; 1) = 9, 12
// JVP @f(True, 2, 3; None, 1, 1) = 21
// VJP @f(False, 2, 3; 1) = 36, 24
iface.interface @ICalc extends [@IDifferentiable] {
  iface.req_func @calc : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %xx : f64
  return %r : f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %xx = arith.mulf %x, %x : f64
  %aa = arith.mulf %a, %a : f64
  %r = arith.mulf %aa, %xx : f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
}
func.func private @make(%first: i1, %a: f64) -> !iface.any<@ICalc> {
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @calc(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}

// -----

// ROW G6 objects that are built of x: a = 2 x^2, then a x^2
// CALL @g(1) = 2
// VJP @g(1; 2) = 16
// VJP @g(1.5; 1) = 27
// HVP @g(1; 1) = 24
iface.interface @ICalc extends [@IDifferentiable] {
  iface.req_func @calc : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %xx : f64
  return %r : f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %r = arith.mulf %a, %x : f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
}
func.func private @make(%first: i1, %a: f64) -> !iface.any<@ICalc> {
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @g(%x: f64) -> f64 {
  %true = arith.constant true
  %two = arith.constant 2.0 : f64
  %o = func.call @make(%true, %two) : (i1, f64) -> !iface.any<@ICalc>
  %a = func.call @calc(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  %p = func.call @make(%true, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @calc(%p, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}

// -----

// ROW G8 an interface that is differentiable: .5 x^2 or 2 x
// VJP @f(True, .5, 3; 1) = 9, 3
// VJP @f(False, 2, 3; 1) = 3, 2
iface.interface @ICalc extends [@IDifferentiable] {
  iface.req_func @calc : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %xx : f64
  return %r : f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %r = arith.mulf %a, %x : f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
}
func.func private @make(%first: i1, %a: f64) -> !iface.any<@ICalc> {
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @calc(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}

// -----

// ROW G9 two methods of two types: 2 x^2 and 2 x^3, 3 x and 3 x^2
// VJP @f(True, 2, 3; 1) = 9, 12
// VJP @g(True, 2, 3; 1) = 27, 54
// VJP @f(False, 3, 2; 1) = 2, 3
// VJP @g(False, 3, 2; 1) = 4, 12
iface.interface @ICalc extends [@IDifferentiable] {
  iface.req_func @calc : (!iface.self, f64) -> f64
  iface.req_func @other : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %xx : f64
  return %r : f64
}
func.func private @A.other(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %xx = arith.mulf %x, %x : f64
  %xxx = arith.mulf %xx, %x : f64
  %r = arith.mulf %a, %xxx : f64
  return %r : f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %r = arith.mulf %a, %x : f64
  return %r : f64
}
func.func private @B.other(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %xx : f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
  iface.entry "other" = @A.other
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
  iface.entry "other" = @B.other
}
func.func private @make(%first: i1, %a: f64) -> !iface.any<@ICalc> {
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func private @other(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "other" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @calc(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}
func.func @g(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @other(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}

// -----

// ROW G11 an implementation of which x^5 is differentiated in the place of x
// CALL @f(True, 1, 2) = 2
// JVP @f(True, 1, 2; None, 0, 1) = 80
// VJP @f(True, 1, 2; 1) = 0, 80
// UNCHECKED what is differentiated is not what is called
iface.interface @ICalc {
  iface.req_func @calc : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 attributes {autodiff.primal_substitute = @A.fifth} {
  return %x : f64
}
func.func private @A.fifth(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %xx = arith.mulf %x, %x : f64
  %xxxx = arith.mulf %xx, %xx : f64
  %r = arith.mulf %xxxx, %x : f64
  return %r : f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
}
func.func private @make(%first: i1, %factor: f64) -> !iface.any<@ICalc> {
  %a = autodiff.detach %factor : f64
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @calc(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}

// -----

// ROW G13 no_diff(obj.calc(x)) + x^2, where calc has a derivative of its own
// VJP @g(True, 1, 2; 1) = 0, 4
// VJP @f(True, 1, 1.5; 1) = 0, 3
// DISAGREE @f AD0821
// UNCHECKED no_diff drops what differences see, and calc has a derivative in reverse mode only
iface.interface @ICalc {
  iface.req_func @calc : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 attributes {autodiff.bwd_derivative = @A.calc_bwd} {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @A.calc_bwd(%s: !agg.struct<@A>, %x: f64, %d: f64) -> (!agg.struct<@A>, f64) {
  %z = autodiff.zero : !agg.struct<@A>
  %two = arith.constant 2.0 : f64
  %t = arith.mulf %two, %x : f64
  %r = arith.mulf %t, %d : f64
  return %z, %r : !agg.struct<@A>, f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
}
func.func private @make(%first: i1, %factor: f64) -> !iface.any<@ICalc> {
  %a = autodiff.detach %factor : f64
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func private @calc_no_diff(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) {autodiff.no_diff} : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @calc(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}
func.func @g(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %c = func.call @calc_no_diff(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  %xx = arith.mulf %x, %x : f64
  %y = arith.addf %c, %xx : f64
  return %y : f64
}

// -----

// ROW G14 x^2 + y^2 with x in the value: derivatives of both, and of the argument alone
// CALL @f(True, 2, 3) = 13
// JVP @f(True, 2, 3; None, 1, 1) = 10
// CALL @f(False, 2, 3) = 13
// JVP @f(False, 2, 3; None, 1, 1) = 6
// VJP @f(False, 2, 3; 1) = 0, 6
// UNCHECKED no_diff_this drops what differences see
iface.interface @ICalc extends [@IDifferentiable] {
  iface.req_func @calc : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %aa = arith.mulf %a, %a : f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.addf %aa, %xx : f64
  return %r : f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 attributes {autodiff.no_diff_this} {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %aa = arith.mulf %a, %a : f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.addf %aa, %xx : f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
}
func.func private @make(%first: i1, %a: f64) -> !iface.any<@ICalc> {
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @calc(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}

// -----

// ROW G16 second derivatives through dispatch: 2 x^3 and 3 x^4 at 2
// VJP @f(True, 2, 2; 1) = 8, 24
// VJP @f(False, 3, 2; 1) = 16, 96
// HVP @f(True, 2, 2; None, 0, 1) = 12, 24
// HVP @f(False, 3, 2; None, 0, 1) = 32, 144
iface.interface @ICalc extends [@IDifferentiable] {
  iface.req_func @calc : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %xx = arith.mulf %x, %x : f64
  %xxx = arith.mulf %xx, %x : f64
  %r = arith.mulf %a, %xxx : f64
  return %r : f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %xx = arith.mulf %x, %x : f64
  %xxxx = arith.mulf %xx, %xx : f64
  %r = arith.mulf %a, %xxxx : f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
}
func.func private @make(%first: i1, %a: f64) -> !iface.any<@ICalc> {
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func @f(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %y = func.call @calc(%o, %x) : (!iface.any<@ICalc>, f64) -> f64
  return %y : f64
}

// -----

// ROW G17 an existential of which the gradient is never produced is null
// CALL @g(True, 1, 2) = 1
// CALL @h(True, 1, 2) = 1
// CALL @h(False, 1, 2) = 0
// UNCHECKED what is asked for is no derivative
iface.interface @ICalc extends [@IDifferentiable] {
  iface.req_func @calc : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
}
func.func private @A.calc(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}
func.func private @B.calc(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %r = arith.mulf %a, %x : f64
  return %r : f64
}
iface.witness_table @A_ICalc : @ICalc for !agg.struct<@A> {
  iface.entry "calc" = @A.calc
}
iface.witness_table @B_ICalc : @ICalc for !agg.struct<@B> {
  iface.entry "calc" = @B.calc
}
func.func private @make(%first: i1, %a: f64) -> !iface.any<@ICalc> {
  %r = scf.if %first -> (!iface.any<@ICalc>) {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_ICalc : !agg.struct<@A> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  } else {
    %s = agg.make %a : (f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_ICalc : !agg.struct<@B> -> !iface.any<@ICalc>
    scf.yield %p : !iface.any<@ICalc>
  }
  return %r : !iface.any<@ICalc>
}
func.func private @calc(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@ICalc> -> f64 {
  ^bb0(%w: !iface.witness<@ICalc>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "calc" : !iface.witness<@ICalc> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %m(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}
func.func private @unused(%o: !iface.any<@ICalc>, %x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @g(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %one = arith.constant 1.0 : f64
  %d, %dx = autodiff.bwd_diff @unused(%o, %x, %one) {activity = [active, active], primal = false} : (!iface.any<@ICalc>, f64, f64) -> (!iface.any<@IDifferentiable>, f64)
  %null = iface.is_null_differential %d : !iface.any<@IDifferentiable>
  %y = arith.uitofp %null : i1 to f64
  return %y : f64
}
func.func @h(%first: i1, %a: f64, %x: f64) -> f64 {
  %o = func.call @make(%first, %a) : (i1, f64) -> !iface.any<@ICalc>
  %one = arith.constant 1.0 : f64
  %d, %dx = autodiff.bwd_diff @calc(%o, %x, %one) {activity = [active, active], primal = false} : (!iface.any<@ICalc>, f64, f64) -> (!iface.any<@IDifferentiable>, f64)
  %null = iface.is_null_differential %d : !iface.any<@IDifferentiable>
  %y = arith.uitofp %null : i1 to f64
  return %y : f64
}

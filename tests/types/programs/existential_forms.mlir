// Existentials wherever values can be; each program has a function @f(k, a, w, x).
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
agg.struct_def @B {
  agg.field @a : f64
  agg.field @n : i32
  agg.field @c : f64
}
func.func private @A.eval(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.mulf %a, %xx : f64
  return %r : f64
}
func.func private @B.eval(%s: !agg.struct<@B>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@B> -> f64
  %c = agg.get %s "c" : !agg.struct<@B> -> f64
  %m = arith.mulf %a, %c : f64
  %e = math.sin %x : f64
  %r = arith.mulf %m, %e : f64
  return %r : f64
}
func.func private @f64.eval(%s: f64, %x: f64) -> f64 {
  %r = arith.divf %x, %s : f64
  return %r : f64
}
iface.witness_table @A_IShape : @IShape for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
iface.witness_table @B_IShape : @IShape for !agg.struct<@B> {
  iface.entry "eval" = @B.eval
}
iface.witness_table @f64_IShape : @IShape for f64 {
  iface.entry "eval" = @f64.eval
}
func.func private @make(%k: index, %a: f64) -> !iface.any<@IShape> {
  %r = scf.index_switch %k -> !iface.any<@IShape>
  case 0 {
    %s = agg.make %a : (f64) -> !agg.struct<@A>
    %p = iface.pack %s via @A_IShape : !agg.struct<@A> -> !iface.any<@IShape>
    scf.yield %p : !iface.any<@IShape>
  }
  case 1 {
    %n = arith.constant 1 : i32
    %c = arith.mulf %a, %a : f64
    %s = agg.make %a, %n, %c : (f64, i32, f64) -> !agg.struct<@B>
    %p = iface.pack %s via @B_IShape : !agg.struct<@B> -> !iface.any<@IShape>
    scf.yield %p : !iface.any<@IShape>
  }
  default {
    %p = iface.pack %a via @f64_IShape : f64 -> !iface.any<@IShape>
    scf.yield %p : !iface.any<@IShape>
  }
  return %r : !iface.any<@IShape>
}
func.func private @eval(%o: !iface.any<@IShape>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

// FORM in a struct
agg.struct_def @Scene {
  agg.field @o : !iface.any<@IShape>
  agg.field @w : f64
}
func.func @f(%k: index, %a: f64, %w: f64, %x: f64) -> f64 {
  %o = func.call @make(%k, %a) : (index, f64) -> !iface.any<@IShape>
  %s = agg.make %o, %w : (!iface.any<@IShape>, f64) -> !agg.struct<@Scene>
  %p = agg.get %s "o" : !agg.struct<@Scene> -> !iface.any<@IShape>
  %y = func.call @eval(%p, %x) : (!iface.any<@IShape>, f64) -> f64
  %q = agg.get %s "w" : !agg.struct<@Scene> -> f64
  %r = arith.mulf %q, %y : f64
  return %r : f64
}

// -----

// FORM in a buffer
func.func @f(%k: index, %a: f64, %w: f64, %x: f64) -> f64 {
  %m = memref.alloc() : memref<2x!iface.any<@IShape>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %o = func.call @make(%k, %a) : (index, f64) -> !iface.any<@IShape>
  %p = func.call @make(%c1, %w) : (index, f64) -> !iface.any<@IShape>
  memref.store %o, %m[%c0] : memref<2x!iface.any<@IShape>>
  memref.store %p, %m[%c1] : memref<2x!iface.any<@IShape>>
  %z = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %z) -> (f64) {
    %j = arith.remui %i, %c2 : index
    %e = memref.load %m[%j] : memref<2x!iface.any<@IShape>>
    %y = func.call @eval(%e, %x) : (!iface.any<@IShape>, f64) -> f64
    %t = arith.addf %s, %y : f64
    scf.yield %t : f64
  }
  memref.dealloc %m : memref<2x!iface.any<@IShape>>
  return %r : f64
}

// -----

// FORM carried by a while loop, changing its type
func.func @f(%k: index, %a: f64, %w: f64, %x: f64) -> f64 {
  %o = func.call @make(%k, %a) : (index, f64) -> !iface.any<@IShape>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:3 = scf.while (%i = %c0, %p = %o, %s = %x) : (index, !iface.any<@IShape>, f64) -> (index, !iface.any<@IShape>, f64) {
    %c = arith.cmpi slt, %i, %c3 : index
    scf.condition(%c) %i, %p, %s : index, !iface.any<@IShape>, f64
  } do {
  ^bb0(%i: index, %p: !iface.any<@IShape>, %s: f64):
    %y = func.call @eval(%p, %s) : (!iface.any<@IShape>, f64) -> f64
    %n = arith.addi %i, %c1 : index
    %yw = arith.mulf %y, %w : f64
    %q = func.call @make(%n, %yw) : (index, f64) -> !iface.any<@IShape>
    scf.yield %n, %q, %y : index, !iface.any<@IShape>, f64
  }
  return %r#2 : f64
}

// -----

// FORM one opened in the other
func.func private @compose(%o: !iface.any<@IShape>, %p: !iface.any<@IShape>, %x: f64) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f64) -> f64
    %z = iface.open %p as "U" : !iface.any<@IShape> -> f64 {
    ^bb0(%w2: !iface.witness<@IShape>, %v2: !iface.tparam<"U">):
      %e2 = iface.lookup %w2 "eval" : !iface.witness<@IShape> -> (!iface.tparam<"U">, f64) -> f64
      %u = autodiff.invoke %e2(%v2, %x) : (!iface.tparam<"U">, f64) -> f64
      %t = autodiff.invoke %e(%v, %u) : (!iface.tparam<"T">, f64) -> f64
      iface.yield %t : f64
    }
    iface.yield %z : f64
  }
  return %y : f64
}
func.func @f(%k: index, %a: f64, %w: f64, %x: f64) -> f64 {
  %o = func.call @make(%k, %a) : (index, f64) -> !iface.any<@IShape>
  %c1 = arith.constant 1 : index
  %p = func.call @make(%c1, %w) : (index, f64) -> !iface.any<@IShape>
  %y = func.call @compose(%o, %p, %x) : (!iface.any<@IShape>, !iface.any<@IShape>, f64) -> f64
  return %y : f64
}

// -----

// FORM handed through recursion
func.func private @rec(%o: !iface.any<@IShape>, %x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %c -> (f64) {
    scf.yield %x : f64
  } else {
    %m = arith.subi %n, %c1 : index
    %y = func.call @eval(%o, %x) : (!iface.any<@IShape>, f64) -> f64
    %z = func.call @rec(%o, %y, %m) : (!iface.any<@IShape>, f64, index) -> f64
    scf.yield %z : f64
  }
  return %r : f64
}
func.func @f(%k: index, %a: f64, %w: f64, %x: f64) -> f64 {
  %o = func.call @make(%k, %a) : (index, f64) -> !iface.any<@IShape>
  %c1 = arith.constant 1 : index
  %p = func.call @make(%c1, %w) : (index, f64) -> !iface.any<@IShape>
  %g = arith.cmpf ogt, %x, %w : f64
  %q = arith.select %g, %o, %p : !iface.any<@IShape>
  %c2 = arith.constant 2 : index
  %y = func.call @rec(%q, %x, %c2) : (!iface.any<@IShape>, f64, index) -> f64
  return %y : f64
}

// -----

// FORM of generic structs, and made in generics
agg.struct_def @Two [!iface.tparam<"T">] {
  agg.field @l : !iface.tparam<"T">
  agg.field @r : !iface.tparam<"T">
}
iface.generic @Two.eval [!iface.tparam<"T">, !iface.witness<@IShape>] {
^bb0(%w: !iface.witness<@IShape>):
  %e = iface.lookup %w "eval" : !iface.witness<@IShape> -> (!iface.tparam<"T">, f64) -> f64
  iface.body (!agg.struct<@Two, [!iface.tparam<"T">]>, f64) -> f64 {
  ^bb1(%s: !agg.struct<@Two, [!iface.tparam<"T">]>, %x: f64):
    %l = agg.get %s "l" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %r = agg.get %s "r" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %u = autodiff.invoke %e(%l, %x) : (!iface.tparam<"T">, f64) -> f64
    %v = autodiff.invoke %e(%r, %u) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %v : f64
  }
}
iface.witness_table @Two_IShape [!iface.tparam<"T">] : @IShape for !agg.struct<@Two, [!iface.tparam<"T">]> {
  iface.entry "eval" = @Two.eval
}
iface.generic @through [!iface.tparam<"T">, !iface.witness<@IShape>] {
^bb0(%w: !iface.witness<@IShape>):
  iface.body (!iface.tparam<"T">, f64) -> f64 {
  ^bb1(%s: !iface.tparam<"T">, %x: f64):
    %o = iface.pack_with %s, %w : !iface.tparam<"T">, !iface.witness<@IShape> -> !iface.any<@IShape>
    %y = iface.open %o as "U" : !iface.any<@IShape> -> f64 {
    ^bb0(%wu: !iface.witness<@IShape>, %v: !iface.tparam<"U">):
      %e = iface.lookup %wu "eval" : !iface.witness<@IShape> -> (!iface.tparam<"U">, f64) -> f64
      %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"U">, f64) -> f64
      iface.yield %r : f64
    }
    iface.yield %y : f64
  }
}
func.func @f(%k: index, %a: f64, %w: f64, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %is = arith.cmpi eq, %k, %c0 : index
  %r = scf.if %is -> (f64) {
    %s = agg.make %a, %w : (f64, f64) -> !agg.struct<@Two, [f64]>
    %t = iface.specialize @through [!agg.struct<@Two, [f64]>, @Two_IShape] : (!agg.struct<@Two, [f64]>, f64) -> f64
    %y = autodiff.invoke %t(%s, %x) : (!agg.struct<@Two, [f64]>, f64) -> f64
    scf.yield %y : f64
  } else {
    %l = agg.make %a : (f64) -> !agg.struct<@A>
    %m = agg.make %w : (f64) -> !agg.struct<@A>
    %s = agg.make %l, %m : (!agg.struct<@A>, !agg.struct<@A>) -> !agg.struct<@Two, [!agg.struct<@A>]>
    %o = iface.pack %s via @Two_IShape : !agg.struct<@Two, [!agg.struct<@A>]> -> !iface.any<@IShape>
    %y = func.call @eval(%o, %x) : (!iface.any<@IShape>, f64) -> f64
    scf.yield %y : f64
  }
  return %r : f64
}

// -----

// FORM handed to blocks
func.func @f(%k: index, %a: f64, %w: f64, %x: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %o = func.call @make(%k, %a) : (index, f64) -> !iface.any<@IShape>
  %c = arith.cmpi eq, %k, %c1 : index
  cf.cond_br %c, ^one(%o : !iface.any<@IShape>), ^two
^two:
  %p = func.call @make(%c1, %w) : (index, f64) -> !iface.any<@IShape>
  cf.br ^one(%p : !iface.any<@IShape>)
^one(%q: !iface.any<@IShape>):
  %y = func.call @eval(%q, %x) : (!iface.any<@IShape>, f64) -> f64
  %z = func.call @eval(%o, %y) : (!iface.any<@IShape>, f64) -> f64
  return %z : f64
}

// -----

// FORM inside of another one, in an optional
iface.interface @IScene extends [@IDifferentiable] {
  iface.req_func @render : (!iface.self, f64) -> f64
}
agg.struct_def @Scene {
  agg.field @o : !iface.any<@IShape>
  agg.field @w : f64
  agg.field @p : !agg.optional<!iface.any<@IShape>>
}
func.func private @Scene.render(%s: !agg.struct<@Scene>, %x: f64) -> f64 {
  %o = agg.get %s "o" : !agg.struct<@Scene> -> !iface.any<@IShape>
  %w = agg.get %s "w" : !agg.struct<@Scene> -> f64
  %p = agg.get %s "p" : !agg.struct<@Scene> -> !agg.optional<!iface.any<@IShape>>
  %y = func.call @eval(%o, %x) : (!iface.any<@IShape>, f64) -> f64
  %h = agg.has_value %p : !agg.optional<!iface.any<@IShape>>
  %z = scf.if %h -> (f64) {
    %q = agg.value %p : !agg.optional<!iface.any<@IShape>> -> !iface.any<@IShape>
    %t = func.call @eval(%q, %y) : (!iface.any<@IShape>, f64) -> f64
    scf.yield %t : f64
  } else {
    scf.yield %y : f64
  }
  %r = arith.mulf %z, %w : f64
  return %r : f64
}
iface.witness_table @Scene_IScene : @IScene for !agg.struct<@Scene> {
  iface.entry "render" = @Scene.render
}
func.func @f(%k: index, %a: f64, %w: f64, %x: f64) -> f64 {
  %o = func.call @make(%k, %a) : (index, f64) -> !iface.any<@IShape>
  %c1 = arith.constant 1 : index
  %is = arith.cmpi eq, %k, %c1 : index
  %p = scf.if %is -> (!agg.optional<!iface.any<@IShape>>) {
    %q = func.call @make(%c1, %w) : (index, f64) -> !iface.any<@IShape>
    %s = agg.some %q : !iface.any<@IShape> -> !agg.optional<!iface.any<@IShape>>
    scf.yield %s : !agg.optional<!iface.any<@IShape>>
  } else {
    %n = agg.none : !agg.optional<!iface.any<@IShape>>
    scf.yield %n : !agg.optional<!iface.any<@IShape>>
  }
  %s = agg.make %o, %w, %p : (!iface.any<@IShape>, f64, !agg.optional<!iface.any<@IShape>>) -> !agg.struct<@Scene>
  %t = iface.pack %s via @Scene_IScene : !agg.struct<@Scene> -> !iface.any<@IScene>
  %y = iface.open %t as "S" : !iface.any<@IScene> -> f64 {
  ^bb0(%wu: !iface.witness<@IScene>, %v: !iface.tparam<"S">):
    %e = iface.lookup %wu "render" : !iface.witness<@IScene> -> (!iface.tparam<"S">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"S">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

// FORM carried by inner loops
func.func @f(%k: index, %a: f64, %w: f64, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %o = func.call @make(%k, %a) : (index, f64) -> !iface.any<@IShape>
  %z = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %z) -> (f64) {
    %q = scf.for %j = %c0 to %c3 step %c1 iter_args(%p = %o) -> (!iface.any<@IShape>) {
      %u = func.call @eval(%p, %x) : (!iface.any<@IShape>, f64) -> f64
      %v = arith.mulf %u, %w : f64
      %n = func.call @make(%j, %v) : (index, f64) -> !iface.any<@IShape>
      scf.yield %n : !iface.any<@IShape>
    }
    %y = func.call @eval(%q, %x) : (!iface.any<@IShape>, f64) -> f64
    %t = arith.addf %s, %y : f64
    scf.yield %t : f64
  }
  return %r : f64
}

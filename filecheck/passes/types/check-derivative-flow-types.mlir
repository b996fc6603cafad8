// RUN: ad-opt %s --split-input-file --verify-diagnostics -p "synthesize-conformances,check-derivative-flow"
// Structs, attributed types, function values and members of interfaces. Each error is followed by the
// same program, changed in one place, that passes.

// A field without a derivative is set to what carries one.

agg.struct_def @S {
  agg.field @a : f64
  agg.field @n : f64 no_diff
}
func.func @f(%s: !agg.struct<@S>, %x: f64) -> !agg.struct<@S> attributes {autodiff.differentiable = "both"} {
  // expected-error @+1 {{AD0841: the derivative is lost by storing to a field that has no derivative}}
  %t = agg.set %s "n", %x : !agg.struct<@S>, f64 -> !agg.struct<@S>
  return %t : !agg.struct<@S>
}

// -----

agg.struct_def @S {
  agg.field @a : f64
  agg.field @n : f64 no_diff
}
func.func @f(%s: !agg.struct<@S>, %x: f64) -> !agg.struct<@S> attributes {autodiff.differentiable = "both"} {
  %t = agg.set %s "a", %x : !agg.struct<@S>, f64 -> !agg.struct<@S>
  return %t : !agg.struct<@S>
}

// -----

// What is read from such a field carries none; making a struct is how it gets its value.

agg.struct_def @S {
  agg.field @a : f64
  agg.field @n : f64 no_diff
}
func.func private @other(f64) -> f64
func.func @f(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %s = agg.make %x, %x : (f64, f64) -> !agg.struct<@S>
  %n = agg.get %s "n" : !agg.struct<@S> -> f64
  %y = func.call @other(%n) : (f64) -> f64
  %z = arith.mulf %x, %y : f64
  return %z : f64
}

// -----

agg.struct_def @S {
  agg.field @a : f64
  agg.field @n : f64 no_diff
}
func.func private @other(f64) -> f64
func.func @f(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %s = agg.make %x, %x : (f64, f64) -> !agg.struct<@S>
  %n = agg.get %s "a" : !agg.struct<@S> -> f64
  // expected-error @+1 {{AD0840}}
  %y = func.call @other(%n) : (f64) -> f64
  %z = arith.mulf %x, %y : f64
  return %z : f64
}

// -----

// An argument that is `no_diff` carries no derivative.

func.func private @other(f64) -> f64
func.func @f(%x: f64, %b0: !autodiff.attributed<f64, #autodiff.no_diff>) -> f64 attributes {autodiff.differentiable = "both"} {
  %b = autodiff.unwrap %b0 : !autodiff.attributed<f64, #autodiff.no_diff> -> f64
  %y = func.call @other(%b) : (f64) -> f64
  %z = arith.mulf %x, %y : f64
  return %z : f64
}

// -----

func.func private @other(f64) -> f64
func.func @f(%x: f64, %b: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  // expected-error @+1 {{AD0840}}
  %y = func.call @other(%b) : (f64) -> f64
  %z = arith.mulf %x, %y : f64
  return %z : f64
}

// -----

// A result that is `no_diff` is not expected to have one.

func.func private @other(f64) -> f64
func.func @f(%x: f64) -> !autodiff.attributed<f64, #autodiff.no_diff> attributes {autodiff.differentiable = "both"} {
  %y = func.call @other(%x) : (f64) -> f64
  %z = autodiff.wrap %y : f64 -> !autodiff.attributed<f64, #autodiff.no_diff>
  return %z : !autodiff.attributed<f64, #autodiff.no_diff>
}

// -----

// A member of an interface, all of whose implementations are marked; one of them is not.

iface.interface @I {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @n : i32
}
func.func private @A.eval(!agg.struct<@A>, f64) -> f64 attributes {autodiff.differentiable = "both"}
iface.witness_table @A_I : @I for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
func.func @f(%o: !iface.any<@I>, %x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %y = iface.open %o as "T" : !iface.any<@I> -> f64 {
  ^bb0(%w: !iface.witness<@I>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@I> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

iface.interface @I {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @n : i32
}
func.func private @A.eval(!agg.struct<@A>, f64) -> f64
iface.witness_table @A_I : @I for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
func.func @f(%o: !iface.any<@I>, %x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %y = iface.open %o as "T" : !iface.any<@I> -> f64 {
  ^bb0(%w: !iface.witness<@I>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@I> -> (!iface.tparam<"T">, f64) -> f64
    // expected-error @+1 {{AD0840: the derivative is lost at this call}}
    %r = autodiff.invoke %e(%v, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

iface.interface @I {
  iface.req_func @eval : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @n : i32
}
func.func private @A.eval(!agg.struct<@A>, f64) -> f64
iface.witness_table @A_I : @I for !agg.struct<@A> {
  iface.entry "eval" = @A.eval
}
func.func @f(%o: !iface.any<@I>, %x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %y = iface.open %o as "T" : !iface.any<@I> -> f64 {
  ^bb0(%w: !iface.witness<@I>, %v: !iface.tparam<"T">):
    %e = iface.lookup %w "eval" : !iface.witness<@I> -> (!iface.tparam<"T">, f64) -> f64
    %r = autodiff.invoke %e(%v, %x) {autodiff.no_diff} : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

// Function values.

// expected-note @+1 {{@g is here}}
func.func private @g(f64) -> f64
func.func @f(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %g = autodiff.ref @g : (f64) -> f64
  // expected-error @+1 {{AD0840: the derivative is lost at this call: `@g` is not marked as differentiable}}
  %y = autodiff.invoke %g(%x) : (f64) -> f64
  return %y : f64
}

// -----

func.func private @g(f64) -> f64 attributes {autodiff.differentiable = "both"}
func.func @f(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %g = autodiff.ref @g : (f64) -> f64
  %y = autodiff.invoke %g(%x) : (f64) -> f64
  return %y : f64
}

// -----

func.func private @h(f64) -> f64 attributes {autodiff.differentiable = "both"}
func.func private @g(f64) -> f64
func.func @f(%p: !pair.pair<f64>) -> !pair.pair<f64> {
  %g = autodiff.ref @g : (f64) -> f64
  // expected-error @+1 {{AD0847: @g is to be differentiated here, but it is not marked as differentiable}}
  %d = autodiff.fwd_diff %g : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %y = autodiff.invoke %d(%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  return %y : !pair.pair<f64>
}

// -----

func.func private @h(f64) -> f64 attributes {autodiff.differentiable = "both"}
func.func private @g(f64) -> f64
func.func @f(%p: !pair.pair<f64>) -> !pair.pair<f64> {
  %g = autodiff.ref @h : (f64) -> f64
  %d = autodiff.fwd_diff %g : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %y = autodiff.invoke %d(%p) : (!pair.pair<f64>) -> !pair.pair<f64>
  return %y : !pair.pair<f64>
}

// -----

// Generic functions have marks on their bodies, and are checked as they are written.

iface.interface @IArith extends [@IDifferentiable] {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self
}
iface.generic @square [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  // expected-note @+1 {{`%x` carries a derivative}}
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> attributes {autodiff.differentiable = "both"} {
  ^bb1(%x: !iface.tparam<"T">):
    // expected-error @+1 {{AD0840: the derivative is lost at this call}}
    %y = autodiff.invoke %mul(%x, %x) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    // expected-note @+1 {{the result's derivative depends on it here}}
    iface.yield %y : !iface.tparam<"T">
  }
}

// -----

iface.interface @IArith extends [@IDifferentiable] {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self builtin "differentiable"
}
iface.generic @square [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> attributes {autodiff.differentiable = "both"} {
  ^bb1(%x: !iface.tparam<"T">):
    %y = autodiff.invoke %mul(%x, %x) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %y : !iface.tparam<"T">
  }
}

// -----

// A use of a generic function goes by the mark on its body.

iface.generic @times [!iface.vparam<"N", i32>] {
^bb0(%n: i32):
  iface.body (f64) -> f64 attributes {autodiff.differentiable = "both"} {
  ^bb1(%x: f64):
    %m = arith.sitofp %n : i32 to f64
    %r = arith.mulf %m, %x : f64
    iface.yield %r : f64
  }
}
func.func @f(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %g = iface.specialize @times [2 : i32] : (f64) -> f64
  %r = autodiff.invoke %g(%x) : (f64) -> f64
  return %r : f64
}

// -----

iface.generic @times [!iface.vparam<"N", i32>] {
^bb0(%n: i32):
  // expected-note @+1 {{@times is here}}
  iface.body (f64) -> f64 {
  ^bb1(%x: f64):
    %m = arith.sitofp %n : i32 to f64
    %r = arith.mulf %m, %x : f64
    iface.yield %r : f64
  }
}
func.func @f(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %g = iface.specialize @times [2 : i32] : (f64) -> f64
  // expected-error @+1 {{AD0840: the derivative is lost at this call: `@times` is not marked as differentiable}}
  %r = autodiff.invoke %g(%x) : (f64) -> f64
  return %r : f64
}

// -----

// What is packed behind an interface that is not differentiable is a constant there.

iface.interface @I {
  iface.req_func @get : (!iface.self) -> f64 builtin "differentiable"
}
agg.struct_def @S {
  agg.field @a : f64
}
func.func private @S.get(%s: !agg.struct<@S>) -> f64 attributes {autodiff.differentiable = "both"} {
  %a = agg.get %s "a" : !agg.struct<@S> -> f64
  return %a : f64
}
iface.witness_table @S_I : @I for !agg.struct<@S> {
  iface.entry "get" = @S.get
}
func.func @f(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %s = agg.make %x : (f64) -> !agg.struct<@S>
  // expected-error @+1 {{AD0852: the derivative of what is packed here is lost: values of @I have none}}
  %o = iface.pack %s via @S_I : !agg.struct<@S> -> !iface.any<@I>
  %r = iface.open %o as "T" : !iface.any<@I> -> f64 {
  ^bb0(%w: !iface.witness<@I>, %v: !iface.tparam<"T">):
    %get = iface.lookup %w "get" : !iface.witness<@I> -> (!iface.tparam<"T">) -> f64
    %a = autodiff.invoke %get(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %a : f64
  }
  return %r : f64
}

// -----

iface.interface @I {
  iface.req_func @get : (!iface.self) -> f64 builtin "differentiable"
}
agg.struct_def @S {
  agg.field @a : f64
}
func.func private @S.get(%s: !agg.struct<@S>) -> f64 attributes {autodiff.differentiable = "both"} {
  %a = agg.get %s "a" : !agg.struct<@S> -> f64
  return %a : f64
}
iface.witness_table @S_I : @I for !agg.struct<@S> {
  iface.entry "get" = @S.get
}
func.func @f(%x: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %s0 = agg.make %x : (f64) -> !agg.struct<@S>
  %s = autodiff.detach %s0 : !agg.struct<@S>
  %o = iface.pack %s via @S_I : !agg.struct<@S> -> !iface.any<@I>
  %r = iface.open %o as "T" : !iface.any<@I> -> f64 {
  ^bb0(%w: !iface.witness<@I>, %v: !iface.tparam<"T">):
    %get = iface.lookup %w "get" : !iface.witness<@I> -> (!iface.tparam<"T">) -> f64
    %a = autodiff.invoke %get(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %a : f64
  }
  return %r : f64
}

// -----

// A member of a base, by the base's name.
iface.interface @IBase extends [@IDifferentiable] {
  iface.req_func @scale : (!iface.self, f64) -> f64
}
iface.interface @IMore extends [@IBase] {
  iface.req_func @other : (!iface.self) -> f64
}
func.func private @scale(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
iface.generic @g [!iface.tparam<"T">, !iface.witness<@IMore>] {
^bb0(%w: !iface.witness<@IMore>):
  %m = iface.lookup %w "IBase.scale" : !iface.witness<@IMore> -> (!iface.tparam<"T">, f64) -> f64
  iface.body (!iface.tparam<"T">, f64) -> f64 attributes {autodiff.differentiable = "both"} {
  ^bb1(%x: !iface.tparam<"T">, %y: f64):
    // expected-error@+1 {{the derivative is lost at this call: the member `scale` of @IBase is not marked as differentiable}}
    %r = autodiff.invoke %m(%x, %y) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
}

// -----

iface.interface @IBase extends [@IDifferentiable] {
  iface.req_func @scale : (!iface.self, f64) -> f64 builtin "differentiable"
}
iface.interface @IMore extends [@IBase] {
  iface.req_func @other : (!iface.self) -> f64
}
func.func private @scale(%a: f64, %b: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
iface.generic @g [!iface.tparam<"T">, !iface.witness<@IMore>] {
^bb0(%w: !iface.witness<@IMore>):
  %m = iface.lookup %w "IBase.scale" : !iface.witness<@IMore> -> (!iface.tparam<"T">, f64) -> f64
  iface.body (!iface.tparam<"T">, f64) -> f64 attributes {autodiff.differentiable = "both"} {
  ^bb1(%x: !iface.tparam<"T">, %y: f64):
    %r = autodiff.invoke %m(%x, %y) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
}

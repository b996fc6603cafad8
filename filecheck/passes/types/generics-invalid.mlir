// RUN: ad-opt %s --split-input-file --verify-diagnostics -p "specialize-generics,devirtualize"
// Each error is followed by the same program, changed in one place, that passes.

// A generic that needs itself for ever larger types.

agg.struct_def @Box [!iface.tparam<"T">] {
  agg.field @v : !iface.tparam<"T">
}
iface.generic @grow [!iface.tparam<"T">] {
^bb0:
  // expected-error @+1 {{AD0860}}
  %g = iface.specialize @grow [!agg.struct<@Box, [!iface.tparam<"T">]>] : (!agg.struct<@Box, [!iface.tparam<"T">]>) -> f64
  iface.body (!iface.tparam<"T">) -> f64 {
  ^bb1(%a: !iface.tparam<"T">):
    %b = agg.make %a : (!iface.tparam<"T">) -> !agg.struct<@Box, [!iface.tparam<"T">]>
    %r = autodiff.invoke %g(%b) : (!agg.struct<@Box, [!iface.tparam<"T">]>) -> f64
    iface.yield %r : f64
  }
}
func.func @use(%x: f64) -> f64 {
  %g = iface.specialize @grow [f64] : (f64) -> f64
  %y = autodiff.invoke %g(%x) : (f64) -> f64
  return %y : f64
}

// -----

iface.generic @grow [!iface.tparam<"T">] {
^bb0:
  %g = iface.specialize @grow [!iface.tparam<"T">] : (!iface.tparam<"T">) -> f64
  iface.body (!iface.tparam<"T">) -> f64 {
  ^bb1(%a: !iface.tparam<"T">):
    %r = autodiff.invoke %g(%a) : (!iface.tparam<"T">) -> f64
    iface.yield %r : f64
  }
}
func.func @use(%x: f64) -> f64 {
  %g = iface.specialize @grow [f64] : (f64) -> f64
  %y = autodiff.invoke %g(%x) : (f64) -> f64
  return %y : f64
}

// -----

// An associated type that nobody says: i32 has no table. What has one may leave it to the default.

iface.interface @ISampler {
  iface.req_type @Sample default f64
}
iface.witness_table @f32_ISampler : @ISampler for f32 {}
iface.generic @first [!iface.tparam<"T">] {
^bb0:
  iface.body (!iface.assoc<!iface.tparam<"T">, @ISampler, "Sample">) -> !iface.assoc<!iface.tparam<"T">, @ISampler, "Sample"> {
  ^bb1(%a: !iface.assoc<!iface.tparam<"T">, @ISampler, "Sample">):
    iface.yield %a : !iface.assoc<!iface.tparam<"T">, @ISampler, "Sample">
  }
}
func.func @use(%x: f64) -> f64 {
  // expected-error @+1 {{AD0861: i32 does not say what `Sample` of @ISampler is}}
  %g = iface.specialize @first [i32] : (f64) -> f64
  %y = autodiff.invoke %g(%x) : (f64) -> f64
  return %y : f64
}

// -----

iface.interface @ISampler {
  iface.req_type @Sample default f64
}
iface.witness_table @f32_ISampler : @ISampler for f32 {}
iface.generic @first [!iface.tparam<"T">] {
^bb0:
  iface.body (!iface.assoc<!iface.tparam<"T">, @ISampler, "Sample">) -> !iface.assoc<!iface.tparam<"T">, @ISampler, "Sample"> {
  ^bb1(%a: !iface.assoc<!iface.tparam<"T">, @ISampler, "Sample">):
    iface.yield %a : !iface.assoc<!iface.tparam<"T">, @ISampler, "Sample">
  }
}
func.func @use(%x: f64) -> f64 {
  %g = iface.specialize @first [f32] : (f64) -> f64
  %y = autodiff.invoke %g(%x) : (f64) -> f64
  return %y : f64
}

// -----

// A type without the member.

iface.interface @IAdd {
  iface.req_func @add : (!iface.self, !iface.self) -> !iface.self
}
iface.generic @twice [!iface.tparam<"T">, !iface.witness<@IAdd>] {
^bb0(%w: !iface.witness<@IAdd>):
  // expected-error @+1 {{AD0864: i32 has no `add` for @IAdd}}
  %add = iface.lookup %w "add" : !iface.witness<@IAdd> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%a: !iface.tparam<"T">):
    %r = autodiff.invoke %add(%a, %a) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %r : !iface.tparam<"T">
  }
}
iface.generic @through [!iface.tparam<"T">, !iface.witness<@IAdd>] {
^bb0(%w: !iface.witness<@IAdd>):
  %g = iface.specialize @twice [i32, !iface.witness<@IAdd>] : (i32) -> i32
  iface.body (i32) -> i32 {
  ^bb1(%a: i32):
    %r = autodiff.invoke %g(%a) : (i32) -> i32
    iface.yield %r : i32
  }
}
func.func private @f64.add(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b : f64
  return %r : f64
}
iface.witness_table @f64_IAdd : @IAdd for f64 {
  iface.entry "add" = @f64.add
}
func.func @use(%x: i32) -> i32 {
  %g = iface.specialize @through [f64, @f64_IAdd] : (i32) -> i32
  %y = autodiff.invoke %g(%x) : (i32) -> i32
  return %y : i32
}

// -----

// An existential of a type without a table.

iface.interface @IShape {}
agg.struct_def @A {
  agg.field @a : f64
}
iface.generic @packed [!iface.tparam<"T">, !iface.witness<@IShape>] {
^bb0(%w: !iface.witness<@IShape>):
  iface.body (!iface.tparam<"T">) -> !iface.any<@IShape> {
  ^bb1(%a: !iface.tparam<"T">):
    // expected-error @+1 {{AD0866: f64 has no witness table for @IShape}}
    %o = iface.pack_with %a, %w : !iface.tparam<"T">, !iface.witness<@IShape> -> !iface.any<@IShape>
    iface.yield %o : !iface.any<@IShape>
  }
}
iface.generic @outer [!iface.tparam<"T">, !iface.witness<@IShape>] {
^bb0(%w: !iface.witness<@IShape>):
  %g = iface.specialize @packed [f64, !iface.witness<@IShape>] : (f64) -> !iface.any<@IShape>
  iface.body (f64) -> !iface.any<@IShape> {
  ^bb1(%a: f64):
    %r = autodiff.invoke %g(%a) : (f64) -> !iface.any<@IShape>
    iface.yield %r : !iface.any<@IShape>
  }
}
iface.witness_table @A_IShape : @IShape for !agg.struct<@A> {}
func.func @use(%x: f64) -> !iface.any<@IShape> {
  %g = iface.specialize @outer [!agg.struct<@A>, @A_IShape] : (f64) -> !iface.any<@IShape>
  %y = autodiff.invoke %g(%x) : (f64) -> !iface.any<@IShape>
  return %y : !iface.any<@IShape>
}

// -----

// Nobody implements what is opened.

iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64
}
func.func @use(%o: !iface.any<@IShape>) -> f64 {
  // expected-error @+1 {{AD0867: nothing implements @IShape, so there is nothing to open}}
  %y = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f64
    %r = autodiff.invoke %m(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

iface.interface @IShape {
  iface.req_func @area : (!iface.self) -> f64
}
func.func private @area(%x: f64) -> f64 {
  return %x : f64
}
iface.witness_table @f64_IShape : @IShape for f64 {
  iface.entry "area" = @area
}
func.func @use(%o: !iface.any<@IShape>) -> f64 {
  %y = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %m = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f64
    %r = autodiff.invoke %m(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %r : f64
  }
  return %y : f64
}

// -----

// Parts of a Differential are checked once it is known.

agg.struct_def @T {
  agg.field @a : f64 deriv @T::@a
}
iface.witness_table @T_IDiff : @IDifferentiable for !agg.struct<@T> {
  iface.entry "Differential" = !agg.struct<@T>
}
func.func @f(%x: f64) -> !iface.assoc<!agg.struct<@T>, @IDifferentiable, "Differential"> {
  // expected-error @+1 {{AD0881: !agg.struct<@T> has 1 parts, not 2}}
  %d = agg.make %x, %x : (f64, f64) -> !iface.assoc<!agg.struct<@T>, @IDifferentiable, "Differential">
  return %d : !iface.assoc<!agg.struct<@T>, @IDifferentiable, "Differential">
}

// -----

agg.struct_def @T {
  agg.field @a : f64 deriv @T::@a
}
iface.witness_table @T_IDiff : @IDifferentiable for !agg.struct<@T> {
  iface.entry "Differential" = !agg.struct<@T>
}
func.func @f(%x: f64) -> !iface.assoc<!agg.struct<@T>, @IDifferentiable, "Differential"> {
  %d = agg.make %x : (f64) -> !iface.assoc<!agg.struct<@T>, @IDifferentiable, "Differential">
  return %d : !iface.assoc<!agg.struct<@T>, @IDifferentiable, "Differential">
}

// ROW F1 (no_diff obj.sample()) + x^2 for any sampler
// CALL @f(5, 2) = 9
// VJP @f(5, 2; 1) = 0, 4
// JVP @f(5, 2; 1, 1) = 4
// UNCHECKED no_diff drops what differences see
iface.interface @ISampler {
  iface.req_func @sample : (!iface.self) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
func.func private @A.sample(%s: !agg.struct<@A>) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  return %a : f64
}
iface.witness_table @A_ISampler : @ISampler for !agg.struct<@A> {
  iface.entry "sample" = @A.sample
}
iface.generic @test [!iface.tparam<"T">, !iface.witness<@ISampler>] {
^bb0(%w: !iface.witness<@ISampler>):
  %sample = iface.lookup %w "sample" : !iface.witness<@ISampler> -> (!iface.tparam<"T">) -> f64
  iface.body (!iface.tparam<"T">, f64) -> f64 {
  ^bb1(%o: !iface.tparam<"T">, %x: f64):
    %s = autodiff.invoke %sample(%o) {autodiff.no_diff} : (!iface.tparam<"T">) -> f64
    %xx = arith.mulf %x, %x : f64
    %r = arith.addf %s, %xx : f64
    iface.yield %r : f64
  }
}
func.func @f(%a: f64, %x: f64) -> f64 {
  %s = agg.make %a : (f64) -> !agg.struct<@A>
  %t = iface.specialize @test [!agg.struct<@A>, @A_ISampler] : (!agg.struct<@A>, f64) -> f64
  %y = autodiff.invoke %t(%s, %x) : (!agg.struct<@A>, f64) -> f64
  return %y : f64
}

// -----

// ROW F2 T(y).add(x), a type that is made and one of its members
// CALL @f(2, 3) = 5
// VJP @f(2, 3; 1.5) = 1.5, 1.5
// JVP @f(2, 3; 1, 2) = 3
iface.interface @IValue extends [@IDifferentiable] {
  iface.req_func @make : (f64) -> !iface.self
  iface.req_func @add : (!iface.self, f64) -> f64
}
agg.struct_def @A {
  agg.field @a : f64
}
func.func private @A.make(%y: f64) -> !agg.struct<@A> {
  %s = agg.make %y : (f64) -> !agg.struct<@A>
  return %s : !agg.struct<@A>
}
func.func private @A.add(%s: !agg.struct<@A>, %x: f64) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@A> -> f64
  %r = arith.addf %a, %x : f64
  return %r : f64
}
iface.witness_table @A_IValue : @IValue for !agg.struct<@A> {
  iface.entry "make" = @A.make
  iface.entry "add" = @A.add
}
iface.generic @test [!iface.tparam<"T">, !iface.witness<@IValue>] {
^bb0(%w: !iface.witness<@IValue>):
  %make = iface.lookup %w "make" : !iface.witness<@IValue> -> (f64) -> !iface.tparam<"T">
  %add = iface.lookup %w "add" : !iface.witness<@IValue> -> (!iface.tparam<"T">, f64) -> f64
  iface.body (f64, f64) -> f64 {
  ^bb1(%x: f64, %y: f64):
    %t = autodiff.invoke %make(%y) : (f64) -> !iface.tparam<"T">
    %r = autodiff.invoke %add(%t, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
}
func.func @f(%x: f64, %y: f64) -> f64 {
  %t = iface.specialize @test [!agg.struct<@A>, @A_IValue] : (f64, f64) -> f64
  %r = autodiff.invoke %t(%x, %y) : (f64, f64) -> f64
  return %r : f64
}

// -----

// ROW F4 v x^2 + x over an arithmetic interface that extends two others
// CALL @f(2, 3) = 21
// VJP @f(2, 3; 1) = 9, 13
// JVP @f(2, 3; 1, 0) = 9
// JVP @f(2, 3; 0, 1) = 13
iface.interface @IAdd {
  iface.req_func @add : (!iface.self, !iface.self) -> !iface.self
}
iface.interface @IArith extends [@IAdd, @IDifferentiable] {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self
}
func.func private @f64.add(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func private @f64.mul(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
iface.witness_table @f64_IAdd : @IAdd for f64 {
  iface.entry "add" = @f64.add
}
iface.witness_table @f64_IArith : @IArith for f64 {
  iface.entry "mul" = @f64.mul
}
iface.generic @poly [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  %add = iface.lookup %w "IAdd.add" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%v: !iface.tparam<"T">, %x: !iface.tparam<"T">):
    %xx = autodiff.invoke %mul(%x, %x) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %vxx = autodiff.invoke %mul(%v, %xx) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %r = autodiff.invoke %add(%vxx, %x) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %r : !iface.tparam<"T">
  }
}
func.func @f(%v: f64, %x: f64) -> f64 {
  %t = iface.specialize @poly [f64, @f64_IArith] : (f64, f64) -> f64
  %y = autodiff.invoke %t(%v, %x) : (f64, f64) -> f64
  return %y : f64
}

// -----

// ROW F6 N x for a number N of the generic, with a derivative of its own that is generic too
// DISAGREE @f AD0821
// UNCHECKED the derivative is given for reverse mode only
// CALL @f(3) = 6
// VJP @f(3; 1) = 2
iface.generic @scaled [!iface.vparam<"N", i32>] {
^bb0(%n: i32):
  iface.body (f64) -> f64 attributes {autodiff.bwd_derivative = @scaled_bwd} {
  ^bb1(%x: f64):
    %f = arith.sitofp %n : i32 to f64
    %r = arith.mulf %f, %x : f64
    iface.yield %r : f64
  }
}
iface.generic @scaled_bwd [!iface.vparam<"N", i32>] {
^bb0(%n: i32):
  iface.body (f64, f64) -> f64 {
  ^bb1(%x: f64, %d: f64):
    %f = arith.sitofp %n : i32 to f64
    %r = arith.mulf %f, %d : f64
    iface.yield %r : f64
  }
}
func.func @f(%x: f64) -> f64 {
  %t = iface.specialize @scaled [2 : i32] : (f64) -> f64
  %y = autodiff.invoke %t(%x) : (f64) -> f64
  return %y : f64
}

// -----

// ROW F7 a number chooses what a generic does, and what its own derivative does
// DISAGREE @f AD0821
// DISAGREE @g AD0821
// UNCHECKED the derivative is given for reverse mode only
// CALL @f(3) = 9
// VJP @f(3; 1) = 6
// CALL @g(3) = 3
// VJP @g(3; 1) = 1
iface.generic @chosen [!iface.vparam<"Kind", i32>] {
^bb0(%kind: i32):
  iface.body (f64) -> f64 attributes {autodiff.bwd_derivative = @chosen_bwd} {
  ^bb1(%x: f64):
    %one = arith.constant 1 : i32
    %is = arith.cmpi eq, %kind, %one : i32
    %r = scf.if %is -> (f64) {
      %xx = arith.mulf %x, %x : f64
      scf.yield %xx : f64
    } else {
      scf.yield %x : f64
    }
    iface.yield %r : f64
  }
}
iface.generic @chosen_bwd [!iface.vparam<"Kind", i32>] {
^bb0(%kind: i32):
  iface.body (f64, f64) -> f64 {
  ^bb1(%x: f64, %d: f64):
    %one = arith.constant 1 : i32
    %two = arith.constant 2.0 : f64
    %is = arith.cmpi eq, %kind, %one : i32
    %r = scf.if %is -> (f64) {
      %xd = arith.mulf %x, %d : f64
      %s = arith.mulf %two, %xd : f64
      scf.yield %s : f64
    } else {
      scf.yield %d : f64
    }
    iface.yield %r : f64
  }
}
func.func @f(%x: f64) -> f64 {
  %t = iface.specialize @chosen [1 : i32] : (f64) -> f64
  %y = autodiff.invoke %t(%x) : (f64) -> f64
  return %y : f64
}
func.func @g(%x: f64) -> f64 {
  %t = iface.specialize @chosen [0 : i32] : (f64) -> f64
  %y = autodiff.invoke %t(%x) : (f64) -> f64
  return %y : f64
}

// ROW F1 a generic object that is inout: no_diff(obj.sample()) + x^2, and the object counts
// VJP @f(2; 1) = 4
// JVP @f(2; 1) = 4
// CALL @f(2) = 11
iface.interface @ISampler {
  iface.req_func @sample : (!iface.self) -> !agg.tuple<[!iface.self, f64]>
}
agg.struct_def @Counter {
  agg.field @n : f64 no_diff
}
func.func private @Counter.sample(%s: !agg.struct<@Counter>) -> !agg.tuple<[!agg.struct<@Counter>, f64]> {
  %one = arith.constant 1.0 : f64
  %n = agg.get %s "n" : !agg.struct<@Counter> -> f64
  %m = arith.addf %n, %one : f64
  %t = agg.set %s "n", %m : !agg.struct<@Counter>, f64 -> !agg.struct<@Counter>
  %r = agg.make %t, %m : (!agg.struct<@Counter>, f64) -> !agg.tuple<[!agg.struct<@Counter>, f64]>
  return %r : !agg.tuple<[!agg.struct<@Counter>, f64]>
}
iface.witness_table @Counter_ISampler : @ISampler for !agg.struct<@Counter> {
  iface.entry "sample" = @Counter.sample
}
iface.generic @g [!iface.tparam<"T">, !iface.witness<@ISampler>] {
^bb0(%w: !iface.witness<@ISampler>):
  %sample = iface.lookup %w "sample" : !iface.witness<@ISampler> -> (!iface.tparam<"T">) -> !agg.tuple<[!iface.tparam<"T">, f64]>
  iface.body (!iface.tparam<"T">, f64) -> !agg.tuple<[!iface.tparam<"T">, f64]> {
  ^bb1(%o: !iface.tparam<"T">, %x: f64):
    %p = autodiff.invoke %sample(%o) {autodiff.no_diff} : (!iface.tparam<"T">) -> !agg.tuple<[!iface.tparam<"T">, f64]>
    %next = agg.get %p "0" : !agg.tuple<[!iface.tparam<"T">, f64]> -> !iface.tparam<"T">
    %v = agg.get %p "1" : !agg.tuple<[!iface.tparam<"T">, f64]> -> f64
    %xx = arith.mulf %x, %x : f64
    %y = arith.addf %v, %xx : f64
    %r = agg.make %next, %y : (!iface.tparam<"T">, f64) -> !agg.tuple<[!iface.tparam<"T">, f64]>
    iface.yield %r : !agg.tuple<[!iface.tparam<"T">, f64]>
  }
}
func.func @f(%x: f64) -> f64 {
  %six = arith.constant 6.0 : f64
  %o = agg.make %six : (f64) -> !agg.struct<@Counter>
  %g = iface.specialize @g [!agg.struct<@Counter>, @Counter_ISampler] : (!agg.struct<@Counter>, f64) -> !agg.tuple<[!agg.struct<@Counter>, f64]>
  %r = autodiff.invoke %g(%o, %x) : (!agg.struct<@Counter>, f64) -> !agg.tuple<[!agg.struct<@Counter>, f64]>
  %y = agg.get %r "1" : !agg.tuple<[!agg.struct<@Counter>, f64]> -> f64
  return %y : f64
}

// -----

// ROW F2 arithmetic through an interface: T(y).add(x)
// VJP @f(2, 3; 1.5) = 1.5, 1.5
iface.interface @INumber extends [@IDifferentiable] {
  iface.req_func @make : (f64) -> !iface.self
  iface.req_func @add : (!iface.self, f64) -> f64
}
agg.struct_def @N {
  agg.field @v : f64
}
func.func private @N.make(%x: f64) -> !agg.struct<@N> {
  %s = agg.make %x : (f64) -> !agg.struct<@N>
  return %s : !agg.struct<@N>
}
func.func private @N.add(%s: !agg.struct<@N>, %x: f64) -> f64 {
  %v = agg.get %s "v" : !agg.struct<@N> -> f64
  %r = arith.addf %v, %x : f64
  return %r : f64
}
iface.witness_table @N_INumber : @INumber for !agg.struct<@N> {
  iface.entry "make" = @N.make
  iface.entry "add" = @N.add
}
iface.generic @g [!iface.tparam<"T">, !iface.witness<@INumber>] {
^bb0(%w: !iface.witness<@INumber>):
  %make = iface.lookup %w "make" : !iface.witness<@INumber> -> (f64) -> !iface.tparam<"T">
  %add = iface.lookup %w "add" : !iface.witness<@INumber> -> (!iface.tparam<"T">, f64) -> f64
  iface.body (f64, f64) -> f64 {
  ^bb1(%x: f64, %y: f64):
    %t = autodiff.invoke %make(%y) : (f64) -> !iface.tparam<"T">
    %r = autodiff.invoke %add(%t, %x) : (!iface.tparam<"T">, f64) -> f64
    iface.yield %r : f64
  }
}
func.func @f(%x: f64, %y: f64) -> f64 {
  %g = iface.specialize @g [!agg.struct<@N>, @N_INumber] : (f64, f64) -> f64
  %r = autodiff.invoke %g(%x, %y) : (f64, f64) -> f64
  return %r : f64
}

// -----

// ROW F4 v x^2 + x, for any type with arithmetic
// VJP @f(2, 3; 1) = 9, 13
iface.interface @IArith extends [@IDifferentiable] {
  iface.req_func @add : (!iface.self, !iface.self) -> !iface.self
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
iface.witness_table @f64_IArith : @IArith for f64 {
  iface.entry "add" = @f64.add
  iface.entry "mul" = @f64.mul
}
iface.generic @g [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  %add = iface.lookup %w "add" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%v: !iface.tparam<"T">, %x: !iface.tparam<"T">):
    %a = autodiff.invoke %mul(%x, %x) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %b = autodiff.invoke %mul(%v, %a) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %r = autodiff.invoke %add(%b, %x) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %r : !iface.tparam<"T">
  }
}
func.func @f(%v: f64, %x: f64) -> f64 {
  %g = iface.specialize @g [f64, @f64_IArith] : (f64, f64) -> f64
  %r = autodiff.invoke %g(%v, %x) : (f64, f64) -> f64
  return %r : f64
}

// -----

// ROW F6 N x with a number as parameter; the derivative of the instance is given: 3 N dy, to be seen
// VJP @f(5; 1) = 6
// UNCHECKED the derivative is meant to be wrong
iface.generic @times [!iface.vparam<"N", i32>] {
^bb0(%n: i32):
  iface.body (f64) -> f64 attributes {autodiff.backward = @times_bwd} {
  ^bb1(%x: f64):
    %m = arith.sitofp %n : i32 to f64
    %r = arith.mulf %m, %x : f64
    iface.yield %r : f64
  }
}
iface.generic @times_bwd [!iface.vparam<"N", i32>] {
^bb0(%n: i32):
  iface.body (f64, f64) -> f64 {
  ^bb1(%x: f64, %dy: f64):
    %three = arith.constant 3.0 : f64
    %m = arith.sitofp %n : i32 to f64
    %p = arith.mulf %three, %m : f64
    %r = arith.mulf %p, %dy : f64
    iface.yield %r : f64
  }
}
func.func @f(%x: f64) -> f64 {
  %g = iface.specialize @times [2 : i32] : (f64) -> f64
  %r = autodiff.invoke %g(%x) : (f64) -> f64
  return %r : f64
}

// -----

// ROW F7 an enumeration as parameter chooses x^2
// VJP @square(3; 1) = 6
// VJP @cube(3; 1) = 27
iface.generic @power [!iface.vparam<"Kind", i32>] {
^bb0(%kind: i32):
  iface.body (f64) -> f64 {
  ^bb1(%x: f64):
    %one = arith.constant 1 : i32
    %b = arith.cmpi eq, %kind, %one : i32
    %xx = arith.mulf %x, %x : f64
    %r = scf.if %b -> f64 {
      scf.yield %xx : f64
    } else {
      %xxx = arith.mulf %xx, %x : f64
      scf.yield %xxx : f64
    }
    iface.yield %r : f64
  }
}
func.func @square(%x: f64) -> f64 {
  %g = iface.specialize @power [1 : i32] : (f64) -> f64
  %r = autodiff.invoke %g(%x) : (f64) -> f64
  return %r : f64
}
func.func @cube(%x: f64) -> f64 {
  %g = iface.specialize @power [2 : i32] : (f64) -> f64
  %r = autodiff.invoke %g(%x) : (f64) -> f64
  return %r : f64
}

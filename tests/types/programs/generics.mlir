// Inheritance, default implementations, associated types, numbers, nested generics, generic structs.
iface.interface @IAdd {
  iface.req_func @add : (!iface.self, !iface.self) -> !iface.self
}
iface.interface @IArith extends [@IAdd, @IDifferentiable] {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self
  iface.req_func @square : (!iface.self) -> !iface.self default @square
  iface.req_func @unit : (f64) -> !iface.assoc<!iface.self, @IDifferentiable, "Differential">
  iface.req_func @total : (!iface.assoc<!iface.self, @IDifferentiable, "Differential">) -> f64
}
iface.generic @square [!iface.tparam<"Self">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"Self">, !iface.tparam<"Self">) -> !iface.tparam<"Self">
  iface.body (!iface.tparam<"Self">) -> !iface.tparam<"Self"> {
  ^bb1(%a: !iface.tparam<"Self">):
    %r = autodiff.invoke %mul(%a, %a) : (!iface.tparam<"Self">, !iface.tparam<"Self">) -> !iface.tparam<"Self">
    iface.yield %r : !iface.tparam<"Self">
  }
}
func.func private @f64.add(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func private @f64.mul(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func private @f64.same(%a: f64) -> f64 {
  return %a : f64
}
iface.witness_table @f64_IAdd : @IAdd for f64 {
  iface.entry "add" = @f64.add
}
iface.witness_table @f64_IArith : @IArith for f64 {
  iface.entry "mul" = @f64.mul
  iface.entry "unit" = @f64.same
  iface.entry "total" = @f64.same
}
// v·x² + x
iface.generic @poly [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  %sq = iface.lookup %w "square" : !iface.witness<@IArith> -> (!iface.tparam<"T">) -> !iface.tparam<"T">
  %add = iface.lookup %w "IAdd.add" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%v: !iface.tparam<"T">, %x: !iface.tparam<"T">):
    %xx = autodiff.invoke %sq(%x) : (!iface.tparam<"T">) -> !iface.tparam<"T">
    %vxx = autodiff.invoke %mul(%v, %xx) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %r = autodiff.invoke %add(%vxx, %x) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %r : !iface.tparam<"T">
  }
}
// A generic struct that implements the interface component by component.
agg.struct_def @Two [!iface.tparam<"T">] {
  agg.field @a : !iface.tparam<"T"> deriv @DTwo::@a
  agg.field @b : !iface.tparam<"T"> deriv @DTwo::@b
}
agg.struct_def @DTwo [!iface.tparam<"T">] {
  agg.field @a : !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential"> deriv @DTwo::@a
  agg.field @b : !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential"> deriv @DTwo::@b
}
iface.witness_table @Two_IDiff [!iface.tparam<"T">] : @IDifferentiable for !agg.struct<@Two, [!iface.tparam<"T">]> {
  iface.entry "Differential" = !agg.struct<@DTwo, [!iface.tparam<"T">]>
}
iface.witness_table @DTwo_IDiff [!iface.tparam<"T">] : @IDifferentiable for !agg.struct<@DTwo, [!iface.tparam<"T">]> {
  iface.entry "Differential" = !agg.struct<@DTwo, [!iface.tparam<"T">]>
}
iface.generic @Two.add [!iface.tparam<"T">, !iface.witness<@IAdd>] {
^bb0(%w: !iface.witness<@IAdd>):
  %add = iface.lookup %w "add" : !iface.witness<@IAdd> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!agg.struct<@Two, [!iface.tparam<"T">]>, !agg.struct<@Two, [!iface.tparam<"T">]>) -> !agg.struct<@Two, [!iface.tparam<"T">]> {
  ^bb1(%l: !agg.struct<@Two, [!iface.tparam<"T">]>, %r: !agg.struct<@Two, [!iface.tparam<"T">]>):
    %la = agg.get %l "a" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %lb = agg.get %l "b" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %ra = agg.get %r "a" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %rb = agg.get %r "b" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %a = autodiff.invoke %add(%la, %ra) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %b = autodiff.invoke %add(%lb, %rb) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %s = agg.make %a, %b : (!iface.tparam<"T">, !iface.tparam<"T">) -> !agg.struct<@Two, [!iface.tparam<"T">]>
    iface.yield %s : !agg.struct<@Two, [!iface.tparam<"T">]>
  }
}
iface.generic @Two.mul [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!agg.struct<@Two, [!iface.tparam<"T">]>, !agg.struct<@Two, [!iface.tparam<"T">]>) -> !agg.struct<@Two, [!iface.tparam<"T">]> {
  ^bb1(%l: !agg.struct<@Two, [!iface.tparam<"T">]>, %r: !agg.struct<@Two, [!iface.tparam<"T">]>):
    %la = agg.get %l "a" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %lb = agg.get %l "b" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %ra = agg.get %r "a" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %rb = agg.get %r "b" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %a = autodiff.invoke %mul(%la, %ra) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %b = autodiff.invoke %mul(%lb, %rb) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %s = agg.make %a, %b : (!iface.tparam<"T">, !iface.tparam<"T">) -> !agg.struct<@Two, [!iface.tparam<"T">]>
    iface.yield %s : !agg.struct<@Two, [!iface.tparam<"T">]>
  }
}
iface.generic @Two.unit [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %unit = iface.lookup %w "unit" : !iface.witness<@IArith> -> (f64) -> !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">
  iface.body (f64) -> !agg.struct<@DTwo, [!iface.tparam<"T">]> {
  ^bb1(%x: f64):
    %u = autodiff.invoke %unit(%x) : (f64) -> !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">
    %d = agg.make %u, %u : (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> !agg.struct<@DTwo, [!iface.tparam<"T">]>
    iface.yield %d : !agg.struct<@DTwo, [!iface.tparam<"T">]>
  }
}
iface.generic @Two.total [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %total = iface.lookup %w "total" : !iface.witness<@IArith> -> (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> f64
  iface.body (!agg.struct<@DTwo, [!iface.tparam<"T">]>) -> f64 {
  ^bb1(%d: !agg.struct<@DTwo, [!iface.tparam<"T">]>):
    %a = agg.get %d "a" : !agg.struct<@DTwo, [!iface.tparam<"T">]> -> !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">
    %b = agg.get %d "b" : !agg.struct<@DTwo, [!iface.tparam<"T">]> -> !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">
    %s = autodiff.invoke %total(%a) : (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> f64
    %t = autodiff.invoke %total(%b) : (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> f64
    %r = arith.addf %s, %t : f64
    iface.yield %r : f64
  }
}
iface.witness_table @Two_IAdd [!iface.tparam<"T">] : @IAdd for !agg.struct<@Two, [!iface.tparam<"T">]> {
  iface.entry "add" = @Two.add
}
iface.witness_table @Two_IArith [!iface.tparam<"T">] : @IArith for !agg.struct<@Two, [!iface.tparam<"T">]> {
  iface.entry "mul" = @Two.mul
  iface.entry "unit" = @Two.unit
  iface.entry "total" = @Two.total
}
// A power with a number: x^N by a loop, unrolled by nobody.
iface.generic @power [!iface.tparam<"T">, !iface.witness<@IArith>, !iface.vparam<"N", i32>] {
^bb0(%w: !iface.witness<@IArith>, %n: i32):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%x: !iface.tparam<"T">):
    %zero = arith.constant 1 : index
    %one = arith.constant 1 : index
    %end = arith.index_cast %n : i32 to index
    %r = scf.for %i = %zero to %end step %one iter_args(%p = %x) -> (!iface.tparam<"T">) {
      %q = autodiff.invoke %mul(%p, %x) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
      scf.yield %q : !iface.tparam<"T">
    }
    iface.yield %r : !iface.tparam<"T">
  }
}
// Uses another generic with its own parameters.
iface.generic @both [!iface.tparam<"U">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %poly = iface.specialize @poly [!iface.tparam<"U">, !iface.witness<@IArith>] : (!iface.tparam<"U">, !iface.tparam<"U">) -> !iface.tparam<"U">
  %cube = iface.specialize @power [!iface.tparam<"U">, !iface.witness<@IArith>, 3 : i32] : (!iface.tparam<"U">) -> !iface.tparam<"U">
  iface.body (!iface.tparam<"U">, !iface.tparam<"U">) -> !iface.tparam<"U"> {
  ^bb1(%v: !iface.tparam<"U">, %x: !iface.tparam<"U">):
    %c = autodiff.invoke %cube(%x) : (!iface.tparam<"U">) -> !iface.tparam<"U">
    %r = autodiff.invoke %poly(%v, %c) : (!iface.tparam<"U">, !iface.tparam<"U">) -> !iface.tparam<"U">
    iface.yield %r : !iface.tparam<"U">
  }
}
func.func @f(%v: f64, %x: f64) -> f64 {
  %g = iface.specialize @poly [f64, @f64_IArith] : (f64, f64) -> f64
  %y = autodiff.invoke %g(%v, %x) : (f64, f64) -> f64
  return %y : f64
}
func.func @h(%v: f64, %x: f64) -> f64 {
  %g = iface.specialize @both [f64, @f64_IArith] : (f64, f64) -> f64
  %y = autodiff.invoke %g(%v, %x) : (f64, f64) -> f64
  return %y : f64
}
func.func @k(%v: f64, %x: f64) -> f64 {
  %g = iface.specialize @both [!agg.struct<@Two, [f64]>, @Two_IArith] : (!agg.struct<@Two, [f64]>, !agg.struct<@Two, [f64]>) -> !agg.struct<@Two, [f64]>
  %s = agg.make %v, %x : (f64, f64) -> !agg.struct<@Two, [f64]>
  %t = agg.make %x, %v : (f64, f64) -> !agg.struct<@Two, [f64]>
  %y = autodiff.invoke %g(%s, %t) : (!agg.struct<@Two, [f64]>, !agg.struct<@Two, [f64]>) -> !agg.struct<@Two, [f64]>
  %a = agg.get %y "a" : !agg.struct<@Two, [f64]> -> f64
  %b = agg.get %y "b" : !agg.struct<@Two, [f64]> -> f64
  %r = arith.addf %a, %b : f64
  return %r : f64
}

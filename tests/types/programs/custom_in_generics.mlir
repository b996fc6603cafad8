// A generic struct whose product has a derivative of its own, which is generic too. It is wrong on
// purpose: what goes in comes out for both factors. The derivative names a type of derivatives
// while the tables of the struct are being written.
iface.interface @IArith extends [@IDifferentiable] {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self
}
func.func private @f64.mul(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
iface.witness_table @f64_IArith : @IArith for f64 {
  iface.entry "mul" = @f64.mul
}
agg.struct_def @Two [!iface.tparam<"T">] {
  agg.field @a : !iface.tparam<"T">
  agg.field @b : !iface.tparam<"T">
  agg.field @id : i32
}
iface.witness_table @Two_IArith [!iface.tparam<"T">] : @IArith for !agg.struct<@Two, [!iface.tparam<"T">]> {
  iface.entry "mul" = @Two.mul
}
iface.generic @Two.mul [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!agg.struct<@Two, [!iface.tparam<"T">]>, !agg.struct<@Two, [!iface.tparam<"T">]>) -> !agg.struct<@Two, [!iface.tparam<"T">]> attributes {autodiff.bwd_derivative = @Two.mul_bwd} {
  ^bb1(%x: !agg.struct<@Two, [!iface.tparam<"T">]>, %y: !agg.struct<@Two, [!iface.tparam<"T">]>):
    %xa = agg.get %x "a" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %xb = agg.get %x "b" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %ya = agg.get %y "a" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %yb = agg.get %y "b" : !agg.struct<@Two, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %id = agg.get %y "id" : !agg.struct<@Two, [!iface.tparam<"T">]> -> i32
    %a = autodiff.invoke %mul(%xa, %ya) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %b = autodiff.invoke %mul(%xb, %yb) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %r = agg.make %a, %b, %id : (!iface.tparam<"T">, !iface.tparam<"T">, i32) -> !agg.struct<@Two, [!iface.tparam<"T">]>
    iface.yield %r : !agg.struct<@Two, [!iface.tparam<"T">]>
  }
}
iface.generic @Two.mul_bwd [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  iface.body (!agg.struct<@Two, [!iface.tparam<"T">]>, !agg.struct<@Two, [!iface.tparam<"T">]>, !iface.assoc<!agg.struct<@Two, [!iface.tparam<"T">]>, @IDifferentiable, "Differential">)
      -> (!iface.assoc<!agg.struct<@Two, [!iface.tparam<"T">]>, @IDifferentiable, "Differential">, !iface.assoc<!agg.struct<@Two, [!iface.tparam<"T">]>, @IDifferentiable, "Differential">) {
  ^bb1(%x: !agg.struct<@Two, [!iface.tparam<"T">]>, %y: !agg.struct<@Two, [!iface.tparam<"T">]>, %d: !iface.assoc<!agg.struct<@Two, [!iface.tparam<"T">]>, @IDifferentiable, "Differential">):
    iface.yield %d, %d : !iface.assoc<!agg.struct<@Two, [!iface.tparam<"T">]>, @IDifferentiable, "Differential">, !iface.assoc<!agg.struct<@Two, [!iface.tparam<"T">]>, @IDifferentiable, "Differential">
  }
}
iface.generic @square [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%x: !iface.tparam<"T">):
    %r = autodiff.invoke %mul(%x, %x) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %r : !iface.tparam<"T">
  }
}
func.func @f(%x: f64, %y: f64) -> f64 {
  %id = arith.constant 7 : i32
  %v = agg.make %x, %y, %id : (f64, f64, i32) -> !agg.struct<@Two, [f64]>
  %square = iface.specialize @square [!agg.struct<@Two, [f64]>, @Two_IArith] : (!agg.struct<@Two, [f64]>) -> !agg.struct<@Two, [f64]>
  %vv = autodiff.invoke %square(%v) : (!agg.struct<@Two, [f64]>) -> !agg.struct<@Two, [f64]>
  %r = agg.get %vv "a" : !agg.struct<@Two, [f64]> -> f64
  return %r : f64
}
func.func @g(%x: f64, %y: f64) -> f64 {
  %id = arith.constant 7 : i32
  %v = agg.make %x, %y, %id : (f64, f64, i32) -> !agg.struct<@Two, [f64]>
  %n = agg.make %v, %v, %id : (!agg.struct<@Two, [f64]>, !agg.struct<@Two, [f64]>, i32) -> !agg.struct<@Two, [!agg.struct<@Two, [f64]>]>
  %square = iface.specialize @square [!agg.struct<@Two, [!agg.struct<@Two, [f64]>]>, @Two_IArith] : (!agg.struct<@Two, [!agg.struct<@Two, [f64]>]>) -> !agg.struct<@Two, [!agg.struct<@Two, [f64]>]>
  %nn = autodiff.invoke %square(%n) : (!agg.struct<@Two, [!agg.struct<@Two, [f64]>]>) -> !agg.struct<@Two, [!agg.struct<@Two, [f64]>]>
  %b = agg.get %nn "b" : !agg.struct<@Two, [!agg.struct<@Two, [f64]>]> -> !agg.struct<@Two, [f64]>
  %r = agg.get %b "b" : !agg.struct<@Two, [f64]> -> f64
  return %r : f64
}

// Dual numbers over any type with an arithmetic, themselves included; powers of what there is.
iface.interface @IArith extends [@IDifferentiable] {
  iface.req_func @add : (!iface.self, !iface.self) -> !iface.self
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self
  iface.req_func @norm : (!iface.self) -> f64
}
func.func private @f64.add(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func private @f64.mul(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
func.func private @f64.norm(%a: f64) -> f64 {
  %r = math.sin %a : f64
  return %r : f64
}
iface.witness_table @f64_IArith : @IArith for f64 {
  iface.entry "add" = @f64.add
  iface.entry "mul" = @f64.mul
  iface.entry "norm" = @f64.norm
}
agg.struct_def @Dual [!iface.tparam<"T">] {
  agg.field @a : !iface.tparam<"T">
  agg.field @b : !iface.tparam<"T">
}
iface.generic @Dual.add [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %add = iface.lookup %w "add" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!agg.struct<@Dual, [!iface.tparam<"T">]>, !agg.struct<@Dual, [!iface.tparam<"T">]>) -> !agg.struct<@Dual, [!iface.tparam<"T">]> {
  ^bb1(%x: !agg.struct<@Dual, [!iface.tparam<"T">]>, %y: !agg.struct<@Dual, [!iface.tparam<"T">]>):
    %xa = agg.get %x "a" : !agg.struct<@Dual, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %xb = agg.get %x "b" : !agg.struct<@Dual, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %ya = agg.get %y "a" : !agg.struct<@Dual, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %yb = agg.get %y "b" : !agg.struct<@Dual, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %a = autodiff.invoke %add(%xa, %ya) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %b = autodiff.invoke %add(%xb, %yb) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %r = agg.make %a, %b : (!iface.tparam<"T">, !iface.tparam<"T">) -> !agg.struct<@Dual, [!iface.tparam<"T">]>
    iface.yield %r : !agg.struct<@Dual, [!iface.tparam<"T">]>
  }
}
iface.generic @Dual.mul [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %add = iface.lookup %w "add" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!agg.struct<@Dual, [!iface.tparam<"T">]>, !agg.struct<@Dual, [!iface.tparam<"T">]>) -> !agg.struct<@Dual, [!iface.tparam<"T">]> {
  ^bb1(%x: !agg.struct<@Dual, [!iface.tparam<"T">]>, %y: !agg.struct<@Dual, [!iface.tparam<"T">]>):
    %xa = agg.get %x "a" : !agg.struct<@Dual, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %xb = agg.get %x "b" : !agg.struct<@Dual, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %ya = agg.get %y "a" : !agg.struct<@Dual, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %yb = agg.get %y "b" : !agg.struct<@Dual, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %a = autodiff.invoke %mul(%xa, %ya) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %b1 = autodiff.invoke %mul(%xb, %ya) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %b2 = autodiff.invoke %mul(%xa, %yb) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %b = autodiff.invoke %add(%b1, %b2) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    %r = agg.make %a, %b : (!iface.tparam<"T">, !iface.tparam<"T">) -> !agg.struct<@Dual, [!iface.tparam<"T">]>
    iface.yield %r : !agg.struct<@Dual, [!iface.tparam<"T">]>
  }
}
iface.generic @Dual.norm [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %norm = iface.lookup %w "norm" : !iface.witness<@IArith> -> (!iface.tparam<"T">) -> f64
  iface.body (!agg.struct<@Dual, [!iface.tparam<"T">]>) -> f64 {
  ^bb1(%x: !agg.struct<@Dual, [!iface.tparam<"T">]>):
    %xa = agg.get %x "a" : !agg.struct<@Dual, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %xb = agg.get %x "b" : !agg.struct<@Dual, [!iface.tparam<"T">]> -> !iface.tparam<"T">
    %a = autodiff.invoke %norm(%xa) : (!iface.tparam<"T">) -> f64
    %b = autodiff.invoke %norm(%xb) : (!iface.tparam<"T">) -> f64
    %r = arith.mulf %a, %b : f64
    iface.yield %r : f64
  }
}
iface.witness_table @Dual_IArith [!iface.tparam<"T">, !iface.witness<@IArith>] : @IArith for !agg.struct<@Dual, [!iface.tparam<"T">]> {
  iface.entry "add" = @Dual.add
  iface.entry "mul" = @Dual.mul
  iface.entry "norm" = @Dual.norm
}
iface.generic @power [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">, index) -> !iface.tparam<"T"> {
  ^bb1(%x: !iface.tparam<"T">, %n: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (!iface.tparam<"T">) {
      %t = autodiff.invoke %mul(%s, %x) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
      scf.yield %t : !iface.tparam<"T">
    }
    iface.yield %r : !iface.tparam<"T">
  }
}
func.func @one(%x: f64, %n: index) -> f64 {
  %g = iface.specialize @power [f64, @f64_IArith] : (f64, index) -> f64
  %r = autodiff.invoke %g(%x, %n) : (f64, index) -> f64
  return %r : f64
}
func.func @two(%x: f64, %y: f64, %n: index) -> f64 {
  %d = agg.make %x, %y : (f64, f64) -> !agg.struct<@Dual, [f64]>
  %g = iface.specialize @power [!agg.struct<@Dual, [f64]>, @Dual_IArith] : (!agg.struct<@Dual, [f64]>, index) -> !agg.struct<@Dual, [f64]>
  %r = autodiff.invoke %g(%d, %n) : (!agg.struct<@Dual, [f64]>, index) -> !agg.struct<@Dual, [f64]>
  %b = agg.get %r "b" : !agg.struct<@Dual, [f64]> -> f64
  return %b : f64
}
func.func @four(%x: f64, %y: f64, %n: index) -> f64 {
  %d = agg.make %x, %y : (f64, f64) -> !agg.struct<@Dual, [f64]>
  %e = agg.make %y, %x : (f64, f64) -> !agg.struct<@Dual, [f64]>
  %dd = agg.make %d, %e : (!agg.struct<@Dual, [f64]>, !agg.struct<@Dual, [f64]>) -> !agg.struct<@Dual, [!agg.struct<@Dual, [f64]>]>
  %g = iface.specialize @power [!agg.struct<@Dual, [!agg.struct<@Dual, [f64]>]>, @Dual_IArith] : (!agg.struct<@Dual, [!agg.struct<@Dual, [f64]>]>, index) -> !agg.struct<@Dual, [!agg.struct<@Dual, [f64]>]>
  %r = autodiff.invoke %g(%dd, %n) : (!agg.struct<@Dual, [!agg.struct<@Dual, [f64]>]>, index) -> !agg.struct<@Dual, [!agg.struct<@Dual, [f64]>]>
  %nrm = iface.specialize @Dual.norm [!agg.struct<@Dual, [f64]>, @Dual_IArith] : (!agg.struct<@Dual, [!agg.struct<@Dual, [f64]>]>) -> f64
  %b = autodiff.invoke %nrm(%r) : (!agg.struct<@Dual, [!agg.struct<@Dual, [f64]>]>) -> f64
  return %b : f64
}
func.func @dpow(%x: f64, %n: index, %s: f64) -> f64 {
  %g = iface.specialize @power [f64, @f64_IArith] : (f64, index) -> f64
  %b = autodiff.bwd_diff %g : (f64, index) -> f64 to (f64, index, f64) -> f64
  %r = autodiff.invoke %b(%x, %n, %s) : (f64, index, f64) -> f64
  return %r : f64
}
func.func @dtwo(%x: f64, %y: f64, %n: index, %s: f64) -> (f64, f64) {
  %d = agg.make %x, %y : (f64, f64) -> !agg.struct<@Dual, [f64]>
  %g = iface.specialize @power [!agg.struct<@Dual, [f64]>, @Dual_IArith] : (!agg.struct<@Dual, [f64]>, index) -> !agg.struct<@Dual, [f64]>
  %b = autodiff.bwd_diff %g : (!agg.struct<@Dual, [f64]>, index) -> !agg.struct<@Dual, [f64]> to (!agg.struct<@Dual, [f64]>, index, !iface.assoc<!agg.struct<@Dual, [f64]>, @IDifferentiable, "Differential">) -> !iface.assoc<!agg.struct<@Dual, [f64]>, @IDifferentiable, "Differential">
  %z = arith.constant 0.0 : f64
  %seed = agg.make %z, %s : (f64, f64) -> !iface.assoc<!agg.struct<@Dual, [f64]>, @IDifferentiable, "Differential">
  %r = autodiff.invoke %b(%d, %n, %seed) : (!agg.struct<@Dual, [f64]>, index, !iface.assoc<!agg.struct<@Dual, [f64]>, @IDifferentiable, "Differential">) -> !iface.assoc<!agg.struct<@Dual, [f64]>, @IDifferentiable, "Differential">
  %ra = agg.get %r "a" : !iface.assoc<!agg.struct<@Dual, [f64]>, @IDifferentiable, "Differential"> -> f64
  %rb = agg.get %r "b" : !iface.assoc<!agg.struct<@Dual, [f64]>, @IDifferentiable, "Differential"> -> f64
  return %ra, %rb : f64, f64
}
agg.struct_def @Tagged {
  agg.field @a : f64
  agg.field @n : i32
}
func.func private @square(%s: !agg.struct<@Tagged>) -> f64 {
  %a = agg.get %s "a" : !agg.struct<@Tagged> -> f64
  %r = arith.mulf %a, %a : f64
  return %r : f64
}
func.func @dsquare(%x: f64, %seed: f64) -> f64 {
  %n = arith.constant 1 : i32
  %s = agg.make %x, %n : (f64, i32) -> !agg.struct<@Tagged>
  %f = autodiff.ref @square : (!agg.struct<@Tagged>) -> f64
  %b = autodiff.bwd_diff %f : (!agg.struct<@Tagged>) -> f64
    to (!agg.struct<@Tagged>, f64) -> !iface.assoc<!agg.struct<@Tagged>, @IDifferentiable, "Differential">
  %d = autodiff.invoke %b(%s, %seed) : (!agg.struct<@Tagged>, f64)
    -> !iface.assoc<!agg.struct<@Tagged>, @IDifferentiable, "Differential">
  %r = agg.get %d "a" : !iface.assoc<!agg.struct<@Tagged>, @IDifferentiable, "Differential"> -> f64
  return %r : f64
}

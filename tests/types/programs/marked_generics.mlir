// The same generic with marks: derivatives of it that are generics need none of their own.
iface.interface @IArith extends [@IDifferentiable] {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self builtin "differentiable"
}
func.func private @f64.mul(%a: f64, %b: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
iface.witness_table @f64_IArith : @IArith for f64 {
  iface.entry "mul" = @f64.mul
}
iface.generic @square [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> attributes {autodiff.differentiable = "both"} {
  ^bb1(%a: !iface.tparam<"T">):
    %r = autodiff.invoke %mul(%a, %a) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %r : !iface.tparam<"T">
  }
}
func.func @second(%x: f64, %d: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %g = iface.specialize @square [f64, @f64_IArith] : (f64) -> f64
  %b = autodiff.bwd_diff_of %g : (f64) -> f64 to (f64, f64) -> f64
  %f = autodiff.fwd_diff_of %b : (f64, f64) -> f64 to (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %px = pair.make %x, %d : f64, f64 -> !pair.pair<f64>
  %ps = pair.make %one, %zero : f64, f64 -> !pair.pair<f64>
  %r = autodiff.invoke %f(%px, %ps) : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %h = pair.diff %r : !pair.pair<f64> -> f64
  return %h : f64
}

// Derivatives of specialisations of the generics in generics.mlir.
func.func @poly_reverse(%v: f64, %x: f64, %d: f64) -> (f64, f64) {
  %g = iface.specialize @poly [f64, @f64_IArith] : (f64, f64) -> f64
  %b = autodiff.bwd_diff_of %g : (f64, f64) -> f64 to (f64, f64, f64) -> (f64, f64)
  %dv, %dx = autodiff.invoke %b(%v, %x, %d) : (f64, f64, f64) -> (f64, f64)
  return %dv, %dx : f64, f64
}
func.func @poly_forward(%v: f64, %dv: f64, %x: f64, %dx: f64) -> (f64, f64) {
  %g = iface.specialize @poly [f64, @f64_IArith] : (f64, f64) -> f64
  %f = autodiff.fwd_diff_of %g : (f64, f64) -> f64 to (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %pv = pair.make %v, %dv : f64, f64 -> !pair.pair<f64>
  %px = pair.make %x, %dx : f64, f64 -> !pair.pair<f64>
  %p = autodiff.invoke %f(%pv, %px) : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %y = pair.primal %p : !pair.pair<f64> -> f64
  %dy = pair.diff %p : !pair.pair<f64> -> f64
  return %y, %dy : f64, f64
}
func.func @both_reverse(%v: f64, %x: f64, %d: f64) -> (f64, f64) {
  %g = iface.specialize @both [f64, @f64_IArith] : (f64, f64) -> f64
  %b = autodiff.bwd_diff_of %g : (f64, f64) -> f64 to (f64, f64, f64) -> (f64, f64)
  %dv, %dx = autodiff.invoke %b(%v, %x, %d) : (f64, f64, f64) -> (f64, f64)
  return %dv, %dx : f64, f64
}
func.func @both_forward(%v: f64, %dv: f64, %x: f64, %dx: f64) -> (f64, f64) {
  %g = iface.specialize @both [f64, @f64_IArith] : (f64, f64) -> f64
  %f = autodiff.fwd_diff_of %g : (f64, f64) -> f64 to (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %pv = pair.make %v, %dv : f64, f64 -> !pair.pair<f64>
  %px = pair.make %x, %dx : f64, f64 -> !pair.pair<f64>
  %p = autodiff.invoke %f(%pv, %px) : (!pair.pair<f64>, !pair.pair<f64>) -> !pair.pair<f64>
  %y = pair.primal %p : !pair.pair<f64> -> f64
  %dy = pair.diff %p : !pair.pair<f64> -> f64
  return %y, %dy : f64, f64
}
func.func @power_reverse(%x: f64, %d: f64) -> f64 {
  %g = iface.specialize @power [f64, @f64_IArith, 5 : i32] : (f64) -> f64
  %b = autodiff.bwd_diff_of %g : (f64) -> f64 to (f64, f64) -> f64
  %dx = autodiff.invoke %b(%x, %d) : (f64, f64) -> f64
  return %dx : f64
}
func.func @power_forward(%x: f64, %dx: f64) -> (f64, f64) {
  %g = iface.specialize @power [f64, @f64_IArith, 5 : i32] : (f64) -> f64
  %f = autodiff.fwd_diff_of %g : (f64) -> f64 to (!pair.pair<f64>) -> !pair.pair<f64>
  %px = pair.make %x, %dx : f64, f64 -> !pair.pair<f64>
  %p = autodiff.invoke %f(%px) : (!pair.pair<f64>) -> !pair.pair<f64>
  %y = pair.primal %p : !pair.pair<f64> -> f64
  %dy = pair.diff %p : !pair.pair<f64> -> f64
  return %y, %dy : f64, f64
}
// A request in a generic, for any type: the totals of the gradients of @both, with all ones as seed.
iface.generic @slopes [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %unit = iface.lookup %w "unit" : !iface.witness<@IArith> -> (f64) -> !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">
  %total = iface.lookup %w "total" : !iface.witness<@IArith> -> (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> f64
  %g = iface.specialize @both [!iface.tparam<"T">, !iface.witness<@IArith>] : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  %b = autodiff.bwd_diff_of %g : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T"> to (!iface.tparam<"T">, !iface.tparam<"T">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">)
  iface.body (!iface.tparam<"T">, !iface.tparam<"T">) -> (f64, f64) {
  ^bb1(%v: !iface.tparam<"T">, %x: !iface.tparam<"T">):
    %one = arith.constant 1.0 : f64
    %d = autodiff.invoke %unit(%one) : (f64) -> !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">
    %dv, %dx = autodiff.invoke %b(%v, %x, %d) : (!iface.tparam<"T">, !iface.tparam<"T">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">)
    %rv = autodiff.invoke %total(%dv) : (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> f64
    %rx = autodiff.invoke %total(%dx) : (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> f64
    iface.yield %rv, %rx : f64, f64
  }
}
func.func @two_reverse(%v: f64, %x: f64) -> (f64, f64) {
  %s = agg.make %v, %x : (f64, f64) -> !agg.struct<@Two, [f64]>
  %t = agg.make %x, %v : (f64, f64) -> !agg.struct<@Two, [f64]>
  %g = iface.specialize @slopes [!agg.struct<@Two, [f64]>, @Two_IArith] : (!agg.struct<@Two, [f64]>, !agg.struct<@Two, [f64]>) -> (f64, f64)
  %a, %b = autodiff.invoke %g(%s, %t) : (!agg.struct<@Two, [f64]>, !agg.struct<@Two, [f64]>) -> (f64, f64)
  return %a, %b : f64, f64
}
// The mixed second derivative: forward over reverse, of v·x² + x in the direction of x.
func.func @second(%v: f64, %x: f64) -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %g = iface.specialize @poly [f64, @f64_IArith] : (f64, f64) -> f64
  %b = autodiff.bwd_diff_of %g : (f64, f64) -> f64 to (f64, f64, f64) -> (f64, f64)
  %f = autodiff.fwd_diff_of %b : (f64, f64, f64) -> (f64, f64) to (!pair.pair<f64>, !pair.pair<f64>, !pair.pair<f64>) -> (!pair.pair<f64>, !pair.pair<f64>)
  %pv = pair.make %v, %zero : f64, f64 -> !pair.pair<f64>
  %px = pair.make %x, %one : f64, f64 -> !pair.pair<f64>
  %pd = pair.make %one, %zero : f64, f64 -> !pair.pair<f64>
  %rv, %rx = autodiff.invoke %f(%pv, %px, %pd) : (!pair.pair<f64>, !pair.pair<f64>, !pair.pair<f64>) -> (!pair.pair<f64>, !pair.pair<f64>)
  %a = pair.diff %rv : !pair.pair<f64> -> f64
  %c = pair.diff %rx : !pair.pair<f64> -> f64
  return %a, %c : f64, f64
}

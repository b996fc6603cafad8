// RUN: ad-opt %s -p "synthesize-conformances,generics-to-functions" | filecheck %s
// RUN: ad-opt %s -p "synthesize-conformances,generics-to-functions,inline,differentiate,inline,hoist-lookups,functions-to-generics" | filecheck %s --check-prefix=GENERIC

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
iface.generic @square [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
  ^bb1(%a: !iface.tparam<"T">):
    %r = autodiff.invoke %mul(%a, %a) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %r : !iface.tparam<"T">
  }
}

// CHECK-LABEL: func.func private @square.generic(%w: !iface.witness<@IArith>, %a: !iface.tparam<"T">) -> !iface.tparam<"T"> attributes {iface.parameters = [!iface.tparam<"T">, !iface.witness<@IArith>]} {
// CHECK-NEXT:    %mul = iface.lookup %w "mul"
// CHECK-NEXT:    %r = autodiff.invoke %mul(%a, %a)
// CHECK-NEXT:    func.return %r : !iface.tparam<"T">
// CHECK-LABEL: func.func private @square.generic.bwd_pairs(
// CHECK-SAME:    iface.derivative_of = ["bwd_diff", @square]
// CHECK-NEXT:    autodiff.bwd_diff @square.generic({{.*}}) {activity = [const, active], primal = false}

// GENERIC-LABEL: iface.generic @square.bwd_diff [!iface.tparam<"T">, !iface.witness<@IArith>] attributes {iface.derivative_of = ["bwd_diff", @square]} {
// GENERIC-NEXT:  ^bb0(%w: !iface.witness<@IArith>):
// GENERIC:         %[[M:.*]] = iface.lookup %w "mul.bwd_diff" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> (!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">)
// GENERIC-NEXT:    iface.body (!iface.tparam<"T">, !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">) -> !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential"> attributes {iface.derivative_of = ["bwd_diff", @square]} {
// GENERIC:           %[[L:.*]], %[[R:.*]] = autodiff.invoke %[[M]](%a, %a, %[[D:[0-9]+]])
// GENERIC-NEXT:      %[[SUM:.*]] = autodiff.add %[[L]], %[[R]] : !iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">
// GENERIC-NEXT:      iface.yield %[[SUM]]
// GENERIC-LABEL: func.func @df(%x: f64, %d: f64) -> f64 {
// GENERIC-NEXT:    %b = iface.specialize @square.bwd_diff [f64, @f64_IArith] : (f64, f64) -> f64
// GENERIC-NEXT:    %dx = autodiff.invoke %b(%x, %d) : (f64, f64) -> f64
// GENERIC-NOT:   func.func private @square.generic
func.func @df(%x: f64, %d: f64) -> f64 {
  %g = iface.specialize @square [f64, @f64_IArith] : (f64) -> f64
  %b = autodiff.bwd_diff_of %g : (f64) -> f64 to (f64, f64) -> f64
  %dx = autodiff.invoke %b(%x, %d) : (f64, f64) -> f64
  return %dx : f64
}

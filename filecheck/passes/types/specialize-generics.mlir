// RUN: ad-opt %s -p "specialize-generics" | filecheck %s

// A lookup in a known witness is the function; the number is a constant.
iface.interface @IArith {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self
}
func.func private @f64.mul(%a: f64, %b: f64) -> f64 {
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
iface.witness_table @f64_IArith : @IArith for f64 {
  iface.entry "mul" = @f64.mul
}
// CHECK-NOT:     iface.generic
// CHECK-LABEL: func.func private @scaled.f64.3(%a: f64, %unused: !agg.array<3, f64>) -> (f64, i32) attributes {autodiff.fwd_derivative = @scaled_fwd.f64.3}
// CHECK-NEXT:    %[[N:.*]] = arith.constant 3 : i32
// CHECK-NEXT:    %r = func.call @f64.mul(%a, %a) : (f64, f64) -> f64
// CHECK-NEXT:    func.return %r, %[[N]] : f64, i32
iface.generic @scaled [!iface.tparam<"T">, !iface.witness<@IArith>, !iface.vparam<"N", i32>] {
^bb0(%w: !iface.witness<@IArith>, %n: i32):
  %mul = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
  iface.body (!iface.tparam<"T">, !agg.array<!iface.vparam<"N", i32>, f64>) -> (!iface.tparam<"T">, i32) attributes {autodiff.fwd_derivative = @scaled_fwd} {
  ^bb1(%a: !iface.tparam<"T">, %unused: !agg.array<!iface.vparam<"N", i32>, f64>):
    %r = autodiff.invoke %mul(%a, %a) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    iface.yield %r, %n : !iface.tparam<"T">, i32
  }
}
// A derivative that is generic is an instance for the same arguments.
// CHECK-LABEL: func.func private @scaled_fwd.f64.3(
iface.generic @scaled_fwd [!iface.tparam<"T">, !iface.vparam<"N", i32>] {
^bb0(%n: i32):
  iface.body (!pair.pair<!iface.tparam<"T">>, !agg.array<!iface.vparam<"N", i32>, f64>) -> (!pair.pair<!iface.tparam<"T">>, i32) {
  ^bb1(%a: !pair.pair<!iface.tparam<"T">>, %unused: !agg.array<!iface.vparam<"N", i32>, f64>):
    iface.yield %a, %n : !pair.pair<!iface.tparam<"T">>, i32
  }
}
// CHECK-LABEL: func.func @use(
// CHECK-NEXT:    %{{.*}}, %{{.*}} = func.call @scaled.f64.3(%x, %a) : (f64, !agg.array<3, f64>) -> (f64, i32)
func.func @use(%x: f64, %a: !agg.array<3, f64>) -> f64 {
  %f = iface.specialize @scaled [f64, @f64_IArith, 3 : i32] : (f64, !agg.array<3, f64>) -> (f64, i32)
  %y, %n = autodiff.invoke %f(%x, %a) : (f64, !agg.array<3, f64>) -> (f64, i32)
  return %y : f64
}

// RUN: ad-opt %s -p "request-derivative{function=f kind=jvp},request-derivative{function=f kind=grad},differentiate" | filecheck %s

// The derivative of an optional is an optional, and may be empty. `agg.value` is undefined there, so
// it takes the content of one that is not: zero in the place of nothing.

// CHECK-LABEL: func.func private @f.bwd(
// CHECK:       agg.value %p
// CHECK:       %[[d:.*]] = scf.execute_region
// CHECK-NEXT:    scf.yield
// CHECK-NEXT:  }
// CHECK-NEXT:  %[[zero:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:  %[[none:.*]] = agg.some %[[zero]] : f64 -> !agg.optional<f64>
// CHECK-NEXT:  %[[has:.*]] = agg.has_value %[[d]] : !agg.optional<f64>
// CHECK-NEXT:  %[[safe:.*]] = arith.select %[[has]], %[[d]], %[[none]] : !agg.optional<f64>
// CHECK-NEXT:  agg.value %[[safe]] : !agg.optional<f64> -> f64

// CHECK-LABEL: func.func private @f.fwd(
// CHECK-NOT:     agg.value %dp
// CHECK:         func.return
func.func @f(%x: f64) -> f64 {
  %o = agg.some %x : f64 -> !agg.optional<f64>
  %p = scf.execute_region -> (!agg.optional<f64>) {
    scf.yield %o : !agg.optional<f64>
  }
  %y = agg.value %p : !agg.optional<f64> -> f64
  return %y : f64
}

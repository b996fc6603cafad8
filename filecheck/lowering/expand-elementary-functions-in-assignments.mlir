// RUN: ad-opt %s -p expand-elementary-functions | filecheck %s

// Bodies of assignments have no calls.
// CHECK-LABEL: func.func @assignment
// CHECK:         math.exp
// CHECK-NOT:     func.call
// CHECK:         assign.yield
func.func @assignment(%x: memref<4xf64>) {
  assign.accumulate #assign.kind<set> %x[affine_map<(i) -> (i)>] from %x[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f64):
    %e = math.exp %a : f64
    assign.yield %e : f64
  } : memref<4xf64>, memref<4xf64>
  return
}

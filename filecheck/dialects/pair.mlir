// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s --print-op-generic | ad-opt - | filecheck %s

// CHECK-LABEL: func.func @pairs
// CHECK-NEXT:    %p = pair.make %x, %dx : f64, f64 -> !pair.pair<f64>
// CHECK-NEXT:    %u = pair.make %x, %dx {here} : f64, f64 -> !pair.user<f64>
// CHECK-NEXT:    %y = pair.primal %p : !pair.pair<f64> -> f64
// CHECK-NEXT:    %dy = pair.diff %u : !pair.user<f64> -> f64
func.func @pairs(%x: f64, %dx: f64) -> (f64, f64) {
  %p = pair.make %x, %dx : f64, f64 -> !pair.pair<f64>
  %u = pair.make %x, %dx {here} : f64, f64 -> !pair.user<f64>
  %y = pair.primal %p : !pair.pair<f64> -> f64
  %dy = pair.diff %u : !pair.user<f64> -> f64
  return %y, %dy : f64, f64
}

// CHECK-LABEL: func.func @nested
// CHECK-NEXT:    pair.diff %p : !pair.pair<!pair.user<vector<2xf32>>> -> !pair.user<vector<2xf32>>
func.func @nested(%p: !pair.pair<!pair.user<vector<2xf32>>>) -> !pair.user<vector<2xf32>> {
  %d = pair.diff %p : !pair.pair<!pair.user<vector<2xf32>>> -> !pair.user<vector<2xf32>>
  return %d : !pair.user<vector<2xf32>>
}

// CHECK-LABEL: func.func @handles
// CHECK-NEXT:    pair.make %m, %s : memref<?xf64>, memref<?xf64> -> !pair.ptr<memref<?xf64>>
func.func @handles(%m: memref<?xf64>, %s: memref<?xf64>) -> !pair.ptr<memref<?xf64>> {
  %p = pair.make %m, %s : memref<?xf64>, memref<?xf64> -> !pair.ptr<memref<?xf64>>
  return %p : !pair.ptr<memref<?xf64>>
}

// RUN: ad-opt %s -p expand-linalg | filecheck %s

// CHECK-LABEL: func.func @softmax
// CHECK:         %[[TOP:.*]] = linalg.fill ins(%{{.*}} : f64) outs(%{{.*}} : tensor<2xf64>)
// CHECK:         linalg.generic {{.*}} ins(%x : tensor<2x3xf64>) outs(%[[TOP]] : tensor<2xf64>)
// CHECK:           arith.maximumf
// CHECK:           math.exp
// CHECK:           arith.addf
// CHECK:           arith.divf
// CHECK-NOT:     linalg.softmax
func.func @softmax(%x: tensor<2x3xf64>, %o: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %r = linalg.softmax dimension(1) ins(%x : tensor<2x3xf64>) outs(%o : tensor<2x3xf64>)
    -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// CHECK-LABEL: func.func @winograd
// CHECK:         %[[G:.*]] = arith.constant dense<{{.*}}> : tensor<4x3xf32>
// CHECK:         %[[SUM:.*]] = linalg.fill {{.*}} outs(%u : tensor<4x4x5x2xf32>)
// CHECK:         linalg.generic
// CHECK-SAME:      ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]
// CHECK-SAME:      ins(%[[G]], %{{.*}}, %f : tensor<4x3xf32>, tensor<4x3xf32>, tensor<2x3x3x5xf32>)
func.func @winograd(%f: tensor<2x3x3x5xf32>, %u: tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%f : tensor<2x3x3x5xf32>)
    outs(%u : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return %0 : tensor<4x4x5x2xf32>
}

// What a function of buffers computes with tensors inside is differentiated as buffers are; where a
// request has tensors itself, nothing is changed.
// RUN: ad-opt %s -p "bufferize-tensors{inside=true}" --split-input-file | filecheck %s

// CHECK-LABEL: func.func @f(
// CHECK-NOT: tensor<
// CHECK: linalg.generic
// CHECK: memref.load
// CHECK: autodiff.bwd_diff
func.func @f(%m: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %m restrict : memref<4xf64> to tensor<4xf64>
  %u = math.sin %t : tensor<4xf64>
  %y = tensor.extract %u[%c0] : tensor<4xf64>
  return %y : f64
}
func.func @f_vjp(%m: memref<4xf64>, %dm: memref<4xf64>, %dy: f64) -> f64 {
  %y = autodiff.bwd_diff @f(%m, %dm, %dy) {activity = [dup]} : (memref<4xf64>, memref<4xf64>, f64) -> f64
  return %y : f64
}

// -----

// CHECK-LABEL: func.func @g(
// CHECK: tensor.extract
func.func @g(%t: tensor<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %y = tensor.extract %t[%c0] : tensor<4xf64>
  return %y : f64
}
func.func @g_vjp(%t: tensor<4xf64>, %dy: f64) -> (f64, tensor<4xf64>) {
  %y, %dt = autodiff.bwd_diff @g(%t, %dy) {activity = [active]} : (tensor<4xf64>, f64) -> (f64, tensor<4xf64>)
  return %y, %dt : f64, tensor<4xf64>
}

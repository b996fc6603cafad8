// RUN: ad-opt %s -p return-scalars | filecheck %s

// CHECK-LABEL: func.func @norm(%x: tensor<3xf64>) -> f64
// CHECK:         %[[R:.*]] = linalg.dot
// CHECK-NEXT:    %[[S:.*]] = tensor.extract %[[R]][] : tensor<f64>
// CHECK-NEXT:    return %[[S]] : f64
func.func @norm(%x: tensor<3xf64>) -> tensor<f64> {
  %z = arith.constant dense<0.0> : tensor<f64>
  %r = linalg.dot ins(%x, %x : tensor<3xf64>, tensor<3xf64>) outs(%z : tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}

// A call makes a tensor of what it gets, and integers stay as they are.
// CHECK-LABEL: func.func @twice(%x: tensor<3xf64>) -> (tensor<3xf64>, f64, tensor<i64>)
// CHECK-NEXT:    %[[C:.*]] = func.call @norm(%x) : (tensor<3xf64>) -> f64
// CHECK-NEXT:    %n = tensor.from_elements %[[C]] : tensor<f64>
// CHECK:         %[[N:.*]] = tensor.extract %n[] : tensor<f64>
// CHECK-NEXT:    return %x, %[[N]], %k
func.func @twice(%x: tensor<3xf64>) -> (tensor<3xf64>, tensor<f64>, tensor<i64>) {
  %n = func.call @norm(%x) : (tensor<3xf64>) -> tensor<f64>
  %k = arith.constant dense<1> : tensor<i64>
  return %x, %n, %k : tensor<3xf64>, tensor<f64>, tensor<i64>
}

// What has no body, or is a value elsewhere, keeps its type.
// CHECK:         func.func private @outside(tensor<f64>) -> tensor<f64>
func.func private @outside(tensor<f64>) -> tensor<f64>
func.func @value() -> (() -> tensor<f64>) {
  %f = func.constant @one : () -> tensor<f64>
  return %f : () -> tensor<f64>
}

// CHECK-LABEL: func.func @one() -> tensor<f64>
// CHECK-NOT:     tensor.extract
func.func @one() -> tensor<f64> {
  %z = arith.constant dense<1.0> : tensor<f64>
  return %z : tensor<f64>
}

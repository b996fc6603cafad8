// RUN: ad-opt %s -p "bufferize-tensors" | filecheck %s

// CHECK:     memref.global "private" constant @__constant_0 : memref<2xf64> = dense<[1.0

// A loop-carried tensor that is overwritten in every trip is one buffer.
// CHECK-LABEL: func.func @carried
// CHECK:         memref.copy %t, %[[C:.*]] : memref<4xf64> to memref<4xf64>
// CHECK:         %[[R:.*]] = scf.for %i = {{.*}} iter_args(%[[A:.*]] = %[[C]]) -> (memref<4xf64>) {
// CHECK-NEXT:      memref.store %x, %[[A]][%i] : memref<4xf64>
// CHECK-NEXT:      scf.yield %[[A]] : memref<4xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return %[[R]] : memref<4xf64>
func.func @carried(%t: tensor<4xf64>, %n: index, %x: f64) -> tensor<4xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<4xf64>) {
    %b = tensor.insert %x into %a[%i] : tensor<4xf64>
    scf.yield %b : tensor<4xf64>
  }
  return %r : tensor<4xf64>
}

// CHECK-LABEL: func.func @affine
// CHECK:         memref.copy %t, %[[C:.*]] : memref<4xf64> to memref<4xf64>
// CHECK:         %[[R:.*]] = affine.for %i = 0 to 4 iter_args(%[[A:.*]] = %[[C]]) -> (memref<4xf64>) {
// CHECK-NEXT:      memref.store %x, %[[A]][%i] : memref<4xf64>
// CHECK-NEXT:      affine.yield %[[A]] : memref<4xf64>
// CHECK-NOT:     tensor
func.func @affine(%t: tensor<4xf64>, %x: f64) -> tensor<4xf64> {
  %r = affine.for %i = 0 to 4 iter_args(%a = %t) -> (tensor<4xf64>) {
    %b = tensor.insert %x into %a[%i] : tensor<4xf64>
    affine.yield %b : tensor<4xf64>
  }
  return %r : tensor<4xf64>
}

// CHECK-LABEL: func.func @constant
// CHECK-NEXT:    %[[C:.*]] = memref.get_global @__constant_0 : memref<2xf64>
// CHECK-NEXT:    memref.load %[[C]][%i] : memref<2xf64>
func.func @constant(%i: index) -> f64 {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %x = tensor.extract %c[%i] : tensor<2xf64>
  return %x : f64
}

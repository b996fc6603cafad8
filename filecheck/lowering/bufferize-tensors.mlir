// RUN: ad-opt %s -p "bufferize-tensors" | filecheck %s

// One copy keeps the argument; what follows is done in place; the caller gets the buffer.
// CHECK-LABEL: func.func @in_place(%t: memref<4xf64>, %x: f64, %i: index) -> memref<4xf64>
// CHECK-NEXT:    %[[U:.*]] = memref.alloc() {{.*}} : memref<4xf64>
// CHECK-NEXT:    memref.copy %t, %[[U]]
// CHECK-NEXT:    memref.store %x, %[[U]][%i]
// CHECK-NEXT:    linalg.generic {{.*}} ins(%[[U]] : memref<4xf64>) outs(%[[U]] : memref<4xf64>)
// CHECK:         func.return %[[U]] : memref<4xf64>
func.func @in_place(%t: tensor<4xf64>, %x: f64, %i: index) -> tensor<4xf64> {
  %u = tensor.insert %x into %t[%i] : tensor<4xf64>
  %v = math.exp %u : tensor<4xf64>
  return %v : tensor<4xf64>
}

// The old value is read after the write: a copy, and both buffers are freed.
// CHECK-LABEL: func.func @read_later
// CHECK:         %[[S:.*]] = memref.alloc()
// CHECK:         %[[T:.*]] = memref.alloc()
// CHECK:         memref.copy %[[S]], %[[T]]
// CHECK:         memref.store %x, %[[T]][%i]
// CHECK:         memref.load %[[S]][%i]
// CHECK:         memref.load %[[T]][%i]
// CHECK-DAG:     memref.dealloc %[[S]]
// CHECK-DAG:     memref.dealloc %[[T]]
// CHECK:         func.return
func.func @read_later(%x: f64, %y: f64, %i: index) -> (f64, f64) {
  %s = tensor.splat %y : tensor<4xf64>
  %t = tensor.insert %x into %s[%i] : tensor<4xf64>
  %a = tensor.extract %s[%i] : tensor<4xf64>
  %b = tensor.extract %t[%i] : tensor<4xf64>
  return %a, %b : f64, f64
}

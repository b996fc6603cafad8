// RUN: ad-opt %s -p expand-realloc | filecheck %s

// CHECK-LABEL: func.func @grow
// CHECK:         %b = memref.alloc(%n) {alignment = 32 : i64} : memref<?xf64>
// CHECK:         %[[K:.*]] = arith.minsi %n, %{{.*}} : index
// CHECK:         %[[OLD:.*]] = memref.subview %a[0] [%[[K]]] [1]
// CHECK:         %[[NEW:.*]] = memref.subview %b[0] [%[[K]]] [1]
// CHECK:         memref.copy %[[OLD]], %[[NEW]]
// CHECK:         memref.dealloc %a : memref<4xf64>
// CHECK:         func.return %b
func.func @grow(%a: memref<4xf64>, %n: index) -> memref<?xf64> {
  %b = memref.realloc %a(%n) {alignment = 32} : memref<4xf64> to memref<?xf64>
  return %b : memref<?xf64>
}

// CHECK-LABEL: func.func @shrink
// CHECK:         memref.subview %a[0] [2] [1] : memref<4xf64> to memref<2xf64, strided<[1]>>
// CHECK-NEXT:    memref.copy
func.func @shrink(%a: memref<4xf64>) -> memref<2xf64> {
  %b = memref.realloc %a : memref<4xf64> to memref<2xf64>
  return %b : memref<2xf64>
}

// CHECK-LABEL: func.func @clone
// CHECK:         %[[N:.*]] = memref.dim %a, %{{.*}} : memref<?xf64>
// CHECK-NEXT:    %b = memref.alloc(%[[N]]) : memref<?xf64>
// CHECK-NEXT:    memref.copy %a, %b
func.func @clone(%a: memref<?xf64>) -> memref<?xf64> {
  %b = bufferization.clone %a : memref<?xf64> to memref<?xf64>
  return %b : memref<?xf64>
}

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

// Nothing but the view looks at the bytes.
// CHECK-LABEL: func.func @bytes
// CHECK:         %v = memref.alloc(%n) {alignment = 64 : i64} : memref<?x2xf64>
// CHECK-NEXT:    memref.store %x, %v
// CHECK-NEXT:    memref.dealloc %v : memref<?x2xf64>
func.func @bytes(%n: index, %x: f64) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %b = memref.alloc() {alignment = 64 : i64} : memref<128xi8>
  %v = memref.view %b[%c8][%n] : memref<128xi8> to memref<?x2xf64>
  memref.store %x, %v[%c0, %c0] : memref<?x2xf64>
  memref.dealloc %b : memref<128xi8>
  return
}

// CHECK-LABEL: func.func @two_views
// CHECK:         memref.alloc() : memref<64xi8>
// CHECK:         memref.view
func.func @two_views(%x: f64) -> f32 {
  %c0 = arith.constant 0 : index
  %b = memref.alloc() : memref<64xi8>
  %v = memref.view %b[%c0][] : memref<64xi8> to memref<8xf64>
  %w = memref.view %b[%c0][] : memref<64xi8> to memref<16xf32>
  memref.store %x, %v[%c0] : memref<8xf64>
  %y = memref.load %w[%c0] : memref<16xf32>
  memref.dealloc %b : memref<64xi8>
  return %y : f32
}

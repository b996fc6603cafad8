// RUN: ad-opt %s -p "lower-linalg-to-loops" | filecheck %s

// The loop over columns is innermost: accesses are contiguous, sums keep their order.
// CHECK-LABEL: func.func @matmul
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// CHECK:           scf.for %[[K:.*]] = %{{.*}} to %{{.*}} step
// CHECK:             scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step
// CHECK-DAG:           %[[X:.*]] = memref.load %a[%[[I]], %[[K]]]
// CHECK-DAG:           %[[Y:.*]] = memref.load %b[%[[K]], %[[J]]]
// CHECK-DAG:           %[[S:.*]] = memref.load %c[%[[I]], %[[J]]]
// CHECK:               %[[P:.*]] = arith.mulf %[[X]], %[[Y]] : f64
// CHECK-NEXT:          %[[T:.*]] = arith.addf %[[S]], %[[P]] : f64
// CHECK-NEXT:          memref.store %[[T]], %c[%[[I]], %[[J]]]
func.func @matmul(%a: memref<4x8xf64>, %b: memref<8x?xf64>, %c: memref<4x?xf64>) {
  linalg.matmul ins(%a, %b : memref<4x8xf64>, memref<8x?xf64>) outs(%c : memref<4x?xf64>)
  return
}

// A sum over the innermost loop stays in a register.
// CHECK-LABEL: func.func @dot
// CHECK:         %[[S:.*]] = memref.load %s[] : memref<f64>
// CHECK:         %[[R:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[S]]) -> (f64) {
// CHECK:         }
// CHECK-NEXT:    memref.store %[[R]], %s[] : memref<f64>
func.func @dot(%x: memref<?xf64>, %s: memref<f64>) {
  linalg.dot ins(%x, %x : memref<?xf64>, memref<?xf64>) outs(%s : memref<f64>)
  return
}

// CHECK-LABEL: func.func @fill
// CHECK:         scf.for %[[I:.*]] =
// CHECK-NEXT:      memref.store %x, %m[%[[I]]] : memref<8xf64>
func.func @fill(%m: memref<8xf64>, %x: f64) {
  linalg.fill ins(%x : f64) outs(%m : memref<8xf64>)
  return
}

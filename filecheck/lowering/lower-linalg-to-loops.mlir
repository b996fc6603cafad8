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

// An input shows the element that is summed up, behind a view of its own: it is stored each time.
// CHECK-LABEL: func.func @shown
// CHECK:         scf.for %{{[0-9]+}} = %{{[0-9]+}} to %{{[0-9]+}} step %{{[0-9]+}} {
// CHECK:           memref.load %v
// CHECK:           memref.store
// CHECK-NEXT:    }
func.func @shown(%x: memref<?xf64>, %s: memref<f64>) {
  %v = memref.cast %s : memref<f64> to memref<f64, strided<[], offset: ?>>
  linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x, %v : memref<?xf64>, memref<f64, strided<[], offset: ?>>) outs(%s : memref<f64>) {
  ^bb0(%a: f64, %b: f64, %c: f64):
    %p = arith.mulf %a, %b : f64
    %q = arith.addf %p, %c : f64
    linalg.yield %q : f64
  }
  return
}

// CHECK-LABEL: func.func @fill
// CHECK:         scf.for %[[I:.*]] =
// CHECK-NEXT:      memref.store %x, %m[%[[I]]] : memref<8xf64>
func.func @fill(%m: memref<8xf64>, %x: f64) {
  linalg.fill ins(%x : f64) outs(%m : memref<8xf64>)
  return
}

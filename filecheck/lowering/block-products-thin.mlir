// RUN: ad-opt %s -p "block-products{ordered=false}" | filecheck %s
// RUN: ad-opt %s -p "block-products" | filecheck %s --check-prefix=ORDERED

// Of unknown extents, thin products run in blocks, too: 10 rows, 4 columns and 8 terms are tested,
// and an eighth of the multiplications that known extents need.
// CHECK-LABEL: func.func @thin
// CHECK-DAG:     arith.constant 10 : index
// CHECK-DAG:     arith.constant 4 : index
// CHECK-DAG:     arith.constant 8 : index
// CHECK-DAG:     arith.constant 8192 : index
// CHECK:         scf.if
// CHECK:           func.call @ad.product.f64(
func.func @thin(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}

// One side that is known to be thin decides: no test, no call.
// CHECK-LABEL: func.func @vectors
// CHECK-NOT:     scf.if
// CHECK-NOT:     call
// CHECK:         linalg.matmul
// CHECK-NOT:     call
// CHECK:         return
func.func @vectors(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x2xf64> {llvm.noalias},
    %c: memref<?x2xf64> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x2xf64>) outs(%c : memref<?x2xf64>)
  return
}

// Where elements side by side are terms in both factors, loops have vectors of terms if sums may be
// made in any order, and chains of additions if not.
// CHECK-LABEL: func.func @serial
// CHECK-NOT:     call
// CHECK:         linalg.generic
// CHECK-NOT:     call
// CHECK:         return
// ORDERED-LABEL: func.func @serial
// ORDERED:         scf.if
// ORDERED:           func.call @ad.product.f64(
func.func @serial(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<10x?xf64> {llvm.noalias},
    %c: memref<?x10xf64> {llvm.noalias}) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
                                   affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : memref<?x?xf64>, memref<10x?xf64>) outs(%c : memref<?x10xf64>) {
  ^bb0(%x: f64, %y: f64, %s: f64):
    %t = arith.mulf %x, %y : f64
    %u = arith.addf %s, %t : f64
    linalg.yield %u : f64
  }
  return
}

// Where all may be contracted, products that say so and others have one routine.
// CHECK-LABEL: func.func @contracted
// CHECK:         func.call @ad.product.f64(
// CHECK-NOT:   @ad.product.f64.contract
func.func @contracted(%a: memref<64x64xf64> {llvm.noalias}, %b: memref<64x64xf64> {llvm.noalias},
    %c: memref<64x64xf64> {llvm.noalias}) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                                   affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : memref<64x64xf64>, memref<64x64xf64>) outs(%c : memref<64x64xf64>) {
  ^bb0(%x: f64, %y: f64, %s: f64):
    %t = arith.mulf %x, %y fastmath<contract> : f64
    %u = arith.addf %s, %t fastmath<contract> : f64
    linalg.yield %u : f64
  }
  return
}

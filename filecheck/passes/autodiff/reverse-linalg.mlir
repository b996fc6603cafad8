// RUN: ad-opt %s -p 'request-derivative{function="gemm" kind=vjp},request-derivative{function="product" kind=vjp},request-derivative{function="sum" kind=vjp},differentiate' | filecheck %s
// RUN: ad-opt %s -p 'request-derivative{function="gemm" kind=vjp},differentiate{context=minimal}' | filecheck %s --check-prefix=LOOPS

// dA += dC B^T and dB += A^T dC: two products, no loop.
func.func @gemm(%a: memref<3x4xf64>, %b: memref<4x2xf64>, %c: memref<3x2xf64>) {
  linalg.matmul ins(%a, %b : memref<3x4xf64>, memref<4x2xf64>) outs(%c : memref<3x2xf64>)
  return
}
// CHECK-LABEL: func.func private @gemm.bwd
// CHECK-NOT: scf.
// CHECK: linalg.matmul ins(%a, %b
// CHECK-NOT: scf.
// CHECK: linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-SAME: memref<3x2xf64>, memref<4x2xf64>) outs(%{{.*}} : memref<3x4xf64>)
// CHECK-NOT: scf.
// CHECK: linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-SAME: memref<3x4xf64>, memref<3x2xf64>) outs(%{{.*}} : memref<4x2xf64>)
// CHECK-NOT: scf.
// CHECK: return

// LOOPS-LABEL: func.func private @gemm.bwd
// LOOPS-NOT: linalg.
// LOOPS: scf.for
// LOOPS-NOT: linalg.
// LOOPS: return

// Products with vectors become each other; the outer product is no contraction.
func.func @product(%q: memref<4x8xf64>, %x: memref<8xf64>, %y: memref<4xf64>) {
  linalg.matvec ins(%q, %x : memref<4x8xf64>, memref<8xf64>) outs(%y : memref<4xf64>)
  return
}
// CHECK-LABEL: func.func private @product.bwd
// CHECK: linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "parallel"]
// CHECK: linalg.vecmat ins(%{{.*}}, %q
// CHECK: return

// A sum: its reverse has no reduction, and reads the shadow of the sum.
func.func @sum(%x: memref<4x8xf64>, %s: memref<4xf64>) {
  linalg.reduce ins(%x : memref<4x8xf64>) outs(%s : memref<4xf64>) dimensions = [1]
    (%e: f64, %acc: f64) {
      %t = arith.addf %e, %acc : f64
      linalg.yield %t : f64
    }
  return
}
// CHECK-LABEL: func.func private @sum.bwd
// CHECK: linalg.generic
// CHECK-SAME: affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>
// CHECK-SAME: iterator_types = ["parallel", "parallel"]
// CHECK: return

// RUN: ad-opt %s -p "block-products" | filecheck %s

// Large, of buffers that are seen to be apart: a call and tables, no test and no loop.
// CHECK-LABEL: func.func @known
// CHECK-NOT:     linalg
// CHECK-NOT:     scf.if
// CHECK:         func.call @ad.product.f64.spread
// CHECK:         func.call @ad.product.f64(
// CHECK:         return
func.func @known(%a: memref<64x64xf64> {llvm.noalias}, %b: memref<64x64xf64> {llvm.noalias},
    %c: memref<64x64xf64> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<64x64xf64>, memref<64x64xf64>) outs(%c : memref<64x64xf64>)
  return
}

// Sizes and overlap are tested; the operation itself is the other version.
// CHECK-LABEL: func.func @tested
// CHECK:         memref.extract_aligned_pointer_as_index
// CHECK:         scf.if
// CHECK:           func.call @ad.product.f32(
// CHECK:         } else {
// CHECK-NEXT:      linalg.matmul
func.func @tested(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// The windows of a convolution meet in its gradient by the input: two loops around products.
// CHECK-LABEL: func.func @windows
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             func.call @ad.product.f64(
func.func @windows(%y: memref<2x30x30x8xf64> {llvm.noalias}, %w: memref<3x3x8x8xf64> {llvm.noalias},
    %x: memref<2x32x32x8xf64> {llvm.noalias}) {
  linalg.generic {indexing_maps = [affine_map<(n, h, w, f, p, q, c) -> (n, h, w, f)>,
                                   affine_map<(n, h, w, f, p, q, c) -> (p, q, c, f)>,
                                   affine_map<(n, h, w, f, p, q, c) -> (n, h + p, w + q, c)>],
                  iterator_types = ["parallel", "reduction", "reduction", "reduction", "reduction",
                                    "reduction", "parallel"]}
    ins(%y, %w : memref<2x30x30x8xf64>, memref<3x3x8x8xf64>) outs(%x : memref<2x32x32x8xf64>) {
  ^bb0(%a: f64, %b: f64, %s: f64):
    %t = arith.mulf %a, %b : f64
    %u = arith.addf %s, %t : f64
    linalg.yield %u : f64
  }
  return
}

// Small ones, products with a vector, and other sums are left alone.
// CHECK-LABEL: func.func @others
// CHECK-NOT:     call
// CHECK:         linalg.matmul
// CHECK-NOT:     call
// CHECK:         linalg.matvec
// CHECK-NOT:     call
// CHECK:         linalg.generic
// CHECK-NOT:     call
// CHECK:         return
func.func @others(%a: memref<8x8xf64>, %b: memref<512x512xf64>, %x: memref<512xf64>,
    %y: memref<512xf64>) {
  linalg.matmul ins(%a, %a : memref<8x8xf64>, memref<8x8xf64>) outs(%a : memref<8x8xf64>)
  linalg.matvec ins(%b, %x : memref<512x512xf64>, memref<512xf64>) outs(%y : memref<512xf64>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%b, %b : memref<512x512xf64>, memref<512x512xf64>) outs(%b : memref<512x512xf64>) {
  ^bb0(%p: f64, %q: f64, %s: f64):
    %t = arith.maximumf %p, %q : f64
    %u = arith.addf %s, %t : f64
    linalg.yield %u : f64
  }
  return
}

// Zeros that are written for a product are not, where it runs in blocks; else they are.
// CHECK-LABEL: func.func @fresh
// CHECK-NOT:     linalg.fill
// CHECK:         scf.if
// CHECK-NOT:       linalg
// CHECK:           [[FRESH:%.*]] = arith.constant true
// CHECK:           func.call @ad.product.f64({{.*}}, [[FRESH]])
// CHECK:         } else {
// CHECK-NEXT:      linalg.fill
// CHECK-NEXT:      linalg.matmul
func.func @fresh(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %zero = arith.constant 0.0 : f64
  linalg.fill {product.begins} ins(%zero : f64) outs(%c : memref<?x?xf64>)
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}

// Products that add to the same elements several times find zeros in memory.
// CHECK-LABEL: func.func @fresh_windows
// CHECK:         linalg.fill
// CHECK:         [[FRESH:%.*]] = arith.constant false
// CHECK:         func.call @ad.product.f64({{.*}}, [[FRESH]])
func.func @fresh_windows(%y: memref<2x30x30x8xf64> {llvm.noalias},
    %w: memref<3x3x8x8xf64> {llvm.noalias}, %x: memref<2x32x32x8xf64> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f64
  linalg.fill {product.begins} ins(%zero : f64) outs(%x : memref<2x32x32x8xf64>)
  linalg.generic {indexing_maps = [affine_map<(n, h, w, f, p, q, c) -> (n, h, w, f)>,
                                   affine_map<(n, h, w, f, p, q, c) -> (p, q, c, f)>,
                                   affine_map<(n, h, w, f, p, q, c) -> (n, h + p, w + q, c)>],
                  iterator_types = ["parallel", "reduction", "reduction", "reduction", "reduction",
                                    "reduction", "parallel"]}
    ins(%y, %w : memref<2x30x30x8xf64>, memref<3x3x8x8xf64>) outs(%x : memref<2x32x32x8xf64>) {
  ^bb0(%a: f64, %b: f64, %s: f64):
    %t = arith.mulf %a, %b : f64
    %u = arith.addf %s, %t : f64
    linalg.yield %u : f64
  }
  return
}

// The routine is there once for each type of elements.
// CHECK-COUNT-1: func.func private @ad.product.f64(

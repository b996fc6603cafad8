// RUN: ad-opt %s -p expand-concatenations | filecheck %s

// CHECK-LABEL: func.func @forward
// CHECK-NEXT:    assign.accumulate #assign.kind<set> %y[affine_map<(d0) -> (d0)>] from %a[affine_map<(d0) -> (d0)>] over [2] {
// CHECK:         assign.accumulate #assign.kind<set> %y[affine_map<(d0) -> ((d0 + 2))>] from %b[affine_map<(d0) -> (d0)>] over [3] {
// CHECK-NOT:     assign.fetch
func.func @forward(%y: memref<5xf32>, %a: memref<2xf32>, %b: memref<3xf32>) {
  assign.concatenate #assign.kind<add> init %y[affine_map<(i) -> (i)>] parts %a[affine_map<(i) -> (i)>] at [0], %b[affine_map<(i) -> (i)>] at [1] over [[2, 3]] {
  ^bb0(%p: f32):
    assign.yield %p : f32
  } : memref<5xf32>, memref<2xf32>, memref<3xf32>
  return
}

// The reverse scatters to one part.
// CHECK-LABEL: func.func @reverse
// CHECK-NEXT:    assign.accumulate #assign.kind<add> %gb[affine_map<(d0) -> (d0)>] from %gy[affine_map<(d0) -> ((d0 + 2))>] over [3] {
func.func @reverse(%gy: memref<5xf32>, %gb: memref<3xf32>) {
  assign.concatenate #assign.kind<add> %gb[affine_map<(i) -> (i)>] at [1] from %gy[affine_map<(i) -> (i)>] over [[2, 3]] {
  ^bb0(%p: f32):
    assign.yield %p : f32
  } : memref<3xf32>, memref<5xf32>
  return
}

// A range that no part belongs to is filled; iterators count along the whole axis.
// CHECK-LABEL: func.func @holes
// CHECK-NEXT:    assign.fetch constant 0.000000e+00 : f32 into %y
// CHECK:         assign.accumulate #assign.kind<add> %y[affine_map<(d0) -> ((d0 + 5))>] from %a[affine_map<(d0) -> (d0)>] over [2] {
// CHECK:           %[[LOCAL:.*]] = assign.index 0 : index
// CHECK:           %[[WHOLE:.*]] = arith.addi %[[LOCAL]], %{{.*}} overflow<nsw> : index
// CHECK-NEXT:      arith.index_cast %[[WHOLE]] : index to i32
func.func @holes(%y: memref<7xf32>, %a: memref<2xf32>, %b: memref<2xf32>) {
  assign.concatenate #assign.kind<add> init %y[affine_map<(i) -> (i)>] parts %b[affine_map<(i) -> (i)>] at [0], %a[affine_map<(i) -> (i)>] at [2] over [[2, 3, 2]] {
  ^bb0(%p: f32):
    %i = assign.index 0 : index
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    %q = arith.addf %p, %f : f32
    assign.yield %q : f32
  } : memref<7xf32>, memref<2xf32>, memref<2xf32>
  return
}

// RUN: ad-opt %s -p alias-slices | filecheck %s

// CHECK-LABEL: func.func @read
// CHECK-NEXT:    assign.accumulate #assign.kind<set> %y[affine_map<(d0)[s0] -> (d0)>] from %data[affine_map<(d0)[s0] -> (s0, d0)>], %z[affine_map<(d0)[s0] -> (d0)>] over [4] symbols [%s] {
// CHECK-NOT:     assign.node
func.func @read(%data: memref<80x4xf32>, %y: memref<4xf32>, %z: memref<4xf32>, %s: index {assign.range = 80 : i64}) {
  %b = assign.node "b" : memref<4xf32>
  assign.fetch slice %data[%s] into %b : memref<80x4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] from %b[affine_map<(i) -> (i)>], %z[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32, %c: f32):
    %m = arith.mulf %a, %c : f32
    assign.yield %m : f32
  } : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// A slice that is written, and one of a tensor that is written before it is read, are copies.
// CHECK-LABEL: func.func @written
// CHECK:         assign.fetch slice %data[%s] into %b
// CHECK:         assign.fetch slice %data[%s] into %c
func.func @written(%data: memref<80x4xf32>, %y: memref<4xf32>, %s: index {assign.range = 80 : i64}) {
  %b = assign.node "b" : memref<4xf32>
  assign.fetch slice %data[%s] into %b : memref<80x4xf32>, memref<4xf32>
  assign.accumulate #assign.kind<add> %b[affine_map<(i) -> (i)>] from %b[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  %c = assign.node "c" : memref<4xf32>
  assign.fetch slice %data[%s] into %c : memref<80x4xf32>, memref<4xf32>
  assign.fetch constant 0.0 : f32 into %data : memref<80x4xf32>
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] from %c[affine_map<(i) -> (i)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  return
}

// RUN: ad-opt %s -p materialize-nodes | filecheck %s

// CHECK-LABEL: func.func @f
// CHECK-NEXT:    %h = memref.alloca() : memref<64x64xf32>
// CHECK-NEXT:    %g = memref.alloc() : memref<64x65xf32>
// CHECK:         memref.dealloc %g : memref<64x65xf32>
// CHECK-NEXT:    func.return
// CHECK-NOT:     assign.node
func.func @f(%x: memref<64x64xf32>) {
  %h = assign.node "h" : memref<64x64xf32>
  %g = assign.node "g" : memref<64x65xf32>
  memref.copy %x, %h : memref<64x64xf32> to memref<64x64xf32>
  return
}

// Margins that an assignment reads are no part of a buffer: `lower-assign-to-affine` makes room.
// CHECK-LABEL: func.func @margins
// CHECK-NEXT:    %h = assign.node "h" {padding = array<i64: 0, 1>} : memref<4xf32>
// CHECK-NEXT:    %u = memref.alloca() : memref<4xf32>
func.func @margins(%y: memref<4xf32>) {
  %h = assign.node "h" {padding = array<i64: 0, 1>} : memref<4xf32>
  %u = assign.node "unused" {padding = array<i64: 0, 1>} : memref<4xf32>
  assign.accumulate #assign.kind<set> %y[affine_map<(i) -> (i)>] from %h[affine_map<(i) -> (i + 1)>] over [4] {
  ^bb0(%a: f32):
    assign.yield %a : f32
  } : memref<4xf32>, memref<4xf32>
  return
}

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

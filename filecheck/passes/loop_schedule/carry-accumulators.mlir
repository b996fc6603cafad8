// RUN: ad-opt %s -p carry-accumulators | filecheck %s

// Through both loops that do not move it, from the number that was stored in front of them.
// CHECK-LABEL: func.func @matvec
// CHECK:         affine.for %i = 0 to 4 {
// CHECK-NEXT:      %[[SUM:.*]] = affine.for %j = 0 to 2 iter_args(%[[OUTER:.*]] = %zero) -> (f32) {
// CHECK-NEXT:        %[[INNER:.*]] = affine.for %k = 0 to 3 iter_args(%old = %[[OUTER]]) -> (f32) {
// CHECK-NEXT:          %a = affine.load %x[%i, %j, %k]
// CHECK-NEXT:          %new = arith.addf %old, %a : f32
// CHECK-NEXT:          affine.yield %new : f32
// CHECK:             affine.yield %[[INNER]] : f32
// CHECK:           affine.store %[[SUM]], %y[%i]
// CHECK-NOT:       affine.store
func.func @matvec(%x: memref<4x2x3xf32> {llvm.noalias}, %y: memref<4xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 4 {
    affine.store %zero, %y[%i] : memref<4xf32>
    affine.for %j = 0 to 2 {
      affine.for %k = 0 to 3 {
        %a = affine.load %x[%i, %j, %k] : memref<4x2x3xf32>
        %old = affine.load %y[%i] : memref<4xf32>
        %new = arith.addf %old, %a : f32
        affine.store %new, %y[%i] : memref<4xf32>
      }
    }
  }
  return
}

// Not where the operand may be the same memory, where the element moves, where the loop may not
// run, or where another element of the buffer is read.
// CHECK-LABEL: func.func @left
// CHECK-NOT:     iter_args
func.func @left(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32> {llvm.noalias}, %n: index) {
  %zero = arith.constant 0 : index
  affine.for %k = 0 to 8 {
    %a = affine.load %x[%k] : memref<8xf32>
    %old = affine.load %y[0] : memref<8xf32>
    %new = arith.addf %old, %a : f32
    affine.store %new, %y[0] : memref<8xf32>
  }
  affine.for %k = 0 to 8 {
    %old = affine.load %z[%k] : memref<8xf32>
    %new = arith.addf %old, %old : f32
    affine.store %new, %z[%k] : memref<8xf32>
  }
  affine.for %k = 0 to %n {
    %old = affine.load %z[0] : memref<8xf32>
    %new = arith.addf %old, %old : f32
    affine.store %new, %z[0] : memref<8xf32>
  }
  affine.for %k = 0 to 8 {
    %a = affine.load %z[%k] : memref<8xf32>
    %old = affine.load %z[0] : memref<8xf32>
    %new = arith.addf %old, %a : f32
    affine.store %new, %z[0] : memref<8xf32>
  }
  return
}

// A variable of the loop in a subscript that does not depend on it stays inside.
// CHECK-LABEL: func.func @does_not_matter
// CHECK:         %[[LAST:.*]] = affine.for %i = 0 to 4 iter_args
// CHECK:         affine.store %[[LAST]], %y[1] : memref<3xf32>
func.func @does_not_matter(%x: memref<4xf32> {llvm.noalias}, %y: memref<3xf32> {llvm.noalias}) {
  affine.for %i = 0 to 4 {
    %a = affine.load %x[%i] : memref<4xf32>
    affine.store %a, %y[(%i * 6 + 4) mod 3] : memref<3xf32>
  }
  return
}

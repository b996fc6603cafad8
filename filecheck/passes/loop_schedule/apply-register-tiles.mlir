// RUN: ad-opt %s -p "tile-registers{vector-bits=128 registers=16 only-mark=true}" | filecheck %s --check-prefix=MARKED
// RUN: ad-opt %s -p "tile-registers{vector-bits=128 registers=16 only-mark=true},fuse-nests,apply-register-tiles" | filecheck %s
// RUN: ad-opt %s -p "tile-registers{vector-bits=128 registers=16 only-mark=true},contract-buffers" | filecheck %s --check-prefix=KEPT

// Tiles are written on the loops, which stay as they are; loops around them may still fuse.
// MARKED-LABEL: func.func @products
// MARKED:         affine.for %h = 0 to 3 {
// MARKED-NEXT:      affine.for %i = 0 to 4 {
// MARKED-NEXT:        affine.for %j = 0 to 8 {
// MARKED:             } {schedule.tile = array<i64: 2, 4>}
// MARKED-NEXT:      } {schedule.tile = array<i64: 4, 1>}
// MARKED-NEXT:    }

// CHECK-LABEL: func.func @products
// CHECK:         affine.for %h = 0 to 3 {
// CHECK-NEXT:      affine.for %i = 0 to 4 step 4 {
// CHECK-NEXT:        affine.for %j = 0 to 8 step 8 {
// CHECK:           affine.for %i_1 = 0 to 4 step 4 {
// CHECK-NOT:     affine.for %h
// CHECK-NOT:     schedule.tile
// CHECK:         return
func.func @products(%a: memref<3x4x100xf32> {llvm.noalias}, %b: memref<100x8xf32> {llvm.noalias},
    %c: memref<3x4x8xf32> {llvm.noalias}, %d: memref<3x4x8xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %h = 0 to 3 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 8 {
        %sum = affine.for %k = 0 to 100 iter_args(%old = %zero) -> (f32) {
          %x = affine.load %a[%h, %i, %k] : memref<3x4x100xf32>
          %y = affine.load %b[%k, %j] : memref<100x8xf32>
          %m = arith.mulf %x, %y fastmath<contract> : f32
          %new = arith.addf %old, %m fastmath<contract> : f32
          affine.yield %new : f32
        }
        affine.store %sum, %c[%h, %i, %j] : memref<3x4x8xf32>
      }
    }
  }
  affine.for %h = 0 to 3 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 8 {
        %sum = affine.for %k = 0 to 100 iter_args(%old = %zero) -> (f32) {
          %x = affine.load %a[%h, %i, %k] : memref<3x4x100xf32>
          %y = affine.load %b[%k, %j] : memref<100x8xf32>
          %m = arith.subf %x, %y fastmath<contract> : f32
          %new = arith.addf %old, %m fastmath<contract> : f32
          affine.yield %new : f32
        }
        affine.store %sum, %d[%h, %i, %j] : memref<3x4x8xf32>
      }
    }
  }
  return
}

// A buffer whose elements live in one iteration of a loop that runs several at once keeps them.
// KEPT-LABEL: func.func @within
// KEPT:         memref.alloca() : memref<4x8xf32>
// KEPT:         {schedule.tile
func.func @within(%a: memref<4x100xf32> {llvm.noalias}, %b: memref<100x8xf32> {llvm.noalias},
    %c: memref<4x8xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  %t = memref.alloca() : memref<4x8xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 100 iter_args(%old = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<4x100xf32>
        %y = affine.load %b[%k, %j] : memref<100x8xf32>
        %m = arith.mulf %x, %y fastmath<contract> : f32
        %new = arith.addf %old, %m fastmath<contract> : f32
        affine.yield %new : f32
      }
      affine.store %sum, %t[%i, %j] : memref<4x8xf32>
      %again = affine.load %t[%i, %j] : memref<4x8xf32>
      affine.store %again, %c[%i, %j] : memref<4x8xf32>
    }
  }
  return
}

// Marks that a program has, and that are not true: iterations depend on each other.
// CHECK-LABEL: func.func @carried
// CHECK:         affine.for %i = 1 to 9 {
// CHECK-NOT:     step
// CHECK:         return
func.func @carried(%a: memref<9x100xf32> {llvm.noalias}, %c: memref<9xf32> {llvm.noalias}) {
  affine.for %i = 1 to 9 {
    %last = affine.load %c[%i - 1] : memref<9xf32>
    %sum = affine.for %k = 0 to 100 iter_args(%old = %last) -> (f32) {
      %x = affine.load %a[%i, %k] : memref<9x100xf32>
      %new = arith.addf %old, %x fastmath<contract> : f32
      affine.yield %new : f32
    }
    affine.store %sum, %c[%i] : memref<9xf32>
  } {schedule.tile = array<i64: 2, 1>}
  return
}

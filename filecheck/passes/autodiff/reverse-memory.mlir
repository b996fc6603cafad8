// RUN: ad-opt %s -p "differentiate{function=f mode=reverse},simplify" --split-input-file | filecheck %s

// A store keeps what it overwrites; the way back takes its cotangent and puts the old value back.
// CHECK-LABEL: func.func private @f.bwd(%m: memref<2xf64>, %0: memref<2xf64>, %x: f64
// CHECK:         %[[OLD:.*]] = memref.load %m[%c0]
// CHECK-NEXT:    memref.store %x, %m[%c0]
// CHECK:         %[[DX:.*]] = memref.load %0[%c0]
// CHECK:         memref.store %{{.*}}, %0[%c0]
// CHECK:         memref.store %[[OLD]], %m[%c0]
func.func @f(%m: memref<2xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<2xf64>
  return %x : f64
}

// -----

// The shadow of a local buffer lives from its last use to its allocation, mirrored; a constant
// buffer has none.
// CHECK-LABEL: func.func private @f.bwd(%x: f64
// CHECK:         %local = memref.alloc() : memref<2xf64>
// CHECK-NOT:     memref.dealloc
// CHECK:         %[[SHADOW:.*]] = memref.alloc() {autodiff.cotangents} : memref<2xf64>
// CHECK:         memref.load %[[SHADOW]]
// CHECK:         memref.dealloc %[[SHADOW]]
// CHECK-NEXT:    memref.dealloc %local
func.func @f(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %local = memref.alloc() : memref<2xf64>
  memref.store %x, %local[%c0] : memref<2xf64>
  %v = memref.load %local[%c0] : memref<2xf64>
  %y = math.sin %v : f64
  memref.dealloc %local : memref<2xf64>
  return %y : f64
}

// -----

// An element that is added to keeps its cotangent where it is.
// CHECK-LABEL: func.func private @f.bwd(%m: memref<2xf64>, %0: memref<2xf64>, %x: f64
// CHECK:         %[[D:.*]] = memref.load %0[%c0]
// CHECK-NOT:     , %0[
// CHECK:         arith.mulf %[[D]], %x
func.func @f(%m: memref<2xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %old = memref.load %m[%c0] : memref<2xf64>
  %square = arith.mulf %x, %x : f64
  %new = arith.addf %old, %square : f64
  memref.store %new, %m[%c0] : memref<2xf64>
  return %x : f64
}

// RUN: ad-opt %s -p "outline-equal-loops{work=100}" | filecheck %s
// RUN: ad-opt %s -p "outline-equal-loops{work=100}" --remarks=nests 2>&1 | filecheck %s --check-prefix=SAID
// RUN: ad-opt %s -p "outline-equal-loops{work=100000}" | filecheck %s --check-prefix=SMALL
// RUN: ad-opt %s -p "outline-equal-loops{work=100},apply-register-tiles" | filecheck %s --check-prefix=TILED

// SAID: remark[nests]: this product is a call of `@layers_product`
// SMALL-NOT: call

// Products that differ in extents, in the order of their loads, and in nothing else.
// CHECK-LABEL: func.func @layers
// CHECK:         %[[X:.*]] = memref.cast %x : memref<8x28xf32> to memref<8x?xf32>
// CHECK:         %[[END:.*]] = arith.constant 28 : index
// CHECK:         func.call @layers_product(%a, %[[X]], %{{.*}}, %[[END]]) : (memref<8x8xf32>, memref<8x?xf32>, memref<8x?xf32>, index) -> ()
// CHECK:         %[[Y:.*]] = memref.cast %y : memref<8x36xf32> to memref<8x?xf32>
// CHECK:         %[[NEXT:.*]] = arith.constant 36 : index
// CHECK:         func.call @layers_product(%a, %[[Y]], %{{.*}}, %[[NEXT]])

// Of a third one, two vectors are left over, which run at once: in the function, one would wait.
// CHECK-NEXT:    affine.for %i = 0 to 8 {
// CHECK-NEXT:      affine.for %j = 0 to 32 {
// CHECK:         func.return
// TILED: func.func private @layers_product(
// TILED:         affine.for %i = 0 to 8 step 4 {
// TILED-NEXT:      affine.for %j = 0 to affine_map<()[s0] -> (((s0 floordiv 12) * 12))>()[%0] step 12 {
// TILED:           affine.for %{{.*}} = affine_map<()[s0] -> (((s0 floordiv 12) * 12))>()[%0] to %0 step 4 {
// TILED-NOT:       affine.for %j
// TILED:         func.return
func.func @layers(%a: memref<8x8xf32> {llvm.noalias}, %x: memref<8x28xf32> {llvm.noalias}, %s: memref<8x28xf32> {llvm.noalias},
    %y: memref<8x36xf32> {llvm.noalias}, %t: memref<8x36xf32> {llvm.noalias}, %z: memref<8x32xf32> {llvm.noalias},
    %u: memref<8x32xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 28 {
      %sum = affine.for %k = 0 to 8 iter_args(%old = %zero) -> (f32) {
        %p = affine.load %a[%i, %k] : memref<8x8xf32>
        %q = affine.load %x[%k, %j] : memref<8x28xf32>
        %m = arith.mulf %p, %q : f32
        %new = arith.addf %old, %m : f32
        affine.yield %new : f32
      }
      affine.store %sum, %s[%i, %j] : memref<8x28xf32>
    } {schedule.tile = array<i64: 3, 4>}
  } {schedule.tile = array<i64: 4, 1>}
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 36 {
      %sum = affine.for %k = 0 to 8 iter_args(%old = %zero) -> (f32) {
        %q = affine.load %y[%k, %j] : memref<8x36xf32>
        %p = affine.load %a[%i, %k] : memref<8x8xf32>
        %m = arith.mulf %q, %p : f32
        %new = arith.addf %old, %m : f32
        affine.yield %new : f32
      }
      affine.store %sum, %t[%i, %j] : memref<8x36xf32>
    } {schedule.tile = array<i64: 3, 4>}
  } {schedule.tile = array<i64: 4, 1>}
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 32 {
      %sum = affine.for %k = 0 to 8 iter_args(%old = %zero) -> (f32) {
        %p = affine.load %a[%i, %k] : memref<8x8xf32>
        %q = affine.load %z[%k, %j] : memref<8x32xf32>
        %m = arith.mulf %p, %q : f32
        %new = arith.addf %old, %m : f32
        affine.yield %new : f32
      }
      affine.store %sum, %u[%i, %j] : memref<8x32xf32>
    } {schedule.tile = array<i64: 3, 4>}
  } {schedule.tile = array<i64: 4, 1>}
  func.return
}

// Loops whose buffers may share memory stay.
// CHECK-LABEL: func.func @together
// CHECK-NOT:     call
// CHECK:         func.return
func.func @together(%a: memref<8x8xf32>, %x: memref<8x28xf32>, %s: memref<8x28xf32>, %t: memref<8x28xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 28 {
      %sum = affine.for %k = 0 to 8 iter_args(%old = %zero) -> (f32) {
        %p = affine.load %a[%i, %k] : memref<8x8xf32>
        %new = arith.addf %old, %p : f32
        affine.yield %new : f32
      }
      affine.store %sum, %s[%i, %j] : memref<8x28xf32>
    } {schedule.tile = array<i64: 3, 4>}
  } {schedule.tile = array<i64: 4, 1>}
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 28 {
      %sum = affine.for %k = 0 to 8 iter_args(%old = %zero) -> (f32) {
        %p = affine.load %a[%i, %k] : memref<8x8xf32>
        %new = arith.addf %old, %p : f32
        affine.yield %new : f32
      }
      affine.store %sum, %t[%i, %j] : memref<8x28xf32>
    } {schedule.tile = array<i64: 3, 4>}
  } {schedule.tile = array<i64: 4, 1>}
  func.return
}

// CHECK:       func.func private @layers_product(
// CHECK-SAME:    %a: memref<8x8xf32> {llvm.noalias}, %x: memref<8x?xf32> {llvm.noalias}, %s: memref<8x?xf32> {llvm.noalias}, %0: index)
// CHECK:         affine.for %i = 0 to 8 {
// CHECK-NEXT:      affine.for %j = 0 to %0 {
// CHECK:           } {schedule.tile = array<i64: 3, 4>, schedule.divisor = 4 : i64}
// CHECK-NEXT:    } {schedule.tile = array<i64: 4, 1>}

// RUN: ad-opt %s -p "outline-equal-loops{work=100 lanes=4}" | filecheck %s
// RUN: ad-opt %s -p "outline-equal-loops{work=100 lanes=4}" --remarks=nests 2>&1 | filecheck %s --check-prefix=SAID
// RUN: ad-opt %s -p "outline-equal-loops{work=100}" | filecheck %s --check-prefix=NONE
// RUN: ad-opt %s -p "outline-equal-loops{work=100 lanes=4},apply-register-tiles" | filecheck %s --check-prefix=TILED

// SAID: remark[nests]: this loop is a call of `@scaled_loop`
// NONE-NOT: call

// Loops without sums over several sizes, in vectors that divide both; of a third one, lanes do not divide the range. Transposed
// matrices stay, too: their elements are no neighbours.
// CHECK-LABEL: func.func @scaled
// CHECK:         func.call @scaled_loop(%{{.*}}, %{{.*}}, %{{.*}}) : (memref<8x?xf32>, memref<8x?xf32>, index) -> ()
// CHECK:         func.call @scaled_loop(%{{.*}}, %{{.*}}, %{{.*}}) : (memref<8x?xf32>, memref<8x?xf32>, index) -> ()
// CHECK-NEXT:    affine.for %i = 0 to 8 {
// CHECK-NOT:     func.call
// CHECK:         func.return
// CHECK:       func.func private @scaled_loop(
// CHECK:         affine.for %i = 0 to 8 {
// CHECK-NEXT:      affine.for %j = 0 to %0 {
// CHECK:           } {schedule.tile = array<i64: 1, 4>, schedule.divisor = 4 : i64}
// CHECK-NOT:   func.func

// TILED:       func.func private @scaled_loop(
// TILED:           affine.for %j = 0 to %0 step 4 {
// TILED-NEXT:        affine.vector_load %{{.*}}[%i, %j] : memref<8x?xf32>, vector<4xf32>
// TILED-NOT:       affine.for
// TILED:           func.return
func.func @scaled(%x: memref<8x20xf32> {llvm.noalias}, %s: memref<8x20xf32> {llvm.noalias},
    %y: memref<8x32xf32> {llvm.noalias}, %t: memref<8x32xf32> {llvm.noalias}, %z: memref<8x23xf32> {llvm.noalias},
    %u: memref<8x23xf32> {llvm.noalias}) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 20 {
      %p = affine.load %x[%i, %j] : memref<8x20xf32>
      %q = arith.mulf %p, %p : f32
      affine.store %q, %s[%i, %j] : memref<8x20xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 32 {
      %p = affine.load %y[%i, %j] : memref<8x32xf32>
      %q = arith.mulf %p, %p : f32
      affine.store %q, %t[%i, %j] : memref<8x32xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 23 {
      %p = affine.load %z[%i, %j] : memref<8x23xf32>
      %q = arith.mulf %p, %p : f32
      affine.store %q, %u[%i, %j] : memref<8x23xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 20 {
      %p = affine.load %x[%i, %j] : memref<8x20xf32>
      affine.store %p, %s[%i, %j] : memref<8x20xf32>
    }
  }
  func.return
}

func.func @transposed(%x: memref<8x20xf32> {llvm.noalias}, %s: memref<20x8xf32> {llvm.noalias},
    %y: memref<8x32xf32> {llvm.noalias}, %t: memref<32x8xf32> {llvm.noalias}) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 20 {
      %p = affine.load %x[%i, %j] : memref<8x20xf32>
      affine.store %p, %s[%j, %i] : memref<20x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 32 {
      %p = affine.load %y[%i, %j] : memref<8x32xf32>
      affine.store %p, %t[%j, %i] : memref<32x8xf32>
    }
  }
  func.return
}

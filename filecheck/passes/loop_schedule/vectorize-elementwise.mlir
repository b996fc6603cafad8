// RUN: ad-opt %s --split-input-file -p "vectorize-elementwise" | filecheck %s
// RUN: ad-opt %s --split-input-file -p "vectorize-elementwise,apply-register-tiles" | filecheck %s --check-prefix=TILES

// CHECK-LABEL: func.func @squares
// CHECK: affine.for %i = 0 to 4
// CHECK: } {schedule.tile = array<i64: 4, 16>}
// CHECK-NEXT: }{{$}}
// TILES-LABEL: func.func @squares
// TILES: affine.for %i = 0 to 4
// TILES: affine.for %j = 0 to 128 step 64
// TILES: affine.vector_store {{.*}}vector<64xf32>
func.func @squares(%x: memref<4x128xf32>, %y: memref<4x128xf32> {llvm.noalias}) attributes {passthrough = ["ad-opt.own-vectors"]} {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 128 {
      %a = affine.load %x[%i, %j] : memref<4x128xf32>
      %b = arith.mulf %a, %a : f32
      affine.store %b, %y[%i, %j] : memref<4x128xf32>
    }
  }
  return
}

// In another function, too. As many vectors at once as divide the range.
// CHECK-LABEL: func.func private @of_another
// CHECK: } {schedule.tile = array<i64: 1, 16>}
// CHECK-NOT: schedule.tile
func.func private @of_another(%x: memref<48x16xf32>, %y: memref<48xf32>, %z: memref<20xf32>) {
  affine.for %j = 0 to 48 {
    %a = affine.load %y[%j] : memref<48xf32>
    affine.store %a, %y[%j] : memref<48xf32>
  }
  // Not one behind the other.
  affine.for %j = 0 to 48 {
    %a = affine.load %x[%j, 0] : memref<48x16xf32>
    affine.store %a, %y[%j] : memref<48xf32>
  }
  // Something is left over.
  affine.for %j = 0 to 20 {
    %a = affine.load %z[%j] : memref<20xf32>
    affine.store %a, %z[%j] : memref<20xf32>
  }
  // A function of a library.
  affine.for %j = 0 to 48 {
    %a = affine.load %y[%j] : memref<48xf32>
    %b = math.exp %a : f32
    affine.store %b, %y[%j] : memref<48xf32>
  }
  // A sum.
  %zero = arith.constant 0.0 : f32
  %s = affine.for %j = 0 to 48 iter_args(%t = %zero) -> (f32) {
    %a = affine.load %y[%j] : memref<48xf32>
    %b = arith.addf %t, %a : f32
    affine.yield %b : f32
  }
  affine.store %s, %y[0] : memref<48xf32>
  return
}

// Each iteration needs the one before.
// CHECK-LABEL: func.func @shifted
// TILES-LABEL: func.func @shifted
// TILES: affine.for %j = 1 to 65 {
// TILES-NOT: vector
func.func @shifted(%y: memref<66xf32>) {
  affine.for %j = 1 to 65 {
    %a = affine.load %y[%j - 1] : memref<66xf32>
    affine.store %a, %y[%j] : memref<66xf32>
  }
  return
}

// -----

// LLVM makes vectors of it.
// CHECK-LABEL: func.func @unclaimed
// CHECK-NOT: schedule.tile
func.func @unclaimed(%x: memref<128xf32>, %y: memref<128xf32>) {
  affine.for %j = 0 to 128 {
    %a = affine.load %x[%j] : memref<128xf32>
    affine.store %a, %y[%j] : memref<128xf32>
  }
  return
}

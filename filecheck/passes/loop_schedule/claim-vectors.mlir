// RUN: ad-opt %s --split-input-file -p "claim-vectors" | filecheck %s

// Nearly all arithmetic is in a tile of vectors; the activation lies one behind the other.
// CHECK: func.func @layer({{.*}}) attributes {passthrough = ["ad-opt.own-vectors"]}
func.func @layer(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>, %s: memref<4xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %zero = arith.constant 0.0 : f32
      %sum = affine.for %k = 0 to 64 iter_args(%t = %zero) -> (f32) {
        %x = affine.load %a[%i, %k] : memref<64x64xf32>
        %y = affine.load %b[%k, %j] : memref<64x64xf32>
        %p = arith.mulf %x, %y : f32
        %n = arith.addf %t, %p : f32
        affine.yield %n : f32
      }
      affine.store %sum, %c[%i, %j] : memref<64x64xf32>
    } {schedule.tile = array<i64: 4, 16>}
  } {schedule.tile = array<i64: 4, 1>}
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %x = affine.load %c[%i, %j] : memref<64x64xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %c[%i, %j] : memref<64x64xf32>
    }
  }
  affine.for %i = 0 to 4 {
    %x = affine.load %s[%i] : memref<4xf32>
    %y = math.exp %x : f32
    affine.store %y, %s[%i] : memref<4xf32>
  }
  return
}

// What another function says stays.
// CHECK: func.func @told(%x: f32) attributes {passthrough = ["noinline", "ad-opt.own-vectors"]}
func.func @told(%x: f32) attributes {passthrough = ["noinline"]} {
  return
}

// -----

// LLVM makes vectors of these exponentials.
// CHECK-LABEL: func.func @exponentials
// CHECK-NOT: own-vectors
func.func @exponentials(%a: memref<64x64xf32>, %c: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %zero = arith.constant 0.0 : f32
      %sum = affine.for %k = 0 to 64 iter_args(%t = %zero) -> (f32) {
        %x = affine.load %a[%k, %j] : memref<64x64xf32>
        %n = arith.addf %t, %x : f32
        affine.yield %n : f32
      }
      affine.store %sum, %c[%i, %j] : memref<64x64xf32>
    } {schedule.tile = array<i64: 4, 16>}
  } {schedule.tile = array<i64: 4, 1>}
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %x = affine.load %c[%i, %j] : memref<64x64xf32>
      %y = math.exp %x : f32
      affine.store %y, %c[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

// How long this takes nobody knows.
// CHECK-LABEL: func.func @calls
// CHECK-NOT: own-vectors
func.func @calls(%c: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %x = affine.load %c[%i, %j] : memref<64x64xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %c[%i, %j] : memref<64x64xf32>
    } {schedule.tile = array<i64: 4, 16>}
  }
  func.call @other(%c) : (memref<64x64xf32>) -> ()
  return
}
func.func private @other(memref<64x64xf32>)

// -----

// A function that is there counts where it is called, once an iteration.
// CHECK-LABEL: func.func @calls_layer
// CHECK-SAME: attributes {passthrough = ["ad-opt.own-vectors"]}
func.func @calls_layer(%c: memref<64x64xf32>, %s: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    func.call @layer(%c) : (memref<64x64xf32>) -> ()
    %x = affine.load %s[%i] : memref<16xf32>
    %y = arith.mulf %x, %x : f32
    affine.store %y, %s[%i] : memref<16xf32>
  }
  return
}
// CHECK: func.func @layer({{.*}}) attributes {passthrough = ["ad-opt.own-vectors"]}
func.func @layer(%c: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %x = affine.load %c[%i, %j] : memref<64x64xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %c[%i, %j] : memref<64x64xf32>
    } {schedule.tile = array<i64: 4, 16>}
  }
  return
}

// -----

// What is called often may be most of the work: 256 exponentials beside as many products.
// CHECK-LABEL: func.func @calls_exponential
// CHECK-NOT: own-vectors
func.func @calls_exponential(%c: memref<64x64xf32>, %s: memref<16xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %x = affine.load %c[%i, %j] : memref<64x64xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %c[%i, %j] : memref<64x64xf32>
    } {schedule.tile = array<i64: 4, 16>}
  }
  affine.for %i = 0 to 16 {
    func.call @exponential(%s) : (memref<16xf32>) -> ()
  }
  return
}
func.func @exponential(%s: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %x = affine.load %s[%i] : memref<16xf32>
    %y = math.exp %x : f32
    affine.store %y, %s[%i] : memref<16xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @calls_itself
// CHECK-NOT: own-vectors
func.func @calls_itself(%c: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %x = affine.load %c[%i, %j] : memref<64x64xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %c[%i, %j] : memref<64x64xf32>
    } {schedule.tile = array<i64: 4, 16>}
  }
  func.call @calls_itself(%c) : (memref<64x64xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @any_size
// CHECK-NOT: own-vectors
func.func @any_size(%c: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 64 {
      %x = affine.load %c[%i, %j] : memref<64x64xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %c[%i, %j] : memref<64x64xf32>
    } {schedule.tile = array<i64: 4, 16>}
  }
  return
}

// -----

// Without a tile there is nothing to win.
// CHECK-LABEL: func.func @plain
// CHECK-NOT: own-vectors
func.func @plain(%c: memref<64xf32>) {
  affine.for %j = 0 to 64 {
    %x = affine.load %c[%j] : memref<64xf32>
    %y = arith.mulf %x, %x : f32
    affine.store %y, %c[%j] : memref<64xf32>
  }
  return
}

// RUN: ad-opt %s -p "fuse-nests" | filecheck %s

// A producer and its consumer; the constant between them moves in front.
// CHECK-LABEL: func.func @producer
func.func @producer(%x: memref<8xf32> {llvm.noalias}, %y: memref<8xf32> {llvm.noalias}) {
  %t = memref.alloca() : memref<8xf32>
  // CHECK: affine.for %i = 0 to 8 {
  // CHECK-NEXT: affine.load %x[%i]
  // CHECK-NEXT: math.exp
  // CHECK-NEXT: affine.store %{{.*}}, %t[%i]
  // CHECK-NEXT: affine.load %t[%i]
  // CHECK-NEXT: arith.mulf
  // CHECK-NEXT: affine.store %{{.*}}, %y[%i]
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<8xf32>
    %b = math.exp %a : f32
    affine.store %b, %t[%i] : memref<8xf32>
  }
  %two = arith.constant 2.0 : f32
  affine.for %j = 0 to 8 {
    %a = affine.load %t[%j] : memref<8xf32>
    %b = arith.mulf %a, %two : f32
    affine.store %b, %y[%j] : memref<8xf32>
  }
  func.return
}

// Rows of a softmax: one loop over rows. The sum joins the exponentials; neither joins the maximum,
// nor the division the sum.
// CHECK-LABEL: func.func @softmax
func.func @softmax(%x: memref<4x8xf32> {llvm.noalias}, %p: memref<4x8xf32> {llvm.noalias}) {
  %least = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %m = memref.alloca() : memref<4xf32>
  %e = memref.alloca() : memref<4x8xf32>
  %s = memref.alloca() : memref<4xf32>
  // CHECK: affine.for %i = 0 to 4 {
  // CHECK-NEXT: affine.store %least, %m[%i]
  // CHECK-NEXT: affine.for %{{.*}} = 0 to 8 {
  // CHECK: arith.maximumf
  // CHECK-NEXT: affine.store
  // CHECK-NEXT: }
  // CHECK-NEXT: affine.store %zero, %s[%i]
  // CHECK-NEXT: affine.for %{{.*}} = 0 to 8 {
  // CHECK: math.exp
  // CHECK: arith.addf
  // CHECK-NEXT: affine.store
  // CHECK-NEXT: }
  // CHECK-NEXT: affine.for %{{.*}} = 0 to 8 {
  // CHECK: arith.divf
  // CHECK-NEXT: affine.store
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  affine.for %i = 0 to 4 {
    affine.store %least, %m[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 8 {
      %a = affine.load %m[%i] : memref<4xf32>
      %b = affine.load %x[%i, %k] : memref<4x8xf32>
      %c = arith.maximumf %a, %b : f32
      affine.store %c, %m[%i] : memref<4xf32>
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 8 {
      %a = affine.load %m[%i] : memref<4xf32>
      %b = affine.load %x[%i, %k] : memref<4x8xf32>
      %c = arith.subf %b, %a : f32
      %d = math.exp %c : f32
      affine.store %d, %e[%i, %k] : memref<4x8xf32>
    }
  }
  affine.for %i = 0 to 4 {
    affine.store %zero, %s[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 8 {
      %a = affine.load %s[%i] : memref<4xf32>
      %b = affine.load %e[%i, %k] : memref<4x8xf32>
      %c = arith.addf %b, %a fastmath<reassoc> : f32
      affine.store %c, %s[%i] : memref<4xf32>
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 8 {
      %a = affine.load %s[%i] : memref<4xf32>
      %b = affine.load %e[%i, %k] : memref<4x8xf32>
      %c = arith.divf %b, %a : f32
      affine.store %c, %p[%i, %k] : memref<4x8xf32>
    }
  }
  func.return
}

// What is read was written in an earlier iteration: as they are, the first loop is done before.
// CHECK-LABEL: func.func @shifted
func.func @shifted(%x: memref<9xf32> {llvm.noalias}, %y: memref<9xf32> {llvm.noalias}) {
  // CHECK-COUNT-2: affine.for
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<9xf32>
    affine.store %a, %y[%i + 1] : memref<9xf32>
  }
  affine.for %i = 0 to 8 {
    %a = affine.load %y[%i] : memref<9xf32>
    affine.store %a, %x[%i] : memref<9xf32>
  }
  func.return
}

// The buffers may be one.
// CHECK-LABEL: func.func @aliases
func.func @aliases(%x: memref<8xf32>, %y: memref<8xf32>) {
  // CHECK-COUNT-2: affine.for
  affine.for %i = 0 to 8 {
    %a = affine.load %x[7 - %i] : memref<8xf32>
    affine.store %a, %x[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<8xf32>
    affine.store %a, %y[%i] : memref<8xf32>
  }
  func.return
}

// A nest between the two reads what the first has written, and writes what the second reads.
// CHECK-LABEL: func.func @between
func.func @between(%x: memref<8xf32> {llvm.noalias}, %y: memref<f32> {llvm.noalias}) {
  // CHECK-COUNT-3: affine.for
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<8xf32>
    %b = math.exp %a : f32
    affine.store %b, %x[%i] : memref<8xf32>
  }
  affine.for %k = 0 to 4 {
    %a = affine.load %x[2 * %k] : memref<8xf32>
    affine.store %a, %y[] : memref<f32>
  }
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<8xf32>
    %b = affine.load %y[] : memref<f32>
    %c = arith.addf %a, %b : f32
    affine.store %c, %x[%i] : memref<8xf32>
  }
  func.return
}

// Results of loops; the second starts from a value that is there before the first.
// CHECK-LABEL: func.func @results
func.func @results(%x: memref<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  // CHECK: %s, %t = affine.for %i = 0 to 8 iter_args(%{{.*}} = %zero, %{{.*}} = %zero)
  // CHECK-NOT: affine.for
  // CHECK: arith.divf %s, %t
  %s = affine.for %i = 0 to 8 iter_args(%p = %zero) -> (f32) {
    %a = affine.load %x[%i] : memref<8xf32>
    %b = arith.addf %p, %a : f32
    affine.yield %b : f32
  }
  %t = affine.for %i = 0 to 8 iter_args(%p = %zero) -> (f32) {
    %a = affine.load %x[%i] : memref<8xf32>
    %c = arith.mulf %a, %a : f32
    %b = arith.addf %p, %c : f32
    affine.yield %b : f32
  }
  %q = arith.divf %s, %t : f32
  func.return %q : f32
}

// A matrix product that reads more than a first cache holds for every row stays alone.
// CHECK-LABEL: func.func @product
func.func @product(%a: memref<64x256xf32> {llvm.noalias}, %b: memref<64x256xf32> {llvm.noalias},
                   %c: memref<64x64xf32> {llvm.noalias}) {
  // CHECK: affine.for
  // CHECK-NEXT: affine.for
  // CHECK-NEXT: affine.for
  // CHECK: affine.for
  // CHECK-NEXT: affine.for
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 256 {
        %p = affine.load %a[%i, %k] : memref<64x256xf32>
        %q = affine.load %b[%j, %k] : memref<64x256xf32>
        %r = affine.load %c[%i, %j] : memref<64x64xf32>
        %s = arith.mulf %p, %q : f32
        %t = arith.addf %r, %s fastmath<reassoc> : f32
        affine.store %t, %c[%i, %j] : memref<64x64xf32>
      }
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %r = affine.load %c[%i, %j] : memref<64x64xf32>
      %s = math.tanh %r : f32
      affine.store %s, %c[%i, %j] : memref<64x64xf32>
    }
  }
  func.return
}

// RUN: ad-opt %s -p "share-nests,remove-dead-nests" | filecheck %s

// (a·b)²: one inner product, whatever its loops are called and in which order factors are loaded.
// CHECK-LABEL: func.func @square
func.func @square(%a: memref<4xf32>, %b: memref<4xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  // CHECK: %s = affine.for
  // CHECK-NOT: affine.for
  // CHECK: arith.mulf %s, %s
  %s = affine.for %i = 0 to 4 iter_args(%p = %zero) -> (f32) {
    %x = affine.load %a[%i] : memref<4xf32>
    %y = affine.load %b[%i] : memref<4xf32>
    %z = arith.mulf %x, %y : f32
    %q = arith.addf %p, %z : f32
    affine.yield %q : f32
  }
  %t = affine.for %j = 0 to 4 iter_args(%p = %zero) -> (f32) {
    %y = affine.load %b[%j] : memref<4xf32>
    %x = affine.load %a[%j] : memref<4xf32>
    %z = arith.mulf %x, %y : f32
    %q = arith.addf %z, %p : f32
    affine.yield %q : f32
  }
  %y = arith.mulf %s, %t : f32
  func.return %y : f32
}

// The same in memory: the second buffer is read by nobody any more.
// CHECK-LABEL: func.func @in_memory
func.func @in_memory(%a: memref<3x4xf32> {llvm.noalias}, %b: memref<4xf32> {llvm.noalias},
                     %o: memref<3xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  // CHECK: %c = memref.alloca()
  // CHECK-NOT: memref.alloca
  %c = memref.alloca() : memref<3xf32>
  %d = memref.alloca() : memref<3xf32>
  // CHECK: affine.for
  affine.for %i = 0 to 3 {
    affine.store %zero, %c[%i] : memref<3xf32>
  }
  // CHECK: affine.for
  // CHECK-NEXT: affine.for
  affine.for %i = 0 to 3 {
    affine.for %k = 0 to 4 {
      %x = affine.load %a[%i, %k] : memref<3x4xf32>
      %y = affine.load %b[%k] : memref<4xf32>
      %z = arith.mulf %x, %y : f32
      %p = affine.load %c[%i] : memref<3xf32>
      %q = arith.addf %p, %z : f32
      affine.store %q, %c[%i] : memref<3xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.store %zero, %d[%i] : memref<3xf32>
  }
  affine.for %i = 0 to 3 {
    affine.for %k = 0 to 4 {
      %x = affine.load %a[%i, %k] : memref<3x4xf32>
      %y = affine.load %b[%k] : memref<4xf32>
      %z = arith.mulf %x, %y : f32
      %p = affine.load %d[%i] : memref<3xf32>
      %q = arith.addf %p, %z : f32
      affine.store %q, %d[%i] : memref<3xf32>
    }
  }
  // CHECK: affine.for
  // CHECK-NEXT: %[[C:.*]] = affine.load %c
  // CHECK-NEXT: arith.mulf %[[C]], %[[C]]
  affine.for %i = 0 to 3 {
    %p = affine.load %c[%i] : memref<3xf32>
    %q = affine.load %d[%i] : memref<3xf32>
    %r = arith.mulf %p, %q : f32
    affine.store %r, %o[%i] : memref<3xf32>
  }
  func.return
}

// Off the diagonal and on it, in both orders.
// CHECK-LABEL: func.func @diagonal
func.func @diagonal(%t: memref<4x4xf32>) -> (f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  // CHECK-COUNT-4: affine.for
  // CHECK-NOT: affine.for
  // CHECK: return %a, %b, %a
  %a = affine.for %i = 0 to 4 iter_args(%p = %zero) -> (f32) {
    %s = affine.for %j = 0 to 4 iter_args(%q = %p) -> (f32) {
      %x = affine.load %t[%i, %j] : memref<4x4xf32>
      %y = arith.addf %q, %x : f32
      affine.yield %y : f32
    }
    affine.yield %s : f32
  }
  %b = affine.for %i = 0 to 4 iter_args(%p = %zero) -> (f32) {
    %s = affine.for %j = 0 to 4 iter_args(%q = %p) -> (f32) {
      %x = affine.load %t[%i, %i] : memref<4x4xf32>
      %y = arith.addf %q, %x : f32
      affine.yield %y : f32
    }
    affine.yield %s : f32
  }
  %c = affine.for %k = 0 to 4 iter_args(%p = %zero) -> (f32) {
    %s = affine.for %l = 0 to 4 iter_args(%q = %p) -> (f32) {
      %x = affine.load %t[%k, %l] : memref<4x4xf32>
      %y = arith.addf %q, %x : f32
      affine.yield %y : f32
    }
    affine.yield %s : f32
  }
  func.return %a, %b, %c : f32, f32, f32
}

// Variables of loops around are not renamed: rows of two matrices of loops, not one.
// CHECK-LABEL: func.func @rows
func.func @rows(%t: memref<4x4xf32> {llvm.noalias}, %o: memref<4x4xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  // CHECK-COUNT-4: affine.for
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %a = affine.for %k = 0 to 4 iter_args(%p = %zero) -> (f32) {
        %x = affine.load %t[%i, %k] : memref<4x4xf32>
        %y = arith.addf %p, %x : f32
        affine.yield %y : f32
      }
      %b = affine.for %k = 0 to 4 iter_args(%p = %zero) -> (f32) {
        %x = affine.load %t[%j, %k] : memref<4x4xf32>
        %y = arith.addf %p, %x : f32
        affine.yield %y : f32
      }
      %c = arith.mulf %a, %b : f32
      affine.store %c, %o[%i, %j] : memref<4x4xf32>
    }
  }
  func.return
}

// Something between writes what is read: an access, or a loop somewhere in a loop.
// CHECK-LABEL: func.func @written
func.func @written(%a: memref<4xf32> {llvm.noalias}) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  // CHECK: %s = affine.for
  // CHECK: affine.for
  // CHECK-NEXT: affine.for
  // CHECK: %t = affine.for
  // CHECK: return %s, %t
  %s = affine.for %i = 0 to 4 iter_args(%p = %zero) -> (f32) {
    %x = affine.load %a[%i] : memref<4xf32>
    %q = arith.addf %p, %x : f32
    affine.yield %q : f32
  }
  affine.for %i = 0 to 1 {
    affine.for %j = 0 to 1 {
      affine.store %s, %a[%i + %j] : memref<4xf32>
    }
  }
  %t = affine.for %i = 0 to 4 iter_args(%p = %zero) -> (f32) {
    %x = affine.load %a[%i] : memref<4xf32>
    %q = arith.addf %p, %x : f32
    affine.yield %q : f32
  }
  func.return %s, %t : f32, f32
}

// The buffer that held the same was changed before the other one is read.
// CHECK-LABEL: func.func @changed
func.func @changed(%x: memref<4xf32> {llvm.noalias}, %o: memref<4xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  // CHECK: %c = memref.alloca()
  // CHECK: %d = memref.alloca()
  %c = memref.alloca() : memref<4xf32>
  %d = memref.alloca() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %v = affine.load %x[%i] : memref<4xf32>
    affine.store %v, %c[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %v = affine.load %x[%i] : memref<4xf32>
    affine.store %v, %d[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 2 {
    affine.store %zero, %c[2 * %i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %p = affine.load %c[%i] : memref<4xf32>
    // CHECK: affine.load %d
    %q = affine.load %d[%i] : memref<4xf32>
    %r = arith.mulf %p, %q : f32
    affine.store %r, %o[%i] : memref<4xf32>
  }
  func.return
}

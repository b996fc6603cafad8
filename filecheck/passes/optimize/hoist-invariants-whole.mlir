// RUN: ad-opt %s -p "hoist-invariants{whole=true}" | filecheck %s

// The maximum of a row was put where each of its elements is read, and so was the sum of exponentials,
// which needs it. Operations that no loop needs stay where they are: nests are as they were.
// CHECK-LABEL: func.func @softmax
func.func @softmax(%x: memref<4x64xf32> {llvm.noalias}, %y: memref<4x64xf32> {llvm.noalias}, %s: f32) {
  %lowest = arith.constant 0xff800000 : f32
  %zero = arith.constant 0.0 : f32
  // CHECK: affine.for %i
  affine.for %i = 0 to 4 {
    // CHECK-NEXT: [[MAX:%.*]] = affine.for {{.*}} iter_args
    // CHECK-NEXT: affine.load %x[%i, %k]
    // CHECK-NEXT: arith.maximumf
    // CHECK-NEXT: affine.yield
    // CHECK-NEXT: }
    // CHECK-NEXT: [[STOP:%.*]] = autodiff.stop_gradient [[MAX]]
    // CHECK-NEXT: [[SUM:%.*]] = affine.for {{.*}} iter_args
    // CHECK: affine.for %j
    // CHECK-NOT: affine.for
    affine.for %j = 0 to 64 {
      %max = affine.for %k = 0 to 64 iter_args(%best = %lowest) -> (f32) {
        %e = affine.load %x[%i, %k] : memref<4x64xf32>
        %next = arith.maximumf %best, %e : f32
        affine.yield %next : f32
      }
      %stop = autodiff.stop_gradient %max : f32
      %sum = affine.for %l = 0 to 64 iter_args(%acc = %zero) -> (f32) {
        %e = affine.load %x[%i, %l] : memref<4x64xf32>
        %d = arith.subf %e, %stop : f32
        %p = math.exp %d : f32
        %next = arith.addf %acc, %p : f32
        affine.yield %next : f32
      }
      // CHECK: arith.mulf %s, %s
      %t = arith.mulf %s, %s : f32
      %q = arith.divf %t, %sum : f32
      affine.store %q, %y[%i, %j] : memref<4x64xf32>
    }
  }
  return
}

// What the loop writes is not the same in each iteration.
// CHECK-LABEL: func.func @written
func.func @written(%x: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  // CHECK: affine.for %j
  // CHECK-NEXT: affine.for %k
  affine.for %j = 0 to 64 {
    %sum = affine.for %k = 0 to 64 iter_args(%acc = %zero) -> (f32) {
      %e = affine.load %x[%k] : memref<64xf32>
      %next = arith.addf %acc, %e : f32
      affine.yield %next : f32
    }
    affine.store %sum, %x[%j] : memref<64xf32>
  }
  return
}

// RUN: ad-opt %s -p "remove-dead-nests" | filecheck %s

// An accumulator that only its accumulation reads, and a buffer that only that one needs.
// CHECK-LABEL: func.func @accumulator
func.func @accumulator(%x: memref<8xf32>) {
  // CHECK-NEXT: return
  %t = memref.alloc() : memref<8xf32>
  %u = memref.alloca() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<8xf32>
    affine.store %a, %u[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %a = affine.load %u[%i] : memref<8xf32>
    %b = affine.load %t[%i] : memref<8xf32>
    %c = arith.addf %a, %b : f32
    affine.store %c, %t[%i] : memref<8xf32>
  }
  memref.dealloc %t : memref<8xf32>
  func.return
}

// One of two carried values; the other one's last value is returned.
// CHECK-LABEL: func.func @carried
func.func @carried(%x: memref<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  // CHECK: affine.for %i = 0 to 8 iter_args(%{{.*}} = %zero) -> (f32) {
  // CHECK-NOT: arith.mulf
  // CHECK: affine.yield %{{.*}} : f32
  %s, %t = affine.for %i = 0 to 8 iter_args(%p = %zero, %q = %zero) -> (f32, f32) {
    %a = affine.load %x[%i] : memref<8xf32>
    %b = arith.addf %p, %a : f32
    %c = arith.mulf %q, %a : f32
    affine.yield %b, %c : f32, f32
  }
  func.return %s : f32
}

// What the caller sees, or is read in the end, stays.
// CHECK-LABEL: func.func @seen
func.func @seen(%x: memref<8xf32>) -> f32 {
  // CHECK: memref.alloca
  // CHECK: affine.for
  // CHECK-COUNT-2: affine.store
  %t = memref.alloca() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %a = affine.load %x[%i] : memref<8xf32>
    affine.store %a, %t[%i] : memref<8xf32>
    affine.store %a, %x[7 - %i] : memref<8xf32>
  }
  %b = affine.load %t[3] : memref<8xf32>
  func.return %b : f32
}

// What an iteration puts into the result of a loop over tensors is needed.
// CHECK-LABEL: func.func @filled_by_iterations
// CHECK:         tensor.parallel_insert_slice %s into %o[%i] [2] [1]
func.func @filled_by_iterations(%t: tensor<6xi64>) -> tensor<6xi64> {
  %r = scf.forall (%i) = (0) to (6) step (2) shared_outs(%o = %t) -> (tensor<6xi64>) {
    %n = arith.index_cast %i : index to i64
    %s = tensor.splat %n : tensor<2xi64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xi64> into tensor<6xi64>
    }
  }
  return %r : tensor<6xi64>
}

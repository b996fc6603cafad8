// RUN: ad-opt %s -p "hoist-invariants" | filecheck %s

// CHECK-LABEL: func.func @pure
func.func @pure(%x: f64, %n: index, %m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // Out of both loops; what depends on the outer counter, out of the inner one.
  // CHECK: math.sin %x
  // CHECK-NEXT: arith.mulf
  // CHECK-NEXT: scf.for %i
  // CHECK-NEXT: arith.addi %i, %n
  // CHECK-NEXT: scf.for %j
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = math.sin %x : f64
      %t = arith.mulf %s, %x : f64
      %k = arith.addi %i, %n : index
      // CHECK-NEXT: memref.store
      memref.store %t, %m[%k] : memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @not_always_defined
func.func @not_always_defined(%a: i64, %b: i64, %n: index, %m: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for
  scf.for %i = %c0 to %n step %c1 {
    // CHECK-NEXT: arith.divsi
    %q = arith.divsi %a, %b : i64
    // CHECK-NEXT: arith.addi {{.*}} overflow<nsw>
    %r = arith.addi %q, %b overflow<nsw> : i64
    memref.store %r, %m[%i] : memref<?xi64>
  }
  %c4 = arith.constant 4 : index
  // This one runs.
  // CHECK: arith.divsi
  // CHECK-NEXT: scf.for
  scf.for %i = %c0 to %c4 step %c1 {
    %q = arith.divsi %a, %b : i64
    memref.store %q, %m[%i] : memref<?xi64>
  }
  return
}

// CHECK-LABEL: func.func @loads
func.func @loads(%p: memref<4xf64>, %w: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // Arguments of one type may be one buffer; of other types, not.
  // CHECK: memref.load %w
  // CHECK: scf.for
  // CHECK-NEXT: memref.load %p
  scf.for %i = %c0 to %c4 step %c1 {
    %u = memref.load %p[%c0] : memref<4xf64>
    %v = memref.load %w[%c0] : memref<4xf32>
    %v64 = arith.extf %v : f32 to f64
    %s = arith.addf %u, %v64 : f64
    memref.store %s, %p[%i] : memref<4xf64>
  }
  // Perhaps this one does not run, and the buffer is gone.
  // CHECK: scf.for
  // CHECK-NEXT: memref.load %w
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %w[%c0] : memref<4xf32>
    %v64 = arith.extf %v : f32 to f64
    memref.store %v64, %p[%i] : memref<4xf64>
  }
  return
}

// CHECK-LABEL: func.func @condition
func.func @condition(%limit: memref<f64>, %x: f64) -> f64 {
  // The condition runs at least once; the body perhaps not.
  // CHECK: memref.load %limit
  // CHECK: scf.while
  // CHECK: } do {
  // CHECK: memref.load %limit
  %r = scf.while (%a = %x) : (f64) -> f64 {
    %l = memref.load %limit[] : memref<f64>
    %c = arith.cmpf olt, %a, %l : f64
    scf.condition(%c) %a : f64
  } do {
  ^bb0(%b: f64):
    %l = memref.load %limit[] : memref<f64>
    %d = arith.addf %b, %l : f64
    scf.yield %d : f64
  }
  return %r : f64
}

// CHECK-LABEL: func.func @affine
func.func @affine(%w: memref<4xf32>, %m: memref<8xf64>) {
  // CHECK: affine.load %w[2]
  // CHECK-NEXT: arith.extf
  // CHECK-NEXT: affine.for
  affine.for %i = 0 to 8 {
    %v = affine.load %w[2] : memref<4xf32>
    %x = arith.extf %v : f32 to f64
    affine.store %x, %m[%i] : memref<8xf64>
  }
  return
}

// A sum that is the same for every element of a row; not one of a row that the loop writes, nor one
// of a loop that may not run.
// CHECK-LABEL: func.func @denominators
func.func @denominators(%e: memref<4x8xf32>, %p: memref<4x8xf64>, %n: index) {
  %zero = arith.constant 0.0 : f32
  // CHECK: affine.for %i = 0 to 4 {
  // CHECK-NEXT: %s = affine.for %k = 0 to 8 iter_args
  // CHECK: affine.yield
  // CHECK: affine.for %j = 0 to 8 {
  // CHECK-NEXT: affine.load %e[%i, %j]
  // CHECK-NEXT: arith.divf %{{.*}}, %s
  // CHECK: affine.for %i_1 = 0 to 4 {
  // CHECK-NEXT: affine.for %j_1 = 0 to 8 {
  // CHECK-NEXT: affine.for %{{.*}} = 0 to 8 iter_args
  // CHECK: affine.for %j_2 = 0 to %n {
  // CHECK-NEXT: affine.for %{{.*}} = 0 to 8 iter_args
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %s = affine.for %k = 0 to 8 iter_args(%a = %zero) -> (f32) {
        %x = affine.load %e[%i, %k] : memref<4x8xf32>
        %b = arith.addf %a, %x : f32
        affine.yield %b : f32
      }
      %x = affine.load %e[%i, %j] : memref<4x8xf32>
      %y = arith.divf %x, %s : f32
      %z = arith.extf %y : f32 to f64
      affine.store %z, %p[%i, %j] : memref<4x8xf64>
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %s = affine.for %k = 0 to 8 iter_args(%a = %zero) -> (f32) {
        %x = affine.load %e[%i, %k] : memref<4x8xf32>
        %b = arith.addf %a, %x : f32
        affine.yield %b : f32
      }
      affine.store %s, %e[%i, %j] : memref<4x8xf32>
    }
  }
  affine.for %j = 0 to %n {
    %s = affine.for %k = 0 to 8 iter_args(%a = %zero) -> (f32) {
      %x = affine.load %e[0, %k] : memref<4x8xf32>
      %b = arith.addf %a, %x : f32
      affine.yield %b : f32
    }
    %z = arith.extf %s : f32 to f64
    affine.store %z, %p[0, %j] : memref<4x8xf64>
  }
  return
}

// RUN: ad-opt %s -p "forward-stores" | filecheck %s

// CHECK-LABEL: func.func @local
func.func @local(%x: f64) -> f64 {
  // CHECK-NOT: memref
  // CHECK: arith.mulf %x, %x
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xf64>
  memref.store %x, %a[%c0] : memref<2xf64>
  %y = memref.load %a[%c0] : memref<2xf64>
  %z = arith.mulf %y, %y : f64
  memref.store %z, %a[%c0] : memref<2xf64>
  memref.dealloc %a : memref<2xf64>
  return %z : f64
}

// CHECK-LABEL: func.func @elements
func.func @elements(%x: f64, %y: f64, %i: index, %m: memref<4xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // Other constants, other elements.
  // CHECK: memref.store %x, %m[%c0]
  // CHECK-NEXT: memref.store %y, %m[%c1]
  memref.store %x, %m[%c0] : memref<4xf64>
  memref.store %y, %m[%c1] : memref<4xf64>
  %u = memref.load %m[%c0] : memref<4xf64>
  // CHECK-NEXT: memref.store %y, %m[%i]
  // CHECK-NEXT: %[[V:.*]] = memref.load %m[%c0]
  // CHECK-NEXT: return %x, %[[V]]
  memref.store %y, %m[%i] : memref<4xf64>
  %v = memref.load %m[%c0] : memref<4xf64>
  return %u, %v : f64, f64
}

// CHECK-LABEL: func.func @overlapping
func.func @overlapping(%x: f64, %p: memref<4xf64>, %q: memref<4xf64>, %r: memref<4xf32>,
                       %s: f32) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  // CHECK: memref.store %x, %p
  memref.store %x, %p[%c0] : memref<4xf64>
  // CHECK: memref.store %s, %r
  memref.store %s, %r[%c0] : memref<4xf32>
  // CHECK-NOT: memref.load %p
  %u = memref.load %p[%c0] : memref<4xf64>
  // CHECK: memref.store %x, %q
  memref.store %x, %q[%c0] : memref<4xf64>
  // CHECK: memref.load %p
  %v = memref.load %p[%c0] : memref<4xf64>
  return %u, %v : f64, f64
}

// CHECK-LABEL: func.func @overwritten
func.func @overwritten(%x: f64, %y: f64, %m: memref<4xf64>, %c: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK-NOT: memref.store %x
  // CHECK: memref.store %y, %m[%c0]
  memref.store %x, %m[%c0] : memref<4xf64>
  memref.store %y, %m[%c0] : memref<4xf64>
  // What the memory already has.
  // CHECK-NEXT: memref.load %m[%c1]
  memref.store %y, %m[%c0] : memref<4xf64>
  %u = memref.load %m[%c1] : memref<4xf64>
  // Nobody reads this one either, whether or not the branch runs.
  // CHECK-NEXT: scf.if
  // CHECK-NEXT: memref.store %u, %m[%c0]
  // CHECK-NEXT: }
  // CHECK-NEXT: memref.store %x, %m[%c0]
  memref.store %x, %m[%c0] : memref<4xf64>
  scf.if %c {
    memref.store %u, %m[%c0] : memref<4xf64>
  }
  memref.store %x, %m[%c0] : memref<4xf64>
  return %u : f64
}

// CHECK-LABEL: func.func @loops
func.func @loops(%x: f64, %n: index, %m: memref<4xf64>, %w: memref<4xf32>, %s: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%c0] : memref<4xf64>
  memref.store %s, %w[%c0] : memref<4xf32>
  // CHECK: scf.for
  scf.for %i = %c0 to %n step %c1 {
    // The loop writes one of them.
    // CHECK-NEXT: %[[U:.*]] = memref.load %m[%c0]
    // CHECK-NEXT: arith.extf %s
    %u = memref.load %m[%c0] : memref<4xf64>
    %v = memref.load %w[%c0] : memref<4xf32>
    %v64 = arith.extf %v : f32 to f64
    %t = arith.addf %u, %v64 : f64
    memref.store %t, %m[%i] : memref<4xf64>
  }
  return
}

// CHECK-LABEL: func.func @copies
func.func @copies(%m: memref<4xf64>) {
  // CHECK-NEXT: return
  %a = memref.alloc() : memref<4xf64>
  %b = memref.alloc() : memref<4xf64>
  %v = memref.cast %b : memref<4xf64> to memref<?xf64>
  memref.copy %m, %a : memref<4xf64> to memref<4xf64>
  memref.copy %a, %b : memref<4xf64> to memref<4xf64>
  memref.dealloc %a : memref<4xf64>
  return
}

// CHECK-LABEL: func.func @affine
func.func @affine(%m: memref<4x4xf64>, %x: f64) {
  affine.for %i = 0 to 3 {
    affine.store %x, %m[%i, 1] : memref<4x4xf64>
    // CHECK-NOT: load
    %y = affine.load %m[%i, 1] : memref<4x4xf64>
    // CHECK: affine.store %x, %m[%i + 1, 2]
    affine.store %y, %m[%i + 1, 2] : memref<4x4xf64>
    // CHECK: affine.load %m[%i, 1]
    %z = affine.load %m[%i, 1] : memref<4x4xf64>
    affine.store %z, %m[%i, 3] : memref<4x4xf64>
  }
  return
}

func.func private @may_read(memref<4xf64>)

// CHECK-LABEL: func.func @kept
func.func @kept(%x: f64, %y: f64) -> f64 {
  %c0 = arith.constant 0 : index
  // CHECK: memref.store %x
  // CHECK: call @may_read
  // CHECK: memref.load
  %a = memref.alloc() : memref<4xf64>
  memref.store %x, %a[%c0] : memref<4xf64>
  func.call @may_read(%a) : (memref<4xf64>) -> ()
  %z = memref.load %a[%c0] : memref<4xf64>
  // It has been handed out: who knows who looks.
  // CHECK: memref.store %y
  memref.store %y, %a[%c0] : memref<4xf64>
  return %z : f64
}

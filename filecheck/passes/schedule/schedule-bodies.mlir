// RUN: ad-opt %s -p schedule-bodies | filecheck %s

// Each product is made where it is added; what is read behind a store stays there.
// CHECK-LABEL: func.func @late
func.func @late(%n: index, %A: memref<?xf64>, %B: memref<?xf64>, %C: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    // CHECK: scf.for
    // CHECK-NEXT: [[B:%.*]] = memref.load %B[%i]
    // CHECK-NEXT: [[Q:%.*]] = arith.mulf [[B]], [[B]]
    // CHECK-NEXT: [[A:%.*]] = memref.load %A[%i]
    // CHECK-NEXT: [[P:%.*]] = arith.mulf [[A]], [[A]]
    // CHECK-NEXT: [[S:%.*]] = arith.addf [[P]], [[Q]]
    // CHECK-NEXT: [[C:%.*]] = memref.load %C[%i]
    // CHECK-NEXT: [[T:%.*]] = arith.mulf [[S]], [[C]]
    // CHECK-NEXT: memref.store [[T]], %A[%i]
    %a = memref.load %A[%i] : memref<?xf64>
    %b = memref.load %B[%i] : memref<?xf64>
    %c = memref.load %C[%i] : memref<?xf64>
    %p = arith.mulf %a, %a : f64
    %q = arith.mulf %b, %b : f64
    %s = arith.addf %p, %q : f64
    %t = arith.mulf %s, %c : f64
    memref.store %t, %A[%i] : memref<?xf64>
  }
  return
}

// A load does not change places with a store of what may be the same memory.
// CHECK-LABEL: func.func @kept
func.func @kept(%n: index, %A: memref<?xf64>, %B: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    // CHECK: scf.for
    // CHECK: memref.load %A[%i]
    // CHECK: memref.store {{.*}}, %B[%i]
    // CHECK: memref.load %A[%i]
    // CHECK: memref.store {{.*}}, %B[%i]
    %a = memref.load %A[%i] : memref<?xf64>
    %p = arith.mulf %a, %a : f64
    memref.store %p, %B[%i] : memref<?xf64>
    %x = memref.load %A[%i] : memref<?xf64>
    %y = arith.addf %x, %a : f64
    %z = arith.mulf %y, %p : f64
    memref.store %z, %B[%i] : memref<?xf64>
  }
  return
}

// Outside of loops, and around calls, nothing moves.
// CHECK-LABEL: func.func @call
// CHECK: memref.load %A
// CHECK-NEXT: memref.load %B
// CHECK-NEXT: func.call @kept
func.func @call(%n: index, %A: memref<?xf64>, %B: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %A[%i] : memref<?xf64>
    %b = memref.load %B[%i] : memref<?xf64>
    func.call @kept(%n, %A, %B) : (index, memref<?xf64>, memref<?xf64>) -> ()
    %s = arith.addf %a, %b : f64
    memref.store %s, %A[%i] : memref<?xf64>
  }
  return
}

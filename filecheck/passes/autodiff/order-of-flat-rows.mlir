// RUN: ad-opt %s --grad=rows | filecheck %s
// RUN: ad-opt %s --grad=overlapping | filecheck %s --check-prefix=OVERLAP

// Each iteration of the outer loop writes a row of its own of an array of one dimension, as those of
// C have: it is reversed counting up, and so is the inner loop.
// CHECK-LABEL: func.func @rows_grad
// CHECK-NOT:     arith.subi
// CHECK:         memref.dealloc
func.func @rows(%x: memref<1024xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.alloc() : memref<1024xf64>
  scf.for %i = %c0 to %c30 step %c1 {
    %row = arith.muli %i, %c32 : index
    scf.for %j = %c0 to %c32 step %c1 {
      %at = arith.addi %row, %j : index
      %e = memref.load %x[%at] : memref<1024xf64>
      %s = math.sin %e : f64
      memref.store %s, %m[%at] : memref<1024xf64>
    }
  }
  %sum = func.call @total(%m, %n) : (memref<1024xf64>, index) -> f64
  memref.dealloc %m : memref<1024xf64>
  func.return %sum : f64
}

// The last element of a row is the first of the next: what was stored last counts.
// OVERLAP-LABEL: func.func @overlapping_grad
// OVERLAP:         arith.subi
// OVERLAP:         memref.dealloc
func.func @overlapping(%x: memref<1024xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  %c32 = arith.constant 32 : index
  %c33 = arith.constant 33 : index
  %m = memref.alloc() : memref<1024xf64>
  scf.for %i = %c0 to %c30 step %c1 {
    %row = arith.muli %i, %c32 : index
    scf.for %j = %c0 to %c33 step %c1 {
      %at = arith.addi %row, %j : index
      %e = memref.load %x[%at] : memref<1024xf64>
      %s = math.sin %e : f64
      memref.store %s, %m[%at] : memref<1024xf64>
    }
  }
  %sum = func.call @total(%m, %n) : (memref<1024xf64>, index) -> f64
  memref.dealloc %m : memref<1024xf64>
  func.return %sum : f64
}

func.func private @total(%m: memref<1024xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %zero) -> (f64) {
    %e = memref.load %m[%i] : memref<1024xf64>
    %square = arith.mulf %e, %e : f64
    %next = arith.addf %so_far, %square : f64
    scf.yield %next : f64
  }
  func.return %sum : f64
}

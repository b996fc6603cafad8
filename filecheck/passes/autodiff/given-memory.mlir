// RUN: ad-opt %s --split-input-file -p "request-derivative{function=f memory=discarded apart=true copied=0 shadows=fresh},inline,differentiate,inline,canonicalize,cse" | filecheck %s

// What is read before it is overwritten is in the caller's array still: nothing is saved, and as
// nothing else is read of the copy, nothing is copied.
// CHECK-LABEL: func.func @f_grad(%x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64>
// CHECK-NOT:     memref.copy
// CHECK-NOT:     autodiff.save
// CHECK-NOT:     memref.store %{{.*}}, %x[
// CHECK:         memref.load %x[
// CHECK-NOT:     memref.copy
// CHECK-NOT:     autodiff.restore
// CHECK:         return
func.func @f(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %a = memref.load %x[%i] : memref<?xf64>
    %b = arith.mulf %a, %a : f64
    memref.store %b, %x[%i] : memref<?xf64>
    %t = arith.addf %s, %b : f64
    scf.yield %t : f64
  }
  return %r : f64
}

// -----

// The element before has been overwritten by the iteration before: it is not what was given.
// CHECK-LABEL: func.func @f_grad(%x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64>
// CHECK:         %[[OWN:.*]] = memref.alloc
// CHECK:         memref.copy %x, %[[OWN]]
// CHECK:         scf.for
// CHECK:           memref.load %[[OWN]][
// CHECK-NOT:     memref.load %x[
// CHECK:         return
func.func @f(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c1 to %n step %c1 {
    %h = arith.subi %i, %c1 : index
    %a = memref.load %x[%h] : memref<?xf64>
    %b = arith.mulf %a, %a : f64
    memref.store %b, %x[%i] : memref<?xf64>
  }
  %r = memref.load %x[%c1] : memref<?xf64>
  return %r : f64
}

// -----

// A nest that writes all of the copy, if it has as many columns as rows, is all that it holds then.
// CHECK-LABEL: func.func @f_grad(%x: memref<?x?xf64> {llvm.noalias}, %dx: memref<?x?xf64>
// CHECK:         %[[OWN:.*]] = memref.alloc
// CHECK:         arith.cmpi sge
// CHECK:         scf.if %{{.*}} {
// CHECK-NEXT:      memref.copy %x, %[[OWN]]
// CHECK-NEXT:    }
// CHECK:         memref.load %x[
// CHECK:         memref.store %{{.*}}, %[[OWN]][
// CHECK:         return
func.func @f(%x: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = memref.load %x[%i, %j] : memref<?x?xf64>
      %b = arith.mulf %a, %a : f64
      memref.store %b, %x[%i, %j] : memref<?x?xf64>
    }
  }
  %r = memref.load %x[%c1, %c1] : memref<?x?xf64>
  return %r : f64
}

// -----

// Only one branch reads what is left of what was given: the copy is filled there.
// CHECK-LABEL: func.func @f_grad(%x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64>
// CHECK:         %[[OWN:.*]] = memref.alloc
// CHECK-NOT:     memref.copy
// CHECK:         scf.if %more -> (f64) {
// CHECK-NEXT:      memref.copy %x, %[[OWN]]
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @f(%x: memref<?xf64>, %n: index, %more: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.if %more -> (f64) {
    scf.for %i = %c0 to %n step %c1 {
      %v = memref.load %x[%i] : memref<?xf64>
      %w = arith.mulf %v, %v : f64
      memref.store %w, %x[%i] : memref<?xf64>
    }
    %next = memref.load %x[%n] : memref<?xf64>
    %first = memref.load %x[%c0] : memref<?xf64>
    %p = arith.mulf %next, %first : f64
    scf.yield %p : f64
  } else {
    scf.yield %zero : f64
  }
  return %r : f64
}

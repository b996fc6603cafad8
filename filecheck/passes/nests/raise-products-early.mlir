// RUN: ad-opt %s -p "raise-products{early=true}" | filecheck %s
// RUN: ad-opt %s -p "raise-products{early=true fast=true}" | filecheck %s --check-prefix=FAST

// A factor that is computed lies in a buffer, and no test is made.

// CHECK-LABEL: func.func @scaled
// CHECK-NOT:     scf.if
// CHECK:         %[[S:.*]] = memref.alloc(%{{.*}}, %{{.*}}) : memref<?x?xf64>
// CHECK:         arith.mulf %alpha
// CHECK:         memref.store %{{.*}}, %[[S]]
// CHECK:         memref.subview %[[S]]
// CHECK:         linalg.generic
// CHECK:         memref.dealloc %[[S]]
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @scaled(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}, %n: index, %alpha: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %s = arith.mulf %alpha, %x : f64
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %s, %y : f64
        %old = memref.load %c[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// The product of the elements comes first: only where the order does not matter.

// CHECK-LABEL: func.func @scaled_last
// CHECK-NOT:     linalg
// CHECK:         return
// FAST-LABEL:  func.func @scaled_last
// FAST:          memref.alloc
// FAST:          linalg.generic
// FAST:          return
func.func @scaled_last(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}, %n: index, %alpha: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %q = arith.mulf %x, %y : f64
        %p = arith.mulf %alpha, %q : f64
        %old = memref.load %c[%i, %j] : memref<?x?xf64>
        %new = arith.subf %old, %p : f64
        memref.store %new, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// The code behind a sum reads it from a buffer.

// CHECK-LABEL: func.func @goes_on
// CHECK:         %[[T:.*]] = memref.alloc
// CHECK:         memref.store %zero, %[[T]]
// CHECK:         linalg.generic
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             memref.load %[[T]]
// CHECK:             math.sin
// CHECK:             memref.store %{{.*}}, %c
// CHECK:         memref.dealloc %[[T]]
// CHECK:         return
func.func @goes_on(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = scf.for %k = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %e = math.sin %s : f64
      memref.store %e, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// A matrix that is read along its columns: the loops change places, and stay loops.

// CHECK-LABEL: func.func @columns
// CHECK-NOT:     linalg
// CHECK:         scf.for %[[J:.*]] = %c0 to %n step
// CHECK-NEXT:      scf.for %[[I:.*]] = %c0 to %n step
// CHECK:             memref.load %a[%[[J]], %[[I]]]
// CHECK:             memref.store %{{.*}}, %x[%[[I]]]
// CHECK:         return
func.func @columns(%a: memref<?x?xf64> {llvm.noalias}, %x: memref<?xf64, strided<[1]>> {llvm.noalias},
    %y: memref<?xf64, strided<[1]>> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %m = memref.load %a[%j, %i] : memref<?x?xf64>
      %v = memref.load %y[%j] : memref<?xf64, strided<[1]>>
      %p = arith.mulf %m, %v : f64
      %old = memref.load %x[%i] : memref<?xf64, strided<[1]>>
      %new = arith.addf %old, %p : f64
      memref.store %new, %x[%i] : memref<?xf64, strided<[1]>>
    }
  }
  return
}

// A factor that the nest overwrites stays where it is, and so do buffers that may overlap.

// CHECK-LABEL: func.func @overwritten
// CHECK-NOT:     linalg
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func @overwritten(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %n: index, %alpha: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %s = arith.mulf %alpha, %x : f64
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %s, %y : f64
        %old = memref.load %a[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %a[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @may_overlap
// CHECK-NOT:     linalg
// CHECK-NOT:     scf.if
// CHECK:         return
func.func @may_overlap(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %old = memref.load %c[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// A row of scratch that each iteration fills anew has one element for each; the last row is copied
// back.

// CHECK-LABEL: func.func @scratch
// CHECK:         %[[WIDE:.*]] = memref.alloc({{.*}}) : memref<?x?xf64>
// CHECK:         linalg.generic
// CHECK:         scf.for %i =
// CHECK-NOT:       memref.load %s
// CHECK:           %[[V:.*]] = memref.load %[[WIDE]][%i, %{{.*}}] : memref<?x?xf64>
// CHECK-NEXT:      memref.store %[[V]], %a[%i, %{{.*}}] : memref<?x?xf64>
// CHECK:         %[[LAST:.*]] = memref.load %[[WIDE]]
// CHECK-NEXT:    memref.store %[[LAST]], %s[%{{.*}}] : memref<?xf64>
// CHECK:         memref.dealloc %[[WIDE]]
// CHECK:         return
func.func @scratch(%a: memref<?x?xf64> {llvm.noalias}, %c: memref<?x?xf64> {llvm.noalias},
    %s: memref<?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    scf.for %p = %c0 to %n step %c1 {
      %sum = scf.for %k = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %c[%k, %p] : memref<?x?xf64>
        %z = arith.mulf %x, %y : f64
        %u = arith.addf %t, %z : f64
        scf.yield %u : f64
      }
      memref.store %sum, %s[%p] : memref<?xf64>
    }
    scf.for %p = %c0 to %n step %c1 {
      %v = memref.load %s[%p] : memref<?xf64>
      memref.store %v, %a[%i, %p] : memref<?x?xf64>
    }
  }
  return
}

// Not where an iteration reads what another one has left there: one element more than it fills.

// CHECK-LABEL: func.func @left_by_others
// CHECK-NOT:     linalg
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func @left_by_others(%a: memref<?x?xf64> {llvm.noalias}, %c: memref<?x?xf64> {llvm.noalias},
    %s: memref<?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %more = arith.addi %n, %c1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %p = %c0 to %n step %c1 {
      %sum = scf.for %k = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %c[%k, %p] : memref<?x?xf64>
        %z = arith.mulf %x, %y : f64
        %u = arith.addf %t, %z : f64
        scf.yield %u : f64
      }
      memref.store %sum, %s[%p] : memref<?xf64>
    }
    scf.for %p = %c0 to %more step %c1 {
      %v = memref.load %s[%p] : memref<?xf64>
      memref.store %v, %a[%i, %p] : memref<?x?xf64>
    }
  }
  return
}

// Columns of one head of several are within the rows of a matrix, if there are as many for each as
// the rows' number divided by that of heads is; with another divisor nobody knows.

// CHECK-LABEL: func.func @heads
// CHECK:         linalg.generic
// CHECK-LABEL: func.func @other_heads
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @heads(%q: memref<?xf64> {llvm.noalias}, %k: memref<?xf64> {llvm.noalias}, %o: memref<?x?xf64> {llvm.noalias}, %n: index, %d: index, %h: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %e = arith.divsi %d, %h : index
  scf.for %g = %c0 to %h step %c1 {
    %first = arith.muli %g, %e overflow<nsw> : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = scf.for %c = %c0 to %e step %c1 iter_args(%t = %zero) -> (f64) {
          %a = arith.addi %first, %c overflow<nsw> : index
          %ri = arith.muli %i, %d overflow<nsw> : index
          %rj = arith.muli %j, %d overflow<nsw> : index
          %pi = arith.addi %ri, %a overflow<nsw> : index
          %pj = arith.addi %rj, %a overflow<nsw> : index
          %x = memref.load %q[%pi] : memref<?xf64>
          %y = memref.load %k[%pj] : memref<?xf64>
          %p = arith.mulf %x, %y : f64
          %u = arith.addf %t, %p : f64
          scf.yield %u : f64
        }
        memref.store %s, %o[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}
func.func @other_heads(%q: memref<?xf64> {llvm.noalias}, %k: memref<?xf64> {llvm.noalias}, %o: memref<?x?xf64> {llvm.noalias}, %n: index, %d: index, %h: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %e = arith.divsi %d, %m : index
  scf.for %g = %c0 to %h step %c1 {
    %first = arith.muli %g, %e overflow<nsw> : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = scf.for %c = %c0 to %e step %c1 iter_args(%t = %zero) -> (f64) {
          %a = arith.addi %first, %c overflow<nsw> : index
          %ri = arith.muli %i, %d overflow<nsw> : index
          %rj = arith.muli %j, %d overflow<nsw> : index
          %pi = arith.addi %ri, %a overflow<nsw> : index
          %pj = arith.addi %rj, %a overflow<nsw> : index
          %x = memref.load %q[%pi] : memref<?xf64>
          %y = memref.load %k[%pj] : memref<?xf64>
          %p = arith.mulf %x, %y : f64
          %u = arith.addf %t, %p : f64
          scf.yield %u : f64
        }
        memref.store %s, %o[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

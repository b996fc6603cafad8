// RUN: ad-opt %s -p interchange-recurrences | filecheck %s

// Recurrences along rows: each is written for a strip of rows, and what stands around it, too.

// CHECK-LABEL: func.func @rows
// CHECK:         %[[STEP:.*]] = arith.constant 32 : index
// CHECK-NEXT:    scf.for %[[S:.*]] = %{{.*}} to %[[N:.*]] step %[[STEP]] {
// CHECK:           %[[END:.*]] = arith.minsi %{{.*}}, %[[N]]
// CHECK:           scf.for %[[I:.*]] = %[[S]] to %[[END]]
// CHECK-NEXT:        memref.store %one, %p[%[[I]], %{{.*}}]
// CHECK-NEXT:      }
// CHECK:           scf.for %[[J:.*]] = %{{.*}} to %m
// CHECK:             scf.for %[[I:.*]] = %[[S]] to %[[END]]
// CHECK:               memref.load %p[%[[I]], %{{.*}}]
// CHECK:               memref.store %{{.*}}, %p[%[[I]], %[[J]]]
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return
func.func @rows(%p: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    memref.store %one, %p[%i, %c0] : memref<?x?xf64>
    scf.for %j = %c1 to %m step %c1 {
      %k = arith.subi %j, %c1 : index
      %x = memref.load %p[%i, %k] : memref<?x?xf64>
      %y = math.sin %x : f64
      memref.store %y, %p[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// Rows that depend on the ones before keep their order.

// CHECK-LABEL: func.func @dependent
// CHECK-NOT:     arith.minsi
func.func @dependent(%p: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    %h = arith.subi %i, %c1 : index
    scf.for %j = %c1 to %m step %c1 {
      %k = arith.subi %j, %c1 : index
      %x = memref.load %p[%h, %k] : memref<?x?xf64>
      %z = memref.load %p[%i, %k] : memref<?x?xf64>
      %y = arith.mulf %x, %z : f64
      memref.store %y, %p[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// Memory that may be the same: nothing is known of rows.

// CHECK-LABEL: func.func @aliasing
// CHECK-NOT:     arith.minsi
func.func @aliasing(%p: memref<?x?xf64>, %q: memref<?x?xf64>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c1 to %m step %c1 {
      %k = arith.subi %j, %c1 : index
      %x = memref.load %p[%i, %k] : memref<?x?xf64>
      %z = memref.load %q[%i, %k] : memref<?x?xf64>
      %y = arith.mulf %x, %z : f64
      memref.store %y, %p[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// No recurrence: LLVM makes vectors of the loop inside.

// CHECK-LABEL: func.func @parallel
// CHECK-NOT:     arith.minsi
func.func @parallel(%p: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c1 to %m step %c1 {
      %x = memref.load %p[%i, %j] : memref<?x?xf64>
      %y = math.sin %x : f64
      memref.store %y, %p[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// A number that the body loads for a loop is loaded there.

// CHECK-LABEL: func.func @loaded_again
// CHECK-NOT:     memref.load %a
// CHECK:         scf.for %[[J:.*]] = %{{.*}} to %m
// CHECK:           scf.for %[[I:.*]] = %{{.*}} to %{{.*}}
// CHECK-NEXT:        memref.load %a[%[[I]]]
func.func @loaded_again(%p: memref<?x?xf64> {llvm.noalias}, %a: memref<?xf64> {llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %w = memref.load %a[%i] : memref<?xf64>
    scf.for %j = %c1 to %m step %c1 {
      %k = arith.subi %j, %c1 : index
      %x = memref.load %p[%i, %k] : memref<?x?xf64>
      %y = arith.mulf %x, %w : f64
      memref.store %y, %p[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// One that the loop overwrites would need memory for a strip.

// CHECK-LABEL: func.func @handed_on
// CHECK-NOT:     arith.minsi
func.func @handed_on(%p: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %w = memref.load %p[%i, %c1] : memref<?x?xf64>
    scf.for %j = %c1 to %m step %c1 {
      %k = arith.subi %j, %c1 : index
      %x = memref.load %p[%i, %k] : memref<?x?xf64>
      %y = arith.mulf %x, %w : f64
      memref.store %y, %p[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// Rows of different length, as in a triangle, have no loop over all of them inside.

// CHECK-LABEL: func.func @triangle
// CHECK-NOT:     arith.minsi
func.func @triangle(%p: memref<?x?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c1 to %i step %c1 {
      %k = arith.subi %j, %c1 : index
      %x = memref.load %p[%i, %k] : memref<?x?xf64>
      %y = math.sin %x : f64
      memref.store %y, %p[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// An element that the iteration before has stored is carried: it is loaded instead.

// CHECK-LABEL: func.func @forwarded
// CHECK-NOT:     iter_args
// CHECK:         scf.for %[[J:.*]] = %{{.*}} to %m
// CHECK:           scf.for %[[I:.*]] = %{{.*}} to
// CHECK:             %[[K:.*]] = arith.subi %[[J]], %{{.*}}
// CHECK-NEXT:        %[[AT:.*]] = arith.addi %[[K]], %{{.*}} : index
// CHECK-NEXT:        %[[X:.*]] = memref.load %p[%[[I]], %[[AT]]]
// CHECK-NEXT:        %[[Y:.*]] = math.sin %[[X]]
// CHECK:             memref.store %[[Y]], %p
// CHECK:         return
func.func @forwarded(%p: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %first = memref.load %p[%i, %c0] : memref<?x?xf64>
    %last = scf.for %j = %c0 to %m step %c1 iter_args(%x = %first) -> (f64) {
      %y = math.sin %x : f64
      %k = arith.addi %j, %c1 overflow<nsw, nuw> : index
      memref.store %y, %p[%i, %k] : memref<?x?xf64>
      scf.yield %y : f64
    }
  }
  return
}

// Another element first, a store between, another store behind, a value that is wanted, another
// value that is stored.

// CHECK-LABEL: func.func @carried
// CHECK-COUNT-5: iter_args
// CHECK:         return
func.func @carried(%p: memref<?x?xf64> {llvm.noalias}, %q: memref<?xf64>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %second = memref.load %p[%i, %c1] : memref<?x?xf64>
    %a = scf.for %j = %c0 to %m step %c1 iter_args(%x = %second) -> (f64) {
      %y = math.sin %x : f64
      %k = arith.addi %j, %c1 : index
      memref.store %y, %p[%i, %k] : memref<?x?xf64>
      scf.yield %y : f64
    }
    %first = memref.load %p[%i, %c0] : memref<?x?xf64>
    memref.store %second, %q[%i] : memref<?xf64>
    %b = scf.for %j = %c0 to %m step %c1 iter_args(%x = %first) -> (f64) {
      %y = math.sin %x : f64
      %k = arith.addi %j, %c1 : index
      memref.store %y, %p[%i, %k] : memref<?x?xf64>
      scf.yield %y : f64
    }
    %third = memref.load %p[%i, %c0] : memref<?x?xf64>
    %c = scf.for %j = %c0 to %m step %c1 iter_args(%x = %third) -> (f64) {
      %y = math.sin %x : f64
      %k = arith.addi %j, %c1 : index
      memref.store %y, %p[%i, %k] : memref<?x?xf64>
      memref.store %x, %q[%j] : memref<?xf64>
      scf.yield %y : f64
    }
    %fourth = memref.load %p[%i, %c0] : memref<?x?xf64>
    %d = scf.for %j = %c0 to %m step %c1 iter_args(%x = %fourth) -> (f64) {
      %y = math.sin %x : f64
      %k = arith.addi %j, %c1 : index
      memref.store %y, %p[%i, %k] : memref<?x?xf64>
      scf.yield %y : f64
    }
    memref.store %d, %q[%i] : memref<?xf64>
    %fifth = memref.load %p[%i, %c0] : memref<?x?xf64>
    %e = scf.for %j = %c0 to %m step %c1 iter_args(%x = %fifth) -> (f64) {
      %y = math.sin %x : f64
      %k = arith.addi %j, %c1 : index
      memref.store %x, %p[%i, %k] : memref<?x?xf64>
      scf.yield %y : f64
    }
  }
  return
}

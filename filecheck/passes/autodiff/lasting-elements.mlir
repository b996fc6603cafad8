// RUN: ad-opt %s -p "differentiate" --print-plan -o /dev/null 2>&1 | filecheck %s

// Each step reads a row and a column that no later step writes: they are there on the way back,
// though the rest of the matrix is overwritten.
// CHECK-LABEL: reversal of @eliminate
// CHECK:         not undone: stores to argument %a
// CHECK:         added in place by: memref.store
// CHECK:         loaded again:
// CHECK-NOT:     saved: 
// CHECK:         tape: nothing is saved
func.func @eliminate(%a: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  scf.for %k = %c0 to %n step %c1 {
    %first = arith.addi %k, %c1 : index
    scf.for %i = %first to %n step %c1 {
      scf.for %j = %first to %n step %c1 {
        %s = memref.load %a[%i, %j] : memref<?x?xf64>
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %a[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %t = arith.subf %s, %p : f64
        memref.store %t, %a[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// With one row more in each step, the next step writes what this one has read.
// CHECK-LABEL: reversal of @too_early
// CHECK:         stores undone to argument %a
// CHECK:         saved: what memref.store
func.func @too_early(%a: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  scf.for %k = %c0 to %n step %c1 {
    scf.for %i = %k to %n step %c1 {
      scf.for %j = %k to %n step %c1 {
        %s = memref.load %a[%i, %j] : memref<?x?xf64>
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %a[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %t = arith.subf %s, %p : f64
        memref.store %t, %a[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// Before a while, nobody counts the iterations in which an element is written.
// CHECK-LABEL: reversal of @uncounted
// CHECK:         saved: %x = memref.load
func.func @uncounted(%a: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = scf.while (%k = %c0) : (index) -> index {
    %more = arith.cmpi slt, %k, %n : index
    scf.condition(%more) %k : index
  } do {
  ^bb0(%k: index):
    %next = arith.addi %k, %c1 : index
    %x = memref.load %a[%k] : memref<?xf64>
    %y = arith.mulf %x, %x : f64
    memref.store %y, %a[%next] : memref<?xf64>
    scf.yield %next : index
  }
  return
}

func.func @ask(%a: memref<?x?xf64>, %da: memref<?x?xf64>, %b: memref<?xf64>, %db: memref<?xf64>, %n: index) {
  autodiff.bwd_diff @eliminate(%a, %da) {activity = [dup], primal = false, discard_memory = true} : (memref<?x?xf64>, memref<?x?xf64>) -> ()
  autodiff.bwd_diff @too_early(%a, %da) {activity = [dup], primal = false, discard_memory = true} : (memref<?x?xf64>, memref<?x?xf64>) -> ()
  autodiff.bwd_diff @uncounted(%b, %db, %n) {activity = [dup, const], primal = false, discard_memory = true} : (memref<?xf64>, memref<?xf64>, index) -> ()
  return
}

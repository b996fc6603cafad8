// RUN: ad-opt %s -p vectorize-independent-loops | filecheck %s

// Iterations of the loop inside are along rows, those of the loop around across them: as both may run
// as lanes, those do that save more.

// CHECK-LABEL: func.func @along_rows
// CHECK:         scf.for %i = %c0 to %m step %c1
// CHECK:           scf.for %{{.*}} = %{{.*}} to %{{.*}} step
// CHECK:             vector.load %a[%i, %{{.*}}]
// CHECK:             vector.store %{{.*}}, %b[%i, %{{.*}}]
// CHECK-NOT:     vector.gather
// CHECK:         return
func.func @along_rows(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias}, %m: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = memref.load %a[%i, %j] : memref<?x?xf64>
      %root = scf.while (%y = %x) : (f64) -> f64 {
        %more = arith.cmpf ogt, %y, %one : f64
        scf.condition(%more) %y : f64
      } do {
      ^bb0(%z: f64):
        %half = math.sqrt %z : f64
        %next = arith.subf %half, %one : f64
        scf.yield %next : f64
      }
      memref.store %root, %b[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// Across columns it is the other way around.

// CHECK-LABEL: func.func @along_columns
// CHECK:         scf.for %{{.*}} = %{{.*}} to %{{.*}} step
// CHECK:           scf.for %{{.*}} = %{{.*}} to %{{.*}} step
// CHECK:             vector.load %a[%{{.*}}, %{{.*}}]
// CHECK:         scf.for %i =
func.func @along_columns(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias}, %m: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = memref.load %a[%j, %i] : memref<?x?xf64>
      %root = scf.while (%y = %x) : (f64) -> f64 {
        %more = arith.cmpf ogt, %y, %one : f64
        scf.condition(%more) %y : f64
      } do {
      ^bb0(%z: f64):
        %half = math.sqrt %z : f64
        %next = arith.subf %half, %one : f64
        scf.yield %next : f64
      }
      memref.store %root, %b[%j, %i] : memref<?x?xf64>
    }
  }
  return
}

// Of the rows behind the branch LLVM makes vectors: rows as lanes would gather them.

// CHECK-LABEL: func.func @without_zeros
// CHECK-NOT:     vector
// CHECK:         return
func.func @without_zeros(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias}, %c: memref<?x?xf64> {llvm.noalias}, %m: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %m step %c1 {
    scf.for %k = %c0 to %n step %c1 {
      %x = memref.load %a[%i, %k] : memref<?x?xf64>
      %some = arith.cmpf une, %x, %zero : f64
      scf.if %some {
        scf.for %j = %c0 to %n step %c1 {
          %y = memref.load %b[%k, %j] : memref<?x?xf64>
          %old = memref.load %c[%i, %j] : memref<?x?xf64>
          %xy = arith.mulf %x, %y : f64
          %new = arith.addf %old, %xy : f64
          memref.store %new, %c[%i, %j] : memref<?x?xf64>
        }
      }
    }
  }
  return
}

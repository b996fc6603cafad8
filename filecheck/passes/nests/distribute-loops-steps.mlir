// RUN: ad-opt %s -p "distribute-loops" | filecheck %s
// RUN: ad-opt %s -p "distribute-loops,raise-products{early=true}" | filecheck %s --check-prefix=RAISED

// The steps of a sample wait for each other, those of other samples do not: the state has a row for
// each of 72 samples, and each step is done for all of them, its statements one after the other.

// CHECK-LABEL: func.func @recurrent
// CHECK:         scf.for %[[FIRST:.*]] = %{{.*}} to %n
// CHECK:           %[[END:.*]] = arith.minsi
// CHECK:           memref.alloc(%{{.*}}) : memref<72x?xf64>
// CHECK:           memref.alloc(%{{.*}}) : memref<72x?xf64>
// CHECK:           scf.for %[[I:.*]] = %[[FIRST]] to %[[END]]
// CHECK:             memref.store %zero, %[[S:.*]][%
// CHECK:           scf.for %[[STEP:.*]] = %{{.*}} to %t
// CHECK:             scf.for %[[I2:.*]] = %[[FIRST]] to %[[END]]
// CHECK:               memref.load %x[%[[I2]], %[[STEP]]]
// CHECK:               memref.load %[[S]][%[[ROW:.*]], %{{.*}}]
// CHECK:               memref.store %{{.*}}, %[[Z:.*]][%[[ROW]], %{{.*}}]
// CHECK:             scf.for %[[I3:.*]] = %[[FIRST]] to %[[END]]
// CHECK:               memref.load %[[Z]]
// CHECK:               memref.store %{{.*}}, %[[S]]
// CHECK:         return

// RAISED-LABEL: func.func @recurrent
// RAISED:         scf.for
// RAISED:           scf.for
// RAISED:             linalg.generic
// RAISED:             math.tanh
// RAISED:             linalg.generic
// RAISED:         return
func.func @recurrent(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %s: memref<?xf64> {llvm.noalias}, %z: memref<?xf64> {llvm.noalias}, %n: index, %t: index, %h: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    scf.for %j = %c0 to %h step %c1 {
      memref.store %zero, %s[%j] : memref<?xf64>
    }
    scf.for %l = %c0 to %t step %c1 {
      scf.for %j = %c0 to %h step %c1 {
        %a = memref.load %x[%i, %l] : memref<?x?xf64>
        %o = scf.for %k = %c0 to %h step %c1 iter_args(%q = %a) -> (f64) {
          %b = memref.load %w[%j, %k] : memref<?x?xf64>
          %c = memref.load %s[%k] : memref<?xf64>
          %p = arith.mulf %b, %c : f64
          %u = arith.addf %q, %p : f64
          scf.yield %u : f64
        }
        %f = math.tanh %o : f64
        memref.store %f, %z[%j] : memref<?xf64>
      }
      scf.for %j = %c0 to %h step %c1 {
        %o = scf.for %k = %c0 to %h step %c1 iter_args(%q = %zero) -> (f64) {
          %b = memref.load %w[%j, %k] : memref<?x?xf64>
          %c = memref.load %z[%k] : memref<?xf64>
          %p = arith.mulf %b, %c : f64
          %u = arith.addf %q, %p : f64
          scf.yield %u : f64
        }
        memref.store %o, %s[%j] : memref<?xf64>
      }
    }
    %o = scf.for %j = %c0 to %h step %c1 iter_args(%g = %e) -> (f64) {
      %c = memref.load %s[%j] : memref<?xf64>
      %u = arith.addf %g, %c : f64
      scf.yield %u : f64
    }
    scf.yield %o : f64
  }
  return %r : f64
}

// Steps that add to what all samples have stay with their sample, so that the sums keep their order.

// CHECK-LABEL: func.func @adds_to_all
// CHECK-NOT:     scf.for %{{.*}} = %c0 to %t
// CHECK:         scf.for %{{.*}} = %{{.*}} to %n
// CHECK:           scf.for
// CHECK:             scf.for %[[STEP:.*]] = %c0 to %t
// CHECK:               scf.for %{{.*}} = %c0 to %h
// CHECK:                 memref.load %all
// CHECK:                 memref.store %{{.*}}, %all
// CHECK:         return
func.func @adds_to_all(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %s: memref<?xf64> {llvm.noalias}, %z: memref<?xf64> {llvm.noalias}, %all: memref<?xf64> {llvm.noalias}, %n: index, %t: index, %h: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %h step %c1 {
      memref.store %zero, %s[%j] : memref<?xf64>
    }
    scf.for %l = %c0 to %t step %c1 {
      scf.for %j = %c0 to %h step %c1 {
        %a = memref.load %x[%i, %l] : memref<?x?xf64>
        %o = scf.for %k = %c0 to %h step %c1 iter_args(%q = %a) -> (f64) {
          %b = memref.load %w[%j, %k] : memref<?x?xf64>
          %c = memref.load %s[%k] : memref<?xf64>
          %p = arith.mulf %b, %c : f64
          %u = arith.addf %q, %p : f64
          scf.yield %u : f64
        }
        memref.store %o, %z[%j] : memref<?xf64>
      }
      scf.for %j = %c0 to %h step %c1 {
        %o = memref.load %z[%j] : memref<?xf64>
        memref.store %o, %s[%j] : memref<?xf64>
        %b = memref.load %all[%j] : memref<?xf64>
        %u = arith.addf %b, %o : f64
        memref.store %u, %all[%j] : memref<?xf64>
      }
    }
  }
  return
}

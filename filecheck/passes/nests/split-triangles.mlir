// RUN: ad-opt %s -p "split-triangles{size=8}" | filecheck %s
// RUN: ad-opt %s -p "split-triangles{size=8 fast=true}" | filecheck %s --check-prefix=FAST

// The part of a row that all rows of a block have is a product; what is left of it runs beside, in
// the order that reads memory along its rows. What else the nest does keeps its place.

// CHECK-LABEL: func.func @lower
// CHECK:         scf.for %[[FIRST:.*]] = %c0 to %n step
// CHECK:           %[[NEXT:.*]] = arith.addi %[[FIRST]], %{{.*}} overflow<nsw>
// CHECK:           %[[END:.*]] = arith.minsi %[[NEXT]], %n
// CHECK:           memref.subview %c
// CHECK:           scf.for %i = %[[FIRST]] to %[[END]] step %c1
// CHECK:             scf.for
// CHECK-NOT:           scf.for
// CHECK:               arith.mulf %{{.*}}, %beta
// CHECK:           linalg.generic
// CHECK:           scf.for %[[I:.*]] = %[[FIRST]] to %[[END]] step %c1
// CHECK:             %[[BEGIN:.*]] = arith.maxsi
// CHECK:             scf.for %[[J:.*]] = %[[BEGIN]] to
// CHECK:               scf.for %[[K:.*]] = %c0 to %n
// CHECK:                 memref.load %b[%[[J]], %[[K]]]
// CHECK:                 memref.store %{{.*}}, %c[%[[I]], %[[J]]]
// CHECK-NOT:       scf.for
// CHECK:         return
func.func @lower(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}, %n: index, %beta: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %end = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %end step %c1 {
      %old = memref.load %c[%i, %j] : memref<?x?xf64>
      %new = arith.mulf %old, %beta : f64
      memref.store %new, %c[%i, %j] : memref<?x?xf64>
    }
    scf.for %k = %c0 to %n step %c1 {
      scf.for %j = %c0 to %end step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%j, %k] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %old = memref.load %c[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// A sum over what is left of the diagonal: its first terms come first. The code behind it reads it
// from a buffer.

// CHECK-LABEL: func.func @carried
// CHECK:         %[[T:.*]] = memref.alloc
// CHECK:         memref.store %zero, %[[T]]
// CHECK:         linalg.generic
// CHECK-NOT:     memref.alloc
// CHECK:         scf.for %[[I:.*]] =
// CHECK:           scf.for %[[K:.*]] =
// CHECK:             scf.for %[[J:.*]] =
// CHECK:               memref.load %b[%[[K]], %[[J]]]
// CHECK:               memref.store %{{.*}}, %[[T]]
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             memref.load %[[T]]
// CHECK-NEXT:        math.sin
// CHECK-NEXT:        memref.store %{{.*}}, %c
// CHECK:         return
func.func @carried(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = scf.for %k = %c0 to %i step %c1 iter_args(%t = %zero) -> (f64) {
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

// Rows below those of a block are read before they are overwritten. The first terms of a sum are in
// the block, and what the sum begins with is overwritten: only where the order does not matter. The
// rows are stored by the code that reads the sums.

// CHECK-LABEL: func.func @below
// CHECK-NOT:     linalg
// CHECK:         return
// FAST-LABEL:  func.func @below
// FAST:          %[[S:.*]] = memref.alloc
// FAST:          %[[T:.*]] = memref.alloc
// FAST-DAG:      linalg.generic
// FAST-DAG:      memref.store %{{.*}}, %[[S]]
// FAST:          scf.for
// FAST:            scf.for
// FAST:              memref.load %[[T]]
// FAST:              memref.store %{{.*}}, %b
// FAST:          return
func.func @below(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %n: index, %alpha: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %first = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %first to %n step %c1 {
        %x = memref.load %a[%k, %i] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %old = memref.load %b[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %b[%i, %j] : memref<?x?xf64>
      }
      %s = memref.load %b[%i, %j] : memref<?x?xf64>
      %u = arith.mulf %alpha, %s : f64
      memref.store %u, %b[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// Two products in one sum.

// CHECK-LABEL: func.func @two
// CHECK-NOT:     linalg
// CHECK:         return
// FAST-LABEL:  func.func @two
// FAST-COUNT-2:  linalg.generic
// FAST-NOT:      linalg.generic
// FAST:          return
func.func @two(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %c0 to %n step %c1 {
      scf.for %j = %c0 to %i step %c1 {
        %aik = memref.load %a[%i, %k] : memref<?x?xf64>
        %bjk = memref.load %b[%j, %k] : memref<?x?xf64>
        %ajk = memref.load %a[%j, %k] : memref<?x?xf64>
        %bik = memref.load %b[%i, %k] : memref<?x?xf64>
        %p = arith.mulf %aik, %bjk : f64
        %q = arith.mulf %ajk, %bik : f64
        %r = arith.addf %p, %q : f64
        %old = memref.load %c[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %r : f64
        memref.store %new, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// Rows that earlier rows of the block are needed for: nothing is split.

// CHECK-LABEL: func.func @in_place
// CHECK-NOT:     linalg
// CHECK-NOT:     minsi
// CHECK:         return
func.func @in_place(%a: memref<?x?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      scf.for %k = %c0 to %j step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %a[%j, %k] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %old = memref.load %a[%i, %j] : memref<?x?xf64>
        %new = arith.subf %old, %p : f64
        memref.store %new, %a[%i, %j] : memref<?x?xf64>
      }
      %d = memref.load %a[%j, %j] : memref<?x?xf64>
      %v = memref.load %a[%i, %j] : memref<?x?xf64>
      %q = arith.divf %v, %d : f64
      memref.store %q, %a[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// Nor where buffers may overlap, where all iterations are one block, or where a bound is computed
// in another way.

// CHECK-LABEL: func.func @may_overlap
// CHECK-NOT:     linalg
// CHECK-NOT:     minsi
// CHECK:         return
func.func @may_overlap(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %c0 to %n step %c1 {
      scf.for %j = %c0 to %i step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%j, %k] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %old = memref.load %c[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @one_block
// CHECK-NOT:     linalg
// CHECK-NOT:     minsi
// CHECK:         return
func.func @one_block(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %k = %c0 to %n step %c1 {
      scf.for %j = %c0 to %i step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%j, %k] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %old = memref.load %c[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @halves
// CHECK-NOT:     linalg
// CHECK-NOT:     minsi
// CHECK:         return
func.func @halves(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias},
    %c: memref<?x?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %half = arith.divsi %i, %c2 : index
    scf.for %k = %c0 to %n step %c1 {
      scf.for %j = %c0 to %half step %c1 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%j, %k] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %old = memref.load %c[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// RUN: ad-opt %s -p "split-triangles{size=8}" | filecheck %s

// The part of a row that all rows of a block have is a product; what is left of it runs beside, in
// the order that reads memory along its rows. What else the nest does keeps its place.

// CHECK-LABEL: func.func @lower
// CHECK:         scf.for %[[FIRST:.*]] = %c0 to %n step
// CHECK:           %[[NEXT:.*]] = arith.addi %[[FIRST]], %{{.*}} overflow<nsw>
// CHECK:           %[[END:.*]] = arith.minsi %[[NEXT]], %n
// CHECK:           memref.reinterpret_cast %c
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

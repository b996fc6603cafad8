// RUN: ad-opt %s -p "raise-products{early=true}" | filecheck %s
// RUN: ad-opt %s -p "raise-products{early=true fast=true}" | filecheck %s --check-prefix=FAST

// A loop that carries two sums carries each in a loop of its own, where these are products of
// matrices: the second one has squares as factors, if the factors may be multiplied in any order. In
// order, it is no product, and the nest stays.

// CHECK-LABEL: func.func @sums_of_squares
// CHECK-NOT:     linalg
// CHECK:         return
// FAST-LABEL:  func.func @sums_of_squares
// FAST:          %[[X:.*]] = memref.load %x
// FAST-NEXT:     %[[XX:.*]] = arith.mulf %[[X]], %[[X]]
// FAST:          memref.store %[[XX]]
// FAST:          %[[V:.*]] = memref.load %v
// FAST-NEXT:     %[[VV:.*]] = arith.mulf %[[V]], %[[V]]
// FAST:          memref.store %[[VV]]
// FAST:          linalg.generic
// FAST:          linalg.generic
// FAST:          %{{.*}} = scf.for %{{.*}} iter_args
// FAST:            %{{.*}} = scf.for %{{.*}} iter_args
// FAST-NOT:          scf.for
// FAST:          return
func.func @sums_of_squares(%v: memref<?x?xf64> {llvm.noalias}, %x: memref<?x?xf64> {llvm.noalias}, %n: index, %d: index, %h: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    %o = scf.for %f = %c0 to %h step %c1 iter_args(%g = %e) -> (f64) {
      %s:2 = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero, %q = %zero) -> (f64, f64) {
        %a = memref.load %v[%f, %j] : memref<?x?xf64>
        %b = memref.load %x[%i, %j] : memref<?x?xf64>
        %p = arith.mulf %a, %b : f64
        %u = arith.addf %t, %p : f64
        %pp = arith.mulf %p, %p : f64
        %w = arith.addf %q, %pp : f64
        scf.yield %u, %w : f64, f64
      }
      %k = arith.divf %s#0, %s#1 : f64
      %l = arith.addf %g, %k : f64
      scf.yield %l : f64
    }
    scf.yield %o : f64
  }
  return %r : f64
}

// The norm of each row is the same one for all pairs it is in: it is computed once, with its root.

// CHECK-LABEL: func.func @pairs
// CHECK:         %[[NORMS:.*]] = memref.alloc(%{{.*}}) : memref<?xf64>
// CHECK-NEXT:    scf.for %[[J:.*]] = %c0 to %h
// CHECK-NEXT:      %[[S:.*]] = scf.for
// CHECK:             memref.load %v[%[[J]], %{{.*}}]
// CHECK:           %[[ROOT:.*]] = math.sqrt %[[S]]
// CHECK:           memref.store %[[ROOT]], %[[NORMS]]
// CHECK:         linalg.generic
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK-NOT:         scf.for
// CHECK-NOT:         math.sqrt
// CHECK:             memref.load %{{.*}} : memref<?xf64, strided<[1]>>
// CHECK:         return
func.func @pairs(%v: memref<?x?xf64> {llvm.noalias}, %x: memref<?x?xf64> {llvm.noalias}, %n: index, %d: index, %h: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    %o = scf.for %f = %c0 to %h step %c1 iter_args(%g = %e) -> (f64) {
      %s:2 = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero, %q = %zero) -> (f64, f64) {
        %a = memref.load %v[%f, %j] : memref<?x?xf64>
        %b = memref.load %x[%i, %j] : memref<?x?xf64>
        %p = arith.mulf %a, %b : f64
        %u = arith.addf %t, %p : f64
        %aa = arith.mulf %a, %a : f64
        %w = arith.addf %q, %aa : f64
        scf.yield %u, %w : f64, f64
      }
      %m = math.sqrt %s#1 : f64
      %k = arith.divf %s#0, %m : f64
      %l = arith.addf %g, %k : f64
      scf.yield %l : f64
    }
    scf.yield %o : f64
  }
  return %r : f64
}

// A sum that another one needs stays with it, and the nest as it is.

// CHECK-LABEL: func.func @needed
// CHECK-NOT:     linalg
// CHECK:         return
// FAST-LABEL:  func.func @needed
// FAST-NOT:      linalg
// FAST:          return
func.func @needed(%v: memref<?x?xf64> {llvm.noalias}, %x: memref<?x?xf64> {llvm.noalias}, %n: index, %d: index, %h: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    %o = scf.for %f = %c0 to %h step %c1 iter_args(%g = %e) -> (f64) {
      %s:2 = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero, %q = %zero) -> (f64, f64) {
        %a = memref.load %v[%f, %j] : memref<?x?xf64>
        %b = memref.load %x[%i, %j] : memref<?x?xf64>
        %p = arith.mulf %a, %b : f64
        %u = arith.addf %t, %p : f64
        %w = arith.maximumf %q, %t : f64
        scf.yield %u, %w : f64, f64
      }
      %k = arith.divf %s#0, %s#1 : f64
      %l = arith.addf %g, %k : f64
      scf.yield %l : f64
    }
    scf.yield %o : f64
  }
  return %r : f64
}

// A sum over a fourth loop is a product, too: strips of it have all sums of their rows in a buffer.

// CHECK-LABEL: func.func @experts
// CHECK:         scf.for
// CHECK:           %[[S:.*]] = memref.alloc(%{{.*}}, %{{.*}}, %{{.*}}) : memref<?x?x?xf64>
// CHECK:           linalg.generic
// CHECK:           scf.for
// CHECK:             scf.for
// CHECK:               scf.for
// CHECK-NOT:             scf.for
// CHECK:                 memref.load %[[S]]
// CHECK:           memref.dealloc %[[S]]
// CHECK:         return
func.func @experts(%v: memref<?x?x?xf64> {llvm.noalias}, %x: memref<?x?xf64> {llvm.noalias}, %n: index, %d: index, %h: index, %m: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    %o = scf.for %f = %c0 to %h step %c1 iter_args(%g = %e) -> (f64) {
      %q = scf.for %k = %c0 to %m step %c1 iter_args(%y = %g) -> (f64) {
        %s = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero) -> (f64) {
          %a = memref.load %v[%f, %k, %j] : memref<?x?x?xf64>
          %b = memref.load %x[%i, %j] : memref<?x?xf64>
          %p = arith.mulf %a, %b : f64
          %u = arith.addf %t, %p : f64
          scf.yield %u : f64
        }
        %z = math.tanh %s : f64
        %w = arith.addf %y, %z : f64
        scf.yield %w : f64
      }
      scf.yield %q : f64
    }
    scf.yield %o : f64
  }
  return %r : f64
}

// Two products that are added to one sum in one addition have a loop each, if sums may change their
// order; the one that is taken away has the negative of a factor. In order, the nest stays.

// CHECK-LABEL: func.func @differences
// CHECK-NOT:     linalg
// CHECK:         return
// FAST-LABEL:  func.func @differences
// FAST:          %[[A:.*]] = memref.load %a
// FAST-NEXT:     %[[NEGATIVE:.*]] = arith.negf %[[A]]
// FAST:          memref.store %[[NEGATIVE]]
// FAST:          linalg.generic
// FAST:          linalg.generic
// FAST:          %{{.*}} = scf.for %{{.*}} iter_args
// FAST:            %{{.*}} = scf.for %{{.*}} iter_args
// FAST-NOT:          scf.for
// FAST:          return
func.func @differences(%a: memref<?x?xf64> {llvm.noalias}, %b: memref<?x?xf64> {llvm.noalias}, %c: memref<?x?xf64> {llvm.noalias}, %d: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index, %h: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    %o = scf.for %j = %c0 to %h step %c1 iter_args(%g = %e) -> (f64) {
      %s = scf.for %k = %c0 to %m step %c1 iter_args(%t = %zero) -> (f64) {
        %1 = memref.load %a[%i, %k] : memref<?x?xf64>
        %2 = memref.load %b[%j, %k] : memref<?x?xf64>
        %3 = memref.load %c[%i, %k] : memref<?x?xf64>
        %4 = memref.load %d[%j, %k] : memref<?x?xf64>
        %5 = arith.mulf %1, %2 : f64
        %6 = arith.mulf %3, %4 : f64
        %7 = arith.subf %6, %5 : f64
        %8 = arith.addf %t, %7 : f64
        scf.yield %8 : f64
      }
      %q = math.exp %s : f64
      %l = arith.addf %g, %q : f64
      scf.yield %l : f64
    }
    scf.yield %o : f64
  }
  return %r : f64
}

// RUN: ad-opt %s -p "distribute-loops{fast=true}" | filecheck %s
// RUN: ad-opt %s -p "distribute-loops" | filecheck %s --check-prefix=STRICT

// Two layers add to one sum that the loop carries. In any order, each adds its terms for a strip of
// points before the next one does; otherwise they stay together, as the sum binds them.

// CHECK-LABEL: func.func @both_add
// CHECK:         scf.for %[[FIRST:.*]] = %{{.*}} to %n step %{{.*}} iter_args(%[[E:.*]] = %zero) -> (f64) {
// CHECK:           %[[ONE:.*]] = scf.for %{{.*}} = %[[FIRST]] to %{{.*}} iter_args(%[[G:.*]] = %[[E]]) -> (f64) {
// CHECK:             scf.for {{.*}} iter_args(%{{.*}} = %[[G]])
// CHECK:               math.tanh
// CHECK-NOT:           math.exp
// CHECK:           %[[TWO:.*]] = scf.for %{{.*}} = %[[FIRST]] to %{{.*}} iter_args(%[[H:.*]] = %[[ONE]]) -> (f64) {
// CHECK:             scf.for {{.*}} iter_args(%{{.*}} = %[[H]])
// CHECK:               math.exp
// CHECK:           scf.yield %[[TWO]] : f64

// STRICT-LABEL: func.func @both_add
// STRICT-NOT:     memref.alloc
// STRICT:         math.tanh
// STRICT-NOT:     memref.alloc
// STRICT:         math.exp
// STRICT:         return
func.func @both_add(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %v: memref<?x?xf64> {llvm.noalias}, %a: memref<?xf64> {llvm.noalias}, %n: index, %d: index, %h: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    %g = scf.for %k = %c0 to %h step %c1 iter_args(%e1 = %e) -> (f64) {
      %s = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %x[%i, %j] : memref<?x?xf64>
        %z = memref.load %w[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %f = math.tanh %s : f64
      memref.store %f, %a[%k] : memref<?xf64>
      %o = arith.addf %e1, %f : f64
      scf.yield %o : f64
    }
    %q = scf.for %k = %c0 to %h step %c1 iter_args(%e1 = %g) -> (f64) {
      %s = scf.for %j = %c0 to %h step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %v[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %f = math.exp %s : f64
      %o = arith.addf %e1, %f : f64
      scf.yield %o : f64
    }
    scf.yield %q : f64
  }
  return %r : f64
}

// What multiplies the sum on its way has to see all of it: nothing moves.

// CHECK-LABEL: func.func @one_scales
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func @one_scales(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %v: memref<?x?xf64> {llvm.noalias}, %a: memref<?xf64> {llvm.noalias}, %n: index, %d: index, %h: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    %g = scf.for %k = %c0 to %h step %c1 iter_args(%e1 = %e) -> (f64) {
      %s = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %x[%i, %j] : memref<?x?xf64>
        %z = memref.load %w[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %f = math.tanh %s : f64
      memref.store %f, %a[%k] : memref<?xf64>
      %m = arith.mulf %e1, %f : f64
      scf.yield %m : f64
    }
    %q = scf.for %k = %c0 to %h step %c1 iter_args(%e1 = %g) -> (f64) {
      %s = scf.for %j = %c0 to %h step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %v[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %o = arith.addf %e1, %s : f64
      scf.yield %o : f64
    }
    scf.yield %q : f64
  }
  return %r : f64
}

// Steps that add to the sum change places with the loop over samples, too, and carry it from one
// step of all samples to the next one.

// CHECK-LABEL: func.func @steps_add
// CHECK:         scf.for %[[FIRST:.*]] = %{{.*}} to %n step %{{.*}} iter_args(%[[E:.*]] = %zero) -> (f64) {
// CHECK:           %[[R:.*]] = scf.for %{{.*}} = %{{.*}} to %t step %{{.*}} iter_args(%[[F:.*]] = %[[E]]) -> (f64) {
// CHECK:             %[[LEFT:.*]] = scf.for %{{.*}} = %[[FIRST]] to %{{.*}} iter_args(%{{.*}} = %[[F]]) -> (f64) {
// CHECK:             scf.yield %[[LEFT]] : f64

// STRICT-LABEL: func.func @steps_add
// STRICT:         %{{.*}} = scf.for %{{.*}} to %n
// STRICT:           %{{.*}} = scf.for %{{.*}} iter_args(%[[E:.*]] = %{{.*}}) -> (f64) {
// STRICT:             scf.for %{{.*}} = %c0 to %t step %c1 iter_args(%{{.*}} = %[[E]]) -> (f64) {
// STRICT-NOT:       to %t
// STRICT:         return
func.func @steps_add(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %s: memref<?xf64> {llvm.noalias}, %z: memref<?xf64> {llvm.noalias}, %n: index, %t: index, %h: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    scf.for %j = %c0 to %h step %c1 {
      memref.store %zero, %s[%j] : memref<?xf64>
    }
    %q = scf.for %l = %c0 to %t step %c1 iter_args(%e1 = %e) -> (f64) {
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
      %g = scf.for %j = %c0 to %h step %c1 iter_args(%e2 = %e1) -> (f64) {
        %o = memref.load %z[%j] : memref<?xf64>
        memref.store %o, %s[%j] : memref<?xf64>
        %u = arith.addf %e2, %o : f64
        scf.yield %u : f64
      }
      scf.yield %g : f64
    }
    scf.yield %q : f64
  }
  return %r : f64
}

// RUN: ad-opt %s -p "distribute-loops" | filecheck %s
// RUN: ad-opt %s -p "distribute-loops,raise-products{early=true}" | filecheck %s --check-prefix=RAISED

// Two layers, point by point, with a row of scratch between them: each runs for 72 points before the
// next one begins, and scratch has a row for each. What the last point leaves there is left there.

// CHECK-LABEL: func.func @layers
// CHECK:         %[[R:.*]] = scf.for %[[FIRST:.*]] = %{{.*}} to %n step %{{.*}} iter_args(%[[E:.*]] = %zero) -> (f64) {
// CHECK:           %[[NEXT:.*]] = arith.addi %[[FIRST]], %{{.*}} : index
// CHECK:           %[[END:.*]] = arith.minsi %[[NEXT]], %n : index
// CHECK:           %[[ROWS:.*]] = memref.alloc(%{{.*}}) : memref<72x?xf64>
// CHECK:           scf.for %[[I:.*]] = %[[FIRST]] to %[[END]]
// CHECK:             %[[ROW:.*]] = arith.subi %[[I]], %[[FIRST]]
// CHECK:             memref.load %x[%[[I]], %{{.*}}]
// CHECK:             memref.store %{{.*}}, %[[ROWS]][%[[ROW]], %{{.*}}]
// CHECK:           %[[G:.*]] = scf.for %[[I2:.*]] = %[[FIRST]] to %[[END]] step %{{.*}} iter_args(%{{.*}} = %[[E]]) -> (f64) {
// CHECK:             %[[ROW2:.*]] = arith.subi %[[I2]], %[[FIRST]]
// CHECK:             memref.load %[[ROWS]][%[[ROW2]], %{{.*}}]
// CHECK:           scf.for %[[K:.*]] = %c0 to %h
// CHECK:             %[[LAST:.*]] = memref.load %[[ROWS]][%{{.*}}, %[[K]]]
// CHECK:             memref.store %[[LAST]], %a[%[[K]]]
// CHECK:           memref.dealloc %[[ROWS]]
// CHECK-NEXT:      scf.yield %[[G]] : f64
// CHECK:         return %[[R]] : f64

// RAISED-LABEL: func.func @layers
// RAISED:         linalg.generic
// RAISED:         math.tanh
// RAISED:         linalg.generic
// RAISED:         math.exp
// RAISED:         return
func.func @layers(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %v: memref<?x?xf64> {llvm.noalias}, %a: memref<?xf64> {llvm.noalias}, %n: index, %d: index, %h: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    scf.for %k = %c0 to %h step %c1 {
      %s = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %x[%i, %j] : memref<?x?xf64>
        %z = memref.load %w[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %f = math.tanh %s : f64
      memref.store %f, %a[%k] : memref<?xf64>
    }
    %q = scf.for %k = %c0 to %h step %c1 iter_args(%g = %e) -> (f64) {
      %s = scf.for %j = %c0 to %h step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %v[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %f = math.exp %s : f64
      %o = arith.addf %g, %f : f64
      scf.yield %o : f64
    }
    scf.yield %q : f64
  }
  return %r : f64
}

// A number that one statement makes and another one needs is kept for each iteration, and memory
// that each iteration allocates is there for 72 at once. Nobody looks there afterwards.

// CHECK-LABEL: func.func @allocated
// CHECK:           %[[ROWS:.*]] = memref.alloc(%{{.*}}) : memref<72x?xf64>
// CHECK-NEXT:      %[[NORMS:.*]] = memref.alloc() : memref<72xf64>
// CHECK-NOT:       memref.alloc
// CHECK:           scf.for
// CHECK:             %[[NORM:.*]] = scf.for
// CHECK:             memref.store %[[NORM]], %[[NORMS]]
// CHECK:           scf.for
// CHECK:             memref.load %[[NORMS]]
// CHECK:             arith.divf
// CHECK:           memref.dealloc %[[ROWS]]
// CHECK-NEXT:      memref.dealloc %[[NORMS]]
// CHECK-NOT:       memref.dealloc
// CHECK:         return
func.func @allocated(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %out: memref<?x?xf64> {llvm.noalias}, %n: index, %d: index, %h: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc(%d) : memref<?xf64>
    %norm = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero) -> (f64) {
      %y = memref.load %x[%i, %j] : memref<?x?xf64>
      %f = math.exp %y : f64
      memref.store %f, %a[%j] : memref<?xf64>
      %u = arith.addf %t, %f : f64
      scf.yield %u : f64
    }
    scf.for %k = %c0 to %h step %c1 {
      %s = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %m = arith.divf %y, %norm : f64
        %z = memref.load %w[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %m, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      memref.store %s, %out[%i, %k] : memref<?x?xf64>
    }
    memref.dealloc %a : memref<?xf64>
  }
  return
}

// A state that the next step begins with is no scratch: nothing runs for many steps before the rest.

// CHECK-LABEL: func.func @recurrent
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func @recurrent(%w: memref<?x?xf64> {llvm.noalias}, %a: memref<?xf64> {llvm.noalias}, %b: memref<?xf64> {llvm.noalias}, %n: index, %h: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %c0 to %h step %c1 {
      %s = scf.for %j = %c0 to %h step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %w[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      memref.store %s, %b[%k] : memref<?xf64>
    }
    scf.for %k = %c0 to %h step %c1 {
      %y = memref.load %b[%k] : memref<?xf64>
      memref.store %y, %a[%k] : memref<?xf64>
    }
  }
  return
}

// Scratch of which an iteration fills a part only is what earlier iterations left there.

// CHECK-LABEL: func.func @partly_filled
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func @partly_filled(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %a: memref<?xf64> {llvm.noalias}, %out: memref<?x?xf64> {llvm.noalias}, %n: index, %m: index, %d: index, %h: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %y = memref.load %x[%i, %j] : memref<?x?xf64>
      memref.store %y, %a[%j] : memref<?xf64>
    }
    scf.for %k = %c0 to %h step %c1 {
      %s = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %w[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      memref.store %s, %out[%i, %k] : memref<?x?xf64>
    }
  }
  return
}

// Nobody looks at what is left in an argument of a function that only gradients name which discard
// that: nothing is copied back. What another function calls leaves all that it should.

// CHECK-LABEL: func.func private @discarded
// CHECK:         memref.alloc
// CHECK-NOT:     memref.store %{{.*}}, %a
// CHECK:         return
// CHECK-LABEL: func.func private @called
// CHECK:         memref.alloc
// CHECK:         memref.store %{{.*}}, %a
// CHECK:         return
func.func private @discarded(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %a: memref<?xf64> {llvm.noalias}, %n: index, %d: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    scf.for %k = %c0 to %d step %c1 {
      %y = memref.load %x[%i, %k] : memref<?x?xf64>
      %f = math.tanh %y : f64
      memref.store %f, %a[%k] : memref<?xf64>
    }
    %q = scf.for %k = %c0 to %d step %c1 iter_args(%g = %e) -> (f64) {
      %s = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %w[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %f = math.exp %s : f64
      %o = arith.addf %g, %f : f64
      scf.yield %o : f64
    }
    scf.yield %q : f64
  }
  return %r : f64
}

func.func private @called(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %a: memref<?xf64> {llvm.noalias}, %n: index, %d: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    scf.for %k = %c0 to %d step %c1 {
      %y = memref.load %x[%i, %k] : memref<?x?xf64>
      %f = math.tanh %y : f64
      memref.store %f, %a[%k] : memref<?xf64>
    }
    %q = scf.for %k = %c0 to %d step %c1 iter_args(%g = %e) -> (f64) {
      %s = scf.for %j = %c0 to %d step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<?xf64>
        %z = memref.load %w[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      %f = math.exp %s : f64
      %o = arith.addf %g, %f : f64
      scf.yield %o : f64
    }
    scf.yield %q : f64
  }
  return %r : f64
}

func.func @requests(%x: memref<?x?xf64>, %w: memref<?x?xf64>, %dw: memref<?x?xf64>, %a: memref<?xf64>, %da: memref<?xf64>, %n: index, %d: index) -> f64 {
  %one = arith.constant 1.0 : f64
  autodiff.bwd_diff @discarded(%x, %w, %dw, %a, %da, %n, %d, %one) {activity = [const, dup, dup, const, const], primal = false, discard_memory = true, fresh_shadows = true} : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>, memref<?xf64>, memref<?xf64>, index, index, f64) -> ()
  autodiff.bwd_diff @called(%x, %w, %dw, %a, %da, %n, %d, %one) {activity = [const, dup, dup, const, const], primal = false, discard_memory = true, fresh_shadows = true} : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>, memref<?xf64>, memref<?xf64>, index, index, f64) -> ()
  %r = func.call @called(%x, %w, %a, %n, %d) : (memref<?x?xf64>, memref<?x?xf64>, memref<?xf64>, index, index) -> f64
  return %r : f64
}

// Memory whose address lies in memory is not each iteration's alone: others may find it there.

// CHECK-LABEL: func.func @held
// CHECK-NOT:     memref<72
// CHECK:         return
func.func @held(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %out: memref<?x?xf64> {llvm.noalias}, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %box = memref.alloc() : memref<1xmemref<8xf64>>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<8xf64>
    memref.store %a, %box[%c0] : memref<1xmemref<8xf64>>
    scf.for %j = %c0 to %c8 step %c1 {
      %y = memref.load %x[%i, %j] : memref<?x?xf64>
      memref.store %y, %a[%j] : memref<8xf64>
    }
    scf.for %k = %c0 to %n step %c1 {
      %s = scf.for %j = %c0 to %c8 step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<8xf64>
        %z = memref.load %w[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      memref.store %s, %out[%i, %k] : memref<?x?xf64>
    }
  }
  return
}

// An element of scratch that is loaded right in the loop is one of the iteration's row, and so is what is computed of it.

// CHECK-LABEL: func.func @element
// CHECK:           %[[ROWS:.*]] = memref.alloc() : memref<72x8xf64>
// CHECK:             %[[FIRST:.*]] = memref.load %[[ROWS]][%{{.*}}, %c0] : memref<72x8xf64>
// CHECK-NEXT:        math.sin %[[FIRST]] : f64
// CHECK:         return
func.func @element(%x: memref<?x?xf64> {llvm.noalias}, %w: memref<?x?xf64> {llvm.noalias}, %out: memref<?x?xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %a = memref.alloc() : memref<8xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
    scf.for %j = %c0 to %c8 step %c1 {
      %y = memref.load %x[%i, %j] : memref<?x?xf64>
      %f = math.exp %y : f64
      memref.store %f, %a[%j] : memref<8xf64>
    }
    %first = memref.load %a[%c0] : memref<8xf64>
    %sine = math.sin %first : f64
    %sum = arith.addf %e, %sine : f64
    scf.for %k = %c0 to %n step %c1 {
      %s = scf.for %j = %c0 to %c8 step %c1 iter_args(%t = %zero) -> (f64) {
        %y = memref.load %a[%j] : memref<8xf64>
        %z = memref.load %w[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %y, %z : f64
        %u = arith.addf %t, %p : f64
        scf.yield %u : f64
      }
      memref.store %s, %out[%i, %k] : memref<?x?xf64>
    }
    scf.yield %sum : f64
  }
  memref.dealloc %a : memref<8xf64>
  return %r : f64
}

// RUN: ad-opt %s -p "differentiate,inline,simplify" --print-plan 2>&1 | filecheck %s

// A loop that carries nothing but sums that only the caller wants: one run, no tape.

// CHECK-LABEL: func.func @black_box_gradient
// CHECK-NOT:     autodiff.
// CHECK:         %[[S:.*]] = scf.for {{.*}} iter_args(%[[SO_FAR:.*]] = %{{.*}}) -> (f64)
// CHECK-NEXT:      memref.load %x
// CHECK:           %[[E:.*]] = math.exp
// CHECK-NOT:       math.exp
// CHECK:           memref.store %{{.*}}, %dx
// CHECK:           scf.yield
// CHECK-NOT:     scf.for
// CHECK:         %[[R:.*]] = arith.mulf %[[S]], %{{.*}}
// CHECK:         func.return %[[R]]
func.func @black_box(%x: memref<?xf64>, %n: index, %k: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %v : f64
    %t = arith.mulf %e, %e : f64
    %r = arith.subf %so_far, %t : f64
    scf.yield %r : f64
  }
  %two = arith.constant 2.0 : f64
  %d = arith.mulf %s, %two : f64
  return %d : f64
}
func.func @black_box_gradient(%x: memref<?xf64>, %dx: memref<?xf64>, %n: index, %k: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %y = autodiff.bwd_diff @black_box(%x, %dx, %n, %k, %one) {activity = [dup, const, const]} : (memref<?xf64>, memref<?xf64>, index, f64, f64) -> f64
  return %y : f64
}

// The logarithm reads the sum, so it is there before the way back begins, which computes the
// exponentials once more. The maximum has one winner, or the loop is run again; then, and only
// then, is something saved.

// CHECK-LABEL: func.func @logsumexp_gradient
// CHECK:         scf.for
// CHECK:           arith.maximumf
// CHECK-NOT:       autodiff.save
// CHECK:         scf.for
// CHECK:           math.exp
// CHECK-NOT:       autodiff.save
// CHECK:         arith.divf
// CHECK:         scf.for
// CHECK:           math.exp
// CHECK:           memref.store %{{.*}}, %dx
// CHECK:         %{{.*}}, %{{.*}} = scf.for {{.*}} -> (index, index)
// CHECK-NEXT:      memref.load %x
// CHECK-NEXT:      arith.cmpf oeq
// CHECK:         scf.if
// CHECK:           scf.if
// CHECK-NOT:         scf.for
// CHECK:             memref.store %{{.*}}, %dx
// CHECK:         } else {
// CHECK:           autodiff.save
// CHECK:           arith.maximumf
// CHECK:           autodiff.restore
func.func @logsumexp(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %low = arith.constant 0xFFF0000000000000 : f64
  %m = scf.for %i = %c0 to %n step %c1 iter_args(%a = %low) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %b = arith.maximumf %a, %v : f64
    scf.yield %b : f64
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %d = arith.subf %v, %m : f64
    %e = math.exp %d : f64
    %r = arith.addf %so_far, %e : f64
    scf.yield %r : f64
  }
  %l = math.log %s : f64
  %y = arith.addf %m, %l : f64
  return %y : f64
}
func.func @logsumexp_gradient(%x: memref<?xf64>, %dx: memref<?xf64>, %n: index) {
  %one = arith.constant 1.0 : f64
  autodiff.bwd_diff @logsumexp(%x, %dx, %n, %one) {activity = [dup, const], primal = false} : (memref<?xf64>, memref<?xf64>, index, f64) -> ()
  return
}

// Sums that go through a loop inside, as in energies of pairs: nothing of a pair is saved.

// CHECK-LABEL: func.func @pairs_gradient
// CHECK-NOT:     autodiff.
// CHECK:         func.return
func.func @pairs(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %e = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %next = arith.addi %i, %c1 : index
    %b = scf.for %j = %next to %n step %c1 iter_args(%c = %a) -> (f64) {
      %w = memref.load %x[%j] : memref<?xf64>
      %d = arith.subf %v, %w : f64
      %q = math.cosh %d : f64
      %f = arith.divf %v, %q : f64
      %g = arith.subf %c, %f : f64
      scf.yield %g : f64
    }
    scf.yield %b : f64
  }
  return %e : f64
}
func.func @pairs_gradient(%x: memref<?xf64>, %dx: memref<?xf64>, %n: index) -> f64 {
  %one = arith.constant 1.0 : f64
  %y = autodiff.bwd_diff @pairs(%x, %dx, %n, %one) {activity = [dup, const]} : (memref<?xf64>, memref<?xf64>, index, f64) -> f64
  return %y : f64
}

// A sum that a product reads on the way is no sum: the loop is reversed as it was run.

// CHECK-LABEL: func.func @chain_gradient
// CHECK:         autodiff.save
// CHECK:         autodiff.restore
func.func @chain(%x: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %so_far : f64
    %t = arith.mulf %e, %v : f64
    %r = arith.addf %so_far, %t : f64
    scf.yield %r : f64
  }
  return %s : f64
}
func.func @chain_gradient(%x: memref<?xf64>, %dx: memref<?xf64>, %n: index) {
  %one = arith.constant 1.0 : f64
  autodiff.bwd_diff @chain(%x, %dx, %n, %one) {activity = [dup, const], primal = false} : (memref<?xf64>, memref<?xf64>, index, f64) -> ()
  return
}

// CHECK-LABEL: reversal of @black_box
// CHECK-NEXT:    scf.for at {{.*}}: each iteration is run again, then reversed, and its sums are computed there only
// CHECK-NEXT:    tape: nothing is saved
// CHECK-LABEL: reversal of @logsumexp
// CHECK-NEXT:    scf.for at {{.*}}: the iteration that gave the result is reversed; where several tie, all are
// CHECK-NEXT:    scf.for at {{.*}}: each iteration is run again, then reversed
// CHECK:         saved where several tie: %a of scf.for at {{.*}}, f64, 8 bytes x ?
// CHECK-NEXT:    tape: nothing is saved
// CHECK-LABEL: reversal of @pairs
// CHECK-NEXT:    scf.for at {{.*}}: each iteration is run again, then reversed, and its sums are computed there only
// CHECK-NEXT:    scf.for at {{.*}}: each iteration is run again, then reversed, and its sums are computed there only
// CHECK-NEXT:    tape: nothing is saved
// CHECK-LABEL: reversal of @chain
// CHECK-NEXT:    scf.for at {{.*}}: counted down

// RUN: ad-opt %s -p "differentiate{function=f mode=reverse},simplify" --split-input-file | filecheck %s

// A counted loop saves what is needed, one record an iteration, and counts down.
// CHECK-LABEL: func.func private @f.bwd(%x: f64, %n: index, %{{.*}}: f64) -> f64 {
// CHECK:         %[[TAPE:.*]] = autodiff.tape_begin : !autodiff.tape
// CHECK:         %[[TRIPS:.*]] = arith.maxsi %n, %c0 : index
// CHECK-NEXT:    %[[FRAME:.*]] = autodiff.frame %[[TAPE]], %[[TRIPS]] : !autodiff.frame<f64>
// CHECK:           autodiff.save %a, %[[FRAME]][%i] of %[[TRIPS]]
// CHECK:         scf.for %[[K:.*]] = %c0 to %[[TRIPS]]
// CHECK:           %[[LAST:.*]] = arith.subi %[[TRIPS]], %c1
// CHECK-NEXT:      %[[I:.*]] = arith.subi %[[LAST]], %[[K]]
// CHECK-NEXT:      %[[A:.*]] = autodiff.restore %[[FRAME]][%[[I]]]
// CHECK-NEXT:      math.cos %[[A]] : f64
// CHECK:         autodiff.tape_end %[[TAPE]]
func.func @f(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %s = math.sin %a : f64
    scf.yield %s : f64
  }
  return %y : f64
}

// -----

// What can be read again is not saved; iterations that only add go in the primal's order.
// CHECK-LABEL: func.func private @f.bwd(%m: memref<?xf64>, %0: memref<?xf64>, %n: index
// CHECK-NOT:     autodiff.
// CHECK:         scf.for %[[I:.*]] = %c0 to
// CHECK-NEXT:      %[[V:.*]] = memref.load %m[%[[I]]]
// CHECK-NEXT:      math.cos %[[V]]
// CHECK:           memref.load %0[%[[I]]]
// CHECK:           memref.store %{{.*}}, %0[%[[I]]]
// CHECK-NOT:     autodiff.
// CHECK:       func.func @f_grad(
func.func @f(%m: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %v = memref.load %m[%i] : memref<?xf64>
    %s = math.sin %v : f64
    %t = arith.addf %sum, %s : f64
    scf.yield %t : f64
  }
  return %y : f64
}

// -----

// A while loop counts its runs in a frame that grows; the way back is a counted loop.
// CHECK-LABEL: func.func private @f.bwd(%x: f64
// CHECK:         scf.while (%y = %x, %[[COUNT:.*]] = %{{.*}}, %[[FRAME:.*]] = %{{.*}}, %[[CAP:.*]] = %{{[0-9c]+}})
// CHECK-NEXT:      autodiff.frame_grow %{{.*}}, %[[FRAME]], %[[CAP]], %[[COUNT]]
// CHECK:           scf.condition
// CHECK:         scf.for
// CHECK:           scf.if
// CHECK:             autodiff.restore
func.func @f(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %r = scf.while (%y = %x) : (f64) -> f64 {
    %c = arith.cmpf ogt, %y, %one : f64
    scf.condition(%c) %y : f64
  } do {
  ^bb0(%z: f64):
    %s = math.sqrt %z : f64
    %t = arith.mulf %s, %x : f64
    scf.yield %t : f64
  }
  return %r : f64
}

// RUN: ad-opt %s -p "apply-schedules{before-derivatives=true}" | filecheck %s
// RUN: ad-opt %s --vjp=f | filecheck %s --check-prefix=WHOLE

// What is called from outside runs as its schedule says; the derivative is that of the loop as it is written.
// CHECK-LABEL: func.func @f(
// CHECK:         affine.vector_load
// CHECK-LABEL: func.func private @f.unscheduled(
// CHECK-NOT:     vector
// CHECK:         affine.for %i = 0 to 8 {
// CHECK-LABEL: func.func @g(
// CHECK:         autodiff.bwd_diff @f.unscheduled(
// CHECK-NOT:   schedule.apply @f
// CHECK:       schedule.apply @g

// WHOLE-LABEL: func.func @f(
// WHOLE:         vector.load
// WHOLE-LABEL: func.func @f_vjp(
// WHOLE-NOT:     vector.load
// WHOLE:         return
func.func @f(%a: memref<8xf64>, %x: f64) {
  affine.for %i = 0 to 8 {
    %e = affine.load %a[%i] : memref<8xf64>
    %y = arith.mulf %e, %x : f64
    affine.store %y, %a[%i] : memref<8xf64>
  } {schedule.loop = "i"}
  func.return
}
func.func @g(%a: memref<8xf64>, %da: memref<8xf64>, %x: f64) -> f64 {
  %r = autodiff.bwd_diff @f(%a, %da, %x) {activity = [dup, active], primal = false} : (memref<8xf64>, memref<8xf64>, f64) -> f64
  func.return %r : f64
}
schedule.apply @f {
  %i = schedule.loop "i"
  %v, %rest = schedule.vectorize %i by 4
}
// A loop of what is to be derived is not there yet.
schedule.apply @g {
  %i = schedule.loop_at [0]
  %v, %rest = schedule.vectorize %i by 4
}

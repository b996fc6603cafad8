// RUN: ad-opt %s -p "differentiate,print-tape" | filecheck %s

func.func @squares(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %x) -> (f32) {
    %s = arith.mulf %t, %t : f32
    scf.yield %s : f32
  }
  return %r : f32
}

// Only the number that is squared; the counter %i and the counter %n of the loop below are known
// from the number of the iteration.
func.func @until(%x: f64, %end: f64) -> f64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %r:2 = scf.while (%t = %x, %n = %c0) : (f64, i64) -> (f64, i64) {
    %more = arith.cmpf olt, %t, %end : f64
    scf.condition(%more) %t, %n : f64, i64
  } do {
  ^bb0(%t: f64, %n: i64):
    %m = arith.addi %n, %c1 : i64
    %w = arith.sitofp %m : i64 to f64
    %s = arith.mulf %t, %t : f64
    %u = arith.mulf %s, %w : f64
    scf.yield %u, %m : f64, i64
  }
  return %r#0 : f64
}

func.func @main(%x: f32, %dr: f32, %y: f64, %end: f64, %ds: f64) -> (f32, f64) {
  %dx = autodiff.bwd_diff @squares(%x, %dr) {activity = [active], primal = false} : (f32, f32) -> f32
  %dy = autodiff.bwd_diff @until(%y, %end, %ds) {activity = [active, const], primal = false} : (f64, f64, f64) -> f64
  return %dx, %dy : f32, f64
}

// CHECK:       @squares.bwd
// CHECK-SAME:    autodiff.tape = {bytes = 12 : i64, handles = 0 : i64, unknown = 0 : i64}
// CHECK:         autodiff.save %{{.*}} {autodiff.bytes = "4 x 3", slot = 0 : i64} : f32
// CHECK:       @until.bwd
// CHECK-SAME:    autodiff.tape = {bytes = 0 : i64, handles = 0 : i64, unknown = 1 : i64}
// CHECK:         autodiff.save %{{.*}} {autodiff.bytes = "8 x ?", slot = 0 : i64} : f64
// CHECK-NOT:     autodiff.save

// RUN: ad-opt %s -p canonicalize --allow-unregistered-dialect | filecheck %s

// What is not registered may be anything: it stays in its loop.
// CHECK-LABEL: func.func @chained
// CHECK:         scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> (f64) {
// CHECK-NEXT:      %b = "test.second"(%s) : (f64) -> f64
// CHECK-NEXT:      scf.yield %b : f64
func.func @chained(%a: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> (f64) {
    %b = "test.second"(%s) : (f64) -> f64
    scf.yield %b : f64
  }
  return %r : f64
}

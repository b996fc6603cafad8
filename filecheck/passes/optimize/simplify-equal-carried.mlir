// RUN: ad-opt %s -p simplify | filecheck %s

// Values that begin and go on alike are one, whoever reads them.
// CHECK-LABEL: func.func @equal
// CHECK:         %[[R:.*]] = scf.for {{.*}} iter_args(%[[A:.*]] = %x) -> (f64) {
// CHECK-NEXT:      %[[S:.*]] = arith.mulf %[[A]], %[[A]]
// CHECK-NEXT:      scf.yield %[[S]] : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[SUM:.*]] = arith.addf %[[R]], %[[R]]
// CHECK-NEXT:    return %[[SUM]]
func.func @equal(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (f64, f64) {
    %s = arith.mulf %a, %b : f64
    %t = arith.mulf %a, %b : f64
    scf.yield %s, %t : f64, f64
  }
  %sum = arith.addf %r#0, %r#1 : f64
  return %sum : f64
}

// They begin otherwise: without iterations, that is what is left of them.
// CHECK-LABEL: func.func @other_start
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %x, %{{.*}} = %y) -> (f64, f64) {
func.func @other_start(%x: f64, %y: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (f64, f64) {
    %s = arith.mulf %a, %b : f64
    scf.yield %s, %s : f64, f64
  }
  %sum = arith.subf %r#0, %r#1 : f64
  return %sum : f64
}

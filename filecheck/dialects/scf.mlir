// RUN: ad-opt %s | filecheck %s

// CHECK-LABEL: func.func @parallel
func.func @parallel(%n: index, %x: f64) -> f64 {
  %c = arith.constant 1 : index
  // CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) init (%{{.*}}) -> (f64) {
  %s = scf.parallel (%i) = (%c) to (%n) step (%c) init (%x) -> f64 {
    // CHECK-NEXT: scf.reduce(%{{.*}} : f64) {
    scf.reduce(%x : f64) {
    ^bb0(%a: f64, %b: f64):
      scf.reduce.return %a : f64
    }
  }
  return %s : f64
}

// CHECK-LABEL: func.func @loops
func.func @loops(%c: i1, %i: i32) {
  // CHECK: scf.while : () -> () {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  // CHECK: scf.for unsigned %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} : i32 {
  scf.for unsigned %j = %i to %i step %i : i32 {
  }
  // CHECK: scf.forall (%{{.*}}, %{{.*}}) in (4, 8) {
  scf.forall (%j, %k) in (4, 8) {
  }
  return
}

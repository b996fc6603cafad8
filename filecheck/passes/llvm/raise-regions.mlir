// RUN: ad-opt %s -p raise-llvm | filecheck %s
// RUN: ad-opt %s --vjp=f | ad-opt

// What stands in a region of an operation that stays is raised, too.
// CHECK-LABEL: func.func @f
llvm.func @f(%x: f64, %c: i1) -> f64 {
  // CHECK: scf.if
  %r = scf.if %c -> (f64) {
    // CHECK: arith.mulf
    %y = llvm.fmul %x, %x : f64
    scf.yield %y : f64
  } else {
    scf.yield %x : f64
  }
  // CHECK: return
  llvm.return %r : f64
}

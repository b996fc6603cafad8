// RUN: ad-opt %s -p energies,schedule,nlls-lower-solver | filecheck %s

// Channels whose diagonals are one expression share the inverse of it in the passes over vectors.
nlls.problem @smooth precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 3 x f32>
  nlls.residual @first {
    %x = expr.access #expr.access<@X, [0], 0>
    %y = expr.access #expr.access<@X, [1], 0>
    %m = expr.prod -1.0 (%y)
    %d = expr.sum 0.0 (%x, %m)
    nlls.yield %d : !expr.real
  }
  nlls.residual @second {
    %x = expr.access #expr.access<@X, [0], 1>
    %d = expr.prod 2.0 (%x)
    nlls.yield %d : !expr.real
  }
  nlls.residual @third {
    %x = expr.access #expr.access<@X, [0], 2>
    %y = expr.access #expr.access<@X, [1], 2>
    %m = expr.prod -1.0 (%y)
    %d = expr.sum 1.0 (%x, %m)
    nlls.yield %d : !expr.real
  }
}

// CHECK: func.func private @smooth.jtf.W(
// CHECK-SAME: nlls.equal = {diag.X = array<i64: 0, 1, 0>}
// CHECK: func.func private @smooth.residual.1(%alpha: f32, %pre.0: {{.*}}, %r.0: {{.*}}, %Ap.0: {{.*}}, %n: index) -> f64
// CHECK: func.func private @smooth.direction.1(
// CHECK: func.func private @smooth.residual.2(%alpha: f32, %pre.0: {{.*}}, %r.0: {{.*}}, %r.1: {{.*}}, %Ap.0: {{.*}}, %Ap.1: {{.*}}, %n: index) -> f64
// CHECK: memref.load %pre.0[%i]
// CHECK-NOT: memref.load %pre
// CHECK: func.func private @smooth.direction.2(
// CHECK: func.func private @smooth.pcg
// CHECK: func.call @smooth.apply
// CHECK: func.call @smooth.residual.2(
// CHECK: func.call @smooth.residual.1(
// CHECK: func.call @smooth.direction.2(
// CHECK: func.call @smooth.direction.1(

// RUN: ad-opt %s -p "nlls-classify-residuals,nlls-insert-bounds,nlls-fold-exclude,nlls-derive{kinds=cost,jtf,jtj},nlls-materialize{policy=trig}" | filecheck %s
// RUN: ad-opt %s -p "nlls-classify-residuals,nlls-insert-bounds,nlls-fold-exclude,nlls-derive{kinds=cost},nlls-materialize{policy=trig}" | filecheck %s --check-prefix=COST

// The product reads the exponential, which is its own slope, at each step. Cost and gradient both
// read the sine, so it is computed once for the two.
// CHECK: nlls.computed @hoisted.W : !nlls.array<[@W], 2 x f32, planar>
// CHECK: nlls.kernel @precompute.W
// CHECK-DAG: expr.exp
// CHECK-DAG: expr.sin
// CHECK: nlls.kernel @cost.W
// CHECK-NOT: expr.exp
// CHECK-NOT: expr.sin
// CHECK: nlls.kernel @jtf.W
// CHECK-NOT: expr.exp
// CHECK-NOT: expr.sin
// CHECK: nlls.kernel @jtj.W
// CHECK-NOT: expr.exp
nlls.problem @twice precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.image @A : !nlls.array<[@W], 1 x f32>
  nlls.residual @fit {
    %x = expr.access #expr.access<@X, [0], 0>
    %a = expr.access #expr.access<@A, [0], 0>
    %e = expr.exp %x
    %s = expr.sin %a
    %r = expr.sum 0.0 (%e, %s)
    nlls.yield %r : !expr.real
  }
}

// Points and edges read one sine: it is kept, be there vectors of a solver or not.
// COST: nlls.computed @hoisted.W : !nlls.array<[@W], 1 x f64, planar>
// COST: nlls.kernel @cost.W
// COST-NOT: expr.sin
// COST: nlls.kernel @cost.G
// COST-NOT: expr.sin
nlls.problem @ends precision f64 {
  nlls.dim @W
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@W], 1 x f64>
  nlls.graph @G over [@E] (@a -> [@W], @b -> [@W])
  nlls.residual @points {
    %x = expr.access #expr.access<@X, [0], 0>
    %s = expr.sin %x
    nlls.yield %s : !expr.real
  }
  nlls.residual @edges {
    %x = expr.edge #expr.edge<@X, @G, @a, 0>
    %y = expr.edge #expr.edge<@X, @G, @b, 0>
    %s = expr.sin %x
    %p = expr.prod 1.0 (%s, %y)
    nlls.yield %p : !expr.real
  }
}

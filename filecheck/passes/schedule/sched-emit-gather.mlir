// RUN: ad-opt %s -p "nlls-classify-residuals,nlls-derive{kinds=jtj},nlls-materialize{graphs=gather},nlls-scatter-to-gather" | filecheck %s --check-prefix=KERNELS
// RUN: ad-opt %s -p "nlls-classify-residuals,nlls-derive{kinds=jtj},nlls-materialize{graphs=gather},nlls-scatter-to-gather,schedule" | filecheck %s

// The product with the direction is kept for each edge, once, and summed in order; ends gather it.
// KERNELS:      nlls.kernel @jtj.Jp.smooth.G kind "jtj" over @G {
// KERNELS:        nlls.yield %{{[0-9]+}} to #nlls.store<@Jp.smooth, 0> : !expr.real
// KERNELS:      nlls.kernel @jtj.G kind "jtj" over @G {
// KERNELS-NEXT:   [[JP:%[0-9]+]] = expr.access #expr.access<@Jp.smooth, [0], 0>
// KERNELS-NEXT:   [[SQUARE:%[0-9]+]] = expr.powc 2.0 ([[JP]])
// KERNELS-NEXT:   nlls.yield [[SQUARE]] to #nlls.reduce<@pAp> : !expr.real
// KERNELS:      nlls.kernel @jtj.G.v0 kind "jtj" over [@N] gather @G @v0 {
// KERNELS-NOT:    expr.edge
// KERNELS:        nlls.yield %{{[0-9]+}} to #nlls.add<@Ap.X, 0> : !expr.real
// KERNELS:      nlls.kernel @jtj.G.v1 kind "jtj" over [@N] gather @G @v1 {

// Edges that add to nothing of others are independent; sums are made in the order of the edges.
// CHECK-LABEL: func.func @mesh.jtj.Jp.smooth.G(
// CHECK:         scf.parallel (%{{[0-9]+}}) = (%{{[0-9]+}}) to (%E)
// CHECK-LABEL: func.func @mesh.jtj.G(
// CHECK-NOT:     scf.parallel
// CHECK:         scf.for %{{[0-9]+}} = %{{[0-9]+}} to %E step %{{[0-9]+}} iter_args(%{{[0-9]+}} = %{{[0-9]+}}) -> (f64)
// CHECK-LABEL: func.func @mesh.jtj.G.v0(
// CHECK:         scf.parallel ([[POINT:%[0-9]+]]) = (%{{[0-9]+}}) to (%N)
// CHECK:           [[FIRST:%[0-9]+]] = memref.load %G_v0_offsets[[[POINT]]]
// CHECK:           [[NEXT:%[0-9]+]] = arith.addi [[POINT]], %{{[0-9]+}}
// CHECK:           [[LAST:%[0-9]+]] = memref.load %G_v0_offsets[[[NEXT]]]
// CHECK:           [[SUM:%[0-9]+]] = scf.for [[K:%[0-9]+]] = [[FIRST]] to [[LAST]]
// CHECK:             [[EDGE:%[0-9]+]] = memref.load %G_v0_edges[[[K]]]
// CHECK:             memref.load %weight[[[EDGE]]]
// CHECK:             memref.load %Jp_smooth[%{{[0-9]+}}, [[EDGE]]]
// CHECK:           memref.store %{{[0-9]+}}, %Ap_X[%{{[0-9]+}}, [[POINT]]]
// CHECK-LABEL: func.func @mesh.jtj.G.v1(
nlls.problem @mesh precision f32 {
  nlls.dim @N
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@N], 1 x f32>
  nlls.graph @G over [@E] (@v0 -> [@N], @v1 -> [@N])
  nlls.image @weight : !nlls.array<[@E], 1 x f32>
  nlls.residual @smooth {
    %w = expr.access #expr.access<@weight, [0], 0>
    %a = expr.edge #expr.edge<@X, @G, @v0, 0>
    %b = expr.edge #expr.edge<@X, @G, @v1, 0>
    %m = expr.prod -1.0 (%b)
    %d = expr.sum 0.0 (%a, %m)
    %r = expr.prod 1.0 (%w, %d)
    nlls.yield %r : !expr.real
  }
}

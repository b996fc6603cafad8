// RUN: ad-opt %s -p "nlls-insert-bounds,nlls-derive{kinds=jtj},nlls-materialize" | filecheck %s
// RUN: ad-opt %s -p "nlls-insert-bounds,nlls-derive{kinds=jtj},nlls-materialize{policy=j+jp}" | filecheck %s --check-prefix=STORED
// RUN: ad-opt %s -p energies | filecheck %s --check-prefix=ALL

// Sine and cosine are computed once for each angle; the neighbour's is read at its place.
// CHECK:           nlls.computed @hoisted.W : !nlls.array<[@W], 2 x f32, planar> attributes {nlls.derived} {
// CHECK-NEXT:        [[V0:%[0-9]+]] = expr.access #expr.access<@angle, [0], 0>
// CHECK-NEXT:        [[V1:%[0-9]+]] = expr.sin [[V0]]
// CHECK-NEXT:        [[V2:%[0-9]+]] = expr.cos [[V0]]
// CHECK-NEXT:        nlls.yield [[V1]], [[V2]] : !expr.real, !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:      nlls.kernel @precompute.W kind "precompute" over [@W] {
// CHECK-NEXT:        [[V3:%[0-9]+]] = expr.access #expr.access<@angle, [0], 0>
// CHECK-NEXT:        [[V4:%[0-9]+]] = expr.sin [[V3]]
// CHECK-NEXT:        [[V5:%[0-9]+]] = expr.cos [[V3]]
// CHECK-NEXT:        nlls.yield [[V4]] to #nlls.store<@hoisted.W, 0>, [[V5]] to #nlls.store<@hoisted.W, 1> : !expr.real, !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:      nlls.vector @p.angle of @angle role "p" : !nlls.array<[@W], 1 x f32, planar>
// CHECK-NEXT:      nlls.vector @Ap.angle of @angle role "Ap" : !nlls.array<[@W], 1 x f32, planar>
// CHECK-NEXT:      nlls.kernel @jtj.W kind "jtj" over [@W] {
// CHECK-NEXT:        [[V6:%[0-9]+]] = expr.bounds #expr.bounds<[-1], [0]>
// CHECK-NEXT:        [[V7:%[0-9]+]] = expr.access #expr.access<@hoisted.W, [-1], 0>
// CHECK-NEXT:        [[V8:%[0-9]+]] = expr.access #expr.access<@p.angle, [0], 0>
// CHECK-NEXT:        [[V9:%[0-9]+]] = expr.prod 1.0 ([[V7]], [[V8]])
// CHECK-NEXT:        [[V10:%[0-9]+]] = expr.access #expr.access<@angle, [0], 0>
// CHECK-NEXT:        [[V11:%[0-9]+]] = expr.access #expr.access<@hoisted.W, [-1], 1>
// CHECK-NEXT:        [[V12:%[0-9]+]] = expr.access #expr.access<@p.angle, [-1], 0>
// CHECK-NEXT:        [[V13:%[0-9]+]] = expr.prod 1.0 ([[V10]], [[V11]], [[V12]])
// CHECK-NEXT:        [[V14:%[0-9]+]] = expr.sum 0.0 ([[V9]], [[V13]])
// CHECK-NEXT:        [[V15:%[0-9]+]] = expr.prod 1.0 ([[V6]], [[V7]], [[V14]])
// CHECK-NEXT:        [[V16:%[0-9]+]] = expr.bounds #expr.bounds<[0], [1]>
// CHECK-NEXT:        [[V17:%[0-9]+]] = expr.access #expr.access<@angle, [1], 0>
// CHECK-NEXT:        [[V18:%[0-9]+]] = expr.access #expr.access<@hoisted.W, [0], 1>
// CHECK-NEXT:        [[V19:%[0-9]+]] = expr.access #expr.access<@hoisted.W, [0], 0>
// CHECK-NEXT:        [[V20:%[0-9]+]] = expr.access #expr.access<@p.angle, [1], 0>
// CHECK-NEXT:        [[V21:%[0-9]+]] = expr.prod 1.0 ([[V19]], [[V20]])
// CHECK-NEXT:        [[V22:%[0-9]+]] = expr.prod 1.0 ([[V17]], [[V18]], [[V8]])
// CHECK-NEXT:        [[V23:%[0-9]+]] = expr.sum 0.0 ([[V21]], [[V22]])
// CHECK-NEXT:        [[V24:%[0-9]+]] = expr.prod 1.0 ([[V16]], [[V17]], [[V18]], [[V23]])
// CHECK-NEXT:        [[V25:%[0-9]+]] = expr.sum 0.0 ([[V15]], [[V24]])
// CHECK-NEXT:        [[V26:%[0-9]+]] = expr.prod 1.0 ([[V8]], [[V25]])
// CHECK-NEXT:        nlls.yield [[V25]] to #nlls.store<@Ap.angle, 0>, [[V26]] to #nlls.reduce<@pAp> : !expr.real, !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// STORED-LABEL: nlls.problem @turn
// STORED:         nlls.computed @J.dx : !nlls.array<[@W], 2 x f32, planar> attributes {nlls.derived}
// STORED:         nlls.vector @Jp.dx role "jp" : !nlls.array<[@W], 1 x f32, planar>
// STORED:         nlls.kernel @precompute.W kind "precompute" over [@W]
// STORED:         nlls.kernel @jtj.Jp.dx.W kind "jtj" over [@W]
// STORED:           nlls.yield %{{[0-9]+}} to #nlls.store<@Jp.dx, 0>
// STORED:         nlls.kernel @jtj.W kind "jtj" over [@W]
// STORED-NOT:       expr.sin

// ALL-DAG: nlls.kernel @precompute.W
// ALL-DAG: nlls.kernel @cost.W
// ALL-DAG: nlls.kernel @jtf.W
// ALL-DAG: nlls.kernel @jtj.W
nlls.problem @turn precision f32 {
  nlls.dim @W
  nlls.unknown @angle : !nlls.array<[@W], 1 x f32>
  nlls.residual @dx {
    %a = expr.access #expr.access<@angle, [0], 0>
    %s = expr.sin %a
    %b = expr.access #expr.access<@angle, [1], 0>
    %r = expr.prod 1.0 (%s, %b)
    nlls.yield %r : !expr.real
  }
}

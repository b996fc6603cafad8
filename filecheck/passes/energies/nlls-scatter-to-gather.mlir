// RUN: ad-opt %s -p "nlls-insert-bounds,nlls-derive{kinds=jtj},nlls-scatter-to-gather" | filecheck %s

// What edges add at their ends becomes a kernel over the points of each end.
// CHECK:           nlls.kernel @jtj.N kind "jtj" over [@N] {
// CHECK-NEXT:        [[V0:%[0-9]+]] = expr.const 0.0
// CHECK-NEXT:        nlls.yield [[V0]] to #nlls.store<@Ap.X, 0>, [[V0]] to #nlls.reduce<@pAp> : !expr.real, !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:      nlls.kernel @jtj.G kind "jtj" over @G {
// CHECK-NEXT:        [[V1:%[0-9]+]] = expr.access #expr.access<@weight, [0], 0>
// CHECK-NEXT:        [[V2:%[0-9]+]] = expr.edge #expr.edge<@p.X, @G, @v0, 0>
// CHECK-NEXT:        [[V3:%[0-9]+]] = expr.prod 1.0 ([[V1]], [[V2]])
// CHECK-NEXT:        [[V4:%[0-9]+]] = expr.edge #expr.edge<@p.X, @G, @v1, 0>
// CHECK-NEXT:        [[V5:%[0-9]+]] = expr.prod -1.0 ([[V1]], [[V4]])
// CHECK-NEXT:        [[V6:%[0-9]+]] = expr.sum 0.0 ([[V3]], [[V5]])
// CHECK-NEXT:        [[V7:%[0-9]+]] = expr.powc 2.0 ([[V6]])
// CHECK-NEXT:        nlls.yield [[V7]] to #nlls.reduce<@pAp> : !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:      nlls.kernel @jtj.G.v0 kind "jtj" over [@N] gather @G @v0 {
// CHECK-NEXT:        [[V8:%[0-9]+]] = expr.access #expr.access<@weight, [0], 0>
// CHECK-NEXT:        [[V9:%[0-9]+]] = expr.edge #expr.edge<@p.X, @G, @v0, 0>
// CHECK-NEXT:        [[V10:%[0-9]+]] = expr.prod 1.0 ([[V8]], [[V9]])
// CHECK-NEXT:        [[V11:%[0-9]+]] = expr.edge #expr.edge<@p.X, @G, @v1, 0>
// CHECK-NEXT:        [[V12:%[0-9]+]] = expr.prod -1.0 ([[V8]], [[V11]])
// CHECK-NEXT:        [[V13:%[0-9]+]] = expr.sum 0.0 ([[V10]], [[V12]])
// CHECK-NEXT:        [[V14:%[0-9]+]] = expr.prod 1.0 ([[V8]], [[V13]])
// CHECK-NEXT:        nlls.yield [[V14]] to #nlls.add<@Ap.X, 0> : !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:      nlls.kernel @jtj.G.v1 kind "jtj" over [@N] gather @G @v1 {
// CHECK-NEXT:        [[V15:%[0-9]+]] = expr.access #expr.access<@weight, [0], 0>
// CHECK-NEXT:        [[V16:%[0-9]+]] = expr.edge #expr.edge<@p.X, @G, @v0, 0>
// CHECK-NEXT:        [[V17:%[0-9]+]] = expr.prod -1.0 ([[V15]], [[V16]])
// CHECK-NEXT:        [[V18:%[0-9]+]] = expr.edge #expr.edge<@p.X, @G, @v1, 0>
// CHECK-NEXT:        [[V19:%[0-9]+]] = expr.prod 1.0 ([[V15]], [[V18]])
// CHECK-NEXT:        [[V20:%[0-9]+]] = expr.sum 0.0 ([[V17]], [[V19]])
// CHECK-NEXT:        [[V21:%[0-9]+]] = expr.prod 1.0 ([[V15]], [[V20]])
// CHECK-NEXT:        nlls.yield [[V21]] to #nlls.add<@Ap.X, 0> : !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:    }
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

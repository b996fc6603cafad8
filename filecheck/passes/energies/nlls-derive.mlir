// RUN: ad-opt %s -p "nlls-insert-bounds,nlls-fold-exclude,nlls-derive{kinds=jtf,jtj}" | filecheck %s
// RUN: ad-opt %s -p "nlls-insert-bounds,nlls-fold-exclude,nlls-derive{kinds=stencil}" | filecheck %s --check-prefix=STENCIL

// Each point gathers from the residuals that read it: its own, and those to the left and above,
// whose boxes have moved with them. Of the fit only the box of the point is left, and that is gone.
// CHECK:           nlls.kernel @jtf.W_H kind "jtf" over [@W, @H] {
// CHECK-NEXT:        [[V0:%[0-9]+]] = expr.access #expr.access<@A, [0, 0], 0>
// CHECK-NEXT:        [[V1:%[0-9]+]] = expr.access #expr.access<@X, [0, 0], 0>
// CHECK-NEXT:        [[V2:%[0-9]+]] = expr.prod -1.0 ([[V1]])
// CHECK-NEXT:        [[V3:%[0-9]+]] = expr.sum 0.0 ([[V0]], [[V2]])
// CHECK-NEXT:        [[V4:%[0-9]+]] = expr.prod -0.010000000000000002 ([[V3]])
// CHECK-NEXT:        [[V5:%[0-9]+]] = expr.bounds #expr.bounds<[-1, 0], [0, 0]>
// CHECK-NEXT:        [[V6:%[0-9]+]] = expr.access #expr.access<@X, [-1, 0], 0>
// CHECK-NEXT:        [[V7:%[0-9]+]] = expr.prod -1.0 ([[V6]])
// CHECK-NEXT:        [[V8:%[0-9]+]] = expr.sum 0.0 ([[V1]], [[V7]])
// CHECK-NEXT:        [[V9:%[0-9]+]] = expr.prod 0.81 ([[V5]], [[V8]])
// CHECK-NEXT:        [[V10:%[0-9]+]] = expr.bounds #expr.bounds<[0, -1], [0, 0]>
// CHECK-NEXT:        [[V11:%[0-9]+]] = expr.access #expr.access<@X, [0, -1], 0>
// CHECK-NEXT:        [[V12:%[0-9]+]] = expr.prod -1.0 ([[V11]])
// CHECK-NEXT:        [[V13:%[0-9]+]] = expr.sum 0.0 ([[V1]], [[V12]])
// CHECK-NEXT:        [[V14:%[0-9]+]] = expr.prod 0.81 ([[V10]], [[V13]])
// CHECK-NEXT:        [[V15:%[0-9]+]] = expr.bounds #expr.bounds<[0, 0], [0, 1]>
// CHECK-NEXT:        [[V16:%[0-9]+]] = expr.access #expr.access<@X, [0, 1], 0>
// CHECK-NEXT:        [[V17:%[0-9]+]] = expr.prod -1.0 ([[V16]])
// CHECK-NEXT:        [[V18:%[0-9]+]] = expr.sum 0.0 ([[V1]], [[V17]])
// CHECK-NEXT:        [[V19:%[0-9]+]] = expr.prod 0.81 ([[V15]], [[V18]])
// CHECK-NEXT:        [[V20:%[0-9]+]] = expr.bounds #expr.bounds<[0, 0], [1, 0]>
// CHECK-NEXT:        [[V21:%[0-9]+]] = expr.access #expr.access<@X, [1, 0], 0>
// CHECK-NEXT:        [[V22:%[0-9]+]] = expr.prod -1.0 ([[V21]])
// CHECK-NEXT:        [[V23:%[0-9]+]] = expr.sum 0.0 ([[V1]], [[V22]])
// CHECK-NEXT:        [[V24:%[0-9]+]] = expr.prod 0.81 ([[V20]], [[V23]])
// CHECK-NEXT:        [[V25:%[0-9]+]] = expr.sum 0.0 ([[V4]], [[V9]], [[V14]], [[V19]], [[V24]])
// CHECK-NEXT:        [[V26:%[0-9]+]] = expr.prod 0.81 ([[V5]])
// CHECK-NEXT:        [[V27:%[0-9]+]] = expr.prod 0.81 ([[V10]])
// CHECK-NEXT:        [[V28:%[0-9]+]] = expr.prod 0.81 ([[V15]])
// CHECK-NEXT:        [[V29:%[0-9]+]] = expr.prod 0.81 ([[V20]])
// CHECK-NEXT:        [[V30:%[0-9]+]] = expr.sum 0.010000000000000002 ([[V26]], [[V27]], [[V28]], [[V29]])
// CHECK-NEXT:        nlls.yield [[V25]] to #nlls.store<@g.X, 0>, [[V30]] to #nlls.store<@diag.X, 0> : !expr.real, !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:      nlls.kernel @jtj.W_H kind "jtj" over [@W, @H] {
// CHECK-NEXT:        [[V31:%[0-9]+]] = expr.access #expr.access<@p.X, [0, 0], 0>
// CHECK-NEXT:        [[V32:%[0-9]+]] = expr.prod 0.010000000000000002 ([[V31]])
// CHECK-NEXT:        [[V33:%[0-9]+]] = expr.bounds #expr.bounds<[-1, 0], [0, 0]>
// CHECK-NEXT:        [[V34:%[0-9]+]] = expr.access #expr.access<@p.X, [-1, 0], 0>
// CHECK-NEXT:        [[V35:%[0-9]+]] = expr.prod -1.0 ([[V34]])
// CHECK-NEXT:        [[V36:%[0-9]+]] = expr.sum 0.0 ([[V31]], [[V35]])
// CHECK-NEXT:        [[V37:%[0-9]+]] = expr.prod 0.81 ([[V33]], [[V36]])
// CHECK-NEXT:        [[V38:%[0-9]+]] = expr.bounds #expr.bounds<[0, -1], [0, 0]>
// CHECK-NEXT:        [[V39:%[0-9]+]] = expr.access #expr.access<@p.X, [0, -1], 0>
// CHECK-NEXT:        [[V40:%[0-9]+]] = expr.prod -1.0 ([[V39]])
// CHECK-NEXT:        [[V41:%[0-9]+]] = expr.sum 0.0 ([[V31]], [[V40]])
// CHECK-NEXT:        [[V42:%[0-9]+]] = expr.prod 0.81 ([[V38]], [[V41]])
// CHECK-NEXT:        [[V43:%[0-9]+]] = expr.bounds #expr.bounds<[0, 0], [0, 1]>
// CHECK-NEXT:        [[V44:%[0-9]+]] = expr.access #expr.access<@p.X, [0, 1], 0>
// CHECK-NEXT:        [[V45:%[0-9]+]] = expr.prod -1.0 ([[V44]])
// CHECK-NEXT:        [[V46:%[0-9]+]] = expr.sum 0.0 ([[V31]], [[V45]])
// CHECK-NEXT:        [[V47:%[0-9]+]] = expr.prod 0.81 ([[V43]], [[V46]])
// CHECK-NEXT:        [[V48:%[0-9]+]] = expr.bounds #expr.bounds<[0, 0], [1, 0]>
// CHECK-NEXT:        [[V49:%[0-9]+]] = expr.access #expr.access<@p.X, [1, 0], 0>
// CHECK-NEXT:        [[V50:%[0-9]+]] = expr.prod -1.0 ([[V49]])
// CHECK-NEXT:        [[V51:%[0-9]+]] = expr.sum 0.0 ([[V31]], [[V50]])
// CHECK-NEXT:        [[V52:%[0-9]+]] = expr.prod 0.81 ([[V48]], [[V51]])
// CHECK-NEXT:        [[V53:%[0-9]+]] = expr.sum 0.0 ([[V32]], [[V37]], [[V42]], [[V47]], [[V52]])
// CHECK-NEXT:        [[V54:%[0-9]+]] = expr.prod 1.0 ([[V31]], [[V53]])
// CHECK-NEXT:        nlls.yield [[V53]] to #nlls.store<@Ap.X, 0>, [[V54]] to #nlls.reduce<@pAp> : !expr.real, !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:    }
nlls.problem @laplacian precision f32 {
  nlls.dim @W
  nlls.dim @H
  nlls.unknown @X : !nlls.array<[@W, @H], 1 x f32>
  nlls.image @A : !nlls.array<[@W, @H], 1 x f32>
  nlls.residual @fit {
    %x = expr.access #expr.access<@X, [0, 0], 0>
    %a = expr.access #expr.access<@A, [0, 0], 0>
    %m = expr.prod -1.0 (%a)
    %d = expr.sum 0.0 (%x, %m)
    %r = expr.prod 0.1 (%d)
    nlls.yield %r : !expr.real
  }
  nlls.residual @dx {
    %x = expr.access #expr.access<@X, [0, 0], 0>
    %y = expr.access #expr.access<@X, [1, 0], 0>
    %m = expr.prod -1.0 (%y)
    %d = expr.sum 0.0 (%x, %m)
    %r = expr.prod 0.9 (%d)
    nlls.yield %r : !expr.real
  }
  nlls.residual @dy {
    %x = expr.access #expr.access<@X, [0, 0], 0>
    %y = expr.access #expr.access<@X, [0, 1], 0>
    %m = expr.prod -1.0 (%y)
    %d = expr.sum 0.0 (%x, %m)
    %r = expr.prod 0.9 (%d)
    nlls.yield %r : !expr.real
  }
}

// The entries of a row at the point, right, below and beside that; the others are those of neighbours.
// STENCIL:           nlls.kernel @stencil.W_H kind "stencil" over [@W, @H] {
// STENCIL:             [[DOWN:%[0-9]+]] = expr.bounds #expr.bounds<[0, 0], [0, 1]>
// STENCIL:             [[RIGHT:%[0-9]+]] = expr.bounds #expr.bounds<[0, 0], [1, 0]>
// STENCIL:             [[OWN:%[0-9]+]] = expr.sum 0.010000000000000002
// STENCIL-NEXT:        [[E:%[0-9]+]] = expr.prod -0.81 ([[RIGHT]])
// STENCIL-NEXT:        [[S:%[0-9]+]] = expr.prod -0.81 ([[DOWN]])
// STENCIL-NEXT:        [[ZERO:%[0-9]+]] = expr.const 0.0
// STENCIL-NEXT:        nlls.yield [[OWN]] to #nlls.store<@stencil.X, 0>, [[E]] to #nlls.store<@stencil.X, 1>, [[S]] to #nlls.store<@stencil.X, 2>, [[ZERO]] to #nlls.store<@stencil.X, 3>, [[ZERO]] to #nlls.store<@stencil.X, 4>

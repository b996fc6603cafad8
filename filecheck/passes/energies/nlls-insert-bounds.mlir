// RUN: ad-opt %s -p "nlls-insert-bounds" | filecheck %s

// The box of what is read; of the fit, that of the point.
// CHECK:           nlls.residual @fit over [@W, @H] {
// CHECK-NEXT:        [[V0:%[0-9]+]] = expr.bounds #expr.bounds<[0, 0], [0, 0]>
// CHECK-NEXT:        [[V1:%[0-9]+]] = expr.access #expr.access<@A, [0, 0], 0>
// CHECK-NEXT:        [[V2:%[0-9]+]] = expr.access #expr.access<@X, [0, 0], 0>
// CHECK-NEXT:        [[V3:%[0-9]+]] = expr.prod -1.0 ([[V2]])
// CHECK-NEXT:        [[V4:%[0-9]+]] = expr.sum 0.0 ([[V1]], [[V3]])
// CHECK-NEXT:        [[V5:%[0-9]+]] = expr.prod -0.1 ([[V0]], [[V4]])
// CHECK-NEXT:        nlls.yield [[V5]] : !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:      nlls.residual @dx over [@W, @H] {
// CHECK-NEXT:        [[V6:%[0-9]+]] = expr.bounds #expr.bounds<[0, 0], [1, 0]>
// CHECK-NEXT:        [[V7:%[0-9]+]] = expr.access #expr.access<@X, [0, 0], 0>
// CHECK-NEXT:        [[V8:%[0-9]+]] = expr.access #expr.access<@X, [1, 0], 0>
// CHECK-NEXT:        [[V9:%[0-9]+]] = expr.prod -1.0 ([[V8]])
// CHECK-NEXT:        [[V10:%[0-9]+]] = expr.sum 0.0 ([[V7]], [[V9]])
// CHECK-NEXT:        [[V11:%[0-9]+]] = expr.prod 0.9 ([[V6]], [[V10]])
// CHECK-NEXT:        nlls.yield [[V11]] : !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:      nlls.residual @dy over [@W, @H] {
// CHECK-NEXT:        [[V12:%[0-9]+]] = expr.bounds #expr.bounds<[0, 0], [0, 1]>
// CHECK-NEXT:        [[V13:%[0-9]+]] = expr.access #expr.access<@X, [0, 0], 0>
// CHECK-NEXT:        [[V14:%[0-9]+]] = expr.access #expr.access<@X, [0, 1], 0>
// CHECK-NEXT:        [[V15:%[0-9]+]] = expr.prod -1.0 ([[V14]])
// CHECK-NEXT:        [[V16:%[0-9]+]] = expr.sum 0.0 ([[V13]], [[V15]])
// CHECK-NEXT:        [[V17:%[0-9]+]] = expr.prod 0.9 ([[V12]], [[V16]])
// CHECK-NEXT:        nlls.yield [[V17]] : !expr.real
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

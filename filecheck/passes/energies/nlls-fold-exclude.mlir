// RUN: ad-opt %s -p "nlls-insert-bounds,nlls-fold-exclude" | filecheck %s

// The residual is zero where its point is excluded; the unknown moves only where it is not.
// CHECK:           nlls.residual @dx over [@W] {
// CHECK-NEXT:        [[V0:%[0-9]+]] = expr.bounds #expr.bounds<[0], [1]>
// CHECK-NEXT:        [[V1:%[0-9]+]] = expr.const 0.0
// CHECK-NEXT:        [[V2:%[0-9]+]] = expr.access #expr.access<@mask, [0], 0>
// CHECK-NEXT:        [[V3:%[0-9]+]] = expr.ne [[V1]], [[V2]]
// CHECK-NEXT:        [[V4:%[0-9]+]] = expr.not [[V3]]
// CHECK-NEXT:        [[V5:%[0-9]+]] = expr.access #expr.access<@X, [0], 0>
// CHECK-NEXT:        [[V6:%[0-9]+]] = expr.access #expr.access<@X, [1], 0>
// CHECK-NEXT:        [[V7:%[0-9]+]] = expr.prod -1.0 ([[V6]])
// CHECK-NEXT:        [[V8:%[0-9]+]] = expr.sum 0.0 ([[V5]], [[V7]])
// CHECK-NEXT:        [[V9:%[0-9]+]] = expr.prod 1.0 ([[V0]], [[V4]], [[V8]])
// CHECK-NEXT:        nlls.yield [[V9]] : !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:      nlls.column @X {
// CHECK-NEXT:        [[V10:%[0-9]+]] = expr.const 0.0
// CHECK-NEXT:        [[V11:%[0-9]+]] = expr.access #expr.access<@mask, [0], 0>
// CHECK-NEXT:        [[V12:%[0-9]+]] = expr.ne [[V10]], [[V11]]
// CHECK-NEXT:        [[V13:%[0-9]+]] = expr.not [[V12]]
// CHECK-NEXT:        nlls.yield [[V13]] : !expr.bool
// CHECK-NEXT:      }
// CHECK-NEXT:    }
nlls.problem @masked precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.image @mask : !nlls.array<[@W], 1 x ui8>
  nlls.residual @dx {
    %x = expr.access #expr.access<@X, [0], 0>
    %y = expr.access #expr.access<@X, [1], 0>
    %m = expr.prod -1.0 (%y)
    %d = expr.sum 0.0 (%x, %m)
    nlls.yield %d : !expr.real
  }
  nlls.exclude {
    %m = expr.access #expr.access<@mask, [0], 0>
    %zero = expr.const 0.0
    %e = expr.ne %m, %zero
    nlls.yield %e : !expr.bool
  }
}

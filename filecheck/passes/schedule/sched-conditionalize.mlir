// RUN: ad-opt %s -p sched-build,sched-conditionalize | filecheck %s
// RUN: ad-opt %s -p "sched-build,sched-conditionalize{join=prefix}" | filecheck %s

// CHECK-LABEL: nlls.kernel @jtj kind "jtj" over [@W] {
// CHECK-NEXT: [[V0:%[0-9]+]] = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
// CHECK-NEXT: [[V1:%[0-9]+]] = sched.load #expr.access<@X, [0], 0>
// CHECK-NEXT: [[V2:%[0-9]+]] = sched.load #expr.access<@X, [1], 0> if ([[V0]])
// CHECK-NEXT: [[V3:%[0-9]+]] = sched.vload #expr.access<@A, [0], 0> : !sched.vector<2>
// CHECK-NEXT: [[V4:%[0-9]+]] = sched.extract [[V3]][0] : !sched.vector<2>
// CHECK-NEXT: [[V5:%[0-9]+]] = sched.extract [[V3]][1] : !sched.vector<2>
// CHECK-NEXT: [[V6:%[0-9]+]] = sched.apply "prod" [1.000000e+00] ([[V4]], [[V1]]) : (!expr.real, !expr.real) -> !expr.real
// CHECK-NEXT: [[V7:%[0-9]+]] = sched.vardecl 5.000000e-01
// CHECK-NEXT: [[V8:%[0-9]+]] = sched.apply "prod" [2.000000e+00] ([[V2]]) if ([[V0]]) : (!expr.real) -> !expr.real
// CHECK-NEXT: [[V9:%[0-9]+]] = sched.reduce [[V7]], [[V8]] if ([[V0]]) : !expr.real
// CHECK-NEXT: [[V10:%[0-9]+]] = sched.reduce [[V7]], [[V6]] : !expr.real
// CHECK-NEXT: [[V11:%[0-9]+]] = sched.reduce [[V7]], [[V5]] : !expr.real
// CHECK-NEXT: [[V12:%[0-9]+]] = sched.varuse [[V7]] after ([[V9]], [[V10]], [[V11]])
// CHECK-NEXT: [[V13:%[0-9]+]] = sched.apply "prod" [1.000000e+00] ([[V1]], [[V12]]) : (!expr.real, !expr.real) -> !expr.real
// CHECK-NEXT: nlls.yield [[V12]] to #nlls.store<@Ap.X, 0>, [[V13]] to #nlls.reduce<@pAp> : !expr.real, !expr.real
nlls.problem @chain precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.image @A : !nlls.array<[@W], 2 x f32>
  nlls.vector @Ap.X of @X role "Ap" : !nlls.array<[@W], 1 x f32, planar>
  nlls.kernel @jtj kind "jtj" over [@W] {
    %x = expr.access #expr.access<@X, [0], 0>
    %y = expr.access #expr.access<@X, [1], 0>
    %a = expr.access #expr.access<@A, [0], 0>
    %c = expr.access #expr.access<@A, [0], 1>
    %b = expr.bounds #expr.bounds<[0], [1]>
    %t = expr.prod 2.0 (%b, %y)
    %p = expr.prod 1.0 (%a, %x)
    %s = expr.sum 0.5 (%t, %p, %c)
    %e = expr.prod 1.0 (%x, %s)
    nlls.yield %s to #nlls.store<@Ap.X, 0>, %e to #nlls.reduce<@pAp> : !expr.real, !expr.real
  }
}

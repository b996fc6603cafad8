// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s --print-op-generic | ad-opt - | filecheck %s
// What is scheduled stays as it is.
// RUN: ad-opt %s -p sched-conditionalize,sched-order | filecheck %s

// CHECK-LABEL: nlls.kernel @jtj kind "jtj" over [@W] {
// CHECK-NEXT: [[V0:%[0-9]+]] = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
// CHECK-NEXT: [[V1:%[0-9]+]] = sched.vardecl 5.000000e-01
// CHECK-NEXT: [[V2:%[0-9]+]] = sched.load #expr.access<@X, [1], 0> if ([[V0]])
// CHECK-NEXT: [[V3:%[0-9]+]] = sched.apply "prod" [2.000000e+00] ([[V2]]) if ([[V0]]) : (!expr.real) -> !expr.real
// CHECK-NEXT: [[V4:%[0-9]+]] = sched.reduce [[V1]], [[V3]] if ([[V0]]) : !expr.real
// CHECK-NEXT: [[V5:%[0-9]+]] = sched.vload #expr.access<@A, [0], 0> : !sched.vector<2>
// CHECK-NEXT: [[V6:%[0-9]+]] = sched.extract [[V5]][1] : !sched.vector<2>
// CHECK-NEXT: [[V7:%[0-9]+]] = sched.reduce [[V1]], [[V6]] : !expr.real
// CHECK-NEXT: [[V8:%[0-9]+]] = sched.extract [[V5]][0] : !sched.vector<2>
// CHECK-NEXT: [[V9:%[0-9]+]] = sched.load #expr.access<@X, [0], 0>
// CHECK-NEXT: [[V10:%[0-9]+]] = sched.apply "prod" [1.000000e+00] ([[V8]], [[V9]]) : (!expr.real, !expr.real) -> !expr.real
// CHECK-NEXT: [[V11:%[0-9]+]] = sched.reduce [[V1]], [[V10]] : !expr.real
// CHECK-NEXT: [[V12:%[0-9]+]] = sched.varuse [[V1]] after ([[V4]], [[V11]], [[V7]])
// CHECK-NEXT: [[V13:%[0-9]+]] = sched.apply "prod" [1.000000e+00] ([[V9]], [[V12]]) : (!expr.real, !expr.real) -> !expr.real
// CHECK-NEXT: nlls.yield [[V12]] to #nlls.store<@Ap.X, 0>, [[V13]] to #nlls.reduce<@pAp> : !expr.real, !expr.real
  nlls.problem @chain precision f32 {
    nlls.dim @W
    nlls.unknown @X : !nlls.array<[@W], 1 x f32>
    nlls.image @A : !nlls.array<[@W], 2 x f32>
    nlls.vector @Ap.X of @X role "Ap" : !nlls.array<[@W], 1 x f32, planar>
    nlls.kernel @jtj kind "jtj" over [@W] {
      %0 = sched.intrinsic #expr.bounds<[0], [1]> : !expr.bool
      %1 = sched.vardecl 5.000000e-01
      %2 = sched.load #expr.access<@X, [1], 0> if (%0)
      %3 = sched.apply "prod" [2.000000e+00] (%2) if (%0) : (!expr.real) -> !expr.real
      %4 = sched.reduce %1, %3 if (%0) : !expr.real
      %5 = sched.vload #expr.access<@A, [0], 0> : !sched.vector<2>
      %6 = sched.extract %5[1] : !sched.vector<2>
      %7 = sched.reduce %1, %6 : !expr.real
      %8 = sched.extract %5[0] : !sched.vector<2>
      %9 = sched.load #expr.access<@X, [0], 0>
      %10 = sched.apply "prod" [1.000000e+00] (%8, %9) : (!expr.real, !expr.real) -> !expr.real
      %11 = sched.reduce %1, %10 : !expr.real
      %12 = sched.varuse %1 after (%4, %11, %7)
      %13 = sched.apply "prod" [1.000000e+00] (%9, %12) : (!expr.real, !expr.real) -> !expr.real
      nlls.yield %12 to #nlls.store<@Ap.X, 0>, %13 to #nlls.reduce<@pAp> : !expr.real, !expr.real
    }
  }

// RUN: ad-opt %s -p schedule | filecheck %s
// RUN: ad-opt %s -p "sched-build,sched-conditionalize,sched-order,sched-emit{shape=ifs}" | filecheck %s --check-prefix=IFS
// RUN: ad-opt %s -p "sched-build,sched-conditionalize,sched-order,sched-emit{shape=select}" | filecheck %s --check-prefix=SELECT

// CHECK: func.func private @chain.jtj.border({{.*}}[[V0:%[0-9]+]]: index, [[V1:%[0-9]+]]: index) -> f64
// CHECK-NEXT: [[V2:%[0-9]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: [[V3:%[0-9]+]] = arith.constant 1 : index
// CHECK-NEXT: [[V4:%[0-9]+]] = scf.for [[V5:%[0-9]+]] = [[V0]] to [[V1]] step [[V3]] iter_args([[V6:%[0-9]+]] = [[V2]]) -> (f32) {
// CHECK-NEXT: [[V7:%[0-9]+]] = arith.constant 1 : index
// CHECK-NEXT: [[V8:%[0-9]+]] = arith.addi [[V5]], [[V7]] overflow<nsw> : index
// CHECK-NEXT: [[V9:%[0-9]+]] = arith.cmpi slt, [[V8]], %W : index
// CHECK-NEXT: [[V10:%[0-9]+]] = scf.if [[V9]] -> (f32) {
// CHECK-NEXT: [[V11:%[0-9]+]] = arith.constant 1 : index
// CHECK-NEXT: [[V12:%[0-9]+]] = arith.addi [[V5]], [[V11]] overflow<nsw> : index
// CHECK-NEXT: [[V13:%[0-9]+]] = arith.constant 0 : index
// CHECK-NEXT: [[V14:%[0-9]+]] = memref.load %X[[[V13]], [[V12]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: [[V15:%[0-9]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: [[V16:%[0-9]+]] = arith.mulf [[V14]], [[V15]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V17:%[0-9]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: [[V18:%[0-9]+]] = arith.addf [[V17]], [[V16]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: scf.yield [[V18]] : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: [[V19:%[0-9]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: scf.yield [[V19]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: [[V20:%[0-9]+]] = arith.constant 1 : index
// CHECK-NEXT: [[V21:%[0-9]+]] = memref.load %A[[[V5]], [[V20]]] : memref<?x2xf32>
// CHECK-NEXT: [[V22:%[0-9]+]] = arith.addf [[V10]], [[V21]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V23:%[0-9]+]] = arith.constant 0 : index
// CHECK-NEXT: [[V24:%[0-9]+]] = memref.load %A[[[V5]], [[V23]]] : memref<?x2xf32>
// CHECK-NEXT: [[V25:%[0-9]+]] = arith.constant 0 : index
// CHECK-NEXT: [[V26:%[0-9]+]] = memref.load %X[[[V25]], [[V5]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: [[V27:%[0-9]+]] = arith.mulf [[V24]], [[V26]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V28:%[0-9]+]] = arith.addf [[V22]], [[V27]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V29:%[0-9]+]] = arith.mulf [[V26]], [[V28]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V30:%[0-9]+]] = arith.constant 0 : index
// CHECK-NEXT: memref.store [[V28]], %Ap_X[[[V30]], [[V5]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: [[V31:%[0-9]+]] = arith.addf [[V6]], [[V29]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: scf.yield [[V31]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: [[V32:%[0-9]+]] = arith.extf [[V4]] : f32 to f64
// CHECK-NEXT: func.return [[V32]] : f64
// CHECK-NEXT: }
// CHECK-NEXT: func.func @chain.jtj(
// CHECK-NEXT: [[V0:%[0-9]+]] = arith.constant 0 : index
// CHECK-NEXT: [[V1:%[0-9]+]] = arith.minsi [[V0]], %W : index
// CHECK-NEXT: [[V2:%[0-9]+]] = arith.constant 1 : index
// CHECK-NEXT: [[V3:%[0-9]+]] = arith.subi %W, [[V2]] overflow<nsw> : index
// CHECK-NEXT: [[V4:%[0-9]+]] = arith.maxsi [[V1]], [[V3]] : index
// CHECK-NEXT: [[V5:%[0-9]+]] = arith.constant 0 : index
// CHECK-NEXT: [[V6:%[0-9]+]] = func.call @chain.jtj.border(%W, %X, %A, %Ap_X, [[V5]], [[V1]]) : (index, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x2xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>, index, index) -> f64
// CHECK-NEXT: [[V7:%[0-9]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: [[V8:%[0-9]+]] = arith.constant 1 : index
// CHECK-NEXT: [[V9:%[0-9]+]] = scf.for [[V10:%[0-9]+]] = [[V1]] to [[V4]] step [[V8]] iter_args([[V11:%[0-9]+]] = [[V7]]) -> (f32) {
// CHECK-NEXT: [[V12:%[0-9]+]] = arith.constant 1 : index
// CHECK-NEXT: [[V13:%[0-9]+]] = arith.addi [[V10]], [[V12]] overflow<nsw> : index
// CHECK-NEXT: [[V14:%[0-9]+]] = arith.constant 0 : index
// CHECK-NEXT: [[V15:%[0-9]+]] = memref.load %X[[[V14]], [[V13]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: [[V16:%[0-9]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: [[V17:%[0-9]+]] = arith.mulf [[V15]], [[V16]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V18:%[0-9]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: [[V19:%[0-9]+]] = arith.addf [[V18]], [[V17]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V20:%[0-9]+]] = arith.constant 1 : index
// CHECK-NEXT: [[V21:%[0-9]+]] = memref.load %A[[[V10]], [[V20]]] : memref<?x2xf32>
// CHECK-NEXT: [[V22:%[0-9]+]] = arith.addf [[V19]], [[V21]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V23:%[0-9]+]] = arith.constant 0 : index
// CHECK-NEXT: [[V24:%[0-9]+]] = memref.load %A[[[V10]], [[V23]]] : memref<?x2xf32>
// CHECK-NEXT: [[V25:%[0-9]+]] = arith.constant 0 : index
// CHECK-NEXT: [[V26:%[0-9]+]] = memref.load %X[[[V25]], [[V10]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: [[V27:%[0-9]+]] = arith.mulf [[V24]], [[V26]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V28:%[0-9]+]] = arith.addf [[V22]], [[V27]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V29:%[0-9]+]] = arith.mulf [[V26]], [[V28]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: [[V30:%[0-9]+]] = arith.constant 0 : index
// CHECK-NEXT: memref.store [[V28]], %Ap_X[[[V30]], [[V10]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: [[V31:%[0-9]+]] = arith.addf [[V11]], [[V29]] fastmath<reassoc,contract> : f32
// CHECK-NEXT: scf.yield [[V31]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: [[V32:%[0-9]+]] = arith.extf [[V9]] : f32 to f64
// CHECK-NEXT: [[V33:%[0-9]+]] = func.call @chain.jtj.border(%W, %X, %A, %Ap_X, [[V4]], %W) : (index, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x2xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>, index, index) -> f64
// CHECK-NEXT: [[V34:%[0-9]+]] = arith.addf [[V6]], [[V32]] fastmath<reassoc,contract> : f64
// CHECK-NEXT: [[V35:%[0-9]+]] = arith.addf [[V34]], [[V33]] fastmath<reassoc,contract> : f64
// CHECK-NEXT: func.return [[V35]] : f64
// CHECK-NEXT: }

// IFS-LABEL: func.func @chain.jtj(
// IFS-NEXT: [[V0:%[0-9]+]] = arith.constant 0.000000e+00 : f32
// IFS-NEXT: [[V1:%[0-9]+]] = arith.constant 0 : index
// IFS-NEXT: [[V2:%[0-9]+]] = arith.constant 1 : index
// IFS-NEXT: [[V3:%[0-9]+]] = scf.for [[V4:%[0-9]+]] = [[V1]] to %W step [[V2]] iter_args([[V5:%[0-9]+]] = [[V0]]) -> (f32) {
// IFS-NEXT: [[V6:%[0-9]+]] = arith.constant 1 : index
// IFS-NEXT: [[V7:%[0-9]+]] = arith.addi [[V4]], [[V6]] overflow<nsw> : index
// IFS-NEXT: [[V8:%[0-9]+]] = arith.cmpi slt, [[V7]], %W : index
// IFS-NEXT: [[V9:%[0-9]+]] = scf.if [[V8]] -> (f32) {
// IFS-NEXT: [[V10:%[0-9]+]] = arith.constant 1 : index
// IFS-NEXT: [[V11:%[0-9]+]] = arith.addi [[V4]], [[V10]] overflow<nsw> : index
// IFS-NEXT: [[V12:%[0-9]+]] = arith.constant 0 : index
// IFS-NEXT: [[V13:%[0-9]+]] = memref.load %X[[[V12]], [[V11]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// IFS-NEXT: [[V14:%[0-9]+]] = arith.constant 2.000000e+00 : f32
// IFS-NEXT: [[V15:%[0-9]+]] = arith.mulf [[V13]], [[V14]] fastmath<reassoc,contract> : f32
// IFS-NEXT: [[V16:%[0-9]+]] = arith.constant 5.000000e-01 : f32
// IFS-NEXT: [[V17:%[0-9]+]] = arith.addf [[V16]], [[V15]] fastmath<reassoc,contract> : f32
// IFS-NEXT: scf.yield [[V17]] : f32
// IFS-NEXT: } else {
// IFS-NEXT: [[V18:%[0-9]+]] = arith.constant 5.000000e-01 : f32
// IFS-NEXT: scf.yield [[V18]] : f32
// IFS-NEXT: }
// IFS-NEXT: [[V19:%[0-9]+]] = arith.constant 1 : index
// IFS-NEXT: [[V20:%[0-9]+]] = memref.load %A[[[V4]], [[V19]]] : memref<?x2xf32>
// IFS-NEXT: [[V21:%[0-9]+]] = arith.addf [[V9]], [[V20]] fastmath<reassoc,contract> : f32
// IFS-NEXT: [[V22:%[0-9]+]] = arith.constant 0 : index
// IFS-NEXT: [[V23:%[0-9]+]] = memref.load %A[[[V4]], [[V22]]] : memref<?x2xf32>
// IFS-NEXT: [[V24:%[0-9]+]] = arith.constant 0 : index
// IFS-NEXT: [[V25:%[0-9]+]] = memref.load %X[[[V24]], [[V4]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// IFS-NEXT: [[V26:%[0-9]+]] = arith.mulf [[V23]], [[V25]] fastmath<reassoc,contract> : f32
// IFS-NEXT: [[V27:%[0-9]+]] = arith.addf [[V21]], [[V26]] fastmath<reassoc,contract> : f32
// IFS-NEXT: [[V28:%[0-9]+]] = arith.mulf [[V25]], [[V27]] fastmath<reassoc,contract> : f32
// IFS-NEXT: [[V29:%[0-9]+]] = arith.constant 0 : index
// IFS-NEXT: memref.store [[V27]], %Ap_X[[[V29]], [[V4]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// IFS-NEXT: [[V30:%[0-9]+]] = arith.addf [[V5]], [[V28]] fastmath<reassoc,contract> : f32
// IFS-NEXT: scf.yield [[V30]] : f32
// IFS-NEXT: }
// IFS-NEXT: [[V31:%[0-9]+]] = arith.extf [[V3]] : f32 to f64
// IFS-NEXT: func.return [[V31]] : f64
// IFS-NEXT: }

// SELECT-LABEL: func.func @chain.jtj(
// SELECT-NEXT: [[V0:%[0-9]+]] = arith.constant 0.000000e+00 : f32
// SELECT-NEXT: [[V1:%[0-9]+]] = arith.constant 0 : index
// SELECT-NEXT: [[V2:%[0-9]+]] = arith.constant 1 : index
// SELECT-NEXT: [[V3:%[0-9]+]] = scf.for [[V4:%[0-9]+]] = [[V1]] to %W step [[V2]] iter_args([[V5:%[0-9]+]] = [[V0]]) -> (f32) {
// SELECT-NEXT: [[V6:%[0-9]+]] = arith.constant 1 : index
// SELECT-NEXT: [[V7:%[0-9]+]] = arith.addi [[V4]], [[V6]] overflow<nsw> : index
// SELECT-NEXT: [[V8:%[0-9]+]] = arith.cmpi slt, [[V7]], %W : index
// SELECT-NEXT: [[V9:%[0-9]+]] = arith.constant 1 : index
// SELECT-NEXT: [[V10:%[0-9]+]] = arith.addi [[V4]], [[V9]] overflow<nsw> : index
// SELECT-NEXT: [[V11:%[0-9]+]] = arith.constant 0 : index
// SELECT-NEXT: [[V12:%[0-9]+]] = arith.maxsi [[V10]], [[V11]] : index
// SELECT-NEXT: [[V13:%[0-9]+]] = arith.constant 1 : index
// SELECT-NEXT: [[V14:%[0-9]+]] = arith.subi %W, [[V13]] overflow<nsw> : index
// SELECT-NEXT: [[V15:%[0-9]+]] = arith.minsi [[V12]], [[V14]] : index
// SELECT-NEXT: [[V16:%[0-9]+]] = arith.constant 0 : index
// SELECT-NEXT: [[V17:%[0-9]+]] = memref.load %X[[[V16]], [[V15]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// SELECT-NEXT: [[V18:%[0-9]+]] = arith.constant 2.000000e+00 : f32
// SELECT-NEXT: [[V19:%[0-9]+]] = arith.mulf [[V17]], [[V18]] fastmath<reassoc,contract> : f32
// SELECT-NEXT: [[V20:%[0-9]+]] = arith.constant 0.000000e+00 : f32
// SELECT-NEXT: [[V21:%[0-9]+]] = arith.select [[V8]], [[V19]], [[V20]] : f32
// SELECT-NEXT: [[V22:%[0-9]+]] = arith.constant 5.000000e-01 : f32
// SELECT-NEXT: [[V23:%[0-9]+]] = arith.addf [[V22]], [[V21]] fastmath<reassoc,contract> : f32
// SELECT-NEXT: [[V24:%[0-9]+]] = arith.constant 1 : index
// SELECT-NEXT: [[V25:%[0-9]+]] = memref.load %A[[[V4]], [[V24]]] : memref<?x2xf32>
// SELECT-NEXT: [[V26:%[0-9]+]] = arith.addf [[V23]], [[V25]] fastmath<reassoc,contract> : f32
// SELECT-NEXT: [[V27:%[0-9]+]] = arith.constant 0 : index
// SELECT-NEXT: [[V28:%[0-9]+]] = memref.load %A[[[V4]], [[V27]]] : memref<?x2xf32>
// SELECT-NEXT: [[V29:%[0-9]+]] = arith.constant 0 : index
// SELECT-NEXT: [[V30:%[0-9]+]] = memref.load %X[[[V29]], [[V4]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// SELECT-NEXT: [[V31:%[0-9]+]] = arith.mulf [[V28]], [[V30]] fastmath<reassoc,contract> : f32
// SELECT-NEXT: [[V32:%[0-9]+]] = arith.addf [[V26]], [[V31]] fastmath<reassoc,contract> : f32
// SELECT-NEXT: [[V33:%[0-9]+]] = arith.mulf [[V30]], [[V32]] fastmath<reassoc,contract> : f32
// SELECT-NEXT: [[V34:%[0-9]+]] = arith.constant 0 : index
// SELECT-NEXT: memref.store [[V32]], %Ap_X[[[V34]], [[V4]]] : memref<?x?xf32, strided<[?, 1], offset: ?>>
// SELECT-NEXT: [[V35:%[0-9]+]] = arith.addf [[V5]], [[V33]] fastmath<reassoc,contract> : f32
// SELECT-NEXT: scf.yield [[V35]] : f32
// SELECT-NEXT: }
// SELECT-NEXT: [[V36:%[0-9]+]] = arith.extf [[V3]] : f32 to f64
// SELECT-NEXT: func.return [[V36]] : f64
// SELECT-NEXT: }
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

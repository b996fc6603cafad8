// RUN: ad-opt %s -p residuals | filecheck %s
// RUN: not ad-opt %s -p nlls-lower-residuals 2>&1 | filecheck %s --check-prefix=NONE

nlls.problem @smooth precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.image @A : !nlls.array<[@W], 1 x f32>
  nlls.computed @B : !nlls.array<[@W], 1 x f32> {
    %x = expr.access #expr.access<@X, [0], 0>
    %b = expr.prod 1.0 (%x, %x)
    nlls.yield %b : !expr.real
  }
  nlls.residual @dx {
    %b = expr.access #expr.access<@B, [1], 0>
    %a = expr.access #expr.access<@A, [0], 0>
    %m = expr.prod -1.0 (%a)
    %d = expr.sum 0.0 (%b, %m)
    nlls.yield %d : !expr.real
  }
}

// What is computed is; its derivatives are nobody's.
// CHECK-NOT: nlls.unknown
// CHECK: func.func private @smooth.precompute.W
// CHECK-NOT: B.d
// CHECK: func.func private @smooth.residuals.W
// CHECK: func.func @smooth.residuals(%W: index {nlls.name = "W"}, %X: memref<?x?xf32> {nlls.name = "X"}, %A: memref<?xf32> {nlls.name = "A"}, %F{{.}}dx: memref<?x?xf32> {nlls.name = "F.dx", nlls.type = !nlls.array<[@W], 1 x f32, planar>}) {
// CHECK: [[B:%[a-zA-Z0-9_.]+]] = memref.alloc({{.*}}, %W) : memref<?x?xf32>
// CHECK: func.call @smooth.precompute.W
// CHECK: func.call @smooth.residuals.W
// CHECK: memref.dealloc [[B]]
// CHECK-NEXT: func.return

// NONE: error[AD1075]: `@smooth` has no kernel of the kind residuals

// RUN: ad-opt %s -p schedule --split-input-file --verify-diagnostics

nlls.problem @p precision f32 {
  nlls.dim @W
  nlls.dim @H
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.image @I : !nlls.array<[@H], 1 x f32>
  nlls.vector @Ap.X of @X role "Ap" : !nlls.array<[@W], 1 x f32, planar>
  nlls.kernel @k kind "jtj" over [@W] {
    // expected-error @+1 {{@I is an array over @H, over which the kernel does not run}}
    %x = expr.access #expr.access<@I, [0], 0>
    nlls.yield %x to #nlls.store<@Ap.X, 0> : !expr.real
  }
}

// -----

nlls.problem @p precision f32 {
  nlls.dim @W
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.vector @Ap.X of @X role "Ap" : !nlls.array<[@W], 1 x f32, planar>
  nlls.graph @G over [@E] (@v0 -> [@W])
  nlls.kernel @k kind "jtj" over [@W] {
    // expected-error @+1 {{an edge of @G is read where there is none}}
    %x = expr.edge #expr.edge<@X, @G, @v0, 0>
    nlls.yield %x to #nlls.store<@Ap.X, 0> : !expr.real
  }
}

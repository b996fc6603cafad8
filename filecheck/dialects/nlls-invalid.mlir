// RUN: ad-opt %s --split-input-file --verify-diagnostics

// An image that is solved for has no samples: their derivative by its pixels is not there.
nlls.problem @sampled precision f32 {
  nlls.dim @W
  nlls.dim @H
  nlls.unknown @X : !nlls.array<[@W, @H], 1 x f32>
  nlls.residual @fit {
    %i = expr.index #expr.index<0, 0>
    // expected-error @+1 {{@X is an nlls.unknown, not of kind image}}
    %x = expr.sample #expr.sample<@X, 0, [0, 0], []> (%i, %i)
    nlls.yield %x : !expr.real
  }
}

// -----

nlls.problem @channel precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 2 x f32>
  nlls.residual @fit {
    // expected-error @+1 {{channel 2 of @X is read, which has 2 channels, counted from 0}}
    %x = expr.access #expr.access<@X, [0], 2>
    nlls.yield %x : !expr.real
  }
}

// -----

nlls.problem @slot precision f32 {
  nlls.dim @N
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@E], 1 x f32>
  nlls.graph @G over [@E] (@v0 -> [@N])
  nlls.residual @fit {
    // expected-error @+1 {{slot @v0 is of the space [@N], @X of [@E]}}
    %x = expr.edge #expr.edge<@X, @G, @v0, 0>
    nlls.yield %x : !expr.real
  }
}

// -----

nlls.problem @same precision f32 {
  nlls.dim @N
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@N], 1 x f32>
  nlls.graph @G over [@E] (@v0 -> [@N], @e -> [@E])
  nlls.residual @fit {
    %x = expr.edge #expr.edge<@X, @G, @v0, 0>
    // expected-error @+1 {{slot @v0 is of the space [@N], @e of [@E]}}
    %b = expr.same #expr.same<@G, @v0, @e>
    %r = expr.prod 1.0 (%x, %b)
    nlls.yield %r : !expr.real
  }
}

// -----

nlls.problem @no_slot precision f32 {
  nlls.dim @N
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@N], 1 x f32>
  nlls.graph @G over [@E] (@v0 -> [@N])
  nlls.residual @fit {
    // expected-error @+1 {{graph @G has no slot @v1}}
    %x = expr.edge #expr.edge<@X, @G, @v1, 0>
    nlls.yield %x : !expr.real
  }
}

// -----

nlls.problem @index precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.residual @fit over [@W] {
    // expected-error @+1 {{#expr.index<1, 0> is read at points of the space [@W]}}
    %x = expr.index #expr.index<1, 0>
    nlls.yield %x : !expr.real
  }
}

// -----

nlls.problem @vector precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 2 x f32>
  // expected-error @+1 {{a vector of @X has its index space and channels}}
  nlls.vector @p.X of @X role "p" : !nlls.array<[@W], 1 x f32>
}

// -----

nlls.problem @nested precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  // expected-error @+1 {{expected a name such as @S}}
  nlls.residual @fit over @G::@H {
    %x = expr.const 0.0
    nlls.yield %x : !expr.real
  }
}

// -----

nlls.problem @edges precision f32 {
  nlls.dim @W
  // expected-error @+1 {{'[' expected}}
  nlls.graph @G over @W (@v0 -> [@W])
}

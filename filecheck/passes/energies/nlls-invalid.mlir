// RUN: ad-opt %s -p "nlls-insert-bounds,nlls-fold-exclude,nlls-derive{kinds=jtj}" --split-input-file --verify-diagnostics
// RUN: not ad-opt %S/nlls-classify-residuals.mlir -p "energies,nlls-derive{kinds=hessian}" 2>&1 | filecheck %s --check-prefix=KIND
// RUN: not ad-opt %S/nlls-derive.mlir -p "nlls-derive" 2>&1 | filecheck %s --check-prefix=BOUNDS
// RUN: not ad-opt %S/nlls-fold-exclude.mlir -p "nlls-insert-bounds,nlls-derive" 2>&1 | filecheck %s --check-prefix=FOLD

// KIND: error[AD0004]: there is no kind of kernels hessian
// BOUNDS: error[AD0302]: @fit does not say at which points it is
// FOLD: error[AD0302]: exclusions are still beside the residuals

// expected-error @+1 {{the energy @empty has no unknown}}
nlls.problem @empty precision f32 {
  nlls.dim @W
  nlls.image @A : !nlls.array<[@W], 1 x f32>
  nlls.residual @fit {
    %a = expr.access #expr.access<@A, [0], 0>
    nlls.yield %a : !expr.real
  }
}

// -----

nlls.problem @number precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.param @w : f32
  // expected-error @+1 {{`nlls.residual` reads no array, so it is a number at no point}}
  nlls.residual @fit {
    %w = expr.param #expr.param<@w>
    nlls.yield %w : !expr.real
  }
}

// -----

nlls.problem @two_graphs precision f32 {
  nlls.dim @N
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@N], 1 x f32>
  nlls.graph @G over [@E] (@v0 -> [@N])
  nlls.graph @H over [@E] (@v0 -> [@N])
  // expected-error @+1 {{`nlls.residual` reads @X over @G and @X over @H}}
  nlls.residual @fit {
    %a = expr.edge #expr.edge<@X, @G, @v0, 0>
    %b = expr.edge #expr.edge<@X, @H, @v0, 0>
    %r = expr.sum 0.0 (%a, %b)
    nlls.yield %r : !expr.real
  }
}

// -----

nlls.problem @said_otherwise precision f32 {
  nlls.dim @W
  nlls.dim @N
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  // expected-error @+1 {{@fit is said to be over [@N], and reads [@W]}}
  nlls.residual @fit over [@N] {
    %x = expr.access #expr.access<@X, [0], 0>
    nlls.yield %x : !expr.real
  }
}

// -----

nlls.problem @later precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  // expected-error @+1 {{@B is computed from @B, which comes later}}
  nlls.computed @B : !nlls.array<[@W], 1 x f32> {
    %x = expr.access #expr.access<@B, [1], 0>
    nlls.yield %x : !expr.real
  }
  nlls.residual @fit {
    %x = expr.access #expr.access<@X, [0], 0>
    nlls.yield %x : !expr.real
  }
}

// -----

// The neighbour of a vertex is not at a slot of the edge: not even through a computed array, nor
// through a mask.
// expected-error @+1 {{at the slot @v0 of an edge #expr.access<@X, [1], 0> is not known}}
nlls.problem @neighbour precision f32 {
  nlls.dim @N
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@N], 1 x f32>
  nlls.graph @G over [@E] (@v0 -> [@N])
  nlls.computed @B : !nlls.array<[@N], 1 x f32> {
    %x = expr.access #expr.access<@X, [1], 0>
    nlls.yield %x : !expr.real
  }
  nlls.residual @fit {
    %x = expr.edge #expr.edge<@B, @G, @v0, 0>
    nlls.yield %x : !expr.real
  }
}

// -----

nlls.problem @mask_of_a_neighbour precision f32 {
  nlls.dim @N
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@N], 1 x f32>
  nlls.image @mask : !nlls.array<[@N], 1 x f32>
  nlls.graph @G over [@E] (@v0 -> [@N])
  nlls.residual @fit {
    %x = expr.edge #expr.edge<@X, @G, @v0, 0>
    nlls.yield %x : !expr.real
  }
  // expected-error @+1 {{at the slot @v0 of an edge #expr.access<@mask, [1], 0> is not known}}
  nlls.exclude {
    %m = expr.access #expr.access<@mask, [1], 0>
    %z = expr.const 0.0
    %e = expr.ne %m, %z
    nlls.yield %e : !expr.bool
  }
}

// -----

nlls.problem @other_edge precision f32 {
  nlls.dim @N
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@N], 1 x f32>
  nlls.unknown @S : !nlls.array<[@E], 1 x f32>
  nlls.graph @G over [@E] (@v0 -> [@N])
  // expected-error @+1 {{@fit reads the unknown @S at another edge}}
  nlls.residual @fit {
    %x = expr.edge #expr.edge<@X, @G, @v0, 0>
    %s = expr.access #expr.access<@S, [1], 0>
    %r = expr.prod 1.0 (%x, %s)
    nlls.yield %r : !expr.real
  }
}

// -----

nlls.problem @exclude_elsewhere precision f32 {
  nlls.dim @W
  nlls.dim @N
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.image @mask : !nlls.array<[@N], 1 x f32>
  nlls.residual @fit {
    %x = expr.access #expr.access<@X, [0], 0>
    nlls.yield %x : !expr.real
  }
  // expected-error @+1 {{the exclusion of @X is read over [@N], not over its space}}
  nlls.exclude @X {
    %m = expr.access #expr.access<@mask, [0], 0>
    %z = expr.const 0.0
    %e = expr.ne %m, %z
    nlls.yield %e : !expr.bool
  }
}

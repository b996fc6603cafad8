// RUN: ad-opt %s -p energies,schedule,nlls-lower-solver | filecheck %s
// RUN: ad-opt %s -p "energies,schedule,nlls-lower-solver{kind=lm}" | filecheck %s --check-prefix=LM
// RUN: ad-opt %s -p "nlls-classify-residuals,nlls-insert-bounds,nlls-fold-exclude,nlls-derive{kinds=cost,jtf,jtj,stencil},schedule,nlls-lower-solver{preconditioner=multigrid}" | filecheck %s --check-prefix=MG

nlls.problem @smooth precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.image @A : !nlls.array<[@W], 1 x f32>
  nlls.residual @fit {
    %x = expr.access #expr.access<@X, [0], 0>
    %a = expr.access #expr.access<@A, [0], 0>
    %m = expr.prod -1.0 (%a)
    %d = expr.sum 0.0 (%x, %m)
    nlls.yield %d : !expr.real
  }
}

// CHECK-NOT: nlls.unknown
// CHECK: func.func private @smooth.jtj.W{{.*}}no_inline
// CHECK: func.func @smooth.sizes({{.*}}nlls.name = "solver.plane.W"
// CHECK: func.func @smooth.apply
// CHECK: memref.reinterpret_cast %work to offset:
// CHECK: func.call @smooth.jtj.W
// CHECK: func.func private @smooth.pcg{{.*}}no_inline
// CHECK: scf.while
// CHECK: func.call @smooth.apply
// CHECK: func.call @smooth.residual
// CHECK: func.call @smooth.direction
// CHECK: func.func @smooth.solve(
// CHECK-SAME: nlls.solver = "gn"
// CHECK: func.call @smooth.linearize
// CHECK: func.call @smooth.pcg
// CHECK: func.func @smooth.finish

// LM: func.func @smooth.apply_to_delta
// LM: func.func private @smooth.pcg
// LM: func.call @smooth.keep
// LM: arith.remui
// LM: func.call @smooth.reset
// LM: func.func @smooth.solve(
// LM-SAME: nlls.solver = "lm"
// LM: func.call @smooth.scales
// LM: func.call @smooth.damp
// LM: func.func private @smooth.reset
// LM: func.call @smooth.apply_to_delta



// MG: func.func private @smooth.stencil.W
// MG: func.func @smooth.entries
// MG: func.call @smooth.stencil.W
// MG: func.func private @smooth.galerkin
// MG: func.func @smooth.build
// MG: func.call @smooth.take
// MG: func.call @smooth.coarsen
// MG: func.func @smooth.precondition
// MG: func.call @smooth.cycle_of
// MG: func.call @smooth.dot
// MG: func.func private @smooth.pcg
// MG: func.call @smooth.build
// MG: func.call @smooth.precondition
// MG: scf.while
// MG: func.call @smooth.apply
// MG: func.call @smooth.precondition
// MG: func.call @smooth.turn
// MG: func.func private @smooth.cycle(
// MG: func.call @smooth.cycle(

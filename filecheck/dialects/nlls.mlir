// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s --print-op-generic | ad-opt - | filecheck %s

// CHECK-LABEL: nlls.problem @declarations precision f32 {
// CHECK-NEXT:    nlls.dim @W
// CHECK-NEXT:    nlls.dim @H
// CHECK-NEXT:    nlls.dim @N
// CHECK-NEXT:    nlls.dim @E
// CHECK-NEXT:    nlls.unknown @X : !nlls.array<[@W, @H], 1 x f32>
// CHECK-NEXT:    nlls.image @A : !nlls.array<[@W, @H], 3 x ui8, planar> attributes {note}
// CHECK-NEXT:    nlls.image @shared : !nlls.array<[], 3 x f32>
// CHECK-NEXT:    nlls.param @w : f32
// CHECK-NEXT:    nlls.vector @p.X of @X role "p" : !nlls.array<[@W, @H], 1 x f32, planar>
// CHECK-NEXT:    nlls.vector @jp role "jp" : !nlls.array<[@W, @H], 5 x f32, planar>
// CHECK-NEXT:    nlls.graph @G over [@E] (@v0 -> [@N], @v1 -> [@W, @H])
// CHECK-NEXT:  }
nlls.problem @declarations precision f32 {
  nlls.dim @W
  nlls.dim @H
  nlls.dim @N
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@W, @H], 1 x f32>
  nlls.image @A : !nlls.array<[@W, @H], 3 x ui8, planar> attributes {note}
  nlls.image @shared : !nlls.array<[], 3 x f32, aos>
  nlls.param @w : f32
  nlls.vector @p.X of @X role "p" : !nlls.array<[@W, @H], 1 x f32, planar>
  nlls.vector @jp role "jp" : !nlls.array<[@W, @H], 5 x f32, planar>
  nlls.graph @G over [@E] (@v0 -> [@N], @v1 -> [@W, @H])
}

// RUN: ad-opt %s -p "nlls-classify-residuals" | filecheck %s

// Edges of a graph, with an array of the edges.
// CHECK:           nlls.residual @smooth over @G {
// CHECK-NEXT:        %w = expr.access #expr.access<@weight, [0], 0>
// CHECK-NEXT:        %a = expr.edge #expr.edge<@X, @G, @v0, 0>
// CHECK-NEXT:        %b = expr.edge #expr.edge<@X, @G, @v1, 0>
// CHECK-NEXT:        %m = expr.prod -1.0 (%b)
// CHECK-NEXT:        %d = expr.sum 0.0 (%a, %m)
// CHECK-NEXT:        %r = expr.prod 1.0 (%w, %d)
// CHECK-NEXT:        nlls.yield %r : !expr.real
// CHECK-NEXT:      }
// CHECK-NEXT:    }
nlls.problem @mesh precision f32 {
  nlls.dim @N
  nlls.dim @E
  nlls.unknown @X : !nlls.array<[@N], 1 x f32>
  nlls.graph @G over [@E] (@v0 -> [@N], @v1 -> [@N])
  nlls.image @weight : !nlls.array<[@E], 1 x f32>
  nlls.residual @smooth {
    %w = expr.access #expr.access<@weight, [0], 0>
    %a = expr.edge #expr.edge<@X, @G, @v0, 0>
    %b = expr.edge #expr.edge<@X, @G, @v1, 0>
    %m = expr.prod -1.0 (%b)
    %d = expr.sum 0.0 (%a, %m)
    %r = expr.prod 1.0 (%w, %d)
    nlls.yield %r : !expr.real
  }
}

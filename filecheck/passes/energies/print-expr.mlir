// RUN: ad-opt %s -p print-expr | filecheck %s
// RUN: ad-opt %s -p "nlls-insert-bounds,nlls-derive{kinds=jtj},expr-polysimplify,print-expr" | filecheck %s --check-prefix=JTJ

// CHECK-LABEL: func.func @expressions
// CHECK: func.return {expr.text = ["0.5*[x < w]*sqrt(x + 1)/y", "(x - y)^3", "atan2(X(G.v0).2, (i - 1))"]}
func.func @expressions(%x: !expr.real, %y: !expr.real) -> (!expr.real, !expr.real, !expr.real) {
  %w = expr.param #expr.param<@w>
  %b = expr.less %x, %w
  %s = expr.sum 1.0 (%x)
  %r = expr.sqrt %s
  %i = expr.powc -1.0 (%y)
  %a = expr.prod 0.5 (%b, %r, %i)
  %n = expr.prod -1.0 (%y)
  %d = expr.sum 0.0 (%x, %n)
  %p = expr.powc 3.0 (%d)
  %e = expr.edge #expr.edge<@X, @G, @v0, 2>
  %j = expr.index #expr.index<0, -1>
  %f = expr.atan2 %e, %j
  return %a, %p, %f : !expr.real, !expr.real, !expr.real
}

// CHECK: nlls.yield %s {expr.text = ["0.9*(X(0) - X(1))"]} : !expr.real
// JTJ: nlls.yield %{{.*}} {expr.text = ["0.9*[0..1]*(X(0) - X(1))"]} : !expr.real
// JTJ: nlls.kernel @jtj.W
// JTJ: {expr.text = ["0.81*([-1..0]*(p.X(0) - p.X(-1)) + [0..1]*(p.X(0) - p.X(1)))",
nlls.problem @smooth precision f32 {
  nlls.dim @W
  nlls.unknown @X : !nlls.array<[@W], 1 x f32>
  nlls.residual @r {
    %x = expr.access #expr.access<@X, [0], 0>
    %y = expr.access #expr.access<@X, [1], 0>
    %m = expr.prod -1.0 (%y)
    %d = expr.sum 0.0 (%x, %m)
    %s = expr.prod 0.9 (%d)
    nlls.yield %s : !expr.real
  }
}

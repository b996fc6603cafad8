// RUN: ad-opt %s | filecheck %s
// RUN: ad-opt %s --print-op-generic | ad-opt - | filecheck %s

// CHECK-LABEL: func.func @expressions
// CHECK-NEXT: %x = expr.access #expr.access<@X, [1, 0], 0>
// CHECK-NEXT: %b = expr.bounds #expr.bounds<[0, 0], [1, 0]>
// CHECK-NEXT: %w = expr.param #expr.param<@w>
// CHECK-NEXT: %i = expr.index #expr.index<0, -1>
// CHECK-NEXT: %e = expr.edge #expr.edge<@X, @G, @v0, 2>
// CHECK-NEXT: %o = expr.same #expr.same<@G, @v0, @v1>
// CHECK-NEXT: %p = expr.prod -3.0 (%b, %x)
// CHECK-NEXT: %q = expr.prod 1.0 (%b, %o)
// CHECK-NEXT: %s = expr.sum 1.0e-05 (%p, %q, %i)
// CHECK-NEXT: %y = expr.powc -1.0 (%s)
// CHECK-NEXT: %c = expr.const 0.1
// CHECK-NEXT: %l = expr.less %c, %y
// CHECK-NEXT: %t = expr.true
// CHECK-NEXT: %k = expr.select %l, %y, %x {here}
// CHECK-NEXT: %n = expr.sample #expr.sample<@I, 0, [0, 0], [@Ix, @Iy]> (%x, %k)
// CHECK-NEXT: %a = expr.atan2 %n, %y
func.func @expressions() {
  %x = expr.access #expr.access<@X, [1, 0], 0>
  %b = expr.bounds #expr.bounds<[0, 0], [1, 0]>
  %w = expr.param #expr.param<@w>
  %i = expr.index #expr.index<0, -1>
  %e = expr.edge #expr.edge<@X, @G, @v0, 2>
  %o = expr.same #expr.same<@G, @v0, @v1>
  %p = expr.prod -3.0 (%b, %x)
  %q = expr.prod 1.0 (%b, %o)
  %s = expr.sum 1.0e-5 (%p, %q, %i)
  %y = expr.powc -1.0 (%s)
  %c = expr.const 0.1
  %l = expr.less %c, %y
  %t = expr.true
  %k = expr.select %l, %y, %x {here}
  %n = expr.sample #expr.sample<@I, 0, [0, 0], [@Ix, @Iy]> (%x, %k)
  %a = expr.atan2 %n, %y
  return
}


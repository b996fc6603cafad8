// RUN: ad-opt %s -p expr-simplify | filecheck %s
// RUN: ad-opt %s -p "expr-simplify,expr-polysimplify" | filecheck %s --check-prefix=POLY

// Like terms are collected; a branch that is zero makes the condition a guard.
// CHECK-LABEL: func.func @select
// CHECK-NEXT:    %0 = expr.bounds #expr.bounds<[0, 0], [1, 0]>
// CHECK-NEXT:    %1 = expr.access #expr.access<@X, [0, 0], 0>
// CHECK-NEXT:    %r = expr.prod 7.0 (%0, %1)
// CHECK-NEXT:    func.return %r : !expr.real
func.func @select() -> !expr.real {
  %x = expr.access #expr.access<@X, [0, 0], 0>
  %a = expr.prod 3.0 (%x)
  %b = expr.prod 4.0 (%x)
  %s = expr.sum 0.0 (%a, %b)
  %c = expr.bounds #expr.bounds<[0, 0], [1, 0]>
  %z = expr.const 0.0
  %r = expr.select %c, %s, %z
  return %r : !expr.real
}

// What two results share is computed once, by the same accesses; arguments stay what they are.
// CHECK-LABEL: func.func @shared
// CHECK-NEXT:    %0 = expr.access #expr.access<@X, [0, 0], 0>
// CHECK-NEXT:    %1 = expr.prod 1.0 (%0, %p)
// CHECK-NEXT:    %c = expr.sin %1
// CHECK-NEXT:    %e = expr.sum 1.0 (%c)
// CHECK-NEXT:    func.return %c, %e : !expr.real, !expr.real
func.func @shared(%p: !expr.real) -> (!expr.real, !expr.real) {
  %x = expr.access #expr.access<@X, [0, 0], 0>
  %y = expr.access #expr.access<@X, [0, 0], 0>
  %a = expr.prod 1.0 (%p, %x)
  %b = expr.prod 1.0 (%y, %p)
  %c = expr.sin %a
  %d = expr.sin %b
  %e = expr.sum 1.0 (%d)
  return %c, %e : !expr.real, !expr.real
}

// What becomes true or false is a number where a number is asked for.
// CHECK-LABEL: func.func @types
// CHECK-NEXT:    %0 = expr.prod 1.0 (%p, %q)
// CHECK-NEXT:    %b = expr.sum 0.0 (%0)
// CHECK-NEXT:    func.return %b : !expr.real
func.func @types(%p: !expr.bool, %q: !expr.bool) -> !expr.real {
  %a = expr.prod 2.0 (%p, %q, %p)
  %b = expr.prod 0.5 (%a)
  return %b : !expr.real
}

// No infinity is hidden: what has no finite value is computed when the program runs.
// CHECK-LABEL: func.func @infinite
// CHECK-NEXT:    %0 = expr.const 0.0
// CHECK-NEXT:    %1 = expr.powc -1.0 (%0)
// CHECK-NEXT:    %b = expr.prod 0.0 (%x, %1)
// CHECK-NEXT:    func.return %b : !expr.real
func.func @infinite(%x: !expr.real) -> !expr.real {
  %z = expr.const 0.0
  %a = expr.powc -1.0 (%z)
  %b = expr.prod 1.0 (%z, %a, %x)
  return %b : !expr.real
}

// POLY-LABEL: func.func @factors
// POLY-NEXT:    %0 = expr.powc 2.0 (%x)
// POLY-NEXT:    %1 = expr.sum 0.0 (%x, %y)
// POLY-NEXT:    %2 = expr.prod 2.0 (%c, %1)
// POLY-NEXT:    %s = expr.sum 0.0 (%0, %2)
// POLY-NEXT:    func.return %s : !expr.real
func.func @factors(%c: !expr.bool, %x: !expr.real, %y: !expr.real) -> !expr.real {
  %a = expr.prod 2.0 (%c, %x)
  %b = expr.prod 2.0 (%c, %y)
  %d = expr.prod 1.0 (%x, %x)
  %s = expr.sum 0.0 (%a, %d, %b)
  return %s : !expr.real
}

// A value of another dialect is one variable, wherever it is read first.
// CHECK-LABEL: func.func @outside
// CHECK-NEXT:    %x = func.call @given() : () -> !expr.real
// CHECK-NEXT:    %s = expr.const 0.0
// CHECK-NEXT:    func.return %s : !expr.real
func.func private @given() -> !expr.real
func.func @outside() -> !expr.real {
  %x = func.call @given() : () -> !expr.real
  %m = expr.prod -1.0 (%x)
  %s = expr.sum 0.0 (%m, %x)
  return %s : !expr.real
}

"""Derivatives of derivatives, against formulas and the second derivatives that there are."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from ad_opt import grad, hessian, hvp, jacobian, jvp, value_and_grad, vjp
from programs_for_others import CARRIED

MLIR = (
    CARRIED
    + """
func.func @g(%x: f64) -> f64 {
  %y = math.sin %x : f64
  %z = arith.mulf %y, %x : f64
  return %z : f64
}
func.func @overwrites(%x: memref<?xf64>, %dx: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<?xf64>
  %w = arith.mulf %v, %v : f64
  memref.store %w, %x[%c0] : memref<?xf64>
  %y = func.call @f(%x, %dx) : (memref<?xf64>, f64) -> f64
  return %y : f64
}
"""
)
LLVM = """
define double @f(ptr %x, double %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %t = phi double [ 0.0, %entry ], [ %q, %loop ]
  %at = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %at
  %w = call double @llvm.sin.f64(double %v)
  %u = fmul double %w, %t
  %p = fadd double %u, %v
  %q = fmul double %p, %a
  %j = add i64 %i, 1
  %done = icmp eq i64 %j, 3
  br i1 %done, label %end, label %loop
end:
  ret double %q
}
declare double @llvm.sin.f64(double)
"""
program = ad_opt.load(MLIR)
g: Any = program["g"]
x, a = np.array([0.1, 0.2, 0.3]), 0.5


def test_of_numbers() -> None:
    x = 0.3
    derivatives = [
        x * math.sin(x),
        math.sin(x) + x * math.cos(x),
        2 * math.cos(x) - x * math.sin(x),
        -3 * math.sin(x) - x * math.cos(x),
        -4 * math.cos(x) + x * math.sin(x),
    ]
    h: Any = g
    for wanted in derivatives:
        assert h(x) == pytest.approx(wanted, rel=1e-13)
        h = grad(h)
    assert value_and_grad(grad(g))(x) == pytest.approx(derivatives[1:3], rel=1e-13)
    assert grad(grad(g))(x=x) == hessian(g)(x)
    assert hessian(grad(g))(x) == pytest.approx(derivatives[3], rel=1e-13)
    assert jacobian(grad(grad(g)))(x) == pytest.approx(derivatives[3], rel=1e-13)
    assert hvp(grad(g), (x,), (2.0,)) == pytest.approx(2 * derivatives[3], rel=1e-13)
    assert grad(jvp(g), wrt=0, of=1)(x, 2.0) == pytest.approx(2 * derivatives[2], rel=1e-13)
    assert jvp(jvp(g), (x, 1.0), (1.0, 0.0))[1][1] == pytest.approx(derivatives[2], rel=1e-13)


@pytest.mark.parametrize("source", [MLIR, LLVM])
def test_of_buffers(source: str) -> None:
    f: Any = ad_opt.load(source)["f"]
    wanted = hessian(f)(x, a)
    for found in (jacobian(grad(f))(x, a), jacobian(grad(f), mode="reverse")(x, a)):
        for row, other in zip(wanted, found, strict=True):
            for block, same in zip(row, other, strict=True):
                np.testing.assert_allclose(block, same, rtol=1e-12, atol=1e-14)
    (value, gradient) = value_and_grad(f)(x, a)
    found, pullback = vjp(grad(f), x, a)
    np.testing.assert_allclose(found[0], gradient[0], rtol=1e-13)
    product = hvp(f, (x, a), (x, 2.0))
    for other in (pullback(x, 2.0), jvp(grad(f), (x, a), (x, 2.0))[1]):
        np.testing.assert_allclose(other[0], product[0], rtol=1e-12)
        np.testing.assert_allclose(other[1], product[1], rtol=1e-12)
    along = grad(jvp(f), of=1, wrt=("x", "a"))(x, a, x, 2.0)
    np.testing.assert_allclose(along[0], product[0], rtol=1e-12)
    np.testing.assert_allclose(along[1], product[1], rtol=1e-12)
    third = grad(grad(grad(f, "a"), "a"), "a")(x, a)
    # f = a³ s₃ s₂ x₁ + a² s₃ x₂ + a x₃, with s = sin x
    assert third == pytest.approx(6 * math.sin(x[2]) * math.sin(x[1]) * x[0], rel=1e-12)
    np.testing.assert_allclose(jacobian(grad(f, "a"), "x")(x, a), wanted[1][0], rtol=1e-12)
    assert value == f(x, a)


def test_names_that_shadows_would_take() -> None:
    """The shadow of `x` would be called as an argument is."""
    f: Any = program["overwrites"]
    kept = x.copy()
    wanted = hvp(f, (x, a), (x, 2.0))
    found = vjp(grad(f), x, a)[1](x, 2.0)
    np.testing.assert_allclose(found[0], wanted[0], rtol=1e-12)
    np.testing.assert_allclose(found[1], wanted[1], rtol=1e-12)
    np.testing.assert_array_equal(x, kept)


@pytest.mark.parametrize(
    ("code", "text", "work"),
    [
        ("AD0704", "several calls", lambda f: grad(hessian(f))(x, a)),
        ("AD0704", "several calls", lambda f: jacobian(jacobian(f))(x, a)),
        ("AD0705", "2 outputs", lambda f: grad(grad(f))(x, a)),
        ("AD0705", "memref<", lambda f: grad(grad(f, "x"))(x, a)),
        ("AD0705", "no argument `b`", lambda f: grad(grad(f, "a"), "b")(x, a)),
        ("AD0705", "none at 4", lambda f: grad(jvp(f), of=4)(x, a, x, a)),
        ("AD0502", "without its argument `a`", lambda f: grad(grad(f, "a"), "a")(x=x)),
        ("AD0502", "1 came", lambda f: grad(grad(f, "a"), "a")(x)),
        ("AD0502", "2 cotangents", lambda f: vjp(grad(f), x, a)[1](1.0)),
        ("AD0503", "second argument", lambda f: grad(grad(f, "a"), "a")(x, "a")),
    ],
)
def test_what_does_not_compose(code: str, text: str, work: Any) -> None:
    with pytest.raises(DiagnosticError, match=rf"(?s){code}.*{text}"):
        work(program["f"])


CUBES = """
func.func @cubes(%x: memref<?xf64>, %a: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    %u = arith.mulf %w, %v : f64
    %p = arith.mulf %u, %a : f64
    %t = arith.addf %s, %p : f64
    scf.yield %t : f64
  }
  return %sum : f64
}
func.func @fourth(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  %z = arith.mulf %y, %y : f64
  return %z : f64
}
"""


def test_planned_compositions_at_other_points() -> None:
    """Each is called often: the first call makes the plan, and shapes and numbers change."""
    program = ad_opt.load(CUBES)
    f, fourth = program["cubes"], program["fourth"]
    by_both = ad_opt.grad(ad_opt.grad(f, "a"), "x")
    value = ad_opt.value_and_grad(ad_opt.grad(f, "a"), "x")
    along = ad_opt.grad(ad_opt.jvp(f), "x", of=1)
    third = ad_opt.grad(ad_opt.grad(ad_opt.grad(fourth)))
    rng = np.random.default_rng(0)
    for size in (3, 3, 3, 5, 5, 3):
        x, dx = rng.standard_normal((2, size))
        a, da = rng.standard_normal(2)
        kept = x.copy(), dx.copy()
        np.testing.assert_allclose(by_both(x, a), 3 * x**2, rtol=1e-13)
        found, gradient = value(x, a)
        np.testing.assert_allclose(found, (x**3).sum(), rtol=1e-12)
        np.testing.assert_allclose(gradient, 3 * x**2, rtol=1e-13)
        want = 6 * a * x * dx + 3 * da * x**2
        np.testing.assert_allclose(along(x, a, dx, da), want, rtol=1e-12)
        np.testing.assert_allclose(along(x, 2, dx, True), 12 * x * dx + 3 * x**2, rtol=1e-12)
        np.testing.assert_allclose(third(a), 24 * a, rtol=1e-13)
        np.testing.assert_array_equal((x, dx), kept)
    first, second = by_both(x, a), by_both(2 * x, a)
    np.testing.assert_allclose(second, 4 * first, rtol=1e-13)  # each has its own memory


def test_compositions_of_what_has_no_plan() -> None:
    f = ad_opt.load(CUBES)["cubes"]
    along = ad_opt.grad(ad_opt.jvp(f), "x", of=1)
    x, dx = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    for _ in range(3):
        np.testing.assert_allclose(along(x, 1.0, dx, 0.0), 6 * x * dx)
        np.testing.assert_allclose(along(x, 1.0, x, 0.0), 6 * x * x)  # they share memory
        np.testing.assert_allclose(along(x, 1.0, None, 1.0), 3 * x**2)
        np.testing.assert_allclose(along(x, np.float32(1.0), dx, 0.0), 6 * x * dx)
        frozen = x.copy()
        frozen.flags.writeable = False
        np.testing.assert_allclose(along(frozen, 1.0, dx, 0.0), 6 * x * dx)
        with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
            along(np.arange(4.0)[::2], 1.0, dx, 0.0)
        with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
            along(x.astype(np.float32), 1.0, dx, 0.0)
        assert along(np.zeros(0), 1.0, np.zeros(0), 0.0).shape == (0,)
    every_gradient = ad_opt.grad(ad_opt.grad(f, "a"), "x")
    ends = [every_gradient(part, 1.0) for part in (x[:1], x[1:], x[:1])]
    np.testing.assert_allclose(ends, [[3.0], [12.0], [3.0]])


def test_plans_of_compositions_know_later_rules() -> None:
    program = ad_opt.load("""
func.func @g(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @f(%x: f64, %y: f64) -> f64 {
  %v = func.call @g(%x) : (f64) -> f64
  %z = arith.mulf %v, %y : f64
  return %z : f64
}
""")
    mixed = ad_opt.grad(ad_opt.grad(program["f"], "y"), "x")
    assert [mixed(3.0, 5.0), mixed(4.0, 5.0)] == [6.0, 8.0]
    ad_opt.custom_rule(program, "g")(lambda x: (100.0 * x,))
    assert [mixed(3.0, 5.0), mixed(4.0, 5.0)] == [300.0, 400.0]


def test_pullbacks_and_directions_of_derivatives_are_planned() -> None:
    """`vjp`, `jvp`, `hvp` and `jacobian` of a gradient, at many points, and where plans end."""
    f = ad_opt.load(CUBES)["cubes"]  # the sum of a * x**3
    rng = np.random.default_rng(1)
    for size in (3, 3, 3, 4, 3):
        x, dx, c = rng.standard_normal((3, size))
        a, da = rng.standard_normal(2)
        want = 6 * a * x * dx
        np.testing.assert_allclose(ad_opt.jvp(ad_opt.grad(f, "x"), (x, a), (dx, None))[1], want)
        want = want + 3 * da * x**2
        value, moved = ad_opt.jvp(ad_opt.grad(f, "x"), (x, a), (dx, da))
        np.testing.assert_allclose(value, 3 * a * x**2)
        np.testing.assert_allclose(moved, want)
        value, pull = ad_opt.vjp(ad_opt.grad(f, "x"), x, a)
        np.testing.assert_allclose(value, 3 * a * x**2)
        kept, x[:] = x.copy(), 7.0  # the pullback is at the point as it was
        for scale in (1.0, -2.0):
            by_x, by_a = pull(scale * c)
            np.testing.assert_allclose(by_x, 6 * a * kept * scale * c)
            np.testing.assert_allclose(by_a, (3 * kept**2 * scale * c).sum())
        rows = ad_opt.jacobian(ad_opt.grad(f, "x"), "x")
        np.testing.assert_allclose(rows(kept, a), np.diag(6 * a * kept))
        np.testing.assert_allclose(rows(x, a), np.diag(6 * a * x))
        changes = ad_opt.hvp(ad_opt.grad(f, "a"), (kept, a), (dx, None), "x")
        np.testing.assert_allclose(changes, 6 * kept * dx)
        shared = ad_opt.jvp(ad_opt.grad(f, "x"), (kept, a), (kept, None))[1]
        np.testing.assert_allclose(shared, 6 * a * kept * kept)
        frozen = kept.copy()
        frozen.flags.writeable = False
        np.testing.assert_allclose(
            ad_opt.vjp(ad_opt.grad(f, "x"), frozen, a)[1](c)[0], 6 * a * kept * c
        )
        for derivative in (ad_opt.vjp, lambda g, x, a: ad_opt.jacobian(g)(x, a)):
            with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
                derivative(ad_opt.grad(f, "x"), np.arange(2.0 * size)[::2], a)
        assert ad_opt.vjp(ad_opt.grad(f, "x"), np.zeros(0), a)[0].shape == (0,)
    assert ad_opt.grad(ad_opt.grad(f, "a"), "x") is ad_opt.grad(ad_opt.grad(f, "a"), "x")

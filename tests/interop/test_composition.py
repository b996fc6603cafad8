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

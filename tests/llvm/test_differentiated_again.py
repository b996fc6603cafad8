"""Derivatives written by `--emit=llvm-ir`, tape included, are differentiated again."""

from __future__ import annotations

from math import cos, sin
from pathlib import Path

import numpy as np
import pytest
from ad_opt.tools.ad_opt import main

import ad_opt

LOOP = """
define double @f(double %x) {
entry:
  br label %loop
loop:
  %y = phi double [ 0.5, %entry ], [ %z, %loop ]
  %u = fmul double %y, %x
  %s = call double @llvm.sin.f64(double %u)
  %h = fmul double %s, 0.125
  %z = fadd double %y, %h
  %c = fcmp olt double %z, 2.75
  br i1 %c, label %loop, label %end
end:
  ret double %z
}
declare double @llvm.sin.f64(double)
"""
"""A loop whose trip count is known only behind it, so that the tape grows."""


def _taylor(x: float) -> tuple[float, float, float, int]:
    """The value, both derivatives, and how often the loop ran: by the chain rule."""
    y, dy, ddy, trips = 0.5, 0.0, 0.0, 0
    while True:
        u, du, ddu = y * x, dy * x + y, ddy * x + 2 * dy
        y, dy, ddy = (
            y + sin(u) / 8,
            dy + cos(u) * du / 8,
            ddy + (cos(u) * ddu - sin(u) * du * du) / 8,
        )
        trips += 1
        if not y < 2.75:
            return y, dy, ddy, trips


@pytest.mark.parametrize("mode", ["reverse", "forward"])
def test_second_derivative(tmp_path: Path, mode: str) -> None:
    source, made = tmp_path / "f.ll", tmp_path / "g.ll"
    source.write_text(LOOP)
    assert main([str(source), "--grad=f", "--emit=llvm-ir", "-o", str(made)]) == 0
    text = made.read_text()
    assert "atomicrmw xchg" in text
    program = ad_opt.load(text)
    first = program["f_grad"]
    _, slope, curvature, trips = _taylor(0.9)
    assert trips > 16
    found = ad_opt.grad(first)(0.9) if mode == "reverse" else ad_opt.jvp(first, (0.9,), (1.0,))[1]
    assert float(found) == pytest.approx(curvature, rel=1e-12)
    assert first(0.9) == pytest.approx(slope, rel=1e-13)


SORTED = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @qsort(ptr, i64, i64, ptr)
define internal i32 @ascending(ptr %p, ptr %q) {
  %a = load double, ptr %p
  %b = load double, ptr %q
  %more = fcmp ogt double %a, %b
  %less = fcmp olt double %a, %b
  %m = zext i1 %more to i32
  %l = zext i1 %less to i32
  %sign = sub i32 %m, %l
  ret i32 %sign
}
define double @f(ptr %x) {
  %sorted = alloca [2 x double]
  call void @llvm.memcpy.p0.p0.i64(ptr %sorted, ptr %x, i64 16, i1 false)
  call void @qsort(ptr %sorted, i64 2, i64 8, ptr @ascending)
  %second = getelementptr double, ptr %sorted, i64 1
  %least = load double, ptr %sorted
  %most = load double, ptr %second
  %square = fmul double %most, %most
  %r = fmul double %least, %square
  ret double %r
}
"""


def test_a_gradient_that_keeps_bytes_is_reversed() -> None:
    """The bytes that `qsort` moves have a shadow on the tape of each reversal."""
    gradient = ad_opt.grad(ad_opt.load(SORTED)["f"])
    a, b = x = np.array([1.25, 0.75])  # f is b a^2
    value, pullback = ad_opt.vjp(gradient, x)
    np.testing.assert_allclose(value, [2 * a * b, a * a], rtol=1e-14)
    np.testing.assert_allclose(pullback(np.array([1.0, 0.0])), [2 * b, 2 * a], rtol=1e-14)
    np.testing.assert_allclose(pullback(np.array([0.0, 1.0])), [2 * a, 0.0], rtol=1e-14)

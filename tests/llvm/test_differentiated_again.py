"""Derivatives written by `--emit=llvm-ir`, tape included, are differentiated again."""

from __future__ import annotations

from math import cos, sin
from pathlib import Path

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

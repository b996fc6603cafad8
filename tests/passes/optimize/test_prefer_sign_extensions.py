"""Sizes of 32 bits as LLVM extends them: loops that leave a border out."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

STENCIL = """
define double @f(ptr noalias %x, i32 %n) {
entry:
  %m = add i32 %n, -1
  %some = icmp sgt i32 %n, 2
  %signed = sext i32 %n to i64
  %unsigned = zext i32 %n to i64
  %end = zext i32 %m to i64
  br i1 %some, label %rows, label %exit
rows:
  %i = phi i64 [ 1, %entry ], [ %i1, %next ]
  %s0 = phi double [ 0.0, %entry ], [ %s2, %next ]
  %above = add nsw i64 %i, -1
  %p = mul nsw i64 %above, %signed
  %q = mul nuw nsw i64 %i, %unsigned
  %row = getelementptr double, ptr %x, i64 %p
  br label %columns
columns:
  %j = phi i64 [ 1, %rows ], [ %j1, %columns ]
  %s1 = phi double [ %s0, %rows ], [ %s2, %columns ]
  %a = getelementptr double, ptr %row, i64 %j
  %u = load double, ptr %a
  %at = add nuw nsw i64 %j, %q
  %b = getelementptr double, ptr %x, i64 %at
  %v = load double, ptr %b
  %uv = fmul double %u, %v
  store double %uv, ptr %b
  %s2 = fadd double %s1, %uv
  %j1 = add nuw nsw i64 %j, 1
  %last = icmp eq i64 %j1, %end
  br i1 %last, label %next, label %columns
next:
  %i1 = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i1, %end
  br i1 %done, label %exit, label %rows
exit:
  %s = phi double [ 0.0, %entry ], [ %s2, %next ]
  ret double %s
}
"""


def value(x: np.ndarray, n: int) -> complex:
    x = x.copy()
    total = 0.0 + 0j
    for i in range(1, n - 1):
        for j in range(1, n - 1):
            x[i, j] *= x[i - 1, j]
            total += x[i, j]
    return total


@pytest.mark.parametrize("n", [-3, 0, 1, 2, 3, 4, 9])
def test_gradient(n: int) -> None:
    side = max(n, 1)
    x = np.random.default_rng(3).uniform(0.5, 1.5, (side, side))
    got = ad_opt.grad(ad_opt.load(STENCIL)["f"], wrt=0)(x.copy(), n)
    for at in np.ndindex(x.shape):
        step = np.zeros(x.shape, complex)
        step[at] = 1e-30j
        assert np.asarray(got)[at] == pytest.approx(value(x + step, n).imag / 1e-30, abs=1e-12)


def test_loops_are_a_nest() -> None:
    """Bounds of both loops are the same size, so that no branch says when there are none."""
    made = ad_opt.load(STENCIL).after("raise-llvm,prepare").ir()
    assert "arith.extui" not in made
    assert "scf.if" not in made
    assert made.count("scf.for") == 2

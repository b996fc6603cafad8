"""Subscripts in `unsigned` and `int` that wrap, and such that do not: the same function has both.

A stride of 2^32 - 1 is one of -1 where numbers of 32 bits wrap. Expected values are closed forms.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

import ad_opt

pytestmark = pytest.mark.skipif(
    not (shutil.which("clang") or shutil.which("clang-22")), reason="no clang"
)

SOURCE = """
double rows(unsigned n, unsigned m, unsigned stride, unsigned from, double *x) {
  double sum = 0.0;
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < m; j++)
      sum += (i + 1.0) * x[i * stride + j + from] * x[i * stride + j + from];
  return sum;
}
double below(unsigned n, double *x) {
  double sum = 0.0;
  for (unsigned k = 0; k < 2; k++)
    for (unsigned j = n - 1; j >= 1; j--)
      sum += x[j - 1] * x[j] * (k + 1.0);
  return sum;
}
"""


def places(n: int, m: int, stride: int, from_: int) -> np.ndarray:
    """Subscripts of `rows`, in 32 bits."""
    i, j = np.arange(n)[:, None], np.arange(m)[None, :]
    return (i * stride + j + from_) % (1 << 32)


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_rows(tmp_path: Path, fp: ad_opt.FP) -> None:
    """Gradients by rows that follow, that overlap, that go back, and of none."""
    (tmp_path / "f.c").write_text(SOURCE)
    gradient = ad_opt.grad(ad_opt.load(tmp_path / "f.c", fp=fp)["rows"])
    x = np.random.default_rng(0).standard_normal(64)
    for n, m, stride, from_ in (
        *((5, 7, 7, 0), (5, 7, 2, 3), (4, 7, (1 << 32) - 1, 9), (3, 5, (1 << 32) - 6, 20)),
        *((1, 5, 1 << 31, 8), (0, 5, 5, 0), (2, 5, (1 << 32) - 1, 1)),
    ):
        at = places(n, m, stride, from_)
        assert at.size == 0 or at.max() < x.size
        expected = np.zeros_like(x)
        weights = 2.0 * np.arange(1, n + 1)[:, None] * np.ones((n, m))
        np.add.at(expected, at.ravel(), (weights * x[at]).ravel())
        given = (n, m, *(one - (one >> 31 << 32) for one in (stride, from_)))
        np.testing.assert_allclose(gradient(*given, x), expected, rtol=1e-13)


def test_down(tmp_path: Path) -> None:
    """A loop down to 1, and products with a Hessian of it."""
    (tmp_path / "f.c").write_text(SOURCE)
    function = ad_opt.load(tmp_path / "f.c")["below"]
    x, v = np.random.default_rng(1).standard_normal((2, 9))
    for n in (1, 2, 9):
        both = np.zeros((2, 9))
        for place, one in enumerate((x, v)):
            both[place][1:n] += 3.0 * one[: n - 1]
            both[place][: n - 1] += 3.0 * one[1:n]
        np.testing.assert_allclose(ad_opt.grad(function)(n, x), both[0], rtol=1e-13)
        np.testing.assert_allclose(ad_opt.hvp(function, (n, x), (None, v)), both[1], rtol=1e-13)

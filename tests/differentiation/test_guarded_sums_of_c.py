"""Gradients of sums of products in C whose sizes differ, so that compilers guard inner loops.

The oracle is the gradient by hand, in products of NumPy; some sizes are zero.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest

import ad_opt

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

SOURCE = """
static double half_squares(long n, const double *x) {
  double sum = 0.0;
  for (long i = 0; i < n; i++) sum += x[i] * x[i];
  return 0.5 * sum;
}
double plus(long m, long n, long l, double *C, const double *A, const double *B) {
  for (long i = 0; i < m; i++)
    for (long j = 0; j < n; j++)
      for (long k = 0; k < l; k++)
        C[i * n + j] += A[i * l + k] * B[k * n + j];
  return half_squares(m * n, C);
}
double scaled(long m, long n, long l, double *C, const double *A, const double *B) {
  for (long i = 0; i < m; i++)
    for (long j = 0; j < n; j++) {
      C[i * n + j] *= 1.5;
      for (long k = 0; k < l; k++)
        C[i * n + j] += A[i * l + k] * B[k * n + j];
    }
  return half_squares(m * n, C);
}
double covariance(long n, long m, double *x, double *S) {
  for (long i = 0; i < m; i++)
    for (long j = i; j < m; j++) {
      S[i * m + j] = 0.0;
      for (long k = 0; k < n; k++)
        S[i * m + j] += x[k * m + i] * x[k * m + j];
      S[i * m + j] /= 2.0;
      S[j * m + i] = S[i * m + j];
    }
  return half_squares(m * m, S);
}
"""
SIZES = ((3, 4, 0), (0, 3, 2), (3, 0, 2), (2, 3, 1), (40, 35, 33))


@pytest.fixture(scope="module")
def path(clang: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path: Path = tmp_path_factory.mktemp("c") / "sums.c"
    path.write_text(SOURCE)
    return path


def _check(found: Any, expected: Any) -> None:
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(np.reshape(one, other.shape), other, rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize(("name", "fp"), [("plus", "fast"), ("scaled", "fast"), ("plus", "strict")])
def test_products(path: Path, name: str, fp: Any) -> None:
    gradient = ad_opt.grad(ad_opt.load(path, fp=fp)[name], wrt=("C", "A", "B"))
    factor = 1.5 if name == "scaled" else 1.0
    for m, n, k in SIZES:
        rng = np.random.default_rng(m + n + k)
        c, a, b = (rng.standard_normal(shape) for shape in ((m, n), (m, k), (k, n)))
        made = factor * c + a @ b
        _check(gradient(m, n, k, c, a, b), (factor * made, made @ b.T, a.T @ made))


def test_a_triangle(path: Path) -> None:
    gradient = ad_opt.grad(ad_opt.load(path, fp="fast")["covariance"], wrt=("x", "S"))
    for n, m in ((0, 3), (3, 0), (4, 5), (9, 70)):
        x, s = np.random.default_rng(m).standard_normal((2, n, m)), np.ones((m, m))
        _check(gradient(n, m, x[0], s), (x[0] @ (x[0].T @ x[0]) / 2.0, np.zeros((m, m))))

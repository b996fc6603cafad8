"""Products and triangles of C over flat matrices, with sizes and counters of every type.

The oracle is NumPy. Types change nothing but how places are counted: with a sign, without, in 32
bits and in 64.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest

import ad_opt

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

PRODUCT = """
double product(T n, T l, T m, const double *A, const double *B, double *C) {
  double s = 0.0;
  for (T i = 0; i < n; i++)
    for (T j = 0; j < m; j++) {
      C[i * m + j] = 0.0;
      for (T k = 0; k < l; k++) C[i * m + j] += A[i * l + k] * B[k * m + j];
    }
  for (T i = 0; i < n * m; i++) s += C[i] * C[i];
  return 0.5 * s;
}
double triangle(T n, const double *A, double *C) {
  double s = 0.0;
  for (T i = 0; i < n; i++)
    for (T j = i; j < n; j++) {
      C[i * n + j] = A[i * n + j] * A[j * n + i];
      s += C[i * n + j] * C[i * n + j];
    }
  return 0.5 * s;
}
double backwards(T n, double *u) {
  for (T i = 1; i < n - 1; i++)
    for (T j = n - 2; j >= 1; j--)
      u[i * n + j] = u[i * n + j] * u[i * n + j + 1];
  double s = 0.0;
  for (T i = 0; i < n * n; i++) s += u[i] * u[i];
  return 0.5 * s;
}
"""
ARGUMENTS = {
    "long": "long", "int": "int", "unsigned": "unsigned", "size_t": "unsigned long",
    "short": "short",
}  # fmt: skip


@pytest.fixture(scope="module", params=list(ARGUMENTS))
def program(request: pytest.FixtureRequest, clang: str, tmp_path_factory: Any) -> ad_opt.Program:
    """The program with one type for all sizes and counters."""
    path = tmp_path_factory.mktemp("sizes") / "sizes.c"
    path.write_text(PRODUCT.replace("T ", f"{ARGUMENTS[request.param]} "))
    return ad_opt.load(path, compiler=clang, fp="fast")


@pytest.mark.parametrize("sizes", [(3, 5, 4), (1, 1, 1), (0, 3, 2), (2, 0, 3), (3, 2, 0)])
def test_products(program: ad_opt.Program, sizes: tuple[int, int, int]) -> None:
    """Also where there is nothing, in either direction."""
    n, k, m = sizes
    rng = np.random.default_rng(0)
    a, b, c = rng.standard_normal((n, k)), rng.standard_normal((k, m)), np.zeros((n, m))
    found = ad_opt.grad(program["product"], wrt=("A", "B", "C"))(n, k, m, a, b, c)
    product = a @ b
    for one, expected in zip(found, (product @ b.T, a.T @ product, 0.0 * c), strict=True):
        np.testing.assert_allclose(np.reshape(one, expected.shape), expected, atol=1e-12)


@pytest.mark.parametrize("n", [0, 1, 2, 6])
def test_triangles(program: ad_opt.Program, n: int) -> None:
    """The upper half of a symmetric product of elements."""
    a = np.random.default_rng(1).standard_normal((n, n))
    found = ad_opt.grad(program["triangle"], wrt="A")(n, a, np.zeros((n, n)))
    upper = np.triu(a * a.T)
    half = upper * a.T
    expected = half + (upper * a).T
    np.testing.assert_allclose(np.reshape(found, (n, n)), expected, atol=1e-12)


@pytest.mark.parametrize("n", [3, 4, 7])
def test_backwards(program: ad_opt.Program, n: int) -> None:
    """Rows that are overwritten from their ends; the oracle is a complex step for each element."""
    u = np.random.default_rng(2).standard_normal((n, n))

    def value(u: Array) -> complex:
        u = u.copy()
        for i in range(1, n - 1):
            for j in range(n - 2, 0, -1):
                u[i, j] *= u[i, j + 1]
        return complex(0.5 * (u * u).sum())

    expected = np.empty((n, n))
    for at in np.ndindex(n, n):
        moved = u.astype(complex)
        moved[at] += 1e-30j
        expected[at] = value(moved).imag / 1e-30
    found = ad_opt.grad(program["backwards"], wrt="u")(n, u)
    np.testing.assert_allclose(np.reshape(found, (n, n)), expected, atol=1e-12)


@pytest.mark.parametrize("type_", ["long", "int", "size_t"])
def test_rows_are_seen(type_: str, clang: str, tmp_path: Path) -> None:
    """Of sizes of these types, the three flat matrices get rows and columns."""
    path = tmp_path / "sizes.c"
    path.write_text(PRODUCT.replace("T ", f"{ARGUMENTS[type_]} "))
    known = "from-llvm,prepare,raise-arguments{function=product arrays=3,4,5},prepare"
    seen = str(ad_opt.load(path, compiler=clang).after(known).module)
    product = seen[: seen.index("func.func @triangle")]
    assert product.count("memref.reinterpret_cast") == 3

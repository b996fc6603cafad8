"""Gradients of products over triangles, in C: rank updates, triangular and symmetric products.

The oracle is NumPy with a complex step in the direction of a random vector.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import pytest

import ad_opt

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

SIZES = (5, 43, 70)
"""Less than a block, one and a part, and two and a part."""


def _syrk(c: Array, a: Array, b: Array) -> Array:
    return np.where(np.tri(len(c)) > 0, 1.2 * c + 0.7 * a @ a.T, c)


def _symm(c: Array, a: Array, b: Array) -> Array:
    lower = np.tril(a)
    return 1.2 * c + 0.7 * (lower + np.tril(a, -1).T) @ b


KERNELS: dict[str, tuple[str, Callable[[Array, Array, Array], Array]]] = {
    "syrk": (
        "for (i) { for (j <= i) C[i][j] *= 1.2;"
        " for (k) for (j <= i) C[i][j] += 0.7 * A[i][k] * A[j][k]; }",
        _syrk,
    ),
    "syr2k": (
        "for (i) { for (j <= i) C[i][j] *= 1.2; for (k) for (j <= i)"
        " C[i][j] += A[j][k] * 0.7 * B[i][k] + B[j][k] * 0.7 * A[i][k]; }",
        lambda c, a, b: np.where(np.tri(len(c)) > 0, 1.2 * c + 0.7 * (a @ b.T + b @ a.T), c),
    ),
    "symm": (
        "for (i) for (j) { double t = 0; for (int k = 0; k < i; k++) {"
        " C[k][j] += 0.7 * B[i][j] * A[i][k]; t += B[k][j] * A[i][k]; }"
        " C[i][j] = 1.2 * C[i][j] + 0.7 * B[i][j] * A[i][i] + 0.7 * t; }",
        _symm,
    ),
    "upper": (
        "for (i) for (int j = i; j < n; j++) for (k) C[i][j] -= A[i][k] * B[k][j];",
        lambda c, a, b: c - np.triu(a @ b),
    ),
    "trmm": (
        "for (i) for (j) { for (int k = i + 1; k < n; k++) C[i][j] += A[k][i] * C[k][j];"
        " C[i][j] = 0.7 * C[i][j]; }",
        lambda c, a, b: 0.7 * (c + np.tril(a, -1).T @ c),
    ),
    "both_halves": (
        "for (i) for (int j = i; j < n; j++) { C[i][j] = 0; for (k) C[i][j] += A[k][i] * B[k][j];"
        " C[i][j] /= 0.7; C[j][i] = C[i][j]; }",
        lambda c, a, b: (np.triu(a.T @ b) + np.triu(a.T @ b, 1).T) / 0.7 + 0 * c,
    ),
    "times_lower": (
        "for (i) for (j) { double s = C[i][j]; for (int k = 0; k <= i; k++) s += A[i][k] * B[k][j];"
        " C[i][j] = s * s; }",
        lambda c, a, b: (c + np.tril(a) @ b) ** 2,
    ),
    "band": (
        "for (i) for (int j = i > 9 ? i - 9 : 0; j < n && j < i + 40; j++)"
        " for (k) C[i][j] += A[i][k] * B[j][k];",
        lambda c, a, b: c + np.tril(np.triu(a @ b.T, -9), 39),
    ),
}
LOOPS = {
    **{v: f"for (int {v} = 0; {v} < n; {v}++)" for v in "ijk"},
    "j <= i": "for (int j = 0; j <= i; j++)",
}
TOTAL = "double s = 0; for (i) for (j) s += C[i][j] * C[i][j] + A[i][j] * B[i][j]; return s;"


def _source(name: str, size: str = "int n") -> str:
    text = f"{KERNELS[name][0]} {TOTAL}"
    for head, loop in LOOPS.items():
        text = text.replace(f"for ({head})", loop)
    parts = ", ".join(f"double (*{array})[n]" for array in "CAB")
    return f"double {name}({size}, {parts}) {{ {text} }}\n"


def _compiled(clang: str, text: str, fp: str) -> ad_opt.Program:
    command = [clang, "-O1", "-S", "-emit-llvm", "-fno-discard-value-names", "-x", "c", "-o", "-"]
    found = subprocess.run([*command, "-"], input=text, check=True, capture_output=True, text=True)
    return ad_opt.load(found.stdout, fp=fp)


@pytest.fixture(scope="module", params=["strict", "fast"])
def program(clang: str, request: Any) -> ad_opt.Program:
    return _compiled(clang, "".join(map(_source, KERNELS)), request.param)


def numbers(seed: int, n: int) -> Array:
    return np.random.default_rng(seed).uniform(-0.5, 0.8, (n, n))


@pytest.mark.parametrize("name", KERNELS)
def test_gradients(program: ad_opt.Program, name: str) -> None:
    for n in SIZES:
        _check(ad_opt.grad(program[name]), name, n)


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize("name", KERNELS)
def test_gradients_at_a_size_that_the_program_knows(clang: str, name: str, fp: str) -> None:
    n = SIZES[1]
    text = f"enum {{ n = {n} }};\n" + _source(name, "int unused")
    _check(ad_opt.grad(_compiled(clang, text, fp)[name]), name, n)


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize("name", KERNELS)
def test_gradients_of_rows_and_sizes_without_a_sign(clang: str, name: str, fp: str) -> None:
    n = SIZES[1]
    text = _source(name, "unsigned n").replace("[n]", f"[{n}]").replace("int ", "unsigned ")
    _check(ad_opt.grad(_compiled(clang, text, fp)[name]), name, n)


def _check(gradient: Callable[..., Any], name: str, n: int) -> None:
    arrays, way = [numbers(at, n) for at in (1, 2, 3)], [numbers(at, n) for at in (4, 5, 6)]
    before = [x.copy() for x in arrays]
    found = gradient(n, *arrays)
    c, a, b = (x + 1e-30j * w for x, w in zip(arrays, way, strict=True))
    made = KERNELS[name][1](c, a, b)
    expected = (np.sum(made * made) + np.sum(a * b)).imag * 1e30
    got = sum(np.vdot(x, y) for x, y in zip(found, way, strict=True))
    np.testing.assert_allclose(got, expected, rtol=1e-9)
    for now, then in zip(arrays, before, strict=True):
        np.testing.assert_array_equal(now, then)


SCORES = """double scores(long n, const double *restrict q, double *restrict s) {
  for (long i = 0; i < n; i++) {
    double most = -1e9;
    for (long j = 0; j <= i; j++) {
      double t = 0;
      for (long k = 0; k < n; k++) t += q[i * n + k] * q[j * n + k];
      s[i * n + j] = t;
      if (t > most) most = t;
    }
    for (long j = 0; j <= i; j++) s[i * n + j] -= most;
  }
  double r = 0;
  for (long i = 0; i < n; i++)
    for (long j = 0; j <= i; j++) r += s[i * n + j] * s[i * n + j];
  return r;
}
"""


def test_products_behind_addresses_stay_loops(clang: str) -> None:
    """A buffer that is seen behind an address would have no shadow, as the address has."""
    command = [clang, "-O1", "-S", "-emit-llvm", "-x", "c", "-o", "-", "-"]
    made = subprocess.run(command, input=SCORES, check=True, capture_output=True, text=True)
    f, n = ad_opt.load(made.stdout)["scores"], 37
    q, s, way = numbers(1, n), numbers(2, n), numbers(3, n)
    z = q + 1e-30j * way
    scores = z @ z.T
    lower = np.where(np.tri(n) > 0, scores.real, -np.inf)
    shifted = np.tril(scores - np.take_along_axis(scores, lower.argmax(1)[:, None], 1))
    expected = np.sum(shifted * shifted).imag * 1e30
    _, pullback = ad_opt.vjp(f, n, q, s, wrt=1)
    for found in (ad_opt.grad(f, wrt=1)(n, q, s), pullback(1.0)):
        np.testing.assert_allclose(np.vdot(found, way), expected, rtol=1e-9)

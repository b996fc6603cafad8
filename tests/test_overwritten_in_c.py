"""Gradients of C functions that overwrite their arguments: stencils, products, factorisations.

The oracle is forward mode, which keeps nothing and undoes nothing.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest

import ad_opt
from ad_opt.derivatives.private_copies import on_copies
from ad_opt.programs.address_parameters import seen_with

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

N = 5
KERNELS = {
    "jacobi_1d": "for (t) { for (inner) b[i] = 0.3 * (a[i-1] + a[i] + a[i+1]);"
    " for (inner) a[i] = 0.3 * (b[i-1] + b[i] + b[i+1]); }",
    "jacobi_2d": "for (t) { for (inner) for (jnner) b[i*n+j] = 0.2 * (a[i*n+j] + a[i*n+j-1]"
    " + a[i*n+j+1] + a[(i+1)*n+j] + a[(i-1)*n+j]);"
    " for (inner) for (jnner) a[i*n+j] = sin(b[i*n+j]) * b[(i-1)*n+j]; }",
    "fdtd": "for (t) { for (all) b[i] = t; for (inner) for (jall) b[i*n+j] -= 0.5 * (a[i*n+j]"
    " - a[(i-1)*n+j]); for (inner) for (jnner) a[i*n+j] -= 0.7 * (c[i*n+j] * b[i*n+j+1]); }",
    "gemm": "for (all) for (jall) { a[i*n+j] *= 1.2; for (kall)"
    " a[i*n+j] += 1.5 * b[i*n+k] * c[k*n+j]; }",
    "mvt": "for (all) for (jall) a[i] += c[i*n+j] * b[j]; for (all) for (jall)"
    " a[n+i] += c[j*n+i] * b[n+j];",
    "atax": "for (all) a[i] = 0; for (all) { b[i] = 0; for (jall) b[i] += c[i*n+j] * c[j];"
    " for (jall) a[j] += c[i*n+j] * b[i]; }",
    "trmm": "for (all) for (jall) { for (int k = i + 1; k < n; k++)"
    " a[i*n+j] += b[k*n+i] * a[k*n+j]; a[i*n+j] *= 1.5; }",
    "seidel": "for (t) for (inner) for (jnner) a[i*n+j] = 0.2 * (a[i*n+j] + a[i*n+j-1]"
    " + a[i*n+j+1] + a[(i+1)*n+j] + a[(i-1)*n+j]);",
    "cholesky": "for (all) { for (int j = 0; j < i; j++) { for (int k = 0; k < j; k++)"
    " a[i*n+j] -= a[i*n+k] * a[j*n+k]; a[i*n+j] /= a[j*n+j]; }"
    " for (int k = 0; k < i; k++) a[i*n+i] -= a[i*n+k] * a[i*n+k];"
    " a[i*n+i] = sqrt(a[i*n+i] + 4); }",
    "swapped": "double *p = a, *q = b; for (t) { for (inner) q[i] = sin(p[i-1]) * p[i+1];"
    " double *r = p; p = q; q = r; }",
    "with_scratch": "double *q = malloc(n * n * 8), *own = q, *p = a; q[0] = b[0]; q[n-1] = b[1];"
    " for (t) { for (inner) q[i] = sin(p[i-1]) * p[i+1] + b[i] * p[i];"
    " double *r = p; p = q; q = r; }"
    " for (all) b[i] += p[i] * p[i]; free(own);",
    "chosen": "double x = 0, y = 0; for (all) { x += a[i]; y += b[i]; }"
    " double *p = x > y ? a : b; for (inner) p[i] = sin(p[i-1]) * a[i] + c[i];",
    "branches": "for (t) for (inner) { if (a[i] > b[i]) a[i] *= c[i]; else b[i] = a[i] * a[i-1]; }",
    "search": "int i = 1; while (a[i] < 0.9 && i < n) { a[i] *= 1.5 + c[i]; if (a[i] > 0.8) i++; }",
    "called": "helper(n, a, b); helper(n, b, a);",
}
_LOOPS = {
    "t": "int t = 0; t < 3; t++",
    "all": "int i = 0; i < n; i++", "jall": "int j = 0; j < n; j++",
    "kall": "int k = 0; k < n; k++",
    "inner": "int i = 1; i < n - 1; i++", "jnner": "int j = 1; j < n - 1; j++",
}  # fmt: skip
HEAD = """
double sin(double); double sqrt(double); void *malloc(unsigned long); void free(void *);
__attribute__((noinline)) static void helper(int n, double *x, double *y) {
  if (n > 1) { for (int i = 1; i < n; i++) y[i] = sin(x[i-1]) * x[i]; helper(n - 1, x + 1, y);
    y[0] += x[0]; }
}
"""
ARRAYS = "double *a, double *b, double *c"


def _source(name: str) -> str:
    body = re.sub(r"for \((\w+)\)", lambda at: f"for ({_LOOPS[at[1]]})", KERNELS[name])
    total = "double s = 0; for (int k = 0; k < n * n; k++) s += a[k] * a[k] + b[k]; return s;"
    return f"""
double {name}(int n, {ARRAYS}) {{ {body} {total} }}
double {name}_apart(int n, {ARRAYS.replace("*", "*restrict ")}) {{ {body} {total} }}
"""


@pytest.fixture(scope="module")
def program(clang: str, tmp_path_factory: pytest.TempPathFactory) -> ad_opt.Program:
    path: Path = tmp_path_factory.mktemp("c") / "kernels.c"
    path.write_text(HEAD + "".join(map(_source, KERNELS)))
    command = [clang, "-O1", "-S", "-emit-llvm", "-fno-discard-value-names", "-o", "-", str(path)]
    return ad_opt.load(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def numbers(seed: int, size: int = N * N) -> Array:
    return np.random.default_rng(seed).uniform(0.2, 0.8, size)


def slope(f: Any, arrays: list[Array], way: list[Array]) -> float:
    """The derivative in a direction, by forward mode."""
    return float(ad_opt.jvp(f, (N, *arrays), (None, *way))[1])


@pytest.mark.parametrize("name", KERNELS)
def test_gradients(program: ad_opt.Program, name: str) -> None:
    arrays, way = [numbers(at) for at in (1, 2, 3)], [numbers(at) for at in (4, 5, 6)]
    before = [x.copy() for x in arrays]
    f = program[name]
    found = ad_opt.grad(f)(N, *arrays)
    expected = slope(f, [x.copy() for x in arrays], [x.copy() for x in way])
    got = sum(np.vdot(x, y) for x, y in zip(found, way, strict=True))
    np.testing.assert_allclose(got, expected, rtol=1e-9)
    for now, then in zip(arrays, before, strict=True):
        np.testing.assert_array_equal(now, then)
    if name in ("gemm", "seidel", "swapped"):
        restricted = ad_opt.grad(program[f"{name}_apart"])(N, *arrays)
        for one, two in zip(found, restricted, strict=True):
            np.testing.assert_allclose(one, two, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("name", ["jacobi_1d", "gemm", "trmm", "branches", "called"])
def test_arrays_that_share_memory(program: ad_opt.Program, name: str) -> None:
    """The function is differentiated for memory that may overlap: it is told nothing else."""
    memory, way = numbers(1, N * N + 1), numbers(4, N * N + 1)
    c, dc = numbers(3), numbers(6)
    for shift in (0, 1):
        parts = slice(0, N * N), slice(shift, N * N + shift)
        shared = memory.copy()
        by_a, by_b, by_c = ad_opt.grad(program[name])(N, shared[parts[0]], shared[parts[1]], c)
        np.testing.assert_array_equal(shared, memory)
        total = np.zeros(N * N + 1)
        total[parts[0]], total[parts[1]] = by_a, by_b
        copy, moving = memory.copy(), way.copy()
        arrays = [copy[parts[0]], copy[parts[1]], c.copy()]
        ways = [moving[parts[0]], moving[parts[1]], dc.copy()]
        expected = slope(program[name], arrays, ways)
        np.testing.assert_allclose(np.vdot(total, way) + np.vdot(by_c, dc), expected, rtol=1e-9)


@pytest.mark.parametrize("name", ["jacobi_2d", "gemm", "swapped", "with_scratch", "branches"])
def test_second_order(program: ad_opt.Program, name: str) -> None:
    arrays, way, step = [numbers(at) for at in (1, 2, 3)], [numbers(at) for at in (4, 5, 6)], 1e-5
    product = ad_opt.hvp(program[name], (N, *arrays), (None, *way))
    moved = [[x + s * w for x, w in zip(arrays, way, strict=True)] for s in (step, -step)]
    plus, minus = (ad_opt.grad(program[name])(N, *x) for x in moved)
    for got, high, low in zip(product, plus, minus, strict=True):
        np.testing.assert_allclose(got, (high - low) / (2 * step), rtol=1e-5, atol=1e-6)
    _, pullback = ad_opt.vjp(program[name], N, *(x.copy() for x in arrays))
    for got, one in zip(pullback(2.0), ad_opt.grad(program[name])(N, *arrays), strict=True):
        np.testing.assert_allclose(got, 2 * one, rtol=1e-12)


@pytest.mark.parametrize("name", ["jacobi_1d", "gemm", "branches", "called"])
def test_arrays_are_outputs(program: ad_opt.Program, name: str) -> None:
    """The cotangent of what is written to an array counts, too."""
    arrays, way = [numbers(at) for at in (1, 2, 3)], [numbers(at) for at in (4, 5, 6)]
    _, pullback = ad_opt.vjp(program[name], N, *(x.copy() for x in arrays))
    weight = numbers(7)
    found = pullback(0.5, a=weight)
    moving = [x.copy() for x in way]
    slope_of_value = slope(program[name], [x.copy() for x in arrays], moving)
    expected = 0.5 * slope_of_value + np.vdot(weight, moving[0])
    got = sum(np.vdot(x, y) for x, y in zip(found, way, strict=True))
    np.testing.assert_allclose(got, expected, rtol=1e-9)


def test_who_copies(program: ad_opt.Program) -> None:
    """The derivative copies arrays, and takes the sizes of those that do not become memrefs."""
    a, b, c = numbers(1), numbers(2), numbers(3)
    f = seen_with(program["gemm"], (N, a, b, c))
    raised = on_copies(f, "grad", (), (N, a, b, c))
    assert (raised.flat, raised.sizes) == ((1, 2, 3), ())
    assert raised.arguments[1] is a
    assert raised.arguments[2] is b
    for name in ("swapped", "with_scratch", "chosen"):
        meeting = seen_with(program[name], (N, a, b, c))
        assert on_copies(meeting, "grad", (), (N, a, b, c)).flat == (1, 2, 3)
    called = seen_with(program["called"], (N, a, b, c))  # addresses go on to a recursive function
    kept = on_copies(called, "grad", (), (N, a, b, c))
    assert (kept.flat, kept.sizes) == ((), [a.nbytes, b.nbytes])
    strided = numbers(7, 2 * N * N)[::2]
    with_strides = on_copies(f, "grad", (), (N, strided, b, c))
    assert with_strides.sizes == ()
    assert with_strides.arguments[1] is strided  # a part of an array: its owner may be large
    shared = on_copies(f, "grad", (), (N, a, a, c))
    assert (shared.sizes, shared.arguments[1] is a) == ((), True)


def test_vectorized_callees(clang: str) -> None:
    """Vectors of `double` behind an address that is handed on: no array that anybody copies."""
    source = """
    __attribute__((noinline)) static double f(int n, double *b, const double *x) {
      for (int j = 0; j < n; j++) b[j] *= x[j];
      double r = 0;
      for (int j = 0; j < n; j++) r += b[j] * b[j];
      return r;
    }
    double one(int n, double *b, const double *x) { return 2 * f(n, b, x); }
    """
    command = [clang, "-O2", "-S", "-emit-llvm", "-x", "c", "-", "-o", "-"]
    text = subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout
    b, x = numbers(1, 9), numbers(2, 9)
    by_b, by_x = ad_opt.grad(ad_opt.load(text)["one"])(9, b, x)
    np.testing.assert_allclose(by_b, 4 * b * x**2, rtol=1e-14)
    np.testing.assert_allclose(by_x, 4 * b**2 * x, rtol=1e-14)

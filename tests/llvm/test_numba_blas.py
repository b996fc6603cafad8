"""Products of arrays in functions of numba, by its wrappers of BLAS, against NumPy's products.

Only derivatives run, which have bodies of ours: the wrappers are numba's, which may be absent.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

LLVM = """
declare i32 @numba_xxdot(i8, i8, i64, ptr, ptr, ptr)
declare i32 @numba_xxgemv(i8, i8, i64, i64, ptr, ptr, i64, ptr, ptr, ptr)
declare i32 @numba_xxgemm(i8, i8, i8, i64, i64, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, i64)
define double @dot(ptr %x, ptr %y, i64 %n) {
  %r = alloca double
  %s = call i32 @numba_xxdot(i8 100, i8 0, i64 %n, ptr %x, ptr %y, ptr %r)
  %v = load double, ptr %r
  ret double %v
}
define float @dot32(ptr %x, ptr %y, i64 %n) {
  %r = alloca float
  %s = call i32 @numba_xxdot(i8 115, i8 0, i64 %n, ptr %x, ptr %y, ptr %r)
  %v = load float, ptr %r
  ret float %v
}
define double @complex(ptr %x, ptr %y, i64 %n) {
  %r = alloca { double, double }
  %s = call i32 @numba_xxdot(i8 122, i8 0, i64 %n, ptr %x, ptr %y, ptr %r)
  %v = load double, ptr %r
  ret double %v
}
define double @gemv(ptr %y, double %alpha, ptr %a, ptr %x, double %beta, i64 %m, i64 %n, i64 %lda,
                    ptr %u, i64 %size) {
  %p = alloca double
  %q = alloca double
  store double %alpha, ptr %p
  store double %beta, ptr %q
  %s = call i32 @numba_xxgemv(i8 100, i8 {ta}, i64 %m, i64 %n, ptr %p, ptr %a, i64 %lda, ptr %x,
    ptr %q, ptr %y)
  %v = call double @dot(ptr %u, ptr %y, i64 %size)
  ret double %v
}
define double @gemm(ptr %c, double %alpha, ptr %a, ptr %b, double %beta, i64 %m, i64 %n, i64 %k,
                    i64 %lda, i64 %ldb, i64 %ldc, ptr %u, i64 %size) {
  %p = alloca double
  %q = alloca double
  store double %alpha, ptr %p
  store double %beta, ptr %q
  %s = call i32 @numba_xxgemm(i8 100, i8 {ta}, i8 {tb}, i64 %m, i64 %n, i64 %k, ptr %p, ptr %a,
    i64 %lda, ptr %b, i64 %ldb, ptr %q, ptr %c, i64 %ldc)
  %v = call double @dot(ptr %u, ptr %c, i64 %size)
  ret double %v
}
"""
LETTERS = {False: "110", True: "116"}


def program(ta: bool = False, tb: bool = False) -> Any:
    return ad_opt.load(LLVM.replace("{ta}", LETTERS[ta]).replace("{tb}", LETTERS[tb]))


@pytest.mark.parametrize(("name", "dtype"), [("dot", "f8"), ("dot32", "f4")])
def test_dot(name: str, dtype: str) -> None:
    f = program()[name]
    x, y = np.random.default_rng(0).normal(size=(2, 5)).astype(dtype)
    value, (dx, dy) = ad_opt.value_and_grad(f)(x.copy(), y.copy(), 5)
    assert value == pytest.approx(x @ y, rel=1e-6)
    assert np.array_equal(dx, y)
    assert np.array_equal(dy, x)
    assert dx.dtype == dtype
    assert ad_opt.grad(f)(x.copy(), y.copy(), 0)[0].tolist() == [0.0] * 5


def test_complex_numbers_are_refused() -> None:
    z = np.ones(2, complex)
    with pytest.raises(DiagnosticError, match=r"AD0703|AD0971|AD0705"):
        ad_opt.grad(program()["complex"])(z, z.copy(), 2)


def padded(rng: np.random.Generator, columns: int, rows: int) -> Any:
    """Columns as rows of an array, as numba passes them."""
    return rng.normal(size=(columns, rows))


@pytest.mark.parametrize("beta", [0.0, 0.5])
@pytest.mark.parametrize("trans", [False, True])
def test_gemv(trans: bool, beta: float) -> None:
    rng = np.random.default_rng(1)
    m, n, lda, alpha = 3, 4, 5, 1.5
    a = padded(rng, n, lda)
    shown = a[:, :m].T
    product = shown.T if trans else shown
    x, y = rng.normal(size=product.shape[1]), rng.normal(size=product.shape[0])
    if beta == 0.0:
        y[:] = np.nan  # which is not read
    f = program(trans)["gemv"]
    u = rng.normal(size=product.shape[0])
    arguments = (y, alpha, a, x, beta, m, n, lda, u, len(u))
    value, gradients = ad_opt.value_and_grad(f, wrt=(0, 1, 2, 3))(*arguments)
    kept = beta * (u @ y) if beta else 0.0
    assert value == pytest.approx(alpha * u @ product @ x + kept, rel=1e-12)
    dy, dalpha, da, dx = gradients
    np.testing.assert_allclose(dx, alpha * product.T @ u, rtol=1e-12)
    np.testing.assert_allclose(dalpha, u @ product @ x, rtol=1e-12)
    np.testing.assert_allclose(dy, beta * u, rtol=1e-12)
    outer = alpha * np.outer(u, x)
    np.testing.assert_allclose(da[:, :m].T, outer.T if trans else outer, rtol=1e-12)
    assert not da[:, m:].any()


@pytest.mark.parametrize("beta", [0.0, 0.5])
@pytest.mark.parametrize(("ta", "tb"), list(itertools.product([False, True], repeat=2)))
def test_gemm(ta: bool, tb: bool, beta: float) -> None:
    rng = np.random.default_rng(2)
    m, n, k, alpha = 3, 4, 2, 1.5
    a = padded(rng, *((m, k + 1) if ta else (k, m + 1)))
    b = padded(rng, *((k, n + 1) if tb else (n, k + 1)))
    left = a[:, :k] if ta else a[:, :m].T
    right = b[:, :n] if tb else b[:, :k].T
    c, u = padded(rng, n, m + 1), padded(rng, n, m + 1)
    w = u[:, :m].T
    f = program(ta, tb)["gemm"]
    sizes = (m, n, k, a.shape[1], b.shape[1], m + 1)
    arguments = (c, alpha, a, b, beta, *sizes, u, u.size)
    expected = np.sum(w * (alpha * left @ right + beta * c[:, :m].T)) + u[:, m] @ c[:, m]
    value, (dc, da, db) = ad_opt.value_and_grad(f, wrt=(0, 2, 3))(*arguments)
    assert value == pytest.approx(expected, rel=1e-12)
    np.testing.assert_allclose((da[:, :k] if ta else da[:, :m].T), alpha * w @ right.T, rtol=1e-12)
    np.testing.assert_allclose((db[:, :n] if tb else db[:, :k].T), alpha * left.T @ w, rtol=1e-12)
    np.testing.assert_allclose(dc[:, :m], beta * u[:, :m], rtol=1e-12)
    np.testing.assert_allclose(dc[:, m], u[:, m], rtol=1e-12)
    tangents = (None, 1.0, *[None] * (len(arguments) - 2))
    change = ad_opt.jvp(f, (c.copy(), *arguments[1:]), tangents)[1]
    assert change == pytest.approx(np.sum(w * (left @ right)), rel=1e-12)

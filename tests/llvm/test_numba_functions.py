"""Functions that numba compiles in this process; values from complex steps."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ad_opt

numba = pytest.importorskip("numba")
STEP = 1e-30


def steps(f: Callable[[Any], Any], x: np.ndarray) -> np.ndarray:
    moved = [x + STEP * 1j * row.reshape(x.shape) for row in np.eye(x.size)]
    return np.array([complex(f(one)).imag / STEP for one in moved]).reshape(x.shape)


def refusal(work: Callable[[], object]) -> str:
    with pytest.raises(ad_opt.DiagnosticError) as error:
        work()
    assert {one.code for one in error.value.diagnostics} == {"AD0109"}
    return str(error.value)


@numba.njit
def horner(x, n):
    s = 0.0
    for i in range(n):
        s = s * x + math.sin(x * i)
    return s


@numba.njit
def weights(a, b):
    s = 0.0
    c = np.sin(a) * b
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            s += c[i, j] ** 2 + a[i, j] * b[j]
    return s


@numba.njit
def products(a, v):
    return np.dot(a @ v, v)


@numba.njit
def squares(a, out):
    for i in range(len(a)):
        out[i] = a[i] * a[i]


@numba.njit
def doubled(a, out):
    out[:] = a * a
    out += np.exp(a)


@numba.njit
def spread(a):
    return a.max() - np.sum(np.where(a > 0.0, a * a, -a)[1:])


@numba.njit
def chained(a):
    k = a[0]

    def scaled(x):
        return k * x, x * x

    s = 0.0
    for v in a:
        u, w = scaled(v)
        s += u * w
    return s


def test_numbers() -> None:
    f = ad_opt.numba(horner, (numba.float64, numba.int64))
    assert f.signature.parameters == ("x", "n")
    assert f(0.3, 5) == pytest.approx(horner.py_func(0.3, 5), rel=1e-14)

    def complex_horner(x: Any) -> Any:
        s = 0.0
        for i in range(5):
            s = s * x + np.sin(x * i)
        return s

    (slope,) = steps(lambda x: complex_horner(x[0]), np.array([0.3]))
    assert ad_opt.grad(f)(0.3, 5) == pytest.approx(slope, rel=1e-13)


def test_arrays_are_followed_by_their_sizes() -> None:
    a, b = np.arange(6.0).reshape(2, 3) / 4, np.array([0.5, -1.0, 2.0])
    weights(a, b)
    f = ad_opt.numba(weights)
    assert f.signature.parameters == ("a", "a_size0", "a_size1", "b", "b_size0")
    by_a, by_b = ad_opt.grad(f, ("a", "b"))(a, 2, 3, b, 3)

    def value(a: Any, b: Any) -> Any:
        return ((np.sin(a) * b) ** 2 + a * b).sum()

    np.testing.assert_allclose(by_a, steps(lambda x: value(x, b), a), rtol=1e-13)
    np.testing.assert_allclose(by_b, steps(lambda x: value(a, x), b), rtol=1e-13)


def test_products_of_arrays() -> None:
    pytest.importorskip("scipy")  # whose BLAS numba calls
    f = ad_opt.numba(products, "float64(float64[:, ::1], float64[::1])")
    rng = np.random.default_rng(3)
    a, v = rng.normal(size=(3, 3)), rng.normal(size=3)
    assert f(a, 3, 3, v, 3) == pytest.approx(v @ a @ v, rel=1e-13)
    by_a, by_v = ad_opt.grad(f)(a, 3, 3, v, 3)
    np.testing.assert_allclose(by_a, np.outer(v, v), rtol=1e-12)
    np.testing.assert_allclose(by_v, steps(lambda one: products.py_func(a, one), v), rtol=1e-12)


def test_results_in_arrays() -> None:
    f = ad_opt.numba(squares, "void(float64[::1], float64[::1])")
    a, out = np.array([1.0, 2.0, -3.0]), np.zeros(3)
    assert f(a, 3, out, 3) == 0
    np.testing.assert_array_equal(out, a * a)
    ad_opt.check_grads(f, a, 3, np.zeros(3), 3)


def test_arrays_are_assigned_as_a_whole() -> None:
    f = ad_opt.numba(doubled, "void(float64[::1], float64[::1])")
    a, out, weights = np.array([1.0, 0.5, -3.0]), np.zeros(3), np.array([1.0, 2.0, 0.5])
    _, pullback = ad_opt.vjp(f, a, 3, out, 3)
    by_a, by_out = pullback(out=weights)
    np.testing.assert_allclose(by_a, weights * (2 * a + np.exp(a)), rtol=1e-14)
    np.testing.assert_array_equal(by_out, np.zeros(3))


def test_lists_of_shapes_and_reshapes() -> None:
    """`np.where` makes a list of shapes; `max` asks whether an array can be reshaped."""
    f = ad_opt.numba(spread, "float64(float64[::1])")
    a = np.array([0.3, 2.0, -1.0, 0.5])
    want = np.where(a > 0, -2 * a, 1.0) * [0, 1, 1, 1] + (a == a.max())
    np.testing.assert_allclose(ad_opt.grad(f, "a")(a, 4), want, rtol=1e-14)


def test_closures_and_tuples() -> None:
    f = ad_opt.numba(chained, "float64(float64[::1])")
    a = np.array([0.3, 2.0, -1.0])
    want = 3 * a[0] * a**2 + np.array([np.sum(a**3), 0.0, 0.0])
    np.testing.assert_allclose(ad_opt.grad(f, "a")(a, 3), want, rtol=1e-14)


def test_cfunc() -> None:
    @numba.cfunc("float64(CPointer(float64), int64)")
    def energy(x, n):
        a = numba.carray(x, (n,))
        s = 0.0
        for i in range(n):
            s += math.sin(a[i]) * a[i]
        return s

    f = ad_opt.numba(energy)
    x = np.array([1.0, 2.0])
    np.testing.assert_allclose(ad_opt.grad(f)(x, 2), np.cos(x) * x + np.sin(x), rtol=1e-14)


def test_what_cannot_be_taken() -> None:
    fresh = numba.njit(lambda x: x * x)
    assert "is not compiled by numba" in refusal(lambda: ad_opt.numba(len))
    assert "is not compiled yet" in refusal(lambda: ad_opt.numba(fresh))
    fresh(1.0)
    fresh(1)
    assert "compiled for 2 kinds" in refusal(lambda: ad_opt.numba(fresh))
    text = refusal(lambda: ad_opt.numba(fresh, "(unicode_type,)"))
    assert "neither a number nor an array" in text
    assert "which is no number" in refusal(lambda: ad_opt.numba(fresh, "(float64[::1],)"))


@numba.njit("float64(float64[:,:], float64[:])")
def compiled_at_once(a, y):
    s = 0.0
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            s += a[i, j] ** 3 * y[j]
    return s


def test_signatures_of_decorators_and_arrays_of_any_strides() -> None:
    """Numba compiles such functions once; their arrays are contiguous here."""
    f = ad_opt.numba(compiled_at_once)
    a, y = np.arange(6.0).reshape(2, 3), np.array([1.0, 2.0, 3.0])
    da, dy = ad_opt.grad(f)(a, 2, 3, y, 3)
    np.testing.assert_allclose(da, 3 * a**2 * y)
    np.testing.assert_allclose(dy, (a**3).sum(0))
    columns = np.arange(12.0).reshape(2, 6)[:, ::2]
    with pytest.raises(ad_opt.DiagnosticError, match="not contiguous"):
        f(columns, 2, 3, y, 3)
    wrong = refusal(lambda: ad_opt.numba(compiled_at_once, "(float64[::1],)"))
    assert "is compiled for other arguments" in wrong


@numba.njit
def parts_in_place(x):
    y = x.copy()
    y[1:] *= x[1:]
    y[:-1] *= y[1:]
    return np.sum(y)


def test_parts_of_arrays_in_place() -> None:
    """Copies of parts that may overlap, which numba frees, live until the derivative ends."""
    x = np.array([0.5, 1.5, 2.0])
    parts_in_place(x)
    gradient = ad_opt.grad(ad_opt.numba(parts_in_place))
    a, b, c = x  # y is (a, b*b, c*c), then (a * b*b, b*b * c*c, c*c)
    exact = [b * b, 2 * a * b + 2 * b * c * c, 2 * b * b * c + 2 * c]
    for _ in range(100):
        np.testing.assert_allclose(gradient(x, 3), exact, rtol=1e-14)


def test_whoever_allocates_or_frees_is_raised() -> None:
    """Calls that stay free at once what the way back still reads."""
    from ad_opt.passes.llvm.library.raise_library_calls import RAISED
    from ad_opt.passes.ops.allocators import ALLOCATORS

    assert set(RAISED) >= ALLOCATORS

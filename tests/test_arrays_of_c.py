"""Gradients of C functions that take arrays: as memrefs where that is possible, else as addresses.

The oracle is forward mode, which knows addresses only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ad_opt
from ad_opt.derivatives.private_copies import on_copies
from ad_opt.programs.address_parameters import seen_with
from ad_opt.programs.derivative_functions import constants

HEAD = 'target datalayout = "e-p:64:64-i64:64-n8:16:32:64"\n'
NEIGHBOURS = """
define double @f(i64 %n, ptr %x, ptr %w) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %next = add nsw i64 %i, 1
  %px = getelementptr inbounds double, ptr %x, i64 %i
  %u = load double, ptr %px
  %py = getelementptr inbounds double, ptr %x, i64 %next
  %v = load double, ptr %py
  %pw = getelementptr inbounds double, ptr %w, i64 %i
  %c = load double, ptr %pw
  %uv = fmul double %u, %v
  %uvv = fmul double %uv, %v
  %term = fmul double %uvv, %c
  %more = fadd double %sum, %term
  EXTRA
  %go = icmp slt i64 %next, %n
  br i1 %go, label %loop, label %done
done:
  ret double %more
}
"""
EXTRAS = {
    "reads": "",
    "writes": "store double %uv, ptr %pw",
    "tests": "%k = icmp eq ptr %x, null\n  %o = select i1 %k, double 1.0, double %u\n"
    "  store double %o, ptr %pw",
    "compares": "%k = icmp eq ptr %px, %w\n  %o = select i1 %k, double 1.0, double %u\n"
    "  store double %o, ptr %pw",
}
RNG = np.random.default_rng(0)


def function(extra: str) -> ad_opt.Function:
    return ad_opt.load(HEAD + NEIGHBOURS.replace("EXTRA", EXTRAS[extra]))["f"]


def require_right(f: ad_opt.Function, n: int, x: Any, w: Any) -> None:
    """Gradients are what forward mode says; arguments are as they were."""
    before = x.copy(), w.copy()
    found = ad_opt.grad(f, wrt=(1, 2))(n, x, w)
    for kept, now in zip(before, (x, w), strict=True):
        np.testing.assert_array_equal(kept, now)
    for number, (gradient, array) in enumerate(zip(found, (x, w), strict=True)):
        assert gradient.shape == array.shape
        for at in np.ndindex(array.shape):
            # What is passed is not written to, and arrays that share memory move together.
            given = x.copy(), w.copy()
            tangents = np.zeros_like(given[0]), np.zeros_like(given[1])
            tangents[number][at] = 1
            _, expected = ad_opt.jvp(f, (n, *given), (None, *tangents))
            assert gradient[at] == pytest.approx(expected, rel=1e-12, abs=1e-14)


@pytest.mark.parametrize(
    "shape", [lambda a: a, lambda a: a.reshape(2, 4), lambda a: a.reshape(4, 2)]
)
@pytest.mark.parametrize("extra", EXTRAS)
def test_of_any_shape(extra: str, shape: Callable[[Any], Any]) -> None:
    x, w = RNG.standard_normal(8), RNG.standard_normal(8)
    require_right(function(extra), 7, shape(x), shape(w))


def test_beyond_what_is_used_gradients_are_zero() -> None:
    f = function("reads")
    x, w = RNG.standard_normal(50), RNG.standard_normal(40)
    for _ in range(3):  # memory that comes may hold the last gradient
        dx, dw = ad_opt.grad(f, wrt=(1, 2))(5, x, w)
        assert not dx[6:].any()
        assert not dw[5:].any()
    require_right(f, 5, x[:9], w[:9])


def test_read_only_arrays() -> None:
    f = function("reads")
    x, w = RNG.standard_normal(8), RNG.standard_normal(8)
    expected = ad_opt.grad(f, wrt=(1, 2))(7, x, w)
    x.flags.writeable = w.flags.writeable = False
    for one, other in zip(expected, ad_opt.grad(f, wrt=(1, 2))(7, x, w), strict=True):
        np.testing.assert_array_equal(one, other)


def test_shared_memory_is_one_gradient() -> None:
    f, both = function("reads"), RNG.standard_normal(8)
    dx, dw = ad_opt.grad(f, wrt=(1, 2))(7, both, both)
    x, w = ad_opt.grad(f, wrt=(1, 2))(7, both, both.copy())
    np.testing.assert_allclose(dx, x + w, rtol=1e-14)
    np.testing.assert_allclose(dw, x + w, rtol=1e-14)


@pytest.mark.parametrize("wrt", [1, 2])
def test_one_of_them(wrt: int) -> None:
    f = function("reads")
    x, w = RNG.standard_normal(8), RNG.standard_normal(8)
    both = ad_opt.grad(f, wrt=(1, 2))(7, x, w)
    np.testing.assert_array_equal(ad_opt.grad(f, wrt=wrt)(7, x, w), both[wrt - 1])
    value, alone = ad_opt.value_and_grad(f, wrt=wrt)(7, x, w)
    assert value == f(7, x, w)
    np.testing.assert_array_equal(alone, both[wrt - 1])


@pytest.mark.parametrize(
    ("extra", "flat"),
    [("reads", (1, 2)), ("writes", (1, 2)), ("tests", (1, 2)), ("compares", ())],
)
def test_which_are_memrefs(extra: str, flat: tuple[int, ...]) -> None:
    arguments = 7, RNG.standard_normal(8), RNG.standard_normal(8)
    own = on_copies(seen_with(function(extra), arguments), "grad", (), arguments)
    assert own.flat == flat
    text = own.derived.program.ir("mlir")
    assert ("memref.load %x" in text) == bool(flat)


SCALED = (
    HEAD
    + """
define double @scaled(i64 %n, double %s, ptr %x, ptr %w) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %next = add nsw i64 %i, 1
  %px = getelementptr inbounds double, ptr %x, i64 %i
  %u = load double, ptr %px
  %pw = getelementptr inbounds double, ptr %w, i64 %i
  %c = load double, ptr %pw
  %uu = fmul double %u, %u
  %term = fmul double %uu, %c
  %more = fadd double %sum, %term
  %go = icmp slt i64 %next, %n
  br i1 %go, label %loop, label %done
done:
  %result = fmul double %more, %s
  ret double %result
}
"""
)


@pytest.mark.parametrize("wrt", [(1,), (2,), (1, 3), (2, 3)])
@pytest.mark.parametrize("kind", ["grad", "jacobian"])
def test_of_any_shape_by_any_arguments(kind: str, wrt: tuple[int, ...]) -> None:
    """The first call and those by plan; arrays have any shape, with a gradient or without."""
    derivative = getattr(ad_opt, kind)(ad_opt.load(SCALED)["scaled"], wrt=wrt)
    for shape in (2, 4), (8,), (2, 2, 2), (2, 4):
        x, w = RNG.standard_normal(shape), RNG.standard_normal(shape)
        by = {1: (x * x * w).sum(), 2: 3 * 2 * x * w, 3: 3 * x * x}
        for _ in range(2):
            for at, found in zip(wrt, derivative(8, 3.0, x, w), strict=True):
                np.testing.assert_allclose(found, by[at], rtol=1e-13)
                assert np.shape(found) == np.shape(by[at])


def test_numbers_that_no_gradient_is_by() -> None:
    """A gradient by arrays alone computes none by a number: it has no result for that."""
    f, x, w = ad_opt.load(SCALED)["scaled"], RNG.standard_normal(8), RNG.standard_normal(8)
    given = 8, 3.0, x, w
    assert constants(seen_with(f, given), (2, 3)) == (1,)
    found = ad_opt.grad(f, wrt=(2, 3))(*given)
    for one, expected in zip(found, (6 * x * w, 3 * x * x), strict=True):
        np.testing.assert_allclose(one, expected, rtol=1e-13)

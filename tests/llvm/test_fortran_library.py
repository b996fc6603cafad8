"""Calls of Fortran's runtime library by flang: arrays moved, reduced, multiplied, grown.

Derivatives need no library: bodies of ours are in the place of its functions. What is expected are
differences of the same in NumPy.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ad_opt

FOLDER = Path(__file__).parents[1] / "data" / "fortran"
POINT, COUNT, STEP = 1.3, 6, 1e-4


@cache
def program(name: str = "arrays.O0.ll") -> ad_opt.Program:
    return ad_opt.load(FOLDER / name)


def products(x: float) -> float:
    i, j = np.meshgrid(np.arange(1, COUNT + 1.0), np.arange(1, COUNT + 1.0), indexing="ij")
    a, b = x * i + j, np.sin(x * i * j)
    c = a @ b.T
    v = c @ a[:, 1]
    return float(v @ b[:, 0] + c.sum() + v.max() + (v @ c) @ v)


def sections(x: float) -> float:
    a = x * np.arange(1, COUNT + 1)
    a[1:] = a[:-1] * 2
    b = np.repeat(a[:, None], COUNT, 1)
    b[1, :] = a * a
    a[::2] = a[::-2].copy()
    a = np.roll(np.where(a > 3, a * x, a - x), -2)
    return float((b[1, :] * a).sum() + b.sum() + a[a > 2].sum() + (a > 2).sum())


def grown(x: float) -> float:
    a = (x * np.arange(1, COUNT + 1)) ** 2
    sums = a.sum() + np.sqrt((a * a).sum()) + a[:3].prod() + a.min() + a[a > 10].sum()
    return float(sums + np.mod(-x, 2))


def passed(x: float) -> float:
    a = np.tile(x * np.arange(1, COUNT + 1), (COUNT, 1))
    np.fill_diagonal(a, x * x)
    a[1, :] *= x
    a[:, 2] *= 2
    return float((a[1, :] ** 2).sum() + (a[::2, 2] ** 2).sum())


def points(x: float) -> float:
    p = x * np.arange(1, COUNT + 1)
    q = p.copy()
    q[1] = 0
    return float((p * q * x * x).sum())


def powers(x: float) -> float:
    z = complex(x, x * x - 1)
    exponents = range(-3, COUNT + 1)
    return abs(z**-COUNT) + sum((z**i).real * ((z + x) ** i).imag for i in exponents)


def parts(x: float) -> float:
    total = 0.0
    for i in range(1, COUNT + 1):
        fraction, exponent = math.frexp(x * i)
        total += fraction * exponent + math.ldexp(x, i - 3)
        total += (-x * i % 0.37) * x + math.fmod(x * i, 0.37)
    return total


def singles(x: float) -> float:
    z = complex(x, 1 - x)
    fraction, exponent = math.frexp(x)
    whole = (z**COUNT).real + (z**COUNT).imag + abs(z**-2)
    step = 0.3700000047683716  # 0.37 in 32 bits
    return whole + fraction * exponent + math.ldexp(x, COUNT) + -x % step + math.fmod(x, step)


@pytest.mark.parametrize(("f", "digits"), [(powers, 1e-8), (parts, 1e-8), (singles, 2e-5)])
def test_numbers_taken_apart_and_whole_powers(f: Callable[[float], float], digits: float) -> None:
    far, near = ((f(POINT + step) - f(POINT - step)) / (2 * step) for step in (STEP, STEP / 2))
    expected = (4 * near - far) / 3
    function: Any = program("numbers.O1.ll")[f.__name__]
    assert ad_opt.grad(function)(POINT, COUNT) == pytest.approx(expected, rel=digits)
    value, slope = ad_opt.jvp(function, (POINT, COUNT), (1.0, None))
    assert value == pytest.approx(f(POINT), rel=digits * 1e-2)
    assert slope == pytest.approx(expected, rel=digits)


def handed_on(x: float) -> float:
    a = np.array([x])
    for i in range(2, COUNT + 1):
        a = np.append(a * 1.5, x * i)
    return float((a * a).sum())


def like_another(x: float) -> float:
    a = x * np.arange(1, COUNT + 1)
    c = np.append(x, a[1:] * x)  # Its first subscript is 3, as that of what it is allocated like.
    b = np.array([[x * x] * 2, x * x * a[:2]])
    return float((a * a).sum() + (b**3).sum() + (c * a[0]).sum() + 3 * c[-1])


@pytest.mark.parametrize("f", [handed_on, like_another])
def test_memory_that_is_allocated_like_other_and_handed_on(f: Callable[[float], float]) -> None:
    far, near = ((f(POINT + step) - f(POINT - step)) / (2 * step) for step in (STEP, STEP / 2))
    expected = (4 * near - far) / 3
    function: Any = program("allocation.O1.ll")[f.__name__]
    assert ad_opt.grad(function)(POINT, COUNT) == pytest.approx(expected, rel=1e-8)
    value, slope = ad_opt.jvp(function, (POINT, COUNT), (1.0, None))
    assert value == pytest.approx(f(POINT), rel=1e-13)
    assert slope == pytest.approx(expected, rel=1e-8)


@pytest.mark.parametrize("f", [products, sections, grown, passed, points])
def test_derivatives(f: Callable[[float], float]) -> None:
    far, near = ((f(POINT + step) - f(POINT - step)) / (2 * step) for step in (STEP, STEP / 2))
    expected = (4 * near - far) / 3
    function: Any = program()[f.__name__]
    if f is not points:
        assert ad_opt.grad(function)(POINT, COUNT) == pytest.approx(expected, rel=1e-8)
    value, slope = ad_opt.jvp(function, (POINT, COUNT), (1.0, None))
    assert value == pytest.approx(f(POINT), rel=1e-13)
    assert slope == pytest.approx(expected, rel=1e-8)


def test_structs_of_unknown_size_stop_the_way_back() -> None:
    """Of elements of 24 bytes it is not seen which are floats."""
    with pytest.raises(ad_opt.DiagnosticError, match="AD0971"):
        ad_opt.grad(program()["points"])(POINT, COUNT)


def test_copies_that_are_deep_are_not_taken_for_shallow_ones() -> None:
    """Deep copies of what components point to are refused, not copied as shallow ones."""
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0970|AD0505|AD0703"):
        ad_opt.grad(program()["meshes"])(POINT, COUNT)

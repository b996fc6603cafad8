"""LLVM IR as numba writes it: entry points for C, Python's runtime in branches that are not taken.

What is expected is worked out by complex steps.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

import ad_opt
from c_runs import executable

DATA = Path(__file__).parents[1] / "data" / "numba"
STEP = 1e-30

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")


def kernel(name: str) -> Any:
    path = DATA / f"{name}.ll"
    (entry,) = re.findall(r'^define [^@]*@"?(cfunc\.[^"(]*)', path.read_text(), re.MULTILINE)
    return ad_opt.load(path)[entry]


def horner(x: Any, n: int) -> Any:
    s = 0.0 * x
    for i in range(n):
        s = s * x + np.sin(x * i)
    return s


def energy(x: Any) -> Any:
    n = len(x)
    return sum(v**3 if v.real > 1 else -np.exp(v) * (n + v) for v in x)


def steps(f: Callable[[Any], Any], x: np.ndarray) -> list[float]:
    moved = [x + STEP * 1j * row for row in np.eye(len(x))]
    return [float(f(one).imag / STEP) for one in moved]


def test_numbers() -> None:
    function = kernel("horner")
    assert function(0.3, 5) == pytest.approx(horner(0.3, 5), rel=1e-14)
    expected = horner(0.3 + STEP * 1j, 5).imag / STEP
    assert ad_opt.grad(function)(0.3, 5) == pytest.approx(expected, rel=1e-13)
    assert ad_opt.jvp(function, (0.3, 5), (2.0, None))[1] == pytest.approx(2 * expected, rel=1e-13)


def test_arrays() -> None:
    x = np.array([0.5, 1.5, 2.0, -1.0])
    function = kernel("energy")
    assert function(x, 4) == pytest.approx(energy(x), rel=1e-14)
    np.testing.assert_allclose(ad_opt.grad(function)(x, 4), steps(energy, x), rtol=1e-13)


def filled(x: Any, n: int) -> Any:
    a = x * np.arange(n)
    return a @ (np.sin(a) + 1)[::-1]


RAISING = """
    numba_gil_ensure numba_gil_release numba_unpickle numba_runtime_build_excinfo_struct
    numba_do_raise NRT_Free
"""


@ctypes.CFUNCTYPE(ctypes.c_void_p)
def nothing() -> None:
    """Stand for functions of numba's runtime that are called where something was raised."""


def test_arrays_that_are_made() -> None:
    """They have references, a header, and memory of their own."""
    for name in (
        "gil_ensure",
        "gil_release",
        "unpickle",
        "runtime_build_excinfo_struct",
        "do_raise",
    ):
        if llvm.address_of_symbol(f"numba_{name}") is None:
            llvm.add_symbol(f"numba_{name}", ctypes.cast(nothing, ctypes.c_void_p).value)
    if llvm.address_of_symbol("NRT_Free") is None:
        llvm.add_symbol("NRT_Free", ctypes.cast(nothing, ctypes.c_void_p).value)
    function = kernel("filled")
    expected = filled(1.3 + STEP * 1j, 6).imag / STEP
    assert ad_opt.grad(function)(1.3, 6) == pytest.approx(expected, rel=1e-13)
    value, slope = ad_opt.jvp(function, (1.3, 6), (1.0, None))
    assert value == pytest.approx(filled(1.3, 6), rel=1e-14)
    assert slope == pytest.approx(expected, rel=1e-13)

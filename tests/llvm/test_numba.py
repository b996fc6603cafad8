"""LLVM IR as numba writes it: entry points for C, Python's runtime in branches that are not taken.

What is expected is worked out by complex steps.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

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

"""C++ programs: objects with virtual functions, containers, smart pointers.

The files in ``tests/data/cxx`` are made by ``clang++ -std=c++17 -O1 (or -O2) -fno-exceptions -S
-emit-llvm``.
"""

from __future__ import annotations

import ctypes
from functools import cache
from math import pi
from pathlib import Path

import numpy as np
import pytest
from ad_opt.tools.ad_run import main

import ad_opt
from c_runs import executable

DATA = Path(__file__).parents[1] / "data" / "cxx"


def _has_library() -> bool:
    try:
        ctypes.CDLL("libstdc++.so.6")
    except OSError:
        return False
    return True


pytestmark = pytest.mark.skipif(
    not (executable() and _has_library()), reason="for x86-64 Linux with the C++ library"
)
R, A = 0.5, 2.0
# Two boxes, A by R and A by R + 2, with the scale added, and a circle of radius R in between.
SHAPES = (2 * A * R + 2 * A + 2 * R + pi * R**3, 2 * A + 2 + 3 * pi * R**2, 2 * R + 2)


@cache
def shapes(level: str) -> ad_opt.Program:
    """Imported once for all its functions."""
    return ad_opt.load(DATA / f"shapes.{level}.ll")


@pytest.mark.parametrize("level", ["O1", "O2"])
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("vector_of_pointers", SHAPES),
        ("array_of_pointers", SHAPES),
        ("vector_of_smart_pointers", SHAPES),
        ("moved_pointer", (pi * R**2 * A, 2 * pi * R * A, pi * R**2)),
    ],
)
def test_values_and_derivatives(
    name: str, expected: tuple[float, float, float], level: str
) -> None:
    function = shapes(level)[name]
    value, by_r, by_a = expected
    assert function(R, A, 3) == pytest.approx(value, rel=1e-14)
    assert ad_opt.grad(function)(R, A, 3) == pytest.approx((by_r, by_a), rel=1e-14)
    along = ad_opt.jvp(function, (R, A, 3), (1.0, -2.0, None))
    assert along == pytest.approx((value, by_r - 2 * by_a), rel=1e-14)
    if level == "O1":
        ad_opt.check_grads(function, R, A, 3)


def test_parts_of_objects_that_dynamic_cast_finds() -> None:
    """Downwards, sideways, and none: 3 x0 x1 + 4 x2² x3 where there are such parts, else x0."""
    function = ad_opt.load(DATA / "casts.O1.ll")["measured"]
    x = np.array([0.5, 2.0, 3.0, 0.25])
    for plate, value, slopes in ((1, 12.0, [6.0, 1.5, 6.0, 36.0]), (0, 0.5, [1.0, 0.0, 0.0, 0.0])):
        assert function(x, plate) == value
        found, gradient = ad_opt.value_and_grad(function, wrt=0)(x, plate)
        assert (found, gradient.tolist()) == (value, slopes)
        assert ad_opt.jvp(function, (x, plate), (np.ones(4), None)) == (value, sum(slopes))
    second = ad_opt.hvp(function, (x, 1), (np.array([0.0, 0.0, 1.0, 0.0]), None))
    assert second.tolist() == [0.0, 0.0, 8 * 0.25, 8 * 3.0]


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_owners_of_memory(level: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Programs with `__enzyme_autodiff`: vectors, RAII, aligned and replaced buffers."""
    assert main([str(DATA / f"owners.{level}.ll"), "main"]) == 0
    ctypes.CDLL(None).fflush(None)
    lines = capfd.readouterr().out.split("\n")
    assert len(lines) == 8 + 1
    assert all(line.split()[1:] == ["2", "4", "6", "2"] for line in lines if line)

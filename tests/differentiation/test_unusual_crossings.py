"""Programs that cross operations in ways that programs seldom do: each file of ``crossings`` has
``@f(memref<6xf64>, f64, i1, index) -> f64``, which also writes to the buffer.

First derivatives are those of dual numbers in the interpreter, which runs the program as it is;
second ones are differences of these.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.passes.pipelines import PREPARE

import ad_opt
from derivatives import dual_derivative
from forward_runs import interpreted, transformed

PROGRAMS = {
    path.stem: path for path in sorted((Path(__file__).parent / "crossings").glob("*.mlir"))
}
POINTS = ((True, 2), (False, 3))
M, DM = np.array([0.5, -0.7, 1.1, 0.9, 0.8, -0.4]), np.array([0.3, 0.9, -0.2, 0.4, -0.5, 0.7])
X, DX = 0.6, 0.35
STEP = 1e-4


@cache
def exact(name: str, point: tuple[bool, int]) -> tuple[float, float]:
    """The first and the second derivative of the result, with both inputs along ``DM, DX``."""
    module = ad_opt.load(PROGRAMS[name]).module

    def first(step: float) -> float:
        given: list[Any] = [M + step * DM, X + step * DX, *point]
        return float(dual_derivative(module, "f", given, [DM, DX, None, None])[1][0])

    near, far = (first(k * STEP) - first(-k * STEP) for k in (1, 2))
    return first(0.0), (8 * near - far) / (12 * STEP)


@pytest.mark.parametrize("prepare", ["", PREPARE + ","], ids=["as it is", "prepared"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_derivatives_are_those_of_dual_numbers(name: str, prepare: str) -> None:
    requests = (
        "request-derivative{function=f kind=jvp},request-derivative{function=f kind=grad},"
        "request-derivative{function=f_grad kind=jvp result=f_hvp}"
    )
    passes = f"{requests},{prepare}differentiate,expand-differentials"
    module = transformed(PROGRAMS[name].read_text(), passes)
    for point in POINTS:
        first, second = exact(name, point)
        tangent = interpreted(module, "f_jvp")(M.copy(), DM.copy(), X, DX, *point)[-1]
        assert tangent == pytest.approx(first, rel=1e-10, abs=1e-13)
        m, shadow = M.copy(), np.zeros(6)
        gradient = interpreted(module, "f_grad")(m, shadow, X, *point)[-1]
        np.testing.assert_array_equal(m, M)  # what was written is undone
        assert shadow @ DM + gradient * DX == pytest.approx(first, rel=1e-10, abs=1e-13)
        shadows = np.zeros(6), np.zeros(6)
        change = interpreted(module, "f_hvp")(M.copy(), DM.copy(), *shadows, X, DX, *point)[-1]
        assert shadows[1] @ DM + change * DX == pytest.approx(second, rel=1e-6, abs=1e-9)

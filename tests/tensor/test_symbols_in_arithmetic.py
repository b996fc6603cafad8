"""Static symbols in arithmetic, comparisons and functions of NumPy."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

from ad_opt import DiagnosticError, tensor

A = np.arange(6.0).reshape(2, 3) - 2
LINE = np.arange(40.0)

PROGRAMS: list[Callable[[Any, Any, Any], Any]] = [
    lambda a, i, j: np.where(i == 3, a, 0.0) + np.where(i != j, a, 2.0),
    lambda a, i, j: np.where(i < j, a, -a) + np.where(2 >= i, 1.0, a),
    lambda a, i, j: np.where(np.int64(2) > i, a, 1.0) + np.where(a >= i, a, 0.0),
    lambda a, i, j: a * (i + j) + np.ones(3) * i - j / 2,
    lambda a, i, j: np.sin(i) + np.maximum(j, a) + np.add(i, a) + np.negative(i),
    lambda a, i, j: 2.0**i * a + abs(-1 * i) + i**2,
    lambda a, i, j: np.sum(i) + a,
]


def test_symbols_are_numbers() -> None:
    i, j = tensor.symbol("i", 5), tensor.symbol("j", 4)
    a = tensor.data(A, "a")
    step = tensor.routine(*(program(a, i, j) for program in PROGRAMS))
    outputs = step.built.outputs
    for m, n in ((3, 2), (1, 3), (0, 0)):
        step(i=m, j=n)
        for at, (program, output) in enumerate(zip(PROGRAMS, outputs, strict=True)):
            expected: Any = program(A, np.int64(m), np.int64(n))
            assert_allclose(step[output], expected, rtol=1e-6, err_msg=str(at))


def test_integers_of_numpy_keep_positions() -> None:
    """A position may choose a part of an array; a number that is computed may not."""
    i, j = tensor.symbol("i", 5), tensor.symbol("j", 4)
    at = np.int64(2) * i + np.int32(1) + j
    step = tensor.routine(tensor.data(LINE, "line")[at])
    assert step(i=3, j=2) == 9
    assert str(np.subtract(i, 1)) == "i + -1"


CALLS: list[Callable[[Any, Any], Any]] = [
    lambda i, x: divmod(i, 2),
    lambda i, x: i % 2,
    lambda i, x: 7 // i,
    lambda i, x: int(i),
    lambda i, x: math.sin(i),
    lambda i, x: range(i),
    lambda i, x: LINE[i],
    lambda i, x: np.array([i, 1]),
    lambda i, x: bool(i),
    lambda i, x: [x for _ in (1,) if i == 3],
    lambda i, x: divmod(x, 2),
    lambda i, x: divmod(2, x),
    lambda i, x: x << 1,
    lambda i, x: 1 ^ x,
    lambda i, x: [1, 2][x],
    lambda i, x: round(x),
    lambda i, x: x.__setitem__(0, 1.0),
    lambda i, x: x.__delitem__(0),
]


@pytest.mark.parametrize("call", CALLS)
def test_what_has_no_meaning_has_a_number(call: Callable[[Any, Any], Any]) -> None:
    i, x = tensor.symbol("i", 5), tensor.param((2, 3), name="x")
    with pytest.raises(DiagnosticError, match="AD1117"):
        call(i, x)

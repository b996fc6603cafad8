"""Rust programs: slices, vectors, enums and options, without Rust's library.

``tests/data/rust/shapes.O3.ll`` is made by ``rustc -C panic=abort -C opt-level=3 --emit=llvm-ir``.
"""

from __future__ import annotations

from math import cos, log, sin
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ad_opt
from c_runs import executable

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")
DATA = Path(__file__).parents[1] / "data" / "rust"
PATH = np.array([0.5, 2.0, 1.0])
ANGLES = np.array([0.1, 1.0, 0.5])


@pytest.mark.parametrize(
    ("name", "arguments", "value", "gradient"),
    [
        ("path_length", (PATH, 3), 1.5 + 2 * 1.0, np.array([-1.0, 3.0, -2.0])),
        (
            "filtered",
            (ANGLES, 3),
            4 * sin(1.0) * sin(0.5),
            np.array([0.0, 4 * cos(1.0) * sin(0.5), 4 * sin(1.0) * cos(0.5)]),
        ),
        ("areas", (0.7, 5), 2 * (3 * 0.49 + 0.7 * 1.7), 2 * (6 * 0.7 + 2.4)),
        ("options", (0.5,), 0.25 + log(1.5) * 0.5, 1.0 + log(1.5) + 0.5 / 1.5),
        ("options", (2.0,), log(2.0) + log(3.0) * 2, 0.5 + log(3.0) + 2.0 / 3.0),
    ],
)
def test_values_and_gradients(
    name: str, arguments: tuple[Any, ...], value: float, gradient: Any
) -> None:
    function = ad_opt.load(DATA / "shapes.O3.ll")[name]
    assert function(*arguments) == pytest.approx(value, rel=1e-14)
    np.testing.assert_allclose(ad_opt.grad(function)(*arguments), gradient, rtol=1e-13, atol=0)
    ad_opt.check_grads(function, *arguments, order=1)

"""Every rule in a program: the derivatives that both modes make, against dual numbers."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt
from derivatives import dual_derivative
from forward_runs import interpreted, jvp, transformed
from rule_rows import ROWS, Row, text_of

MORE = {
    "arith.bitcast": Row("arith.bitcast $0 : f64 to f64", ("f64",), ("f64",)),
    "complex.bitcast": Row(
        "complex.bitcast $0 : complex<f64> to complex<f64>", ("complex<f64>",), ("complex<f64>",)
    ),
    "vector.bitcast": Row(
        "vector.bitcast $0 : vector<3xf64> to vector<3xf64>", ("vector<3xf64>",), ("vector<3xf64>",)
    ),
    "arith.extf": ROWS["arith.truncf"],
}
"""Rules without second derivatives, or in the row of another."""

EVERY = ROWS | MORE
MODES = "request-derivative{function=f kind=jvp},request-derivative{function=f kind=grad}"


@pytest.mark.parametrize("name", EVERY)
def test_both_modes(name: str) -> None:
    row = EVERY[name]
    text, point = text_of(row), row.point()
    along = np.random.default_rng(5).uniform(-1.0, 1.0, point.size)
    module = transformed(text, f"{MODES},differentiate")
    _, exact = dual_derivative(ad_opt.load(text).module, "f", [point.copy()], [along])
    rtol = 1e-12 if row.exact else 1e-6
    pushed = jvp(interpreted(module, "f_jvp"), [point.copy()], [along])
    assert float(pushed[0]) == pytest.approx(float(exact[0]), rel=rtol, abs=1e-13)
    gradient = np.zeros_like(point)
    interpreted(module, "f_grad")(point.copy(), gradient)
    assert float(gradient @ along) == pytest.approx(float(exact[0]), rel=rtol, abs=1e-13)

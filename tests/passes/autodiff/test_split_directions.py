"""Jacobians a direction at a time: closed forms, also where what stands still is infinite."""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest

import ad_opt

ROWS = """
func.func private @f(%a: f64, %b: f64, %c: f64, %d: f64) -> (f64, f64) {
  %ab = arith.mulf %a, %b : f64
  %r = math.sqrt %ab : f64
  %s = math.sin %c : f64
  %y = arith.mulf %r, %s : f64
  %z = arith.divf %d, %c : f64
  return %y, %z : f64, f64
}
func.func @rows(%x: memref<?x4xf64>, %values: memref<?x2xf64> {llvm.noalias},
                %rows: memref<?x2x4xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %ea = arith.constant dense<[1.0, 0.0, 0.0, 0.0]> : vector<4xf64>
  %eb = arith.constant dense<[0.0, 1.0, 0.0, 0.0]> : vector<4xf64>
  %ec = arith.constant dense<[0.0, 0.0, 1.0, 0.0]> : vector<4xf64>
  %ed = arith.constant dense<[0.0, 0.0, 0.0, -2.0]> : vector<4xf64>
  %n = memref.dim %x, %c0 : memref<?x4xf64>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i, %c0] : memref<?x4xf64>
    %b = memref.load %x[%i, %c1] : memref<?x4xf64>
    %c = memref.load %x[%i, %c2] : memref<?x4xf64>
    %d = memref.load %x[%i, %c3] : memref<?x4xf64>
    %y, %z, %dy, %dz = autodiff.fwd_diff @f(%a, %ea, %b, %eb, %c, %ec, %d, %ed)
        {activity = [dup, dup, dup, dup], width = 4 : i64}
        : (f64, vector<4xf64>, f64, vector<4xf64>, f64, vector<4xf64>, f64, vector<4xf64>)
          -> (f64, f64, vector<4xf64>, vector<4xf64>)
    memref.store %y, %values[%i, %c0] : memref<?x2xf64>
    memref.store %z, %values[%i, %c1] : memref<?x2xf64>
    vector.store %dy, %rows[%i, %c0, %c0] : memref<?x2x4xf64>, vector<4xf64>
    vector.store %dz, %rows[%i, %c1, %c0] : memref<?x2x4xf64>, vector<4xf64>
  }
  return
}
"""


def run(x: np.ndarray, fp: Literal["strict", "fast"]) -> tuple[np.ndarray, np.ndarray]:
    """Values and rows of the Jacobian, the last column times -2."""
    values, rows = np.zeros((len(x), 2)), np.zeros((len(x), 2, 4))
    ad_opt.load(ROWS, fp=fp)["rows"](x, values, rows)
    return values, rows


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_rows_are_those_of_the_closed_form(fp: Literal["strict", "fast"]) -> None:
    """Of a number of rows that is no multiple of any number of lanes."""
    x = np.random.default_rng(0).random((37, 4)) + 0.5
    a, b, c, d = x.T
    root, nothing = np.sqrt(a * b), np.zeros(len(x))
    sine = np.sin(c)
    above = [b * sine / (2 * root), a * sine / (2 * root), root * np.cos(c), nothing]
    below = [nothing, nothing, -d / c**2, -2 / c]
    values, rows = run(x, fp)
    np.testing.assert_allclose(values, np.stack([root * sine, d / c], -1), rtol=1e-14)
    wanted = np.stack([np.stack(above, -1), np.stack(below, -1)], 1)
    np.testing.assert_allclose(rows, wanted, rtol=1e-13)


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_what_stands_still_has_no_derivative_even_by_infinity(
    fp: Literal["strict", "fast"],
) -> None:
    """The root of zero has an infinite slope, and infinite numbers multiply by zero."""
    _, rows = run(np.array([[0.0, 0.0, 1.0, 3.0], [np.inf, 1.0, 2.0, np.inf]]), fp)
    assert not rows[:, 0, 3].any()
    assert not rows[:, 1, :2].any()
    np.testing.assert_array_equal(rows[0, 1, 2:], [-3.0, -2.0])


def test_directions_are_apart() -> None:
    """Each is a request of its own, and no vector is left of them."""
    text = str(ad_opt.load(ROWS).after("split-directions").module)
    assert text.count("autodiff.fwd_diff @f(") == 4
    assert "vector.store" not in text
    assert "vector.from_elements" not in text

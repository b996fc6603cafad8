"""Jacobians in several directions at once, where inputs and calls do not end together."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt
from ad_opt.derivatives.jacobian_columns import WIDTH

PROGRAM = """
// y[i] += a x[i] z[i mod 3] + b
func.func @f(%a: f64, %x: memref<?xf64>, %b: f64, %z: memref<3xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %xi = memref.load %x[%i] : memref<?xf64>
    %k = arith.remui %i, %c3 : index
    %zk = memref.load %z[%k] : memref<3xf64>
    %yi = memref.load %y[%i] : memref<?xf64>
    %ax = arith.mulf %a, %xi : f64
    %axz = arith.mulf %ax, %zk : f64
    %sum = arith.addf %axz, %b : f64
    %new = arith.addf %yi, %sum : f64
    memref.store %new, %y[%i] : memref<?xf64>
  }
  %ab = arith.mulf %a, %b : f64
  return %ab : f64
}
"""


@pytest.mark.parametrize("size", [1, 3, WIDTH - 2, WIDTH - 1, WIDTH, WIDTH + 1, 2 * WIDTH + 5])
def test_inputs_share_calls(size: int) -> None:
    f = ad_opt.load(PROGRAM)["f"]
    rng = np.random.default_rng(size)
    a, b, x, z, y = 1.5, -0.5, rng.random(size), rng.random(3), rng.random(size)
    before = y.copy()
    by = ad_opt.jacobian(f, of="y", mode="forward")
    for _ in range(2):  # the second call finds what the first one left
        of_result, of_y = by(a, x, b, z, y)
        np.testing.assert_array_equal(y, before)
        zeros = np.zeros
        for found, expected in zip(
            of_result, (b, zeros(size), a, zeros(3), zeros(size)), strict=True
        ):
            np.testing.assert_array_equal(found, expected)
        zk = z[np.arange(size) % 3]
        by_z = np.where(np.arange(size)[:, None] % 3 == np.arange(3), a * x[:, None], 0.0)
        expected_y = (x * zk, np.diag(a * zk), np.ones(size), by_z, np.eye(size))
        for found, expected in zip(of_y, expected_y, strict=True):
            np.testing.assert_allclose(found, expected, rtol=1e-14)


def test_chosen_inputs() -> None:
    f = ad_opt.load(PROGRAM)["f"]
    x, z, y = np.arange(1.0, 21.0), np.array([1.0, 2.0, 3.0]), np.zeros(20)
    of_result, of_y = ad_opt.jacobian(f, wrt=("b", "x"), of="y", mode="forward")(2.0, x, 3.0, z, y)
    assert of_result[0] == 2.0
    np.testing.assert_array_equal(of_result[1], np.zeros(20))
    np.testing.assert_array_equal(of_y[0], np.ones(20))
    np.testing.assert_array_equal(of_y[1], np.diag(2.0 * z[np.arange(20) % 3]))

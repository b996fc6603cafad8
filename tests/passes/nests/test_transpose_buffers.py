"""Scratch that a program is given as rows, through which independent recurrences run.

``p[i, j] = 1 / (p[i, j - 1] / 2 + x[i, j])`` and ``q[i, j] = x[i, j] q[i, j - 1] + p[i, j]`` in
scratch with rows of any length; the gradient of the sum of the last ``q`` is compared with the
chain rule, written down by hand for all rows at once.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest

import ad_opt

ROWS = """
func.func @f(%x: memref<?x?xf64>, %p: memref<?x?xf64>, %q: memref<?x?xf64>, %n: index, %m: index)
    -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %last = arith.subi %m, %c1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %half, %p[%i, %c0] : memref<?x?xf64>
    memref.store %one, %q[%i, %c0] : memref<?x?xf64>
    scf.for %j = %c1 to %m step %c1 {
      %before = arith.subi %j, %c1 : index
      %u = memref.load %x[%i, %j] : memref<?x?xf64>
      %v = memref.load %p[%i, %before] : memref<?x?xf64>
      %w = arith.mulf %half, %v : f64
      %d = arith.addf %w, %u : f64
      %next = arith.divf %one, %d : f64
      memref.store %next, %p[%i, %j] : memref<?x?xf64>
      %a = memref.load %q[%i, %before] : memref<?x?xf64>
      %b = arith.mulf %u, %a : f64
      %c = arith.addf %b, %next : f64
      memref.store %c, %q[%i, %j] : memref<?x?xf64>
    }
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %e = memref.load %q[%i, %last] : memref<?x?xf64>
    %t = arith.addf %s, %e : f64
    scf.yield %t : f64
  }
  return %r : f64
}"""


def expected(x: np.ndarray, n: int, m: int) -> np.ndarray:
    """The gradient by the chain rule, written down for this recurrence."""
    p, q = np.full((n, m), 0.5), np.ones((n, m))
    for j in range(1, m):
        p[:, j] = 1 / (0.5 * p[:, j - 1] + x[:n, j])
        q[:, j] = x[:n, j] * q[:, j - 1] + p[:, j]
    found = np.zeros_like(x)
    dp, dq = np.zeros(n), np.ones(n)
    for j in range(m - 1, 0, -1):
        dp = dp + dq
        found[:n, j] = dq * q[:, j - 1] - dp * p[:, j] ** 2
        dq = dq * x[:n, j]
        dp = -0.5 * dp * p[:, j] ** 2
    return found


@pytest.mark.parametrize("fp", ["fast", "strict"])
@pytest.mark.parametrize(
    ("n", "m", "spare"), [(70, 9, 0), (33, 40, 3), (1, 5, 1), (5, 2, 7), (0, 4, 0)]
)
def test_rows_of_scratch(fp: Literal["fast", "strict"], n: int, m: int, spare: int) -> None:
    x = np.random.default_rng(n).uniform(0.5, 1.5, (n + spare, m + spare))
    scratch = np.full_like(x, np.nan)
    gradient = ad_opt.grad(ad_opt.load(ROWS, fp=fp)["f"], wrt=0)
    found = gradient(x, scratch, scratch.copy(), n, m)
    np.testing.assert_allclose(found, expected(x, n, m), rtol=1e-12)

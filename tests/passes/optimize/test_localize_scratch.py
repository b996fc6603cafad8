"""Scratch that is passed to functions, full of what would be noticed: their own in gradients."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

BUFFER = "memref<?xf64>"
PROGRAM = f"""
func.func @f(%x: {BUFFER}, %t: {BUFFER}, %d: {BUFFER}) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : {BUFFER}
  memref.store %zero, %d[%c1] : {BUFFER}
  scf.for %i = %c0 to %n step %c1 {{
    %a = memref.load %x[%i] : {BUFFER}
    %s = arith.mulf %a, %a : f64
    memref.store %s, %t[%i] : {BUFFER}
    memref.store %a, %d[%c0] : {BUFFER}
    %b = memref.load %d[%c0] : {BUFFER}
    %e = memref.load %d[%c1] : {BUFFER}
    %u = arith.mulf %b, %s : f64
    %v = arith.addf %e, %u : f64
    memref.store %v, %d[%c1] : {BUFFER}
  }}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {{
    %a = memref.load %t[%i] : {BUFFER}
    %next = arith.addf %s, %a : f64
    scf.yield %next : f64
  }}
  %e = memref.load %d[%c1] : {BUFFER}
  %result = arith.mulf %r, %e : f64
  return %result : f64
}}
"""


@pytest.mark.parametrize("fp", ["strict", "fast"])
@pytest.mark.parametrize("n", [0, 1, 7])
def test_the_sum_of_squares_times_that_of_cubes(n: int, fp: str) -> None:
    """``d[0]`` is a variable of an iteration, ``d[1]`` a sum, and ``t`` as long as it is given."""
    f = ad_opt.load(PROGRAM, fp=fp)["f"]  # pyright: ignore[reportArgumentType]
    x = np.random.default_rng(n).standard_normal(n)
    t, d = np.full(n + 2, np.nan), np.full(2, np.nan)
    dx, dt, dd = ad_opt.grad(f)(x, t, d)
    expected = 2.0 * x * (x**3).sum() + 3.0 * x * x * (x * x).sum()
    np.testing.assert_allclose(dx, expected, rtol=1e-13)
    assert not dt.any()
    assert not dd.any()
    assert np.isnan(t).all()
    assert np.isnan(d).all()

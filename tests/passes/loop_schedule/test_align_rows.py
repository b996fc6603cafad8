"""Gradients of stencils whose rows are cut at lines of the cache: the adjoint, in NumPy."""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest

import ad_opt

SMOOTHED = """
func.func @f(%u: memref<40x1024xf64>, %sweeps: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 40 : index
  %columns = arith.constant 1024 : index
  %last_row = arith.constant 39 : index
  %last = arith.constant 1023 : index
  %zero = arith.constant 0.0 : f64
  %tenth = arith.constant 0.1 : f64
  %a = memref.alloc() : memref<40x1024xf64>
  %b = memref.alloc() : memref<40x1024xf64>
  memref.copy %u, %a : memref<40x1024xf64> to memref<40x1024xf64>
  memref.copy %u, %b : memref<40x1024xf64> to memref<40x1024xf64>
  %now, %other = scf.for %s = %c0 to %sweeps step %c1 iter_args(%old = %a, %new = %b)
      -> (memref<40x1024xf64>, memref<40x1024xf64>) {
    scf.for %i = %c1 to %last_row step %c1 {
      %above = arith.subi %i, %c1 : index
      scf.for %j = %c1 to %last step %c1 {
        %before = arith.subi %j, %c1 : index
        %after = arith.addi %j, %c1 : index
        %c = memref.load %old[%i, %j] : memref<40x1024xf64>
        %n = memref.load %old[%above, %j] : memref<40x1024xf64>
        %w = memref.load %old[%i, %before] : memref<40x1024xf64>
        %e = memref.load %old[%i, %after] : memref<40x1024xf64>
        %nw = arith.addf %n, %w : f64
        %nwe = arith.mulf %nw, %e : f64
        %change = arith.mulf %tenth, %nwe : f64
        %next = arith.addf %c, %change : f64
        memref.store %next, %new[%i, %j] : memref<40x1024xf64>
      }
    }
    scf.yield %new, %old : memref<40x1024xf64>, memref<40x1024xf64>
  }
  %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%t = %zero) -> (f64) {
    %row = scf.for %j = %c0 to %columns step %c1 iter_args(%s = %t) -> (f64) {
      %e = memref.load %now[%i, %j] : memref<40x1024xf64>
      %ee = arith.mulf %e, %e : f64
      %r = arith.addf %s, %ee : f64
      scf.yield %r : f64
    }
    scf.yield %row : f64
  }
  memref.dealloc %a : memref<40x1024xf64>
  memref.dealloc %b : memref<40x1024xf64>
  return %sum : f64
}
"""


def adjoint(u: np.ndarray, sweeps: int) -> np.ndarray:
    """The gradient of the sum of squares behind sweeps of c + (n + w) e / 10."""
    states = [u]
    for _ in range(sweeps):
        u = u.copy()
        old = states[-1]
        u[1:-1, 1:-1] += 0.1 * (old[:-2, 1:-1] + old[1:-1, :-2]) * old[1:-1, 2:]
        states.append(u)
    d = 2 * states.pop()
    for old in reversed(states):
        inner = 0.1 * d[1:-1, 1:-1]
        d = d.copy()
        d[:-2, 1:-1] += inner * old[1:-1, 2:]
        d[1:-1, :-2] += inner * old[1:-1, 2:]
        d[1:-1, 2:] += inner * (old[:-2, 1:-1] + old[1:-1, :-2])
    return d


@pytest.mark.parametrize("sweeps", [0, 1, 2, 5])
@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_gradients_of_sweeps(fp: Literal["strict", "fast"], sweeps: int) -> None:
    """For any number of sweeps, of which two are one iteration."""
    u = np.random.default_rng(sweeps).standard_normal((40, 1024))
    found = ad_opt.grad(ad_opt.load(SMOOTHED, fp=fp)["f"], wrt=0)(u, sweeps)
    np.testing.assert_allclose(found, adjoint(u, sweeps), rtol=1e-12, atol=1e-12)

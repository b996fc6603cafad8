"""Scratch without derivative, whose shadow holds what the caller has put there."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

PROGRAM = """
func.func private @f(%x: memref<?xf64> {llvm.noalias}, %p: memref<?xf64> {llvm.noalias},
                     %n: index, %steps: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  scf.if %c {
    scf.for %t = %c0 to %steps step %c1 {
      memref.store %one, %p[%c0] : memref<?xf64>
      scf.for %i = %c1 to %n step %c1 {
        %h = arith.subi %i, %c1 : index
        %a = memref.load %p[%h] : memref<?xf64>
        %b = arith.addf %a, %one : f64
        %q = arith.divf %a, %b : f64
        memref.store %q, %p[%i] : memref<?xf64>
        %r = memref.load %p[%i] : memref<?xf64>
        %y = memref.load %x[%i] : memref<?xf64>
        %z = arith.mulf %y, %r : f64
        memref.store %z, %x[%i] : memref<?xf64>
      }
    }
  }
  return
}
func.func @pulled_back(%x: memref<?xf64> {llvm.noalias}, %dx: memref<?xf64> {llvm.noalias},
                       %p: memref<?xf64> {llvm.noalias}, %dp: memref<?xf64> {llvm.noalias},
                       %n: index, %steps: index, %c: i1) {
  autodiff.bwd_diff @f(%x, %dx, %p, %dp, %n, %steps, %c)
    {activity = [dup, dup, const, const, const], discard_memory = true}
    : (memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>, index, index, i1) -> ()
  return
}
"""


@pytest.mark.parametrize("condition", [True, False])
@pytest.mark.parametrize("steps", [0, 1, 3])
@pytest.mark.parametrize("n", [0, 1, 2, 6])
def test_shadows_of_scratch_are_zero_where_it_is_written(
    n: int, steps: int, condition: bool
) -> None:
    """``p[i]`` is ``1 / (i + 1)``, by which each step multiplies ``x[i]``."""
    program = ad_opt.load(PROGRAM)
    x, dx, p, dp = np.full(9, 2.0), np.arange(1.0, 10.0), np.full(9, 5.0), np.full(9, 7.0)
    want_x, want_p = dx.copy(), dp.copy()
    if condition and steps:
        want_p[: max(n, 1)] = 0.0
        want_x[1:n] /= np.arange(2.0, n + 1) ** steps if n > 1 else 1.0
    program["pulled_back"](x, dx, p, dp, n, steps, condition)
    np.testing.assert_allclose(dx, want_x, rtol=1e-14)
    assert dp.tolist() == want_p.tolist()


def test_scratch_is_constant_there() -> None:
    text = str(ad_opt.load(PROGRAM).after("constant-scratch").module)
    assert "@f(%x, %dx, %p, %n, %steps, %c) {activity = [dup, const, const, const, const]" in text


def test_infinite_cotangents_of_scratch_reach_nobody() -> None:
    """Nothing of the scratch depends on the argument: its cotangent is multiplied with nothing."""
    program = ad_opt.load(PROGRAM)
    x, dx, p, dp = np.full(4, 2.0), np.ones(4), np.full(4, 5.0), np.full(4, np.inf)
    program["pulled_back"](x, dx, p, dp, 3, 1, True)
    np.testing.assert_allclose(dx, [1.0, 1 / 2, 1 / 3, 1.0], rtol=1e-14)
    assert dp.tolist() == [0.0, 0.0, 0.0, np.inf]

"""Buffers that the way back of a loop needs lie on the tape, also when that is differentiated."""

from __future__ import annotations

import mpmath
import numpy as np
import pytest

import ad_opt

PROGRAM = """
func.func @f(%x: memref<3xf64> {llvm.noalias}, %w: memref<3xf64> {llvm.noalias}, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %one) -> (f64) {
    %a = memref.alloc(%c3) : memref<?xf64>
    scf.for %k = %c0 to %c3 step %c1 {
      %y = memref.load %x[%k] : memref<3xf64>
      %z = arith.addf %y, %e : f64
      %s = math.sin %z : f64
      memref.store %s, %a[%k] : memref<?xf64>
    }
    %t = scf.for %k = %c0 to %c3 step %c1 iter_args(%u = %zero) -> (f64) {
      %y = memref.load %a[%k] : memref<?xf64>
      %v = memref.load %w[%k] : memref<3xf64>
      %p = arith.mulf %y, %y : f64
      %q = arith.mulf %p, %v : f64
      %b = arith.addf %u, %q : f64
      scf.yield %b : f64
    }
    %g = math.sin %t : f64
    memref.dealloc %a : memref<?xf64>
    scf.yield %g : f64
  }
  return %r : f64
}
"""
X, W = [0.3, -0.7, 1.1], [0.5, 1.5, -0.8]


def value(x: tuple[mpmath.mpf, ...], trips: int) -> mpmath.mpf:
    e = mpmath.mpf(1)
    for _ in range(trips):
        e = mpmath.sin(sum(w * mpmath.sin(y + e) ** 2 for y, w in zip(x, W, strict=True)))
    return e


@pytest.mark.parametrize("trips", [0, 1, 4])
def test_a_constant_beside_saved_buffers_stays_constant(trips: int) -> None:
    """Nothing is known of ``%w``, whose derivative nobody asks for, but that it is apart."""
    f = ad_opt.load(PROGRAM)["f"]
    (hessian,) = ad_opt.hessian(f, wrt=(0,))(np.array(X), np.array(W), trips)
    expected = np.empty((3, 3))
    with mpmath.workdps(40):
        for i in range(3):
            for j in range(3):
                orders = tuple((k == i) + (k == j) for k in range(3))
                expected[i, j] = float(
                    mpmath.diff(lambda *x: value(x, trips), tuple(map(mpmath.mpf, X)), orders)
                )
    np.testing.assert_allclose(np.reshape(hessian, (3, 3)), expected, rtol=1e-11, atol=1e-12)

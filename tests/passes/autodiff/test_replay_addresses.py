"""Loops that are run again on the way back read memory behind addresses, which have shadows."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

PRODUCTS = """
func.func @f(%x: !llvm.ptr, %n: index, %k: i64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %scratch = memref.alloca() : memref<64xf64>
  %first = llvm.load %x : !llvm.ptr -> f64
  %some = arith.cmpf ogt, %first, %zero : f64
  %r = scf.if %some -> (f64) {
    %moved = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %total = scf.for %t = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
      %at = arith.index_cast %t : index to i64
      %p = llvm.getelementptr %moved[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %e = llvm.load %p : !llvm.ptr -> f64
      scf.for %i = %c0 to %c64 step %c1 {
        %ee = arith.mulf %e, %first : f64
        memref.store %ee, %scratch[%i] : memref<64xf64>
      }
      %product = scf.for %i = %c0 to %c64 step %c1 iter_args(%a = %one) -> (f64) {
        %s = memref.load %scratch[%i] : memref<64xf64>
        %b = arith.mulf %a, %s : f64
        scf.yield %b : f64
      }
      %next = arith.addf %sum, %product : f64
      scf.yield %next : f64
    }
    scf.yield %total : f64
  } else {
    scf.yield %first : f64
  }
  func.return %r : f64
}
"""


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_shadows_of_addresses_are_there(sign: float) -> None:
    """The sum over t of (x[t + 1] x[0])^64, or x[0]."""
    f, x = ad_opt.load(PRODUCTS)["f"], np.array([sign, 1.01, 0.98, 1.02])
    (gradient,) = ad_opt.grad(f, wrt=(0,))(x, 3, 1)
    power = x[1:] ** 64
    expected = [64 * power.sum(), *(64 * power / x[1:])] if sign > 0 else [1.0, 0.0, 0.0, 0.0]
    np.testing.assert_allclose(gradient, expected, rtol=1e-12)

"""What is computed and thrown away has no say, though it be infinite or NaN: a strong zero."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

CHOSEN = """
func.func @f(%x: f64, %w: f64) -> f64 {
  %log = math.log %x : f64
  %bad = arith.cmpf uno, %log, %log : f64
  %product = arith.mulf %log, %w : f64
  %square = arith.mulf %x, %x : f64
  %r = arith.select %bad, %square, %product : f64
  return %r : f64
}
"""
SMALLER = """
func.func @f(%x: f64, %w: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %inverse = arith.divf %one, %x : f64
  %product = arith.mulf %inverse, %w : f64
  %r = arith.minimumf %one, %product : f64
  return %r : f64
}
"""
CARRIED = """
func.func @f(%x: f64, %w: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %log = math.log %x : f64
  %power = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %w) -> (f64) {
    %q = arith.mulf %p, %log : f64
    scf.yield %q : f64
  }
  %negative = arith.cmpf olt, %x, %zero : f64
  %r = arith.select %negative, %w, %power : f64
  return %r : f64
}
"""
KEPT = """
func.func @f(%x: f64, %w: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %kept = memref.alloca() : memref<2xf64>
  %log = math.log %x : f64
  %product = arith.mulf %log, %w : f64
  memref.store %product, %kept[%c0] : memref<2xf64>
  %n = arith.fptosi %w : f64 to i64
  %at = arith.index_cast %n : i64 to index
  memref.store %w, %kept[%at] : memref<2xf64>
  %read = memref.load %kept[%c0] : memref<2xf64>
  %negative = arith.cmpf olt, %x, %zero : f64
  %r = arith.select %negative, %x, %read : f64
  return %r : f64
}
"""
COPIED = """
func.func @f(%x: f64, %w: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %kept = memref.alloca() : memref<2x2xf64>
  %copied = memref.alloca() : memref<4xf64>
  %flat = memref.collapse_shape %kept [[0, 1]] : memref<2x2xf64> into memref<4xf64>
  %log = math.log %x : f64
  %product = arith.mulf %log, %w : f64
  %n = arith.fptosi %w : f64 to i64
  %at = arith.index_cast %n : i64 to index
  memref.store %product, %kept[%c0, %at] : memref<2x2xf64>
  memref.copy %flat, %copied : memref<4xf64> to memref<4xf64>
  %read = memref.load %copied[%c1] : memref<4xf64>
  %negative = arith.cmpf olt, %x, %zero : f64
  %r = arith.select %negative, %x, %read : f64
  return %r : f64
}
"""
CALLED = """
func.func private @power(%x: f64, %n: i64) -> f64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %last = arith.cmpi sle, %n, %zero : i64
  %r = scf.if %last -> f64 {
    %unit = arith.constant 1.0 : f64
    scf.yield %unit : f64
  } else {
    %m = arith.subi %n, %one : i64
    %rest = func.call @power(%x, %m) : (f64, i64) -> f64
    %all = arith.mulf %rest, %x : f64
    scf.yield %all : f64
  }
  return %r : f64
}
func.func @f(%x: f64, %w: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %n = arith.constant 2 : i64
  %log = math.log %x : f64
  %square = func.call @power(%log, %n) : (f64, i64) -> f64
  %product = arith.mulf %square, %w : f64
  %negative = arith.cmpf olt, %x, %zero : f64
  %r = arith.select %negative, %w, %product : f64
  return %r : f64
}
"""


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        (CHOSEN, (-2.0, 3.0), (-4.0, 0.0)),
        (CHOSEN, (2.0, 3.0), (1.5, np.log(2.0))),
        (SMALLER, (0.0, 3.0), (0.0, 0.0)),
        (SMALLER, (4.0, 3.0), (-3.0 / 16.0, 0.25)),
        (CARRIED, (-2.0, 3.0), (0.0, 1.0)),
        (CARRIED, (2.0, 3.0), (9.0 * np.log(2.0) ** 2 / 2.0, np.log(2.0) ** 3)),
        (KEPT, (-2.0, 1.5), (1.0, 0.0)),
        (KEPT, (2.0, 1.5), (0.75, np.log(2.0))),
        (COPIED, (-2.0, 1.5), (1.0, 0.0)),
        (COPIED, (2.0, 1.5), (0.75, np.log(2.0))),
        (CALLED, (-2.0, 3.0), (0.0, 1.0)),
        (CALLED, (2.0, 3.0), (3.0 * np.log(2.0), np.log(2.0) ** 2)),
    ],
)
def test_gradients(text: str, at: tuple[float, float], expected: tuple[float, float]) -> None:
    program = ad_opt.load(text)
    np.testing.assert_allclose(ad_opt.grad(program["f"])(*at), expected, rtol=1e-14)


def test_second_derivatives() -> None:
    """The guards are differentiated as well."""
    program = ad_opt.load(CHOSEN)
    np.testing.assert_allclose(ad_opt.hessian(program["f"])(-2.0, 3.0), [[2.0, 0.0], [0.0, 0.0]])

"""Values computed and thrown away, infinite or NaN, change no derivative: a strong zero."""

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

OUTSIDE = [("sqrt", -1.0, 3.0), ("log", 0.0, 3.0), ("acos", 2.0, 3.0), ("exp", 1000.0, -3.0)]
"""Functions where they are NaN, or an infinity that the maximum of its product and zero is not."""
LARGER = """
func.func @f(%x: f64, %w: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %made = math.FUNCTION %x : f64
  %more = arith.subf %made, %zero : f64
  %product = arith.mulf %more, %w : f64
  %larger = arith.cmpf ogt, %product, %zero : f64
  %r = arith.select %larger, %product, %zero : f64
  return %r : f64
}
"""
"""A maximum as a select: NaN and minus infinity are thrown away."""
NUMBERS = LARGER.replace(
    "arith.cmpf ogt, %product, %zero : f64\n  %r = arith.select %larger, %product, %zero",
    "arith.constant true\n  %r = arith.maxnumf %product, %zero",
)


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        *((LARGER.replace("FUNCTION", name), (x, w), (0.0, 0.0)) for name, x, w in OUTSIDE),
        *((NUMBERS.replace("FUNCTION", name), (x, w), (0.0, 0.0)) for name, x, w in OUTSIDE),
        (LARGER.replace("FUNCTION", "sqrt"), (4.0, 3.0), (0.75, 2.0)),
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


PLACES = """
func.func @f(%x: memref<4xf64>, %w: memref<f64>, %y: memref<f64>, %gw: memref<f64>) {
  assign.accumulate #assign.kind<add> init %y[affine_map<(i) -> ()>]
      from %x[affine_map<(i) -> (i)>], %w[affine_map<(i) -> ()>] over [4] {
  ^bb0(%a: f64, %b: f64):
    %i = assign.index 0 : index
    %two = arith.constant 2 : index
    %zero = arith.constant 0.0 : f64
    %inside = arith.cmpi slt, %i, %two : index
    %positive = arith.cmpf oge, %a, %zero : f64
    %both = arith.andi %inside, %positive : i1
    %made = MADE : f64
    %m = arith.mulf %made, %b : f64
    %r = arith.select CONDITION, %m, %zero : f64
    assign.yield %r : f64
  } : memref<f64>, memref<4xf64>, memref<f64>
  assign.gradient %y of %w into %gw : memref<f64> of memref<f64> into memref<f64>
  return
}
"""


@pytest.mark.parametrize(
    ("made", "condition", "x"),
    [
        ("math.sqrt %a", "%inside", [1.0, 4.0, -1.0, -2.0]),
        ("math.sqrt %a", "%both", [1.0, 4.0, -1.0, -2.0]),
        ("arith.addf %a, %zero", "%both", [1.0, 2.0, np.inf, np.nan]),
    ],
)
def test_elements_that_are_masked_by_place(made: str, condition: str, x: list[float]) -> None:
    """A condition on a float is a mask, whatever else it is made of."""
    text = PLACES.replace("MADE", made).replace("CONDITION", condition)
    gw = np.zeros(())
    ad_opt.load(text)["f"](np.array(x), np.array(3.0), np.zeros(()), gw)
    assert gw == 3.0

"""The operation computes what it says, and its derivatives are right, also where it saturates."""

from __future__ import annotations

import math

import numpy as np
import pytest

import ad_opt

PROGRAM = """
func.func @f(%a: f64, %b: f64) -> f64 {
  %y = special.logaddexp %a, %b : f64
  return %y : f64
}
"""
POINTS = [(0.0, 0.0), (1.0, -2.0), (-30.0, 5.0), (800.0, 799.0), (-800.0, 800.0)]


def weight(a: float, b: float) -> float:
    """exp(a) / (exp(a) + exp(b)), the derivative by ``a``, without overflow."""
    if a >= b:
        return 1 / (1 + math.exp(b - a))
    return math.exp(a - b) / (1 + math.exp(a - b))


@pytest.fixture(scope="module")
def function() -> ad_opt.Function:
    return ad_opt.load(PROGRAM)["f"]


@pytest.mark.parametrize(("a", "b"), POINTS)
def test_value(function: ad_opt.Function, a: float, b: float) -> None:
    expected = max(a, b) + math.log1p(math.exp(-abs(a - b)))
    assert function(a, b) == pytest.approx(expected, rel=1e-15)


@pytest.mark.parametrize(("a", "b"), POINTS)
def test_gradient(function: ad_opt.Function, a: float, b: float) -> None:
    gradient = ad_opt.grad(function)(a, b)
    assert gradient == pytest.approx((weight(a, b), weight(b, a)), rel=1e-13, abs=1e-300)


def test_all_modes_and_orders_agree(function: ad_opt.Function) -> None:
    ad_opt.check_grads(function, 1.0, -0.5)


def test_second_derivative(function: ad_opt.Function) -> None:
    weights = weight(0.25, 0.5) * weight(0.5, 0.25)
    product = ad_opt.hvp(function, (0.25, 0.5), (1.0, 0.0))
    assert product == pytest.approx((weights, -weights), rel=1e-12)


BUFFERS = """
func.func @f(%x: memref<?xf64>, %a: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %y = memref.alloc(%n) : memref<?xf64>
  memref.copy %x, %y : memref<?xf64> to memref<?xf64>
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %s = special.dot %x, %y : memref<?xf64>, memref<?xf64> -> f64
    %t = arith.mulf %s, %a : f64
    special.axpy %t, %x, %y : f64, memref<?xf64>, memref<?xf64>
  }
  special.axpy %a, %y, %y : f64, memref<?xf64>, memref<?xf64>
  %r = special.dot %y, %y : memref<?xf64>, memref<?xf64> -> f64
  memref.dealloc %y : memref<?xf64>
  return %r : f64
}
"""


def closed_form(x: np.ndarray, a: float) -> float:
    """With ``q = x . x``, each trip multiplies ``y`` by ``1 + a q``."""
    return (x @ x) * (1 + a * (x @ x)) ** 6 * (1 + a) ** 2


@pytest.fixture(scope="module")
def on_buffers() -> ad_opt.Function:
    return ad_opt.load(BUFFERS)["f"]


def test_buffers(on_buffers: ad_opt.Function) -> None:
    x, a = np.array([0.5, -0.25, 0.75]), 0.4
    assert on_buffers(x, a) == pytest.approx(closed_form(x, a), rel=1e-14)
    by_x, by_a = ad_opt.grad(on_buffers)(x, a)
    q = x @ x
    slope = (1 + a * q) ** 6 * (1 + a) ** 2 + q * 6 * (1 + a * q) ** 5 * a * (1 + a) ** 2
    assert by_x == pytest.approx(2 * x * slope, rel=1e-13)
    expected = q * (6 * q * (1 + a * q) ** 5 * (1 + a) ** 2 + (1 + a * q) ** 6 * 2 * (1 + a))
    assert by_a == pytest.approx(expected, rel=1e-13)
    ad_opt.check_grads(on_buffers, x, a, order=2)


@pytest.mark.parametrize("type", ["f16", "f32"])
def test_narrow_buffers(type: str) -> None:
    """Shadows of narrow floats are wider; sums of many gradients keep their bits."""
    narrow = BUFFERS.replace("f64", type)
    function = ad_opt.load(narrow)["f"]
    x, a = np.array([0.5, -0.25, 0.75]), 0.5
    dtype = {"f32": np.float32, "f16": np.float16}[type]
    by_x, by_a = ad_opt.grad(function)(x.astype(dtype), a)
    wide_x, wide_a = ad_opt.grad(ad_opt.load(BUFFERS)["f"])(x, a)
    bound = {"f32": 1e-5, "f16": 2e-2}[type]
    assert np.asarray(by_x, dtype=np.float64) == pytest.approx(wide_x, rel=bound)
    assert float(by_a) == pytest.approx(wide_a, rel=bound)


def test_a_buffer_that_nobody_reads() -> None:
    """It has no tangent; what is added to it is lost to nobody."""
    function = ad_opt.load("""
    func.func @f(%x: memref<?xf64>, %a: f64) -> f64 {
      %c0 = arith.constant 0 : index
      %n = memref.dim %x, %c0 : memref<?xf64>
      %y = memref.alloc(%n) : memref<?xf64>
      memref.copy %x, %y : memref<?xf64> to memref<?xf64>
      special.axpy %a, %x, %y : f64, memref<?xf64>, memref<?xf64>
      %r = special.dot %x, %x : memref<?xf64>, memref<?xf64> -> f64
      memref.dealloc %y : memref<?xf64>
      return %r : f64
    }
    """)["f"]
    ad_opt.check_grads(function, np.array([0.5, -0.25, 0.75]), 0.4, order=2)


def test_what_it_reads_is_overwritten_later() -> None:
    """Its method finds the buffer as it was, though the gradient works on copies of arguments."""
    function = ad_opt.load("""
    func.func @f(%x: memref<?xf64>, %s: f64) -> f64 {
      %c0 = arith.constant 0 : index
      %q = special.dot %x, %x : memref<?xf64>, memref<?xf64> -> f64
      %above = arith.cmpf ogt, %q, %s : f64
      %t = scf.if %above -> (f64) {
        %p = arith.mulf %q, %s : f64
        memref.store %p, %x[%c0] : memref<?xf64>
        scf.yield %p : f64
      } else {
        scf.yield %s : f64
      }
      %u = memref.load %x[%c0] : memref<?xf64>
      %r = arith.mulf %u, %t : f64
      return %r : f64
    }
    """)["f"]
    x, s = np.array([0.5, -0.25, 0.75]), 0.4
    q = x @ x
    by_x, by_s = ad_opt.grad(function)(x.copy(), s)
    assert by_x == pytest.approx(4 * q * s * s * x, rel=1e-14)
    assert by_s == pytest.approx(2 * q * q * s, rel=1e-14)

"""The operation computes what it says, and its derivatives are right, also where it saturates."""

from __future__ import annotations

import math

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

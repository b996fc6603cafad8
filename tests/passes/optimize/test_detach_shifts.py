"""detach-shifts: gradients of fast programs are those of mathematics, in fifty digits."""

from __future__ import annotations

import mpmath
import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

HEAD = """func.func @f(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %two = arith.constant 2.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %x0 = memref.load %x[%c0] : memref<?xf64>
  %m = scf.for %i = %c1 to %n step %c1 iter_args(%a = %x0) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %b = arith.maximumf %a, %v : f64
    scf.yield %b : f64
  }
  %s, %w = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %c = %zero) -> (f64, f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %d = arith.subf %v, %m : f64
    SCALED
    %e = math.exp %k : f64
    %b = arith.addf %a, %e : f64
    %p = arith.mulf %e, %v : f64
    %q = arith.addf %c, %p : f64
    scf.yield %b, %q : f64, f64
  }
"""
PLAIN = "%k = arith.mulf %d, %one : f64"


def _logsumexp(x):
    return mpmath.log(mpmath.fsum(mpmath.exp(v) for v in x))


CASES = {
    "logarithm of the sum": (
        PLAIN,
        "%l = math.log %s : f64\n%y = arith.addf %m, %l : f64",
        _logsumexp,
        True,
    ),
    "at a temperature": (
        "%k = arith.mulf %d, %two : f64",
        "%l = math.log %s : f64\n%h = arith.mulf %l, %half : f64\n%y = arith.addf %m, %h : f64",
        lambda x: mpmath.log(mpmath.fsum(mpmath.exp(2 * v) for v in x)) / 2,
        True,
    ),
    "mean by weights": (
        PLAIN,
        "%y = arith.divf %w, %s : f64",
        lambda x: mpmath.fsum(mpmath.exp(v) * v for v in x) / mpmath.fsum(mpmath.exp(v) for v in x),
        True,
    ),
    "the maximum twice": (
        PLAIN,
        "%l = math.log %s : f64\n%h = arith.addf %m, %m : f64\n%y = arith.addf %h, %l : f64",
        lambda x: _logsumexp(x) + max(x),
        False,
    ),
    "one more": (
        PLAIN,
        "%t = arith.addf %s, %one : f64\n%l = math.log %t : f64\n%y = arith.addf %m, %l : f64",
        lambda x: max(x) + mpmath.log(1 + mpmath.fsum(mpmath.exp(v - max(x)) for v in x)),
        False,
    ),
    "half of the logarithm": (
        PLAIN,
        "%l = math.log %s : f64\n%h = arith.mulf %l, %half : f64\n%y = arith.addf %m, %h : f64",
        lambda x: (max(x) + _logsumexp(x)) / 2,
        False,
    ),
}
"""The exponent, the function of the sums, the same in mathematics, whether the maximum cancels."""


@pytest.mark.parametrize("name", CASES)
def test_gradients_and_products_with_the_hessian(name: str) -> None:
    scaled, end, function, cancels = CASES[name]
    text = HEAD.replace("SCALED", scaled) + f"  {end}\n  return %y : f64\n}}"
    module = parse_module(make_context(), text)
    PassManager.parse(make_context(), "detach-shifts{fast=true}").run(module)
    assert ("stop_gradient" in str(module)) == cancels
    at, along = np.array([0.3, -1.2, 1.7, 0.4, 1.1]), np.array([0.5, -0.2, 0.7, 1.0, -0.4])
    with mpmath.workdps(50):
        exact = list(map(mpmath.mpf, at))

        def moved(k: int, step: mpmath.mpf) -> list[mpmath.mpf]:
            return [v + step * (j == k) for j, v in enumerate(exact)]

        gradient = [mpmath.diff(lambda t, k=k: function(moved(k, t)), 0) for k in range(len(exact))]
        product = [
            mpmath.diff(
                lambda t, k=k: mpmath.diff(
                    lambda u: function(
                        [v + u * d + t * (j == k) for j, (v, d) in enumerate(zip(exact, along))]
                    ),
                    0,
                ),
                0,
            )
            for k in range(len(exact))
        ]
    for fp in ("strict", "fast"):
        f = ad_opt.load(text, fp=fp)["f"]
        np.testing.assert_allclose(
            ad_opt.grad(f)(at), np.array(gradient, float), rtol=1e-12, atol=1e-15
        )
        found = ad_opt.hvp(f, (at,), (along,))
        np.testing.assert_allclose(found, np.array(product, float), rtol=1e-10, atol=1e-12)

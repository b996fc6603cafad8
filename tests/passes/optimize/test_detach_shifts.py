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


MEMORY = """func.func @f(%x: memref<?xf64>, %o: index, %p: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %x0 = memref.load %x[%c0] : memref<?xf64>
  %m = scf.for %i = %c1 to %n step %c1 iter_args(%a = %x0) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %b = arith.maximumf %a, %v : f64
    scf.yield %b : f64
  }
  %t = memref.alloc() : memref<16xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %d = arith.subf %v, %m : f64
    %e = math.exp %d : f64
    %k = arith.addi WRITTEN : index
    memref.store %e, %t[%k] : memref<16xf64>
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  BETWEEN
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.addi READ : index
    %e = memref.load %t[%k] : memref<16xf64>
    %w = arith.divf %e, %s : f64
    memref.store %w, %t[%k] : memref<16xf64>
  }
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %k = arith.addi %o, %i : index
    %w = memref.load %t[%k] : memref<16xf64>
    %q = arith.mulf %w, %v : f64
    %b = arith.addf %a, %q : f64
    scf.yield %b : f64
  }
  memref.dealloc %t : memref<16xf64>
  return %y : f64
}
"""
OVERWRITTEN = """scf.for %i = %c0 to %n step %c1 {
    %k = arith.addi %i, %p : index
    memref.store %one, %t[%k] : memref<16xf64>
  }"""


@pytest.mark.parametrize("written", ["%i, %o", "%o, %i"])
@pytest.mark.parametrize("read", ["%i, %o", "%o, %i"])
@pytest.mark.parametrize("between", ["", OVERWRITTEN])
def test_weights_in_memory(written: str, read: str, between: str) -> None:
    """Also where elements are overwritten that may be others, or not, by numbers of the call."""
    text = MEMORY.replace("WRITTEN", written).replace("READ", read).replace("BETWEEN", between)
    module = parse_module(make_context(), text)
    PassManager.parse(make_context(), "detach-shifts{fast=true}").run(module)
    assert ("stop_gradient" in str(module)) == (not between)
    at, ones = np.array([0.3, -1.2, 1.7, 0.4, 1.1]), 3 if between else 0

    def weighted(x: list[mpmath.mpf]) -> mpmath.mpf:
        weights = [mpmath.exp(v - max(x)) for v in x]
        used = [*weights[: 5 - ones], *[1] * ones]
        return mpmath.fsum(w * v for w, v in zip(used, x, strict=True)) / mpmath.fsum(weights)

    with mpmath.workdps(50):
        exact = list(map(mpmath.mpf, at))
        gradient = [
            mpmath.diff(lambda v, k=k: weighted([*exact[:k], v, *exact[k + 1 :]]), exact[k])
            for k in range(len(exact))
        ]
    for fp in ("strict", "fast"):
        found = ad_opt.grad(ad_opt.load(text, fp=fp)["f"], wrt="x")(at, 1, 3)
        np.testing.assert_allclose(found, np.array(gradient, float), rtol=1e-12, atol=1e-15)

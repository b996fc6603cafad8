"""Sums that are added to under a condition: the same bits, and derivatives as in mathematics."""

from __future__ import annotations

import math
import struct

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from hypothesis import given, settings
from hypothesis import strategies as st

import ad_opt
from shares import some_of

PROGRAM = """
func.func @f(%x: memref<4xf64>, %first: f64) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %half = arith.constant 0.5 : f64
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %first) -> (f64) {{
    %e = memref.load %x[%i] : memref<4xf64>
    %term = arith.mulf %e, %e : f64
    %large = arith.cmpf ogt, %e, %half : f64
    %more = arith.{kind} %s, %term : f64
    %other = arith.{kind} %s, %e : f64
    %next = arith.select %large, {chosen} : f64
    scf.yield %next : f64
  }}
  func.return %r : f64
}}"""
CHOICES = {"%more, %s": (2, None), "%s, %more": (None, 2), "%other, %more": (1, 2)}
"""The values that are chosen between, and the powers of elements that this adds."""
KINDS = ("addf", "subf", "mulf")
NUMBERS = st.sampled_from([0.0, -0.0, 1e-320, math.inf, -math.inf, math.nan]) | st.floats(-3, 3)


@pytest.mark.parametrize("chosen", CHOICES)
@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=some_of(40), deadline=None)
@given(numbers=st.lists(NUMBERS, min_size=5, max_size=5))
def test_the_same_bits(kind: str, chosen: str, numbers: list[float]) -> None:
    text = PROGRAM.format(kind=kind, chosen=chosen)
    ctx = make_context()
    module = parse_module(ctx, text)
    PassManager.parse(ctx, "choose-terms").run(module)
    module.verify()
    found, expected = (
        run_function(one, "f", [np.array(numbers[:4]), numbers[4]])[0]
        for one in (module, parse_module(ctx, text))
    )
    assert math.isnan(found) if math.isnan(expected) else bits(found) == bits(expected)


def bits(number: float) -> bytes:
    return struct.pack("d", number)


@pytest.mark.parametrize("chosen", CHOICES)
@pytest.mark.parametrize("kind", KINDS)
def test_gradients(kind: str, chosen: str) -> None:
    x, first = np.array([0.7, 0.2, -1.5, 2.0]), 1.25
    powers = [CHOICES[chosen][0 if one > 0.5 else 1] for one in x]
    terms = [one**power if power else 1.0 for one, power in zip(x, powers, strict=True)]
    slopes = np.array(
        [power * one ** (power - 1) if power else 0.0 for one, power in zip(x, powers, strict=True)]
    )
    if kind == "mulf":
        by_first = math.prod(terms)
        by_x = first * by_first * slopes / terms
    else:
        by_first, by_x = 1.0, slopes * (1.0 if kind == "addf" else -1.0)
    got = ad_opt.grad(ad_opt.load(PROGRAM.format(kind=kind, chosen=chosen))["f"])(x, first)
    np.testing.assert_allclose(got[0], by_x, rtol=1e-13)
    np.testing.assert_allclose(got[1], by_first, rtol=1e-13)


def test_infinite_slopes_of_what_is_not_added() -> None:
    """The square root at zero is left out: no NaN comes of its slope."""
    text = PROGRAM.format(kind="addf", chosen="%more, %s").replace(
        "arith.mulf %e, %e", "math.sqrt %e"
    )
    got = ad_opt.grad(ad_opt.load(text)["f"], wrt=0)(np.array([0.0, 4.0, 0.25, 1.0]), 0.0)
    np.testing.assert_allclose(got, [0.0, 0.25, 0.0, 0.5])

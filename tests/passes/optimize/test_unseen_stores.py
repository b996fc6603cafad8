"""Gradients of functions that leave something in their arguments, for which nobody asks.

Expected values are derivatives in NumPy by hand, and central differences of the function itself.
"""

import numpy as np
import pytest

import ad_opt

RNG = np.random.default_rng(3)
HEAD = """
func.func @f(%x: memref<?xf64>, %out: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
"""
SUM = """
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
    %v = memref.load %FROM[%i] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    %u = arith.addf %t, %w : f64
    scf.yield %u : f64
  }
"""
STORE = """
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %FROM[%i] : memref<?xf64>
    %w = math.sin %v : f64
    memref.store %w, %TO[%i] : memref<?xf64>
  }
"""


def program(*parts):
    body = "".join(one.replace("%FROM", a).replace("%TO", b) for one, a, b in parts)
    return HEAD + body + "  return %s : f64\n}"


CASES = {
    "left for nobody": (
        program((SUM, "%x", ""), (STORE, "%x", "%out")),
        lambda x, out: (2 * x, 0 * out),
    ),
    "read behind": (
        program((STORE, "%x", "%out"), (SUM, "%out", "")),
        lambda x, out: (2 * np.sin(x) * np.cos(x), 0 * out),
    ),
    "read, and left in the argument itself": (
        program((SUM, "%out", ""), (STORE, "%x", "%x"), (STORE, "%x", "%out")),
        lambda x, out: (0 * x, 2 * out),
    ),
    "read behind, then overwritten": (
        program((STORE, "%x", "%x"), (SUM, "%x", ""), (STORE, "%out", "%x")),
        lambda x, out: (2 * np.sin(x) * np.cos(x), 0 * out),
    ),
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_gradients(name, fp):
    text, by_hand = CASES[name]
    f = ad_opt.load(text, fp=fp)["f"]
    x, out = RNG.normal(size=7), RNG.normal(size=7)
    given = x.copy(), out.copy()
    found = ad_opt.grad(f)(*given)
    for one, expected in zip(found, by_hand(x, out), strict=True):
        np.testing.assert_allclose(one, expected, atol=1e-15)
    np.testing.assert_array_equal(given, (x, out))


@pytest.mark.parametrize("name", CASES)
def test_one_array_for_both(name):
    """Each argument shows what is stored to the other one."""
    f = ad_opt.load(CASES[name][0])["f"]
    x = RNG.normal(size=5)
    found = ad_opt.grad(f)(*[x.copy()] * 2)[0]  # of all that is seen by both names
    for at, step in enumerate(1e-6 * np.eye(5)):
        ahead, behind = (f(*[one] * 2) for one in (x + step, x - step))
        assert found[at] == pytest.approx((ahead - behind) / 2e-6, rel=1e-6, abs=1e-7)

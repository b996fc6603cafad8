"""Values that are not saved, since an array holds them, or the iteration before has computed them.

Each program is a recurrence that stores what it computes; the oracle is the same in NumPy, by
differences. What the plan says is checked, too: where an element is overwritten, or not one an
iteration, the values are saved as ever.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.instruments.reports import Plans
from ad_opt.passes.infrastructure.manager import PassManager

import ad_opt

Oracle = Callable[[np.ndarray], float]
N = 6

HEAD = """
func.func @f(%x: memref<6xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %five = arith.constant 5 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %m = memref.alloc() : memref<40xf64>
  %mm = memref.alloc() : memref<6x6xf64>
  %many = arith.constant 40 : index
  scf.for %i = %c0 to %many step %c1 {
    memref.store %one, %m[%i] : memref<40xf64>
  }
  scf.for %i = %c0 to %five step %c1 {
    scf.for %j = %c0 to %five step %c1 {
      memref.store %one, %mm[%i, %j] : memref<6x6xf64>
    }
  }
"""
STEP = """
    %u = memref.load %x[{index}] : memref<6xf64>
    %a = arith.mulf %c, %u : f64
    %b = arith.addf %a, %one : f64
    %v = arith.divf %u, %b : f64
"""
END = """
  %e = memref.load %m[%c2] : memref<40xf64>
  %ee = memref.load %mm[%c2, %c2] : memref<6x6xf64>
  %both = arith.addf %e, %ee : f64
  %nothing = arith.mulf %both, %zero : f64
  %sum = arith.addf %r, %nothing : f64
  memref.dealloc %m : memref<40xf64>
  memref.dealloc %mm : memref<6x6xf64>
  return %sum : f64
}
"""


def loop(store: str, index: str = "%i", bounds: str = "%c0 to %n step %c1", more: str = "") -> str:
    """A recurrence that stores what it computes, and the sum of squares of the last value."""
    return f"""
  %last = scf.for %i = {bounds} iter_args(%c = %half) -> (f64) {{
    {STEP.format(index=index)}
    {store}
    scf.yield %v : f64
  }}
  {more}
  %r = arith.mulf %last, %last : f64
"""


def chain(x: np.ndarray, rounds: int = 1) -> float:
    """The recurrence."""
    c = 0.5
    for _ in range(rounds):
        for u in x:
            c = u / (c * u + 1.0)
    return c * c


PLAIN = loop("memref.store %v, %m[%i] : memref<40xf64>")
MOVED = loop("%k = arith.addi %i, %c2 : index\n    memref.store %v, %m[%k] : memref<40xf64>")
BACKWARDS = loop("%k = arith.subi %five, %i : index\n    memref.store %v, %m[%k] : memref<40xf64>")
ROW = loop("memref.store %v, %mm[%c2, %i] : memref<6x6xf64>")
STEPS_OF_TWO = loop("memref.store %v, %m[%i] : memref<40xf64>", bounds="%c1 to %n step %c2")
IN_BRANCH = f"""
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%c = %half) -> (f64) {{
    %few = arith.cmpi slt, %i, %c2 : index
    %w = scf.if %few -> (f64) {{
      {STEP.format(index="%i")}
      memref.store %v, %m[%i] : memref<40xf64>
      scf.yield %v : f64
    }} else {{
      %e = math.sin %c : f64
      scf.yield %e : f64
    }}
    scf.yield %w : f64
  }}
  %r = arith.mulf %last, %last : f64
"""
NESTED = f"""
  %last = scf.for %t = %c0 to %c2 step %c1 iter_args(%s = %half) -> (f64) {{
    %inner = scf.for %i = %c0 to %n step %c1 iter_args(%c = %s) -> (f64) {{
      {STEP.format(index="%i")}
      {{store}}
      scf.yield %v : f64
    }}
    scf.yield %inner : f64
  }}
  %r = arith.mulf %last, %last : f64
"""
TRIANGLE = f"""
  %last = scf.for %t = %c0 to %n step %c1 iter_args(%s = %half) -> (f64) {{
    %inner = scf.for %i = %t to %n step %c1 iter_args(%c = %s) -> (f64) {{
      {STEP.format(index="%i")}
      memref.store %v, %mm[%t, %i] : memref<6x6xf64>
      scf.yield %v : f64
    }}
    scf.yield %inner : f64
  }}
  %r = arith.mulf %last, %last : f64
"""


def triangle(x: np.ndarray) -> float:
    """The recurrence over the rows of a triangle."""
    c = 0.5
    for t in range(len(x)):
        for u in x[t:]:
            c = u / (c * u + 1.0)
    return c * c


def branches(x: np.ndarray) -> float:
    """The recurrence for two elements, another one behind them."""
    c = 0.5
    for i, u in enumerate(x):
        c = u / (c * u + 1.0) if i < 2 else np.sin(c)
    return c * c


HELD: dict[str, tuple[str, Oracle]] = {
    "plain": (PLAIN, chain),
    "moved": (MOVED, chain),
    "backwards": (BACKWARDS, chain),
    "row": (ROW, chain),
    "steps of two": (STEPS_OF_TWO, lambda x: chain(x[1::2])),
    "branch": (IN_BRANCH, branches),
    "nested": (
        NESTED.replace("{store}", "memref.store %v, %mm[%t, %i] : memref<6x6xf64>"),
        lambda x: chain(x, 2),
    ),
    "triangle": (TRIANGLE, triangle),
}
SAVED: dict[str, tuple[str, Oracle]] = {
    "one element": (loop("memref.store %v, %m[%c2] : memref<40xf64>"), chain),
    "every other": (
        loop("%k = arith.muli %i, %c2 : index\n    memref.store %v, %m[%k] : memref<40xf64>"),
        chain,
    ),
    "twice": (
        loop("%k = arith.divui %i, %c2 : index\n    memref.store %v, %m[%k] : memref<40xf64>"),
        chain,
    ),
    "overwritten": (
        loop(
            "memref.store %v, %m[%i] : memref<40xf64>",
            more="memref.store %one, %m[%n] : memref<40xf64>",
        ),
        chain,
    ),
    "overwritten in the loop": (
        loop(
            "memref.store %v, %m[%i] : memref<40xf64>\n"
            "    %k = arith.addi %i, %c1 : index\n"
            "    memref.store %one, %m[%k] : memref<40xf64>"
        ),
        chain,
    ),
    "each round again": (
        NESTED.replace("{store}", "memref.store %v, %m[%i] : memref<40xf64>"),
        lambda x: chain(x, 2),
    ),
    "diagonals": (
        NESTED.replace(
            "{store}",
            "%k = arith.addi %t, %i : index\n      memref.store %v, %m[%k] : memref<40xf64>",
        ),
        lambda x: chain(x, 2),
    ),
}


def differences(oracle: Oracle, x: np.ndarray) -> np.ndarray:
    """The gradient by differences."""
    steps = np.eye(len(x)) * 1e-5
    return np.array([(oracle(x + h) - oracle(x - h)) / 2e-5 for h in steps])


def plan(body: str) -> str:
    """The plan of the reversal in words."""
    plans = Plans()
    module = parse_module(make_context(), HEAD + body + END)
    passes = "request-derivative{function=f kind=grad},differentiate"
    PassManager.parse(make_context(), passes, [plans]).run(module)
    return plans.texts[0]


def check(body: str, oracle: Oracle) -> None:
    """Compare gradients after any number of trips."""
    x = np.random.default_rng(0).uniform(0.5, 1.5, N)
    for fp in ("strict", "fast"):
        f = ad_opt.load(HEAD + body + END, fp=fp)["f"]
        for n in (N, 1, 0):
            expected = np.zeros(N)
            expected[:n] = differences(oracle, x[:n])
            (gradient,) = ad_opt.grad(f, wrt=(0,))(x, n)
            np.testing.assert_allclose(gradient, expected, rtol=1e-7, atol=1e-9)


@pytest.mark.parametrize("name", HELD)
def test_values_that_arrays_hold(name: str) -> None:
    body, oracle = HELD[name]
    check(body, oracle)
    said = plan(body)
    assert "loaded from where it is stored: %v" in said
    assert "saved: %v" not in said
    if name != "branch":  # what a branch hands on, no operation of the body has computed
        assert "saved: %c" not in said


@pytest.mark.parametrize("name", SAVED)
def test_values_that_are_overwritten(name: str) -> None:
    body, oracle = SAVED[name]
    check(body, oracle)
    said = plan(body)
    assert "loaded from where it is stored" not in said
    assert "saved: %v" in said
    assert "taken from the iteration before: %c" in said


@pytest.mark.parametrize("name", ["plain", "nested", "one element", "diagonals"])
def test_second_derivatives_and_split_ones(name: str) -> None:
    """A value that is taken from the iteration before has a derivative itself."""
    f = ad_opt.load(HEAD + (HELD | SAVED)[name][0] + END)["f"]
    gradient = ad_opt.grad(f, wrt=(0,))
    x, v = np.random.default_rng(0).uniform(0.5, 1.5, N), np.linspace(1, 2, N)
    (more,), (less,) = gradient(x + 1e-5 * v, N), gradient(x - 1e-5 * v, N)
    expected = (more - less) / 2e-5
    _, pullback = ad_opt.vjp(gradient, x, N)
    np.testing.assert_allclose(pullback(v), expected, rtol=1e-7, atol=1e-9)
    found = np.asarray(ad_opt.hvp(f, (x, N), (v, None))).ravel()
    np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-9)
    _, pullback = ad_opt.vjp(f, x, N)
    np.testing.assert_array_equal(pullback(1.0), gradient(x, N)[0])

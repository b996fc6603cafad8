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
NARROW = f"""
  %few = arith.index_cast %n : index to i32
  %d0 = arith.constant 0 : i32
  %d1 = arith.constant 1 : i32
  %last = scf.for %d = %d0 to %few step %d1 iter_args(%c = %half) -> (f64) : i32 {{
    %i = arith.index_cast %d : i32 to index
    {STEP.format(index="%i")}
    memref.store %v, %m[%i] : memref<40xf64>
    scf.yield %v : f64
  }}
  %r = arith.mulf %last, %last : f64
"""
"""A loop that counts 32 bits."""
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
    "narrow": (NARROW, chain),
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


ARGUMENT = """
func.func @f(%x: memref<?x?xf64>, %rows: index, %n: index) -> f64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  scf.for %r = %c0 to %rows step %c1 {{
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {{
      %u = memref.load %x[%r, %i] : memref<?x?xf64>
      %e = math.exp %u : f64
      memref.store %e, %x[%r, %i] : memref<?x?xf64>
      %b = arith.addf %a, %e : f64
      scf.yield %b : f64
    }}
    scf.for %i = %c0 to %n step %c1 {{
      %u = memref.load %x[%r, %i] : memref<?x?xf64>
      %v = arith.divf %u, %s : f64
      memref.store %v, %x[%r, %i] : memref<?x?xf64>
    }}
    {more}
  }}
  %sum = scf.for %r = %c0 to %rows step %c1 iter_args(%a = %zero) -> (f64) {{
    %row = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> (f64) {{
      %w = memref.load %x[%r, %i] : memref<?x?xf64>
      %ww = arith.mulf %w, %w : f64
      %c = arith.addf %b, %ww : f64
      scf.yield %c : f64
    }}
    scf.yield %row : f64
  }}
  return %sum : f64
}}
"""
"""Quotients that rows of an argument hold; behind them more is done with its elements."""
ROW_BEFORE = """
    %before = arith.subi %r, %c1 : index
    %some = arith.cmpi sgt, %r, %c0 : index
    scf.if %some {
      memref.store %one, %x[%before, %c0] : memref<?x?xf64>
    }
"""


def quotients(x: np.ndarray, before: bool = False) -> float:
    """The sum of squares of the quotients."""
    y = np.exp(x)
    y /= y.sum(1, keepdims=True)
    if before:
        y[:-1, 0] = 1.0
    return (y * y).sum()


@pytest.mark.parametrize("more", ["", ROW_BEFORE])
def test_values_that_arguments_hold(more: str) -> None:
    """Elements are overwritten twice in an iteration; who puts one back does not hold it."""
    source = ARGUMENT.format(more=more)
    x = np.random.default_rng(0).uniform(-1, 1, (3, 4))
    steps = np.eye(x.size).reshape(-1, *x.shape) * 1e-5
    expected = [(quotients(x + h, bool(more)) - quotients(x - h, bool(more))) / 2e-5 for h in steps]
    given = x.copy()
    for fp in ("strict", "fast"):
        (gradient,) = ad_opt.grad(ad_opt.load(source, fp=fp)["f"], wrt=(0,))(given, 3, 4)
        np.testing.assert_allclose(gradient.ravel(), expected, rtol=1e-7, atol=1e-9)
    np.testing.assert_array_equal(given, x)
    for memory in ("discarded", "left", "restored"):
        plans = Plans()
        request = f"request-derivative{{function=f kind=grad memory={memory} apart=true}}"
        module = parse_module(make_context(), source)
        PassManager.parse(make_context(), f"{request},differentiate", [plans]).run(module)
        holds = "loaded from where it is stored: %v" in plans.texts[0]
        assert holds == (memory != "restored" and not more)


def test_elements_that_coincide_hold_nothing() -> None:
    """Rows of a strided argument may be one row, unless somebody says that they are not."""
    strided = "memref<?x?xf64, strided<[?, ?], offset: ?>>"
    source = ARGUMENT.format(more="").replace("memref<?x?xf64>", strided)
    for apart in ("false", "true"):
        plans = Plans()
        request = f"request-derivative{{function=f kind=grad memory=discarded apart={apart}}}"
        module = parse_module(make_context(), source)
        PassManager.parse(make_context(), f"{request},differentiate", [plans]).run(module)
        assert ("loaded from where it is stored: %v" in plans.texts[0]) == (apart == "true")


def test_shifts_of_elements_that_are_overwritten() -> None:
    """Softmax in place: the maximum has no cotangent, and quotients are not saved."""
    most = """
    %first = memref.load %x[%r, %c0] : memref<?x?xf64>
    %most = scf.for %i = %c0 to %n step %c1 iter_args(%a = %first) -> (f64) {
      %u = memref.load %x[%r, %i] : memref<?x?xf64>
      %b = arith.maximumf %a, %u : f64
      scf.yield %b : f64
    }
    %s = scf.for"""
    source = ARGUMENT.format(more="").replace("    %s = scf.for", most, 1)
    shifted = "%d = arith.subf %u, %most : f64\n      %e = math.exp %d : f64"
    source = source.replace("%e = math.exp %u : f64", shifted)
    x = np.random.default_rng(0).uniform(-1, 1, (3, 4))
    x[1] += 700.0
    y = np.exp(x - x.max(1, keepdims=True))
    y /= y.sum(1, keepdims=True)
    expected = 2 * y * (y - (y * y).sum(1, keepdims=True))
    for fp in ("strict", "fast"):
        (gradient,) = ad_opt.grad(ad_opt.load(source, fp=fp)["f"], wrt=(0,))(x, 3, 4)
        np.testing.assert_allclose(gradient, expected, rtol=1e-10, atol=1e-14)
    plans = Plans()
    request = "request-derivative{function=f kind=grad memory=discarded apart=true}"
    module = parse_module(make_context(), source)
    passes = f"{request},detach-shifts{{fast=true}},differentiate"
    PassManager.parse(make_context(), passes, [plans]).run(module)
    assert "loaded from where it is stored: %v" in plans.texts[0]
    assert "saved: %e" in plans.texts[0]
    assert "%most" not in plans.texts[0]
    assert plans.texts[0].count("  saved: ") == 2  # exponentials, and the sum of each row

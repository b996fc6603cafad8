"""Loops that carry a maximum, a minimum or another choice, in reverse mode: who wins, and who ties.

Expected is what docs/conventions.md ("Kinks") says of each operation, applied in the order of the
program by numbers that carry their gradients (`Number`); where nothing ties, dual numbers of the
interpreter say the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import copysign, isnan
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import ad_opt
from derivatives import dual_derivative

HEAD = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
"""


@dataclass(frozen=True)
class Number:
    """A value, and its derivative by each element of the input."""

    value: float
    gradient: NDArray[Any]

    def scaled(self, by: float) -> NDArray[Any]:
        """The gradient times a number; what was thrown away stays zero."""
        return np.where(self.gradient == 0, 0.0, self.gradient * by)

    def __mul__(self, other: Number) -> Number:
        gradient = self.scaled(other.value) + other.scaled(self.value)
        return Number(self.value * other.value, gradient)

    def __add__(self, other: Number) -> Number:
        return Number(self.value + other.value, self.gradient + other.gradient)

    def function(self, of: Callable[[Any], Any], slope: Callable[[Any], Any]) -> Number:
        """A function of one number."""
        return Number(float(of(self.value)), self.scaled(float(slope(self.value))))


def larger(a: Number, b: Number, sign: float = 1.0, *, numbers: bool = False) -> Number:
    """``maximumf``, of the values times ``sign``, or ``maxnumf``."""
    nans = isnan(a.value), isnan(b.value)
    if any(nans) and numbers and not all(nans):
        return a if nans[1] else b
    if any(nans):
        return Number(np.nan, np.zeros_like(a.gradient) if numbers else a.gradient + b.gradient)
    if a.value == b.value:
        positive = copysign(1, a.value) * sign > 0
        return Number((a if positive else b).value, (a.gradient + b.gradient) / 2)
    return a if a.value * sign > b.value * sign else b


Choose = Callable[[Number, Number, Number], Number]
"""Makes the value of an iteration of the one so far, of an element and of the one before that."""


def _number(value: float, like: Number) -> Number:
    return Number(value, np.zeros_like(like.gradient))


CHOICES: dict[str, tuple[str, Choose]] = {
    "maximumf": ("%b = arith.maximumf %a, %v : f64", lambda a, v, w: larger(a, v)),
    "maximumf, swapped": ("%b = arith.maximumf %v, %a : f64", lambda a, v, w: larger(v, a)),
    "minimumf": ("%b = arith.minimumf %a, %v : f64", lambda a, v, w: larger(a, v, -1)),
    "maxnumf": (
        "%b = arith.maxnumf %a, %v : f64",
        lambda a, v, w: larger(a, v, numbers=True),
    ),
    "minnumf": (
        "%b = arith.minnumf %v, %a : f64",
        lambda a, v, w: larger(v, a, -1, numbers=True),
    ),
    "later of equals": (
        "%q = arith.cmpf oge, %v, %a : f64\n%b = arith.select %q, %v, %a : f64",
        lambda a, v, w: v if v.value >= a.value else a,
    ),
    "first of equals": (
        "%q = arith.cmpf ogt, %v, %a : f64\n%b = arith.select %q, %v, %a : f64",
        lambda a, v, w: v if v.value > a.value else a,
    ),
    "unordered": (
        "%q = arith.cmpf ugt, %v, %a : f64\n%b = arith.select %q, %v, %a : f64",
        lambda a, v, w: a if v.value <= a.value else v,
    ),
    "last below two": (
        "%q = arith.cmpf olt, %v, %two : f64\n%b = arith.select %q, %v, %a : f64",
        lambda a, v, w: v if v.value < 2 else a,
    ),
    "with a bound": (
        "%d = arith.maximumf %v, %zero : f64\n%b = arith.maximumf %a, %d : f64",
        lambda a, v, w: larger(a, larger(v, _number(0.0, v))),
    ),
    "of squares": (
        "%d = arith.mulf %v, %v : f64\n%b = arith.maximumf %a, %d : f64",
        lambda a, v, w: larger(a, v * v),
    ),
    "of exponentials": (
        "%d = math.exp %v : f64\n%b = arith.maximumf %a, %d : f64",
        lambda a, v, w: larger(a, v.function(np.exp, np.exp)),
    ),
    "of neighbours": (
        "%l = arith.subi %i, %c1 : index\n%w = memref.load %x[%l] : memref<?xf64>\n"
        "%d = arith.mulf %v, %w : f64\n%e = arith.maximumf %a, %v : f64\n"
        "%b = arith.maximumf %e, %d : f64",
        lambda a, v, w: larger(larger(a, v), v * w),
    ),
}
"""Steps from the value so far and an element to the next value: ``%a`` and ``%v`` to ``%b``."""

WITHOUT_TIES = ("one wins", "the first wins", "the last wins", "only the first")

POINTS: dict[str, list[float]] = {
    "one wins": [0.3, -1.2, 1.7, 0.4, 1.1],
    "the first wins": [1.9, 0.2, -0.7, 1.1],
    "the last wins": [0.2, -0.7, 1.8],
    "the least is first": [-3.0, 0.5, 1.0],
    "two tie": [0.1, 1.5, -0.3, 1.5, 0.2],
    "three tie with the first": [1.5, 1.5, 0.4, 1.5],
    "all tie": [0.5, 0.5, 0.5, 0.5],
    "only the first": [0.7],
    "zeros of both signs": [-0.0, 0.0, -0.0],
    "infinite": [0.5, np.inf, 0.25],
    "infinities tie": [-np.inf, np.inf, np.inf],
    "one is NaN": [0.5, np.nan, 1.5, 0.25],
    "the first is NaN": [np.nan, 0.5, 1.5],
    "all are NaN": [np.nan, np.nan],
}


def one_loop(choice: str) -> str:
    """``m² + 2 x_0`` for what a loop over the elements behind the first chooses."""
    return f"""
func.func @f(%x: memref<?xf64>) -> f64 {{ {HEAD}
  %x0 = memref.load %x[%c0] : memref<?xf64>
  %m = scf.for %i = %c1 to %n step %c1 iter_args(%a = %x0) -> (f64) {{
    %v = memref.load %x[%i] : memref<?xf64>
    {choice}
    scf.yield %b : f64
  }}
  %s = arith.mulf %m, %m : f64
  %t = arith.mulf %x0, %two : f64
  %r = arith.addf %s, %t : f64
  return %r : f64
}}"""


def in_a_sum(choice: str) -> str:
    """The sum over rows k of the choice among elements from k on, times the element k."""
    return f"""
func.func @f(%x: memref<?xf64>) -> f64 {{ {HEAD}
  %sum = scf.for %k = %c0 to %n step %c1 iter_args(%so_far = %zero) -> (f64) {{
    %x0 = memref.load %x[%k] : memref<?xf64>
    %next = arith.addi %k, %c1 : index
    %m = scf.for %i = %next to %n step %c1 iter_args(%a = %x0) -> (f64) {{
      %v = memref.load %x[%i] : memref<?xf64>
      {choice}
      scf.yield %b : f64
    }}
    %s = arith.mulf %m, %x0 : f64
    %t = arith.addf %so_far, %s : f64
    scf.yield %t : f64
  }}
  return %sum : f64
}}"""


def in_a_branch_of_a_chain(choice: str) -> str:
    """A recurrence ``t = sin(t m)`` over two sweeps, the second one in a branch; with an index."""
    return f"""
func.func @f(%x: memref<?xf64>) -> f64 {{ {HEAD}
  %x0 = memref.load %x[%c0] : memref<?xf64>
  %y, %at = scf.for %k = %c0 to %c2 step %c1 iter_args(%t = %x0, %z = %c0) -> (f64, index) {{
    %first = arith.cmpi eq, %k, %c0 : index
    %p:2 = scf.if %first -> (f64, index) {{
      %m:2 = scf.for %i = %c1 to %n step %c1 iter_args(%a = %t, %place = %c0) -> (f64, index) {{
        %v = memref.load %x[%i] : memref<?xf64>
        {choice}
        %changed = arith.cmpf une, %b, %a : f64
        %where = arith.select %changed, %i, %place : index
        scf.yield %b, %where : f64, index
      }}
      scf.yield %m#0, %m#1 : f64, index
    }} else {{
      %w = memref.load %x[%z] : memref<?xf64>
      scf.yield %w, %z : f64, index
    }}
    %u = arith.mulf %t, %p#0 : f64
    %s = math.sin %u : f64
    scf.yield %s, %p#1 : f64, index
  }}
  return %y : f64
}}"""


def chosen(x: list[Number], start: Number, choose: Choose, first: int = 1) -> Number:
    """The choice of a loop over the elements from ``first`` on."""
    for i in range(first, len(x)):
        start = choose(start, x[i], x[i - 1])
    return start


def one_loop_in_numbers(x: list[Number], choose: Choose) -> Number:
    """See `one_loop`."""
    m = chosen(x, x[0], choose)
    return m * m + x[0] + x[0]


def in_a_sum_in_numbers(x: list[Number], choose: Choose) -> Number:
    """See `in_a_sum`."""
    total = _number(0.0, x[0])
    for k, start in enumerate(x):
        total = total + chosen(x, start, choose, k + 1) * start
    return total


def in_a_chain_in_numbers(x: list[Number], choose: Choose) -> Number:
    """See `in_a_branch_of_a_chain`."""
    place, a = 0, x[0]
    for i in range(1, len(x)):
        b = choose(a, x[i], x[i - 1])
        place = i if b.value != a.value else place
        a = b
    t = (x[0] * a).function(np.sin, np.cos)
    return (t * x[place]).function(np.sin, np.cos)


SHAPES = {
    "loop": (one_loop, one_loop_in_numbers),
    "sum": (in_a_sum, in_a_sum_in_numbers),
    "chain": (in_a_branch_of_a_chain, in_a_chain_in_numbers),
}


def by_dual_numbers(text: str, at: NDArray[Any]) -> NDArray[Any]:
    """The gradient, an element a run."""
    module = ad_opt.load(text).module
    return np.array([dual_derivative(module, "f", [at], [e])[1][0] for e in np.eye(len(at))])


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("choice", CHOICES)
def test_gradients_follow_the_conventions(shape: str, choice: str) -> None:
    """Ties, NaN and infinities included."""
    (write, evaluate), (line, choose) = SHAPES[shape], CHOICES[choice]
    gradient = ad_opt.grad(ad_opt.load(write(line))["f"])
    for name, point in POINTS.items():
        if choice == "of neighbours" and "infinit" in name:
            continue  # the products are zero times infinity in arithmetic
        x = [Number(v, e) for v, e in zip(point, np.eye(len(point)), strict=True)]
        with np.errstate(all="ignore"):
            expected = evaluate(x, choose).gradient
            found = gradient(np.array(point))
        np.testing.assert_allclose(found, expected, rtol=1e-12, err_msg=name)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("choice", CHOICES)
def test_gradients_without_ties_are_those_of_dual_numbers(shape: str, choice: str) -> None:
    """At points where dual numbers need no convention."""
    text = SHAPES[shape][0](CHOICES[choice][0])
    gradient = ad_opt.grad(ad_opt.load(text)["f"])
    for name in (
        "one wins",
        "the first wins",
        "the last wins",
        "the least is first",
        "only the first",
    ):
        at = np.array(POINTS[name])
        np.testing.assert_allclose(gradient(at), by_dual_numbers(text, at), rtol=1e-12)


@pytest.mark.parametrize("choice", ["maximumf", "of squares", "first of equals"])
def test_second_derivatives_are_differences_of_dual_numbers(choice: str) -> None:
    """Central differences of polynomials of degree four, where one wins by more than the step."""
    text = one_loop(CHOICES[choice][0])
    f = ad_opt.load(text)["f"]
    for name in WITHOUT_TIES:
        at, step = np.array(POINTS[name]), 1e-3
        along = np.linspace(0.5, -0.7, len(at))
        ahead, behind = (by_dual_numbers(text, at + s * step * along) for s in (1, -1))
        expected = (ahead - behind) / (2 * step)
        np.testing.assert_allclose(ad_opt.hvp(f, (at,), (along,)), expected, rtol=1e-5, atol=1e-8)


def test_narrow_floats_and_many_values_agree_with_argmax() -> None:
    """f32, a value out of thousands: the derivative is at NumPy's `argmax`."""
    text = one_loop(CHOICES["maximumf"][0]).replace("f64", "f32")
    gradient = ad_opt.grad(ad_opt.load(text)["f"])
    at = np.random.default_rng(3).standard_normal(4099).astype(np.float32)
    expected = np.zeros_like(at)
    expected[0] = 2
    expected[at.argmax()] += 2 * at.max()
    np.testing.assert_array_equal(gradient(at), expected)


def test_memory_that_changes_behind_the_loop_is_not_read_again() -> None:
    """``max(x)`` of the elements before they are set to zero."""
    text = one_loop(CHOICES["maximumf"][0]).replace(
        "%s = arith.mulf %m, %m : f64",
        "scf.for %k = %c0 to %n step %c1 {\n memref.store %zero, %x[%k] : memref<?xf64>\n}\n"
        "%s = arith.mulf %m, %m : f64",
    )
    at = np.array(POINTS["one wins"])
    expected = np.zeros_like(at)
    expected[0], expected[2] = 2, 2 * at[2]
    np.testing.assert_array_equal(ad_opt.grad(ad_opt.load(text)["f"])(at), expected)

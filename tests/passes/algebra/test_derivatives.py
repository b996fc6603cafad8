"""Derivatives of terms: against mpmath, and against the rules of the operations of ``math``."""

from __future__ import annotations

import gc
import inspect
import random
import sys
from collections.abc import Hashable, Mapping

import mpmath
import pytest
from ad_opt.dialects.energies.expr_functions import FUNCTIONS
from ad_opt.dialects.energies.expr_keys import AccessAttr, SampleAttr
from ad_opt.passes.algebra import build, terms
from ad_opt.passes.algebra.build import add, call, sample, select, variable
from ad_opt.passes.algebra.derive import derive
from ad_opt.passes.algebra.polynomial import polysimplify
from ad_opt.passes.algebra.rename import shift
from ad_opt.passes.algebra.terms import ZERO, Apply, Term, Variable
from ad_opt.passes.algebra.text import text
from ad_opt.passes.rules.formula import Formula
from ad_opt.passes.rules.registry import default_rules

from term_counts import count
from term_values import NAMES, close, simplified, value

X, Y = variable("x"), variable("y")
REAL = [
    *("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh"),
    *("atanh", "exp", "log", "log10", "sqrt", "abs", "pow", "atan2"),
]
"""Functions with a derivative."""
MATH = {"abs": "absf", "pow": "powf"}
"""Names in ``math`` that are others."""


def places(name: str) -> list[tuple[float, ...]]:
    """Points at which a function is tested: inside of its domain, and kinks that have a value."""
    numbers = random.Random(name)
    if name in ("pow", "atan2"):
        inside = [(numbers.uniform(0.2, 3.0), numbers.uniform(-2.0, 2.0)) for _ in range(5)]
        kinks = {"pow": [(2.0, 0.0), (0.0, 2.0), (0.0, 1.0)], "atan2": [(0.5, -1.0), (-1.0, 0.0)]}
        return inside + kinks[name]
    low, high = {
        "acosh": (1.1, 3.0),
        "log": (0.1, 3.0),
        "log10": (0.1, 3.0),
        "sqrt": (0.1, 3.0),
    }.get(name, (-0.9, 0.9))
    return [(numbers.uniform(low, high),) for _ in range(5)] + ([(0.0,)] if name == "abs" else [])


@pytest.mark.parametrize("name", REAL)
def test_functions_have_the_derivatives_of_operations(name: str) -> None:
    rule = default_rules().find(f"math.{MATH.get(name, name)}")
    assert isinstance(rule, Formula)
    arguments = (X, Y)[: rule.operands]
    term = call(name, *arguments)
    for at in places(name):
        named: dict[Hashable, float] = dict(zip(("x", "y"), at, strict=False))
        result = float(value(term, named))
        symbols: Mapping[Hashable, float] = {("x", n): a for n, a in enumerate(at)} | {
            ("y", 0): result
        }
        for n, by in enumerate(arguments):
            partial = rule.partial(0, n)
            assert partial is not None
            assert close(value(derive(term, by), named), value(partial, symbols), 1e-9)
            assert close(value(simplified(partial), symbols), value(partial, symbols), 1e-9)


@pytest.mark.parametrize(
    "text",
    [
        "x*y + x**3/y",
        "sin(x*y)*exp(x)/sqrt(a)",
        "select(less(x, y), x**2*y, y**2*x)",
        "(x - y)**-2 * no(less(x, y)) * x",
        "abs(x - y)**3 + pow(a, x)",
        "atan2(x, a) * x + opaque(x*x)",
        "stop_gradient(x)*x",
    ],
)
def test_composites(text: str) -> None:
    functions = {
        name: lambda *args, n=name: call({"no": "not"}.get(n, n), *args)
        for name in (*FUNCTIONS, "no")
    }
    term = eval(text, {"__builtins__": {}}, {**functions, **NAMES})
    assert isinstance(term, Term)
    for at in ({"x": 0.7, "y": 1.3, "a": 0.4}, {"x": 1.9, "y": -0.6, "a": 1.5}):
        for by in ("x", "y", "a"):
            leaf = variable(by)

            def along(t: object, at: dict[str, float] = at, by: str = by) -> object:
                frozen = {**at, by: t}
                if "stop_gradient" in text:
                    return at["x"] * frozen["x"]
                return value(term, frozen)

            wanted = mpmath.diff(along, at[by])
            assert close(value(derive(term, leaf), at), wanted, 1e-9)


def test_a_guard_is_a_guard_in_derivatives() -> None:
    """Infinity and NaN behind a false condition do not reach a derivative."""
    term = select(X < 0.0, 1.0 / Y, 0.0) * X
    for by in (X, Y):
        assert value(derive(term, by), {"x": 1.0, "y": 0.0}) == 0


def test_conditions_have_no_derivative() -> None:
    for term in (X < Y, (X < Y) | (Y < X), ~(X < Y), call("stop_gradient", X)):
        assert derive(term, X) is ZERO


def test_computed_arrays_by_the_chain_rule() -> None:
    """B(1,0), computed from X at two places: its derivatives are arrays that move with it."""
    b = variable(AccessAttr("B", (1, 0)))
    here, there = variable(AccessAttr("X", (1, 0))), variable(AccessAttr("X", (0, 0)))
    gradients: dict[Hashable, dict[Variable, Term]] = {
        b.key: {
            here: variable(AccessAttr("B.0", (1, 0))),
            there: variable(AccessAttr("B.1", (1, 0))),
        }
    }
    found = derive(call("sin", b), there, gradients.get)
    assert found is call("cos", b) * gradients[b.key][there]
    assert shift(b, (2, 3)) is variable(AccessAttr("B", (3, 3)))


def test_samples() -> None:
    """By each coordinate once; twice by one is zero; the user's images where there are some."""
    term = sample(SampleAttr("I"), X + 1.0, Y * Y)
    assert derive(term, X) is sample(SampleAttr("I", 0, (1, 0)), X + 1.0, Y * Y)
    assert derive(derive(term, X), X) is ZERO
    mixed = derive(derive(term, X), Y)
    assert mixed is 2.0 * Y * sample(SampleAttr("I", 0, (1, 1)), X + 1.0, Y * Y)
    given = sample(SampleAttr("I", 0, (0, 0), ("Ix", "Iy")), X, Y)
    assert derive(given, Y) is sample(SampleAttr("Iy"), X, Y)


def test_derivatives_are_made_once() -> None:
    """Of a term of levels that share, as many terms as there are levels, which may be more than
    calls may be nested.
    """
    term: Term = X
    for _ in range(250):
        term = call("sin", term * term)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack(0)) + 200)
    try:
        assert isinstance(derive(term, X), Apply)
    finally:
        sys.setrecursionlimit(limit)


def test_deep_terms_have_an_order() -> None:
    """Of two terms of five thousand levels that differ at the bottom only."""

    def deep(term: Term) -> Term:
        for _ in range(5000):
            term = call("tan", call("sin", term))
        return term

    assert deep(X) + deep(Y) is deep(Y) + deep(X)


def test_terms_are_no_truth() -> None:
    with pytest.raises(TypeError, match="use select"):
        bool(X < Y)


def test_large_terms_are_factored_and_shown() -> None:
    """Six hundred summands in pairs that share a factor; fifteen hundred levels."""
    xs = [variable(f"x{n}") for n in range(300)]
    pairs = add(*(call(name, x) * x for x in xs for name in ("sin", "cos")))
    factored = polysimplify(pairs)
    assert count(pairs).multiplications == 600
    assert count(factored).multiplications == 300
    deep: Term = X
    for n in range(1500):
        deep = deep * xs[n % 7] + xs[(n + 1) % 7]
    assert polysimplify(deep) is deep
    assert text(deep) == "..."


def test_terms_that_nobody_has_are_gone() -> None:
    """Derivatives stay with their terms, which they may contain."""

    def made(name: str) -> int:
        x = variable(name)
        term = call("exp", x) * x + call("tan", x)
        assert derive(derive(term, x), x) is derive(derive(term, x), x)
        return len(terms._TERMS)

    before = made("fresh0")
    for n in range(20):
        made(f"fresh{n}")
    build.applied.cache_clear()
    gc.collect()
    assert len(terms._TERMS) < before

"""Each row of the tables of rules: its equations hold, are needed, and make nothing grow."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.energies.expr_functions import FUNCTIONS as SIGNATURES
from ad_opt.passes.algebra import build
from ad_opt.passes.algebra.build import FLAGS, Rule, permitting
from ad_opt.passes.algebra.polynomial import polysimplify
from ad_opt.passes.algebra.rules import RULES
from ad_opt.passes.algebra.terms import Term, Variable, subterms

from ieee_terms import SPECIAL, ieee, same_bits
from term_values import Condition, close, point, read, simplified, value_or_none, work

EQUATIONS = [
    pytest.param(op, rule, equation, id=equation)
    for op, rows in RULES.items()
    for rule in rows
    for equation in rule.equations
]


def test_every_row_has_an_equation() -> None:
    assert all(rule.equations for rows in RULES.values() for rule in rows)


def test_every_function_of_the_dialect_has_rows() -> None:
    assert {*SIGNATURES} - {"opaque"} <= {op for op, rows in RULES.items() if rows}


@pytest.mark.parametrize(("op", "rule", "equation"), EQUATIONS)
def test_equation(op: str, rule: Rule, equation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    left, _, right = equation.partition(" = ")
    written = read(left)
    found = simplified(written)
    assert right == "value" or found is simplified(read(right))
    assert work(found) <= work(written)
    assert not found.is_written

    compared = 0
    numbers = random.Random(equation)
    for _ in range(200):
        at = point(numbers)
        if (wanted := value_or_none(written, at)) is not None:
            assert close(value_or_none(found, at), wanted)
            compared += 1
    assert compared >= 50

    rest = tuple(row for row in RULES[op] if row is not rule)
    with permitting(frozenset(rule.needs.split())):
        found = simplified(written)
        monkeypatch.setattr(build, "rules", lambda: {**RULES, op: rest})
        build.applied.cache_clear()
        without = simplified(written)
    build.applied.cache_clear()
    assert without is not found


def points(written: Term) -> Iterator[dict[Any, float]]:
    """All combinations of special numbers for the variables of a term."""
    keys = [part.key for part in subterms(written) if isinstance(part, Variable)]
    choices = [(0.0, 1.0) if isinstance(key, Condition) else SPECIAL for key in keys]
    for values in itertools.product(*choices):
        yield dict(zip(keys, values, strict=True))


@pytest.mark.parametrize(("op", "rule", "equation"), EQUATIONS)
def test_what_a_row_needs(op: str, rule: Rule, equation: str) -> None:
    """With no flag but those of the row, what they do not permit to change stays.

    Without any: every bit. Without ``nnan``: NaN and infinities, where nothing overflows. Without
    ``nsz``: the signs of zeros.
    """
    del op
    needs = frozenset(rule.needs.split())
    assert needs <= FLAGS
    written = read(equation.partition(" = ")[0])
    with permitting(needs):
        found = simplified(written)
    for at in points(written):
        before, after = ieee(written, at), ieee(found, at)
        if not needs:
            assert same_bits(before, after), at
            continue
        if any(1e6 < abs(x) < math.inf or 0 < abs(x) < 1e-6 for x in at.values()):
            continue
        if "nnan" not in needs:
            close_by = bool(np.isclose(before, after, rtol=1e-12, equal_nan=True))
            assert close_by or same_bits(before, after), at
        if "nsz" not in needs and before == after == 0:
            assert same_bits(before, after), at


def test_factors_that_may_not_cancel() -> None:
    """``x/x`` stays where it may be NaN, beside the factored terms: neither of the two is lost."""
    with permitting(frozenset(("reassoc", "nsz", "arcp"))):
        found = polysimplify(simplified(read("sum(1, prod(1, x, powc(-1, x), y))")))
    assert float(value_or_none(found, {"x": 3.0, "y": 5.0})) == 6.0

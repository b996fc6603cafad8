"""Each row of the tables of rules: its equations hold, are needed, and make nothing grow."""

from __future__ import annotations

import random

import pytest
from ad_opt.dialects.energies.expr_functions import FUNCTIONS as SIGNATURES
from ad_opt.passes.algebra import build
from ad_opt.passes.algebra.build import Rule
from ad_opt.passes.algebra.rules import RULES

from term_values import close, point, read, simplified, value_or_none, work

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
    monkeypatch.setattr(build, "rules", lambda: {**RULES, op: rest})
    build.applied.cache_clear()
    without = simplified(written)
    build.applied.cache_clear()
    assert without is not found

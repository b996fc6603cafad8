"""Systems of linear equations and inequalities over integers, and if they have a solution.

Equations are solved exactly, by unimodular changes of variables as in the Omega test (Pugh, 1991),
inequalities by Fourier-Motzkin elimination, each divided by its greatest divisor and rounded. "No"
is always true; "yes" is exact if one of each pair of eliminated coefficients is 1, as for the
subscripts and bounds of most loops, and conservative otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd
from typing import TypeAlias

Row: TypeAlias = dict[int, int]
"""Coefficients by variable, none of them zero; under `ONE` the constant."""

ONE = -1
MOST_ROWS = 600
"""Inequalities above which elimination gives up and says "perhaps". A guess: nests of six loops
with two bounds each stay below a tenth of it; more would trade seconds for certainty."""


class System:
    """Equations ``row = 0`` and inequalities ``row >= 0``, which grow."""

    def __init__(self, equations: Iterable[Row] = (), inequalities: Iterable[Row] = ()):
        self.equations = list(equations)
        self.inequalities = list(inequalities)

    def extended(self, equations: Iterable[Row] = (), inequalities: Iterable[Row] = ()) -> System:
        """The system with more constraints."""
        return System([*self.equations, *equations], [*self.inequalities, *inequalities])

    def may_hold(self) -> bool:
        """False only if there is no integer solution."""
        solved = _solved(self.equations, self.inequalities, {})
        return solved is not None and _eliminate(solved[0], None) is not None

    def range_of(self, variable: int) -> tuple[int | None, int | None] | None:
        """Bounds of a variable, where there are any; ``None`` if there is no solution."""
        solved = _solved(self.equations, self.inequalities, {variable: 1})
        if solved is None:
            return None
        rows, value = solved
        probe = 1 + max((v for row in (*rows, value) for v in row), default=0)
        equal = [added({probe: 1}, value, -1), added({probe: -1}, value, 1)]
        left = _eliminate([*rows, *equal], probe)
        if left is None:
            return None
        low: int | None = None
        high: int | None = None
        for row in left:
            factor, constant = row.get(probe, 0), row.get(ONE, 0)
            if factor > 0:
                bound = -(constant // factor)
                low = bound if low is None else max(low, bound)
            elif factor < 0:
                bound = constant // -factor
                high = bound if high is None else min(high, bound)
        return None if low is not None and high is not None and low > high else (low, high)


def added(row: Row, other: Row, factor: int) -> Row:
    """``row + factor · other``."""
    found = dict(row)
    for variable, coefficient in other.items():
        total = found.get(variable, 0) + factor * coefficient
        if total:
            found[variable] = total
        else:
            found.pop(variable, None)
    return found


def _substituted(row: Row, variable: int, by: Row) -> Row:
    factor = row.get(variable)
    if not factor:
        return row
    rest = {v: c for v, c in row.items() if v != variable}
    return added(rest, by, factor)


def _divisor(row: Row) -> int:
    return gcd(*(c for v, c in row.items() if v != ONE))


def _solved(
    equations: list[Row], inequalities: list[Row], value: Row
) -> tuple[list[Row], Row] | None:
    """The inequalities and a value with all equations used up; ``None`` if these contradict."""
    todo, rows = list(equations), list(inequalities)
    fresh = 1 + max((v for row in (*todo, *rows, value) for v in row), default=0)
    while todo:
        row = todo.pop()
        divisor, constant = _divisor(row), row.get(ONE, 0)
        if not divisor:
            if constant:
                return None
            continue
        if constant % divisor:
            return None
        row = {v: c // divisor for v, c in row.items()}
        variable = min((v for v in row if v != ONE), key=lambda v: abs(row[v]))
        by, rest = _solve_for(row, variable, fresh)
        todo = [_substituted(one, variable, by) for one in todo]
        rows = [_substituted(one, variable, by) for one in rows]
        value = _substituted(value, variable, by)
        if rest is not None:
            todo.append(rest)
            fresh += 1
    return rows, value


def _solve_for(row: Row, variable: int, fresh: int) -> tuple[Row, Row | None]:
    """The value of a variable of an equation, and what equation with smaller coefficients is left.

    With ``m`` its coefficient and ``a = m q + r`` all others, ``x + Σ q v`` is a new variable.
    """
    m = row[variable]
    if m < 0:
        row, m = {v: -c for v, c in row.items()}, -m
    others = {v: c for v, c in row.items() if v != variable}
    if m == 1:
        return {v: -c for v, c in others.items()}, None
    by = {v: -(c // m) for v, c in others.items() if c // m}
    rest = {v: c % m for v, c in others.items() if c % m}
    return by | {fresh: 1}, rest | {fresh: m}


def _eliminate(rows: list[Row], keep: int | None) -> list[Row] | None:
    """Inequalities about one variable that follow; ``None`` if there is a contradiction."""
    current = _tightened(rows)
    while current is not None:
        counts: dict[int, tuple[int, int]] = {}
        for row in current:
            for variable, coefficient in row.items():
                if variable not in (ONE, keep):
                    up, down = counts.get(variable, (0, 0))
                    counts[variable] = (up + (coefficient > 0), down + (coefficient < 0))
        if not counts:
            return current
        variable = min(counts, key=lambda v: counts[v][0] * counts[v][1] - sum(counts[v]))
        if counts[variable][0] * counts[variable][1] + len(current) > MOST_ROWS:
            return []
        current = _tightened(_without(current, variable))
    return None


def _without(rows: list[Row], variable: int) -> list[Row]:
    kept: list[Row] = []
    below: list[Row] = []
    above: list[Row] = []
    for row in rows:
        factor = row.get(variable, 0)
        (above if factor < 0 else below if factor else kept).append(row)
    for low in below:
        for high in above:
            a, b = low[variable], -high[variable]
            shared = gcd(a, b)
            scaled = {v: c * (b // shared) for v, c in low.items()}
            kept.append(added(scaled, high, a // shared))
    return kept


def _tightened(rows: list[Row]) -> list[Row] | None:
    """Rows in lowest terms, constants rounded, the sharpest of each direction only."""
    best: dict[frozenset[tuple[int, int]], int] = {}
    for row in rows:
        divisor, constant = _divisor(row), row.get(ONE, 0)
        if not divisor:
            if constant < 0:
                return None
            continue
        key = frozenset((v, c // divisor) for v, c in row.items() if v != ONE)
        constant //= divisor
        if constant < best.get(key, constant + 1):
            best[key] = constant
    for key, constant in best.items():
        other = best.get(frozenset((v, -c) for v, c in key))
        if other is not None and constant + other < 0:
            return None
    return [dict(key) | ({ONE: constant} if constant else {}) for key, constant in best.items()]

"""Affine expressions over a box: their linear form, and the least and greatest value they take.

A `Range` is the least and the greatest value of a dimension or symbol, both included.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import TypeAlias

from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymExpr,
)

Range: TypeAlias = tuple[int, int]

MOST_POINTS = 4096
"""A guess: so many points of a box are tried where an expression is not linear; more only cost
time when a program is verified, fewer let an expression count as wider than it is."""


@dataclass(frozen=True)
class LinearForm:
    """``constant + sum(dims[i] * d_i) + sum(symbols[j] * s_j)``; no coefficient is zero."""

    constant: int = 0
    dims: Mapping[int, int] = field(default_factory=dict[int, int])
    symbols: Mapping[int, int] = field(default_factory=dict[int, int])

    def plus(self, other: LinearForm) -> LinearForm:
        """The sum of two forms."""
        return LinearForm(
            self.constant + other.constant,
            _added(self.dims, other.dims),
            _added(self.symbols, other.symbols),
        )

    def times(self, factor: int) -> LinearForm:
        """The form times a number."""
        if factor == 0:
            return LinearForm()
        return LinearForm(
            self.constant * factor,
            {at: one * factor for at, one in self.dims.items()},
            {at: one * factor for at, one in self.symbols.items()},
        )

    @property
    def is_constant(self) -> bool:
        """True if it has neither dimensions nor symbols."""
        return not self.dims and not self.symbols

    def expr(self) -> AffineExpr:
        """The form as an affine expression, constant last."""
        terms = [_term(AffineDimExpr(at), one) for at, one in sorted(self.dims.items())]
        terms += [_term(AffineSymExpr(at), one) for at, one in sorted(self.symbols.items())]
        if self.constant or not terms:
            terms.append(AffineConstantExpr(self.constant))
        total = terms[0]
        for term in terms[1:]:
            total = AffineBinaryOpExpr(AffineBinaryOpKind.Add, total, term)
        return total


def _term(of: AffineExpr, factor: int) -> AffineExpr:
    if factor == 1:
        return of
    return AffineBinaryOpExpr(AffineBinaryOpKind.Mul, of, AffineConstantExpr(factor))


def _added(one: Mapping[int, int], other: Mapping[int, int]) -> dict[int, int]:
    total = {at: one.get(at, 0) + other.get(at, 0) for at in {**one, **other}}
    return {at: factor for at, factor in total.items() if factor}


def linear_form(expr: AffineExpr) -> LinearForm | None:
    """The linear form of an expression; ``None`` if it divides or multiplies what varies."""
    match expr:
        case AffineConstantExpr():
            return LinearForm(expr.value)
        case AffineDimExpr():
            return LinearForm(0, {expr.position: 1})
        case AffineSymExpr():
            return LinearForm(0, {}, {expr.position: 1})
        case AffineBinaryOpExpr():
            left, right = linear_form(expr.lhs), linear_form(expr.rhs)
            if left is None or right is None:
                return None
            return _combined(expr.kind, left, right)
        case _:
            return None


def _combined(kind: AffineBinaryOpKind, left: LinearForm, right: LinearForm) -> LinearForm | None:
    if kind is AffineBinaryOpKind.Add:
        return left.plus(right)
    if kind is AffineBinaryOpKind.Mul and (left.is_constant or right.is_constant):
        form, factor = (right, left) if left.is_constant else (left, right)
        return form.times(factor.constant)
    if not left.is_constant or not right.is_constant or right.constant <= 0:
        return None
    return LinearForm(_divided(kind, left.constant, right.constant))


def _divided(kind: AffineBinaryOpKind, left: int, right: int) -> int:
    if kind is AffineBinaryOpKind.FloorDiv:
        return left // right
    return -(-left // right) if kind is AffineBinaryOpKind.CeilDiv else left % right


def parts_of(expr: AffineExpr) -> tuple[set[int], set[int]]:
    """Positions of the dimensions and of the symbols that occur in an expression."""
    parts = list(expr.dfs())
    dims = {part.position for part in parts if isinstance(part, AffineDimExpr)}
    return dims, {part.position for part in parts if isinstance(part, AffineSymExpr)}


def range_of(
    expr: AffineExpr, dims: Sequence[Range], symbols: Sequence[Range | None] = ()
) -> Range | None:
    """The least and greatest value over a box that is not empty; exact if ``expr`` is linear or
    the box is small, otherwise the range holds all values.

    ``None`` where a symbol that occurs has no range, or none is given, or a divisor is not a
    positive number.
    """
    form = linear_form(expr)
    if form is not None:
        return _linear_range(form, dims, symbols)
    used_dims, used_symbols = parts_of(expr)
    ranges = [dims[at] if at in used_dims else (0, 0) for at in range(len(dims))]
    others: list[Range] = []
    if any(at >= len(symbols) for at in used_symbols):
        return None
    for at, one in enumerate(symbols):
        if at in used_symbols and one is None:
            return None
        others.append((0, 0) if at not in used_symbols or one is None else one)
    if prod(high - low + 1 for low, high in (*ranges, *others)) <= MOST_POINTS:
        return _tried(expr, ranges, others)
    return _interval(expr, ranges, others)


def _linear_range(
    form: LinearForm, dims: Sequence[Range], symbols: Sequence[Range | None]
) -> Range | None:
    low = high = form.constant
    terms = [(dims[at], factor) for at, factor in form.dims.items()]
    given = dict(enumerate(symbols))
    terms += [(given.get(at), factor) for at, factor in form.symbols.items()]
    for one, factor in terms:
        if one is None:
            return None
        ends = (one[0] * factor, one[1] * factor)
        low, high = low + min(ends), high + max(ends)
    return low, high


def _tried(expr: AffineExpr, dims: Sequence[Range], symbols: Sequence[Range]) -> Range | None:
    values: list[int] = []
    for point in product(*(range(low, high + 1) for low, high in (*dims, *symbols))):
        try:
            values.append(expr.eval(list(point[: len(dims)]), list(point[len(dims) :])))
        except ZeroDivisionError:
            return None
    return min(values), max(values)


def _interval(expr: AffineExpr, dims: Sequence[Range], symbols: Sequence[Range]) -> Range | None:
    match expr:
        case AffineConstantExpr():
            return expr.value, expr.value
        case AffineDimExpr():
            return dims[expr.position]
        case AffineSymExpr():
            return symbols[expr.position]
        case AffineBinaryOpExpr():
            left, right = _interval(expr.lhs, dims, symbols), _interval(expr.rhs, dims, symbols)
            return None if left is None or right is None else _of_ranges(expr.kind, left, right)
        case _:
            return None


def _of_ranges(kind: AffineBinaryOpKind, left: Range, right: Range) -> Range | None:
    if kind is AffineBinaryOpKind.Add:
        return left[0] + right[0], left[1] + right[1]
    if kind is AffineBinaryOpKind.Mul:
        ends = [one * other for one in left for other in right]
        return min(ends), max(ends)
    if right[0] <= 0:
        return None
    if kind is AffineBinaryOpKind.Mod:
        whole = right[0] == right[1] and left[0] // right[0] == left[1] // right[0]
        return (left[0] % right[0], left[1] % right[0]) if whole else (0, right[1] - 1)
    ends = [_divided(kind, one, other) for one in left for other in right]
    return min(ends), max(ends)

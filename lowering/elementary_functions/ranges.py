"""Bounds of floats that hold for all arguments of a program: ``1 + exp(x)`` is at least 1.

A value lies in its range, ends included, or is NaN. Ends are moved outwards by more than the
roundings, so that sums in another order stay within.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, inf, isnan, sqrt
from typing import NamedTuple

from ad_opt.dialects.support.ir.queries import defining_op, integer_property
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    Float32Type,
    Float64Type,
    FloatAttr,
)
from xdsl.ir import Attribute, Operation, SSAValue

from .arithmetic import Permitted

LARGEST_DEPTH = 12
"""Operations behind a value that are looked at. A guess; formulas that bound a value are short."""

_SLACK = 2.0**-20
"""Several roundings of ``f32``, relative to what is rounded."""

_TINY = 2.0**-100
"""Smaller numbers may count as zero, by themselves or after a product."""

_LARGE = 2.0**100
"""Larger numbers may be infinite."""


class Range(NamedTuple):
    """The numbers from one to another."""

    low: float
    high: float


ALL = Range(-inf, inf)


def _outwards(low: float, high: float) -> Range:
    """A range whose ends are neither tiny nor, where they bound it, large; NaN is no end."""
    low = 0.0 if 0.0 < low < _TINY else low
    high = 0.0 if -_TINY < high < 0.0 else high
    return Range(low if low > -_LARGE else -inf, high if high < _LARGE else inf)


def _rounded(low: float, high: float) -> Range:
    return _outwards(low - abs(low) * _SLACK, high + abs(high) * _SLACK)


def _sum(a: Range, b: Range) -> Range:
    """The sum, with room for roundings of the terms: another order may make larger sums of them."""
    low = a.low + b.low - max(abs(a.low), abs(b.low)) * _SLACK
    return _outwards(low, a.high + b.high + max(abs(a.high), abs(b.high)) * _SLACK)


def _opposite(a: Range) -> Range:
    return Range(-a.high, -a.low)


def _product(a: Range, b: Range) -> Range:
    """The product; zero times infinity is NaN, as a number it bounds nothing."""
    ends = [0.0 if isnan(x * y) else x * y for x in a for y in b]
    return _rounded(min(ends), max(ends))


def _magnitude(a: Range) -> Range:
    if a.low >= 0.0:
        return a
    return _opposite(a) if a.high <= 0.0 else Range(0.0, max(-a.low, a.high))


def _root(a: Range) -> Range:
    """The square root, NaN of negative numbers."""
    return _rounded(sqrt(max(a.low, 0.0)), sqrt(max(a.high, 0.0)))


def _power(a: Range) -> Range:
    """The exponential; beyond 60 it is too large, or too small, to be of use as a bound."""
    low, high = (min(max(one, -60.0), 60.0) for one in a)
    return _rounded(exp(low) if a.low > -60.0 else 0.0, exp(high) if a.high < 60.0 else inf)


def _unit(_: Range) -> Range:
    return _rounded(-1.0, 1.0)


def _union(a: Range, b: Range) -> Range:
    return Range(min(a.low, b.low), max(a.high, b.high))


def _larger(a: Range, b: Range) -> Range:
    return Range(max(a.low, b.low), max(a.high, b.high))


def _smaller(a: Range, b: Range) -> Range:
    return Range(min(a.low, b.low), min(a.high, b.high))


_UNARY: Mapping[str, Callable[[Range], Range]] = {
    "arith.extf": lambda a: a,
    "arith.negf": _opposite,
    "arith.truncf": lambda a: _rounded(*a),
    "math.absf": _magnitude,
    "math.cos": _unit,
    "math.exp": _power,
    "math.sin": _unit,
    "math.sqrt": _root,
    "math.tanh": _unit,
    "vector.broadcast": lambda a: a,
}
_BINARY: Mapping[str, Callable[[Range, Range], Range]] = {
    "arith.addf": _sum,
    "arith.maximumf": _larger,
    "arith.minimumf": _smaller,
    "arith.mulf": _product,
    "arith.subf": lambda a, b: _sum(a, _opposite(b)),
}
"""No fact: bounds of results, from those of operands. NaN of an operand is NaN of the result."""

_FINITE: Mapping[str, Mapping[str, Range]] = {
    "math.exp": {"f32": Range(-inf, 88.0), "f64": Range(-inf, 709.0)},
    "math.exp2": {"f32": Range(-inf, 127.0), "f64": Range(-inf, 1023.0)},
    "math.log": {"f32": Range(_TINY, inf), "f64": Range(_TINY, inf)},
    "math.log10": {"f32": Range(_TINY, inf), "f64": Range(_TINY, inf)},
    "math.log1p": {"f32": Range(-0.9, inf), "f64": Range(-0.9, inf)},
    "math.log2": {"f32": Range(_TINY, inf), "f64": Range(_TINY, inf)},
}
"""No fact: arguments, infinity among them, of which each is far from where the function ends."""

_TINY_VANISHES = frozenset({"math.exp", "math.exp2"})
"""No fact: functions with results that are too small to be normal, and cost time."""

_ORDERS = {"ogt": ">", "oge": ">", "olt": "<", "ole": "<"}
_REVERSED = {">": "<", "<": ">"}


class FloatRanges:
    """Ranges of the values of a program that does not change; each is computed once."""

    def __init__(self) -> None:
        self._known: dict[SSAValue, Range] = {}

    def of(self, value: SSAValue, depth: int = LARGEST_DEPTH) -> Range:
        """The range of a float, or of each lane of a vector."""
        if value not in self._known:
            op = value.owner
            if not isinstance(op, Operation) or not depth or not _is_wide(value.type):
                return ALL
            self._known[value] = self._computed(op, depth - 1)
        return self._known[value]

    def permitted(self, op: Operation, *, tiny_is_zero: bool) -> Permitted:
        """Freedoms of an elementary function, for the argument and the uses that it has."""
        if op.name not in _FINITE:
            return Permitted()
        (x,) = op.operands
        finite = _FINITE[op.name].get(str(scalar_type(x.type)))
        low, high = self.of(x)
        return Permitted(
            tiny_is_zero or (op.name in _TINY_VANISHES and self._vanishes(op.results[0])),
            finite is not None and finite.low <= low and high <= finite.high,
        )

    def _vanishes(self, value: SSAValue) -> bool:
        """True if whoever uses a value adds it to so large ones that a tiny one changes nothing."""
        for use in value.uses:
            op = use.operation
            if op.name != "arith.addf":
                return False
            other = self.of(op.operands[1 - use.index])
            if other.low < _TINY and other.high > -_TINY:
                return False
        return True

    def _computed(self, op: Operation, depth: int) -> Range:
        if op.name == "arith.constant":
            return _constant(op)
        if op.name == "arith.select":
            return self._selected(op, depth)
        if op.name in _UNARY:
            return _UNARY[op.name](self.of(op.operands[0], depth))
        if op.name not in _BINARY:
            return ALL
        a, b = op.operands[0], op.operands[1]
        if a is b and op.name == "arith.mulf":
            size = _magnitude(self.of(a, depth))
            return _product(size, size)
        return _BINARY[op.name](self.of(a, depth), self.of(b, depth))

    def _selected(self, op: Operation, depth: int) -> Range:
        """The range of a choice, of the larger or the smaller of two if it is that.

        The second one is taken where one of the two is NaN, so the first one bounds the result if
        it never is.
        """
        condition, *chosen = op.operands
        first, second = (self.of(one, depth) for one in chosen)
        order = _order(condition, chosen)
        both = defining_op(chosen[0], "arith.constant") is not None
        least, most = _union(first, second)
        if order == ">":
            least = max(first.low, second.low) if both else second.low
        elif order == "<":
            most = min(first.high, second.high) if both else second.high
        return Range(least, most)


def _order(condition: SSAValue, chosen: Sequence[SSAValue]) -> str | None:
    """The comparison, ``>`` or ``<``, by which the first of two values is taken."""
    compared = defining_op(condition, "arith.cmpf")
    if compared is None:
        return None
    predicate = integer_property(compared, "predicate")
    order = _ORDERS.get(arith.CMPF_COMPARISON_OPERATIONS[predicate])
    if order is None or tuple(compared.operands) == tuple(chosen):
        return order
    return _REVERSED[order] if tuple(compared.operands) == (*reversed(chosen),) else None


def _is_wide(type: Attribute) -> bool:
    """True for floats, and vectors of floats, whose roundings and ends the ranges allow for."""
    return isinstance(scalar_type(type), Float32Type | Float64Type)


def _constant(op: Operation) -> Range:
    value = op.properties.get("value")
    if isinstance(value, FloatAttr):
        numbers = [value.value.data]
    elif isinstance(value, DenseIntOrFPElementsAttr):
        numbers = [float(one) for one in value.get_values()]
    else:
        return ALL
    return ALL if any(map(isnan, numbers)) else _outwards(min(numbers), max(numbers))

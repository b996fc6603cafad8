"""Ranges of variables of loops, from the types of what the bounds are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import constant_of, is_unsigned
from ad_opt.passes.optimize.loops.distances import without_limit
from ad_opt.passes.optimize.loops.while_counters import width_of
from ad_opt.passes.optimize.scalar.folds import as_signed
from xdsl.ir import Block, Operation, SSAValue

Range: TypeAlias = tuple[int, int]
"""The smallest and the largest number, both possible or not."""

_WIDE = 64
_DEEP = 10
"""Most operations, one in the other, that are looked through. A guess: the distance from a counter
to ``n - 1`` is made by seven.
"""
_Known: TypeAlias = dict[tuple[SSAValue, int], Range | None]
"""Ranges found so far, by how many operations may be looked through: nothing is found twice."""


def trip_range(variable: SSAValue) -> Range | None:
    """The least and the greatest number of an ``scf.for``'s variable; ``None`` if it is no variable
    that counts up from a number, or nothing is known of where that ends.
    """
    return _trip_range(variable, _DEEP, {})


def _trip_range(variable: SSAValue, steps: int, known: _Known) -> Range | None:
    body = variable.owner
    if not isinstance(body, Block) or (loop := body.parent_op()) is None:
        return None
    if loop.name != "scf.for" or variable is not body.args[0] or is_unsigned(loop):
        return None
    low, step = constant_of(loop.operands[0]), constant_of(loop.operands[2])
    end = _type_range(without_limit(loop.operands[1]), steps, known)
    if low is None or low < 0 or step is None or step < 1 or end is None:
        return None
    return low, max(low, end[1] - 1)


def _type_range(value: SSAValue, steps: int, known: _Known) -> Range | None:
    """Between which numbers a signed integer or index lies, as its own type says or those of what
    it is made of; ``None`` for those of 64 bits of which that is not known.
    """
    key = value, steps
    if key not in known:
        known[key] = _found_range(value, steps, known)
    return known[key]


def _found_range(value: SSAValue, steps: int, known: _Known) -> Range | None:
    width = width_of(value.type)
    if width is None:
        return None
    half = 1 << (width - 1)
    number, op = constant_of(value), value.owner
    if number is not None:
        return as_signed(number, width), as_signed(number, width)
    found = None
    if steps:
        is_made = isinstance(op, Operation)
        found = (_computed if is_made else _trip_range)(value, steps - 1, known)
    if found is not None and -half <= found[0] and found[1] < half:
        return found
    return (-half, half - 1) if width < _WIDE else None


def _computed(value: SSAValue, steps: int, known: _Known) -> Range | None:
    op = value.owner
    assert isinstance(op, Operation)
    rule = _RULES.get(op.name)
    if rule is None:
        return None
    operands = op.operands[1:] if op.name == "arith.select" else op.operands
    ranges = [found for one in operands if (found := _type_range(one, steps, known)) is not None]
    return rule(op, *ranges) if len(ranges) == len(operands) else None


def _unsigned(op: Operation, inner: Range) -> Range | None:
    width = width_of(op.operands[0].type)
    if inner[0] >= 0:
        return inner
    return None if width is None or width >= _WIDE else (0, (1 << width) - 1)


def _divided(op: Operation, value: Range, by: Range) -> Range | None:
    return (value[0] // by[1], value[1] // by[0]) if value[0] >= 0 and by[0] > 0 else None


_RULES: Mapping[str, Callable[..., Range | None]] = {
    "arith.extsi": lambda op, one: one,
    "arith.index_cast": lambda op, one: one,
    "arith.extui": _unsigned,
    "arith.index_castui": _unsigned,
    "arith.addi": lambda op, one, two: (one[0] + two[0], one[1] + two[1]),
    "arith.subi": lambda op, one, two: (one[0] - two[1], one[1] - two[0]),
    "arith.maxsi": lambda op, one, two: (max(one[0], two[0]), max(one[1], two[1])),
    "arith.minsi": lambda op, one, two: (min(one[0], two[0]), min(one[1], two[1])),
    "arith.select": lambda op, one, two: (min(one[0], two[0]), max(one[1], two[1])),
    "arith.divui": _divided,
}
"""The range of a result by those of the operands, by operation; wraps are seen by the caller."""

"""Updates ``old ⊕ c`` of an accumulator that change nothing unless a condition holds.

``c`` is a value where the condition holds, and else neutral: ``select(p, x, 0)``, or a product with
``p`` as a number. What is neutral for which operation, and when that is exact, stands here.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, cast

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import defining_op
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue

from .one_hot import Comparison


class Neutral(Enum):
    """Exactness with which an update leaves its accumulator where the condition does not hold."""

    EXACT = "every bit stays"
    POSITIVE_ZERO = "+0.0 is added: a -0.0 becomes +0.0"
    ANY_ZERO = "a zero of any sign is added"


Combine: TypeAlias = Callable[[Builder, SSAValue, SSAValue], SSAValue]


@dataclass(frozen=True)
class Contribution:
    """A value where a condition holds; and what it is elsewhere."""

    value: Callable[[Builder], SSAValue]
    """Writes what it is where the condition holds."""
    is_one: bool
    """True if that is the number one."""
    elsewhere: float | int | None
    """The number that it is elsewhere; ``None`` for a zero whose sign is not known."""


@dataclass(frozen=True)
class Update:
    """The change of an accumulator where the condition holds, and how it stays elsewhere."""

    op: Operation | None
    """The operation on the accumulator; ``None`` if it is replaced."""
    combine: Combine
    """Writes the operation on an accumulator and a contribution."""
    value: Callable[[Builder], SSAValue]
    """Writes the contribution, or what replaces the accumulator, where the condition holds."""
    neutral: Neutral
    elsewhere: float | int
    """The neutral number."""


_NEUTRAL: dict[str, tuple[float | int, ...]] = {
    "arith.addf": (-0.0, 0.0),
    "arith.subf": (0.0,),
    "arith.mulf": (1.0,),
    "arith.divf": (1.0,),
    "arith.maximumf": (-math.inf,),
    "arith.minimumf": (math.inf,),
    "arith.addi": (0,),
    "arith.subi": (0,),
    "arith.muli": (1,),
    "arith.ori": (0,),
    "arith.xori": (0,),
    "arith.andi": (-1,),
}
"""Numbers that change nothing, by operation."""

_ORDERED = frozenset(("arith.subf", "arith.subi", "arith.divf"))
"""Operations whose accumulator is the first operand."""


def update_of(new: SSAValue, old: SSAValue, where: Comparison, *, finite: bool) -> Update | None:
    """Read ``new`` as an update of ``old`` where a comparison holds; ``None`` if it is not one.

    With ``finite`` numbers that zeros are multiplied with are taken to be finite.
    """
    op = defining_op(new)
    if op is None:
        return None
    if op.name == "arith.select":
        yes, no = _branches(op, where)
        if yes is not None and no is old:
            return Update(None, _replaced, lambda b: yes, Neutral.EXACT, 0)
        return None
    if op.name == "math.fma" and op.operands[2] is old:
        return _of_fma(op, where, finite)
    if op.name not in _NEUTRAL:
        return None
    for at in (1,) if op.name in _ORDERED else (1, 0):
        if op.operands[1 - at] is old and op.operands[at] is not old:
            found = contribution(op.operands[at], where, finite=finite)
            if found is not None:
                return _update(op, at, found)
    return None


def _replaced(b: Builder, old: SSAValue, value: SSAValue) -> SSAValue:
    return value


def _added(op: Operation) -> Combine:
    """Add what was multiplied with one, with the flags of the operation that did both."""
    flags = cast("arith.FastMathFlagsAttr", op.properties["fastmath"])
    return lambda b, old, value: b.value(arith.AddfOp(old, value, flags))


def _again(op: Operation, at: int) -> Combine:
    """The same operation, whose operand ``at`` is the contribution."""

    def write(b: Builder, old: SSAValue, value: SSAValue) -> SSAValue:
        made = op.clone()
        made.operands = [value, old] if at == 0 else [old, value]
        return b.value(made)

    return write


def _of_fma(op: Operation, where: Comparison, finite: bool) -> Update | None:
    """``fma(p, x, old)``: the product, which is not rounded; exact if ``p`` is zero or one."""
    for factor, other in ((0, 1), (1, 0)):
        found = contribution(op.operands[factor], where, finite=finite)
        if found is None or found.elsewhere != 0 or not found.is_one:
            continue
        if finite or _is_finite(op, op.operands[other]):
            value = op.operands[other]
            return Update(op, _added(op), lambda b: value, Neutral.ANY_ZERO, 0.0)
    return None


def _update(op: Operation, at: int, found: Contribution) -> Update | None:
    if found.elsewhere is None:
        if op.name not in ("arith.addf", "arith.subf"):
            return None
        return Update(op, _again(op, at), found.value, Neutral.ANY_ZERO, 0.0)
    for number in _NEUTRAL[op.name]:
        if _same_number(number, found.elsewhere):
            exact = op.name != "arith.addf" or math.copysign(1.0, number) < 0
            neutral = Neutral.EXACT if exact else Neutral.POSITIVE_ZERO
            return Update(op, _again(op, at), found.value, neutral, number)
    return None


def contribution(value: SSAValue, where: Comparison, *, finite: bool) -> Contribution | None:
    """Read a value as one that is another constant wherever the comparison does not hold."""
    op = defining_op(value)
    if op is None:
        return None
    match op.name:
        case "arith.select":
            return _of_select(op, where, finite)
        case "arith.uitofp" | "arith.extui" if op.operands[0] is where.result and where.holds:
            return _number(value.type)
        case "arith.mulf" | "arith.muli":
            return _of_product(op, where, finite)
        case _:
            return None


def _number(type_: Attribute) -> Contribution:
    """One where the condition holds, else zero."""
    if isinstance(type_, AnyFloat):
        one = FloatAttr(1.0, type_)
        return Contribution(lambda b: b.value(arith.ConstantOp(one)), True, 0.0)
    assert isinstance(type_, IntegerType)
    return Contribution(lambda b: b.integer(1, type_), True, 0)


def _of_select(op: Operation, where: Comparison, finite: bool) -> Contribution | None:
    yes, no = _branches(op, where)
    if yes is not None and no is not None:
        elsewhere = number_of(no)
        if elsewhere is None:
            return None
        return Contribution(lambda b: yes, number_of(yes) == 1, elsewhere)
    # A select by something else, between a contribution and what that is elsewhere.
    condition, *ways = op.operands
    for at in (0, 1):
        inner, constant = contribution(ways[at], where, finite=finite), number_of(ways[1 - at])
        if inner is None or constant is None or inner.elsewhere is None:
            continue
        if _same_number(inner.elsewhere, constant):
            return Contribution(
                lambda b: _selected(b, condition, at, inner.value(b), ways[1 - at]),
                False,
                constant,
            )
    return None


def _selected(
    b: Builder, condition: SSAValue, at: int, value: SSAValue, other: SSAValue
) -> SSAValue:
    ways = (value, other) if at == 0 else (other, value)
    return b.value(arith.SelectOp(condition, *ways))


def _of_product(op: Operation, where: Comparison, finite: bool) -> Contribution | None:
    """A product with a contribution that is zero elsewhere, and with a finite number."""
    for factor, other in ((0, 1), (1, 0)):
        found = contribution(op.operands[factor], where, finite=finite)
        if found is None or found.elsewhere not in (0, None):
            continue
        value = op.operands[other]
        if op.name == "arith.muli":
            zero: int | None = 0
        elif finite or _is_finite(op, value):
            zero = None
        else:
            continue
        return Contribution(_product(op, found, value), False, zero)
    return None


def _product(op: Operation, found: Contribution, value: SSAValue) -> Callable[[Builder], SSAValue]:
    if found.is_one:
        return lambda b: value

    def write(b: Builder) -> SSAValue:
        made = op.clone()
        made.operands = [found.value(b), value]
        return b.value(made)

    return write


def _is_finite(op: Operation, value: SSAValue) -> bool:
    """True if a number is neither infinite nor NaN, as a flag or where it comes from says."""
    if flags_of(op) >= {"nnan", "ninf"} or "fast" in flags_of(op):
        return True
    number = number_of(value)
    if number is not None:
        return math.isfinite(number)
    owner = defining_op(value)
    # The greatest integer of 64 bits is a number of single precision.
    wide = not isinstance(value.type, AnyFloat) or value.type.bitwidth >= 32
    return wide and owner is not None and owner.name in ("arith.sitofp", "arith.uitofp")


def flags_of(op: Operation) -> frozenset[str]:
    """The names of the fast-math flags of an operation."""
    given = getattr(op.properties.get("fastmath"), "data", ())
    return frozenset(str(getattr(flag, "value", flag)) for flag in given)


def _branches(op: Operation, where: Comparison) -> tuple[SSAValue | None, SSAValue | None]:
    """The values of a select where a comparison holds, and where it does not."""
    condition, yes, no = op.operands
    if condition is not where.result:
        return None, None
    return (yes, no) if where.holds else (no, yes)


def number_of(value: SSAValue) -> float | int | None:
    """The number that a value is known to be."""
    op = defining_op(value)
    if op is None or op.name != "arith.constant":
        return None
    attr = op.properties["value"]
    return attr.value.data if isinstance(attr, FloatAttr | IntegerAttr) else None


def _same_number(a: float, b: float) -> bool:
    """True for one number, zeros of different sign being two."""
    return a == b and math.copysign(1.0, a) == math.copysign(1.0, b)

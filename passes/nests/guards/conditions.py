"""Conditions of branches, as sums that are not negative."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ad_opt.dialects.support.ir.queries import (
    EQ,
    NE,
    SGE,
    SGT,
    SLE,
    SLT,
    UGE,
    UGT,
    ULE,
    ULT,
    constant_of,
    is_unsigned,
)
from ad_opt.passes.analysis.affine.index_ranges import range_of
from ad_opt.passes.analysis.affine.polynomials import Polynomial
from xdsl.dialects.arith import CmpiOp
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import BlockArgument, Operation, SSAValue

MOST_BITS, BITS_OF_INDEX = 32, 64
"""Bits of numbers whose sums do not overflow in those of an index."""
MOST_FACTOR = 1 << 16
"""Largest factor of such a number. A guess: windows are spread by less; few sums overflow then."""
MOST_STEPS = 12
"""Most operations that a subscript is followed back. A guess: most are made of fewer."""
_OPPOSITES = (EQ, NE), (SLT, SGE), (SLE, SGT), (ULT, UGE), (ULE, UGT)
_NEGATED = {one: other for pair in _OPPOSITES for one, other in (pair, pair[::-1])}
_SWAPPED = {SGT: SLT, SGE: SLE, UGT: ULT, UGE: ULE}
Condition: TypeAlias = "tuple[SSAValue, bool]"
"""A value of one bit, and true if it is what the condition says."""


class Said(NamedTuple):
    """Numbers that are not negative where a condition holds, and others that must not be for it."""

    tests: tuple[Polynomial, ...]
    sizes: tuple[Polynomial, ...] = ()


def parts_of(condition: Condition) -> list[Condition]:
    """The conditions that one is the conjunction of; none if it is no such."""
    value, holds = condition
    op = value.owner
    if not isinstance(op, Operation):
        return []
    if op.name == "arith.xori" and constant_of(op.operands[1]) in (1, -1):
        return [(op.operands[0], not holds)]
    if op.name == ("arith.andi" if holds else "arith.ori"):
        return [(operand, holds) for operand in op.operands]
    if op.name == "arith.select":
        test, one, other = op.operands
        if holds and constant_of(other) == 0:
            return [(test, True), (one, True)]
        if not holds and constant_of(one) in (1, -1):
            return [(test, False), (other, False)]
    return []


def said_by(condition: Condition) -> Said | None:
    """Numbers that a comparison says not to be negative; ``None`` if it is none, or sums of it
    might overflow.
    """
    op = condition[0].owner
    if not isinstance(op, CmpiOp):
        return None
    predicate = op.predicate.value.data
    if not condition[1]:
        predicate = _NEGATED[predicate]
    one, other = map(_exact, op.operands)
    if one is None or other is None:
        return None
    if predicate in _SWAPPED:
        one, other, predicate = other, one, _SWAPPED[predicate]
    more, step = other.plus(one, -1), Polynomial.number(-1)
    if predicate in (SLT, SLE):
        return Said((more.plus(step) if predicate == SLT else more,))
    if predicate in (ULT, ULE):
        return Said((one, more.plus(step) if predicate == ULT else more), (other,))
    if predicate == NE:
        for way in (more, one.plus(other, -1)):
            if _is_positive(way):
                return Said((way.plus(step),))
    return None


def _is_positive(form: Polynomial) -> bool:
    """True if a number is never negative, by where the loops begin that count it."""
    low = form.terms.get((), 0)
    for key, factor in form.terms.items():
        if key:
            loop = _loop_of(key[0])
            begin = None if loop is None else constant_of(loop.operands[0])
            if factor < 0 or len(key) > 1 or begin is None:
                return False
            low += factor * begin
    return low >= 0


def _loop_of(value: SSAValue) -> Operation | None:
    """The loop, with a sign, that a value is the variable of."""
    loop = value.owner.parent_op() if isinstance(value, BlockArgument) else None
    if loop is None or loop.name != "scf.for" or value is not loop.regions[0].block.args[0]:
        return None
    return None if is_unsigned(loop) else loop


def _exact(value: SSAValue, steps: int = MOST_STEPS) -> Polynomial | None:
    """The sum that an integer is, without overflow; ``None`` if it might, or is no sum of variables
    of loops, indices and narrow numbers.
    """
    if (number := constant_of(value)) is not None:
        return Polynomial.number(number)
    op = value.owner
    if isinstance(op, Operation) and steps:
        if op.name in ("arith.index_cast", "arith.extsi", "arith.trunci"):
            return _exact(op.operands[0], steps - 1) if _keeps_number(op) else None
        if op.name in ("arith.addi", "arith.subi", "arith.muli"):
            left, right = (_exact(operand, steps - 1) for operand in op.operands)
            if left is None or right is None or _may_overflow(op):
                return None
            if op.name != "arith.muli":
                return left.plus(right, -1 if op.name == "arith.subi" else 1)
            number = left.known if right.known is None else right.known
            return left.times(right) if number is not None and abs(number) <= MOST_FACTOR else None
    is_narrow = _width_of(value) <= MOST_BITS or isinstance(value.type, IndexType)
    return Polynomial.of(value) if is_narrow else None


def _width_of(value: SSAValue) -> int:
    """The bits of an integer; an index has those of an address."""
    return value.type.width.data if isinstance(value.type, IntegerType) else BITS_OF_INDEX


def _may_overflow(op: Operation) -> bool:
    """True if a sum may be more than its bits hold: in 64 bits, sums of indices and of narrower
    numbers are not.
    """
    result = op.results[0]
    if _width_of(result) >= BITS_OF_INDEX or range_of(result) is not None:
        return False
    return "nsw" not in str(op.properties.get("overflowFlags", ""))


def _keeps_number(cast: Operation) -> bool:
    """True if a cast loses nothing: one of a variable that counts to as narrow a number, too."""
    value, width = cast.operands[0], _width_of(cast.results[0])
    if _width_of(value) <= width or "nsw" in str(cast.properties.get("overflowFlags", "")):
        return True
    known = range_of(value)
    if known is not None:
        return -(1 << width - 1) <= known[0] and known[1] < 1 << width - 1
    loop = _loop_of(value)
    if loop is None:
        return False
    low, end = constant_of(loop.operands[0]), loop.operands[1].owner
    if low is None or low < 0 or not isinstance(end, Operation):
        return False
    return end.name == "arith.index_cast" and _width_of(end.operands[0]) <= width

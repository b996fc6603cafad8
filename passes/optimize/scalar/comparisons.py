"""Comparisons of integers that conditions of loops are: predicates, and negations of them."""

from __future__ import annotations

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
    integer_property,
    width_of,
)
from ad_opt.dialects.support.ir.rewriting import erase
from xdsl.ir import Operation, SSAValue

from .folds import as_signed

SWAPPED = {
    EQ: EQ, NE: NE, SLT: SGT, SLE: SGE, SGT: SLT, SGE: SLE, ULT: UGT, ULE: UGE, UGT: ULT, UGE: ULE,
}  # fmt: skip
"""Predicates that hold where these do with the operands the other way round."""
NEGATED = {
    EQ: NE, NE: EQ, SLT: SGE, SLE: SGT, SGT: SLE, SGE: SLT, ULT: UGE, ULE: UGT, UGT: ULE, UGE: ULT,
}  # fmt: skip
"""Predicates that hold where these do not."""
_NEGATION = "arith.xori"
_COMPARISONS = ("arith.cmpi", "llvm.icmp")
"""Comparisons whose predicates have the numbers that are used here."""


def comparison_of(condition: SSAValue) -> tuple[Operation, int] | None:
    """The comparison that a condition is, and its predicate, negated if the condition is so."""
    op, is_negated = condition.owner, False
    if isinstance(op, Operation) and op.name == _NEGATION:
        if constant_of(op.operands[1]) not in (1, -1):
            return None
        op, is_negated = op.operands[0].owner, True
    if not isinstance(op, Operation) or op.name not in _COMPARISONS:
        return None
    number = integer_property(op, "predicate")
    return op, NEGATED[number] if is_negated else number


def comparison_with(condition: SSAValue) -> tuple[SSAValue, int, SSAValue | int] | None:
    """The value that a condition compares with another one or a number, on the right, as a signed
    one; and the predicate.
    """
    found = comparison_of(condition)
    if found is None:
        return None
    compare, predicate = found
    left, right = compare.operands
    if constant_of(left) is not None:
        left, right, predicate = right, left, SWAPPED[predicate]
    number, width = constant_of(right), width_of(right.type)
    return left, predicate, right if number is None or width is None else as_signed(number, width)


def erase_comparison(condition: SSAValue) -> None:
    """Erase the comparison that a condition was, and its negation, unless others use them."""
    while condition.first_use is None and isinstance(condition.owner, Operation):
        op = condition.owner
        if op.name not in (_NEGATION, *_COMPARISONS):
            return
        condition = op.operands[0]
        erase(op)

"""Comparisons ``k == e`` of the variable of a loop with something that the loop does not change.

For all ``k`` of ``0 … extent - 1`` such a comparison holds once or never: where ``e`` is a whole
number in that range. `Position` writes that number, and whether there is one.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.passes.ops.catalogue import widens
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatAttr,
    IndexType,
    IntegerType,
    i64,
)
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

_EXACT: dict[type[Attribute], int] = {
    Float64Type: 53,
    Float32Type: 24,
    Float16Type: 11,
    BFloat16Type: 8,
}
"""Bits of the whole numbers that a float can all be; beyond, several indices become one float."""

_EQUAL = {"arith.cmpi": "eq", "arith.cmpf": "oeq"}
_DIFFERENT = {"arith.cmpi": "ne", "arith.cmpf": "une"}
_NAMES = {
    "arith.cmpi": arith.CMPI_COMPARISON_OPERATIONS,
    "arith.cmpf": arith.CMPF_COMPARISON_OPERATIONS,
}


@dataclass(frozen=True)
class Comparison:
    """A comparison of a block argument, or what is cast from it, with another value."""

    result: SSAValue
    variable: BlockArgument
    other: SSAValue
    holds: bool
    """True if the result is true where both are equal; else it is true where they are not."""


def _is_cast(op: Operation) -> bool:
    """True if a small number that is not negative stays what it is."""
    return widens(op) or op.name in ("arith.sitofp", "arith.uitofp")


def comparisons_of(op: Operation) -> list[Comparison]:
    """The ways to read an operation as a comparison of a variable with something."""
    if op.name not in _NAMES:
        return []
    name = _NAMES[op.name][integer_property(op, "predicate")]
    if name not in (_EQUAL[op.name], _DIFFERENT[op.name]):
        return []
    left, right = op.operands
    return [
        Comparison(op.results[0], variable, other, name == _EQUAL[op.name])
        for one, other in ((left, right), (right, left))
        if (variable := _variable(one)) is not None
    ]


def _variable(value: SSAValue) -> BlockArgument | None:
    while not isinstance(value, BlockArgument):
        owner = value.owner
        if not isinstance(owner, Operation) or not _is_cast(owner):
            return None
        value = owner.operands[0]
    return value if isinstance(value.type, IndexType) else None


def is_exact(comparison: Comparison, extent: int) -> bool:
    """True if all indices below ``extent`` are different numbers of the types of the casts."""
    owner = comparison.result.owner
    assert isinstance(owner, Operation)
    sides = [side for side in owner.operands if side is not comparison.other]
    while sides and not isinstance(sides[0], BlockArgument):
        type_ = sides[0].type
        if isinstance(type_, IntegerType) and extent >= 1 << (type_.width.data - 1):
            return False
        if isinstance(type_, AnyFloat) and extent > 1 << _EXACT.get(type(type_), 0):
            return False
        owner = sides[0].owner
        assert isinstance(owner, Operation)
        sides = [owner.operands[0]]
    return True


def position(b: Builder, other: SSAValue, extent: int) -> tuple[SSAValue, SSAValue]:
    """An index below ``extent``, and whether ``other`` is equal to it and not to zero for want of
    an index. Both are defined whatever ``other`` is.
    """
    type_ = other.type
    if isinstance(type_, AnyFloat):
        return _of_float(b, other, type_, extent)
    inside = b.compare("ult", other, b.integer(extent, type_))
    index = b.value(arith.SelectOp(inside, other, b.integer(0, type_)))
    if not isinstance(type_, IndexType):
        index = b.cast(arith.IndexCastOp, index, IndexType())
    return index, inside


def _of_float(
    b: Builder, other: SSAValue, type_: AnyFloat, extent: int
) -> tuple[SSAValue, SSAValue]:
    """A float between -1 and ``extent`` rounds to an index towards zero; it is one if it is equal
    to that.
    """

    def number(value: float) -> SSAValue:
        return b.value(arith.ConstantOp(FloatAttr(value, type_)))

    above = b.value(arith.CmpfOp(other, number(-1.0), "ogt"))
    below = b.value(arith.CmpfOp(other, number(float(extent)), "olt"))
    inside = b.value(arith.AndIOp(above, below))
    safe = b.value(arith.SelectOp(inside, other, number(0.0)))
    whole = b.cast(arith.FPToSIOp, safe, i64)
    back = b.cast(arith.SIToFPOp, whole, type_)
    equal = b.value(arith.CmpfOp(back, other, "oeq"))
    held = b.value(arith.AndIOp(inside, equal))
    return b.cast(arith.IndexCastOp, whole, IndexType()), held

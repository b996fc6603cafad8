"""Implicit conversions of arguments: what they cost, and the operations that make them.

As in C: a wider float or integer is a *promotion*, a float for an integer a *conversion*, which
costs more; nothing narrows. Vectors, complex numbers and pairs convert part by part: a
``pair<f32>`` becomes a ``pair<f64>`` at the cost of an f32 becoming an f64.
"""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.core.arith import ExtSIOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.types.pair import DiffOp, MakeOp, PairType, PrimalOp, UserPairType
from ad_opt.passes.tangents.tangent import tangent_type
from xdsl.dialects import arith, complex
from xdsl.dialects.builtin import ComplexType, IntegerType, Signedness, VectorType
from xdsl.ir import Attribute, Operation, SSAValue

from .signatures import same

EXACT, PROMOTION, CONVERSION = 0, 100, 10_000
"""Costs of conversions; the number of sizes between is added, so the nearest type wins."""

FLOATS = {"f16": 1, "bf16": 1, "f32": 2, "f64": 3}
"""Floats by their size. The two halves do not convert into each other."""
_WIDTHS = {1: 1, 8: 2, 16: 3, 32: 4, 64: 5}


def cost(given: Attribute, wanted: Attribute) -> int | None:
    """Return the cost to pass a value of one type as another; ``None`` if it cannot be."""
    if same(given, wanted):
        return EXACT
    match given, wanted:
        case ((PairType() | UserPairType()), (PairType() | UserPairType())):
            return cost(given.type, wanted.type)
        case VectorType(), VectorType():
            if given.shape != wanted.shape or given.scalable_dims != wanted.scalable_dims:
                return None
            return cost(given.get_element_type(), wanted.get_element_type())
        case ComplexType(), ComplexType():
            return cost(given.element_type, wanted.element_type)
        case _:
            return _scalar_cost(given, wanted)


def _scalar_cost(given: Attribute, wanted: Attribute) -> int | None:
    if given.name in FLOATS and wanted.name in FLOATS:
        steps = FLOATS[wanted.name] - FLOATS[given.name]
        return PROMOTION + steps if steps > 0 else None
    if not _is_integer(given):
        return None
    width = cast(IntegerType, given).width.data
    if wanted.name in FLOATS:
        return CONVERSION + FLOATS[wanted.name]
    if _is_integer(wanted):
        steps = _WIDTHS[cast(IntegerType, wanted).width.data] - _WIDTHS[width]
        return PROMOTION + steps if steps > 0 else None
    return None


def _is_integer(type: Attribute) -> bool:
    """True if arith converts the type: integers without a sign."""
    return (
        isinstance(type, IntegerType)
        and type.signedness.data is Signedness.SIGNLESS
        and type.width.data in _WIDTHS
    )


def convert(build: Builder, value: SSAValue, wanted: Attribute) -> SSAValue:
    """``value`` as a ``wanted``; there must be a `cost`.

    Types that differ in the kind of their pairs only stay as they are: `demote_pairs` levels them.
    """
    given = value.type
    if same(given, wanted):
        return value
    match given, wanted:
        case ((PairType() | UserPairType()), (PairType() | UserPairType())):
            differential = tangent_type(given.type)
            primal = build.value(PrimalOp(value))
            diff = build.value(DiffOp(value, differential))
            halves = (
                convert(build, primal, wanted.type),
                convert(build, diff, tangent_type(wanted.type)),
            )
            return build.value(MakeOp(*halves, wanted))
        case ComplexType(), ComplexType():
            parts = (complex.ReOp(value), complex.ImOp(value))
            new = [convert(build, build.value(part), wanted.element_type) for part in parts]
            return build.value(complex.CreateOp(new[0], new[1], wanted))
        case _:
            return build.value(_scalar(value, scalar_type(given), scalar_type(wanted), wanted))


def _scalar(value: SSAValue, given: Attribute, wanted: Attribute, to: Attribute) -> Operation:
    """One operation of arith; booleans count as 0 and 1."""
    boolean = isinstance(given, IntegerType) and given.width.data == 1
    if given.name in FLOATS:
        return arith.ExtFOp(value, to)
    if wanted.name in FLOATS:
        kind = arith.UIToFPOp if boolean else arith.SIToFPOp
    else:
        kind = arith.ExtUIOp if boolean else ExtSIOp
    return kind.create(operands=[value], result_types=[to])

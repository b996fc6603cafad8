"""``vector.scan`` as one slice after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.core.vector.vector import (
    ExtractStridedSliceOp,
    InsertStridedSliceOp,
    ShapeCastOp,
)
from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.dialects.support.ir.shaped_types import scalar_type, vector_shape
from xdsl.dialects import arith
from xdsl.dialects.builtin import ArrayAttr, DenseIntOrFPElementsAttr, IntegerAttr, VectorType, i64
from xdsl.ir import Attribute, Operation, SSAValue

from .lanes import Lanes, Site


def scanned(op: Operation, b: Lanes) -> Sequence[SSAValue]:
    """The results of a ``vector.scan``; an inclusive one does not read its initial value."""
    source, initial = op.operands
    dim = integer_property(op, "reduction_dim")
    inclusive = bool(integer_property(op, "inclusive"))
    site, shape = Site(op, (), ()), vector_shape(source.type)
    kind, dest = site.kind(), _anything(b, source.type)
    total = before = initial
    for at in range(shape[dim]):
        part = _part(b, source, dim, at, initial.type)
        if at or not inclusive:
            term = part if inclusive else before
            total = b.combine(site, kind, total, term) if at else initial
        else:
            total = part
        before = part
        dest = _with_part(b, dest, dim, at, total)
    return [dest, total]


def _numbers(values: Sequence[int]) -> ArrayAttr[IntegerAttr]:
    return ArrayAttr([IntegerAttr(value, i64) for value in values])


def _slice(type_: Attribute, dim: int) -> list[int]:
    return [1 if d == dim else size for d, size in enumerate(vector_shape(type_))]


def _at(type_: Attribute, dim: int, at: int) -> ArrayAttr[IntegerAttr]:
    return _numbers([at if d == dim else 0 for d in range(len(vector_shape(type_)))])


def _cast(b: Lanes, value: SSAValue, type_: Attribute) -> SSAValue:
    if value.type == type_:
        return value
    return b.value(ShapeCastOp.create(operands=[value], result_types=[type_]))


def _part(b: Lanes, source: SSAValue, dim: int, at: int, type_: Attribute) -> SSAValue:
    """Return the part of ``source`` at this index along the dimension."""
    sizes = _slice(source.type, dim)
    properties = {
        "offsets": _at(source.type, dim, at),
        "sizes": _numbers(sizes),
        "strides": _numbers([1] * len(sizes)),
    }
    part = VectorType(scalar_type(source.type), sizes)
    made = ExtractStridedSliceOp.create(
        operands=[source], result_types=[part], properties=properties
    )
    return _cast(b, b.value(made), type_)


def _with_part(b: Lanes, dest: SSAValue, dim: int, at: int, value: SSAValue) -> SSAValue:
    sizes = _slice(dest.type, dim)
    properties = {"offsets": _at(dest.type, dim, at), "strides": _numbers([1] * len(sizes))}
    part = _cast(b, value, VectorType(scalar_type(dest.type), sizes))
    return b.value(
        InsertStridedSliceOp.create(
            operands=[part, dest], result_types=[dest.type], properties=properties
        )
    )


def _anything(b: Lanes, type_: Attribute) -> SSAValue:
    """A vector each element of which is replaced."""
    assert isinstance(type_, VectorType)
    kind = cast("VectorType[Any]", type_)
    return b.value(arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(kind, [0]), kind))

"""``vector.mask`` as other operations: lanes that are off hold what changes nothing.

Accesses get the mask as an operand; what is summed is the neutral element in lanes that are off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

from ad_opt.dialects.core.arith import SelectOp
from ad_opt.dialects.core.vector.vector import MultiDimReductionOp, TransposeOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.operand_groups import segment_sizes
from ad_opt.dialects.support.ir.queries import word_width
from ad_opt.dialects.support.ir.rewriting import move, replace
from ad_opt.dialects.support.ir.shaped_types import scalar_type, vector_shape
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    VectorType,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from .lanes import Lanes, Site, is_vector

Masked: TypeAlias = Callable[[Operation, SSAValue, Lanes], Sequence[SSAValue]]
"""Builds what an operation gives under a mask; the operation itself stays where it is."""

_INFINITY, _NAN = float("inf"), float("nan")
_FLOATS = {
    "add": -0.0, "mul": 1.0, "minimumf": _INFINITY, "maximumf": -_INFINITY, "minnumf": _NAN,
    "maxnumf": _NAN,
}  # fmt: skip
_UNSIGNED = {"add": 0, "mul": 1, "and": -1, "or": 0, "xor": 0, "minui": -1, "maxui": 0}


def neutral(kind: str, type_: Attribute) -> Attribute:
    """Return the neutral element: it changes no value that it is combined with."""
    if isinstance(type_, AnyFloat):
        return FloatAttr(_FLOATS[kind], type_)
    assert isinstance(type_, IntegerType | IndexType)
    top = (1 << (word_width(type_) - 1)) - 1
    number = {"minsi": top, "maxsi": -top - 1, **_UNSIGNED}[kind]
    if type_ == i1:
        number = abs(number) & 1 if kind != "minsi" else 0
    return IntegerAttr(number, type_)


def unmasked(op: Operation) -> Sequence[SSAValue]:
    """Return the values that replace a ``vector.mask``; what is in it is moved in front of it."""
    block = op.regions[0].block
    b = Lanes.at(op)
    lanes = Lanes(b.block, b.before, b.location)
    (*inner, last) = block.ops
    for one in inner:
        move(one, op)
    if not inner:
        return list(last.operands)
    mask, *through = op.operands
    found = HANDLERS[inner[0].name](inner[0], mask, lanes)
    if not through or inner[0].name == "vector.outerproduct":
        return found
    return [_chosen(op, lanes, mask, value, other) for value, other in zip(found, through)]


def _chosen(op: Operation, b: Lanes, mask: SSAValue, value: SSAValue, other: SSAValue) -> SSAValue:
    if vector_shape(mask.type) != vector_shape(value.type):
        raise error_at(op, "AD0401", "a value for lanes that are off, and a mask of other sizes")
    return b.value(SelectOp(mask, value, other))


def _before(op: Operation, b: Lanes) -> Lanes:
    assert op.parent is not None
    return Lanes(op.parent, op, b.location)


def _splat(b: Lanes, value: Attribute, like: Attribute) -> SSAValue:
    assert isinstance(like, VectorType)
    kind = cast("VectorType[Any]", like)
    dense = DenseIntOrFPElementsAttr.from_list(kind, [cast(Any, value).value.data])
    return b.value(arith.ConstantOp(dense, kind))


def _silenced(op: Operation, mask: SSAValue, source: SSAValue, b: Lanes) -> SSAValue:
    """A vector with the neutral element in the lanes that are off."""
    kind = Site(op, (), ()).kind()
    other = _splat(b, neutral(kind, scalar_type(source.type)), source.type)
    return b.value(SelectOp(mask, source, other))


def _reduction(op: Operation, mask: SSAValue, b: Lanes) -> Sequence[SSAValue]:
    """A sum whose terms are silenced."""
    op.operands = [_silenced(op, mask, op.operands[0], _before(op, b)), *op.operands[1:]]
    return op.results


def _outerproduct(op: Operation, mask: SSAValue, b: Lanes) -> Sequence[SSAValue]:
    """Lanes that are off keep what is added to."""
    acc = op.operands[2:]
    return [b.value(SelectOp(mask, op.results[0], acc[0]))] if acc else op.results


def _transfer(op: Operation, mask: SSAValue, b: Lanes) -> Sequence[SSAValue]:
    sizes = segment_sizes(op)
    if sizes[-1]:
        raise error_at(op, "AD0401", f"`{op.name}` with a mask of its own under `vector.mask`")
    op.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, [*sizes[:-1], 1])
    op.operands = [*op.operands, mask]
    return op.results


def _gather(op: Operation, mask: SSAValue, b: Lanes) -> Sequence[SSAValue]:
    *rest, own, otherwise = op.operands
    both = _before(op, b).value(arith.AndIOp(own, mask))
    op.operands = [*rest, both, otherwise]
    return op.results


def _contract(op: Operation, mask: SSAValue, b: Lanes) -> Sequence[SSAValue]:
    found = contracted(op, b, mask)
    replace(op, found[0])
    return found


def contracted(op: Operation, b: Lanes, mask: SSAValue | None = None) -> list[SSAValue]:
    """All products, and what they are combined to along the dimensions that are gone."""
    left, right, total = op.operands
    maps = [m.data for m in cast("ArrayAttr[AffineMapAttr]", op.properties["indexing_maps"])]
    sizes, element = _extents(op, maps), scalar_type(total.type)
    factors = [
        _everywhere(b, _wide(b, x, element), _dims(op, map_), sizes)
        for x, map_ in ((left, maps[0]), (right, maps[1]))
    ]
    site = Site(op, (), ())
    products = b.combine(site, "mul", *factors)
    silenced = products if mask is None else _silenced(op, mask, products, b)
    into = _dims(op, maps[2])
    gone = [d for d in range(len(sizes)) if d not in into]
    order = sorted(range(len(into)), key=into.__getitem__)
    kind = op.properties["kind"]
    start = _transposed(b, total, order)
    summed = b.value(
        MultiDimReductionOp.create(
            operands=[silenced, start],
            result_types=[start.type],
            properties={"kind": kind, "reduction_dims": DenseArrayBase.from_list(i64, gone)},
        )
    )
    back = [order.index(d) for d in range(len(order))]
    return [_transposed(b, summed, back)]


def _extents(op: Operation, maps: Sequence[AffineMap]) -> list[int]:
    """The extent of each dimension of the iteration space."""
    sizes = [1] * maps[0].num_dims
    for map_, factor in zip(maps[:2], op.operands, strict=False):
        for dim, size in zip(_dims(op, map_), vector_shape(factor.type), strict=True):
            sizes[dim] = size
    return sizes


def _dims(op: Operation, map_: AffineMap) -> list[int]:
    found = [e.position for e in map_.results if isinstance(e, AffineDimExpr)]
    if len(found) != len(map_.results):
        raise error_at(op, "AD0401", f"`{op.name}` with a map that is no permutation")
    return found


def _everywhere(b: Lanes, x: SSAValue, dims: Sequence[int], sizes: Sequence[int]) -> SSAValue:
    """A factor at every point of the iteration space, of which it has these dimensions."""
    rest = [d for d in range(len(sizes)) if d not in dims]
    lead = [*rest, *dims]
    type_ = VectorType(scalar_type(x.type), [sizes[d] for d in lead])
    return _transposed(b, b.splat(x, type_), [lead.index(d) for d in range(len(sizes))])


def _transposed(b: Lanes, x: SSAValue, order: Sequence[int]) -> SSAValue:
    if list(order) == list(range(len(order))):
        return x
    shape = vector_shape(x.type)
    type_ = VectorType(scalar_type(x.type), [shape[d] for d in order])
    permutation = DenseArrayBase.from_list(i64, list(order))
    return b.value(
        TransposeOp.create(
            operands=[x], result_types=[type_], properties={"permutation": permutation}
        )
    )


def _wide(b: Lanes, x: SSAValue, element: Attribute) -> SSAValue:
    if scalar_type(x.type) == element:
        return x
    type_ = VectorType(element, vector_shape(x.type)) if is_vector(x.type) else element
    if isinstance(element, AnyFloat):
        return b.value(arith.ExtFOp(x, type_))
    return b.cast(arith.ExtSIOp, x, type_)


HANDLERS: dict[str, Masked] = {
    "vector.reduction": _reduction,
    "vector.multi_reduction": _reduction,
    "vector.outerproduct": _outerproduct,
    "vector.contract": _contract,
    "vector.transfer_read": _transfer,
    "vector.transfer_write": _transfer,
    "vector.gather": _gather,
}
"""Operations that may be masked, as MLIR's ``MaskableOpInterface`` has it."""

"""Transfers whose padding is a value, or that read elements for several lanes: what is read once,
and a selection of what is not there, or a broadcast.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ad_opt.dialects.core.arith import SelectOp
from ad_opt.dialects.core.vector.vector import TransposeOp
from ad_opt.dialects.support.ir.build import Index
from ad_opt.dialects.support.ir.operand_groups import segment_sizes
from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.support.ir.rewriting import erase
from xdsl.dialects import arith, memref, vector
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    BoolAttr,
    DenseArrayBase,
    MemRefType,
    VectorType,
    i1,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from .lanes import Lanes


def _groups(op: Operation) -> list[list[SSAValue]]:
    sizes = segment_sizes(op)
    rest = iter(op.operands)
    return [[next(rest) for _ in range(int(size))] for size in sizes]


def _dims(op: Operation) -> list[int | None]:
    """For each dimension of the vector that of the buffer; ``None``: repeated."""
    results = cast(AffineMapAttr, op.properties["permutation_map"]).data.results
    return [e.position if isinstance(e, AffineDimExpr) else None for e in results]


def _promised(op: Operation) -> list[bool]:
    """For each dimension of the vector, whether all of it is in the buffer."""
    flags = cast("ArrayAttr[BoolAttr]", op.properties["in_bounds"])
    return [bool(flag.value.data) for flag in flags]


def pads_with_a_value(op: Operation) -> bool:
    """True if lanes that a transfer from a buffer does not read get a float that is no constant."""
    (source,), _, (padding,), mask = _groups(op)
    known = defining_op(padding, "arith.constant") is not None
    if known or not isinstance(source.type, MemRefType) or None in _dims(op):
        return False
    result = cast("VectorType[Attribute]", op.results[0].type)
    plain = isinstance(padding.type, AnyFloat) and result.element_type == padding.type
    return plain and bool(result.get_shape()) and (bool(mask) or not all(_promised(op)))


def repeats(op: Operation) -> bool:
    """True if a transfer reads elements into several lanes each, in a way that can be told apart.

    A mask says nothing about dimensions that are repeated; one where all are stays as it is.
    """
    (source,), _, _, mask = _groups(op)
    dims, element = _dims(op), cast("MemRefType[Attribute]", source.type).get_element_type()
    if None not in dims or isinstance(element, VectorType):
        return False
    alone = all(d is None for d in dims)
    return not alone or (isinstance(source.type, MemRefType) and not mask)


def read_once(op: Operation, b: Lanes) -> Sequence[SSAValue]:
    """The elements, each read once, in all lanes that show it."""
    (source,), indices, (padding,), mask = _groups(op)
    type_ = cast("VectorType[Attribute]", op.results[0].type)
    dims, shape = _dims(op), type_.get_shape()
    kept = [at for at, d in enumerate(dims) if d is not None]
    if not kept:
        return [b.splat(b.value(memref.LoadOp.get(source, indices)), type_)]
    map_ = cast(AffineMapAttr, op.properties["permutation_map"]).data
    rest = AffineMap(map_.num_dims, map_.num_symbols, tuple(map_.results[at] for at in kept))
    flags = cast("ArrayAttr[BoolAttr]", op.properties["in_bounds"]).data
    read = vector.TransferReadOp(
        source,
        indices,
        padding,
        VectorType(type_.element_type, [shape[at] for at in kept]),
        ArrayAttr([flags[at] for at in kept]),
        AffineMapAttr(rest),
        mask[0] if mask else None,
    )
    value = b.value(read)
    if pads_with_a_value(read):
        (value,) = padded(read, b)
        erase(read)
    repeated = [at for at in range(len(dims)) if at not in kept]
    order = [*repeated, *kept]
    wide = b.splat(value, VectorType(type_.element_type, [shape[at] for at in order]))
    return [_transposed(wide, [order.index(at) for at in range(len(dims))], b)]


def padded(op: Operation, b: Lanes) -> Sequence[SSAValue]:
    """The elements, with zeros for those that are not there, and the padding instead of these."""
    (source,), indices, (padding,), mask = _groups(op)
    type_ = cast("VectorType[AnyFloat]", op.results[0].type)
    dims = [cast(int, d) for d in _dims(op)]
    on: SSAValue | None = None
    if not all(_promised(op)):
        on = _within(op, source, indices, dims, type_, b)
    if mask:
        there = _in_order_of(mask[0], dims, b)
        on = there if on is None else b.value(arith.AndIOp(on, there))
    assert on is not None
    zero = b.zero(type_.element_type)
    in_bounds = cast("ArrayAttr[BoolAttr]", op.properties["in_bounds"])
    map_ = cast(AffineMapAttr, op.properties["permutation_map"])
    read = b.value(
        vector.TransferReadOp(
            source, indices, zero, type_, in_bounds, map_, mask[0] if mask else None
        )
    )
    return [b.value(SelectOp(on, read, b.splat(padding, type_)))]


def _within(
    op: Operation,
    source: SSAValue,
    indices: Sequence[SSAValue],
    dims: Sequence[int],
    type_: VectorType[AnyFloat],
    b: Lanes,
) -> SSAValue:
    """Return the mask of lanes that are in the buffer."""
    limits: list[Index] = []
    for d, size, promised in zip(dims, type_.get_shape(), _promised(op), strict=True):
        left = size if promised else b.sub(b.dim(source, d), indices[d])
        limits.append(left)
    kind = VectorType(i1, type_.get_shape())
    operands = [[b.index(limit) for limit in limits]]
    return b.value(vector.CreateMaskOp.build(operands=operands, result_types=[kind]))


def _in_order_of(mask: SSAValue, dims: Sequence[int], b: Lanes) -> SSAValue:
    """A mask, whose dimensions are those of the buffer, in the order of the vector's."""
    return _transposed(mask, [sorted(dims).index(d) for d in dims], b)


def _transposed(given: SSAValue, order: Sequence[int], b: Lanes) -> SSAValue:
    """A vector with its dimensions in another order."""
    if list(order) == sorted(order):
        return given
    type_ = cast("VectorType[Attribute]", given.type)
    kind = VectorType(type_.element_type, [type_.get_shape()[at] for at in order])
    properties = {"permutation": DenseArrayBase.from_list(i64, order)}
    made = TransposeOp.build(
        operands=[given], result_types=[kind], properties=cast("dict[str, Attribute]", properties)
    )
    return b.value(made)

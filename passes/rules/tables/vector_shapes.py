"""Derivatives of what moves elements of vectors: linear, so pulled back by the reverse movement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, cast

from ad_opt.dialects.core.vector.vector import (
    DeinterleaveOp,
    ExtractStridedSliceOp,
    InsertStridedSliceOp,
    InterleaveOp,
)
from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.dialects.support.ir.shaped_types import element_type, vector_shape
from ad_opt.passes.emit.emit import Cotangent, is_float_like
from ad_opt.passes.rules.expr import Source
from ad_opt.passes.rules.functions import Functions, Place, Pull, Reading, nothing
from ad_opt.passes.rules.registry import Row
from xdsl.dialects import vector
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, VectorType, i64
from xdsl.ir import Attribute, Operation, SSAValue

from .vector_algebra import elements, from_elements, ints, shape_cast, shaped, total, transpose

One: TypeAlias = Callable[[Place, SSAValue], SSAValue]


def same_on_tangents(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    """The operation itself on tangents: zeros for those that are none, positions as they are."""
    operands = [
        tangent
        if tangent is not None
        else p.em.zero(operand.type)
        if is_float_like(operand.type)
        else p.value(operand)
        for operand, tangent in zip(p.op.operands, tangents, strict=True)
    ]
    new = type(p.op).create(
        operands=operands,
        result_types=[result.type for result in p.op.results],
        properties=dict(p.op.properties),
    )
    return list(p.em.emit(new).results)


def _positions(first: int) -> Reading:
    """The pullback reads the positions, which are the operands from number ``first`` on."""

    def reading(op: Operation, wanted: frozenset[int]) -> frozenset[Source]:
        return frozenset(("x", at) for at in range(first, len(op.operands)))

    return reading


def _linear(name: str, pull: Pull, reading: Reading = nothing) -> Functions:
    return Functions(
        name=f"vector.{name}", push=same_on_tangents, pull=pull, linear=True, reading=reading
    )


def _unary(name: str, pull: One) -> Functions:
    def one(p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]) -> list[Cotangent]:
        (d,) = cotangents
        assert d is not None
        return [pull(p, d)]

    return _linear(name, one)


# ---------------------------------------------------------------- one element or part


def _insertion(p: Place, source: SSAValue, into: SSAValue, dynamic: Sequence[SSAValue]) -> SSAValue:
    new = vector.InsertOp.create(
        operands=[source, into, *dynamic],
        result_types=[into.type],
        properties={"static_position": p.op.properties["static_position"]},
    )
    return p.em.value(new)


def _pull_extract(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    dynamic = [p.value(at) for at in p.op.operands[1:]]
    zero = p.em.zero(p.op.operands[0].type)
    return [_insertion(p, d, zero, dynamic), *(None for _ in dynamic)]


def _pull_insert(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    source, dynamic = p.op.operands[0], [p.value(at) for at in p.op.operands[2:]]
    gradients: list[Cotangent] = [None] * len(p.op.operands)
    if 0 in wanted:
        new = vector.ExtractOp.create(
            operands=[d, *dynamic],
            result_types=[source.type],
            properties={"static_position": p.op.properties["static_position"]},
        )
        gradients[0] = p.em.value(new)
    if 1 in wanted:
        gradients[1] = _insertion(p, p.em.zero(source.type), d, dynamic)
    return gradients


def _pull_from_elements(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    return [*elements(p.em, d)]


def _pull_to_elements(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    values = [
        p.em.zero(result.type) if d is None else d
        for result, d in zip(p.op.results, cotangents, strict=True)
    ]
    return [from_elements(p.em, values, p.op.operands[0].type)]


# ---------------------------------------------------------------- slices


def _sizes(type: Attribute) -> ArrayAttr[IntegerAttr]:
    return ArrayAttr([IntegerAttr(size, i64) for size in vector_shape(type)])


def _slice(p: Place, of: SSAValue, type: Attribute) -> SSAValue:
    """The slice of ``of`` where the operation's is; a slice may have fewer dimensions."""
    part = vector_shape(type)
    sizes = [1] * (len(vector_shape(of.type)) - len(part)) + list(part)
    whole = VectorType(element_type(type), sizes)
    properties: dict[str, Attribute] = {
        "offsets": p.op.properties["offsets"],
        "sizes": _sizes(whole),
        "strides": ArrayAttr([IntegerAttr(1, i64) for _ in sizes]),
    }
    new = ExtractStridedSliceOp.create(operands=[of], result_types=[whole], properties=properties)
    return shape_cast(p.em, p.em.value(new), type)


def _inserted_slice(p: Place, part: SSAValue, into: SSAValue) -> SSAValue:
    properties: dict[str, Attribute] = {
        "offsets": p.op.properties["offsets"],
        "strides": p.op.properties["strides"],
    }
    new = InsertStridedSliceOp.create(
        operands=[part, into], result_types=[into.type], properties=properties
    )
    return p.em.value(new)


def _pull_extract_slice(p: Place, d: SSAValue) -> SSAValue:
    type = p.op.operands[0].type
    offsets = cast(ArrayAttr[IntegerAttr], p.op.properties["offsets"])
    rank, given = len(vector_shape(type)), len(offsets.data)
    # Dimensions behind the offsets are taken whole.
    padding = [IntegerAttr(0, i64)] * (rank - given)
    properties: dict[str, Attribute] = {
        "offsets": ArrayAttr([*offsets.data, *padding]),
        "strides": ArrayAttr([IntegerAttr(1, i64)] * rank),
    }
    new = InsertStridedSliceOp.create(
        operands=[d, p.em.zero(type)], result_types=[type], properties=properties
    )
    return p.em.value(new)


def _pull_insert_slice(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    part = p.op.operands[0].type
    return [
        _slice(p, d, part) if 0 in wanted else None,
        _inserted_slice(p, p.em.zero(part), d) if 1 in wanted else None,
    ]


# ---------------------------------------------------------------- whole vectors


def _pull_broadcast(p: Place, d: SSAValue) -> SSAValue:
    """The sum over everything that was made from one element."""
    source = p.op.operands[0].type
    if not isinstance(source, VectorType):
        flat = VectorType(element_type(d.type), [len_of(d.type)])
        return total(p.em, shape_cast(p.em, d, flat), [0])
    shape, wide = vector_shape(source), vector_shape(d.type)
    lead = len(wide) - len(shape)
    stretched = [lead + at for at, size in enumerate(shape) if size != wide[lead + at]]
    reduced = total(p.em, d, [*range(lead), *stretched])
    if not isinstance(reduced.type, VectorType):
        return from_elements(p.em, [reduced], source)
    return shape_cast(p.em, reduced, source)


def len_of(type: Attribute) -> int:
    """The number of elements of a vector type."""
    count = 1
    for size in vector_shape(type):
        count *= size
    return count


def _pull_transpose(p: Place, d: SSAValue) -> SSAValue:
    order = integers(p.op.properties["permutation"])
    inverse = sorted(range(len(order)), key=lambda at: order[at])
    return transpose(p.em, d, inverse)


def _pull_shape_cast(p: Place, d: SSAValue) -> SSAValue:
    return shape_cast(p.em, d, p.op.operands[0].type)


def _pull_interleave(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    types = [operand.type for operand in p.op.operands]
    return list(p.em.emit(DeinterleaveOp.create(operands=[d], result_types=types)).results)


def _pull_deinterleave(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    halves = [
        p.em.zero(result.type) if d is None else d
        for result, d in zip(p.op.results, cotangents, strict=True)
    ]
    type = p.op.operands[0].type
    return [p.em.value(InterleaveOp.create(operands=halves, result_types=[type]))]


def _pull_shuffle(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    """Each element gets the sum of where it went: one shuffle for its first place, one more ..."""
    (d,) = cotangents
    assert d is not None
    mask = integers(p.op.properties["mask"])
    first = vector_shape(p.op.operands[0].type)[0] if vector_shape(p.op.operands[0].type) else 1
    gradients: list[Cotangent] = [None, None]
    for side, start in ((0, 0), (1, first)):
        if side in wanted:
            type = p.op.operands[side].type
            size = vector_shape(type)[0] if vector_shape(type) else 1
            places = [
                [lane for lane, at in enumerate(mask) if at == start + k] for k in range(size)
            ]
            gradients[side] = _gathered(p, d, places, type)
    return gradients


def _gathered(
    p: Place, d: SSAValue, places: Sequence[Sequence[int]], type: Attribute
) -> SSAValue | None:
    """For each element the sum of some elements of ``d``."""
    lanes, *rest = vector_shape(d.type)
    blank = p.em.zero(VectorType(element_type(d.type), [1, *rest]))
    found: SSAValue | None = None
    for turn in range(max(map(len, places), default=0)):
        mask = [at[turn] if turn < len(at) else lanes for at in places]
        whole = shaped(element_type(d.type), [len(places), *rest])
        new = vector.ShuffleOp.create(
            operands=[d, blank], result_types=[whole], properties={"mask": ints(mask)}
        )
        found = p.em.accumulate(found, p.em.value(new))
    return found if found is None else shape_cast(p.em, found, type)


ROWS: list[Row] = [
    _unary("broadcast", _pull_broadcast),
    _unary("splat", _pull_broadcast),
    _unary("transpose", _pull_transpose),
    _unary("shape_cast", _pull_shape_cast),
    _unary("extract_strided_slice", _pull_extract_slice),
    _linear("insert_strided_slice", _pull_insert_slice),
    _linear("extract", _pull_extract, _positions(1)),
    _linear("insert", _pull_insert, _positions(2)),
    _linear("from_elements", _pull_from_elements),
    _linear("to_elements", _pull_to_elements),
    _linear("interleave", _pull_interleave),
    _linear("deinterleave", _pull_deinterleave),
    _linear("shuffle", _pull_shuffle),
]

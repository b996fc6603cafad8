"""Operations that move elements: each is a choice of lanes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
from ad_opt.dialects.core.arith import CmpiOp
from ad_opt.dialects.support.ir.build import Index
from ad_opt.dialects.support.ir.operand_groups import mixed_values
from ad_opt.dialects.support.ir.shaped_types import vector_shape
from xdsl.dialects import arith
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IndexType, VectorType, i1
from xdsl.ir import SSAValue

from .lanes import Lanes, Numbers, Site, is_vector, numbers

Handler: TypeAlias = Callable[[Site, Lanes], Sequence[SSAValue]]
"""Builds what an operation becomes; gives a value for each result."""


def _broadcast(site: Site, b: Lanes) -> Sequence[SSAValue]:
    x = site.op.operands[0]
    chosen = np.broadcast_to(numbers(site.operands[0]), vector_shape(site.result))
    return [b.shuffle(x, chosen)]


def _position(site: Site, dynamic: Sequence[SSAValue]) -> list[Index]:
    return mixed_values(site.integers("static_position"), dynamic)


def _first_lane(b: Lanes, position: Sequence[Index], shape: Sequence[int]) -> Index:
    """The number of the first lane of what a position names."""
    lane: Index = 0
    for at, index in enumerate(position):
        stride = int(np.prod(shape[at + 1 :], dtype=np.int64))
        lane = b.add(lane, b.mul(index, stride))
    return lane


def _extract(site: Site, b: Lanes) -> Sequence[SSAValue]:
    x, *dynamic = site.op.operands
    position = _position(site, dynamic)
    first = _first_lane(b, position, vector_shape(site.operands[0]))
    if not is_vector(site.result):
        return [b.lane(x, first)]
    count = numbers(site.result).size
    if isinstance(first, int):
        return [b.shuffle(x, first + np.arange(count))]
    return [b.of_lanes([b.lane(x, b.add(first, k)) for k in range(count)])]


def _insert(site: Site, b: Lanes) -> Sequence[SSAValue]:
    part, whole, *dynamic = site.op.operands
    shape = vector_shape(site.operands[1])
    first = _first_lane(b, _position(site, dynamic), shape)
    count = numbers(site.operands[0]).size
    if isinstance(first, int) and is_vector(site.operands[0]):
        places = numbers(site.operands[1]).reshape(-1)
        return [_replaced(b, whole, part, places[first : first + count])]
    for k in range(count):
        whole = b.with_lane(whole, b.add(first, k), b.lane(part, k))
    return [whole]


def _replaced(b: Lanes, whole: SSAValue, part: SSAValue, places: Numbers) -> SSAValue:
    """``whole`` with the elements of ``part`` at these places."""
    count = vector_shape(whole.type)[0]
    chosen = np.arange(count)
    chosen[places.reshape(-1)] = count + np.arange(places.size)
    # The two need not have as many lanes: what is shuffled has.
    have = vector_shape(part.type)[0]
    if have != count:
        part = b.shuffle(part, np.minimum(np.arange(count), have - 1))
    return b.shuffle(whole, chosen, part)


def _strided(site: Site, sizes: Sequence[int], lead: int) -> tuple[slice, ...]:
    offsets, strides = site.integers("offsets"), site.integers("strides")
    parts = [slice(o, o + 1) for o in offsets[:lead]]
    for offset, size, stride in zip(offsets[lead:], sizes, strides, strict=False):
        parts.append(slice(offset, offset + (size - 1) * stride + 1, stride))
    return tuple(parts)


def _extract_slice(site: Site, b: Lanes) -> Sequence[SSAValue]:
    part = _strided(site, site.integers("sizes"), 0)
    return [b.shuffle(site.op.operands[0], numbers(site.operands[0])[part])]


def _insert_slice(site: Site, b: Lanes) -> Sequence[SSAValue]:
    part, whole = site.op.operands
    inner, outer = vector_shape(site.operands[0]), vector_shape(site.operands[1])
    place = _strided(site, inner, len(outer) - len(inner))
    return [_replaced(b, whole, part, numbers(site.operands[1])[place])]


def _same(site: Site, b: Lanes) -> Sequence[SSAValue]:
    """Row-major order stays."""
    return [site.op.operands[0]]


def _transpose(site: Site, b: Lanes) -> Sequence[SSAValue]:
    order = site.integers("permutation")
    return [b.shuffle(site.op.operands[0], np.transpose(numbers(site.operands[0]), order))]


def _shuffle(site: Site, b: Lanes) -> Sequence[SSAValue]:
    """Along the first dimension; two vectors without dimensions are two elements."""
    x, y = site.op.operands
    left, right = (np.atleast_1d(numbers(type_)) for type_ in site.operands)
    longest = max(left.size, right.size)
    x, y = (
        v if lanes.size == longest else b.shuffle(v, np.minimum(np.arange(longest), lanes.size - 1))
        for v, lanes in ((x, left), (y, right))
    )
    both = np.concatenate([left, longest + right])
    # A lane that the mask leaves open is poison: any lane will do.
    return [b.shuffle(x, both[[max(at, 0) for at in site.integers("mask")]], y)]


def _interleave(site: Site, b: Lanes) -> Sequence[SSAValue]:
    x, y = site.op.operands
    lanes = numbers(site.operands[0])
    return [b.shuffle(x, np.stack([lanes, lanes.size + lanes], axis=-1), y)]


def _deinterleave(site: Site, b: Lanes) -> Sequence[SSAValue]:
    lanes = numbers(site.operands[0])
    return [b.shuffle(site.op.operands[0], lanes[..., first::2]) for first in (0, 1)]


def _constant_mask(site: Site, b: Lanes) -> Sequence[SSAValue]:
    there = np.zeros(vector_shape(site.result), np.int64)
    there[tuple(slice(0, size) for size in site.integers("mask_dim_sizes")[: there.ndim])] = 1
    type_ = VectorType(i1, [there.size])
    value = DenseIntOrFPElementsAttr.from_list(type_, [int(bit) for bit in there.reshape(-1)])
    return [b.value(arith.ConstantOp(value, type_))]


def _create_mask(site: Site, b: Lanes) -> Sequence[SSAValue]:
    """A lane is on where its position along each dimension is below the limit of that dimension."""
    shape = vector_shape(site.result)
    on: SSAValue | None = None
    for limit, positions in zip(site.op.operands, np.indices(shape), strict=False):
        type_ = VectorType(IndexType(), [positions.size])
        value = DenseIntOrFPElementsAttr.from_list(type_, [int(p) for p in positions.reshape(-1)])
        at = b.value(arith.ConstantOp(value, type_))
        below = b.value(CmpiOp(at, b.splat(limit, type_), "slt"))
        on = below if on is None else b.value(arith.AndIOp(on, below))
    assert on is not None
    return [on]


HANDLERS: dict[str, Handler] = {
    "vector.broadcast": _broadcast,
    "vector.splat": _broadcast,
    "vector.extract": _extract,
    "vector.insert": _insert,
    "vector.extract_strided_slice": _extract_slice,
    "vector.insert_strided_slice": _insert_slice,
    "vector.shape_cast": _same,
    "vector.transpose": _transpose,
    "vector.shuffle": _shuffle,
    "vector.interleave": _interleave,
    "vector.deinterleave": _deinterleave,
    "vector.constant_mask": _constant_mask,
    "vector.create_mask": _create_mask,
}

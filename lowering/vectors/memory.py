"""Accesses: rows of consecutive elements where there are any, else element by element.

Elements that a mask or a bound leaves out are not touched: each is behind a branch, unless the mask
is known.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from ad_opt.dialects.core.arith import IndexCastUIOp
from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Index
from ad_opt.dialects.support.ir.operand_groups import segment_sizes
from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.support.ir.shaped_types import scalar_type, vector_shape
from xdsl.dialects import arith, vector
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    BoolAttr,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerType,
    MemRefType,
    StridedLayoutAttr,
    VectorType,
    i1,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from .lanes import Lanes, Site, is_vector
from .shapes import Handler

Place = list[Index]
"""Indices of an element, or of the first element of a row."""


def has_unit_stride(memref: SSAValue) -> bool:
    """True if elements that are neighbours in the last dimension are so in memory."""
    assert isinstance(memref.type, MemRefType)
    layout = memref.type.layout
    if isinstance(layout, StridedLayoutAttr):
        last = layout.strides.data[-1:] or (None,)
        return str(last[0]) in ("#builtin.int<1>", "None")
    if isinstance(layout, AffineMapAttr):
        map_ = layout.data
        return map_ == AffineMap.identity(map_.num_dims)
    return True


# Branches -------------------------------------------------------------------------------------


def _when(
    b: Lanes, on: SSAValue | None, inside: Callable[[Lanes], SSAValue], other: SSAValue
) -> SSAValue:
    """Build ``inside`` where ``on`` holds, else ``other``; ``None``: always."""
    if on is None:
        return inside(b)
    return b.choose(on, inside, lambda _: other)


def _do_when(b: Lanes, on: SSAValue | None, inside: Callable[[Lanes], None]) -> None:
    inside(b if on is None else b.where(on))


def _known_bits(mask: SSAValue) -> list[bool] | None:
    """The lanes of a mask that is a constant."""
    if (op := defining_op(mask, "arith.constant")) is not None:
        value = op.properties.get("value")
        if isinstance(value, DenseIntOrFPElementsAttr):
            bits = [bool(bit) for bit in cast("tuple[Any, ...]", value.get_values())]
            return bits if len(bits) > 1 else bits * vector_shape(mask.type)[0]
    return None


def _bits(b: Lanes, mask: SSAValue) -> list[SSAValue | bool]:
    """Each lane of a mask: known, or a value."""
    known = _known_bits(mask)
    if known is not None:
        return [*known]
    return [b.lane(mask, k) for k in range(vector_shape(mask.type)[0])]


def _load(b: Lanes, memref: SSAValue, place: Place) -> SSAValue:
    return b.value(LoadOp.get(memref, [b.index(i) for i in place]))


def _store(b: Lanes, value: SSAValue, memref: SSAValue, place: Place) -> None:
    b.emit(StoreOp.get(value, memref, [b.index(i) for i in place]))


def _load_lanes(
    b: Lanes,
    memref: SSAValue,
    places: Sequence[Place],
    bits: Sequence[SSAValue | bool],
    other: SSAValue,
) -> SSAValue:
    """A vector of elements at these places; lanes of ``other`` where a bit is off."""
    found: list[SSAValue] = []
    for k, (place, bit) in enumerate(zip(places, bits, strict=True)):
        if bit is False:
            found.append(b.lane(other, k))
            continue
        on = None if bit is True else bit
        otherwise = b.lane(other, k) if on is not None else other
        found.append(_when(b, on, lambda at, p=place: _load(at, memref, p), otherwise))
    return b.of_lanes(found)


def _store_lanes(
    b: Lanes,
    x: SSAValue,
    memref: SSAValue,
    places: Sequence[Place],
    bits: Sequence[SSAValue | bool],
) -> None:
    for k, (place, bit) in enumerate(zip(places, bits, strict=True)):
        if bit is False:
            continue
        value = b.lane(x, k)
        on = None if bit is True else bit
        _do_when(b, on, lambda at, v=value, p=place: _store(at, v, memref, p))


# Consecutive elements -------------------------------------------------------------------------


def _elements(b: Lanes, indices: Sequence[Index], shape: Sequence[int]) -> list[Place]:
    """The place of each element of a vector whose dimensions are the last ones of the memref."""
    lead = len(indices) - len(shape)
    return [
        [*indices[:lead], *(b.add(i, k) for i, k in zip(indices[lead:], point, strict=True))]
        for point in np.ndindex(*shape)
    ]


def _rows(b: Lanes, indices: Sequence[Index], shape: Sequence[int]) -> list[tuple[int, Place]]:
    """The first lane and the place of each row."""
    places = _elements(b, indices, [*shape[:-1], 1])
    return [(k * shape[-1], place) for k, place in enumerate(places)]


def _row(b: Lanes, x: SSAValue, first: int, count: int) -> SSAValue:
    return b.shuffle(x, first + np.arange(count))


def _holds_vectors(memref: Attribute) -> bool:
    return isinstance(memref, MemRefType) and is_vector(cast(Attribute, memref.element_type))


def _vector_load(site: Site, b: Lanes) -> Sequence[SSAValue]:
    memref, *indices = site.op.operands
    if _holds_vectors(site.operands[0]):
        return [_load(b, memref, [*indices])]
    shape = vector_shape(site.result)
    if not shape or not has_unit_stride(memref):
        places = _elements(b, indices, shape)
        return [b.of_lanes([_load(b, memref, place) for place in places])]
    type_ = VectorType(scalar_type(site.result), [shape[-1]])
    rows: list[SSAValue] = []
    for _, place in _rows(b, indices, shape):
        row = vector.LoadOp(memref, [b.index(i) for i in place], type_)
        rows.append(b.value(row))
    return [b.joined(rows)]


def _vector_store(site: Site, b: Lanes) -> Sequence[SSAValue]:
    x, memref, *indices = site.op.operands
    if _holds_vectors(site.operands[1]):
        _store(b, x, memref, [*indices])
        return []
    shape = vector_shape(site.operands[0])
    if not shape or not has_unit_stride(memref):
        places = _elements(b, indices, shape)
        _store_lanes(b, x, memref, places, [True] * len(places))
        return []
    for first, place in _rows(b, indices, shape):
        part = _row(b, x, first, shape[-1])
        row = vector.StoreOp(part, memref, [b.index(i) for i in place])
        b.emit(row)
    return []


def _masked_load(site: Site, b: Lanes) -> Sequence[SSAValue]:
    memref, *indices, mask, other = site.op.operands
    places = _elements(b, indices, vector_shape(site.result))
    return [_load_lanes(b, memref, places, _bits(b, mask), other)]


def _masked_store(site: Site, b: Lanes) -> Sequence[SSAValue]:
    memref, *indices, mask, x = site.op.operands
    places = _elements(b, indices, vector_shape(site.operands[-1]))
    _store_lanes(b, x, memref, places, _bits(b, mask))
    return []


def _packed_places(
    b: Lanes, indices: Sequence[Index], bits: Sequence[SSAValue | bool]
) -> Iterator[Place]:
    """For each lane the place behind those of the lanes before it that are on."""
    at: Index = indices[-1]
    for bit in bits:
        yield [*indices[:-1], at]
        if isinstance(bit, bool):
            at = b.add(at, int(bit))
        else:
            at = b.add(at, b.cast(IndexCastUIOp, bit, IndexType()))


def _expand_load(site: Site, b: Lanes) -> Sequence[SSAValue]:
    memref, *indices, mask, other = site.op.operands
    bits = _bits(b, mask)
    return [_load_lanes(b, memref, list(_packed_places(b, indices, bits)), bits, other)]


def _compress_store(site: Site, b: Lanes) -> Sequence[SSAValue]:
    memref, *indices, mask, x = site.op.operands
    bits = _bits(b, mask)
    _store_lanes(b, x, memref, list(_packed_places(b, indices, bits)), bits)
    return []


# Gather and scatter ---------------------------------------------------------------------------


def _offset_places(b: Lanes, indices: Sequence[Index], offsets: SSAValue) -> list[Place]:
    """The base with each lane's offset added in the last dimension; offsets are signed."""
    places: list[Place] = []
    for k in range(vector_shape(offsets.type)[0]):
        offset = b.lane(offsets, k)
        if not isinstance(offset.type, IndexType):
            offset = b.value(arith.IndexCastOp(offset, IndexType()))
        places.append([*indices[:-1], b.add(indices[-1], offset)])
    return places


def _gather(site: Site, b: Lanes) -> Sequence[SSAValue]:
    memref, *indices, offsets, mask, other = site.op.operands
    _require_buffer(site, memref)
    places = _offset_places(b, indices, offsets)
    return [_load_lanes(b, memref, places, _bits(b, mask), other)]


def _scatter(site: Site, b: Lanes) -> Sequence[SSAValue]:
    """In the order of the lanes: of two that name one element, the later one stays."""
    memref, *indices, offsets, mask, x = site.op.operands
    places = _offset_places(b, indices, offsets)
    _store_lanes(b, x, memref, places, _bits(b, mask))
    return []


def _require_buffer(site: Site, value: SSAValue) -> None:
    if not isinstance(value.type, MemRefType):
        raise error_at(
            site.op, "AD0401", f"`{site.op.name}` reads a tensor",
            help="run `bufferize-tensors` first",
        )  # fmt: skip


# Transfers ------------------------------------------------------------------------------------


def _groups(op: Operation) -> list[list[SSAValue]]:
    sizes = segment_sizes(op)
    rest = iter(op.operands)
    return [list(itertools.islice(rest, int(size))) for size in sizes]


@dataclass
class _Transfer:
    """Map from the lanes of a vector to the elements of a buffer."""

    b: Lanes
    op: Operation
    memref: SSAValue
    indices: Sequence[Index]
    shape: tuple[int, ...]
    given: SSAValue | None
    """The mask: its dimensions are those of the buffer that are read, in their order."""

    def __post_init__(self) -> None:
        map_ = cast(AffineMapAttr, self.op.properties["permutation_map"]).data
        self.dims = [e.position if isinstance(e, AffineDimExpr) else None for e in map_.results]
        """For each dimension of the vector that of the buffer; ``None``: repeated."""
        promised = cast("ArrayAttr[BoolAttr]", self.op.properties["in_bounds"]).data
        self.promised = [bool(entry.value.data) for entry in promised]
        kept = sorted(d for d in self.dims if d is not None)
        self.mask_shape = [self.shape[self.dims.index(d)] for d in kept]
        self.mask_dims = [self.dims.index(d) for d in kept]
        self.bits = None if self.given is None else _known_bits(self.given)

    @property
    def by_rows(self) -> bool:
        """True if lanes along the last dimension are neighbours in memory."""
        rank = len(self.indices)
        return bool(self.dims) and self.dims[-1] == rank - 1 and has_unit_stride(self.memref)

    def place(self, point: Sequence[int]) -> Place:
        """Of the element that a position in the vector stands for."""
        place = [*self.indices]
        for at, d in zip(point, self.dims, strict=True):
            if d is not None:
                place[d] = self.b.add(place[d], at)
        return place

    def inside(self, place: Place, upto: int) -> SSAValue | None:
        """True if the first dimensions of the vector are within the buffer there."""
        found: SSAValue | None = None
        for d, promised in zip(self.dims[:upto], self.promised, strict=False):
            if d is None or promised:
                continue
            extent = self.b.dim(self.memref, d)
            below = self.b.compare("slt", self.b.index(place[d]), self.b.index(extent))
            found = below if found is None else self.b.value(arith.AndIOp(found, below))
        return found

    def mask_lane(self, point: Sequence[int]) -> int:
        """The lane of the mask for a position in the vector."""
        at = tuple(point[d] for d in self.mask_dims)
        return int(np.ravel_multi_index(at, self.mask_shape)) if at else 0

    def bit(self, point: Sequence[int], place: Place) -> SSAValue | bool:
        """True if an element is transferred."""
        inside = self.inside(place, len(self.dims))
        if self.given is None:
            return True if inside is None else inside
        lane = self.mask_lane(point)
        if self.bits is not None:
            here: SSAValue | bool = self.bits[lane]
        else:
            here = self.b.lane(self.given, lane)
        if here is False or inside is None:
            return here
        return inside if here is True else self.b.value(arith.AndIOp(inside, here))

    def elements(self) -> tuple[list[Place], list[SSAValue | bool]]:
        """Each element's place, and whether it is transferred."""
        points = list(np.ndindex(*self.shape))
        places = [self.place(point) for point in points]
        return places, [self.bit(p, place) for p, place in zip(points, places, strict=True)]

    def rows(self) -> Iterator[tuple[Place, SSAValue | None, SSAValue | None]]:
        """Each row's place, whether it is there at all, and its mask."""
        for point in np.ndindex(*self.shape[:-1]):
            place = self.place([*point, 0])
            mask = self.given
            if mask is not None:
                lanes = [self.mask_lane([*point, k]) for k in range(self.shape[-1])]
                mask = self.b.shuffle(mask, np.array(lanes))
            yield place, self.inside(place, len(self.dims) - 1), mask

    def row_attributes(self) -> tuple[ArrayAttr[BoolAttr], AffineMapAttr]:
        """``in_bounds`` and the map of the transfer of a row."""
        rank = len(self.indices)
        last = AffineMap(rank, 0, (AffineDimExpr(rank - 1),))
        return ArrayAttr([BoolAttr(self.promised[-1], i1)]), AffineMapAttr(last)


def _transfer_read(site: Site, b: Lanes) -> Sequence[SSAValue]:
    (memref,), indices, (padding,), given = _groups(site.op)
    _require_buffer(site, memref)
    mask = given[0] if given else None
    transfer = _Transfer(b, site.op, memref, indices, vector_shape(site.result), mask)
    element = scalar_type(site.result)
    if padding.type != element:
        message = f"`{site.op.name}` reads elements of {padding.type} as {element}"
        raise error_at(site.op, "AD0401", message)
    if not transfer.by_rows:
        places, bits = transfer.elements()
        other = b.splat(padding, VectorType(element, [len(places)]))
        return [_load_lanes(b, memref, places, bits, other)]
    type_ = VectorType(element, [transfer.shape[-1]])
    in_bounds, map_ = transfer.row_attributes()

    def row(at: Lanes, place: Place, mask: SSAValue | None) -> SSAValue:
        where = [at.index(i) for i in place]
        return at.value(vector.TransferReadOp(memref, where, padding, type_, in_bounds, map_, mask))

    rows = [
        _when(b, there, lambda at, p=place, m=m: row(at, p, m), padding)
        if there is None
        else _when(b, there, lambda at, p=place, m=m: row(at, p, m), b.splat(padding, type_))
        for place, there, m in transfer.rows()
    ]
    return [b.joined(rows)]


def _transfer_write(site: Site, b: Lanes) -> Sequence[SSAValue]:
    (x,), (memref,), indices, given = _groups(site.op)
    _require_buffer(site, memref)
    mask = given[0] if given else None
    transfer = _Transfer(b, site.op, memref, indices, vector_shape(site.operands[0]), mask)
    if not transfer.by_rows:
        places, bits = transfer.elements()
        _store_lanes(b, x, memref, places, bits)
        return []
    in_bounds, map_ = transfer.row_attributes()
    count = transfer.shape[-1]
    for k, (place, there, m) in enumerate(transfer.rows()):
        part = _row(b, x, k * count, count)

        def write(at: Lanes, p: Place = place, m: SSAValue | None = m, v: SSAValue = part) -> None:
            where = [at.index(i) for i in p]
            at.emit(vector.TransferWriteOp(v, memref, where, in_bounds, m, map_))

        _do_when(b, there, write)
    return []


HANDLERS: dict[str, Handler] = {
    "vector.load": _vector_load,
    "vector.store": _vector_store,
    "vector.maskedload": _masked_load,
    "vector.maskedstore": _masked_store,
    "vector.expandload": _expand_load,
    "vector.compressstore": _compress_store,
    "vector.gather": _gather,
    "vector.scatter": _scatter,
    "vector.transfer_read": _transfer_read,
    "vector.transfer_write": _transfer_write,
}


def is_minor(op: Operation) -> bool:
    """True if a transfer of one dimension reads or writes neighbours, as machines do."""
    memref = op.operands[0 if op.name.endswith("read") else 1]
    map_ = cast(AffineMapAttr, op.properties["permutation_map"]).data
    last = (AffineDimExpr(map_.num_dims - 1),) if map_.num_dims else ()
    return isinstance(memref.type, MemRefType) and (
        map_.results == last and has_unit_stride(memref)
    )


def is_of_numbers(op: Operation) -> bool:
    """True if a gather or scatter is of numbers of a buffer, as some machines have it."""
    element = getattr(op.operands[0].type, "element_type", None)
    is_number = isinstance(element, AnyFloat | IntegerType | IndexType)
    return is_number and isinstance(op.operands[0].type, MemRefType)


def is_plain(op: Operation) -> bool:
    """True if consecutive elements of a vector are so in memory: it has one dimension, no gaps."""
    memref = op.operands[1 if op.name == "vector.store" else 0]
    return _holds_vectors(memref.type) or has_unit_stride(memref)

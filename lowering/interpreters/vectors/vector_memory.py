"""Meaning of the operations of ``vector`` that read or write memory or tensors."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.memory.affine import vector_indices
from ad_opt.lowering.interpreters.values.elementwise import scalar_of
from ad_opt.lowering.interpreters.values.registry import (
    Evaluate,
    Machine,
    Undefined,
    Value,
    integer,
    integers,
    operand_type,
    ops,
    result_type,
    segments,
)
from ad_opt.lowering.interpreters.values.shapes import shape_of
from ad_opt.lowering.interpreters.values.values import Array, MemRef, codec_of
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, DenseArrayBase
from xdsl.ir import Operation
from xdsl.ir.affine import AffineDimExpr, AffineMap


@ops("vector.load")
def _load(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)
    shape, codec = shape_of(type), codec_of(scalar_of(type))

    def evaluate(memref: MemRef, *indices: int) -> Array:
        places = vector_indices(indices, shape)
        return codec.array([memref.load(*place) for place in places], shape)

    return evaluate


@ops("vector.store")
def _store(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(vector: Array, memref: MemRef, *indices: int) -> tuple[()]:
        places = vector_indices(indices, vector.shape)
        for place, value in zip(places, memref.element.values(vector), strict=True):
            memref.store(value, *place)
        return ()

    return evaluate


@ops("vector.maskedload", "vector.expandload")
def _maskedload(op: Operation, machine: Machine) -> Evaluate:
    """Lanes that are off do not touch memory; ``expandload`` reads the others densely."""
    type = result_type(op)
    shape, codec = shape_of(type), codec_of(scalar_of(type))
    dense = op.name == "vector.expandload"

    def evaluate(memref: MemRef, *values: Value) -> Array:
        *indices, mask, otherwise = values
        places = iter(vector_indices(indices, shape))
        found: list[Value] = []
        on, others = mask.reshape(-1).tolist(), codec.values(otherwise)
        for lane, other in zip(on, others, strict=True):
            place = next(places) if lane or not dense else None
            found.append(memref.load(*place) if lane and place else other)
        return codec.array(found, shape)

    return evaluate


@ops("vector.maskedstore", "vector.compressstore")
def _maskedstore(op: Operation, machine: Machine) -> Evaluate:
    dense = op.name == "vector.compressstore"

    def evaluate(memref: MemRef, *values: Value) -> tuple[()]:
        *indices, mask, vector = values
        places = iter(vector_indices(indices, vector.shape))
        lanes = memref.element.values(vector)
        for lane, value in zip(mask.reshape(-1).tolist(), lanes, strict=True):
            place = next(places) if lane or not dense else None
            if lane and place:
                memref.store(value, *place)
        return ()

    return evaluate


def _lanes(indices: Sequence[int], offsets: Array) -> list[tuple[int, ...]]:
    return [(*indices[:-1], indices[-1] + offset) for offset in offsets.reshape(-1).tolist()]


@ops("vector.gather")
def _gather(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)
    codec = codec_of(scalar_of(type))

    def evaluate(memref: MemRef, *values: Value) -> Array:
        *indices, offsets, mask, otherwise = values
        found = [
            memref.load(*place) if lane else other
            for place, lane, other in zip(
                _lanes(indices, offsets),
                mask.reshape(-1).tolist(),
                codec.values(otherwise),
                strict=True,
            )
        ]
        return codec.array(found, shape_of(type))

    return evaluate


@ops("vector.scatter")
def _scatter(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(memref: MemRef, *values: Value) -> tuple[()]:
        *indices, offsets, mask, vector = values
        lanes = memref.element.values(vector)
        for place, lane, value in zip(
            _lanes(indices, offsets), mask.reshape(-1).tolist(), lanes, strict=True
        ):
            if lane:
                memref.store(value, *place)
        return ()

    return evaluate


class _Transfer:
    """Map from each element of the vector of a transfer to the element of the source."""

    def __init__(self, op: Operation, rank: int, shape: Sequence[int]):
        attr = attribute_of(op, "permutation_map")
        self.map = (
            attr.data
            if isinstance(attr, AffineMapAttr)
            else AffineMap.minor_identity(rank, len(shape))
        )
        self.shape = shape
        self.in_bounds = _bools(attribute_of(op, "in_bounds"), len(shape))

    def places(
        self, indices: Sequence[int], sizes: Sequence[int]
    ) -> Iterator[tuple[tuple[int, ...], tuple[int, ...] | None]]:
        """Position in the vector and in the source (``None``: out of bounds, as permitted)."""
        for point in np.ndindex(*self.shape):
            place = list(indices)
            for lane, expr in zip(point, self.map.results, strict=True):
                if isinstance(expr, AffineDimExpr):
                    place[expr.position] += lane
            outside = [d for d, (i, n) in enumerate(zip(place, sizes, strict=True)) if i >= n]
            for expr, promised in zip(self.map.results, self.in_bounds, strict=True):
                if promised and isinstance(expr, AffineDimExpr) and expr.position in outside:
                    raise Undefined(f"index {place} is outside of {list(sizes)}")
            yield point, None if outside else tuple(place)


def _bools(attr: object, count: int) -> list[bool]:
    if isinstance(attr, ArrayAttr):
        return [bool(integer(entry)) for entry in attr.data]
    if isinstance(attr, DenseArrayBase):
        return [bool(value) for value in integers(attr)]
    return [False] * count


def _sizes(source: Value) -> tuple[int, ...]:
    return source.sizes if isinstance(source, MemRef) else source.shape


def _mask_at(mask: Sequence[Array], map: AffineMap) -> Callable[[tuple[int, ...]], bool]:
    """Return a function that is True at positions where the mask is on; the mask has the shape
    read.
    """
    if not mask:
        return lambda point: True
    dims = [e.position if isinstance(e, AffineDimExpr) else -1 for e in map.results]
    order = sorted(range(len(dims)), key=lambda at: dims[at])
    kept = [at for at in order if dims[at] >= 0]
    return lambda point: bool(mask[0][tuple(point[at] for at in kept)])


@ops("vector.transfer_read")
def _transfer_read(op: Operation, machine: Machine) -> Evaluate:
    type, codec = result_type(op), codec_of(scalar_of(result_type(op)))
    transfer = _Transfer(op, len(shape_of(operand_type(op))), shape_of(type))

    def evaluate(*values: Value) -> Array:
        (source,), indices, (padding,), mask = segments(op, values)
        is_on = _mask_at(mask, transfer.map)
        found: list[Value] = []
        for point, place in transfer.places(indices, _sizes(source)):
            if place is None or not is_on(point):
                found.append(padding)
            elif isinstance(source, MemRef):
                found.append(source.load(*place))
            else:
                found.append(codec.get(source, place))
        return codec.array(found, shape_of(type))

    return evaluate


@ops("vector.transfer_write")
def _transfer_write(op: Operation, machine: Machine) -> Evaluate:
    codec = codec_of(scalar_of(operand_type(op)))
    transfer = _Transfer(op, len(shape_of(operand_type(op, 1))), shape_of(operand_type(op)))

    def evaluate(*values: Value) -> Value:
        (vector,), (target,), indices, mask = segments(op, values)
        is_on = _mask_at(mask, transfer.map)
        new = target if isinstance(target, MemRef) else target.copy()
        for point, place in transfer.places(indices, _sizes(new)):
            if place is None or not is_on(point):
                continue
            if isinstance(new, MemRef):
                new.store(codec.get(vector, point), *place)
            else:
                codec.put(new, place, codec.get(vector, point))
        return new if op.results else ()

    return evaluate

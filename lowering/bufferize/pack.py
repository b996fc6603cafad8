"""``linalg.pack`` and ``linalg.unpack`` as loops that load and store."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.core.linalg.linalg_pack import PackOp, Tiling, tiling_of
from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.ir.build import Builder, Index
from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue

from .state import Bufferizer


def pack(s: Bufferizer, op: Operation) -> None:
    """Each element of the tiles is one of the source, or the padding."""
    assert isinstance(op, PackOp)
    b = Builder.at(op)
    source = s.buffer(op.source)
    target, storage = s.writable(b, op, 1, keep=False)
    tiling = tiling_of(op)
    place, inside = b.elements(target)
    at = _unpacked(inside, tiling, place, target)
    padding = op.padding_value
    if padding is None:
        element = _load(inside, source, at)
    else:
        element = _within(inside, source, at, tiling, padding)
    inside.emit(StoreOp.get(element, target, [inside.index(i) for i in place]))
    s.define(op.result, target, storage)
    s.retire(op)


def unpack(s: Bufferizer, op: Operation) -> None:
    """Each element of the result is in one tile."""
    b = Builder.at(op)
    source = s.buffer(op.operands[0])
    target, storage = s.writable(b, op, 1, keep=False)
    tiling = tiling_of(op)  # pyright: ignore[reportArgumentType]
    place, inside = b.elements(target)
    rank = len(tiling.outer)
    sizes = [inside.dim(source, rank + k) for k in range(len(tiling.inner))]
    outer: list[Index] = []
    for dim in tiling.outer:
        number = tiling.tile_of(dim)
        outer.append(place[dim] if number is None else inside.floordiv(place[dim], sizes[number]))
    inner = [inside.mod(place[dim], size) for dim, size in zip(tiling.inner, sizes, strict=True)]
    element = _load(inside, source, [*outer, *inner])
    inside.emit(StoreOp.get(element, target, [inside.index(i) for i in place]))
    s.define(op.results[0], target, storage)
    s.retire(op)


def _unpacked(b: Builder, tiling: Tiling, place: Sequence[Index], packed: SSAValue) -> list[Index]:
    """The place in the source of an element of the tiles."""
    rank = len(tiling.outer)
    at: list[Index] = [0] * rank
    for k, dim in enumerate(tiling.outer):
        number = tiling.tile_of(dim)
        at[dim] = place[k]
        if number is not None:
            first = b.mul(place[k], b.dim(packed, rank + number))
            at[dim] = b.add(first, place[rank + number])
    return at


def _load(b: Builder, buffer: SSAValue, at: Sequence[Index]) -> SSAValue:
    return b.value(LoadOp.get(buffer, [b.index(i) for i in at]))


def _within(
    b: Builder, source: SSAValue, at: Sequence[Index], tiling: Tiling, padding: SSAValue
) -> SSAValue:
    """An element of the source, or the padding where the source has ended."""
    there = b.true()
    for dim in tiling.inner:
        below = b.compare("slt", b.index(at[dim]), b.index(b.dim(source, dim)))
        there = b.value(arith.AndIOp(there, below))
    return b.choose(there, lambda then: _load(then, source, at), lambda _: padding)

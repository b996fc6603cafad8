"""Operations that make a memref from a memref and touch no memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.operand_groups import integers, mixed_values, segment_sizes
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import Handler, not_lowered
from ad_opt.lowering.to_llvm.construction.ops import FLAGS_NONE
from ad_opt.lowering.to_llvm.construction.types import Layout, layout_of
from ad_opt.lowering.to_llvm.construction.values import Descriptor, Index
from ad_opt.lowering.to_llvm.numbers.arith import select
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    IntegerAttr,
    UnrankedMemRefType,
    i64,
)
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr

from .memref import row_major
from .unranked import unranked_cast, unranked_size

DYNAMIC = -(2**63)
"""Stands for an operand in lists of static numbers."""


def _set(op: Operation, source: Descriptor, parts: tuple[Index, Any, Any], b: Builder) -> None:
    """The result: the source's memory with a new offset, sizes and strides."""
    layout = layout_of(op.results[0].type)
    offset, sizes, strides = parts
    shape = b.descriptor(layout, source.allocated, source.aligned, offset, sizes, strides)
    b.set(op.results[0], shape)


def mixed(op: Operation, name: str, operands: Sequence[SSAValue], b: Builder) -> list[Index]:
    """A list of numbers, some static and some operands."""
    return mixed_values(op.properties[name], b.indices(operands))


def _offsets_sizes_strides(op: Operation, b: Builder) -> list[list[Index]]:
    counts = segment_sizes(op)
    at, found = int(counts[0]), list[list[Index]]()
    for name, count in zip(("offsets", "sizes", "strides"), counts[1:], strict=True):
        found.append(mixed(op, f"static_{name}", op.operands[at : at + int(count)], b))
        at += int(count)
    return found


def _subview(op: Operation, b: Builder) -> None:
    source = b.memref(op.operands[0])
    offsets, sizes, steps = _offsets_sizes_strides(op, b)
    offset = b.offset_of(source, offsets)
    strides = [b.times(s, t) for s, t in zip(source.strides, steps, strict=True)]
    declared = integers(op.properties["static_sizes"])
    known = [None if size == DYNAMIC else int(size) for size in declared]
    kept = _kept_dimensions(op, known, strides, layout_of(op.results[0].type))
    _set(op, source, (offset, [sizes[i] for i in kept], [strides[i] for i in kept]), b)


def _kept_dimensions(
    op: Operation, sizes: Sequence[int | None], strides: Sequence[Index], layout: Layout
) -> list[int]:
    """Return the dimensions that a rank-reducing view keeps: the dropped ones have size 1.

    A size that is an operand is none that is dropped, though it be a constant. Where several
    choices of sizes fit, the strides decide, as in MLIR.
    """
    if len(sizes) == layout.rank:
        return list(range(layout.rank))

    def fits(i: int, j: int, with_strides: bool) -> bool:
        if sizes[i] != layout.sizes[j]:
            return False
        stride, known = strides[i], layout.strides[j]
        return (
            not with_strides
            or sizes[i] == 1
            or known is None
            or stride in (known,)
            or (not isinstance(stride, int))
        )

    def search(i: int, j: int, with_strides: bool) -> list[int] | None:
        if i == len(sizes):
            return [] if j == layout.rank else None
        if j < layout.rank and fits(i, j, with_strides):
            found = search(i + 1, j + 1, with_strides)
            if found is not None:
                return [i, *found]
        return search(i + 1, j, with_strides) if sizes[i] == 1 else None

    # A dimension of size 1 that stays keeps its stride: ask for that first.
    kept = search_exact(sizes, strides, layout) or search(0, 0, True) or search(0, 0, False)
    if kept is None and layout.rank:
        raise not_lowered(op, "to a type that is not a view of its operand")
    return kept or []


def search_exact(
    sizes: Sequence[int | None], strides: Sequence[Index], layout: Layout
) -> list[int] | None:
    """The dimensions whose static sizes and static strides all agree with the result type."""
    kept: list[int] = []
    j = 0
    for i, (size, stride) in enumerate(zip(sizes, strides, strict=True)):
        known = stride if isinstance(stride, int) else None
        if j < layout.rank and (size, known) == (layout.sizes[j], layout.strides[j]):
            kept.append(i)
            j += 1
        elif size != 1:
            return None
    return kept if j == layout.rank else None


def _reinterpret_cast(op: Operation, b: Builder) -> None:
    offsets, sizes, strides = _offsets_sizes_strides(op, b)
    _set(op, b.memref(op.operands[0]), (offsets[0], sizes, strides), b)


def _cast(op: Operation, b: Builder) -> None:
    """Lower a cast: what either type knows stays known."""
    if unranked_cast(op, b):
        return
    source = b.memref(op.operands[0])
    _set(op, source, (source.offset, source.sizes, source.strides), b)


def _groups(op: Operation) -> list[list[int]]:
    groups = cast("ArrayAttr[ArrayAttr[IntegerAttr[Any]]]", op.properties["reassociation"])
    return [[i.value.data for i in group] for group in groups]


def _expand_shape(op: Operation, b: Builder) -> None:
    source = b.memref(op.operands[0])
    sizes = mixed(op, "static_output_shape", op.operands[1:], b)
    strides: list[Index] = [0] * len(sizes)
    for group, stride in zip(_groups(op), source.strides, strict=False):
        step = stride
        for i in reversed(group):
            strides[i] = step
            step = b.times(step, sizes[i])
    if not source.sizes:
        strides = [1] * len(sizes)
    _set(op, source, (source.offset, sizes, strides), b)


def _collapse_shape(op: Operation, b: Builder) -> None:
    source = b.memref(op.operands[0])
    sizes: list[Index] = []
    strides: list[Index] = []
    for group in _groups(op):
        size: Index = 1
        for i in group:
            size = b.times(size, source.sizes[i])
        sizes.append(size)
        strides.append(_inner_stride(source, group, b))
    _set(op, source, (source.offset, sizes, strides), b)


def _inner_stride(source: Descriptor, group: Sequence[int], b: Builder) -> Index:
    """The stride of the last dimension of the group that has more than one element."""
    if source.layout.contiguous:
        return source.strides[group[-1]]
    stride = source.strides[group[0]]
    for i in group[1:]:
        size = source.sizes[i]
        if size == 1:
            continue
        if isinstance(size, int):
            stride = source.strides[i]
        elif stride != source.strides[i]:
            one = b.compare(0, size, b.int(1))
            stride = b.select(one, b.i64(stride), b.i64(source.strides[i]))
    return stride


def _reshape(op: Operation, b: Builder) -> None:
    source, shape = b.memref(op.operands[0]), b.memref(op.operands[1])
    layout = layout_of(op.results[0].type)
    sizes: list[Index] = []
    for i, known in enumerate(layout.sizes):
        if known is not None:
            sizes.append(known)
            continue
        pointer = b.address(shape, (i,))
        loaded = b.load(pointer, shape.layout.memory, shape.layout.alignment)
        sizes.append(b.cast("llvm.sext", loaded, i64))
    strides, _ = row_major(sizes, b)
    _set(op, source, (source.offset, sizes, strides), b)


def _view(op: Operation, b: Builder) -> None:
    source = b.memref(op.operands[0])
    layout = layout_of(op.results[0].type)
    rest = iter(b.indices(op.operands[2:]))
    sizes = [next(rest) if n is None else n for n in layout.sizes]
    shift = b.plus(source.offset, b.index(op.operands[1]))
    aligned = b.gep(source.aligned, source.layout.memory, shift)
    strides, _ = row_major(sizes, b)
    shape = b.descriptor(layout, source.allocated, aligned, 0, sizes, strides)
    b.set(op.results[0], shape)


def _transpose(op: Operation, b: Builder) -> None:
    source = b.memref(op.operands[0])
    results = cast(AffineMapAttr, op.properties["permutation"]).data.results
    order = [cast(AffineDimExpr, r).position for r in results]
    sizes, strides = [source.sizes[i] for i in order], [source.strides[i] for i in order]
    _set(op, source, (source.offset, sizes, strides), b)


def _dim(op: Operation, b: Builder) -> None:
    if isinstance(op.operands[0].type, UnrankedMemRefType):
        b.set(op.results[0], unranked_size(b.ssa(op.operands[0]), b.index(op.operands[1]), b))
        return
    sizes, at = b.memref(op.operands[0]).sizes, b.index(op.operands[1])
    if isinstance(at, int):
        if not 0 <= at < len(sizes):
            # Undefined, and legal where it is never reached.
            b.set(op.results[0], b.poison(i64))
        else:
            b.set(op.results[0], b.i64(sizes[at]))
        return
    found = b.i64(sizes[-1]) if sizes else b.int(0)
    for i, size in enumerate(sizes[:-1]):
        chosen = select(b.compare(0, at, b.int(i)), b.i64(size), found, FLAGS_NONE, b)
        found = cast(SSAValue, chosen)
    b.set(op.results[0], found)


def _rank(op: Operation, b: Builder) -> None:
    if isinstance(op.operands[0].type, UnrankedMemRefType):
        b.set(op.results[0], b.extract(b.ssa(op.operands[0]), i64, 0))
        return
    b.set(op.results[0], b.int(b.memref(op.operands[0]).layout.rank))


def _metadata(op: Operation, b: Builder) -> None:
    source = b.memref(op.operands[0])
    buffer, *rest = op.results
    layout = layout_of(buffer.type)
    b.set(buffer, b.descriptor(layout, source.allocated, source.aligned, 0, (), ()))
    parts = (source.offset, *source.sizes, *source.strides)
    for result, part in zip(rest, parts, strict=True):
        b.set(result, b.i64(part))


def _pointer_as_index(op: Operation, b: Builder) -> None:
    pointer = b.memref(op.operands[0]).aligned
    b.set(op.results[0], b.value("llvm.ptrtoint", (pointer,), i64))


HANDLERS: dict[str, Handler] = {
    "memref.subview": _subview,
    "memref.reinterpret_cast": _reinterpret_cast,
    "memref.cast": _cast,
    "memref.memory_space_cast": _cast,
    "memref.expand_shape": _expand_shape,
    "memref.collapse_shape": _collapse_shape,
    "memref.reshape": _reshape,
    "memref.view": _view,
    "memref.transpose": _transpose,
    "memref.dim": _dim,
    "memref.rank": _rank,
    "memref.extract_strided_metadata": _metadata,
    "memref.extract_aligned_pointer_as_index": _pointer_as_index,
}

"""Meaning of the operations of ``memref`` that look at the same memory in another way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.dialects.support.ir.strides import contiguous
from ad_opt.lowering.interpreters.memory.memref import memref_type
from ad_opt.lowering.interpreters.values.affine_maps import apply_map
from ad_opt.lowering.interpreters.values.registry import (
    Evaluate,
    Machine,
    Undefined,
    Value,
    ops,
    result_type,
    segments,
    unknown,
)
from ad_opt.lowering.interpreters.values.shapes import (
    check_slice,
    check_static,
    dynamic_shape,
    expanded_shape,
    kept_dims,
    mixed,
    reassociation,
    shape_of,
)
from ad_opt.lowering.interpreters.values.values import MemRef, codec_of
from xdsl.dialects.builtin import AffineMapAttr, ShapedType
from xdsl.ir import Operation


@ops("memref.dim")
def _dim(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(memref: MemRef, at: int) -> int:
        if not 0 <= at < len(memref.sizes):
            raise Undefined(f"dimension {at} of a memref of rank {len(memref.sizes)}")
        return memref.sizes[at]

    return evaluate


@ops("memref.rank")
def _rank(op: Operation, machine: Machine) -> Evaluate:
    return lambda memref: len(memref.sizes)


@ops("memref.cast")
def _cast(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)

    def evaluate(memref: MemRef) -> MemRef:
        if isinstance(type, ShapedType):
            check_static(type, memref.sizes)
        return memref

    return evaluate


@ops("memref.memory_space_cast", "memref.assume_alignment", "memref.distinct_objects")
def _same(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(*memrefs: MemRef) -> Value:
        return memrefs[: len(op.results)] if len(op.results) != 1 else memrefs[0]

    return evaluate


@ops("memref.subview")
def _subview(op: Operation, machine: Machine) -> Evaluate:
    wanted = shape_of(result_type(op))

    def evaluate(*values: Value) -> MemRef:
        (source,), *dynamic = segments(op, values)
        offsets = mixed(op, "static_offsets", dynamic[0])
        sizes = mixed(op, "static_sizes", dynamic[1])
        steps = mixed(op, "static_strides", dynamic[2])
        check_slice(source.sizes, offsets, sizes, steps)
        kept = kept_dims(sizes, wanted)
        start = source.offset + sum(
            offset * stride for offset, stride in zip(offsets, source.strides, strict=True)
        )
        strides = [step * stride for step, stride in zip(steps, source.strides, strict=True)]
        return source.like([sizes[d] for d in kept], [strides[d] for d in kept], start)

    return evaluate


@ops("memref.reinterpret_cast")
def _reinterpret_cast(op: Operation, machine: Machine) -> Evaluate:
    """Offset, sizes and strides count from the start of the buffer, not of the source."""

    def evaluate(*values: Value) -> MemRef:
        (source,), *dynamic = segments(op, values)
        (offset,) = mixed(op, "static_offsets", dynamic[0])
        sizes = mixed(op, "static_sizes", dynamic[1])
        strides = mixed(op, "static_strides", dynamic[2])
        return source.like(sizes, strides, offset)

    return evaluate


@ops("memref.expand_shape")
def _expand_shape(op: Operation, machine: Machine) -> Evaluate:
    groups = reassociation(op)

    def evaluate(source: MemRef, *dynamic: Value) -> MemRef:
        sizes = expanded_shape(op, source.sizes, dynamic) if groups else [1] * _result_rank(op)
        strides = [1] * len(sizes)
        for stride, group in zip(source.strides, groups, strict=True):
            for dim in reversed(group):
                strides[dim] = stride
                stride *= sizes[dim]
        return source.like(sizes, strides)

    return evaluate


def _result_rank(op: Operation) -> int:
    return len(shape_of(result_type(op)))


@ops("memref.collapse_shape")
def _collapse_shape(op: Operation, machine: Machine) -> Evaluate:
    groups = reassociation(op)

    def evaluate(source: MemRef) -> MemRef:
        sizes = [math.prod(source.sizes[d] for d in group) for group in groups]
        return source.like(sizes, [_collapsed_stride(source, group) for group in groups])

    return evaluate


def _collapsed_stride(source: MemRef, group: Sequence[int]) -> int:
    """The stride of dimensions that are contiguous in each other."""
    dims = [d for d in group if source.sizes[d] != 1]
    if any(source.sizes[d] == 0 for d in group):
        return 1
    for outer, inner in pairwise(dims):
        if source.strides[outer] != source.strides[inner] * source.sizes[inner]:
            raise Undefined(f"dimensions {list(group)} are not contiguous in memory")
    return source.strides[dims[-1] if dims else group[-1]]


@ops("memref.reshape")
def _reshape(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(source: MemRef, shape: MemRef) -> MemRef:
        sizes = [int(size) for size in shape.element.values(shape.view())]
        if math.prod(sizes) != math.prod(source.sizes):
            raise Undefined(f"{list(source.sizes)} cannot become {sizes}")
        return source.like(sizes, contiguous(sizes))

    return evaluate


@ops("memref.transpose")
def _transpose(op: Operation, machine: Machine) -> Evaluate:
    permutation = attribute_of(op, "permutation")
    assert isinstance(permutation, AffineMapAttr)
    dims = apply_map(permutation.data, range(permutation.data.num_dims))

    def evaluate(source: MemRef) -> MemRef:
        return source.like([source.sizes[d] for d in dims], [source.strides[d] for d in dims])

    return evaluate


@ops("memref.view")
def _view(op: Operation, machine: Machine) -> Evaluate:
    type = memref_type(op, result_type(op))
    element = codec_of(type.element_type)
    if element.dtype.hasobject:
        raise unknown(op, f"bytes of `{type.element_type}`")

    def evaluate(source: MemRef, shift: int, *dynamic: Value) -> MemRef:
        sizes = dynamic_shape(type, dynamic)
        start = source.origin + source.offset + shift
        length = math.prod(sizes) * element.dtype.itemsize
        if shift < 0 or shift + length > source.sizes[0]:
            raise Undefined(f"bytes {shift} to {shift + length} of {source.sizes[0]}")
        source.allocation.written = None  # marks are per element and no longer fit
        data = source.data[start : start + length].view(element.dtype)
        return MemRef(source.allocation, data, element, tuple(sizes), contiguous(sizes))

    return evaluate


@ops("memref.extract_strided_metadata")
def _metadata(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(memref: MemRef) -> tuple[Value, ...]:
        base = memref.like((), (), 0)
        return (base, memref.offset, *memref.sizes, *memref.strides)

    return evaluate


@ops("memref.extract_aligned_pointer_as_index")
def _pointer(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(memref: MemRef) -> int:
        return int(memref.data.ctypes.data) + memref.origin * memref.data.itemsize

    return evaluate

"""Types of views: what ``memref.subview``, ``cast`` and the reshapes give."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.operand_groups import integers, mixed_values
from ad_opt.dialects.support.ir.strides import known_product
from xdsl.dialects import memref
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    MemRefType,
    StridedLayoutAttr,
    TensorType,
    i32,
    i64,
)
from xdsl.ir import Operation, SSAValue

from .state import memref_type


def static_values(op: Operation, name: str) -> tuple[int, ...]:
    """The numbers of a static operand list; dynamic ones are `DYNAMIC_INDEX`."""
    values = integers(op.properties[name])
    return tuple(int(value) for value in values)


def _known(value: Index) -> int | None:
    return value if isinstance(value, int) else None


def kept_dimensions(sizes: Sequence[Index], result: Sequence[int]) -> list[int]:
    """Return the dimensions of a slice that its type keeps; those dropped have size one."""
    kept: list[int] = []
    for at, size in enumerate(sizes):
        wanted = result[len(kept)] if len(kept) < len(result) else None
        if wanted is not None and wanted == (size if isinstance(size, int) else DYNAMIC_INDEX):
            kept.append(at)
    return kept


def subview_type(
    source: MemRefType,
    offsets: Sequence[Index],
    sizes: Sequence[Index],
    strides: Sequence[Index],
    result: Sequence[int],
) -> MemRefType:
    """The type of a slice, as MLIR infers it, of the shape ``result``."""
    steps = source.get_strides()
    assert steps is not None
    offset = source.get_offset()
    for start, step in zip(offsets, steps, strict=True):
        move = known_product(_known(start), step)
        offset = None if offset is None or move is None else offset + move
    scaled = [known_product(step, _known(by)) for step, by in zip(steps, strides, strict=True)]
    kept = kept_dimensions(sizes, result)
    layout = StridedLayoutAttr([scaled[at] for at in kept], offset)
    return MemRefType(source.element_type, result, layout, source.memory_space)


def subview(
    b: Builder,
    source: SSAValue,
    offsets: Sequence[Index],
    sizes: Sequence[Index],
    strides: Sequence[Index],
    result: Sequence[int] | None = None,
) -> SSAValue:
    """A slice of ``source``; ``result`` is its shape where it has fewer dimensions."""
    if result is None:
        result = [size if isinstance(size, int) else DYNAMIC_INDEX for size in sizes]
    operands: list[SSAValue] = [source]
    segments = [1]
    properties: dict[str, DenseArrayBase] = {}
    for name, values in (("offsets", offsets), ("sizes", sizes), ("strides", strides)):
        dynamic = [value for value in values if not isinstance(value, int)]
        operands += dynamic
        segments.append(len(dynamic))
        numbers = [value if isinstance(value, int) else DYNAMIC_INDEX for value in values]
        properties[f"static_{name}"] = DenseArrayBase.from_list(i64, numbers)
    properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, segments)
    type = subview_type(memref_type(source), offsets, sizes, strides, result)
    return b.value(
        memref.SubviewOp.create(operands=operands, result_types=[type], properties=properties)
    )


def slice_of(
    b: Builder, op: Operation, source: SSAValue, skip: int, tensor: TensorType
) -> SSAValue:
    """The slice of ``source`` that the operands of ``op`` after the first ``skip`` describe."""
    segments = static_values(op, "operandSegmentSizes")[skip:]
    rest = list(op.operands[skip:])
    lists: list[list[Index]] = []
    for name, count in zip(("offsets", "sizes", "strides"), segments, strict=True):
        lists.append(mixed_values(op.properties[f"static_{name}"], rest[:count]))
        rest = rest[count:]
    offsets, sizes, strides = lists
    return subview(b, source, offsets, sizes, strides, tensor.get_shape())


def cast_type(source: MemRefType, shape: Sequence[int]) -> MemRefType:
    """The type of ``source`` with what is known of its extents replaced."""
    return MemRefType(source.element_type, shape, source.layout, source.memory_space)

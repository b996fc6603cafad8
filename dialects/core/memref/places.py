"""Memory that buffers, or elements of one, do not share: seen at once, or tested at run time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from ad_opt.dialects.support.ir.argument_attributes import attributes_of_argument
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.support.ir.strides import strided_layout
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.dialects.support.names.attribute_names import NO_ALIAS
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import (
    FixedBitwidthType,
    IndexType,
    MemRefType,
)
from xdsl.ir import BlockArgument, SSAValue

from .coinciding import VIEWS


def are_apart(one: SSAValue, other: SSAValue) -> bool:
    """True if two buffers are seen to share no memory: fresh ones, and arguments."""
    first, second = _root(one), _root(other)
    if first is second:
        return False
    if _is_fresh(first):
        return _is_fresh(second) or _is_argument(second)
    if _is_fresh(second):
        return _is_argument(first)
    if not _is_argument(first) or not _is_argument(second):
        return False
    return any(NO_ALIAS in attributes_of_argument(one) for one in (first, second))


def _root(value: SSAValue) -> SSAValue:
    while (view := defining_op(value)) is not None and view.name in VIEWS:
        value = view.operands[0]
    return value


def _is_fresh(value: SSAValue) -> bool:
    return defining_op(value, "memref.alloc", "memref.alloca") is not None


def _is_argument(value: SSAValue) -> bool:
    """True for an argument of a function."""
    if not isinstance(value, BlockArgument):
        return False
    function = value.block.parent_op()
    is_entry = function is not None and function.regions[0].blocks.first is value.block
    return is_entry and function is not None and name_of(function) is not None


def layout_at(b: Builder, buffer: SSAValue) -> tuple[Index, list[Index]]:
    """Offset and strides of a buffer, computed where its type does not say them."""
    assert isinstance(buffer.type, MemRefType)
    known = strided_layout(buffer.type)
    assert known is not None
    offset, strides = known
    if offset is not None and all(stride is not None for stride in strides):
        return offset, [stride for stride in strides if stride is not None]
    data = b.emit(memref.ExtractStridedMetaDataOp(buffer))
    given = data.results[2 + len(strides) :]
    pairs = zip(strides, given, strict=True)
    found: list[Index] = [g if s is None else s for s, g in pairs]
    return data.offset if offset is None else offset, found


def can_be_tested(buffer: SSAValue) -> bool:
    """True if it can be computed which bytes a buffer has."""
    type_ = buffer.type
    return (
        isinstance(type_, MemRefType)
        and strided_layout(type_) is not None
        and isinstance(type_.element_type, FixedBitwidthType)
        and type_.element_type.bitwidth % 8 == 0
    )


def bytes_of(b: Builder, buffer: SSAValue) -> tuple[SSAValue, SSAValue]:
    """The address of the first byte of a buffer, and that behind the last one."""
    assert isinstance(buffer.type, MemRefType)
    assert isinstance(buffer.type.element_type, FixedBitwidthType)
    width = buffer.type.element_type.bitwidth // 8
    offset, strides = layout_at(b, buffer)
    low: Index = offset
    high: Index = offset
    for at, stride in enumerate(strides):
        way = b.mul(b.sub(b.dim(buffer, at), 1), stride)
        if isinstance(stride, int):
            low, high = (low, b.add(high, way)) if stride >= 0 else (b.add(low, way), high)
        else:
            low, high = b.add(low, b.minimum(way, 0)), b.add(high, b.maximum(way, 0))
    kind = memref.ExtractAlignedPointerAsIndexOp
    start = b.value(kind.create(operands=[buffer], result_types=[IndexType()]))
    first = b.index(b.add(start, b.mul(low, width)))
    return first, b.index(b.add(start, b.mul(b.add(high, 1), width)))


def apart_test(b: Builder, one: SSAValue, other: SSAValue) -> SSAValue:
    """True if the bytes of two buffers lie one behind the other."""
    (low, high), (first, end) = bytes_of(b, one), bytes_of(b, other)
    before, after = b.compare("ule", high, first), b.compare("ule", end, low)
    return b.value(arith.OrIOp(before, after))


def all_of(b: Builder, tests: list[SSAValue]) -> SSAValue:
    """True if all tests, of which there is one at least, are."""
    return reduce(lambda x, y: b.value(arith.AndIOp(x, y)), tests)


def distinct_test(b: Builder, buffer: SSAValue) -> SSAValue:
    """True if strides and sizes keep the elements of a buffer apart, longest steps outermost or
    innermost.
    """
    _, strides = layout_at(b, buffer)
    lengths = [b.maximum(step, b.sub(0, step)) for step in strides]
    axes = [(length, b.dim(buffer, at)) for at, length in enumerate(lengths)]
    return b.value(arith.OrIOp(_is_nested(b, axes), _is_nested(b, axes[::-1])))


def _is_nested(b: Builder, axes: Sequence[tuple[Index, Index]]) -> SSAValue:
    """True if each step is at least as long as all steps of the next dimension."""
    reach: Index = 1
    tests: list[SSAValue] = []
    for length, size in reversed(axes):
        tests.append(b.compare("sge", b.index(length), b.index(reach)))
        reach = b.mul(length, size)
    return all_of(b, [b.true(), *tests])

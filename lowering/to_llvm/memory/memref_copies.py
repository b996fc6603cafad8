"""``memref.copy`` and ``linalg.fill``. All that is copied is read before anything is written, so
that the two may overlap.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ad_opt.dialects.support.ir.queries import is_positive_zero
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import Handler, not_lowered
from ad_opt.lowering.to_llvm.construction.values import Descriptor, Index
from xdsl.dialects.builtin import IntegerAttr, IntegerType, MemRefType, i1, i64
from xdsl.ir import Operation, SSAValue

from .memref import allocate, free, load_element, row_major, start_of, store_element, transfer

_ULE = 7
"""The number of LLVM's unsigned "less or equal"."""


def _copy(op: Operation, b: Builder) -> None:
    from ad_opt.dialects.core.memref.places import are_apart

    source, target = b.memref(op.operands[0]), b.memref(op.operands[1])
    # Where one of the two types knows a size, the other one has it too.
    sizes = tuple(
        x if isinstance(x, int) else y for x, y in zip(source.sizes, target.sizes, strict=True)
    )
    apart = are_apart(*op.operands)
    if source.layout.contiguous and target.layout.contiguous:
        _, count = row_major(sizes, b)
        name = "llvm.intr.memcpy" if apart else "llvm.intr.memmove"
        bytes_ = b.times(count, source.layout.size)
        transfer(name, start_of(target, b), start_of(source, b), bytes_, b)
    elif apart:
        _copy_elements(source, target, sizes, b)
    else:
        direct, through, after = b.new_block(), b.new_block(), b.new_block()
        b.branch_if(_overlap(source, target, sizes, b), through, direct)
        b.start(direct)
        _copy_elements(source, target, sizes, b)
        b.branch(after)
        b.start(through)
        strides, count = row_major(sizes, b)
        layout = source.layout
        room = allocate(count, layout.size, layout.alignment, b)
        kept = Descriptor(layout, room, room, 0, sizes, tuple(strides))
        _copy_elements(source, kept, sizes, b)
        _copy_elements(kept, target, sizes, b)
        free(room, b)
        b.branch(after)
        b.start(after)


def _copy_elements(
    source: Descriptor, target: Descriptor, sizes: Sequence[Index], b: Builder
) -> None:
    _for_each(sizes, lambda at: store_element(load_element(source, at, b), target, at, b), b)


def _for_each(sizes: Sequence[Index], body: Callable[[list[Index]], None], b: Builder) -> None:
    """Loops over all indices."""

    def nest(indices: list[Index]) -> None:
        if len(indices) == len(sizes):
            body(indices)
        else:
            b.loop(sizes[len(indices)], lambda i: nest([*indices, i]))

    nest([])


def _overlap(
    source: Descriptor, target: Descriptor, sizes: Sequence[Index], b: Builder
) -> SSAValue:
    """True if the stretches of memory have an address in common."""
    (low, high), (start, end) = (_stretch(x, sizes, b) for x in (source, target))
    return b.binary("llvm.and", b.compare(_ULE, low, end), b.compare(_ULE, start, high), {})


def _stretch(memref: Descriptor, sizes: Sequence[Index], b: Builder) -> tuple[SSAValue, SSAValue]:
    """The addresses of the first and the last element in memory."""
    low: Index = 0
    high: Index = 0
    for size, stride in zip(sizes, memref.strides, strict=True):
        extent = b.times(b.minus(size, 1), stride)
        if isinstance(extent, int):
            low, high = b.plus(low, min(extent, 0)), b.plus(high, max(extent, 0))
        else:
            low = b.plus(low, b.int_op("llvm.intr.smin", extent, b.int(0)))
            high = b.plus(high, b.int_op("llvm.intr.smax", extent, b.int(0)))
    start = start_of(memref, b)
    first, last = (
        b.cast("llvm.ptrtoint", b.gep(start, memref.layout.memory, x), i64) for x in (low, high)
    )
    return first, last


def _fill(op: Operation, b: Builder) -> None:
    """``linalg.fill`` of a buffer, as `fill-at-once` leaves it."""
    value, buffer = op.operands
    if op.results or not isinstance(buffer.type, MemRefType):
        raise not_lowered(op, "on tensors")
    if value.type != buffer.type.get_element_type():
        raise not_lowered(op, "of another type than the elements")
    target = b.memref(buffer)
    if target.layout.contiguous and is_positive_zero(value):
        _, count = row_major(target.sizes, b)
        bytes_ = b.i64(b.times(count, target.layout.size))
        zero, volatile = b.int(0, IntegerType(8)), {"isVolatile": IntegerAttr(0, i1)}
        b.add("llvm.intr.memset", (start_of(target, b), zero, bytes_), (), volatile)
    else:
        _for_each(target.sizes, lambda at: store_element(b.get(value), target, at, b), b)


HANDLERS: dict[str, Handler] = {"memref.copy": _copy, "linalg.fill": _fill}

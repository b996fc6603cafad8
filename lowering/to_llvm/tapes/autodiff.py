"""Tapes, frames of records in them, and the arithmetic of tangents.

A frame is a pointer to a struct of arrays. Each slot becomes one *column*, or several: a complex
number has two, a memref one for each part of its descriptor that its type does not know. Columns
stand in the order of decreasing alignment, so that each is aligned whatever the number of records:
record i of a column is at ``frame + offset * capacity + i * size``, where ``offset`` is the size of
the columns before it. An i1 takes a byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ad_opt.dialects.autodiff.tape import ARENA_LINE, FIRST_CAPACITY, UNINITIALIZED
from ad_opt.dialects.autodiff.types import FrameType
from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import Handler, not_lowered, passthrough
from ad_opt.lowering.to_llvm.construction.ops import PTR
from ad_opt.lowering.to_llvm.construction.types import (
    bit_width,
    convert_type,
    layout_of,
    memory_type,
    size_and_alignment,
)
from ad_opt.lowering.to_llvm.construction.values import Index, Lowered, Pair
from ad_opt.lowering.to_llvm.memory.memref import Shape, allocate, copy_bytes, row_major
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    IntegerAttr,
    StringAttr,
    VectorType,
    f32,
    i1,
    i64,
)
from xdsl.dialects.llvm import LLVMArrayType, LLVMFunctionType, LLVMStructType
from xdsl.ir import Attribute, Operation, SSAValue

from . import arena, narrow_sums

# ------------------------------------------------------------------ layout


@dataclass(frozen=True)
class Column:
    """One array of a frame."""

    type: Attribute
    """The llvm type of the value."""
    memory: Attribute
    """Its type in memory."""
    size: int
    offset: int
    """Bytes of a record in the columns before this one."""

    @property
    def alignment(self) -> int:
        """Alignment of every element, in bytes."""
        return min(size_and_alignment(self.memory)[1], ARENA_LINE)


@dataclass(frozen=True)
class Columns:
    """The layout of a frame."""

    slots: tuple[tuple[Column, ...], ...]
    """The columns of each slot."""
    record: int
    """Bytes of a record, over all columns."""

    @property
    def arrays(self) -> list[Column]:
        """All columns, in the order of memory."""
        return sorted((c for slot in self.slots for c in slot), key=lambda c: c.offset)


@cache
def layout_of_record(types: tuple[Attribute, ...]) -> Columns:
    """The layout of a frame with these slots; raises `TypeNotLowered`."""
    parts = [(slot, part) for slot, t in enumerate(types) for part in Builder.block_types(t)]

    def alignment(number: int) -> int:
        return size_and_alignment(memory_type(parts[number][1]))[1]

    found: dict[int, Column] = {}
    offset = 0
    for number in sorted(range(len(parts)), key=alignment, reverse=True):
        type_ = parts[number][1]
        memory = memory_type(type_)
        size = size_and_alignment(memory)[0]
        found[number] = Column(type_, memory, size, offset)
        offset += size
    slots: list[list[Column]] = [[] for _ in types]
    for number, (slot, _) in enumerate(parts):
        slots[slot].append(found[number])
    return Columns(tuple(map(tuple, slots)), offset)


def _columns(frame: SSAValue) -> Columns:
    assert isinstance(frame.type, FrameType)
    return layout_of_record(frame.type.types)


# ------------------------------------------------------------------ tapes


def _tape_begin(op: Operation, b: Builder) -> None:
    """The header is on the stack where the tape does not leave the function."""
    on_heap = escapes(op.results[0])
    if on_heap:
        header = allocate(1, arena.HEADER_BYTES, ARENA_LINE, b)
    else:
        properties: dict[str, Attribute] = {
            "alignment": IntegerAttr(8, i64),
            "elem_type": arena.HEADER,
        }
        header = b.entry_op("llvm.alloca", (b.int(1),), PTR, properties)
    arena.initialize(header, on_heap, b)
    b.set(op.results[0], header)


def escapes(tape: SSAValue) -> bool:
    """True if a tape may be used after the function that began it has returned."""
    ended = False
    for use in tape.uses:
        user = use.operation
        ended |= user.name == "autodiff.tape_end"
        if user.name == "func.call":
            if any(result.type == tape.type for result in user.results):
                return True
        elif not user.name.startswith("autodiff.") or use.index:
            return True
    return not ended


def _tape_end(op: Operation, b: Builder) -> None:
    arena.end(b.ssa(op.operands[0]), b)


def _tape_mark(op: Operation, b: Builder) -> None:
    b.set(op.results[0], arena.mark(b.ssa(op.operands[0]), b))


def _tape_reset(op: Operation, b: Builder) -> None:
    arena.reset(b.ssa(op.operands[0]), b.ssa(op.operands[1]), b)


def _arena_alloc(op: Operation, b: Builder) -> None:
    tape, *dynamic = op.operands
    if op.results[0].type == PTR:
        size = arena.rounded(b.index(dynamic[0]), b)
        pointer = arena.allocate_in(b.ssa(tape), size, b)
        _clear_unless_told(op, pointer, size, b)
        b.set(op.results[0], pointer)
        return
    layout = layout_of(op.results[0].type)
    given = iter(b.indices(dynamic))
    sizes: list[Index] = [next(given) if n is None else n for n in layout.sizes]
    strides, count = row_major(sizes, b)
    if not layout.contiguous:
        known = [s for s in layout.strides if s is not None]
        if len(known) != len(sizes):
            raise not_lowered(op, "of a layout with dynamic strides")
        strides, count = list[Index](known), 1
        for size, stride in zip(sizes, known, strict=True):
            count = b.plus(count, b.times(b.minus(size, 1), stride))
    if layout.offset is None:
        raise not_lowered(op, "of a layout with a dynamic offset")
    shape = Shape(layout, layout.offset, sizes, strides, b.plus(count, layout.offset))
    bytes_ = b.times(shape.count, layout.size)
    pointer = arena.allocate_in(b.ssa(tape), arena.rounded(bytes_, b), b)
    _clear_unless_told(op, pointer, bytes_, b)
    b.set(op.results[0], shape.at(pointer, b))


def _clear_unless_told(op: Operation, pointer: SSAValue, size: Index, b: Builder) -> None:
    if UNINITIALIZED not in op.attributes:
        _clear(pointer, size, b)


def _clear(pointer: SSAValue, size: Index, b: Builder) -> None:
    zero = b.int(0, arena.BYTE)
    volatile = {"isVolatile": IntegerAttr(0, i1)}
    b.add("llvm.intr.memset", (pointer, zero, b.i64(size)), (), volatile)


def _defer_dealloc(op: Operation, b: Builder) -> None:
    memory = op.operands[1]
    pointer = b.ssa(memory) if memory.type == PTR else b.memref(memory).allocated
    name = op.attributes.get("deallocator")
    deallocator = name.data if isinstance(name, StringAttr) else None
    arena.free_at_end(b.ssa(op.operands[0]), pointer, deallocator, b)


def _log_memory(op: Operation, b: Builder) -> None:
    tape, memory, size = op.operands
    arena.log(b.ssa(tape), b.ssa(memory), b.ssa(size), b)


def _restore_memory(op: Operation, b: Builder) -> None:
    arena.restore(b.ssa(op.operands[0]), b)


def _accumulate(op: Operation, b: Builder) -> None:
    memory, value = op.operands
    narrow_sums.accumulate(b.ssa(memory), b.ssa(value), op.properties["held"], b)


def _set_root(op: Operation, b: Builder) -> None:
    arena.put(b.ssa(op.operands[1]), b.ssa(op.operands[0]), arena.ROOT, b)


def _root(op: Operation, b: Builder) -> None:
    b.set(op.results[0], arena.get(b.ssa(op.operands[0]), arena.ROOT, b))


# ------------------------------------------------------------------ frames


def _frame(op: Operation, b: Builder) -> None:
    record = _columns(op.results[0]).record
    if not record:
        b.set(op.results[0], b.null())
        return
    bytes_ = b.times(b.index(op.operands[1]), record)
    if isinstance(bytes_, int) or record % ARENA_LINE:
        bytes_ = arena.rounded(bytes_, b)
    b.set(op.results[0], arena.allocate_in(b.ssa(op.operands[0]), bytes_, b))


def _element(frame: SSAValue, column: Column, index: Index, capacity: Index, b: Builder):
    start = b.gep(frame, arena.BYTE, b.times(capacity, column.offset))
    return b.gep(start, column.memory, index)


def _save(op: Operation, b: Builder) -> None:
    value, frame, index, capacity = op.operands
    columns = _columns(frame).slots[integer_property(op, "slot")]
    place, at, n = b.ssa(frame), b.index(index), b.index(capacity)
    for part, column in zip(b.block_args(b.get(value), value.type), columns, strict=True):
        b.store(b.to_memory(part), _element(place, column, at, n, b), column.alignment)


def _restore(op: Operation, b: Builder) -> None:
    frame, index, capacity = op.operands
    place, at, n = b.ssa(frame), b.index(index), b.index(capacity)
    parts: list[SSAValue] = []
    for column in _columns(frame).slots[integer_property(op, "slot")]:
        loaded = b.load(_element(place, column, at, n, b), column.memory, column.alignment)
        parts.append(b.from_memory(loaded, column.type))
    b.set(op.results[0], b.from_block_args(parts, op.results[0].type))


def _frame_grow(op: Operation, b: Builder) -> None:
    """The frame itself while the record exists; otherwise out of line."""
    tape, frame, capacity, index = (b.ssa(x) for x in op.operands)
    grow, after = b.new_block(), b.new_block(PTR, i64)
    b.branch_if(b.compare(2, index, capacity), after, grow, (frame, capacity))
    b.start(grow)
    columns = _columns(op.operands[1])
    sizes = tuple(column.size for column in columns.arrays)
    name = ".".join(["autodiff.frame.grow", *map(str, sizes)])
    pair = ops.struct_type(PTR, i64)
    b.module.helper(
        name,
        LLVMFunctionType([PTR, PTR, i64, i64], pair),
        lambda inner: _build_grow(columns, inner),
        {"passthrough": passthrough("noinline", "nounwind")},
    )
    grown = b.call(name, (tape, frame, capacity, index), pair).results[0]
    b.branch(after, b.extract(grown, PTR, 0), b.extract(grown, i64, 1))
    b.start(after)
    for result, value in zip(op.results, after.args, strict=True):
        b.set(result, value)


def _build_grow(columns: Columns, b: Builder) -> None:
    tape, frame, capacity, index = b.block.args
    doubled = b.int_op("llvm.intr.smax", b.i64(b.times(capacity, 2)), b.int(FIRST_CAPACITY))
    wanted = b.int_op("llvm.intr.smax", doubled, b.i64(b.plus(index, 1)))
    new = b.null()
    if columns.record:
        bytes_ = arena.rounded(b.times(wanted, columns.record), b)
        new = arena.allocate_in(tape, bytes_, b)
    for column in columns.arrays:
        source = b.gep(frame, arena.BYTE, b.times(capacity, column.offset))
        target = b.gep(new, arena.BYTE, b.times(wanted, column.offset))
        copy_bytes(target, source, b.times(capacity, column.size), b)
    b.add("llvm.return", (b.struct(ops.struct_type(PTR, i64), (new, wanted)),))


# ------------------------------------------------------------------ stack


def _record(types: Sequence[Attribute]) -> tuple[list[list[Attribute]], Attribute, int]:
    """The parts of each value, the struct of a pushed record, and its size."""
    parts = [Builder.block_types(type_) for type_ in types]
    struct = ops.struct_type(PTR, *(memory_type(p) for several in parts for p in several))
    return parts, struct, -(-size_and_alignment(struct)[0] // ARENA_LINE) * ARENA_LINE


def _field_alignment(memory: Attribute) -> int:
    return min(size_and_alignment(memory)[1], ARENA_LINE)


def _push(op: Operation, b: Builder) -> None:
    tape, *values = op.operands
    _, struct, size = _record([value.type for value in values])
    header = b.ssa(tape)
    record = arena.allocate_in(header, size, b)
    parts = [part for value in values for part in b.block_args(b.get(value), value.type)]
    for number, part in enumerate(parts, 1):
        stored = b.to_memory(part)
        b.store(stored, b.gep(record, struct, 0, number), _field_alignment(stored.type))
    arena.link(record, header, arena.STACK, b)


def _pop(op: Operation, b: Builder) -> None:
    """Pop a value; also give the memory back if nothing was allocated since."""
    types, struct, size = _record([result.type for result in op.results])
    header = b.ssa(op.operands[0])
    record = arena.get(header, arena.STACK, b)
    number = 1
    for result, several in zip(op.results, types, strict=True):
        parts: list[SSAValue] = []
        for type_ in several:
            memory = memory_type(type_)
            place = b.gep(record, struct, 0, number)
            loaded = b.load(place, memory, _field_alignment(memory))
            parts.append(b.from_memory(loaded, type_))
            number += 1
        b.set(result, b.from_block_args(parts, result.type))
    arena.put(b.load(record, PTR, 8), header, arena.STACK, b)
    current = arena.get(header, arena.CURRENT, b)
    last = b.compare(0, b.gep(record, arena.BYTE, size), current)
    arena.put(b.select(last, record, current), header, arena.CURRENT, b)


# ------------------------------------------------------------------ tangents


def _zero(op: Operation, b: Builder) -> None:
    type_ = op.results[0].type
    if isinstance(type_, ComplexType):
        zero = b.float(0.0, convert_type(type_.element_type))
        b.set(op.results[0], Pair(zero, zero))
    else:
        b.set(op.results[0], b.value("llvm.mlir.zero", (), convert_type(type_)))


def _map(name: str, left: Lowered, right: Lowered, b: Builder) -> Lowered:
    """A floating-point operation on each pair of components."""
    if isinstance(left, Pair) and isinstance(right, Pair):
        real = b.binary(name, left.real, right.real)
        return Pair(real, b.binary(name, left.imaginary, right.imaginary))
    x, y = b.pack(left), b.pack(right)
    fields = _fields(x.type)
    if fields is None:
        return b.binary(name, x, y)
    result = b.poison(x.type)
    for at, type_ in enumerate(fields):
        part = _map(name, b.extract(x, type_, at), b.extract(y, type_, at), b)
        result = b.insert(result, b.pack(part), at)
    return result


def _fields(type_: Attribute) -> Sequence[Attribute] | None:
    if isinstance(type_, LLVMStructType):
        return type_.types.data
    if isinstance(type_, LLVMArrayType):
        return [type_.type] * type_.size.data
    return None


def _add(op: Operation, b: Builder) -> None:
    left, right = op.operands
    b.set(op.results[0], _map("llvm.fadd", b.get(left), b.get(right), b))


def _scale(op: Operation, b: Builder) -> None:
    factor, tangent = op.operands
    x = b.get(tangent)
    b.set(op.results[0], _map("llvm.fmul", _spread(b.ssa(factor), x, op, b), x, b))


def _spread(factor: SSAValue, like: Lowered, op: Operation, b: Builder) -> Lowered:
    """The factor in the tangent's precision, in each component of the tangent."""
    from ad_opt.lowering.to_llvm.numbers.vector import splat

    if isinstance(like, Pair):
        factor = _in_precision(factor, like.real.type, b)
        return Pair(factor, factor)
    type_ = b.pack(like).type
    factor = _in_precision(factor, scalar_type(type_), b)
    if type_ == factor.type:
        return factor
    if isinstance(type_, VectorType):
        return splat(factor, type_, b)
    raise not_lowered(op, f"of a tangent of type {type_} by a {factor.type}")


def _in_precision(x: SSAValue, type_: Attribute, b: Builder) -> SSAValue:
    """A float as one of another type; as it is, if the type is no float."""
    from ad_opt.lowering.to_llvm.numbers.casts import extend_float, truncate_float

    if not isinstance(type_, AnyFloat) or type_ == x.type:
        return x
    if bit_width(type_) == bit_width(x.type):  # f16 and bf16, which f32 contains
        x = extend_float(x, f32, b)
    convert = extend_float if bit_width(type_) > bit_width(x.type) else truncate_float
    return convert(x, type_, b)


def _same(op: Operation, b: Builder) -> None:
    b.set(op.results[0], b.get(op.operands[0]))


HANDLERS: dict[str, Handler] = {
    "autodiff.tape_begin": _tape_begin,
    "autodiff.tape_end": _tape_end,
    "autodiff.tape_mark": _tape_mark,
    "autodiff.tape_reset": _tape_reset,
    "autodiff.arena_alloc": _arena_alloc,
    "autodiff.defer_dealloc": _defer_dealloc,
    "autodiff.log_memory": _log_memory,
    "autodiff.restore_memory": _restore_memory,
    "autodiff.accumulate": _accumulate,
    "autodiff.set_root": _set_root,
    "autodiff.root": _root,
    "autodiff.frame": _frame,
    "autodiff.frame_grow": _frame_grow,
    "autodiff.save": _save,
    "autodiff.restore": _restore,
    "autodiff.push": _push,
    "autodiff.pop": _pop,
    "autodiff.zero": _zero,
    "autodiff.add": _add,
    "autodiff.scale": _scale,
    "autodiff.stop_gradient": _same,
    "autodiff.detach": _same,
}

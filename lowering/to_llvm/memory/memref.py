"""Memory: allocation, access, copies, atomics. An allocation is aligned to a cache line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.core.memref.memref import ATOMIC_KINDS
from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import (
    ALL_HANDLERS,
    Handler,
    lower_op,
    lower_region,
    not_lowered,
)
from ad_opt.lowering.to_llvm.construction.properties import int_property
from ad_opt.lowering.to_llvm.construction.types import (
    Layout,
    bit_width,
    convert_type,
    layout_of,
    size_and_alignment,
)
from ad_opt.lowering.to_llvm.construction.values import Descriptor, Index, Lowered, Pair
from xdsl.dialects.builtin import ComplexType, Float80Type, IntegerAttr, IntegerType, i1, i32, i64
from xdsl.dialects.llvm import LLVMArrayType
from xdsl.ir import Attribute, Operation, SSAValue

CACHE_LINE = 64
"""Bytes to which large buffers are aligned. Fixed by the processors' cache line."""
_RETURNS: dict[str, Attribute] = {"no_unwind": ops.UNIT, "will_return": ops.UNIT}


# Access ---------------------------------------------------------------------------------------


def load_element(memref: Descriptor, indices: Sequence[Index], b: Builder) -> Lowered:
    """Read one element."""
    layout = memref.layout
    at = b.offset_of(memref, indices)
    if isinstance(layout.element, ComplexType):
        part = convert_type(layout.element.element_type)
        size = size_and_alignment(part)[1]
        real = b.load(b.gep(memref.aligned, layout.memory, at), part, size)
        field = b.gep(memref.aligned, layout.memory, at, 1)
        return Pair(real, b.load(field, part, size))
    loaded = b.load(b.gep(memref.aligned, layout.memory, at), layout.memory, layout.alignment)
    return b.unpack(b.from_memory(loaded, convert_type(layout.element)), layout.element)


def store_element(x: Lowered, memref: Descriptor, indices: Sequence[Index], b: Builder) -> None:
    """Write one element."""
    layout = memref.layout
    at = b.offset_of(memref, indices)
    pointer = b.gep(memref.aligned, layout.memory, at)
    if isinstance(x, Pair):
        size = size_and_alignment(x.real.type)[1]
        b.store(x.real, pointer, size)
        b.store(x.imaginary, b.gep(memref.aligned, layout.memory, at, 1), size)
    else:
        b.store(b.to_memory(b.pack(x)), pointer, layout.alignment)


def _load(op: Operation, b: Builder) -> None:
    source, *indices = op.operands
    b.set(op.results[0], load_element(b.memref(source), b.indices(indices), b))


def _store(op: Operation, b: Builder) -> None:
    value, target, *indices = op.operands
    store_element(b.get(value), b.memref(target), b.indices(indices), b)


# Allocation -----------------------------------------------------------------------------------


def row_major(sizes: Sequence[Index], b: Builder) -> tuple[list[Index], Index]:
    """Strides of adjacent elements, and their number."""
    strides: list[Index] = []
    step: Index = 1
    for size in reversed(sizes):
        strides.append(step)
        step = b.times(step, size)
    strides.reverse()
    return strides, step


@dataclass(frozen=True)
class Shape:
    """A memref to be allocated."""

    layout: Layout
    offset: int
    sizes: list[Index]
    strides: list[Index]
    count: Index
    """Elements to make room for."""

    def at(self, pointer: SSAValue, b: Builder) -> Descriptor:
        """The descriptor of the memref whose memory starts at ``pointer``."""
        return b.descriptor(self.layout, pointer, pointer, self.offset, self.sizes, self.strides)


def _shape(op: Operation, b: Builder) -> Shape:
    """Return the shape that ``memref.alloc`` or ``memref.alloca`` is to allocate."""
    layout = layout_of(op.results[0].type)
    segments = cast(Any, op.properties["operandSegmentSizes"]).get_values()
    dynamic = iter(b.indices(op.operands[: int(segments[0])]))
    sizes = [next(dynamic) if n is None else n for n in layout.sizes]
    if layout.offset is None:
        raise not_lowered(op, "of a layout with a dynamic offset")
    if layout.contiguous:
        strides, count = row_major(sizes, b)
    else:
        strides, count = _symbols(op, sizes, layout.strides, int(segments[0]), b)
    return Shape(layout, layout.offset, sizes, strides, b.plus(count, layout.offset))


def _symbols(
    op: Operation, sizes: Sequence[Index], known: Sequence[int | None], first: int, b: Builder
) -> tuple[list[Index], Index]:
    symbols = iter(b.indices(op.operands[first:]))
    try:
        strides = [next(symbols) if s is None else s for s in known]
    except StopIteration:
        raise not_lowered(op, "of a layout with dynamic strides that are not operands") from None
    # The furthest element tells how much there must be.
    count: Index = 1
    for size, stride in zip(sizes, strides, strict=True):
        count = b.plus(count, b.times(b.minus(size, 1), stride))
    return strides, count


def allocate(count: Index, size: int, alignment: int, b: Builder) -> SSAValue:
    """Call ``aligned_alloc`` for ``count`` elements of ``size`` bytes."""
    alignment = max(alignment, CACHE_LINE)
    bytes_ = b.times(count, size)
    if isinstance(bytes_, int):
        bytes_ = -(-bytes_ // alignment) * alignment
    elif size % alignment:
        padded = b.i64(b.plus(bytes_, alignment - 1))
        bytes_ = b.binary("llvm.and", padded, b.int(-alignment), {})
    name = b.module.declare("aligned_alloc", (i64, i64), ops.PTR, _RETURNS)
    return b.call(name, (b.int(alignment), b.i64(bytes_)), ops.PTR).results[0]


def _alloc(op: Operation, b: Builder) -> None:
    shape = _shape(op, b)
    alignment = int_property(op, "alignment", shape.layout.alignment)
    pointer = allocate(shape.count, shape.layout.size, alignment, b)
    b.set(op.results[0], shape.at(pointer, b))


def free(pointer: SSAValue, b: Builder) -> None:
    """Call ``free``."""
    b.call(b.module.declare("free", (ops.PTR,), None, _RETURNS), (pointer,), None)


def _dealloc(op: Operation, b: Builder) -> None:
    free(b.memref(op.operands[0]).allocated, b)


def _realloc(op: Operation, b: Builder) -> None:
    """Allocate, copy what fits, free."""
    source = b.memref(op.operands[0])
    layout = layout_of(op.results[0].type)
    size = b.index(op.operands[1]) if len(op.operands) > 1 else layout.sizes[0]
    assert size is not None
    pointer = allocate(size, layout.size, int_property(op, "alignment", layout.alignment), b)
    old, new = b.i64(source.sizes[0]), b.i64(size)
    fits = b.int_op("llvm.intr.smin", old, new)
    copy_bytes(pointer, source.aligned, b.times(fits, layout.size), b)
    free(source.allocated, b)
    b.set(op.results[0], b.descriptor(layout, pointer, pointer, 0, (size,), (1,)))


def _alloca(op: Operation, b: Builder) -> None:
    shape = _shape(op, b)
    layout, count = shape.layout, shape.count
    alignment = int_property(op, "alignment", layout.alignment)
    if isinstance(count, int) and count * layout.size >= CACHE_LINE:
        # As for buffers of the heap: no vector lies across two lines.
        alignment = max(alignment, CACHE_LINE)
    properties: dict[str, Attribute] = {
        "alignment": IntegerAttr(alignment, i64),
        "elem_type": layout.memory,
    }
    if not isinstance(count, int):
        pointer = b.value("llvm.alloca", (count,), ops.PTR, properties)
    else:
        if count != 1:
            properties["elem_type"] = LLVMArrayType(count, layout.memory)
        if _runs_once_a_scope(op):
            # In the entry block LLVM promotes it to registers.
            pointer = b.entry_op("llvm.alloca", (b.int(1),), ops.PTR, properties)
        else:
            pointer = b.value("llvm.alloca", (b.int(1),), ops.PTR, properties)
    b.set(op.results[0], shape.at(pointer, b))


def _runs_once_a_scope(op: Operation) -> bool:
    """True if the memory is dead before the operation can run again in this call."""
    block = op.parent
    return block is not None and block.parent is not None and block.parent.blocks[0] is block


def _alloca_scope(op: Operation, b: Builder) -> None:
    """Inline the scope; the stack shrinks at its end if something in it grew the stack."""
    region = op.regions[0]
    types = [t for r in op.results for t in b.block_types(r.type)]
    after = b.new_block(*types)
    grows = any(
        inner.name == "memref.alloca"
        and not (_runs_once_a_scope(inner) and len(inner.operands) == 0)
        for inner in region.walk()
    )
    saved = b.value("llvm.intr.stacksave", (), ops.PTR) if grows else None
    first = b.new_block()
    b.branch(first)
    b.start(first)
    b.blocks[region.blocks[0]] = first
    b.scope_exits.append((after, saved))
    lower_region(region, b, ALL_HANDLERS)
    b.scope_exits.pop()
    b.start(after)
    args = iter(after.args)
    for result in op.results:
        parts = [next(args) for _ in b.block_types(result.type)]
        b.set(result, b.from_block_args(parts, result.type))


def _alloca_scope_return(op: Operation, b: Builder) -> None:
    after, saved = b.scope_exits[-1]
    scope = op.parent_op()
    assert scope is not None
    args: list[SSAValue] = []
    for operand, result in zip(op.operands, scope.results, strict=True):
        args += b.block_args(b.get(operand), result.type)
    if saved is not None:
        b.add("llvm.intr.stackrestore", (saved,))
    b.branch(after, *args)


# Copies ---------------------------------------------------------------------------------------


def start_of(memref: Descriptor, b: Builder) -> SSAValue:
    """The address of its first element."""
    return b.gep(memref.aligned, memref.layout.memory, memref.offset)


def copy_bytes(target: SSAValue, source: SSAValue, bytes_: Index, b: Builder) -> None:
    """``memcpy``."""
    transfer("llvm.intr.memcpy", target, source, bytes_, b)


def transfer(name: str, target: SSAValue, source: SSAValue, bytes_: Index, b: Builder) -> None:
    """``memcpy`` or ``memmove``."""
    b.add(name, (target, source, b.i64(bytes_)), (), {"isVolatile": IntegerAttr(0, i1)})


# Atomics --------------------------------------------------------------------------------------

_ATOMIC = {
    "assign": 0, "addi": 1, "andi": 3, "ori": 5, "xori": 6, "maxs": 7, "mins": 8, "maxu": 9,
    "minu": 10, "addf": 11, "maxnumf": 13, "minnumf": 14, "maximumf": 19, "minimumf": 20,
}  # fmt: skip
"""A kind of update to the number of LLVM's: addf to fadd, assign to xchg, ..."""
_MULTIPLY = {"mulf": "llvm.fmul", "muli": "llvm.mul"}
ACQ_REL, MONOTONIC = IntegerAttr(6, i64), IntegerAttr(2, i64)


def _atomic_rmw(op: Operation, b: Builder) -> None:
    value, target, *indices = op.operands
    memref, x = b.memref(target), b.ssa(value)
    pointer = b.address(memref, b.indices(indices))
    kind = ATOMIC_KINDS[int_property(op, "kind", 0)]
    is_int = isinstance(x.type, IntegerType)
    if kind != "assign" and is_int is kind.endswith("f"):
        raise not_lowered(op, f"of kind {kind} on elements of type {x.type}")
    _check_width(op, memref)
    if (name := _MULTIPLY.get(kind)) is not None:
        flags = ops.FLAGS_NONE if kind == "mulf" else {"overflowFlags": ops.NO_WRAP_FLAGS}
        old = exchange_loop(memref, pointer, lambda now: b.binary(name, now, x, flags), b)[0]
    elif (number := _ATOMIC.get(kind)) is None:
        raise not_lowered(op, "of this kind")
    else:
        # An i1 is a byte in memory, where only these keep it 0 or 1.
        if x.type == i1 and kind not in ("assign", "andi", "ori", "xori", "maxu", "minu"):
            raise not_lowered(op, f"of kind {kind} on elements of type i1")
        stored = b.to_memory(x)
        properties: dict[str, Attribute] = {
            "bin_op": IntegerAttr(number, i64),
            "ordering": ACQ_REL,
            "alignment": IntegerAttr(memref.layout.alignment, i64),
        }
        old = b.value("llvm.atomicrmw", (pointer, stored), stored.type, properties)
        old = b.from_memory(old, x.type)
    b.set(op.results[0], old)


def _check_width(op: Operation, memref: Descriptor) -> None:
    """Atomic instructions exist for numbers that fill their bytes."""
    memory = memref.layout.memory
    if isinstance(memory, Float80Type) or bit_width(memory) != 8 * memref.layout.size:
        raise not_lowered(op, f"on elements of type {memref.layout.element}")


def exchange_loop(
    memref: Descriptor, pointer: SSAValue, compute: Any, b: Builder
) -> tuple[SSAValue, SSAValue]:
    """Compute a new element from the old one until nobody came between; returns both."""
    layout = memref.layout
    element = convert_type(layout.element)
    word = IntegerType(8 * layout.size)
    header, done = b.new_block(layout.memory), b.new_block()
    b.branch(header, b.load(pointer, layout.memory, layout.alignment))
    b.start(header)
    held = header.args[0]
    old = b.from_memory(held, element)
    new = cast(SSAValue, compute(old))
    expected, desired = (
        b.cast("llvm.bitcast", b.to_memory(x), word) if word != layout.memory else b.to_memory(x)
        for x in (old, new)
    )
    properties: dict[str, Attribute] = {
        "success_ordering": ACQ_REL,
        "failure_ordering": MONOTONIC,
        "alignment": IntegerAttr(layout.alignment, i64),
    }
    pair_type = ops.struct_type(word, i1)
    result = b.value("llvm.cmpxchg", (pointer, expected, desired), pair_type, properties)
    seen = b.cast("llvm.bitcast", b.extract(result, word, 0), layout.memory)
    b.branch_if(b.extract(result, i1, 1), done, header, (), (seen,))
    b.start(done)
    return old, new


def _generic_atomic_rmw(op: Operation, b: Builder) -> None:
    target, *indices = op.operands
    memref = b.memref(target)
    _check_width(op, memref)
    pointer = b.address(memref, b.indices(indices))
    (body,) = op.regions[0].blocks

    def compute(old: SSAValue) -> SSAValue:
        b.set(body.args[0], old)
        last = last_of(body)
        for inner in body.ops:
            if inner is not last:
                lower_op(inner, b, ALL_HANDLERS)
        return b.ssa(last.operands[0])

    b.set(op.results[0], exchange_loop(memref, pointer, compute, b)[1])


# Hints ----------------------------------------------------------------------------------------


def _assume_alignment(op: Operation, b: Builder) -> None:
    memref = b.memref(op.operands[0])
    bits = b.value("llvm.ptrtoint", (start_of(memref, b),), i64)
    mask = b.int(int_property(op, "alignment", 1) - 1)
    low = b.binary("llvm.and", bits, mask, {})
    b.add("llvm.intr.assume", (b.compare(0, low, b.int(0)),), (), ops.assume_properties())
    if op.results:
        b.set(op.results[0], memref)


def _prefetch(op: Operation, b: Builder) -> None:
    source, *indices = op.operands
    pointer = b.address(b.memref(source), b.indices(indices))

    def flag(name: str) -> Attribute:
        return IntegerAttr(int_property(op, name, 0) & 1, i32)

    properties: dict[str, Attribute] = {
        "rw": flag("isWrite"),
        "hint": IntegerAttr(min(int_property(op, "localityHint", 3), 3), i32),
        "cache": flag("isDataCache"),
    }
    b.add("llvm.intr.prefetch", (pointer,), (), properties)


HANDLERS: dict[str, Handler] = {
    "memref.load": _load,
    "memref.store": _store,
    "memref.alloc": _alloc,
    "memref.alloca": _alloca,
    "memref.dealloc": _dealloc,
    "memref.realloc": _realloc,
    "memref.alloca_scope": _alloca_scope,
    "memref.alloca_scope.return": _alloca_scope_return,
    "memref.atomic_rmw": _atomic_rmw,
    "memref.generic_atomic_rmw": _generic_atomic_rmw,
    "memref.assume_alignment": _assume_alignment,
    "memref.prefetch": _prefetch,
}

"""The run-time part of tapes: an arena of chunks, as functions of the lowered module.

A tape is a pointer to a header; allocation bumps `CURRENT` up to `LIMIT`, and takes another chunk
from the C library when that is reached. Chunks double in size and never move. The functions are
private to the module and made when they are first needed. They know no global: code that uses
tapes can be called from several threads, and recursively.
"""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, IntegerType, i64
from xdsl.dialects.llvm import LLVMFunctionType
from xdsl.ir import Attribute, SSAValue

from . import ops
from .builder import Builder
from .cf import stop
from .memref import allocate, free
from .module import passthrough
from .ops import PTR, VOID
from .values import Index

LINE = 64
"""Everything in an arena starts at a multiple of this, and takes a multiple of it."""
FIRST_CHUNK = 1 << 16
LARGEST_STEP = 1 << 24
"""Chunks stop growing here: larger ones the C library would give back to the system each time."""

CURRENT, LIMIT, CHUNKS, NEXT_SIZE, DEFERRED, ROOT, STACK, ON_HEAP = range(8)
HEADER = ops.struct_type(PTR, PTR, PTR, i64, PTR, PTR, PTR, i64)
"""Where memory is free, and where that ends; the chunks, the buffers to be freed at the end, and
the pushed records, each a list of which every element starts with a pointer to the next; the size
of the next chunk; the frame that is kept; whether the header itself is on the heap."""
BYTE = IntegerType(8)

_COLD: dict[str, Attribute] = {"passthrough": passthrough("noinline", "cold", "nounwind")}
_ALLOCATES: dict[str, Attribute] = {
    "res_attrs": ArrayAttr(
        [DictionaryAttr({"llvm.noalias": ops.UNIT, "llvm.align": IntegerAttr(LINE, i64)})]
    )
}
_KEPT_APART: dict[str, Attribute] = {
    **_ALLOCATES,
    "passthrough": passthrough("noinline", "nounwind"),
}
"""Inlining would lose that the result aliases nothing."""


def field(header: SSAValue, number: int, b: Builder) -> SSAValue:
    """A pointer to a field of the header."""
    return b.gep(header, HEADER, 0, number)


def get(header: SSAValue, number: int, b: Builder) -> SSAValue:
    """Read a field of the header."""
    return b.load(field(header, number, b), i64 if number in (NEXT_SIZE, ON_HEAP) else PTR, 8)


def put(value: SSAValue, header: SSAValue, number: int, b: Builder) -> None:
    """Write a field of the header."""
    b.store(value, field(header, number, b), 8)


def initialize(header: SSAValue, on_heap: bool, b: Builder) -> None:
    """Make an empty arena."""
    for number in (CURRENT, LIMIT, CHUNKS, DEFERRED, ROOT, STACK):
        put(b.null(), header, number, b)
    put(b.int(FIRST_CHUNK), header, NEXT_SIZE, b)
    put(b.int(int(on_heap)), header, ON_HEAP, b)


def rounded(bytes_: Index, b: Builder) -> Index:
    """A number of bytes, rounded up to what an allocation takes."""
    if isinstance(bytes_, int):
        return -(-bytes_ // LINE) * LINE
    return b.binary("llvm.and", b.i64(b.plus(bytes_, LINE - 1)), b.int(-LINE), {})


def allocate_in(header: SSAValue, bytes_: Index, b: Builder) -> SSAValue:
    """Memory in the arena; ``bytes_`` is rounded."""
    type_ = LLVMFunctionType([PTR, i64], PTR)
    name = b.module.helper("autodiff.arena.alloc", type_, _build_alloc, _KEPT_APART)
    return _call(name, (header, b.i64(bytes_)), PTR, b, _ALLOCATES)


def _call(
    name: str,
    args: tuple[SSAValue, ...],
    result: Attribute,
    b: Builder,
    properties: Mapping[str, Attribute] = {},
) -> SSAValue:
    call = b.call(name, args, result)
    call.properties.update(properties)
    return call.results[0]


def _build_alloc(b: Builder) -> None:
    """Bump the pointer, or take the slow way."""
    header, bytes_ = b.block.args
    current = get(header, CURRENT, b)
    room = b.int_op(
        "llvm.sub",
        b.value("llvm.ptrtoint", (get(header, LIMIT, b),), i64),
        b.value("llvm.ptrtoint", (current,), i64),
    )
    fits, full = b.new_block(), b.new_block()
    b.branch_if(b.compare(9, room, bytes_), fits, full)
    b.start(fits)
    put(b.gep(current, BYTE, bytes_), header, CURRENT, b)
    b.add("llvm.return", (current,))
    b.start(full)
    type_ = LLVMFunctionType([PTR, i64], PTR)
    name = b.module.helper("autodiff.arena.grow", type_, _build_grow, _COLD)
    b.add("llvm.return", (_call(name, (header, bytes_), PTR, b),))


def _build_grow(b: Builder) -> None:
    """Take a chunk that is large enough; what was left of the last one is lost."""
    header, bytes_ = b.block.args
    planned = get(header, NEXT_SIZE, b)
    # An absurd size must not wrap around to a small one.
    wanted = b.value("llvm.intr.uadd.sat", (bytes_, b.int(LINE)), i64)
    size = b.int_op("llvm.intr.umax", planned, wanted)
    chunk = allocate(size, 1, LINE, b)
    good, bad = b.new_block(), b.new_block()
    huge = b.compare(2, size, b.int(0))
    missing = b.compare(0, chunk, b.null())
    b.branch_if(b.binary("llvm.or", huge, missing, {}), bad, good)
    b.start(bad)
    stop(b, "out of memory: what reverse mode must remember does not fit\n")
    b.start(good)
    b.store(get(header, CHUNKS, b), chunk, 8)
    put(chunk, header, CHUNKS, b)
    put(b.gep(chunk, BYTE, size), header, LIMIT, b)
    doubled = b.int_op("llvm.shl", planned, b.int(1), 3)
    put(b.int_op("llvm.intr.umin", doubled, b.int(LARGEST_STEP)), header, NEXT_SIZE, b)
    first = b.gep(chunk, BYTE, LINE)
    put(b.gep(first, BYTE, bytes_), header, CURRENT, b)
    b.add("llvm.return", (first,))


def end(header: SSAValue, b: Builder) -> None:
    """Free everything."""
    type_ = LLVMFunctionType([PTR], VOID)
    name = b.module.helper("autodiff.arena.end", type_, _build_end)
    b.call(name, (header,), None)


def _build_end(b: Builder) -> None:
    (header,) = b.block.args
    used, after = b.new_block(), b.new_block()
    b.branch_if(b.compare(0, get(header, CHUNKS, b), b.null()), after, used)
    b.start(used)
    # What is to be freed is noted in the chunks, so it goes first.
    _free_list(get(header, DEFERRED, b), True, b)
    _free_list(get(header, CHUNKS, b), False, b)
    b.branch(after)
    b.start(after)
    on_heap = b.compare(1, get(header, ON_HEAP, b), b.int(0))
    whole, done = b.new_block(), b.new_block()
    b.branch_if(on_heap, whole, done)
    b.start(whole)
    free(header, b)
    b.branch(done)
    b.start(done)
    b.add("llvm.return", ())


def _free_list(first: SSAValue, contents: bool, b: Builder) -> None:
    """Free what each element of a list notes behind its link, or the elements themselves."""
    header, body, after = b.new_block(PTR), b.new_block(), b.new_block()
    b.branch(header, first)
    b.start(header)
    at = header.args[0]
    b.branch_if(b.compare(0, at, b.null()), after, body)
    b.start(body)
    following = b.load(at, PTR, 8)
    free(b.load(b.gep(at, PTR, 1), PTR, 8) if contents else at, b)
    b.branch(header, following)
    b.start(after)


def link(element: SSAValue, header: SSAValue, number: int, b: Builder) -> None:
    """Put an element in front of one of the lists."""
    b.store(get(header, number, b), element, 8)
    put(element, header, number, b)

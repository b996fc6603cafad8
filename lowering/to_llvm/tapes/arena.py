"""The run-time part of tapes: an arena of chunks, as functions of the lowered module.

A tape is a pointer to a header; allocation bumps `CURRENT` up to `LIMIT`, and takes another chunk
from the C library when that is reached. Chunks double in size and never move. The functions are
private to the module and made when they are first needed.

A tape that ends leaves one chunk for the next one to begin, because memory that goes back to the
system has to be mapped and cleared again; it is exchanged atomically, so code that uses tapes can
be called from several threads, and recursively. `ARENA_RELEASE` frees it.

Every chunk starts with a line of its own: the link to the chunk before, its size, a node by which
the host frees it when a program stops (`abandoned_memory`), and the buffers to be freed with it. A
header on the heap is kept likewise; one that outlives the call keeps its chunks from then on.
"""

from __future__ import annotations

from collections.abc import Mapping

from ad_opt.dialects.autodiff.tape import ARENA_LINE
from ad_opt.dialects.support.names.attribute_names import NO_ALIAS
from ad_opt.dialects.support.names.runtime_names import ARENA_RELEASE, PAGES_HANDLER
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import FLAGS_NONE, Builder
from ad_opt.lowering.to_llvm.construction.module import ONCE_A_TAPE, passthrough
from ad_opt.lowering.to_llvm.construction.ops import PTR, VOID
from ad_opt.lowering.to_llvm.construction.values import Index
from ad_opt.lowering.to_llvm.control.cf import stop
from ad_opt.lowering.to_llvm.memory.memref import allocate, copy_bytes, free
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, IntegerType, i64
from xdsl.dialects.llvm import LLVMFunctionType
from xdsl.ir import Attribute, Block, SSAValue

from . import abandoned_memory

FIRST_CHUNK = 1 << 16
"""Bytes of the first chunk. Measured: gradients of gmm, lstm and rk4 are equally fast, within
noise, with 64 bytes, 64 KiB and 16 MiB, since chunks stay for the next call; a guess at what is
little.
"""
LARGEST_STEP = 1 << 24
"""Size at which chunks stop growing: larger ones the C library would give back to the system
each time. Measured: gradients of gmm, lstm and rk4 are equally fast, within noise, with 256 KiB
to 256 MiB; a guess for larger tapes.
"""

CURRENT, LIMIT, CHUNKS, NEXT_SIZE, ROOT, STACK, LOG, ON_HEAP = range(8)
HEADER = ops.struct_type(PTR, PTR, PTR, i64, PTR, PTR, PTR, i64)
"""Fields of the header: where memory is free, and where that ends; the chunks, the pushed
records and the logged memory, each a list of which every element starts with a pointer to the
next; the size of the next chunk; the frame that is kept; whether the header itself is on the
heap.
"""
HEADER_BYTES = 2 * ARENA_LINE
LOGGED = ops.struct_type(PTR, PTR, i64)
LOGGED_SIZE = 24
"""Bytes in front of logged bytes: the link, where they belong, and how many they are."""
HEADER_NODE = ARENA_LINE
"""Offset of the node of a header on the heap."""
SIZE, NODE, DEFERRED = 8, 16, 40
"""Offsets in a chunk, behind the link to the next: its size; its node; a list of buffers to be
freed with it.
"""
LARGEST_KEPT = 1 << 30
"""Bytes of the largest chunk that is kept for the next tape. A guess: a program's next gradient
needs it again, but a gigabyte is much to hold.
"""
LARGE_PAGES = 1 << 22
"""Bytes of a chunk whose pages the host may choose: two of those that x86 and Arm call large."""

SPARE = "autodiff.arena.spare"
WANTED = "autodiff.arena.wanted"
"""The chunk that the last tape has left, and the size of the largest tape that took several chunks;
one each for all code that is linked together."""
BYTE = IntegerType(8)

_ALLOCATES: dict[str, Attribute] = {
    "res_attrs": ArrayAttr(
        [DictionaryAttr({NO_ALIAS: ops.UNIT, "llvm.align": IntegerAttr(ARENA_LINE, i64)})]
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
    for number in (CURRENT, LIMIT, CHUNKS, ROOT, STACK, LOG):
        put(b.null(), header, number, b)
    put(b.int(FIRST_CHUNK), header, NEXT_SIZE, b)
    put(b.int(int(on_heap)), header, ON_HEAP, b)
    if on_heap:
        abandoned_memory.keep(
            b.gep(header, BYTE, HEADER_NODE), "autodiff.arena.drop", _build_drop_header, b
        )


def _build_drop_header(b: Builder) -> None:
    (node,) = b.block.args
    free(b.gep(node, BYTE, -HEADER_NODE), b)
    b.add("llvm.return", ())


def rounded(bytes_: Index, b: Builder) -> Index:
    """A number of bytes, rounded up to what an allocation takes."""
    if isinstance(bytes_, int):
        return -(-bytes_ // ARENA_LINE) * ARENA_LINE
    return b.binary("llvm.and", b.i64(b.plus(bytes_, ARENA_LINE - 1)), b.int(-ARENA_LINE), {})


def allocate_in(header: SSAValue, bytes_: Index, b: Builder) -> SSAValue:
    """Memory in the arena; ``bytes_`` is rounded."""
    type_ = LLVMFunctionType([PTR, i64], PTR)
    name = b.module.helper("autodiff.arena.alloc", type_, _build_alloc, _KEPT_APART)
    return _call(name, (header, b.i64(bytes_)), b, _ALLOCATES)


def _call(
    name: str,
    args: tuple[SSAValue, ...],
    b: Builder,
    properties: Mapping[str, Attribute] = {},
) -> SSAValue:
    call = b.call(name, args, PTR)
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
    name = b.module.helper("autodiff.arena.grow", type_, _build_grow, ONCE_A_TAPE)
    b.add("llvm.return", (_call(name, (header, bytes_), b),))


def _build_grow(b: Builder) -> None:
    """Take a chunk that is large enough; what was left of the last one is lost."""
    header, bytes_ = b.block.args
    planned = get(header, NEXT_SIZE, b)
    # An absurd size must not wrap around to a small one.
    wanted = b.value("llvm.intr.uadd.sat", (bytes_, b.int(ARENA_LINE)), i64)
    first, new, ready = b.new_block(), b.new_block(i64), b.new_block(PTR, i64)
    fresh = b.compare(0, get(header, CHUNKS, b), b.null())
    b.branch_if(fresh, first, new, (), (b.int_op("llvm.intr.umax", planned, wanted),))
    b.start(first)
    _take_spare(wanted, planned, new, ready, b)
    b.start(new)
    size = new.args[0]
    chunk = allocate(size, 1, ARENA_LINE, b)
    good, bad = b.new_block(), b.new_block()
    huge = b.compare(2, size, b.int(0))
    missing = b.compare(0, chunk, b.null())
    b.branch_if(b.binary("llvm.or", huge, missing, {}), bad, good)
    b.start(bad)
    stop(b, "out of memory: what reverse mode must remember does not fit\n")
    b.start(good)
    b.store(size, b.gep(chunk, BYTE, SIZE), 8)
    _tell_host(chunk, size, b)
    b.branch(ready, chunk, size)
    b.start(ready)
    begun, length = ready.args
    b.store(b.null(), b.gep(begun, BYTE, DEFERRED), 8)
    _keep_chunk(header, b.gep(begun, BYTE, NODE), b)
    _begin_chunk(header, begun, length, planned, bytes_, b)


def _tell_host(chunk: SSAValue, size: SSAValue, b: Builder) -> None:
    """Let the host choose the pages of a large chunk."""
    large, hosted, after = b.new_block(), b.new_block(), b.new_block()
    b.branch_if(b.compare(8, size, b.int(LARGE_PAGES)), large, after)
    b.start(large)
    handler = b.load(_global(PAGES_HANDLER, PTR, b), PTR, 8)
    b.branch_if(b.compare(0, handler, b.null()), after, hosted)
    b.start(hosted)
    properties = {**Builder.call_properties(3), **FLAGS_NONE}
    b.add("llvm.call", (handler, chunk, size), (), properties)
    b.branch(after)
    b.start(after)


def _keep_chunk(header: SSAValue, node: SSAValue, b: Builder) -> None:
    """The chunks of a header on the heap go with it."""
    check, ours, after = b.new_block(), b.new_block(), b.new_block()
    abandoned_memory.forget(node, b)
    b.branch_if(b.compare(0, get(header, ON_HEAP, b), b.int(0)), ours, check)
    b.start(check)
    b.branch_if(abandoned_memory.is_kept(b.gep(header, BYTE, HEADER_NODE), b), ours, after)
    b.start(ours)
    abandoned_memory.keep(node, "autodiff.arena.drop_chunk", _build_drop_chunk, b)
    b.branch(after)
    b.start(after)


def _build_drop_chunk(b: Builder) -> None:
    (node,) = b.block.args
    chunk = b.gep(node, BYTE, -NODE)
    _free_list(b.load(b.gep(chunk, BYTE, DEFERRED), PTR, 8), b)
    free(chunk, b)
    b.add("llvm.return", ())


def _take_spare(wanted: SSAValue, planned: SSAValue, new: Block, ready: Block, b: Builder) -> None:
    """Go on with the chunk that the last tape has left if it is large enough."""
    spare = _exchange_spare(b.null(), b)
    some, enough, small, none = b.new_block(), b.new_block(), b.new_block(), b.new_block()
    b.branch_if(b.compare(0, spare, b.null()), none, some)
    b.start(some)
    size = b.load(b.gep(spare, BYTE, SIZE), i64, 8)
    b.branch_if(b.compare(9, size, wanted), enough, small)
    b.start(enough)
    b.branch(ready, spare, size)
    b.start(small)
    free(spare, b)
    b.branch(none)
    b.start(none)
    usual = b.load(_global(WANTED, i64, b), i64, 8)
    largest = b.int_op("llvm.intr.umax", b.int_op("llvm.intr.umax", planned, wanted), usual)
    b.branch(new, largest)


def _begin_chunk(
    header: SSAValue,
    chunk: SSAValue,
    size: SSAValue,
    planned: SSAValue,
    bytes_: SSAValue,
    b: Builder,
) -> None:
    b.store(get(header, CHUNKS, b), chunk, 8)
    put(chunk, header, CHUNKS, b)
    put(b.gep(chunk, BYTE, size), header, LIMIT, b)
    doubled = b.int_op("llvm.shl", planned, b.int(1), 3)
    put(b.int_op("llvm.intr.umin", doubled, b.int(LARGEST_STEP)), header, NEXT_SIZE, b)
    first = b.gep(chunk, BYTE, ARENA_LINE)
    put(b.gep(first, BYTE, bytes_), header, CURRENT, b)
    b.add("llvm.return", (first,))


def _global(name: str, type_: Attribute, b: Builder) -> SSAValue:
    """The address of one of the variables that all tapes share."""
    b.module.shared_variable(name, type_)
    return b.value("llvm.mlir.addressof", (), PTR, {"global_name": ops.symbol(name)})


def _atomic(operation: int, value: SSAValue, address: SSAValue, b: Builder) -> SSAValue:
    properties: dict[str, Attribute] = {
        "bin_op": IntegerAttr(operation, i64),
        "ordering": IntegerAttr(_ACQUIRE_RELEASE, i64),
        "alignment": IntegerAttr(8, i64),
    }
    return b.value("llvm.atomicrmw", (address, value), value.type, properties)


_XCHG, _UMAX, _ACQUIRE_RELEASE = 0, 9, 6


def _exchange_spare(chunk: SSAValue, b: Builder) -> SSAValue:
    b.module.shared_function(ARENA_RELEASE, LLVMFunctionType([], VOID), _build_release, ONCE_A_TAPE)
    return _atomic(_XCHG, chunk, _global(SPARE, PTR, b), b)


def _build_release(b: Builder) -> None:
    spare = _atomic(_XCHG, b.null(), _global(SPARE, PTR, b), b)
    free(spare, b)
    b.add("llvm.return", ())


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
    # Out of line: of a tape on which nothing was, nothing is left.
    type_ = LLVMFunctionType([PTR], VOID)
    name = b.module.helper("autodiff.arena.end_chunks", type_, _build_end_chunks, ONCE_A_TAPE)
    b.call(name, (header,), None)
    b.branch(after)
    b.start(after)
    on_heap = b.compare(1, get(header, ON_HEAP, b), b.int(0))
    whole, done = b.new_block(), b.new_block()
    b.branch_if(on_heap, whole, done)
    b.start(whole)
    abandoned_memory.release(b.gep(header, BYTE, HEADER_NODE), b)
    free(header, b)
    b.branch(done)
    b.start(done)
    b.add("llvm.return", ())


def _build_end_chunks(b: Builder) -> None:
    (header,) = b.block.args
    after = b.new_block()
    _settle_chunks(get(header, CHUNKS, b), b)
    _keep_or_free(get(header, CHUNKS, b), after, b)
    b.start(after)
    b.add("llvm.return", ())


def _begin_list(first: SSAValue, b: Builder) -> tuple[SSAValue, Block, Block]:
    """Begin a loop over a list; give the element, the block for the next one and that behind."""
    header, body, after = b.new_block(PTR), b.new_block(), b.new_block()
    b.branch(header, first)
    b.start(header)
    b.branch_if(b.compare(0, header.args[0], b.null()), after, body)
    b.start(body)
    return header.args[0], header, after


def _settle_chunks(first: SSAValue, b: Builder) -> None:
    """Free what is to be freed with chunks, and take them out of the host's list."""
    at, header, after = _begin_list(first, b)
    abandoned_memory.release(b.gep(at, BYTE, NODE), b)
    _free_list(b.load(b.gep(at, BYTE, DEFERRED), PTR, 8), b)
    b.branch(header, b.load(at, PTR, 8))
    b.start(after)


def _keep_or_free(chunk: SSAValue, after: Block, b: Builder) -> None:
    """Leave the only chunk to the next tape; of several, only how large one would have to be."""
    one, several, kept, large = b.new_block(), b.new_block(), b.new_block(), b.new_block()
    b.branch_if(b.compare(0, b.load(chunk, PTR, 8), b.null()), one, several)
    b.start(one)
    size = b.load(b.gep(chunk, BYTE, SIZE), i64, 8)
    b.branch_if(b.compare(8, size, b.int(LARGEST_KEPT)), large, kept)
    b.start(kept)
    free(_exchange_spare(chunk, b), b)
    b.branch(after)
    b.start(large)
    free(chunk, b)
    b.branch(after)
    b.start(several)
    total = _free_chunks(chunk, b)
    total = b.int_op("llvm.intr.umin", total, b.int(LARGEST_KEPT))
    _atomic(_UMAX, total, _global(WANTED, i64, b), b)
    b.branch(after)


def _free_chunks(first: SSAValue, b: Builder) -> SSAValue:
    """Free a list of chunks; gives what they held together."""
    header, body, after = b.new_block(PTR, i64), b.new_block(), b.new_block()
    b.branch(header, first, b.int(0))
    b.start(header)
    at, total = header.args
    b.branch_if(b.compare(0, at, b.null()), after, body)
    b.start(body)
    size = b.load(b.gep(at, BYTE, SIZE), i64, 8)
    following = b.load(at, PTR, 8)
    free(at, b)
    b.branch(header, following, b.int_op("llvm.add", total, size))
    b.start(after)
    return total


def mark(header: SSAValue, b: Builder) -> SSAValue:
    """Return the address from which memory is free now."""
    return get(header, CURRENT, b)


def reset(header: SSAValue, at: SSAValue, b: Builder) -> None:
    """Give back what has been taken since ``at`` was free, unless another chunk was begun since."""
    first, limit = get(header, CHUNKS, b), get(header, LIMIT, b)
    # Pointers of different chunks cannot be told apart by one comparison.
    inside = b.binary("llvm.and", b.compare(8, at, first), b.compare(7, at, limit), {})
    put(b.select(inside, at, get(header, CURRENT, b)), header, CURRENT, b)


def _free_list(first: SSAValue, b: Builder) -> None:
    """Free what each element of a list notes behind its link, by the function that it names."""
    at, header, after = _begin_list(first, b)
    following, memory, deallocator = (b.load(b.gep(at, PTR, n), PTR, 8) for n in range(3))
    usual, other, next_one = b.new_block(), b.new_block(), b.new_block()
    b.branch_if(b.compare(0, deallocator, b.null()), usual, other)
    b.start(usual)
    free(memory, b)
    b.branch(next_one)
    b.start(other)
    b.add("llvm.call", (deallocator, memory), (), {**Builder.call_properties(2), **FLAGS_NONE})
    b.branch(next_one)
    b.start(next_one)
    b.branch(header, following)
    b.start(after)


def link(element: SSAValue, header: SSAValue, number: int, b: Builder) -> None:
    """Put an element in front of one of the lists."""
    b.store(get(header, number, b), element, 8)
    put(element, header, number, b)


def free_at_end(header: SSAValue, memory: SSAValue, deallocator: str | None, b: Builder) -> None:
    """Note that memory is to be freed when the tape ends, or is dropped: by ``free``, or by the
    function of that name, which belongs to what has allocated it.
    """
    note = allocate_in(header, ARENA_LINE, b)
    chunk = get(header, CHUNKS, b)
    place = b.gep(chunk, BYTE, DEFERRED)
    b.store(b.load(place, PTR, 8), note, 8)
    b.store(memory, b.gep(note, PTR, 1), 8)
    function = b.null()
    if deallocator is not None:
        name = ops.symbol(b.module.declare(deallocator, (PTR,), None))
        function = b.value("llvm.mlir.addressof", (), PTR, {"global_name": name})
    b.store(function, b.gep(note, PTR, 2), 8)
    b.store(note, place, 8)


def log(header: SSAValue, memory: SSAValue, size: SSAValue, b: Builder) -> None:
    """Note what memory holds."""
    type_ = LLVMFunctionType([PTR, PTR, i64], VOID)
    b.call(b.module.helper("autodiff.arena.log", type_, _build_log), (header, memory, size), None)


def _build_log(b: Builder) -> None:
    header, memory, size = b.block.args
    whole = rounded(b.plus(size, LOGGED_SIZE), b)
    note = allocate_in(header, whole, b)
    b.store(memory, b.gep(note, LOGGED, 0, 1), 8)
    b.store(size, b.gep(note, LOGGED, 0, 2), 8)
    copy_bytes(b.gep(note, LOGGED, 1), memory, size, b)
    link(note, header, LOG, b)
    b.add("llvm.return", ())


def restore(header: SSAValue, b: Builder) -> None:
    """Put back all that has been logged, what was logged last first, and forget it."""
    type_ = LLVMFunctionType([PTR], VOID)
    b.call(b.module.helper("autodiff.arena.restore", type_, _build_restore), (header,), None)


def _build_restore(b: Builder) -> None:
    (tape,) = b.block.args
    header, body, after = b.new_block(PTR), b.new_block(), b.new_block()
    b.branch(header, get(tape, LOG, b))
    b.start(header)
    at = header.args[0]
    b.branch_if(b.compare(0, at, b.null()), after, body)
    b.start(body)
    memory = b.load(b.gep(at, LOGGED, 0, 1), PTR, 8)
    size = b.load(b.gep(at, LOGGED, 0, 2), i64, 8)
    copy_bytes(memory, b.gep(at, LOGGED, 1), size, b)
    b.branch(header, b.load(at, PTR, 8))
    b.start(after)
    put(b.null(), tape, LOG, b)
    b.add("llvm.return", ())

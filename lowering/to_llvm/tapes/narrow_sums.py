"""Sums of narrow floats in memory, kept in f32 beside it.

Each float of 16 bits at any address has a place of 32 bits in a *page* for the megabyte around it.
There is the sum that was rounded to what the memory holds; where it is not, since something else
has written to the memory, it does not count. So nobody needs to clear the pages, and what they
hold is at most half a unit in the last place away from the memory, whoever shares them. Pages are
found by two tables and made when they are first needed; `SUMS_RELEASE` frees them with the code.
"""

from __future__ import annotations

from functools import partial

from ad_opt.dialects.support.names.runtime_names import SUMS_RELEASE
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import passthrough
from ad_opt.lowering.to_llvm.construction.ops import F32, PTR, VOID
from ad_opt.lowering.to_llvm.control.cf import stop
from ad_opt.lowering.to_llvm.memory.memref import free
from xdsl.dialects.builtin import BFloat16Type, IntegerAttr, i1, i16, i64
from xdsl.dialects.llvm import LLVMArrayType, LLVMFunctionType
from xdsl.ir import Attribute, SSAValue

PAGES = "autodiff.sums.pages"
"""The first table; each of its elements is one of `MIDDLE` pages."""

FIRST, MIDDLE, PAGE = 13, 14, 20
"""Bits of an address that choose in the first table, in the second, and in the page."""

_COLD: dict[str, Attribute] = {"passthrough": passthrough("noinline", "cold", "nounwind")}
_INLINE: dict[str, Attribute] = {"passthrough": passthrough("alwaysinline", "nounwind")}
_ORDER = {
    "success_ordering": IntegerAttr(6, i64),
    "failure_ordering": IntegerAttr(4, i64),
    "alignment": IntegerAttr(8, i64),
}
"""Memory orders: whoever finds what another thread has put there sees what is in it."""


def accumulate(memory: SSAValue, value: SSAValue, held: Attribute, b: Builder) -> None:
    """Add an f32 to a narrow float in memory."""
    name = "bf16" if isinstance(held, BFloat16Type) else "f16"
    build = partial(_build_add, held)
    type_ = LLVMFunctionType([PTR, F32], VOID)
    b.call(
        b.module.helper(f"autodiff.sums.add.{name}", type_, build, _INLINE), (memory, value), None
    )


def _build_add(held_type: Attribute, b: Builder) -> None:
    memory, value = b.block.args
    number = b.value("llvm.ptrtoint", (memory,), i64)
    page = _page(number, b)
    there = b.gep(page, F32, _bits(number, 1, PAGE - 1, b))
    held, kept = b.load(memory, held_type, 2), b.load(there, F32, 4)
    as_bits = [_as_bits(x, b) for x in (held, b.cast("llvm.fptrunc", kept, held_type))]
    counts = b.compare(0, *as_bits)
    before = b.select(counts, kept, b.cast("llvm.fpext", held, F32))
    total = b.binary("llvm.fadd", before, value, ops.FLAGS_NONE)
    b.store(total, there, 4)
    b.store(b.cast("llvm.fptrunc", total, held_type), memory, 2)
    b.add("llvm.return", ())


def _as_bits(x: SSAValue, b: Builder) -> SSAValue:
    return b.cast("llvm.bitcast", x, i16)


def _bits(number: SSAValue, first: int, count: int, b: Builder) -> SSAValue:
    shifted = b.int_op("llvm.lshr", number, b.int(first))
    return b.binary("llvm.and", shifted, b.int((1 << count) - 1), {})


def _page(number: SSAValue, b: Builder) -> SSAValue:
    """The page of the place with that address."""
    b.module.shared_variable(PAGES, LLVMArrayType(1 << FIRST, PTR))
    b.module.shared_function(SUMS_RELEASE, LLVMFunctionType([], VOID), _build_release)
    table = b.value("llvm.mlir.addressof", (), PTR, {"global_name": ops.symbol(PAGES)})
    for first, count, size in (
        (PAGE + MIDDLE, FIRST, 8 << MIDDLE),
        (PAGE, MIDDLE, 2 << PAGE),
    ):
        slot = b.gep(table, PTR, _bits(number, first, count, b))
        table = _in_slot(slot, size, b)
    return table


def _in_slot(slot: SSAValue, size: int, b: Builder) -> SSAValue:
    """Return the table that a slot holds, made if there is none."""
    found, missing, ready = b.load(slot, PTR, 8), b.new_block(), b.new_block(PTR)
    b.branch_if(b.compare(0, found, b.null()), missing, ready, (), (found,))
    b.start(missing)
    type_ = LLVMFunctionType([PTR, i64], PTR)
    name = b.module.helper("autodiff.sums.make", type_, _build_make, _COLD)
    b.branch(ready, b.call(name, (slot, b.int(size)), PTR).results[0])
    b.start(ready)
    return ready.args[0]


def _build_make(b: Builder) -> None:
    slot, size = b.block.args
    calloc = b.module.declare("calloc", (i64, i64), PTR)
    new = b.call(calloc, (size, b.int(1)), PTR).results[0]
    none, some, lost, won = (b.new_block() for _ in range(4))
    b.branch_if(b.compare(0, new, b.null()), none, some)
    b.start(none)
    stop(b, "out of memory: sums of narrow floats do not fit\n")
    b.start(some)
    pair = b.value("llvm.cmpxchg", (slot, b.null(), new), ops.struct_type(PTR, i1), _ORDER)
    b.branch_if(b.extract(pair, i1, 1), won, lost)
    b.start(won)
    b.add("llvm.return", (new,))
    b.start(lost)
    free(new, b)
    b.add("llvm.return", (b.extract(pair, PTR, 0),))


def _build_release(b: Builder) -> None:
    table = b.value("llvm.mlir.addressof", (), PTR, {"global_name": ops.symbol(PAGES)})
    done = b.new_block()

    def clear(slot: SSAValue) -> None:
        inner = b.load(slot, PTR, 8)
        some, after = b.new_block(), b.new_block()
        b.branch_if(b.compare(0, inner, b.null()), after, some)
        b.start(some)
        b.loop(1 << MIDDLE, lambda j: free(b.load(b.gep(inner, PTR, j), PTR, 8), b))
        b.store(b.null(), slot, 8)
        free(inner, b)
        b.branch(after)
        b.start(after)

    b.loop(1 << FIRST, lambda i: clear(b.gep(table, PTR, i)))
    b.branch(done)
    b.start(done)
    b.add("llvm.return", ())

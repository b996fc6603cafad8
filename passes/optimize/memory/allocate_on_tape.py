"""``allocate-on-tape``: buffers that live as long as a tape are allocated in its arena.

A large buffer of the heap goes back to the system when it is freed, and is mapped and cleared page
by page in the next call. The arena of a tape keeps its memory for the next call
(`lowering/to_llvm/tapes`), so buffers of a gradient that has a tape anyway are part of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from ad_opt.dialects.llvm.layouts import stored_bytes
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import constant_of, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.strides import is_identity_layout
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType, MemRefType
from xdsl.ir import Operation, SSAValue

from .arena_buffers import is_aligned_in_arena, take_from_arena

LEAST_BYTES = 1 << 16
"""Fewest bytes of a buffer that is moved to the tape, where they are known. A guess: the C library
keeps what is smaller. Measured with 8 MiB: ten sweeps of a stencil over 1024 x 1024, in C, spend 20
of 75 ms in page faults without.
"""
MOST_BYTES = 1 << 28
"""Most bytes, where they are known. A guess: an arena keeps a gigabyte at most, else nothing."""
_ALLOCATIONS = ("memref.alloc", "llvm_ext.malloc")
"""Allocations that are freed. No fact: of the catalogue's, those on the stack are not."""
_DEFERS = "autodiff.defer_dealloc"
"""Frees when the tape ends, wherever it stands."""
_FREES = {"memref.dealloc": 0, "llvm_ext.free": 0, _DEFERS: 1}
"""Operations that free memory, and which operand says of what."""
_KEEPS = frozenset({"autodiff.frame", "autodiff.arena_alloc", "autodiff.tape_reset", *_ALLOCATIONS})
"""Operations that take memory, or give memory of the arena back."""

_ASK_THE_ALLOCATOR = frozenset({"malloc_usable_size", "_msize", "realloc", "reallocarray"})
"""Functions that take an address for one that the C library's allocator gave."""


@dataclass(frozen=True)
class AllocateOnTapePass(FunctionPass):
    """Buffers that are allocated and freed beside the beginning and the end of a tape lie in it.

    Before, and after::

        %tape = autodiff.tape_begin : !autodiff.tape
        %m = memref.alloc() : memref<1024x1024xf64>
        ...
        memref.dealloc %m : memref<1024x1024xf64>
        autodiff.tape_end %tape : !autodiff.tape

        %tape = autodiff.tape_begin : !autodiff.tape
        %m = autodiff.arena_alloc %tape() {uninitialized} : memref<1024x1024xf64>
        ...
        autodiff.tape_end %tape : !autodiff.tape

    Behind what frees the buffer nothing is allocated any more, or it is freed when the tape ends,
    so that the most memory at a time is as before. Two buffers that are freed as ``select(%c, %a,
    %b)`` and ``select(%c, %b, %a)``, as loops that exchange them leave them, are freed both. Memory
    of ``malloc`` stays where it is in a module that asks the allocator for its size
    (`malloc_usable_size`). Options: none.
    """

    name = "allocate-on-tape"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        begins = [op for op in walk(func) if op.name == "autodiff.tape_begin"]
        if not begins:
            return False
        allocations = _ALLOCATIONS[:1] if _asks_the_allocator(func) else _ALLOCATIONS
        moved = False
        for begin in begins:
            end = _end_of(begin)
            if end is not None:
                moved |= _move(begin, end, allocations)
        return moved


def _asks_the_allocator(func: Operation) -> bool:
    """True if functions beside this one take addresses for those of the C library's allocator."""
    block = func.parent
    return block is not None and any(name_of(op) in _ASK_THE_ALLOCATOR for op in block.ops)


def _end_of(begin: Operation) -> Operation | None:
    """The end of a tape in the block where it begins, if it ends there and goes nowhere else."""
    ends: list[Operation] = []
    for use in begin.results[0].uses:
        user = use.operation
        if not user.name.startswith("autodiff.") or use.index:
            return None
        if user.name == "autodiff.tape_end":
            ends.append(user)
    return ends[0] if len(ends) == 1 and ends[0].parent is begin.parent else None


def _move(begin: Operation, end: Operation, allocations: Collection[str]) -> bool:
    """Move the buffers of one tape."""
    between = list(_between(begin, end))
    taking = [k for k, op in enumerate(between) if _takes(op)]
    last = taking[-1] if taking else -1
    if any(op.name == "autodiff.tape_reset" for op in between):
        return False
    tape = begin.results[0]
    frees = {
        freed: op
        for k, op in enumerate(between)
        if (freed := _freed(op, tape)) is not None and (k > last or op.name == _DEFERS)
    }
    moved = False
    for alloc in between[: last + 1]:
        if alloc.name in allocations and _fits(alloc):
            moved |= _move_buffer(alloc, tape, frees)
    return moved


def _takes(op: Operation) -> bool:
    """True if an operation takes memory, or one inside of it."""
    return op.name in _KEEPS or any(inner.name in _KEEPS for inner in walk(op))


def _between(begin: Operation, end: Operation) -> Iterator[Operation]:
    op = begin.next_op
    while op is not None and op is not end:
        yield op
        op = op.next_op


def _freed(op: Operation, tape: SSAValue) -> SSAValue | None:
    """Memory that an operation frees now, or when the tape ends."""
    place = _FREES.get(op.name)
    if place is None or (op.name == _DEFERS and op.operands[0] is not tape):
        return None
    return op.operands[place]


def _fits(alloc: Operation) -> bool:
    """True if the arena can hold what an operation allocates, and it is worth it."""
    if not is_aligned_in_arena(alloc):
        return False
    bytes = _bytes(alloc)
    return bytes is None or LEAST_BYTES <= bytes <= MOST_BYTES


def _bytes(alloc: Operation) -> int | None:
    """The number of bytes, if it is known; 0 if they cannot be in an arena."""
    type = alloc.results[0].type
    if not isinstance(type, MemRefType):
        return 0 if "allocator" in alloc.attributes else constant_of(alloc.operands[0])
    element = type.element_type
    if not is_identity_layout(type) or not isinstance(element, AnyFloat | IntegerType):
        return 0
    total = stored_bytes(element)
    for extent in type.get_shape():
        if extent < 0:
            return None
        total *= extent
    return total


def _move_buffer(alloc: Operation, tape: SSAValue, frees: dict[SSAValue, Operation]) -> bool:
    memory = alloc.results[0]
    if memory not in frees and not _part(memory, frees):
        return False
    if memory in frees:
        erase(frees.pop(memory))
    _replace(alloc, tape)
    return True


def _part(memory: SSAValue, frees: dict[SSAValue, Operation]) -> bool:
    """Free two buffers by themselves that are freed as one of both, and the other one."""
    for use in memory.uses:
        one = use.operation
        if one.name != "arith.select" or one.results[0] not in frees:
            continue
        condition, a, b = one.operands
        for other in [use.operation for use in a.uses]:
            if other.name == "arith.select" and list(other.operands) == [condition, b, a]:
                freed = frees.get(other.results[0])
                if freed is not None and freed is not frees[one.results[0]]:
                    for select, part in ((one, a), (other, b)):
                        op = frees.pop(select.results[0])
                        op.operands = [part if x is select.results[0] else x for x in op.operands]
                        frees[part] = op
                    return True
    return False


def _replace(alloc: Operation, tape: SSAValue) -> None:
    sizes: Sequence[SSAValue] = alloc.operands
    if alloc.name == "llvm_ext.malloc":
        sizes = [Builder.at(alloc).value(arith.IndexCastOp(alloc.operands[0], IndexType()))]
    take_from_arena(alloc, tape, sizes)

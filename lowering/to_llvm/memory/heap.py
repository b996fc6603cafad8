"""``llvm_ext``: memory of the heap, by calls of the C library, and memory as buffers."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import Handler
from ad_opt.lowering.to_llvm.construction.types import layout_of
from xdsl.dialects.builtin import IntegerAttr, StringAttr, i64
from xdsl.ir import Operation

_WILL_RETURN = {"no_unwind": ops.UNIT, "will_return": ops.UNIT}


def _name(op: Operation, attribute: str, default: str) -> str:
    found = op.attributes.get(attribute)
    return found.data if isinstance(found, StringAttr) else default


def _malloc(op: Operation, b: Builder) -> None:
    alignment = op.attributes.get("alignment")
    if isinstance(alignment, IntegerAttr):
        name = b.module.declare("aligned_alloc", (i64, i64), ops.PTR, _WILL_RETURN)
        at = b.int(alignment.value.data)
        b.set(op.results[0], b.call(name, (at, b.ssa(op.operands[0])), ops.PTR).results[0])
        return
    allocator, size = _name(op, "allocator", "malloc"), b.ssa(op.operands[0])
    if allocator == "malloc" and _is_cleared(op):
        name = b.module.declare("calloc", (i64, i64), ops.PTR, _WILL_RETURN)
        b.set(op.results[0], b.call(name, (b.int(1), size), ops.PTR).results[0])
        return
    name = b.module.declare(allocator, (i64,), ops.PTR, _WILL_RETURN)
    b.set(op.results[0], b.call(name, (size,), ops.PTR).results[0])


_BESIDE = frozenset({"llvm_ext.malloc", "llvm.intr.memset", "arith.constant"})
"""Operations that may stand between an allocation and what clears it. No fact: those that shadows
are made by."""


def _is_cleared(op: Operation) -> bool:
    """True if all of an allocation is cleared right behind it.

    LLVM 22 makes a `calloc` of the two itself, and ends the process where their address is stored
    for nobody ("SkipStores and Deleted out of sync"), which the second derivative of a program that
    keeps its workspace in a global does.
    """
    memory, size, following = op.results[0], op.operands[0], op.next_op
    while following is not None and following.name in _BESIDE:
        if following.name == "llvm.intr.memset" and following.operands[0] is memory:
            return constant_of(following.operands[1]) == 0 and following.operands[2] is size
        following = following.next_op
    return False


def _free(op: Operation, b: Builder) -> None:
    name = b.module.declare(_name(op, "deallocator", "free"), (ops.PTR,), None, _WILL_RETURN)
    b.call(name, (b.ssa(op.operands[0]),), None)


def _elements(op: Operation, b: Builder) -> None:
    layout = layout_of(op.results[0].type)
    pointer = b.ssa(op.operands[0])
    # No extent is known: one that is larger than any, whose bytes are a number all the same.
    extent = b.ssa(op.operands[1]) if len(op.operands) > 1 else 2**59
    b.set(op.results[0], b.descriptor(layout, pointer, pointer, 0, [extent], [1]))


HANDLERS: dict[str, Handler] = {
    "llvm_ext.malloc": _malloc,
    "llvm_ext.free": _free,
    "llvm_ext.elements": _elements,
}

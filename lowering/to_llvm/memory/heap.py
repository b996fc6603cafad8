"""``llvm_ext``: memory of the heap, by calls of the C library, and memory as buffers."""

from __future__ import annotations

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
    name = b.module.declare(_name(op, "allocator", "malloc"), (i64,), ops.PTR, _WILL_RETURN)
    b.set(op.results[0], b.call(name, (b.ssa(op.operands[0]),), ops.PTR).results[0])


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

"""Buffers that are put back as a whole, by a copy of what they held."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import block_of, is_inside, walk
from xdsl.ir import Operation, SSAValue

from .reloading import Storage


def enclosing_parallel(op: Operation, buffer: SSAValue) -> Operation | None:
    """The outermost parallel loop around ``op`` that ``buffer`` comes into from outside."""
    found, around = None, op.parent_op()
    while around is not None and not is_inside(block_of(buffer), around):
        if around.name == "scf.parallel":
            found = around
        around = around.parent_op()
    return found


def parallel_snapshots(storage: Storage, loop: Operation) -> list[SSAValue]:
    """The buffers that iterations of a parallel loop update in any order, and that are restored."""
    buffers: dict[SSAValue, None] = {}
    for inner in walk(loop):
        if inner.name == "memref.atomic_rmw":
            buffer = inner.operands[1]
            if enclosing_parallel(inner, buffer) is loop and storage.must_undo(buffer):
                buffers[buffer] = None
    return list(buffers)

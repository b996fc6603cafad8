"""Buffers that are put back as a whole, by a copy of what they held."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import walk
from xdsl.ir import Operation, SSAValue

from .parallel_races import enclosing_parallel
from .reloading import Storage


def parallel_snapshots(storage: Storage, loop: Operation) -> list[SSAValue]:
    """The buffers that iterations of a parallel loop update in any order, and that are restored."""
    buffers: dict[SSAValue, None] = {}
    for inner in walk(loop):
        if inner.name == "memref.atomic_rmw":
            buffer = inner.operands[1]
            if enclosing_parallel(inner, buffer) is loop and storage.must_undo(buffer):
                buffers[buffer] = None
    return list(buffers)

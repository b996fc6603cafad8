"""Fills of buffers that nobody reads before their memory is given back."""

from __future__ import annotations

from collections.abc import Iterable

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.ops.catalogue import effect_of
from xdsl.ir import Operation, SSAValue

_MOST = 16
"""Most operations in front of a deallocation that are looked at. A guess: a mirror of an allocation
stands next to that of the fill behind it; it keeps the pass linear.
"""


def remove_dead_fills(every: Iterable[Operation]) -> int:
    """Remove loops that only store to a buffer right before it is freed; gives how many.

    Reverse mode leaves zeros in a shadow where the program has overwritten an element, also where
    that is the last that happens to the shadow::

        scf.for %i = %c0 to %n step %c1 {
          memref.store %zero, %shadow[%i] : memref<?xf64>
        }
        memref.dealloc %other : memref<?xf64>
        memref.dealloc %shadow : memref<?xf64>
    """
    dead: list[Operation] = []
    for free in [op for op in every if op.name == "memref.dealloc"]:
        op = free.prev_op
        for _ in range(_MOST):
            if op is None:
                break
            before = op.prev_op
            if op.name == "scf.for" and _only_fills(op, free.operands[0]):
                dead.append(op)
                erase(op)
            elif op.regions or not (op.name == "memref.dealloc" or effect_of(op).is_nothing):
                break
            op = before
    return len(dead)


def _only_fills(loop: Operation, buffer: SSAValue) -> bool:
    """True if all that a nest does is to store to elements of a buffer."""
    return not loop.results and all(
        op.name in ("scf.for", "scf.yield")
        or (op.name == "memref.store" and op.operands[1] is buffer)
        or (not op.regions and effect_of(op).is_nothing)
        for op in walk(loop)
    )

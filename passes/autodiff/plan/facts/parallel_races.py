"""Races that the reverse of ``scf.parallel`` would have: iterations that add to one element.

Iterations of the primal may read one element; on the way back they add to its shadow, at the same
time. Where that may happen, the addition is atomic (``memref.atomic_rmw addf``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.support.ir.queries import ancestors, is_made_in
from xdsl.ir import Operation, SSAValue


def parallel_loops(op: Operation, buffer: SSAValue) -> Iterator[Operation]:
    """Yield the parallel loops around ``op`` that ``buffer`` comes into, from inside."""
    inner = takewhile(lambda around: not is_made_in(buffer, around), ancestors(op))
    return (around for around in inner if around.name == "scf.parallel")


def may_race(op: Operation, buffer: SSAValue, indices: Sequence[SSAValue]) -> bool:
    """True if iterations of a parallel loop may read the same element, with ``op`` at ``indices``.

    They do not if every induction variable is an index, or if the buffer is made in the iteration.
    """
    return any(
        not {*loop.regions[0].block.args} <= {*indices} or elements_may_coincide(buffer)
        for loop in parallel_loops(op, buffer)
    )


def is_shared(op: Operation, buffer: SSAValue) -> bool:
    """True if several iterations of a parallel loop around ``op`` see the buffer."""
    return enclosing_parallel(op, buffer) is not None


def enclosing_parallel(op: Operation, buffer: SSAValue) -> Operation | None:
    """The outermost parallel loop around ``op`` that ``buffer`` comes into from outside."""
    loops = list(parallel_loops(op, buffer))
    return loops[-1] if loops else None

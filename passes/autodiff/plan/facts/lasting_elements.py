"""Elements of buffers that nothing writes any more, while others of the same buffer are written.

A program that works in place goes through a matrix: step ``k`` of a factorization reads row ``k``,
and writes the rows behind it. What it read is there when the way back needs it, though the matrix
is overwritten later: of each load and each later store, dependence analysis says if they ever meet.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ad_opt.dialects.support.ir.queries import ancestors
from ad_opt.passes.analysis.dependence.elements import Elements
from ad_opt.passes.ops.catalogue import is_loop, runs_once
from xdsl.ir import Operation

from .accesses import Accesses

if TYPE_CHECKING:
    from ad_opt.passes.analysis.affine.nests import Access

MOST_WRITES = 16
"""Most writes that are compared with one load. A guess that keeps the search short: programs
overwrite an element a few times."""


class LastingElements:
    """Answers for one function, each found once."""

    def __init__(self, accesses: Accesses, elements: Elements):
        self._accesses = accesses
        self._elements = elements
        self._known: dict[Operation, bool] = {}

    def stays(self, op: Operation, writes: Iterable[Sequence[int]]) -> bool:
        """True if what a load or store of one element touches is not written any more, by any of
        the ``writes``, lists of positions, in their order.
        """
        found = self._known.get(op)
        if found is None:
            found = self._known[op] = self._stays(op, writes)
        return found

    def _stays(self, op: Operation, writes: Iterable[Sequence[int]]) -> bool:
        outermost = self._outermost(op)
        if outermost is None:
            return False
        begin = self._accesses.start[outermost]
        later = {position for each in writes for position in each[bisect_left(each, begin) :]}
        if len(later) > MOST_WRITES or not later <= self._by_position.keys():
            return False
        own = self._by_position.get(self._accesses.start[op])
        return own is not None and not any(
            self._reaches(own, self._by_position[position]) for position in later
        )

    def _reaches(self, one: Access, write: Access) -> bool:
        """True if a write may touch what an access touched before."""
        loops = zip(one.loops, write.loops, strict=False)
        common = [loop for loop, other in loops if loop is other]
        return next(self._elements.dependences.between(one, write, common), None) is not None

    def _outermost(self, op: Operation) -> Operation | None:
        """The outermost loop around an operation, or itself, if all loops around it are counted."""
        outermost = op
        for around in ancestors(op):
            if around is self._accesses.function:
                return outermost
            if around.name == "scf.for":
                outermost = around
            elif is_loop(around) or not runs_once(around):
                return None
        return None

    @cached_property
    def _by_position(self) -> dict[int, Access]:
        start = self._accesses.start
        return {start[op]: access for op, access in self._elements.accesses.items()}

"""Elements of buffers that nothing writes any more, while others of the same buffer are written.

A program that works in place goes through a matrix: step ``k`` of a factorization reads row ``k``,
and writes the rows behind it. What it read is there when the way back needs it, though the matrix
is overwritten later: of each load and each later store, dependence analysis says if they ever meet.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cached_property

from ad_opt.dialects.support.ir.queries import ancestors
from ad_opt.passes.analysis.affine.dependence import Dependences
from ad_opt.passes.analysis.affine.nests import Access, nests_in
from ad_opt.passes.ops.catalogue import is_loop, runs_once
from xdsl.ir import Operation

from .accesses import Accesses

MOST_WRITES = 16
"""Most writes that are compared with one load. A guess that keeps the search short: programs
overwrite an element a few times."""


class LastingElements:
    """Answers for one function, each found once."""

    def __init__(self, accesses: Accesses):
        self._accesses = accesses
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
        own = self._by_position.get(self._accesses.start[op])
        if own is None or len(later) > MOST_WRITES or not later <= self._by_position.keys():
            return False
        return not any(self._reaches(own, self._by_position[position]) for position in later)

    def _reaches(self, one: Access, write: Access) -> bool:
        """True if a write may touch what an access touched before."""
        common = [
            loop for loop, other in zip(one.loops, write.loops, strict=False) if loop is other
        ]
        return next(self._dependences.between(one, write, common), None) is not None

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
    def _dependences(self) -> Dependences:
        return Dependences(nests_in(self._accesses.function), self._accesses.aliasing)

    @cached_property
    def _by_position(self) -> dict[int, Access]:
        """Accesses to one element each, of operations that have no other."""
        found: dict[int, Access] = {}
        for one in self._dependences.nests.accesses:
            if one.op.name in ("memref.load", "memref.store") and one.subscripts is not None:
                found[self._accesses.start[one.op]] = one
        return found

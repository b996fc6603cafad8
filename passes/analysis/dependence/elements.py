"""Questions about single elements of buffers, for programs that work in place.

Analyses of aliasing know whole buffers. Where a loop over ``k < j`` reads ``a[i, k]`` and writes
``a[i, j]``, dependence analysis says that these never meet.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.ops.catalogue import element_memref
from xdsl.ir import Operation, SSAValue

if TYPE_CHECKING:
    from ad_opt.passes.analysis.affine.nests import Access

    from .dependence import Dependences


class Elements:
    """Answers for the accesses of a function as they stand; nothing is computed before the first
    question.
    """

    def __init__(self, function: Operation, aliasing: Aliasing):
        self._function, self._aliasing = function, aliasing

    @cached_property
    def dependences(self) -> Dependences:
        """The dependences in the nests of the function."""
        from ad_opt.passes.analysis.affine.nests import nests_in  # which few programs need

        from .dependence import Dependences

        return Dependences(nests_in(self._function), self._aliasing)

    @cached_property
    def accesses(self) -> dict[Operation, Access]:
        """Loads and stores of one element each."""
        found = self.dependences.nests.accesses
        return {one.op: one for one in found if element_memref(one.op) is not None}

    def iterations_are_apart(self, loop: Operation, buffer: SSAValue) -> bool:
        """True if no iteration of a loop touches an element of a buffer that another one writes."""
        nest = self.dependences.nests.loop_of(loop)
        return not any(
            buffer in (one.source.memref, one.sink.memref)
            for one in self.dependences.each_carried_by(nest)
        )

    def are_elsewhere(self, ops: Iterable[Operation], place: Operation, loop: Operation) -> bool:
        """True if operations in a loop access elements of the buffer of another access in it, but
        never the same one, in one run of the loops around.
        """
        own, nest = self.accesses.get(place), self.dependences.nests.loop_of(loop)
        if own is None:
            return False
        others = [self.accesses.get(op) for op in ops]
        return all(one is not None and self.dependences.are_apart(own, one, nest) for one in others)

"""Sums of products before they are differentiated: nests become operations, without tests.

The derivative of a product of matrices is two such products; that of its loops is a nest in which
all that it adds to is mixed. What is raised here has to be known to be one, so there is no second
version that would be differentiated, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.affine.dependence import Dependences
from ad_opt.passes.analysis.affine.nests import Access, nests_in
from ad_opt.passes.analysis.memory.effects import Effects
from typing_extensions import override
from xdsl.ir import Operation, SSAValue

from .addresses import buffers_of
from .factors import Expansion, term_at
from .raising import raise_group
from .sums import LEAST_LOOPS, Sum, loops_around, sum_at


@dataclass
class EarlyRaising:
    """Raise the sums of products of a function that need no test."""

    func: Operation
    effects: Effects
    threshold: int
    any_order: bool
    """True if the factors of a product may be multiplied in any order."""
    raised: int = 0

    def run(self) -> int:
        """Raise each in the outermost loop where that is possible; gives how many."""
        done: set[Operation] = set()
        for add in [op for op in walk(self.func) if op.name in ("arith.addf", "arith.subf")]:
            loops = loops_around(add)
            for root in loops[: len(loops) - 1] if done.isdisjoint(loops) else ():
                if term_at(add, root, any_order=self.any_order) and self._raise(root):
                    done.add(root)
                    break
        return self.raised

    def _raise(self, root: Operation) -> bool:
        """Raise sums in a copy of a nest, which takes its place; false if there are none."""
        if root.results:
            return False
        first = root.prev_op
        trial = Builder.at(root).emit(root.clone())
        masks = self.effects.of(root)
        expansion = Expansion(trial, self.effects, masks.writes | masks.frees, self.any_order)
        expansion.write()
        raised = self._sums(trial, expansion.made)
        self.raised += len(raised)
        if raised:
            erase(root)
            return True
        while (behind := trial.next_op) is not root and behind is not None:
            erase(behind)
        while (made := root.prev_op) is not first and made is not None:
            erase(made)
        return False

    def _sums(self, trial: Operation, own: Sequence[SSAValue]) -> list[Sum]:
        """Raise the sums of a nest; gives those that are."""
        names: dict[SSAValue, SSAValue] = {}
        buffers = buffers_of(trial)
        if buffers is not None:
            # What works behind addresses, or counts rows itself, works on buffers with dimensions.
            b = Builder.at(trial)
            if buffers.tests(b) != []:
                return []
            views = [buffers.view(b, memory) for memory in buffers.memories]
            buffers.replace(trial, views)
            names = {v: m.base for v, m in zip(views, buffers.memories, strict=True)}
        found = [one for op in walk(trial) if (one := sum_at(op, LEAST_LOOPS - 1)) is not None]
        sums = [one for one in found if one.is_on_buffers and trial in one.loops]
        facts = _Known(self, names, frozenset(own)) if sums else None
        return (
            [] if facts is None else raise_group(facts, trial, sums, self.threshold, tested=False)
        )


class _Known(Dependences):
    """Dependences with what is known of buffers and views that have just been made."""

    def __init__(
        self, early: EarlyRaising, views: dict[SSAValue, SSAValue], own: frozenset[SSAValue]
    ):
        super().__init__(nests_in(early.func), early.effects.aliasing)
        self._views = views
        self._own = own

    @override
    def may_touch_same(self, a: Access, b: Access) -> bool:
        one, other = (self._views.get(x.memref, x.memref) for x in (a, b))
        if one is other or a.base == b.base:
            return True
        if one in self._own or other in self._own:
            return False
        return self.aliasing.may_alias(one, other)

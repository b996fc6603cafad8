"""``fuse-nests``: loops with equal bounds that stand in one block become one.

Loops fuse from the outermost ones inwards: row loops of a softmax become one loop over rows, and
what of their bodies can be one loop over columns becomes one, too. Needs nothing; ``affine.for``
and ``scf.for``, over any memory. Leaves buffers as they are: see ``contract-buffers``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import ancestors, last_of, walk
from ad_opt.dialects.support.ir.rewriting import move
from ad_opt.passes.analysis.affine.nests import Access, Loop, loops_of, nest_of
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.infrastructure.instruments.remarks import remark
from ad_opt.passes.loop_schedule.tiling.tile_attributes import is_marked
from ad_opt.passes.nests.block_dependences import Contents, Item, items_of
from ad_opt.passes.ops.catalogue import is_for
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Block, Operation, SSAValue

from .fusion_costs import is_worth_it
from .grouping import Group, Grouping
from .join_loops import join
from .same_iteration import meet_in_one_iteration


@dataclass(frozen=True)
class FuseNestsPass(FunctionPass):
    """Fuse loops that have equal bounds and share memory, at every depth.

    Before, and after::

        affine.for %i = 0 to 8 {                    affine.for %i = 0 to 8 {
          %a = affine.load %x[%i]                     %a = affine.load %x[%i]
          %b = math.exp %a : f32                      %b = math.exp %a : f32
          affine.store %b, %t[%i]                     affine.store %b, %t[%i]
        }                                             %c = affine.load %t[%i]
        affine.for %i = 0 to 8 {                      affine.store %c, %y[%i]
          %c = affine.load %t[%i]                   }
          affine.store %c, %y[%i]
        }

    Loops fuse if what they both touch, and one of them writes, they touch in iterations of the same
    number; operations between them move in front or behind. They do not fuse where that costs:
    if they share no memory, if one of them reads more than a first cache holds anew in every
    iteration (a matrix product, which is for tiling), if a loop inside one would better be the
    outer one (so that it stays free to be interchanged), or if one is a chain of rounded operations
    and the other can be done in vectors. With ``--statistics`` the loops that are gone are counted,
    with ``--remarks=nests`` each is named.

    Options: ``cost`` (true): leave loops apart where fusion costs. ``as-schedule`` (false): leave
    loops as they are, and write their fusions beside the function, for `apply-schedules`.
    """

    name = "fuse-nests"
    cost: bool = True
    as_schedule: bool = False

    @override
    def apply_function(
        self, ctx: Context, func: Operation, analyses: AnalysisManager
    ) -> bool | None:
        if sum(is_for(op) for op in walk(func)) < 2:
            return False
        fusing = _Fusing(analyses.get(Effects, func), self.cost)
        return _write(func, fusing) if self.as_schedule else fusing.run(func)


def _write(func: Operation, fusing: _Fusing) -> bool:
    """Fuse, write what was fused, and put the body back as it was."""
    from ad_opt.passes.loop_schedule.written import WrittenSchedule  # few programs need it

    before = func.clone()
    loops = {op: kept for op, kept in zip(walk(func), walk(before), strict=True) if op.regions}
    schedule = WrittenSchedule(before)
    handles: dict[Operation, SSAValue] = {}

    def fused(first: Operation, second: Operation, made: Operation) -> None:
        one, other = (
            handles[op] if op in handles else schedule.loop(loops[op]) for op in (first, second)
        )
        handles[made] = schedule.fuse(one, other)

    fusing.fused_into = fused
    if not fusing.run(func):
        return False
    fused_body = func.detach_region(0)
    fused_body.erase()
    func.add_region(before.detach_region(0))
    return schedule.finish(func)


@dataclass
class _Fusing:
    effects: Effects
    cost: bool
    fused: int = 0
    fused_into: Callable[[Operation, Operation, Operation], None] | None = None
    """Called with two loops and the one that they have become, which may be the first of them."""

    def run(self, func: Operation) -> bool:
        """Fuse in every block, outer ones first."""
        pending = [func]
        while pending:
            owner = pending.pop()
            for region in owner.regions:
                for block in region.blocks:
                    self._fuse_in(block)
                    pending += [op for op in block.ops if op.regions]
        count("loops fused into others", self.fused)
        return self.fused > 0

    def _fuse_in(self, block: Block) -> None:
        """Fuse loops of one block, until none could be: what two groups share may show only when
        both are there.
        """
        matching = _Matching(self.effects.aliasing, self.cost)
        known: dict[Operation, Contents] = {}
        while matching.has_candidates(block):
            items = items_of(block, self.effects, known)
            groups = Grouping(matching.key, matching.may_join).run(items)
            if len(groups) == len(items):
                return
            end = last_of(block)
            for group in groups:
                for item in group.members:
                    move(item.op, end)
            for group in groups:
                if len(group.members) > 1:
                    for op in _changed_by_joining(group):
                        matching.forget(op)
                        known.pop(op, None)
                    self._join(group)

    def _join(self, group: Group) -> None:
        loop = group.members[0].op
        for item in group.members[1:]:
            remark("nests", item.op, "this loop is fused into one before it")
            made = join(loop, item.op)
            if self.fused_into is not None:
                self.fused_into(loop, item.op, made)
            loop = made
            self.fused += 1


def _changed_by_joining(group: Group) -> Iterator[Operation]:
    """Yield the loops of a group, and what uses their results: those become results of another
    loop.
    """
    for item in group.members:
        yield item.op
        for result in item.op.results:
            for use in result.uses:
                yield use.operation
                yield from ancestors(use.operation)


class _Matching:
    """The questions of which loops of a block may become one; loops that stay are looked at
    once.
    """

    def __init__(self, aliasing: Aliasing, cost: bool):
        self.aliasing = aliasing
        self.cost = cost
        self._keys: dict[Operation, Hashable] = {}
        self._nests: dict[Operation, Loop] = {}
        self._accesses: dict[Operation, list[Access]] = {}

    def has_candidates(self, block: Block) -> bool:
        """True if two loops of a block have equal bounds."""
        keys = [key for op in block.ops if (key := self._key(op)) is not None]
        return len({*keys}) < len(keys)

    def forget(self, op: Operation) -> None:
        """Forget what is known of a loop that is going to change."""
        for facts in (self._keys, self._nests, self._accesses):
            facts.pop(op, None)

    def loop(self, item: Item) -> Loop:
        """The loop that an item is."""
        found = self._nests.get(item.op)
        if found is None:
            found = self._nests[item.op] = nest_of(item.op)
        return found

    def accesses(self, item: Item) -> list[Access]:
        """All accesses in a loop."""
        found = self._accesses.get(item.op)
        if found is None:
            found = self._accesses[item.op] = [*self.loop(item).everything()]
        return found

    def key(self, item: Item) -> Hashable:
        """Equal for loops with equal bounds; ``None`` for what is not fused."""
        return None if item.is_barrier else self._key(item.op)

    def _key(self, op: Operation) -> Hashable:
        if not is_for(op) or is_marked(op):
            return None
        if op not in self._keys:
            self._keys[op] = _bounds_of(op)
        return self._keys[op]

    def may_join(self, group: Group, item: Item) -> bool:
        """True if a loop may, and should, become one with those of a group."""
        if item.by_value & group.members_bits:
            return False
        if self.cost and not is_worth_it(
            [self.loop(one) for one in group.members], self.loop(item)
        ):
            return False
        return all(
            self.meet_in_one_iteration(one, item)
            for one in group.members
            if item.by_memory >> one.number & 1
        )

    def meet_in_one_iteration(self, one: Item, other: Item) -> bool:
        """True if what both touch, and one writes, they touch in iterations of one number."""
        loop, following = self.loop(one), self.loop(other)
        return all(
            meet_in_one_iteration(a, b, loop, following)
            or not self.aliasing.may_alias(a.memref, b.memref)
            for a in self.accesses(one)
            for b in self.accesses(other)
            if a.writes or b.writes
        )


def _bounds_of(op: Operation) -> Hashable:
    """The kind, bounds and step of a loop; ``None`` if they are not known."""
    (loop,) = loops_of(op)
    if not loop.exact or loop.step is None:
        return None
    bounds = tuple(
        tuple((frozenset(form.terms.items()), form.constant) for form in side)
        for side in (loop.lower, loop.upper)
    )
    return op.name, bounds, loop.step

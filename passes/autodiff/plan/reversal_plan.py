"""The plan of a reversal: everything that is decided about it before a line is written.

`planning` makes it; the writers of the forward and the reverse sweep (`reverse`) read it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from ad_opt.passes.analysis.memory.objects import Alloc
from ad_opt.passes.ops.catalogue import is_cheap, is_constant
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue

from .facts.facts import Facts
from .facts.key import Key
from .facts.reloading import Storage
from .facts.wanted import Recovery, Wanted, Way
from .strategies.selecting_loops import Selection
from .strategies.undo_stores import Undoing

if TYPE_CHECKING:
    from .strategies.first_contents import FirstContents


@dataclass(frozen=True)
class UpdateInPlace:
    """``m[i] + x`` that is stored to ``m[i]``, or ``m[i] - x``."""

    load: Operation
    """The load of the old element."""
    term: SSAValue
    """``x``."""
    is_difference: bool


@dataclass(frozen=True, eq=False)
class ReversalPlan(Facts):
    """The facts about a function, and what is decided for its reversal."""

    storage: Storage
    """Decisions about memory: loaded again, undone, refilled; and loops that are run again."""
    undoing: Undoing
    """The bytes by which it was decided whether stores are undone."""
    first_contents: Mapping[Operation, Sequence[FirstContents]]
    """Copies that are filled in front of operations with what is in their originals."""
    needed: frozenset[SSAValue]
    """Values that the reverse of some operation reads in any case."""
    repeated_calls: frozenset[Operation]
    """Calls that are made again on the way back."""
    refills: Mapping[Block, Sequence[Operation]]
    """Nests that the mirror of a block begins with."""
    summed: frozenset[Operation]
    """Loops that are run again, whose mirrors compute their sums, too: one run is enough."""
    selections: Mapping[Operation, Selection]
    """Loops that carry a maximum, or another choice, of which one iteration is reversed."""
    upward: frozenset[Operation]
    """Counted loops whose mirror counts up, as the loop does, since any order is right."""
    updates: Mapping[Operation, UpdateInPlace]
    """Stores that add to an element, or take away from it."""
    updated: frozenset[Operation]
    """The loads of `updates`: a store to the same place leaves their cotangent in the shadow."""
    maybe_freed: frozenset[Operation]
    """Allocations that may be freed by an operation that may free something else, too."""
    mirrored_deallocs: frozenset[Operation]
    freed: frozenset[Operation]
    """Allocations that the mirror of their own operation frees."""
    needs_shadow: frozenset[SSAValue]
    """Memory whose shadow the forward sweep must have."""
    calls: Mapping[Operation, Key]
    """Calls that become calls of derivatives: the key of the augmented function."""
    snapshots: Mapping[Operation, Sequence[SSAValue]] = field(
        default_factory=lambda: MappingProxyType(dict[Operation, "Sequence[SSAValue]"]())
    )
    """Operations that overwrite whole buffers, to those of which a copy is put back."""
    recoveries: Mapping[Wanted, Recovery] = field(
        default_factory=lambda: MappingProxyType(dict[Wanted, Recovery]())
    )
    """All that the reverse sweep wants of the forward sweep and does not see: how it gets it."""

    slots: Mapping[Operation, Sequence[Attribute]] = field(
        default_factory=lambda: MappingProxyType(dict[Operation, "Sequence[Attribute]"]())
    )
    """Types of the slots of each frame, by the loop, or the function, whose frame it is."""

    unsaid: Mapping[SSAValue, Operation] = field(
        default_factory=lambda: MappingProxyType(dict[SSAValue, Operation]())
    )
    """Values that a third party's method may read without saying so: they are saved if it does."""

    def way(self, wanted: Wanted, at: Operation | None) -> Way:
        """Return how ``wanted`` is recovered while ``at`` is reversed.

        What nobody has named is saved, which is right whenever it is wanted; so is what is loaded
        again later, where memory may not be yet what it was.
        """
        found = self.recoveries.get(wanted)
        if found is None:
            known = isinstance(wanted, OpResult) and is_constant(wanted.op)
            return Way.COMPUTED if known else Way.SAVED
        if found.way is Way.LOADED and found.at is not None and at is not None:
            start = self.storage.accesses.start
            return Way.SAVED if start[at] > start[found.at] else Way.LOADED
        return found.way

    def way_of_step(self, step: SSAValue) -> Way:
        """Return how something is recovered that the forward sweep has on the way to what has a
        name: the costs of recipes count arithmetic; the result of a call, say, is saved.
        """
        cheap = isinstance(step, OpResult) and (is_constant(step.op) or is_cheap(step.op))
        return Way.COMPUTED if cheap else Way.SAVED

    @property
    def split(self) -> bool:
        """True if the reverse sweep is a function of its own."""
        return self.key.mode != "combined"

    def is_undone(self, alloc: Operation) -> bool:
        """True if stores to a local buffer are undone on the way back."""
        return Alloc(alloc) in self.storage.undone_objects

    def lives_on_tape(self, alloc: Operation) -> bool:
        """True if the forward sweep takes a local buffer from the tape's memory.

        So do buffers whose stores are undone, and stack slots that would be gone or reused when the
        way back reads them; not what an operation may free of which nobody knows what it is.
        """
        return lives_on_tape(self, self.storage, self.maybe_freed, alloc)

    def has_effect_back(self, op: Operation) -> bool:
        """True if the way back has memory to look after in ``op``, whatever flows into it."""
        return self.storage.writes_inside(op) or self.storage.frees_inside(op)


def lives_on_tape(
    facts: Facts, storage: Storage, maybe_freed: frozenset[Operation], alloc: Operation
) -> bool:
    """See `ReversalPlan.lives_on_tape`."""
    undone = Alloc(alloc) in storage.undone_objects
    if alloc.name == "memref.alloca":
        outermost = alloc.parent is facts.primal.body.block
        return undone or facts.key.mode != "combined" or not outermost
    return undone and alloc not in maybe_freed

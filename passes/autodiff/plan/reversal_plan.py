"""The plan of a reversal: everything that is decided about it before a line is written.

`plan_reversal` asks the modules beside this one, in the order in which their answers depend on each
other. The writers of the forward and the reverse sweep (`reverse`) read it.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.memory.objects import Alloc
from ad_opt.passes.emit.emit import flows_by_value
from xdsl.ir import Block, Operation, OpResult, SSAValue

from .facts.accesses import Accesses
from .facts.facts import Facts
from .facts.key import Key
from .facts.reloading import Storage, kept_objects
from .facts.wanted import Recovery, Wanted
from .strategies.iteration_order import any_order
from .strategies.needed_values import needed_values
from .strategies.passed_shadows import flowing_buffers, followed_addresses
from .strategies.refill_buffers import refilled_buffers
from .strategies.repeated_calls import is_repeated
from .strategies.replay_loops import replayed_loops
from .strategies.undo_stores import undone_objects, with_cheap_sources
from .way_back import WayBack


@dataclass(frozen=True, eq=False)
class ReversalPlan(Facts):
    """The facts about a function, and what is decided for its reversal."""

    storage: Storage
    """Decisions about memory: loaded again, undone, refilled; and loops that are run again."""
    needed: frozenset[SSAValue]
    """Values that the reverse of some operation reads in any case."""
    repeated_calls: frozenset[Operation]
    """Calls that are made again on the way back."""
    refills: Mapping[Block, Sequence[Operation]]
    """Nests that the mirror of a block begins with."""
    upward: frozenset[Operation]
    """Counted loops whose mirror counts up, as the loop does, since any order is right."""
    updates: Mapping[Operation, tuple[Operation, SSAValue]]
    """Stores of ``m[i] + x`` to ``m[i]``: the load of the old element, and ``x``."""
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
        return _lives_on_tape(self, self.storage, self.maybe_freed, alloc)

    def has_effect_back(self, op: Operation) -> bool:
        """True if the way back has memory to look after in ``op``, whatever flows into it."""
        return self.storage.writes_inside(op) or self.storage.frees_inside(op)


def plan_reversal(facts: Facts) -> ReversalPlan:
    """Decide how the function that ``facts`` are about is reversed."""
    accesses = Accesses(facts.primal, facts.aliasing, facts.effects)
    storage = Storage(accesses, kept_objects(facts.primal), facts.key.saves)
    storage = replace(storage, again=MappingProxyType(replayed_loops(facts, storage)))
    needed = needed_values(facts)
    read_back = with_cheap_sources(needed)
    refills, storage = refilled_buffers(facts, storage, read_back)
    storage = replace(storage, undone_objects=undone_objects(facts, storage, read_back))
    mirrored, maybe_freed, freed = _deallocs(facts, storage)
    storage = replace(storage, freed=_positions(accesses, freed))
    ops = list(walk(facts.primal))
    updates = {op: found for op in ops if (found := _update_in_place(facts, storage, op))}
    needs_shadow = frozenset(flowing_buffers(facts) | followed_addresses(facts))
    calls = [op for op in ops if op.name == "func.call"]
    keys = _keys_of_calls(facts, needs_shadow, calls) if calls else {}
    plan = ReversalPlan(
        **vars(facts),
        storage=storage,
        needed=frozenset(needed),
        repeated_calls=frozenset(op for op in calls if is_repeated(facts, op)),
        refills=MappingProxyType(refills),
        upward=frozenset(op for op in ops if op.name == "scf.for" and any_order(facts, op)),
        updates=MappingProxyType(updates),
        updated=frozenset(load for load, _ in updates.values()),
        maybe_freed=maybe_freed,
        mirrored_deallocs=mirrored,
        freed=freed,
        needs_shadow=needs_shadow,
        calls=MappingProxyType(keys),
    )
    back = WayBack(plan)
    back.function()
    return replace(
        plan,
        snapshots=MappingProxyType(back.snapshots),
        recoveries=MappingProxyType(back.recoveries),
    )


def _keys_of_calls(
    facts: Facts, needs_shadow: frozenset[SSAValue], calls: Iterable[Operation]
) -> dict[Operation, Key]:
    from .strategies.derivative_calls import call_key

    return {op: key for op in calls if (key := call_key(facts, needs_shadow, op))}


def _positions(accesses: Accesses, ops: Iterable[Operation]) -> tuple[int, ...]:
    found: list[int] = []
    for op in ops:
        insort(found, accesses.start[op])
    return tuple(found)


def _lives_on_tape(
    facts: Facts, storage: Storage, maybe_freed: frozenset[Operation], alloc: Operation
) -> bool:
    undone = Alloc(alloc) in storage.undone_objects
    if alloc.name == "memref.alloca":
        outermost = alloc.parent is facts.primal.body.block
        return undone or facts.key.mode != "combined" or not outermost
    return undone and alloc not in maybe_freed


def _deallocs(
    facts: Facts, storage: Storage
) -> tuple[frozenset[Operation], frozenset[Operation], frozenset[Operation]]:
    """Find the buffers that are freed where they are made in the mirror; others at the tape's
    end.
    """
    mirrored: list[tuple[Operation, Operation]] = []
    doubtful: set[Operation] = set()
    for op in walk(facts.primal):
        if op.name not in ("memref.dealloc", "autodiff.defer_dealloc"):
            continue
        objects = facts.aliasing.objects(op.operands[-1])
        allocs = [obj.op for obj in objects or () if isinstance(obj, Alloc)]
        alloc = allocs[0] if len(allocs) == 1 else None
        if (
            op.name == "memref.dealloc"
            and alloc is not None
            and objects is not None
            and len(objects) == 1
            and alloc.name == "memref.alloc"
            and alloc.parent is op.parent
            and not facts.aliasing.escapes(Alloc(alloc))
        ):
            mirrored.append((op, alloc))
        else:
            doubtful.update(allocs)
    maybe_freed = frozenset(doubtful)
    sure = [pair for pair in mirrored if pair[1] not in maybe_freed]
    freed = (one for _, one in sure if not _lives_on_tape(facts, storage, maybe_freed, one))
    return frozenset(op for op, _ in sure), maybe_freed, frozenset(freed)


def _update_in_place(
    facts: Facts, storage: Storage, op: Operation
) -> tuple[Operation, SSAValue] | None:
    """The load and ``x`` if ``op`` completes ``m[i] = m[i] + x``, and the load has no other use.

    The old contents have the cotangent of the new ones then: it stays where it is.
    """
    if op.name != "memref.store":
        return None
    total, buffer, *indices = op.operands
    if not (flows_by_value(total.type) and facts.is_active(buffer)):
        return None
    if not isinstance(total, OpResult) or total.op.name != "arith.addf":
        return None
    if total.uses.get_length() != 1:
        return None
    for old, added in (total.op.operands, reversed(total.op.operands)):
        if (
            isinstance(old, OpResult)
            and old.op.name == "memref.load"
            and old.op.parent is op.parent
            and old.uses.get_length() == 1
            and facts.aliasing.must_same_location(
                old.op.operands[0], old.op.operands[1:], buffer, indices
            )
            and not storage.writes_between(old.op, op, buffer)
        ):
            return old.op, added
    return None

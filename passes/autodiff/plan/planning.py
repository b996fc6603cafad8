"""Planning of a reversal.

`plan_reversal` asks the modules beside this one, in the order in which their answers depend on each
other.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import GIVEN
from ad_opt.dialects.support.ir.queries import defining_op, walk
from ad_opt.passes.analysis.memory.objects import Alloc
from ad_opt.passes.emit.emit import flows_by_value
from xdsl.ir import Operation, OpResult, SSAValue

from .facts.accesses import Accesses
from .facts.facts import Facts
from .facts.key import Key
from .facts.lasting_elements import LastingElements
from .facts.reloading import Storage, kept_objects
from .reversal_plan import ReversalPlan, UpdateInPlace, lives_on_tape
from .strategies.iteration_order import any_order
from .strategies.needed_values import needed_values
from .strategies.passed_shadows import flowing_buffers, followed_addresses
from .strategies.refill_buffers import refilled_buffers
from .strategies.repeated_calls import is_repeated
from .strategies.replay_loops import replayed_loops, summed_on_the_way_back
from .strategies.selecting_loops import selecting_loops
from .strategies.undo_stores import stores_to_undo, with_cheap_sources
from .strategies.unrestored_memory import unrestored_memory
from .way_back import WayBack

if TYPE_CHECKING:
    from .facts.given_memory import GivenMemory
    from .strategies.first_contents import FirstContents


def plan_reversal(facts: Facts) -> ReversalPlan:
    """Decide how the function that ``facts`` are about is reversed."""
    accesses = Accesses(facts.primal, facts.aliasing, facts.effects)
    kept = kept_objects(facts.primal)
    unrestored = unrestored_memory(facts, kept)
    given = _given_memory(facts, accesses)
    lasting = LastingElements(accesses, facts.elements)
    storage = Storage(accesses, lasting, kept, facts.key.saves, unrestored=unrestored, given=given)
    needed = needed_values(facts)
    storage = replace(storage, again=MappingProxyType(replayed_loops(facts, storage, needed)))
    read_back = with_cheap_sources(needed)
    refills, storage = refilled_buffers(facts, storage, read_back)
    undoing = stores_to_undo(facts, storage, read_back)
    storage = replace(storage, undone_objects=undoing.objects)
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
        undoing=undoing,
        first_contents=_first_contents(facts, given),
        needed=frozenset(needed),
        repeated_calls=frozenset(op for op in calls if is_repeated(facts, op)),
        refills=MappingProxyType(refills),
        summed=summed_on_the_way_back(facts, storage.again, needed),
        selections=selecting_loops(facts, storage),
        upward=frozenset(op for op in ops if op.name == "scf.for" and any_order(facts, op)),
        updates=MappingProxyType(updates),
        updated=frozenset(one.load for one in updates.values()),
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
        slots=MappingProxyType({owner: tuple(types) for owner, types in back.slots.items()}),
        unsaid=MappingProxyType(back.unsaid),
    )


def _given_memory(facts: Facts, accesses: Accesses) -> GivenMemory | None:
    attributes = facts.primal.arg_attrs
    if attributes is None or not any(GIVEN in one.data for one in attributes):
        return None
    from .facts.given_memory import GivenMemory

    return GivenMemory.of(facts.primal, facts.key, accesses)


def _first_contents(
    facts: Facts, given: GivenMemory | None
) -> Mapping[Operation, Sequence[FirstContents]]:
    if given is None:
        return MappingProxyType({})
    from .strategies.first_contents import first_contents

    return first_contents(facts, given)


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
    freed = (one for _, one in sure if not lives_on_tape(facts, storage, maybe_freed, one))
    return frozenset(op for op, _ in sure), maybe_freed, frozenset(freed)


def _update_in_place(facts: Facts, storage: Storage, op: Operation) -> UpdateInPlace | None:
    """The update that ``op`` completes: ``m[i] = m[i] + x``, or ``- x``, where the load has no
    other use.

    The old contents have the cotangent of the new ones then: it stays where it is.
    """
    if op.name != "memref.store":
        return None
    total, buffer, *indices = op.operands
    if not (flows_by_value(total.type) and facts.is_active(buffer)):
        return None
    sum_ = defining_op(total, "arith.addf", "arith.subf")
    if sum_ is None or total.uses.get_length() != 1:
        return None
    left, right = sum_.operands
    is_difference = sum_.name == "arith.subf"
    for old, term in ((left, right),) if is_difference else ((left, right), (right, left)):
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
            return UpdateInPlace(old.op, term, is_difference)
    return None

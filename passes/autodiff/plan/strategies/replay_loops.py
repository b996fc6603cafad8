"""Loops that are run again on the way back, one iteration at a time, instead of being remembered.

A loop whose iterations do not communicate and write only scratch needs no memory of its own: the
forward sweep runs it as the primal does, and the mirror runs each iteration forward once more and
back at once. What one iteration saves stays in the cache and is given back. There are three cases
in which it pays:

- Iterations have scratch buffers, whose stores would be undone, or recurrences inside (loops with
  carried values), which would fill the tape.
- The way back reads nothing that comes of the loop's sums. Then one run is enough: the mirror
  computes value and derivative of an iteration together, and the forward sweep has no run at all.
- What is saved would be results of costly operations, one for each of them or nearly so: doing
  them again takes about as long as going through the tape twice.
"""

from __future__ import annotations

from collections.abc import Iterable

from ad_opt.dialects.support.ir.queries import each_once, is_inside, walk
from ad_opt.passes.analysis.flow.tape_size import size_of
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.frame_places import FramePlaces
from ad_opt.passes.autodiff.plan.facts.reloading import Storage
from ad_opt.passes.ops.catalogue import is_allocation, is_cheap, is_constant, is_load
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import is_side_effect_free

from .iteration_order import any_order, is_sum
from .private_buffers import made_inside, private_buffers

COSTLY_OPERATION = 12
"""Bytes of tape that a costly operation is worth, such as `math.exp`. Measured on the gradient of
``log(sum(exp(x)))`` over a million numbers: saved against computed again 2.04 and 2.36 ns a number
in f64 (8 bytes), 1.07 and 1.11 in f32 (4 bytes), on a tape whose pages are there already.
"""
PATIENCE = 3
"""Costly operations may be done again for up to so many times what saving their results costs: a
tape that does not fit in a cache is dearer than that the first time, and memory is what ends
programs. A guess between 1.5, which logsumexp in f64 needs, and 4.
"""
SMALL_TAPE = 32 * 1024
"""Bytes that stay in the first cache of common processors: what fits there is saved. Measured on
that gradient of 10 000 numbers in f64: saved 3.3, computed again 4.0 ns a number, call included.
"""


def replayed_loops(
    facts: Facts, storage: Storage, needed: set[SSAValue]
) -> dict[Operation, frozenset[SSAValue]]:
    """The loops that are run again by their mirrors, outermost ones first, each with its scratch.

    The reverse of some operation reads the values that are ``needed`` (`needed_values`).
    A loop inside of another one is among them only if nobody wants its sums.
    """
    found: dict[Operation, frozenset[SSAValue]] = {}
    if facts.key.saves:
        return found
    for op in walk(facts.primal):
        if op.name != "scf.for" or not _only_sums(op):
            continue
        inside = any(is_inside(_block(op), outer) for outer in found)
        private = private_buffers(facts, op)
        if private is None or (inside and private) or not runs_twice(op):
            continue
        recurs = not inside and (bool(private) or _has_recurrence(facts, op))
        if not recurs and not _pays(facts, op, needed, inside=inside):
            continue
        if sees_the_same(facts, storage, op) and any_order(
            facts, op, private | made_inside(facts, op)
        ):
            found[op] = frozenset(private)
    return found


def summed_on_the_way_back(
    facts: Facts, again: Iterable[Operation], needed: set[SSAValue]
) -> frozenset[Operation]:
    """Return those of the loops ``again`` whose sums their mirrors compute, as only the caller
    wants them.
    """
    if facts.key.mode != "combined" or not facts.key.primal:
        return frozenset()
    return frozenset(op for op in again if op.results and not _is_read_back(op, needed))


def _block(op: Operation) -> Block:
    assert op.parent is not None
    return op.parent


def _only_sums(loop: Operation) -> bool:
    return all(is_sum(arg, loop) for arg in loop.regions[0].block.args[1:])


# ------------------------------------------------------------------ what it saves


def _pays(facts: Facts, loop: Operation, needed: set[SSAValue], *, inside: bool) -> bool:
    """True if a loop without recurrences is better run again than remembered."""
    if not any(map(facts.has_cotangent, loop.results)):
        return False
    saved, costly = _saved(loop, needed)
    if not _is_read_back(loop, needed):
        keeps = saved > 0 or any(map(is_allocation, walk(loop)))
        return facts.key.mode == "combined" and (keeps or facts.key.primal)
    if inside or not costly or costly * COSTLY_OPERATION > PATIENCE * saved:
        return False
    records = FramePlaces(facts.primal, ()).records(loop)
    return records is None or records * saved > SMALL_TAPE


def _saved(loop: Operation, needed: set[SSAValue]) -> tuple[int, int]:
    """Return about how many bytes a trip saves, and how many costly operations it has."""
    saved = costly = 0
    for op in walk(loop):
        if op.regions or is_constant(op) or is_load(op) or not op.results:
            continue
        if not is_cheap(op):
            costly += 1
            saved += sum(size_of(result.type) for result in op.results if result in needed)
    return saved, costly


def _is_read_back(loop: Operation, needed: set[SSAValue]) -> bool:
    """True if the way back may read something that is computed from a loop's results."""
    pending: list[SSAValue] = [*loop.results]
    for value in each_once(pending):
        if value in needed:
            return True
        for use in value.uses:
            following = _followed(use.operation, use.index)
            if following is None:
                return True
            pending += following
    return False


def _followed(user: Operation, place: int) -> list[SSAValue] | None:
    """The values that an operand goes into; ``None`` where they are not known."""
    if user.name == "func.return":
        return []
    if user.name == "scf.yield":
        around = user.parent_op()
        if around is None or around.name not in ("scf.for", "scf.if"):
            return None
        carried = around.regions[0].block.args[1:] if around.name == "scf.for" else ()
        return [around.results[place], *carried[place : place + 1]]
    if user.name == "scf.for" and place >= 3:
        return [user.results[place - 3], user.regions[0].block.args[place - 2]]
    if user.regions or not user.results or not is_side_effect_free(user):
        return None
    return list(user.results)


# ------------------------------------------------------------------ what allows it


def runs_twice(loop: Operation) -> bool:
    """True if a loop has no effects but those that may happen twice."""
    for op in walk(loop):
        again = op.name in _RUN_AGAIN or (op.name == "llvm.load" and is_plain(op))
        if not op.regions and not again and not is_side_effect_free(op):
            return False
        if op.name in ("scf.parallel", "memref.alloca_scope"):
            return False
        if op.name == "memref.alloc" and not _is_freed_beside(op):
            return False  # a buffer that is left behind would be left twice
    return True


def _is_freed_beside(alloc: Operation) -> bool:
    users = (use.operation for use in alloc.results[0].uses)
    return any(op.name == "memref.dealloc" and op.parent is alloc.parent for op in users)


_RUN_AGAIN = frozenset(
    {
        *("memref.load", "memref.store", "vector.load", "memref.alloc", "memref.dealloc"),
        *("scf.yield", "scf.condition", "linalg.yield", "cf.assert"),
    }
)
"""Operations with effects that may happen twice; of others only those without effects."""


def _has_recurrence(facts: Facts, loop: Operation) -> bool:
    """True if a loop inside has iterations that depend on each other."""
    for op in walk(loop):
        if op.name == "scf.while":
            return True
        if op.name == "scf.for":
            carried = op.regions[0].block.args[1:]
            if any(map(facts.has_cotangent, carried)) and not any_order(facts, op):
                return True
    return False


def sees_the_same(facts: Facts, storage: Storage, loop: Operation) -> bool:
    """True if memory that the loop reads is on the way back what it was."""
    for op in walk(loop):
        if op.regions:
            continue
        reads = facts.effects.reads(op)
        if reads is None:
            return False
        for memref in reads:
            if storage.writes_inside(loop, memref):
                # Only scratch is written, so this is scratch.
                continue
            if storage.is_undone_by_choice(memref) and not storage.is_read_again(op, memref):
                return False
    return True

"""Loops that are run again on the way back, one iteration at a time, instead of being remembered.

A loop whose iterations do not communicate and write only scratch needs no memory of its own: the
forward sweep runs it as the primal does, and the mirror runs each iteration forward once more and
back at once. What one iteration saves stays in the cache and is given back; if nobody wants the
loop's results, the first run is dead. It pays where iterations have scratch buffers, whose stores
would be undone, or recurrences inside (loops with carried values), which would fill the tape.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import is_inside, walk
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.reloading import Storage
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import is_side_effect_free

from .iteration_order import any_order, is_sum
from .private_buffers import private_buffers


def replayed_loops(facts: Facts, storage: Storage) -> dict[Operation, frozenset[SSAValue]]:
    """The loops that are run again by their mirrors, outermost ones, each with its scratch."""
    found: dict[Operation, frozenset[SSAValue]] = {}
    if facts.key.saves:
        return found
    for op in walk(facts.primal):
        if op.name != "scf.for" or any(is_inside(_block(op), outer) for outer in found):
            continue
        private = private_buffers(facts, op)
        if private is not None and _pays(facts, op, private) and _sees_the_same(facts, storage, op):
            if any_order(facts, op, private):
                found[op] = frozenset(private)
    return found


def _block(op: Operation) -> Block:
    assert op.parent is not None
    return op.parent


def _pays(facts: Facts, loop: Operation, private: set[SSAValue]) -> bool:
    if not all(is_sum(arg, loop) for arg in loop.regions[0].block.args[1:]):
        return False
    recurrence = bool(private)
    for op in walk(loop):
        again = op.name in _RUN_AGAIN or (op.name == "llvm.load" and is_plain(op))
        if not op.regions and not again and not is_side_effect_free(op):
            return False
        if op.name in ("scf.parallel", "memref.alloca_scope"):
            return False
        if op.name == "scf.while":
            recurrence = True
        elif op.name == "scf.for":
            carried = op.regions[0].block.args[1:]
            active = any(facts.has_cotangent(arg) for arg in carried)
            recurrence = recurrence or (active and not any_order(facts, op))
    return recurrence


_RUN_AGAIN = frozenset(
    {"memref.load", "memref.store", "vector.load", "scf.yield", "scf.condition", "cf.assert"}
)
"""Operations with effects that may happen twice; of others only those without effects."""


def _sees_the_same(facts: Facts, storage: Storage, loop: Operation) -> bool:
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
            if storage.is_undone_by_choice(memref) and not storage.is_stable(op, memref):
                return False
    return True

"""Loops that are run again on the way back, one iteration at a time, instead of being remembered.

A loop whose iterations do not communicate and write only scratch needs no memory of its own: the
forward sweep runs it as the primal does, and the mirror runs each iteration forward once more and
back at once. What one iteration saves stays in the cache and is given back; if nobody wants the
loop's results, the first run is dead. It pays where iterations have scratch buffers, whose stores
would be undone, or recurrences inside (loops with carried values), which would fill the tape.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import FrameOp, TapeMarkOp, TapeResetOp
from ad_opt.dialects.support.queries import is_inside, walk
from ad_opt.passes.autodiff.reverse.mirror import Mirror
from ad_opt.passes.autodiff.reverse.tape_frames import Frames, Scope
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.dialects.scf import ExecuteRegionOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.traits import is_side_effect_free

from .iteration_order import any_order, is_sum
from .private_buffers import private_buffers
from .refill_buffers import values_from_outside

if TYPE_CHECKING:
    from ad_opt.passes.autodiff.reverse.reverse import Reversal


def replayed_loops(reversal: Reversal) -> dict[Operation, set[SSAValue]]:
    """The loops that are run again by their mirrors, outermost ones, each with its scratch."""
    found: dict[Operation, set[SSAValue]] = {}
    if reversal.key.saves:
        return found
    for op in walk(reversal.primal):
        if op.name != "scf.for" or any(is_inside(_block(op), outer) for outer in found):
            continue
        private = private_buffers(reversal, op)
        if private is not None and _pays(reversal, op, private) and _sees_the_same(reversal, op):
            if any_order(reversal, op, private):
                found[op] = private
    return found


def _block(op: Operation) -> Block:
    assert op.parent is not None
    return op.parent


def _pays(reversal: Reversal, loop: Operation, private: set[SSAValue]) -> bool:
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
            active = any(reversal.has_cotangent(arg) for arg in carried)
            recurrence = recurrence or (active and not any_order(reversal, op))
    return recurrence


_RUN_AGAIN = frozenset(
    {"memref.load", "memref.store", "vector.load", "scf.yield", "scf.condition", "cf.assert"}
)
"""Operations with effects that may happen twice; of others only those without effects."""


def _sees_the_same(reversal: Reversal, loop: Operation) -> bool:
    """True if memory that the loop reads is on the way back what it was."""
    storage = reversal.storage
    for op in walk(loop):
        if op.regions:
            continue
        reads = reversal.effects.reads(op)
        if reads is None:
            return False
        for memref in reads:
            if storage.writes_inside(loop, memref):
                # Only scratch is written, so this is scratch.
                continue
            if storage.is_local(memref) and not storage.is_stable(op, memref):
                return False
    return True


@contextmanager
def replay(reversal: Reversal, loop: Operation, child: Mirror, mirror: Mirror) -> Generator[None]:
    """Run an iteration forward in the block of ``child``; inside, reverse it; then end its tape."""
    body, em = loop.regions[0].block, child.emitter
    sweep, recall = reversal.sweep, reversal.recall
    outside = {x: reversal.value(x, mirror) for x in values_from_outside(loop)}
    before = (reversal.frames, recall.frames, recall.root_frame)
    values = {x: sweep.values[x] for x in outside}
    shadows = {x: sweep.shadows[x] for x in outside if x in sweep.shadows}
    # Shadows of addresses travel with them, so the mirror must have these, too.
    sweep.shadows.update({x: recall.value(shadow, mirror) for x, shadow in shadows.items()})
    sweep.values.update(outside)
    variable = sweep.values[body.args[0]]
    sweep.values[body.args[0]] = child.lazy[variable]()
    for arg in body.args[1:]:
        # Sums, whose value nothing depends on.
        sweep.values[arg] = em.zero(arg.type)

    holder = ExecuteRegionOp((), Region(em.block))
    tape = reversal.tape
    mark = em.emit(TapeMarkOp(tape))
    one, zero = em.index(1), em.index(0)
    frame = em.emit(FrameOp(tape, one, ())).results[0]
    scope = Scope(frame, one, typed=[frame])
    scope.inside[em.block] = (frame, zero, one)
    reversal.frames = recall.frames = Frames(tape, scope, holder)
    recall.root_frame = frame
    sweep.block(body, em.block, skip_terminator=True)
    child.forward, child.direct = em.block, True
    sweep.blocks[body] = em.block
    yield
    reversal.frames.finish()
    if any(scope.slots for scope in reversal.frames.scopes):
        em.emit(TapeResetOp(tape, mark.results[0]))
    else:
        mark.detach()
        mark.erase()
    reversal.frames, recall.frames, recall.root_frame = before
    sweep.values.update(values)
    sweep.shadows.update(shadows)
    holder.regions[0].detach_block(em.block)
    holder.erase()


def drop_dead_runs(reversal: Reversal) -> None:
    """Remove the forward sweep's run of loops whose results nobody wants.

    What it writes is scratch, which every iteration that is run again fills anew.
    """
    for loop in reversal.storage.again:
        copy = reversal.sweep.ops.get(loop)
        if copy is not None and all(_is_dead(result) for result in copy.results):
            _erase_with_users(copy)


def _is_dead(value: SSAValue) -> bool:
    """True if only arithmetic that nobody uses comes of ``value``."""
    pending, seen = [value], set[SSAValue]()
    while pending:
        current = pending.pop()
        if current in seen:
            continue
        seen.add(current)
        for use in current.uses:
            user = use.operation
            if user.regions or not user.results or not is_side_effect_free(user):
                return False
            pending += user.results
    return True


def _erase_with_users(op: Operation) -> None:
    for result in op.results:
        while (use := result.first_use) is not None:
            _erase_with_users(use.operation)
    if op.parent is not None:
        op.detach()
        op.erase()

"""Loops that are run again on the way back, one iteration at a time, instead of being remembered.

A loop whose iterations do not communicate and write no memory needs no memory of its own: the
forward sweep runs it as the primal does, and the mirror runs each iteration forward once more and
back at once. What one iteration saves stays in the cache and is given back; if nobody wants the
loop's results, the first run is dead. It pays where iterations have recurrences inside (loops with
carried values), which would fill the tape with frames of unknown size.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff import FrameOp, TapeMarkOp, TapeResetOp
from ad_opt.dialects.support.build import walk
from xdsl.dialects.scf import ExecuteRegionOp
from xdsl.ir import Operation, Region, SSAValue

from .frames import Frames, Scope, block_of, is_inside
from .iteration_order import any_order, is_sum
from .mirror import Mirror

if TYPE_CHECKING:
    from .reverse import Reversal


def is_replayed(reversal: Reversal, loop: Operation) -> bool:
    """Whether an ``scf.for`` is run again by its mirror."""
    found = reversal.replayed.get(loop)
    if found is None:
        found = reversal.replayed[loop] = _pays(reversal, loop) and any_order(reversal, loop)
    return found


def _pays(reversal: Reversal, loop: Operation) -> bool:
    if reversal.storage.writes_inside(loop):
        return False
    if not all(is_sum(arg, loop) for arg in loop.regions[0].block.args[1:]):
        return False
    recurrence = False
    for op in walk(loop):
        if op.name in ("func.call", "memref.alloc", "memref.alloca", "scf.parallel"):
            return False
        if op.name == "scf.while":
            recurrence = True
        elif op.name == "scf.for":
            carried = op.regions[0].block.args[1:]
            active = any(reversal.has_cotangent(arg) for arg in carried)
            recurrence = recurrence or (active and not any_order(reversal, op))
    return recurrence


@contextmanager
def replay(reversal: Reversal, loop: Operation, child: Mirror, mirror: Mirror) -> Generator[None]:
    """Run an iteration forward in the block of ``child``; inside, reverse it; then end its tape."""
    body, em = loop.regions[0].block, child.emitter
    sweep, recall = reversal.sweep, reversal.recall
    outside = {x: reversal.value(x, mirror) for x in _from_outside(loop)}
    before = (reversal.frames, recall.frames, recall.root_frame)
    values = {x: sweep.values[x] for x in outside}
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
    holder.regions[0].detach_block(em.block)
    holder.erase()


def _from_outside(loop: Operation) -> list[SSAValue]:
    """Values that the body uses and does not define."""
    found: dict[SSAValue, None] = {}
    for op in walk(loop):
        for operand in op.operands:
            if not is_inside(block_of(operand), loop):
                found[operand] = None
    return list(found)

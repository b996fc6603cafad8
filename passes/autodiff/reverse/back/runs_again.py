"""Parts of the primal that the reverse sweep runs again: iterations, nests that fill buffers.

The plan says which (`replay_loops`, `refill_buffers`).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from ad_opt.dialects.autodiff.autodiff import FrameOp, TapeMarkOp, TapeResetOp
from ad_opt.dialects.support.ir.queries import values_from_outside
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.recall import Recall
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Shadows, Sweep
from ad_opt.passes.autodiff.reverse.sweep.tape_frames import Frames, Scope
from xdsl.dialects.scf import ExecuteRegionOp
from xdsl.ir import Operation, Region, SSAValue
from xdsl.traits import is_side_effect_free


@contextmanager
def replay(
    reversal: Reversal,
    loop: Operation,
    child: Mirror,
    mirror: Mirror,
    sums: Sequence[SSAValue] = (),
) -> Generator[tuple[Reversal, Mirror]]:
    """Run an iteration forward in the block of ``child``, and end its tape behind what is written
    inside. Gives what reverses this iteration: the reversal and the mirror of the loop's body.

    ``sums`` are what the mirror carries of the loop's own sums, if it computes them.
    """
    body, em, tape = loop.regions[0].block, child.emitter, reversal.tape
    outside = {x: reversal.value(x, mirror) for x in values_from_outside(loop)}
    values, shadows = _given_to_iteration(reversal, child, mirror, loop, outside, sums)
    holder = ExecuteRegionOp((), Region(em.block))
    mark = em.emit(TapeMarkOp(tape))
    one, zero = em.index(1), em.index(0)
    frame = em.emit(FrameOp(tape, one, ())).results[0]
    scope = Scope(frame, one, typed=[frame])
    scope.inside[em.block] = (frame, zero, one)
    sweep = reversal.sweep.run_again(tape, Frames(tape, scope, holder), values, shadows)
    sweep.block(body, em.block)
    inside = replace(child, forward=em.block, direct=True)
    around = reversal.recall
    recall = Recall(sweep, frame, iteration=inside, around=around)
    yield replace(reversal, sweep=sweep, recall=recall), inside
    sweep.frames.finish()
    if any(scope.slots for scope in sweep.frames.scopes):
        em.emit(TapeResetOp(tape, mark.results[0]))
    else:
        mark.detach()
        mark.erase()
    holder.regions[0].detach_block(em.block)
    holder.erase()


def _given_to_iteration(
    reversal: Reversal,
    child: Mirror,
    mirror: Mirror,
    loop: Operation,
    outside: dict[SSAValue, SSAValue],
    sums: Sequence[SSAValue],
) -> tuple[dict[SSAValue, SSAValue], Shadows]:
    """The values and shadows from outside of a loop as ``mirror`` has them."""
    sweep, arguments = reversal.sweep, loop.regions[0].block.args
    # Shadows of addresses travel with them, so the mirror must have these, too.
    followed = {x: sweep.shadows[x] for x in outside if x in sweep.shadows}
    shadows = {x: reversal.recall.value(shadow, mirror) for x, shadow in followed.items()}
    values = {**sweep.values, **outside}
    values[arguments[0]] = child.lazy[values[arguments[0]]]()
    # Sums, whose value nothing depends on.
    zeros = (child.emitter.nothing(arg.type) for arg in arguments[1:])
    values.update(zip(arguments[1:], sums or zeros, strict=True))
    return values, Shadows({**sweep.shadows, **shadows})


def drop_first_runs(sweep: Sweep) -> None:
    """Remove the forward sweep's run of loops whose results nobody wants, or has from the mirror.

    What it writes is scratch, which every iteration that is run again fills anew.
    """
    for loop in reversed(sweep.plan.storage.again):
        copy = sweep.ops.get(loop)
        if copy is None:
            continue
        if all(_is_dead(result) for result in copy.results):
            _erase_with_users(copy)
        elif (sums := sweep.sums.get(loop)) is not None and _moves_behind(copy, sums[0]):
            for result, value in zip(copy.results, sums, strict=True):
                result.replace_all_uses_with(value)
            _erase_with_users(copy)


def _moves_behind(run: Operation, value: SSAValue) -> bool:
    """Move the arithmetic on what ``run`` gives behind the operation that gives ``value``.

    False, and nothing is moved, where something else is done with it.
    """
    mirror = value.owner
    assert isinstance(mirror, Operation)
    if mirror.parent is not run.parent:
        return False
    following = dict.fromkeys(use.operation for result in run.results for use in result.uses)
    pending = list(following)
    while pending:
        op = pending.pop()
        if op.parent is not run.parent or op.regions:
            return False
        if op.results and not is_side_effect_free(op):
            return False
        if not op.results and op is not op.parent_block().last_op:
            return False
        new = [use.operation for x in op.results for use in x.uses]
        pending += [x for x in new if x not in following]
        following.update(dict.fromkeys(new))
    between: list[Operation] = []
    op = run.next_op
    while op is not mirror:
        if op is None:
            return False
        between += [op] if op in following else []
        op = op.next_op
    last = mirror
    for op in between:
        op.detach()
        last.parent.insert_op_after(op, last)
        last = op
    return True


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

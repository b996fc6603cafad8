"""Parts of the primal that the reverse sweep runs again: iterations, nests that fill buffers.

The plan says which (`replay_loops`, `refill_buffers`).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from ad_opt.dialects.autodiff.autodiff import FrameOp, TapeMarkOp, TapeResetOp
from ad_opt.dialects.support.ir.queries import each_once, values_from_outside
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.recall import Recall
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Shadows, Sweep
from ad_opt.passes.autodiff.reverse.sweep.tape_frames import Frames, Scope
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects.scf import ExecuteRegionOp
from xdsl.ir import Block, Operation, Region, SSAValue
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
    em, arguments = child.emitter, loop.regions[0].block.args
    outside = {x: reversal.value(x, mirror) for x in values_from_outside(loop)}
    outside[arguments[0]] = child.lazy[reversal.sweep.values[arguments[0]]]()
    # Sums, whose value nothing depends on.
    zeros = (em.zero(arg.type) for arg in arguments[1:])
    outside.update(zip(arguments[1:], sums or zeros, strict=True))
    inside = replace(child, forward=em.block, direct=True)
    with _run_again(reversal, mirror, inside, outside) as again:
        again.sweep.block(loop.regions[0].block, em.block)
        yield again, inside


@contextmanager
def run_again(
    reversal: Reversal, op: Operation, em: Emitter, mirror: Mirror
) -> Generator[tuple[Reversal, Mirror]]:
    """Run an operation forward once more in the block of ``em``, with a tape of its own, which
    ends behind what is written inside. Gives the reversal and the mirror by which to reverse it:
    all that it adds to is outside of that mirror.
    """
    outside = {x: reversal.value(x, mirror) for x in (*op.operands, *values_from_outside(op))}
    inside = Mirror(Block(), em.block, em, parent=mirror, direct=True, at=op)
    with _run_again(reversal, mirror, inside, outside) as again:
        again.sweep.operation(op, em.block)
        yield again, inside


@contextmanager
def _run_again(
    reversal: Reversal, mirror: Mirror, inside: Mirror, given: dict[SSAValue, SSAValue]
) -> Generator[Reversal]:
    """Begin a sweep in the block of ``inside`` on values that are ``given``, with a tape that ends
    behind it.
    """
    em, tape = inside.emitter, reversal.tape
    holder = ExecuteRegionOp((), Region(em.block))
    mark = em.emit(TapeMarkOp(tape))
    one, zero = em.index(1), em.index(0)
    frame = em.emit(FrameOp(tape, one, ())).results[0]
    scope = Scope(frame, one, typed=[frame])
    scope.inside[em.block] = (frame, zero, one)
    # Shadows of addresses travel with them, so the mirror must have these, too.
    shadows = dict(reversal.sweep.shadows)
    for x in given:
        if x in shadows:
            shadows[x] = reversal.recall.value(shadows[x], mirror)
    values = {**reversal.sweep.values, **given}
    sweep = reversal.sweep.run_again(tape, Frames(tape, scope, holder), values, Shadows(shadows))
    recall = Recall(sweep, frame, iteration=inside, around=reversal.recall)
    yield replace(reversal, sweep=sweep, recall=recall)
    sweep.frames.finish()
    if any(scope.slots for scope in sweep.frames.scopes):
        em.emit(TapeResetOp(tape, mark.results[0]))
    else:
        erase(mark)
    holder.regions[0].detach_block(em.block)
    holder.erase()


def drop_first_runs(sweep: Sweep) -> None:
    """Remove the forward sweep's run of loops whose results nobody wants, or has from the mirror.

    What it writes is scratch, which every iteration that is run again fills anew.
    """
    for loop in reversed(list(sweep.plan.storage.again)):
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
    if run.parent is None or mirror.parent is not run.parent:
        return False
    following = dict.fromkeys(use.operation for result in run.results for use in result.uses)
    pending = list(following)
    while pending:
        op = pending.pop()
        if op.parent is not run.parent or op.regions:
            return False
        if op.results and not is_side_effect_free(op):
            return False
        if not op.results and op is not run.parent.last_op:
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
        run.parent.insert_op_after(op, last)
        last = op
    return True


def _is_dead(value: SSAValue) -> bool:
    """True if only arithmetic that nobody uses comes of ``value``."""
    pending = [value]
    for current in each_once(pending):
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
        erase(op)

"""The reverse of ``scf.while``: a counted loop over the runs that the forward sweep counted."""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import FrameGrowOp, FrameOp
from ad_opt.dialects.autodiff.tape import FIRST_CAPACITY
from ad_opt.dialects.core.scf import ForOp, IfOp
from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.passes.autodiff.forward.forward_control import forward_while
from ad_opt.passes.autodiff.reverse.back.counters import provide_inductions, provide_passed_on
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep
from ad_opt.passes.autodiff.reverse.sweep.tape_frames import Scope
from ad_opt.passes.emit.emit import Emitter, cotangent_of
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue

from .reverse_control import or_zero


def remember_while(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """The loop counts its runs and carries a frame that grows with them."""
    count, capacity = em.index(0), em.index(FIRST_CAPACITY)
    frame = em.emit(FrameOp(sweep.tape, capacity, ())).results[0]
    loop = forward_while(sweep, op, [count, frame, capacity])
    before, after = (region.block for region in loop.regions)
    number, held, room = before.args[-3:]
    grown, more = em.inside(before).emit(FrameGrowOp(sweep.tape, held, room, number)).results
    sweep.tails[op.regions[0]] = [number, grown, more]
    run, kept, most = after.args[-3:]
    inside = em.inside(after)
    following = inside.value(arith.AddiOp(run, inside.index(1)))
    sweep.tails[op.regions[1]] = [following, kept, most]
    sweep.counts[op], filled, size = loop.results[-3:]
    scope = Scope(filled, size, typed=[frame, held, grown, kept, filled])
    scope.inside[before] = (grown, number, more)
    scope.inside[after] = (kept, run, most)
    sweep.frames.add_growing(loop, scope)


def reverse_while(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """``scf.while`` ran its condition once more than its body; so does the way back.

    Run k of the mirror reverses the body of run ``count - k`` (none for k = 0, where the results'
    cotangents enter) and then the condition before it.
    """
    before = op.regions[0].block
    results = [mirror.take(result) for result in op.results]
    if all(c is None for c in results) and not reversal.plan.has_effect_back(op):
        return
    em = mirror.emitter
    count = reversal.recall.value(reversal.sweep.counts[op], mirror)
    runs = em.index(em.add(count, 1))
    carried = [k for k, arg in enumerate(before.args) if reversal.has_cotangent(arg)]
    into = Block(arg_types=[IndexType(), *(cotangent_of(before.args[k].type) for k in carried)])
    child = reversal.inner(before, mirror, into, lambda em: em.index(em.sub(count, into.args[0])))
    inside = child.emitter
    provide_inductions(reversal, op, child)
    entered, keys = _reverse_body(
        reversal, op, mirror, child, dict(zip(carried, into.args[1:], strict=True)), results
    )
    for value, cotangent in zip(last_of(before).operands[1:], entered, strict=True):
        reversal.add(value, cotangent, child)
    for key, cotangent in keys.items():
        # The condition may hand on a value from outside that the body reads, too.
        child.add(key, cotangent)
    reversal.reverse_block(child)
    nexts = [or_zero(inside, child.take(before.args[k]), before.args[k]) for k in carried]
    outer = list(child.outer)
    for key in outer:
        sum_so_far = into.insert_arg(cotangent_of(key.type), len(into.args))
        nexts.append(inside.sum_term(sum_so_far, child.outer[key]))
    inside.emit(YieldOp(*nexts))
    starts = [em.zero_of(before.args[k].type) for k in carried] + [
        em.zero_of(key.type) for key in outer
    ]
    mirrored = em.emit(ForOp(em.index(0), runs, em.index(1), starts, Region(into)))
    for k, result in zip(carried, mirrored.results[: len(carried)], strict=True):
        reversal.add(op.operands[k], result, mirror)
    for key, result in zip(outer, mirrored.results[len(carried) :], strict=True):
        reversal.add(key, result, mirror)


def _reverse_body(
    reversal: Reversal,
    op: Operation,
    mirror: Mirror,
    loop: Mirror,
    carried: dict[int, SSAValue],
    results: list[SSAValue | None],
) -> tuple[list[SSAValue | None], dict[SSAValue, SSAValue]]:
    """Reverse the body in an ``scf.if`` that the first run skips.

    Gives the cotangents of the values that the condition passes on, and what the body adds outside.
    """
    after = op.regions[1].block
    em = loop.emitter
    block, skipped = Block(), Block()
    run = loop.record
    assert run is not None
    child = reversal.inner(after, mirror, block, lambda _: run)
    provide_passed_on(reversal, op, loop, child)
    for k, cotangent in carried.items():
        reversal.add(last_of(after).operands[k], cotangent, child)
    reversal.reverse_block(child)
    arriving = [child.take(arg) for arg in after.args]
    flowing = [k for k in range(len(results)) if arriving[k] is not None or results[k] is not None]
    keys = list(child.outer)
    inside, other = child.emitter, loop.emitter.inside(skipped)
    inside.emit(
        YieldOp(
            *(or_zero(inside, arriving[k], after.args[k]) for k in flowing),
            *(child.outer[key] for key in keys),
        )
    )
    other.emit(
        YieldOp(
            *(or_zero(other, results[k], op.results[k]) for k in flowing),
            *(other.zero_of(key.type) for key in keys),
        )
    )
    number = em.block.args[0]
    ran = em.compare("ne", number, em.index(0))
    values = [*(op.results[k] for k in flowing), *keys]
    types = [cotangent_of(value.type) for value in values]
    branch = em.emit(IfOp(ran, types, Region(block), Region(skipped)))
    entered: list[SSAValue | None] = [None] * len(results)
    for k, result in zip(flowing, branch.results, strict=False):
        entered[k] = result
    return entered, dict(zip(keys, branch.results[len(flowing) :], strict=True))

"""The reverse of ``scf.parallel``: a parallel loop again, over the same iterations.

Iterations are independent, so their order does not matter. What they add to a value from outside is
reduced; what several may add to one element of a shadow is added atomically. Reductions of the
primal must be sums: then each iteration gets the cotangent of the result.
"""

from __future__ import annotations

from ad_opt.dialects.core.scf import ParallelOp, ReduceOp, is_sum
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.sweep.tape_frames import emit_position
from xdsl.dialects.scf import ReduceReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue


def reverse_parallel(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Reverse the body at the same induction variables."""
    cotangents = [mirror.take(result) for result in op.results]
    if all(c is None for c in cotangents) and not reversal.plan.has_effect_back(op):
        return
    body = op.regions[0].block
    reduce = last_of(body)
    em, loop = mirror.emitter, reversal.sweep.ops[op]
    bounds = reversal.values(op.operands[: 3 * len(body.args)], mirror)
    into = Block(arg_types=body.arg_types)
    again = _with_bounds(loop, bounds)
    child = reversal.inner(body, mirror, into, lambda em: emit_position(em, again, into.args))
    for variable, now in zip(loop.regions[0].block.args, into.args, strict=True):
        child.known[variable] = now
    inits = op.operands[3 * len(body.args) :]
    for k, cotangent in enumerate(cotangents):
        if cotangent is not None:
            _require_sum(op, reduce, k)
            reversal.add(reduce.operands[k], cotangent, child)
            reversal.add(inits[k], cotangent, mirror)
    reversal.reverse_block(child)
    keys = list(child.outer)
    zeros = [em.zero_of(key.type) for key in keys]
    child.emitter.emit(
        ReduceOp(
            [child.outer[key] for key in keys],
            [_sum_region(reversal, zero.type) for zero in zeros],
        )
    )
    count = len(body.args)
    lower, upper, step = bounds[:count], bounds[count : 2 * count], bounds[2 * count :]
    mirrored = em.emit(ParallelOp(lower, upper, step, Region(into), zeros))
    for key, result in zip(keys, mirrored.results, strict=True):
        reversal.add(key, result, mirror)
    reversal.restore_snapshots(op, mirror)


def _with_bounds(loop: Operation, bounds: list[SSAValue]) -> Operation:
    """A loop with the bounds of the reverse sweep, of which only the bounds are read."""
    count = len(bounds) // 3
    return ParallelOp(
        bounds[:count], bounds[count : 2 * count], bounds[2 * count :],
        Region(Block(arg_types=loop.regions[0].block.arg_types)),
    )  # fmt: skip


def _sum_region(reversal: Reversal, type: Attribute) -> Region:
    from ad_opt.passes.emit.emit import Emitter

    block = Block(arg_types=[type, type])
    em = Emitter(block, None, reversal.primal.location)
    em.emit(ReduceReturnOp(em.addf(*block.args)))
    return Region(block)


def _require_sum(op: Operation, reduce: Operation, number: int) -> None:
    block = reduce.regions[number].block
    first = block.first_op
    if first is None or first.name not in ("arith.addf", "complex.add"):
        raise error_at(
            reduce, "AD0707", "a reduction that is not a sum is not reversed",
            help="write the loop as `scf.for`, or reduce a sum",
        )  # fmt: skip
    if not is_sum(block):
        raise error_at(
            op, "AD0707", "a reduction that is not a plain sum is not reversed",
            help="write the loop as `scf.for`",
        )  # fmt: skip

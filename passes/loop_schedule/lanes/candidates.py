"""Loops of which LLVM makes no vectors, but lanes may: by what is in their bodies."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.loop_schedule.form.headers import body_of, terminator
from ad_opt.passes.loop_schedule.transformations.reductions import KINDS
from ad_opt.passes.ops.fast_math import reassociates
from xdsl.ir import Operation

from .lane_control import is_flat


def is_candidate(loop: Operation) -> bool:
    """True if a body has a loop or a branch that may go another way in each iteration.

    Straight-line bodies, and branches of few operations that only compute, are LLVM's; so are inner
    loops that carry nothing but sums in any order, which it makes vectors of themselves.
    """
    return any(_is_for_lanes(op) for op in walk(loop))


def _is_for_lanes(op: Operation) -> bool:
    match op.name:
        case "scf.while":
            return True
        case "scf.for":
            return any(not _is_free_sum(op, at) for at in range(len(op.results)))
        case "scf.if":
            return not all(is_flat(block) for region in op.regions for block in region.blocks)
        case _:
            return False


def _is_free_sum(loop: Operation, at: int) -> bool:
    """True if a carried value is a sum or extreme that may be made in any order."""
    argument, result = body_of(loop).args[1 + at], terminator(loop).operands[at]
    op = result.owner
    if not isinstance(op, Operation) or argument not in op.operands:
        return False
    kind = KINDS.get(op.name)
    return kind is not None and (not kind.reordered or reassociates(op))

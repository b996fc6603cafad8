"""Loops of which LLVM makes no vectors, but lanes may: by what is in their bodies."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.affine.linear import linear_of
from ad_opt.passes.loop_schedule.form.headers import body_of, terminator
from ad_opt.passes.loop_schedule.transformations.reductions import KINDS
from ad_opt.passes.ops.catalogue import accesses_at_operands, is_load
from ad_opt.passes.ops.costs import Unit, unit_of
from ad_opt.passes.ops.fast_math import reassociates
from xdsl.ir import Operation

from .lane_control import is_flat


def is_candidate(loop: Operation, *, ordered: bool = True) -> bool:
    """True if a body has a loop or a branch that may go another way in each iteration, or adds up
    values of functions in the order of the loop, if LLVM keeps that (``ordered``).

    Other straight-line bodies, and branches of few operations that only compute, are LLVM's; so are
    inner loops that carry nothing but sums in any order, which it makes vectors of themselves where
    they go along rows.
    """
    operations = list(walk(loop))
    own = ordered and _sums_functions(loop, operations)
    return own or any(_is_for_lanes(op, ordered) for op in operations)


def _sums_functions(loop: Operation, operations: Sequence[Operation]) -> bool:
    """True if a straight body calls functions, and its sums are in the order of the loop."""
    if not loop.results or any(op.regions for op in operations):
        return False
    in_order = any(not _is_free_sum(loop, at, ordered=True) for at in range(len(loop.results)))
    return in_order and any(unit_of(op) is Unit.LIBRARY for op in operations)


def _is_for_lanes(op: Operation, ordered: bool) -> bool:
    match op.name:
        case "scf.while":
            return True
        case "scf.for":
            if all(_is_free_sum(op, at, ordered=True) for at in range(len(op.results))):
                return False
            free = all(_is_free_sum(op, at, ordered=ordered) for at in range(len(op.results)))
            return not (free and _goes_along_rows(op))
        case "scf.if":
            return not all(is_flat(block) for region in op.regions for block in region.blocks)
        case _:
            return False


def _is_free_sum(loop: Operation, at: int, *, ordered: bool) -> bool:
    """True if a carried value is a sum or extreme that may be made in any order, as all may that
    are not ``ordered``.
    """
    argument, result = body_of(loop).args[1 + at], terminator(loop).operands[at]
    op = result.owner
    if not isinstance(op, Operation) or argument not in op.operands:
        return False
    kind = KINDS.get(op.name)
    return kind is not None and (not kind.reordered or not ordered or reassociates(op))


def _goes_along_rows(loop: Operation) -> bool:
    """True for a straight body whose loads, where they move, are of consecutive elements."""
    own = body_of(loop).args[0]
    for op in body_of(loop).ops:
        if op.regions:
            return False
        if accesses_at_operands(op) and is_load(op) and len(op.operands) > 1:
            *others, last = (linear_of(index).terms.get(own, 0) for index in op.operands[1:])
            if any(others) or last not in (0, 1):
                return False
    return True

"""Loops of which LLVM makes vectors itself: straight ones along rows."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.passes.analysis.affine.linear import linear_of
from ad_opt.passes.loop_schedule.form.headers import body_of, terminator
from ad_opt.passes.loop_schedule.transformations.reductions import KINDS
from ad_opt.passes.ops.catalogue import accesses_at_operands, is_load
from ad_opt.passes.ops.costs import Unit, unit_of
from ad_opt.passes.ops.fast_math import reassociates
from xdsl.ir import Operation

LEAST_TRIPS = 16
"""Least trips of a loop that is worth vectors of LLVM. A guess: two of the widest ones."""


def llvm_makes_vectors(loop: Operation, *, ordered: bool) -> bool:
    """True for a loop of enough trips along rows that carries nothing but sums; nothing at all if
    LLVM keeps the order of sums (``ordered``): extremes of numbers that may be NaN are slow, too.
    """
    low, high, step = map(constant_of, loop.operands[:3])
    if low is not None and high is not None and step and high - low < LEAST_TRIPS * step:
        return False
    if any(unit_of(op) is Unit.LIBRARY for op in body_of(loop).ops):
        return False  # as many calls, if there are vectors at all
    if ordered and loop.results:
        return False
    free = all(is_free_sum(loop, at, ordered=False) for at in range(len(loop.results)))
    return free and goes_along_rows(loop)


def is_free_sum(loop: Operation, at: int, *, ordered: bool) -> bool:
    """True if a carried value is a sum or extreme that may be made in any order, as all may that
    are not ``ordered``.
    """
    argument, result = body_of(loop).args[1 + at], terminator(loop).operands[at]
    op = result.owner
    if not isinstance(op, Operation) or argument not in op.operands:
        return False
    kind = KINDS.get(op.name)
    return kind is not None and (not kind.reordered or not ordered or reassociates(op))


def goes_along_rows(loop: Operation) -> bool:
    """True for a straight body whose accesses, where they move, are to consecutive elements."""
    own = body_of(loop).args[0]
    for op in body_of(loop).ops:
        if op.regions:
            return False
        if accesses_at_operands(op):
            indices = op.operands[1 if is_load(op) else 2 :]
            factors = [linear_of(index).terms.get(own, 0) for index in indices]
            if any(factors[:-1]) or (factors and factors[-1] not in (0, 1)):
                return False
    return True

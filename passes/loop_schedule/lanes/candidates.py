"""Loops of which LLVM makes no vectors, but lanes may: by what is in their bodies."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.ops.costs import Unit, unit_of
from xdsl.ir import Operation

from .lane_control import is_flat
from .vectors_of_llvm import goes_along_rows, is_free_sum


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
    in_order = any(not is_free_sum(loop, at, ordered=True) for at in range(len(loop.results)))
    return in_order and any(unit_of(op) is Unit.LIBRARY for op in operations)


def _is_for_lanes(op: Operation, ordered: bool) -> bool:
    match op.name:
        case "scf.while":
            return True
        case "scf.for":
            if all(is_free_sum(op, at, ordered=True) for at in range(len(op.results))):
                return False
            free = all(is_free_sum(op, at, ordered=ordered) for at in range(len(op.results)))
            return not (free and goes_along_rows(op))
        case "scf.if":
            return not all(is_flat(block) for region in op.regions for block in region.blocks)
        case _:
            return False

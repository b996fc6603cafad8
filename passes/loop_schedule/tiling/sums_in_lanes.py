"""Sums whose terms are contiguous, in lanes: each lane adds up its own terms, until all are added.

LLVM makes the same of such a loop, but of a tile of them it takes long: it has to find each sum, to
divide the loop and to ask whether anything is left of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.passes.ops.catalogue import accesses_at_map, is_load
from ad_opt.passes.ops.fast_math import reassociates
from xdsl.dialects import affine
from xdsl.dialects.builtin import Float32Type, Float64Type, MemRefType, NoneAttr
from xdsl.ir import Operation, SSAValue

from .bands import Band, constant_bounds, has_lanes, memref_of
from .tiles import Tile

LEAST_SUMS = 8
"""Sums of a tile that are written in lanes: so many additions are under way at once. LLVM does
several vectors of fewer ones at once. A guess: additions of four cycles, two a cycle."""


def may_run_in_lanes(band: Band, loop: affine.ForOp, tiles: Sequence[Tile], lanes: int) -> bool:
    """True if all that a loop carries are sums in any order, of terms that have vectors."""
    bounds = constant_bounds(loop)
    if lanes < 2 or not loop.results or (bounds is not None and bounds[1] - bounds[0] < lanes):
        return False
    copies = [prod(tiles[at].copies for at in band.depends[one]) for one in loop.results]
    if sum(copies) < LEAST_SUMS:
        return False
    sums = sums_of(loop)
    return sums is not None and all(_has_vector(band, loop, op) for op in loop.body.block.ops)


def sums_of(loop: affine.ForOp) -> list[Operation] | None:
    """The additions that make what a loop carries, if all of it is summed, in any order."""
    found: list[Operation] = []
    for value, argument in zip(
        last_of(loop.body.block).operands, loop.body.block.args[1:], strict=True
    ):
        op = value.owner
        if not isinstance(op, Operation) or op.name != "arith.addf" or not reassociates(op):
            return None
        if op.parent is not loop.body.block or not _once(value) or not _once(argument):
            return None
        if argument not in op.operands or not isinstance(value.type, Float32Type | Float64Type):
            return None
        found.append(op)
    return found


def _once(value: SSAValue) -> bool:
    return len(list(value.uses)) == 1


def _has_vector(band: Band, loop: affine.ForOp, op: Operation) -> bool:
    """True if an operation of a loop has a form for several iterations of it at once."""
    variable = loop.body.block.args[0]
    if op.regions:
        return False
    if accesses_at_map(op):
        if not is_load(op):
            return False
        if variable not in op.operands:
            return True
        type = memref_of(op).type
        plain = isinstance(type, MemRefType) and isinstance(type.layout, NoneAttr)
        return plain and band.is_contiguous_in(op, variable)
    return variable not in op.operands and all(has_lanes(one.type) for one in op.results)

"""Loops that run less often than others, by the extents that both have.

What is done for each row of a matrix runs less often than what is done for each of its elements,
however large the matrix is. A loop is compared with nests that run over all that it runs over, and
over more: these are the loops that time is spent on, and compiling the others well is time lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import constant_of, is_unsigned, trips_between
from ad_opt.passes.ops.catalogue import is_loop
from xdsl.dialects import scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Operation, SSAValue

SHORT = 16
"""Trips below which a loop is no level, as nothing is left of it. Measured: LLVM writes out loops
of five operations with 32 trips, and leaves those with 64."""
MANY = 48
"""Loops of a function that takes long to compile. Measured on a Gaussian mixture (66 loops): LLVM
takes 4 ms a loop."""
BELOW = 2
"""Levels that a nest has beyond those of a loop that it outnumbers. One level apart are the rows of
a matrix and what is done with each element. Measured: LSTMs none of whose loops are interleaved
take 1.04 to 1.07 of the time."""
_MOST_BRANCHES = 16
"""Branches around a loop that are told apart. A guess: it keeps this linear."""
_MOST_NESTS = 32
"""Nests with which a loop is compared. A guess: it keeps this linear, and few nests run over other
extents than all others."""
_SIZES = {"memref.alloc": 0, "memref.alloca": 0, "autodiff.arena_alloc": 1}
"""Allocations, with the place of the first size among the operands. No fact: how operations are
written, of those that an array comes from mostly."""


@dataclass
class Level:
    """A loop, and how many loops it is the last one of."""

    loop: Operation
    level: int
    around: Level | None
    branches: frozenset[Operation]
    """Operations around it that may not run it, or end early."""
    extents: tuple[Hashable | None, ...]
    """The extents of the loops that are levels, of which ``None`` is not known."""
    innermost: bool = True


def levels_in(func: Operation) -> list[Level]:
    """The loops of a function, each behind those around it."""
    found: list[Level] = []
    waiting: list[tuple[Operation, int, Level | None, frozenset[Operation]]] = [
        (func, 0, None, frozenset())
    ]
    while waiting:
        op, level, around, branches = waiting.pop()
        if op is not func and is_loop(op):
            extents = () if around is None else around.extents
            if not is_short(op):
                level += 1
                extents = (*extents, extent_of(op))
            if around is not None:
                around.innermost = False
            around = Level(op, level, around, branches, extents)
            found.append(around)
        is_branch = op is not func and op.name != "scf.for"
        if is_branch and len(branches) <= _MOST_BRANCHES:
            branches |= {op}
        waiting += [
            (inner, level, around, branches)
            for region in op.regions
            for block in region.blocks
            for inner in block.ops
            if inner.regions
        ]
    return found


_Nests: TypeAlias = dict[
    tuple[frozenset[tuple[Hashable, int]], frozenset[Operation]], Counter[Hashable]
]
"""The extents of nests that differ in these, or in the branches around."""


def outnumbered(levels: Sequence[Level]) -> frozenset[Operation]:
    """Return the loops that a nest outnumbers, and those in which there are only such loops.

    The nest has a loop of the same extent for each that the loop is in, and two more; it runs
    wherever the loop does. What extents are is not known, so it is likely, not sure.
    """
    nests: _Nests = {}
    for one in sorted((x for x in levels if x.innermost), key=lambda one: -one.level):
        if len(one.branches) > _MOST_BRANCHES:
            continue
        extents = Counter[Hashable](one.extents)
        nests.setdefault((frozenset(extents.items()), one.branches), extents)
        if len(nests) == _MOST_NESTS:
            break
    often: set[Operation] = set()
    for one in reversed(levels):
        if one.innermost and not _is_outnumbered(one, nests):
            often.add(one.loop)
        if one.loop in often and one.around is not None:
            often.add(one.around.loop)
    return frozenset(one.loop for one in levels if one.loop not in often)


def _is_outnumbered(one: Level, nests: _Nests) -> bool:
    if None in one.extents:
        return False
    own = Counter[Hashable](one.extents)
    return any(
        one.level + BELOW <= nest.total() and branches <= one.branches and own <= nest
        for (_, branches), nest in nests.items()
    )


def outnumbered_in(func: Operation) -> frozenset[Operation]:
    """Return the loops that are `outnumbered` in a function of `MANY` loops; none in others."""
    levels = levels_in(func)
    return outnumbered(levels) if len(levels) >= MANY else frozenset()


def trips_of(loop: scf.ForOp) -> int | None:
    """The number of trips, if it is known; never less than it is."""
    return trips_between(loop.lb, loop.ub, loop.step)


def is_short(loop: Operation) -> bool:
    """True if a loop is known to have few trips."""
    trips = trips_of(loop) if isinstance(loop, scf.ForOp) else None
    return trips is not None and trips < SHORT


def extent_of(loop: Operation) -> Hashable | None:
    """Return what is the same of loops that have as many trips, if it is known."""
    if not isinstance(loop, scf.ForOp) or is_unsigned(loop):
        return None
    if (trips := trips_of(loop)) is not None:
        return trips
    if constant_of(loop.lb) != 0 or constant_of(loop.step) != 1:
        return None
    return _size(loop.ub)


def _size(value: SSAValue) -> Hashable:
    """A name of a size: equal for sizes that are equal, as far as that is seen."""
    while isinstance(op := value.owner, Operation):
        if op.name == "arith.maxsi" and 0 in (bounds := [*map(constant_of, op.operands)]):
            value = op.operands[1 - bounds.index(0)]  # no loop has fewer trips than none
        elif op.name == "memref.dim" and (at := constant_of(op.operands[1])) is not None:
            size = _dimension(op.operands[0], at)
            if not isinstance(size, SSAValue):
                return size
            value = size
        else:
            break
    number = constant_of(value)
    return value if number is None else number


def _dimension(buffer: SSAValue, at: int) -> SSAValue | Hashable:
    """Return the size of a dimension: a value, or a name of it."""
    kind, made = buffer.type, buffer.owner
    if isinstance(kind, MemRefType) and 0 <= at < kind.get_num_dims():
        shape = kind.get_shape()
        if shape[at] != DYNAMIC_INDEX:
            return shape[at]
        if isinstance(made, Operation) and made.name in _SIZES:
            return made.operands[_SIZES[made.name] + sum(n == DYNAMIC_INDEX for n in shape[:at])]
    return (buffer, at)

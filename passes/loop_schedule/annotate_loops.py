"""``annotate-loops``: LLVM learns which loops of a long function run less often than others.

Needs ``scf`` loops in their final form; leaves them as they are, with annotations.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.llvm.attributes.parameter_trees import BRIEF, LOOP_ANNOTATION
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.dialects.support.names.runtime_names import MANY_LOOPS
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.ops.catalogue import is_loop
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.ir import Attribute, Operation

_SHORT = 16
"""Trips below which a loop is no level, as nothing is left of it. Measured: LLVM writes out loops
of five operations with 32 trips, and leaves those with 64."""
_FEW = 24
"""Loops below which a function is left alone. Measured on the gradient of a Gaussian mixture: LLVM
takes 4 ms a loop, so it takes less than 0.1 s for so many."""
_MANY = 48
"""Loops of a function with `MANY_LOOPS`. Measured on a Gaussian mixture (66 loops): generating code
takes 88 ms for 124, and the gradient as long as before (0.98 to 1.03)."""
_BELOW = 2
"""Levels by which a loop must lie above the deepest one to run seldom. One level apart are the rows
of a matrix and what is done with each element. Measured: LSTMs none of whose loops are interleaved
take 1.04 to 1.07 of the time; a Gaussian mixture of which those are not that run seldom, 1.00."""


@dataclass(frozen=True)
class AnnotateLoopsPass(FunctionPass):
    """Loops that run less often than others are made vectors of, but neither unrolled nor copied.

    Before, in a function with dozens of loops, some of which lie three loops deep::

        scf.for %i = %c0 to %n step %c1 {
          memref.store %zero, %sums[%i] : memref<?xf64>
        }

    After::

        #unroll = #llvm.loop_unroll<disable = true>
        #interleave = #llvm.loop_interleave<count = 1 : i32>
        #seldom = #llvm.loop_annotation<unroll = #unroll, interleave = #interleave>
        scf.for %i = %c0 to %n step %c1 {
          memref.store %zero, %sums[%i] : memref<?xf64>
        } {llvm.loop_annotation = #seldom}

    LLVM makes up to four copies of a loop's body, vectors for what they leave and scalars for what
    these leave, and takes longer for that than for all else; it pays where most of the time is
    spent. A loop runs seldom if it contains no other and lies at least two levels above the deepest
    one. Loops of fewer than 16 trips, which LLVM writes out, do not count as levels; loops whose
    trips are known, or which have an annotation, stay as they are.
    Functions of fewer than 24 loops are left alone; those of 48 and more have
    ``"ad-opt.many-loops"`` among the attributes that LLVM sees: see `optimize`. Results are the
    same, and the order of sums is the program's as before. Options: none.
    """

    name = "annotate-loops"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if func.name != "func.func":
            return False
        found = _levels(func)
        if len(found) < _FEW:
            return False
        deepest = max(one.level for one in found)
        seldom = [
            one.loop
            for one in found
            if one.innermost and one.level <= deepest - _BELOW and _may_be_told(one.loop)
        ]
        for loop in seldom:
            loop.attributes[LOOP_ANNOTATION] = BRIEF
        return _is_long(func, len(found)) or bool(seldom)


@dataclass
class _Level:
    """A loop, and how many loops it is the last one of."""

    loop: Operation
    level: int
    innermost: bool = True


def _levels(func: Operation) -> list[_Level]:
    """The loops of a function."""
    found: list[_Level] = []
    waiting: list[tuple[Operation, int, _Level | None]] = [(func, 0, None)]
    while waiting:
        op, level, around = waiting.pop()
        if op is not func and is_loop(op):
            level += not _is_short(op)
            if around is not None:
                around.innermost = False
            around = _Level(op, level)
            found.append(around)
        waiting += [
            (inner, level, around)
            for region in op.regions
            for block in region.blocks
            for inner in block.ops
            if inner.regions
        ]
    return found


def _trips(loop: scf.ForOp) -> int | None:
    """The number of trips, if it is known; never less than it is."""
    low, high, step = (constant_of(value) for value in (loop.lb, loop.ub, loop.step))
    if low is None or high is None or step is None or step <= 0:
        return None
    return max(0, -((low - high) // step))


def _is_short(loop: Operation) -> bool:
    trips = _trips(loop) if isinstance(loop, scf.ForOp) else None
    return trips is not None and trips < _SHORT


def _may_be_told(loop: Operation) -> bool:
    return (
        isinstance(loop, scf.ForOp)
        and LOOP_ANNOTATION not in loop.attributes
        and _trips(loop) is None
    )


def _is_long(func: Operation, loops: int) -> bool:
    """Let LLVM know of a function that it has many loops."""
    given = func.attributes.get("passthrough")
    known = [*cast("ArrayAttr[Attribute]", given).data] if given is not None else []
    mark = StringAttr(MANY_LOOPS)
    if loops < _MANY or mark in known:
        return False
    func.attributes["passthrough"] = ArrayAttr([*known, mark])
    return True

"""``annotate-loops``: LLVM learns which loops of a long function run less often than others.

Needs ``scf`` loops in their final form; leaves them as they are, with annotations.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.llvm.attributes.parameter_trees import BRIEF, LOOP_ANNOTATION
from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.dialects.support.names.runtime_names import MANY_LOOPS
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.ir import Attribute, Operation

_LOOPS = frozenset({"scf.for", "scf.while", "scf.parallel"})
_SHORT = 16
"""Trips below which LLVM writes a loop out and goes on with what becomes of it: those of 3 x 3
matrices have no address that is not a constant then. Two registers of eight numbers are 16."""
_FEW = 24
"""Loops of a function that is as quick to compile as to be thought about. Measured on the gradient
of a Gaussian mixture: LLVM takes 4 ms a loop, half of it for copies of loops."""
_MANY = 48
"""Loops of a function with `MANY_LOOPS`. Measured: code generation for a Gaussian mixture (66 loops)
takes 88 ms for 124, and its gradient as long as before (0.98 to 1.01)."""
_BELOW = 2
"""Levels of loops by which one must lie above the deepest loop to run seldom. Measured: one level
is the rows and the elements of one matrix; an LSTM whose loops are not interleaved takes 1.04."""


@dataclass(frozen=True)
class AnnotateLoopsPass(FunctionPass):
    """Loops that run less often than others are made vectors of, but neither unrolled nor copied.

    Before, in a function with dozens of loops, some of which lie three loops deep::

        scf.for %i = %c0 to %n step %c1 {
          memref.store %zero, %sums[%i] : memref<?xf64>
        }

    After::

        scf.for %i = %c0 to %n step %c1 {
          memref.store %zero, %sums[%i] : memref<?xf64>
        } {llvm.loop_annotation = #llvm.loop_annotation<
            unroll = <disable = true>, interleave = <count = 1 : i32>>}

    LLVM makes up to four copies of a loop's body, vectors for what they leave and scalars for what
    these leave, and takes longer for that than for all else. In loops around which others do not
    lie that pays where most of the time is spent. A loop counts as seldom if it contains no other
    and lies at least two levels above the deepest one; loops of fewer than 16 trips, which LLVM
    writes out, do not count as levels and stay as they are, as do loops with an annotation.
    Functions of fewer than 24 loops are left alone; those of 48 and more have ``"ad-opt.many-loops"``
    among the attributes that LLVM sees: see `optimize`. Results are the same, and the order of sums
    is the program's as before. Options: none.
    """

    name = "annotate-loops"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if func.name != "func.func":
            return False
        found = [*_levels(func, 0)]
        if len(found) < _FEW:
            return False
        deepest = max(level for _, level, _ in found)
        seldom = [
            loop
            for loop, level, innermost in found
            if innermost and level <= deepest - _BELOW and _may_be_told(loop)
        ]
        for loop in seldom:
            loop.attributes[LOOP_ANNOTATION] = BRIEF
        return _is_long(func, len(found)) or bool(seldom)


def _levels(op: Operation, level: int) -> Iterator[tuple[Operation, int, bool]]:
    """Yield each loop in an operation with its level, and if it is innermost."""
    for region in op.regions:
        for block in region.blocks:
            for inner in block.ops:
                if not inner.regions:
                    continue
                is_loop = inner.name in _LOOPS
                own = level + (is_loop and not _is_short(inner))
                within = [*_levels(inner, own)]
                if is_loop:
                    yield inner, own, not within
                yield from within


def _is_short(loop: Operation) -> bool:
    if not isinstance(loop, scf.ForOp):
        return False
    bounds = [constant_of(value) for value in (loop.lb, loop.ub, loop.step)]
    if any(bound is None for bound in bounds):
        return False
    low, high, step = cast("list[int]", bounds)
    return step > 0 and high - low < _SHORT * step


def _may_be_told(loop: Operation) -> bool:
    told = LOOP_ANNOTATION in loop.attributes
    return loop.name == "scf.for" and not told and not _is_short(loop)


def _is_long(func: Operation, loops: int) -> bool:
    """Let LLVM know of a function that it has many loops."""
    given = func.attributes.get("passthrough")
    known = [*cast("ArrayAttr[Attribute]", given).data] if given is not None else []
    mark = StringAttr(MANY_LOOPS)
    if loops < _MANY or mark in known:
        return False
    func.attributes["passthrough"] = ArrayAttr([*known, mark])
    return True

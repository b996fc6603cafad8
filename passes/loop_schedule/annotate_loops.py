"""``annotate-loops``: LLVM learns which loops of a long function run less often than others.

Needs ``scf`` loops in their final form; leaves them as they are, with annotations.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.llvm.attributes.parameter_trees import BRIEF, LOOP_ANNOTATION, SCALAR
from ad_opt.dialects.support.ir.argument_attributes import TOLD, tell_llvm
from ad_opt.dialects.support.names.runtime_names import MANY_LOOPS
from ad_opt.passes.analysis.affine.outnumbered import BELOW, MANY, levels_in, outnumbered, trips_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.vocabulary import words_in
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.ir import Operation

_FEW = 24
"""Loops below which a function is left alone. Measured on the gradient of a Gaussian mixture: LLVM
takes 4 ms a loop, so it takes less than 0.1 s for so many."""


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
    In a function of 48 loops and more, loops that a nest outnumbers (see `outnumbered`) do not even
    become vectors: ``vectorize = #llvm.loop_vectorize<disable = true>``.
    Functions of fewer than 24 loops are left alone; those of 48 and more have
    ``"ad-opt.many-loops"`` among the attributes that LLVM sees: see `optimize`. Results are the
    same, and the order of sums is the program's as before. Options: none.
    """

    name = "annotate-loops"
    brings: ClassVar = (
        {TOLD, LOOP_ANNOTATION}
        | words_in(BRIEF)
        | words_in(SCALAR)
        | words_in(ArrayAttr([StringAttr("")]))
    )

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if func.name != "func.func":
            return False
        found = levels_in(func)
        if len(found) < _FEW:
            return False
        deepest = max(one.level for one in found)
        seldom = [
            one.loop
            for one in found
            if one.innermost and one.level <= deepest - BELOW and _may_be_told(one.loop)
        ]
        plain = outnumbered(found) if len(found) >= MANY else frozenset[Operation]()
        for loop in seldom:
            loop.attributes[LOOP_ANNOTATION] = SCALAR if loop in plain else BRIEF
        is_long = len(found) >= MANY and tell_llvm(func, MANY_LOOPS)
        return is_long or bool(seldom)


def _may_be_told(loop: Operation) -> bool:
    return (
        isinstance(loop, scf.ForOp)
        and LOOP_ANNOTATION not in loop.attributes
        and trips_of(loop) is None
    )

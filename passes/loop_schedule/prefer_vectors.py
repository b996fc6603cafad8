"""``prefer-vectors``: functions say how wide the vectors are that LLVM makes of their loops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.llvm.attributes.parameter_trees import LOOP_ANNOTATION, ROLLED
from ad_opt.dialects.support.ir.argument_attributes import TOLD, tell_llvm
from ad_opt.dialects.support.ir.queries import ancestors, walk
from ad_opt.dialects.support.names.runtime_names import ROLLED_LOOPS
from ad_opt.passes.analysis.affine.nests import loops_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.vocabulary import words_in
from ad_opt.passes.ops.catalogue import is_for
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.ir import Operation

_LONG = 8
"""Iterations of a loop, more of which LLVM does not write out before it looks for vectors: that of
`ROLLED_LOOPS`."""


@dataclass(frozen=True)
class PreferVectorsPass(FunctionPass):
    """Let LLVM make vectors of loops as wide as registers are.

    Before, and after, with ``bits=512``::

        func.func @f(...) {                  func.func @f(...) attributes {
                                               passthrough = [["prefer-vector-width", "512"]]} {

    On processors with registers of 512 bits LLVM takes half of them by default, since such
    instructions could lower the clock of early ones. Measured: a chain with exp and log over four
    million numbers in 5.4 ms for 10.6 ms, softmax cross-entropy of 1024 rows in 1.08 for 1.22, a
    training step of three layers in 0.99 for 1.03. A function that says so by itself keeps what it
    says, and the order of sums is the program's as before.

    Options: ``bits`` (512): those of the processor's registers. With ``rolled``, LLVM writes out no
    loop of more than 8 iterations, of which vectors are to be made: ``"ad-opt.rolled-loops"``; and
    no loop with such loops inside, of which it would write the vectors once for each iteration::

        affine.for %i = 0 to 4 {             affine.for %i = 0 to 4 {
          affine.for %j = 0 to 64 {            affine.for %j = 0 to 64 {
            ...                                  ...
          }                                    }
        }                                    } {llvm.loop_annotation = #llvm.loop_annotation<...>}

    Measured: LLVM takes 0.7 of the time for a transformer of two layers, whose step takes as long.
    """

    name = "prefer-vectors"
    bits: int = 512
    rolled: bool = False
    brings: ClassVar = (
        {TOLD, LOOP_ANNOTATION} | words_in(ROLLED) | words_in(ArrayAttr([StringAttr("")]))
    )

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if func.name != "func.func" or not any(region.blocks for region in func.regions):
            return False
        told = tell_llvm(func, prefer_vector_width=self.bits)
        if self.rolled:
            told |= tell_llvm(func, ROLLED_LOOPS)
        return (self.rolled and _keep_outer_loops(func)) or told


def _keep_outer_loops(func: Operation) -> bool:
    """Annotate the loops around loops of which vectors are to be made; true if there are any."""
    around: set[Operation] = set()
    for op in walk(func):
        if is_for(op) and any(one.trips is None or one.trips > _LONG for one in loops_of(op)):
            for outer in ancestors(op):
                if outer in around:
                    break
                if is_for(outer):
                    around.add(outer)
    told = [op for op in around if LOOP_ANNOTATION not in op.attributes]
    for op in told:
        op.attributes[LOOP_ANNOTATION] = ROLLED
    return bool(told)

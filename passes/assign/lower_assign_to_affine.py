"""Assignments of tensors to affine loops.

Needs: ``assign`` operations in functions on memrefs of static shape. Leaves: ``affine.for`` nests
with constant bounds, ``affine.load`` and ``affine.store``, and ``assign.node``, which later passes
place. Follows OCANNL's translation of assignments to its low-level representation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.tensors.assign import AccumulateOp
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation

from .nests import lower_accumulate


@dataclass(frozen=True)
class LowerAssignToAffinePass(FunctionPass):
    """Turn assignments of tensors into affine loops.

    The loops of iterators that the output depends on are outermost, those that are reduced
    innermost; floats are accumulated with ``fastmath<reassoc,contract>``.

    Before::

        assign.accumulate #assign.kind<add> %y[affine_map<(i, k) -> (i)>]
            from %x[affine_map<(i, k) -> (i, k)>] over [2, 3] {
        ^bb0(%a: f32):
          assign.yield %a : f32
        } : memref<2xf32>, memref<2x3xf32>

    After::

        affine.for %i = 0 to 2 {
          affine.for %k = 0 to 3 {
            %a = affine.load %x[%i, %k] : memref<2x3xf32>
            %old = affine.load %y[%i] : memref<2xf32>
            %new = arith.addf %old, %a fastmath<reassoc,contract> : f32
            affine.store %new, %y[%i] : memref<2xf32>
          }
        }

    With ``init`` a nest that stores the neutral element stands in front.

    No options.
    """

    name = "lower-assign-to-affine"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        found = [op for op in walk(func) if op.name in HANDLERS]
        for op in found:
            HANDLERS[op.name](Builder.at(op), op)
            erase(op)
        return bool(found)


def _accumulate(b: Builder, op: Operation) -> None:
    assert isinstance(op, AccumulateOp)
    lower_accumulate(b, op)


HANDLERS: Mapping[str, Callable[[Builder, Operation], None]] = {
    "assign.accumulate": _accumulate,
}
"""Writers of what stands for an operation, by its name."""

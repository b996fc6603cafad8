"""``vectorize-elementwise``: loops without sums run in vectors where LLVM looks for none."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.argument_attributes import told_to_llvm
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.names.runtime_names import OWN_VECTORS
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass, functions_in
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from .tiling.elementwise import vectors_of
from .tiling.tile_attributes import set_tile


@dataclass(frozen=True)
class VectorizeElementwisePass(AnalysisPass):
    """Let loops over neighbours run in vectors, if ``claim-vectors`` says that LLVM makes none.

    Before, and after::

        affine.for %i = 0 to 64 {              affine.for %i = 0 to 64 {
          affine.for %j = 0 to 256 {             affine.for %j = 0 to 256 {
            %a = affine.load %x[%i, %j]            ...
            %b = arith.mulf %a, %a               } {schedule.tile = array<i64: 4, 16>}
            affine.store %b, %y[%i, %j]        }
          }
        }

    ``apply-register-tiles`` writes them, where iterations do not depend on each other. Vectors
    divide the range; what they would leave over stays as it is.

    Options: ``lanes`` (16): those of a vector of 32 bits each.
    """

    name = "vectorize-elementwise"
    lanes: int = 16

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        functions = [*functions_in(module)]
        if not any(OWN_VECTORS in told_to_llvm(function) for function in functions):
            return False
        total = 0
        for op in [op for function in functions for op in walk(function)]:
            if (tile := vectors_of(op, self.lanes)) is not None:
                set_tile(op, tile)
                total += 1
        count("loops without sums in vectors", total)
        return total > 0

"""``promote-memory``: buffers that are only variables become values.

Needs loads and stores of ``memref`` (run it after affine and linalg are lowered); works on
structured regions and on graphs of blocks. Leaves no load, store or allocation of a promoted
buffer. Reverse mode need not undo what is not memory, and may keep, recompute or forget values.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.operation_names import OperationNames
from ad_opt.passes.optimize.promote.liveness import Liveness
from ad_opt.passes.optimize.promote.rewrite import Promotion
from ad_opt.passes.optimize.promote.slots import ALLOCATIONS, Slots
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation


@dataclass(frozen=True)
class PromoteMemoryPass(FunctionPass):
    """Turn small local buffers with constant indices into values and loop arguments.

    Before::

        %cell = memref.alloca() : memref<f64>
        memref.store %x, %cell[] : memref<f64>
        scf.for %i = %a to %b step %c {
          %v = memref.load %cell[] : memref<f64>
          %w = math.sin %v : f64
          memref.store %w, %cell[] : memref<f64>
        }
        %y = memref.load %cell[] : memref<f64>

    After::

        %y = scf.for %i = %a to %b step %c iter_args(%v = %x) -> (f64) {
          %w = math.sin %v : f64
          scf.yield %w : f64
        }

    A buffer stays if it escapes, if an index is not constant, or if it is set in a region that
    cannot carry values out (``scf.parallel``, several blocks). What was never set reads as zero.

    Options: ``max-elements``, the size up to which a buffer is taken apart (16).
    """

    name = "promote-memory"
    max_elements: int = 16

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if not analyses.get(OperationNames, func).any_of(ALLOCATIONS):
            return False
        slots = Slots(func, self.max_elements)
        if slots.of:
            Promotion(slots, Liveness(slots, func)).run(func)
        return bool(slots.of)

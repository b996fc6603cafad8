"""Requests for gradients become assignments of reverse mode.

Needs: ``assign.gradient`` in the straight line of a routine, concatenations expanded. Leaves: no
``assign.gradient``. Follows OCANNL's backpropagation of accumulating assignments, by permuted
projections, but with the rules of derivatives of all operations.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.tensors.assign_gradient import GradientOp
from ad_opt.passes.analysis.flow.masked_operations import Masked
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.rules.registry import default_rules
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation

from .gradient.reverse import reverse_routine


@dataclass(frozen=True)
class AssignGradientPass(FunctionPass):
    """Replace requests for gradients by assignments of reverse mode.

    Each assignment in front of the request is reversed over the same points: the projections of
    its output and of an input change places, and its body is reversed by the rules of its
    operations.

    Before::

        assign.accumulate #assign.kind<add> init %h[(i, j, k) -> (i, j)]
            from %w[(i, j, k) -> (j, k)], %x[(i, j, k) -> (i, k)] over [2, 4, 3] {
        ^bb0(%a: f32, %b: f32):
          %m = arith.mulf %a, %b : f32
          assign.yield %m : f32
        }
        assign.gradient %h of %w into %gw seed %gh

    After, behind the assignment::

        assign.accumulate #assign.kind<add> init %gw[(i, j, k) -> (j, k)]
            from %gh[(i, j, k) -> (i, j)], %x[(i, j, k) -> (i, k)] over [2, 4, 3] {
        ^bb0(%d: f32, %b: f32):
          %m = arith.mulf %d, %b : f32
          assign.yield %m : f32
        }

    No options.
    """

    name = "assign-gradient"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        requests = [op for op in walk(func) if isinstance(op, GradientOp)]
        for request in requests:
            # What one request becomes is part of what the next one differentiates.
            masked = Masked.compute(func, AnalysisManager())
            reverse_routine(request, default_rules(), masked.operations)
        return bool(requests)

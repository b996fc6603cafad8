"""Expressions shown as mathematics, beside what reads them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.energies.expr import ExprOp
from ad_opt.dialects.energies.expr_keys import BOOL, REAL
from ad_opt.passes.algebra.convert import read
from ad_opt.passes.algebra.text import text
from ad_opt.passes.infrastructure.analysis_manager import ALL, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, StringAttr


@dataclass(frozen=True)
class PrintExprPass(AnalysisPass):
    """Puts ``expr.text`` on every operation that reads expressions: what they are, simplified.

    A kernel of the smallest image energy::

        nlls.yield %ap to #nlls.store<@Ap.X, 0> : !expr.real

    becomes::

        nlls.yield %ap to #nlls.store<@Ap.X, 0> {expr.text = ["[1, 0]*(p.X(0,0) - p.X(1,0))"]} : ...

    ``[P]`` is one where P holds, and makes a product zero where it does not; a box in brackets is
    the offsets that must be inside; ``X(1,0).2`` is channel 2 of X at an offset.

    No options.
    """

    name = "print-expr"
    preserves: ClassVar = ALL

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        for op in module.body.walk():
            values = [value for value in op.operands if value.type in (REAL, BOOL)]
            if values and not isinstance(op, ExprOp):
                shown = [StringAttr(text(term)) for term in read(values)]
                op.attributes["expr.text"] = ArrayAttr(shown)

"""Expressions in their simplest form: read as terms, which simplify, and written again."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.passes.algebra.blocks import rewrite_expressions
from ad_opt.passes.algebra.polynomial import polysimplify
from ad_opt.passes.algebra.terms import Term
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp


@dataclass(frozen=True)
class ExprSimplifyPass(AnalysisPass):
    """Simplify expressions by rules of which none makes one larger; share what is the same.

    Before, and after::

        %a = expr.prod 3.0 (%x)
        %b = expr.prod 4.0 (%x)
        %s = expr.sum 0.0 (%a, %b)
        %z = expr.const 0.0
        %r = expr.select %c, %s, %z

        %r = expr.prod 7.0 (%c, %x)

    No options.
    """

    name = "expr-simplify"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        return rewrite_expressions(module, lambda terms: terms)


@dataclass(frozen=True)
class ExprPolysimplifyPass(AnalysisPass):
    """Take out of sums what most summands share, conditions first.

    Before, and after::

        %a = expr.prod 2.0 (%c, %x)
        %b = expr.prod 2.0 (%c, %y)
        %s = expr.sum 0.0 (%a, %b)

        %a = expr.sum 0.0 (%x, %y)
        %s = expr.prod 2.0 (%c, %a)

    Options: ``bool-bonus`` (10): a condition is worth so many factors.
    """

    name = "expr-polysimplify"
    bool_bonus: float = 10.0

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        def factored(terms: list[Term]) -> list[Term]:
            made: dict[Term, Term] = {}
            return [polysimplify(term, self.bool_bonus, made) for term in terms]

        return rewrite_expressions(module, factored)

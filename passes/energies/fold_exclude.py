"""``nlls-fold-exclude``: exclusions become factors of residuals and of columns."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.energies.nlls import ColumnOp, ExcludeOp
from ad_opt.passes.algebra.build import mul
from ad_opt.passes.algebra.terms import Term
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from .classify_residuals import classify, exclude_space
from .kernels.model import Model, problems, terms_of
from .kernels.write import region_of, rewrite


@dataclass(frozen=True)
class FoldExcludePass(ModulePass):
    """Multiply residuals by "their point is not excluded", and say so of columns.

    A residual at an excluded point is zero, in the cost and in all that is derived of it; an
    unknown at one does not move: derivatives by it have the factor that `nlls.column` says. So the
    gradient is that of the cost by what may move. Before, and after::

        nlls.exclude {
          %m = expr.access #expr.access<@mask, [0, 0], 0>
          %e = expr.ne %m, %zero
          nlls.yield %e : !expr.bool
        }

        nlls.residual @dx over [@W, @H] {
          ...
          %free = expr.not %e
          %r = expr.prod 1.0 (%free, %d)
          nlls.yield %r : !expr.real
        }
        nlls.column @X {
          ...
          nlls.yield %free : !expr.bool
        }

    An exclusion that names an unknown, ``nlls.exclude @X``, changes no residual, only columns.
    Options: none.
    """

    name = "nlls-fold-exclude"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for problem in problems(op):
            model = Model(problem)
            classify(model)
            if model.parts(ExcludeOp):
                _fold(model)


def _fold(model: Model) -> None:
    residuals: dict[tuple[str, ...], Term] = {}
    columns = dict(model.columns)
    places = {op.unknown.root_reference.data: op.location for op in model.parts(ColumnOp)}
    for op in model.parts(ExcludeOp):
        space, free = exclude_space(model, op), ~terms_of(op)[0]
        if op.unknown is None:
            residuals[space] = mul(residuals[space], free) if space in residuals else free
            excluded = [name for name, type in model.unknowns.items() if type.dims == space]
        else:
            excluded = [op.unknown.root_reference.data]
        for name in excluded:
            columns[name] = mul(columns[name], free) if name in columns else free
            places[name] = op.location
    for residual in model.residuals:
        free = None if residual.graph else residuals.get(model.space(residual.domain))
        if free is not None:
            rewrite(residual.op, [mul(free, term) for term in residual.terms])
    for op in (*model.parts(ExcludeOp), *model.parts(ColumnOp)):
        Rewriter.erase_op(op)
    end = InsertPoint.at_end(model.problem.body.block)
    made = [ColumnOp(name, region_of([term])) for name, term in columns.items()]
    for one in made:
        one.location = places[one.unknown.root_reference.data]
    Rewriter.insert_op(made, end)

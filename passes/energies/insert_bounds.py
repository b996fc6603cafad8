"""``nlls-insert-bounds``: residuals are zero where they would read outside of an index space."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.energies.expr_keys import AccessAttr, BoundsAttr, Key
from ad_opt.passes.algebra.build import mul, variable
from ad_opt.passes.algebra.terms import Term
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from .classify_residuals import classify
from .kernels.model import Model, Residual, guards_of, has_bounds, problems
from .kernels.write import rewrite


@dataclass(frozen=True)
class InsertBoundsPass(ModulePass):
    """Multiply each residual by the box of all that it reads, the point itself included.

    Computed arrays count with what they are computed from. A residual that asks for bounds itself
    takes over: its box is the point. So does a computed value: only its own place counts. The box
    of a point, too, says that the point exists, which matters once it is moved to another; so it
    goes only when kernels have been derived, or where a larger box is a factor already. Before,
    and after::

        nlls.residual @dx over [@W, @H] {
          ...
          %d = expr.sum 0.0 (%x, %next)
          nlls.yield %d : !expr.real
        }

        nlls.residual @dx over [@W, @H] {
          %inside = expr.bounds #expr.bounds<[0, 0], [1, 0]>
          ...
          %r = expr.prod 1.0 (%inside, %d)
          nlls.yield %r : !expr.real
        }

    Options: none.
    """

    name = "nlls-insert-bounds"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for problem in problems(op):
            model = Model(problem)
            classify(model)
            for residual in model.residuals:
                _insert(model, residual)


def _insert(model: Model, residual: Residual) -> None:
    dims = model.space(residual.domain)
    if not dims:
        return
    made: list[Term] = []
    for term in residual.terms:
        reads = [] if has_bounds([term]) else model.reads([term], checked=False)
        box = box_of(reads, len(dims))
        at_edge = residual.graph is not None and not any(map(any, box))
        if not at_edge and not is_guarded(term, box):
            term = mul(variable(BoundsAttr(*box)), term)
        made.append(term)
    rewrite(residual.op, made)


def is_guarded(term: Term, box: tuple[Sequence[int], Sequence[int]]) -> bool:
    """True if a term is zero anyway where a box is not inside: it has a larger one as a factor."""
    return any(one.contains(box[0]) and one.contains(box[1]) for one in guards_of(term))


def box_of(keys: Sequence[Key], rank: int) -> tuple[list[int], list[int]]:
    """The smallest box around the point with all that is read relative to it."""
    low, high = [0] * rank, [0] * rank
    for key in keys:
        if isinstance(key, AccessAttr) and key.at:
            low = [min(a, b) for a, b in zip(low, key.at, strict=True)]
            high = [max(a, b) for a, b in zip(high, key.at, strict=True)]
    return low, high

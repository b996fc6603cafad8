"""``nlls-scatter-to-gather``: what edges add to their ends is gathered by the ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.energies.nlls import KernelOp, yield_of
from ad_opt.dialects.energies.nlls_types import AddAttr, Destination, ScatterAttr
from ad_opt.passes.algebra.terms import Term
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, SymbolRefAttr
from xdsl.ir import Region
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from .kernels.model import Model, problems, terms_of
from .kernels.write import region_of


@dataclass(frozen=True)
class ScatterToGatherPass(ModulePass):
    """Split kernels over edges: each slot's elements add up what their own edges give them.

    Points are independent then, so that they may run in parallel, and each sum is in the order of
    the edges, so that it is the same each time; what several slots need is computed again. Before,
    and after::

        nlls.kernel @jtj.G kind "jtj" over @G {
          ...
          nlls.yield %a to #nlls.scatter<@Ap.X, @G, @v0, 0>, %b to #nlls.scatter<@Ap.X, @G, @v1, 0>,
            %s to #nlls.reduce<@pAp> : !expr.real, !expr.real, !expr.real
        }

        nlls.kernel @jtj.G kind "jtj" over @G {
          nlls.yield %s to #nlls.reduce<@pAp> : !expr.real
        }
        nlls.kernel @jtj.G.v0 kind "jtj" over [@N] gather @G @v0 {
          nlls.yield %a to #nlls.add<@Ap.X, 0> : !expr.real
        }
        nlls.kernel @jtj.G.v1 kind "jtj" over [@N] gather @G @v1 { ... }

    Options: none.
    """

    name = "nlls-scatter-to-gather"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for problem in problems(op):
            model = Model(problem)
            for kernel in model.kernels:
                _split(model, kernel)


def _split(model: Model, kernel: KernelOp) -> None:
    rest: list[tuple[Term, Destination]] = []
    slots: dict[tuple[str, str], list[tuple[Term, Destination]]] = {}
    for term, to in zip(terms_of(kernel), yield_of(kernel).destinations, strict=True):
        if isinstance(to, ScatterAttr):
            place = (to.graph.root_reference.data, to.slot.root_reference.data)
            slots.setdefault(place, []).append((term, AddAttr(to.target, to.channel)))
        else:
            rest.append((term, to))
    if not slots:
        return
    name, kind = kernel.sym_name.data, kernel.kind.data
    made = [KernelOp(name, kind, kernel.domain, _region(rest))] if rest else []
    for (graph, slot), values in slots.items():
        space = ArrayAttr(map(SymbolRefAttr, model.graphs[graph].target_of[slot]))
        made.append(KernelOp(f"{name}.{slot}", kind, space, _region(values), (graph, slot)))
    Rewriter.insert_op(made, InsertPoint.before(kernel))
    Rewriter.erase_op(kernel)


def _region(values: Sequence[tuple[Term, Destination]]) -> Region:
    return region_of([term for term, _ in values], [to for _, to in values])

"""``place-nodes``: where each node lives, and why."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from ad_opt.passes.analysis.memory.aliasing import Aliasing, AliasSummaries
from ad_opt.passes.analysis.memory.effects import Effects, EffectSummaries
from ad_opt.passes.infrastructure.analysis_manager import Analysis, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.infrastructure.instruments.remarks import is_heard, remark
from ad_opt.passes.ops.call_graph import CallGraph
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from .decisions import Decisions, Placement, in_order, write
from .facts import Facts, evaluations_in
from .nodes import Node, Routine, Routines
from .shared_nodes import Shared, why_not_shared
from .virtualization import Virtualization


@dataclass(frozen=True)
class PlaceNodesPass(AnalysisPass):
    """Decide where the arrays between loop nests live, and note it on what makes them.

    Before::

        %h = memref.alloc() : memref<4xf32>
        affine.for %i = 0 to 4 {
          %a = affine.load %x[%i] : memref<4xf32>
          %b = arith.mulf %a, %a : f32
          affine.store %b, %h[%i] : memref<4xf32>
        }

    After, if each element is read once::

        %h = memref.alloc() {assign.placement = #assign.placement<virtual, 152>} : memref<4xf32>

    A placement that is there is a request: it is kept, or refused as AD1140. With
    ``--remarks=placement`` each decision is told with its reason.

    Options: with ``virtual-first`` everything is virtual that can be, whatever it costs.
    """

    name = "place-nodes"
    virtual_first: bool = False
    preserves: ClassVar[Collection[type[Analysis]]] = (
        CallGraph,
        AliasSummaries,
        Aliasing,
        EffectSummaries,
        Effects,
        Routines,
    )

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool | None:
        routines = routines_in(module, analyses)
        shared = Shared(module, routines)
        decided: set[object] = set()
        for routine in routines:
            decisions = Decisions(routine, self.virtual_first)
            dry = Virtualization(routine, shared=shared)
            for node in in_order(routine.nodes.values()):
                if node.base in decided or not _is_here(node, routine, shared):
                    continue
                decided.add(node.base)
                _decide(node, routine, shared, decisions, dry)
        return True


def routines_in(module: ModuleOp, analyses: AnalysisManager) -> list[Routine]:
    """The functions of a module in which nodes are placed."""
    return analyses.get(Routines, module).found


def _is_here(node: Node, routine: Routine, shared: Shared) -> bool:
    """True if a node is decided about in a routine: globals in the one that writes them."""
    if not isinstance(node.base, str):
        return True
    producer = shared.producer(node.base)
    return producer is None or producer is routine


def _decide(
    node: Node, routine: Routine, shared: Shared, decisions: Decisions, dry: Virtualization
) -> None:
    facts = Facts(node, routine)
    why = why_not_shared(node, shared)
    if isinstance(node.base, str) and why is None:
        why = _of_other_routines(node.base, facts, routine, shared)
    placement = decisions.decide(facts, why, partial(_refusal_of_a_load, facts, dry))
    if not facts.is_read_only:
        write(node, placement)
    count(f"nodes {placement.place}")
    tell(node, placement, facts)


def _refusal_of_a_load(facts: Facts, dry: Virtualization) -> int | None:
    if not facts.slices:
        return None
    dry.remember(facts.node, facts.slices)
    return dry.first_refusal(facts.node)


def _of_other_routines(name: str, facts: Facts, routine: Routine, shared: Shared) -> int | None:
    """The reason why routines that read a global cannot compute it; adds their visits."""
    refused: int | None = None
    for other in shared.users.get(name, ()):
        if other is routine:
            continue
        node = other.nodes[name]
        if node.loads or node.others:
            more = evaluations_in(node, other)
            facts.evaluations = (facts.evaluations or facts.visits) + more
            facts.visits = facts.visits + Facts(node, other).visits
            dry = Virtualization(other, shared=shared)
            refused = refused or (8 if node.others else dry.first_refusal(node))
    return refused


def tell(node: Node, placement: Placement, facts: Facts | None = None) -> None:
    """Remark on a decision."""
    if not is_heard("placement"):
        return
    text = f"{node.name}: {placement}"
    if facts is not None and placement.place != "materialized":
        text += f" ({facts.counts()})"
    remark("placement", node.owner or (None if isinstance(node.base, str) else node.base), text)

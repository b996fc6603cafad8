"""``virtualize``: cells of virtual nodes are computed where they are read."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import members, name_of, referenced
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue

from .decisions import (
    OF_LOADS,
    Placement,
    contradiction,
    in_order,
    number_of_others,
    request_of,
    write,
)
from .nodes import Node, Routine, is_private_scratch
from .place_nodes import routines_in, tell
from .shared_nodes import Shared, why_not_shared
from .virtualization import Virtualization, remove_accesses


@dataclass(frozen=True)
class VirtualizePass(AnalysisPass):
    """Replace loads of virtual nodes by what computes the cell, and drop stores nobody reads.

    Before::

        %h = memref.alloc() {assign.placement = #assign.placement<virtual, 152>} : memref<4xf32>
        affine.for %i = 0 to 4 {
          %a = affine.load %x[%i] : memref<4xf32>
          %b = arith.mulf %a, %a : f32
          affine.store %b, %h[%i] : memref<4xf32>
        }
        affine.for %j = 0 to 4 {
          %c = affine.load %h[%j] : memref<4xf32>
          affine.store %c, %y[%j] : memref<4xf32>
        }

    After::

        affine.for %j = 0 to 4 {
          %a = affine.load %x[%j] : memref<4xf32>
          %b = arith.mulf %a, %a : f32
          affine.store %b, %y[%j] : memref<4xf32>
        }

    Reductions become loops that carry a value; where a load may read a cell that a nest does not
    write, ``arith.select`` (or ``scf.if``, if the nest must not run there) keeps what was before.
    A load of which this is not legal keeps the node in memory; the number of the reason is noted.

    Options: none.
    """

    name = "virtualize"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool | None:
        routines = routines_in(module, analyses)
        work = _Work(Shared(module, routines))
        for routine in routines:
            work.routine(routine)
        for routine in routines:
            work.others(routine)
        work.finish(routines)
        return bool(work.virtual)


class _Work:
    def __init__(self, shared: Shared):
        self.shared = shared
        self.virtual: dict[object, Placement] = {}
        self.refused: dict[object, tuple[int, Operation]] = {}

    def refuse(self, node: Node, load: Operation, number: int) -> None:
        """Hear of a load that stays."""
        self.refused.setdefault(node.base, (number, load))

    def chosen(self, routine: Routine) -> list[Node]:
        """The nodes of a routine that are to be virtual."""
        found: list[Node] = []
        for node in routine.nodes.values():
            placement = request_of(node, routine)
            if placement is not None and placement.place == "virtual" and node.owner is not None:
                self.virtual[node.base] = placement
                obstacle = self.obstacle(node)
                if obstacle is None:
                    found.append(node)
                else:
                    self.refuse(node, node.owner, obstacle)
        return found

    def obstacle(self, node: Node) -> int | None:
        """The reason why no load may be replaced, whatever was noted on the node."""
        if node.others:
            return number_of_others(node)
        if node.is_global and not (node.owner is not None and is_private_scratch(node.owner)):
            return 201
        return why_not_shared(node, self.shared)

    def routine(self, routine: Routine) -> None:
        """Loads of what the routine itself writes."""
        Virtualization(routine, self.refuse, self.shared).run(
            [node for node in self.chosen(routine) if node.stores]
        )

    def others(self, routine: Routine) -> None:
        """Loads of globals that another routine writes."""
        Virtualization(routine, self.refuse, self.shared).run(
            [node for node in self.chosen(routine) if node.is_global and not node.stores]
        )

    def finish(self, routines: list[Routine]) -> None:
        """Drop what nobody reads any more; note what is left in memory after all."""
        left: dict[object, Routine] = {}
        """Nodes that stay, and the first routine that reads them."""
        for routine in routines:
            for node in routine.nodes.values():
                if node.base in self.virtual and (node.base in self.refused or node.is_read()):
                    left.setdefault(node.base, routine)
        for routine in routines:
            for node in reversed(in_order(routine.nodes.values())):
                if node.base not in self.virtual:
                    continue
                if left.get(node.base) is routine:
                    self.keep(node, routine)
                else:
                    self.remove(node, left)
        self.remove_globals()

    def remove(self, node: Node, left: dict[object, Routine]) -> None:
        """Erase a node that nobody reads, with its stores."""
        if node.base in left:
            return
        remove_accesses(node)
        for access in (*node.loads, *node.stores):
            if node.is_global and access.memref.first_use is None:
                _erase(access.memref)
        if not node.is_global and node.owner is not None and node.owner.parent is not None:
            for use in list(node.owner.results[0].uses):
                if use.operation.name == "memref.dealloc":
                    erase(use.operation)
            _erase(node.owner.results[0])
            count("nodes removed")

    def remove_globals(self) -> None:
        """Erase globals that nobody names any more."""
        if not any(isinstance(base, str) for base in self.virtual):
            return
        named = referenced(walk(self.shared.module))
        for op in members(self.shared.module):
            name = name_of(op)
            if op.name == "memref.global" and name in self.virtual and name not in named:
                erase(op)
                count("nodes removed")

    def keep(self, node: Node, routine: Routine) -> None:
        """Note that a node stays in memory."""
        wanted = self.virtual[node.base]
        number, load = self.refused.get(node.base, (17, routine.func))
        placement = Placement("materialized" if node.is_global else "local", number)
        if wanted.reason not in OF_LOADS:
            raise contradiction(node, wanted, placement, routine, load)
        write(node, placement)
        tell(node, placement)


def _erase(value: SSAValue) -> None:
    """Erase what makes a value, if nobody uses that."""
    owner = value.owner
    if isinstance(owner, Operation) and owner.parent is not None and value.first_use is None:
        erase(owner)

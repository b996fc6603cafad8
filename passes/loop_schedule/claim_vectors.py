"""``claim-vectors``: functions say that hardly a loop is left of which LLVM could make vectors."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from ad_opt.dialects.support.ir.argument_attributes import TOLD, tell_llvm
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.names.attribute_names import LOOP_TILE
from ad_opt.dialects.support.names.runtime_names import OWN_VECTORS
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass, functions_in
from ad_opt.passes.infrastructure.vocabulary import words_in
from ad_opt.passes.ops.call_graph import CallGraph
from ad_opt.passes.ops.catalogue import is_call
from ad_opt.passes.ops.costs import cost_of
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import affine
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, StringAttr
from xdsl.ir import Block, Operation

from .tiling.bands import constant_bounds
from .tiling.elementwise import vectors_of
from .tiling.tile_attributes import tile_of

SHARE = 64
"""Arithmetic in vectors that are written here, at least, by that in other loops. Measured: a
training step of three layers, with 132, takes 0.99 to 1.01 of the time when LLVM makes no vectors,
moons, with 2, takes 1.3, and a transformer, of which nothing is claimed, 2.4."""


@dataclass(frozen=True)
class ClaimVectorsPass(AnalysisPass):
    """Let LLVM look for no vectors, if next to all arithmetic is in tiles or elementwise.

    Before, and after::

        func.func @f(...) {                        func.func @f(...) attributes {
                                                     passthrough = ["ad-opt.own-vectors"]} {
          affine.for %i = 0 to 64 {
            affine.for %j = 0 to 256 {
              ...
          } {schedule.tile = array<i64: 6, 1>}

    To look for loops of which vectors can be made, for straight-line code that can be, and to
    clear up after that is half of LLVM's work on tiles of registers, which are vectors already.
    Loops without sums become vectors in ``vectorize-elementwise``, which sees the claim.

    Needs loops of constant bounds, in which tiles are marked (``tile-registers{only-mark=true}``);
    where there are others, or calls of what is elsewhere, nothing is claimed.

    Options: ``lanes`` (16): those of a vector of 32 bits each.
    """

    name = "claim-vectors"
    lanes: int = 16
    brings: ClassVar = {TOLD} | words_in(ArrayAttr([StringAttr("")]))

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        functions = [one for one in functions_in(module) if one.name == "func.func"]
        if not any(LOOP_TILE in op.attributes for one in functions for op in walk(one)):
            return False
        work = _Work(self.lanes)
        if not work.add_all(analyses.get(CallGraph, module)):
            return False
        if work.others * SHARE > work.vectors:
            return False
        for function in functions:
            tell_llvm(function, OWN_VECTORS)
        return True


@dataclass
class _Work:
    """Costs of arithmetic in loops: of a vector once, and of what is in none."""

    lanes: int
    vectors: float = 0.0
    others: float = 0.0
    _called: dict[Operation, _Work] = field(default_factory=dict[Operation, "_Work"])
    """By call: the work of the function that it runs."""

    def add_all(self, graph: CallGraph) -> bool:
        """Add the arithmetic of functions, of those that are called where they are called; false if
        there is something else that takes time.
        """
        of: dict[Operation, _Work] = {}
        called = {callee for one in graph.functions for callee in graph.callees(one)}
        for function in (one for group in graph.components for one in group):
            if not graph.defines(function) or graph.is_recursive(function):
                return False
            work = of[function] = self if function not in called else _Work(self.lanes)
            for call in graph.calls[function]:
                callee = graph.callee(call)
                if callee is not None and callee in of:
                    work._called[call] = of[callee]
            if not all(work.add(region.block, 0, 1) for region in function.regions):
                return False
        return True

    def add(self, block: Block, times: int, lanes: int) -> bool:
        """Add the arithmetic of a block that runs so often, 0 if in no loop, in vectors of so many
        lanes; false if there is something else that takes time.
        """
        for op in block.ops:
            if isinstance(op, affine.ForOp):
                bounds = constant_bounds(op)
                if bounds is None:
                    return False
                trips = max(times, 1) * (bounds[1] - bounds[0])
                if not self.add(op.body.block, trips, max(lanes, self._lanes_of(op))):
                    return False
            elif (called := self._called.get(op)) is not None:
                self.vectors += max(times, 1) * called.vectors
                self.others += max(times, 1) * called.others
            elif op.regions or is_call(op):
                return False
            elif op.name.startswith(("arith.", "math.")):
                if lanes > 1:
                    self.vectors += times * cost_of(op) / lanes
                else:
                    self.others += times * cost_of(op)
        return True

    def _lanes_of(self, loop: Operation) -> int:
        tile = vectors_of(loop, self.lanes) or tile_of(loop.attributes.get(LOOP_TILE))
        return tile.lanes

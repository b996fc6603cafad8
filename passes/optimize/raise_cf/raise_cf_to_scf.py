"""Blocks and branches to structured control flow, for any graph of blocks.

The structuring follows the idea of Bahmann et al., "Perfect reconstructability of control flow from
demand dependence graphs" (2015): loops are strongly connected components, several entries and
exits become one with a selector, and branches open into arms that end where paths merge. Merges
that a path may pass by are guarded. No operation is copied, so the result is linear in the program.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.process.trampoline import drive
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.optimize.control_flow.normalize_control_flow import (
    fold_branches,
    remove_unreachable,
)
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation, Region

from .escapes import find_escapes
from .graph import CannotRaise, FlowGraph, build_levels
from .writer import Writer


@dataclass(frozen=True)
class RaiseCfToScfPass(FunctionPass):
    """Turn functions of several blocks into one block with ``scf`` operations.

    Any graph of ``cf.br``, ``cf.cond_br`` and ``cf.switch`` is handled, also loops with several
    entries (they dispatch on a selector). Loops that count become ``scf.for``. A region that has an
    endless loop, or terminators of other dialects, stays as it is.

        ^bb0:
          cf.br ^head(%c0, %x : index, f64)
        ^head(%i: index, %a: f64):
          %more = arith.cmpi slt, %i, %n : index
          cf.cond_br %more, ^body, ^exit
        ^body:
          %b = arith.mulf %a, %x : f64
          %j = arith.addi %i, %c1 : index
          cf.br ^head(%j, %b : index, f64)
        ^exit:
          return %a : f64
    becomes
          %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
            %b = arith.mulf %a, %x : f64
            scf.yield %b : f64
          }
          return %r : f64

    Options: ``required=true`` makes AD0707 out of a region that stays as it is.
    """

    name = "raise-cf-to-scf"

    required: bool = False

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        for region in _regions_of_blocks(func):
            try:
                raise_region(region)
            except CannotRaise as reason:
                if self.required:
                    raise error_at(
                        reason.op or func,
                        "AD0707",
                        f"control flow cannot be structured: {reason.reason}",
                        help="reverse mode needs loops that end, and branches of the `cf` dialect",
                    ) from None


def _regions_of_blocks(func: Operation) -> list[Region]:
    """Regions of several blocks in a function, innermost first."""
    found = [
        region
        for op in (func, *walk(func))
        for region in op.regions
        if region.first_block is not region.last_block
    ]
    found.reverse()
    return found


def raise_region(region: Region) -> None:
    """Structure one region; where it raises `CannotRaise`, only unreachable code is gone."""
    fold_branches(region)
    remove_unreachable(region)
    graph = FlowGraph(region)
    level = build_levels(graph)
    if not graph.ends:
        raise CannotRaise(graph.blocks[0].last_op, "no path comes to an end")
    writer = Writer(graph, find_escapes(graph))
    drive(writer.region(level))
    for block in graph.blocks[1:]:
        region.detach_block(block)
        block.erase()

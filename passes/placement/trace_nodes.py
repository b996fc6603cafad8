"""``trace-nodes``: the facts by which placement decides, printed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.support.ir.symbols import own_name
from ad_opt.passes.infrastructure.analysis_manager import ALL, Analysis, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation

from .decisions import in_order
from .facts import Facts
from .nodes import Routine, is_routine


@dataclass(frozen=True)
class TraceNodesPass(FunctionPass):
    """Print, for each array of a routine, how often its cells are read and what computes them.

    ::

        @f:
          h: cells are read 3 times, computed once, reduced over 16, complex

    A cell is *computed* less often than it is read where loops around the load do not matter, or
    its value is at hand. *Recurrent* arrays are read before they are written.

    Options: none.
    """

    name = "trace-nodes"
    preserves: ClassVar[Collection[type[Analysis]]] = ALL

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if is_routine(func):
            routine = Routine(func, analyses)
            print(f"@{own_name(func)}:")
            for node in in_order(routine.nodes.values()):
                print(f"  {Facts(node, routine).text()}")
        return False

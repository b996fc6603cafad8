"""``distribute-loops``: statements of a loop run one after the other, in strips of iterations."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import constant_of, walk
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.nests.products.sums import LEAST_LOOPS, STRIP, loops_around, may_add_product
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation


@dataclass(frozen=True)
class DistributeLoopsPass(FunctionPass):
    """Loops in which products of matrices wait for each other run them one after the other."""

    name = "distribute-loops"
    size: int = STRIP
    cost: bool = True
    fast: bool = False

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops: dict[Operation, None] = {}
        for op in walk(func):
            if may_add_product(op):
                around = loops_around(op)
                loops.update(dict.fromkeys(around[: len(around) - LEAST_LOOPS + 1]))
            elif not self.cost and op.name == "scf.for":
                loops[op] = None
        found = [loop for loop in loops if _may_be_distributed(loop)]
        if not found:
            return False
        from .attempts import Rules, distribute_all  # which few programs need

        rules = Rules(self.size, self.cost, self.fast)
        made = distribute_all(func, found, analyses.get(Aliasing, func), rules)
        count("loops distributed", made)
        return made > 0


def _may_be_distributed(loop: Operation) -> bool:
    """True for a loop that counts by one, with several loops right inside."""
    inside = [op for op in loop.regions[0].block.ops if op.name == "scf.for"]
    return loop.name == "scf.for" and constant_of(loop.operands[2]) == 1 and len(inside) > 1

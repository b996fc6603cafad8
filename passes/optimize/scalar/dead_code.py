"""Dead code: operations that nobody sees, and blocks that never run; linear in the program.

The same is removed as by xDSL's ``dce``, whose time grows with the square of the nesting.
"""

from __future__ import annotations

from dataclasses import dataclass

from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, Region
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriterListener

from .effect_summary import may_be_removed, reachable_operations, summarize


@dataclass(frozen=True)
class DeadCodePass(ModulePass):
    """Removes operations without effects whose results are not used, and blocks that never run.

    Before:

        %y = arith.addf %x, %x : f64
        %z = arith.mulf %y, %y : f64
        return %x : f64

    After:

        return %x : f64

    Options: none.
    """

    name = "dce"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        remove_dead_code(op.body)


def remove_dead_code(region: Region, listener: PatternRewriterListener | None = None) -> bool:
    """Remove what is dead in ``region``; whether there was any."""
    live = _live(region)
    changed = False
    regions = [region]
    while regions:
        current = regions.pop()
        for block in reversed(current.blocks):
            for op in reversed(block.ops):
                if id(op) in live:
                    regions.extend(op.regions)
                    continue
                if listener is not None:
                    listener.handle_operation_removal(op)
                block.erase_op(op, safe_erase=False)
                changed = True
            if block is not current.first_block and not block.ops:
                current.erase_block(block, safe_erase=False)
                changed = True
    return changed


def _live(region: Region) -> set[int]:
    """Identities of the operations that have effects, or compute for one that is live."""
    operations = reachable_operations(region)
    effects = summarize(operations)
    work = [op for op in operations if not may_be_removed(op, effects[id(op)])]
    live = {id(op) for op in work}
    while work:
        for operand in work.pop().operands:
            owner = operand.owner
            if isinstance(owner, Operation) and id(owner) not in live:
                live.add(id(owner))
                work.append(owner)
    return live

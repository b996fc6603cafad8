"""Data flow through branches: the values passed to block arguments, and which branches go back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.support.ir.dominance import reverse_post_order
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue


@dataclass(frozen=True)
class Edge:
    """A branch to a block, with what it passes."""

    source: Block
    values: tuple[SSAValue, ...]
    goes_back: bool
    """True if it closes a loop."""


class Flow:
    """The edges of a region, worked out once."""

    def __init__(self, region: Region):
        self.order = {block: at for at, block in enumerate(reverse_post_order(region))}
        """Positions of the blocks that are reached, callers of loops before their bodies."""
        self._edges: dict[Block, list[Edge]] = {}
        for block in self.order:
            terminator = block.last_op
            if terminator is None:
                continue
            for target, values in branches(terminator):
                back = self.order[target] <= self.order[block]
                self._edges.setdefault(target, []).append(Edge(block, tuple(values), back))

    def edges(self, block: Block) -> list[Edge]:
        """The branches to a block."""
        return self._edges.get(block, [])

    def incoming(self, argument: BlockArgument) -> list[tuple[SSAValue, bool]]:
        """Return the values passed to an argument, each with True if from further down in a
        loop.
        """
        at = argument.index
        return [(edge.values[at], edge.goes_back) for edge in self.edges(argument.block)]


def branches(op: Operation) -> list[tuple[Block, list[SSAValue]]]:
    """The successors of a terminator, each with what it is passed."""
    fields = cast(Any, op)
    targets = list(op.successors)
    match op.name:
        case "llvm.br":
            passed = [list(op.operands)]
        case "llvm.cond_br":
            passed = [list(fields.then_arguments), list(fields.else_arguments)]
        case "llvm.switch":
            passed = [list(fields.default_operands)]
            passed += [list(values) for _, _, values in fields.cases()] if targets[1:] else []
        case "llvm.invoke":
            passed = [list(fields.normal_operands), list(fields.unwind_operands)]
        case "llvm.indirectbr":
            values, passed = list(fields.succ_operands), list[list[SSAValue]]()
            for size in fields.indbr_operand_segments.iter_values():
                passed.append(values[:size])
                values = values[size:]
        case _:
            passed = [list[SSAValue]() for _ in targets]
    return list(zip(targets, passed, strict=True))

"""Post-dominance: blocks that run whenever another one was, if the function returns at all.

The dominator tree of the reversed graph, after Cooper, Harvey and Kennedy, "A simple, fast
dominance algorithm". Blocks from which no return is reached (what panics, what loops for ever) are
left out: there is no derivative of what never comes back.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.dominance import immediate_dominators
from ad_opt.dialects.support.ir.queries import post_order
from xdsl.ir import Block

from .branch_flow import Flow


class PostDominance:
    """The post-dominator tree of one function."""

    def __init__(self, flow: Flow):
        before = {block: [edge.source for edge in flow.edges(block)] for block in flow.order}
        order = _from_the_returns(flow, before)
        # Number 0 is where all returns lead.
        self._number = {block: at for at, block in enumerate(order, start=1)}
        successors = [[0]] + [
            [self._number[to] for to in _successors(block) if to in self._number] or [0]
            for block in order
        ]
        self._above = immediate_dominators(successors)

    def always_follows(self, later: Block, earlier: Block) -> bool:
        """True if ``later`` is run once ``earlier`` was, or is the same."""
        if later is earlier:
            return True
        goal, at = self._number.get(later), self._number.get(earlier)
        if goal is None or at is None:
            return False
        while at > goal:
            at = self._above[at]
        return at == goal


def _successors(block: Block) -> list[Block]:
    last = block.last_op
    return list(last.successors) if last is not None else []


def _from_the_returns(flow: Flow, before: dict[Block, list[Block]]) -> list[Block]:
    """Blocks that lead to a return, in reverse post-order of the reversed graph."""
    ends = (block.last_op for block in flow.order)
    returns = [end.parent for end in ends if end is not None and end.name == "llvm.return"]
    return post_order(filter(None, returns), lambda block: reversed(before[block]))[::-1]

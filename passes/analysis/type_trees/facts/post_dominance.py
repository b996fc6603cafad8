"""Post-dominance: blocks that run whenever another one was, if the function returns at all.

The dominator tree of the reversed graph, after Cooper, Harvey and Kennedy, "A simple, fast
dominance algorithm". Blocks from which no return is reached (what panics, what loops for ever) are
left out: there is no derivative of what never comes back.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.dominance import meet
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
        self._above = _immediate(successors)

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
    seen: set[Block] = set()
    done: list[Block] = []
    for block in flow.order:
        if block.last_op is None or block.last_op.name != "llvm.return" or block in seen:
            continue
        seen.add(block)
        pending = [(block, list(before[block]))]
        while pending:
            at, left = pending[-1]
            if not left:
                done.append(at)
                pending.pop()
                continue
            one = left.pop()
            if one not in seen:
                seen.add(one)
                pending.append((one, list(before[one])))
    return done[::-1]


def _immediate(successors: list[list[int]]) -> list[int]:
    """The nearest post-dominator by number; numbers grow away from the end."""
    above = [0] + [-1] * (len(successors) - 1)
    changed = True
    while changed:
        changed = False
        for at in range(1, len(above)):
            best = -1
            for to in successors[at]:
                if above[to] >= 0:
                    best = to if best < 0 else meet(above, to, best)
            if best >= 0 and above[at] != best:
                above[at] = best
                changed = True
    return above

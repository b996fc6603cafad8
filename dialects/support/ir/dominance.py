"""Dominance of blocks of a region: the dominator tree of a control-flow graph.

Cooper, Harvey, Kennedy, "A simple, fast dominance algorithm": immediate dominators by iteration
over reverse post-order, intersecting by walking up two fingers. Near linear in practice. Needs no
verified IR: successors outside the region are ignored. Leaves blocks that cannot be reached out of
the tree.
"""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.ir import Block, Region

from .queries import post_order


def successors_of(block: Block) -> tuple[Block, ...]:
    """Blocks of the same region that ``block`` may go to next."""
    last = block.last_op
    if last is None:
        return ()
    return tuple(s for s in last.successors if s.parent is block.parent)


def reverse_post_order(region: Region, *, last_first: bool = False) -> list[Block]:
    """Reachable blocks, each before those that it dominates; iterative.

    A block's successors are gone to in their order, or the last one first: then what a branch goes
    to first stands behind it.
    """

    def following(block: Block) -> Iterator[Block]:
        found = successors_of(block)
        return reversed(found) if last_first else iter(found)

    entry = region.first_block
    return [] if entry is None else post_order([entry], following)[::-1]


class DominatorTree:
    """The dominator tree of one region."""

    def __init__(self, region: Region):
        self.order = reverse_post_order(region)
        """Reachable blocks in reverse post-order."""
        self.number = {block: n for n, block in enumerate(self.order)}
        sources: list[list[int]] = [[] for _ in self.order]
        for n, block in enumerate(self.order):
            for successor in successors_of(block):
                sources[self.number[successor]].append(n)
        self._idom = immediate_dominators(sources)
        self.children: dict[Block, list[Block]] = {block: [] for block in self.order}
        """Blocks immediately dominated, in reverse post-order."""
        for n in range(1, len(self.order)):
            self.children[self.order[self._idom[n]]].append(self.order[n])
        self._span = self._number_tree()

    def _number_tree(self) -> dict[Block, tuple[int, int]]:
        """Return for each block when a walk of the tree enters and leaves it: dominance by
        comparison.
        """
        span: dict[Block, tuple[int, int]] = {}
        if not self.order:
            return span
        clock = 0
        entered: dict[Block, int] = {}
        stack = [self.order[0]]
        while stack:
            block = stack[-1]
            clock += 1
            if block in entered:
                span[block] = (entered[block], clock)
                stack.pop()
            else:
                entered[block] = clock
                stack.extend(self.children[block])
        return span

    def is_reachable(self, block: Block) -> bool:
        """True if control can get from the entry block to ``block``."""
        return block in self.number

    def immediate_dominator(self, block: Block) -> Block | None:
        """The nearest block that dominates ``block``; none for the entry and unreachable ones."""
        n = self.number.get(block, 0)
        return self.order[self._idom[n]] if n else None

    def dominates(self, above: Block, below: Block) -> bool:
        """True if every path from the entry to ``below`` goes through ``above``; reflexive."""
        if above not in self._span or below not in self._span:
            return above is below
        first, last = self._span[above]
        return first <= self._span[below][0] <= last


def immediate_dominators(sources: list[list[int]]) -> list[int]:
    """The immediate dominators in a graph of numbers in reverse post-order, of which each is led to
    from ``sources``: by iteration; -1 for what none is known to lead to.
    """
    idom = [0] + [-1] * (len(sources) - 1) if sources else []
    changed = True
    while changed:
        changed = False
        for n in range(1, len(idom)):
            best = -1
            for source in sources[n]:
                if idom[source] >= 0:
                    best = source if best < 0 else meet(idom, source, best)
            if idom[n] != best:
                idom[n] = best
                changed = True
    return idom


def meet(idom: list[int], a: int, b: int) -> int:
    """Return the nearest common ancestor of two numbers in the tree; numbers grow away from its
    root.
    """
    while a != b:
        while a > b:
            a = idom[a]
        while b > a:
            b = idom[b]
    return a

"""Static single assignment: joins of the values of slots in a control-flow graph.

Arguments stand at the iterated dominance frontiers of what sets a slot (Cytron et al.), where the
slot is live.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.ir.branch_arguments import successor_operands
from ad_opt.dialects.support.ir.dominance import DominatorTree, successors_of
from ad_opt.dialects.support.ir.queries import each_once
from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Block, Operation, Region, SSAValue

from .liveness import Liveness
from .slots import Slots


class Graph:
    """The joins of one region."""

    def __init__(self, region: Region, slots: Slots, liveness: Liveness):
        self.tree = DominatorTree(region)
        blocks = self.tree.order
        self._setters: dict[int, list[Block]] = {}
        for block in blocks:
            self._find_setters(block, slots, liveness)
        self.slots = list(self._setters)
        """The slots that are allocated in the region's blocks."""
        self.joins: dict[Block, list[int]] = {block: [] for block in blocks}
        """Slots that need an argument, for each block."""
        frontiers = self._frontiers()
        for slot, setters in self._setters.items():
            pending, placed = list(setters), set[Block]()
            for setter in each_once(pending):
                found = [one for one in frontiers[setter] if slot in liveness.live_in[one]]
                placed.update(found)
                pending += found
            for block in blocks:
                if block in placed:
                    self.joins[block].append(slot)

    def _find_setters(self, block: Block, slots: Slots, liveness: Liveness) -> None:
        for op in slots.touches.get(block, ()):
            if op in slots.of:
                for slot in slots.of[op]:
                    self._setters.setdefault(slot, []).append(block)
            elif (slot := slots.accessed.get(op)) is not None:
                if op.name == "memref.store":
                    self._setters.setdefault(slot, []).append(block)
            else:
                for slot in liveness.facts[op].written:
                    self._setters.setdefault(slot, []).append(block)

    def _frontiers(self) -> dict[Block, list[Block]]:
        predecessors: dict[Block, list[Block]] = {block: [] for block in self.tree.order}
        for block in self.tree.order:
            for successor in dict.fromkeys(successors_of(block)):
                predecessors[successor].append(block)
        found: dict[Block, list[Block]] = {block: [] for block in self.tree.order}
        for block, before in predecessors.items():
            if len(before) < 2 and block is not self.tree.order[0]:
                continue
            stop = self.tree.immediate_dominator(block)
            for start in before:
                runner: Block | None = start
                while runner is not None and runner is not stop:
                    if not found[runner] or found[runner][-1] is not block:
                        found[runner].append(block)
                    runner = self.tree.immediate_dominator(runner)
        return found


def pass_on(branch: Operation, values: Sequence[Sequence[SSAValue]]) -> None:
    """Append operands to each successor of a branch of ``cf``."""
    if not any(values):
        return
    old = successor_operands(branch)
    assert old is not None
    groups = [[*before, *new] for before, new in zip(old, values, strict=True)]
    head = branch.operands[: len(branch.operands) - sum(map(len, old))]
    branch.operands = [*head, *(value for group in groups for value in group)]
    counts = [len(group) for group in groups]
    if branch.name == "cf.cond_br":
        branch.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, [1, *counts])
    elif branch.name == "cf.switch":
        sizes = [1, counts[0], sum(counts[1:])]
        branch.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)
        segments = DenseArrayBase.from_list(i32, counts[1:])
        branch.properties["case_operand_segments"] = segments

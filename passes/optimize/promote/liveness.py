"""Liveness of slots: those that an operation sets, those it may read first, those read after it.

Only operations with regions that touch slots have facts. Slots whose value nobody reads again are
not carried: a buffer that serves as a temporary in a loop costs the loop nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.dominance import successors_of
from ad_opt.dialects.support.process.trampoline import Task, drive
from ad_opt.passes.ops.catalogue import is_loop, runs_once
from xdsl.ir import Block, Operation, Region

from .slots import Slots


@dataclass
class Facts:
    """Effect of an operation (or a block) on slots."""

    exposed: set[int] = field(default_factory=set[int])
    """Read, before they are set on some path."""
    killed: set[int] = field(default_factory=set[int])
    """Set on every path."""
    written: set[int] = field(default_factory=set[int])
    """Set on some path."""
    handed: set[int] = field(default_factory=set[int])
    """Read in the second region of ``scf.while`` before it sets them: the first hands them over."""


class Liveness:
    """Facts about a function's operations with regions."""

    def __init__(self, slots: Slots, func: Operation):
        self._slots = slots
        self.facts: dict[Operation | Block, Facts] = {}
        self.after: dict[Operation, set[int]] = {}
        """Slots that each operation with regions sets and somebody reads afterwards."""
        self.live_in: dict[Block, set[int]] = {}
        """Slots that each block of a graph, or a later one, reads."""
        for region in func.regions:
            drive(self._summarise_region(region))
            drive(self._visit_region(region, set()))

    def carried(self, op: Operation) -> list[int]:
        """The slots whose value a loop hands from iteration to iteration, or an operation out."""
        facts = self.facts[op]
        live = self.after[op]
        if is_loop(op):
            live = live | facts.exposed | facts.handed
        return sorted(facts.written & live)

    # Bottom up: facts.

    def _summarise_region(self, region: Region) -> Task:
        for block in region.blocks:
            yield self._summarise_block(block)

    def _summarise_block(self, block: Block) -> Task:
        found, own = Facts(), set[int]()
        for op in self._slots.touches.get(block, ()):
            if (slot := self._slots.accessed.get(op)) is not None:
                if op.name == "memref.store":
                    found.killed.add(slot)
                    found.written.add(slot)
                elif slot not in found.killed:
                    found.exposed.add(slot)
            elif op in self._slots.of:
                own.update(self._slots.of[op])
                found.killed.update(self._slots.of[op])
            elif op.regions:
                for region in op.regions:
                    yield self._summarise_region(region)
                inner = self.facts[op] = self._of(op)
                found.exposed |= inner.exposed - found.killed
                found.killed |= inner.killed
                found.written |= inner.written
        found.written -= own
        self.facts[block] = found

    def _of(self, op: Operation) -> Facts:
        parts = [self._of_region(region) for region in op.regions]
        written: set[int] = set().union(*(part.written for part in parts))
        exposed: set[int] = set().union(*(part.exposed for part in parts))
        killed: set[int] = set()
        handed: set[int] = set()
        if op.name == "scf.while":
            before, after = parts
            handed = after.exposed
            exposed = before.exposed | (after.exposed - before.killed)
            killed = before.killed
        elif runs_once(op):
            killed = set(parts[0].killed)
            for part in parts[1:]:
                killed &= part.killed
        return Facts(exposed, killed, written, handed)

    def _of_region(self, region: Region) -> Facts:
        if region.first_block is None:
            return Facts()
        if region.first_block is region.last_block:
            return self.facts[region.first_block]
        found = Facts()
        for block in region.blocks:
            found.exposed |= self.facts[block].exposed
        return found

    # Top down: what is live after.

    def _visit_region(self, region: Region, live: set[int]) -> Task:
        if region.first_block is region.last_block:
            if region.first_block is not None:
                yield self._visit_block(region.first_block, live)
            return
        self._solve_graph(region)
        for block in region.blocks:
            out = set(live).union(*(self.live_in[s] for s in successors_of(block)))
            yield self._visit_block(block, out)

    def _solve_graph(self, region: Region) -> None:
        predecessors: dict[Block, list[Block]] = {block: [] for block in region.blocks}
        for block in region.blocks:
            self.live_in[block] = set(self.facts[block].exposed)
            for successor in successors_of(block):
                predecessors[successor].append(block)
        pending = list(region.blocks)
        while pending:
            block = pending.pop()
            for before in predecessors[block]:
                new = self.live_in[block] - self.facts[before].killed - self.live_in[before]
                if new:
                    self.live_in[before] |= new
                    pending.append(before)

    def _visit_block(self, block: Block, live: set[int]) -> Task:
        live = set(live)
        for op in reversed(self._slots.touches.get(block, ())):
            if (slot := self._slots.accessed.get(op)) is not None:
                if op.name == "memref.store":
                    live.discard(slot)
                else:
                    live.add(slot)
            elif op in self._slots.of:
                live.difference_update(self._slots.of[op])
            elif op.regions:
                facts = self.facts[op]
                self.after[op] = live & facts.written
                loops = is_loop(op)
                inner = live | facts.exposed | facts.handed if loops else live
                for region in op.regions:
                    yield self._visit_region(region, inner)
                live = (live - facts.killed) | facts.exposed

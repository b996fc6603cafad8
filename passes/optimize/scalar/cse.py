"""Common subexpressions: of operations that compute the same, the first is kept.

As xDSL's pass of that name, but linear: what is known is one table with a log of what to undo when
a region ends, where xDSL copies it for each region; effects come from one walk; and reads remember
how many writes came before them, where xDSL goes through the operations in between.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.infrastructure.instruments.counts import may_rewrite
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnregisteredOp
from xdsl.ir import Operation, Region
from xdsl.passes import ModulePass
from xdsl.traits import IsolatedFromAbove, IsTerminator

from .effect_summary import OTHER, READ, may_be_removed, reachable_operations, summarize


@dataclass(frozen=True)
class CsePass(ModulePass):
    """Replaces operations by earlier ones that compute the same; removes dead ones on its way.

    Before:

        %0 = arith.mulf %x, %x : f64
        %1 = arith.mulf %x, %x : f64
        %2 = arith.addf %0, %1 : f64

    After:

        %0 = arith.mulf %x, %x : f64
        %2 = arith.addf %0, %0 : f64

    Reads are replaced within a block, if nothing is written in between. Regions of several blocks
    stay as they are. Options: none.
    """

    name = "cse"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        _Search(op).run()


@dataclass
class _Known:
    """Expressions that have been computed, in this region or around it."""

    table: dict[Any, tuple[Operation, int]]
    log: list[tuple[Any, tuple[Operation, int] | None]]
    """Keys that were set, with what they had before."""

    def set(self, key: Any, op: Operation, writes: int) -> None:
        self.log.append((key, self.table.get(key)))
        self.table[key] = (op, writes)

    def undo_to(self, length: int) -> None:
        while len(self.log) > length:
            key, before = self.log.pop()
            if before is None:
                del self.table[key]
            else:
                self.table[key] = before


class _Search:
    """One walk over a module; operations are erased at its end."""

    def __init__(self, module: ModuleOp):
        self.effects = summarize(reachable_operations(module.body))
        self.known = _Known({}, [])
        self.known_ids: set[int] = set()
        self.writes = 0
        self.erased: list[Operation] = []
        self.steps: list[Callable[[], None]] = [partial(self.region, module.body, True)]

    def run(self) -> None:
        while self.steps:
            self.steps.pop()()
        for op in reversed(self.erased):
            if op.parent is not None:  # else it went with the operation around it
                erase(op)

    def region(self, region: Region, isolated: bool) -> None:
        """Put the steps of a region on the stack."""
        block = region.first_block
        if block is None or block.next_block is not None:
            return
        self.steps.append(partial(self.leave, self.known, len(self.known.log)))
        if isolated:
            self.known = _Known({}, [])
        self.steps.append(partial(self.operations, block.first_op))

    def leave(self, known: _Known, length: int) -> None:
        self.known = known
        known.undo_to(length)

    def operations(self, op: Operation | None) -> None:
        """Simplify an operation and those that follow it."""
        while op is not None:
            if op.regions:
                self.steps.append(partial(self.operations, op.next_op))
                self.steps.append(partial(self.simplify, op))
                isolated = op.has_trait(IsolatedFromAbove, value_if_unregistered=True)
                self.steps.extend(partial(self.region, r, isolated) for r in reversed(op.regions))
                return
            self.simplify(op)
            op = op.next_op

    def simplify(self, op: Operation) -> None:
        """Replace one operation, remove it, or remember it."""
        effects = self.effects.get(id(op), OTHER)
        if effects & OTHER:
            self.writes += 1
        if op.has_trait(IsTerminator):
            return
        if all(result.first_use is None for result in op.results) and may_be_removed(op, effects):
            self.erased.append(op)
            return
        several = any(region.first_block is not region.last_block for region in op.regions)
        if several or effects not in (0, READ):
            return
        key = _key(op)
        first, writes = self.known.table.get(key, (None, 0))
        if first is not None and (not op.regions or _same_regions(first, op)):
            if not effects:
                self.replace(op, first)
                return
            if first.parent is op.parent and writes == self.writes:
                self.replace(op, first)
                return
        self.known.set(key, op, self.writes)
        self.known_ids.add(id(op))

    def replace(self, op: Operation, first: Operation) -> None:
        if not may_rewrite():
            return
        for result, known in zip(op.results, first.results, strict=True):
            # In a graph region a use may stand before, in an operation that is known as it is.
            if not any(id(use.operation) in self.known_ids for use in result.uses):
                replace_uses(result, known)
        if all(result.first_use is None for result in op.results):
            self.erased.append(op)


def _key(op: Operation) -> Any:
    """The same for operations that compute the same, but for their regions."""
    return (
        op.op_name.data if isinstance(op, UnregisteredOp) else op.name,
        tuple([id(operand) for operand in op.operands]),
        tuple([result.type for result in op.results]),
        frozenset(op.properties.items()),
        frozenset(op.attributes.items()),
        len(op.regions),
    )


def _same_regions(one: Operation, two: Operation) -> bool:
    pairs = zip(one.regions, two.regions, strict=True)
    return all(a.is_structurally_equivalent(b) for a, b in pairs)

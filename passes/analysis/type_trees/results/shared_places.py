"""Accesses of a function to the same places, by the steps that addresses are made of."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from math import gcd

from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.typetree.tree import MAX_OFFSET
from ad_opt.passes.analysis.type_trees.facts.bit_tricks import constant_of
from ad_opt.passes.analysis.type_trees.facts.known_integers import Multiple
from ad_opt.passes.analysis.type_trees.facts.layout import size_of
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState
from ad_opt.passes.analysis.type_trees.inference.mixed_bytes import root_of
from ad_opt.passes.ops.catalogue import moves_bytes
from xdsl.ir import Operation, SSAValue

Place = tuple[Operation, Multiple, int]
"""An access, how far it is behind its root, and how many bytes it moves."""


@dataclass
class SharedPlaces:
    """Accesses of one function, by the root of their addresses."""

    state: FunctionState
    of_root: dict[Hashable, list[Place]] = field(default_factory=dict[Hashable, list[Place]])

    def add(self, op: Operation) -> None:
        """Note the accesses of an operation."""
        for index, width in _widths(op):
            root, start = self._root(op.operands[index])
            self.of_root.setdefault(root, []).append((op, start, width))

    def others(self, address: SSAValue, size: int) -> Iterator[Operation]:
        """The accesses that were noted to some of so many bytes behind an address; none where
        steps are shorter than these.
        """
        root, here = self._root(address)
        for op, there, width in self.of_root.get(root, ()):
            period = gcd(here.stride, there.stride)
            start = there.start - here.start
            if period == 0:
                meets = -width < start < size
            else:
                meets = period >= size and (
                    start % period < size or start % period > period - width
                )
            if meets:
                yield op

    def _root(self, address: SSAValue) -> tuple[Hashable, Multiple]:
        root, offset = root_of(self.state, address)
        if (owner := defining_op(root, "llvm.load")) is not None:
            return (owner.operands[0], "there"), offset
        return self.state.key(root), offset


def _widths(op: Operation) -> Iterator[tuple[int, int]]:
    """Yield positions of the operands that are addresses it accesses, and how many bytes there."""
    if op.name == "llvm.load":
        yield 0, size_of(op.results[0].type)
    elif op.name == "llvm.store":
        yield 1, size_of(op.operands[0].type)
    elif moves_bytes(op):
        size = constant_of(op.operands[2])
        yield from ((index, MAX_OFFSET if size is None else size) for index in (0, 1))

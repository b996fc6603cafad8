"""Arguments that one address in a function may stand for: all of them need shadows, or none.

A function that carries an address round a loop, or chooses between two, has one shadow for what
comes out. Where derivatives flow through the memory of one argument, the others that such an
address may be need shadows too, also where nothing in their own memory has a derivative, as that
of a pivot that is only compared with.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.ops.call_graph import CallGraph
from ad_opt.passes.ops.catalogue import is_func_call
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.ir import Operation, SSAValue

from .objects import Arg, Obj, bits_of

Groups = tuple[tuple[int, ...], ...]
"""Disjoint groups of arguments, by their numbers."""


class PointsTo(Protocol):
    """Objects that the addresses of one function may denote."""

    all_objects: list[Obj | None]

    def mask(self, memref: SSAValue, /) -> int:
        """The objects of an address, as bits."""
        ...


class MergedArguments:
    """The groups of every function of a module, through calls and recursion."""

    def __init__(self, graph: CallGraph, facts: Mapping[Operation, PointsTo]):
        self._graph = graph
        self._facts = facts
        self._of: dict[Operation, Groups] = {}
        graph.settle(self._update)  # groups only grow, so recursive functions come to an end

    def operands(self, call: Operation) -> Iterator[list[SSAValue]]:
        """Return the operands of a call that stand for arguments of one group."""
        callee = self._graph.callee(call)
        for group in self._of.get(callee, ()) if callee is not None else ():
            yield [call.operands[index] for index in group]

    def _update(self, func: Operation) -> bool:
        aliasing = self._facts.get(func)
        if aliasing is None:
            return False
        new = _arguments(aliasing, _merged(self._masks(func, aliasing)))
        changed = self._of.get(func, ()) != new
        self._of[func] = new
        return changed

    def _masks(self, func: Operation, aliasing: PointsTo) -> set[int]:
        """Sets of objects of which all need shadows, or none."""
        found: set[int] = set()
        for op in walk(func):
            blocks = [block for region in op.regions for block in region.blocks]
            values = [*op.results, *(arg for block in blocks for arg in block.args)]
            found |= {aliasing.mask(value) for value in values if is_memref(value.type)}
            if is_func_call(op):
                for operands in self.operands(op):
                    mask = 0
                    for operand in operands:
                        mask |= aliasing.mask(operand)
                    found.add(mask)
        return {mask for mask in found if mask & (mask - 1)}


def _merged(masks: set[int]) -> list[int]:
    """Sets that share something made one: what they have is in one of them only."""
    found: list[int] = []
    for mask in masks:
        apart = [other for other in found if not other & mask]
        for other in found:
            if other & mask:
                mask |= other
        found = [*apart, mask]
    return found


def _arguments(aliasing: PointsTo, masks: list[int]) -> Groups:
    """Return the arguments in each set, where there are several."""
    groups: list[tuple[int, ...]] = []
    for mask in masks:
        objects = (aliasing.all_objects[bit] for bit in bits_of(mask))
        group = tuple(sorted(found.index for found in objects if isinstance(found, Arg)))
        if len(group) > 1:
            groups.append(group)
    return tuple(sorted(groups))

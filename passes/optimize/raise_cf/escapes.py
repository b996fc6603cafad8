"""Values that are used in other blocks than their own, and those of them that leave a loop."""

from __future__ import annotations

from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.queries import block_of
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from .graph import FlowGraph, Loop


@dataclass(eq=False)
class Escapes:
    """Values used outside their block, by block, and the outermost loop that each leaves."""

    shared: list[list[SSAValue]] = field(default_factory=list)
    """Values of each block that other blocks use, in order of definition."""
    leaves: dict[SSAValue, Loop] = field(default_factory=dict)
    """The outermost loop out of which a value is used."""


def find_escapes(graph: FlowGraph) -> Escapes:
    """One walk over all operands; needs the loops of the graph."""
    users: dict[SSAValue, set[int]] = {}
    for number, block in enumerate(graph.blocks):
        for op in _nested(block):
            for operand in op.operands:
                home = block_of(operand)
                if home is not block and home in graph.number:
                    users.setdefault(operand, set()).add(number)
        for edge in graph.edges[number]:
            for operand in edge.operands or ():
                # What a test at the top passes on, it passes after the test.
                if block_of(operand) is block and _tests(graph, number):
                    assert edge.target is not None
                    users.setdefault(operand, set()).add(edge.target)
    found = Escapes([[] for _ in graph.blocks])
    for value, where in users.items():
        home = graph.number[block_of(value)]
        found.shared[home].append(value)
        if loop := _outermost_left(graph.loop_of[home], where):
            found.leaves[value] = loop
    for values in found.shared:
        values.sort(key=_definition_order)
    return found


def _tests(graph: FlowGraph, number: int) -> bool:
    loop = graph.loop_of[number]
    return loop is not None and loop.test is not None and loop.test.header == number


def _outermost_left(loop: Loop | None, where: set[int]) -> Loop | None:
    left: Loop | None = None
    while loop is not None and not where <= loop.members:
        left, loop = loop, loop.parent
    return left


def _definition_order(value: SSAValue) -> tuple[int, int, int]:
    if isinstance(value, BlockArgument):
        return (0, 0, value.index)
    return (1, 0, 0)


def _nested(block: Block) -> list[Operation]:
    """All operations of a block, also those nested in others, parents first."""
    found: list[Operation] = []
    pending = list(reversed([*block.ops]))
    while pending:
        op = pending.pop()
        found.append(op)
        for region in op.regions:
            for inner in region.blocks:
                pending.extend(inner.ops)
    return found

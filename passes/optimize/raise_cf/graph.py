"""A control-flow graph as numbers: what the structuring works on, and what loops contain.

`FlowGraph` numbers the reachable blocks of a region. `build_levels` splits them into nested
`Level`s: acyclic graphs whose nodes are blocks or whole loops. A loop is a strongly connected
component; cutting the edges to its entries leaves the next level. A component with several entries
(irreducible control flow) starts with a dispatch node that goes to the entry a selector names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial, reduce

from ad_opt.dialects.support.ir.branch_arguments import successor_operands
from ad_opt.dialects.support.ir.dominance import meet, reverse_post_order
from ad_opt.dialects.support.ir.queries import components
from ad_opt.passes.ops.catalogue import is_jump
from xdsl.ir import Block, Operation, Region, SSAValue

from .join_points import Group, group_merges

DEAD_ENDS = frozenset({"ub.unreachable"})
"""Terminators that control never passes."""


class CannotRaise(Exception):
    """The region has no structured form; says where and why."""

    def __init__(self, op: Operation | None, reason: str):
        super().__init__(reason)
        self.op = op
        self.reason = reason


@dataclass(eq=False)
class Edge:
    """One way from a node to the next."""

    target: int | None
    """Number of the block that it goes to; ``None`` for the end of the region."""
    operands: Sequence[SSAValue] | None
    """Operands that it passes; ``None`` where the loop that it leaves has assigned the
    arguments.
    """
    within: int | None = None
    """The node of the level that the edge of a dispatch goes to."""


@dataclass(eq=False)
class Node:
    """A block, a loop, or (neither) the dispatch of a loop with several entries."""

    edges: list[Edge]
    block: int | None = None
    loop: Loop | None = None


@dataclass(eq=False)
class Loop:
    """A strongly connected component."""

    members: set[int]
    order: list[int]
    """The members in reverse post-order of the region."""
    entries: list[int]
    exits: list[int | None]
    """Blocks outside that it goes to."""
    parent: Loop | None
    level: Level = field(init=False)
    """Level that a trip runs; for a while loop without the header."""
    test: WhileTest | None = None


@dataclass(eq=False)
class WhileTest:
    """The header of a loop that only its header leaves."""

    header: int
    inside: Edge
    outside: Edge
    negated: bool
    """The loop goes on when the condition does not hold."""


@dataclass(eq=False)
class Level:
    """An acyclic graph with one entry, its dominator tree, and where its paths merge."""

    nodes: list[Node]
    """In topological order; the first is the entry."""
    node_of: dict[int, int]
    """Node that each block belongs to that may be gone to inside the level."""
    loop: Loop | None
    idom: list[int] = field(default_factory=list)
    depth: list[int] = field(default_factory=list)
    indegree: list[int] = field(default_factory=list)
    groups: list[Group | None] = field(default_factory=list)

    def target(self, edge: Edge) -> int | None:
        """The node that an edge goes to; ``None`` if it leaves the level."""
        if edge.within is not None:
            return edge.within
        return None if edge.target is None else self.node_of.get(edge.target)


class FlowGraph:
    """The reachable blocks of a region, numbered in reverse post-order, and their edges."""

    def __init__(self, region: Region):
        self.blocks = reverse_post_order(region)
        self.number: dict[Block, int] = {block: n for n, block in enumerate(self.blocks)}
        self.ends: list[Operation] = []
        """Terminators that end the region."""
        self.edges = [self._edges_of(block) for block in self.blocks]
        self.loop_of: list[Loop | None] = [None] * len(self.blocks)
        """The innermost loop around each block."""

    def _edges_of(self, block: Block) -> list[Edge]:
        last = block.last_op
        if last is None:
            raise CannotRaise(None, "a block is empty")
        if is_jump(last):
            passed = successor_operands(last) or []
            pairs = zip(last.successors, passed, strict=True)
            return [Edge(self.number[to], tuple(values)) for to, values in pairs]
        if last.successors:
            raise CannotRaise(last, f"`{last.name}` cannot be expressed with `scf`")
        if last.name in DEAD_ENDS:
            return []
        if self.ends and self.ends[0].name != last.name:
            raise CannotRaise(last, f"`{last.name}` and `{self.ends[0].name}` end the same region")
        self.ends.append(last)
        return [Edge(None, tuple(last.operands))]


def build_levels(graph: FlowGraph) -> Level:
    """The outermost level; those of the loops hang below it."""
    top = _Pending(list(range(len(graph.blocks))), [0], frozenset(), None)
    outermost: Level | None = None
    pending = [top]
    while pending:
        work = pending.pop()
        level = _build_level(graph, work)
        if work.loop is None:
            outermost = level
        else:
            work.loop.level = level
        pending.extend(_work_of(graph, node.loop) for node in level.nodes if node.loop)
    assert outermost is not None
    return outermost


@dataclass
class _Pending:
    """A level to build."""

    order: list[int]
    entries: list[int]
    cut: frozenset[int]
    """Edges to these blocks end the trip."""
    loop: Loop | None


def _work_of(graph: FlowGraph, loop: Loop) -> _Pending:
    for block in loop.order:
        graph.loop_of[block] = loop
    cut = frozenset(loop.entries)
    if loop.test is None:
        return _Pending(loop.order, loop.entries, cut, loop)
    inside = loop.test.inside.target
    assert inside is not None
    order = [block for block in loop.order if block != loop.test.header]
    return _Pending(order, [] if inside in cut else [inside], cut, loop)


def _build_level(graph: FlowGraph, work: _Pending) -> Level:
    inner = {block for block in work.order if block not in work.cut}
    nodes: list[Node] = []
    node_of: dict[int, int] = {}
    if len(work.entries) > 1:
        nodes.append(Node([Edge(entry, None) for entry in work.entries]))
    for component in _components(graph, work, inner):
        at = len(nodes)
        first = component[0]
        cyclic = len(component) > 1 or any(e.target == first for e in graph.edges[first])
        if cyclic and first in inner:
            nodes.append(_loop_node(graph, component, work))
        else:
            nodes.append(Node(graph.edges[first], block=first))
        for block in component:
            node_of[block] = at
    if len(work.entries) > 1:
        for edge in nodes[0].edges:
            assert edge.target is not None
            edge.within = node_of[edge.target]
    internal = {block: at for block, at in node_of.items() if block in inner}
    level = Level(nodes, internal, work.loop)
    _dominators(level)
    return level


def _components(graph: FlowGraph, work: _Pending, inner: set[int]) -> list[list[int]]:
    """Strongly connected components in topological order, reached from the entries."""

    def successors(block: int) -> Iterator[int]:
        # Backwards, so that the order of the result follows the order of the branches.
        targets = (edge.target for edge in reversed(graph.edges[block]))
        return (t for t in targets if t is not None and t in inner)

    return components(reversed(work.entries), successors)[::-1]


def _loop_node(graph: FlowGraph, component: list[int], work: _Pending) -> Node:
    members = set(component)
    order = sorted(component)
    outside = (block for block in work.order if block not in members)
    entered = {edge.target for block in outside for edge in graph.edges[block]}
    entered.update(work.entries)
    leaving = [edge for block in order for edge in graph.edges[block] if edge.target not in members]
    exits = list(dict.fromkeys(edge.target for edge in leaving))
    if not exits:
        last = graph.blocks[order[0]].last_op
        raise CannotRaise(last, "the loop that starts here never ends")
    entries = [block for block in order if block in entered]
    loop = Loop(members, order, entries, exits, work.loop)
    loop.test = _while_test(graph, loop, leaving)
    if loop.test is not None:
        return Node([loop.test.outside], loop=loop)
    return Node([Edge(target, None) for target in exits], loop=loop)


def _while_test(graph: FlowGraph, loop: Loop, leaving: list[Edge]) -> WhileTest | None:
    """The test at the top, if that is the only way out."""
    if len(loop.entries) > 1 or len(leaving) > 1:
        return None
    header = loop.entries[0]
    last = graph.blocks[header].last_op
    edges = graph.edges[header]
    if last is None or last.name != "cf.cond_br" or leaving[0] not in edges:
        return None
    negated = leaving[0] is edges[0]
    return WhileTest(header, edges[1 if negated else 0], leaving[0], negated)


def _dominators(level: Level) -> None:
    """Immediate dominators in one pass, as the graph is acyclic and in topological order."""
    count = len(level.nodes)
    level.idom, level.depth, level.indegree = [-1] * count, [0] * count, [0] * count
    sources: list[list[int]] = [[] for _ in level.nodes]
    leaving = [False] * count
    for at, node in enumerate(level.nodes):
        if at:
            level.idom[at] = reduce(partial(meet, level.idom), sources[at])
            level.depth[at] = level.depth[level.idom[at]] + 1
        for edge in node.edges:
            target = level.target(edge)
            if target is None:
                leaving[at] = True
            else:
                sources[target].append(at)
                level.indegree[target] += 1
    level.groups = group_merges(level.idom, level.depth, sources, leaving)

"""The other form in which Enzyme writes type trees: metadata nodes of LLVM IR.

``!{!"Unknown", i32 -1, !{!"Pointer", i32 -1, !{!"Float@double"}}}`` is
``{[-1]:Pointer, [-1,-1]:Float@double}``: each node names a kind, then offsets and what is there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .kinds import KINDS, UNKNOWN, Kind
from .text import MalformedTree
from .tree import EVERYWHERE, Path, TypeTree


@dataclass(frozen=True)
class Node:
    """A metadata node: the name of a kind, and the nodes at offsets."""

    kind: str
    children: tuple[tuple[int, Node], ...] = ()

    def __str__(self) -> str:
        """Write it as LLVM would, in one line."""
        inside = "".join(f", i32 {offset}, {child}" for offset, child in self.children)
        return f'!{{!"{self.kind}"{inside}}}'


def to_metadata(tree: TypeTree) -> Node:
    """The nodes of a tree."""
    return _node(dict(tree), ())


def _node(facts: dict[Path, Kind], prefix: Path) -> Node:
    at = len(prefix)
    offsets = sorted({path[at] for path in facts if len(path) > at and path[:at] == prefix})
    kind = facts.get(prefix, UNKNOWN)
    return Node(str(kind), tuple((o, _node(facts, (*prefix, o))) for o in offsets))


def from_metadata(node: Node) -> TypeTree:
    """The tree of nodes; raises `MalformedTree`."""
    facts: list[tuple[Path, Kind]] = []
    pending: list[tuple[Path, Node]] = [((), node)]
    while pending:
        path, current = pending.pop()
        kind = KINDS.get(current.kind)
        if kind is None:
            raise MalformedTree(f"`{current.kind}` is no kind of data", 0)
        if path:
            facts.append((path, kind))
        elif kind != UNKNOWN:
            raise MalformedTree(f"the outermost node is Unknown, not {kind}", 0)
        for offset, child in current.children:
            if offset < EVERYWHERE:
                raise MalformedTree(f"an offset is -1 or not negative, and {offset} is neither", 0)
            pending.append(((*path, offset), child))
    return TypeTree.of(facts)


def node_of(operands: Iterable[object]) -> Node:
    """The node of a kind, then offsets and tuples of the same in turn; raises `MalformedTree`.

    ``("Unknown", -1, ("Pointer", -1, ("Float@double",)))``: what a reader of LLVM's text has.
    """
    given = list(operands)
    if not given or not isinstance(given[0], str) or len(given) % 2 == 0:
        raise MalformedTree("a node is a kind, then offsets with nodes", 0)
    children: list[tuple[int, Node]] = []
    for offset, child in zip(given[1::2], given[2::2], strict=True):
        if not isinstance(offset, int) or not isinstance(child, list | tuple):
            raise MalformedTree("a node is a kind, then offsets with nodes", 0)
        children.append((offset, node_of(child)))
    return Node(given[0], tuple(children))

"""Joins: where the paths from a branch come together again, and what has to remember the way.

In an acyclic graph the nodes that a branch ``b`` dominates immediately are either its arms (reached
by one edge from ``b`` only) or places where paths merge. The merges are written after the branch in
topological order. Where a path may also pass by a merge, the merge is guarded by a comparison of a
selector that every edge on the way sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import IndexType, i1
from xdsl.ir import Attribute, SSAValue


@dataclass(eq=False)
class Slot:
    """A variable of the structured program: assigned on edges, read once further on."""

    type: Attribute
    hint: str | None = None
    value: SSAValue | None = None
    """For a value that leaves a loop: the value in the original program."""


@dataclass(eq=False)
class Group:
    """The merges behind one branch, in topological order."""

    order: list[int]
    guarded: list[bool]
    selector: Slot | None = None
    last_guard: int = -1
    codes: dict[int, int] = field(default_factory=dict)
    """The selector's value for each merge."""
    other: int = 0
    """The selector's value for paths that leave the group."""

    def __post_init__(self) -> None:
        guards = [at for at, guard in enumerate(self.guarded) if guard]
        if not guards:
            return
        self.last_guard = guards[-1]
        if len(guards) == 1:
            self.selector = Slot(i1)
            self.codes = {node: int(at == guards[0]) for at, node in enumerate(self.order)}
        else:
            self.selector = Slot(IndexType())
            self.codes = {node: at for at, node in enumerate(self.order)}
            self.other = len(self.order)


def group_merges(
    idom: Sequence[int],
    depth: Sequence[int],
    sources: Sequence[Sequence[int]],
    leaving: Sequence[bool],
) -> list[Group | None]:
    """The group behind each node of a level; nodes are numbered in topological order."""
    children: list[list[int]] = [[] for _ in idom]
    for node in range(1, len(idom)):
        children[idom[node]].append(node)
    goes = _targets_of_children(idom, sources)
    own, highest = _highest(idom, depth, sources, leaving)
    groups: list[Group | None] = [None] * len(idom)
    for node, below in enumerate(children):
        arms = {child for child in below if sources[child] == [node]}
        merges = [child for child in below if child not in arms]
        if merges:
            open_paths = set(goes[node].get(node, ()))
            passing = own[node] < depth[node]
            for arm in arms:
                open_paths.update(goes[node].get(arm, ()))
                passing = passing or highest[arm] < depth[node]
            open_paths -= arms
            groups[node] = _sweep(merges, open_paths, passing, goes[node], highest, depth[node])
    return groups


def _sweep(
    merges: list[int],
    open_paths: set[int],
    passing: bool,
    goes: dict[int, set[int]],
    highest: Sequence[int],
    depth: int,
) -> Group:
    """Walk over the merges with the set of merges that control may still be on its way to."""
    guarded: list[bool] = []
    for merge in merges:
        guarded.append(passing or len(open_paths) > 1)
        open_paths.discard(merge)
        open_paths.update(goes.get(merge, ()))
        passing = passing or highest[merge] < depth
    return Group(merges, guarded)


def _targets_of_children(
    idom: Sequence[int], sources: Sequence[Sequence[int]]
) -> list[dict[int, set[int]]]:
    """Return for each node ``b``: from each of its children (or ``b`` itself) which other
    children follow.
    """
    goes: list[dict[int, set[int]]] = [{} for _ in idom]
    for target in range(1, len(idom)):
        above = idom[target]
        for source in sources[target]:
            child = source
            while child != above and idom[child] != above:
                child = idom[child]
            goes[above].setdefault(child, set()).add(target)
    return goes


def _highest(
    idom: Sequence[int],
    depth: Sequence[int],
    sources: Sequence[Sequence[int]],
    leaving: Sequence[bool],
) -> tuple[list[int], list[int]]:
    """Compute how far up the tree edges go: of each node itself, and of everything that it
    dominates.

    An edge goes up to the parent of its target; one that leaves the level goes above the root.
    """
    own = [-1 if leaves else len(idom) for leaves in leaving]
    for target in range(1, len(idom)):
        above = depth[idom[target]]
        for source in sources[target]:
            own[source] = min(own[source], above)
    highest = own.copy()
    for node in range(len(idom) - 1, 0, -1):
        highest[idom[node]] = min(highest[idom[node]], highest[node])
    return own, highest

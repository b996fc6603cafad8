"""Paths that two type trees have in common: all of them, without comparing each with each."""

from __future__ import annotations

import random
import sys
from types import FrameType
from typing import Any

from ad_opt.dialects.typetree.kinds import ANYTHING, INTEGER, POINTER, Kind, join, meet
from ad_opt.dialects.typetree.tree import EVERYWHERE, Path, TypeTree

KINDS = (INTEGER, POINTER, ANYTHING)


def some_tree(rng: random.Random) -> TypeTree:
    offsets = (EVERYWHERE, 0, 4, 8)
    paths = [tuple(rng.choice(offsets) for _ in range(rng.randint(1, 3))) for _ in range(9)]
    return TypeTree.of([(path, rng.choice(KINDS)) for path in paths])


def common(left: Path, right: Path) -> Path | None:
    """The most general path that both cover."""
    pairs = [*zip(left, right, strict=False)]
    if len(left) != len(right) or any(a != b and EVERYWHERE not in (a, b) for a, b in pairs):
        return None
    return tuple(b if a == EVERYWHERE else a for a, b in pairs)


def said(tree: TypeTree, path: Path) -> Kind | None:
    """Join the kinds of all facts that cover a path."""
    found: Kind | None = None
    for fact, kind in tree:
        if common(fact, path) == path:
            found = kind if found is None else join(found, kind)
    return found


def test_what_both_know_is_asked_at_every_common_path() -> None:
    rng = random.Random(1)
    for _ in range(300):
        left, right = some_tree(rng), some_tree(rng)
        paths = {path for path, _ in (*left, *right)}
        paths |= {p for a, _ in left for b, _ in right if (p := common(a, b)) is not None}
        wanted = TypeTree.of({path: meet(left[path], right[path]) for path in paths})
        assert left == right or left & right == wanted
        assert all(left[path] == (said(left, path) or left[(99,) * 6]) for path in paths)


def test_conflicts_of_facts_together() -> None:
    rng = random.Random(2)
    for _ in range(300):
        tree = some_tree(rng)
        paths = {p for a, _ in tree for b, _ in tree if (p := common(a, b)) is not None}
        wanted = [(path, tree[path]) for path in sorted(paths) if tree[path].is_conflict]
        assert tree.conflicts == wanted


def struct(fields: int) -> TypeTree:
    """An address of so many addresses of integers."""
    places = [8 * at for at in range(fields)]
    facts: list[tuple[Path, Kind]] = [((EVERYWHERE,), POINTER)]
    facts += [((EVERYWHERE, at), POINTER) for at in places]
    return TypeTree.of([*facts, *(((EVERYWHERE, at, 0), INTEGER) for at in places)])


def lines_run(left: TypeTree, right: TypeTree) -> int:
    count = 0

    def trace(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal count
        count += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        assert left & right
    finally:
        sys.settrace(before)
    return count


def test_work_is_linear_in_the_fields() -> None:
    small, large = (lines_run(struct(n), struct(n + 1)) for n in (10, 40))
    assert large < 4.4 * small

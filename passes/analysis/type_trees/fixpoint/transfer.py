"""Transfer functions between registers and memory: trees in, trees out, nothing else.

Everything here is a pure function of trees, and kept: programs have few different trees and ask
the same of them again and again. Facts beyond the offsets that trees tell apart are left out, and
so are negative ones: leaving out is always right, it only says less.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from ad_opt.dialects.typetree.kinds import (
    ANYTHING,
    INTEGER,
    POINTER,
    POINTER_SIZE,
    UNKNOWN,
    Kind,
    join,
)
from ad_opt.dialects.typetree.tree import EMPTY, EVERYWHERE, MAX_DEPTH, MAX_OFFSET, Path, TypeTree

_KEPT = 1 << 17
"""Most trees that each function of this module remembers. A guess: some tens of megabytes at
most.
"""


@lru_cache(_KEPT)
def joined(left: TypeTree, right: TypeTree) -> TypeTree:
    """All facts of both; ``left`` itself where ``right`` adds nothing."""
    known = left.by_path
    if all(known.get(path) == kind for path, kind in right.facts):
        return left
    found = left | right
    return left if found == left else found


MOST_FACTS = 64
"""Most facts of a tree before the deepest are left out, where addresses of addresses branch out.
Measured on 140 KB of unoptimised Rust: 8 instead of 64 takes half the time and knows less; 1024
changes nothing.
"""


@lru_cache(_KEPT)
def depth_within(tree: TypeTree, depth: int) -> int:
    """Return how many addresses are followed so that there are not more facts than `MOST_FACTS`;
    two at least, so that the memory that is led to at once is known whole.
    """
    while depth > 2 and len(shallow(tree, depth)) > MOST_FACTS:
        depth -= 1
    return depth


@lru_cache(_KEPT)
def common_facts(left: TypeTree, right: TypeTree) -> TypeTree:
    """Return what both know: of a value that is one or the other."""
    return left & right


@lru_cache(_KEPT)
def canonical(tree: TypeTree, size: int) -> TypeTree:
    """Of a register of so many bytes: -1 for what holds all over it."""
    if all(path[0] == EVERYWHERE for path, _ in tree.facts):
        return tree
    return tree.canonical(size) if size else tree


@lru_cache(_KEPT)
def without_conflicts(tree: TypeTree) -> TypeTree:
    """Return what may be passed on: contradictions stay where they are."""
    wrong = contradictions(tree)
    if not wrong:
        return tree
    return tree.some((path, kind) for path, kind in tree.facts if path not in wrong)


@lru_cache(_KEPT)
def contradictions(tree: TypeTree) -> frozenset[Path]:
    """The paths of which contradictory things are said: one byte of a float, or of an address, is
    a contradiction of the whole.

    Where integers are said to be everywhere, they are not where they are a contradiction.
    """
    if _is_apart(tree):
        return frozenset()
    known = tree.by_path
    found: set[Path] = set()
    for path, kind in tree.facts:
        width = kind_bytes(kind)
        others = {
            other
            for at in (range(path[-1] + 1, path[-1] + width) if path[-1] >= 0 else ())
            if (other := (*path[:-1], at)) in known and known[other] not in (kind, ANYTHING)
        }
        if kind.is_conflict or others:
            found |= {path} | others
            if width > 1 and path[-1] >= 0:
                found |= {(*path[:-1], path[-1] + at) for at in range(width)}
            everywhere = (*path[:-1], EVERYWHERE)
            if width > 1 and known.get(everywhere) == INTEGER:
                found.add(everywhere)
    return frozenset(found)


def mixes_behind(tree: TypeTree) -> Iterator[frozenset[Kind]]:
    """The kinds that are said, together, to be at one place behind an address."""
    places: dict[Path, list[tuple[int, Kind]]] = {}
    for path, kind in tree.facts:
        if len(path) > 1 and path[-1] >= 0 and kind != ANYTHING:
            places.setdefault(path[:-1], []).append((path[-1], kind))
    for facts in places.values():
        group: set[Kind] = set()
        end = 0
        for at, kind in sorted(facts, key=lambda fact: fact[0]):
            if at >= end:
                group = set()
            group |= kind.claims or {kind}
            end = max(end, at + kind_bytes(kind))
            if len(group) > 1:
                yield frozenset(group)


def _is_apart(tree: TypeTree) -> bool:
    """True if nothing is contradicted at any path, and no value begins in another one."""
    ends: dict[Path, int] = {}
    for path, kind in tree.facts:
        if kind.claims:
            return False
        *before, at = path
        if at >= 0:
            place = tuple(before)
            if at < ends.get(place, 0):
                return False
            ends[place] = at + kind.size
    return True


def kind_bytes(kind: Kind) -> int:
    """Bytes of a value; of a contradiction, of the widest that it may be."""
    return max((claim.size for claim in kind.claims), default=kind.size)


@lru_cache(_KEPT)
def read(address: TypeTree, size: int) -> TypeTree:
    """A register of so many bytes that is read at an address."""
    found: dict[Path, Kind] = {}
    for path, kind in address.facts:
        if len(path) < 2 or path[0] not in (EVERYWHERE, 0):
            continue
        at = path[1:]
        # A part of a float or of an address is neither.
        width = kind.size if len(at) == 1 else 8
        fits = width <= size if at[0] == EVERYWHERE else at[0] + width <= size
        if fits or (kind == ANYTHING and at[0] < size):
            found[at] = join(found.get(at, UNKNOWN), kind)
    return TypeTree.of(found).canonical(size)


@lru_cache(_KEPT)
def written(register: TypeTree, size: int) -> TypeTree:
    """An address behind which a register of so many bytes lies; anything says nothing of it."""
    known = register.purged()
    if not known:
        return EMPTY
    if known.moves_freely and all(
        (POINTER_SIZE if len(path) > 1 else kind.size) >= size > 0 for path, kind in known.facts
    ):
        first = [((EVERYWHERE, 0, *path[1:]), kind) for path, kind in known.facts]
        return TypeTree(tuple([fact for fact in first if len(fact[0]) <= MAX_DEPTH]))
    placed = known.shifted(0, min(size, MAX_OFFSET), 0)
    return TypeTree.of(((EVERYWHERE, *path), kind) for path, kind in placed.facts if path[0] >= 0)


@lru_cache(_KEPT)
def behind_address(memory: TypeTree) -> TypeTree:
    """An address where memory of this content lies."""
    return TypeTree.of([((-1,), POINTER), *(((-1, *path), kind) for path, kind in memory)])


@lru_cache(_KEPT)
def forth(address: TypeTree, start: int, stride: int, *, alike: bool) -> TypeTree:
    """Return the tree at ``address + start + stride * k`` for an unknown ``k``, or at the one
    place.

    With ``alike`` all steps are taken for alike, as in an array: what the ones agree on of which
    something is known.
    """
    if start >= 0 == stride and address.moves_freely:
        return _moved(address, -start)
    facts: dict[Path, Kind] = {}
    elements: dict[int, dict[Path, Kind]] = {}
    for path, kind in address.facts:
        if len(path) < 2:
            continue
        at, rest = path[1], path[2:]
        if at == EVERYWHERE:
            facts[EVERYWHERE, EVERYWHERE, *rest] = kind
        elif not stride and at >= start:
            facts[EVERYWHERE, at - start, *rest] = kind
        elif stride and alike:
            which, inside = divmod(at - start, stride)
            elements.setdefault(which, {})[inside, *rest] = kind
    if elements:
        behind = [TypeTree.of(elements[which]) for which in sorted(elements) if which >= 0]
        before = [TypeTree.of(elements[which]) for which in sorted(elements) if which < 0]
        agreed = _agreed(behind, before[::-1])
        facts.update(((EVERYWHERE, *path), kind) for path, kind in agreed.facts)
    return TypeTree.of(facts)


def _agreed(*ways: list[TypeTree]) -> TypeTree:
    """Return what elements of an array agree on; of an element nothing may be known at a place.

    Each way from the one element leads to others, the nearest first. The array may have ended where
    one is unlike the first: in ``struct { double m[4][4]; double last; int count; }`` the count
    lies where one more row would have its second column. What is said from there on may contradict,
    but nothing new is believed.
    """
    found: dict[Path, Kind] = {}
    wrong: set[Path] = set()
    first: dict[Path, Kind] = {}
    for elements in ways:
        ended = False
        for element in elements:
            first = first or dict(element.facts)
            ended = ended or _unlike(element, first)
            for path, kind in element.facts:
                old = found.get(path)
                if old is None:
                    overlapping = [
                        other
                        for other, known in found.items()
                        if len(other) == len(path) == 1 and _overlap(path[0], kind, other[0], known)
                    ]
                    wrong.update(overlapping)
                    if overlapping or ended:
                        wrong.add(path)
                    found[path] = kind
                elif old != kind:
                    wrong.add(path)
    return TypeTree.of((path, kind) for path, kind in found.items() if path not in wrong)


def _unlike(element: TypeTree, first: Mapping[Path, Kind]) -> bool:
    """True if an element may be no other one of the array with this first element.

    It has a kind that the first has not, or another one in the same place. Where the first has
    several kinds, any place of which the first does not speak may belong to what lies behind the
    array: ``struct { struct { double at[3]; int kind; } p[2]; double mass[2]; int count; }``.
    """
    kinds = set(first.values())
    mixed = len({kind for path, kind in first.items() if len(path) == 1}) > 1
    return any(
        kind not in kinds or first.get(path, kind) != kind or (mixed and path[:1] not in first)
        for path, kind in element.facts
    )


def _overlap(left: int, kind: Kind, right: int, other: Kind) -> bool:
    return kind != other and left < right + other.size and right < left + kind.size


def _moved(address: TypeTree, by: int) -> TypeTree:
    """An address that moves freely, with what it leads to so many bytes further behind it."""
    return TypeTree(
        tuple(
            ((EVERYWHERE, path[1] + by if path[1] >= 0 else EVERYWHERE, *path[2:]), kind)
            for path, kind in address.facts
            if len(path) > 1 and (path[1] == EVERYWHERE or 0 <= path[1] + by <= MAX_OFFSET)
        )
    )


@lru_cache(_KEPT)
def back(address: TypeTree, start: int, stride: int) -> TypeTree:
    """Return the tree of ``p`` if ``p + start + stride * k`` has this one: the first step is
    told.
    """
    facts: dict[Path, Kind] = {}
    if start < 0 and stride:
        start %= stride
    if address.moves_freely and (start == 0 or not address.names_every_offset):
        return _moved(address, start)
    for path, kind in address.facts:
        if len(path) < 2:
            continue
        at, rest = path[1], path[2:]
        if at == EVERYWHERE:
            place = EVERYWHERE if start == 0 else start
        else:
            place = at + start
        if EVERYWHERE <= place <= MAX_OFFSET and (place >= 0 or at == EVERYWHERE):
            facts[EVERYWHERE, place, *rest] = kind
    return TypeTree.of(facts)


@lru_cache(_KEPT)
def range_of(address: TypeTree, size: int) -> TypeTree:
    """Of what an address leads to, the first ``size`` bytes: what a copy carries over."""
    return address.some(
        (path, kind)
        for path, kind in address.facts
        if len(path) >= 2
        and kind != ANYTHING
        and path[1] < size
        and (path[1] == EVERYWHERE or path[1] + (8 if len(path) > 2 else kind.size) <= size)
    )


@lru_cache(_KEPT)
def shallow(tree: TypeTree, depth: int) -> TypeTree:
    """Facts that follow so many addresses at most."""
    return tree.some(fact for fact in tree.facts if len(fact[0]) <= depth)


@lru_cache(_KEPT)
def part(tree: TypeTree, start: int, size: int) -> TypeTree:
    """Return ``size`` bytes of a register, as a register."""
    return tree.shifted(start, size, 0).canonical(size)


@lru_cache(_KEPT)
def placed(tree: TypeTree, start: int, size: int) -> TypeTree:
    """A register of so many bytes as a part of a larger one."""
    if start > MAX_OFFSET:
        return EMPTY
    return tree.shifted(0, size, start)


@lru_cache(_KEPT)
def follows(tree: TypeTree, other: TypeTree) -> bool:
    """True if a tree knows all that another one knows."""
    return joined(tree, other) == tree


def kind_at(tree: TypeTree, at: int) -> Kind:
    """Return the kind of the value that covers one byte of a register."""
    found = tree[(at,)]
    if found != UNKNOWN:
        return found
    for path, kind in tree.facts:
        width = kind.size
        if len(path) == 1 and width > 1 and path[0] >= 0 and path[0] <= at < path[0] + width:
            return kind
    return UNKNOWN


POINTER_TREE = TypeTree.scalar(POINTER)
"""An address, of what is not known."""


@lru_cache(_KEPT)
def fitting(tree: TypeTree, size: int) -> TypeTree:
    """Without floats and addresses of which a register of so many bytes holds only a part."""
    return tree.some(
        (path, kind)
        for path, kind in tree.facts
        if max(path[0], 0) + (8 if len(path) > 1 else kind.size) <= size
    )


@lru_cache(_KEPT)
def without(tree: TypeTree, start: int, end: int, size: int) -> TypeTree:
    """A register but for the bytes from ``start`` to ``end``."""
    return tree.cleared(start, end, min(size, MAX_OFFSET))


@lru_cache(_KEPT)
def first_of(address: TypeTree) -> TypeTree:
    """Of what an address leads to: what stands first, and what holds everywhere."""
    return address.some(
        (path, kind)
        for path, kind in address.facts
        if len(path) >= 2 and path[1] in (EVERYWHERE, 0) and kind != ANYTHING
    )


@lru_cache(_KEPT)
def but(tree: TypeTree, paths: frozenset[Path]) -> TypeTree:
    """Without what is said of some paths, or behind them."""
    return tree.some(
        (path, kind)
        for path, kind in tree.facts
        if not any(path[: len(one)] == one for one in paths)
    )


@lru_cache(_KEPT)
def cut(tree: TypeTree, size: int) -> TypeTree:
    """Return what starts in the first ``size`` bytes."""
    return tree.some(fact for fact in tree.facts if fact[0][0] < size)

"""Copies of bytes that are several things: of unions, one branch writes floats, another integers.

Floats of one type and integers at the same place are moved as the floats: bits stay what they are,
and of what is no float the shadow is zero. Where floats of several types, or floats and addresses
are at one place, nothing is known, and the type that is declared there must not be believed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import gcd

from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.typetree.kinds import ANYTHING, INTEGER, POINTER, UNKNOWN, Kind, conflict, join
from ad_opt.dialects.typetree.tree import EMPTY, EVERYWHERE, MAX_OFFSET, Path, TypeTree
from ad_opt.passes.analysis.type_trees.facts.function_facts import global_name
from ad_opt.passes.analysis.type_trees.facts.known_integers import Multiple, plus
from ad_opt.passes.analysis.type_trees.fixpoint import transfer as moves
from ad_opt.passes.analysis.type_trees.fixpoint.access import Fact, bytes_of
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState, Key
from xdsl.ir import Operation, SSAValue

MAX_STEPS = 8
"""Most steps that are followed back from an address. A guess: a field of a struct of a struct is
three.
"""


@dataclass(frozen=True)
class Settled:
    """Decision what bytes are moved as."""

    tree: TypeTree
    mixed: Mapping[int, Kind]
    """The bytes that may be several things, with what these are."""


def settled(tree: TypeTree, noted: Iterable[Fact], size: int | None) -> Settled:
    """Decide what so many bytes are moved as of which a tree is known.

    ``noted`` is what else is said of some of them; only what contradicts the tree counts.
    """
    everywhere = tree.by_path.get((EVERYWHERE,), UNKNOWN)
    if everywhere.is_conflict:
        return Settled(EMPTY, {at: everywhere for at in range(size or MAX_OFFSET)})
    places: dict[int, Kind] = {}
    own = [(path[0], kind) for path, kind in tree.facts if len(path) == 1 and path[0] >= 0]
    if everywhere != UNKNOWN:
        places = dict.fromkeys(range(0, size or MAX_OFFSET, everywhere.size), everywhere)
    for at, kind in (*own, *noted):
        if kind != ANYTHING:
            places[at] = join(places.get(at, UNKNOWN), kind)
    kept: list[Fact] = []
    lost: set[int] = set()
    mixed: dict[int, Kind] = {}
    for start, end, group in _groups(places):
        claims = conflict(*(kind for _, kind in group))
        if not claims.is_conflict:
            continue
        lost.update(range(start, end))
        wide = [kind for kind in claims.claims if kind != INTEGER]
        fits = size is None or (start >= 0 and end <= size)
        if fits and len(wide) == 1 and wide[0].size == end - start:
            kept.append((start, wide[0]))
        else:
            mixed.update((at, claims) for at in range(start, end))
    if not lost:
        return Settled(tree, {})
    if everywhere != UNKNOWN and size is None:
        return Settled(EMPTY, {at: conflict(INTEGER, everywhere) for at in range(MAX_OFFSET)})
    if everywhere != UNKNOWN and size is not None:
        tree = tree.shifted(0, min(size, MAX_OFFSET), 0)
    facts = [(path, kind) for path, kind in tree.facts if path[0] not in lost]
    return Settled(TypeTree.of([*facts, *(((at,), kind) for at, kind in kept)]), mixed)


def _groups(places: Mapping[int, Kind]) -> Iterator[tuple[int, int, list[Fact]]]:
    """Values that overlap, with where the first begins and the last ends."""
    group: list[Fact] = []
    start = end = 0
    for at, kind in sorted(places.items()):
        if group and at >= end:
            yield start, end, group
            group = []
        if not group:
            start, end = at, at
        group.append((at, kind))
        end = max(end, at + moves.kind_bytes(kind))
    if group:
        yield start, end, group


def noted(
    state: FunctionState, address: SSAValue, tree: TypeTree, size: int | None
) -> Iterator[Fact]:
    """Yield what is said of bytes by way of other addresses that are steps from the same.

    Contradictions are not passed on, and of an array only the first element is told what holds for
    each, so an address does not know of them. Where steps are shorter than what is moved, places
    need not be those of elements of an array, and nothing is said, but for floats and addresses
    at the same place of each of so many bytes, where nothing else is known.
    """
    length = MAX_OFFSET if size is None else min(size, MAX_OFFSET)
    root, here = root_of(state, address)
    elements: dict[tuple[int, int], set[Kind]] = {}
    is_unknown = cache(lambda at: bytes_of(tree, at) == UNKNOWN)
    for there, kind in _said_behind(state, root):
        period = gcd(here.stride, there.stride)
        for at in _places(there.start - here.start, moves.kind_bytes(kind), period, length):
            if period == 0 or period >= length:
                yield at, kind
            elif is_unknown(at):
                elements.setdefault((at, period), set()).update(kind.claims or {kind})
    for (at, _), kinds in elements.items():
        if POINTER in kinds and any(kind.is_float for kind in kinds):
            yield from ((at, kind) for kind in kinds)


def _said_behind(state: FunctionState, root: SSAValue) -> Collection[tuple[Multiple, Kind]]:
    """Return what is said of places behind an address by way of all that are steps from it.

    Each fact is there once, however many addresses say it: hundreds may, of hundreds of places.
    """
    found = state.said_behind.get(root)
    if found is None:
        facts = (
            (_first(path[1] + there.start, there.stride), kind)
            for other, there in _steps(state, root)
            for path, kind in state.known(other).facts
            if len(path) == 2 and path[1] != EVERYWHERE and kind != ANYTHING
        )
        found = state.said_behind[root] = list(dict.fromkeys(facts))
    return found


def _first(at: int, stride: int) -> Multiple:
    return Multiple(at % stride if stride else at, stride)


def same_places(
    state: FunctionState, address: SSAValue, paths: Collection[Path]
) -> Iterator[tuple[Key, frozenset[Path]]]:
    """The places behind an address, as those behind others that are steps from the same: what is
    contradictory at one is so at all of them, though each may know of one side only.
    """
    places = {path[1] for path in paths if len(path) == 2 and path[1] >= 0}
    root, here = root_of(state, address)
    for other, there in _steps(state, root) if places else ():
        period = gcd(here.stride, there.stride)
        start = here.start - there.start
        if period and period <= max(places) - min(places):
            continue
        found = {
            at for one in places for at in _places(one + start, 1, period, MAX_OFFSET) if at >= 0
        }
        if found:
            yield state.key(other), frozenset((EVERYWHERE, at) for at in found)


def root_of(state: FunctionState, address: SSAValue) -> tuple[SSAValue, Multiple]:
    """Return what an address is a step from, and how far it is behind it."""
    offset = Multiple(0, 0)
    for _ in range(MAX_STEPS):
        owner = defining_op(address, "llvm.getelementptr")
        if owner is None:
            break
        offset = plus(offset, state.gep_offset(owner))
        address = owner.operands[0]
    return address, offset


def _steps(state: FunctionState, root: SSAValue) -> Iterator[tuple[SSAValue, Multiple]]:
    """Addresses that are steps from one."""
    pending = [(one, Multiple(0, 0), 0) for one in _alike(state, root)]
    while pending:
        address, offset, depth = pending.pop()
        yield address, offset
        for use in address.uses if depth < MAX_STEPS else ():
            op = use.operation
            if op.name == "llvm.getelementptr" and use.index == 0:
                further = plus(offset, state.gep_offset(op))
                pending.append((op.results[0], further, depth + 1))


def _alike(state: FunctionState, root: SSAValue) -> list[SSAValue]:
    """The same address wherever it is made: of a variable, or read from one place."""
    owner = root.owner
    if not isinstance(owner, Operation):
        return [root]
    if owner.name == "llvm.mlir.addressof":
        return [op.results[0] for op in state.body.addresses.get(global_name(owner), (owner,))]
    if owner.name == "llvm.load":
        users = [use.operation for use in owner.operands[0].uses]
        return [
            op.results[0]
            for op in users
            if op.name == "llvm.load" and op.results[0].type == root.type
        ]
    return [root]


def _places(at: int, width: int, period: int, size: int) -> Iterator[int]:
    """Yield the offsets of a value among so many bytes, if it is there again after each period."""
    if not period:
        if -width < at < size:
            yield at
        return
    first = at % period
    yield from range(first - period if first - period > -width else first, size, period)

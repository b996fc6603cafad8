"""Type trees: what lies at which byte behind which address.

A tree is a set of facts. A fact says that a *path* leads to a kind: ``[8]`` is byte 8 of the value
itself, ``[8,0]`` byte 0 of what the address at byte 8 points to. The offset -1 stands for every
offset. What is known at a path is the join of the facts whose paths cover it, so adding facts is
commutative, associative and idempotent, and a contradiction is a kind like others (`conflict`).

Integers are said byte by byte, floats and addresses once for each value, at its first byte.
Follows Enzyme (``TypeTree.h``) in meaning and text; where that drops, asserts or aborts, this
widens or keeps a conflict: an offset above `MAX_OFFSET` becomes -1, joined with all that is said
there. Facts deeper than `MAX_DEPTH` addresses are left to whoever follows the address.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import groupby
from operator import ge, le
from typing import Any, ClassVar, TypeAlias, cast
from weakref import WeakValueDictionary

from .kinds import ANYTHING, POINTER, POINTER_SIZE, UNKNOWN, Kind, binary, conflict, join, meet

Path = tuple[int, ...]

Facts: TypeAlias = Iterable[tuple[Path, Kind]]
"""Paths and what is said of them, in any order."""

EVERYWHERE = -1
"""The offset that stands for all."""
MAX_DEPTH = 6
"""Most addresses that are followed. Fixed by Enzyme, whose type trees are as deep."""
MAX_OFFSET = 500
"""Most bytes that are told apart. Fixed by Enzyme, whose type trees are as long."""


def covers(general: Path, path: Path) -> bool:
    """True if what is said of one path holds for another."""
    return len(general) == len(path) and all(
        g in (EVERYWHERE, p) for g, p in zip(general, path, strict=True)
    )


def _crossings(left: Iterable[Path], right: Iterable[Path]) -> set[Path]:
    """The paths that a path of each covers, and that are neither of the two; the most general.

    Each of the two then says every offset somewhere where the other names one, so paths are
    compared by where they do that, and found by the offsets that both name.
    """
    found: set[Path] = set()
    others = _by_wild(right)
    for wild, paths in _by_wild(left).items():
        for wild_there, paths_there in others.items():
            if len(wild) != len(wild_there) or all(map(ge, wild, wild_there)):
                continue
            if all(map(le, wild, wild_there)):
                continue
            named = [
                at for at, one in enumerate(zip(wild, wild_there, strict=True)) if not any(one)
            ]
            beside: dict[Path, list[Path]] = {}
            for path in paths_there:
                beside.setdefault(tuple([path[at] for at in named]), []).append(path)
            for path in paths:
                for other in beside.get(tuple([path[at] for at in named]), ()):
                    found.add(tuple(map(max, path, other)))
    return found


def _by_wild(paths: Iterable[Path]) -> dict[tuple[bool, ...], list[Path]]:
    """Paths by where they say every offset."""
    found: dict[tuple[bool, ...], list[Path]] = {}
    for path in paths:
        found.setdefault(tuple([offset == EVERYWHERE for offset in path]), []).append(path)
    return found


class TypeTree:
    """Facts by path, without those that others imply; make one by `tree` or `TypeTree.of`.

    Of most there is one object, since analyses compare them often: what is the same object is equal
    at once.
    """

    _all: ClassVar[WeakValueDictionary[tuple[tuple[Path, Kind], ...], TypeTree]] = (
        WeakValueDictionary()
    )
    facts: tuple[tuple[Path, Kind], ...]
    """In the order of their paths, which is the order in text."""

    def __new__(cls, facts: tuple[tuple[Path, Kind], ...] = ()) -> TypeTree:
        """The tree of facts that are in normal form."""
        found = cls._all.get(facts)
        if found is None:
            found = cls._all[facts] = object.__new__(cls)
            found.facts = facts
        return found

    def __reduce__(self) -> tuple[type[TypeTree], tuple[Any]]:
        return TypeTree, (self.facts,)

    # ------------------------------------------------------------------ making

    @staticmethod
    def of(facts: Mapping[Path, Kind] | Facts) -> TypeTree:
        """The tree of some facts; several about one path are joined."""
        pairs = cast("Facts", facts.items() if isinstance(facts, Mapping) else facts)
        found: dict[Path, Kind] = {}
        for path, kind in pairs:
            if len(path) <= MAX_DEPTH:
                old = found.get(path)
                found[path] = kind if old is None else join(old, kind)
        return TypeTree(tuple(sorted(_normal(_widened(found)).items())))

    def some(self, facts: Iterable[tuple[Path, Kind]]) -> TypeTree:
        """The tree of some of its facts, in order.

        Where nothing is contradicted they are in normal form as they are: no fact that is left out
        says less of a path than what is left, and what was an address or not known stays so.
        """
        kept = tuple(facts)
        if len(kept) == len(self.facts):
            return self
        return TypeTree(kept) if self._is_plain else TypeTree.of(kept)

    @staticmethod
    def scalar(kind: Kind) -> TypeTree:
        """A value that is of one kind everywhere."""
        return TypeTree.of({(EVERYWHERE,): kind})

    # ------------------------------------------------------------------ asking

    @cached_property
    def by_path(self) -> dict[Path, Kind]:
        """The facts as a map; not to be changed."""
        return dict(self.facts)

    @cached_property
    def _is_plain(self) -> bool:
        """True if nothing is contradicted."""
        return not any(kind.claims for _, kind in self.facts)

    @cached_property
    def _has_anything(self) -> bool:
        """True if it says of some path that every reading is right."""
        return any(kind is ANYTHING for _, kind in self.facts)

    @cached_property
    def _exact_depth(self) -> int:
        """Return how many addresses can be followed without one of which every offset is said."""
        return min(
            (len(path) - 1 for path, _ in self.facts if EVERYWHERE in path[1:]), default=MAX_DEPTH
        )

    @cached_property
    def moves_freely(self) -> bool:
        """True if the facts of an address stay in normal form if all paths go the same way."""
        return self._is_plain and (not self.facts or self.facts[-1][0][0] == EVERYWHERE)

    @cached_property
    def names_every_offset(self) -> bool:
        """True if something is said of every offset behind an address."""
        return any(len(path) > 1 and path[1] == EVERYWHERE for path, _ in self.facts)

    @cached_property
    def _hash(self) -> int:
        return hash(self.facts)

    def __hash__(self) -> int:
        """Worked out once: analyses keep what they know by tree."""
        return self._hash

    def __eq__(self, other: object) -> bool:
        """Two threads may have made one tree each."""
        return self is other or (
            isinstance(other, TypeTree) and self._hash == other._hash and self.facts == other.facts
        )

    def __getitem__(self, path: Path) -> Kind:
        """Return what is known at a path. At -1: what is known of every offset."""
        return _joined_at(self.by_path, _covering(path, self._wild))

    @cached_property
    def _wild(self) -> Mapping[int, frozenset[int]]:
        return _wild_positions(self.by_path)

    def __bool__(self) -> bool:
        return bool(self.facts)

    def __iter__(self) -> Iterator[tuple[Path, Kind]]:
        return iter(self.facts)

    def __len__(self) -> int:
        return len(self.facts)

    @property
    def is_known(self) -> bool:
        """True if anything but `ANYTHING` is known."""
        return any(kind != ANYTHING for _, kind in self.facts)

    @property
    def conflicts(self) -> list[tuple[Path, Kind]]:
        """The paths at which facts contradict each other, alone or together."""
        paths = _crossings(self.by_path, self.by_path) | self.by_path.keys()
        return [(path, kind) for path in sorted(paths) if (kind := self[path]).is_conflict]

    @property
    def inner0(self) -> Kind:
        """The kind of the value's first byte."""
        return join(self[(EVERYWHERE,)], self[(0,)])

    # ------------------------------------------------------------------ together

    def joined(self, other: TypeTree, *, pointer_or_integer: bool = False) -> TypeTree:
        """All facts of both."""
        if not other or other == self:
            return self
        if not self:
            return other
        if (found := self._with_more(other)) is not None:
            return found
        facts = dict(self.facts)
        for path, kind in other.facts:
            known = facts.get(path, UNKNOWN)
            facts[path] = join(known, kind, pointer_or_integer=pointer_or_integer)
        return TypeTree.of(facts)

    def _with_more(self, other: TypeTree) -> TypeTree | None:
        """All facts of both, where those of the other are known, or are of places of which nothing
        is known here: both are in normal form, and then so is what they are together.
        """
        if not (self.moves_freely and other.moves_freely):
            return None
        known = self.by_path
        new = [fact for fact in other.facts if known.get(fact[0]) is not fact[1]]
        exact = min(self._exact_depth, other._exact_depth)
        for path, kind in new:
            if len(path) > exact or path in known:
                return None
            if any(known.get(path[:at], POINTER) is not POINTER for at in range(1, len(path))):
                return None
            if kind is not POINTER and any(one[: len(path)] == path for one in known):
                return None
        facts = known | dict(new)
        return TypeTree(tuple(sorted(facts.items()))) if new else self

    def __or__(self, other: TypeTree) -> TypeTree:
        return self.joined(other)

    def __and__(self, other: TypeTree) -> TypeTree:
        """Return what both know of every path: the facts that hold whichever of two values it
        is.
        """
        if self == other:
            return self
        paths = _crossings(self.by_path, other.by_path)
        # What is anything takes nothing away from the other, at its paths.
        paths |= self.by_path.keys() | other.by_path.keys()
        return TypeTree.of({path: meet(self[path], other[path]) for path in paths})

    def binary(self, op: str, other: TypeTree) -> TypeTree:
        """The result of an integer operation on two registers."""
        return TypeTree.scalar(binary(op, self.inner0, other.inner0))

    # ------------------------------------------------------------------ addresses

    def only(self, offset: int) -> TypeTree:
        """The tree of something that holds this at an offset: an address to it, for -1."""
        return TypeTree.of(((offset, *path), kind) for path, kind in self.facts)

    def pointed(self) -> TypeTree:
        """The tree of an address of this."""
        return self.only(EVERYWHERE) | TypeTree.scalar(POINTER)

    @property
    def data0(self) -> TypeTree:
        """Return the tree of the memory at the address that stands first."""
        return TypeTree.of(
            (path[1:], kind) for path, kind in self.facts if len(path) > 1 and path[0] in (-1, 0)
        )

    def lookup(self, size: int) -> TypeTree:
        """A value of so many bytes that is read at this address."""
        seen = TypeTree.of((p, kind) for p, kind in self.data0.facts if p[0] < size)
        return seen.canonical(size)

    def canonical(self, size: int) -> TypeTree:
        """With -1 for facts that hold all over the ``size`` bytes of a value."""
        facts = {path: kind for path, kind in self.facts if path[0] < size}

        def key(fact: tuple[Path, Kind]) -> tuple[Path, str]:
            return fact[0][1:], fact[1].name

        for (rest, _), group in groupby(sorted(facts.items(), key=key), key=key):
            same = list(group)
            offsets = {path[0] for path, _ in same}
            kind = same[0][1]
            step = POINTER_SIZE if rest else kind.size
            if EVERYWHERE not in offsets and set(range(0, size, step)) <= offsets:
                for path, _ in same:
                    del facts[path]
                facts[EVERYWHERE, *rest] = kind
        return TypeTree.of(facts)

    def shifted(self, start: int, size: int | None, to: int) -> TypeTree:
        """The bytes from ``start`` on (so many; ``None``: all), as bytes from ``to`` on.

        What holds everywhere is written out for a known size; for an unknown one it goes on to
        hold everywhere if nothing moves, and is lost but for its first place otherwise.
        """
        facts: list[tuple[Path, Kind]] = []
        for path, kind in self.facts:
            first, rest = path[0], path[1:]
            if first == EVERYWHERE:
                facts += [((at, *rest), kind) for at in self._spread(path, kind, start, size, to)]
            elif first >= start and (size is None or first < start + size):
                facts.append(((first - start + to, *rest), kind))
        return TypeTree.of((path, kind) for path, kind in facts if path[0] >= EVERYWHERE)

    def _spread(
        self, path: Path, kind: Kind, start: int, size: int | None, to: int
    ) -> Iterable[int]:
        """The offsets that -1 becomes when a part of a value moves."""
        if size is None:
            return (EVERYWHERE,) if to == 0 else (to,)
        step = POINTER_SIZE if len(path) > 1 else kind.size
        first = -start % step
        return range(to + first, to + size, step)

    def cleared(self, start: int, end: int, size: int) -> TypeTree:
        """Of a value of so many bytes, all but those from ``start`` to ``end``."""
        facts: list[tuple[Path, Kind]] = []
        for path, kind in self.facts:
            first, rest = path[0], path[1:]
            step = POINTER_SIZE if rest else kind.size
            offsets = range(0, size, step) if first == EVERYWHERE else (first,)
            facts += [((at, *rest), kind) for at in offsets if at < size and not start <= at < end]
        return TypeTree.of(facts).canonical(size)

    # ------------------------------------------------------------------ filters

    def purged(self) -> TypeTree:
        """Without `ANYTHING`."""
        if not self._has_anything:
            return self
        return TypeTree.of((path, kind.purged()) for path, kind in self.facts)

    # ------------------------------------------------------------------ text

    def __str__(self) -> str:
        """``{[-1]:Pointer, [-1,0]:Float@double}``."""
        inside = ", ".join(f"[{','.join(map(str, path))}]:{kind}" for path, kind in self.facts)
        return f"{{{inside}}}"

    __repr__ = __str__


EMPTY = TypeTree()


def _widened(facts: dict[Path, Kind]) -> dict[Path, Kind]:
    """Offsets that are too large become -1, together with all others beside them."""
    if all(max(path, default=0) <= MAX_OFFSET for path in facts):
        return facts
    far: dict[int, set[Path]] = {}
    for path in facts:
        for at, offset in enumerate(path):
            if offset > MAX_OFFSET:
                far.setdefault(at, set()).add(path[:at])
    found: dict[Path, Kind] = {}
    for path, kind in facts.items():
        new = list(path)
        for at, prefixes in far.items():
            if len(path) > at and path[:at] in prefixes:
                new[at] = EVERYWHERE
        key = tuple(new)
        found[key] = join(found.get(key, UNKNOWN), kind)
    return found


def _joined_at(facts: Mapping[Path, Kind], paths: Iterable[Path]) -> Kind:
    found = UNKNOWN
    for path in paths:
        kind = facts.get(path)
        found = found if kind is None else join(found, kind)
    return found


def _normal(facts: dict[Path, Kind]) -> dict[Path, Kind]:
    """The one form of a set of facts: each says all that is known of its path, and none says only
    what the more general ones say together.
    """
    facts = {path: kind for path, kind in facts.items() if kind is not UNKNOWN}
    wild = _wild_positions(facts)
    _settle(facts, wild)
    covered: dict[Path, list[Path]] = {}
    full: dict[Path, Kind] = {}
    for path, kind in facts.items():
        general = _covering(path, wild)
        if len(general) > 1:
            covered[path] = general
            kind = _joined_at(facts, general)
        full[path] = kind
    implied = [
        path for path, general in covered.items() if _joined_at(full, general[:-1]) is full[path]
    ]
    for path in implied:
        del full[path]
    return full


def _wild_positions(facts: Iterable[Path]) -> dict[int, frozenset[int]]:
    """By length of paths: where some of them say every offset. Others need not be looked for."""
    found: dict[int, set[int]] = {}
    for path in facts:
        if EVERYWHERE in path:
            here = found.setdefault(len(path), set())
            here.update(at for at, offset in enumerate(path) if offset == EVERYWHERE)
    return {length: frozenset(positions) for length, positions in found.items()}


def _covering(path: Path, wild: Mapping[int, frozenset[int]]) -> list[Path]:
    """The paths of facts that may cover a path: itself last."""
    found = [path]
    for at in wild.get(len(path), ()):
        if path[at] != EVERYWHERE:
            found += [(*one[:at], EVERYWHERE, *one[at + 1 :]) for one in found]
    found.reverse()
    return found


def _settle(facts: dict[Path, Kind], wild: Mapping[int, frozenset[int]]) -> None:
    """Behind anything there is nothing to say; what is no address contradicts what lies behind."""
    known: dict[Path, Kind] = {}
    """Kinds known of prefixes."""
    fine: set[Path] = set()
    """Prefixes of which, as of all of theirs, nothing is known but that they are addresses."""
    for path in sorted((path for path in facts if len(path) > 1), key=len):
        before = path[:-1]
        if before not in fine and _settle_prefixes(facts, path, wild, known):
            fine.add(before)


def _settle_prefixes(
    facts: dict[Path, Kind],
    path: Path,
    wild: Mapping[int, frozenset[int]],
    prefixes: dict[Path, Kind],
) -> bool:
    """The same for one path; whether nothing had to be done. ``prefixes`` keeps what is known."""
    fine = True
    for length in range(1, len(path)):
        prefix = path[:length]
        known = prefixes.get(prefix)
        if known is None:
            known = prefixes[prefix] = _joined_at(facts, _covering(prefix, wild))
        if known is POINTER or known is UNKNOWN:
            continue
        fine = False
        if known is ANYTHING:
            del facts[path]
            return fine
        both = conflict(known, POINTER)
        if facts.get(prefix) is not both:
            facts[prefix] = both
            prefixes.clear()
    return fine

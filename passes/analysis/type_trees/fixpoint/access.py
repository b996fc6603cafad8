"""The kinds of the bytes that an access to memory moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, cast

from ad_opt.dialects.typetree.kinds import (
    ANYTHING,
    DOUBLE,
    FLOAT,
    INTEGER,
    POINTER,
    POINTER_SIZE,
    UNKNOWN,
    Kind,
    conflict,
)
from ad_opt.dialects.typetree.tree import EVERYWHERE, MAX_OFFSET, Path, TypeTree
from xdsl.ir import Operation, SSAValue

from .transfer import kind_bytes

Fact = tuple[int, Kind]
"""A place, and what is said of it."""

LONGEST_PERIOD = 64
"""Most bytes of an element of an array that are known one by one. A guess: structs of arrays of
up to eight words; each byte costs a fact.
"""


@dataclass(frozen=True)
class Access:
    """The bytes that an operation moves."""

    op: Operation
    addresses: tuple[SSAValue, ...]
    """Addresses that it reads or writes at."""
    value: SSAValue | None
    """The register that it reads into or writes from, if it is one."""
    size: int | None
    """Bytes; ``None`` for as many as are known only when the program runs."""
    tree: TypeTree
    """Of the bytes, from the first on."""
    period: int = 1
    """Number that the count of bytes is a multiple of, if it is not known."""
    mixed: Mapping[int, Kind] = field(default_factory=dict[int, Kind])
    """Bytes that may be several things, with what these are."""
    claims: frozenset[Fact] = frozenset()
    """All that is said of the bytes in any context, where it contradicts itself, too."""

    def kind_at(self, at: int) -> Kind:
        """Return the kind that one byte is, or is a part of; a conflict where values overlap."""
        return self._kinds(at, at + 1)[0]

    def _kinds(self, start: int, end: int) -> list[Kind]:
        return [bytes_of(self.tree, at) for at in range(start, end)]

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """Return the kind of each byte; of a length that is not known, of those of which
        something is.
        """
        size = self.size
        if size is None:
            size = max((path[0] + kind.size for path, kind in self.tree), default=0)
            size = max(size, self.period if self.period <= LONGEST_PERIOD else 1)
        return tuple(self._kinds(0, min(size, MAX_OFFSET)))

    @property
    def kind(self) -> Kind:
        """Return the kind of all bytes: unknown if some are not known, a conflict if they
        differ.
        """
        found = set(self.kinds) - {ANYTHING}
        if not found:
            return ANYTHING if self.kinds else UNKNOWN
        if UNKNOWN in found:
            return UNKNOWN
        return found.pop() if len(found) == 1 else conflict(*found)

    @cached_property
    def element(self) -> TypeTree | None:
        """Of a number of bytes that is not known but a multiple of something: what each so many
        bytes are, if that is known of all of them, and not one kind.
        """
        period = self.period
        if self.size is not None or not 1 < period <= LONGEST_PERIOD:
            return None
        facts: dict[Path, Kind] = {}
        for path, kind in self.tree:
            inside = path if path[0] < 0 else (path[0] % period, *path[1:])
            known = facts.setdefault(inside, kind)
            if known != kind or kind.is_conflict or path[0] % period + kind.size > period:
                return None
        tree = TypeTree.of(facts)
        kinds = {bytes_of(tree, at) for at in range(period)}
        plain = UNKNOWN not in kinds and not any(kind.is_conflict for kind in kinds)
        return tree if plain and len(kinds - {ANYTHING}) > 1 else None

    @property
    def repeated(self) -> TypeTree:
        """Of a number of bytes that is not known, all of the kind that the known ones are.

        Floats, and addresses where one is known to be everywhere: what follows integers or the
        address that a node begins with may be anything. So may what follows floats where nobody
        knows what the number is a multiple of.
        """
        kind = self.kind
        if kind.is_conflict or kind in (UNKNOWN, INTEGER):
            return self.tree
        if self.period == 1 and (EVERYWHERE,) not in self.tree.by_path:
            return self.tree
        if kind == POINTER and self.tree.by_path.get((EVERYWHERE,)) != POINTER:
            return self.tree
        return TypeTree.scalar(kind)

    @property
    def with_zeros(self) -> TypeTree | None:
        """Of zeros that are written, floats where nothing is known: for integers and addresses
        the derivative of a zero is one as well. ``None`` where bytes are two things.
        """
        if any(kind.is_conflict for kind in self.kinds):
            return None
        if self.size is None or self.size > MAX_OFFSET:
            return self.repeated if UNKNOWN not in self.kinds else None
        facts: list[tuple[Path, Kind]] = [(path, kind) for path, kind in self.tree]
        for start, end in self.unknown:
            at = start
            while at < end:
                fits = (k for k in (DOUBLE, FLOAT) if at % k.size == 0 and at + k.size <= end)
                kind = next(fits, INTEGER)
                facts.append(((at,), kind))
                at += kind.size
        return TypeTree.of(facts).canonical(self.size)

    @cached_property
    def float_words(self) -> tuple[Mapping[int, Kind], int | None]:
        """Return the words that are floats, if any are, by their offsets; then the count of
        bytes after which that repeats: where only one type of float is said to be there, or
        where what is said of the elements of an array agrees. A float of 32 bits may be beside
        what is none.
        """
        said = {(at, one) for at, kind in self.claims for one in floats_among(kind)}
        kinds = {kind for _, kind in said}
        period = self.period if self.size is None and self.period <= MAX_OFFSET else 1
        if len(kinds) == 1:
            period = POINTER_SIZE
        if not kinds or not kinds <= {DOUBLE, FLOAT} or period % POINTER_SIZE:
            return {}, None
        words: dict[int, set[Kind]] = {}
        for at, kind in said:
            places = range(0, period, POINTER_SIZE) if at == EVERYWHERE else (at % period,)
            if at != EVERYWHERE and at % kind.size:
                return {}, None
            for place in places:
                words.setdefault(place - place % POINTER_SIZE, set()).add(kind)
        return {at: kind for at, (kind, *more) in words.items() if not more}, period

    @property
    def unknown(self) -> list[tuple[int, int]]:
        """The runs of bytes of which nothing is known: first, and one behind the last."""
        runs: list[tuple[int, int]] = []
        for at, kind in enumerate(self.kinds):
            if kind != UNKNOWN:
                continue
            if runs and runs[-1][1] == at:
                runs[-1] = (runs[-1][0], at + 1)
            else:
                runs.append((at, at + 1))
        return runs


WIDEST = 16
"""Bytes of the largest kind of value. Fixed by the floats of 128 bits."""


def bytes_of(tree: TypeTree, at: int) -> Kind:
    """Return the kind that a byte is, or is a part of: of a register, or of memory at an
    address.
    """
    found = tree[(at,)]
    everywhere = tree.by_path.get((EVERYWHERE,), UNKNOWN)
    for start in range(max(0, at - WIDEST + 1), at):
        kind = tree.by_path.get((start,), UNKNOWN)
        if at >= start + kind_bytes(kind):
            continue
        if found in (UNKNOWN, ANYTHING) or (found == everywhere and kind == everywhere):
            found = kind
        elif kind != found:
            found = conflict(found, kind)
    return found


def floats_among(kind: Kind) -> set[Kind]:
    """The floats that a byte is said to be a part of."""
    return {claim for claim in kind.claims or (kind,) if claim.is_float}


def length_of(op: Operation, known: int | None) -> int | None:
    """Bytes that a copy or a fill moves, given what is known of its operand."""
    if len(op.operands) > 2:
        return known
    return cast(Any, op).len.value.data

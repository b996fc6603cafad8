"""Rows of axes whose sizes, or number, may still be unknown; and their unification.

A shape has three rows, batch, input and output. A row is known up to a part at its left that may be
open: a parameter that says `...` gets as many axes there as its first use asks for. After OCANNL's
shape inference, without subsumption: what is unknown is decided by the first use that knows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import TracebackType
from typing import TypeAlias

from typing_extensions import override

ROWS = ("batch", "input", "output")
MEMORY_ORDER = ("batch", "output", "input")
"""Rows as they lie in memory, outermost first."""


@dataclass(eq=False)
class UnknownSize:
    """The size of an axis that a use will decide."""

    value: Size | None = None


@dataclass(eq=False)
class UnknownRow:
    """Axes at the left of a row, as many as a use will decide."""

    value: Row | None = None


Size: TypeAlias = int | UnknownSize


@dataclass(frozen=True)
class Row:
    """Axes of one kind; with `open`, there may be more of them at the left."""

    sizes: tuple[Size, ...] = ()
    open: UnknownRow | None = None

    @cached_property
    def is_decided(self) -> bool:
        """True if nothing was unknown when it was written."""
        return self.open is None and all([isinstance(size, int) for size in self.sizes])

    def known(self) -> Row:
        """The row with all that has been decided since it was written."""
        if self.is_decided:
            return self
        sizes = tuple(map(known_size, self.sizes))
        if self.open is None or self.open.value is None:
            return Row(sizes, self.open)
        more = self.open.value.known()
        return Row(more.sizes + sizes, more.open)

    @override
    def __str__(self) -> str:
        row = self.known()
        words = ["..."] if row.open else []
        return ",".join(words + [size_text(size) for size in row.sizes])


@dataclass(frozen=True)
class Shape:
    """Three rows of axes."""

    batch: Row = field(default_factory=Row)
    input: Row = field(default_factory=Row)
    output: Row = field(default_factory=Row)

    def row(self, kind: str) -> Row:
        """The row of a kind, with all that is known of it."""
        return getattr(self, kind).known()

    @cached_property
    def is_decided(self) -> bool:
        """True if nothing was unknown when it was written."""
        return self.batch.is_decided and self.input.is_decided and self.output.is_decided

    @property
    def axes(self) -> tuple[Size, ...] | None:
        """Sizes of all axes in memory's order; ``None`` while their number is unknown."""
        rows = [self.row(kind) for kind in MEMORY_ORDER]
        if any(row.open for row in rows):
            return None
        return tuple(size for row in rows for size in row.sizes)

    def closed(self) -> tuple[int, ...] | None:
        """Sizes of all axes; what is open at the left is empty. ``None`` if a size is unknown."""
        sizes = [size for kind in MEMORY_ORDER for size in self.row(kind).sizes]
        found = [size for size in sizes if isinstance(size, int)]
        return tuple(found) if len(found) == len(sizes) else None

    @override
    def __str__(self) -> str:
        batch, input_, output = (str(self.row(kind)) for kind in ROWS)
        return (f"{batch}|" if batch else "") + (f"{input_}->" if input_ else "") + output


def known_size(size: Size) -> Size:
    """The size, as far as it has been decided."""
    while isinstance(size, UnknownSize) and size.value is not None:
        size = size.value
    return size


def decided_size(size: Size) -> int:
    """The size, which has been decided."""
    size = known_size(size)
    assert isinstance(size, int)
    return size


def size_text(size: Size) -> str:
    """The size as shapes are written; `_` while it is unknown."""
    size = known_size(size)
    return str(size) if isinstance(size, int) else "_"


class Contradiction(Exception):
    """Two sizes that cannot be one."""

    def __init__(self, one: Size, other: Size):
        super().__init__(f"{size_text(one)} and {size_text(other)}")
        self.sizes = (one, other)


class TooFewAxes(Exception):
    """Rows of different lengths where they have to be one."""


class Unification:
    """Decisions about unknown sizes and rows, taken back together if one of them fails."""

    def __init__(self) -> None:
        self._decided: list[UnknownSize | UnknownRow] = []

    def __enter__(self) -> Unification:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        if kind is not None:
            for one in self._decided:
                one.value = None

    def _decide_size(self, unknown: UnknownSize, size: Size) -> None:
        unknown.value = size
        self._decided.append(unknown)

    def _decide_row(self, unknown: UnknownRow, row: Row) -> None:
        unknown.value = row
        self._decided.append(unknown)

    def one_size(self, one: Size, other: Size) -> Size:
        """Both sizes, which are one from now on; raises `Contradiction`."""
        one, other = known_size(one), known_size(other)
        if one is other or one == other:
            return one
        if isinstance(one, UnknownSize):
            self._decide_size(one, other)
            return other
        if isinstance(other, UnknownSize):
            self._decide_size(other, one)
            return one
        raise Contradiction(one, other)

    def joined_size(self, one: Size, other: Size) -> Size:
        """The size of an axis over which both are broadcast; raises `Contradiction`."""
        one, other = known_size(one), known_size(other)
        if one == 1:
            return other
        return one if other == 1 else self.one_size(one, other)

    def extend(self, row: Row, count: int) -> Row:
        """The row with at least so many axes, if it is open; as it is, if it is not."""
        row = row.known()
        missing = count - len(row.sizes)
        if row.open is None or missing <= 0:
            return row
        more = tuple(UnknownSize() for _ in range(missing))
        self._decide_row(row.open, Row(more, UnknownRow()))
        return row.known()

    def close(self, row: Row) -> Row:
        """The row, which has no more axes than are known."""
        row = row.known()
        if row.open is not None:
            self._decide_row(row.open, Row())
        return row.known()

    def one_row(self, one: Row, other: Row) -> Row:
        """Both rows, which are one from now on; raises `Contradiction`, `TooFewAxes`."""
        one = self.extend(one, len(other.known().sizes))
        other = self.extend(other, len(one.sizes))
        if len(one.sizes) != len(other.sizes):
            raise TooFewAxes
        for left, right in zip(one.sizes, other.sizes, strict=True):
            self.one_size(left, right)
        self._share_open(one, other)
        return one.known()

    def _share_open(self, one: Row, other: Row) -> None:
        if one.open is other.open:
            return
        if one.open is not None:
            self._decide_row(one.open, Row((), other.open))
        elif other.open is not None:
            self._decide_row(other.open, Row((), None))

    def joined_row(self, one: Row, other: Row) -> Row:
        """The row over which both are broadcast, axes from the right; raises `Contradiction`."""
        one = self.extend(one, len(other.known().sizes))
        other = self.extend(other, len(one.sizes))
        if one.open is not None and other.open is not None:
            self._share_open(one, other)
            one, other = one.known(), other.known()
        elif one.sizes and other.sizes:
            one, other = self.close(one), self.close(other)
        sizes = joined_tails(self, one.sizes, other.sizes)
        return Row(sizes, one.open or other.open)


def joined_tails(u: Unification, one: Sequence[Size], other: Sequence[Size]) -> tuple[Size, ...]:
    """Sizes of axes that are broadcast, aligned at the right."""
    longer, shorter = (one, other) if len(one) >= len(other) else (other, one)
    head = len(longer) - len(shorter)
    tail = [u.joined_size(a, b) for a, b in zip(longer[head:], shorter, strict=True)]
    return (*longer[:head], *tail)

"""Einsum notation: `batch|input->output` for each operand and the result, as in `ij;jk=>ik`.

Axes are letters; in a text with commas, names between commas. `...` stands for the other axes of
its row, which are broadcast; `..r..` for axes that are the same wherever `r` occurs. A number is a
fixed index. `2*o+k` is a strided window that fills the axis, `2*o/+k` one that may leave out its
end, `2*o=+k` one that is padded so that `o` covers it, and `a^b` two axes end to end. After
OCANNL's notation.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from .refusals import refuse
from .rows import ROWS, Row, Shape, Size, UnknownRow, UnknownSize
from .symbols import Position

EINSUM_HELP = "write operands, `=>` and the result, as in `ij;jk=>ik` or `b|i->o;b|i=>b|o`"
NOWHERE = Position()
SHAPE_HELP = "write sizes, `_` for one and `...` for axes that a use decides: `10|2->16`, `...->16`"


@dataclass(frozen=True)
class Index:
    """An index of an axis: multiples of labels, and a position that static symbols may shift."""

    terms: tuple[tuple[int, str], ...] = ()
    position: Position = NOWHERE
    is_padded: bool = False
    is_window: bool = False
    """True if it only has to stay inside of the axis, whose size it says nothing about."""
    is_cut: bool = False
    """True for windows that may leave out the end of the axis, less than a stride."""

    @property
    def label(self) -> str | None:
        """The label, if the index is nothing but one."""
        is_plain = len(self.terms) == 1 and self.terms[0][0] == 1
        is_plain = is_plain and self.position == NOWHERE and not self.is_window
        return self.terms[0][1] if is_plain else None


@dataclass(frozen=True)
class Joined:
    """Axes end to end: `a^b`."""

    labels: tuple[str, ...]


@dataclass(frozen=True)
class Rest:
    """The other axes of a row; those of the name are broadcast, or the same in all places."""

    name: str
    is_joined: bool = True


Axis: TypeAlias = Index | Joined | Rest
Axes: TypeAlias = tuple[Axis, ...]


@dataclass(frozen=True)
class Term:
    """The axes of an operand or of the result."""

    batch: Axes = ()
    input: Axes = ()
    output: Axes = ()

    def row(self, kind: str) -> Axes:
        """The axes of a row."""
        return getattr(self, kind)

    def all(self) -> Axes:
        """All axes, in memory's order."""
        return self.batch + self.output + self.input


@dataclass(frozen=True)
class Spec:
    """Axes of the operands and of the result of an operation."""

    operands: tuple[Term, ...]
    result: Term
    text: str

    def labels(self) -> dict[str, None]:
        """The labels, those of the result first, in order."""
        found: dict[str, None] = {}
        for term in (self.result, *self.operands):
            for axis in term.all():
                match axis:
                    case Index():
                        found |= dict.fromkeys(name for _, name in axis.terms)
                    case Joined():
                        found |= dict.fromkeys(axis.labels)
                    case Rest():
                        pass
        return found


REST = Rest("output")
EVERYTHING = Term((Rest("batch"),), (Rest("input"),), (REST,))
"""All axes of a tensor, broadcast row by row."""


def plain(*labels: str) -> Axes:
    """Axes that are labels."""
    return tuple(Index(((1, label),)) for label in labels)


def pointwise(count: int) -> Spec:
    """An operation on elements in the same place of so many tensors, which are broadcast."""
    return Spec((EVERYTHING,) * count, EVERYTHING, "...")


TOKEN = re.compile(r"\s*(?:(\.\.\w+\.\.)|(\.\.\.)|(=\+|<\+|/\+)|(\d+)|(\w)|(.))")
WIDE_TOKEN = re.compile(r"\s*(?:(\.\.\w+\.\.)|(\.\.\.)|(=\+|<\+|/\+)|(\d+)|([^\W\d]\w*)|(.))")


@lru_cache(512)
def parse(text: str) -> Spec:
    """Read the notation; AD1112 where it is wrong."""
    operands, arrow, result = text.partition("=>")
    if not arrow:
        raise refuse("AD1112", f"`{text}` does not say what the result is", EINSUM_HELP)
    if "=>" in result:
        raise refuse("AD1112", f"`{text}` has two results", EINSUM_HELP)
    made = _term(result, text)
    for axis in made.all():
        if isinstance(axis, Index) and axis.is_padded:
            raise refuse("AD1112", f"`{text}` pads the result", "`=+` is for operands")
    return Spec(tuple(_term(part, text) for part in operands.split(";")), made, text)


def _term(part: str, text: str) -> Term:
    batch, bar, rest = part.rpartition("|")
    input_, arrow, output = rest.rpartition("->")
    if "|" in batch or "->" in input_ or "->" in batch:
        raise refuse("AD1112", f"`{part.strip()}` in `{text}` has too many rows", EINSUM_HELP)
    rows = (batch if bar else "", input_ if arrow else "", output)
    return Term(*(_axes(row, kind, text) for row, kind in zip(rows, ROWS, strict=True)))


def _axes(row: str, kind: str, text: str) -> Axes:
    is_wide = "," in text
    items = row.split(",") if is_wide and row.strip() else [row]
    found: list[Axis] = []
    for item in items:
        reader = _Reader(item, WIDE_TOKEN if is_wide else TOKEN, text)
        if is_wide and row.strip() and not reader.tokens:
            raise refuse("AD1112", f"`{text}` has a comma without an axis", EINSUM_HELP)
        found += reader.axes(kind)
        if is_wide and len(reader.read) > 1:
            help = "put a comma between axes, or use no commas at all"
            raise refuse("AD1112", f"`{item.strip()}` in `{text}` is no axis", help)
    if sum(isinstance(axis, Rest) for axis in found) > 1:
        raise refuse("AD1112", f"`{row.strip()}` in `{text}` has two ellipses in one row")
    return tuple(found)


class _Reader:
    """Axes in a piece of text."""

    def __init__(self, item: str, token: re.Pattern[str], text: str):
        self.text = text
        found = (match for match in token.finditer(item) if match[0].strip())
        self.tokens = [(match.lastindex or 0, match[match.lastindex or 0]) for match in found]
        self.at = 0
        self.read: list[Axis] = []

    def peek(self) -> str:
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def take(self) -> tuple[int, str]:
        if self.at == len(self.tokens):
            raise self._wrong("ends where an axis should follow")
        self.at += 1
        return self.tokens[self.at - 1]

    def _wrong(self, why: str) -> Exception:
        return refuse("AD1112", f"`{self.text}` {why}", EINSUM_HELP)

    def axes(self, kind: str) -> list[Axis]:
        while self.at < len(self.tokens):
            self.read.append(self._axis(kind))
        return self.read

    def _axis(self, kind: str) -> Axis:
        group, word = self.take()
        if group == 1:
            return Rest(word.strip("."), False)
        if group == 2:
            return Rest(kind)
        first = self._scaled(group, word)
        if isinstance(first, int):
            return Index(position=Position(offset=first))
        if self.peek() == "^":
            return self._joined(first)
        terms, signs = [first], set[str]()
        while self.peek() in ("+", "<+", "=+", "/+"):
            signs.add(self.take()[1])
            more = self._scaled(*self.take())
            if isinstance(more, int):
                raise self._wrong(f"adds the number {more}: windows add labels")
            terms.append(more)
        if signs.issuperset(("=+", "/+")):
            raise self._wrong("has windows that are both padded and cut")
        return Index(tuple(terms), is_padded="=+" in signs, is_cut="/+" in signs)

    def _scaled(self, group: int, word: str) -> tuple[int, str] | int:
        if group == 4 and self.peek() == "*":
            self.take()
            group, label = self.take()
            if group != 5 or not int(word):
                raise self._wrong(f"has `{word}*{label}`, which is no multiple of a label")
            return int(word), label
        if group == 4:
            return int(word)
        if group != 5:
            raise self._wrong(f"has `{word}` where an axis should be")
        return 1, word

    def _joined(self, first: tuple[int, str]) -> Joined:
        labels = [first[1]]
        while self.peek() == "^":
            self.take()
            group, word = self.take()
            if group != 5:
                raise self._wrong(f"has `{word}` after `^`")
            labels.append(word)
        if first[0] != 1 or len(set(labels)) < len(labels):
            raise self._wrong("joins an axis with itself, or a multiple of one")
        return Joined(tuple(labels))


def parse_shape(text: str) -> Shape:
    """Read a shape, as `10|2->16`; AD1112 where it is wrong."""
    batch, bar, rest = text.rpartition("|")
    input_, arrow, output = rest.rpartition("->")
    rows = (batch if bar else "", input_ if arrow else "", output)
    return Shape(*(_sizes(row, text) for row in rows))


def _sizes(row: str, text: str) -> Row:
    parts = row.split(",")
    if len(parts) > 1 and not all(part.strip() for part in parts[:-1]):
        raise refuse("AD1112", f"the shape `{text}` has a comma without a size", SHAPE_HELP)
    words = row.replace(",", " ").split()
    opening = UnknownRow() if words[:1] == ["..."] else None
    sizes: list[Size] = []
    for word in words[1:] if opening else words:
        if word == "_":
            sizes.append(UnknownSize())
        elif word.isdecimal() and word.isascii():
            sizes.append(int(word))
        else:
            raise refuse("AD1112", f"`{word}` in the shape `{text}` is no size", SHAPE_HELP)
    return Row(tuple(sizes), opening)

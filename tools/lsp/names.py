"""Names in the text of a program, and where they are defined: values, symbols, blocks.

They are found in the text itself, so that they are found while it cannot be parsed, too. MLIR and
LLVM IR are alike here: ``%x`` is defined by ``%x =`` or as an argument, ``@f`` by the operation
that says what it is, ``^bb`` or a label by the colon behind it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

_NAME = r"[A-Za-z0-9_.$-]+"
_TOKEN = re.compile(
    rf'(?P<comment>//[^\n]*|;[^\n]*)|(?P<name>[%@^](?:{_NAME}|"[^"\n]*"))|"[^"\n]*"'
)
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_.$-]*")
_DEFINES = re.compile(
    r"^\s*(?:[\w.\"]+\s+)*?(?:func\.func|llvm\.func|llvm\.mlir\.global|memref\.global|"
    r"ml_program\.(?:global|func)|agg\.struct_def|iface\.\w+|nlls\.\w+|builtin\.module|module|"
    r"define|declare)\b[^@\n]*$"
)
_GLOBAL_OF_LLVM = re.compile(r"^@[^=\n]*=\s")
_SCOPE = re.compile(r"^\s*(?:func\.func|llvm\.func|define)\b", re.MULTILINE)
_LABEL_OF_LLVM = re.compile(r'^("[^"\n]*"|[A-Za-z0-9_.$-]+):')


@dataclass(frozen=True)
class Span:
    """Part of a line; both count from 0."""

    line: int
    start: int
    end: int


@dataclass(frozen=True)
class Occurrence:
    """A name in the text."""

    name: str
    """With its ``%``, ``@`` or ``^``."""
    span: Span
    offset: int


class Names:
    """The names of a text."""

    def __init__(self, text: str, *, is_llvm: bool = False):
        self.text = text
        self.lines = text.split("\n")
        self.is_llvm = is_llvm

    @cached_property
    def _starts(self) -> list[int]:
        starts = [0]
        for line in self.lines[:-1]:
            starts.append(starts[-1] + len(line) + 1)
        return starts

    @cached_property
    def occurrences(self) -> list[Occurrence]:
        """All names, in order of the text; those in comments and texts are none."""
        return list(self._scan())

    def _scan(self) -> Iterator[Occurrence]:
        for found in _TOKEN.finditer(self.text):
            if found["comment"] and found["comment"][0] == ";" and not self.is_llvm:
                continue
            if (name := found["name"]) is not None:
                yield Occurrence(name, self._span(found.start(), found.end()), found.start())

    def _span(self, start: int, end: int) -> Span:
        line = bisect_right(self._starts, start) - 1
        return Span(line, start - self._starts[line], end - self._starts[line])

    def at(self, line: int, column: int) -> Occurrence | None:
        """The name at a place."""
        return next(
            (
                one
                for one in self.occurrences
                if one.span.line == line and one.span.start <= column <= one.span.end
            ),
            None,
        )

    def word_at(self, line: int, column: int) -> str:
        """The word at a place: an operation, a type, a pass; empty if there is none."""
        if line >= len(self.lines):
            return ""
        for found in _WORD.finditer(self.lines[line]):
            if found.start() <= column <= found.end():
                return found.group().rstrip(".")
        return ""

    def before(self, line: int, column: int) -> str:
        """The text between the last blank or bracket, and a place."""
        text = self.lines[line][:column] if line < len(self.lines) else ""
        return re.split(r"[\s(){}\[\],=<>'\"`]", text)[-1]

    def definition(self, of: Occurrence) -> Span | None:
        """The place at which a name is defined; ``None`` where that is nowhere in the text."""
        match of.name[0]:
            case "@":
                return self._symbol(of.name)
            case "^":
                return self._block(of)
            case _:
                return self._value(of) or (self._label(of) if self.is_llvm else None)

    def _symbol(self, name: str) -> Span | None:
        for one in self.occurrences:
            if one.name == name:
                line = self.lines[one.span.line]
                if _DEFINES.match(line[: one.span.start]):
                    return one.span
                if one.span.start == 0 and _GLOBAL_OF_LLVM.match(line):
                    return one.span
        return None

    def scope(self, offset: int) -> tuple[int, int]:
        """The function around a place, as two offsets; all of the text outside of functions."""
        starts = [found.start() for found in _SCOPE.finditer(self.text)]
        at = bisect_right(starts, offset) - 1
        if at < 0:
            return 0, starts[0] if starts else len(self.text)
        return starts[at], starts[at + 1] if at + 1 < len(starts) else len(self.text)

    def _in_scope(self, of: Occurrence) -> list[Occurrence]:
        start, end = self.scope(of.offset)
        return [one for one in self.occurrences if start <= one.offset < end]

    def _block(self, of: Occurrence) -> Span | None:
        for one in self._in_scope(of):
            line = self.lines[one.span.line]
            if one.name == of.name and not line[: one.span.start].strip():
                return one.span
        return None

    def _label(self, of: Occurrence) -> Span | None:
        start, end = self.scope(of.offset)
        for number, line in enumerate(self.lines):
            if start <= self._starts[number] < end and (found := _LABEL_OF_LLVM.match(line)):
                if found[1] == of.name[1:]:
                    return Span(number, found.start(1), found.end(1))
        return None

    def _value(self, of: Occurrence) -> Span | None:
        """The last definition in front of a use: names of regions may be used again behind them."""
        found: Span | None = None
        for one in self._in_scope(of):
            if one.name == of.name and self._is_definition(one):
                if one.offset <= of.offset:
                    found = one.span
                elif found is None:  # in another block, which comes first when the program runs
                    return one.span
        return found

    def _is_definition(self, one: Occurrence) -> bool:
        line = self.lines[one.span.line]
        behind, front = line[one.span.end :], line[: one.span.start]
        if re.match(r"(?::\d+)?\s*(?:,\s*%[\w.$-]+(?::\d+)?\s*)*\)?\s*=(?!=)", behind):
            return True
        if self.is_llvm:
            return front.lstrip().startswith("define")
        if not re.match(r"\s*:", behind):
            return False
        return front.lstrip().startswith("^") or self._is_in_header(one)

    def _is_in_header(self, one: Occurrence) -> bool:
        """True if a name stands in front of the body of its function."""
        start, _ = self.scope(one.offset)
        body = self.text.find("{\n", start)
        return _SCOPE.match(self.text, start) is not None and (body < 0 or one.offset < body)

    def values_before(self, line: int, column: int) -> list[str]:
        """Values that are defined in this function, in front of a place."""
        offset = self._starts[min(line, len(self._starts) - 1)] + column
        start, _ = self.scope(offset)
        names = {
            one.name: None
            for one in self.occurrences
            if start <= one.offset < offset and one.name[0] == "%" and self._is_definition(one)
        }
        return list(names)

    def symbols(self) -> list[str]:
        """Symbols that the text defines."""
        names = {one.name: None for one in self.occurrences if one.name[0] == "@"}
        return [name for name in names if self._symbol(name) is not None]

"""Locations of instructions in the user's file.

LLVM's canonical text has other line numbers than the file it was made of, but the same functions
with the same instructions in the same order. So instructions are counted in both; where the counts
of a function agree, its lines are known, and otherwise its head is. Bitcode has no lines: places
are those of the canonical text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from ad_opt.dialects.support.diagnostics.diagnostic import Location
from xdsl.dialects.builtin import FileLineColLoc, IntAttr, StringAttr

_DEFINE = re.compile(r'^\s*(?:define|declare)\b.*?@("[^"]*"|[-\w$.]+)\s*\(')
_LABEL = re.compile(r'^\s*("[^"]*"|[-\w$.]+):')


class Locations:
    """Maps lines of the canonical text to places in the file."""

    def __init__(self, file: str, text: str, original: str | None):
        self.file = file
        self._file = StringAttr(file)
        self._column = IntAttr(3)
        self._text = text if original is None else original
        self._map = None if original is None else _line_numbers(text, original)

    @cached_property
    def _lines(self) -> list[str]:
        return self._text.split("\n")

    def line(self, number: int) -> int:
        """The line in the file of line ``number`` (from 1) of the canonical text."""
        return number if self._map is None else self._map.get(number, 1)

    def of(self, number: int) -> FileLineColLoc:
        """The location of the instruction in line ``number`` of the canonical text."""
        line = object.__new__(IntAttr)  # Neither needs verification, and there are many.
        object.__setattr__(line, "data", self.line(number))
        location = object.__new__(FileLineColLoc)
        object.__setattr__(location, "filename", self._file)
        object.__setattr__(location, "line", line)
        object.__setattr__(location, "column", self._column)
        return location

    def place(self, number: int) -> Location:
        """The same for a diagnostic, with the column where the line's text starts."""
        line = self.line(number)
        text = self._lines[line - 1] if line <= len(self._lines) else ""
        return Location(self.file, line, len(text) - len(text.lstrip()) + 1)


@lru_cache(maxsize=2)
def _line_numbers(text: str, original: str) -> dict[int, int] | None:
    """Return the file's line for each of the text's lines; ``None`` if they are the same.

    The last ones are kept: each function of a program that is differentiated is read by itself.
    """
    theirs, lines = original.split("\n"), text.split("\n")
    return None if _agree(theirs, lines) else _correspondence(lines, theirs)


def _agree(original: Sequence[str], lines: Sequence[str]) -> bool:
    """True if both are the same, line by line, but for comments."""
    return len(original) == len(lines) and all(
        one == other or one.partition(";")[0] == other.partition(";")[0]
        for one, other in zip(original, lines, strict=True)
    )


def _correspondence(lines: Sequence[str], original: Sequence[str]) -> dict[int, int]:
    theirs = {name: (head, body) for name, head, body in _functions(original)}
    found: dict[int, int] = {0: 1}
    for name, head, body in _functions(lines):
        there = theirs.get(name)
        if there is None:
            continue
        found[head] = there[0]
        same = len(body) == len(there[1])
        for i, number in enumerate(body):
            found[number] = there[1][i] if same else there[0]
    found |= _symbols(lines, original)
    return found


def _functions(lines: Sequence[str]) -> Iterator[tuple[str, int, list[int]]]:
    """Name, line of the head and lines of the instructions of each function."""
    name, head, inside = "", 0, False
    body: list[int] = []
    bracket = False
    for number, line in enumerate(lines, start=1):
        if not inside:
            if (found := _DEFINE.match(line)) is not None:
                name, head, body = found.group(1).strip('"'), number, []
                inside = line.lstrip().startswith("define")
                if not inside:
                    yield name, head, body
            continue
        text = line.strip()
        if text.startswith("}"):
            inside = False
            yield name, head, body
        elif bracket:
            bracket = not text.startswith("]")
        elif _is_instruction(text):
            body.append(number)
            bracket = text.startswith("switch") and "]" not in text


def _is_instruction(text: str) -> bool:
    if not text or text[0] in ";#{" or "@llvm.dbg." in text or _LABEL.match(text) is not None:
        return False
    return not text.startswith(("catch ", "filter ", "cleanup", "to label"))


_GLOBAL = re.compile(r'^@("[^"]*"|[-\w$.]+)\s*=')


def _symbols(lines: Sequence[str], original: Sequence[str]) -> dict[int, int]:
    """Lines of globals."""
    theirs = {
        found.group(1): number
        for number, line in enumerate(original, start=1)
        if line[:1] == "@" and (found := _GLOBAL.match(line)) is not None
    }
    return {
        number: theirs[found.group(1)]
        for number, line in enumerate(lines, start=1)
        if line[:1] == "@"
        and (found := _GLOBAL.match(line)) is not None
        and found.group(1) in theirs
    }

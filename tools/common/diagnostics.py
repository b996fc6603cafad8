"""Diagnostics as text for a terminal: code, place, the source line with a caret, notes, help.

error[AD0102]: `%y` is used but never defined
  --> f.mlir:3:10
   |
 3 |   return %y : f64
   |          ^^
   = help: define `%y` before it is used
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location

_COLORS = {
    "error": "\x1b[1;31m",
    "warning": "\x1b[1;33m",
    "note": "\x1b[1;36m",
    "rule": "\x1b[1;34m",
    "bold": "\x1b[1m",
}
_RESET = "\x1b[0m"
_TAB = "    "
_WIDEST_LINE = 160
"""Most letters of a source line; longer ones are cut around the caret. A guess at a screen's
width.
"""

Sources = Mapping[str, str]


def render(
    problem: DiagnosticError | Diagnostic | Iterable[Diagnostic],
    sources: Sources,
    color: bool = False,
) -> str:
    """All diagnostics of ``problem``; ``sources`` maps file names to their text.

    Places in files that are not in ``sources`` are named but not shown.
    """
    match problem:
        case DiagnosticError():
            found: Iterable[Diagnostic] = problem.diagnostics
        case Diagnostic():
            found = (problem,)
        case _:
            found = problem
    return "\n".join(_Renderer(sources, color).diagnostic(d) for d in found)


class _Renderer:
    def __init__(self, sources: Sources, color: bool):
        self.sources = sources
        self.color = color
        self._lines: dict[str, list[str]] = {}

    def paint(self, style: str, text: str) -> str:
        return f"{_COLORS[style]}{text}{_RESET}" if self.color else text

    def diagnostic(self, diagnostic: Diagnostic) -> str:
        head = self.paint(diagnostic.severity, f"{diagnostic.severity}[{diagnostic.code}]")
        parts = [head + self.paint("bold", f": {_printable(diagnostic.message)}")]
        places = [diagnostic.location, *(note.location for note in diagnostic.notes)]
        margin = len(str(max((at.line for at in places if at), default=1)))
        if diagnostic.location:
            parts += self.excerpt(diagnostic.location, margin, diagnostic.severity)
        for note in diagnostic.notes:
            parts.append(f"{self.paint('note', 'note')}: {_printable(note.message)}")
            if note.location:
                parts += self.excerpt(note.location, margin, "note")
        if diagnostic.help:
            rule = self.paint("rule", " " * margin + " =")
            parts.append(f"{rule} {self.paint('bold', 'help')}: {_printable(diagnostic.help)}")
        return "\n".join(parts) + "\n"

    def excerpt(self, at: Location, margin: int, style: str) -> list[str]:
        pad = " " * margin
        shown = [f"{self.paint('rule', pad + '-->')} {at}"]
        line = self.line(at)
        if line is None:
            return shown
        text, start, width = _window(line, at)
        caret = " " * start + self.paint(style, "^" * width)
        bar = self.paint("rule", "|")
        number = self.paint("rule", f"{at.line:>{margin}}")
        return [*shown, f"{pad} {bar}", f"{number} {bar} {text}", f"{pad} {bar} {caret}"]

    def line(self, at: Location) -> str | None:
        if at.file not in self.sources:
            return None
        if at.file not in self._lines:
            self._lines[at.file] = self.sources[at.file].split("\n")
        lines = self._lines[at.file]
        return lines[at.line - 1].rstrip("\r") if 0 < at.line <= len(lines) else None


def _window(line: str, at: Location) -> tuple[str, int, int]:
    """The part of the line to show, where the caret starts in it and how long it is."""
    column = min(max(at.column - 1, 0), len(line))
    width = max(1, min(at.length, len(line) - column))
    cut = 0
    if len(line) > _WIDEST_LINE:
        cut = max(0, column - _WIDEST_LINE // 2)
    shown = line[cut : cut + _WIDEST_LINE]
    before = shown[: column - cut].replace("\t", _TAB)
    width = min(width, max(1, _WIDEST_LINE - (column - cut)))
    dots = "..." if cut else ""
    return dots + _printable(shown.replace("\t", _TAB)), len(dots) + len(before), width


def _printable(text: str) -> str:
    """Without control characters, which a terminal would obey; line breaks stay."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in text)

"""``--verify-diagnostics``: what went wrong is exactly what comments in the file expect.

    // expected-error @+1 {{is used by}}
    %z = arith.addf %y, %w : f64

Kinds are error, warning, note and remark; places ``@+N``, ``@-N``, ``@above``, ``@below`` and
``@unknown``; the text is a substring of the message (with ``-re``, its parts in
``{{...}}`` are regular expressions); ``AD0202: `` may stand in front. Each difference is AD0009.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, Location

_EXPECTED = re.compile(
    r"expected-(?P<kind>error|warning|note|remark)(?P<regex>-re)?"
    r"\s*(?:@(?P<place>[+-]\d+|above|below|unknown))?\s*\{\{(?P<text>.*)\}\}"
)


@dataclass(frozen=True)
class Expectation:
    """One comment: a kind of diagnostic, on a line (``None``: nowhere), with a text."""

    kind: str
    line: int | None
    pattern: re.Pattern[str]
    text: str
    written_at: Location


@dataclass(frozen=True)
class Produced:
    """One message that was produced: notes count on their own."""

    kind: str
    code: str
    message: str
    location: Location | None


def expectations(text: str, file: str) -> list[Expectation]:
    """All expectations that the comments of ``text`` state."""
    found: list[Expectation] = []
    below: list[tuple[int, re.Match[str]]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        match = _EXPECTED.search(line)
        if match is None:
            if line.strip():
                found += [_expectation(m, at, number, file) for at, m in below]
                below = []
        elif match["place"] == "below":
            below.append((number, match))
        else:
            found.append(_expectation(match, number, _line(text, match["place"], number), file))
    return found + [_expectation(m, at, at + 1, file) for at, m in below]


def _line(text: str, place: str | None, number: int) -> int | None:
    if place == "unknown":
        return None
    if place == "above":
        lines = text.split("\n")
        above = number - 1
        while above > 1 and _EXPECTED.search(lines[above - 1]):
            above -= 1
        return above
    return number + int(place) if place else number


def _expectation(match: re.Match[str], at: int, line: int | None, file: str) -> Expectation:
    text = match["text"]
    if match["regex"]:
        parts = re.split(r"\{\{(.*?)\}\}", text)
        source = "".join(p if i % 2 else re.escape(p) for i, p in enumerate(parts))
    else:
        source = re.escape(text)
    place = Location(file, at, match.start() + 1, match.end() - match.start())
    return Expectation(match["kind"], line, re.compile(source), text, place)


def produced_messages(diagnostics: Iterable[Diagnostic]) -> list[Produced]:
    """Diagnostics and their notes, as messages of their own."""
    messages: list[Produced] = []
    for d in diagnostics:
        messages.append(Produced(d.severity, d.code, d.message, d.location))
        # A note without a place is part of its error's text, not a message of its own.
        messages += [
            Produced("note", d.code, note.message, note.location)
            for note in d.notes
            if note.location
        ]
    return messages


def compare(text: str, file: str, diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """AD0009 for each expectation that was not met and each error that was not expected."""
    waiting = expectations(text, file)
    differences: list[Diagnostic] = []
    for message in produced_messages(diagnostics):
        met = next((e for e in waiting if _meets(message, e)), None)
        if met is not None:
            waiting.remove(met)
        elif message.kind != "note":  # as in mlir-opt, notes need not be expected
            differences.append(
                Diagnostic(
                    "AD0009",
                    f"unexpected {message.kind}: {message.code}: {message.message}",
                    message.location,
                )
            )
    differences += [
        Diagnostic("AD0009", f"expected {e.kind} was not produced: {e.text}", e.written_at)
        for e in waiting
    ]
    return differences


def _meets(message: Produced, expected: Expectation) -> bool:
    line = message.location.line if message.location else None
    return (
        message.kind == expected.kind
        and line == expected.line
        and expected.pattern.search(f"{message.code}: {message.message}") is not None
    )

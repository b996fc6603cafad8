"""Diagnostics for other programs: JSON of our own, and SARIF 2.1.0 (the OASIS standard).

{"code": "AD0102", "severity": "error", "message": "...", "help": "...",
"location": {"file": "f.mlir", "line": 3, "column": 10, "length": 2}, "notes": [...]}
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from ad_opt.dialects.support.diagnostics.codes import CODES
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, Location

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def as_json(diagnostic: Diagnostic) -> dict[str, Any]:
    """One diagnostic as a JSON object; what is not known is left out."""
    found: dict[str, Any] = {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        "message": diagnostic.message,
    }
    if diagnostic.location is not None:
        found["location"] = _place(diagnostic.location)
    if diagnostic.notes:
        found["notes"] = [
            {"message": note.message}
            | ({"location": _place(note.location)} if note.location is not None else {})
            for note in diagnostic.notes
        ]
    if diagnostic.help:
        found["help"] = diagnostic.help
    return found


def _place(at: Location) -> dict[str, Any]:
    return {"file": at.file, "line": at.line, "column": at.column, "length": at.length}


def as_sarif(tool: str, diagnostics: Sequence[Diagnostic]) -> dict[str, Any]:
    """A SARIF log of one run."""
    from ad_opt import __version__

    codes = sorted({one.code for one in diagnostics})
    rules = [
        {
            "id": code,
            "shortDescription": {"text": CODES[code]},
            "help": {"text": f"`ad-opt --explain={code}` shows an example, why, and what to do"},
        }
        for code in codes
    ]
    driver = {"name": tool, "version": __version__, "rules": rules}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(one, codes.index(one.code)) for one in diagnostics],
    }
    return {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}


def _result(diagnostic: Diagnostic, rule: int) -> dict[str, Any]:
    text = diagnostic.message + (f" ({diagnostic.help})" if diagnostic.help else "")
    found: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "ruleIndex": rule,
        "level": diagnostic.severity,
        "message": {"text": text},
    }
    if diagnostic.location is not None:
        found["locations"] = [{"physicalLocation": _physical(diagnostic.location)}]
    notes: list[dict[str, Any]] = []
    for number, note in enumerate(diagnostic.notes):
        one: dict[str, Any] = {"id": number, "message": {"text": note.message}}
        if note.location is not None:
            one["physicalLocation"] = _physical(note.location)
        notes.append(one)
    if notes:
        found["relatedLocations"] = notes
    return found


def _physical(at: Location) -> dict[str, Any]:
    line, column = max(1, at.line), max(1, at.column)
    region = {"startLine": line, "startColumn": column, "endColumn": column + max(1, at.length)}
    return {"artifactLocation": {"uri": quote(at.file)}, "region": region}

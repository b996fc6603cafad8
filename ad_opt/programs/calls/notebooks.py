"""Views of programs and functions in notebooks: small tables, with everything escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from ad_opt.lowering.codegen.machine.signature import Signature

from .parameters import names_of

MOST_LINES = 40
"""Lines of a program's text that are shown; a screen's. A guess."""
MOST_FUNCTIONS = 20
"""Functions of a program that are shown. A guess."""


def function_html(signature: Signature, what: str = "function") -> str:
    """A function: its name, and a row for each parameter and result."""
    names = [name or f"x{at}" for at, name in enumerate(names_of(signature))]
    rows = list(zip(names, map(str, signature.inputs), strict=True))
    rows += [("→", str(kind)) for kind in signature.results]
    return f"<div><b>{escape(what)} @{escape(signature.name)}</b>{_table(rows)}</div>"


def program_html(name: str, signatures: Iterable[Signature], text: str) -> str:
    """A program: its functions with their types, and its text, folded."""
    every = list(signatures)
    rows = [(f"@{one.name}", str(one)) for one in every[:MOST_FUNCTIONS]]
    if len(every) > MOST_FUNCTIONS:
        rows.append(("…", f"{len(every) - MOST_FUNCTIONS} more"))
    lines = text.splitlines()
    shown = "\n".join(lines[:MOST_LINES]) + ("\n…" if len(lines) > MOST_LINES else "")
    folded = f"<details><summary>text</summary><pre>{escape(shown)}</pre></details>"
    return f"<div><b>program {escape(name)}</b>{_table(rows)}{folded}</div>"


def _table(rows: Iterable[tuple[str, str]]) -> str:
    cells = (
        f"<tr><td>{escape(name)}</td><td><code>{escape(kind)}</code></td></tr>"
        for name, kind in rows
    )
    return f"<table>{''.join(cells)}</table>"

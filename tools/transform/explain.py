"""Texts of ``--explain``, ``--list-passes``, ``--help-pass`` and ``--list-dialects``.

That of ``--help-op`` is in `explain_operation`.
"""

from __future__ import annotations

import dataclasses
import inspect
from importlib.resources import files
from pathlib import Path
from typing import get_type_hints

from ad_opt.dialects.support.diagnostics.codes import CODES
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.passes.infrastructure.pass_registry import all_passes, find_pass, type_text
from xdsl.passes import ModulePass

PAGES_PACKAGE = "ad_opt.diagnostics_pages"
"""The folder ``docs/diagnostics`` as it is installed."""


def explain(code: str) -> str:
    """The page of a diagnostic code; AD0010 if there is no such code."""
    name = code.upper()
    if name not in CODES:
        raise error_at(
            None,
            "AD0010",
            f"there is no diagnostic `{code}`",
            help=did_you_mean(name, sorted(CODES)),
        )
    page = read_page(name)
    return page if page is not None else f"# {name}\n\n{CODES[name]}\n"


def read_page(code: str) -> str | None:
    """The text of a page, from the installed package or from the source tree."""
    tree = Path(__file__).resolve().parents[2] / "docs" / "diagnostics" / f"{code}.md"
    if tree.is_file():
        return tree.read_text(encoding="utf-8")
    try:
        return files(PAGES_PACKAGE).joinpath(f"{code}.md").read_text(encoding="utf-8")
    except (ModuleNotFoundError, FileNotFoundError):
        return None


def list_passes() -> str:
    """A line a pass: name and first sentence; those of ad-opt come first."""
    groups: dict[bool, list[str]] = {True: [], False: []}
    for name, load in sorted(all_passes().items()):
        try:
            pass_class = load()
            summary = (inspect.cleandoc(own_docstring(pass_class)) or " ").split("\n\n")[0]
        except ImportError as error:
            groups[False].append(f"  {name:<44} (needs {error.name})")
            continue
        ours = pass_class.__module__.startswith("ad_opt.")
        first = " ".join(summary.split()).partition(". ")[0].rstrip(".")
        groups[ours].append(f"  {name:<44} {first}".rstrip())
    return "\n".join(["Passes of ad-opt:", *groups[True], "Other passes:", *groups[False], ""])


def own_docstring(pass_class: type[ModulePass]) -> str:
    """The docstring that was written for a pass; empty where only a generated one is there."""
    text = pass_class.__doc__ or ""
    return "" if text.startswith(f"{pass_class.__name__}(") else text


def help_pass(name: str) -> str:
    """Return what a pass does and its options with types and defaults."""
    pass_class = find_pass(name)
    text = inspect.cleandoc(own_docstring(pass_class)) or "(not described)"
    lines = [name, "", *text.split("\n"), "", "Options:"]
    hints = get_type_hints(pass_class)
    fields = [f for f in dataclasses.fields(pass_class) if f.init and f.name != "name"]
    if not fields:
        lines.append("  none")
    for field in fields:
        if field.default is not dataclasses.MISSING:
            default = f"default {_literal(field.default)}"
        elif field.default_factory is not dataclasses.MISSING:
            default = f"default {_literal(field.default_factory())}"
        else:
            default = "required"
        option = field.name.replace("_", "-")
        lines.append(f"  {option:<24} {type_text(hints[field.name])} ({default})")
    return "\n".join(lines) + "\n"


def _literal(value: object) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return str(value).lower()
        case tuple():
            return ",".join(map(str, value)) or "empty"
        case _:
            return str(value)


def list_rules() -> str:
    """A block an operation: its derivative, and what is special about it."""
    from ad_opt.passes.rules.registry import default_rules

    rows: list[str] = []
    for rule in default_rules():
        first, *more = [line for line in rule.describe() if line] or ["(see its rule)"]
        rows.append(f"  {rule.name:<28} {first}")
        notes = [("kink: ", rule.kink), ("domain: ", rule.domain)]
        rows += [f"  {'':<28} {line}" for line in more]
        rows += [f"  {'':<28} {word}{text}" for word, text in notes if text]
    inactive = ["", "Operations through which no derivative flows:"]
    inactive += [f"  {name}" for name in default_rules().inactive()]
    return "\n".join(["Derivatives by operation:", *rows, *inactive, ""])


def list_dialects() -> str:
    """A line a dialect: its name and where its operations come from."""
    from ad_opt.dialects import NEW_DIALECTS, REPLACED_DIALECTS, all_dialects

    rows: list[str] = []
    for name in sorted(all_dialects()):
        if name in REPLACED_DIALECTS:
            rows.append(f"  {name:<24} ad-opt, with the syntax of mlir-opt 22")
        elif name in NEW_DIALECTS:
            rows.append(f"  {name:<24} ad-opt")
        else:
            rows.append(f"  {name:<24} xDSL or a plug-in")
    return "\n".join(rows) + "\n"

"""All that is known of one operation, and the places where that stands: ``--help-op``.

scf.while
  class                dialects/core/scf.py:157: WhileOp
  facts                passes/ops/entries/scf.py:18: effect=nothing, loop, returns=False, ...
  forward mode         passes/autodiff/forward/forward_control.py:62: forward_while
  forward sweep        passes/autodiff/reverse/handlers/reverse_while.py:23: remember_while
  to be recorded       passes/autodiff/to_be_recorded/control.py:124: tbr_while
  reverse sweep        passes/autodiff/reverse/handlers/reverse_while.py:44: reverse_while
  interpreter          lowering/interpreters/control/scf.py:61: _while
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import ad_opt.passes
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.lowering.interpreters.values import registry
from ad_opt.lowering.to_llvm.lower_module import handlers
from ad_opt.passes.autodiff.operations.table import methods
from ad_opt.passes.ops.catalogue import CATALOGUE, file_of
from ad_opt.passes.ops.entry import Entry
from ad_opt.passes.ops.memory_ops import Effect
from ad_opt.passes.rules.registry import TABLES, default_rules

_ROOT = Path(ad_opt.passes.__file__).resolve().parents[1]
_METHODS = {
    "double": "both modes",
    "forward": "forward mode",
    "remember": "forward sweep",
    "needs": "to be recorded",
    "reverse": "reverse sweep",
}
"""By method of an operation, where it is asked."""


def help_operation(name: str) -> str:
    """Say what is known of an operation, a line a place; AD0006 if there is no such operation."""
    try:
        kind = CLASSES[name]
    except KeyError:
        message = f"option --help-op: there is no operation `{name}`"
        help = did_you_mean(name, sorted(CLASSES))
        raise DiagnosticError(Diagnostic("AD0006", message, help=help)) from None
    lines = [("class", _place(kind)), *_facts(name), *_derivative(name)]
    if (maker := _meaning(name)) is not None:
        lines.append(("interpreter", _place(maker)))
    if (handler := handlers().get(name)) is not None:
        lines.append(("to the llvm dialect", _place(handler)))
    return "\n".join([name, *(f"  {what:<20} {said}" for what, said in lines), ""])


def _facts(name: str) -> Iterator[tuple[str, str]]:
    """Facts of its entry beside the defaults, which allow nothing."""
    entry, plain = CATALOGUE[name], Entry(name=name)
    said = [
        _fact(field.name, value)
        for field in dataclasses.fields(Entry)
        if (value := getattr(entry, field.name)) != getattr(plain, field.name)
    ]
    file = file_of(name)
    if said and file is not None:
        yield "facts", f"{_row(Path(file), name)}: {', '.join(said)}"


def _fact(field: str, value: Any) -> str:
    if value is True:
        return field
    if isinstance(value, Effect):
        parts = dataclasses.fields(Effect)
        known = [one.name for one in parts if getattr(value, one.name) != one.default]
        return f"effect={' '.join(known) or 'nothing'}"
    return f"{field}={getattr(value, '__name__', value)}"


def _derivative(name: str) -> Iterator[tuple[str, str]]:
    rules = default_rules()
    if (rule := rules.find(name)) is not None:
        table = TABLES.get(name.partition(".")[0])
        where = "" if table is None else f"  ({'/'.join(table.split('.')[1:])}.py)"
        yield from (("rule", line + where) for line in rule.describe() if line)
    if rules.is_inactive(name):
        yield "rule", "no derivative flows through it"
    found = rules.methods(name) or methods(name)
    if found is None:
        return
    for method, where in _METHODS.items():
        if (function := getattr(found, method)) is not None:
            yield where, _place(function)
    if found.no_reverse:
        yield "reverse sweep", found.no_reverse
    if found.refused:
        yield "refused", found.refused


def _meaning(name: str) -> Any:
    import_module("ad_opt.lowering.interpreters.core")  # which fills the tables
    tables = (registry.OPS, registry.FRAMED, registry.CONTROL, registry.BRANCHES)
    return next((table[name] for table in tables if name in table), None)


def _place(made: Any) -> str:
    """The file, line and name of a class or function."""
    made = inspect.unwrap(made)
    source = inspect.getsourcefile(made)
    assert source is not None
    line = inspect.getsourcelines(made)[1]
    return f"{_shown(Path(source).resolve())}:{line}: {made.__qualname__.partition('.<')[0]}"


def _row(path: Path, name: str) -> str:
    """The file and line in which a row of a table names an operation."""
    short = re.compile(rf"[\" ]{re.escape(name.partition('.')[2])}[\" ]")
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if short.search(line):
            return f"{_shown(path)}:{number}"
    return _shown(path)


def _shown(path: Path) -> str:
    inside = "site-packages" not in path.parts and path.is_relative_to(_ROOT)
    return str(path.relative_to(_ROOT)) if inside else "/".join(path.parts[-3:])

"""Lists of operations outside of the catalogue, in the source of passes and in their modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

from ad_opt.passes.ops.catalogue import Catalogue
from ad_opt.passes.ops.entry import Entry

ELSEWHERE = ("passes/ops/entries", "passes/rules/tables", "passes/autodiff/operations")
"""The entries themselves, and the two rooms that have what is differentiated, by operation."""

ENTERED = Catalogue()
"""Entries as the tables have them; passes enter more while they run."""
ENTERED.read_all()
NAMES = frozenset(ENTERED)

FACTS = tuple(
    "loop counted parallel per_element once yields jump loads element consecutive moves fills same "
    "null function variable names_variable constant widens extreme singular selects divides".split()
)
"""Columns of the catalogue by which a list of operations is one that everybody may ask for."""

REASON = re.compile(r"[Nn]o fact")
QUOTED = re.compile(r"""["'][a-z_]+\.[\w.]+["']""")
"""Text that may be the name of an operation."""


def files(root: Path) -> Iterator[Path]:
    """Yield the files of passes that should ask the catalogue."""
    for path in sorted((root / "passes").rglob("*.py")):
        if not str(path.relative_to(root)).startswith(ELSEWHERE):
            yield path


def shared_facts(names: Iterable[str]) -> set[str]:
    """Return the facts that hold for all of several operations."""
    common = [facts_of(ENTERED[name]) for name in names]
    return set.intersection(*common) if len(common) > 1 else set()


def facts_of(entry: Entry) -> set[str]:
    """Return the facts that hold for an operation, by name."""
    found = {name for name in FACTS if getattr(entry, name)}
    effect = entry.effect
    more = {
        "a call": entry.calls != "",
        "a store": entry.stores is not None,
        "a load or store": entry.loads or entry.stores is not None,
        "a view": effect is not None and effect.views,
        "an allocation": effect is not None and effect.allocates and not entry.null,
    }
    return found | {name for name, holds in more.items() if holds}


def is_operation(text: object) -> bool:
    """True for the name of an operation that has an entry."""
    return isinstance(text, str) and text in NAMES


def written_lists(source: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the lines of lists of operations that share a fact and give no reason beside them."""
    if len(QUOTED.findall(source)) < 2:
        return
    lines = source.splitlines()
    tree = ast.parse(source)
    tables = [node for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.AnnAssign)]
    spans = [(node.lineno, node.end_lineno or node.lineno) for node in tables]
    for node in ast.walk(tree):
        if not isinstance(node, ast.Set | ast.Tuple | ast.List):
            continue
        names = [
            str(x.value) for x in node.elts if isinstance(x, ast.Constant) and is_operation(x.value)
        ]
        if len(names) < 2 or not shared_facts(names):
            continue
        own = (node.lineno, node.end_lineno or node.lineno)
        first, last = next((s for s in spans if s[0] <= own[0] and own[1] <= s[1]), own)
        if not REASON.search("\n".join(lines[max(0, first - 3) : last + 2])):
            yield node.lineno, names


def made_lists(path: Path, root: Path) -> Iterator[tuple[str, set[str], str]]:
    """Yield the constants of a module that are lists of operations, with what is said of them;
    what the catalogue was asked for (``views_of(...)``) is none.
    """
    module = import_module("ad_opt." + ".".join(path.relative_to(root).with_suffix("").parts))
    body = ast.parse(path.read_text()).body
    for at, statement in enumerate(body):
        target = statement.targets[0] if isinstance(statement, ast.Assign) else None
        if not isinstance(target, ast.Name):
            continue
        assert isinstance(statement, ast.Assign)
        made: object = getattr(module, target.id, None)
        if not isinstance(made, set | frozenset | tuple | list):
            continue
        names = {str(x) for x in made if is_operation(x)}
        if not names or re.fullmatch(r"\w+_of\([^()]*\)", ast.unparse(statement.value)):
            continue
        after = body[at + 1] if at + 1 < len(body) else None
        said = ast.unparse(after) if isinstance(after, ast.Expr) else ""
        if len(names) > 1 and 2 * len(names) > len(made):
            yield target.id, names, said

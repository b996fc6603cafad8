"""Imports between modules: at the top, inside of functions, for types only, and by strings.

`circles` gives the groups of folders, or of files, that import each other, directly or by way of
others.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

BUILDINGS = ("tools", "ad_opt", "passes", "lowering", "dialects")
MODULE = re.compile(r"ad_opt(\.[a-z_0-9]+)+")
QUOTED = re.compile(r"""["']ad_opt""")
"""Text that a module's name may begin with."""


def name_of(path: Path, root: Path) -> str:
    """The name of a module; that of its folder for an ``__init__.py``."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(_below_ad_opt(parts[:-1] if parts[-1] == "__init__" else parts))


def _below_ad_opt(folders: tuple[str, ...]) -> tuple[str, ...]:
    return folders if folders[0] == "ad_opt" else ("ad_opt", *folders)


def modules(root: Path) -> dict[str, Path]:
    """The files of the buildings by the names of their modules; not ``__main__``, a command."""
    paths = (path for name in BUILDINGS for path in (root / name).rglob("*.py"))
    return {name_of(path, root): path for path in paths if path.name != "__main__.py"}


@cache
def import_nodes(path: Path) -> tuple[ast.Import | ast.ImportFrom | ast.Constant, ...]:
    """The imports of a file, and strings that may be modules of ours; read once."""
    found: list[ast.Import | ast.ImportFrom | ast.Constant] = []
    text = path.read_text()
    module = ast.parse(text)
    for node in ast.walk(module) if QUOTED.search(text) else _statements(module):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.append(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if MODULE.fullmatch(node.value):
                found.append(node)
    return tuple(found)


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements in a node at any depth: imports are among them."""
    for field in ("body", "orelse", "finalbody", "handlers", "cases"):
        inner = getattr(node, field, None)
        for statement in inner if isinstance(inner, list) else ():
            yield statement
            yield from _statements(statement)


def imports(path: Path, known: Mapping[str, Path], root: Path) -> Iterator[str]:
    """The modules of ours that a file imports, however it does so."""
    package = _below_ad_opt(path.relative_to(root).parent.parts)
    for node in import_nodes(path):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join(filter(None, (*base, node.module)))
            full = [f"{module}.{alias.name}" for alias in node.names]
            names = [name if name in known else module for name in full]
        else:
            names = [str(node.value)]
        yield from (name for name in names if name in known)


def file_graph(root: Path) -> dict[str, set[str]]:
    """The files that each file imports; what ``__init__`` files load is left out."""
    known = modules(root)
    files = {name: path for name, path in known.items() if path.name != "__init__.py"}
    return {
        name: {other for other in imports(path, known, root) if other in files} - {name}
        for name, path in files.items()
    }


def folder_graph(root: Path) -> dict[str, set[str]]:
    """The folders that files of each folder import; what ``__init__`` files load is left out."""
    known = modules(root)
    graph: dict[str, set[str]] = {}
    for path in known.values():
        if path.name != "__init__.py":
            here = name_of(path.parent / "__init__.py", root)
            found = (known[name] for name in imports(path, known, root))
            rooms = {name_of(p.parent / "__init__.py", root) for p in found if p.stem != "__init__"}
            graph.setdefault(here, set()).update(rooms - {here})
    return graph


def circles(graph: Mapping[str, set[str]]) -> set[frozenset[str]]:
    """Groups of more than one node, each of which reaches all others of its group."""
    reached = {folder: _reachable(graph, graph[folder]) for folder in graph}
    groups = (
        frozenset(other for other in reached[folder] if folder in reached.get(other, ()))
        for folder in graph
        if folder in reached[folder]
    )
    return set(groups)


def _reachable(graph: Mapping[str, set[str]], first: Iterable[str]) -> set[str]:
    seen: set[str] = set()
    pending = list(first)
    while pending:
        folder = pending.pop()
        if folder not in seen:
            seen.add(folder)
            pending += graph.get(folder, ())
    return seen

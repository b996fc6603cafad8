"""The site: every page has its place, and pages become notebooks. `make docs` builds it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

WRITTEN_BY_PROGRAMS = {"index.md", "gallery.md", "notebooks.md", "passes.md", "commands.md"}


def in_navigation(root: Path) -> set[str]:
    _, _, nav = (root / "mkdocs.yml").read_text().partition("\nnav:\n")
    return set(re.findall(r"([\w/-]+\.md)$", nav, re.MULTILINE))


def test_every_page_is_in_the_navigation(root: Path) -> None:
    pages = {str(path.relative_to(root / "docs")) for path in (root / "docs").rglob("*.md")}
    pages = {page for page in pages if not re.match(r"diagnostics/AD", page)}
    assert in_navigation(root) == pages | WRITTEN_BY_PROGRAMS | {"diagnostics/index.md"}


def test_the_api_reference_names_everything_that_is_public(root: Path) -> None:
    import ad_opt

    named = set(re.findall(r"^::: ad_opt\.(\w+)$", (root / "docs/api/python.md").read_text(), re.M))
    assert named == set(ad_opt.__all__) - {"__version__"}


def test_the_gallery_shows_scripts_that_are_there(root: Path) -> None:
    tree = ast.parse((root / "docs" / "site" / "generate.py").read_text())
    tables = {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        if node.targets[0].id in ("GALLERY", "NOTEBOOKS")
    }
    assert all((root / "examples" / script).is_file() for script in tables["GALLERY"])
    own = {f"gallery/{path.name}" for path in (root / "examples" / "gallery").glob("*.py")}
    assert own <= set(tables["GALLERY"])


def test_pages_become_notebooks(root: Path) -> None:
    jupytext = pytest.importorskip("jupytext")
    page = (
        (root / "docs" / "autodiff-from-scratch.md").read_text().replace("```py\n", "```python\n")
    )
    cells = jupytext.reads(page, fmt="md").cells
    code = [cell.source for cell in cells if cell.cell_type == "code"]
    assert len(code) == page.count("```python\n")
    assert all(ast.parse(source) for source in code)

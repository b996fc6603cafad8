"""Maps of the repository in the documents have a row for every folder, and no row too many."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest


def tracked(root: Path, folder: str) -> set[str]:
    """Files that belong to the repository, below ``folder``."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", folder]
    found = subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True)
    return {name for name in found.stdout.split("\n") if name and (root / name).is_file()}


def folders(names: set[str]) -> set[str]:
    return {str(parent) for name in names for parent in Path(name).parents} - {"."}


def section(root: Path, page: str, title: str) -> str:
    """The text below a heading of a page of ``docs/``."""
    text = (root / "docs" / page).read_text()
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found.group(1)


def first_cells(text: str) -> list[str]:
    """Return the words between backquotes in the first column of the tables."""
    cells = re.findall(r"^\|(.*?)\|", text, re.MULTILINE)[2:]
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def test_every_folder_of_tests_has_a_row(root: Path) -> None:
    named = first_cells(section(root, "testing.md", "Folders"))
    present = {name.removeprefix("tests/") for name in folders(tracked(root, "tests"))}
    packages = {"strategies/mlir_programs", "strategies/random_c", "strategies/smooth_programs"}
    assert sorted(named) == sorted(present - packages - {"tests"} | {"."})


@pytest.mark.parametrize(
    ("title", "folder"), [("Files of `tests/` itself", "tests"), ("Strategies", "tests/strategies")]
)
def test_every_file_has_a_row(root: Path, title: str, folder: str) -> None:
    text = section(root, "testing.md", title)
    named = [name for name in first_cells(text) if not name.endswith("/")]
    below = [Path(name).relative_to(folder) for name in tracked(root, folder)]
    ours = {path.parts[0] for path in below if folder != "tests" or len(path.parts) == 1}
    assert sorted(named) == sorted(ours)
    for path in below:  # files of packages stand in their row
        if folder != "tests" and len(path.parts) == 2 and path.name != "__init__.py":
            start = f"| `{path.parts[0]}`"
            row = next(line for line in text.splitlines() if line.startswith(start))
            assert f"`{path.name}`" in row


def test_paths_lead_somewhere(root: Path) -> None:
    """`a/b.py` may leave out folders in front; `a/b.py`: `name` says what is defined there."""
    text = (root / "docs" / "architecture.md").read_text()
    files = {name for name in tracked(root, ".") if name.endswith(".py")}
    wrong: list[str] = []
    for path, names in re.findall(r"`([\w/*]+\.py)`((?::? `\w+`(?: of)?)*)", text):
        fits = re.compile("(?:.*/)?" + re.escape(path).replace(r"\*", "[^/]*"))
        found = [name for name in files if fits.fullmatch(name)]
        wrong += [] if found else [path]
        sources = "\n".join((root / name).read_text() for name in found)
        for name in re.findall(r"`(\w+)`", names):
            if not re.search(rf"^\s*(?:def|class) {name}\b|^{name}\b.* = ", sources, re.MULTILINE):
                wrong.append(f"{path}: {name}")
    assert not wrong

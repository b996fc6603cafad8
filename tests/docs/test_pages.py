"""Pages that are programs, and pages that quote files."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGES = ["new-dialect", "new-op", "new-rule", "new-pass", "new-solver"]
QUOTE = re.compile(r"^```\w+ (\S+)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def test_autodiff_from_scratch_runs(root: Path) -> None:
    page = (root / "docs" / "autodiff-from-scratch.md").read_text()
    program = "\n".join(re.findall(r"^```py\n(.*?)^```", page, re.DOTALL | re.MULTILINE))
    done = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_front_end_of_tensors_runs(root: Path) -> None:
    """Its blocks go on from each other."""
    page = (root / "docs" / "tensor-frontend.md").read_text()
    found: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE):
        exec(block, found)


@pytest.mark.parametrize("page", PAGES)
def test_quotes_are_what_the_files_say(root: Path, page: str) -> None:
    quotes = QUOTE.findall((root / "docs" / f"{page}.md").read_text())
    assert quotes
    for path, text in quotes:
        for part in re.split(r"^\s*(?:#|//) \.\.\.\n", text, flags=re.MULTILINE):
            assert part.strip("\n") in (root / path).read_text(), f"{path}:\n{part}"

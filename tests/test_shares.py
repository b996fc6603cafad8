"""Shares of long tables: each has its part of the rows, and all together have all of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

STRATEGIES = Path(__file__).parent / "strategies"
TABLE = """
import pytest

@pytest.mark.parametrize("row", range(11))
def test_rows(row):
    pass

def test_one():
    pass
"""


def rows(folder: Path, turn: int) -> set[str]:
    """The tests that a turn collects."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "shares", "--collect-only", "--share=3"]
    run = subprocess.run(
        [*command, f"--turn={turn}", "test_table.py"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(STRATEGIES)},
        capture_output=True,
        text=True,
        check=True,
    )
    return {line for line in run.stdout.splitlines() if "::" in line}


def test_turns_together_are_the_table(tmp_path: Path) -> None:
    (tmp_path / "test_table.py").write_text(TABLE)
    turns = [rows(tmp_path, turn) for turn in range(3)]
    assert [len(turn) for turn in turns] == [5, 5, 5]
    assert len(set[str]().union(*turns)) == 12
    assert rows(tmp_path, 3) == turns[0]

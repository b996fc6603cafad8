"""The page about JAX and PyTorch runs, a library at a time."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from python_runs import run_python

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "jax-and-pytorch.md").read_text()


@pytest.mark.parametrize(("library", "heading"), [("torch", "PyTorch"), ("jax", "JAX")])
def test_blocks(library: str, heading: str) -> None:
    pytest.importorskip(library)
    (section,) = re.findall(rf"^## {heading}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    blocks: list[Any] = re.findall(r"^```py\n(.*?)^```", section, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 2
    done = run_python(["-c", "".join(blocks)], ROOT)
    assert done.returncode == 0, done.stderr
